"""KONY-7: buying, sweeping, and opening cards."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import is_alive, number
from ludoteka.games.king_of_new_york.rules.monsters import take_card, tell_modifier
from ludoteka.games.king_of_new_york.rules.moving import Ride
from ludoteka.games.king_of_new_york.rules.numbers import SCAVENGE as SCAVENGE_NUMBER
from ludoteka.games.king_of_new_york.rules.parts import OPEN_CARDS, SWEEP_PRICE
from ludoteka.games.king_of_new_york.rules.questions import BUY_STEP, Ask, pay, purse
from ludoteka.games.king_of_new_york.rules.state import MOST_SEATS, KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import (
    ALL_DONE,
    ASK_SHOP,
    BUY,
    BUYS,
    OPEN_CARD,
    SCAVENGE,
    SCAVENGES,
    SWEEP,
    SWEEP_ROW,
)
from ludoteka.kernel.chances import Draw
from ludoteka.kernel.effects import PLAYED, Perform
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal

NO_SLOT: Final = -1
"""A card bought from the discard pile leaves no gap."""


def price(s: KingOfNewYork, seat: i64, card: int) -> i64:
    """KONY-7.4 and 7.5 One less in the boroughs of the card, never below 0."""
    cost: i64 = s.data.price[card]
    if (s.data.cheaper[card] >> s.place[seat]) & 1:
        cost -= 1
    return max(0, cost)


def scavenged(s: KingOfNewYork, seat: i64, card: int) -> i64:
    """KONY-10.1 Scavenger: Keep cards of the discard pile for 1 energy less."""
    return max(0, s.data.price[card] - number(s, seat, SCAVENGE_NUMBER))


def lacks_unit(s: KingOfNewYork, card: int) -> bool:
    """KONY-7.5 The unit the card needs was not destroyed in this turn."""
    needs = s.data.needs[card]
    return needs >= 0 and not (s.destroyed >> needs) & 1


class Shop(Ask):
    """KONY-3.5 and 7 Buy open cards, sweep them away, as often as you can pay."""

    def __init__(self, seat: int, ridden: int = 0) -> None:
        super().__init__(seat)
        self.ridden: Final = ridden

    def step(self) -> int:
        return BUY_STEP

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        if s.subway and not self.ridden and is_alive(s, self.seat):
            s.frames.pop()
            then(s, Ride(self.seat), Shop(self.seat, 1))
            return True
        return super().run(s, out)

    def choices(self, s: KingOfNewYork) -> list[Move]:
        """KONY-7.1, 7.2 and 7.5 A row without an open card cannot be: of the 64 cards only the 46
        Keep cards can be owned."""
        options: list[Move] = []
        if not is_alive(s, self.seat):
            return options
        can: i64 = purse(s, self.seat)
        for card in s.open:
            if card and price(s, self.seat, card) <= can and not lacks_unit(s, card):
                options.append(BUYS[card])
        if number(s, self.seat, SCAVENGE_NUMBER) > 0:
            for card in s.discard:
                if s.data.keep[card] and scavenged(s, self.seat, card) <= can:
                    options.append(SCAVENGES[card])
        if can >= SWEEP_PRICE:
            options.append(SWEEP_ROW)
        options.append(ALL_DONE)
        return options

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_SHOP, options)

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == BUY:
            card = move.args[0]
            cost = price(s, self.seat, card)
            then(s, Purchase(self.seat, card, slot_of(s, card)), SHOPS[self.seat])
        elif move.verb == SCAVENGE:
            card = move.args[0]
            cost = scavenged(s, self.seat, card)
            tell_modifier(s, self.seat, SCAVENGE_NUMBER, out)
            then(s, Purchase(self.seat, card, NO_SLOT), SHOPS[self.seat])
        elif move.verb == SWEEP:
            cost = SWEEP_PRICE
            then(s, Sweep(self.seat), SHOPS[self.seat])
        else:
            return
        if move.verb != SWEEP:
            out.say("buys", self.seat, move.args[0], cost)
        pay(s, self.seat, cost, out)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb == BUY:
            card = move.args[0]
            if card not in s.open:
                return Refusal("KONY-7.1", "not-for-sale", card)
            cost = price(s, self.seat, card)
            if cost > purse(s, self.seat):
                return Refusal("KONY-7.1", "too-dear", card, int(cost))
            return Refusal("KONY-7.5", "needs-destroyed", card, s.data.needs[card])
        if move.verb == SCAVENGE:
            return self._why_not_scavenge(s, move.args[0])
        if move.verb == SWEEP:
            return Refusal("KONY-7.2", "sweep-too-dear", int(SWEEP_PRICE))
        return Refusal("KONY-7.1", "choose-purchase")

    def _why_not_scavenge(self, s: KingOfNewYork, card: int) -> Refusal:
        if number(s, self.seat, SCAVENGE_NUMBER) == 0:
            return Refusal("KONY-10.1", "not-scavenger")
        if not s.data.keep[card]:
            return Refusal("KONY-10.1", "keep-only", card)
        if card not in s.discard:
            return Refusal("KONY-10.1", "not-in-discard", card)
        cost = scavenged(s, self.seat, card)
        return Refusal("KONY-7.1", "too-dear", card, int(cost))

    def code(self) -> list[Code]:
        return ["shop", int(self.seat), self.ridden]


SHOPS: Final = [Shop(seat) for seat in range(MOST_SEATS)]


def slot_of(s: KingOfNewYork, card: i64) -> i64:
    """Where an open card lies."""
    slot: i64 = 0
    while s.open[slot] != card:
        slot += 1
    return slot


class Purchase(Frame[KingOfNewYork]):
    """KONY-7.1 Paid: the card acts completely, goes to its place, and the gap is refilled."""

    def __init__(self, seat: int, card: int, slot: int) -> None:
        self.seat: Final[i64] = seat
        self.card: Final = card
        self.slot: Final = slot

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        if self.slot == NO_SLOT:
            s.discard = remove(s.discard, self.card)
        else:
            s.open[self.slot] = 0
            s.frames.append(Refill(self.slot))
        if s.data.keep[self.card]:
            take_card(s, self.seat, self.card)
        else:
            s.playing = self.card
            s.frames.append(PutAway())
        s.frames.append(Perform(self.card, PLAYED, 0, self.seat, self.card))
        return True

    def code(self) -> list[Code]:
        return ["purchase", int(self.seat), self.card, self.slot]


class PutAway(Frame[KingOfNewYork]):
    """KONY-7.3 A Discard card that has acted goes to the discard pile."""

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        s.discard = append(s.discard, s.playing)
        s.playing = 0
        return True

    def code(self) -> list[Code]:
        return ["put-away"]


class Sweep(Frame[KingOfNewYork]):
    """KONY-7.2 and 7.5 The open cards are discarded, then three are opened."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        out.say("swept", self.seat)
        for slot in range(OPEN_CARDS):
            if s.open[slot]:
                s.discard = append(s.discard, s.open[slot])
                s.open[slot] = 0
        then(s, Refill(0), Refill(1), Refill(2))
        return True

    def code(self) -> list[Code]:
        return ["sweep", int(self.seat)]


class Refill(Frame[KingOfNewYork]):
    """KONY-7.5 A card is opened; an empty deck is made from the discard pile first."""

    def __init__(self, slot: int) -> None:
        self.slot: Final[i64] = slot

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        if s.open[self.slot]:
            s.frames.pop()
            return True
        if s.deck.size == 0 and len(s.discard) > 0:
            out.say("deck-shuffled")
            for card in s.discard:
                s.deck.put(card)
            s.discard = vec[i64]()
        if s.deck.size > 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: KingOfNewYork) -> Pending:
        return Draw(OPEN_CARD, s.deck)

    def resolve(self, s: KingOfNewYork, outcome: int, out: Journal) -> None:
        card = s.deck.draw(outcome)
        out.say("card-opened", card)
        if len(s.claims) == 0 or not s.data.keep[card]:
            s.open[self.slot] = card
            return
        s.claims, seat = pop(s.claims, 0)
        out.say("claimed", seat, card)
        take_card(s, seat, card)
        s.frames.append(Perform(card, PLAYED, 0, seat, card))

    def code(self) -> list[Code]:
        return ["refill", int(self.slot)]
