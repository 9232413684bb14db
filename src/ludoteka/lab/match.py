"""One match of bots, for whoever watches it."""

from time import perf_counter, thread_time
from typing import Any

from ludoteka.bots.bot import Bot
from ludoteka.bots.program import ProgramBot
from ludoteka.bots.registry import bot_by_name
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.playout import is_past_limit
from ludoteka.kernel.rng import Rng


class Watcher:
    """Sees the whole position, which no bot does. `out` gets what is told of the match."""

    out: Journal = SILENT

    def asked(self, s: Any, seat: int) -> None:
        """A seat is about to decide."""

    def answered(self, s: Any, seat: int, seconds: float) -> None:
        """It has decided, after so many seconds, and this came of it."""


def seated(names: list[str], game: Game[Any]) -> list[Bot]:
    return [bot_by_name(name, game, programs=True) for name in names]


def dismissed(bots: list[Bot]) -> None:
    """Programs end when nobody needs them."""
    for bot in bots:
        if isinstance(bot, ProgramBot):
            bot.close()


def play_watched(
    game: Game[Any], options: Options, bots: list[Bot], seed: tuple[int, int], watcher: Watcher
) -> Over | None:
    """Match `seed[1]` of the run `seed[0]`; None if it was stopped, by the turn limit of the game
    or at the bound on decisions. Bots see their views only."""
    out = watcher.out
    s = game.start(len(bots), options, out)
    chance = Rng(seed[0], 2 * seed[1])
    bound = game.bound(len(bots), options)
    for decision in range(bound):
        ask = game.pending(s)
        while isinstance(ask, Chance) and not is_past_limit(game, s):
            outcome = int(chance.below(ask.size))
            for seat, bot in enumerate(bots):
                bot.saw_chance(ask.sort(outcome) if ask.seen >> seat & 1 else -1)
            game.resolve(s, outcome, out)
            ask = game.pending(s)
        if isinstance(ask, Over):
            return ask
        if is_past_limit(game, s):
            return None
        assert isinstance(ask, Decide)
        seat = int(ask.seat)
        watcher.asked(s, seat)
        view = game.view(s, seat)
        assert view.ask is not None
        clock = perf_counter if isinstance(bots[seat], ProgramBot) else thread_time
        begun = clock()
        rng = Rng(seed[0] + 1, (2 * seed[1] + 1) * 8192 + decision)
        move = bots[seat].choose(view, view.ask, rng)
        spent = clock() - begun
        for each, bot in enumerate(bots):
            bot.saw_move(move if each == seat or ask.seen >> each & 1 else None)
        game.apply(s, seat, move, out)
        watcher.answered(s, seat, spent)
    return None
