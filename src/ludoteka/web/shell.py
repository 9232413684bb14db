"""What the core of the server is given from outside: a store, somebody who thinks, and ways to do
longer work without keeping everybody waiting. Rooms, requests and connections know only this."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from ludoteka.web.presence import Alone, Presence
from ludoteka.web.store import Store
from ludoteka.web.turns import Urgency, at_once

Given = TypeVar("Given")
Result = TypeVar("Result")


class Thinkers(Protocol):
    """Whoever computes for the tables: worker processes, or just this one."""

    async def run(
        self, work: Callable[[Given], Result], about: Given, urgency: Urgency = at_once
    ) -> Result:
        """Compute something: a function of a module, what it is given and what it tells, all of
        which can be sent to another process. The most urgent goes first."""

    def close(self) -> None: ...


class Elsewhere(Protocol):
    """Does something with what this process has in memory while others go on: `asyncio.to_thread`
    is one. It still takes from them what it computes, so nothing long belongs here that `Thinkers`
    could do."""

    def __call__(self, work: Callable[..., Result], /, *given: Any) -> Awaitable[Result]: ...


@dataclass(frozen=True)
class Shell:
    """Everything from outside. People wait for the `bots` they play with, nobody for the `others`
    that play among themselves. `aids` and `reviews` may take long, and so may the other `works`
    that strangers can ask for."""

    store: Store
    bots: Thinkers
    others: Thinkers
    aids: Thinkers
    reviews: Thinkers
    works: Thinkers
    elsewhere: Elsewhere
    presence: Presence = field(default_factory=Alone)

    async def close(self) -> None:
        for thinkers in (self.bots, self.others, self.aids, self.reviews, self.works):
            thinkers.close()
        await self.presence.close()
        await self.store.close()


class ThinkHere:
    """Thinkers that think in this process, while everybody waits."""

    async def run(
        self, work: Callable[[Given], Result], about: Given, urgency: Urgency = at_once
    ) -> Result:
        return work(about)

    def close(self) -> None:
        pass


async def do_here(work: Callable[..., Result], /, *given: Any) -> Result:
    """Elsewhere is here."""
    return work(*given)


def all_here(store: Store) -> Shell:
    """A shell that is nothing but this process: everybody waits for everything."""
    here = ThinkHere()
    return Shell(store, here, here, here, here, here, do_here)
