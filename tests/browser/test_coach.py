"""The coach in the browser: who begins is told what was better, and may go back."""

from collections.abc import Callable

import pytest

from browser.checks import unfitting_anywhere, violations_in_both_lights
from browser.people import DESK, PHONE, Person
from browser.running import Server
from browser.sitting import sit
from web.people import new_table

Come = Callable[..., Person]


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_first_game_against_beginners_has_a_coach(
    someone: Come, axe: str, size: dict[str, int]
) -> None:
    person = someone(size=size)
    page = person.page
    person.open_table("clash", ["me", "bot:"], match="single")
    page.wait_for_selector(".coach-panel summary")
    page.locator(".coach-panel summary").click()
    page.wait_for_selector(".coach-panel li")
    assert unfitting_anywhere(person) == []
    assert violations_in_both_lights(page, axe) == []


@pytest.mark.parametrize(
    ("reason", "told"),
    [("wins", "This wins the game by force."), ("clash-safe", "A safe tile keeps its support.")],
    ids=["of any game", "of this game"],
)
def test_a_move_that_lost_much_is_told_and_taken_back(
    someone: Come, reason: str, told: str
) -> None:
    person = someone()
    page = person.page
    lost = {
        "count": 1,
        "best": ["place mustafa b2 mcworld", "place", [1, 4, 0]],
        "share": 0.2,
        "best_share": 0.6,
        "reason": reason,
    }
    page.route("**/coach", lambda route: route.fulfill(json=lost))
    person.open_table("clash", ["me", "bot:"], match="single")
    page.wait_for_selector(".coach-panel")
    before = page.url
    while not page.locator(".coach-panel .button").count():
        person.wait_for_turn()
        person.click_something()
    assert "40%" in page.locator(".coach-panel").inner_text()
    assert page.locator(".coach-panel .reason").inner_text() == told
    page.locator(".coach-panel .button", has_text="Take it back").click()
    page.wait_for_url(lambda url: "/table/" in url and url != before)
    person.wait_for_turn()
    assert page.locator(".coach-panel").count() == 1


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_two_people_agree_on_a_coach(
    someone: Come, server: Server, axe: str, size: dict[str, int]
) -> None:
    """Offered by one, refused, offered again and accepted by the other, and given up."""
    base = server.address.removeprefix("http://")
    made = new_table(base, "here", "here", options={"match": "single"})
    one, two = someone(size=size), someone(size=size)
    for seat, person in enumerate((one, two)):
        sit(person, made, [seat])
        person.page.wait_for_selector(".cell")
        assert person.page.locator(".coach-panel").count() == 0

    def switch(person: Person) -> None:
        person.page.locator("[aria-haspopup=dialog]").first.click()
        person.page.locator(".coach-switch").click()

    switch(one)
    one.page.locator(".coach-panel", has_text="as soon as everybody agrees").wait_for()
    two.page.locator(".coach-panel .button", has_text="No coach").click()
    one.page.wait_for_selector(".coach-panel", state="detached")
    switch(one)
    two.page.wait_for_selector(".coach-panel .button")
    assert unfitting_anywhere(two) == []
    assert violations_in_both_lights(two.page, axe) == []
    two.page.locator(".coach-panel .button", has_text="Agree").click()
    for person in (one, two):
        person.page.wait_for_selector(".coach-panel:not(:has(.button))")
    switch(two)
    for person in (one, two):
        person.page.wait_for_selector(".coach-panel", state="detached")


def test_two_people_have_no_coach(someone: Come) -> None:
    person = someone()
    person.open_table("clash", ["me", "here"], match="single")
    person.page.wait_for_selector(".play, .cover")
    assert person.page.locator(".coach-panel").count() == 0
