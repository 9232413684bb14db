"""Liar's dice: what the house knows of the game."""

from typing import Any, Final

from liars_dice.game import GAME
from ludoteka.games.kit import Kit
from ludoteka.kernel.game import View
from ludoteka.texts import GameTexts

SHOWN: Final = "?123456"
"""By face: how a die is drawn."""


def board(view: View[Any], texts: GameTexts) -> list[str]:
    """The cups as the viewer sees them, the bid that stands, and what the last doubt showed."""
    s = view.position
    lines = [_row(texts, "board-cup", seat, cup.cards) for seat, cup in enumerate(s.cups)]
    if s.count:
        lines.append(texts.line("board-bid", number=s.count, face=texts.name("face", s.face)))
    if s.shown:
        lines.append(texts.line("board-shown"))
        lines += [_row(texts, "board-cup", seat, dice) for seat, dice in enumerate(s.shown)]
    return lines


def _row(texts: GameTexts, id: str, seat: int, dice: list[int]) -> str:
    drawn = " ".join(f"[{SHOWN[face]}]" for face in sorted(dice)) or "-"
    return texts.line(id, seat=seat + 1, dice=drawn)


KIT: Final = Kit(game=GAME, board=board, minutes=15)
