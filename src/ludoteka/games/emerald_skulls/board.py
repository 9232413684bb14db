"""Emerald Skulls in text: the skull with its dice, the pot, the players and the bets."""

import textwrap
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.dice import FACES, set_of
from ludoteka.games.emerald_skulls.rules.parts import FACE_NAMES, MODIFIERS
from ludoteka.games.emerald_skulls.rules.words import ASK_BET
from ludoteka.kernel.game import View
from ludoteka.texts import GameTexts

SIGNS: Final = {"flat": "", "plus": "+", "times": "×"}
OUTLINE: Final = {
    5: ("    /", 29, "\\"),
    4: ("   |", 31, "|"),
    3: ("    \\", 29, "/"),
    2: ("     |", 27, "|"),
    1: ("     |", 27, "|"),
}
"""By level: the left edge of the skull, the letters inside, the right edge."""
TOP: Final = "     ." + "-" * 27 + "."
CHIN: Final = "     '" + "-" * 27 + "'"


def board(view: View[Any], texts: GameTexts) -> list[str]:
    s = view.position
    lines = [TOP, *_levels(s, texts), CHIN]
    lines += ["", _hand(view, texts), texts.line("board-skulls-pot", count=int(s.pot))]
    lines += _players(s, texts) + _rivals(s, texts) + [""] + _bets(s, texts)
    return [line.rstrip() for line in lines]


def _levels(s: Any, texts: GameTexts) -> list[str]:
    lines = []
    for level in (5, 4, 3, 2, 1):
        dice = [f"[{FACE_NAMES[level - 1]}]"] * s.natural[level] + ["[☠]"] * s.skulls[level]
        free = s.cards.holds[level] - len(dice)
        empty = ["[ ]"] * free if level >= 4 else []
        if level == 3:
            dice += ["(^)"] * int(s.picks)
        left, inside, right = OUTLINE[level]
        gap = "     " if level == 4 else " "
        drawn = left + f"{gap.join(dice + empty):^{inside}}" + right
        mark = ">" if level == s.floor else " "
        lines.append(f"{drawn:<37}{mark} {level} {texts.name('level', level)}")
    return lines


def _hand(view: View[Any], texts: GameTexts) -> str:
    """SKULL-4.1 What the dice show, unless the roller has picked them up again."""
    s = view.position
    shown = vec[i64]([0] * FACES) if view.prompt == ASK_BET else s.roll
    dice = texts.name("dice", set_of(shown))
    return texts.line("board-skulls-hand", count=int(s.hand), dice=dice)


def _players(s: Any, texts: GameTexts) -> list[str]:
    lines = []
    for seat, gears in enumerate(s.gears):
        id = "board-skulls-roller" if seat == s.roller else "board-skulls-player"
        name = texts.line("board-seat", number=seat + 1)
        lines.append(texts.line(id, name=name, gears=gears, tokens=s.tokens[seat]))
    return lines


def _rivals(s: Any, texts: GameTexts) -> list[str]:
    if not s.rounds:
        return []
    left = int(s.rounds) - len(s.opposition)
    return [texts.line("board-skulls-rivals", gears=int(s.rivals), cards=left)]


def _bets(s: Any, texts: GameTexts) -> list[str]:
    lines = []
    for slot, index in enumerate(s.data.bets):
        bet = s.cards.bets[index]
        card = texts.name("card", bet.card)
        sign = SIGNS[MODIFIERS[bet.modifier]]
        pays = " ".join(f"{sign}{pay}" for pay in bet.pays)
        told = f"{card:>3}  {texts.name('wager', bet.wager)}: {pays}"
        markers = [_bettor(s, who, texts) for who in _stack(s, slot)]
        if markers:
            told += "  <- " + ", ".join(markers)
        lines += textwrap.wrap(told, 78, subsequent_indent="      ", drop_whitespace=False)
    return lines


def _stack(s: Any, slot: int) -> list[int]:
    return [who for who, each in zip(s.bettors, s.bets, strict=True) if each == slot]


def _bettor(s: Any, who: int, texts: GameTexts) -> str:
    return texts.name("rival", who) if s.rounds else texts.line("board-seat", number=who + 1)
