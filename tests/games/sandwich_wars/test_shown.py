"""The stage of Sándwich Wars is sent what the rules say, and no more than is known."""

from collections.abc import Iterator
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.orders import can_complete, quality_of
from ludoteka.games.sandwich_wars.rules.parts import BETTER, FINE, LAST_INGREDIENT
from ludoteka.games.sandwich_wars.rules.scoring import (
    opportunity_points,
    printed_points,
    score,
    variety_points,
)
from ludoteka.games.sandwich_wars.rules.state import cost
from ludoteka.games.sandwich_wars.shown import shown
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import SPECTATOR, Decide
from ludoteka.kernel.rng import Rng
from playing import random_game, viewers


def positions(seats: int, every: int = 8) -> Iterator[Any]:
    steps = random_game(GAME, seats, GAME.options(), seats, 2000)
    for count, (s, _) in enumerate(steps):
        if count % every == 0:
            yield s


def test_the_points_shown_are_those_of_the_rules() -> None:
    """SAND-7.2"""
    highest = 0
    for seats in (2, 5):
        for s in positions(seats):
            for seat, told in enumerate(shown(GAME.view(s, 0)).scores):
                seen = GAME.view(s, 0).position
                assert told.total == score(seen, seat)
                assert told.orders == printed_points(s, seat)
                assert told.variety == variety_points(s, seat)
                assert told.completed == told.orders + told.variety
                assert told.opportunities == opportunity_points(seen, seat)
                assert sum(told.types) == len(s.orders[seat])
                assert told.different == len([count for count in told.types if count])
                highest = max(highest, told.total)
    assert highest > 20


def test_prices_are_what_is_paid() -> None:
    """SAND-3.2, SAND-3.3, SAND-9.4"""
    paid = {"play": 0, "replace": 0}
    free = 0
    for s, _ in random_game(GAME, 3, GAME.options(), 7, 3000):
        ask = GAME.pending(s)
        if not isinstance(ask, Decide) or ask.prompt not in ("action", "free-kitchen"):
            continue
        seat = int(ask.seat)
        prices = shown(GAME.view(s, seat)).prices
        known = [card for card in s.hands[seat].cards if card <= LAST_INGREDIENT]
        assert set(prices) == set(known)
        for card in known:
            asked = 0 if ask.prompt == "free-kitchen" else int(cost(s, seat, card))
            assert prices[card].cost == asked
        for move in ask.options:
            if move.verb not in paid or move.args[0] > LAST_INGREDIENT:
                continue
            price = prices[move.args[0]]
            full = price.with_fine is not None
            assert full == (move.verb == "replace")
            assert (price.with_fine or price.cost) <= s.coins[seat]
            assert price.with_fine is None or price.with_fine == price.cost + FINE
            paid[move.verb] += 1
            free += ask.prompt == "free-kitchen"
    assert min(paid.values()) > 10
    assert free > 0


def test_ketchup_is_for_whoever_has_the_turn() -> None:
    """SAND-9.3"""
    seen = 0
    for s in positions(2, 1):
        turn = int(s.turn)
        if s.discount == 0:
            continue
        other = 1 - turn
        told = shown(GAME.view(s, other)).prices
        s.discount, kept = 0, s.discount
        for card in told:
            assert told[card].cost == cost(s, other, card)
        s.discount = kept
        seen += len(told)
    assert seen > 0


def test_the_best_quality_decides_whether_an_order_can_be_completed() -> None:
    """SAND-4.1, SAND-4.2"""
    outcomes = set()
    for seats in (2, 5):
        for s in positions(seats):
            seat = int(s.turn)
            told = shown(GAME.view(s, seat)).reached
            assert len(told) == len(s.row)
            for order, reached in zip(s.row, told, strict=True):
                assert reached.enough == can_complete(s, seat, order)
                few = len(s.kitchens[seat]) < s.cards.order_size[order]
                assert (reached.best is None) == few
                outcomes.add((few, reached.enough))
    assert outcomes == {(True, False), (False, False), (False, True)}


def test_toque_del_chef_is_for_whoever_has_the_turn() -> None:
    """SAND-9.4"""
    seen = 0
    for s in positions(2, 1):
        if s.chef == 0 or not s.row:
            continue
        other = 1 - int(s.turn)
        with_chef = shown(GAME.view(s, other)).reached
        s.chef, kept = 0, s.chef
        assert with_chef == shown(GAME.view(s, other)).reached
        s.chef = kept
        seen += 1
    assert seen > 0


def test_an_assistant_makes_ingredients_better() -> None:
    """SAND-5.1"""
    better = 0
    for s in positions(3):
        told = shown(GAME.view(s, SPECTATOR)).quality
        for seat, kitchen in enumerate(s.kitchens):
            for place, card in enumerate(kitchen):
                more = told[card] - s.cards.quality[card]
                assert more == (BETTER if s.assistants[s.cards.category[card]] == seat else 0)
                assert told[card] <= quality_of(s, seat, bit(place))
                better += more > 0
    assert better > 0


def test_the_last_round_and_long_idleness_are_told() -> None:
    """SAND-7.1, SAND-7.4"""
    s = next(positions(2))
    told = shown(GAME.view(s, 0))
    assert (told.last_round, told.idle_told) == (False, False)
    s.orders[1] = vec[i64](range(1, 6))
    s.idle = 10
    told = shown(GAME.view(s, 0))
    assert (told.last_round, told.idle_told) == (True, True)


def test_only_what_the_viewer_knows_is_shown() -> None:
    """SAND-3.9 The same is shown in every world the viewer thinks possible."""
    rng = Rng(5)
    for s in positions(3, 16):
        for viewer in viewers(3):
            view = GAME.view(s, viewer)
            other = GAME.view(GAME.imagine(view, rng), viewer)
            assert shown(other) == shown(view)
            assert (shown(view).reached == []) == (viewer == SPECTATOR or not s.row)
