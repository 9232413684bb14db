"""What the others did can be followed, and what one has played is remembered."""

from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import unfitting_anywhere, violations, violations_in_both_lights
from browser.people import DESK, PHONE, Person
from browser.running import Server
from browser.sitting import begin, sit, table_of
from ludoteka.games.registry import GAMES
from web.people import Person as Link
from web.people import new_table

Come = Callable[..., Person]
LYING = ".cell .lying"
PIECES = "() => [...document.querySelectorAll('.cell [data-piece]')].map((each) => each.outerHTML)"


def two(server: Server) -> Any:
    base = server.address.removeprefix("http://")
    return new_table(base, "here", "here", options={"match": "single", "variant": "beginners"})


def asked(server: Server, made: Any) -> int:
    """The seat the table waits for."""
    base = server.address.removeprefix("http://")
    with Link(base, made["table"]) as link:
        seat: int = link.state["turn"]
    return seat


def moves(server: Server, made: Any, seat: int) -> None:
    """The seat, which is asked, makes the first move it is offered."""
    base = server.address.removeprefix("http://")
    with Link(base, made["table"], made["held"][seat]["token"]) as link:
        text = link.state["offers"][0][0]
        assert link.ask("move", decision=link.state["decision"], move=text)["type"] == "done"


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("again", [False, True], ids=["live", "reloaded"])
def test_a_moment_of_another_is_shown_again_on_the_stage(
    someone: Come, server: Server, axe: str, size: dict[str, int], again: bool
) -> None:
    made = two(server)
    person = someone(size=size)
    page = person.page
    own = asked(server, made)
    sit(person, made, [own])
    person.wait_for_turn()
    assert page.locator(".moment").count() == 0
    page.locator(".loose[data-open]").first.click()
    page.locator(".cell[data-open]").first.click()
    page.wait_for_selector(LYING)
    page.wait_for_selector(".question:has-text('Waiting for')")
    moves(server, made, 1 - own)
    person.wait_for_turn()
    if again:
        page.reload()
        person.wait_for_turn()
    page.wait_for_selector(".moment")
    told = page.locator(".moment").last
    assert " places " in told.inner_text()
    assert told.locator(".seat-face").count() == 1
    before = page.evaluate(PIECES)
    told.click()
    page.wait_for_selector(".ask.looking")
    assert page.locator("[data-open]").count() == 0
    assert unfitting_anywhere(person) == []
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    person.wait_for_turn()
    assert page.evaluate(PIECES) == before
    person.click_something()
    person.wait_for_turn()


@pytest.mark.parametrize("game", GAMES)
def test_there_are_at_most_five_moments_in_every_game(someone: Come, game: str) -> None:
    person = someone()
    seats = min(3, GAMES[game].seats[-1])
    begin(person, game, ["me", *["bot:random"] * (seats - 1)])
    most = 0
    for _ in range(60):
        if not person.wait_for_turn():
            break
        most = max(most, person.page.locator(".moment").count())
        if most == 5:
            break
        person.click_quickly()
    assert 1 <= most <= 5
    assert person.page.locator(".moment .told:text-is('')").count() == 0
    for told in person.page.locator(".moment").all():
        whole = told.get_attribute("title")
        assert told.locator(".told").text_content() == whole, "nothing is left out"


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_finished_games_are_remembered(
    someone: Come, server: Server, axe: str, size: dict[str, int]
) -> None:
    """Also one that ended while the page was closed."""
    person = someone(size=size)
    page = person.page
    base = server.address.removeprefix("http://")
    made = two(server)
    sit(person, made, [1])
    person.page.wait_for_selector(".square")
    person.home()
    with Link(base, made["table"], made["held"][0]["token"]) as first:
        first.ask("resign")
    row = page.locator(".finished .listed")
    row.wait_for()
    assert "You win!" in row.inner_text()
    assert "With here 0" in row.inner_text()
    assert unfitting_anywhere(person) == []
    assert violations_in_both_lights(page, axe) == []
    row.locator("a").nth(0).click()
    page.wait_for_selector(".slider")
    assert table_of(person) == made["table"]
    person.home()
    page.locator(".finished .listed a").nth(1).click()
    page.wait_for_selector(".end-page")
    assert page.evaluate("document.activeElement.closest('section').ariaLabel !== ''")
    person.home()
    page.locator(".finished .button.quiet").click()
    page.wait_for_selector(".finished", state="detached")
