"""A guess of what a position is worth to a seat, from a row of numbers: a small network."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.kernel.layout import Layout

Numbers = NDArray[Any]

APART, TOGETHER = 40, 100
"""Numbers with at most so many values are also shown value by value; two of them together if they
have at most so many pairs of values."""
FAR = 3.0
"""How far beyond what random matches have shown a number still counts."""
DECAY = 1e-5
PRIOR = 4.0
"""Before anything is learnt, points are good, and those of others are bad."""


class Shown:
    """Rows as a network wants them: every number by its size, where values are few with a sign
    for each value, and, where lists are equally long (say what lies in each cell of a board, and
    whose it is), how many places show each pair of values. What never changes is left out, and so
    is the order of what is counted."""

    def __init__(self, layout: Layout) -> None:
        ranges, names = np.array(layout.ranges()), layout.names()
        counts = np.array([": how many " in name for name in names])
        counted = {name.partition(": how many ")[0] for name in names}
        lists = [name.rpartition("[")[0] if name.endswith("]") else "" for name in names]
        ordered = np.array([name in counted for name in lists])
        changes = (ranges[:, 1] > ranges[:, 0]) & ~ordered
        self.kept = np.flatnonzero(changes)
        self.names = [names[place] for place in self.kept]
        self.scale = (1.0 / np.abs(ranges[self.kept]).max(axis=1)).astype(np.float32)
        many = ranges[:, 1] - ranges[:, 0] + 1
        self.apart = np.flatnonzero(changes & ~counts & (many > 2) & (many <= APART))
        self.low, self.many = ranges[:, 0].astype(np.int32), many.astype(np.int32)
        self.first = len(self.kept) + np.cumsum(many[self.apart]) - many[self.apart]
        self.width = len(self.kept) + int(many[self.apart].sum())
        self.pairs: list[tuple[Numbers, Numbers, int]] = []
        alike = {name: np.flatnonzero(np.array(lists) == name) for name in lists if name}
        whole = [each for name, each in alike.items() if name not in counted and len(each) > 2]
        for one, other in combinations([each for each in whole if changes[each].all()], 2):
            if len(one) == len(other) and many[one[0]] * many[other[0]] <= TOGETHER:
                self.pairs.append((one, other, self.width))
                self.width += int(many[one[0]] * many[other[0]])

    def __call__(self, rows: Numbers) -> Numbers:
        shown = np.zeros((len(rows), self.width), np.float32)
        shown[:, : len(self.kept)] = np.clip(rows[:, self.kept] * self.scale, -FAR, FAR)
        each = np.arange(len(rows))
        shown[each[:, None], self.first + self.value(rows, self.apart)] = 1.0
        for one, other, first in self.pairs:
            pair = self.value(rows, one) * self.many[other] + self.value(rows, other)
            for place in range(len(one)):
                shown[each, first + pair[:, place]] += 1.0 / 3.0
        return shown

    def value(self, rows: Numbers, places: Numbers) -> Numbers:
        """Values counted from 0."""
        found: Numbers = np.clip(rows[:, places] - self.low[places], 0, self.many[places] - 1)
        return found


class Network:
    """A line through everything, and a few bends: logistic, taught by Adam. At first the bends
    count for nothing, and points for what `PRIOR` says."""

    def __init__(self, width: int, hidden: int, chance: np.random.Generator) -> None:
        bends = chance.normal(0.0, 1.0 / np.sqrt(50.0), (width, hidden))
        shapes = [np.zeros(width), bends, np.zeros(hidden), np.zeros(hidden), np.zeros(1)]
        self.weights: list[Numbers] = [each.astype(np.float32) for each in shapes]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def of(self, shown: Numbers) -> Numbers:
        line, bends, level, out, rest = self.weights
        hidden = np.maximum(shown @ bends + level, 0.0)
        guessed: Numbers = 1.0 / (1.0 + np.exp(-(shown @ line + hidden @ out + rest)))
        return guessed

    def learn(self, shown: Numbers, worth: Numbers, rate: float) -> None:
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
            weights -= rate * (sure / wide + DECAY * weights)


class Guess:
    """The guesses of all seats; seats are not turned round, so each has a network of its own."""

    def __init__(self, layout: Layout, hidden: int = 32, seed: int = 1) -> None:
        chance = np.random.default_rng(seed)
        self.layout, self.seats = layout, int(layout.seats)
        self.shown = Shown(layout)
        self.networks = [Network(self.shown.width, hidden, chance) for _ in range(self.seats)]
        names = layout.names()
        self.points = [names.index(f"score of seat {seat}") for seat in range(self.seats)]
        for seat, network in enumerate(self.networks):
            for other, place in enumerate(self.points):
                sign = PRIOR if other == seat else -PRIOR / (self.seats - 1)
                network.weights[0][np.flatnonzero(self.shown.kept == place)] = sign

    def of(self, rows: Numbers, seats: Numbers) -> Numbers:
        guessed = np.zeros(len(rows), np.float32)
        for seat, network in enumerate(self.networks):
            own = seats == seat
            if own.any():
                guessed[own] = network.of(self.shown(rows[own]))
        return guessed

    def learn(self, rows: Numbers, seats: Numbers, worth: Numbers, rate: float) -> None:
        for seat, network in enumerate(self.networks):
            own = seats == seat
            if own.any():
                network.learn(self.shown(rows[own]), worth[own], rate)

    def weights(self) -> list[Numbers]:
        return [each for network in self.networks for each in network.weights]

    def take(self, weights: list[Numbers]) -> None:
        for seat, network in enumerate(self.networks):
            network.weights = [each.copy() for each in weights[5 * seat : 5 * seat + 5]]

    def save(self, path: Path) -> None:
        np.savez_compressed(path, *self.weights())

    def load(self, path: Path) -> None:
        with np.load(path) as found:
            self.take([found[name] for name in found.files])
