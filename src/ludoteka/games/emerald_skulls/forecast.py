"""What a roller who wants gears still brings home, and the odds of every bet, from a table.

The table (`Prospects` with `GearStakes`) is filled as it is asked and shared by all positions with
the same cards. It does not know the bets that lie there; the bots' own search does.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.emerald_skulls.betting import slot_of
from ludoteka.games.emerald_skulls.judgement import TOKEN_GEARS, Standing
from ludoteka.games.emerald_skulls.keys import final_of, key_of, picked_key, token_key
from ludoteka.games.emerald_skulls.parts import GEM_LEVEL
from ludoteka.games.emerald_skulls.payout import PayRoller, jackpot_gears
from ludoteka.games.emerald_skulls.prospects import Prospects
from ludoteka.games.emerald_skulls.stakes import Ends, GearStakes, markers
from ludoteka.games.emerald_skulls.state import Skulls
from ludoteka.games.emerald_skulls.table import Table
from ludoteka.games.emerald_skulls.turn import Check, Place, choices
from ludoteka.games.emerald_skulls.wagers import BUST, STOP
from ludoteka.games.emerald_skulls.words import (
    BUST_OUT,
    BUY,
    JACKPOT,
    PICK,
    PLACE,
    STOP_HERE,
    TOKEN,
)
from ludoteka.kernel.pending import Move

MOST_TOKENS: Final = 1
"""Tokens the table reckons with in one turn; the others keep their worth."""
_MOST_TABLES: Final = 4
_NO_DICE: Final = [0] * 6


class Forecast:
    """The table for the cards in play. A row is gears (tokens included) and chances by slot."""

    def __init__(self, ends: Ends) -> None:
        self.ends: Final = ends
        self.prospects: Final = Prospects(GearStakes(ends))

    def key(self, s: Skulls) -> int:
        left = min(s.tokens[s.roller], MOST_TOKENS)
        return key_of(s.natural, s.skulls, int(s.hand), int(s.floor), int(s.picks), left)

    def row(self, s: Skulls) -> list[float]:
        """What the turn comes to, whatever is asked or rolled next."""
        frame = s.frames[-1]
        key = self.key(s)
        if isinstance(frame, Check):
            return self.prospects.checked(key)
        if isinstance(frame, PayRoller):
            return self.prospects.stakes.ended(final_of(key, int(frame.out), gem_of(s)))
        if not isinstance(frame, Place):
            return self.prospects.worth(key)
        best: list[float] = []
        for move in choices(s):
            row = self.after(key, move)
            if not best or row[0] > best[0]:
                best = row
        return best

    def after(self, key: int, move: Move) -> list[float]:
        """What an answer of the roller to a roll, or the question whether to stop, leads to."""
        ahead = self.prospects
        verb = move.verb
        if verb == PLACE:
            return ahead.placed(key, move.args[0], move.args[1], move.args[2])
        if verb == PICK:
            return ahead.worth(picked_key(key))
        if verb == TOKEN:
            return ahead.worth(token_key(key))
        if verb == BUST_OUT:
            return ahead.stakes.ended(final_of(key, BUST, 0))
        if verb == STOP_HERE:
            return ahead.stakes.ended(final_of(key, STOP, 0))
        return ahead.worth(key)

    def gears(self, s: Skulls, move: Move) -> float:
        """What an answer of the roller brings, in gears and tokens for what they are worth."""
        if move.verb == BUY:
            dice = move.args[0]
            left = min(s.tokens[s.roller], MOST_TOKENS)
            start = key_of(_NO_DICE, _NO_DICE, dice, 0, 0, left)
            return self.prospects.worth(start)[0] - float(s.cards.prices[dice])
        frame = s.frames[-1]
        if not isinstance(frame, PayRoller):
            return self.after(self.key(s), move)[0]
        if move.verb == JACKPOT:
            bet = s.cards.bets[s.data.bets[slot_of(s, move.args[0], move.args[1])]]
            return float(jackpot_gears(bet, s.natural, s.skulls))
        end = self.ends.end(final_of(self.key(s), int(frame.out), gem_of(s)))
        return float(end.gears) + TOKEN_GEARS * float(end.tokens)

    def chance(self, s: Skulls, slot: int) -> float:
        """The chance of a bet before a roll, if the roller wants nothing but gears."""
        return self.prospects.worth(self.key(s))[1 + slot]

    def expected(self, s: Skulls) -> Standing:
        """What the seats will hold after this turn, on average."""
        row = self.row(s)
        after = Standing(s)
        spare = s.tokens[s.roller] - min(s.tokens[s.roller], MOST_TOKENS)
        after.tokens[s.roller] = float(spare)
        gained = row[0]
        after.gears[s.roller] += gained
        for each in markers(s, s.bets, s.bettors):
            due = each.due * row[1 + each.slot]
            gained += due
            if after.solo:
                after.rivals += due
            else:
                after.gears[each.seat] += due * (TOKEN_GEARS if each.in_tokens else 1.0)
        after.pot = max(0.5, after.pot - gained)
        return after


def gem_of(s: Skulls) -> int:
    """The die on level 5 (`final_of`)."""
    level: i64 = GEM_LEVEL
    return 1 if s.natural[level] else 2 if s.skulls[level] else 0


_KNOWN: Final[list[Forecast]] = []


def forecast_for(s: Skulls) -> Forecast:
    """The table for the cards in play (the last few are remembered)."""
    table: Table = s.data
    for known in _KNOWN:
        if known.ends.table is table:
            return known
    if len(_KNOWN) >= _MOST_TABLES:
        _KNOWN.pop(0)
    made = Forecast(Ends(s.cards, table))
    _KNOWN.append(made)
    return made
