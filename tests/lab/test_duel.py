"""Duels: the arithmetic, the exchange of seats, and the same result however it is spread."""

import json
import os
import subprocess
from typing import Any

import pytest

from ludoteka.bots.bot import Bot
from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Unreadable
from ludoteka.lab.duel import (
    FEWEST,
    Z95,
    Pair,
    Tally,
    duel,
    is_clear,
    play_pair,
    standings,
    tournament,
    wilson,
)
from ludoteka.lab.runs import Place

pytestmark = pytest.mark.plain

COMPILED = os.environ.get("LUDOTEKA_COMPILED_PYTHON")
CLASH = GAMES["clash"]
SINGLE = CLASH.options(match="single")
TIMES = ("s_per_move", "a_s_per_move", "b_s_per_move")


def plain(games: int, processes: int = 1, early: bool = False, b: str = "random") -> dict[str, Any]:
    told = duel("clash", 2, SINGLE, ("level1", b), games, 3, Place(processes), early).plain()
    return {name: value for name, value in told.items() if name not in TIMES}


def test_wilsons_interval_is_the_textbook_one() -> None:
    low, high = wilson(60, 100, Z95)
    assert low == pytest.approx(0.5020, abs=1e-4)
    assert high == pytest.approx(0.6906, abs=1e-4)
    assert wilson(0, 0, Z95) == (0.0, 1.0)
    assert wilson(10, 10, Z95)[1] == pytest.approx(1.0)
    assert wilson(0, 10, Z95)[0] == 0.0


def test_only_a_clear_answer_stops_a_duel() -> None:
    assert not is_clear(Tally(a_wins=FEWEST - 1))
    assert is_clear(Tally(a_wins=FEWEST))
    assert is_clear(Tally(b_wins=FEWEST, draws=5))
    assert not is_clear(Tally(a_wins=60, b_wins=40))
    assert is_clear(Tally(a_wins=600, b_wins=400))


def test_a_match_is_counted_for_the_bot_that_won() -> None:
    tally = Tally()
    for winners in ({0}, {0}, {1}, {0, 1}, set[int]()):
        tally.count(winners)
    assert (tally.a_wins, tally.b_wins, tally.draws) == (2, 1, 2), "nobody: a draw"


def test_a_bot_against_itself_wins_one_match_of_each_pair() -> None:
    """The chance is the same in both matches of a pair, and so is a bot without chance."""
    tally = play_pair(Pair("clash", 2, SINGLE.values, "", "greedy", "greedy", 5, 0))
    assert tally.games == 2
    assert tally.a_wins == tally.b_wins


def test_the_report_is_as_promised() -> None:
    result = duel("clash", 2, SINGLE, ("level1", "random"), 10, 3, early=False)
    told = result.plain()
    assert set(told) >= {
        *("game", "seats", "a", "b", "games", "a_wins", "b_wins", "draws", "a_share", "ci95"),
        "s_per_move",
    }
    assert told["games"] == 10
    assert result.tally.a_wins + result.tally.b_wins + result.tally.draws == 10
    assert isinstance(told["s_per_move"], float)


@pytest.mark.parametrize("id", ["king_of_new_york", "emerald_skulls"])
def test_a_match_stopped_at_the_turn_limit_counts_for_nobody(
    id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """KONY-8.3, SKULL-10.2"""
    game = GAMES[id]
    monkeypatch.setattr(game, "turn_limit", 3)
    told = duel(id, 2, game.options(), ("random", "random"), 4, 1, early=False).plain()
    results = (told["a_wins"], told["b_wins"], told["draws"])
    assert (told["games"], results, told["stopped"]) == (4, (0, 0, 0), 4)
    assert told["turn_limit"] == 3


def test_two_processes_find_the_same_as_one() -> None:
    assert plain(16, processes=2) == plain(16)
    assert plain(60, processes=2, early=True) == plain(60, early=True)


def test_a_clear_answer_comes_early() -> None:
    told = plain(400, early=True)
    assert FEWEST <= told["games"] < 100
    assert told["a_share"] > 0.8


def test_everybody_plays_everybody() -> None:
    bots = ["random", "level1", "greedy"]
    results = tournament("clash", 2, SINGLE, bots, 6, 1, early=False)
    assert [(each.a, each.b) for each in results] == [
        ("level1", "random"),
        ("greedy", "random"),
        ("greedy", "level1"),
    ]
    rows = standings(results, bots)
    assert sum(won for _, won, _, _ in rows) == sum(lost for _, _, lost, _ in rows)
    assert rows[-1][0] == "random"


def test_an_unknown_bot_is_refused_before_anything_is_played() -> None:
    with pytest.raises(Unreadable, match="unknown-bot"):
        duel("clash", 2, SINGLE, ("level1", "oracle"), 10, 1)


def test_bots_hear_what_they_may_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a secret draft each bot hears that the other chose, not what."""
    heard: list[tuple[int, bool]] = []

    class Listening(Bot):
        def choose(self, view: Any, ask: Any, rng: Any) -> Any:
            self.seat = view.viewer
            return ask.options[rng.below(len(ask.options))]

        def saw_move(self, move: Any) -> None:
            heard.append((id(self), move is None))

    monkeypatch.setattr("ludoteka.lab.match.bot_by_name", lambda *_, **__: Listening(CLASH))
    options = CLASH.options(variant="secret_draft", match="single")
    play_pair(Pair("clash", 2, options.values, "", "x", "y", 1, 0))
    hidden = [each for each in heard if each[1]]
    assert len(hidden) == 2 * 4, "four choices in each of two matches, each hidden from one bot"


@pytest.mark.skipif(not COMPILED, reason="no compiled build is installed")
def test_the_compiled_build_searches_the_same() -> None:
    bots = ("ismcts:iters=40,advice=1,horizon=2", "lookahead:depth=1")
    here = duel("clash", 2, SINGLE, bots, 4, 1, early=False).plain()
    command = [str(COMPILED), "-P", "-m", "ludoteka", "duel", "clash", *bots, "--games", "4"]
    command += ["--option", "match=single", "--processes", "1", "--every", "--json"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    answer = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    there = json.loads(answer.stdout)
    for name in TIMES:
        del here[name], there[name]
    assert there == here
