"""Learn a game by playing against oneself, with NumPy alone, in minutes on two cores.

    python examples/self_play/learn.py clash --option match=single --save clash.npz
    python examples/self_play/learn.py clash --option match=single --load clash.npz --minutes 0

Before each decision the program looks at what it would see after every move it may make, as
numbers (`BatchEnv.ahead`), and guesses what that is worth. It takes the best, or, while it still
learns, sometimes one that looks nearly as good. When a match has ended it moves its guesses toward
what came of them (a TD(lambda) return). All it knows of a game is that points are good. README.md
says how strong it gets.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from self_play.at_the_table import compare
from self_play.guessing import Guess
from self_play.together import learn_together

from ludoteka.lab.envs.batch import Ahead, BatchEnv

Numbers = NDArray[Any]

LAMBDA = 0.8
"""How far a guess trusts the end of the match rather than the next guess."""
POINTS = 0.5
"""How much of what an end is worth is told by the points; the rest by who won."""
HOT, COLD = 0.05, 0.005
"""How much worse a move may look and still be tried, at the beginning and at the end."""
RATE = 0.002
"""How fast guesses are moved at the beginning; at the end they hardly are."""
KEPT = 60_000
"""Decisions that are remembered and learnt from again."""
TAUGHT, LESSONS = 256, 2
"""Decisions in one lesson, and lessons after each step."""


class Memory:
    """What was seen, by which seat, and what it turned out to be worth."""

    def __init__(self, width: int) -> None:
        self.rows = np.zeros((KEPT, width), np.int32)
        self.seats = np.zeros(KEPT, np.int32)
        self.worth = np.zeros(KEPT, np.float32)
        self.count = 0

    def add(self, row: Numbers, seat: int, worth: float) -> None:
        at = self.count % KEPT
        self.rows[at], self.seats[at], self.worth[at] = row, seat, worth
        self.count += 1

    def some(self, chance: np.random.Generator) -> tuple[Numbers, Numbers, Numbers]:
        chosen = chance.integers(min(self.count, KEPT), size=TAUGHT)
        return self.rows[chosen], self.seats[chosen], self.worth[chosen]


class Learner:
    """Matches against oneself, and what they teach."""

    def __init__(self, env: BatchEnv, guess: Guess, seed: int = 1) -> None:
        self.env, self.guess, self.seats = env, guess, int(env.layout.seats)
        self.chance = np.random.default_rng(seed)
        self.memory = Memory(int(env.layout.width))
        self.matches = self.decisions = 0
        self.usual = 10.0
        """By how many points one is ahead at the end, on average."""
        self.story = [self._blank() for _ in range(env.places)]
        self.begun = [False] * env.places
        """By place: whether a move has been begun whose end is to be told."""
        env.reset(seed)

    def _blank(self) -> list[list[tuple[Numbers, float]]]:
        """By seat: what it saw after each of its moves, and what it guessed it was worth."""
        return [[] for _ in range(self.seats)]

    def step(self, done: float) -> None:
        """A decision in every match, and some learning, when so much of the time is over."""
        ahead = self.env.ahead(int(self.chance.integers(1 << 31)), whole=True)
        worth = self.worth(ahead)
        heat = HOT * (COLD / HOT) ** done
        tempted = worth + heat * self.chance.gumbel(size=len(worth))
        chosen = []
        for place in range(self.env.places):
            first, end = ahead.first[place], ahead.first[place + 1]
            move = int(first + tempted[first:end].argmax())
            chosen.append(move)
            if ahead.moves[move] == 1 and (end - first > 1 or self.begun[place]):
                seen = (ahead.observations[move].copy(), float(worth[move]))
                self.story[place][int(ahead.seats[move])].append(seen)
            self.begun[place] = ahead.moves[move] > 1
        self.env.step(ahead.actions[chosen])
        self.decisions += self.env.places
        for place in np.flatnonzero(self.env.ends).tolist():
            if self.env.ends[place] == 1:
                self.learn_from(place, ahead.observations[chosen[place]])
            self.story[place] = self._blank()
        if self.memory.count > 2 * TAUGHT:
            for _ in range(LESSONS):
                self.guess.learn(*self.memory.some(self.chance), RATE * (1.0 - done))

    def worth(self, ahead: Ahead) -> Numbers:
        """What every move is worth: known where the match is over, else guessed."""
        found = self.guess.of(ahead.observations, ahead.seats)
        over = ~np.isnan(ahead.known)
        if over.any():
            rows, seats = ahead.observations[over], ahead.seats[over]
            found[over] = self.end_worth(rows, seats, ahead.known[over])
        return found

    def end_worth(self, rows: Numbers, seats: Numbers, payoffs: Numbers) -> Numbers:
        """From 0 to 1: partly the share of the win, partly by how many points one is ahead."""
        if self.seats == 1:
            return (payoffs + 1.0) / 2.0
        points = rows[:, self.guess.points].astype(np.float64)
        each = np.arange(len(rows))
        own = points[each, seats]
        points[each, seats] = -np.inf
        lead = (own - points.max(axis=1)) / self.usual
        by_points: Numbers = POINTS / (1.0 + np.exp(-lead))
        return by_points + (1.0 - POINTS) * (payoffs + 1.0 / self.seats)

    def learn_from(self, place: int, last: Numbers) -> None:
        """A match has ended: every guess on the way is told what came of it."""
        points = np.sort(last[self.guess.points])
        self.usual += 0.01 * (max(1.0, float(points[-1] - points[0])) - self.usual)
        seats, rows = np.arange(self.seats), np.tile(last, (self.seats, 1))
        for seat, end in enumerate(self.end_worth(rows, seats, self.env.payoffs[place])):
            later = after = float(end)
            for row, guessed in reversed(self.story[place][seat]):
                later = (1.0 - LAMBDA) * after + LAMBDA * later
                self.memory.add(row, seat, later)
                after = guessed
        self.matches += 1


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=20.0, help="of CPU time, all together")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    parser.add_argument("--save", type=Path)
    parser.add_argument("--load", type=Path)
    parser.add_argument("--against", action="append", default=[], metavar="BOT")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=2)
    wanted = parser.parse_args()
    options = dict(each.split("=", 1) for each in wanted.option)
    guess = Guess(BatchEnv(wanted.game, places=1, options=options).layout)
    if wanted.load:
        guess.load(wanted.load)
    if wanted.minutes:
        learn_together(wanted.game, options, guess, wanted.minutes * 60.0, wanted.processes)
    if wanted.save:
        guess.save(wanted.save)
    for bot in wanted.against or ["level1", "level2"]:
        print(compare(wanted.game, options, guess, bot, wanted.games, wanted.worlds), flush=True)


if __name__ == "__main__":
    main()
