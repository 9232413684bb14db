"""SKULL-7.7: which wagers can still come true, decided exactly.

Every roll can show anything, so what can still happen depends on a few counts only. Dice placed
together can as well be placed one after another on the same level, so one die at a time reaches
every end. Tokens beyond the dice in the supply bring no die and change nothing here.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.parts import (
    EYES,
    GEM_LEVEL,
    MARKERS,
    NOSE,
    PRINTED,
    WAGERS,
)
from ludoteka.games.emerald_skulls.rules.wagers import (
    BUST,
    GEM,
    RUN,
    STOP,
    TURN_DICE,
    won,
)

_KNOWN: Final[dict[int, int]] = {}


def reachable(
    lower: i64,
    upper: i64,
    nose: i64,
    nose_skulls: i64,
    eyes: i64,
    skulls: i64,
    floor: i64,
    hand: i64,
    picks: i64,
    tokens: i64,
) -> int:
    """The wagers that can still come true before a roll, as a mask.

    `nose` are the dice showing III there, `skulls` all skull dice on the board.
    """
    supply: i64 = TURN_DICE - hand - lower - upper - nose - nose_skulls - eyes
    extra: i64 = tokens if tokens < supply else supply
    board: i64 = (((lower * 8 + upper) * 8 + nose) * 8 + nose_skulls) * 8 + eyes
    key: i64 = ((((board * 8 + skulls) * 8 + floor) * 8 + hand) * 4 + picks) * 8 + extra
    known = _KNOWN.get(key)
    if known is None:
        turn = _Turn(lower, upper, nose, nose_skulls, eyes, skulls, floor, hand, picks, extra)
        known = turn.wagers()
        _KNOWN[key] = known
    return known


class _Turn:
    """A turn before a roll, as far as the wagers can tell."""

    def __init__(
        self,
        lower: i64,
        upper: i64,
        nose: i64,
        nose_skulls: i64,
        eyes: i64,
        skulls: i64,
        floor: i64,
        hand: i64,
        picks: i64,
        tokens: i64,
    ) -> None:
        self.lower: Final = lower
        self.upper: Final = upper
        self.nose: Final = nose
        self.nose_skulls: Final = nose_skulls
        self.eyes: Final = eyes
        self.skulls: Final = skulls
        self.floor: Final = floor
        self.hand: Final = hand
        self.picks: Final = picks
        self.tokens: Final = tokens

    def wagers(self) -> int:
        """SKULL-4, 5 and 6 Whatever a roll, a placement or a reroll action can lead to."""
        found: i64 = self._ended(BUST, 0, 0) if self.floor >= 2 else i64(0)
        first: i64 = max(self.floor, 1)
        for level in range(first, GEM_LEVEL):
            if level < EYES or self.eyes < PRINTED.holds[EYES]:
                found |= self._placed(level, 0) | self._placed(level, 1)
        gem: i64 = GEM | RUN if self.hand == 1 else GEM
        found |= self._ended(gem, 1, 0) | self._ended(gem, 1, 1)
        if self.tokens > 0:
            found |= self._again(0, 1)
        if self.nose > 0 and self.picks < MARKERS:
            found |= self._again(1, 0)
        return found

    def _placed(self, level: i64, skull: i64) -> i64:
        """One die, a skull or not, on one of the levels below the gem."""
        after = _Turn(
            self.lower + (1 if level == 1 else 0),
            self.upper + (1 if level == 2 else 0),
            self.nose + (1 - skull if level == NOSE else i64(0)),
            self.nose_skulls + (skull if level == NOSE else i64(0)),
            self.eyes + (1 if level == EYES else 0),
            self.skulls + skull,
            level,
            self.hand - 1,
            self.picks,
            self.tokens,
        )
        if after.hand == 0:
            return after._ended(RUN, 0, 0)
        return after._ended(STOP, 0, 0) | after._again(0, 0)

    def _again(self, picked: i64, drawn: i64) -> i64:
        """The next roll, after a nose pick, with a die drawn by a token, or neither."""
        return reachable(
            self.lower,
            self.upper,
            self.nose - picked,
            self.nose_skulls,
            self.eyes,
            self.skulls,
            self.floor,
            self.hand + picked + drawn,
            self.picks + picked,
            self.tokens - drawn,
        )

    def _ended(self, out: i64, gem: i64, gem_skull: i64) -> i64:
        """The wagers that hold if the turn ends here; `gem` dice are placed on level 5."""
        wild: i64 = self.skulls + gem_skull
        nose: i64 = self.nose + self.nose_skulls
        teeth: i64 = self.lower + self.upper
        above: i64 = nose + self.eyes + gem
        plain: i64 = teeth + above - wild
        lead: i64 = self.lower - self.upper
        lower, upper, eyes, hand = self.lower, self.upper, self.eyes, self.hand - gem
        counted = vec[i64](
            [self.picks, wild, plain, lower, upper, teeth, nose, eyes, above, gem_skull, hand, lead]
        )
        return won(WAGERS, counted, out)
