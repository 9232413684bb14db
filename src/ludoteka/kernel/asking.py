"""A question that is put only where there is something to choose.

Rulebooks are full of choices that are none: the last face, the one borough with room. A `Choice`
with one answer takes it without asking, and one with none ends. A game may also know answers that
are there whatever is asked, such as a card that may be discarded at any decision: they are offered
beside the others, and while there are any a single answer is asked for, too.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludoteka.kernel.game import Frame, S
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import NO_MOVES, Decide, Move, Pending


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[S]):
    """A question to one seat, asked if there is more than one answer to it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def choices(self, s: S) -> list[Move]:
        """The answers to this question, in a fixed order; none if there is nothing to ask."""
        raise AssertionError(f"{self.code()} has no choices")

    def always(self, s: S) -> list[Move]:
        """Further answers, which are there whatever is asked and leave the question as it is."""
        return NO_MOVES

    def stays_open(self, s: S) -> bool:
        """Whether even a single answer is asked for."""
        return len(self.always(s)) > 0

    def question(self, s: S, options: list[Move]) -> Decide:
        raise AssertionError(f"{self.code()} has no question")

    def chosen(self, s: S, move: Move, out: Journal) -> None:
        """Carry out one of the choices."""
        raise AssertionError(f"{self.code()} takes no moves")

    def chosen_always(self, s: S, move: Move, out: Journal) -> None:
        """Carry out an answer that is always there; the question is put again after it."""
        raise AssertionError(f"{self.code()} has one question only")

    def nothing(self, s: S, out: Journal) -> None:
        """There are no choices: the question is over."""
        s.frames.pop()

    def run(self, s: S, out: Journal) -> bool:
        choices = self.choices(s)
        if len(choices) > 1:
            return False
        if not choices:
            self.nothing(s, out)
        elif self.stays_open(s):
            return False
        else:
            self.chosen(s, choices[0], out)
        return True

    def ask(self, s: S) -> Pending:
        options = self.choices(s)
        always = self.always(s)
        return self.question(s, [*options, *always] if always else options)

    def answer(self, s: S, seat: int, move: Move, out: Journal) -> None:
        if move in self.always(s):
            self.chosen_always(s, move, out)
        else:
            self.chosen(s, move, out)
