"""Many matches: the same totals everywhere."""

import json
import os
import subprocess
from typing import Any

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.lab.simulate import BATCH, simulate

COMPILED = os.environ.get("LUDOTEKA_COMPILED_PYTHON")
SPEEDS = ("decisions_per_s", "games_per_s")


def totals(games: int, seed: int, processes: int = 1) -> dict[str, Any]:
    game = GAMES["clash"]
    plain = simulate("clash", 2, game.options(), games, seed, processes).plain()
    return {name: value for name, value in plain.items() if name not in SPEEDS}


def test_the_totals_of_a_seed_never_change() -> None:
    told = totals(100, seed=1)
    assert told["games"] == 100
    assert sum(told["wins"]) + told["draws"] + told["nobody"] + told["capped"] == 100
    assert told == totals(100, seed=1)
    assert told != totals(100, seed=2) | {"seed": 1}


def test_a_match_that_nobody_won_is_counted_as_such() -> None:
    """Random play loses most solo games of Emerald Skulls."""
    game = GAMES["emerald_skulls"]
    told = simulate("emerald_skulls", 1, game.options(), 60, 1).plain()
    assert told["wins"] == [60 - told["nobody"]]
    assert told["nobody"] > 30


def test_two_processes_count_the_same_as_one() -> None:
    assert totals(3 * BATCH + 1, seed=5, processes=2) == totals(3 * BATCH + 1, seed=5)


def test_progress_is_told_up_to_the_end() -> None:
    game = GAMES["clash"]
    heard: list[tuple[int, int]] = []
    simulate("clash", 2, game.options(), BATCH + 3, 1, 1, lambda *told: heard.append(told))
    assert heard == [(BATCH, BATCH + 3), (BATCH + 3, BATCH + 3)]


@pytest.mark.skipif(not COMPILED, reason="no compiled build is installed")
def test_the_compiled_build_counts_the_same() -> None:
    command = [COMPILED, "-P", "-m", "ludoteka", "sim", "clash", "--games", "200", "--json"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    answer = subprocess.run(
        [str(each) for each in command], env=env, capture_output=True, text=True, check=True
    )
    told = json.loads(answer.stdout)
    for name in SPEEDS:
        del told[name]
    assert told == totals(200, seed=1)
