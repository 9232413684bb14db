"""Looking one move ahead: each move played to its end in a few imagined worlds, and judged."""

from typing import Any, Final

from mypy_extensions import i64

from ludoteka.kernel.advice import Advice, Judged
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Move, Over
from ludoteka.kernel.playout import playout, shares_of
from ludoteka.kernel.rng import Rng

OWN_STEPS: Final[i64] = 3
"""Further answers of the same seat within its move that are looked through, not guessed."""
PLAYED_ON: Final = 2000
"""Decisions of a random ending, where no advice judges."""


def glance(
    game: Game[Any],
    view: View[Any],
    moves: list[Move],
    advice: Advice[Any] | None,
    worlds: int,
    simple: bool,
    rng: Rng,
) -> list[Judged]:
    """What each move looks like at a glance, in the order given; `simple` to a beginner."""
    seat = view.viewer
    totals = [0.0] * len(moves)
    for _ in range(worlds):
        world = game.imagine(view, rng)
        for place, move in enumerate(moves):
            s = game.clone(world)
            game.apply(s, seat, move, SILENT)
            totals[place] += _worth(game, s, seat, advice, simple, OWN_STEPS, rng)
    return [Judged(move, totals[i] / worlds, worlds) for i, move in enumerate(moves)]


def _worth(
    game: Game[Any],
    s: Any,
    seat: int,
    advice: Advice[Any] | None,
    simple: bool,
    steps: i64,
    rng: Rng,
) -> float:
    """What a seat can make of the rest of its own move, as it looks afterwards."""
    while True:
        ask = game.pending(s)
        if isinstance(ask, Over):
            return shares_of(ask)[seat]
        if isinstance(ask, Chance):
            game.resolve(s, rng.below(ask.size), SILENT)
            continue
        assert isinstance(ask, Decide)
        if advice is None or not advice.judges():
            playout(game, s, rng, PLAYED_ON)
            over = game.pending(s)
            return shares_of(over)[seat] if isinstance(over, Over) else 0.5
        if advice.is_quiet(s):
            values = advice.first_sight(s) if simple else advice.values(s)
            return values[seat] / 1000.0
        if ask.seat == seat and steps > 0:
            best = 0.0
            for move in ask.options:
                after = game.clone(s)
                game.apply(after, seat, move, SILENT)
                best = max(best, _worth(game, after, seat, advice, simple, steps - 1, rng))
            return best
        game.apply(s, ask.seat, ask.pick(rng.below(ask.count)), SILENT)
