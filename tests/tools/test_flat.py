"""The cost of a decision by seats and by thirds of a match."""

import flat

from ludoteka.games.registry import GAMES


def test_every_decision_of_a_match_is_in_one_of_its_thirds() -> None:
    length, thirds = flat.measure(GAMES["clash"], 2, 0.0)
    assert length > 10
    assert len(thirds) == 3
    assert min(thirds) > 0.0


def test_the_report_has_a_line_for_each_number_of_seats() -> None:
    head, *lines = flat.report(["sandwich_wars"], 0.0)
    assert head.split()[0] == "seats"
    assert [line.split()[1] for line in lines] == ["2", "3", "4", "5"]
