"""Boards drawn in text, by game. A drawing gets a `View` and the texts, and returns lines."""

from collections.abc import Callable
from typing import Any, Final

from ludoteka.boards import (
    clash,
    deli,
    emerald_skulls,
    king_of_new_york,
    sandwich_wars,
)
from ludoteka.kernel.game import View
from ludoteka.texts import GameTexts

Board = Callable[[View[Any], GameTexts], list[str]]

BOARDS: Final[dict[str, Board]] = {
    "clash": clash.board,
    "emerald_skulls": emerald_skulls.board,
    "king_of_new_york": king_of_new_york.board,
    "deli": deli.board,
    "sandwich_wars": sandwich_wars.board,
}
ROLES: Final = {"clash": "side", "king_of_new_york": "monster"}
"""Games whose seats have names of their own, and the kind of those names."""


def draw_board(game: str, view: View[Any], texts: GameTexts) -> list[str]:
    return BOARDS[game](view, texts)


def role_of(game: str, seat: int, texts: GameTexts) -> str:
    """What a seat is called in the game (McWorld, say), or nothing."""
    return texts.name(ROLES[game], seat) if game in ROLES else ""
