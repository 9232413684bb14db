"""Who goes next where several wait: whom somebody waits for most, and of those who came first."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

Urgency: TypeAlias = Callable[[], int]
"""How urgent something is now: the smaller, the more. It is asked when a place is free, since by
then somebody may have come or gone."""
PLAYED: Final = 0
WATCHED: Final = 1
UNATTENDED: Final = 2


def at_once() -> int:
    return PLAYED


class Turns:
    """So many places, and those who wait for one."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: Final[list[tuple[Urgency, asyncio.Future[None]]]] = []

    @asynccontextmanager
    async def taken(self, urgency: Urgency) -> AsyncIterator[None]:
        """A place, when it is one's turn."""
        if self._free:
            self._free -= 1
        else:
            await self._turn(urgency)
        try:
            yield
        finally:
            self._pass_on()

    async def _turn(self, urgency: Urgency) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((urgency, called))
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self._pass_on()
            else:
                self._waiting[:] = [each for each in self._waiting if each[1] is not called]
            raise

    def _pass_on(self) -> None:
        self._waiting[:] = [each for each in self._waiting if not each[1].done()]
        if not self._waiting:
            self._free += 1
            return
        first = min(range(len(self._waiting)), key=lambda place: self._waiting[place][0]())
        self._waiting.pop(first)[1].set_result(None)
