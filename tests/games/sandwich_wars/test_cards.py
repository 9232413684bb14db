"""SAND-9: what each ingredient and opportunity does, and the data behind it."""

import tomllib
from collections import Counter
from typing import Any

import pytest

from games.sandwich_wars.contest import card, contest, order
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.effects import OPS
from ludoteka.games.sandwich_wars.rules.orders import quality_of
from ludoteka.games.sandwich_wars.rules.parts import (
    CARD_NAMES,
    CATEGORY_NAMES,
    EFFECT_NAMES,
    ORDER_NAMES,
    PARTS_TEXT,
    PRINTED,
)
from ludoteka.kernel.components import SOURCES
from ludoteka.kernel.masks import members

RING = [1, 2, 3, 4, 5, 6, 7, 1]


def quality(zone: list[str], **more: Any) -> int:
    """The quality of everything in a zone, used for one order."""
    table = contest(zones=[zone], **more)
    return int(quality_of(table.s, 0, (1 << len(zone)) - 1))


# SAND-9.2 The ladder

COIN_COLLECTORS = [
    "pollo_desmenuzado",
    "mostaza",
    "lechuga",
    "queso_crema",
    "huevo_duro",
    "mortadela",
    "papas_pay",
]
SIFTERS = ["tomate", "huevo_picado", "paleta"]
COIN_WHEN_USED = ["milanesa_de_pollo", "mayonesa", "queso_fresco", "salchichon", "pepinillos"]
PARTNERS = {
    "bondiola": "mayonesa",
    "salsa_golf": "tomate",
    "rucula": "queso_fresco",
    "mozzarella": "huevo_picado",
    "revuelto": "paleta",
    "champinones": "milanesa_de_pollo",
}
CHIP_WHEN_USED = [
    "milanesa_de_ternera",
    "chimichurri",
    "morron_asado",
    "provolone",
    "tortilla",
    "salame",
    "anana",
]


def test_each_category_climbs_the_same_ladder() -> None:
    """SAND-9.2 Qualities and costs of the six steps."""
    for number in range(1, 43):
        step = (number - 1) % 6
        assert PRINTED.quality[number] == (1, 2, 2, 3, 4, 5)[step], CARD_NAMES[number]
        cost = 6 if CARD_NAMES[number] == "huevo_frito" else (0, 1, 0, 1, 2, 3)[step]
        assert PRINTED.cost[number] == cost, CARD_NAMES[number]


@pytest.mark.parametrize("name", COIN_COLLECTORS)
def test_step_one_collects_a_coin_at_the_end_of_each_own_turn(name: str) -> None:
    """SAND-9.2"""
    table = contest(hands=[[name]]).choose(f"play {name}", "coins")
    assert table.s.coins[0] == 13
    table.choose("end", "coins", "coins", "end", "coins", "coins", "end")
    assert table.s.coins[0] == 23


@pytest.mark.parametrize("name", SIFTERS)
def test_step_two_draws_two_cards_and_discards_any_one(name: str) -> None:
    """SAND-9.2"""
    table = contest(hands=[[name, "lomo"]]).choose(f"play {name}").draws("alioli", "palta")
    assert table.options == ["discard lomo", "discard alioli", "discard palta"]
    table.refused("discard mostaza", "SAND-9.2", "not-in-hand")
    table.refused("done", "SAND-9.2", "discard-one")
    table.choose("discard lomo")
    assert table.hand(0) == ["alioli", "palta"]
    assert table.discards() == ["lomo"]


def test_step_two_with_nothing_to_draw_and_an_empty_hand_does_nothing() -> None:
    """SAND-9.2"""
    table = contest(hands=[["tomate"]], deck=[]).choose("play tomate")
    assert table.ask.prompt == "action"


@pytest.mark.parametrize("name", COIN_WHEN_USED)
def test_step_three_gives_a_coin_when_used(name: str) -> None:
    """SAND-9.2"""
    table = contest(zones=[[name]], row=["1a"], chef=1).choose("complete 1a", "split 5")
    table.draws("lomo", "palta", "alioli", "tomate", "lechuga")
    assert table.s.coins[0] == 11


@pytest.mark.parametrize(("name", "partner"), PARTNERS.items())
def test_step_four_is_better_with_its_partner(name: str, partner: str) -> None:
    """SAND-9.2 +1 quality if the order also uses the partner category."""
    assert quality([name]) == 3
    assert quality([name, partner]) == 3 + 2 + 1
    category = PRINTED.category[card(name)]
    assert PRINTED.category[card(partner)] == RING[category]
    same = CARD_NAMES[category * 6 - 3]
    assert quality([name, same]) == 3 + 2


@pytest.mark.parametrize("name", CHIP_WHEN_USED)
def test_step_five_gives_a_chip_when_used(name: str) -> None:
    """SAND-9.2"""
    table = contest(zones=[[name]], row=["1b"]).choose("complete 1b")
    before = table.s.chips[0]
    table.choose("split 0")
    assert table.s.chips[0] == before + 1


def test_huevo_frito_draws_a_card_when_played() -> None:
    """SAND-9.2, the sixth step of Huevos; 5 and 6 are the book's."""
    table = contest(hands=[["huevo_frito"]]).choose("play huevo_frito").draws("lomo")
    assert table.hand(0) == ["lomo"]
    assert (PRINTED.quality[card("huevo_frito")], PRINTED.cost[card("huevo_frito")]) == (5, 6)


# SAND-9.3 Special ingredients


def test_hamburguesa_is_better_in_an_order_of_four_or_five() -> None:
    """SAND-9.3"""
    others = ["lechuga", "mostaza", "mortadela", "papas_pay"]
    assert quality(["hamburguesa", *others[:2]]) == 4
    assert quality(["hamburguesa", *others[:3]]) == 5 + 1
    assert quality(["hamburguesa", *others]) == 6 + 1


def test_lomo_is_better_as_the_only_carne() -> None:
    """SAND-9.3"""
    assert quality(["lomo", "lechuga"]) == 6 + 1
    assert quality(["lomo", "pollo_desmenuzado"]) == 6


def test_ketchup_makes_the_next_paid_ingredient_cheaper_once() -> None:
    """SAND-9.3 Never below 0, after the assistant."""
    table = contest(hands=[["ketchup", "lechuga", "cocina_libre"]]).choose("play ketchup")
    assert table.told("discount") == [(0, 2)]
    table.choose("play lechuga")
    assert table.s.coins[0] == 8
    assert table.s.discount == 0
    floor = contest(hands=[["mostaza"]], staff={"aderezos": 0}, discount=2)
    assert floor.choose("play mostaza").s.coins[0] == 10
    both = contest(hands=[["alioli"]], staff={"aderezos": 0}, discount=2)
    assert both.choose("play alioli").s.coins[0] == 8


def test_ketchup_is_lost_at_the_end_of_the_turn() -> None:
    """SAND-9.3"""
    table = contest(hands=[["ketchup", "palta"]]).choose("play ketchup", "coins", "end")
    table.choose("coins", "coins", "end", "play palta")
    assert table.s.coins[0] == 10 - 2 + 4 - 6


def test_alioli_draws_two_when_used() -> None:
    """SAND-9.3"""
    table = contest(zones=[["alioli"]], row=["1b"]).choose("complete 1b", "split 0")
    table.draws("lomo", "palta")
    assert table.hand(0) == ["lomo", "palta"]


def test_cebolla_collects_a_card() -> None:
    """SAND-9.3"""
    table = contest(zones=[["cebolla"]], actions=0).choose("end").draws("lomo")
    assert table.hand(0) == ["lomo"]


def test_palta_gives_a_chip_when_used() -> None:
    """SAND-9.3"""
    table = contest(zones=[["palta"]], row=["1a"]).choose("complete 1a", "split 0")
    assert table.s.chips[0] == 1


def test_queso_de_maquina_draws_one_when_used() -> None:
    """SAND-9.3"""
    table = contest(zones=[["queso_de_maquina"]], row=["1a"], chef=1)
    table.choose("complete 1a", "split 0").draws("lomo")
    assert table.hand(0) == ["lomo"]


def test_queso_azul_is_better_with_a_carne_or_a_fiambre_once() -> None:
    """SAND-9.3"""
    assert quality(["queso_azul", "lechuga"]) == 6
    assert quality(["queso_azul", "pollo_desmenuzado"]) == 6 + 1
    assert quality(["queso_azul", "mortadela"]) == 6 + 1
    assert quality(["queso_azul", "mortadela", "pollo_desmenuzado"]) == 7 + 1


def test_clara_a_la_plancha_brings_two_coins_when_played() -> None:
    """SAND-9.3"""
    table = contest(hands=[["clara_a_la_plancha"]]).choose("play clara_a_la_plancha")
    assert table.s.coins[0] == 10 - 1 + 2


def test_jamon_cocido_is_better_with_a_queso_instead_of_its_partner() -> None:
    """SAND-9.3"""
    assert quality(["jamon_cocido", "papas_pay"]) == 4
    assert quality(["jamon_cocido", "queso_crema"]) == 4 + 1
    assert quality(["jamon_cocido", "queso_crema", "queso_fresco"]) == 6 + 1


def test_jamon_crudo_brings_three_coins_when_used() -> None:
    """SAND-9.3"""
    table = contest(zones=[["jamon_crudo"]], row=["1b"]).choose("complete 1b", "split 0")
    assert table.s.coins[0] == 10 + 3 + 3


def test_aceitunas_may_put_an_order_under_the_deck_and_refill() -> None:
    """SAND-9.3"""
    table = contest(hands=[["aceitunas"]], order_deck=["1a"], under=["2a"])
    table.choose("play aceitunas")
    table.refused("under 1a", "SAND-9.3", "order-not-open")
    table.refused("coins", "SAND-9.3", "choose-under")
    table.choose("under 3e").draws("1a")
    assert table.row() == ["1e", "2e", "4e", "5e", "1a"]
    assert table.under() == ["2a", "3e"]


def test_aceitunas_may_be_declined_and_need_an_order_deck() -> None:
    """SAND-9.3"""
    table = contest(hands=[["aceitunas"]]).choose("play aceitunas", "skip")
    assert table.row() == ["1e", "2e", "3e", "4e", "5e"]
    empty = contest(hands=[["aceitunas"]], order_deck=[]).choose("play aceitunas")
    assert empty.ask.prompt == "action"


def test_aceitunas_refill_the_row_before_the_end_of_the_turn() -> None:
    """SAND-9.3 and 3.4"""
    table = contest(
        hands=[["aceitunas"]],
        zones=[["provolone"]],
        row=["1a", "2e", "3e", "4e", "5e"],
        order_deck=["1b"],
        under=["1c"],
    )
    table.choose("complete 1a", "split 0", "play aceitunas", "under 2e").draws("1b")
    assert table.row() == ["3e", "4e", "5e", "1b", "1c"]
    assert table.under() == ["2e"]


def test_panceta_is_the_missing_bonus_category() -> None:
    """SAND-9.3 The best is taken by itself; Extras stays its category elsewhere."""
    table = contest(zones=[["panceta_crocante", "mortadela"]], row=["2a"]).choose("complete 2a")
    assert table.s.chips[0] == 4
    none = contest(zones=[["panceta_crocante", "mortadela", "mostaza"]], row=["3a"])
    assert none.choose("complete 3a").s.chips[0] == 2
    assert quality(["champinones", "panceta_crocante"]) == 8


# SAND-9.4 Opportunities


def test_ayuda_inesperada_brings_an_assistant_who_must_be_paid() -> None:
    """SAND-9.4"""
    table = contest(hands=[["ayuda_inesperada"]], staff={"carnes": 1}, deck=["lomo"])
    table.choose("play ayuda_inesperada")
    table.refused("take carnes", "SAND-9.4", "assistant-taken")
    table.refused("chips", "SAND-9.4", "choose-assistant")
    table.choose("take quesos")
    assert (table.s.coins[0], table.ask.about) == (10, (2,))
    assert table.hand(1) == ["ayuda_inesperada"]
    table.choose("coins", "coins", "end").draws("lomo").choose("keep quesos")
    assert table.s.coins[0] == 16


def test_cocina_libre_plays_two_ingredients_with_their_effects() -> None:
    """SAND-9.4 No action, no cost; the card is no part of the hand meanwhile."""
    table = contest(hands=[["cocina_libre", "tomate", "palta", "lomo"]], coins=[0])
    table.choose("play cocina_libre", "play tomate").draws("alioli", "mostaza")
    assert "discard cocina_libre" not in table.options
    table.choose("discard mostaza", "play palta")
    assert table.zone(0) == ["tomate", "palta"]
    assert table.ask.about == (2,)
    assert table.hand(1) == ["cocina_libre"]


def test_cocina_libre_may_stop_early_and_always_asks_again() -> None:
    """SAND-9.4 and 3.8 What is in the hand is hidden."""
    table = contest(hands=[["cocina_libre", "lechuga"]]).choose("play cocina_libre")
    table.refused("coins", "SAND-9.4", "cook-free")
    table.refused("play palta", "SAND-3.2", "not-in-hand")
    table.choose("play lechuga")
    assert (table.ask.prompt, table.options) == ("free-kitchen", ["done"])
    table.choose("done")
    assert table.ask.prompt == "action"


def test_toque_del_chef_adds_three_to_the_next_order() -> None:
    """SAND-9.4"""
    table = contest(hands=[["toque_del_chef"]], zones=[["provolone"]], row=["1e"])
    table.choose("play toque_del_chef", "complete 1e")
    assert table.told("completed") == [(0, 5, 7)]


def test_buena_venta_gives_three_units() -> None:
    """SAND-9.4"""
    table = contest(hands=[["buena_venta"]]).choose("play buena_venta", "split 1").draws("lomo")
    assert table.s.coins[0] == 12
    assert table.hand(0) == ["lomo"]
    assert table.hand(1) == ["buena_venta"]


# SAND-9.1 and 9.5 The data


def test_every_entry_says_where_it_comes_from() -> None:
    """SAND-9.1"""
    data = tomllib.loads(PARTS_TEXT)
    assert [len(data[table]) for table in ("ingredient", "opportunity", "order")] == [42, 4, 25]
    assert [entry["id"] for entry in data["assistant"]] == CATEGORY_NAMES[1:]
    for entries in data.values():
        for entry in entries:
            assert entry["source"] in SOURCES
    assert GAME.source("card", card("huevo_frito")) == "book"
    assert GAME.source("order", order("1d")) == "book"
    assert GAME.source("card", card("lomo")) == "house"
    assert GAME.source("assistant", 1) == "book"
    assert GAME.source("seat", 0) == ""


def test_the_numbers_of_the_book_stand() -> None:
    """SAND-9.1, 9.5 What the scan shows."""
    data = tomllib.loads(PARTS_TEXT)
    book = {
        entry["id"]: {field: entry[field] for field in entry["book"]}
        for entries in data.values()
        for entry in entries
        if "book" in entry
    }
    assert book == {
        "huevo_frito": {"quality": 5, "cost": 6},
        "1d": {"quality": 6, "vp": 5},
        "3a": {"quality": 7},
        "ayuda_inesperada": {"effect": "assistant", "amount": 1},
        "cocina_libre": {"effect": "free_kitchen", "amount": 2},
    }


def test_the_orders_are_as_listed() -> None:
    """SAND-9.5 Within a type quality and printed points rise together; each category is asked for
    as often as the others."""
    for number in range(1, 25):
        if PRINTED.order_size[number] == PRINTED.order_size[number + 1]:
            assert PRINTED.order_quality[number] <= PRINTED.order_quality[number + 1]
            assert PRINTED.order_points[number] <= PRINTED.order_points[number + 1]
    assert [
        name for name, units in zip(ORDER_NAMES, PRINTED.order_units, strict=True) if not units
    ] == [
        "unknown",
        *["1c", "2e", "3c", "4e", "5c"],
    ]
    wanted = [CATEGORY_NAMES[place] for mask in PRINTED.order_bonus for place in members(mask)]
    assert set(Counter(wanted).values()) == {3, 4}


def test_every_effect_has_an_operation() -> None:
    """SAND-9.2, 9.3"""
    assert len(OPS) == len(EFFECT_NAMES)
