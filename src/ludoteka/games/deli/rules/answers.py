"""DELI-6.4, 7.1 and 7.7: who may answer a pick, and what Malicious Tricia does after hers."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ludoteka.games.deli.rules.deck import pool_mask
from ludoteka.games.deli.rules.hand import (
    hand_size,
    has_played,
    in_hand,
    leave_hand,
    play_card,
    plays_at,
    refuse_play,
    repeatable,
)
from ludoteka.games.deli.rules.parts import AT_ANSWER, JACKSON, KINDS, TAKE_THAT, TRICIA
from ludoteka.games.deli.rules.placing import FROM_POOL, place_card
from ludoteka.games.deli.rules.redeal import BEFORE_PICKS
from ludoteka.games.deli.rules.sandwich import placeable, why_no_place
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import (
    AGAIN,
    ASK_OFFER,
    ASK_TRASH,
    DISCARD,
    DISCARDS,
    PASS,
    PASS_IT,
    PASSING,
    PLAY,
    SEATS,
    TRASH,
    TRASHES,
)
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import has
from ludoteka.kernel.pending import (
    NO_MOVES,
    Among,
    Decide,
    Move,
    Pending,
    Refusal,
    joined,
    moves_of,
)
from ludoteka.kernel.sharing import with_one_more

PICKS_A_ROUND: Final[i64] = 6

# Whether the pick belongs to a Picky Eater
NOT_EATING: Final[i64] = 0
FIRST_BITE: Final[i64] = 1
SECOND_BITE: Final[i64] = 2


def may_take(s: Deli, seat: i64, source: i64) -> bool:
    """DELI-6.4, DELI-10.5 This player is asked, whatever the hand holds: all of this is public."""
    if s.picks[seat] >= PICKS_A_ROUND:
        return False
    if hand_size(s, seat) > 0 and s.holder[JACKSON] == seat:
        return True
    if source != FROM_POOL or has_played(s, seat, TAKE_THAT):
        return False
    return hand_size(s, seat) > 0 or has(repeatable(s, seat), TAKE_THAT)


def is_malicious(s: Deli, source: i64) -> bool:
    """DELI-7.1 Tricia may trash after such a pick: under the first rules only from the pool."""
    return source == FROM_POOL or s.cards.rules >= 2


class Offer(Frame[Deli]):
    """DELI-6.4 A card was named; the others are asked clockwise, `at` seats from the picker.

    `eating` says whether the pick belongs to a Picky Eater, which has Tricia wait (7.1).
    """

    def __init__(self, picker: int, kind: int, source: int, at: int, eating: int) -> None:
        self.picker: Final[i64] = picker
        self.kind: Final[i64] = kind
        self.source: Final[i64] = source
        self.at: Final[i64] = at
        self.eating: Final[i64] = eating
        self.about: Final = (picker, kind)

    def run(self, s: Deli, out: Journal) -> bool:
        for at in range(self.at, s.seats):
            if may_take(s, (self.picker + at) % s.seats, self.source):
                if at == self.at:
                    return False
                self._ask_next(s, at)
                return True
        s.frames.pop()
        self._give_to_picker(s)
        return True

    def _ask_next(self, s: Deli, at: i64) -> None:
        s.frames.pop()
        s.frames.append(offer(self.picker, self.kind, self.source, at, self.eating))

    def _give_to_picker(self, s: Deli) -> None:
        if self.eating == FIRST_BITE:
            s.frames.append(BEFORE_PICKS[self.picker])
        elif self.eating == NOT_EATING and is_malicious(s, self.source):
            s.frames.append(MALICES[self.picker])
        s.frames.append(place_card(self.picker, self.kind, self.source))

    def ask(self, s: Deli) -> Pending:
        seat = (self.picker + self.at) % s.seats
        return Decide(seat, ASK_OFFER, self._choices(s, seat), self.about)

    def _choices(self, s: Deli, seat: i64) -> list[Move]:
        if not has(placeable(s.areas[seat]), self.kind):
            return PASSING
        plays = plays_at(s, seat, AT_ANSWER) if self.source == FROM_POOL else NO_MOVES
        if s.holder[JACKSON] == seat:
            return [*plays, *moves_of(DISCARDS, in_hand(s, seat)), PASS_IT]
        return joined(plays, PASSING)

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        if move.verb == PASS:
            self._ask_next(s, self.at + 1)
            return
        s.frames.pop()
        if move.verb == DISCARD:
            leave_hand(s, seat, move.a, out)
            s.spent = with_one_more(s.spent, move.a)
            out.say("discards", seat, move.a, self.picker, self.kind)
        else:
            play_card(s, seat, move, out)
            out.say("takes-that", seat, self.picker, self.kind)
        s.frames.append(BEFORE_PICKS[self.picker])
        if is_malicious(s, self.source):
            s.frames.append(MALICES[seat])
        s.frames.append(place_card(seat, self.kind, self.source))

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb not in (PLAY, AGAIN, DISCARD):
            return Refusal("DELI-6.4", "take-or-pass")
        if move.verb != AGAIN and move.args[0] not in s.hands[seat].cards:
            return Refusal("DELI-2.3", "not-in-hand", move.args[0])
        no_place = why_no_place(s.cards, s.areas[seat], self.kind)
        if no_place is not None:
            return no_place
        if move.verb == DISCARD:
            return Refusal("DELI-7.7", "no-discard-power")
        refusal = refuse_play(s, seat, move, AT_ANSWER)
        if refusal is not None and refusal.clause < "DELI-6.4":
            return refusal
        if self.source != FROM_POOL:
            return Refusal("DELI-6.4", "only-jackson")
        assert refusal is not None
        return refusal

    def code(self) -> list[Code]:
        fields = (self.picker, self.kind, self.source, self.at, self.eating)
        return ["offer", *[int(field) for field in fields]]


_OFFERS: Final = [
    Offer(picker, kind, source, at, eating)
    for picker in SEATS
    for at in range(5)
    for eating in range(3)
    for source in range(2)
    for kind in range(KINDS)
]


def offer(picker: i64, kind: i64, source: i64, at: i64, eating: i64) -> Offer:
    """The step in which the card a player has named is offered (a remembered one)."""
    return _OFFERS[(((picker * 5 + at) * 3 + eating) * 2 + source) * KINDS + kind]


class Malice(Frame[Deli]):
    """DELI-7.1 Tricia may trash a card of the pool after an ingredient she picked and placed."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Deli, out: Journal) -> bool:
        if s.holder[TRICIA] == self.seat and pool_mask(s) != 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Deli) -> Pending:
        return Among(self.seat, ASK_TRASH, TRASHES, pool_mask(s), PASSING)

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == TRASH:
            s.pool[move.a] -= 1
            s.trash = append(s.trash, move.a)
            out.say("trashed", seat, move.a)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb == TRASH and move.args[0] == s.reserved:
            return Refusal("DELI-7.1", "is-reserved", move.args[0])
        if move.verb == TRASH:
            return Refusal("DELI-7.1", "not-in-pool", move.args[0])
        return Refusal("DELI-7.1", "trash-or-pass")

    def code(self) -> list[Code]:
        return ["malice", int(self.seat)]


MALICES: Final = [Malice(seat) for seat in SEATS]
