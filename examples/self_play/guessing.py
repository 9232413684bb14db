"""A guess of one's share of the win from a row of numbers: a small network for each seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.kernel.layout import Layout

Numbers = NDArray[Any]

APART = 40
"""Numbers with at most so many values are also shown value by value."""
RATE, DECAY = 0.002, 1e-5
PRIOR = 4.0
"""Before anything is learnt, points are good, and those of others are bad."""


class Shown:
    """Rows as a network wants them: numbers between -1 and 1, and, where they are no counts, a
    sign for each value. What never changes is left out, and so is the order of what is counted.
    """

    def __init__(self, layout: Layout) -> None:
        ranges = np.array(layout.ranges(), np.float32)
        names = layout.names()
        counts = np.array([": how many " in name for name in names])
        counted = {name.partition(": how many ")[0] for name in names}
        ordered = np.array([name.rpartition("[")[0] in counted for name in names])
        self.kept = np.flatnonzero((ranges[:, 1] > ranges[:, 0]) & ~ordered)
        self.names = [names[place] for place in self.kept]
        low, high = ranges[self.kept].T
        self.scale = 1.0 / np.maximum(np.abs(low), np.abs(high))
        values = (high - low + 1).astype(np.int64)
        self.apart = np.flatnonzero((values > 2) & (values <= APART) & ~counts[self.kept])
        self.low = low[self.apart].astype(np.int32)
        self.most = (values[self.apart] - 1).astype(np.int32)
        self.first = len(self.kept) + np.concatenate([[0], np.cumsum(values[self.apart])[:-1]])
        self.width = len(self.kept) + int(values[self.apart].sum())

    def __call__(self, rows: Numbers) -> Numbers:
        kept = rows[:, self.kept]
        shown = np.zeros((len(rows), self.width), np.float32)
        shown[:, : len(self.kept)] = np.clip(kept.astype(np.float32) * self.scale, -1.5, 1.5)
        value = np.clip(kept[:, self.apart] - self.low, 0, self.most)
        shown[np.arange(len(rows))[:, None], self.first + value] = 1.0
        return shown


class Network:
    """A line through everything, and a few bends: logistic, taught by Adam."""

    def __init__(self, width: int, hidden: int, chance: np.random.Generator) -> None:
        bends = chance.normal(0.0, 1.0 / np.sqrt(50.0), (width, hidden))
        out = chance.normal(0.0, 0.1, hidden)
        self.weights: list[Numbers] = [
            np.zeros(width, np.float32),
            bends.astype(np.float32),
            np.zeros(hidden, np.float32),
            out.astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def of(self, shown: Numbers) -> Numbers:
        line, bends, level, out, rest = self.weights
        hidden = np.maximum(shown @ bends + level, 0.0)
        guessed: Numbers = 1.0 / (1.0 + np.exp(-(shown @ line + hidden @ out + rest)))
        return guessed

    def learn(self, shown: Numbers, worth: Numbers) -> None:
        line, bends, level, out, rest = self.weights
        bent = shown @ bends + level
        hidden = np.maximum(bent, 0.0)
        guessed = 1.0 / (1.0 + np.exp(-(shown @ line + hidden @ out + rest)))
        error = (guessed - worth) / len(worth)
        back = np.outer(error, out) * (bent > 0)
        changes = [shown.T @ error, shown.T @ back, back.sum(0), hidden.T @ error, error.sum()]
        self.steps += 1
        for place, change in enumerate(changes):
            weights = self.weights[place]
            mean, square = self.means[place], self.squares[place]
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            sure = mean / (1 - 0.9**self.steps)
            wide = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weights -= RATE * (sure / wide + DECAY * weights)


class Guess:
    """The guesses of all seats; seats are not turned round, so each has a network of its own."""

    def __init__(self, layout: Layout, hidden: int = 32, seed: int = 1) -> None:
        chance = np.random.default_rng(seed)
        self.layout = layout
        self.shown = Shown(layout)
        self.networks = [
            Network(self.shown.width, hidden, chance) for _ in range(int(layout.seats))
        ]
        for seat, network in enumerate(self.networks):
            for other in range(int(layout.seats)):
                points = f"score of seat {other}"
                if points in self.shown.names:
                    sign = PRIOR if other == seat else -PRIOR / (int(layout.seats) - 1)
                    network.weights[0][self.shown.names.index(points)] = sign

    def of(self, rows: Numbers, seats: Numbers) -> Numbers:
        guessed = np.zeros(len(rows), np.float32)
        for seat, network in enumerate(self.networks):
            own = seats == seat
            if own.any():
                guessed[own] = network.of(self.shown(rows[own]))
        return guessed

    def learn(self, rows: Numbers, seats: Numbers, worth: Numbers) -> None:
        for seat, network in enumerate(self.networks):
            own = seats == seat
            if own.any():
                network.learn(self.shown(rows[own]), worth[own])

    def save(self, path: Path) -> None:
        named: Any = {
            f"{seat}-{place}": each
            for seat, network in enumerate(self.networks)
            for place, each in enumerate(network.weights)
        }
        np.savez_compressed(path, **named)

    def load(self, path: Path) -> None:
        with np.load(path) as found:
            for seat, network in enumerate(self.networks):
                network.weights = [found[f"{seat}-{place}"] for place in range(5)]
