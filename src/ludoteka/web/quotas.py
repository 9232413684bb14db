"""How much one address may ask of a server, and when it may ask again."""

import math
from typing import Final

from ludoteka.kernel.faults import Refused
from ludoteka.web import times
from ludoteka.web.settings import Bucket, Rate

MOST_KNOWN: Final = 10_000
"""Addresses remembered; then those that have asked for nothing lately are forgotten."""


class Quota:
    """What the addresses have asked for lately, of one kind of thing."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._buckets: Final[dict[str, Bucket]] = {}

    def take(self, address: str, count: int = 1) -> None:
        """`Refused` says in how many seconds to try again."""
        now = times.steady() / 1000
        if len(self._buckets) > MOST_KNOWN:
            for old in [each for each, bucket in self._buckets.items() if bucket.full(now)]:
                del self._buckets[old]
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, now)
        if not bucket.take(now, count):
            raise Refused("too-many", seconds=math.ceil(bucket.wait(count)))
