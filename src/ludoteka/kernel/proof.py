"""Puzzles that are proved: what every line of a seat is worth, exactly.

A line is what one seat chooses from a position on, up to the first answer that is not its own or
to a choice that no longer matters.
A game may register a `Prover` beside itself; it names the positions that make a puzzle, and says
what the end of a line is worth to the seat, with nothing estimated.
"""

from typing import Any, Final, Generic

from mypy_extensions import i64, mypyc_attr

from ludoteka.kernel.game import Game, S
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Decide, Move


class Undecided(Exception):
    """It cannot be decided here, or not within the bounds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Prover(Generic[S]):
    """What decides the puzzles of one game. Every answer depends on the given position only."""

    def kind(self, s: S, seat: int) -> str:
        """The kind of puzzle this could be for the seat that is asked, or nothing. Quick."""
        raise AssertionError

    def values(self, s: S, seat: int, kind: str) -> list[tuple[Move, float]]:
        """What each move of the seat is worth, where every line is one move; otherwise nothing,
        and lines are looked through to their ends."""
        return []

    def is_over(self, s: S, seat: int, kind: str) -> bool:
        """Whether a line ends here although the seat is asked."""
        return False

    def worth(self, s: S, seat: int, kind: str) -> float:
        """What the end of a line is worth; `Undecided` if that is not known."""
        raise AssertionError("this prover values moves, not ends")

    def looks_ahead(self) -> bool:
        """Whether `worth` can be asked in the middle of a line, of its best end."""
        return False

    def begin(self, s: S, seat: int, kind: str) -> None:
        """A new puzzle: forget what belonged to the last one."""

    def margin(self, kind: str) -> float:
        """By how much every other line must be worse."""
        raise AssertionError


class Proof:
    """The best lines, what they are worth, and what is left after the smallest mistake."""

    def __init__(self, lines: list[list[Move]], best: float, next: float, count: int) -> None:
        self.lines: Final = lines
        self.best: Final = best
        self.next: Final = next
        self.count: Final = count  # of all lines


class Exploring:
    """Looks through the lines from a position, at most so many; `Undecided` if there are more.

    Where the prover looks ahead, a line is left where it leaves the best ones."""

    def __init__(
        self, game: Game[Any], prover: Prover[Any], seat: int, kind: str, most: int
    ) -> None:
        self.game: Final = game
        self.prover: Final = prover
        self.seat: Final = seat
        self.kind: Final = kind
        self.most: Final[i64] = most
        self.count: i64 = 0
        self.lines: list[list[Move]] = []
        self.worths: list[float] = []

    def look(self, s: Any, line: list[Move]) -> None:
        if self._is_end(s, line):
            self.end(line, self.prover.worth(s, self.seat, self.kind))
            return
        ask = self.game.pending(s)
        assert isinstance(ask, Decide)
        options = ask.options
        lines = [[*line, move] if len(options) > 1 else line for move in options]
        positions: list[Any] = []
        for move in options:
            after = self.game.clone(s)
            self.game.apply(after, self.seat, move, SILENT)
            positions.append(after)
        if not self.prover.looks_ahead():
            for place, after in enumerate(positions):
                self.look(after, lines[place])
            return
        worths = [self.prover.worth(each, self.seat, self.kind) for each in positions]
        best = max(worths)
        if line and min(worths) == best:
            self.end(line, best)
            return
        for place, after in enumerate(positions):
            if worths[place] < best or self._is_end(after, lines[place]):
                self.end(lines[place], worths[place])
            else:
                self.look(after, lines[place])

    def _is_end(self, s: Any, line: list[Move]) -> bool:
        ask = self.game.pending(s)
        if not isinstance(ask, Decide) or ask.seat != self.seat:
            return True
        return len(line) > 0 and self.prover.is_over(s, self.seat, self.kind)

    def end(self, line: list[Move], worth: float) -> None:
        self.count += 1
        if self.count > self.most:
            raise Undecided
        self.lines.append(line)
        self.worths.append(worth)


def prove(
    game: Game[Any], prover: Prover[Any], s: Any, seat: int, kind: str, most: int = 20_000
) -> Proof:
    """The best lines of a seat from a position. `next` is what the best other line is worth; as
    much as the best if there is no other."""
    prover.begin(s, seat, kind)
    found = Exploring(game, prover, seat, kind, most)
    for move, worth in prover.values(s, seat, kind):
        found.end([move], worth)
    if not found.lines:
        found.look(game.clone(s), [])
    best = max(found.worths)
    lines: list[list[Move]] = []
    following = min(found.worths)
    for place, worth in enumerate(found.worths):
        if worth > best - 1.0e-9:
            if found.lines[place] not in lines:
                lines.append(found.lines[place])
        else:
            following = max(following, worth)
    return Proof(lines, best, following, int(found.count))
