"""DELI-8.3, DELI-10.11 to DELI-10.13: what the good events offer."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from ludoteka.games.deli.rules.deck import (
    DeckDraw,
    draw_ingredient,
    in_category,
    mask_of,
    restock,
)
from ludoteka.games.deli.rules.parts import BREAD, CATEGORIES
from ludoteka.games.deli.rules.placing import FROM_DRAWN, FROM_LEFTOVERS, FROM_SAMPLE, place_card
from ludoteka.games.deli.rules.sandwich import placeable, why_no_place
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import (
    ASK_KEEP,
    ASK_SAMPLE,
    ASK_TAKE,
    DRAW_LOAF,
    DRAW_SAMPLE,
    KEEP,
    KEEPS,
    PASSING,
    SAMPLE,
    SAMPLES,
    TAKE,
    TAKES,
)
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Among, Decide, Move, Pending, Refusal


class Sample(Frame[Deli]):
    """DELI-10.11 Free Sample: name a category and draw its top card."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Deli, out: Journal) -> bool:
        for category in CATEGORIES:
            restock(s, category, 1, out)
        if self._choices(s):
            return False
        s.frames.pop()
        return True

    def _choices(self, s: Deli) -> list[Move]:
        return [SAMPLES[each] for each in CATEGORIES if in_category(s.deck, each) > 0]

    def ask(self, s: Deli) -> Pending:
        return Decide(self.seat, ASK_SAMPLE, self._choices(s) + PASSING)

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == SAMPLE:
            s.frames.append(SampleDraw(seat, move.a))

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb == SAMPLE:
            return Refusal("DELI-8.3", "empty-deck", move.args[0])
        return Refusal("DELI-8.3", "sample-or-pass")

    def code(self) -> list[Code]:
        return ["sample", int(self.seat)]


class SampleDraw(Frame[Deli]):
    """DELI-10.11 Free Sample: the card that is placed or trashed."""

    def __init__(self, seat: int, category: int) -> None:
        self.seat: Final[i64] = seat
        self.category: Final[i64] = category

    def ask(self, s: Deli) -> Pending:
        return DeckDraw(DRAW_SAMPLE, s, self.category)

    def resolve(self, s: Deli, outcome: int, out: Journal) -> None:
        s.frames.pop()
        kind = draw_ingredient(s, self.category, outcome)
        s.drawn = append(s.drawn, kind)
        out.say("sampled", self.seat, kind)
        s.frames.append(place_card(self.seat, kind, FROM_SAMPLE))

    def code(self) -> list[Code]:
        return ["sampled", int(self.seat), int(self.category)]


class TakeLeftover(Frame[Deli]):
    """DELI-10.12 Leftovers: one of the cards that were left in the pool."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Deli, out: Journal) -> bool:
        if self._of_use(s) != 0:
            return False
        s.frames.pop()
        return True

    def _of_use(self, s: Deli) -> i64:
        """The leftovers for which there is a place, as a mask."""
        return placeable(s.areas[self.seat]) & mask_of(s.leftovers)

    def ask(self, s: Deli) -> Pending:
        return Among(self.seat, ASK_TAKE, TAKES, self._of_use(s), PASSING)

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == TAKE:
            out.say("left-over", seat, move.a)
            s.frames.append(place_card(seat, move.a, FROM_LEFTOVERS))

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb != TAKE:
            return Refusal("DELI-8.3", "take-leftover")
        refusal = why_no_place(s.cards, s.areas[seat], move.args[0])
        return refusal or Refusal("DELI-10.12", "not-left-over", move.args[0])

    def code(self) -> list[Code]:
        return ["leftover", int(self.seat)]


class LoafDraw(Frame[Deli]):
    """DELI-10.13 Fresh Loaf: up to three breads from the deck."""

    def __init__(self, left: int) -> None:
        self.left: Final[i64] = left

    def run(self, s: Deli, out: Journal) -> bool:
        if self.left > 0:
            if restock(s, BREAD, self.left, out):
                return True
            if in_category(s.deck, BREAD) > 0:
                return False
        s.frames.pop()
        return True

    def ask(self, s: Deli) -> Pending:
        return DeckDraw(DRAW_LOAF, s, BREAD)

    def resolve(self, s: Deli, outcome: int, out: Journal) -> None:
        s.frames.pop()
        kind = draw_ingredient(s, BREAD, outcome)
        s.drawn = append(s.drawn, kind)
        out.say("loaf", kind)
        s.frames.append(LoafDraw(self.left - 1))

    def code(self) -> list[Code]:
        return ["loaf", int(self.left)]


class KeepLoaf(Frame[Deli]):
    """DELI-10.13 Fresh Loaf: keep one of the breads; the rest is shuffled back."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Deli, out: Journal) -> bool:
        if self._of_use(s) != 0:
            return False
        self._finish(s)
        return True

    def _of_use(self, s: Deli) -> i64:
        """The breads for which there is a place, as a mask."""
        drawn: i64 = 0
        for kind in s.drawn:
            drawn |= bit(kind)
        return placeable(s.areas[self.seat]) & drawn

    def _finish(self, s: Deli) -> None:
        s.frames.pop()
        for kind in s.drawn:
            s.deck[kind] += 1
        s.drawn = vec[i64]()

    def ask(self, s: Deli) -> Pending:
        return Among(self.seat, ASK_KEEP, KEEPS, self._of_use(s), PASSING)

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        if move.verb == KEEP:
            s.drawn = remove(s.drawn, move.a)
        self._finish(s)
        if move.verb == KEEP:
            s.drawn = append(s.drawn, move.a)
            out.say("kept", seat, move.a)
            s.frames.append(place_card(seat, move.a, FROM_DRAWN))

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb != KEEP:
            return Refusal("DELI-8.3", "keep-a-bread")
        refusal = why_no_place(s.cards, s.areas[seat], move.args[0])
        return refusal or Refusal("DELI-10.13", "not-drawn", move.args[0])

    def code(self) -> list[Code]:
        return ["keep", int(self.seat)]
