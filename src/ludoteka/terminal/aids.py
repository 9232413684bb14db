"""Odds on request, by game: for what a player sees, or for a position told in words."""

from collections.abc import Callable
from typing import Any, Final

from ludoteka.boards import king_of_new_york
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.game import Game, View
from ludoteka.terminal import odds
from ludoteka.texts import Texts

TOLD: Final[dict[str, Callable[[str, Texts], list[str]]]] = {"emerald_skulls": odds.odds_lines}


def told_odds(game: Game[Any], position: str, texts: Texts) -> list[str]:
    """The exact odds of a position told in words."""
    if game.id not in TOLD:
        raise Refused("no-odds", game=game.id, known=", ".join(TOLD))
    return TOLD[game.id](position, texts)


def seen_odds(game: Game[Any], view: View[Any], texts: Texts) -> list[str]:
    """The odds of what a player sees; empty when nothing is to be rolled."""
    if game.id == "emerald_skulls":
        return odds.view_lines(view, texts)
    if game.id == "king_of_new_york":
        return king_of_new_york.odds(view, texts.game(game))
    return []
