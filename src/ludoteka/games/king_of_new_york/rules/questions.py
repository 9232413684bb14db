"""King of New York: what all questions share, and the two that cards put between them."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import number
from ludoteka.games.king_of_new_york.rules.monsters import (
    PAY_ENERGY,
    card_replacing,
    pay_energy,
    shed,
)
from ludoteka.games.king_of_new_york.rules.numbers import SHELL
from ludoteka.games.king_of_new_york.rules.parts import REROLLS
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import (
    ABSORB,
    ABSORBS,
    AIM,
    ASK_ABSORB,
    ASK_PAY,
    CLIMB,
    DECLARE,
    GO,
    KEEP,
    MOST_ABSORBED,
    PAY,
    PAYS,
    RAZE,
    REROLL,
    RESOLVE,
    ROLL,
    SHED,
    SHED_IT,
    SPEND,
    STAY,
    STRIKE,
    SWAP,
    TURN,
)
from ludoteka.kernel.asking import Choice
from ludoteka.kernel.effects import replacement
from ludoteka.kernel.game import Code
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import NO_MOVES, Decide, Move, Refusal

# The steps of a turn (KONY-3.2 to 3.5), and the answers that come too late after each
ROLL_STEP: Final = 2
FACES_STEP: Final = 3
MOVE_STEP: Final = 4
BUY_STEP: Final = 5
ROLLING: Final = [REROLL, ROLL, KEEP]
RESOLVING: Final = [RESOLVE, TURN, SWAP, SPEND, RAZE, STRIKE, DECLARE, AIM]
MOVING: Final = [GO, CLIMB, STAY]


class Ask(Choice[KingOfNewYork]):
    """A question to one Monster. In its own turn it may discard Carapace first (KONY-10.2).

    By the rules of version 1 a single answer was taken unasked, with Carapace, too.
    """

    def always(self, s: KingOfNewYork) -> list[Move]:
        return _SHEDS if may_shed(s, self.seat) else NO_MOVES

    def stays_open(self, s: KingOfNewYork) -> bool:
        return s.data.rules >= 2 and may_shed(s, self.seat)

    def chosen_always(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        shed(s, self.seat, out)

    def answer(self, s: KingOfNewYork, seat: int, move: Move, out: Journal) -> None:
        if move.verb == SHED:
            self.chosen_always(s, move, out)
        else:
            self.chosen(s, move, out)

    def step(self) -> int:
        """The step of KONY-3 this question belongs to: 3 for resolving dice, say, or 0."""
        return 0

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        raise AssertionError(f"{self.code()} refuses nothing")

    def refuse(self, s: KingOfNewYork, seat: int, move: Move) -> Refusal:
        if move.verb == SHED:
            return Refusal("KONY-10.2", "no-carapace")
        if self.step() > ROLL_STEP and move.verb in ROLLING:
            return rolls_over(s, self.seat)
        if self.step() > FACES_STEP and move.verb in RESOLVING:
            return Refusal("KONY-3.3", "faces-over")
        if self.step() > MOVE_STEP and move.verb in MOVING:
            return Refusal("KONY-3.4", "move-over")
        return self.why_not(s, move)


_SHEDS: Final = [SHED_IT]


def rolls_over(s: KingOfNewYork, seat: i64) -> Refusal:
    """KONY-3.2 and 10.1 Why the dice are not rolled again: Web may have left no second roll. Once
    a face is begun the tokens may be others than at the roll."""
    if s.begun == 0 and s.web[seat] >= REROLLS:
        return Refusal("KONY-10.1", "web-no-reroll")
    return Refusal("KONY-3.2", "rolls-over")


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
        pay_energy(s, seat, price, out)
        return
    for op in instead.do:
        op.do(s, seat, price, out)


class PayHearts(Choice[KingOfNewYork]):
    """KONY-10.12 Of Another World: how much of a price is paid in life, never down to 0.

    Carapace stays until the price is paid: it could be discarded when that was decided, and
    without it there may not be life enough.
    """

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price: Final[i64] = price

    def choices(self, s: KingOfNewYork) -> list[Move]:
        low: i64 = max(0, self.price - s.energy[self.seat])
        high: i64 = min(self.price, s.hearts[self.seat] - 1)
        return PAYS[low : high + 1]

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_PAY, options, (int(self.price),))

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        hearts: i64 = move.args[0]
        s.hearts[self.seat] -= hearts
        if hearts > 0:
            out.say("paid-hearts", self.seat, hearts, card_replacing(s, self.seat, PAY_ENERGY))
        pay_energy(s, self.seat, self.price - hearts, out)

    def refuse(self, s: KingOfNewYork, seat: int, move: Move) -> Refusal:
        if move.verb == PAY:
            return Refusal("KONY-10.12", "cannot-pay-so", move.args[0])
        return Refusal("KONY-10.12", "choose-payment", int(self.price))

    def code(self) -> list[Code]:
        return ["pay", int(self.seat), int(self.price)]


class Absorb(Ask):
    """KONY-10.12 Of Another World: how much of a damage is lost in energy instead of life."""

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
            return Refusal("KONY-10.12", "cannot-absorb", move.args[0])
        return Refusal("KONY-10.12", "choose-absorb", int(self.damage))

    def code(self) -> list[Code]:
        return ["absorb", int(self.seat), int(self.damage)]
