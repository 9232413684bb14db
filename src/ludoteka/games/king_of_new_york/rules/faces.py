"""KONY-3.3 and KONY-4: resolving the dice, one face at a time in an order of your choice."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.attack import (
    attack,
    attack_symbols,
    destruction_symbols,
    volley,
)
from ludoteka.games.king_of_new_york.rules.city import in_manhattan, is_alive, number
from ludoteka.games.king_of_new_york.rules.destruction import begin_destruction
from ludoteka.games.king_of_new_york.rules.dice import RESULTS
from ludoteka.games.king_of_new_york.rules.monsters import (
    CELEBRITY_RESOLVED,
    LOST_SUPERSTAR,
    OUCH_BEGUN,
    TOOK_SUPERSTAR,
    gain_energy,
    gain_stars,
    heal,
    lose_stars,
    return_tokens,
    tell_modifier,
    trigger,
)
from ludoteka.games.king_of_new_york.rules.moving import Ride
from ludoteka.games.king_of_new_york.rules.numbers import (
    BEGIN_DESTRUCTION,
    CELEBRITY_GUARD,
    ENERGY_DICE,
    GIVE_UP,
    HEAL_AND_ATTACK,
    HEAL_TO_ENERGY,
)
from ludoteka.games.king_of_new_york.rules.parts import (
    ATTACK,
    CELEBRITY,
    DESTRUCTION,
    ENERGY,
    FACES,
    HEAL,
    JINX,
    NOBODY,
    OUCH,
    STATUE,
    STATUE_STARS,
    SUPERSTAR,
    WEB,
)
from ludoteka.games.king_of_new_york.rules.questions import FACES_STEP, Ask
from ludoteka.games.king_of_new_york.rules.state import MOST_SEATS, KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import (
    ALL_DONE,
    ASK_FACE,
    ASK_SPEND,
    CHANGES,
    DONE,
    RESOLVE,
    RESOLVES,
    SPEND,
    SPENDS,
    SWAP,
    SWAPS,
    TURN,
    TURNS,
)
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import BITS, bit
from ludoteka.kernel.pending import NO_MOVES, Decide, Move, Refusal, moves_of

TO_TAKE_SUPERSTAR: Final[i64] = 3
LAST_CHANGE: Final = 2


def symbols(s: KingOfNewYork, seat: i64, face: i64) -> i64:
    """KONY-3.3 How often a face is in the result: dice and added symbols."""
    if face == ATTACK:
        return s.dice[ATTACK] + attack_symbols(s, seat)
    if face == DESTRUCTION:
        return destruction_symbols(s, seat)
    return s.dice[face]


class Faces(Ask):
    """KONY-3.3 Which face is next; before it dice may be changed.

    `changed` is the first change still open before the next face: in the order of `CHANGES`, so
    that every result is reached and nothing is turned back and forth for ever.
    """

    def __init__(self, seat: int, changed: int = 0, ridden: int = 0) -> None:
        super().__init__(seat)
        self.changed: Final[i64] = changed
        self.ridden: Final = ridden

    def step(self) -> int:
        return FACES_STEP

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        if s.subway and not self.ridden and self.choices(s):
            s.frames.pop()
            then(s, Ride(self.seat), Faces(self.seat, self.changed, 1))
            return True
        return super().run(s, out)

    def choices(self, s: KingOfNewYork) -> list[Move]:
        seat = self.seat
        if not is_alive(s, seat):
            return NO_MOVES
        begun: i64 = s.begun
        shown: i64 = 0
        for face in range(FACES):
            if (begun >> face) & 1 == 0 and symbols(s, seat, face) > 0:
                shown |= BITS[face]
        if not self._may_change(s):
            return _RESOLVES[shown]
        options = _RESOLVES[shown][:]
        if not (begun >> DESTRUCTION) & 1 and number(s, seat, BEGIN_DESTRUCTION) > 0:
            if destruction_symbols(s, seat) == 0:
                last = not options
                options.append(RESOLVES[DESTRUCTION])
                if last:
                    options.append(ALL_DONE)
        for change in range(self.changed, i64(len(CHANGES))):
            self._add_turns(s, change, options)
        if number(s, seat, GIVE_UP) > 0 and s.dice[CELEBRITY] and not (begun >> CELEBRITY) & 1:
            self._add_swaps(s, options)
        return options

    def _may_change(self, s: KingOfNewYork) -> bool:
        """Whether a card offers more than the faces that show."""
        seat = self.seat
        return (
            number(s, seat, BEGIN_DESTRUCTION) > 0
            or number(s, seat, HEAL_AND_ATTACK) > 0
            or number(s, seat, HEAL_TO_ENERGY) > 0
            or number(s, seat, GIVE_UP) > 0
        )

    def _may_turn(self, s: KingOfNewYork, change: i64) -> bool:
        """KONY-3.3 Only dice of faces not yet begun, and only into such faces."""
        old, new = CHANGES[change]
        which = HEAL_TO_ENERGY if change == LAST_CHANGE else HEAL_AND_ATTACK
        return number(s, self.seat, which) > 0 and not ((s.begun >> old) | (s.begun >> new)) & 1

    def _add_turns(self, s: KingOfNewYork, change: i64, options: list[Move]) -> None:
        if self._may_turn(s, change):
            count: i64 = s.dice[CHANGES[change][0]]
            options.extend(TURNS[change][1 : count + 1])

    def _add_swaps(self, s: KingOfNewYork, options: list[Move]) -> None:
        for old in range(FACES):
            needed = 2 if old == CELEBRITY else 1
            if s.dice[old] < needed or (s.begun >> old) & 1:
                continue
            for new in range(FACES):
                if not (s.begun >> new) & 1:
                    options.append(SWAPS[old][new])

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_FACE, options)

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == RESOLVE:
            s.frames.append(FACES_OF[self.seat])
            begin(s, self.seat, move.a, out)
        elif move.verb == TURN:
            self._turn(s, move, out)
        elif move.verb == SWAP:
            old, new = move.args
            s.dice[CELEBRITY] -= 1
            s.dice[old] -= 1
            s.dice[new] += 1
            out.say("gave-up", self.seat, old, new)
            tell_modifier(s, self.seat, GIVE_UP, out)
            then(s, RESULTS[self.seat], FACES_OF[self.seat])

    def _turn(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        count, old, new = move.args
        s.dice[old] -= count
        s.dice[new] += count
        out.say("turned", self.seat, count, old, new)
        last = new == ENERGY
        tell_modifier(s, self.seat, HEAL_TO_ENERGY if last else HEAL_AND_ATTACK, out)
        # The first two changes undo each other, so either is the last before the third.
        then(s, RESULTS[self.seat], Faces(self.seat, LAST_CHANGE + 1 if last else LAST_CHANGE))

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb == RESOLVE:
            face = move.args[0]
            word = "face-begun" if (s.begun >> face) & 1 else "no-such-face"
            return Refusal("KONY-3.3", word, face)
        if move.verb == TURN:
            return self._why_not_turn(s, move)
        if move.verb == SWAP:
            return self._why_not_swap(s, move.args[0], move.args[1])
        if move.verb == DONE:
            return Refusal("KONY-3.3", "faces-left")
        return Refusal("KONY-3.3", "choose-face")

    def _why_not_turn(self, s: KingOfNewYork, move: Move) -> Refusal:
        count, old, new = move.args
        which = HEAL_TO_ENERGY if new == ENERGY else HEAL_AND_ATTACK
        if number(s, self.seat, which) == 0:
            return Refusal("KONY-3.3", "no-such-change")
        for face in (old, new):
            if (s.begun >> face) & 1:
                return Refusal("KONY-3.3", "face-begun", face)
        if s.dice[old] < count:
            return Refusal("KONY-3.3", "cannot-turn", count, old)
        return Refusal("KONY-3.3", "change-later")

    def _why_not_swap(self, s: KingOfNewYork, old: int, new: int) -> Refusal:
        """KONY-3.3 The die given up, the die that is set, and its new face must all be open."""
        if number(s, self.seat, GIVE_UP) == 0:
            return Refusal("KONY-3.3", "cannot-give-up")
        for face in (int(CELEBRITY), old, new):
            if (s.begun >> face) & 1:
                return Refusal("KONY-3.3", "face-begun", face)
        lacking = int(CELEBRITY) if s.dice[CELEBRITY] == 0 else old
        return Refusal("KONY-3.3", "no-such-dice", lacking)

    def code(self) -> list[Code]:
        return ["faces", int(self.seat), int(self.changed), self.ridden]


FACES_OF: Final = [Faces(seat) for seat in range(MOST_SEATS)]
_RESOLVES: Final = [moves_of(RESOLVES, shown) for shown in range(2**FACES)]
"""By mask of faces: the moves that begin one of them."""


def begin(s: KingOfNewYork, seat: i64, face: i64, out: Journal) -> None:
    """KONY-4 A face is begun, and resolved to its end."""
    count: i64 = symbols(s, seat, face)
    out.say("resolves", seat, count, face)
    if face == DESTRUCTION:
        begin_destruction(s, seat, out)
        return
    s.begun |= bit(face)
    if face == ENERGY:
        resolve_energy(s, seat, out)
    elif face == HEAL or face == ATTACK:
        tokens: i64 = s.jinx[seat] if face == HEAL else s.web[seat]
        if tokens > 0 and s.dice[face] > 0:
            s.frames.append(Spend(seat, face))
        else:
            resolve_rest(s, seat, face, 0, out)
    elif face == CELEBRITY:
        resolve_celebrity(s, seat, out)
    else:
        then(s, Ouch(seat))
        trigger(s, seat, OUCH_BEGUN)


def resolve_energy(s: KingOfNewYork, seat: i64, out: Journal) -> None:
    """KONY-4.1 1 energy each; Overload takes one away."""
    gained: i64 = s.dice[ENERGY] + number(s, seat, ENERGY_DICE)
    tell_modifier(s, seat, ENERGY_DICE, out)
    gain_energy(s, seat, max(0, gained), out)


class Spend(Ask):
    """KONY-10.0 HEAL dice may remove Jinx tokens, ATTACK dice Web tokens."""

    def __init__(self, seat: int, face: int) -> None:
        super().__init__(seat)
        self.face: Final[i64] = face

    def step(self) -> int:
        return FACES_STEP

    def _token(self) -> i64:
        return JINX if self.face == HEAL else WEB

    def choices(self, s: KingOfNewYork) -> list[Move]:
        tokens: i64 = s.jinx[self.seat] if self.face == HEAL else s.web[self.seat]
        return SPENDS[: min(tokens, s.dice[self.face]) + 1]

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_SPEND, options, (int(self._token()),))

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        count = move.args[0]
        if count:
            return_tokens(s, self.seat, self._token(), count)
            out.say("removed-tokens", self.seat, count, self._token())
        resolve_rest(s, self.seat, self.face, count, out)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb == SPEND:
            return Refusal("KONY-10.0", "cannot-spend", move.args[0])
        return Refusal("KONY-10.0", "choose-spend")

    def code(self) -> list[Code]:
        return ["spend", int(self.seat), int(self.face)]


def resolve_rest(s: KingOfNewYork, seat: i64, face: i64, spent: i64, out: Journal) -> None:
    """KONY-4.2 HEAL works outside Manhattan only; KONY-4.3 ATTACK."""
    if face == ATTACK:
        attack(s, seat, spent, out)
    elif in_manhattan(s, seat):
        out.say("no-heal", seat)
    else:
        heal(s, seat, s.dice[HEAL] - spent, out)


def resolve_celebrity(s: KingOfNewYork, seat: i64, out: Journal) -> None:
    """KONY-4.6 The holder gains every star; others need three, four against Diva."""
    count: i64 = s.dice[CELEBRITY]
    if s.superstar == seat:
        gain_stars(s, seat, count, out)
    else:
        holder = s.superstar
        guard: i64 = number(s, holder, CELEBRITY_GUARD) if holder >= 0 else i64(0)
        if count >= TO_TAKE_SUPERSTAR + guard:
            take_superstar(s, seat, holder, count, out)
        elif guard and count >= TO_TAKE_SUPERSTAR:
            tell_modifier(s, holder, CELEBRITY_GUARD, out)
    trigger(s, seat, CELEBRITY_RESOLVED)


def take_superstar(s: KingOfNewYork, seat: i64, holder: i64, count: i64, out: Journal) -> None:
    s.superstar = seat
    out.say("took", seat, SUPERSTAR)
    gain_stars(s, seat, count - 2, out)
    if holder >= 0:
        trigger(s, holder, LOST_SUPERSTAR, seat)
    trigger(s, seat, TOOK_SUPERSTAR, holder if holder >= 0 else seat)


class Ouch(Frame[KingOfNewYork]):
    """KONY-4.7 One: the units shoot at you; two: at your borough; three: everywhere."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        reach: i64 = min(3, s.dice[OUCH])
        if reach == 3:
            s.frames.append(TakeStatue(self.seat))
        s.frames.append(volley(s, self.seat, reach, out))
        return True

    def code(self) -> list[Code]:
        return ["ouch", int(self.seat)]


class TakeStatue(Frame[KingOfNewYork]):
    """KONY-4.7 Statue of Liberty after the volley: 3 stars, lost by the former holder."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        if not is_alive(s, self.seat) or s.statue == self.seat:
            return True
        if s.statue != NOBODY:
            lose_stars(s, s.statue, STATUE_STARS, out)
        s.statue = self.seat
        out.say("took", self.seat, STATUE)
        gain_stars(s, self.seat, STATUE_STARS, out)
        return True

    def code(self) -> list[Code]:
        return ["statue", int(self.seat)]
