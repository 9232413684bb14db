"""Puzzles of Sándwich Wars: the most points that are certain on one's last turn.

A card that is drawn counts as nothing, whatever it is, and so does an order that is turned up:
what is left is decided by what lies open and in one's own hand, down to the upkeep.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.actions import Restock
from ludoteka.games.sandwich_wars.rules.effects import DiscardOne
from ludoteka.games.sandwich_wars.rules.end_of_turn import HandLimit, KeepAssistant
from ludoteka.games.sandwich_wars.rules.parts import LAST_INGREDIENT, ORDERS_TO_END
from ludoteka.games.sandwich_wars.rules.position import clone
from ludoteka.games.sandwich_wars.rules.scoring import score
from ludoteka.games.sandwich_wars.rules.state import Contest
from ludoteka.games.sandwich_wars.rules.turn import Turn
from ludoteka.games.sandwich_wars.rules.words import (
    COMPLETE,
    DISCARD,
    IT_IS_DONE,
    PLAY,
    REPLACE,
    UNDER,
)
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Move, Pending
from ludoteka.kernel.proof import Prover, Undecided

LAST_TURN: Final = "last-turn"
MOST_NODES: Final = 60_000
FEWEST_MOVES: Final = 4
"""With fewer to choose from there is nothing to find."""


class SandwichWarsProver(Prover[Contest]):
    """A line is worth the points of the seat at the end of its turn."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self._hand: list[int] = []
        self._row: list[int] = []
        self._known: dict[str, int] = {}

    def kind(self, s: Contest, seat: int) -> str:
        """SAND-7.1 Somebody has announced the end: any action of one's last turn."""
        frame = s.frames[-1]
        if not isinstance(frame, Turn) or frame.seat != seat:
            return ""
        for done in s.orders:
            if len(done) >= ORDERS_TO_END:
                ask = frame.ask(s)
                assert isinstance(ask, Decide)
                return LAST_TURN if ask.count >= FEWEST_MOVES else ""
        return ""

    def begin(self, s: Contest, seat: int, kind: str) -> None:
        self.nodes = 0
        self._hand = [int(card) for card in s.hands[seat].cards]
        self._row = [int(order) for order in s.row]
        self._known = {}

    def is_over(self, s: Contest, seat: int, kind: str) -> bool:
        """The actions are over, and what is still asked is paying and tidying up."""
        for frame in s.frames:
            if isinstance(frame, Turn):
                return frame.seat != seat
        return True

    def worth(self, s: Contest, seat: int, kind: str) -> float:
        return float(self._certain(s, seat))

    def looks_ahead(self) -> bool:
        return True

    def margin(self, kind: str) -> float:
        return 1.0

    def _certain(self, s: Contest, seat: i64) -> i64:
        """The points a seat can still be sure of."""
        while True:
            self.nodes += 1
            if self.nodes > MOST_NODES:
                raise Undecided
            if s.turn != seat or not s.frames:
                return score(s, seat)
            ask: Pending = s.frames[-1].ask(s)
            if isinstance(ask, Chance):
                s = clone(s)
                _draw(s, ask)
                continue
            assert isinstance(ask, Decide)
            if ask.seat != seat:
                return score(s, seat)
            key = _key(s, seat)
            known = self._known.get(key)
            if known is not None:
                return known
            best: i64 = -1000
            for move in self._useful(s, ask.options):
                after = clone(s)
                after.frames[-1].answer(after, seat, move, SILENT)
                _settle(after)
                best = max(best, self._certain(after, seat))
            self._known[key] = best
            return best

    def _useful(self, s: Contest, options: list[Move]) -> list[Move]:
        """The moves that need nothing drawn. What is discarded, if anything, is what was drawn or
        else an ingredient: it could only have been kept."""
        frame = s.frames[-1]
        if isinstance(frame, Restock):
            return [IT_IS_DONE]
        if isinstance(frame, KeepAssistant):
            return options[:1]
        if isinstance(frame, (HandLimit, DiscardOne)):
            return [self._least(options)]
        return [move for move in options if self._is_certain(move)]

    def _is_certain(self, move: Move) -> bool:
        if move.verb == PLAY or move.verb == REPLACE:
            return move.args[0] in self._hand
        if move.verb == COMPLETE or move.verb == UNDER:
            return move.args[0] in self._row
        return True

    def _least(self, options: list[Move]) -> Move:
        best = options[0]
        least = 3
        for move in options:
            if move.verb != DISCARD:
                continue
            card = move.args[0]
            worth = 0 if card not in self._hand else 1 if card <= LAST_INGREDIENT else 2
            if worth < least:
                least = worth
                best = move
        return best


def _draw(s: Contest, ask: Chance) -> None:
    """Chance brings an ingredient if it can: an opportunity would be worth something."""
    outcome = 0
    for each, _ in ask.classes():
        if ask.sort(each) <= LAST_INGREDIENT:
            outcome = each
            break
    s.frames[-1].resolve(s, outcome, SILENT)
    _settle(s)


def _key(s: Contest, seat: i64) -> str:
    """All that the rest of the turn depends on."""
    frames = [frame.code() for frame in s.frames]
    own = f"{s.coins[seat]} {s.chips[seat]} {s.kitchens[seat]} {s.orders[seat]} {s.assistants}"
    return f"{frames} {own} {s.hands[seat].cards} {s.row} {s.chef} {s.discount}"


def _settle(s: Contest) -> None:
    frames = s.frames
    while frames and frames[-1].run(s, SILENT):
        pass


PROVER: Final = SandwichWarsProver()
