"""Nine men's morris: what the house knows of the game."""

from typing import Any, Final

from ludoteka.games.kit import Kit
from ludoteka.kernel.game import View
from ludoteka.texts import GameTexts
from nine_mens_morris.game import EMPTY, GAME
from nine_mens_morris.points import DRAWING, POINTS

SIGNS: Final = {EMPTY: "· ", 0: "O ", 1: "X "}
"""How a point is drawn: empty, with a white man, with a black one."""


def board(view: View[Any], texts: GameTexts) -> list[str]:
    s = view.position
    lines = []
    for line in DRAWING:
        for point, name in enumerate(POINTS):
            sign = SIGNS[s.men[point]].replace(" ", "-" if f"{name}-" in line else " ")
            line = line.replace(name, sign)
        lines.append(line.rstrip())
    for seat in (0, 1):
        told = {"hand": s.hand[seat], "out": s.out[seat]}
        colour = texts.name("colour", seat)
        lines.append(texts.line("board-men", sign=SIGNS[seat].strip(), colour=colour, **told))
    return lines


KIT: Final = Kit(game=GAME, board=board, minutes=15, role="colour")
