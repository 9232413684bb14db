"""How long the event loop keeps those waiting who need it: what everybody feels."""

import asyncio
from collections import deque
from typing import Final

BEAT: Final = 0.05
"""Seconds between two looks."""
KEPT: Final = 200
"""Looks that are remembered: those of the last ten seconds."""


class Pulse:
    """Looks again and again how much later than it should it comes to look."""

    def __init__(self) -> None:
        self._late: Final[deque[float]] = deque(maxlen=KEPT)

    async def beat(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + BEAT
            await asyncio.sleep(BEAT)
            self._late.append(max(0.0, loop.time() - due))

    def late(self) -> tuple[int, int]:
        """Milliseconds by which it was late lately: at the 99th of a hundred looks, and at most."""
        ordered = sorted(self._late) or [0.0]
        return round(1000 * ordered[len(ordered) * 99 // 100]), round(1000 * ordered[-1])
