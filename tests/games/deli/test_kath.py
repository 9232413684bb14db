"""DELI-7.10: Copy Kath, and each character she may copy."""

from typing import Any

import pytest

from games.deli.deli_table import ACTIONS, EVENT, START, SWAP, points, table
from ludoteka.games.deli.rules import GAME
from ludoteka.kernel.pending import Chance


def test_7_10_kath_has_the_ability_for_the_round_and_the_card_goes_back() -> None:
    """DELI-7.10"""
    t = table(at=EVENT, chefs=["kath", "gregg"], copies={0: "isaac"})
    t.chance(0, 0, 0, prompt="draw-look").choose("foresee free_sample")
    assert t.ask.prompt == "sample", "the event belongs to the round it ends"
    t.choose("pass", "pass").chance(0, prompt="lot")
    while t.prompt == "deal":
        t.chance(0)
    assert (list(t.s.copy), t.s.holder[9]) == ([0, 0], -1)
    assert t.size == 7, "neither Gregg nor herself nor Isaac again"


def test_7_10_if_none_is_left_she_has_no_ability() -> None:
    """DELI-7.10"""
    t = table(at=START, round=0, chefs=["kath", "gregg"], copied=[0b1111111110, 0])
    while isinstance(GAME.pending(t.s), Chance):
        t.chance(0)
    assert list(t.s.copy) == [0, 0]
    assert (t.ask.seat, t.ask.prompt) == (0, "turn")


@pytest.mark.parametrize(
    ("who", "told"),
    [
        ("tricia", "trash"),
        ("nikki", "redeal"),
        ("michael", "recycle"),
        ("drew", "swap"),
        ("jackson", "discard"),
        ("debbie", "dibs"),
    ],
)
def test_7_10_kath_copies_what_is_done_while_picking(who: str, told: str) -> None:
    """DELI-7.10"""
    at = SWAP if who == "drew" else "picking"
    hands = ["lucky_day", ""] if who == "jackson" else ["", ""]
    reserved: dict[str, Any] = {"reserved": "bacon"} if who == "debbie" else {}
    t = table(
        at=at,
        chefs=["kath", "gregg"],
        copies={0: who},
        pool="tuna tuna wrap",
        last_trash="swiss",
        areas=[["rye tomato"], ["half_roll tomato"]],
        hands=hands,
        picks=[0, 0],
        **reserved,
    )
    if who == "tricia":
        t.choose("pick tuna")
    if who == "jackson":
        t.choose("pick wrap")
        t.choose("pick tuna")
    assert t.ask.seat == 0
    assert told in {text.split()[0] for text in t.options}


def test_7_10_kath_copies_gregg_for_the_sandwiches_closed_in_that_round() -> None:
    """DELI-7.10"""
    areas = [["rye fried_egg rye #", "wrap fried_egg"], []]
    t = table(chefs=["kath", "drew"], copies={0: "gregg"}, pool="tuna rye", areas=areas)
    before = points(t)
    t.choose("declare 2")
    assert points(t)[0] - before[0] == 1


def test_7_10_kath_copies_pete_for_cards_of_earlier_rounds() -> None:
    """DELI-7.10"""
    t = table(
        at=ACTIONS,
        round=3,
        chefs=["kath", "gregg"],
        copies={0: "pete"},
        front={0: "lucky_day"},
        hands=["breadhead", ""],
    )
    t.choose("again lucky_day").refused("again lucky_day", "DELI-6.1")
    t.choose("play breadhead")
    assert list(t.s.front[0]) == [9], "her played cards stay in front of her"


def test_several_kaths_draw_different_characters_in_turn_order() -> None:
    """DELI-9.6 and 7.10 In Copy Kath mania everybody is Kath."""
    t = table(3, at=START, round=0, first=1, options=GAME.options(characters="kath_mania"))
    while t.prompt == "deal":
        t.chance(0)
    t.chance(0, 0, 0, prompt="draw-copy")
    assert list(t.s.copy) == [3, 1, 2]
