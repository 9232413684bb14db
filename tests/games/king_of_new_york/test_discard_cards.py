"""KONY-10: one test for each Discard card, and what the tables of cards must hold."""

from typing import Any

import pytest

from games.king_of_new_york import test_keep_cards
from games.king_of_new_york.scenes import Scene, scene
from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.rules.cards import CARDS, PRINTED
from ludoteka.games.king_of_new_york.rules.numbers import NUMBER_NAMES
from ludoteka.games.king_of_new_york.rules.operations import Custom
from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES, CARD_ROWS, GOODS_NAMES
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork
from ludoteka.kernel.faults import Unreadable
from playing import random_game


def bought(card: str, energy: int, **changes: Any) -> Scene:
    """The card is bought with this much energy; no other card is for sale or in the deck."""
    given = {"places": "staten_island bronx queens", **changes}
    money = {0: energy, **given.pop("purses", {})}
    t = scene("shop", energy=money, open=f"{card} - -", deck="", **given)
    return t.do(f"buy {card}")


def test_air_force_one() -> None:
    """KONY-10.1 4 stars, and every unit shoots, Bulletproof or not."""
    t = bought(
        "air_force_one",
        6,
        destroyed=0b010,
        keep={1: "bulletproof"},
        units={"staten_island": "jet", "bronx": "jet tank"},
    )
    assert [t.s.stars[0], list(t.s.hearts)] == [4, [9, 8, 10]]


def test_brooklyn_bridge() -> None:
    """KONY-10.1"""
    assert bought("brooklyn_bridge", 6).s.stars[0] == 4


def test_central_park() -> None:
    """KONY-10.1"""
    t = bought("central_park", 4, places="manhattan bronx queens", hearts={0: 5})
    assert t.goods() == (7, 2, 0)


def test_columbia_university() -> None:
    """KONY-10.4 The next Keep card turned up is the buyer's, its own refill first."""
    t = scene("shop", energy={0: 8}, open="columbia_university coney_island subway")
    t.do("buy columbia_university").opens("photo_op")
    assert list(t.s.claims) == [0]
    t.do("sweep").opens("overload")
    assert [t.cards(), t.s.energy[0], list(t.s.claims)] == [["overload"], 4, []]
    t.opens("diva", "drain", "curse")
    assert [CARD_NAMES[card] for card in list(t.s.open)] == ["diva", "drain", "curse"]


def test_coney_island() -> None:
    """KONY-10.1"""
    assert bought("coney_island", 3, places="brooklyn bronx queens").goods() == (10, 3, 0)


def test_drink_the_hudson() -> None:
    """KONY-10.1 Cheaper in Staten Island too."""
    t = scene(
        "shop",
        places="staten_island bronx queens",
        energy={0: 11},
        hearts={0: 5},
        open="drink_the_hudson - -",
    )
    assert t.do("buy drink_the_hudson").goods() == (7, 1, 13)


def test_flatiron_building() -> None:
    """KONY-10.1"""
    assert bought("flatiron_building", 3).goods() == (10, 2, 0)


def test_general_ellis() -> None:
    """KONY-10.1 3 stars; each Monster takes 1 damage, which is the buyer's damage."""
    t = bought("general_ellis", 5, destroyed=0b100, keep={0: "webspinner curse"})
    assert [t.s.stars[0], list(t.s.hearts)] == [3, [9, 9, 9]]
    assert [list(t.s.web), list(t.s.jinx)] == [[0, 1, 1], [0, 1, 1]]


def test_holland_tunnel() -> None:
    """KONY-10.1"""
    t = scene("shop", energy={0: 9}, open="holland_tunnel coney_island diva")
    t.do("buy holland_tunnel")
    assert [t.s.stars[0], list(t.s.energy)] == [6, [3, 3, 3]]


def test_new_york_marathon() -> None:
    """KONY-10.11 2 stars, 2 energy, 2 hearts; a toll while it is for sale."""
    t = scene("shop", energy={0: 6}, hearts={0: 5}, open="new_york_marathon - -")
    assert t.do("buy new_york_marathon").goods() == (7, 2, 2)
    t = scene("move", places="bronx manhattan queens", energy={0: 3}, open="new_york_marathon - -")
    t.do("go brooklyn")
    assert [t.where(), t.s.energy[0]] == ["brooklyn", 1]


def test_next_stage() -> None:
    """KONY-10.1 All stars become energy or hearts, one by one."""
    t = scene("shop", energy={0: 4}, stars={0: 4}, hearts={0: 8}, open="next_stage - -")
    t.do("buy next_stage", "take hearts", "take energy", "take hearts")
    assert t.goods() == (10, 0, 2)


def test_photo_op() -> None:
    """KONY-10.15 A star for each damage dealt to one Monster in this turn."""
    t = scene("shop", energy={0: 4}, open="photo_op - -", dealt=[0, 3, 5], places="bronx queens -")
    t.do("buy photo_op").refused("pick 0", "KONY-10.15", "not-yourself").do("pick 2")
    assert t.s.stars[0] == 5


def test_photo_op_counts_damage_beyond_the_last_heart() -> None:
    """KONY-10.15"""
    outside = "bronx manhattan queens"
    t = scene(dice="a a a a", places=outside, hearts={1: 1}, energy={0: 4}, open="photo_op - -")
    t.do("buy photo_op", "pick 1")
    assert t.s.stars[0] == 1 + 4


def test_power_substation() -> None:
    """KONY-10.16 Gain first, then 3 damage."""
    assert bought("power_substation", 5).goods() == (7, 1, 8)


def test_subterranean_cable() -> None:
    """KONY-10.16 Gain first, then 4 damage."""
    assert bought("subterranean_cable", 0).goods() == (6, 0, 4)


def test_subway() -> None:
    """KONY-10.21 Heal 2 and an extra turn with free moves."""
    t = bought("subway", 10, hearts={0: 5}).opens("subway")
    assert [t.s.hearts[0], t.s.active, t.s.subway] == [7, 0, 1]
    assert t.ask.prompt == "ride"


def test_tesla_cannon() -> None:
    """KONY-10.23 2 stars; everybody discards a Keep card, all together."""
    t = scene(
        "shop",
        energy={0: 5},
        open="tesla_cannon - -",
        keep={0: "diva drain", 1: "fury stomp", 2: "hunter"},
    )
    t.do("buy tesla_cannon").refused("discard fury", "KONY-10.23", "not-your-card")
    t.do("discard drain")
    assert [t.seat, t.cards()] == [1, ["diva", "drain"]]
    t.do("discard fury")
    assert [t.cards(seat) for seat in range(3)] == [["diva"], ["stomp"], []]


def test_the_unisphere() -> None:
    """KONY-10.1"""
    assert bought("the_unisphere", 4, places="queens bronx brooklyn").goods() == (10, 4, 0)


def test_yankee_stadium() -> None:
    """KONY-10.1"""
    t = bought("yankee_stadium", 8, places="bronx queens brooklyn", hearts={0: 3})
    assert t.goods() == (8, 5, 0)


# The tables


@pytest.mark.parametrize("card", CARD_NAMES[1:])
def test_every_card_has_a_test(card: str) -> None:
    """KONY-12.6"""
    tests = {**vars(test_keep_cards), **globals()}
    assert f"test_{card}" in tests


def test_what_a_card_does_is_told_in_one_place() -> None:
    """By its entry in the box, or by the rules."""
    for row, card in zip(CARD_ROWS, CARDS[1:], strict=True):
        plain = row.has("gives") or row.has("adds")
        told = len(row.pairs("gives", GOODS_NAMES)), len(row.pairs("adds", NUMBER_NAMES))
        assert not plain or told == (len(card.on_play), len(card.modify)), row.id
        assert card.on_play or card.modify or card.when or card.instead, row.id


def test_few_cards_need_an_operation_of_their_own() -> None:
    """KONY-10 At most 15 % of the cards."""
    custom = [
        name
        for name, card in zip(CARD_NAMES, CARDS, strict=True)
        if any(
            isinstance(op, Custom)
            for program in range(len(card.when) + 1)
            for op in card.program(program)
        )
    ]
    assert len(custom) <= 0.15 * 64, custom


def changed_by_cards(s: KingOfNewYork, number: str, seat: int) -> int:
    """What the cards of a seat in play change of a number, looked up one by one."""
    cards = [s.effects[card] for card in s.in_play[seat]]
    return sum(int(each.by) for card in cards for each in card.modify if each.number == number)


def test_remembered_numbers_agree_with_the_cards() -> None:
    """KONY-10 `mods` is what the cards in play change, in every position of random games."""
    owned = 0
    for s, _ in random_game(GAME, 4, GAME.options(), seed=3):
        for seat in range(4):
            owned += len(s.keep[seat])
            for number, name in enumerate(NUMBER_NAMES):
                assert s.mods[seat * len(NUMBER_NAMES) + number] == changed_by_cards(s, name, seat)
    assert owned > 0


def test_an_owner_may_change_prices_but_not_kinds() -> None:
    """KONY-10 A table may load its own component file."""
    own = '[[card]]\nid = "diva"\nprice = 2\nsource = "owner"\n'
    t = scene("shop", energy={0: 2}, open="diva - -", parts=own)
    assert t.do("buy diva").s.energy[0] == 0
    for wrong in (own.replace("price = 2", 'keep = "no"'), own.replace("= 2", "= 99")):
        with pytest.raises(Unreadable) as caught:
            scene("shop", parts=wrong)
        assert caught.value.values["id"] == "diva"


def test_every_component_has_a_source() -> None:
    """KONY-11"""
    assert GAME.source("card", 3) == "public"
    assert GAME.source("tile", 2) == "public"
    assert len(PRINTED.sources["card"]) == 65


def test_11_the_tiles() -> None:
    """KONY-11 Durability, reward, pieces and units, as printed."""
    assert PRINTED.durability == [0, 1, 2, 3, 2, 3, 2, 3]
    assert PRINTED.reward == PRINTED.durability
    assert PRINTED.pieces == [0, 22, 8, 3, 3, 3, 3, 3]
    assert [PRINTED.unit_durability, PRINTED.unit_reward] == [[2, 3, 4], [1, 2, 3]]
