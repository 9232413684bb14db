"""What a good player of Sándwich Wars knows: who is ahead, which moves to try, and why."""

import math
from typing import Final

from ludoteka.games.sandwich_wars.bots.greedy import move_worths
from ludoteka.games.sandwich_wars.bots.judgement import (
    points_so_far,
    shares,
    types_done,
    win_shares,
)
from ludoteka.games.sandwich_wars.rules.orders import best_quality
from ludoteka.games.sandwich_wars.rules.parts import (
    BETTER_ORDER,
    FREE_KITCHEN,
    HAND_SIZE,
    LAST_INGREDIENT,
    ORDERS_TO_END,
)
from ludoteka.games.sandwich_wars.rules.state import Contest, cost
from ludoteka.games.sandwich_wars.rules.turn import Turn
from ludoteka.games.sandwich_wars.rules.words import COINS, COMPLETE, END, HIRE, PLAY, RESTOCK, TAKE
from ludoteka.kernel.advice import Advice
from ludoteka.kernel.pending import Move

BEHIND: Final = 300.0
"""Hundredths of a point behind the best move that make a move e times less promising."""
BEST: Final = 1000
WORST: Final = 20
BEGINNERS_POINT: Final = 20
BEGINNERS_QUALITY: Final = 6
BEGINNERS_COIN: Final = 2
BEGINNERS_SPREAD: Final = 150.0


class SandwichAdvice(Advice[Contest]):
    """For any number of players."""

    def values(self, s: Contest) -> list[int]:
        return win_shares(s)

    def first_sight(self, s: Contest) -> list[int]:
        """The points so far, good ingredients in the zone, and coins."""
        seen: list[int] = []
        for seat in range(len(s.hands)):
            laid = sum([s.cards.quality[card] for card in s.kitchens[seat]])
            worth = BEGINNERS_QUALITY * laid + BEGINNERS_COIN * s.coins[seat]
            seen.append(worth + BEGINNERS_POINT * int(points_so_far(s, seat)))
        return shares(seen, BEGINNERS_SPREAD)

    def is_quiet(self, s: Contest) -> bool:
        return isinstance(s.frames[-1], Turn)

    def weights(self, s: Contest, seat: int, moves: list[Move]) -> list[int]:
        """By what the greedy player thinks of them."""
        if len(moves) == 1:
            return [BEST]
        worths = move_worths(s, seat, moves)
        most = max(worths)
        return [
            WORST + int(float(BEST) * math.exp(float(worth - most) / BEHIND)) for worth in worths
        ]

    def reason(self, s: Contest, seat: int, move: Move) -> str:
        """The plain words for the commonest good ideas."""
        verb = move.verb
        if verb == COMPLETE:
            return _order_reason(s, seat, move.args[0])
        if verb == PLAY and move.args[0] > LAST_INGREDIENT:
            return _opportunity_reason(s, seat, move.args[0])
        if verb == END and s.hands[seat].cards and max(s.hands[seat].cards) > LAST_INGREDIENT:
            return "sand-keep"
        if verb in (HIRE, TAKE) and _matching(s, seat, move.args[0]) > 1:
            return "sand-assistant"
        if verb == COINS and _is_short_of_coins(s, seat):
            return "sand-coins"
        if verb == RESTOCK and len(s.hands[seat].cards) < HAND_SIZE:
            return "sand-restock"
        return ""


def _order_reason(s: Contest, seat: int, order: int) -> str:
    """SAND-6.5 and 7.2 The fifth order ends the game, another type counts for variety."""
    if len(s.orders[seat]) == ORDERS_TO_END - 1:
        return "sand-ends"
    if types_done(s, seat) >> s.cards.order_size[order] & 1 == 0:
        return "sand-new-type"
    return "sand-order"


def _opportunity_reason(s: Contest, seat: int, card: int) -> str:
    effect = s.cards.effect[card]
    if effect == BETTER_ORDER and _opens_order(s, seat, s.cards.amount[card]):
        return "sand-chef"
    return "sand-free" if effect == FREE_KITCHEN else ""


def _opens_order(s: Contest, seat: int, more: int) -> bool:
    """SAND-4.2 Whether so much more quality makes an order possible that is not yet."""
    for order in s.row:
        if s.cards.order_size[order] <= len(s.kitchens[seat]):
            short = s.cards.order_quality[order] - best_quality(s, seat, order)
            if 0 < short <= more:
                return True
    return False


def _matching(s: Contest, seat: int, category: int) -> int:
    """Ingredients of a category that a player has."""
    cards = [*s.kitchens[seat], *s.hands[seat].cards]
    return sum([s.cards.category[card] == category for card in cards])


def _is_short_of_coins(s: Contest, seat: int) -> bool:
    """SAND-3.2 There are ingredients in hand, and none can be paid."""
    prices = [int(cost(s, seat, card)) for card in s.hands[seat].cards if card <= LAST_INGREDIENT]
    return len(prices) > 0 and min(prices) > s.coins[seat]


ADVICE: Final = SandwichAdvice()
