"""Learn a game by playing against oneself, with NumPy alone, in minutes on two cores.

    python examples/self_play/learn.py clash --minutes 10 --processes 2 --save clash.npz
    python examples/self_play/learn.py clash --load clash.npz --minutes 0 --search 100

Before each decision the program looks at what it would see after every move it may make, as
numbers (`BatchEnv.ahead`), and guesses its share of the win from there. Mostly it takes the best.
When a match has ended it moves its guesses toward what came of them (a TD(lambda) return). All it
knows of a game is that points are good. README.md says how strong it gets.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from self_play.at_the_table import Manner, compare
from self_play.guessing import Guess

from ludoteka.lab.envs.batch import Ahead, BatchEnv

Numbers = NDArray[Any]

LAMBDA = 0.8
"""How far a guess trusts the end of the match rather than the next guess."""
CURIOUS, STRICT = 0.2, 0.02
"""The share of moves that are made at random, at the beginning and at the end."""
KEPT = 30_000
"""Decisions that are remembered and learnt from again."""
TAUGHT, LESSONS = 256, 6
"""Decisions in one lesson, and lessons after each step."""


class Memory:
    """What was seen, by which seat, and the share of the win it turned out to be worth."""

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


def share(payoff: Numbers | float, seats: int) -> Any:
    """A payoff as the share of the win, from 0 to 1."""
    return (payoff + 1.0) / 2.0 if seats == 1 else payoff + 1.0 / seats


class Learner:
    """Matches against oneself, and what they teach."""

    def __init__(self, env: BatchEnv, guess: Guess, seed: int = 1) -> None:
        self.env, self.guess = env, guess
        self.seats = int(env.layout.seats)
        self.chance = np.random.default_rng(seed)
        self.memory = Memory(int(env.layout.width))
        self.matches = self.decisions = self.lessons = 0
        # by place and seat: the rows and guesses of its match so far
        self.story: list[list[list[tuple[Numbers, float]]]] = [
            [[] for _ in range(self.seats)] for _ in range(env.places)
        ]
        env.reset(seed)

    def step(self, curious: float) -> None:
        """A decision in every match, and some learning."""
        ahead = self.env.ahead(self.decisions + 1)
        worth = self.worth(ahead)
        tried = self.chance.random(self.env.places) < curious
        chosen = []
        for place in range(self.env.places):
            first, end = ahead.first[place], ahead.first[place + 1]
            best = int(first + worth[first:end].argmax())
            if tried[place]:
                best = int(self.chance.integers(first, end))
            chosen.append(best)
            if end - first > 1:
                story = self.story[place][int(ahead.seats[best])]
                story.append((self.env.observations[place].copy(), worth[first:end].max()))
                story.append((ahead.observations[best].copy(), worth[best]))
        self.env.step(ahead.actions[chosen])
        self.decisions += self.env.places
        for ended in np.flatnonzero(self.env.ends):
            self.learn_from(int(ended))
        if self.memory.count > 2 * TAUGHT:
            for _ in range(LESSONS):
                self.guess.learn(*self.memory.some(self.chance))
                self.lessons += 1

    def worth(self, ahead: Ahead) -> Numbers:
        """The share of the win after every move: known where the match is over, else guessed."""
        guessed = self.guess.of(ahead.observations, ahead.seats)
        return np.where(np.isnan(ahead.known), guessed, share(ahead.known, self.seats))

    def learn_from(self, place: int) -> None:
        """A match has ended: every guess on the way is told what came of it."""
        ended = self.env.ends[place] == 1
        for seat in range(self.seats):
            story = self.story[place][seat]
            if ended and story:
                later = float(share(self.env.payoffs[place, seat], self.seats))
                after = later
                for row, guessed in reversed(story):
                    later = (1 - LAMBDA) * after + LAMBDA * later
                    self.memory.add(row, seat, later)
                    after = guessed
            self.story[place][seat] = []
        self.matches += int(ended)


def learn(
    learner: Learner, seconds: float, tell: Callable[[str], None], steps: int = 1 << 30
) -> None:
    """Play and learn for so long, or so many steps; fewer and fewer moves are tried at random."""
    begun = told = monotonic()
    for step in range(steps):
        now = monotonic()
        done = (now - begun) / seconds if seconds else step / steps
        if done >= 1.0:
            break
        if now - told > 5.0:
            told = now
            tell(f"{now - begun:4.0f} s: {learner.matches} matches, {learner.decisions} decisions")
        learner.step(CURIOUS * (STRICT / CURIOUS) ** done)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--places", type=int, default=64)
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--load", type=Path)
    parser.add_argument("--against", action="append", default=[], metavar="BOT")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=2)
    parser.add_argument("--search", type=int, default=0)
    wanted = parser.parse_args()
    options = dict(each.split("=", 1) for each in wanted.option)
    processes = wanted.processes if wanted.minutes else 1
    with BatchEnv(wanted.game, wanted.places, options=options, processes=processes) as env:
        guess = Guess(env.layout, wanted.hidden, wanted.seed)
        if wanted.load:
            guess.load(wanted.load)
        learner = Learner(env, guess, wanted.seed)
        if wanted.minutes:
            learn(learner, wanted.minutes * 60.0, lambda line: print(line, flush=True))
        print(f"{learner.matches} matches, {learner.decisions} decisions learnt from")
    if wanted.save:
        guess.save(wanted.save)
    for bot in wanted.against or ["level1", "level2"]:
        manner = Manner(wanted.worlds, wanted.search)
        print(compare(wanted.game, options, guess, bot, wanted.games, manner), flush=True)


if __name__ == "__main__":
    main()
