"""How far a player of Sándwich Wars is from an order, and what the order would bring.

An estimate, quick because a search asks for it ten thousand times a second: the best ingredients
laid and held are taken by their quality alone, and what is missing still comes from the market.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.parts import (
    BETTER,
    BETTER_ORDER,
    BONUS,
    CATEGORIES,
    FREE_KITCHEN,
    LAST_INGREDIENT,
)
from ludoteka.games.sandwich_wars.rules.state import Contest, cost
from ludoteka.kernel.masks import bit

ACTION: Final[i64] = 4
"""Steps are quarters of an action: taking coins brings four."""
FRESH_STEPS: Final[i64] = 6
"""An ingredient that must be drawn first: its action, and a share of the restocking."""
FRESH_QUALITY: Final[i64] = 3
FRESH_COST: Final[i64] = 3
SHORT_STEPS: Final[i64] = 3
"""For each quality that is missing."""
FURTHEST: Final[i64] = 99
POINT: Final[i64] = 10
UNIT: Final[i64] = 8
REWARD_A: Final[i64] = 25
NEW_TYPE: Final[i64] = 35


class Means:
    """What a seat can complete orders with."""

    def __init__(self, s: Contest, seat: i64) -> None:
        self.coins: Final[i64] = s.coins[seat]
        self.chef: i64 = s.chef if s.turn == seat else i64(0)  # quality to come from Toque del chef
        self.free: i64 = 0  # ingredients that Cocina libre lays
        self.staff: i64 = 0  # mask of the categories of the assistants
        self.categories: i64 = 0  # mask of the categories laid or held
        self.laid: Final[list[int]] = [0]  # the total quality of the best so many
        self.held: Final[list[int]] = [0]
        self.costs: Final[list[int]] = [0]  # what those held cost together
        for category in range(i64(1), i64(CATEGORIES)):
            if s.assistants[category] == seat:
                self.staff |= bit(category)
        self._count_laid(s, seat)
        self._count_held(s, seat)

    def _count_laid(self, s: Contest, seat: i64) -> None:
        qualities = [int(self._quality(s, card)) for card in s.kitchens[seat]]
        qualities.sort(reverse=True)
        total: i64 = 0
        for quality in qualities:
            total += i64(quality)
            self.laid.append(total)

    def _count_held(self, s: Contest, seat: i64) -> None:
        found: list[int] = []  # 16 * quality + cost, to be sorted
        for card in s.hands[seat].cards:
            if card <= LAST_INGREDIENT:
                found.append(16 * self._quality(s, card) + cost(s, seat, card))
            elif s.cards.effect[card] == BETTER_ORDER:
                self.chef += i64(s.cards.amount[card])
            elif s.cards.effect[card] == FREE_KITCHEN:
                self.free += i64(s.cards.amount[card])
        found.sort(reverse=True)
        total: i64 = 0
        price: i64 = 0
        for place in range(i64(len(found))):
            total += i64(found[place]) >> 4
            if place >= self.free:
                price += i64(found[place]) & 15
            self.held.append(total)
            self.costs.append(price)

    def _quality(self, s: Contest, card: i64) -> i64:
        """SAND-5.1 With the assistant; the category is noted."""
        category: i64 = s.cards.category[card]
        self.categories |= bit(category)
        quality: i64 = s.cards.quality[card]
        return quality + BETTER if self.staff >> category & 1 == 1 else quality


def steps_to(means: Means, size: i64, needed: i64) -> i64:
    """How many steps it takes to complete an order, by the best mix of laid and held."""
    best: i64 = FURTHEST
    have: i64 = len(means.laid) - 1
    for plays in range(i64(len(means.held))):
        if plays > size:
            break
        laid: i64 = size - plays
        if laid > have:
            laid = have
        fresh: i64 = size - plays - laid
        steps: i64 = ACTION + FRESH_STEPS * fresh
        if plays > means.free:
            steps += ACTION * (plays - means.free)
        quality: i64 = means.chef + means.laid[laid] + means.held[plays] + fresh * FRESH_QUALITY
        if quality < needed:
            steps += SHORT_STEPS * (needed - quality)
        price: i64 = means.costs[plays] + FRESH_COST * fresh
        if price > means.coins:
            steps += price - means.coins
        if steps < best:
            best = steps
    return best


def order_worth(s: Contest, means: Means, order: i64, is_new: bool) -> i64:
    """SAND-4.3 to 4.6 Printed points, bonus, assistants' work, reward, variety; in tenths."""
    size: i64 = s.cards.order_size[order]
    bonus: i64 = int(i64(s.cards.order_bonus[order]) & means.categories).bit_count()
    helped: i64 = int(means.staff & means.categories).bit_count()
    points: i64 = s.cards.order_points[order] + BONUS * (min(bonus, size) + min(helped, size))
    units: i64 = s.cards.order_units[order]
    worth: i64 = POINT * points + (UNIT * units if units > 0 else REWARD_A)
    return worth + NEW_TYPE if is_new else worth
