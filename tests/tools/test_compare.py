"""The comparison of two commits tells what was measured."""

import compare
import pytest


def measured(speed: float, microseconds: float) -> dict[str, float]:
    return {name: speed if more > 0 else microseconds for name, more in compare.FIGURES.items()}


BEFORE = [measured(100, 4.0), measured(50, 4.0), measured(100, 8.0)]
AFTER = [measured(200, 1.0), measured(150, 2.0), measured(100, 2.0)]


@pytest.mark.parametrize(("figure", "times"), [("decisions_per_s", 2.0), ("clone_us", 4.0)])
def test_the_ratio_is_the_median_of_the_rounds(figure: str, times: float) -> None:
    """More decisions are faster, and so are fewer microseconds."""
    assert compare.ratio(BEFORE, AFTER, figure) == times


def test_the_report_has_a_line_for_each_game() -> None:
    head, line = compare.report({"clash": [BEFORE, AFTER]})
    assert head.split() == list(compare.FIGURES)
    assert line.split()[:5] == ["clash", "100", ">", "150", "x2.00"]


def test_the_builds_take_turns() -> None:
    asked: list[str] = []

    class Told(compare.Build):
        def __init__(self, name: str) -> None:
            self.name = name

        def measure(self, game: str, seconds: float) -> dict[str, float]:
            asked.append(self.name)
            return measured(1, 1.0)

    found = compare.compare([Told("old"), Told("new")], ["clash"], rounds=2, seconds=0.1)
    assert asked == ["old", "new", "new", "old"]
    assert [len(side) for side in found["clash"]] == [2, 2]
