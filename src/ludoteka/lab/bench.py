"""How fast each game is on this machine, on one core.

A decision is the whole cycle: list the legal moves, pick one, apply it, answer the chance it
causes. Copies are timed over positions taken from everywhere in a random match, and so are
searches: plain ones that play worlds to the end at random, and those that ask the advice of the
game instead.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from ludoteka.games.registry import ADVICE, GAMES, game_by_id
from ludoteka.kernel.advice import Advice
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.search import Search, Settings
from ludoteka.lab.build import build_name

SECONDS: Final = 1.0
"""How long random matches are played in one measurement."""
REPEATS: Final = 3
"""Each measurement is done so often; the best counts, since other programs only slow us down."""
POSITIONS: Final = 40
"""Positions of a random match that copies are timed with."""
ROUNDS: Final = 50
SEARCHED: Final = 50
"""Rounds of a search between two looks at the clock."""

Step = Callable[[str], None]
"""Told the name of the game that is being measured."""


def bench(games: list[str], seconds: float = SECONDS, step: Step = lambda game: None) -> Any:
    """The measurements of some games, or of all if none is named, as `bench --json` prints."""
    measured: dict[str, dict[str, float]] = {}
    for id in games or list(GAMES):
        step(id)
        measured[id] = measure(game_by_id(id), seconds)
    return {"build": build_name(), "games": measured}


def measure(game: Game[Any], seconds: float) -> dict[str, float]:
    speeds = [random_play(game, seconds) for _ in range(REPEATS)]
    positions = sample(game)
    seat_of = [_viewer(game, s) for s in positions]
    views = [game.view(s, seat) for s, seat in zip(positions, seat_of, strict=True)]
    rng = Rng(1)
    return {
        "decisions_per_s": round(max(decisions for decisions, _ in speeds)),
        "games_per_s": round(max(games for _, games in speeds), 1),
        "search_per_s": searching(game, views, None, seconds),
        "advised_per_s": searching(game, views, ADVICE.get(game.id), seconds),
        "clone_us": _mean(lambda i: game.clone(positions[i]), len(positions)),
        "view_us": _mean(lambda i: game.view(positions[i], seat_of[i]), len(positions)),
        "imagine_us": _mean(lambda i: game.imagine(views[i], rng), len(positions)),
        "peak_mb": peak_mb(game.id),
    }


def random_play(game: Game[Any], seconds: float) -> tuple[float, float]:
    """Decisions and matches in a second, from the first position to the last."""
    seats, options = game.seats[0], game.options()
    start, bound = game.start(seats, options, SILENT), game.bound(seats, options)
    decisions = matches = 0
    begun = perf_counter()
    while (spent := perf_counter() - begun) < seconds or not matches:
        rng = Rng(2, matches)
        decisions += playout(game, game.clone(start), rng, bound, game.turn_limit)
        matches += 1
    return decisions / spent, matches / spent


def sample(game: Game[Any]) -> list[Any]:
    """Positions with a decision, spread over one random match with the default options."""
    s = game.start(game.seats[0], game.options(), SILENT)
    rng = Rng(3)
    found: list[Any] = []
    while True:
        ask = game.pending(s)
        if isinstance(ask, Decide):
            found.append(game.clone(s))
            game.apply(s, int(ask.seat), ask.options[rng.below(len(ask.options))], SILENT)
        elif isinstance(ask, Chance):
            game.resolve(s, rng.below(ask.size), SILENT)
        else:
            break
    return found[:: max(1, len(found) // POSITIONS)]


def searching(
    game: Game[Any], views: list[View[Any]], advice: Advice[Any] | None, seconds: float
) -> int:
    """Decisions a second inside searches from some views; what they remember is filled first."""
    settings = Settings() if advice is None else Settings(explore=1.5, horizon=0)
    best = 0.0
    for _ in range(REPEATS):
        decisions, looks = 0, 0
        begun = perf_counter()
        while (spent := perf_counter() - begun) < seconds or not looks:
            search = Search(game, views[looks % len(views)], advice, settings)
            search.run(SEARCHED, Rng(4, looks), _never)
            decisions += int(search.decisions)
            looks += 1
        best = max(best, decisions / spent)
    return round(best)


def _never() -> bool:
    return False


def _viewer(game: Game[Any], s: Any) -> int:
    ask = game.pending(s)
    assert isinstance(ask, Decide)
    return int(ask.seat)


def _mean(call: Callable[[int], object], count: int) -> float:
    """Microseconds of one call, averaged over the positions; the best of some repeats."""
    best = float("inf")
    for _ in range(REPEATS):
        begun = perf_counter()
        for _ in range(ROUNDS):
            for i in range(count):
                call(i)
        best = min(best, perf_counter() - begun)
    return round(best / (ROUNDS * count) * 1e6, 2)


def peak_mb(game: str) -> float:
    """The most memory a fresh process of this build needs for a hundred random matches."""
    command = [sys.executable, "-m", "ludoteka.lab.peak", game]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    answer = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    return round(int(answer.stdout) / 1024, 1)
