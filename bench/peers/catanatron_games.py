"""catanatron: Catan for two random players."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib import import_module, metadata

from peers.measure import LARGE, PLAY, Match, Measure

NAME = "catanatron"


def measures() -> Iterator[Measure]:
    yield Measure(NAME, "catan", LARGE, PLAY, catan())


def catan() -> Match:
    library = import_module("catanatron")

    def match(chance: random.Random) -> int:
        colours = (library.Color.RED, library.Color.BLUE)
        players = [library.RandomPlayer(colour) for colour in colours]
        game = library.Game(players, seed=chance.getrandbits(31))
        game.play()
        return len(game.state.actions)

    return match


def version() -> str:
    return metadata.version("catanatron")
