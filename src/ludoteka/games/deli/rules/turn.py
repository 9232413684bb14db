"""DELI-3.2 and 3.3: the picking, and Picky Eater."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.deli.rules.answers import (
    FIRST_BITE,
    NOT_EATING,
    PICKS_A_ROUND,
    SECOND_BITE,
    Malice,
    Offer,
)
from ludoteka.games.deli.rules.deck import pool_mask
from ludoteka.games.deli.rules.hand import (
    can_play,
    can_repeat,
    hand_size,
    has_played,
    leave_hand,
    play_card,
    refuse_play,
)
from ludoteka.games.deli.rules.parts import (
    AT_PICK,
    CATEGORIES,
    DEBBIE,
    FIRST,
    JOKER,
    KIND,
    KINDS,
    MICHAEL,
    PICKY_EATER,
    joker_of,
)
from ludoteka.games.deli.rules.placing import (
    FROM_JOKER,
    FROM_POOL,
    FROM_RESERVE,
    FROM_TRASH,
    AfterPick,
    Place,
    can_close,
    close,
    closings,
    is_closing,
    refuse_closing,
)
from ludoteka.games.deli.rules.redeal import BeforePick, redeal, redeals, refuse_redeal
from ludoteka.games.deli.rules.sandwich import placeable, why_no_place
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import (
    AGAIN,
    AGAINS,
    ASK_EATER,
    ASK_STUCK,
    ASK_TURN,
    DIBS,
    JOKE,
    JOKERS,
    PASS,
    PASS_IT,
    PICK,
    PICKS,
    PLAY,
    PLAYS,
    RECYCLE,
    RECYCLES,
    REDEAL,
    SKIP,
    SKIP_IT,
    TAKE_DIBS,
)
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal


class Picking(Frame[Deli]):
    """DELI-3.2 Clockwise, one pick at a time, until all have six."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Deli, out: Journal) -> bool:
        s.frames.pop()
        for offset in range(s.seats):
            seat = (self.seat + offset) % s.seats
            if s.picks[seat] < PICKS_A_ROUND:
                turn = Turn(seat, s.picks[seat])
                then(s, BeforePick(seat), turn, Picking((seat + 1) % s.seats))
                return True
        return True

    def code(self) -> list[Code]:
        return ["picking", int(self.seat)]


class Turn(Frame[Deli]):
    """DELI-3.2 A pick: from the pool, or what a card or a character offers instead.

    The frame stays until the die shows more than `before`: who loses the card picks again (6.4).
    """

    def __init__(self, seat: int, before: int) -> None:
        self.seat: Final[i64] = seat
        self.before: Final[i64] = before

    def run(self, s: Deli, out: Journal) -> bool:
        if s.picks[self.seat] > self.before:
            s.frames.pop()
            s.frames.append(AfterPick(self.seat))
            return True
        if can_pick(s, self.seat) or self._has_another_way(s):
            return False
        skip(s, self.seat, out)
        return True

    def _has_another_way(self, s: Deli) -> bool:
        """DELI-3.3 Something might be done instead of skipping: judged by public facts only."""
        return (
            hand_size(s, self.seat) > 0
            or can_close(s, self.seat)
            or len(redeals(s, self.seat)) > 0
            or len(instead_of_pool(s, self.seat)) > 0
        )

    def ask(self, s: Deli) -> Pending:
        mask = placeable(s.areas[self.seat])
        in_pool = mask & pool_mask(s)
        moves: list[Move] = []
        for kind in range(i64(1), i64(KINDS)):
            if (in_pool >> kind) & 1 == 1:
                moves.append(PICKS[kind])
        moves += instead_of_pool(s, self.seat)
        moves += jokers(s, self.seat, mask)
        if in_pool != 0 and s.picks[self.seat] + 2 <= PICKS_A_ROUND:
            if can_play(s, self.seat, PICKY_EATER):
                moves.append(PLAYS[PICKY_EATER])
            if can_repeat(s, self.seat, PICKY_EATER):
                moves.append(AGAINS[PICKY_EATER])
        moves += redeals(s, self.seat)
        moves += closings(s, self.seat)
        left = int(PICKS_A_ROUND - s.picks[self.seat])
        if in_pool == 0:
            return Decide(self.seat, ASK_STUCK, [*moves, SKIP_IT], (left,))
        return Decide(self.seat, ASK_TURN, moves, (left,))

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        verb = move.verb
        if verb == PICK:
            out.say("picks", seat, move.args[0])
            s.frames.append(Offer(seat, move.args[0], FROM_POOL, 1, NOT_EATING))
        elif verb == DIBS:
            out.say("picks-reserved", seat, s.reserved)
            s.frames.append(Offer(seat, s.reserved, FROM_RESERVE, 1, NOT_EATING))
        elif verb == RECYCLE:
            recycle(s, seat, move.args[0], out)
        elif verb == JOKE:
            play_joker(s, seat, move.args[0], out)
        elif verb == REDEAL:
            redeal(s, seat, move.args[0], out)
        elif verb == SKIP:
            skip(s, seat, out)
        elif is_closing(move):
            close(s, seat, move, out)
        else:
            play_card(s, seat, move, out)
            s.frames.pop()
            s.frames.append(Eater(seat, self.before))

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        verb = move.verb
        if verb == PICK:
            return refuse_pick(s, seat, move.args[0])
        if verb == DIBS or verb == RECYCLE:
            return _refuse_instead(s, seat, move)
        if verb == JOKE:
            return _refuse_joker(s, seat, move.args[0])
        if verb == PLAY or verb == AGAIN:
            return self._refuse_eater(s, seat, move)
        if verb == REDEAL:
            return refuse_redeal(s, seat, move)
        if is_closing(move):
            return refuse_closing(s, seat, move)
        if not can_pick(s, seat):
            return Refusal("DELI-3.3", "skip-instead")
        if verb == SKIP:
            return Refusal("DELI-3.3", "no-skip")
        return Refusal("DELI-3.2", "pick-a-card")

    def _refuse_eater(self, s: Deli, seat: int, move: Move) -> Refusal:
        refusal = refuse_play(s, seat, move, AT_PICK)
        if refusal is not None and refusal.clause == "DELI-2.3":
            return refusal
        if move.args[0] == PICKY_EATER and not can_pick(s, seat):
            return Refusal("DELI-3.3", "nothing-placeable")
        return refusal or Refusal("DELI-10.6", "two-picks-needed")

    def code(self) -> list[Code]:
        return ["turn", int(self.seat), int(self.before)]


def can_pick(s: Deli, seat: int) -> bool:
    """Some card of the pool can be placed."""
    return placeable(s.areas[seat]) & pool_mask(s) != 0


def skip(s: Deli, seat: int, out: Journal) -> None:
    """DELI-3.3 Nothing can be placed: the die goes up all the same, and the turn is over."""
    s.frames.pop()
    s.picks[seat] += 1
    out.say("skips", seat)


def instead_of_pool(s: Deli, seat: int) -> list[Move]:
    """DELI-7.8 and 7.3 Debbie's reserved card, and Michael's trash."""
    moves: list[Move] = []
    mask = placeable(s.areas[seat])
    if s.reserved != 0 and s.holder[DEBBIE] == seat and (mask >> s.reserved) & 1 == 1:
        moves.append(TAKE_DIBS)
    if s.holder[MICHAEL] == seat and s.recycled == 0:
        there: i64 = 0
        for card in s.last_trash:
            there |= bit(card & KIND)
        for kind in range(i64(1), i64(KINDS)):
            if (there & mask) >> kind & 1 == 1:
                moves.append(RECYCLES[kind])
    return moves


def recycle(s: Deli, seat: int, kind: int, out: Journal) -> None:
    """DELI-7.3 Michael picks from last round's trash; a joker in it stays what it was."""
    s.recycled = 1
    out.say("recycles", seat, kind)
    card = kind if kind in s.last_trash else kind + JOKER
    then(s, Place(seat, card, FROM_TRASH), Malice(seat))


def jokers(s: Deli, seat: int, mask: i64) -> list[Move]:
    """DELI-6.2 What the jokers of a hand may stand for."""
    moves: list[Move] = []
    for category in CATEGORIES:
        if can_play(s, seat, 1 + category):
            for kind in range(FIRST[category], FIRST[category + 1]):
                if (mask >> kind) & 1 == 1:
                    moves.append(JOKERS[kind])
    return moves


def play_joker(s: Deli, seat: int, kind: int, out: Journal) -> None:
    """DELI-6.2 The joker is this ingredient to the end of the game; it counts as a pick."""
    action = joker_of(kind)
    leave_hand(s, seat, action, out)
    s.played[seat] |= bit(action)
    s.drawn.append(kind + JOKER)
    out.say("jokes", seat, action, kind)
    s.frames.append(Place(seat, kind + JOKER, FROM_JOKER))


def refuse_pick(s: Deli, seat: int, kind: int) -> Refusal:
    if s.pool[kind] == 0 and s.reserved != kind:
        return Refusal("DELI-3.2", "not-in-pool", kind)
    refusal = why_no_place(s.cards, s.areas[seat], kind)
    return refusal or Refusal("DELI-7.8", "is-reserved", kind)


def _refuse_instead(s: Deli, seat: int, move: Move) -> Refusal:
    if move.verb == DIBS:
        if s.reserved == 0 or s.holder[DEBBIE] != seat:
            return Refusal("DELI-7.8", "nothing-reserved")
        refusal = why_no_place(s.cards, s.areas[seat], s.reserved)
        assert refusal is not None
        return refusal
    refusal = why_no_place(s.cards, s.areas[seat], move.args[0])
    if refusal is not None:
        return refusal
    if s.holder[MICHAEL] != seat:
        return Refusal("DELI-7.3", "no-recycle-power")
    if s.recycled != 0:
        return Refusal("DELI-7.3", "recycled-already")
    return Refusal("DELI-7.3", "not-in-trash", move.args[0])


def _refuse_joker(s: Deli, seat: int, kind: int) -> Refusal:
    action = joker_of(kind)
    if action not in s.hands[seat].cards:
        return Refusal("DELI-2.3", "not-in-hand", action)
    refusal = why_no_place(s.cards, s.areas[seat], kind)
    if refusal is not None:
        return refusal
    assert has_played(s, seat, action)
    return Refusal("DELI-6.1", "played-already", action)


class Eater(Frame[Deli]):
    """DELI-10.6 Picky Eater: two cards of the pool, each answered and placed before the next.

    The die showed `before` when the card was played.
    """

    def __init__(self, seat: int, before: int) -> None:
        self.seat: Final[i64] = seat
        self.before: Final[i64] = before

    def run(self, s: Deli, out: Journal) -> bool:
        placed = s.picks[self.seat] - self.before
        if placed < 2 and can_pick(s, self.seat):
            return False
        if placed == 0:
            s.frames.pop()
            s.frames.append(Turn(self.seat, self.before))
            return True
        if placed == 1 and (can_close(s, self.seat) or redeals(s, self.seat)):
            return False
        self._finish(s)
        return True

    def _finish(self, s: Deli) -> None:
        """DELI-7.1 Tricia trashes one card, after the last one."""
        s.frames.pop()
        then(s, Malice(self.seat), AfterPick(self.seat))

    def ask(self, s: Deli) -> Pending:
        in_pool = placeable(s.areas[self.seat]) & pool_mask(s)
        moves = [PICKS[kind] for kind in range(1, KINDS) if (in_pool >> kind) & 1 == 1]
        moves += redeals(s, self.seat)
        moves += closings(s, self.seat)
        if in_pool == 0:
            moves.append(PASS_IT)
        bite = int(s.picks[self.seat] - self.before) + 1
        return Decide(self.seat, ASK_EATER, moves, (bite,))

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        if move.verb == PICK:
            eating = FIRST_BITE if s.picks[seat] == self.before else SECOND_BITE
            out.say("picks", seat, move.args[0])
            s.frames.append(Offer(seat, move.args[0], FROM_POOL, 1, eating))
        elif move.verb == REDEAL:
            redeal(s, seat, move.args[0], out)
        elif move.verb == PASS:
            self._finish(s)
        else:
            close(s, seat, move, out)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb == PICK:
            return refuse_pick(s, seat, move.args[0])
        if move.verb == REDEAL:
            return refuse_redeal(s, seat, move)
        if is_closing(move):
            return refuse_closing(s, seat, move)
        if not can_pick(s, seat):
            return Refusal("DELI-10.6", "eater-is-full")
        return Refusal("DELI-10.6", "eat-from-pool")

    def code(self) -> list[Code]:
        return ["eater", int(self.seat), int(self.before)]
