"""What the end of a turn is worth to a bot: gears, tokens and the bets that lie there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.bots.judgement import TOKEN_GEARS
from ludoteka.games.emerald_skulls.rules.open_bets import Table
from ludoteka.games.emerald_skulls.rules.parts import PLUS, TIMES, Cards
from ludoteka.games.emerald_skulls.rules.payout import base_gears, base_tokens, jackpot_gears
from ludoteka.games.emerald_skulls.rules.reach import reachable
from ludoteka.games.emerald_skulls.rules.state import Skulls
from ludoteka.games.emerald_skulls.rules.turn_key import (
    Ended,
    floor_in,
    hand_in,
    naturals_in,
    picks_in,
    skulls_in,
    tokens_in,
)
from ludoteka.games.emerald_skulls.rules.wagers import BUST
from ludoteka.kernel.masks import bit

WIDTH: Final = 2
"""Numbers in a row: what the roller plays for, and what the better gains."""
_TURN_BITS: Final = 38
"""The bits of a final below the tokens (`keys`)."""
_TURN_MASK: Final = 2**38 - 1


class End:
    """What a turn that has ended pays: the base, the best jackpot, and the bets that won."""

    def __init__(self, number: int, gears: int, tokens: int, jackpot: int, won: int) -> None:
        self.number: Final[i64] = number
        self.gears: Final[i64] = gears
        self.tokens: Final[i64] = tokens
        self.jackpot: Final[i64] = jackpot
        self.won: Final[i64] = won  # by slot


class Ends:
    """The ends of the turns at one table, each sort of them once."""

    def __init__(self, cards: Cards, table: Table) -> None:
        self.cards: Final = cards
        self.table: Final = table
        self._ends: Final[dict[int, End]] = {}
        self._sorts: Final[dict[tuple[int, int, int, int], End]] = {}

    def end(self, final: int) -> End:
        name = final & _TURN_MASK
        known = self._ends.get(name)
        if known is None:
            known = self._find(Ended(name))
            self._ends[name] = known
        return known

    def _find(self, ended: Ended) -> End:
        counted = ended.counts()
        won = 0
        for slot, wager in enumerate(self.table.wagers):
            if wager.holds(counted, ended.out):
                won |= bit(slot)
        gears, tokens, jackpot = 0, 0, 0
        if ended.out != BUST:
            gears = base_gears(self.cards, ended.natural, ended.skulls, ended.out)
            tokens = base_tokens(self.cards, ended.natural, ended.skulls, ended.out)
            for slot in self.table.jackpots:
                if won >> slot & 1:
                    bet = self.cards.bets[self.table.bets[slot]]
                    jackpot = max(jackpot, jackpot_gears(bet, ended.natural, ended.skulls))
        sort = (gears, tokens, jackpot, won)
        if sort not in self._sorts:
            self._sorts[sort] = End(len(self._sorts), gears, tokens, jackpot, won)
        return self._sorts[sort]


def open_bets(table: Table, key: int) -> int:
    """SKULL-7.6 and 7.7 The bets that may be made before this roll."""
    skulls = [skulls_in(key, level) for level in range(1, 5)]
    wagers = reachable(
        naturals_in(key, 1) + skulls[0],
        naturals_in(key, 2) + skulls[1],
        naturals_in(key, 3),
        skulls[2],
        naturals_in(key, 4) + skulls[3],
        sum(skulls),
        floor_in(key),
        hand_in(key),
        picks_in(key),
        tokens_in(key),
    )
    return table.possible(wagers) & ~table.closed[floor_in(key)]


class Stakes:
    """What the ends of a turn are worth: the roller wants gears, tokens for what they are worth in
    gears, and as little as may be for a better with one marker (`mind` is how much that counts; 0
    is the gear-maximising roller of SKULL-16.1). The better's gain is carried along.

    In row 0 the marker is still to be placed, in row 1 + slot it lies on that bet.
    """

    def __init__(
        self, ends: Ends, hopeless: int, token_gears: float = TOKEN_GEARS, mind: float = 1.0
    ) -> None:
        self.rows: Final[i64] = 1 + len(ends.table.bets)
        self.ends: Final = ends
        self.token_gears: Final = token_gears
        self.mind: Final = mind
        self.pays: Final[list[float]] = []  # by slot, for the first marker
        for index in ends.table.bets:
            bet = ends.cards.bets[index]
            self.pays.append(float(bet.pays[0]) * (token_gears if bet.in_tokens else 1.0))
        self._shut: Final[i64] = hopeless
        self._known: Final[dict[int, list[float]]] = {}

    def ended(self, final: int) -> list[float]:
        """All rows, one after another."""
        end = self.ends.end(final)
        left = final >> _TURN_BITS
        name = end.number * 128 + left
        known = self._known.get(name)
        if known is None:
            worth = float(end.gears) + self.token_gears * float(end.tokens)
            worth = max(worth, float(end.jackpot)) + self.token_gears * float(left)
            known = [worth, 0.0]
            for slot, pays in enumerate(self.pays):
                gain = pays if end.won >> slot & 1 == 1 else 0.0
                known.append(worth - self.mind * gain)
                known.append(gain)
            self._known[name] = known
        return known

    def betting(self, key: int, rolled: list[float]) -> list[float]:
        """What the rows are worth before a betting step, if `rolled` is what follows: the better
        waits, or places the marker where it gains most."""
        bets: i64 = open_bets(self.ends.table, key)
        bets &= ~self._shut
        best: i64 = 0
        for slot in range(i64(len(self.pays))):
            if bets >> slot & 1 == 1 and rolled[3 + 2 * slot] > rolled[2 * best + 1]:
                best = 1 + slot
        if best > 0:
            rolled[0] = rolled[2 * best]
            rolled[1] = rolled[2 * best + 1]
        return rolled


class Marker:
    """A marker on a bet, and what it would be paid."""

    def __init__(self, slot: int, seat: int, due: int, in_tokens: bool) -> None:
        self.slot: Final[i64] = slot
        self.seat: Final[i64] = seat
        self.due: Final = float(due)
        self.in_tokens: Final = in_tokens


def markers(s: Skulls, slots: vec[i64], seats: vec[i64]) -> list[Marker]:
    """SKULL-9.1 and 11.2 The markers in the order they are paid, with their payouts."""
    found: list[Marker] = []
    for slot, index in enumerate(s.data.bets):
        bet = s.cards.bets[index]
        height = 0
        for place, each in enumerate(slots):
            if each != slot:
                continue
            due = bet.pays[height] if height < len(bet.pays) else 0
            against = 0
            for other in slots:
                beside = s.cards.bets[s.data.bets[other]]
                if beside.card == bet.card and beside.beside != bet.beside:
                    against += 1
            if bet.modifier == PLUS:
                due += against
            elif bet.modifier == TIMES:
                due *= against
            found.append(Marker(slot, seats[place], due, bet.in_tokens))
            height += 1
    return found
