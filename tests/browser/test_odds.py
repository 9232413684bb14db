"""The odds of Emerald Skulls: the page for dice on one's own table, and the live ones."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from browser.checks import unfitting_anywhere, violations_in_both_lights
from browser.people import DESK, PHONE, Person
from browser.sitting import begin
from ludoteka.games.emerald_skulls.aids.odds import odds
from ludoteka.games.emerald_skulls.aids.turn_text import read_spot
from ludoteka.games.emerald_skulls.rules.parts import WAGER_NAMES

Come = Callable[..., Person]
KNOWN = ".results[aria-busy=false] .chance-row"


def chance_of(person: Person, name: str) -> float:
    row = person.page.locator(f".chance-row:has(.chance-name:text-is('{name}')) strong")
    return float(row.first.inner_text().rstrip("%"))


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_dice_are_laid_out_and_the_page_tells_the_exact_chances(
    someone: Come, size: dict[str, int]
) -> None:
    person = someone(size=size)
    page = person.page
    person.home()
    page.locator(".box.game-emerald_skulls .beside").click()
    page.wait_for_selector(".odds-levels")
    for _ in range(2):
        page.locator(".odds-level").nth(0).locator(".add").first.click()
    assert page.locator(".odds-level").nth(0).locator(".add").first.is_disabled()
    for _ in range(4):
        page.locator(".stepper .button").first.click()
    page.wait_for_selector(".worth strong:text('5.00')")
    page.wait_for_selector(KNOWN)
    assert "turn=dice%3D1+placed%3D4%2C4" in page.url
    told = odds(read_spot("dice=1 placed=4,4"))
    assert told.wagers[WAGER_NAMES.index("final_jewel")] == Fraction(1, 3)
    assert chance_of(person, "Bust") == 67
    page.locator(".segment").nth(2).click()
    page.wait_for_selector(".odds-table .best:has-text('Keep rolling')")
    page.locator(".segment").nth(1).click()
    page.locator(".faces .add").nth(5).click()
    page.wait_for_selector(".odds-table .best:has-text('gem')")
    page.reload()
    page.wait_for_selector(".odds-table .best:has-text('gem')")


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_page_is_accessible_and_speaks_every_language(
    someone: Come, axe: str, size: dict[str, int]
) -> None:
    person = someone(size=size)
    turn = "dice%3D2+placed%3D1,3s,4+roll%3D4,s+cards%3D6a,14a,22b"
    person.go(f"/odds?turn={turn}")
    person.page.wait_for_selector(KNOWN)
    assert unfitting_anywhere(person) == []
    assert violations_in_both_lights(person.page, axe) == []


def test_live_odds_at_the_table_are_off_until_wanted(someone: Come) -> None:
    person = someone()
    page = person.page
    begin(person, "emerald_skulls", ["me", "bot:random"])
    person.play_until(lambda: bool(page.locator(".tray .rolled").count()))
    assert page.locator(".bet .chance").count() == 0
    page.locator(".odds-switch .button").click()
    page.wait_for_selector(".bet .chance:not(.waiting)")
    assert page.locator(".bet .chance:not(.waiting)").count() == 8
    assert all("%" in text for text in page.locator(".bet .chance").all_inner_texts())
    page.reload()
    page.wait_for_selector(".bet .chance:not(.waiting)")
