"""The kitchen drawn in text."""

import pytest

from games.sandwich_wars.contest import Table, contest
from ludoteka.games.sandwich_wars.board import WIDTH, board
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.texts import LANGUAGES, texts_for


def drawn(table: Table, viewer: int, language: str = "en") -> list[str]:
    return board(GAME.view(table.s, viewer), texts_for(language).game(GAME))


def a_table() -> Table:
    return contest(
        3,
        hands=[["lomo", "toque_del_chef"], ["palta"]],
        zones=[["huevo_frito", "lechuga"], ["provolone"]],
        chips=[3, 8, 0],
        staff={"huevos": 0, "carnes": 0},
        row=["1d", "2e", "5a"],
        done=[["1a"]],
    )


def test_the_orders_you_could_complete_now_are_marked() -> None:
    lines = drawn(a_table(), 0)
    assert "  * 1d: quality 6, 5 VP, coins or cards: 2; Meats, Cheeses" in lines
    assert "    2e: quality 9, 8 VP, assistant or 2 VP; Dressings, Eggs" in lines
    assert not any(line.startswith("  *") for line in drawn(a_table(), 1))


def test_a_zone_shows_quality_with_assistants_and_a_hand_the_price_now() -> None:
    lines = drawn(a_table(), 0)
    assert "    Zone: Fried Egg 7, Lettuce 1" in lines
    assert "Your hand: Tenderloin 5/4, Chef’s Touch" in lines
    assert "Assistants in the centre: Dressings, Vegetables, Cheeses, Cold Cuts, Extras" in lines


def test_the_chips_of_others_are_told_at_the_end_only() -> None:
    """SAND-4.7"""
    table = a_table()
    assert any("VP chips: 3;" in line for line in drawn(table, 0))
    assert not any("VP chips: 8;" in line for line in drawn(table, 0))
    assert not any("VP chips: 3;" in line for line in drawn(table, SPECTATOR))
    over = contest(2, turn=1, actions=0, idle=14, chips=[3, 8]).choose("end")
    assert any("VP chips: 8;" in line for line in drawn(over, 0))


def test_nobody_sees_the_hand_of_another() -> None:
    for viewer in (1, 2, SPECTATOR):
        assert not any("Tenderloin" in line for line in drawn(a_table(), viewer))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_the_screen(language: str) -> None:
    table = contest(
        5,
        zones=[["panceta_crocante", "milanesa_de_ternera", "clara_a_la_plancha", "jamon_crudo"]],
        chef=3,
        discount=2,
        idle=12,
    )
    for viewer in (0, SPECTATOR):
        lines = drawn(table, viewer, language)
        assert max(len(line) for line in lines) <= WIDTH
        assert any(": 12" in line for line in lines)
