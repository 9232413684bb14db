"""What a good player of Clash at the Deli knows.

Positions are judged by the score everybody can expect (`judgement`), moves by what they add to
the sandwiches they touch (`appraisal`).
"""

import math
from typing import Final

from mypy_extensions import i64

from ludoteka.games.deli.bots.appraisal import Appraisal
from ludoteka.games.deli.bots.judgement import (
    FIRST_SIGHT_SPREAD,
    expected_scores,
    plain_scores,
    shares,
    spread_of,
)
from ludoteka.games.deli.bots.sandwich_future import Kitchen, Outlook
from ludoteka.games.deli.rules.ending import MoveTop
from ludoteka.games.deli.rules.parts import KIND
from ludoteka.games.deli.rules.placing import Place
from ludoteka.games.deli.rules.sandwich import BY_BREAD
from ludoteka.games.deli.rules.scoring import collected, lies_well
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.turn import Eater
from ludoteka.games.deli.rules.words import (
    CLOSE,
    DECLARE,
    DIBS,
    JOKE,
    ON,
    PICK,
    RECYCLE,
    TAKE,
    TRASH,
)
from ludoteka.kernel.advice import Advice
from ludoteka.kernel.pending import Move

BEST: Final = 200.0
SHARP: Final = 70.0
"""Hundredths of a point that make a move e times as promising."""
LEAST: Final = 2
MOST_KITCHENS: Final = 8


class DeliAdvice(Advice[Deli]):
    """For all variants, characters and numbers of players."""

    def __init__(self) -> None:
        self._kitchens: Final[list[Kitchen]] = []

    def kitchen(self, s: Deli) -> Kitchen:
        """What is known about the sandwiches of such a table."""
        for each in self._kitchens:
            if each.cards is s.cards and each.closing == s.closing:
                return each
        if len(self._kitchens) >= MOST_KITCHENS:
            self._kitchens.pop(0)
        found = Kitchen(s.cards, s.closing)
        self._kitchens.append(found)
        return found

    def values(self, s: Deli) -> list[int]:
        return shares(expected_scores(self.kitchen(s), s), spread_of(s))

    def first_sight(self, s: Deli) -> list[int]:
        return shares(plain_scores(self.kitchen(s), s), FIRST_SIGHT_SPREAD)

    def is_quiet(self, s: Deli) -> bool:
        """Not while a filling is to be moved, nor before the first of two picks."""
        frame = s.frames[-1]
        if isinstance(frame, Eater):
            return s.picks[frame.seat] > frame.before
        return not isinstance(frame, MoveTop)

    def weights(self, s: Deli, seat: int, moves: list[Move]) -> list[int]:
        appraisal = Appraisal(self.kitchen(s), s, seat)
        worths = [appraisal.worth(move) for move in moves]
        most = max(worths)
        found: list[int] = []
        for worth in worths:
            found.append(LEAST + int(BEST * math.exp(float(worth - most) / SHARP)))
        return found

    def reason(self, s: Deli, seat: int, move: Move) -> str:
        """The plain words for the commonest good ideas."""
        kitchen = self.kitchen(s)
        appraisal = Appraisal(kitchen, s, seat)
        if move.verb == TRASH:
            after = Appraisal(kitchen, s, (seat + 1) % s.seats)
            return "deli-deny" if after.adds(move.args[0]) > 0 else ""
        outlook = _made(appraisal, move)
        if outlook is None:
            return ""
        return _reason_for(s, seat, outlook, move)


def _made(appraisal: Appraisal, move: Move) -> Outlook | None:
    """The sandwich a move makes or adds to, if it does."""
    verb = move.verb
    if verb == PICK or verb == JOKE or verb == RECYCLE or verb == TAKE:
        return appraisal.result(move.args[0])
    if verb == DIBS:
        return appraisal.result(appraisal.s.reserved)
    if verb == ON:
        frame = appraisal.s.frames[-1]
        assert isinstance(frame, Place)
        return appraisal.kitchen.after(appraisal.found[move.args[0]], frame.card & KIND)
    if verb == CLOSE:
        outlook = appraisal.found[move.args[0]]
        return appraisal.kitchen.after(outlook, outlook.sandwich.bread)
    if verb == DECLARE:
        return appraisal.kitchen.declared(appraisal.found[move.args[0]])
    return None


def _reason_for(s: Deli, seat: int, outlook: Outlook, move: Move) -> str:
    """DELI-5.2 to 5.6 and 8.2 What is good about a sandwich with its new card."""
    sandwich = outlook.sandwich
    if outlook.recipe >= 0:
        return "deli-classic"
    if sandwich.closed == BY_BREAD:
        return "deli-closes"
    if move.verb == DECLARE:
        return "deli-safe"
    if sandwich.fillings >= 2 and outlook.plans:
        return "deli-towards"
    top: i64 = sandwich.top() & KIND
    if lies_well(s.cards, sandwich, len(sandwich.cards) - 1):
        return "deli-sign"
    for collector in s.cards.collectors:
        if collector.kind == top and _may_lead(s, seat, collector.kind):
            return "deli-most"
    return ""


def _may_lead(s: Deli, seat: int, kind: int) -> bool:
    """DELI-5.6 With one more nobody has more of it."""
    mine = collected(s.areas[seat], kind) + 1
    for other in range(s.seats):
        if other != seat and collected(s.areas[other], kind) > mine:
            return False
    return True


ADVICE: Final = DeliAdvice()
