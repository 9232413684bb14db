"""DELI-10: the card data, its sources, and a table's own file."""

import tomllib

import pytest

from games.deli.deli_table import points, table
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import (
    CATEGORY_OF,
    FIRST,
    INGREDIENT_NAMES,
    PARTS_TEXT,
    cards_of,
)
from ludoteka.kernel.components import SOURCES
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng


def test_10_every_entry_has_a_source_and_the_game_tells_it() -> None:
    for entries in tomllib.loads(PARTS_TEXT).values():
        assert all(entry["source"] in SOURCES for entry in entries)
    assert GAME.source("ingredient", INGREDIENT_NAMES.index("butter")) == "book"
    assert GAME.source("ingredient", INGREDIENT_NAMES.index("tuna")) == "house"
    assert GAME.source("recipe", 0) == "book"
    assert GAME.source("recipe", 1) == "deduced"
    assert GAME.source("event", 1) == "house"
    assert GAME.source("place", 1) == ""


def test_the_categories_of_the_code_are_those_of_the_file() -> None:
    rows = tomllib.loads(PARTS_TEXT)
    names = [row["id"] for row in rows["category"]]
    for kind, row in enumerate(rows["ingredient"], start=1):
        assert names[CATEGORY_OF[kind]] == row["category"]
    assert FIRST[-1] == len(INGREDIENT_NAMES)
    for number, row in enumerate(rows["action"][:5]):
        assert row["id"] == "joker_" + names[number].replace("vegetable", "veggie")


OWN = """
ingredient = [{ id = "tuna", sign = "on_cheese", source = "owner" }]
action = [
  { id = "breadhead", points = 2, source = "owner" },
  { id = "joker_sauce", count = 2, source = "owner" },
]
event = [{ id = "fresh_loaf", amount = 2, count = 4, source = "owner" }]
choice = [{ id = "toast_or_rye", of = ["white_toast"], source = "owner" }]
recipe = [{ id = "cubano", cards = ["half_roll", "trinity", "half_roll"], source = "owner" }]
"""


def test_a_table_may_load_its_own_actions_events_menu_and_signs() -> None:
    own = GAME.options().with_parts(OWN)
    areas = [["half_roll trinity half_roll #", "rye butter", "rye swiss tuna"], []]
    assert points(table(pool="rye", areas=areas, options=own))[0] == (3 + 1 + 4) + 2 + (3 + 1)
    box = GAME.box(2, own)
    assert (sum(box["action"]), sum(box["event"])) == (21, 18)
    s = GAME.start(3, own, SILENT)
    playout(GAME, s, Rng(1), 10_000)
    assert GAME.census(s) == GAME.box(3, own)


@pytest.mark.parametrize(("bonus", "more"), [(0, 0), (1, 3)])
def test_4_9_a_table_may_give_wraps_the_closing_bonus(bonus: int, more: int) -> None:
    """DELI-4.9, DELI-4.10 Only wraps that are declared closed get it; the toasts do not."""
    told = f'ingredient = [{{ id = "wrap", bonus = {bonus}, source = "owner" }}]'
    own = GAME.options(closing_bonus="3").with_parts(told)
    areas = [["wrap bacon bacon =", "wrap bacon bacon", "white_toast butter ="], []]
    plain = points(table(pool="rye", areas=areas, options=GAME.options(closing_bonus="3")))[0]
    assert points(table(pool="rye", areas=areas, options=own))[0] == plain + more


@pytest.mark.parametrize(
    ("told", "word"),
    [
        ('ingredient = [{ id = "tunna", sign = "edge", source = "owner" }]', "component-id"),
        ('ingredient = [{ id = "tuna", count = 9, source = "owner" }]', "component-fixed"),
        ('ingredient = [{ id = "tuna", bonus = 1, source = "owner" }]', "component-fixed"),
        ('ingredient = [{ id = "wrap", bonus = 2, source = "owner" }]', "component-number"),
        ('ingredient = [{ id = "tuna", sign = "top", source = "owner" }]', "component-unknown"),
        ('action = [{ id = "breadhead", count = 99, source = "owner" }]', "component-number"),
        ('recipe = [{ id = "blt", cards = ["toast"], source = "owner" }]', "component-unknown"),
        ('recipe = [{ id = "blt", points = 3 }]', "component-missing"),
        ('menu = [{ id = "blt", source = "owner" }]', "component-table"),
        ("recipe = [", "component-toml"),
    ],
)
def test_every_mistake_in_a_file_is_one_clear_fault(told: str, word: str) -> None:
    with pytest.raises(Unreadable, match=word):
        cards_of(told)


def test_a_table_without_events_or_action_cards_still_plays() -> None:
    """DELI-8.1 Without events none comes."""
    rows = tomllib.loads(PARTS_TEXT)
    told = [
        f"{family} = [{', '.join(_none(row['id']) for row in rows[family])}]"
        for family in ("action", "event")
    ]
    own = GAME.options().with_parts("\n".join(told))
    s = GAME.start(2, own, SILENT)
    playout(GAME, s, Rng(2), 10_000)
    assert list(s.past) == []
    assert s.round == 5


def _none(id: str) -> str:
    return f'{{ id = "{id}", count = 0, source = "owner" }}'
