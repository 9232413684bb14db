"""SKULL-7: betting, a race. Everybody but the roller may answer; at one screen in seat order."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.parts import MARKERS, STANDARD
from ludoteka.games.emerald_skulls.rules.state import Skulls, possible_bets
from ludoteka.games.emerald_skulls.rules.wagers import TURN_DICE
from ludoteka.games.emerald_skulls.rules.words import ASK_BET, BET, PASS
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import BITS, bit, members
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal

IN_HAND: Final[list[tuple[int, ...]]] = [(dice,) for dice in range(TURN_DICE + 1)]
"""What a question about the dice in hand speaks of."""
ENOUGH_TIME: Final = 15
"""SKULL-7.8: the seconds the roller must give the others where there is no timer."""


class Betting(Frame[Skulls]):
    """SKULL-7.1 and 7.8 Who is asked (`racing`), in order from `seat` on.

    Who passes is not asked again until somebody bets, but may still bet until then. Who has no
    marker or no bet left is not asked.
    """

    def __init__(self, seat: int, racing: int) -> None:
        self.seat: Final[i64] = seat
        self.racing: Final[i64] = racing

    def run(self, s: Skulls, out: Journal) -> bool:
        if self.racing != 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Skulls) -> Pending:
        seat: i64 = self.seat
        while (self.racing >> seat) & 1 == 0:
            seat = left_of(s, seat)
        anybody: i64 = _open_to_anybody(s)
        moves = s.data.choices(_open_to(s, seat, anybody))
        late = late_seats(s, anybody, self.racing)
        return Decide(seat, ASK_BET, moves, IN_HAND[s.hand], racing=self.racing, late=late)

    def options(self, s: Skulls, seat: int) -> list[Move]:
        moves = s.data.choices(open_bets(s, seat))
        return moves if (self.racing >> seat) & 1 == 1 else moves[:-1]

    def answer(self, s: Skulls, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == BET:
            card, wager = move.args
            s.bets = append(s.bets, slot_of(s, card, wager))
            s.bettors = append(s.bettors, seat)
            out.say("bets", seat, card, wager)
            s.frames.append(Betting(left_of(s, seat), racing_seats(s)))
        else:
            s.frames.append(Betting(self.seat, self.racing & ~bit(seat)))

    def refuse(self, s: Skulls, seat: int, move: Move) -> Refusal:
        if move.verb == PASS:
            return Refusal("SKULL-7.8", "already-passed")
        if move.verb != BET:
            return Refusal("SKULL-4.1", "bet-or-pass")
        card, wager = move.args
        return refuse_bet(s, seat, card, wager)

    def code(self) -> list[Code]:
        return ["betting", int(self.seat), int(self.racing)]


def first_asked(s: Skulls) -> int:
    """SKULL-7.8 To the roller's left, one seat further with each betting step of the turn."""
    others = len(s.gears) - 1
    return (s.roller + 1 + (s.step - 1) % others) % len(s.gears)


def left_of(s: Skulls, seat: i64) -> i64:
    """The next seat, the roller passed over."""
    following: i64 = (seat + 1) % len(s.gears)
    return (following + 1) % len(s.gears) if following == s.roller else following


def racing_seats(s: Skulls) -> int:
    """The seats with a marker and a bet to place it on."""
    return _seats_with_a_bet(s, _open_to_anybody(s))


def late_seats(s: Skulls, anybody: i64, racing: i64) -> i64:
    """SKULL-7.1 A pass does not bind: the seats that have passed and could still bet."""
    if s.cards.rules < 2 or s.data.others[s.roller] & ~racing == 0:
        return 0
    return _seats_with_a_bet(s, anybody) & ~racing


def _seats_with_a_bet(s: Skulls, anybody: i64) -> i64:
    """The seats to which some of these bets are open, as a mask: one look at each marker tells,
    but where an x bet may be without opponents, seats are looked at one by one."""
    if anybody == 0:
        return 0
    seats: i64 = s.data.others[s.roller]
    if anybody & s.data.times != 0 and _may_be_unopposed(s, len(s.bets)):
        return _seats_one_by_one(s, seats, anybody)
    has_one: i64 = 0
    place: i64 = 0
    for bettor in s.bettors:
        one: i64 = BITS[bettor]
        if has_one & one != 0 or anybody & ~s.data.excludes[s.bets[place]] == 0:
            seats &= ~one
        has_one |= one
        place += 1
    return seats


def _seats_one_by_one(s: Skulls, seats: i64, anybody: i64) -> i64:
    for seat in members(seats):
        if _open_to(s, seat, anybody) == 0:
            seats &= ~bit(seat)
    return seats


def open_bets(s: Skulls, seat: int) -> int:
    """The bets a seat may place a marker on, as a mask."""
    return _open_to(s, seat, _open_to_anybody(s))


def _open_to_anybody(s: Skulls) -> i64:
    """SKULL-7.4, 7.6 and 7.7 Not full, not closed, not impossible."""
    shut: i64 = s.data.hopeless | s.data.closed[s.floor] | full_bets(s)
    return possible_bets(s) & ~shut


def _open_to(s: Skulls, seat: i64, mask: i64) -> i64:
    """SKULL-7.2, 7.3, 7.5 and 7.7 Two markers, one on each bet or advanced card; and x bets only
    if another marker lies on the card or may come."""
    placed: i64 = 0
    place: i64 = 0
    for bettor in s.bettors:
        if bettor == seat:
            placed += 1
            mask &= ~s.data.excludes[s.bets[place]]
        place += 1
    if placed >= MARKERS:
        return 0
    if mask & s.data.times != 0:
        mask &= ~_unopposed(s, seat, placed)
    return mask


def _unopposed(s: Skulls, seat: i64, placed: i64) -> i64:
    """SKULL-7.7 The x bets that can never pay a seat with so many markers placed: those of the
    others are placed too, and none of them on the card."""
    if not _may_be_unopposed(s, len(s.bets) - placed):
        return 0
    mask: i64 = s.data.times
    place: i64 = 0
    for bettor in s.bettors:
        if bettor != seat:
            mask &= ~s.data.beside[s.bets[place]]
        place += 1
    return mask


def _may_be_unopposed(s: Skulls, of_others: i64) -> bool:
    """So many markers are all that the other bettors have."""
    return of_others >= MARKERS * (len(s.gears) - 2)


def full_bets(s: Skulls) -> i64:
    """SKULL-7.4 The bets without a free place, as a mask. The markers of all bets are counted at
    once: each mask has one binary digit of every count."""
    if len(s.bets) == 0:
        return 0
    ones: i64 = 0
    twos: i64 = 0
    fours: i64 = 0
    eights: i64 = 0
    for slot in s.bets:
        carry: i64 = BITS[slot]
        ones ^= carry
        carry &= ~ones
        twos ^= carry
        carry &= ~twos
        fours ^= carry
        eights ^= carry & ~fours
    places = s.data.place_digits
    differ: i64 = ones ^ places[0] | twos ^ places[1] | fours ^ places[2] | eights ^ places[3]
    return ~differ


def markers_on(s: Skulls, slot: i64) -> i64:
    count: i64 = 0
    for each in s.bets:
        if each == slot:
            count += 1
    return count


def slot_of(s: Skulls, card: int, wager: int) -> int:
    """The slot of a bet, or -1 if its card is not in play."""
    for bet in s.cards.card_bets[card]:
        if s.cards.bets[bet].wager == wager:
            return s.data.slots[bet]
    return -1


def refuse_bet(s: Skulls, seat: int, card: int, wager: int) -> Refusal:
    """Why a seat that may bet may not make this bet; the lowest clause."""
    slot = slot_of(s, card, wager)
    own = [s.bets[place] for place, bettor in enumerate(s.bettors) if bettor == seat]
    if len(own) >= MARKERS:
        return Refusal("SKULL-7.2", "no-marker")
    if slot < 0:
        return Refusal("SKULL-11.1", "card-not-in-play", card)
    if slot in own and s.cards.family[card] == STANDARD:
        return Refusal("SKULL-7.3", "same-bet", card, wager)
    if markers_on(s, slot) >= s.data.places[slot]:
        return Refusal("SKULL-7.4", "bet-full", card, wager)
    if any(s.data.excludes[each] >> slot & 1 for each in own):
        return Refusal("SKULL-7.5", "same-card", card)
    if s.data.closed[s.floor] >> slot & 1:
        return Refusal("SKULL-7.6", "card-closed", card, s.cards.stop[card])
    if s.data.hopeless >> slot & 1:
        return Refusal("SKULL-7.7", "hopeless-bet", card, wager)
    if _unopposed(s, seat, len(own)) >> slot & 1:
        return Refusal("SKULL-7.7", "unopposed-bet", card, wager)
    return Refusal("SKULL-7.7", "impossible-bet", card, wager)


def refuse_bettor(s: Skulls, seat: int, card: int, wager: int) -> Refusal:
    """SKULL-7.1 and 7.8 Why a seat, asked or not, may not make this bet."""
    if seat == s.roller and s.turn > 0:
        return Refusal("SKULL-7.1", "roller-bets")
    if not isinstance(s.frames[-1], Betting):
        return Refusal("SKULL-7.1", "bet-too-late")
    slot = slot_of(s, card, wager)
    if slot >= 0 and open_bets(s, seat) >> slot & 1:
        return Refusal("SKULL-7.8", "already-passed")
    return refuse_bet(s, seat, card, wager)


def refuse_late(seen: Skulls, s: Skulls, card: int, wager: int) -> Refusal | None:
    """SKULL-7.9 A bet is for the place its player saw: if somebody was quicker, why it is not
    placed lower."""
    slot = slot_of(s, card, wager)
    then, now = markers_on(seen, slot), markers_on(s, slot)
    if now <= then:
        return None
    pays = s.cards.bets[s.data.bets[slot]].pays
    return Refusal("SKULL-7.9", "place-taken", card, wager, pays[then], pays[now])
