"""DELI-4: placing cards, and closing sandwiches on one's own turn."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import GREGG, KIND, LAST_BREAD, WRAP, is_bread
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
    PASS_IT,
    START,
    START_NEW,
)
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal

# Where a card that is to be placed lies until then
FROM_POOL: Final[i64] = 0
FROM_RESERVE: Final[i64] = 1
FROM_TRASH: Final[i64] = 2
FROM_LEFTOVERS: Final[i64] = 3
FROM_DRAWN: Final[i64] = 4
FROM_JOKER: Final[i64] = 5
FROM_SAMPLE: Final[i64] = 6


def is_pick(source: i64) -> bool:
    """The die goes up for it (3.2, 6.2, 7.3, 7.8)."""
    return source <= FROM_TRASH or source == FROM_JOKER


def placements(s: Deli, seat: int, kind: i64) -> list[Move]:
    """DELI-4.1 to 4.8 Where an ingredient may go."""
    area = s.areas[seat]
    moves: list[Move] = []
    if kind <= LAST_BREAD and len(area) < MOST_SANDWICHES:
        moves.append(START_NEW)
    for place in range(len(area)):
        if area[place].takes(kind):
            moves.append(ONS[place])
    return moves


class Place(Frame[Deli]):
    """DELI-3.2 A card that was taken is placed at once; a Free Sample may be trashed instead."""

    def __init__(self, seat: int, card: int, source: int) -> None:
        self.seat: Final[i64] = seat
        self.card: Final[i64] = card
        self.source: Final[i64] = source

    def run(self, s: Deli, out: Journal) -> bool:
        """The only place there is needs no question."""
        moves = placements(s, self.seat, self.card & KIND)
        if self.source == FROM_SAMPLE:
            if moves:
                return False
            moves = [BIN_IT]
        if len(moves) > 1:
            return False
        self.answer(s, self.seat, moves[0], out)
        return True

    def ask(self, s: Deli) -> Pending:
        kind = self.card & KIND
        moves = placements(s, self.seat, kind)
        if self.source == FROM_SAMPLE:
            return Decide(self.seat, ASK_SAMPLED, [*moves, BIN_IT], (int(kind),))
        return Decide(self.seat, ASK_PLACE, moves, (int(kind),))

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        take_up(s, self.card, self.source)
        if is_pick(self.source):
            s.picks[seat] += 1
        if move.verb == BIN:
            s.trash.append(self.card)
            out.say("binned", seat, self.card & KIND)
        else:
            put_down(s, seat, self.card, move, out)

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
        s.last_trash.remove(card)
    elif source == FROM_LEFTOVERS:
        s.leftovers[card] -= 1
    else:
        s.drawn.remove(card)


def put_down(s: Deli, seat: int, card: i64, move: Move, out: Journal) -> None:
    area = s.areas[seat]
    kind = card & KIND
    if move.verb == START:
        area.append(lay(s.cards, [card]))
        out.say("started", seat, kind, len(area) - 1)
        return
    place = move.args[0]
    cards = area[place].cards[:]
    cards.append(card)
    if kind <= LAST_BREAD:
        close_with_bread(s, seat, place, cards)
        out.say("closed", seat, kind, place)
    else:
        area[place] = lay(s.cards, cards)
        out.say("placed", seat, kind, place)


def close_with_bread(s: Deli, seat: int, place: int, cards: list[int]) -> None:
    """DELI-4.3 The sandwich is finished."""
    s.areas[seat][place] = _finished(s, seat, cards, BY_BREAD)
    s.breads_closed[seat] += 1


def _finished(s: Deli, seat: int, cards: list[int], closed: i64) -> Sandwich:
    return Sandwich(cards, closed, 1 if s.holder[GREGG] == seat else 0, 0, False)


# Closing for free


def closings(s: Deli, seat: int) -> list[Move]:
    """DELI-4.6, 4.9 and 4.10 What a player may close on their own turn, for free."""
    moves: list[Move] = []
    area = s.areas[seat]
    for place in range(len(area)):
        sandwich = area[place]
        if not sandwich.is_open() or sandwich.is_empty():
            continue
        if sandwich.bread != WRAP:
            for empty in range(len(area)):
                if area[empty].bread == sandwich.bread and area[empty].is_empty():
                    moves.append(CLOSES[place][empty])
        if sandwich.declarable:
            moves.append(DECLARES[place])
    return moves


def can_close(s: Deli, seat: int) -> bool:
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
        return Decide(self.seat, ASK_CLOSE, [*closings(s, self.seat), PASS_IT])

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
