"""King of New York: exact odds of the dice, for people who ask and for bots.

For the dice on the table, the rerolls left and the dice picked up now: how likely is each number
of each face in the end, if that face is what one is after? From the next roll on every die that
does not show the face is rolled again, as far as it may be. Chances are whole numbers of ways out
of a whole, so nothing is rounded.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import number
from ludoteka.games.king_of_new_york.rules.numbers import ATTACK_STAYS
from ludoteka.games.king_of_new_york.rules.parts import ATTACK, FACES
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork


class Odds:
    """For each face the ways to end with 0, 1, 2 ... of it, out of `whole` ways in all."""

    def __init__(self, ways: list[list[int]], whole: int) -> None:
        self.ways: Final = ways
        self.whole: Final = whole

    def at_least(self, face: int, count: int) -> int:
        """The ways to end with so many of a face, or more."""
        return sum(self.ways[face][count:])

    def percent(self, face: int, count: int) -> int:
        """The same in whole per cent, rounded to the nearest."""
        return (200 * self.at_least(face, count) + self.whole) // (2 * self.whole)


def odds(dice: list[int], picked: list[int], rolls: int, fixed: list[bool]) -> Odds:
    """KONY-3.2 The odds of every face.

    `dice[face]` are the dice on the table, `picked[face]` those of them rolled now, `rolls` how
    often dice can still be rolled (0: the dice stay). Dice of a `fixed` face cannot be rolled
    again once they show it (Terminal Rage, Curse).
    """
    count = sum(dice)
    whole = 6 ** (rolls * count)
    return Odds([_of_face(dice, picked, rolls, fixed, face) for face in range(FACES)], whole)


def _of_face(
    dice: list[int], picked: list[int], rolls: int, fixed: list[bool], face: int
) -> list[int]:
    """The ways of one face: the dice are independent, so their counts are convolved."""
    ways = [1]
    for shown in range(FACES):
        for place in range(dice[shown]):
            now = place < picked[shown] and rolls > 0
            hit = _hits(shown == face, now, fixed[shown], rolls, fixed, face)
            ways = _joined(ways, hit, 6**rolls - hit)
    return ways


def _hits(shows: bool, now: bool, stuck: bool, rolls: int, fixed: list[bool], face: int) -> int:
    """The ways, out of 6 for each roll, in which one die ends with the face."""
    whole: int = 6**rolls
    if rolls == 0:
        return whole if shows else 0
    if now:
        return _chased(rolls, fixed, face)
    if shows:
        return whole
    return 0 if stuck else 6 * _chased(rolls - 1, fixed, face)


def _chased(rolls: int, fixed: list[bool], face: int) -> int:
    """The ways in which a die that is rolled now, and again until it shows the face, does."""
    hits: int = 0
    for left in range(rolls):
        free = sum(1 for other in range(FACES) if other != face and not fixed[other])
        hits = 6**left + free * hits
    return hits


def _joined(ways: list[int], hit: int, miss: int) -> list[int]:
    """One die more."""
    joined = [0] * (len(ways) + 1)
    for count, before in enumerate(ways):
        joined[count] += before * miss
        joined[count + 1] += before * hit
    return joined


def fixed_faces(s: KingOfNewYork, seat: i64) -> list[bool]:
    """KONY-10.1 The faces a Monster cannot roll again: ATTACK under Terminal Rage."""
    return [face == ATTACK and number(s, seat, ATTACK_STAYS) > 0 for face in range(FACES)]


def odds_of(s: KingOfNewYork, seat: i64, picked: list[int], rolls: int) -> Odds:
    """The odds in a position, for the dice picked up."""
    return odds([*s.dice], picked, rolls, fixed_faces(s, seat))
