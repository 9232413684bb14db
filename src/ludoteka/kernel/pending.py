"""What the table waits for: a seat's decision, a random number, or nothing any more."""

from typing import Final

from mypy_extensions import i64

from ludoteka.kernel.masks import members, nth, size_of

SPECTATOR: Final = 8
"""The viewer who sits nowhere: sees what lies open, and nothing else."""
EVERYBODY: Final = (1 << 9) - 1
"""Mask of all eight seats and the spectators."""


class Move:
    """A verb and small numbers. Made once per game, kept in its table, compared by value.

    `a`, `b` and `c` are the first three numbers, as the rules read them in a hurry; 0 if there are
    fewer.
    """

    def __init__(self, verb: str, *args: int) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.a: Final[i64] = args[0] if len(args) > 0 else 0
        self.b: Final[i64] = args[1] if len(args) > 1 else 0
        self.c: Final[i64] = args[2] if len(args) > 2 else 0
        self._hash: Final = hash((verb, args))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Move) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return " ".join([self.verb, *map(str, self.args)])


NO_MOVES: Final[list[Move]] = []


class Pending:
    """One of `Decide`, `Chance` and `Over`."""


class Decide(Pending):
    """A seat must choose one of `count` moves, at least one. `pick` gives the i-th; `options` is
    the list of all, which is made when somebody wants to see it and never changed.

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
        options: list[Move] | None,
        about: tuple[int, ...] = (),
        seen: int = EVERYBODY,
        racing: int = 0,
        late: int = 0,
        count: int = 0,
    ) -> None:
        """With `options` None, a subclass says what the `count` moves are."""
        self.seat: Final[i64] = seat
        self.prompt: Final = prompt
        self._options: list[Move] | None = options
        self.count: Final[i64] = len(options) if options is not None else count
        self.about: Final = about
        self.seen: Final[i64] = seen
        self.racing: Final[i64] = racing
        self.late: Final[i64] = late

    @property
    def options(self) -> list[Move]:
        """Every move, in a fixed order."""
        known = self._options
        if known is None:
            known = self.listed()
            self._options = known
        return known

    def listed(self) -> list[Move]:
        """The list, made; where there is a quicker way than move by move, a subclass knows it."""
        return [self.pick(number) for number in range(self.count)]

    def pick(self, number: i64) -> Move:
        """`options[number]`, if need be without the list."""
        options = self._options
        assert options is not None, f"{self.prompt} does not say what its moves are"
        return options[number]

    def asks(self, seat: int) -> bool:
        """The table waits for this seat."""
        return seat == self.seat or (self.racing >> seat) & 1 == 1

    def may_answer(self, seat: int) -> bool:
        return seat == self.seat or ((self.racing | self.late) >> seat) & 1 == 1


class InRows(Decide):
    """A question whose moves are those of some remembered lists, one after the other."""

    def __init__(
        self,
        seat: int,
        prompt: str,
        rows: list[list[Move]],
        about: tuple[int, ...] = (),
        seen: int = EVERYBODY,
    ) -> None:
        many: i64 = 0
        for row in rows:
            many += len(row)
        super().__init__(seat, prompt, None, about, seen, count=many)
        self.rows: Final = rows

    def listed(self) -> list[Move]:
        moves: list[Move] = []
        for row in self.rows:
            moves += row
        return moves

    def pick(self, number: i64) -> Move:
        left: i64 = number
        for row in self.rows:
            size: i64 = len(row)
            if left < size:
                return row[left]
            left -= size
        raise AssertionError(f"move {number} of {self.count}")


class Among(Decide):
    """A question whose moves are those of a family for the members of a set, then some others."""

    def __init__(
        self,
        seat: int,
        prompt: str,
        family: list[Move],
        among: i64,
        others: list[Move],
        about: tuple[int, ...] = (),
    ) -> None:
        self.family: Final = family
        self.among: Final[i64] = among
        self.others: Final = others
        self._many: Final[i64] = size_of(among)
        super().__init__(seat, prompt, None, about, count=self._many + len(others))

    def listed(self) -> list[Move]:
        return moves_of(self.family, self.among) + self.others

    def pick(self, number: i64) -> Move:
        if number < self._many:
            return self.family[nth(self.among, number)]
        return self.others[number - self._many]


def joined(moves: list[Move], others: list[Move]) -> list[Move]:
    """All of these moves; no new list is made where one of the two is all. Never changed."""
    if not moves:
        return others
    return moves + others if others else moves


def moves_of(family: list[Move], among: i64) -> list[Move]:
    """The moves of a family for the members of a set."""
    return [family[member] for member in members(among)]


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
