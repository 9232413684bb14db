"""DELI-4: placing cards, and closing sandwiches on one's own turn."""

from typing import Final

from librt.vecs import append, remove
from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import GREGG, JOKER, KIND, KINDS, LAST_BREAD, WRAP, is_bread
from ludoteka.games.deli.rules.sandwich import (
    BY_BREAD,
    DECLARED,
    MOST_SANDWICHES,
    Sandwich,
    lay,
    why_not_on,
)
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import (
    ASK_CLOSE,
    ASK_PLACE,
    ASK_SAMPLED,
    BIN,
    BIN_IT,
    CLOSE,
    CLOSES,
    DECLARE,
    DECLARES,
    ON,
    ONS,
    PASSING,
    SEATS,
    START,
    START_NEW,
)
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import NO_MOVES, Decide, Move, Pending, Refusal, moves_of
from ludoteka.kernel.sharing import changed, without

# Where a card that is to be placed lies until then
FROM_POOL: Final[i64] = 0
FROM_RESERVE: Final[i64] = 1
FROM_TRASH: Final[i64] = 2
FROM_LEFTOVERS: Final[i64] = 3
FROM_DRAWN: Final[i64] = 4
FROM_JOKER: Final[i64] = 5
FROM_SAMPLE: Final[i64] = 6
SOURCES: Final = range(7)

ABOUT: Final[list[tuple[int, ...]]] = [(kind,) for kind in range(KINDS)]
"""What a question about one ingredient speaks of."""


def is_pick(source: i64) -> bool:
    """The die goes up for it (3.2, 6.2, 7.3, 7.8)."""
    return source <= FROM_TRASH or source == FROM_JOKER


NEW: Final[i64] = 1
"""In a mask of places: a new sandwich. What lies at place n is the bit of n + 1."""
PLACEMENTS: Final = [moves_of([START_NEW, *ONS], places) for places in range(256)]
SAMPLE_PLACEMENTS: Final = [[*moves, BIN_IT] for moves in PLACEMENTS]
"""By mask of places: the moves that place an ingredient there."""


def placements(s: Deli, seat: i64, kind: i64) -> i64:
    """DELI-4.1 to 4.8 Where an ingredient may go, as a mask of places."""
    area = s.areas[seat]
    places: i64 = NEW if kind <= LAST_BREAD and len(area) < MOST_SANDWICHES else i64(0)
    here: i64 = NEW
    for sandwich in area:
        here += here
        if sandwich.takes(kind):
            places |= here
    return places


class Place(Frame[Deli]):
    """DELI-3.2 A card that was taken is placed at once; a Free Sample may be trashed instead."""

    def __init__(self, seat: int, card: int, source: int) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card
        self.source: Final[i64] = source

    def run(self, s: Deli, out: Journal) -> bool:
        """The only place there is needs no question."""
        places = placements(s, self.seat, self.card & KIND)
        moves = PLACEMENTS[places]
        if self.source == FROM_SAMPLE:
            moves = SAMPLE_PLACEMENTS[places]
        if len(moves) > 1:
            return False
        self._place(s, moves[0], out)
        return True

    def ask(self, s: Deli) -> Pending:
        kind = self.card & KIND
        places = placements(s, self.seat, kind)
        if self.source == FROM_SAMPLE:
            return Decide(self.seat, ASK_SAMPLED, SAMPLE_PLACEMENTS[places], ABOUT[kind])
        return Decide(self.seat, ASK_PLACE, PLACEMENTS[places], ABOUT[kind])

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        self._place(s, move, out)

    def _place(self, s: Deli, move: Move, out: Journal) -> None:
        s.frames.pop()
        take_up(s, self.card, self.source)
        if is_pick(self.source):
            s.picks[self.seat] += 1
        if move.verb == BIN:
            s.trash = append(s.trash, self.card)
            out.say("binned", self.seat, self.card & KIND)
        else:
            put_down(s, self.seat, self.card, move, out)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        kind = int(self.card & KIND)
        if move.verb == START:
            return refuse_start(kind)
        if move.verb == ON:
            return refuse_on(s, seat, kind, move.args[0])
        if self.source == FROM_SAMPLE:
            return Refusal("DELI-8.3", "place-or-bin", kind)
        return Refusal(self._clause(), "must-place", kind)

    def _clause(self) -> str:
        """What has it placed: the pick, Leftovers or Fresh Loaf."""
        if is_pick(self.source):
            return "DELI-3.2"
        return "DELI-10.12" if self.source == FROM_LEFTOVERS else "DELI-10.13"

    def code(self) -> list[Code]:
        return ["place", int(self.seat), int(self.card), int(self.source)]


_PLACES: Final = [
    Place(seat, card, source) for seat in SEATS for source in SOURCES for card in range(2 * JOKER)
]


def place_card(seat: i64, card: i64, source: i64) -> Place:
    """The step in which a player places this card (a remembered one)."""
    return _PLACES[((seat * 7) + source) * 64 + card]


def refuse_start(kind: int) -> Refusal:
    """DELI-4.1 Why no sandwich can be started with this."""
    if is_bread(kind):
        return Refusal("DELI-4.1", "seven-sandwiches")
    return Refusal("DELI-4.1", "needs-bread", kind)


def refuse_on(s: Deli, seat: int, kind: int, place: int) -> Refusal:
    """DELI-4 Why it cannot go onto this sandwich."""
    if place >= len(s.areas[seat]):
        return Refusal("DELI-4.1", "no-such-sandwich", place)
    refusal = why_not_on(s.cards, s.areas[seat][place], place, kind)
    assert refusal is not None
    return refusal


def take_up(s: Deli, card: i64, source: i64) -> None:
    """Take a card that is going to be placed from where it lies."""
    if source == FROM_POOL:
        s.pool[card] -= 1
    elif source == FROM_RESERVE:
        s.reserved = 0
    elif source == FROM_TRASH:
        s.last_trash = without(s.last_trash, card)
    elif source == FROM_LEFTOVERS:
        s.leftovers = changed(s.leftovers, card, s.leftovers[card] - 1)
    else:
        s.drawn = remove(s.drawn, card)


def put_down(s: Deli, seat: i64, card: i64, move: Move, out: Journal) -> None:
    area = s.areas[seat]
    kind = card & KIND
    if move.verb == START:
        area.append(lay(s.cards, [card]))
        out.say("started", seat, kind, len(area) - 1)
        return
    place = move.a
    cards = [*area[place].cards, card]
    if kind <= LAST_BREAD:
        close_with_bread(s, seat, place, cards)
        out.say("closed", seat, kind, place)
    else:
        area[place] = lay(s.cards, cards)
        out.say("placed", seat, kind, place)


def close_with_bread(s: Deli, seat: i64, place: i64, cards: list[int]) -> None:
    """DELI-4.3 The sandwich is finished."""
    s.areas[seat][place] = _finished(s, seat, cards, BY_BREAD)
    s.breads_closed[seat] += 1


def _finished(s: Deli, seat: i64, cards: list[int], closed: i64) -> Sandwich:
    return Sandwich(cards, closed, 1 if s.holder[GREGG] == seat else 0, 0, False)


# Closing for free


def closings(s: Deli, seat: i64) -> list[Move]:
    """DELI-4.6, 4.9 and 4.10 What a player may close on their own turn, for free."""
    if not can_close(s, seat):
        return NO_MOVES
    moves: list[Move] = []
    area = s.areas[seat]
    for place, sandwich in enumerate(area):
        if not sandwich.is_open() or sandwich.is_empty():
            continue
        if sandwich.bread != WRAP:
            for empty, other in enumerate(area):
                if other.bread == sandwich.bread and other.is_empty():
                    moves.append(CLOSES[place][empty])
        if sandwich.declarable:
            moves.append(DECLARES[place])
    return moves


def can_close(s: Deli, seat: i64) -> bool:
    """There is something to close for free."""
    empty: i64 = 0
    filled: i64 = 0
    for sandwich in s.areas[seat]:
        if sandwich.is_open():
            if sandwich.declarable:
                return True
            if sandwich.is_empty():
                empty |= bit(sandwich.bread)
            else:
                filled |= bit(sandwich.bread)
    return empty & filled & ~bit(WRAP) != 0


def is_closing(move: Move) -> bool:
    return move.verb == CLOSE or move.verb == DECLARE


def close(s: Deli, seat: int, move: Move, out: Journal) -> None:
    """DELI-4.6 An empty bread goes on top; 4.9 and 4.10 or it is simply declared."""
    area = s.areas[seat]
    place = move.args[0]
    cards = area[place].cards
    if move.verb == DECLARE:
        wrap = area[place].bread == WRAP
        area[place] = _finished(s, seat, cards, DECLARED)
        out.say("declared" if wrap else "declared-toast", seat, place)
        return
    used = move.args[1]
    bread = area[used].cards
    close_with_bread(s, seat, place, cards + bread)
    area.pop(used)
    out.say("closed-with-empty", seat, bread[0] & KIND, place - 1 if used < place else place)


def refuse_closing(s: Deli, seat: int, move: Move) -> Refusal:
    """DELI-4 Why this sandwich cannot be closed so; the lowest clause."""
    area = s.areas[seat]
    for place in move.args:
        if place >= len(area):
            return Refusal("DELI-4.1", "no-such-sandwich", place)
    place = move.args[0]
    sandwich = area[place]
    if not sandwich.is_open():
        return Refusal("DELI-4.3", "is-closed", place)
    if move.verb == CLOSE:
        empty = area[move.args[1]]
        if empty.bread != sandwich.bread:
            return Refusal("DELI-4.3", "other-bread", int(empty.bread), place)
        if not empty.is_empty():
            return Refusal("DELI-4.6", "not-empty", move.args[1])
    if sandwich.is_empty():
        return Refusal("DELI-4.7", "no-filling", place)
    if move.verb == CLOSE:
        return Refusal("DELI-4.9", "wrap-declared", place)
    return Refusal("DELI-4.10", "not-declarable", place)


class AfterPick(Frame[Deli]):
    """DELI-4.6 After the pick, still on one's own turn, sandwiches may be closed."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Deli, out: Journal) -> bool:
        if can_close(s, self.seat):
            return False
        s.frames.pop()
        return True

    def ask(self, s: Deli) -> Pending:
        return Decide(self.seat, ASK_CLOSE, closings(s, self.seat) + PASSING)

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        if is_closing(move):
            close(s, seat, move, out)
        else:
            s.frames.pop()

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if is_closing(move):
            return refuse_closing(s, seat, move)
        return Refusal("DELI-4.6", "close-or-pass")

    def code(self) -> list[Code]:
        return ["after", int(self.seat)]


AFTER_PICKS: Final = [AfterPick(seat) for seat in SEATS]
