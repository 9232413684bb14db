"""Who stands how well in a game of Sándwich Wars: the points each seat can expect at the end.

A seat has points, and it has what brings points: coins, cards, ingredients in its zone,
assistants, orders within reach. What these are worth depends on how far the game is. The numbers
were fitted to 2,460 games between bots (linear regression on the points that were still to come).
"""

import math
from typing import Final

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.bots.reach import FURTHEST, POINT, Means, order_worth, steps_to
from ludoteka.games.sandwich_wars.rules.parts import (
    BETTER_ORDER,
    COLLECT_CARDS,
    COLLECT_COINS,
    FREE_KITCHEN,
    GET_ASSISTANT,
    LAST_INGREDIENT,
    ORDERS_TO_END,
    VARIETY,
)
from ludoteka.games.sandwich_wars.rules.scoring import opportunity_points, printed_points
from ludoteka.games.sandwich_wars.rules.state import Contest
from ludoteka.games.sandwich_wars.rules.turn import Turn
from ludoteka.kernel.masks import bit

# The traits of a seat, by number
ALWAYS: Final = 0
FIRST_COINS: Final = 1
MORE_COINS: Final = 2
INGREDIENTS: Final = 3
QUALITY_HELD: Final = 4
HELP: Final = 5  # opportunities in hand, by effect
FREE: Final = 6
CHEF: Final = 7
SALE: Final = 8
LAID: Final = 9
QUALITY_LAID: Final = 10
COLLECTING: Final = 11
ASSISTANTS: Final = 12
TYPES: Final = 13
ORDERS_DONE: Final = 14
TEMPO: Final = 15
BEST: Final = 16  # the best open orders, by worth and nearness
SECOND: Final = 17
THIRD: Final = 18
TRAITS: Final = 19

FEW_COINS: Final[i64] = 6
MANY_COINS: Final[i64] = 16
NEAR: Final = [round(1000 * 0.94**step) for step in range(int(FURTHEST) + 1)]
"""How much of an order's worth counts when so many steps are missing, in thousandths."""

WORTH: Final = [
    [517, 3, 5, -3, 1, 7, 13, -14, 6, 11, 2, -2, -6, 0, 0, 15, 26, 14, -1],
    [422, 8, 3, -3, 3, -6, 8, -6, 7, 3, 3, 2, -10, -11, -11, 12, 22, 9, 19],
    [313, 4, 3, -2, 4, -2, 18, 4, 13, 4, 5, 5, -6, -2, -14, 14, 23, 1, 24],
    [213, 0, 2, -5, 3, 13, 11, 17, 24, -4, 4, 1, -2, -4, -13, 14, 26, 24, 24],
    [81, -1, 1, -5, 2, 28, 15, 29, 35, 2, 3, -2, -1, -3, -10, 16, 41, 24, 4],
    [-68, 2, 0, -11, 2, 37, 22, 34, 35, 0, 8, 4, -4, 1, 2, 31, 39, 10, -10],
]
"""Tenths of a point for each trait, by phase; for orders in reach hundredths of their worth."""
SPREAD: Final = [90.0, 100.0, 95.0, 80.0, 70.0, 35.0]
"""By phase: tenths of a point ahead that make winning e times as likely."""


def win_shares(s: Contest) -> list[int]:
    """The share of the win of each seat, in thousandths."""
    points = [int(expected(s, seat)) for seat in range(len(s.hands))]
    return shares(points, SPREAD[phase(s)])


def shares(points: list[int], spread: float) -> list[int]:
    """What so many expected points mean for winning."""
    most = max(points)
    parts: list[float] = []
    total = 0.0
    for each in points:
        part = math.exp(float(each - most) / spread)
        parts.append(part)
        total += part
    return [int(1000.0 * part / total) for part in parts]


def phase(s: Contest) -> i64:
    """SAND-6.5 The orders of who has most; with five of them the last round is on."""
    most: i64 = 0
    for done in s.orders:
        if len(done) > most:
            most = len(done)
    return most if most < ORDERS_TO_END else ORDERS_TO_END


def expected(s: Contest, seat: i64) -> i64:
    """The points of a seat at the end, in tenths."""
    now = phase(s)
    points: i64 = POINT * points_so_far(s, seat)
    if now == ORDERS_TO_END and tempo(s, seat) == 0:
        return points + POINT * i64(opportunity_points(s, seat))
    found = traits(s, seat)
    worth = WORTH[now]
    for each in range(BEST):
        points += i64(worth[each]) * i64(found[each])
    in_reach: i64 = 0
    for each in range(BEST, TRAITS):
        in_reach += i64(worth[each]) * i64(found[each])
    return points + in_reach // 100


def points_so_far(s: Contest, seat: i64) -> i64:
    """SAND-7.2 All but the opportunities, which may still be played."""
    variety: i64 = VARIETY[int(types_done(s, seat)).bit_count()]
    return variety + i64(printed_points(s, seat)) + i64(s.chips[seat])


def traits(s: Contest, seat: i64) -> list[int]:
    """What a seat has, by the numbers above."""
    found = [0] * TRAITS
    means = Means(s, seat)
    coins = means.coins
    found[ALWAYS] = 1
    found[FIRST_COINS] = coins if coins < FEW_COINS else FEW_COINS
    if coins > FEW_COINS:
        found[MORE_COINS] = min(coins, MANY_COINS) - FEW_COINS
    found[INGREDIENTS] = len(means.held) - 1
    found[QUALITY_HELD] = means.held[-1]
    found[LAID] = len(means.laid) - 1
    found[QUALITY_LAID] = means.laid[-1]
    found[ASSISTANTS] = int(means.staff).bit_count()
    found[ORDERS_DONE] = len(s.orders[seat])
    found[TEMPO] = tempo(s, seat)
    for card in s.kitchens[seat]:
        effect: i64 = s.cards.effect[card]
        if effect == COLLECT_COINS or effect == COLLECT_CARDS:
            found[COLLECTING] += 1
    _note_opportunities(s, seat, found)
    types = types_done(s, seat)
    found[TYPES] = int(types).bit_count()
    _note_orders(s, means, types, found)
    return found


def _note_opportunities(s: Contest, seat: i64, found: list[int]) -> None:
    for card in s.hands[seat].cards:
        if card > LAST_INGREDIENT:
            effect: i64 = s.cards.effect[card]
            if effect == FREE_KITCHEN:
                found[FREE] += 1
            elif effect == BETTER_ORDER:
                found[CHEF] += 1
            elif effect == GET_ASSISTANT:
                found[HELP] += 1
            else:
                found[SALE] += 1


def _note_orders(s: Contest, means: Means, types: i64, found: list[int]) -> None:
    """The three open orders that promise most."""
    for order in s.row:
        size: i64 = s.cards.order_size[order]
        steps = steps_to(means, size, s.cards.order_quality[order])
        worth = order_worth(s, means, order, types >> size & 1 == 0) * NEAR[steps] // 1000
        if worth > found[BEST]:
            found[THIRD] = found[SECOND]
            found[SECOND] = found[BEST]
            found[BEST] = worth
        elif worth > found[SECOND]:
            found[THIRD] = found[SECOND]
            found[SECOND] = worth
        elif worth > found[THIRD]:
            found[THIRD] = worth


def types_done(s: Contest, seat: i64) -> i64:
    """The types of the orders a player has completed, as a mask."""
    mask: i64 = 0
    for order in s.orders[seat]:
        mask |= bit(s.cards.order_size[order])
    return mask


def tempo(s: Contest, seat: i64) -> i64:
    """SAND-3.1, 7.1 The actions a seat still has in this round."""
    seats: i64 = len(s.hands)
    mine: i64 = (seat - s.first + seats) % seats
    now: i64 = (s.turn - s.first + seats) % seats
    if mine != now:
        return 2 if mine > now else 0
    for frame in s.frames:
        if isinstance(frame, Turn):
            return frame.actions
    return 0
