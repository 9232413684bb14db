"""What the stage of King of New York shows is what the rules do."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.king_of_new_york.scenes import Scene, scene
from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.rules.destruction import Destroy
from ludoteka.games.king_of_new_york.rules.parts import BY_SUBWAY, CARD_NAMES
from ludoteka.games.king_of_new_york.shown import Shown, shown
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import SPECTATOR, Decide
from playing import random_game


def seen(table: Scene, seat: int = 0) -> Shown:
    return shown(GAME.view(table.s, seat))


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def spent(s: Any, seat: int, move: Any) -> int:
    """The energy that leaves a purse by a purchase, before its card acts."""
    after = GAME.clone(s)
    after.frames[-1].answer(after, seat, move, SILENT)
    return int(s.energy[seat] - after.energy[seat])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_prices_are_what_is_paid(seed: int) -> None:
    """KONY-7.1"""
    bought = 0
    for s, _ in random_game(GAME, 3, GAME.options(), seed, is_curious=True):
        ask = GAME.pending(s)
        if not isinstance(ask, Decide) or ask.prompt != "shop":
            continue
        if any("of_another_world" in CARD_NAMES[each] for each in s.keep[ask.seat]):
            continue  # who may pay with hearts is asked first
        told = shown(GAME.view(s, ask.seat))
        for move in ask.options:
            if move.verb in ("buy", "scavenge"):
                assert spent(s, ask.seat, move) == told.prices[move.args[0]]
                bought += 1
            elif move.verb == "sweep":
                assert spent(s, ask.seat, move) == told.sweep
    assert bought > 5


def test_a_card_is_cheaper_in_its_boroughs() -> None:
    """KONY-7.4"""
    home = scene(at="shop", places="brooklyn queens bronx", energy={0: 9})
    away = scene(at="shop", places="queens brooklyn bronx", energy={0: 9})
    bridge = card("brooklyn_bridge")
    assert seen(home).prices[bridge] == seen(away).prices[bridge] - 1
    assert seen(home, 1).prices[bridge] == seen(away, 0).prices[bridge]
    assert seen(home, SPECTATOR) == seen(home)


def test_scavengers_pay_less_for_keep_cards_of_the_discard_pile() -> None:
    """KONY-10.1"""
    lying = "extra_head central_park"
    plain = scene(at="shop", discard=lying)
    table = scene(at="shop", keep={0: "scavenger"}, discard=lying)
    head, park = card("extra_head"), card("central_park")
    assert seen(table).prices[head] == seen(plain).prices[head] - 1
    assert seen(table).prices[park] == seen(plain).prices[park]


def test_nobody_on_the_board_pays_what_is_printed() -> None:
    table = scene(places="- queens bronx")
    for each, price in seen(table).prices.items():
        assert price == table.s.data.price[each]


@pytest.mark.parametrize(("dice", "deadly"), [("c a a", True), ("a a a", False)])
def test_natural_selection_is_deadly_with_a_celebrity_die(dice: str, deadly: bool) -> None:
    """KONY-10.10"""
    table = scene(
        at="shop", dice=dice, energy={0: 9}, open="natural_selection coney_island extra_head"
    )
    assert seen(table).deadly == ([card("natural_selection")] if deadly else [])
    table.do("buy natural_selection")
    table.opens("the_unisphere").do("done")
    assert (table.s.hearts[0] == 0) is deadly


@pytest.mark.parametrize("cards", ["", "long_neck", "can_opener", "long_neck can_opener"])
def test_units_cost_what_their_destruction_takes(cards: str) -> None:
    """KONY-10.1"""
    table = scene(dice="d d d d", keep={0: cards}, units={"bronx": "infantry jet tank"})
    told = seen(table)
    for unit, name in enumerate(("infantry", "jet", "tank")):
        after = GAME.clone(table.s)
        asking = after.frames[-1]
        assert isinstance(asking, Destroy)
        before = asking.left
        move = GAME.read(f"strike {name} bronx")
        asking.answer(after, 0, move, SILENT)
        left = next(each.left for each in reversed(after.frames) if isinstance(each, Destroy))
        assert before - left == told.unit_costs[unit]


def test_carapace_adds_hearts_and_holds_tokens() -> None:
    """KONY-10.2"""
    table = scene(keep={1: "carapace"}, tokens={"carapace": {1: 2}})
    assert seen(table).most_hearts == [10, 12, 10]
    assert seen(table).shelled == [0, card("carapace"), 0]


def test_armies_and_trophies_are_counted_by_kind() -> None:
    """KONY-4.5"""
    table = scene(dice="e a", units={"queens": "jet jet new_tank", "bronx": "infantry"})
    assert seen(table).army == [[0] * 6, [1, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 1], [0] * 6, [0] * 6]
    table.s.taken[8 + 2] = 3
    assert seen(table).trophies == [[0, 0, 0], [0, 3, 0], [0, 0, 0]]


def test_who_is_eliminated_is_behind_everybody() -> None:
    """KONY-8.1"""
    table = scene(dice="e a", places="bronx - queens", stars={0: 4, 1: 9})
    assert seen(table).score == [4, -1, 0]


def test_rolling_ouch_again_costs_a_jinxed_monster_energy() -> None:
    """KONY-10.5"""
    table = scene(at="turn", tokens={"jinx": {0: 2}}, energy={0: 5})
    assert seen(table).reroll is None
    table.roll("o o e h a d")
    told = seen(table).reroll
    assert told is not None
    assert (told.left, told.up, told.ouch) == (2, [0] * 6, 2)
    table.do("reroll 1 ouch")
    again = seen(table).reroll
    assert again is not None
    assert again.up == [0, 0, 0, 0, 0, 1]
    table.do("roll")
    assert table.s.energy[0] == 3


def test_extra_turns_to_come_are_told_by_seat() -> None:
    """KONY-8.2 One of them by Subway."""
    table = scene(places="bronx queens brooklyn")
    table.s.extra = vec[i64]([1, int(BY_SUBWAY) + 1, 2])
    assert seen(table).extra_turns == [0, 2, 1]


def test_a_climb_leads_to_the_zone_that_is_shown() -> None:
    """KONY-6.3"""
    fast = {0: "super_speed"}
    t = scene("turn", keep=fast, places="manhattan bronx queens")
    told = seen(t).climbs_to
    assert seen(t, 1).climbs_to == -1
    t.do("climb")
    assert t.s.zone[0] == told == 1
    assert seen(scene("turn", keep=fast, places="brooklyn bronx queens")).climbs_to == -1


def test_the_lanes_of_manhattan_are_named() -> None:
    """KONY-9.1"""
    assert seen(scene(at="shop")).lanes == ["2–4"]
    assert seen(scene(at="shop", seats=5, lanes="two")).lanes == ["2–4", "5–6"]
