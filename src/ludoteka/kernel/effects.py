"""Effects as data: what cards do, in four families, built from typed operations.

A card's `Effects` is a row of a table made at import. Operations are the game's own small
classes; a frame names them by place (card, program, step), so a card that asks in its middle is
an ordinary position.
"""

from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from ludoteka.kernel.game import Code, Frame, S, State
from ludoteka.kernel.journal import Journal

PLAYED: Final = 0
"""The program of a card that runs when it is played; program n + 1 is its n-th trigger."""


@mypyc_attr(allow_interpreted_subclasses=True)
class CardState(State):
    """A position of a game whose cards have `Effects`: by card what it does, by seat the cards
    working for it, in the order they came."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        effects: "list[Effects]",
        in_play: list[list[int]],
    ) -> None:
        super().__init__(frames)
        self.effects: Final = effects
        self.in_play: Final = in_play


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """One thing a card does. `source` is where it comes from: a card, a place on the board."""

    def do(self, s: S, seat: int, source: int, out: Journal) -> None:
        """Do it, or push the frames that will."""
        raise AssertionError


class When:
    """A trigger: on this event, for the seat that has the card, do these."""

    def __init__(self, event: str, *do: Op[Any]) -> None:
        self.event: Final = event
        self.do: Final = list(do)


class Modify:
    """A modifier: while the card is in play this number is different by `by`."""

    def __init__(self, number: str, by: int) -> None:
        self.number: Final = number
        self.by: Final[i64] = by


class Instead:
    """A replacement: instead of this event, do these."""

    def __init__(self, event: str, *do: Op[Any]) -> None:
        self.event: Final = event
        self.do: Final = list(do)


class Effects:
    """What one card does."""

    def __init__(
        self,
        on_play: list[Op[Any]] | None = None,
        when: list[When] | None = None,
        modify: list[Modify] | None = None,
        instead: list[Instead] | None = None,
    ) -> None:
        self.on_play: Final[list[Op[Any]]] = on_play or []
        self.when: Final[list[When]] = when or []
        self.modify: Final[list[Modify]] = modify or []
        self.instead: Final[list[Instead]] = instead or []

    def program(self, number: int) -> list[Op[Any]]:
        return self.on_play if number == PLAYED else self.when[number - 1].do


class Perform(Frame[CardState]):
    """Do the operations of one program of a card, each to its end before the next."""

    def __init__(self, card: int, program: int, step: int, seat: int, source: int) -> None:
        self.card: Final = card
        self.program: Final = program
        self.step: Final = step
        self.seat: Final = seat
        self.source: Final = source

    def run(self, s: CardState, out: Journal) -> bool:
        s.frames.pop()
        program = s.effects[self.card].program(self.program)
        if self.step + 1 < len(program):
            after = Perform(self.card, self.program, self.step + 1, self.seat, self.source)
            s.frames.append(after)
        if self.step < len(program):
            program[self.step].do(s, self.seat, self.source, out)
        return True

    def code(self) -> list[Code]:
        return ["perform", self.card, self.program, self.step, self.seat, self.source]


def replacement(s: CardState, seat: int, event: str) -> Instead | None:
    """The first card in play that replaces an event for a seat."""
    for card in s.in_play[seat]:
        for instead in s.effects[card].instead:
            if instead.event == event:
                return instead
    return None
