"""DELI-3.2 and 3.3: the picking, and Picky Eater."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ludoteka.games.deli.rules.answers import (
    FIRST_BITE,
    MALICES,
    NOT_EATING,
    PICKS_A_ROUND,
    SECOND_BITE,
    offer,
)
from ludoteka.games.deli.rules.deck import pool_mask
from ludoteka.games.deli.rules.hand import (
    hand_size,
    has_played,
    leave_hand,
    play_card,
    playable,
    plays_at,
    refuse_play,
)
from ludoteka.games.deli.rules.parts import (
    AT_PICK,
    DEBBIE,
    JOKER,
    KIND,
    KINDS_OF,
    MICHAEL,
    PICKY_EATER,
    SAUCE,
    joker_of,
)
from ludoteka.games.deli.rules.placing import (
    AFTER_PICKS,
    FROM_JOKER,
    FROM_POOL,
    FROM_RESERVE,
    FROM_TRASH,
    can_close,
    close,
    closings,
    is_closing,
    place_card,
    refuse_closing,
)
from ludoteka.games.deli.rules.redeal import BEFORE_PICKS, redeal, redeals, refuse_redeal
from ludoteka.games.deli.rules.sandwich import placeable, why_no_place
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import (
    AGAIN,
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
    RECYCLE,
    RECYCLES,
    REDEAL,
    SEATS,
    SKIP,
    SKIP_IT,
    TAKE_DIBS,
)
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit, has, nth, size_of
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


class Picking(Frame[Deli]):
    """DELI-3.2 Clockwise, one pick at a time, until all have six."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Deli, out: Journal) -> bool:
        s.frames.pop()
        seat = self.seat
        for _ in range(s.seats):
            following = seat + 1 if seat + 1 < s.seats else i64(0)
            if s.picks[seat] < PICKS_A_ROUND:
                s.frames.append(PICKINGS[following])
                s.frames.append(TURNS[seat][s.picks[seat]])
                s.frames.append(BEFORE_PICKS[seat])
                return True
            seat = following
        return True

    def code(self) -> list[Code]:
        return ["picking", int(self.seat)]


PICKINGS: Final = [Picking(seat) for seat in SEATS]


class Picks(Decide):
    """DELI-3.2 What may be picked from the pool (a mask), what stands instead of it, what the
    jokers of the hand may be (a mask), and whatever else may be done."""

    def __init__(
        self,
        seat: i64,
        prompt: str,
        in_pool: i64,
        instead: list[Move],
        joking: i64,
        others: list[Move],
        left: i64,
    ) -> None:
        self.in_pool: Final[i64] = in_pool
        self.instead: Final = instead
        self.joking: Final[i64] = joking
        self.others: Final = others
        self._picks: Final[i64] = size_of(in_pool)
        self._jokers: Final[i64] = size_of(joking)
        count = self._picks + len(instead) + self._jokers + len(others)
        super().__init__(seat, prompt, None, _LEFT[left], count=count)

    def listed(self) -> list[Move]:
        picks, joking = moves_of(PICKS, self.in_pool), moves_of(JOKERS, self.joking)
        return picks + self.instead + joking + self.others

    def pick(self, number: i64) -> Move:
        if number < self._picks:
            return PICKS[nth(self.in_pool, number)]
        left: i64 = number - self._picks
        if left < len(self.instead):
            return self.instead[left]
        left -= len(self.instead)
        if left < self._jokers:
            return JOKERS[nth(self.joking, left)]
        return self.others[left - self._jokers]


_LEFT: Final[list[tuple[int, ...]]] = [(left,) for left in range(PICKS_A_ROUND + 1)]


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
            s.frames.append(AFTER_PICKS[self.seat])
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
        seat = self.seat
        mask = placeable(s.areas[seat])
        in_pool = mask & pool_mask(s)
        others = joined(redeals(s, seat), closings(s, seat))
        left = PICKS_A_ROUND - s.picks[seat]
        if in_pool != 0 and left >= 2:
            others = joined(plays_at(s, seat, AT_PICK), others)
        prompt = ASK_TURN
        if in_pool == 0:
            prompt = ASK_STUCK
            others = [*others, SKIP_IT]
        joking = jokers(s, seat, mask)
        return Picks(seat, prompt, in_pool, instead_of_pool(s, seat), joking, others, left)

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        verb = move.verb
        if verb == PICK:
            out.say("picks", seat, move.a)
            s.frames.append(offer(seat, move.a, FROM_POOL, 1, NOT_EATING))
        elif verb == DIBS:
            out.say("picks-reserved", seat, s.reserved)
            s.frames.append(offer(seat, s.reserved, FROM_RESERVE, 1, NOT_EATING))
        elif verb == RECYCLE:
            recycle(s, seat, move.a, out)
        elif verb == JOKE:
            play_joker(s, seat, move.a, out)
        elif verb == REDEAL:
            redeal(s, seat, move.a, out)
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


TURNS: Final = [[Turn(seat, before) for before in range(PICKS_A_ROUND)] for seat in SEATS]


def can_pick(s: Deli, seat: i64) -> bool:
    """Some card of the pool can be placed."""
    return placeable(s.areas[seat]) & pool_mask(s) != 0


def skip(s: Deli, seat: int, out: Journal) -> None:
    """DELI-3.3 Nothing can be placed: the die goes up all the same, and the turn is over."""
    s.frames.pop()
    s.picks[seat] += 1
    out.say("skips", seat)


def instead_of_pool(s: Deli, seat: i64) -> list[Move]:
    """DELI-7.8 and 7.3 Debbie's reserved card, and Michael's trash."""
    dibs = s.reserved != 0 and s.holder[DEBBIE] == seat
    recycles = s.holder[MICHAEL] == seat and s.recycled == 0
    if not dibs and not recycles:
        return NO_MOVES
    moves: list[Move] = []
    mask = placeable(s.areas[seat])
    if dibs and has(mask, s.reserved):
        moves.append(TAKE_DIBS)
    if recycles:
        there: i64 = 0
        for card in s.last_trash:
            there |= bit(card & KIND)
        moves += moves_of(RECYCLES, there & mask)
    return moves


def recycle(s: Deli, seat: int, kind: i64, out: Journal) -> None:
    """DELI-7.3 Michael picks from last round's trash; a joker in it stays what it was."""
    s.recycled = 1
    out.say("recycles", seat, kind)
    card = kind if kind in s.last_trash else kind + JOKER
    then(s, place_card(seat, card, FROM_TRASH), MALICES[seat])


def jokers(s: Deli, seat: i64, mask: i64) -> i64:
    """DELI-6.2 What the jokers of a hand may stand for."""
    hand = playable(s, seat)
    joking: i64 = 0
    for category in range(SAUCE + 1):
        if has(hand, 1 + category):
            joking |= KINDS_OF[category]
    return joking & mask


def play_joker(s: Deli, seat: int, kind: i64, out: Journal) -> None:
    """DELI-6.2 The joker is this ingredient to the end of the game; it counts as a pick."""
    action = joker_of(kind)
    leave_hand(s, seat, action, out)
    s.played[seat] |= bit(action)
    s.drawn = append(s.drawn, kind + JOKER)
    out.say("jokes", seat, action, kind)
    s.frames.append(place_card(seat, kind + JOKER, FROM_JOKER))


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
            s.frames.append(TURNS[self.seat][self.before])
            return True
        if placed == 1 and (can_close(s, self.seat) or redeals(s, self.seat)):
            return False
        self._finish(s)
        return True

    def _finish(self, s: Deli) -> None:
        """DELI-7.1 Tricia trashes one card, after the last one."""
        s.frames.pop()
        then(s, MALICES[self.seat], AFTER_PICKS[self.seat])

    def ask(self, s: Deli) -> Pending:
        in_pool = placeable(s.areas[self.seat]) & pool_mask(s)
        others = joined(redeals(s, self.seat), closings(s, self.seat))
        if in_pool == 0:
            others = [*others, PASS_IT]
        bite = int(s.picks[self.seat] - self.before) + 1
        return Among(self.seat, ASK_EATER, PICKS, in_pool, others, (bite,))

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        if move.verb == PICK:
            eating = FIRST_BITE if s.picks[seat] == self.before else SECOND_BITE
            out.say("picks", seat, move.a)
            s.frames.append(offer(seat, move.a, FROM_POOL, 1, eating))
        elif move.verb == REDEAL:
            redeal(s, seat, move.a, out)
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
