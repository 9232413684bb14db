"""Many matches: the same totals everywhere."""

import json
import os
import subprocess
from typing import Any

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Over
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng
from ludoteka.lab.runs import Place
from ludoteka.lab.simulate import BATCH, simulate

pytestmark = pytest.mark.plain

COMPILED = os.environ.get("LUDOTEKA_COMPILED_PYTHON")
SPEEDS = ("decisions_per_s", "games_per_s")
LIMITED = [game for game in GAMES.values() if game.turn_limit]


def totals(games: int, seed: int, processes: int = 1) -> dict[str, Any]:
    game = GAMES["clash"]
    plain = simulate("clash", 2, game.options(), games, seed, Place(processes)).plain()
    return {name: value for name, value in plain.items() if name not in SPEEDS}


def test_the_totals_of_a_seed_never_change() -> None:
    told = totals(100, seed=1)
    assert told["games"] == 100
    ends = ("draws", "nobody", "stopped", "capped")
    assert sum(told["wins"]) + sum(told[end] for end in ends) == 100
    assert told == totals(100, seed=1)
    assert told != totals(100, seed=2) | {"seed": 1}


def test_a_match_that_nobody_won_is_counted_as_such() -> None:
    """Random play loses most solo games of Emerald Skulls."""
    game = GAMES["emerald_skulls"]
    told = simulate("emerald_skulls", 1, game.options(), 60, 1)
    assert told.wins == [60 - told.nobody]
    assert told.nobody > 30


def test_two_processes_count_the_same_as_one() -> None:
    assert totals(3 * BATCH + 1, seed=5, processes=2) == totals(3 * BATCH + 1, seed=5)


def test_progress_is_told_up_to_the_end() -> None:
    game = GAMES["clash"]
    heard: list[tuple[int, int]] = []
    simulate("clash", 2, game.options(), BATCH + 3, 1, Place(1), lambda *told: heard.append(told))
    assert heard == [(BATCH, BATCH + 3), (BATCH + 3, BATCH + 3)]


def test_the_books_limit_turns_in_two_games() -> None:
    """KONY-8.3, SKULL-10.2"""
    limits = {game.id: game.turn_limit for game in LIMITED}
    assert limits == {"king_of_new_york": 2_000, "emerald_skulls": 1_000}


@pytest.mark.parametrize("limit", [1, 7])
@pytest.mark.parametrize("game", LIMITED, ids=lambda game: game.id)
def test_a_simulation_stops_when_its_last_turn_is_over(game: Any, limit: int) -> None:
    seats = game.seats[-1]
    for seed in range(10):
        s = game.start(seats, game.options(), SILENT)
        again = game.clone(s)
        taken = playout(game, s, Rng(seed), 10_000, limit)
        assert game.turns(s) == limit + 1 or isinstance(game.pending(s), Over)
        playout(game, again, Rng(seed), taken - 1)
        assert game.turns(again) <= limit, "no decision is taken after it"


def test_a_match_that_is_stopped_is_no_result(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["emerald_skulls"]
    monkeypatch.setattr(game, "turn_limit", 150)
    told = simulate(game.id, 2, game.options(), 60, 1)
    assert told.plain()["turn_limit"] == 150
    assert 0 < told.stopped < 60
    assert told.capped == 0
    assert sum(told.wins) + told.draws + told.stopped == 60


def test_a_match_that_nobody_wins_is_counted_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["clash"]
    monkeypatch.setattr(type(game), "result", lambda *_: Over([1, 1], [0, 0]))
    told = simulate(game.id, 2, game.options(match="single"), 5, 1).plain()
    assert (told["wins"], told["draws"], told["nobody"]) == ([0, 0], 0, 5)


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
