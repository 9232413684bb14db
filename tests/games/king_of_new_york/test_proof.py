"""KONY-3.2 The exact worth of rolling again, against every roll tried one by one."""

import itertools

import pytest

from ludoteka.games.king_of_new_york.bots.proof import best_kept, rolled
from ludoteka.games.king_of_new_york.bots.reroll_worth import SETS, first_of, place_of

DICE = 3


def worth_of(shown: tuple[int, ...]) -> float:
    """Any worth that is not the sum of its dice."""
    return (sum(shown) * 7 + max(shown) * shown.count(shown[0])) % 11 + 0.25


def counted(shown: tuple[int, ...]) -> list[int]:
    return [shown.count(face) for face in range(6)]


def faces_in(dice: list[int]) -> tuple[int, ...]:
    return tuple(face for face in range(6) for _ in range(dice[face]))


def by_hand(kept: tuple[int, ...], rolls: int) -> float:
    """The average over every roll of the missing dice; after it the best dice are kept."""
    total = 0.0
    missing = DICE - len(kept)
    for roll in itertools.product(range(6), repeat=missing):
        shown = tuple(sorted(kept + roll))
        best = worth_of(shown)
        if rolls > 1:
            for size in range(DICE):
                for held in set(itertools.combinations(shown, size)):
                    best = max(best, by_hand(held, rolls - 1))
        total += best
    return total / float(6**missing)


@pytest.fixture(scope="module")
def results() -> list[float]:
    first, end = int(first_of(DICE)), int(first_of(DICE + 1))
    return [0.0] * first + [worth_of(faces_in(SETS[place])) for place in range(first, end)]


@pytest.mark.parametrize("kept", [(), (2,), (0, 5), (1, 1), (3, 3, 4)])
def test_one_roll_is_the_average_of_all(results: list[float], kept: tuple[int, ...]) -> None:
    found = rolled(results)[place_of(counted(kept))]
    assert found == pytest.approx(by_hand(kept, 1))


@pytest.mark.parametrize("kept", [(2,), (0, 5), (1, 1)])
def test_before_the_last_roll_the_best_dice_are_kept(
    results: list[float], kept: tuple[int, ...]
) -> None:
    found = rolled(best_kept(rolled(results)))[place_of(counted(kept))]
    assert found == pytest.approx(by_hand(kept, 2))
