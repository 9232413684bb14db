"""A guess of what a position is worth to a seat, from a row of numbers: a small network."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteka.kernel.layout import Layout

Numbers = NDArray[Any]

APART, TOGETHER = 40, 100
"""Numbers with at most so many values are also shown value by value; two of them together if they
have at most so many pairs of values."""
OWNERS = 6
"""Values that may tell whose something is, or how it lies."""
FAR = 3.0
"""How far beyond what random matches have shown a number still counts."""
AT_ONCE = 1024
"""Rows that are looked at together: more do not fit where memory is fast."""
DECAY = 1e-5
PRIOR = 4.0
"""Before anything is learnt, points are good, and those of others are bad."""


class Shown:
    """Rows as a network wants them: every number by its size, and with a sign for each value where
    values are few. Of lists that are equally long (say what lies in each cell of a board, and whose
    it is) it is shown how many places have each pair of values, and, with a sign for each number,
    how many have something in the one and each value in the other. What never changes is left out,
    and so is the order of what is counted."""

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
        self.low, self.many = ranges[:, 0].astype(np.int32), many.astype(np.int32)
        alike = {name: np.flatnonzero(np.array(lists) == name) for name in lists if name}
        whole = [each for name, each in alike.items() if name not in counted and len(each) > 2]
        whole = [each for each in whole if changes[each].all()]
        few = changes & ~counts & (many > 2) & (many <= APART)
        self.width = len(self.kept)
        self.pairs: list[tuple[Numbers, Numbers, int]] = []
        self.filled: list[tuple[Numbers, Numbers, int]] = []
        for one, other in permutations(whole, 2):
            if len(one) != len(other):
                continue
            if one[0] < other[0] and many[one[0]] * many[other[0]] <= TOGETHER:
                self.pairs.append((one, other, self.width))
                self.width += int(many[one[0]] * many[other[0]])
            if many[other[0]] <= OWNERS and len(one) < APART:
                self.filled.append((one, other, self.width))
                self.width += int(many[other[0]]) * (len(one) + 1)
                few[one] &= many[one] <= OWNERS
        self.apart = np.flatnonzero(few)
        self.first = self.width + np.cumsum(many[self.apart]) - many[self.apart]
        self.width += int(many[self.apart].sum())

    def __call__(self, rows: Numbers) -> Numbers:
        shown = np.zeros((len(rows), self.width), np.float32)
        sizes = rows.take(self.kept, axis=1).astype(np.float32) * self.scale
        np.clip(sizes, -FAR, FAR, out=shown[:, : len(self.kept)])
        each = np.arange(len(rows))
        shown[each[:, None], self.first + self.value(rows, self.apart)] = 1.0
        for one, other, first in self.pairs:
            pair = self.value(rows, one) * self.many[other] + self.value(rows, other)
            for place in range(len(one)):
                shown[each, first + pair[:, place]] += 1.0 / 3.0
        for one, other, first in self.filled:
            there, value = rows[:, one] != 0, self.value(rows, other)
            for number in range(int(self.many[other[0]])):
                found = (there & (value == number)).sum(axis=1)
                shown[each, first + number * (len(one) + 1) + found] = 1.0
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
            own = np.flatnonzero(seats == seat)
            for some in (own[at : at + AT_ONCE] for at in range(0, len(own), AT_ONCE)):
                guessed[some] = network.of(self.shown(rows[some]))
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
