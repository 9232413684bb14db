"""Effects as data, on a toy of three cards: operations, triggers, modifiers, replacements."""

from typing import Final

from ludoteka.kernel.effects import (
    CardState,
    Effects,
    Instead,
    Modify,
    Op,
    Perform,
    When,
    replacement,
)
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.pending import Decide, Move, Pending


class Toy(CardState):
    """Two seats with coins; cards work for whoever has them."""

    def __init__(
        self, frames: list[Frame["Toy"]], coins: list[int], cards: list[list[int]]
    ) -> None:
        super().__init__(frames, CARDS, cards)
        self.coins = coins


class Gain(Op[Toy]):
    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def do(self, s: Toy, seat: int, source: int, out: Journal) -> None:
        s.coins[seat] += self.coins
        out.say("gained", seat, self.coins)


class MayDouble(Op[Toy]):
    def do(self, s: Toy, seat: int, source: int, out: Journal) -> None:
        s.frames.append(AskDouble(seat))


class AskDouble(Frame[Toy]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Toy) -> Pending:
        return Decide(self.seat, "double", [Move("yes"), Move("no")])

    def answer(self, s: Toy, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == "yes":
            s.coins[seat] *= 2

    def code(self) -> list[Code]:
        return ["double", self.seat]


CARDS: Final = [
    Effects(),
    Effects(on_play=[Gain(3), MayDouble(), Gain(1)]),
    Effects(when=[When("dawn", Gain(1)), When("dusk", Gain(5))], modify=[Modify("price", -2)]),
    Effects(when=[When("dawn", Gain(10))], modify=[Modify("price", 1), Modify("hand", 1)]),
    Effects(instead=[Instead("loss", Gain(7))]),
]


def settle(s: Toy, out: Journal = SILENT) -> None:
    while s.frames and s.frames[-1].run(s, out):
        pass


def test_operations_run_in_order_and_wait_for_answers() -> None:
    s = Toy([], [0, 0], [[], []])
    s.frames.append(Perform(1, 0, 0, 0, 0))
    settle(s)
    assert s.coins == [3, 0]
    assert [frame.code()[0] for frame in s.frames] == ["perform", "double"]
    s.frames[-1].answer(s, 0, Move("yes"), SILENT)
    settle(s)
    assert s.coins == [7, 0]
    assert s.frames == []


def test_a_replacement_is_found_by_its_event() -> None:
    s = Toy([], [0, 0], [[2, 4], []])
    assert replacement(s, 0, "loss") is CARDS[4].instead[0]
    assert replacement(s, 1, "loss") is None


def test_a_perform_frame_can_be_made_again_from_its_code() -> None:
    frame = Perform(1, 2, 3, 4, 5)
    assert Perform(*[int(str(each)) for each in frame.code()[1:]]).code() == frame.code()
