"""Our own games: in the engine, through the adapters, and many at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count
from typing import Any

from peers.measure import BATCH, BOARD, CARDS, DICE, LARGE, PLAY, STEP, Match, Measure

from ludoteka import __version__
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng
from ludoteka.lab.envs.batch import BatchEnv
from ludoteka.lab.envs.play import fewest

NAME = "Ludoteka"
PLACES = 128
STEPS = 8
SORTS = {
    "clash": BOARD,
    "emerald_skulls": DICE,
    "king_of_new_york": LARGE,
    "deli": CARDS,
    "sandwich_wars": CARDS,
}


def measures() -> Iterator[Measure]:
    for game in GAMES.values():
        if game.id not in SORTS:
            continue
        told = NAME, game.id, SORTS[game.id]
        yield Measure(*told, PLAY, in_the_engine(game))
        yield Measure(*told, BATCH, many_at_once(game))
        try:
            from ludoteka.lab.envs.zoo import raw_env
        except ImportError:
            continue
        yield Measure(*told, STEP, through_pettingzoo(raw_env(game.id)))


def in_the_engine(game: Game[Any]) -> Match:
    seats, options = fewest(game), game.options()
    start, bound = game.start(seats, options, SILENT), game.bound(seats, options)

    def match(chance: random.Random) -> int:
        rng = Rng(chance.getrandbits(32))
        return playout(game, game.clone(start), rng, bound, game.turn_limit)

    return match


def many_at_once(game: Game[Any]) -> Match:
    env = BatchEnv(game.id, places=PLACES).reset(seed=1)
    seeds = count()

    def steps(chance: random.Random) -> int:
        for _ in range(STEPS):
            env.step(env.at_random(next(seeds)))
        return PLACES * STEPS

    return steps


def through_pettingzoo(table: Any) -> Match:
    from peers.pettingzoo_games import play

    return lambda chance: play(table, chance)


def version() -> str:
    return __version__
