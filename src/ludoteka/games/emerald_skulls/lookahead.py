"""The bots' own search: a whole turn looked through exactly, with the bets that lie there.

Dice, placements, reroll actions and the payout of the turn are followed to its end, where
`judgement` says who stands how well. The roller is taken to do what is best for the roller, with
respect to all bets. Before every roll one better may add markers, the one who is to choose, or
with two players the other one; nobody else bets any more.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.emerald_skulls.betting import slot_of
from ludoteka.games.emerald_skulls.keys import final_of, key_of, picked_key, token_key
from ludoteka.games.emerald_skulls.parts import GEM_LEVEL, MARKERS
from ludoteka.games.emerald_skulls.payout import PayRoller, jackpot_gears
from ludoteka.games.emerald_skulls.prospects import Prospects
from ludoteka.games.emerald_skulls.solo import Opposition
from ludoteka.games.emerald_skulls.stakes import Ends, ShareStakes, add_rows, open_bets
from ludoteka.games.emerald_skulls.state import Skulls, clone, is_solo
from ludoteka.games.emerald_skulls.turn import take_dice
from ludoteka.games.emerald_skulls.wagers import STOP, TURN_DICE
from ludoteka.games.emerald_skulls.words import (
    BET,
    BUST_OUT,
    BUY,
    JACKPOT,
    PASS,
    PICK,
    PLACE,
    ROLL_ON,
    STOP_HERE,
    TAKE,
    TOKEN,
)
from ludoteka.kernel.advice import Judged, Lookahead, Ticker
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Move

MOST_TOKENS: Final = 3
"""Tokens a turn is looked through with; more lie aside."""
TOO_DEAR: Final = 0.01
"""A share of the win."""
_TURNS: Final[list[int]] = [1, 6, 30, 115, 450, 1320, 3300, 7300]
"""How many turns before a roll there are with so many dice and no tokens."""


def turns_ahead(dice: int, tokens: int) -> int:
    """About how many turns have to be looked through from here."""
    return sum([_TURNS[min(dice + each, TURN_DICE)] for each in range(tokens + 1)])


class Outlook:
    """A turn with its bets, as it was looked through for earlier questions of the same turn."""

    def __init__(self, s: Skulls, stakes: ShareStakes) -> None:
        self.turn: Final[i64] = s.turn
        self.pot: Final[i64] = s.pot
        self.bets: Final = s.bets[:]
        self.stakes: Final = stakes
        self.prospects: Final = Prospects(stakes)

    def row(self, s: Skulls) -> int:
        """The row of the position, or -1 if this is not the turn, or other bets were made."""
        known = len(self.bets)
        if s.turn != self.turn or s.pot != self.pot or s.data is not self.stakes.ends.table:
            return -1
        if s.bets[:known] != self.bets or s.tokens[s.roller] < self.stakes.aside:
            return -1
        if any(seat != self.stakes.watcher for seat in s.bettors[known:]):
            return -1
        return self.stakes.row_of(s.bets[known:])

    def has_room(self, s: Skulls) -> bool:
        """Whether the position is there with one bet more as well."""
        row = self.row(s)
        return row >= 0 and len(self.stakes.added[row]) < self.stakes.more

    def key(self, s: Skulls) -> int:
        left = s.tokens[s.roller] - self.stakes.aside
        return key_of(s.natural, s.skulls, int(s.hand), int(s.floor), int(s.picks), left)


class SkullLookahead(Lookahead[Skulls]):
    """Depth 1: whoever bets bets now, and the roller knows the bets that lie there. Depth 2: a
    better may wait with a marker for a better moment. Depth 3: with both markers."""

    def __init__(self) -> None:
        self._ends: Ends | None = None
        self._kept: Outlook | None = None

    def judge(
        self,
        s: Skulls,
        seat: int,
        moves: list[Move],
        depth: int,
        nodes: int,
        lines: int,
        ticker: Ticker,
    ) -> list[Judged]:
        verb = moves[0].verb
        if verb == BUY:
            shares = self._buying(s, moves, depth, nodes, ticker)
        elif verb in (BET, PASS):
            shares = self._betting(s, seat, moves, depth, nodes)
        elif verb == TAKE:
            shares = [1.0 / len(s.gears)] * len(moves)
        else:
            shares = self._rolling(s, moves, depth, nodes)
        work = self._kept.prospects.size if self._kept is not None else 1
        found = [Judged(move, shares[place], work) for place, move in enumerate(moves)]
        return sorted(found, key=lambda each: -each.share)

    def _outlook(self, s: Skulls, watcher: int, depth: int, nodes: int) -> Outlook:
        """The turn, as much of it as `nodes` allow: fewer markers to wait with, then fewer
        tokens to spend."""
        if self._ends is None or self._ends.table is not s.data:
            self._ends = Ends(s.cards, s.data)
        dice = int(s.hand) + sum(s.natural) + sum(s.skulls)
        held = s.tokens[s.roller]
        more = min(max(depth - 1, 1), MARKERS) if watcher >= 0 else 0
        tokens = min(held, MOST_TOKENS)
        rows: list[list[int]] = [[]]
        while True:
            rows = [[]]
            if more:
                add_rows(rows, s, watcher, more)
            if len(rows) * turns_ahead(dice, tokens) <= nodes:
                break
            if more > 1:
                more -= 1
            elif tokens > 1:
                tokens -= 1
            else:
                break
        return Outlook(s, ShareStakes(s, self._ends, watcher, more, depth > 1, held - tokens))

    def _buying(
        self, s: Skulls, moves: list[Move], depth: int, nodes: int, ticker: Ticker
    ) -> list[float]:
        """SKULL-3.1 One turn for each hand, from few dice to many. When more dice are clearly too
        dear, or the time is up, still larger hands are not looked at."""
        shares: list[float] = []
        kept = self._kept
        best = 0.0
        for move in moves:
            if shares and (shares[-1] < best - TOO_DEAR or ticker()):
                shares.append(shares[-1] - TOO_DEAR)
                continue
            after = clone(s)
            take_dice(after, move.args[0], SILENT)
            share = self._before(after, depth, nodes)
            shares.append(share)
            if share > best:
                best = share
                kept = self._kept
        self._kept = kept
        return shares

    def _before(self, s: Skulls, depth: int, nodes: int) -> float:
        """The roller's share with the dice in hand; in the solo game over all opposition cards
        that may come."""
        if not is_solo(s):
            self._kept = self._outlook(s, _other(s, depth), depth, nodes)
            return self._kept.prospects.worth(self._kept.key(s))[0]
        total = 0.0
        ways = int(s.deck.size)
        for outcome in range(ways):
            after = clone(s)
            Opposition().resolve(after, outcome, SILENT)
            self._kept = self._outlook(after, -1, depth, nodes // ways)
            total += self._kept.prospects.worth(self._kept.key(after))[0]
        return total / ways

    def _betting(
        self, s: Skulls, seat: int, moves: list[Move], depth: int, nodes: int
    ) -> list[float]:
        """SKULL-7 What each bet, and none, is worth to the one who bets."""
        kept = self._kept
        if kept is None or kept.stakes.watcher != seat or not kept.has_room(s):
            kept = self._outlook(s, seat, depth, nodes)
            self._kept = kept
        row = kept.row(s)
        key = kept.key(s)
        stakes = kept.stakes
        rolled = kept.prospects.rolled(key)
        closed = ~open_bets(s.data, key)
        shares: list[float] = []
        for move in moves:
            after = row
            if move.verb == BET:
                slot = slot_of(s, move.args[0], move.args[1])
                after = stakes.row_of([*stakes.added[row], slot])
                after = stakes.best_row(after, closed, rolled)
            shares.append(rolled[2 * after + 1])
        return shares

    def _rolling(self, s: Skulls, moves: list[Move], depth: int, nodes: int) -> list[float]:
        """SKULL-4.3, 4.5 and 9.3 What the roller's answers are worth."""
        kept = self._kept
        if kept is None or kept.row(s) < 0:
            kept = self._outlook(s, _other(s, depth), depth, nodes)
            self._kept = kept
        first = 2 * kept.row(s)
        return [_answer(s, kept, move)[first] for move in moves]


def _other(s: Skulls, depth: int) -> int:
    """The only other player, if there is one who may still bet; else -1."""
    return (s.roller + 1) % 2 if len(s.gears) == 2 and depth > 1 else -1


def _answer(s: Skulls, outlook: Outlook, move: Move) -> list[float]:
    """What an answer of the roller leads to, all rows."""
    ahead = outlook.prospects
    key = outlook.key(s)
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
        return outlook.stakes.ended(final_of(key, STOP, 0))
    if verb == ROLL_ON:
        return ahead.worth(key)
    return _payout(s, outlook.stakes, key, move)


def _payout(s: Skulls, stakes: ShareStakes, key: int, move: Move) -> list[float]:
    """SKULL-9.3 The base or a jackpot."""
    frame = s.frames[-1]
    assert isinstance(frame, PayRoller)
    gem = 1 if s.natural[GEM_LEVEL] else 2 if s.skulls[GEM_LEVEL] else 0
    end = stakes.ends.end(final_of(key, int(frame.out), gem))
    tokens = float(s.tokens[s.roller])
    gears = float(end.gears)
    if move.verb == JACKPOT:
        bet = s.cards.bets[s.data.bets[slot_of(s, move.args[0], move.args[1])]]
        gears = float(jackpot_gears(bet, s.natural, s.skulls))
    else:
        tokens += float(end.tokens)
    return stakes.every_row(gears, tokens, end.won)
