"""What the table waits for: a seat's decision, a random number, or nothing any more."""

from typing import Final

from mypy_extensions import i64

SPECTATOR: Final = 8
"""The viewer who sits nowhere: sees what lies open, and nothing else."""
EVERYBODY: Final = (1 << 9) - 1
"""Mask of all eight seats and the spectators."""


class Move:
    """A verb and small numbers. Made once per game, kept in its table, compared by value."""

    def __init__(self, verb: str, *args: int) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self._hash: Final = hash((verb, args))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Move) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return " ".join([self.verb, *map(str, self.args)])


class Pending:
    """One of `Decide`, `Chance` and `Over`."""


class Decide(Pending):
    """A seat must choose one of the listed moves; the list is never empty and never changed.

    `about` are the public numbers the question speaks of. `seen` is the mask of those who learn
    the answer. In a race (`racing` is not 0) each seat of that mask is asked and may answer first,
    from its own list; `seat` is then the one asked when the seats are asked in turn. The seats of
    `late` have answered, and nobody waits for them, but while the race is open they may answer
    once more.
    """

    def __init__(
        self,
        seat: int,
        prompt: str,
        options: list[Move],
        about: tuple[int, ...] = (),
        seen: int = EVERYBODY,
        racing: int = 0,
        late: int = 0,
    ) -> None:
        self.seat: Final[i64] = seat
        self.prompt: Final = prompt
        self.options: Final = options
        self.about: Final = about
        self.seen: Final[i64] = seen
        self.racing: Final[i64] = racing
        self.late: Final[i64] = late

    def asks(self, seat: int) -> bool:
        """The table waits for this seat."""
        return seat == self.seat or (self.racing >> seat) & 1 == 1

    def may_answer(self, seat: int) -> bool:
        return seat == self.seat or ((self.racing | self.late) >> seat) & 1 == 1


class Chance(Pending):
    """The table must answer with a number below `size`, all equally likely.

    `seen` is the mask of those who learn the answer at once.
    """

    def __init__(self, prompt: str, size: int, seen: int = EVERYBODY) -> None:
        self.prompt: Final = prompt
        self.size: Final[i64] = size
        self.seen: Final[i64] = seen

    def classes(self) -> list[tuple[int, int]]:
        """(outcome, weight) pairs for a search that wants to try every different outcome."""
        return [(outcome, 1) for outcome in range(self.size)]

    def sort(self, outcome: int) -> int:
        """A number that is the same for outcomes of one class."""
        return outcome


class Over(Pending):
    """The end. `ranks[seat]` is 0 for who has won, tied seats share a rank; a game that everybody
    can lose, alone or together, ends without a rank 0."""

    def __init__(self, ranks: list[int], scores: list[int]) -> None:
        self.ranks: Final = ranks
        self.scores: Final = scores

    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 0]


class Refusal:
    """Why a move is not allowed now: the clause of the rules, a word, and the numbers in it."""

    def __init__(self, clause: str, word: str, *args: int) -> None:
        self.clause: Final = clause
        self.word: Final = word
        self.args: Final = args

    def __repr__(self) -> str:
        return f"{self.clause} {self.word} {self.args}"
