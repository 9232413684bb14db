"""How a server behaves; the defaults are those of `ludoteka serve`."""

from typing import Final, NamedTuple

import msgspec

LARGEST_MESSAGE: Final = 32 * 1024
"""Bytes of a WebSocket message; a longer one ends the connection (code 1009)."""
LARGEST_BODY: Final = 256 * 1024
LARGEST_RECORD: Final = 1024 * 1024
"""Bytes of an HTTP request; records may be larger than the others."""


BODY_PATIENCE: float = 30.0
"""Seconds in which the body of a request must have come."""


class Rate(NamedTuple):
    """So many a second after a first burst."""

    rate: float
    burst: int


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits and patience. Times are seconds; rates are those of one address, but for messages,
    which are counted for each connection."""

    message_rate: float = 10
    message_burst: int = 40
    strikes: int = 20  # refused messages after which a connection ends
    request_rate: float = 20
    request_burst: int = 100
    tables: Rate = Rate(0.5, 200)
    bots: Rate = Rate(2, 600)  # seats of bots at new tables
    uploads: Rate = Rate(0.2, 50)
    reviews: Rate = Rate(0.2, 50)
    hints: Rate = Rate(1, 60)
    chats: Rate = Rate(1, 60)
    connections: int = 10_000
    connections_per_address: int = 200
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word for an address is trusted
    origins: tuple[str, ...] = ()  # pages of other addresses that may ask in a visitor's name
    keep_days: int = 0  # after which a table that nobody has used is removed; 0 keeps all
    archive: str = ""  # the folder into which such tables are written before
    headers: float = 20  # in which a connection must say what it wants
    hello: float = 10
    gone: float = 15  # after which a person who left may be replaced
    idle: float = 60  # after which an unused table is dropped from memory
    sweep: float = 10
    bot_pause: float = 0.4  # a bot's move takes at least so long, so that people can follow
    thinkers: int = 1
    lab: bool = False  # people from elsewhere may use the lab as well


class Bucket:
    """A rate limit: `take` is False when too much was taken lately."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = float(rate.burst)
        self._at = now

    def take(self, now: float, count: int = 1) -> bool:
        self._left = min(self._rate.burst, self._left + max(0.0, now - self._at) * self._rate.rate)
        self._at = now
        if self._left < count:
            return False
        self._left -= count
        return True

    def wait(self, count: int = 1) -> float:
        """Seconds until so much can be taken, from the last time somebody tried."""
        return max(0.0, count - self._left) / self._rate.rate

    def full(self, now: float) -> bool:
        """Whether nothing was taken lately, so that the bucket may be forgotten."""
        return self._left + (now - self._at) * self._rate.rate >= self._rate.burst
