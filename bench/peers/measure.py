"""What is measured: decisions, and the CPU time they take."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

PLAY = "random play"
"""A whole match, one decision after the other: whose turn, what is allowed, one of it, go on."""
STEP = "step"
"""The same as a program sees it that learns: with what is observed, and a mask."""
BATCH = "batch step"
"""The same in many matches at each call."""

BOARD, DICE, CARDS, LARGE = "board", "dice", "cards", "large"
"""Games that can be compared: open boards, dice with a risk, hands of cards, and all of it."""

Match = Callable[[random.Random], int]
"""Plays one match, or a part of one; returns how many decisions were taken."""


@dataclass(frozen=True)
class Measure:
    library: str
    game: str
    sort: str
    how: str
    match: Match

    def seconds_each(self, seconds: float, seed: int) -> float:
        """CPU seconds of one decision."""
        chance = random.Random(seed)
        decisions = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds or not decisions:
            decisions += self.match(chance)
        return spent / decisions
