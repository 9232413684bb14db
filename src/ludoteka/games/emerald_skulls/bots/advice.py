"""What a good player of Emerald Skulls knows: what a turn brings, and the odds of bets."""

import math
from typing import Final

from ludoteka.games.emerald_skulls.bots.forecast import Claims, Forecast, forecast_for
from ludoteka.games.emerald_skulls.bots.judgement import Standing
from ludoteka.games.emerald_skulls.rules.betting import Betting, markers_on, slot_of
from ludoteka.games.emerald_skulls.rules.payout import PayRoller, base_gears
from ludoteka.games.emerald_skulls.rules.setup import ChooseCard
from ludoteka.games.emerald_skulls.rules.state import Skulls
from ludoteka.games.emerald_skulls.rules.turn import BuyDice
from ludoteka.games.emerald_skulls.rules.wagers import STOP
from ludoteka.games.emerald_skulls.rules.words import BET, PICK, ROLL_ON, STOP_HERE, TOKEN
from ludoteka.kernel.advice import Advice
from ludoteka.kernel.pending import Move

HOPE: Final = 0.4
"""Gears a beginner hopes for from each die in hand."""
FAITH: Final = 0.8
"""Gears a beginner hopes for from any bet."""
DOUBT: Final = 0.05
"""How much of that goes with each gear it promises: what pays much seldom comes."""
SURE: Final = 0.6
"""From this chance on a bet is called a good one."""
NEAR: Final = 1.5
"""Gears less that make a move e times less promising."""
NEAR_BET: Final = 0.3
PASSING: Final = 50
MOST: Final = 100


class SkullAdvice(Advice[Skulls]):
    """For any number of players, all cards, and the solo game."""

    def values(self, s: Skulls) -> list[int]:
        return _thousandths(_expected(s))

    def first_sight(self, s: Skulls) -> list[int]:
        """The gears of all, what the dice on the skull would pay now, and much hope."""
        seen = Standing(s)
        if s.frames and s.hand > 0:
            lying = base_gears(s.cards, s.natural, s.skulls, STOP)
            seen.gears[s.roller] += float(lying) + HOPE * float(s.hand)
        if not seen.solo:
            for place, slot in enumerate(s.bets):
                pays = s.cards.bets[s.data.bets[slot]].pays[0]
                seen.gears[s.bettors[place]] += FAITH - DOUBT * float(pays)
        return _thousandths(seen)

    def weights(self, s: Skulls, seat: int, moves: list[Move]) -> list[int]:
        frame = s.frames[-1]
        if isinstance(frame, ChooseCard):
            return [1] * len(moves)
        table = forecast_for(s)
        if isinstance(frame, Betting):
            return [_bet_weight(s, table, move) for move in moves]
        claims = Claims(s, table.stakes.pays)
        gears = [table.score(s, claims, move) for move in moves]
        best = max(gears)
        return [1 + int(MOST * math.exp((each - best) / NEAR)) for each in gears]

    def reason(self, s: Skulls, seat: int, move: Move) -> str:
        """The plain words for the commonest good ideas."""
        table = forecast_for(s)
        if move.verb == BET:
            slot = slot_of(s, move.args[0], move.args[1])
            likely = table.bet_gain(s, slot) >= SURE * table.stakes.pays[slot]
            return "skulls-likely" if likely else "skulls-pays-well"
        if move.verb in (STOP_HERE, ROLL_ON):
            return _stop_reason(s, table, move)
        if move.verb in (PICK, TOKEN):
            return "skulls-roll-again"
        return ""


def _expected(s: Skulls) -> Standing:
    """What the seats will hold after this turn; before the dice are bought, what they hold."""
    if s.frames and (s.hand > 0 or isinstance(s.frames[-1], PayRoller)):
        return forecast_for(s).expected(s)
    seen = Standing(s)
    if s.frames and isinstance(s.frames[-1], BuyDice):
        seen.next = s.roller
    return seen


def _thousandths(seen: Standing) -> list[int]:
    return [int(1000.0 * share + 0.5) for share in seen.shares()]


def _bet_weight(s: Skulls, table: Forecast, move: Move) -> int:
    """A bet that gains as much as waiting for a better one is made."""
    waiting = table.bet_gain(s, -1)
    if move.verb != BET:
        return PASSING
    slot = slot_of(s, move.args[0], move.args[1])
    bet = s.cards.bets[s.data.bets[slot]]
    part = float(bet.pays[int(markers_on(s, slot))]) / float(bet.pays[0])
    return 1 + int(MOST * math.exp((part * table.bet_gain(s, slot) - waiting) / NEAR_BET))


def _stop_reason(s: Skulls, table: Forecast, move: Move) -> str:
    """SKULL-4.5 Whether gears speak for stopping or for going on."""
    claims = Claims(s, table.stakes.pays)
    stops, goes = (table.score(s, claims, each) for each in (Move(STOP_HERE), Move(ROLL_ON)))
    if move.verb == STOP_HERE:
        return "skulls-safe" if stops >= goes else ""
    return "skulls-more-to-win" if goes > stops else ""


ADVICE: Final = SkullAdvice()
