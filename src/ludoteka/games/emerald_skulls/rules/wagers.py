"""SKULL-7, 8 and 13: what a bet is about, and when it has come true.

A turn that has ended is a list of counts (`FEATURES`) and the out. A wager is data: outs, limits
of the counts, odd or even, and perhaps another wager that must hold as well or must not hold.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.kernel.components import Row
from ludoteka.kernel.masks import bit

TURN_DICE: Final = 7

# Outs (SKULL-8.1) as a mask; a double out is a gem and an empty hand at once (8.2).
BUST: Final[i64] = 1
STOP: Final[i64] = 2
GEM: Final[i64] = 4
RUN: Final[i64] = 8
DOUBLE: Final[i64] = 12
OUT_NAMES: Final = ["bust", "stop", "gem", "run", "double"]
OUTS: Final[list[int]] = [1, 2, 4, 8, 12]


FEATURES: Final = [
    "picks",
    "skulls",
    "naturals",
    "lower",
    "upper",
    "teeth",
    "nose",
    "eyes",
    "above",
    "gem_skulls",
    "hand",
    "lead",
]
"""What is counted: nose picks, skull dice and others on the board, dice on the jaws, on both, on
the nose, on the eyes, above the jaws, skulls on the gem, dice in hand, lower minus upper jaw."""


def features(natural: vec[i64], skulls: vec[i64], picks: i64, hand: i64) -> vec[i64]:
    """The counts of a turn that has ended, by the dice on each level (index 1 to 5)."""
    wild: i64 = 0
    plain: i64 = 0
    for dice in skulls:
        wild += dice
    for dice in natural:
        plain += dice
    lower: i64 = natural[1] + skulls[1]
    upper: i64 = natural[2] + skulls[2]
    teeth: i64 = lower + upper
    nose: i64 = natural[3] + skulls[3]
    eyes: i64 = natural[4] + skulls[4]
    above: i64 = wild + plain - teeth
    lead: i64 = lower - upper
    gem_skulls: i64 = skulls[5]
    return vec[i64](
        [picks, wild, plain, lower, upper, teeth, nose, eyes, above, gem_skulls, hand, lead]
    )


class Wager:
    """A condition on a turn that has ended."""

    def __init__(self, row: Row, also: "Wager | None", unless: "Wager | None") -> None:
        self.any_of: Final[i64] = _outs(row, "any")
        self.all_of: Final[i64] = _outs(row, "all")
        self.none_of: Final[i64] = _outs(row, "none")
        limited = [index for index, name in enumerate(FEATURES) if row.has(name)]
        limits = [row.numbers(FEATURES[index], -TURN_DICE, TURN_DICE) for index in limited]
        self.counts: Final = vec[i64](limited)
        self.lows: Final = vec[i64]([low for low, _ in limits])
        self.highs: Final = vec[i64]([high for _, high in limits])
        self.odd: Final[i64] = FEATURES.index(row.word("odd")) if row.has("odd") else -1
        self.even: Final[i64] = FEATURES.index(row.word("even")) if row.has("even") else -1
        self.also: Final = also
        self.unless: Final = unless

    def holds(self, counted: vec[i64], out: i64) -> bool:
        """SKULL-8.2 A double out counts as a gem and as an empty hand."""
        if self.any_of and not out & self.any_of:
            return False
        if out & self.all_of != self.all_of or out & self.none_of:
            return False
        place: i64 = 0
        for index in self.counts:
            if counted[index] < self.lows[place] or counted[index] > self.highs[place]:
                return False
            place += 1
        if self.odd >= 0 and counted[self.odd] % 2 == 0:
            return False
        if self.even >= 0 and counted[self.even] % 2 == 1:
            return False
        if self.also is not None and not self.also.holds(counted, out):
            return False
        return self.unless is None or not self.unless.holds(counted, out)


def _outs(row: Row, field: str) -> int:
    mask = 0
    for name in row.choices(field, OUT_NAMES) if row.has(field) else []:
        mask |= OUTS[OUT_NAMES.index(name)]
    return mask


def read_wagers(rows: list[Row]) -> list[Wager]:
    """The wagers of the box; one may build on another named before it."""
    found: dict[str, Wager] = {}
    for row in rows:
        known = list(found)
        also = found[row.choice("also", known)] if row.has("also") else None
        unless = found[row.choice("unless", known)] if row.has("unless") else None
        found[row.id] = Wager(row, also, unless)
    return list(found.values())


def won(wagers: list[Wager], counted: vec[i64], out: i64) -> int:
    """The wagers that hold, as a mask."""
    mask: i64 = 0
    for index, wager in enumerate(wagers):
        if wager.holds(counted, out):
            mask |= bit(index)
    return mask
