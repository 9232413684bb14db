"""Random play as an engine function: the measure of speed, and the simplest opponent."""

from typing import Any, Final

from mypy_extensions import i64

from ludoteka.kernel.game import Game, State
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.rng import Rng

NEVER: Final[i64] = 0x7FFFFFFFFFFF
"""Answers until we look how many turns have begun: no match has so many. Since every turn takes
an answer, we need not look before there are as many as turns left."""
ALONE: Final = 50.0
"""The score that counts as half of what there is to gain where there is nobody to beat."""


def playout(game: Game[Any], s: State, rng: Rng, bound: int, turns: int = 0) -> int:
    """Play at random to the end, up to `bound` decisions or (if not 0) through so many `turns`;
    how many decisions were taken."""
    taken: i64 = 0
    limit: i64 = bound
    patience: i64 = turns - game.turns(s) + 1 if turns else NEVER
    while True:
        if patience <= 0:
            patience = turns - game.turns(s) + 1
            if patience <= 0:
                return taken
        patience -= 1
        ask = game.pending(s)
        if isinstance(ask, Decide):
            if taken >= limit:
                return taken
            game.apply(s, ask.seat, ask.pick(rng.below(ask.count)), SILENT)
            taken += 1
        elif isinstance(ask, Chance):
            game.resolve(s, rng.below(ask.size), SILENT)
        else:
            assert isinstance(ask, Over)
            return taken


def is_past_limit(game: Game[Any], s: Any) -> bool:
    """Whether all turns of a simulation are over, and one more has begun."""
    return 0 < game.turn_limit < game.turns(s)


def settle_chance(game: Game[Any], s: Any, rng: Rng) -> None:
    """Answer every pending chance, up to the next decision or the end."""
    while True:
        ask = game.pending(s)
        if not isinstance(ask, Chance):
            return
        game.resolve(s, rng.below(ask.size), SILENT)


def shares_of(over: Over) -> list[float]:
    """What the end is worth to each seat: mostly winning, a little how many others are behind, or
    alone how high the score is. If nobody has won it is worth nothing."""
    ranks = over.ranks
    winners = 0
    for rank in ranks:
        if rank == 0:
            winners += 1
    if winners == 0:
        return [0.0] * len(ranks)
    if len(ranks) == 1:
        score = float(max(over.scores[0], 0))
        return [0.75 + 0.25 * score / (score + ALONE)]
    others = float(len(ranks) - 1)
    shares: list[float] = []
    for mine in ranks:
        beaten = 0.0
        for rank in ranks:
            if rank > mine:
                beaten += 1.0
            elif rank == mine:
                beaten += 0.5
        beaten = (beaten - 0.5) / others
        if len(ranks) > 2:
            won = 1.0 / float(winners) if mine == 0 else 0.0
            shares.append(0.75 * won + 0.25 * beaten)
        else:
            shares.append(beaten)
    return shares


def payoffs(over: Over) -> list[float]:
    """What the end pays to programs that learn: who wins gets 1, less what is fair for one of so
    many seats; winners share, and if nobody wins all get 0. Who plays alone wins 1 or loses 1."""
    ranks = over.ranks
    seats = float(len(ranks))
    best = 0.0
    for rank in ranks:
        if rank == 0:
            best += 1.0
    if len(ranks) == 1:
        return [1.0 if best else -1.0]
    if best == 0.0:
        return [0.0] * len(ranks)
    return [(1.0 / best if rank == 0 else 0.0) - 1.0 / seats for rank in ranks]
