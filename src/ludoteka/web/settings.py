"""How a server behaves; the defaults are those of `ludoteka serve`."""

from typing import Final

import msgspec

LARGEST_MESSAGE: Final = 32 * 1024
"""Bytes of a WebSocket message; a longer one ends the connection (code 1009)."""
LARGEST_BODY: Final = 256 * 1024
LARGEST_RECORD: Final = 1024 * 1024
"""Bytes of an HTTP request; records may be larger than the others."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits and patience. Times are seconds; a rate is so many a second after a first burst."""

    message_rate: float = 10
    message_burst: int = 40
    strikes: int = 20  # refused messages after which a connection ends
    request_rate: float = 20
    request_burst: int = 100
    hello: float = 10
    gone: float = 15  # after which a person who left may be replaced
    idle: float = 60  # after which an unused table is dropped from memory
    sweep: float = 10
    bot_pause: float = 0.4  # a bot's move takes at least so long, so that people can follow
    thinkers: int = 1


class Bucket:
    """A rate limit: `take` is False when too much was taken lately."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._at = now

    def take(self, now: float) -> bool:
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether nothing was taken lately, so that the bucket may be forgotten."""
        return self._left + (now - self._at) * self._rate >= self._burst
