"""SAND-8: the examples of the rules."""

from games.sandwich_wars.contest import contest, seen_by_all
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.kernel.pending import Chance

FULL = ["lechuga", "tomate", "morron_asado", "mortadela", "tortilla"]


def test_8_1_the_fried_egg_with_its_assistant() -> None:
    """SAND-8.1 Costs 4, counts 7, completes 1d; 2 VP now and 5 printed at the end."""
    table = contest(hands=[["huevo_frito"]], staff={"huevos": 0}, row=["1d"])
    table.choose("play huevo_frito").draws("lomo")
    assert table.s.coins[0] == 6
    table.choose("complete 1d")
    assert table.told("completed") == [(0, 4, 7)]
    assert table.s.chips[0] == 2
    table.choose("split 0")
    assert GAME.result(table.s).scores[0] == 5 + 2


def test_8_2_the_fine_stays_two_with_the_assistant() -> None:
    """SAND-8.2"""
    table = contest(hands=[["palta"]], zones=[FULL], staff={"vegetales": 0})
    table.choose("replace palta mortadela")
    assert table.s.coins[0] == 10 - 4 - 2
    assert table.discards() == ["mortadela"]


def test_8_2_the_fine_stays_two_after_ketchup() -> None:
    """SAND-8.2"""
    table = contest(hands=[["ketchup", "mayonesa"]], zones=[FULL[:4]])
    table.choose("play ketchup", "replace mayonesa lechuga")
    assert table.s.coins[0] == 10 - 2 - 0 - 2


def test_8_2_cocina_libre_does_not_spare_the_fine() -> None:
    """SAND-8.2"""
    table = contest(hands=[["cocina_libre", "palta"]], zones=[FULL])
    table.choose("play cocina_libre", "replace palta lechuga")
    assert table.s.coins[0] == 8


def test_8_2_with_four_ingredients_nothing_may_be_replaced() -> None:
    """SAND-8.2"""
    table = contest(hands=[["palta"]], zones=[FULL[:4]])
    table.refused("replace palta lechuga", "SAND-3.3", "zone-not-full")


def test_8_3_two_ingredients_of_one_bonus_category_score_once() -> None:
    """SAND-8.3"""
    table = contest(zones=[["mortadela", "salame"]], row=["2a"]).choose("complete 2a")
    assert table.s.chips[0] == 2


def test_8_4_upkeep_short_by_one() -> None:
    """SAND-8.4"""
    staff = {"carnes": 0, "quesos": 0, "huevos": 0, "extras": 0}
    table = contest(actions=0, coins=[5], chips=[1], staff=staff, deck=[]).choose("end")
    assert (table.s.coins[0], table.s.chips[0]) == (1, 0)
    assert table.staff(0) == []


def test_8_5_a_played_opportunity_is_played_again_by_the_neighbour() -> None:
    """SAND-8.5"""
    table = contest(3, hands=[["buena_venta"]], actions=0)
    table.choose("play buena_venta", "split 0", "end")
    assert table.hand(1) == ["buena_venta"]
    table.choose("play buena_venta", "split 0")
    assert list(table.s.coins) == [13, 13, 10]
    assert table.hand(2) == ["buena_venta"]


def test_8_6_an_assistant_got_as_reward_earns_nothing_for_this_order() -> None:
    """SAND-8.6 It collects and must be paid for this very turn."""
    table = contest(zones=[["huevo_frito"]], row=["1c"], actions=1, order_deck=[])
    table.choose("complete 1c", "take huevos")
    assert table.s.chips[0] == 2
    table.choose("end").draws("lomo")
    table.choose("pay-coins", "keep huevos")
    assert table.s.coins[0] == 8
    assert table.staff(0) == ["huevos"]


def test_8_7_fifteen_rounds_without_an_order_end_the_game() -> None:
    """SAND-8.7"""
    table = contest(2, turn=1, actions=0, idle=14, chips=[3, 1]).choose("end")
    assert table.over.scores == [3, 1]
    assert table.told("idle-end") == [(15,)]


def test_8_7_an_order_in_the_fifteenth_round_starts_the_count_anew() -> None:
    """SAND-8.7"""
    table = contest(2, actions=1, idle=14, zones=[["huevo_frito"]], row=["1b"], order_deck=[])
    table.choose("complete 1b", "split 0", "end")
    table.choose("coins", "coins", "end")
    assert table.s.idle == 0
    assert table.ask.seat == 0


def test_8_8_the_end_of_the_turn_is_asked_and_final() -> None:
    """SAND-8.8 An opportunity collected in 6.1 cannot be played in this turn."""
    for hand in ([], ["toque_del_chef"]):
        table = contest(hands=[hand], staff={"carnes": 0}).choose("coins", "coins")
        assert table.ask.prompt == "end"
        table.choose("end").draws("buena_venta")
        table.refused("play buena_venta", "SAND-3.8", "turn-ended")
        table.choose("keep carnes")
        assert table.ask.seat == 1


def test_8_9_a_split_is_chosen_before_a_card_is_seen() -> None:
    """SAND-8.9"""
    table = contest(zones=[["provolone"]], row=["1a"], deck=["lomo"]).choose("complete 1a")
    table.choose("split 2").draws("lomo")
    assert table.told("none-to-draw") == [(0,)]
    assert table.hand(0) == ["lomo"]
    assert table.s.coins[0] == 13
    assert table.discards() == ["provolone"]


def test_8_10_a_refill_without_a_fit_looks_at_every_card_once() -> None:
    """SAND-8.10"""
    row = ["1d", "1e", "2d", "2e"]
    table = contest(2, actions=0, row=row, order_deck=["1a", "2a"], under=["1b", "2b"], completed=1)
    table.choose("end").draws("2a", "1a")
    assert table.row() == row
    assert table.under() == ["2a", "1a", "1b", "2b"]
    assert table.s.order_deck.size == 0
    assert table.ask.seat == 1


def test_8_11_the_reshuffle_does_not_contain_the_ingredients_of_this_order() -> None:
    """SAND-8.11"""
    table = contest(zones=[["alioli"]], row=["1b"], deck=[], discards=["lomo", "palta"])
    table.choose("complete 1b", "split 0")
    ask = GAME.pending(table.s)
    assert isinstance(ask, Chance)
    assert ask.size == 2
    table.draws("lomo", "palta")
    assert table.discards() == ["alioli"]


def test_8_12_two_toques_before_one_order() -> None:
    """SAND-8.12 +6; a second order gets nothing."""
    table = contest(
        hands=[["toque_del_chef", "toque_del_chef"]],
        zones=[["lechuga", "tomate"]],
        row=["1e", "1a"],
    )
    table.choose("play toque_del_chef", "play toque_del_chef", "complete 1e", "use lechuga")
    assert table.told("completed") == [(0, 5, 7)]
    table.choose("chips").refused("complete 1a", "SAND-4.2", "quality-short")
    assert table.refusal("complete 1a").args[1:] == (3, 2)
    assert table.hand(1) == ["toque_del_chef", "toque_del_chef"]


def test_8_12_a_toque_that_is_not_used_is_lost() -> None:
    """SAND-8.12 The card is with the neighbour."""
    table = contest(hands=[["toque_del_chef"]], zones=[["lechuga"]], actions=0)
    table.choose("play toque_del_chef", "end", "coins", "coins", "end")
    assert table.s.chef == 0
    assert table.hand(1) == ["toque_del_chef"]
    assert seen_by_all(table.s.hands[1].seen[0])


def test_8_13_ketchup_waits_for_an_ingredient_that_is_paid() -> None:
    """SAND-8.13"""
    table = contest(hands=[["ketchup", "cocina_libre", "lechuga", "mostaza", "palta"]])
    table.choose("play ketchup", "play cocina_libre", "play lechuga", "play mostaza")
    assert table.s.coins[0] == 8
    table.choose("play palta")
    assert table.s.coins[0] == 4


def test_8_14_panceta_is_a_joker_for_the_bonus_only() -> None:
    """SAND-8.14"""
    for staff, chips in (({}, 2), ({"vegetales": 0}, 2), ({"extras": 0}, 4)):
        table = contest(zones=[["panceta_crocante"]], row=["1b"], staff=staff)
        table.choose("complete 1b")
        assert table.s.chips[0] == chips


def test_8_15_restocking_a_hand_of_seven() -> None:
    """SAND-8.15"""
    hand = ["lomo", "palta", *FULL]
    table = contest(hands=[hand]).choose("restock", "discard lomo", "done")
    assert table.hand(0) == hand[1:]
    table.choose("coins", "end")
    assert table.ask.prompt == "limit"
