"""Puzzles of Emerald Skulls, by the exact odds of SKULL-16.

The roller is after the most gears this turn. A bettor is after the bet that pays most on average
while the roller plays for gears; passing is worth nothing.
"""

from fractions import Fraction
from typing import Final

from ludoteka.games.emerald_skulls.aids.odds import (
    action_worth,
    legal_actions,
    move_of,
    odds,
    solver_for,
)
from ludoteka.games.emerald_skulls.aids.turn_text import spot_of
from ludoteka.games.emerald_skulls.rules.betting import markers_on, slot_of
from ludoteka.games.emerald_skulls.rules.parts import STANDARD_CARDS
from ludoteka.games.emerald_skulls.rules.state import Skulls, is_solo
from ludoteka.games.emerald_skulls.rules.words import BET
from ludoteka.kernel.pending import Decide, Move
from ludoteka.kernel.proof import Prover

ROLL: Final = "roll"
STOP: Final = "stop"
WAGER: Final = "bet"
MOST_TOKENS: Final = 1
"""With more tokens the odds take long."""
RICH: Final = 25
"""Gears in the pot so that it does not run out in this turn."""
OF_QUESTION: Final = {"place": ROLL, "check": STOP, "betting": WAGER}


class SkullsProver(Prover[Skulls]):
    """A line is one move; what each is worth is known before it is made."""

    def kind(self, s: Skulls, seat: int) -> str:
        if is_solo(s) or s.in_play != STANDARD_CARDS or s.pot < RICH or s.hand == 0:
            return ""
        if s.tokens[s.roller] > MOST_TOKENS:
            return ""
        return OF_QUESTION.get(str(s.frames[-1].code()[0]), "")

    def values(self, s: Skulls, seat: int, kind: str) -> list[tuple[Move, float]]:
        """What each move of the seat is worth, in gears."""
        spot = spot_of(s)
        if kind == WAGER:
            return _bets(s, odds(spot).wagers)
        solver = solver_for(spot)
        found: list[tuple[Move, float]] = []
        for action in legal_actions(spot):
            gears = solver.gears_of(action_worth(solver, spot.key, action))
            found.append((move_of(action), float(Fraction(gears, solver.one))))
        return found

    def margin(self, kind: str) -> float:
        return 0.25


def _bets(s: Skulls, chances: list[Fraction]) -> list[tuple[Move, float]]:
    ask = s.frames[-1].ask(s)
    assert isinstance(ask, Decide)
    found: list[tuple[Move, float]] = []
    for move in ask.options:
        if move.verb != BET:
            found.append((move, 0.0))
            continue
        card, wager = move.args
        slot = slot_of(s, card, wager)
        pays = s.cards.bets[s.data.bets[slot]].pays[markers_on(s, slot)]
        found.append((move, float(chances[wager] * pays)))
    return found


PROVER: Final = SkullsProver()
