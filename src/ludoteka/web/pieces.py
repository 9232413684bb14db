"""Long work with what the event loop has in memory, done in pieces: others go on between them."""

import asyncio
from collections.abc import Generator
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")
Pieces: TypeAlias = Generator[None, None, Result]
"""Work that yields after each piece, and returns its result."""


async def in_pieces(work: "Pieces[Result]") -> Result:
    while not (ended := _next(work)):
        await asyncio.sleep(0)
    return ended[0]


def at_once(work: "Pieces[Result]") -> Result:
    """The same while everybody waits."""
    while not (ended := _next(work)):
        pass
    return ended[0]


def _next(work: "Pieces[Result]") -> tuple[Result] | None:
    """Do the next piece; the result once there is none."""
    try:
        next(work)
    except StopIteration as end:
        return (end.value,)
    return None
