"""The games of RLCard, driven through its environments."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module, metadata
from typing import Any

from peers.measure import CARDS, STEP, Measure

NAME = "RLCard"
GAMES = ("leduc-holdem", "limit-holdem", "uno", "gin-rummy", "doudizhu")


def measures() -> Iterator[Measure]:
    make = import_module("rlcard").make
    for game in GAMES:
        yield Measure(NAME, game, CARDS, STEP, partial(play, make(game, config={"seed": 1})))


def play(table: Any, chance: random.Random) -> int:
    state, _ = table.reset()
    taken = 0
    while not table.is_over():
        state, _ = table.step(chance.choice(list(state["legal_actions"])))
        taken += 1
    return taken


def version() -> str:
    return metadata.version("rlcard")
