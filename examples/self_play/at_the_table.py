"""What was learnt, at the table: a bot that takes the move after which it guesses best."""

from __future__ import annotations

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i32
from self_play.guessing import Guess

from ludoteka.bots.bot import Bot
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.batch import ends_of_move
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Decide, Move
from ludoteka.kernel.playout import payoffs
from ludoteka.kernel.rng import Rng
from ludoteka.lab.duel import Result, Tally, play_match


class LearnedBot(Bot):
    """It sees its view only: moves are tried in a few `worlds` imagined from it."""

    def __init__(self, game: Game[Any], guess: Guess, worlds: int = 2) -> None:
        super().__init__(game, "learned")
        self.guess, self.worlds = guess, worlds

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        moves, seat = ask.options, view.viewer
        if len(moves) == 1:
            return moves[0]
        worth = np.zeros(len(moves))
        for _ in range(self.worlds):
            worth += self._best_after(self.game.imagine(view, rng), seat, ask)
        return moves[int(worth.argmax())]

    def _best_after(self, world: Any, seat: int, ask: Decide) -> Any:
        """What each move is worth if the best is made of it."""
        ends: list[Any] = []
        first = []
        for move in ask.options:
            s = self.game.clone(world)
            self.game.apply(s, seat, move, SILENT)
            first.append(len(ends))
            ends += [end.s for end in ends_of_move(self.game, s, seat, ask.prompt)]
        return np.maximum.reduceat(self._worth(ends, seat), first)

    def _worth(self, positions: list[Any], seat: int) -> Any:
        game, layout = self.game, self.guess.layout
        width = int(layout.width)
        rows = vec[i32]([0] * (len(positions) * width))
        known = np.full(len(positions), np.nan)
        for place, s in enumerate(positions):
            view = game.view(s, seat)
            layout.write(view, rows, place * width)
            if view.over is not None:
                known[place] = payoffs(view.over)[seat] + 1.0 / int(layout.seats)
        seen = np.frombuffer(memoryview(rows), np.int32).reshape(-1, width)
        guessed = self.guess.of(seen, np.full(len(positions), seat))
        return np.where(np.isnan(known), guessed, known)


def compare(
    game_id: str, options: dict[str, str], guess: Guess, other: str, games: int, worlds: int = 2
) -> str:
    """Pairs of matches with the same chance and the seats exchanged, as `ludoteka duel` does."""
    game = game_by_id(game_id)
    chosen, seats = game.options(**options), int(guess.layout.seats)
    tally = Tally()
    for index in range((games + 1) // 2):
        for first in (0, 1):
            sides = [(seat + first) % 2 for seat in range(seats)]
            bots = [
                LearnedBot(game, guess, worlds) if side == 0 else bot_by_name(other, game)
                for side in sides
            ]
            over = play_match(game, chosen, bots, sides, (11, index), tally)
            if over is None:
                tally.stopped += 1
            else:
                tally.count({sides[seat] for seat in over.winners()})
    result = Result(game_id, seats, "learned", other, 11, tally)
    low, high = result.interval
    return (
        f"{game_id}: learned against {other}: {tally.a_wins} to {tally.b_wins}, "
        f"{tally.draws} drawn, {tally.stopped} stopped; {result.share:.3f} "
        f"({low:.3f} to {high:.3f}); {1e3 * tally.a_seconds / max(tally.a_moves, 1):.1f} ms a move"
    )
