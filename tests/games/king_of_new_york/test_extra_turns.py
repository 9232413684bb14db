"""KONY-8.2 One source gives at most one extra turn in a turn, and no source stands for another."""

from typing import Any

import pytest

from games.king_of_new_york.scenes import scene
from ludoteka.games.king_of_new_york.rules.cards import CARDS
from ludoteka.games.king_of_new_york.rules.operations import ExtraTurn, Gain, Once
from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES, STARS_GOODS
from ludoteka.kernel.journal import SILENT

SUBWAY_TURN = 8


def ops_of(card: int) -> list[Any]:
    """Every operation of a card, those inside others too."""
    found = [*CARDS[card].on_play]
    for trigger in CARDS[card].when:
        found += trigger.do
    for op in found:
        found += getattr(op, "then", [])
    return found


ONCE_A_TURN = [
    card
    for card in range(1, len(CARD_NAMES))
    if any(isinstance(op, (Once, ExtraTurn)) for op in ops_of(card))
]


def test_the_cards_that_work_once_a_turn() -> None:
    """KONY-10.1"""
    names = ["climb_the_empire_state_building", "leveler", "terminal_rage", "subway"]
    assert [CARD_NAMES[card] for card in ONCE_A_TURN] == names


@pytest.mark.parametrize("card", ONCE_A_TURN, ids=lambda card: CARD_NAMES[card])
def test_a_card_gives_one_extra_turn_in_a_turn(card: int) -> None:
    """KONY-8.2"""
    s = scene("shop").s
    for _ in range(2):
        ExtraTurn().do(s, 0, card, SILENT)
    assert list(s.extra) == [0]


@pytest.mark.parametrize("card", ONCE_A_TURN, ids=lambda card: CARD_NAMES[card])
def test_a_card_that_works_once_a_turn_does_not_stop_the_others(card: int) -> None:
    """KONY-10.1"""
    s = scene("shop").s
    Once(Gain(1, int(STARS_GOODS))).do(s, 0, card, SILENT)
    for other in ONCE_A_TURN:
        Once(Gain(1, int(STARS_GOODS))).do(s, 0, other, SILENT)
    assert s.stars[0] == len(ONCE_A_TURN)


def test_subway_bought_twice_in_a_turn_gives_one_extra_turn() -> None:
    """KONY-8.2"""
    t = scene("shop", energy={0: 22}, open="subway - -", deck="")
    t.do("buy subway").opens("subway").do("buy subway").opens("subway")
    assert list(t.s.extra) == [SUBWAY_TURN]


def test_terminal_rage_and_subway_give_an_extra_turn_each() -> None:
    """KONY-8.2 In the order they were earned."""
    t = scene("shop", energy={0: 17}, open="subway terminal_rage -", deck="diva drain fury")
    t.do("buy subway").opens("diva").do("buy terminal_rage").opens("drain")
    assert list(t.s.extra) == [SUBWAY_TURN, 0]


def test_subway_in_the_next_turn_gives_one_again() -> None:
    """KONY-8.2"""
    t = scene("shop", energy={0: 20}, open="subway - -", deck="")
    t.do("buy subway").opens("subway").do("done", "stay").roll("h h h h h h")
    t.do("stay", "keep", "stay", "stay", "stay", "buy subway").opens("subway").do("stay")
    assert (int(t.s.turn), t.s.subway, t.ask.prompt) == (9, 1, "ride")
