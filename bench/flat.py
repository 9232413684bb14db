"""Whether a decision costs the same with more seats and late in a match.

    python bench/flat.py [--game GAME ...] [--seconds N]

plays random matches of each game with every number of seats and prints the nanoseconds of CPU time
that a decision takes: in all, and in the first, the second and the last third of the decisions of
each match. Run it with the compiled engine: `PYTHONPATH` names the folder of the build.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import process_time_ns
from typing import Any

from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng
from ludoteka.lab.build import build_name

THIRDS = 3


def measure(game: Game[Any], seats: int, seconds: float) -> tuple[int, list[float]]:
    """Decisions of a match, and nanoseconds of a decision in each third of it."""
    options = game.options()
    start, bound = game.start(seats, options, SILENT), game.bound(seats, options)
    decisions, spent, matches, whole = [0] * THIRDS, [0] * THIRDS, 0, 0
    while sum(spent) < seconds * 1e9 or not matches:
        length = playout(game, game.clone(start), Rng(2, matches), bound, game.turn_limit)
        s, rng = game.clone(start), Rng(2, matches)
        for third in range(THIRDS):
            most = length * (third + 1) // THIRDS - length * third // THIRDS
            begun = process_time_ns()
            decisions[third] += playout(game, s, rng, most, game.turn_limit)
            spent[third] += process_time_ns() - begun
        matches += 1
        whole += length
    return whole // matches, [spent[each] / max(decisions[each], 1) for each in range(THIRDS)]


def report(games: list[str], seconds: float) -> Iterator[str]:
    yield f"{'':18}{'seats':>6}{'decisions':>11}{'ns each':>9}{'first':>8}{'second':>8}{'last':>8}"
    for id in games:
        game = GAMES[id]
        for seats in game.seats:
            length, thirds = measure(game, seats, seconds)
            mean = sum(thirds) / THIRDS
            parts = "".join(f"{each:8.0f}" for each in thirds)
            yield f"{id:18}{seats:6}{length:11}{mean:9.0f}{parts}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--seconds", type=float, default=1.0)
    wanted = parser.parse_args()
    print(f"build: {build_name()}")
    for line in report(wanted.game or list(GAMES), wanted.seconds):
        print(line, flush=True)


if __name__ == "__main__":
    main()
