"""SKULL-16: a roller's turn as a number, for the exact odds.

A turn before a roll is one number (`key`): the dice on levels 1 to 4, the hand, the floor, the
nose picks and the tokens. So is a turn that has ended (`final`), and what the roller does.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.dice import sets_of
from ludoteka.games.emerald_skulls.rules.parts import EYES, GEM_LEVEL, MARKERS, NOSE, PRINTED
from ludoteka.games.emerald_skulls.rules.wagers import GEM, RUN, TURN_DICE, features

# A key: three bits for each count of natural dice, then of skull dice, on levels 1 to 4.
_SKULLS_AT: Final = 12
_HAND_AT: Final = 24
_FLOOR_AT: Final = 27
_PICKS_AT: Final = 30
_TOKENS_AT: Final = 32
_ONE_AT_NOSE: Final[int] = 8 ** (NOSE - 1)
_ONE_IN_HAND: Final = 2**_HAND_AT
_ONE_PICK: Final = 2**_PICKS_AT
_ONE_TOKEN: Final = 2**_TOKENS_AT
_FLOOR_MASK: Final = 7 * 2**_FLOOR_AT

# An action is a number in canonical order (SKULL-16.1 c): a placement is level, natural dice and
# skull dice in octal digits; then the reroll actions and the bust.
PICK_ACTION: Final = 0o1000
TOKEN_ACTION: Final = 0o1001
BUST_ACTION: Final = 0o1002

_EYES_HOLD: Final[int] = PRINTED.holds[EYES]


class Dice:
    """One sort of roll: what shows of I to V (index 1 to 5) and of skulls (0), and its chance."""

    def __init__(self, shown: list[int], ways: int) -> None:
        self.shown: Final = shown
        self.ways: Final = ways


def _rolls(hand: int, lowest: int) -> list[Dice]:
    """SKULL-16.3 The rolls of a hand; faces below `lowest` cannot be placed and are not told."""
    found: list[Dice] = []
    live = GEM_LEVEL - lowest + 2  # the faces from `lowest` to V, and the skull
    for counts in sets_of(hand, live + 1):
        ways = (lowest - 1) ** counts[0]
        left = hand
        for count in counts:
            for each in range(count):
                ways = ways * (left - each) // (each + 1)
            left -= count
        if ways:
            shown = [counts[1], *([0] * (lowest - 1)), *counts[2:]]
            found.append(Dice(shown, ways))
    return found


ROLLS: Final = [[_rolls(hand, max(low, 1)) for low in range(6)] for hand in range(TURN_DICE + 1)]


def key_of(
    natural: vec[i64], skulls: vec[i64], hand: i64, floor: i64, picks: i64, tokens: i64
) -> i64:
    """The number of a turn; the lists go by level."""
    key: i64 = hand << _HAND_AT | floor << _FLOOR_AT | picks << _PICKS_AT | tokens << _TOKENS_AT
    for level in range(i64(1), i64(GEM_LEVEL)):
        key |= natural[level] << 3 * (level - 1) | skulls[level] << _SKULLS_AT + 3 * (level - 1)
    return key


def naturals_in(key: int, level: int) -> int:
    return key >> 3 * (level - 1) & 7


def skulls_in(key: int, level: int) -> int:
    return key >> _SKULLS_AT + 3 * (level - 1) & 7


def hand_in(key: int) -> int:
    return key >> _HAND_AT & 7


def floor_in(key: int) -> int:
    return key >> _FLOOR_AT & 7


def picks_in(key: int) -> int:
    return key >> _PICKS_AT & 3


def tokens_in(key: int) -> int:
    return key >> _TOKENS_AT


def lowest_of(key: int) -> int:
    """The lowest level that can take a die."""
    floor = floor_in(key)
    if floor == EYES and naturals_in(key, EYES) + skulls_in(key, EYES) >= _EYES_HOLD:
        return GEM_LEVEL
    return max(floor, 1)


def placed_key(key: int, level: int, natural: int, skulls: int) -> int:
    """The turn after a placement below the gem."""
    place = 3 * (level - 1)
    added = natural << place | skulls << _SKULLS_AT + place
    taken = (natural + skulls) * _ONE_IN_HAND
    return (key + added - taken) & ~_FLOOR_MASK | level << _FLOOR_AT


def picked_key(key: int) -> int:
    """The turn after a nose pick."""
    return key - _ONE_AT_NOSE + _ONE_IN_HAND + _ONE_PICK


def token_key(key: int) -> int:
    """The turn after spending a token."""
    used = hand_in(key)
    for level in range(1, GEM_LEVEL):
        used += naturals_in(key, level) + skulls_in(key, level)
    drawn = 1 if used < TURN_DICE else 0
    return key - _ONE_TOKEN + drawn * _ONE_IN_HAND


def can_pick(key: int) -> bool:
    return naturals_in(key, NOSE) > 0 and picks_in(key) < MARKERS


def final_of(key: int, out: int, gem: int) -> int:
    """A turn that has ended: `gem` is 0 without a die on level 5, 1 for a V, 2 for a skull."""
    return (key << 4 | out) << 2 | gem


class Ended:
    """A turn that has ended, taken apart."""

    def __init__(self, final: int) -> None:
        gem = final & 3
        key = final >> 6
        self.out: Final = final >> 2 & 15
        self.natural: Final = vec[i64]([0] * (GEM_LEVEL + 1))
        self.skulls: Final = vec[i64]([0] * (GEM_LEVEL + 1))
        for level in range(1, GEM_LEVEL):
            self.natural[level] = naturals_in(key, level)
            self.skulls[level] = skulls_in(key, level)
        self.natural[GEM_LEVEL] = 1 if gem == 1 else 0
        self.skulls[GEM_LEVEL] = 1 if gem == 2 else 0
        self.picks: Final = picks_in(key)
        self.hand: Final = hand_in(key)

    def counts(self) -> vec[i64]:
        return features(self.natural, self.skulls, self.picks, self.hand)


def room_in(key: int, level: int) -> int:
    """SKULL-5.4 How many dice a level can still take."""
    if level == GEM_LEVEL:
        return 1
    if level == EYES:
        return _EYES_HOLD - naturals_in(key, EYES) - skulls_in(key, EYES)
    return TURN_DICE


def gem_final(key: int, natural: int) -> int:
    """The end by a die on level 5: a V if `natural` is 1, else a skull."""
    after = key - _ONE_IN_HAND
    out = GEM | RUN if hand_in(after) == 0 else GEM
    return final_of(after, out, 1 if natural else 2)


def action_of(level: int, natural: int, skulls: int) -> int:
    """The number of a placement."""
    return (level * 8 + natural) * 8 + skulls


def level_in(action: int) -> int:
    """The level of a placement; above 5 for the other actions."""
    return action >> 6
