"""What a stage shows can be shown to everybody, and tells no more than the view it belongs to."""

from typing import Any

import msgspec
import pytest

from ludoteka.games.registry import KITS
from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Options
from ludoteka.kernel.rng import Rng
from playing import random_game, tables, viewers

EVERY = 7
"""Positions that are looked at: one of so many."""


@pytest.mark.parametrize(("game", "seats", "options"), tables(every=False))
def test_another_world_shows_the_same(game: Game[Any], seats: int, options: Options) -> None:
    shown = KITS[game.id].shown
    if shown is None:
        return
    rng = Rng(seats)
    for place, (s, _) in enumerate(random_game(game, seats, options, seed=seats, limit=300)):
        for viewer in viewers(seats) if place % EVERY == 0 else []:
            view = game.view(s, viewer)
            told = msgspec.json.encode(shown(view))
            world = game.imagine(view, rng)
            assert msgspec.json.encode(shown(game.view(world, viewer))) == told
