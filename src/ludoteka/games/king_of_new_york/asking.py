"""King of New York: what all questions share, and the two that cards put between them."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.city import number
from ludoteka.games.king_of_new_york.deeds import PAY_ENERGY, card_replacing, lose_energy, shed
from ludoteka.games.king_of_new_york.numbers import SHELL
from ludoteka.games.king_of_new_york.state import KingOfNewYork
from ludoteka.games.king_of_new_york.words import (
    ABSORB,
    ABSORBS,
    ASK_ABSORB,
    ASK_PAY,
    MOST_ABSORBED,
    PAY,
    PAYS,
    SHED,
    SHED_IT,
)
from ludoteka.kernel.effects import replacement
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal


class Ask(Frame[KingOfNewYork]):
    """A question to one Monster. In its own turn it may discard Carapace first (KONY-10.1)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def choices(self, s: KingOfNewYork) -> list[Move]:
        raise AssertionError(f"{self.code()} has no choices")

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        raise AssertionError(f"{self.code()} has no question")

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        raise AssertionError(f"{self.code()} takes no moves")

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        raise AssertionError(f"{self.code()} refuses nothing")

    def ask(self, s: KingOfNewYork) -> Pending:
        options = self.choices(s)
        if may_shed(s, self.seat):
            options = [*options, SHED_IT]
        return self.question(s, options)

    def answer(self, s: KingOfNewYork, seat: int, move: Move, out: Journal) -> None:
        if move.verb == SHED:
            shed(s, seat, out)
        else:
            self.chosen(s, move, out)

    def refuse(self, s: KingOfNewYork, seat: int, move: Move) -> Refusal:
        if move.verb == SHED:
            return Refusal("KONY-10.1", "no-carapace")
        return self.why_not(s, move)


def may_shed(s: KingOfNewYork, seat: i64) -> bool:
    return seat == s.active and number(s, seat, SHELL) > 0


# Paying (Of Another World)


def purse(s: KingOfNewYork, seat: i64) -> i64:
    """KONY-7.1 What a Monster can pay: its energy; with Of Another World its life but one, too."""
    energy: i64 = s.energy[seat]
    if replacement(s, seat, PAY_ENERGY) is not None:
        energy += s.hearts[seat] - 1
    return energy


def pay(s: KingOfNewYork, seat: i64, price: i64, out: Journal) -> None:
    """KONY-7.1 Pay at once, or let the card that replaces paying ask first."""
    instead = replacement(s, seat, PAY_ENERGY) if price > 0 and s.hearts[seat] > 1 else None
    if instead is None:
        lose_energy(s, seat, price, out)
        return
    for op in instead.do:
        op.do(s, seat, price, out)


class PayHearts(Frame[KingOfNewYork]):
    """KONY-10.1 Of Another World: how much of a price is paid in life, never down to 0."""

    def __init__(self, seat: int, price: int) -> None:
        self.seat: Final[i64] = seat
        self.price: Final[i64] = price

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        low, high = self._range(s)
        if low < high:
            return False
        s.frames.pop()
        self._pay(s, low, out)
        return True

    def _range(self, s: KingOfNewYork) -> tuple[i64, i64]:
        low: i64 = max(0, self.price - s.energy[self.seat])
        high: i64 = min(self.price, s.hearts[self.seat] - 1)
        return low, high

    def ask(self, s: KingOfNewYork) -> Pending:
        low, high = self._range(s)
        return Decide(self.seat, ASK_PAY, PAYS[low : high + 1], (int(self.price),))

    def answer(self, s: KingOfNewYork, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        self._pay(s, move.args[0], out)

    def _pay(self, s: KingOfNewYork, hearts: i64, out: Journal) -> None:
        s.hearts[self.seat] -= hearts
        if hearts > 0:
            out.say("paid-hearts", self.seat, hearts, card_replacing(s, self.seat, PAY_ENERGY))
        lose_energy(s, self.seat, self.price - hearts, out)

    def refuse(self, s: KingOfNewYork, seat: int, move: Move) -> Refusal:
        if move.verb == PAY:
            return Refusal("KONY-10.1", "cannot-pay-so", move.args[0])
        return Refusal("KONY-10.1", "choose-payment", int(self.price))

    def code(self) -> list[Code]:
        return ["pay", int(self.seat), int(self.price)]


class Absorb(Ask):
    """KONY-10.1 Of Another World: how much of a damage is lost in energy instead of life."""

    def __init__(self, seat: int, damage: int) -> None:
        super().__init__(seat)
        self.damage: Final[i64] = damage

    def choices(self, s: KingOfNewYork) -> list[Move]:
        most: i64 = min(self.damage, s.energy[self.seat], MOST_ABSORBED)
        return ABSORBS[: most + 1]

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_ABSORB, options, (int(self.damage),))

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        s.spared[self.seat] = move.args[0]

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb == ABSORB:
            return Refusal("KONY-10.1", "cannot-absorb", move.args[0])
        return Refusal("KONY-10.1", "choose-absorb", int(self.damage))

    def code(self) -> list[Code]:
        return ["absorb", int(self.seat), int(self.damage)]
