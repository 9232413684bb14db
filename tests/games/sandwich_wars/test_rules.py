"""SAND-1 to SAND-3: the box, the set-up and the turn."""

import pytest

from games.sandwich_wars.contest import contest, seen_by_all
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.parts import (
    ASSISTANTS,
    CATEGORY_NAMES,
    LAST_INGREDIENT,
    ORDERS,
    PRINTED,
)
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Chance, Decide
from ludoteka.kernel.rng import Rng
from playing import Scenario

FULL = ["lechuga", "tomate", "mostaza", "mayonesa", "tortilla"]


def dealt(seats: int, seed: int) -> Scenario:
    """A game up to the first decision."""
    table = Scenario(GAME, GAME.start(seats, GAME.options(), Journal()))
    rng = Rng(seed)
    while isinstance(ask := GAME.pending(table.s), Chance):
        table.chance(int(rng.below(ask.size)))
    return table


# SAND-1 Components


def test_the_box_holds_fifty_market_cards_twenty_five_orders_and_seven_assistants() -> None:
    """SAND-1.1"""
    assert (sum(PRINTED.market), sum(ORDERS), sum(ASSISTANTS)) == (50, 25, 7)
    assert LAST_INGREDIENT == 42
    assert PRINTED.market[43:] == [2, 2, 2, 2]
    for category in range(1, len(CATEGORY_NAMES)):
        assert list(PRINTED.category).count(category) == 6
    for size in range(1, 6):
        assert list(PRINTED.order_size).count(size) == 5


def test_an_ingredient_has_quality_cost_and_effect_an_order_five_printed_facts() -> None:
    """SAND-1.2"""
    for card in range(1, 43):
        assert PRINTED.quality[card] >= 1
        assert PRINTED.cost[card] >= 0
    for order in range(1, 26):
        assert 1 <= PRINTED.order_size[order] <= 5
        assert PRINTED.order_quality[order] >= 3
        assert PRINTED.order_points[order] >= 1
        assert int(PRINTED.order_bonus[order]).bit_count() >= 1
        assert PRINTED.order_units[order] in (0, 2, 3, 5)


def test_coins_do_not_run_out() -> None:
    """SAND-1.3"""
    table = contest(coins=[200, 200]).choose("coins")
    assert list(table.s.coins) == [204, 200]


# SAND-2 Set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_five_cards_and_ten_coins(seats: int) -> None:
    """SAND-2.1"""
    table = dealt(seats, seed=seats)
    assert [len(hand.cards) for hand in table.s.hands] == [5] * seats
    more = [PRINTED.start[seats][(seat - table.s.first) % seats] for seat in range(seats)]
    assert list(table.s.coins) == [10 + each for each in more]
    assert list(table.s.assistants)[1:] == [-1] * 7
    assert len(table.s.row) == 5


def test_never_three_open_orders_of_one_type_at_the_start() -> None:
    """SAND-2.1 A third goes under the deck and another is turned up."""
    thirds = 0
    for seed in range(40):
        s = dealt(2, seed).s
        types = [PRINTED.order_size[order] for order in s.row]
        assert all(types.count(each) <= 2 for each in types)
        for order in s.under:
            thirds += 1
            assert types.count(PRINTED.order_size[order]) == 2
    assert thirds > 0


def test_the_first_player_is_drawn_by_lot() -> None:
    """SAND-2.2"""
    table = Scenario(GAME, GAME.start(4, GAME.options(), Journal()))
    ask = GAME.pending(table.s)
    assert isinstance(ask, Chance)
    assert (ask.prompt, ask.size) == ("lot", 4)
    table.chance(2)
    rng = Rng(1)
    while isinstance(ask := GAME.pending(table.s), Chance):
        table.chance(int(rng.below(ask.size)))
    assert table.ask.seat == 2


def test_play_goes_to_the_left_and_a_round_ends_right_of_the_first_player() -> None:
    """SAND-2.3"""
    table = contest(3, turn=1, first=1, actions=0)
    for following in (2, 0, 1):
        table.choose("end")
        assert table.ask.seat == following
        assert table.s.idle == (1 if following == 1 else 0)
        table.choose("coins", "coins")


def test_nobody_moves_out_of_turn() -> None:
    """SAND-2.3"""
    table = contest()
    refusal = GAME.explain(table.s, 1, GAME.read("coins"))
    assert refusal is not None
    assert (refusal.clause, refusal.word, refusal.args) == ("SAND-2.3", "not-your-turn", (0,))


@pytest.mark.parametrize("lot", range(3))
def test_with_three_players_the_second_has_a_coin_more(lot: int) -> None:
    """SAND-9.6"""
    table = Scenario(GAME, GAME.start(3, GAME.options(), Journal()))
    table.chance(lot)
    second = (lot + 1) % 3
    assert [int(coins) for coins in table.s.coins] == [10 + (seat == second) for seat in range(3)]
    assert [note.args for note in table.notes if note.word == "start-coins"] == [(second, 1)]


# SAND-3 Turn


def test_a_turn_has_two_actions_and_the_same_one_may_be_taken_twice() -> None:
    """SAND-3.1"""
    table = contest(hands=[["lechuga"]]).choose("coins", "coins")
    assert table.s.coins[0] == 18
    for third in ("coins", "restock", "play lechuga", "hire carnes", "complete 1e"):
        table.refused(third, "SAND-3.1", "no-actions")
    assert table.options == ["end"]


def test_words_of_other_questions_are_no_actions() -> None:
    """SAND-3.1"""
    contest().refused("keep carnes", "SAND-3.1", "choose-action")


def test_an_ingredient_is_paid_and_put_into_the_zone() -> None:
    """SAND-3.2"""
    table = contest(hands=[["tortilla", "palta"]]).choose("play tortilla")
    assert table.zone(0) == ["tortilla"]
    assert table.hand(0) == ["palta"]
    assert list(table.s.coins) == [5, 10]
    table.refused("play palta", "SAND-3.2", "too-dear")
    assert table.refusal("play palta").args[1:] == (6, 5)
    table.refused("play lechuga", "SAND-3.2", "not-in-hand")


def test_effects_are_for_the_player_alone() -> None:
    """SAND-3.2 Kétchup of one player is no help to the next."""
    table = contest(hands=[["ketchup"], ["palta"]]).choose("play ketchup", "coins", "end")
    table.choose("play palta")
    assert table.s.coins[1] == 4


def test_only_a_full_zone_lets_you_replace() -> None:
    """SAND-3.3"""
    table = contest(hands=[["palta"]], zones=[FULL[:4]])
    table.refused("replace palta tomate", "SAND-3.3", "zone-not-full")
    full = contest(hands=[["palta"]], zones=[FULL])
    full.refused("play palta", "SAND-3.3", "zone-full")
    full.refused("replace palta lomo", "SAND-3.3", "not-in-zone")
    full.refused("replace alioli tomate", "SAND-3.2", "not-in-hand")
    full.choose("replace palta tomate")
    assert full.zone(0) == ["lechuga", "mostaza", "mayonesa", "tortilla", "palta"]
    assert full.discards() == ["tomate"]
    assert full.s.coins[0] == 10 - 6 - 2


def test_the_fine_must_be_paid_as_well() -> None:
    """SAND-3.3"""
    table = contest(hands=[["palta"]], zones=[FULL], coins=[7])
    table.refused("replace palta tomate", "SAND-3.3", "fine-too-dear")
    assert table.refusal("replace palta tomate").args[1:] == (8, 7)
    poor = contest(hands=[["palta"]], zones=[FULL], coins=[5])
    poor.refused("replace palta tomate", "SAND-3.2", "too-dear")


def test_only_an_open_order_can_be_completed_and_the_row_waits_for_the_end_of_the_turn() -> None:
    """SAND-3.4"""
    table = contest(
        zones=[["huevo_frito", "provolone"]],
        row=["1a", "1b", "2e", "3e", "4e"],
        done=[[], ["5a"]],
    )
    table.refused("complete 5a", "SAND-3.4", "order-taken")
    assert table.refusal("complete 5a").args[1:] == (1,)
    table.refused("complete 5b", "SAND-3.4", "order-not-open")
    table.choose("complete 1a", "use provolone", "split 0")
    assert table.row() == ["1b", "2e", "3e", "4e"]
    table.choose("complete 1b", "split 0")
    assert table.row() == ["2e", "3e", "4e"]


def test_an_assistant_is_hired_for_five_coins() -> None:
    """SAND-3.5"""
    table = contest(coins=[9], staff={"huevos": 1, "extras": 0}).choose("hire carnes")
    assert table.staff(0) == ["carnes", "extras"]
    assert table.s.coins[0] == 4
    table.refused("hire quesos", "SAND-3.5", "hire-too-dear")
    table.refused("hire huevos", "SAND-3.5", "assistant-taken")
    table.refused("hire extras", "SAND-3.5", "has-assistant")


def test_restocking_discards_what_you_like_and_draws_back_to_five() -> None:
    """SAND-3.6 Opportunities too; all go to the market discards."""
    hand = ["lechuga", "buena_venta", "palta"]
    table = contest(hands=[hand]).choose("restock", "discard buena_venta")
    table.refused("discard lomo", "SAND-3.6", "not-in-hand")
    table.refused("coins", "SAND-3.6", "restocking")
    table.choose("done").draws("lomo", "mostaza", "tomate")
    assert table.hand(0) == ["lechuga", "palta", "lomo", "mostaza", "tomate"]
    assert table.discards() == ["buena_venta"]
    assert table.s.played.cards == []


def test_restocking_may_discard_nothing() -> None:
    """SAND-3.6"""
    table = contest(hands=[FULL]).choose("restock", "done")
    assert table.hand(0) == FULL
    assert table.ask.about == (1,)


def test_taking_coins_gives_four() -> None:
    """SAND-3.7"""
    table = contest().choose("coins")
    assert list(table.s.coins) == [14, 10]
    assert table.told("got-coins") == [(0, 4)]


def test_both_actions_must_be_taken() -> None:
    """SAND-3.8 Taking coins and restocking are always possible."""
    table = contest(coins=[0])
    assert table.options == ["restock", "coins"]
    table.refused("end", "SAND-3.8", "actions-left")
    table.choose("coins").refused("end", "SAND-3.8", "actions-left")
    table.choose("coins").refused("skip", "SAND-3.8", "end-or-opportunity")


@pytest.mark.parametrize("hand", [[], ["lechuga"], ["toque_del_chef"]])
def test_the_turn_never_ends_by_itself(hand: list[str]) -> None:
    """SAND-3.8"""
    table = contest(hands=[hand]).choose("coins", "coins")
    assert (table.ask.seat, table.ask.prompt) == (0, "end")
    table.choose("end")
    assert table.ask.seat == 1


def test_opportunities_are_no_action_and_go_to_the_left() -> None:
    """SAND-3.9 Before, between and after actions, as many as you have."""
    hand = ["toque_del_chef", "buena_venta", "toque_del_chef", "buena_venta"]
    table = contest(3, turn=2, hands=[[], [], hand], coins=[0, 0, 0])
    assert table.options.count("play toque_del_chef") == 1
    table.choose("play toque_del_chef", "coins", "play buena_venta", "split 0")
    table.choose("coins", "play toque_del_chef", "play buena_venta", "split 0")
    assert table.options == ["end"]
    assert table.hand(0) == ["toque_del_chef", "buena_venta"] * 2
    assert list(table.s.coins) == [0, 0, 14]
    assert all(seen_by_all(mask) for mask in table.s.hands[0].seen)


def test_a_hand_may_grow_beyond_five_by_what_is_handed_on() -> None:
    """SAND-3.9 Until that player's own end of turn."""
    table = contest(hands=[["toque_del_chef"], FULL], actions=0)
    table.choose("play toque_del_chef", "end")
    assert len(table.hand(1)) == 6
    table.choose("coins", "coins", "end")
    assert (table.ask.seat, table.ask.prompt) == (1, "limit")


def test_an_opportunity_that_can_do_nothing_cannot_be_played() -> None:
    """SAND-3.9"""
    everybody = dict.fromkeys(CATEGORY_NAMES[1:], 1)
    table = contest(hands=[["ayuda_inesperada", "cocina_libre"]], staff=everybody)
    table.refused("play ayuda_inesperada", "SAND-3.9", "no-assistant-left")
    table.refused("play cocina_libre", "SAND-3.9", "no-ingredient")
    table.refused("play toque_del_chef", "SAND-3.9", "not-in-hand")
    stuck = contest(hands=[["cocina_libre", "palta"]], zones=[FULL], coins=[1])
    stuck.refused("play cocina_libre", "SAND-3.9", "fine-short")


def test_toque_and_buena_venta_may_always_be_played() -> None:
    """SAND-3.9"""
    table = contest(hands=[["toque_del_chef", "buena_venta"]], actions=0, row=[], deck=[])
    assert table.options == ["play toque_del_chef", "play buena_venta", "end"]


def test_opportunities_are_played_one_by_one() -> None:
    """SAND-3.9"""
    table = contest(hands=[["cocina_libre", "toque_del_chef", "palta"]])
    table.choose("play cocina_libre").refused("play toque_del_chef", "SAND-3.9", "one-by-one")


def test_others_know_the_card_handed_on_and_no_other() -> None:
    """SAND-3.9 and 3.8: hands are hidden, their size is not."""
    table = contest(3, hands=[["toque_del_chef", "lomo"], ["palta"]])
    table.choose("play toque_del_chef")
    view = GAME.view(table.s, 2).position
    assert view.hands[0].cards == [0]
    assert view.hands[1].cards == [0, 45]
    assert isinstance(GAME.pending(table.s), Decide)
