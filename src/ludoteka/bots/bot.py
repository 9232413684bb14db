"""What a bot is: it is shown a view and a question, and names one of the listed moves."""

from typing import Any

from ludoteka.kernel.game import Game, View
from ludoteka.kernel.pending import Decide, Move
from ludoteka.kernel.rng import Rng


class Bot:
    """A player made of code. It keeps nothing between decisions, so any game can be repeated."""

    name = ""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        """One of `ask.options`. All chance comes from `rng`."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any listed move, all equally likely."""

    name = "random"

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        return ask.options[rng.below(len(ask.options))]
