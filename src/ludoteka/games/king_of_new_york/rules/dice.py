"""KONY-3.2: rolling up to three times, with what Web, Curse, Jinx Aura and Terminal Rage change."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import number
from ludoteka.games.king_of_new_york.rules.monsters import (
    PRE_ROLL,
    RESULT,
    card_behind,
    tell_modifier,
    trigger,
)
from ludoteka.games.king_of_new_york.rules.moving import Ride
from ludoteka.games.king_of_new_york.rules.numbers import ATTACK_STAYS, DICE, MUST_REROLL
from ludoteka.games.king_of_new_york.rules.parts import (
    ATTACK,
    BLACK_DICE,
    FACES,
    NOBODY,
    OUCH,
    REROLLS,
)
from ludoteka.games.king_of_new_york.rules.questions import Ask, pay, purse
from ludoteka.games.king_of_new_york.rules.state import MOST_SEATS, KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import (
    ASK_REROLL,
    KEEP,
    KEEP_ALL,
    MOST_DICE,
    REROLL,
    REROLLS_OF,
    ROLL_DICE,
    ROLL_THEM,
)
from ludoteka.kernel.chances import Roll, count_faces
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import NO_MOVES, Decide, Move, Pending, Refusal

_ROLLS: Final = [Roll(ROLL_DICE, dice) for dice in range(MOST_DICE + 1)]


class PreRoll(Frame[KingOfNewYork]):
    """KONY-10.1 PRE-ROLL: what may be done before the first roll."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        trigger(s, self.seat, PRE_ROLL)
        if s.subway:
            s.frames.append(Ride(self.seat))
        return True

    def code(self) -> list[Code]:
        return ["pre-roll", int(self.seat)]


class RollDice(Frame[KingOfNewYork]):
    """KONY-3.2 The first roll: all dice; then as many rerolls as Web leaves."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        dice: i64 = BLACK_DICE + number(s, self.seat, DICE)
        tell_modifier(s, self.seat, DICE, out)
        s.frames.append(Throw(self.seat, dice, max(0, REROLLS - s.web[self.seat])))
        return True

    def code(self) -> list[Code]:
        return ["roll-dice", int(self.seat)]


class Throw(Frame[KingOfNewYork]):
    """KONY-3.2 One roll of some dice."""

    def __init__(self, seat: int, dice: int, left: int) -> None:
        self.seat: Final[i64] = seat
        self.dice: Final[i64] = dice
        self.left: Final[i64] = left

    def ask(self, s: KingOfNewYork) -> Pending:
        return _ROLLS[self.dice]

    def resolve(self, s: KingOfNewYork, outcome: int, out: Journal) -> None:
        s.frames.pop()
        count_faces(s.dice, outcome, self.dice)
        if not out.silent:
            shown = no_dice()
            count_faces(shown, outcome, self.dice)
            for face in range(FACES):
                if shown[face]:
                    out.say("rolled", self.seat, shown[face], face)
        if self.left > 0:
            s.frames.append(Reroll(self.seat, self.left, no_dice()))
            if s.subway:
                s.frames.append(Ride(self.seat))

    def code(self) -> list[Code]:
        return ["throw", int(self.seat), int(self.dice), int(self.left)]


def no_dice() -> vec[i64]:
    return vec[i64]([0] * FACES)


class Rerolling(Decide):
    """KONY-3.2 Up to as many dice of each face as may be rolled again, after `lead`, the words to
    keep or to roll, and before what is always possible."""

    def __init__(
        self,
        seat: i64,
        about: tuple[int, ...],
        lead: list[Move],
        loose: vec[i64],
        always: list[Move],
    ) -> None:
        self.lead: Final = lead
        self.loose: Final = loose
        self.always: Final = always
        count: i64 = len(lead) + len(always)
        for many in loose:
            count += many
        super().__init__(seat, ASK_REROLL, None, about, count=count)

    def pick(self, number: i64) -> Move:
        left: i64 = number - len(self.lead)
        if left < 0:
            return self.lead[number]
        face: i64 = 0
        for many in self.loose:
            if left < many:
                return REROLLS_OF[face][left + 1]
            left -= many
            face += 1
        return self.always[left]


class Reroll(Ask):
    """KONY-3.2 Choose dice to roll again, face by face in the order of the faces, then roll."""

    def __init__(self, seat: int, left: int, dice: vec[i64]) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.dice: Final = dice

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        """Dice that may be rolled again are picked up and rolled by hand, or kept by word."""
        return False if self._can_roll(s) else super().run(s, out)

    def _next_face(self) -> i64:
        """Faces are chosen in their order, so that every choice has one telling."""
        face: i64 = FACES
        while face > 0 and self.dice[face - 1] == 0:
            face -= 1
        return face

    def is_fresh(self) -> bool:
        """No die has been chosen yet."""
        return self._next_face() == 0

    def _is_fixed(self, s: KingOfNewYork, face: i64) -> bool:
        return (face == ATTACK or face == OUCH) and self._why_fixed(s, face) is not None

    def _why_fixed(self, s: KingOfNewYork, face: i64) -> Refusal | None:
        """KONY-10.1 Terminal Rage keeps ATTACK; Curse wants energy for OUCH."""
        if face == ATTACK and number(s, self.seat, ATTACK_STAYS) > 0:
            return Refusal("KONY-10.1", "attack-stays", card_behind(s, self.seat, ATTACK_STAYS))
        if face == OUCH and s.jinx[self.seat] > 0 and purse(s, self.seat) < s.jinx[self.seat]:
            return Refusal("KONY-10.5", "jinx-too-high", s.jinx[self.seat])
        return None

    def _forced_by(self, s: KingOfNewYork) -> i64:
        """KONY-10.9 Jinx Aura: whose, if there is a die that can be rolled for nothing."""
        seats: i64 = len(s.hearts)
        for other in range(seats):
            if other != self.seat and number(s, other, MUST_REROLL) > 0:
                for face in range(FACES):
                    free = face != OUCH or s.jinx[self.seat] == 0
                    if s.dice[face] and free and not self._is_fixed(s, face):
                        return other
        return NOBODY

    def choices(self, s: KingOfNewYork) -> list[Move]:
        return self._question(s, NO_MOVES).options

    def ask(self, s: KingOfNewYork) -> Pending:
        return self._question(s, self.always(s))

    def _question(self, s: KingOfNewYork, always: list[Move]) -> Decide:
        first: i64 = self._next_face()
        lead = NO_MOVES
        if first > 0:
            lead = _ROLL_THEM
        elif self._forced_by(s) < 0:
            lead = _KEEP_ALL
        loose = s.dice[:]
        for face in range(FACES):
            if face < first or self._is_fixed(s, face):
                loose[face] = 0
        about = _ABOUT[self.left][self._picked_up()]
        return Rerolling(self.seat, about, lead, loose, always)

    def _picked_up(self) -> i64:
        many: i64 = 0
        for count in self.dice:
            many += count
        return many

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == REROLL:
            dice = self.dice[:]
            dice[move.b] = move.a
            s.frames.append(Reroll(self.seat, self.left, dice))
        elif move.verb != KEEP:
            self._roll(s, out)

    def _roll(self, s: KingOfNewYork, out: Journal) -> None:
        if not out.silent:
            out.say("rerolls", self.seat, self._picked_up())
            forced = self._forced_by(s)
            if forced >= 0:
                tell_modifier(s, forced, MUST_REROLL, out)
        for face in range(FACES):
            s.dice[face] -= self.dice[face]
        s.frames.append(Throw(self.seat, self._picked_up(), self.left - 1))
        if self.dice[OUCH] and s.jinx[self.seat]:
            out.say("jinx-paid", self.seat, s.jinx[self.seat])
            pay(s, self.seat, s.jinx[self.seat], out)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb == REROLL:
            return self._why_not_these(s, move.args[0], move.args[1])
        if self._next_face() > 0:
            return Refusal("KONY-3.2", "already-chosen")
        if not self._can_roll(s):
            return Refusal("KONY-10.1", "all-dice-stay")
        if move == ROLL_THEM:
            return Refusal("KONY-3.2", "nothing-chosen")
        forced = self._forced_by(s)
        if forced >= 0:
            return Refusal("KONY-10.9", "must-reroll", card_behind(s, forced, MUST_REROLL))
        return Refusal("KONY-3.2", "choose-dice")

    def _why_not_these(self, s: KingOfNewYork, count: int, face: int) -> Refusal:
        if s.dice[face] < count:
            return Refusal("KONY-3.2", "no-such-dice", face)
        fixed = self._why_fixed(s, face)
        return Refusal("KONY-3.2", "dice-in-order", face) if fixed is None else fixed

    def _can_roll(self, s: KingOfNewYork) -> bool:
        for face in range(FACES):
            if s.dice[face] != 0 and not self._is_fixed(s, face):
                return True
        return False

    def code(self) -> list[Code]:
        dice: list[int] = [*self.dice]
        return ["reroll", int(self.seat), int(self.left), tuple(dice)]


def reroll_of(seat: int, left: int, dice: tuple[int, ...]) -> Reroll:
    """A `Reroll` from its code."""
    return Reroll(seat, left, vec[i64](dice))


_ROLL_THEM: Final = [ROLL_THEM]
_KEEP_ALL: Final = [KEEP_ALL]
_ABOUT: Final[list[list[tuple[int, ...]]]] = [
    [(left, dice) for dice in range(MOST_DICE + 1)] for left in range(REROLLS + 1)
]


class Result(Frame[KingOfNewYork]):
    """KONY-3.3 After the last roll and after every change: what looks at the dice."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        trigger(s, self.seat, RESULT)
        return True

    def code(self) -> list[Code]:
        return ["result", int(self.seat)]


RESULTS: Final = [Result(seat) for seat in range(MOST_SEATS)]
