"""The odds of the dice, checked against counting every roll."""

from itertools import product

import pytest

from games.king_of_new_york.scenes import scene
from ludoteka.games.king_of_new_york.aids.odds import Odds, odds, odds_of

FREE = [False] * 6
RAGE = [False, False, True, False, False, False]


def counted(shown: list[int], again: list[bool], rolls: int, fixed: list[bool], face: int) -> Odds:
    """Every sequence of rolls of every die, played out one by one."""
    ways = [0] * (len(shown) + 1)
    for sequence in product(product(range(6), repeat=rolls), repeat=len(shown)):
        total = 0
        for start, now, rolled in zip(shown, again, sequence, strict=True):
            die = start
            for step, value in enumerate(rolled):
                if now if step == 0 else die != face and not fixed[die]:
                    die = value
            total += die == face
        ways[total] += 1
    return Odds([ways] * 6, 6 ** (rolls * len(shown)))


@pytest.mark.parametrize("face", range(6))
@pytest.mark.parametrize("fixed", [FREE, RAGE])
def test_odds_are_exact(face: int, fixed: list[bool]) -> None:
    """KONY-3.2 Two dice, two rolls: one die is kept in the first."""
    found = odds([1, 1, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], 2, fixed)
    expected = counted([0, 1], [False, True], 2, fixed, face)
    assert found.whole == expected.whole
    assert found.ways[face] == expected.ways[face]


def test_no_roll_left_is_certain() -> None:
    """KONY-3.2"""
    found = odds([2, 0, 0, 1, 0, 0], [0] * 6, 0, FREE)
    assert [found.percent(0, 2), found.percent(0, 3), found.percent(3, 1)] == [100, 0, 100]


def test_six_dice_once() -> None:
    """KONY-3.2 At least one of a face with six dice: 1 - (5/6)^6."""
    found = odds([6, 0, 0, 0, 0, 0], [6, 0, 0, 0, 0, 0], 1, FREE)
    assert found.at_least(2, 1) == 6**6 - 5**6
    assert found.percent(2, 1) == 67


def test_terminal_rage_holds_attack_dice() -> None:
    """KONY-10.1"""
    t = scene("turn", keep={0: "terminal_rage"}).roll("a a e e e e")
    found = odds_of(t.s, 0, [4, 0, 0, 0, 0, 0], 2)
    assert found.at_least(2, 2) == found.whole
    assert found.percent(1, 5) == 0
