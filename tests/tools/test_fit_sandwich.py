"""The fitting of what positions of Sándwich Wars are worth."""

import pytest

from ludoteka.games.sandwich_wars.bots.judgement import ALWAYS, BEST, FREE, TRAITS, WORTH
from ludoteka.kernel.rng import Rng

pytest.importorskip("numpy", reason="needs the extra [data]")
from fit_sandwich import FEWEST, PHASES, Sample, fitted, samples_of


def samples(number: int, count: int) -> list[Sample]:
    """In this world a Cocina libre brings 3 points, the best order half of what it promises, and
    everybody gets 7."""
    rng = Rng(5)
    found: list[Sample] = []
    for _ in range(count):
        has = [0] * TRAITS
        has[ALWAYS], has[FREE], has[BEST] = 1, int(rng.below(3)), 20 * int(rng.below(8))
        found.append(Sample(number, 0, has, 7 + 3 * has[FREE] + has[BEST] // 20))
    return found


def test_what_matches_show_is_found() -> None:
    row = fitted(samples(2, 20_000), WORTH)[2]
    assert row[FREE] == pytest.approx(30, abs=1)
    assert row[BEST] == pytest.approx(50, abs=1)
    assert row[ALWAYS] == pytest.approx(70, abs=2)


def test_what_matches_do_not_show_stays() -> None:
    few = fitted(samples(2, FEWEST - 1), WORTH)
    assert few == WORTH
    many = fitted(samples(2, FEWEST), WORTH)
    assert [many[number] for number in range(PHASES) if number != 2] == [*WORTH[:2], *WORTH[3:]]
    assert many[2][TRAITS - 1] == WORTH[2][TRAITS - 1]


def test_a_match_tells_of_every_seat_what_was_still_to_come() -> None:
    found = samples_of("random", 3, (1, 0))
    assert {each.seat for each in found} == {0, 1, 2}
    assert all(len(each.traits) == TRAITS for each in found)
    assert found == samples_of("random", 3, (1, 0))
