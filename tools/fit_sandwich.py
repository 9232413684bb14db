"""What is a position of Sándwich Wars worth? The table of `bots/judgement.py`, fitted to matches.

    python tools/fit_sandwich.py --bot level4 --games 500 --seed 1

Every seat is played by the same bot. At each question of a turn the traits of every seat are noted,
and for each phase the points that were still to come are fitted to them (linear regression). The
fit starts from the present table and leaves it only as far as the matches show. A new table is
better only if the bots win with it: let them play a duel before it is kept. Needs the extra [data].
"""

import argparse
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ludoteka.bots.registry import bot_by_name
from ludoteka.games.sandwich_wars.bots.judgement import (
    ALWAYS,
    BEST,
    TRAITS,
    WORTH,
    phase,
    points_so_far,
    tempo,
    traits,
)
from ludoteka.games.sandwich_wars.bots.reach import POINT
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.parts import ORDERS_TO_END
from ludoteka.games.sandwich_wars.rules.state import Contest
from ludoteka.games.sandwich_wars.rules.turn import Turn
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.rng import Rng

PHASES: Final = int(ORDERS_TO_END) + 1
HOLD: Final = 100.0
"""So many positions a trait needs before the matches count more than the present table."""
FEWEST: Final = 200
"""With fewer positions of a phase its row stays."""


@dataclass(frozen=True)
class Sample:
    """What a seat had in one position, and the points it had then (in the end: still to come)."""

    phase: int
    seat: int
    traits: list[int]
    points: int


def samples_of(bot: str, seats: int, seed: tuple[int, int]) -> list[Sample]:
    """One match. Bots see their views only."""
    s = GAME.start(seats, GAME.options(), SILENT)
    bots = [bot_by_name(bot, GAME) for _ in range(seats)]
    chance = Rng(seed[0], 2 * seed[1])
    found: list[Sample] = []
    while not isinstance(ask := GAME.pending(s), Over):
        if isinstance(ask, Chance):
            GAME.resolve(s, int(chance.below(ask.size)), SILENT)
            continue
        assert isinstance(ask, Decide)
        if isinstance(s.frames[-1], Turn):
            found += _noted(s)
        seat = int(ask.seat)
        view = GAME.view(s, seat)
        assert view.ask is not None
        rng = Rng(seed[0] + 1, (2 * seed[1] + 1) * 8192 + len(found))
        GAME.apply(s, seat, bots[seat].choose(view, view.ask, rng), SILENT)
        for each in bots:
            each.forget()
    return [
        Sample(each.phase, each.seat, each.traits, ask.scores[each.seat] - each.points)
        for each in found
    ]


def _noted(s: Contest) -> list[Sample]:
    """Every seat that still has a turn to come."""
    now = int(phase(s))
    return [
        Sample(now, seat, traits(s, seat), int(points_so_far(s, seat)))
        for seat in range(len(s.hands))
        if now < ORDERS_TO_END or tempo(s, seat) > 0
    ]


def fitted(samples: list[Sample], table: list[list[int]]) -> list[list[int]]:
    """The table, fitted to the points still to come."""
    rows: list[list[int]] = []
    for number in range(PHASES):
        mine = [each for each in samples if each.phase == number]
        if len(mine) < FEWEST:
            rows.append(table[number][:])
            continue
        has = np.array([each.traits for each in mine], dtype=np.float64)
        has[:, BEST:] /= 100.0
        to_come = np.array([POINT * each.points for each in mine], dtype=np.float64)
        rows.append([round(float(worth)) for worth in _row(has, to_come, table[number])])
    return rows


def _row(
    has: NDArray[np.float64], to_come: NDArray[np.float64], before: list[int]
) -> NDArray[np.float64]:
    start = np.array(before, dtype=np.float64)
    start[ALWAYS] = 0.0
    spread = has.std(axis=0)
    spread[spread == 0.0] = 1.0
    scaled = has / spread
    hold = HOLD * np.eye(TRAITS)
    hold[ALWAYS, ALWAYS] = 1e-6
    change = np.linalg.solve(scaled.T @ scaled + hold, scaled.T @ (to_come - has @ start))
    row: NDArray[np.float64] = start + change / spread
    return row


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--bot", default="level4")
    options.add_argument("--seats", type=int, nargs="+", default=list(GAME.seats))
    options.add_argument("--games", type=int, default=500, help="for each number of seats")
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    samples: list[Sample] = []
    for seats in given.seats:
        for index in range(given.games):
            samples += samples_of(given.bot, seats, (given.seed, index))
    for row in fitted(samples, WORTH):
        print(f"    {row},")


if __name__ == "__main__":
    main()
