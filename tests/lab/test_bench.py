"""The measurements of speed."""

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.pending import Decide
from ludoteka.lab.bench import bench, sample

pytestmark = pytest.mark.plain

MEASURED = (
    "decisions_per_s",
    "games_per_s",
    "search_per_s",
    "advised_per_s",
    "clone_us",
    "view_us",
    "imagine_us",
    "peak_mb",
)


def test_every_game_is_measured() -> None:
    told = bench([], seconds=0.01)
    assert told["build"] == "pure", "the tests import the plain sources"
    assert list(told["games"]) == list(GAMES)
    for values in told["games"].values():
        assert tuple(values) == MEASURED
        assert all(value > 0 for value in values.values())
        assert values["decisions_per_s"] > values["games_per_s"]


def test_positions_are_taken_from_the_whole_match() -> None:
    for game in GAMES.values():
        found = sample(game)
        assert len(found) > 10
        assert all(isinstance(game.pending(s), Decide) for s in found)
        assert game.encode(found[0]) != game.encode(found[-1])
