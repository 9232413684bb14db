"""What the pages of games ask (odds, a score pad): answered at once, or by thinkers."""

import asyncio
from typing import Final, NamedTuple

import msgspec

from ludoteka.games.kit import Aid
from ludoteka.games.registry import KITS
from ludoteka.kernel.faults import Refused
from ludoteka.web.shell import Elsewhere, Thinkers

MOST_WAITING: Final = 20
MOST_KNOWN: Final = 300
SHORT: Final = 16 * 1024
"""Bytes of a request that has no component file in it."""


class Asked(NamedTuple):
    """A request, and the component file that counts; it can be sent to another process."""

    game: str
    aid: str
    body: bytes
    parts: str


def told(asked: Asked) -> bytes:
    """The body of the answer."""
    aid = aid_of(asked.game, asked.aid)
    request = msgspec.json.decode(asked.body, type=aid.asked)
    return msgspec.json.encode(aid.told(request, asked.parts))


def aid_of(game: str, name: str) -> Aid:
    return next(aid for aid in KITS[game].aids if aid.name == name)


class Aids:
    """Answers. Whoever asks what somebody else is waiting for waits for the same answer."""

    def __init__(self, thinkers: Thinkers, elsewhere: Elsewhere) -> None:
        self._thinkers: Final = thinkers
        self._elsewhere: Final = elsewhere
        self._told: Final[dict[Asked, asyncio.Task[bytes]]] = {}

    async def tell(self, asked: Asked) -> bytes:
        """`Unreadable` if the request means nothing, or would take too long."""
        aid = aid_of(asked.game, asked.aid)
        if not aid.slow:
            long = asked.parts or len(asked.body) > SHORT
            how = self._thinkers.run if long else self._elsewhere
            return await how(told, asked)
        aid.check(msgspec.json.decode(asked.body, type=aid.asked))
        if asked not in self._told:
            self._begin(asked)
        return await asyncio.shield(self._told[asked])

    def _begin(self, asked: Asked) -> None:
        waiting = [each for each in self._told.values() if not each.done()]
        if len(waiting) >= MOST_WAITING:
            raise Refused("aid-busy")
        done = [each for each, task in self._told.items() if task.done()]
        for old in done[: max(0, len(self._told) - MOST_KNOWN + 1)]:
            del self._told[old]
        task = asyncio.get_running_loop().create_task(self._thinkers.run(told, asked))
        self._told[asked] = task
        task.add_done_callback(lambda ended: self._ended(asked, ended))

    def _ended(self, asked: Asked, task: asyncio.Task[bytes]) -> None:
        """What has failed is not remembered."""
        if task.cancelled() or task.exception() is not None:
            self._told.pop(asked, None)
