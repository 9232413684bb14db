"""The score pad in the browser: tapped sandwiches, points line by line, kept for later."""

from collections.abc import Callable

import pytest

from browser.checks import check
from browser.people import DESK, PHONE, Person
from ludoteka.games.deli.rules.parts import INGREDIENT_NAMES

Come = Callable[..., Person]
REUBEN = "rye butter corned_beef swiss sauerkraut rye"


def open_pad(person: Person) -> None:
    person.go("/score")
    person.page.wait_for_selector(".pad-keys")


def tap(person: Person, told: str) -> None:
    for name in told.split():
        person.page.locator(f"[data-kind='{INGREDIENT_NAMES.index(name)}']").click(force=True)


def points(person: Person, place: int, expected: str) -> None:
    sandwich = person.page.locator(".pad-sandwich").nth(place)
    sandwich.locator(f".pad-points:text-is('{expected}')").wait_for()


def test_the_pad_is_found_from_the_box_on_the_shelf(someone: Come) -> None:
    person = someone()
    person.home()
    person.page.locator(".box.game-deli a[href='/score']").click()
    person.page.wait_for_selector(".pad-keys")
    assert person.page.title().startswith("Score pad · Clash at the Deli")


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "hu", "pl", "es"])
def test_sandwiches_are_tapped_and_scored(
    someone: Come, language: str, size: dict[str, int]
) -> None:
    """DELI-5.8"""
    person = someone(size=size, language=language)
    open_pad(person)
    tap(person, REUBEN)
    points(person, 0, "+13")
    tap(person, "wrap lettuce bacon tomato ranch")
    points(person, 1, "+11")
    assert person.page.locator(".pad-sandwich.growing .pad-lines li").count() == 5
    person.page.locator(".pad-sandwich.growing .choice input").check()
    check(person.page)
    person.page.locator(".pad-sandwich.growing .clause").first.click()
    person.page.wait_for_selector("dialog .clause-text.wanted")
    assert person.page.locator(".clause-text.wanted .clause-id").inner_text() == "5.1"
    check(person.page)


def test_players_collect_against_each_other_and_all_is_kept(someone: Come) -> None:
    """DELI-5.6"""
    person = someone()
    open_pad(person)
    page = person.page
    page.locator(".pad-person summary").click()
    page.locator(".pad-person input[type=text]").fill("Anna")
    page.locator(".pad-person input[type=number]").fill("2")
    tap(person, "rye hot_sauce rye")
    page.locator(".pad-tab").nth(1).click()
    tap(person, "half_roll butter tomato half_roll")
    page.locator(".pad-tab:has-text('Anna') strong:text-is('7')").wait_for()
    page.locator(".pad-leads:has-text('Anna')").wait_for()
    page.reload()
    page.locator(".pad-tab:has-text('Anna') strong:text-is('7')").wait_for()
    assert page.locator(".pad-sandwich").count() == 1
    page.locator("section:has(details) > .row .button").last.click()
    page.locator(".button.danger").click()
    page.wait_for_selector(".pad-sandwich", state="detached")
    page.locator(".pad-tab:has-text('Anna') strong:text-is('0')").wait_for()


def test_what_cannot_lie_so_says_why(someone: Come) -> None:
    person = someone()
    open_pad(person)
    page = person.page
    tap(person, "tomato")
    page.locator(".pad-keys .fault:has-text('DELI-4.1')").wait_for()
    assert page.locator(".pad-sandwich").count() == 0
    tap(person, "rye tomato butter")
    page.locator(".pad-keys .fault:has-text('DELI-4.4')").wait_for()
    points(person, 0, "+1")


def test_the_pad_needs_no_mouse(someone: Come) -> None:
    person = someone()
    open_pad(person)
    page, keys = person.page, person.page.keyboard
    page.locator("[data-kind='1']").focus()
    for _ in range(3):
        keys.press("ArrowDown")
    keys.press("Enter")
    for _ in range(4):
        keys.press("ArrowRight")
    keys.press("ArrowUp")
    keys.press("ArrowUp")
    keys.press("ArrowUp")
    keys.press("Enter")
    page.locator(".pad-sandwich:has-text('Rye Bread, Butter')").wait_for()
    keys.press("Backspace")
    points(person, 0, "−1")
