"""Random play as an engine function: the measure of speed, and the simplest opponent."""

from typing import Any

from mypy_extensions import i64

from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.rng import Rng


def playout(game: Game[Any], s: Any, rng: Rng, bound: int) -> int:
    """Play at random to the end or up to `bound` decisions; how many were taken."""
    taken: i64 = 0
    limit: i64 = bound
    while True:
        ask = game.pending(s)
        if isinstance(ask, Decide):
            if taken >= limit:
                return taken
            options = ask.options
            game.apply(s, ask.seat, options[rng.below(len(options))], SILENT)
            taken += 1
        elif isinstance(ask, Chance):
            game.resolve(s, rng.below(ask.size), SILENT)
        else:
            assert isinstance(ask, Over)
            return taken


def settle_chance(game: Game[Any], s: Any, rng: Rng) -> None:
    """Answer every pending chance, up to the next decision or the end."""
    while True:
        ask = game.pending(s)
        if not isinstance(ask, Chance):
            return
        game.resolve(s, rng.below(ask.size), SILENT)
