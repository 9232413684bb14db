"""DELI-5: what sandwiches and collections are worth."""

import pytest

from games.deli.deli_table import EVENT, points, table, turn_up, worth
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import PRINTED
from ludoteka.games.deli.rules.scoring import sandwich_lines


def test_5_1_each_card_is_worth_a_point_and_5_5_moisture_is_subtracted() -> None:
    """DELI-5.1, DELI-5.5"""
    assert worth("half_roll bacon bacon") == 3
    assert worth("half_roll bacon bacon bacon") == 4 - 1


def test_5_2_closing_with_bread_is_worth_a_point() -> None:
    """DELI-5.2"""
    assert worth("half_roll bacon bacon bacon bacon half_roll #") == 6 + 1


@pytest.mark.parametrize(
    ("sandwich", "signs"),
    [
        ("half_roll butter bacon", 1),
        ("half_roll cream_cheese bacon", 1),
        ("half_roll tuna bacon", 1),
        ("half_roll corned_beef bacon", 1),
        ("half_roll roasted_pork bacon", 1),
        ("half_roll wiener bacon", 1),
        ("half_roll fried_egg bacon", 1),
        ("half_roll bacon american", 1),
        ("half_roll bacon cheddar", 1),
        ("half_roll bacon swiss", 1),
        ("half_roll bacon tuna", 0),
        ("half_roll american avocado", 1),
        ("half_roll american sauerkraut", 1),
        ("half_roll american pickles", 1),
        ("half_roll avocado american", 0),
        ("half_roll pickles tomato", 1),
        ("half_roll pickles bacon", 1),
        ("half_roll tomato pickles", 0),
    ],
)
def test_5_3_a_card_that_lies_as_its_sign_asks_is_worth_a_point(sandwich: str, signs: int) -> None:
    """DELI-5.3"""
    assert worth(sandwich) == 3 + signs


@pytest.mark.parametrize("card", ["lettuce", "trinity", "hot_sauce", "ranch"])
def test_5_3_lowest_or_topmost_with_two_other_fillings(card: str) -> None:
    """DELI-5.3"""
    assert worth(f"half_roll {card} tuna tuna") == 4 + 1 - 1
    assert worth(f"half_roll swiss swiss {card}") == 4 + 1 - 1
    assert worth(f"half_roll swiss {card} swiss swiss") == 5 - 2
    assert worth(f"half_roll swiss {card}") == 3


CLASSICS = {
    "reuben": "rye butter corned_beef swiss sauerkraut rye #",
    "cubano": "half_roll butter roasted_pork swiss pickles half_roll #",
    "cheesy_dog": "half_roll wiener cheddar pickles trinity half_roll #",
    "classic_wrap": "wrap lettuce bacon tomato ranch",
    "veggie_wrap": "wrap swiss avocado lettuce tomato",
    "bacon_egg_cheese": "half_roll fried_egg bacon american half_roll #",
    "cream_cheese_bagel": "half_bagel cream_cheese avocado lettuce tomato half_bagel #",
    "tuna_melt": "white_toast tuna american tomato trinity white_toast #",
    "blt": "white_toast lettuce bacon tomato trinity white_toast #",
    "butter_toast": "rye butter",
    "avocado_toast": "white_toast avocado",
}
MENU = {"cubano": 4, "cream_cheese_bagel": 4, "cheesy_dog": 2, "tuna_melt": 2, "blt": 2}
MENU |= {"butter_toast": 1, "avocado_toast": 1}


@pytest.mark.parametrize("name", CLASSICS)
def test_5_4_a_classic_is_worth_the_points_of_the_menu(name: str) -> None:
    """DELI-5.4"""
    sandwich = table(areas=[[CLASSICS[name]]], pool="rye").s.areas[0][0]
    lines = [line for line in sandwich_lines(PRINTED, sandwich, 1) if line.word == "classic"]
    recipes = GAME.words.kinds["recipe"]
    assert [(recipes[line.about], line.points) for line in lines] == [(name, MENU.get(name, 3))]


def test_5_4_the_cards_must_be_exactly_those() -> None:
    """DELI-5.4"""
    assert worth("rye butter") == 2 + 1 + 1
    assert worth("rye butter tomato") == 3 + 1 - 0
    assert worth("rye butter rye #") == 3 + 1 + 1 - 3, "closed with bread it is on no menu"


def test_5_4_a_classic_that_needs_two_breads_counts_only_when_closed() -> None:
    """DELI-5.4"""
    assert worth("half_roll fried_egg bacon american") == 4 + 2 - 1


def test_5_5_classics_ignore_moisture() -> None:
    """DELI-5.5"""
    assert worth("half_roll fried_egg bacon american half_roll #") == 5 + 2 + 1 + 3


def test_5_6_most_of_an_ingredient_and_ties() -> None:
    """DELI-5.6"""
    areas = [
        ["rye hot_sauce", "rye hot_sauce", "rye american"],
        ["wrap hot_sauce", "wrap american", "wrap cheddar"],
        ["half_roll *american", "half_roll cheddar"],
        ["rye cheddar cheddar"],
    ]
    t = table(4, pool="rye", areas=areas)
    alone = [sum(worth(told) for told in area) for area in areas]
    assert [now - then for now, then in zip(points(t), alone, strict=True)] == [5, 1, 1, 2]


def test_5_6_nobody_scores_for_none() -> None:
    """DELI-5.6"""
    assert points(table(pool="rye", areas=[["rye tuna"], []])) == [2, 0]


def test_5_7_most_points_win_and_ties_share() -> None:
    """DELI-5.7"""
    t = turn_up(table(3, at=EVENT, round=5, areas=[["rye tuna"], ["rye tuna"], []]), "rats")
    assert (t.over.ranks, t.over.scores) == ([0, 0, 2], [2, 2, 0])
    assert t.heard[-2:] == ["shared", "shared"]


def test_5_8_the_example_of_the_book() -> None:
    """DELI-5.8"""
    assert worth(CLASSICS["reuben"]) == 6 + 3 + 1 + 3


def test_a_negative_total_is_told_too() -> None:
    t = turn_up(table(at=EVENT, round=5, areas=[["rye", "wrap"], []]), "power_cut")
    assert t.over.scores == [-2, 0]
    assert "scored-minus" in t.heard
