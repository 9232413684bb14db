"""What a turn brings on average to the roller and to the betters, from a table.

The table (`Prospects`) knows one better with one marker. It is filled as it is asked and shared by
all positions with the same cards. Several markers are taken to gain what each would gain alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.bots.judgement import TOKEN_GEARS, Standing
from ludoteka.games.emerald_skulls.bots.prospects import Prospects
from ludoteka.games.emerald_skulls.bots.stakes import Ends, Stakes, markers
from ludoteka.games.emerald_skulls.rules.betting import slot_of
from ludoteka.games.emerald_skulls.rules.parts import GEM_LEVEL, MARKERS, RIVALS
from ludoteka.games.emerald_skulls.rules.payout import PayRoller, jackpot_gears
from ludoteka.games.emerald_skulls.rules.state import Skulls
from ludoteka.games.emerald_skulls.rules.turn import Check, Place, choices
from ludoteka.games.emerald_skulls.rules.turn_key import final_of, key_of, picked_key, token_key
from ludoteka.games.emerald_skulls.rules.wagers import STOP
from ludoteka.games.emerald_skulls.rules.words import (
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
LATER: Final = [0.0, 0.8, 1.8]
"""What markers not placed yet will gain, in terms of a better's only one."""
_MOST_TABLES: Final = 4
_NO_DICE: Final = vec[i64]([0] * 6)


class Claims:
    """How the rows of the table count in a position."""

    def __init__(self, s: Skulls, pays: list[float]) -> None:
        self.dues: Final[list[float]] = [0.0] * len(pays)  # by slot: markers, by their payouts
        count = max(len(s.gears), len(RIVALS))
        self.seats: Final[list[list[float]]] = [[0.0] * len(pays) for _ in range(count)]
        self.later: Final[list[float]] = [0.0] * count
        self.lying: Final = s.bets
        self.roller: Final[i64] = s.roller
        self.others: Final = float(max(len(s.gears) - 1, 1))
        free = [int(MARKERS)] * count
        for each in markers(s, s.bets, s.bettors):
            part = each.due * (TOKEN_GEARS if each.in_tokens else 1.0) / max(pays[each.slot], 1.0)
            self.dues[each.slot] += part
            self.seats[each.seat][each.slot] += part
            free[each.seat] -= 1
        for seat in range(len(s.gears)):
            if seat != s.roller:
                self.later[seat] = LATER[free[seat]]

    def roller_gain(self, row: list[float]) -> float:
        """With the bets that lie there."""
        if len(self.lying) == 0:
            return row[0] + row[1]
        total = 0.0
        for slot in self.lying:
            total += row[2 + 2 * slot] + row[3 + 2 * slot]
        return total / float(len(self.lying))

    def gain(self, row: list[float], seat: i64) -> float:
        """What a better gains."""
        total = self.later[seat] * row[1]
        for slot, part in enumerate(self.seats[seat]):
            total += part * row[3 + 2 * slot]
        return total

    def score(self, row: list[float]) -> float:
        """What the roller gains more than the others on average."""
        total = 0.0
        for each in self.later:
            total += each * row[1]
        for slot in self.lying:
            total += self.dues[slot] * row[3 + 2 * slot]
        return self.roller_gain(row) - total / self.others


class Forecast:
    """The table for the cards in play."""

    def __init__(self, ends: Ends) -> None:
        self.ends: Final = ends
        self.stakes: Final = Stakes(ends, int(ends.table.hopeless))
        self.prospects: Final = Prospects(self.stakes)

    def key(self, s: Skulls) -> int:
        left = min(s.tokens[s.roller], MOST_TOKENS)
        return key_of(s.natural, s.skulls, s.hand, s.floor, s.picks, left)

    def row(self, s: Skulls, claims: Claims) -> list[float]:
        """What the turn comes to, whatever is asked or rolled next."""
        frame = s.frames[-1]
        key = self.key(s)
        if isinstance(frame, Check):
            return self.prospects.checked(key)
        if isinstance(frame, PayRoller):
            return self.stakes.ended(final_of(key, int(frame.out), gem_of(s)))
        if not isinstance(frame, Place):
            return self.prospects.worth(key)
        found: list[float] = []
        best = 0.0
        for move in choices(s).moves:
            row = self.after(key, move)
            score = claims.score(row)
            if not found or score > best:
                found = row
                best = score
        return found

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
            return ahead.busted(key)
        if verb == STOP_HERE:
            return self.stakes.ended(final_of(key, STOP, 0))
        return ahead.worth(key)

    def score(self, s: Skulls, claims: Claims, move: Move) -> float:
        """What an answer of the roller gains, in gears."""
        if move.verb == BUY:
            dice = move.args[0]
            left = min(s.tokens[s.roller], MOST_TOKENS)
            start = key_of(_NO_DICE, _NO_DICE, dice, 0, 0, left)
            return claims.score(self.prospects.worth(start)) - float(s.cards.prices[dice])
        frame = s.frames[-1]
        if not isinstance(frame, PayRoller):
            return claims.score(self.after(self.key(s), move))
        if move.verb == JACKPOT:
            bet = s.cards.bets[s.data.bets[slot_of(s, move.args[0], move.args[1])]]
            return float(jackpot_gears(bet, s.natural, s.skulls))
        end = self.ends.end(final_of(self.key(s), int(frame.out), gem_of(s)))
        return float(end.gears) + TOKEN_GEARS * float(end.tokens)

    def bet_gain(self, s: Skulls, slot: int) -> float:
        """What a first marker on a bet gains before a roll; slot -1: not placed yet."""
        return self.prospects.worth(self.key(s))[3 + 2 * slot]

    def expected(self, s: Skulls) -> Standing:
        """What the seats will hold after this turn, on average."""
        claims = Claims(s, self.stakes.pays)
        row = self.row(s, claims)
        after = Standing(s)
        held = s.tokens[s.roller]
        after.tokens[s.roller] = float(held - min(held, MOST_TOKENS))
        gained = claims.roller_gain(row)
        after.gears[s.roller] += gained
        for seat in range(i64(len(claims.seats))):
            gain = claims.gain(row, seat)
            gained += gain
            if after.solo:
                after.rivals += gain
            else:
                after.gears[seat] += gain
        after.pot = max(0.5, after.pot - gained)
        return after


def gem_of(s: Skulls) -> int:
    """The die on level 5 (`final_of`)."""
    level: i64 = GEM_LEVEL
    return 1 if s.natural[level] else 2 if s.skulls[level] else 0


_KNOWN: Final[list[Forecast]] = []


def forecast_for(s: Skulls) -> Forecast:
    """The table for the cards in play (the last few are remembered)."""
    for known in _KNOWN:
        if known.ends.table is s.data:
            return known
    if len(_KNOWN) >= _MOST_TABLES:
        _KNOWN.pop(0)
    made = Forecast(Ends(s.cards, s.data))
    _KNOWN.append(made)
    return made
