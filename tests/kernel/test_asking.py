"""Questions that are asked only where there is something to choose, on a toy of counters."""

from typing import Final

import pytest

from ludoteka.kernel.asking import Choice
from ludoteka.kernel.game import Code, Frame, State
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.pending import Decide, Move

TAKES: Final = [Move("take", number) for number in range(4)]
WISH: Final = Move("wish")


class Toy(State):
    """What was taken, and whether a wish may still be made at any question."""

    def __init__(self, frames: list[Frame["Toy"]], wishes: int) -> None:
        super().__init__(frames)
        self.wishes = wishes
        self.taken: list[int] = []


class Take(Choice[Toy]):
    """Take a number below `most`."""

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most: Final = most

    def choices(self, s: Toy) -> list[Move]:
        return TAKES[: self.most]

    def always(self, s: Toy) -> list[Move]:
        return [WISH] if s.wishes else []

    def question(self, s: Toy, options: list[Move]) -> Decide:
        return Decide(self.seat, "take", options)

    def chosen(self, s: Toy, move: Move, out: Journal) -> None:
        s.frames.pop()
        s.taken.append(move.args[0])

    def chosen_always(self, s: Toy, move: Move, out: Journal) -> None:
        s.wishes -= 1

    def code(self) -> list[Code]:
        return ["take", int(self.seat), self.most]


class TakeOrSay(Take):
    """Without a choice it says so."""

    def nothing(self, s: Toy, out: Journal) -> None:
        s.frames.pop()
        s.taken.append(-1)


def toy(most: int, wishes: int = 0) -> Toy:
    return Toy([Take(0, most)], wishes)


def settle(s: Toy) -> Toy:
    while s.frames and s.frames[-1].run(s, SILENT):
        pass
    return s


def asked(s: Toy) -> list[Move]:
    ask = s.frames[-1].ask(s)
    assert isinstance(ask, Decide)
    return ask.options


def test_a_question_with_one_answer_is_answered_by_itself() -> None:
    s = settle(toy(most=1))
    assert (s.frames, s.taken) == ([], [0])


def test_a_question_with_two_answers_is_asked() -> None:
    s = settle(toy(most=2))
    assert asked(s) == TAKES[:2]


def test_a_question_without_answers_is_over() -> None:
    s = settle(toy(most=0))
    assert (s.frames, s.taken) == ([], [])


def test_a_question_may_do_something_when_it_has_no_answers() -> None:
    s = settle(Toy([TakeOrSay(0, 0)], wishes=0))
    assert (s.frames, s.taken) == ([], [-1])


def test_an_answer_that_is_always_there_keeps_a_forced_step_open() -> None:
    s = settle(toy(most=1, wishes=1))
    assert (s.taken, asked(s)) == ([], [TAKES[0], WISH])


def test_an_answer_that_is_always_there_is_offered_beside_the_others() -> None:
    assert asked(settle(toy(most=2, wishes=1))) == [*TAKES[:2], WISH]


def test_an_answer_that_is_always_there_opens_no_question_without_one() -> None:
    s = settle(toy(most=0, wishes=1))
    assert (s.frames, s.wishes) == ([], 1)


def test_after_it_the_forced_step_is_done() -> None:
    s = settle(toy(most=1, wishes=1))
    s.frames[-1].answer(s, 0, WISH, SILENT)
    assert (settle(s).wishes, s.taken, s.frames) == (0, [0], [])


def test_after_it_a_real_question_is_put_again() -> None:
    s = settle(toy(most=2, wishes=1))
    s.frames[-1].answer(s, 0, WISH, SILENT)
    assert asked(settle(s)) == TAKES[:2]


def test_the_forced_step_can_be_chosen_before_it() -> None:
    s = settle(toy(most=1, wishes=1))
    s.frames[-1].answer(s, 0, TAKES[0], SILENT)
    assert (settle(s).taken, s.wishes) == ([0], 1)


@pytest.mark.parametrize("move", [TAKES[0], TAKES[1]])
def test_a_listed_choice_is_carried_out(move: Move) -> None:
    s = settle(toy(most=2))
    s.frames[-1].answer(s, 0, move, SILENT)
    assert s.taken == [move.args[0]]
