"""SAND-4 and SAND-5: completing orders, and assistants."""

from games.sandwich_wars.contest import contest
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.kernel.rng import Rng

EASY = ["1a", "2a", "3a", "4a", "5a"]
ALL_BUT_CARNES = dict.fromkeys(
    ["aderezos", "vegetales", "quesos", "huevos", "fiambres", "extras"], 1
)


def test_an_order_takes_exactly_as_many_ingredients_as_it_says() -> None:
    """SAND-4.1 Any categories, repeats allowed."""
    zone = ["lechuga", "tomate", "morron_asado", "palta"]
    table = contest(zones=[zone], row=EASY)
    table.refused("complete 5a", "SAND-4.1", "too-few-ingredients")
    assert table.refusal("complete 5a").args[1:] == (5, 4)
    table.choose("complete 2a").refused("coins", "SAND-4.1", "choose-ingredients")
    table.choose("use tomate", "use morron_asado")
    assert table.ask.prompt == "split"
    table.choose("split 0")
    assert table.zone(0) == ["lechuga", "palta"]


def test_ingredients_are_chosen_from_left_to_right_in_the_own_zone() -> None:
    """SAND-4.1"""
    table = contest(
        zones=[["lechuga", "palta", "tortilla", "lomo"], ["provolone"]], row=EASY
    ).choose("complete 2a")
    assert table.ask.about == (6, 2)
    table.refused("use provolone", "SAND-4.1", "other-zone")
    table.refused("use bondiola", "SAND-4.1", "not-in-zone")
    table.refused("use lomo", "SAND-4.1", "left-to-right")
    table.choose("use palta").refused("use lechuga", "SAND-4.1", "left-to-right")
    assert table.options == ["use tortilla", "use lomo"]


def test_the_last_possible_choice_is_taken_by_itself() -> None:
    """SAND-4.1 With exactly the ingredients needed nothing is asked."""
    table = contest(zones=[["tortilla", "provolone"]], row=EASY).choose("complete 2a")
    assert table.ask.prompt == "split"
    assert table.orders(0) == ["2a"]


def test_the_quality_must_be_reached() -> None:
    """SAND-4.2"""
    table = contest(zones=[["lechuga", "tomate", "cebolla"]], row=EASY)
    assert [text for text in table.options if text.startswith("complete")] == ["complete 2a"]
    table.refused("complete 3a", "SAND-4.2", "quality-short")
    assert table.refusal("complete 3a").args[1:] == (7, 5)
    table.refused("complete 1a", "SAND-4.2", "quality-short")
    assert table.refusal("complete 1a").args[1:] == (3, 2)


def test_a_single_choice_that_reaches_the_quality_is_taken_by_itself() -> None:
    """SAND-4.2"""
    table = contest(zones=[["lechuga", "palta", "tortilla", "tomate"]], row=["2d"])
    table.choose("complete 2d")
    assert table.told("completed") == [(0, 9, 9)]
    table.choose("split 0")
    assert table.zone(0) == ["lechuga", "tomate"]


def test_why_an_ingredient_does_not_do() -> None:
    """SAND-4.2 The quality needed, and the best that could still come."""
    table = contest(zones=[["lechuga", "palta", "tortilla", "lomo"]], row=["2d"])
    table.choose("complete 2d").refused("use lechuga", "SAND-4.2", "falls-short")
    assert table.refusal("use lechuga").args[1:] == (8, 7)
    assert table.options == ["use palta", "use tortilla"]


def test_reward_a_is_an_assistant_or_two_points() -> None:
    """SAND-4.3"""
    table = contest(zones=[["huevo_frito"]], row=["1c"], staff={"carnes": 1})
    table.choose("complete 1c")
    table.refused("take carnes", "SAND-4.3", "assistant-taken")
    table.refused("skip", "SAND-4.3", "choose-reward")
    assert table.options[-1] == "chips"
    table.choose("chips")
    assert list(table.s.chips) == [4, 0]
    assert table.s.coins[0] == 10


def test_without_an_assistant_in_the_centre_the_two_points_are_taken() -> None:
    """SAND-4.3"""
    staff = {**ALL_BUT_CARNES, "carnes": 1}
    table = contest(zones=[["huevo_frito"]], row=["1c"], staff=staff).choose("complete 1c")
    assert table.ask.prompt == "action"
    assert table.s.chips[0] == 4


def test_reward_b_is_split_before_anything_is_drawn() -> None:
    """SAND-4.3"""
    table = contest(zones=[["huevo_frito"]], row=["1b"]).choose("complete 1b")
    assert table.options == ["split 0", "split 1", "split 2", "split 3"]
    table.refused("split 4", "SAND-4.3", "only-units")
    table.refused("chips", "SAND-4.3", "choose-split")
    table.choose("split 2").draws("lomo", "palta")
    assert table.hand(0) == ["lomo", "palta"]
    assert table.s.coins[0] == 11


def test_missing_cards_are_not_replaced_by_coins() -> None:
    """SAND-4.3"""
    table = contest(zones=[["huevo_frito"]], row=["1b"], deck=[]).choose("complete 1b", "split 3")
    assert table.hand(0) == []
    assert table.s.coins[0] == 10


def test_each_different_bonus_category_used_gives_two_points() -> None:
    """SAND-4.4"""
    zone = ["lechuga", "bondiola", "provolone", "champinones", "milanesa_de_pollo"]
    table = contest(zones=[zone], row=["5b"]).choose("complete 5b")
    assert table.told("bonus") == [(0, 6)]
    assert table.s.chips[0] == 6


def test_an_assistant_whose_category_was_used_gives_two_points_once() -> None:
    """SAND-4.5"""
    table = contest(
        zones=[["lechuga", "tomate", "palta"], []],
        row=["3e"],
        staff={"vegetales": 0, "quesos": 0, "carnes": 1},
    )
    table.choose("complete 3e")
    assert table.told("assistant-bonus") == [(0, 3, 2)]
    assert list(table.s.chips) == [2, 0]


def test_used_ingredients_are_discarded_and_the_order_counts_at_the_end() -> None:
    """SAND-4.6"""
    table = contest(zones=[["bondiola", "lomo"]], row=["2c"]).choose("complete 2c", "chips")
    assert table.zone(0) == []
    assert table.discards() == ["bondiola", "lomo"]
    assert table.orders(0) == ["2c"]
    assert GAME.result(table.s).scores == [6 + 2, 0]


def test_chips_are_public_events_and_nothing_treats_them_as_unknown() -> None:
    """SAND-4.7"""
    table = contest(zones=[["huevo_frito"]], row=["1c"]).choose("complete 1c", "chips")
    assert table.told("got-chips") == [(0, 2)]
    for viewer in (0, 1, SPECTATOR):
        view = GAME.view(table.s, viewer)
        assert list(view.position.chips) == [4, 0]
        assert list(GAME.imagine(view, Rng(1)).chips) == [4, 0]


def test_the_steps_of_completing_come_in_order() -> None:
    """SAND-4.8 Points, reward, effects of use, and only then the discards."""
    table = contest(zones=[["alioli", "jamon_crudo"]], row=["2a"], deck=["lomo", "palta"])
    table.choose("complete 2a")
    assert table.s.chips[0] == 4
    assert table.zone(0) == ["alioli", "jamon_crudo"]
    table.choose("split 0")
    assert table.s.coins[0] == 15
    assert table.discards() == []
    table.draws("lomo", "palta")
    assert table.s.coins[0] == 18
    assert table.discards() == ["alioli", "jamon_crudo"]


def test_an_assistant_makes_its_category_cheaper_and_better() -> None:
    """SAND-5.1 Also ingredients already in the zone; never below 0."""
    table = contest(
        hands=[["mostaza", "alioli", "palta"]], zones=[["mayonesa"]], row=["1b"], coins=[10]
    )
    table.refused("complete 1b", "SAND-4.2")
    table.choose("hire aderezos")
    assert "complete 1b" in table.options
    table.choose("play mostaza")
    assert table.s.coins[0] == 5
    dearer = contest(hands=[["alioli", "palta"]], staff={"aderezos": 0})
    dearer.choose("play alioli")
    assert dearer.s.coins[0] == 6
    dearer.choose("play palta")
    assert dearer.s.coins[0] == 0


def test_an_assistant_brings_a_card_at_the_end_of_the_turn() -> None:
    """SAND-5.1"""
    table = contest(actions=0, staff={"carnes": 0, "extras": 0, "quesos": 1})
    table.choose("end").draws("lomo", "palta")
    assert table.hand(0) == ["lomo", "palta"]
    assert table.ask.prompt == "keep"


def test_any_number_of_assistants_may_work_for_a_player() -> None:
    """SAND-5.2 As long as the upkeep is paid."""
    staff = {**ALL_BUT_CARNES, "carnes": 0}
    table = contest(actions=0, coins=[1, 12], staff=staff, turn=1, deck=[])
    table.choose("end")
    for name in ("aderezos", "vegetales", "quesos", "huevos", "fiambres", "extras"):
        table.choose(f"keep {name}")
    assert len(table.staff(1)) == 6
    assert list(table.s.coins) == [1, 0]
