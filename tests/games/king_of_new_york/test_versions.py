"""What version 2 of the rules plays differently, and that version 1 is played as it was."""

import pytest

from games.king_of_new_york.scenes import Scene, scene
from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES

V1, V2 = 1, 2


def back_in_manhattan(rules: int) -> Scene:
    """KONY-9.5 and 6.1 Super Speed in, out again because only four live, and in at the Move."""
    t = scene(
        "turn",
        seats=5,
        lanes="two",
        places="bronx manhattan queens brooklyn staten_island",
        keep={0: "super_speed chinatown_regular"},
        hearts={0: 3, 2: 1},
        units={"queens": "tank"},
        open="- - -",
        rules=rules,
    )
    t.do("go manhattan").roll("o o o a e e").do("keep", "resolve ouch", "go bronx")
    t.do("resolve attack", "go queens")
    assert t.where() == "manhattan"
    return t


def test_each_entry_in_an_ordinary_turn_gives_a_star_and_heals() -> None:
    """KONY-6.1, KONY-10.1 Two stars for entering, three for the Statue; Chinatown Regular twice."""
    assert back_in_manhattan(V2).goods()[:2] == (7, 5)


def test_by_the_rules_of_version_1_only_the_first_entry_counted() -> None:
    """KONY-6.1"""
    assert back_in_manhattan(V1).goods()[:2] == (5, 4)


def test_in_a_subway_turn_only_the_first_entry_counts() -> None:
    """KONY-10.21 Subway"""
    t = scene("turn", keep={0: "chinatown_regular"}, hearts={0: 3}, subway=1)
    t.do("go manhattan", "go queens", "stay").roll("e e e e e e").do("go manhattan")
    assert t.goods() == (5, 1, 0)


@pytest.mark.parametrize(("rules", "ranks"), [(V1, [0, 0, 0]), (V2, [1, 1, 1])])
def test_nobody_wins_when_all_are_dead(rules: int, ranks: list[int]) -> None:
    """KONY-8.1 In version 1 they shared the victory."""
    assert scene("end", places="- - -", rules=rules).over.ranks == ranks


def test_todays_version_is_2_and_1_can_still_be_played() -> None:
    assert (GAME.rules, GAME.oldest) == (V2, V1)


def test_a_table_without_a_version_is_played_by_todays_rules() -> None:
    assert GAME.setup(2, GAME.options()).data.rules == V2


def test_an_owners_components_keep_the_version() -> None:
    diva = '[[card]]\nid = "diva"\nprice = 1\nsource = "owner"\n'
    s = GAME.setup(2, GAME.options().with_parts(diva).with_rules(V1))
    assert (int(s.data.rules), s.data.price[CARD_NAMES.index("diva")]) == (V1, 1)
