"""Long work with what the event loop has in memory, done in pieces: others go on between them."""

import asyncio
from collections.abc import Generator
from typing import TypeAlias, TypeVar

Result = TypeVar("Result")
Pieces: TypeAlias = Generator[None, None, Result]
"""Work that yields after each piece, and returns its result."""


async def in_pieces(work: "Pieces[Result]") -> Result:
    while True:
        try:
            next(work)
        except StopIteration as ended:
            result: Result = ended.value
            return result
        await asyncio.sleep(0)


def at_once(work: "Pieces[Result]") -> Result:
    """The same while everybody waits."""
    while True:
        try:
            next(work)
        except StopIteration as ended:
            result: Result = ended.value
            return result
