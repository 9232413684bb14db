"""DELI-8, 7.9 and 10: the event at the end of a round."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ludoteka.games.deli.rules.ending import MoveTop
from ludoteka.games.deli.rules.parts import (
    BREADS,
    CHEESE,
    FREE_SAMPLE,
    FRESH_LOAF,
    INSPECTION,
    ISAAC,
    KIND,
    LEFTOVERS,
    MOULDY_TOP,
    POWER_CUT,
    RATS,
    TIDY_COUNTER,
    category_of,
)
from ludoteka.games.deli.rules.sandwich import lay, placeable
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.treats import KeepLoaf, LoafDraw, Sample, TakeLeftover
from ludoteka.games.deli.rules.words import (
    ASK_FORESEE,
    ASK_MOULD,
    ASK_RATS,
    DRAW_EVENT,
    DRAW_LOOK,
    FORESEE,
    FORESEES,
    LOSE,
    LOSES,
)
from ludoteka.kernel.chances import Draw
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal, moves_of
from ludoteka.kernel.sharing import with_one_more

EVENTS_SEEN: Final = 3


class EventComes(Frame[Deli]):
    """DELI-8.1 An event is turned up; with Psychic Isaac, one of three that he looks at."""

    def run(self, s: Deli, out: Journal) -> bool:
        isaac = s.holder[ISAAC]
        if s.events.size == 0:
            s.frames.pop()
        elif isaac >= 0:
            s.frames.pop()
            count = min(EVENTS_SEEN, s.events.size)
            out.say("looks", isaac, count)
            then(s, Look(isaac, count), Foresee(isaac))
        else:
            return False
        return True

    def ask(self, s: Deli) -> Pending:
        return Draw(DRAW_EVENT, s.events)

    def resolve(self, s: Deli, outcome: int, out: Journal) -> None:
        s.frames.pop()
        turn_up(s, s.events.draw(outcome), out)

    def code(self) -> list[Code]:
        return ["event"]


EVENT_COMES: Final = EventComes()


def turn_up(s: Deli, event: i64, out: Journal) -> None:
    s.past = with_one_more(s.past, event)
    out.say("event", event)
    s.frames.append(Happens(event, 0))


class Look(Frame[Deli]):
    """DELI-7.9 The top events, one by one, for Isaac's eyes only."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def run(self, s: Deli, out: Journal) -> bool:
        if self.left > 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Deli) -> Pending:
        return Draw(DRAW_LOOK, s.events, bit(self.seat))

    def resolve(self, s: Deli, outcome: int, out: Journal) -> None:
        s.frames.pop()
        event = s.events.draw(outcome)
        s.look.put(event, bit(self.seat))
        out.tell(bit(self.seat), "looked-at", self.seat, event)
        s.frames.append(Look(self.seat, self.left - 1))

    def code(self) -> list[Code]:
        return ["look", int(self.seat), int(self.left)]


class Foresee(Frame[Deli]):
    """DELI-7.9 Isaac chooses one; the others are shuffled back."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def ask(self, s: Deli) -> Pending:
        looked_at: i64 = 0
        for event in s.look.cards:
            looked_at |= bit(event)
        return Decide(self.seat, ASK_FORESEE, moves_of(FORESEES, looked_at))

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        event = s.look.take(s.look.find(move.args[0]))
        while s.look.cards:
            s.events.put(s.look.take(0))
        out.reveal()
        turn_up(s, event, out)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb == FORESEE:
            return Refusal("DELI-7.9", "not-looked-at", move.args[0])
        return Refusal("DELI-7.9", "foresee-one")

    def code(self) -> list[Code]:
        return ["foresee", int(self.seat)]


class Happens(Frame[Deli]):
    """DELI-8.3 The players act one after the other, in the order of the ended round."""

    def __init__(self, event: int, offset: int) -> None:
        self.event: Final[i64] = event
        self.offset: Final[i64] = offset

    def run(self, s: Deli, out: Journal) -> bool:
        s.frames.pop()
        if self.offset < s.seats:
            s.frames.append(Happens(self.event, self.offset + 1))
            self._carry_out(s, (s.first + self.offset) % s.seats, out)
        return True

    def _carry_out(self, s: Deli, seat: int, out: Journal) -> None:
        event = self.event
        if event == FREE_SAMPLE:
            s.frames.append(Sample(seat))
        elif event == LEFTOVERS:
            s.frames.append(TakeLeftover(seat))
        elif event == FRESH_LOAF:
            self._fresh_loaf(s, seat, out)
        elif event == TIDY_COUNTER:
            s.frames.append(MoveTop(seat, 0))
        elif event == MOULDY_TOP or event == RATS:
            s.frames.append(Loss(seat, event))
        elif event == INSPECTION:
            inspect(s, seat, s.cards.amount[INSPECTION], out)
        else:
            assert event == POWER_CUT
            cut_power(s, seat, out)

    def _fresh_loaf(self, s: Deli, seat: int, out: Journal) -> None:
        if placeable(s.areas[seat]) & BREADS != 0:
            amount = s.cards.amount[FRESH_LOAF]
            then(s, LoafDraw(amount), KeepLoaf(seat))

    def code(self) -> list[Code]:
        return ["happens", int(self.event), int(self.offset)]


# Bad events


class Loss(Frame[Deli]):
    """DELI-10.15, DELI-10.16 Mouldy Top, Rats in the Pantry: what goes; perhaps one may choose."""

    def __init__(self, seat: int, event: int) -> None:
        self.seat: Final[i64] = seat
        self.event: Final[i64] = event

    def run(self, s: Deli, out: Journal) -> bool:
        places = self._places(s)
        if len(places) > 1:
            return False
        s.frames.pop()
        if places:
            self._lose(s, places[0], out)
        return True

    def _places(self, s: Deli) -> list[int]:
        return (
            mouldy_places(s, self.seat) if self.event == MOULDY_TOP else empty_breads(s, self.seat)
        )

    def _lose(self, s: Deli, place: int, out: Journal) -> None:
        if self.event == MOULDY_TOP:
            lose_top(s, self.seat, place, out)
            return
        bread = s.areas[self.seat].pop(place).top()
        s.trash = append(s.trash, bread)
        out.say("lost-bread", self.seat, bread & KIND)

    def ask(self, s: Deli) -> Pending:
        prompt = ASK_MOULD if self.event == MOULDY_TOP else ASK_RATS
        return Decide(self.seat, prompt, [LOSES[place] for place in self._places(s)])

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        self._lose(s, move.args[0], out)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb != LOSE:
            return Refusal("DELI-8.3", "lose-a-top" if self.event == MOULDY_TOP else "lose-a-bread")
        place = move.args[0]
        if place >= len(s.areas[seat]):
            return Refusal("DELI-4.1", "no-such-sandwich", place)
        if not s.areas[seat][place].is_open():
            return Refusal("DELI-4.3", "is-closed", place)
        if self.event == RATS:
            return Refusal("DELI-10.16", "not-empty", place)
        return Refusal("DELI-10.15", "not-tallest", place)

    def code(self) -> list[Code]:
        return ["loss", int(self.seat), int(self.event)]


def mouldy_places(s: Deli, seat: int) -> list[int]:
    """The tallest unfinished sandwiches of a player; empty breads lose nothing."""
    tallest: i64 = 0
    for sandwich in s.areas[seat]:
        if sandwich.is_open() and sandwich.fillings > tallest:
            tallest = sandwich.fillings
    if tallest == 0:
        return []
    return [
        place
        for place, sandwich in enumerate(s.areas[seat])
        if sandwich.is_open() and sandwich.fillings == tallest
    ]


def empty_breads(s: Deli, seat: int) -> list[int]:
    return [place for place, sandwich in enumerate(s.areas[seat]) if sandwich.is_empty()]


def lose_top(s: Deli, seat: int, place: int, out: Journal) -> None:
    """DELI-8.3 A top filling joins this round's trash."""
    sandwich = s.areas[seat][place]
    s.areas[seat][place] = lay(s.cards, sandwich.cards[:-1])
    s.trash = append(s.trash, sandwich.top())
    out.say("lost", seat, sandwich.top() & KIND, place)


def inspect(s: Deli, seat: int, fillings: int, out: Journal) -> None:
    """DELI-10.17 Health Inspection: the top filling of each unfinished sandwich with four."""
    for place, sandwich in enumerate(s.areas[seat]):
        if sandwich.is_open() and sandwich.fillings == fillings and fillings > 0:
            lose_top(s, seat, place, out)


def cut_power(s: Deli, seat: int, out: Journal) -> None:
    """DELI-10.18 Power Cut: every cheese on top of an unfinished sandwich."""
    for place, sandwich in enumerate(s.areas[seat]):
        if sandwich.is_open() and category_of(sandwich.top()) == CHEESE:
            lose_top(s, seat, place, out)
