"""Sándwich Wars: what the stage shows beside the position, from what the viewer may know."""

from typing import Any

import msgspec

from ludoteka.games.sandwich_wars.rules.orders import best_quality
from ludoteka.games.sandwich_wars.rules.parts import (
    BETTER,
    COINS_TAKEN,
    FINE,
    IDLE_ROUNDS_TOLD,
    ORDERS_TO_END,
    REWARD_CHIPS,
    ZONE_SIZE,
)
from ludoteka.games.sandwich_wars.rules.scoring import (
    opportunity_points,
    printed_points,
    score,
    variety_points,
)
from ludoteka.games.sandwich_wars.rules.state import (
    Contest,
    cost,
    helped,
    is_ingredient,
    usual_cost,
)
from ludoteka.games.sandwich_wars.rules.words import ASK_FREE
from ludoteka.kernel.game import View

TYPES = range(1, 6)


class Price(msgspec.Struct, frozen=True):
    """What an ingredient in a hand costs now (SAND-5.1), and where the zone is full also with the
    fine for replacing (SAND-3.3)."""

    cost: int
    with_fine: int | None


class Reached(msgspec.Struct, frozen=True):
    """SAND-4.2 The best quality the viewer's zone gives for an open order, null with too few
    ingredients, and whether that is enough."""

    best: int | None
    enough: bool


class Score(msgspec.Struct, frozen=True):
    """SAND-7.2 The points of a seat as far as one sees them. `types` are the completed orders by
    type, `variety` the points for `different` ones, `completed` those of orders and variety."""

    orders: int
    types: list[int]
    different: int
    variety: int
    completed: int
    opportunities: int
    total: int


class Shown(msgspec.Struct, frozen=True):
    """What the stage shows beside the position.

    `quality` of the ingredients in zones and hands, with the assistants of whoever has them, and
    `prices` of those in hands are by number of the card. `reached` is in the order of the open
    orders, nothing for spectators. `scores` are by seat.
    """

    quality: dict[int, int]
    prices: dict[int, Price]
    reached: list[Reached]
    scores: list[Score]
    places: int
    coins_taken: int
    reward_chips: int
    last_round: bool
    idle_told: bool


def shown(view: View[Any]) -> Shown:
    s: Contest = view.position
    seats = range(len(s.hands))
    quality: dict[int, int] = {}
    prices: dict[int, Price] = {}
    for seat in seats:
        for card in s.kitchens[seat]:
            quality[card] = _quality(s, seat, card)
        free = view.prompt == ASK_FREE and view.waiting >> seat & 1 == 1
        for card in s.hands[seat].cards:
            if is_ingredient(card):
                quality[card] = _quality(s, seat, card)
                prices[card] = _price(s, seat, card, free)
    return Shown(
        quality=quality,
        prices=prices,
        reached=[_reached(s, view.viewer, each) for each in s.row] if view.viewer in seats else [],
        scores=[_score(s, seat) for seat in seats],
        places=int(ZONE_SIZE),
        coins_taken=COINS_TAKEN,
        reward_chips=REWARD_CHIPS,
        last_round=view.over is None and any(len(done) >= ORDERS_TO_END for done in s.orders),
        idle_told=s.idle >= IDLE_ROUNDS_TOLD,
    )


def _quality(s: Contest, seat: int, card: int) -> int:
    """SAND-5.1"""
    return s.cards.quality[card] + (int(BETTER) if helped(s, seat, card) else 0)


def _price(s: Contest, seat: int, card: int, free: bool) -> Price:
    """SAND-9.3 Kétchup counts for whoever's turn it is; SAND-9.4 Cocina libre costs nothing."""
    price = 0 if free else int(cost(s, seat, card) if s.turn == seat else usual_cost(s, seat, card))
    return Price(price, price + int(FINE) if len(s.kitchens[seat]) >= ZONE_SIZE else None)


def _reached(s: Contest, seat: int, order: int) -> Reached:
    """SAND-9.4 Toque del chef counts for whoever's turn it is."""
    if len(s.kitchens[seat]) < s.cards.order_size[order]:
        return Reached(None, False)
    best = best_quality(s, seat, order) - (0 if s.turn == seat else int(s.chef))
    return Reached(best, best >= s.cards.order_quality[order])


def _score(s: Contest, seat: int) -> Score:
    orders, variety = int(printed_points(s, seat)), variety_points(s, seat)
    sizes = [s.cards.order_size[order] for order in s.orders[seat]]
    return Score(
        orders=orders,
        types=[sizes.count(size) for size in TYPES],
        different=len(set(sizes)),
        variety=variety,
        completed=orders + variety,
        opportunities=int(opportunity_points(s, seat)),
        total=int(score(s, seat)),
    )
