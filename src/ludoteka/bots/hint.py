"""A hint: the best moves, the chance to win with each, and a plain reason where there is one."""

from dataclasses import dataclass
from typing import Any, Final

from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import ADVICE
from ludoteka.kernel.advice import Judged
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.pending import Decide, Move
from ludoteka.kernel.rng import Rng

ADVISER: Final = "level5"
"""The bot that is asked."""
MOST: Final = 3

# Reasons every game shares
WINS: Final = "wins"
LOSES: Final = "loses"
ONLY: Final = "only"
HOLDS: Final = "holds"


@dataclass(frozen=True)
class Hint:
    """A move, the share of the win it leads to (0 to 1), and the word of a reason, or "".

    `sure` means that the rest of the game was looked through to its end.
    """

    move: Move
    share: float
    sure: bool
    reason: str


def hints(game: Game[Any], view: View[Any], seed: int, adviser: str = ADVISER) -> list[Hint]:
    """Up to three moves for the seat of a view that is asked, the best first."""
    ask = view.ask
    assert ask is not None, "nothing is asked of this seat"
    found = bot_by_name(adviser, game).judge(view, ask, Rng(seed), MOST)[:MOST]
    return [
        Hint(each.move, each.share, each.sure, reason_for(game, view, each, found, seed))
        for each in found
    ]


def reason_for(
    game: Game[Any], view: View[Any], judged: Judged, best: list[Judged], seed: int
) -> str:
    """What can be said for a move in plain words."""
    if view.ask is not None and len(view.ask.options) == 1:
        return ONLY
    if judged.sure and judged.share > 0.99:
        return WINS
    if judged.sure and judged.share < 0.01:
        return LOSES
    others = [each for each in best if each is not judged]
    if others and judged.share - max(each.share for each in others) > 0.25:
        return HOLDS
    advice = ADVICE.get(game.id)
    if advice is None:
        return ""
    return advice.reason(game.imagine(view, Rng(seed, 1)), view.viewer, judged.move)


def compare(
    game: Game[Any], view: View[Any], seed: int, played: Move, adviser: str
) -> tuple[Judged, Judged]:
    """The best move and the one played, judged with equal care."""
    ask = view.ask
    assert ask is not None
    bot = bot_by_name(adviser, game)
    best = bot.judge(view, ask, Rng(seed), 1)[0]
    if best.move == played:
        return best, best
    two = Decide(view.viewer, ask.prompt, [best.move, played], ask.about)
    bot.forget()
    found = {each.move: each for each in bot.judge(view, two, Rng(seed, 1), 2)}
    if found[played].share >= found[best.move].share:
        return found[played], found[played]
    return found[best.move], found[played]
