"""SKULL-7: the bets in play at one table, and which of them are open.

Bets in play are numbered in the order of the payout (SKULL-9.1); sets of them are masks.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.parts import (
    STANDARD,
    STANDARD_CARDS,
    TIMES,
    Cards,
    cards_of,
)
from ludoteka.games.emerald_skulls.rules.wagers import Wager
from ludoteka.games.emerald_skulls.rules.words import BETS, PASS_IT
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Move


class Table:
    """The cards in play: made once, shared by all positions of a match."""

    def __init__(self, cards: Cards, in_play: list[int], seats: int) -> None:
        # by seat that rolls: the others, as a mask
        self.others: Final = vec[i64]([bit(seats) - 1 - bit(roller) for roller in range(seats)])
        self.bets: Final[list[int]] = []  # by slot: the bet
        self.slots: Final[list[int]] = [-1] * len(cards.bets)  # by bet: its slot, or -1
        for card in sorted(in_play):
            for bet in cards.card_bets[card]:
                self.slots[bet] = len(self.bets)
                self.bets.append(bet)
        self.slots_about: Final[list[list[int]]] = [[] for _ in cards.wagers]  # by wager
        for slot, bet in enumerate(self.bets):
            self.slots_about[cards.bets[bet].wager].append(slot)
        self.places: Final = [len(cards.bets[bet].pays) for bet in self.bets]
        # by binary digit of a number of places: the bets whose number has it
        self.place_digits: Final = vec[i64]([self._with_digit(digit) for digit in range(4)])
        self.wagers: Final[list[Wager]] = [cards.wagers[cards.bets[bet].wager] for bet in self.bets]
        self.wager_bits: Final[list[int]] = [bit(cards.bets[bet].wager) for bet in self.bets]
        self.excludes: Final = vec[i64]([self._excluded(cards, bet) for bet in self.bets])
        self.closed: Final = vec[i64]([self._closed(cards, floor) for floor in range(6)])
        self.hopeless: Final[i64] = self._times(cards) if seats == 2 else 0
        self.times: Final[i64] = self._times(cards) if cards.rules >= 2 else 0
        on_cards = [self._on_card(cards, cards.bets[bet].card) for bet in self.bets]
        self.beside: Final = vec[i64](on_cards)  # by slot: the bets on its card
        self.jackpots: Final[list[int]] = [
            slot for slot, bet in enumerate(self.bets) if cards.bets[bet].jackpot
        ]
        self._possible: Final[dict[int, int]] = {}
        self._lists: Final[dict[int, list[Move]]] = {}

    def _with_digit(self, digit: int) -> int:
        return sum([bit(slot) for slot, places in enumerate(self.places) if places >> digit & 1])

    def _excluded(self, cards: Cards, bet: int) -> int:
        """SKULL-7.3 and 7.5 What a marker keeps its player from: the bet, or the whole card."""
        card = cards.bets[bet].card
        if cards.family[card] == STANDARD:
            return bit(self.slots[bet])
        return self._on_card(cards, card)

    def _on_card(self, cards: Cards, card: int) -> int:
        return sum([bit(self.slots[each]) for each in cards.card_bets[card]])

    def _closed(self, cards: Cards, floor: int) -> int:
        """SKULL-7.6 The bets behind a stop level that has been reached."""
        mask = 0
        for slot, bet in enumerate(self.bets):
            stop = cards.stop[cards.bets[bet].card]
            if 0 < stop <= floor:
                mask |= bit(slot)
        return mask

    def _times(self, cards: Cards) -> int:
        """SKULL-7.7 The x bets, which pay nothing unless somebody bets against them."""
        return sum([bit(self.slots[bet]) for bet in self.bets if cards.bets[bet].modifier == TIMES])

    def possible(self, wagers: i64) -> int:
        """The bets whose wagers are in that mask."""
        known = self._possible.get(wagers)
        if known is None:
            known = 0
            for slot, wager in enumerate(self.wager_bits):
                if wagers & wager:
                    known |= bit(slot)
            self._possible[wagers] = known
        return known

    def choices(self, mask: i64) -> list[Move]:
        """The bets of a mask, and passing (a remembered list)."""
        known = self._lists.get(mask)
        if known is None:
            known = [BETS[bet] for slot, bet in enumerate(self.bets) if mask >> slot & 1]
            known.append(PASS_IT)
            self._lists[mask] = known
        return known


_STANDARD: Final[dict[int, Table]] = {}


def table_of(cards: Cards, in_play: list[int], seats: int) -> Table:
    """The table with these cards; the standard ones of the printed box are remembered."""
    if in_play != STANDARD_CARDS or cards is not cards_of("", cards.rules):
        return Table(cards, in_play, seats)
    name = cards.rules * 16 + seats
    known = _STANDARD.get(name)
    if known is None:
        known = Table(cards, in_play, seats)
        _STANDARD[name] = known
    return known
