"""What a bot is: it is shown a view and a question, and names one of the listed moves."""

from collections.abc import Iterable
from time import thread_time
from typing import Any, TypeAlias

from ludoteka.kernel.advice import Judged, Ticker
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.pending import Decide, Move
from ludoteka.kernel.record import CHANCE, MOVE, UNDO
from ludoteka.kernel.rng import Rng

News: TypeAlias = tuple[str, str | int]
"""What a bot hears of an entry of the record, by kind: a move ("" if it does not see which), the
sort of a chance answer (-1 if unseen), an undo, a resignation. A move that comes out of turn, in a
race, is told as an undo: neither follows from the last question."""


class Bot:
    """A player made of code. Whatever it remembers between decisions, all chance comes from the
    generator it is given, so any game can be repeated."""

    def __init__(self, game: Game[Any], name: str = "") -> None:
        self.game = game
        self.name = name

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        """One of `ask.options`."""
        raise AssertionError("each bot chooses in its own way")

    def judge(self, view: View[Any], ask: Decide, rng: Rng, lines: int) -> list[Judged]:
        """The moves of the question, or what is left of them in `ask.options`, with what they
        lead to, the best first; the first `lines` with equal care. A bot that judges nothing
        gives an empty list."""
        return []

    # What happens between two of its decisions. A bot may ignore it.

    def saw_move(self, move: Move | None) -> None:
        """Somebody answered, perhaps this bot itself; None if it does not see with what."""

    def saw_chance(self, sort: int) -> None:
        """Chance answered with an outcome of this sort (`Chance.sort`); -1 if unseen."""

    def remembers(self) -> bool:
        """Whether it knows something that would help at its next decision."""
        return False

    def forget(self) -> None:
        """The next question does not follow from the last one: something was taken back."""


def hear(bot: Bot, news: Iterable[News]) -> None:
    """Tell a bot what has happened."""
    for kind, what in news:
        if kind == MOVE:
            bot.saw_move(bot.game.read(str(what)) if what else None)
        elif kind == CHANCE:
            bot.saw_chance(int(what))
        elif kind == UNDO:
            bot.forget()


class RandomBot(Bot):
    """Any listed move, all equally likely."""

    def __init__(self, game: Game[Any], name: str = "random") -> None:
        super().__init__(game, name)

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        return ask.pick(rng.below(ask.count))


def until(seconds: float) -> Ticker:
    """A ticker that says stop after so many seconds of work on one core; never for 0."""
    if seconds <= 0:
        return lambda: False
    end = thread_time() + seconds
    return lambda: thread_time() >= end
