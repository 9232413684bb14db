"""CLASH puzzles: a win in one, two or three placements that nothing can prevent, or the only move
after which the opponent has none in one or two.

Every answer of the opponent and everything chance may bring is looked through.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.clash.bots.lookahead import key_of
from ludoteka.games.clash.rules.position import clone
from ludoteka.games.clash.rules.state import STANDARD, Clash
from ludoteka.games.clash.rules.turn import Turn
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Move
from ludoteka.kernel.proof import Prover, Undecided

WINS: Final = ("win-1", "win-2", "win-3")
HOLDS: Final = ("hold-1", "hold-2")
MOST_NODES: Final = 100_000
"""Positions looked through for one puzzle; with more it is too hard to prove."""
MOST_FREE: Final = 6
"""Empty cells with which a longer win is looked for."""
MOST_FREE_TO_HOLD: Final = 3
FEW: Final = 6
"""Moves that hold where there is something to find."""
DEEPEST: Final = 8


class ClashProver(Prover[Clash]):
    """A line is worth 1 if it wins within the placements of the kind, whatever happens, or if the
    opponent does not win so after it."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self._seat: i64 = 0
        self._wins: i64 = 0
        self._known: dict[int, bool] = {}
        self._tried: Final[list[Move | None]] = [None] * DEEPEST

    def kind(self, s: Clash, seat: int) -> str:
        if s.variant != STANDARD or s.games or not isinstance(s.frames[-1], Turn):
            return ""
        free = sum([1 for tile in s.board if tile == 0])
        for placements in range(1, 4 if free <= MOST_FREE else 2):
            self.begin(s, seat, "")
            if self._forced(s, placements):
                return WINS[placements - 1]
        return self._held(s, seat) if free <= MOST_FREE_TO_HOLD else ""

    def begin(self, s: Clash, seat: int, kind: str) -> None:
        self.nodes = 0
        self._seat = 1 - seat if kind in HOLDS else seat
        self._wins = s.wins[self._seat]
        self._known = {}

    def worth(self, s: Clash, seat: int, kind: str) -> float:
        if kind in HOLDS:
            return 0.0 if self._forced(s, HOLDS.index(kind) + 1) else 1.0
        return 1.0 if self._forced(s, WINS.index(kind)) else 0.0

    def looks_ahead(self) -> bool:
        return True

    def margin(self, kind: str) -> float:
        return 1.0

    def _held(self, s: Clash, seat: int) -> str:
        """The kind of the least threat that few moves parry."""
        ask = s.frames[-1].ask(s)
        assert isinstance(ask, Decide)
        for kind in HOLDS:
            self.begin(s, seat, kind)
            held = sum([1 for move in ask.options if self.worth(_after(s, seat, move), seat, kind)])
            if held <= FEW:
                return kind if held else ""
        return ""

    def _forced(self, s: Clash, left: i64) -> bool:
        """The seat wins with at most so many placements more, whatever the others do."""
        if s.wins[self._seat] > self._wins:
            return True
        frames = s.frames
        if not frames or s.wins[1 - self._seat] > 0 or s.placed == 0:
            return False
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise Undecided
        frame = frames[-1]
        if not isinstance(frame, Turn):
            return self._in_between(s, left)
        own = frame.seat == self._seat
        if own and left == 0:
            return False
        key: i64 = key_of(s, frame.seat) * 4 + left
        known = self._known.get(key)
        if known is None:
            known = self._placing(s, frame.seat, own, left)
            self._known[key] = known
        return known

    def _placing(self, s: Clash, seat: i64, own: bool, left: i64) -> bool:
        """The placement that decided such a position last is tried first."""
        ask = s.frames[-1].ask(s)
        assert isinstance(ask, Decide)
        at = left * 2 + (1 if own else 0)
        first = self._tried[at]
        options = ask.options
        if first is not None and first in options:
            options = [first, *options]
        for move in options:
            if self._forced(_after(s, seat, move), left - 1 if own else left) == own:
                self._tried[at] = move
                return own
        return not own

    def _in_between(self, s: Clash, left: i64) -> bool:
        """In the middle of a move: an effect, or what chance brings."""
        ask = s.frames[-1].ask(s)
        if isinstance(ask, Chance):
            for outcome in range(ask.size):
                after = clone(s)
                after.frames[-1].resolve(after, outcome, SILENT)
                _settle(after)
                if not self._forced(after, left):
                    return False
            return True
        assert isinstance(ask, Decide)
        own = ask.seat == self._seat
        for move in ask.options:
            if self._forced(_after(s, ask.seat, move), left) == own:
                return own
        return not own


def _after(s: Clash, seat: i64, move: Move) -> Clash:
    after = clone(s)
    after.frames[-1].answer(after, seat, move, SILENT)
    _settle(after)
    return after


def _settle(s: Clash) -> None:
    frames = s.frames
    while frames and frames[-1].run(s, SILENT):
        pass


PROVER: Final = ClashProver()
