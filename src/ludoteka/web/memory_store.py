"""A store that lasts as long as its process: for tests, and where nothing else is at hand."""

from collections.abc import Container
from typing import Final

from ludoteka.kernel.faults import Refused
from ludoteka.web.store import Change, Event, Heard, Missed, Summary


class MemoryStore:
    """Tables in memory. Nobody else can write here, so there is never anything to hear."""

    def __init__(self) -> None:
        self._events: Final[dict[str, list[Event]]] = {}
        self._summaries: Final[dict[str, Summary]] = {}

    def listen(self, heard: Heard, missed: Missed, known: Container[str]) -> None:
        pass

    async def append(self, change: Change) -> None:
        known = self._events.get(change.table, [])
        if [event.seq for event in change.events] != [
            *range(len(known), len(known) + len(change.events))
        ]:
            raise Refused("store-conflict")
        self._events[change.table] = known + change.events
        if (told := change.summary) is not None:
            first = self._summaries.get(change.table, told)
            self._summaries[change.table] = Summary(first.created, told.listed, told.summary)

    async def events(self, table: str, since: int = -1) -> list[Event]:
        return self._events.get(table, [])[since + 1 :]

    async def listed(self, most: int) -> list[str]:
        found = [each for each in self._summaries.values() if each.listed]
        found.sort(key=lambda each: -each.created)
        return [each.summary for each in found[:most]]

    async def close(self) -> None:
        pass
