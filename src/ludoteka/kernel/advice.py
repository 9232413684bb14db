"""What a good player of a game knows, for bots. The rules never ask for it.

A game may register an `Advice` beside itself; without one bots find their way by search alone.
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias

from mypy_extensions import i64, mypyc_attr

from ludoteka.kernel.game import S
from ludoteka.kernel.pending import Move

Ticker: TypeAlias = Callable[[], bool]
"""Asked now and then by a search; True when its time is up. The kernel itself has no clock."""


class Judged:
    """A move, the share of the win it leads to (0 to 1), and how much work that rests on.

    `sure` means that nothing was estimated: the whole rest of the game was looked through.
    """

    def __init__(self, move: Move, share: float, visits: int, sure: bool = False) -> None:
        self.move: Final = move
        self.share: Final = share
        self.visits: Final[i64] = visits
        self.sure: Final = sure


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(Generic[S]):
    """The knowledge of one game. Every answer depends on the given position only."""

    def values(self, s: S) -> list[int]:
        """The share of the win each seat can expect, in thousandths, at a glance."""
        raise AssertionError("this advice does not judge positions")

    def first_sight(self, s: S) -> list[int]:
        """The same as a beginner would see it, who knows only what is plain on the table."""
        return self.values(s)

    def judges(self) -> bool:
        """Whether `values` can be asked; otherwise a search plays to the end."""
        return True

    def is_quiet(self, s: S) -> bool:
        """Whether `values` makes sense here, not in the middle of a move."""
        return True

    def weights(self, s: S, seat: int, moves: list[Move]) -> list[int]:
        """How promising each move looks, 1 or more; only the ratios count."""
        return [1] * len(moves)

    def reason(self, s: S, seat: int, move: Move) -> str:
        """The word of a plain reason for a move (`reason-<word>` in the texts), or nothing."""
        return ""

    def lookahead(self, s: S) -> "Lookahead[Any] | None":
        """The game's own search, where everything it needs lies open; None elsewhere."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookahead(Generic[S]):
    """A game's own search from positions that hide nothing."""

    def judge(
        self,
        s: S,
        seat: int,
        moves: list[Move],
        depth: int,
        nodes: int,
        lines: int,
        ticker: Ticker,
    ) -> list[Judged]:
        """The given moves, all of them listed, best first; the first `lines` of them judged with
        equal care.

        Looks `depth` moves ahead at most, through about `nodes` positions at most, and stops when
        the ticker says so. The answer is as good as the work done so far.
        """
        raise AssertionError
