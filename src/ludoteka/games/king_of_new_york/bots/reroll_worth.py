"""What dice can be hoped for: the worth of rolling again, exactly, for any worth of a result.

All sets of up to eight dice are numbered, the small ones first, and each knows its number with
one die more. So the worth of rolling is found die by die: a set with a die still to be rolled is
worth the average of the six sets it can become, and the best choice of what to keep is the best
of a set and all smaller ones.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.parts import ALL_DICE, FACES

NOT_POSSIBLE: Final[i64] = -1_000_000_000


def _every_set() -> list[tuple[int, ...]]:
    """Every set of dice, as the number of dice for each face, by size."""
    found: list[tuple[int, ...]] = [(0,) * 6]
    layer = found
    for _ in range(int(ALL_DICE)):
        layer = sorted({_with(dice, face) for dice in layer for face in range(6)})
        found = [*found, *layer]
    return found


def _with(dice: tuple[int, ...], face: int) -> tuple[int, ...]:
    return (*dice[:face], dice[face] + 1, *dice[face + 1 :])


_SETS: Final = _every_set()
_PLACES: Final = {dice: place for place, dice in enumerate(_SETS)}
_FIRST: Final = [
    next(place for place, dice in enumerate(_SETS) if sum(dice) == size) for size in range(9)
] + [len(_SETS)]
"""Where the sets of each size begin."""
_MORE: Final = [_PLACES.get(_with(dice, face), -1) for dice in _SETS for face in range(int(FACES))]
"""By set and face: the set with one die more."""
_FEWER: Final = [
    _PLACES.get((*dice[:face], dice[face] - 1, *dice[face + 1 :]), -1)
    for dice in _SETS
    for face in range(int(FACES))
]


SETS: Final = [vec[i64](dice) for dice in _SETS]
"""The dice of each set, by face."""


def place_of(dice: vec[i64]) -> i64:
    """The number of a set of dice."""
    place: i64 = 0
    for face in range(i64(FACES)):
        for _ in range(dice[face]):
            place = _MORE[place * FACES + face]
    return place


def one_more(place: i64, face: i64) -> i64:
    """The set with one die more; -1 if there are no more dice."""
    return _MORE[place * FACES + face]


def one_fewer(place: i64, face: i64) -> i64:
    """The set with one die of a face less; -1 if it has none."""
    return _FEWER[place * FACES + face]


def without(place: i64, count: i64, face: i64) -> i64:
    """The set without so many dice of a face."""
    while count > 0:
        place = _FEWER[place * FACES + face]
        count -= 1
    return place


def first_of(size: i64) -> i64:
    """The number of the first set of so many dice."""
    return _FIRST[size]


class Hopes:
    """For results that are worth `results[i]`: i counts the sets of `dice` dice in their order.

    Dice of the faces in the mask `fixed` cannot be rolled again.
    """

    def __init__(self, results: list[int], dice: i64, fixed: i64) -> None:
        self.dice: Final[i64] = dice
        self.fixed: Final[i64] = fixed
        self._once: Final = _rolled(results, dice)
        self._twice: list[int] = []

    def reach(self, kept: i64, left: i64) -> i64:
        """What some dice are worth if the others are rolled now, with `left` rolls in all."""
        if left <= 1 or kept >= _FIRST[self.dice]:
            return self._once[kept]
        if not self._twice:
            self._twice = _rolled(self._best(), self.dice)
        return self._twice[kept]

    def _best(self) -> list[int]:
        """With one roll left: the best of keeping everything and of rolling any dice."""
        best: list[int] = self._once[:]
        for place in range(i64(1), i64(len(best))):
            most: i64 = best[place]
            for face in range(FACES):
                fewer: i64 = _FEWER[place * FACES + face]
                if fewer >= 0 and not (self.fixed >> face) & 1:
                    most = max(most, best[fewer])
            best[place] = most
        return best[_FIRST[self.dice] :]

    def best_picks(self, kept: i64, left: i64, face: i64) -> i64:
        """The best that is left if dice from a face on may still be picked up."""
        most = NOT_POSSIBLE if kept >= _FIRST[self.dice] else self.reach(kept, left)
        while face < FACES:
            if not (self.fixed >> face) & 1:
                fewer: i64 = _FEWER[kept * FACES + face]
                while fewer >= 0:
                    most = max(most, self.best_picks(fewer, left, face + 1))
                    fewer = _FEWER[fewer * FACES + face]
            face += 1
        return most


def _rolled(results: list[int], dice: i64) -> list[int]:
    """What every set of up to so many dice is worth if the dice it lacks are rolled."""
    first: i64 = _FIRST[dice]
    worth: list[int] = [0] * first + results
    place: i64 = first - 1
    while place >= 0:
        total: i64 = 0
        for face in range(FACES):
            total += worth[_MORE[place * FACES + face]]
        worth[place] = total // FACES
        place -= 1
    return worth
