"""A tiny game for two to four: three coins lie on the table, and whoever grabs first has one.

It has what CLASH lacks: a race, and more than two seats.
"""

from typing import Any, Final

from ludoteka.kernel.codec import Fields, Json, numbers
from ludoteka.kernel.game import Code, Frame, Game, State
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Decide, Move, Over, Pending, Refusal
from ludoteka.kernel.words import Words

GRAB: Final = Move("grab")
WAIT: Final = Move("wait")


class Coins(State):
    def __init__(self, frames: list[Frame[Any]], coins: list[int], left: int) -> None:
        super().__init__(frames)
        self.coins = coins
        self.left = left

    def encode(self) -> dict[str, Json]:
        return {"coins": numbers(self.coins), "left": self.left}


class Race(Frame[Coins]):
    """`waiting` is the mask of the seats that have not yet said `wait`."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting

    def ask(self, s: Coins) -> Pending:
        seat = next(each for each in range(8) if self.waiting >> each & 1)
        return Decide(seat, "coin", [GRAB, WAIT], racing=self.waiting)

    def options(self, s: Coins, seat: int) -> list[Move]:
        return [GRAB, WAIT]

    def answer(self, s: Coins, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        everybody = (1 << len(s.coins)) - 1
        waiting = self.waiting & ~(1 << seat)
        if move == GRAB:
            s.coins[seat] += 1
        if move == GRAB or not waiting:
            s.left -= 1
            waiting = everybody
        if s.left:
            s.frames.append(Race(waiting))

    def refuse(self, s: Coins, seat: int, move: Move) -> Refusal:
        return Refusal("TOY-1", "not-now")

    def code(self) -> list[Code]:
        return ["race", self.waiting]


class Toy(Game[Coins]):
    def __init__(self) -> None:
        verbs = {"grab": "", "wait": "", "steal": ""}
        words = Words({}, [], verbs, {"coin": ""}, {}, {"not-now": ""})
        moves = [GRAB, WAIT, Move("steal")]
        super().__init__("toy", 1, range(2, 5), [], moves, words, {"race": Race})

    def setup(self, seats: int, options: Options) -> Coins:
        return Coins([Race((1 << seats) - 1)], [0] * seats, 3)

    def clone(self, s: Coins) -> Coins:
        return Coins(s.frames[:], s.coins[:], s.left)

    def rebuild(
        self, frames: list[Frame[Any]], data: dict[str, Json], seats: int, options: Options
    ) -> Coins:
        return Coins(frames, Fields(data).numbers("coins"), Fields(data).number("left"))

    def masked(self, s: Coins, viewer: int) -> Coins:
        return self.clone(s)

    def result(self, s: Coins) -> Over:
        return Over([sum(other > mine for other in s.coins) for mine in s.coins], s.coins)

    def write(self, move: Move) -> str:
        return move.verb

    def turn_clause(self, s: Coins) -> str:
        return "TOY-1"


TOY: Final = Toy()
