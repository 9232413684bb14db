"""PettingZoo's own classic games, driven as it says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module, metadata
from typing import Any

import numpy as np
from peers.measure import BOARD, CARDS, STEP, Measure

NAME = "PettingZoo"
GAMES = {
    "connect_four_v3": BOARD,
    "chess_v6": BOARD,
    "leduc_holdem_v4": CARDS,
    "texas_holdem_v4": CARDS,
    "hanabi_v5": CARDS,
}
LONGEST = 400
"""A match is left after so many decisions."""


def measures() -> Iterator[Measure]:
    for game, sort in GAMES.items():
        table = import_module(f"pettingzoo.classic.{game}").raw_env()
        yield Measure(NAME, game, sort, STEP, partial(play, table))


def play(table: Any, chance: random.Random) -> int:
    """One match at random, with the mask that is observed."""
    table.reset(seed=chance.getrandbits(31))
    taken = 0
    while taken < LONGEST:
        seen, _, over, stopped, _ = table.last()
        if over or stopped:
            break
        table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        taken += 1
    return taken


def version() -> str:
    return metadata.version("pettingzoo")
