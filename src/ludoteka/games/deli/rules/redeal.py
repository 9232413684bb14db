"""DELI-7.2: Picky Nikki deals a category of the pool again."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.deli.rules.deck import (
    DeckDraw,
    draw_ingredient,
    in_category,
    is_redealable,
    restock,
)
from ludoteka.games.deli.rules.parts import CATEGORIES, FIRST, NIKKI
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import (
    ASK_REDEAL,
    DRAW_REDEAL,
    PASS,
    PASSING,
    REDEAL,
    REDEALS,
    SEATS,
)
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import NO_MOVES, Decide, Move, Pending, Refusal


def redeals(s: Deli, seat: i64) -> list[Move]:
    """What a player may redeal now."""
    if s.holder[NIKKI] != seat or s.redeals == 0:
        return NO_MOVES
    return [REDEALS[category] for category in CATEGORIES if is_redealable(s, category)]


class BeforePick(Frame[Deli]):
    """DELI-7.2 Before another player's pick Nikki is asked, as long as she has a redeal left."""

    def __init__(self, picker: int) -> None:
        self.picker: Final[i64] = picker

    def run(self, s: Deli, out: Journal) -> bool:
        nikki = s.holder[NIKKI]
        if nikki >= 0 and nikki != self.picker and redeals(s, nikki):
            return False
        s.frames.pop()
        return True

    def ask(self, s: Deli) -> Pending:
        nikki = s.holder[NIKKI]
        about = (int(self.picker), int(s.redeals))
        return Decide(nikki, ASK_REDEAL, redeals(s, nikki) + PASSING, about)

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        if move.verb == PASS:
            s.frames.pop()
        else:
            redeal(s, seat, move.a, out)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb == REDEAL:
            return refuse_redeal(s, seat, move)
        return Refusal("DELI-7.2", "redeal-or-pass")

    def code(self) -> list[Code]:
        return ["before", int(self.picker)]


BEFORE_PICKS: Final = [BeforePick(picker) for picker in SEATS]


def redeal(s: Deli, seat: int, category: i64, out: Journal) -> None:
    """Set the cards of a category aside and deal as many new ones."""
    s.redeals -= 1
    out.say("redeals", seat, category)
    count = in_category(s.pool, category)
    aside = s.aside[:]
    for kind in range(FIRST[category], FIRST[category + 1]):
        aside[kind] = s.pool[kind]
        s.pool[kind] = 0
    s.aside = aside
    s.frames.append(DealAgain(category, count))


class DealAgain(Frame[Deli]):
    """DELI-7.2 New cards; if the deck runs out, those set aside make up the number."""

    def __init__(self, category: int, left: int) -> None:
        self.category: Final[i64] = category
        self.left: Final[i64] = left

    def run(self, s: Deli, out: Journal) -> bool:
        if self.left == 0:
            self._shuffle_back(s)
            s.frames.pop()
            return True
        if restock(s, self.category, self.left, out):
            return True
        if in_category(s.deck, self.category) == 0:
            self._shuffle_back(s)
        return False

    def _shuffle_back(self, s: Deli) -> None:
        aside = s.aside[:]
        for kind in range(FIRST[self.category], FIRST[self.category + 1]):
            s.deck[kind] += aside[kind]
            aside[kind] = 0
        s.aside = aside

    def ask(self, s: Deli) -> Pending:
        return DeckDraw(DRAW_REDEAL, s, self.category)

    def resolve(self, s: Deli, outcome: int, out: Journal) -> None:
        s.frames.pop()
        kind = draw_ingredient(s, self.category, outcome)
        s.pool[kind] += 1
        out.say("dealt-again", kind)
        s.frames.append(DealAgain(self.category, self.left - 1))

    def code(self) -> list[Code]:
        return ["again", int(self.category), int(self.left)]


def refuse_redeal(s: Deli, seat: int, move: Move) -> Refusal:
    if s.holder[NIKKI] != seat:
        return Refusal("DELI-7.2", "no-redeal-power")
    if s.redeals == 0:
        return Refusal("DELI-7.2", "no-redeal-left")
    return Refusal("DELI-7.2", "nothing-to-redeal", move.args[0])
