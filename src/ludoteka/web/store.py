"""What is stored of tables, and what a store must do: `sql_store.py` or `memory_store.py`."""

from collections.abc import Awaitable, Callable, Container
from typing import Protocol, TypeAlias


class Event:
    """Something that happened at a table. `body` is JSON."""

    __slots__ = ("at", "body", "seq")

    def __init__(self, seq: int, at: int, body: str) -> None:
        self.seq = seq
        self.at = at
        self.body = body


class Summary:
    """What the list of tables shows of one. `listed` ones are shown to everybody."""

    __slots__ = ("created", "listed", "summary")

    def __init__(self, created: int, listed: bool, summary: str) -> None:
        self.created = created
        self.listed = listed
        self.summary = summary


class Change:
    """What one table wants stored, all or nothing."""

    __slots__ = ("events", "summary", "table")

    def __init__(self, table: str, events: list[Event], summary: Summary | None) -> None:
        self.table = table
        self.events = events
        self.summary = summary


Heard: TypeAlias = Callable[[str, int], None]
"""Told the table and the number of an event that somebody else has put into the same store."""
Missed: TypeAlias = Callable[[], None]
"""Told that others may have stored something that was not heard."""


class Store(Protocol):
    """Where tables are kept."""

    def listen(self, heard: Heard, missed: Missed, known: Container[str]) -> None:
        """From now on say what others store of the tables that are `known` here, and whenever that
        could not be said for a while."""

    def append(self, change: Change) -> Awaitable[None]:
        """Done when the change is stored for good. `Refused` otherwise: nothing is stored if an
        event of that number is there already or the one before it is not (`store-conflict`);
        if the store is in trouble nobody knows (`outcome-unknown`) until it is read again."""

    async def events(self, table: str, since: int = -1) -> list[Event]:
        """What happened at a table after event number `since`, in order; empty if there is none.
        `Refused` if the store cannot be read now (`store-away`)."""

    async def listed(self, most: int) -> list[str]:
        """The summaries of the newest public tables."""

    async def close(self) -> None:
        """Store what is under way and end."""
