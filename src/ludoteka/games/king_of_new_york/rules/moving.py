"""KONY-6 and KONY-9: the Move step, arriving, lanes, Super Speed and Subway."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import (
    has_room,
    in_manhattan,
    is_alive,
    manhattan_places,
    monsters_in,
    open_toll,
    outer_with_room,
)
from ludoteka.games.king_of_new_york.rules.monsters import ARRIVED, ENTERED, gain_stars, trigger
from ludoteka.games.king_of_new_york.rules.parts import LOWER, MANHATTAN, UPPER
from ludoteka.games.king_of_new_york.rules.questions import MOVE_STEP, Ask, pay, purse
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import (
    ASK_LEAVE,
    ASK_MOVE,
    ASK_RIDE,
    ASK_SPEED,
    CLIMB,
    CLIMB_UP,
    GO,
    GOES,
    STAY,
    STAY_HERE,
)
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import NO_MOVES, Decide, Move, Refusal


def arrive(s: KingOfNewYork, seat: i64, borough: i64, out: Journal, note: str = "moves") -> None:
    """Go to another borough; Tourist, Stink Attack and Chinatown Regular work on arriving."""
    s.place[seat] = borough
    s.zone[seat] = LOWER
    s.lane[seat] = 0
    out.say(note, seat, borough)
    if borough == MANHATTAN:
        _enter(s, seat, out)
    else:
        trigger(s, seat, ARRIVED, borough)


def _enter(s: KingOfNewYork, seat: i64, out: Journal) -> None:
    """KONY-6.1, KONY-9.1 Lower Manhattan, 2-4 unless that lane is taken; 1 star."""
    seats: i64 = len(s.hearts)
    for other in range(seats):
        if other != seat and s.place[other] == MANHATTAN and s.lane[other] == 0:
            s.lane[seat] = 1
    if s.entered and counts_once(s):
        trigger(s, seat, ARRIVED, MANHATTAN)
        return
    s.entered = 1
    gain_stars(s, seat, 1, out)
    trigger(s, seat, ENTERED, MANHATTAN)


def counts_once(s: KingOfNewYork) -> bool:
    """KONY-10.21 Subway: in its turn only the first entry into Manhattan counts; by the rules of
    version 1 in every turn."""
    return s.subway > 0 or s.data.rules < 2


def climb(s: KingOfNewYork, seat: i64, out: Journal) -> None:
    """KONY-6.3 Up one zone in the own lane."""
    s.zone[seat] += 1
    out.say("climbs", seat, s.zone[seat])


def travel(s: KingOfNewYork, seat: i64, borough: i64, toll: i64, out: Journal) -> None:
    """Change borough by choice: the toll of New York Marathon is paid first. Who does so in
    another's turn flees (KONY-5.3)."""
    if toll == 0:
        arrive(s, seat, borough, out, "moves" if seat == s.active else "flees")
        return
    s.frames.append(Arrive(seat, borough))
    pay(s, seat, toll, out)


class Arrive(Frame[KingOfNewYork]):
    """A Monster that has paid the toll goes where it wanted to go."""

    def __init__(self, seat: int, borough: int) -> None:
        self.seat: Final[i64] = seat
        self.borough: Final[i64] = borough

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        travel(s, self.seat, self.borough, 0, out)
        return True

    def code(self) -> list[Code]:
        return ["arrive", int(self.seat), int(self.borough)]


# The Move step


def ways(s: KingOfNewYork, seat: i64, toll: i64) -> list[Move]:
    """KONY-6, KONY-9.2 Where a Monster outside Manhattan may or must go; staying comes last."""
    room = has_room(s, MANHATTAN)
    if room and not s.left:
        return [GOES[MANHATTAN]]
    options: list[Move] = []
    if room:
        options.append(GOES[MANHATTAN])
    if toll == 0 or purse(s, seat) >= toll:
        for borough in outer_with_room(s, seat):
            options.append(GOES[borough])
    options.append(STAY_HERE)
    return options


def ways_up(s: KingOfNewYork, seat: i64) -> list[Move]:
    """KONY-6.3 In Manhattan: up one zone; in Upper there is nothing to do."""
    return _UP if s.zone[seat] < UPPER else NO_MOVES


_UP: Final = [CLIMB_UP]


class MoveStep(Ask):
    """KONY-6 Enter Manhattan, climb, or go to another borough."""

    def __init__(self, seat: int, ridden: int = 0) -> None:
        super().__init__(seat)
        self.ridden: Final = ridden

    def step(self) -> int:
        return MOVE_STEP

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        if s.subway and not self.ridden and is_alive(s, self.seat):
            s.frames.pop()
            then(s, Ride(self.seat), MoveStep(self.seat, 1))
            return True
        return super().run(s, out)

    def choices(self, s: KingOfNewYork) -> list[Move]:
        if not is_alive(s, self.seat):
            return NO_MOVES
        if in_manhattan(s, self.seat):
            return ways_up(s, self.seat)
        return ways(s, self.seat, open_toll(s))

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_MOVE, options, (int(open_toll(s)),))

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == CLIMB:
            climb(s, self.seat, out)
        elif move.verb == GO:
            borough = move.args[0]
            toll: i64 = i64(0) if borough == MANHATTAN else open_toll(s)
            travel(s, self.seat, borough, toll, out)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        return why_not_move(s, self.seat, move, open_toll(s))

    def code(self) -> list[Code]:
        return ["move", int(self.seat), self.ridden]


def why_not_move(s: KingOfNewYork, seat: i64, move: Move, toll: i64) -> Refusal:
    """KONY-6 Why a Monster cannot move like this."""
    if in_manhattan(s, seat):
        return why_not_inside(move)
    if has_room(s, MANHATTAN) and not s.left:
        return Refusal("KONY-6.1", "must-enter")
    if move.verb == CLIMB:
        return Refusal("KONY-6.3", "cannot-climb")
    if move.verb != GO:
        return Refusal("KONY-3.4", "choose-borough")
    borough = move.args[0]
    if borough == MANHATTAN:
        return manhattan_full(s)
    if s.place[seat] == borough:
        return Refusal("KONY-6.2", "already-there", borough)
    if not has_room(s, borough):
        return Refusal("KONY-6.2", "borough-full", borough)
    return Refusal("KONY-10.11", "toll-too-high", int(toll))


def why_not_inside(move: Move) -> Refusal:
    """KONY-6.3 In Lower and Midtown there is only one way."""
    if move.verb != GO:
        return Refusal("KONY-6.3", "must-climb")
    if move.args[0] == MANHATTAN:
        return Refusal("KONY-6.3", "already-there", move.args[0])
    return Refusal("KONY-6.3", "cannot-leave")


def manhattan_full(s: KingOfNewYork) -> Refusal:
    """KONY-6.2 There is no room; KONY-9.0 there would be with more Monsters alive."""
    if s.two_lanes and manhattan_places(s) == 1:
        return Refusal("KONY-9.0", "manhattan-for-one")
    return Refusal("KONY-6.2", "manhattan-full")


class SuperSpeed(Ask):
    """KONY-10.22 Before the first roll one more Move by KONY-6, free of toll, or none."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def choices(self, s: KingOfNewYork) -> list[Move]:
        inside = in_manhattan(s, self.seat)
        options = ways_up(s, self.seat) if inside else ways(s, self.seat, 0)
        return options if not options or STAY_HERE in options else [*options, STAY_HERE]

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_SPEED, options)

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == STAY:
            return
        out.say("works", self.seat, self.card)
        if move.verb == GO:
            arrive(s, self.seat, move.args[0], out)
        else:
            climb(s, self.seat, out)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb != GO and move.verb != CLIMB:
            return Refusal("KONY-10.22", "choose-borough")
        return why_not_move(s, self.seat, move, 0)

    def code(self) -> list[Code]:
        return ["speed", int(self.seat), self.card]


class Ride(Ask):
    """KONY-10.21 Subway: before another decision, go to boroughs with room, each one once."""

    def __init__(self, seat: int, visited: int = 0) -> None:
        super().__init__(seat)
        self.visited: Final[i64] = visited

    def choices(self, s: KingOfNewYork) -> list[Move]:
        options: list[Move] = []
        if not is_alive(s, self.seat):
            return options
        inside = in_manhattan(s, self.seat)
        if not inside and has_room(s, MANHATTAN) and not self.visited & 1:
            options.append(GOES[MANHATTAN])
        if purse(s, self.seat) >= open_toll(s):
            for borough in outer_with_room(s, self.seat):
                if not (self.visited >> borough) & 1:
                    options.append(GOES[borough])
        else:
            options.clear()
        if inside and s.zone[self.seat] < UPPER:
            options.append(CLIMB_UP)
        options.append(STAY_HERE)
        return options

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_RIDE, options)

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == CLIMB:
            climb(s, self.seat, out)
            s.frames.append(Ride(self.seat, self.visited))
        elif move.verb == GO:
            borough: i64 = move.args[0]
            if in_manhattan(s, self.seat):
                s.left = 1
            then(s, Lanes(), Ride(self.seat, self.visited | bit(borough)))
            travel(s, self.seat, borough, open_toll(s), out)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb == CLIMB:
            return Refusal("KONY-6.3", "cannot-climb")
        if move.verb != GO:
            return Refusal("KONY-10.21", "choose-borough")
        borough = move.args[0]
        if s.place[self.seat] == borough:
            return Refusal("KONY-10.21", "already-there", borough)
        if borough == MANHATTAN and not has_room(s, MANHATTAN):
            return manhattan_full(s)
        if not has_room(s, borough):
            return Refusal("KONY-6.2", "borough-full", borough)
        if (self.visited >> borough) & 1:
            return Refusal("KONY-10.21", "entered-already", borough)
        return Refusal("KONY-10.11", "toll-too-high", int(open_toll(s)))

    def code(self) -> list[Code]:
        return ["ride", int(self.seat), int(self.visited)]


# Lanes


class Lanes(Frame[KingOfNewYork]):
    """KONY-9.4 and 9.5 The 2-4 lane is filled; of two in Manhattan one may have to leave."""

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        if not s.two_lanes:
            return True
        second: i64 = -1
        seats: i64 = len(s.hearts)
        for seat in range(seats):
            if s.place[seat] == MANHATTAN and s.lane[seat] == 1:
                second = seat
        if second < 0:
            return True
        if monsters_in(s, MANHATTAN) == 1:
            s.lane[second] = 0
            out.say("slides", second)
        elif manhattan_places(s) == 1:
            out.say("must-leave", second)
            s.frames.append(Leave(second))
        return True

    def code(self) -> list[Code]:
        return ["lanes"]


class Leave(Ask):
    """KONY-9.5 With four alive the Monster on 5-6 leaves at once, free of toll."""

    def choices(self, s: KingOfNewYork) -> list[Move]:
        return [GOES[borough] for borough in outer_with_room(s, self.seat)]

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_LEAVE, options)

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        arrive(s, self.seat, move.args[0], out)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb == GO and move.args[0] != MANHATTAN:
            return Refusal("KONY-9.5", "borough-full", move.args[0])
        return Refusal("KONY-9.5", "must-leave-now")

    def code(self) -> list[Code]:
        return ["leave", int(self.seat)]
