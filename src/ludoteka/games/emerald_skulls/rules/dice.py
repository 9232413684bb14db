"""SKULL-1.1: sets of dice, numbered, so that the log can name them and lists be remembered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.parts import FACE_NAMES
from ludoteka.games.emerald_skulls.rules.wagers import TURN_DICE

FACES: Final[i64] = 6


def dice_key(counts: vec[i64]) -> i64:
    """Six counts as one number."""
    return (
        counts[0]
        | counts[1] << 3
        | counts[2] << 6
        | counts[3] << 9
        | counts[4] << 12
        | counts[5] << 15
    )


def sets_of(dice: int, faces: int) -> list[list[int]]:
    """How often each face can show, for every set of that many dice."""
    if faces == 1:
        return [[dice]]
    found: list[list[int]] = []
    for count in range(dice, -1, -1):
        for rest in sets_of(dice - count, faces - 1):
            found.append([count, *rest])
    return found


SETS: Final = [each for dice in range(TURN_DICE + 1) for each in sets_of(dice, FACES)]
SET_NAMES: Final = [
    " ".join([" ".join([FACE_NAMES[face]] * count) for face, count in enumerate(each) if count])
    or "–"
    for each in SETS
]
_PLACE: Final[dict[int, int]] = {dice_key(vec[i64](each)): n for n, each in enumerate(SETS)}


def set_of(counts: vec[i64]) -> int:
    """The number of a set of dice."""
    return _PLACE[dice_key(counts)]
