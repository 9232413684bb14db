"""A rematch is an offer that everybody sees; it begins when everybody has sat down."""

from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import unfitting_anywhere, violations
from browser.people import PHONE, Person
from browser.running import Server
from browser.sitting import sit, table_of
from web.people import Person as Link
from web.people import new_table

Come = Callable[..., Person]
ACCEPT = ".offer .button.main"


@pytest.fixture
def ended(server: Server) -> Any:
    """A table of two people with clocks, where the first has resigned."""
    base = server.address.removeprefix("http://")
    clock = {"kind": "game", "seconds": 300, "expiry": "resign"}
    made = new_table(base, "here", "here", options={"match": "single"}, clock=clock)
    with Link(base, made["table"], made["held"][0]["token"]) as first:
        assert first.ask("resign")["type"] == "done"
    return made


def offer(person: Person) -> str:
    """Click for a rematch; the table where it will be."""
    old = table_of(person)
    person.page.locator(".actions .button", has_text="Rematch").click()
    person.page.wait_for_selector(".gathered")
    assert table_of(person) != old
    return table_of(person)


def test_the_other_sees_the_offer_at_the_end_and_both_sit_down(
    someone: Come, ended: Any, axe: str
) -> None:
    first, second = someone(), someone()
    sit(first, ended, [0])
    sit(second, ended, [1])
    second.page.wait_for_selector(".end-page")
    following = offer(first)
    assert first.page.locator(".gathered .tag").inner_text() == "not here yet"
    assert unfitting_anywhere(first) == []
    assert violations(first.page, axe) == []
    second.page.wait_for_selector(".offer p:text('here 0 offers a rematch.')")
    assert second.page.title().startswith("● Rematch? ")
    assert unfitting_anywhere(second) == []
    assert violations(second.page, axe) == []
    second.page.locator(ACCEPT).click()
    second.page.wait_for_selector(".square")
    assert table_of(second) == following
    first.page.wait_for_selector(".cell")
    assert first.page.locator(".clock.running").count() == 1


def test_the_other_sees_the_offer_at_home(someone: Come, ended: Any, axe: str) -> None:
    first, second = someone(), someone(size=PHONE)
    sit(second, ended, [1])
    second.page.wait_for_selector(".end-page")
    sit(first, ended, [0])
    following = offer(first)
    second.home()
    second.page.wait_for_selector(".listed.calls:has-text('here 0 offers a rematch.')")
    assert second.page.title() == "● (1) Ludoteka"
    assert unfitting_anywhere(second) == []
    assert violations(second.page, axe) == []
    shelf, listed = (second.page.locator(each).bounding_box() for each in (".shelf", ".calls"))
    assert listed["y"] < shelf["y"]
    second.page.locator(".listed.calls .button.main").click()
    second.page.wait_for_selector(".square")
    assert table_of(second) == following


def test_who_declines_is_replaced_by_a_bot_if_the_other_agrees(someone: Come, ended: Any) -> None:
    first, second = someone(), someone()
    sit(first, ended, [0])
    sit(second, ended, [1])
    second.page.wait_for_selector(".end-page")
    offer(first)
    second.page.locator(".offer .button:not(.main)").click()
    second.page.wait_for_selector(".offer", state="detached")
    first.page.wait_for_selector(".gathered .tag:text('does not want to play again')")
    assert first.page.locator(".cell").count() == 0
    first.page.locator(".gathered:has(.tag) .button").click()
    first.page.wait_for_selector(".cell")


def test_a_spectator_may_watch_the_rematch(someone: Come, ended: Any) -> None:
    first, looker = someone(), someone()
    looker.go(f"/table/{ended['table']}")
    looker.page.wait_for_selector(".end-page")
    sit(first, ended, [0])
    following = offer(first)
    looker.page.locator(ACCEPT).click()
    looker.page.wait_for_selector(".gathered")
    assert table_of(looker) == following
