"""A store that lasts as long as its process: for tests, and where nothing else is at hand."""

from typing import Final

from ludoteka.kernel.faults import Refused
from ludoteka.web.store import Change, Event, Heard, Summary


class MemoryStore:
    """Tables in memory. Nobody else can write here, so there is never anything to hear."""

    def __init__(self) -> None:
        self._events: Final[dict[str, dict[int, Event]]] = {}
        self._summaries: Final[dict[str, Summary]] = {}

    def listen(self, heard: Heard) -> None:
        pass

    async def append(self, change: Change) -> None:
        known = self._events.get(change.table, {})
        new = {event.seq: event for event in change.events}
        if len(new) < len(change.events) or known.keys() & new.keys():
            raise Refused("store-conflict")
        self._events.setdefault(change.table, {}).update(new)
        if (told := change.summary) is not None:
            first = self._summaries.get(change.table, told)
            self._summaries[change.table] = Summary(first.created, told.listed, told.summary)

    async def events(self, table: str) -> list[Event]:
        return [event for _, event in sorted(self._events.get(table, {}).items())]

    async def listed(self, most: int) -> list[str]:
        found = [each for each in self._summaries.values() if each.listed]
        found.sort(key=lambda each: -each.created)
        return [each.summary for each in found[:most]]

    async def close(self) -> None:
        pass
