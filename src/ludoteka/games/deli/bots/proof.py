"""Deli puzzles: the last cards of the last round, when nobody else picks any more.

What counts is the score when the picking is over and everything worth closing is closed; the
event that follows is luck.
"""

from typing import Final

from ludoteka.games.deli.rules.answers import PICKS_A_ROUND
from ludoteka.games.deli.rules.parts import NIKKI, TRICIA
from ludoteka.games.deli.rules.placing import AfterPick
from ludoteka.games.deli.rules.position import clone
from ludoteka.games.deli.rules.scoring import total
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.turn import Turn
from ludoteka.games.deli.rules.verdict import score_lines
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Decide
from ludoteka.kernel.proof import Prover

LAST_PICKS: Final = "last-picks"


class DeliProver(Prover[Deli]):
    """A line is worth the points of the seat once its last card is placed."""

    def kind(self, s: Deli, seat: int) -> str:
        """Nikki's redeals are luck, and Tricia's trash changes nothing for herself any more."""
        frame = s.frames[-1]
        if not isinstance(frame, Turn) or frame.seat != seat or s.round != s.rounds:
            return ""
        if s.holder[NIKKI] == seat or s.holder[TRICIA] == seat:
            return ""
        for other in range(s.seats):
            if other != seat and s.picks[other] < PICKS_A_ROUND:
                return ""
        return LAST_PICKS

    def is_over(self, s: Deli, seat: int, kind: str) -> bool:
        return s.picks[seat] >= PICKS_A_ROUND

    def worth(self, s: Deli, seat: int, kind: str) -> float:
        best = float(total(score_lines(s, seat)))
        frame = s.frames[-1] if s.frames else None
        if isinstance(frame, AfterPick) and frame.seat == seat:
            ask = frame.ask(s)
            assert isinstance(ask, Decide)
            for move in ask.options[:-1]:  # the last one is to close nothing
                after = clone(s)
                frame.answer(after, seat, move, SILENT)
                best = max(best, self.worth(after, seat, kind))
        return best

    def margin(self, kind: str) -> float:
        return 1.0


PROVER: Final = DeliProver()
