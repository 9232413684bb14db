"""SAND-9.1: a table's own cards."""

import pytest

from games.sandwich_wars.contest import card, contest
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.parts import cards_of
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng

OWN = """
[[ingredient]]
id = "lechuga"
quality = 4
cost = 0
effect = "quality_with"
amount = 2
with = ["vegetales"]
source = "owner"

[[order]]
id = "5e"
size = 2
quality = 9
reward = "units"
units = 4
source = "owner"

[[opportunity]]
id = "buena_venta"
amount = 5
source = "owner"
"""


def test_a_table_may_load_its_own_cards() -> None:
    """SAND-9.1"""
    table = contest(zones=[["lechuga", "palta"]], row=["5e"], coins=[0], parts=OWN)
    table.choose("complete 5e")
    assert table.told("completed") == [(0, 25, 4 + 5 + 2)]
    assert table.options == ["split 0", "split 1", "split 2", "split 3", "split 4"]
    options = GAME.options().with_parts(OWN)
    playout(GAME, GAME.start(3, options, SILENT), Rng(1), 10_000)


@pytest.mark.parametrize(
    ("table", "id", "field", "word"),
    [
        ("ingredient", "pan", "cost = 1", "component-id"),
        ("ingredient", "lomo", "cost = 10", "component-number"),
        ("ingredient", "lomo", 'category = "extras"', "component-fixed"),
        ("ingredient", "lomo", 'effect = "win"', "component-unknown"),
        ("ingredient", "lomo", 'effect = "quality_with"', "component-missing"),
        ("opportunity", "buena_venta", "amount = 6", "component-number"),
        ("opportunity", "buena_venta", "copies = 4", "component-fixed"),
        ("opportunity", "ayuda_inesperada", "amount = 2", "component-number"),
        ("ingredient", "aceitunas", "amount = 2", "component-number"),
        ("order", "1a", "size = 6", "component-number"),
        ("order", "1c", 'reward = "units"', "component-missing"),
        ("assistant", "carnes", "hire = 4", "component-closed"),
        ("bread", "pan", "size = 1", "component-table"),
    ],
)
def test_a_mistake_in_a_table_s_own_file_is_named(
    table: str, id: str, field: str, word: str
) -> None:
    """SAND-9.1"""
    with pytest.raises(Unreadable) as caught:
        cards_of(f'[[{table}]]\nid = "{id}"\n{field}\nsource = "owner"\n')
    assert caught.value.word == word


def test_a_match_of_earlier_rules_keeps_its_cards() -> None:
    """SAND-9.1"""
    tenderloin = card("lomo")
    assert [cards_of("", rules).cost[tenderloin] for rules in (1, 2, 3)] == [6, 6, 3]
    assert [cards_of(OWN, rules).cost[tenderloin] for rules in (1, 2, 3)] == [6, 6, 3]
    assert [cards_of(OWN, rules).quality[card("lechuga")] for rules in (1, 2, 3)] == [4, 4, 4]


def test_an_owner_takes_away_the_coins_for_a_place() -> None:
    """SAND-9.6"""
    assert cards_of("", 2).start[3] == [0, 0, 0]
    assert cards_of("").start[3] == [0, 1, 0]
    own = cards_of('[[start]]\nid = "2-of-3"\ncoins = 0\nsource = "owner"\n')
    assert own.start[3] == [0, 0, 0]


def test_a_change_must_say_where_it_comes_from() -> None:
    """SAND-9.1"""
    with pytest.raises(Unreadable) as caught:
        cards_of('[[ingredient]]\nid = "lechuga"\nquality = 4\n')
    assert caught.value.values["field"] == "source"
