"""KONY-3 and KONY-8: the turn, whose turn is next, and the end of the match."""

from typing import Final

from librt.vecs import pop
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import in_manhattan, is_alive, living, monsters_in
from ludoteka.games.king_of_new_york.rules.dice import RESULTS, PreRoll, RollDice
from ludoteka.games.king_of_new_york.rules.faces import FACES_OF
from ludoteka.games.king_of_new_york.rules.monsters import (
    END,
    START,
    gain_energy,
    gain_stars,
    trigger,
)
from ludoteka.games.king_of_new_york.rules.moving import MoveStep
from ludoteka.games.king_of_new_york.rules.parts import (
    BY_SUBWAY,
    FACES,
    MANHATTAN,
    NOWHERE,
    VICTORY_STARS,
)
from ludoteka.games.king_of_new_york.rules.shop import SHOPS
from ludoteka.games.king_of_new_york.rules.state import FRESH, MOST_SEATS, KingOfNewYork
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit


class Turn(Frame[KingOfNewYork]):
    """KONY-3 A turn: start, roll, resolve, move, buy, end.

    KONY-5.4 The steps of a Monster eliminated on the way are skipped.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        s.frames.extend(_STEPS[self.seat])
        return True

    def code(self) -> list[Code]:
        return ["turn", int(self.seat)]


class StartOfTurn(Frame[KingOfNewYork]):
    """KONY-3.1 The income of Manhattan, then start-of-turn cards."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        seat = self.seat
        if in_manhattan(s, seat):
            zone: i64 = s.zone[seat]
            gain_stars(s, seat, s.data.income_stars[zone], out)
            gain_energy(s, seat, s.data.income_energy[zone], out)
        trigger(s, seat, START)
        return True

    def code(self) -> list[Code]:
        return ["start", int(self.seat)]


class EndOfTurn(Frame[KingOfNewYork]):
    """KONY-3.6 End-of-turn cards; the victory check follows in `City`."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        trigger(s, self.seat, END)
        return True

    def code(self) -> list[Code]:
        return ["end", int(self.seat)]


_STEPS: Final[list[list[Frame[KingOfNewYork]]]] = [
    [
        EndOfTurn(seat),
        SHOPS[seat],
        MoveStep(seat),
        FACES_OF[seat],
        RESULTS[seat],
        RollDice(seat),
        PreRoll(seat),
        StartOfTurn(seat),
    ]
    for seat in range(MOST_SEATS)
]
"""By seat: the steps of its turn, the first one on top."""
_TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]


class City(Frame[KingOfNewYork]):
    """KONY-8 Between two turns: has somebody won, and whose turn is next?"""

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        if s.turn > 0 and is_decided(s, out):
            s.frames.pop()
            return True
        s.turn += 1
        if len(s.extra) > 0:
            s.extra, extra = pop(s.extra, 0)
            s.active = extra % BY_SUBWAY
            s.subway = extra // BY_SUBWAY
            out.say("subway-turn" if s.subway else "extra-turn", s.turn, s.active)
        else:
            s.active = next_living(s, s.ordinary)
            s.ordinary = s.active
            s.subway = 0
            out.say("turn-begins", s.turn, s.active)
        clear_turn(s)
        s.frames.append(_TURNS[s.active])
        return True

    def code(self) -> list[Code]:
        return ["city"]


def next_living(s: KingOfNewYork, seat: i64) -> i64:
    """KONY-8.2 Clockwise from the Monster that had the last ordinary turn."""
    seats: i64 = len(s.hearts)
    seat = (seat + 1) % seats
    while not is_alive(s, seat):
        seat = (seat + 1) % seats
    return seat


def clear_turn(s: KingOfNewYork) -> None:
    """What is remembered for one turn only; KONY-4.3 whether Manhattan is empty now."""
    s.left = 0
    s.entered = 0
    s.quiet = 1 if monsters_in(s, MANHATTAN) == 0 else 0
    s.begun = 0
    s.points = 0
    s.cabs = 0
    s.aim = NOWHERE
    s.destroyed = 0
    s.used = 0
    seats: i64 = len(s.hearts)
    for seat in range(seats):
        s.received[seat] = 0
        s.dealt[seat] = 0
    for face in range(FACES):
        s.dice[face] = 0
    for units in s.units:
        for place in range(i64(len(units))):
            if units[place] >= FRESH:
                units[place] -= FRESH


def is_decided(s: KingOfNewYork, out: Journal) -> bool:
    """KONY-8.1 The victory check at the end of every turn."""
    alive: i64 = living(s)
    if alive == 0:
        out.say("nobody-wins")
        return True
    best: i64 = 0
    seats: i64 = len(s.hearts)
    for seat in range(seats):
        if not is_alive(s, seat):
            continue
        if alive == 1:
            s.winners = bit(seat)
            out.say("wins-alone", seat)
            return True
        best = max(best, s.stars[seat])
    if best < VICTORY_STARS:
        return False
    if is_alive(s, s.active) and s.stars[s.active] >= VICTORY_STARS:
        s.winners = bit(s.active)
    else:
        for seat in range(seats):
            if is_alive(s, seat) and s.stars[seat] == best:
                s.winners |= bit(seat)
    tell_winners(s, out)
    return True


def tell_winners(s: KingOfNewYork, out: Journal) -> None:
    shared = (s.winners & (s.winners - 1)) != 0
    for seat in range(len(s.hearts)):
        if (s.winners >> seat) & 1:
            out.say("share-win" if shared else "wins-stars", seat, s.stars[seat])
