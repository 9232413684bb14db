"""axe finds nothing in any state of a table, at a desk and on a phone, light and dark."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.checks import Finding
from browser.people import Person
from browser.running import Server
from browser.sitting import sit
from browser.test_states import GO, base_of
from ludoteka.games.registry import GAMES
from web.people import Person as Link
from web.people import new_table, play_on

Come = Callable[..., Person]
MENU = "header [aria-haspopup=dialog]"
SHORT = {"match": "single", "variant": "beginners"}
EXPLAINED = """() => {
  document.querySelector(".board [data-target]:not([data-open])").click();
  return document.querySelector(".info.pinned");
}"""
"""A thing that could be chosen just before explains nothing yet."""
SLOWLY = 700
LOST = {
    "count": 1,
    "best": ["place mustafa b2 mcworld", "place", [1, 4, 0]],
    "share": 0.2,
    "best_share": 0.6,
    "reason": "wins",
}
"""What a coach says of a bad move."""


@pytest.fixture
def links(server: Server, game: str) -> Iterator[tuple[Any, list[Link]]]:
    made = new_table(base_of(server), "here", "here", game=game, seed=3)
    people = [Link(base_of(server), made["table"], held["token"]) for held in made["held"]]
    yield made, people
    for link in people:
        link.leave()


def play_until_asked(links: list[Link], seat: int, chance: random.Random) -> None:
    """Somebody else has moved meanwhile."""
    while True:
        others = not links[seat].asked
        play_on(links, chance, 1)
        if others and links[seat].asked:
            return


def click(person: Person, selector: str) -> None:
    """Wherever it is."""
    person.page.evaluate("selector => document.querySelector(selector).click()", selector)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_every_game(
    someone: Come, finding: Finding, game: str, links: tuple[Any, list[Link]]
) -> None:
    made, people = links
    person = someone()
    found = finding(person)
    page = person.page
    chance = random.Random(3)
    sit(person, made, [0])
    found.look("begun", ".stage .board")
    play_until_asked(people, 0, chance)
    person.wait_for_turn()
    found.look("asked, with moments", ".strip .moment")
    page.wait_for_function(EXPLAINED, polling=SLOWLY)
    found.look("a card that explains", ".info.pinned")
    page.keyboard.press("Escape")
    click(person, ".others .unfold")
    page.locator(".strip .moment").last.click()
    found.look("a moment", ".ask.looking")
    page.keyboard.press("Escape")
    play_until_asked(people, 1, chance)
    found.look("waiting", ".ask:not(.mine)")
    people[0].ask("resign")
    found.look("end", ".end-page .story")
    page.evaluate(GO, f"/table/{made['table']}?show=replay")
    page.reload()
    found.look("replay", ".slider")
    assert found.wrong() == {}


@pytest.mark.parametrize("game", ["clash"])
def test_what_stands_around_a_table(
    someone: Come, server: Server, finding: Finding, links: tuple[Any, list[Link]]
) -> None:
    made, people = links
    person = someone()
    found = finding(person)
    page = person.page
    sit(person, made, [0])
    page.wait_for_selector(".board")
    page.locator(MENU).click()
    found.look("menu", "dialog[open] .item")
    page.locator("dialog .item.danger").click()
    found.look("resign?", "dialog .row .danger")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    found.look("keys", "dialog[open] .keys")
    page.keyboard.press("Escape")
    people[1].ask("chat", text="Hello!")
    found.look("unread", "#tab-chat .unread")
    for key, shown in (("c", ".chat li"), ("r", ".rules .clause-text"), ("l", ".log")):
        page.keyboard.press(key)
        found.look(f"drawer {key}", shown)
    play_until_asked(people, 0, random.Random(3))
    person.wait_for_turn()
    page.keyboard.press("h")
    found.look("hints", ".hints li")
    watcher = someone()
    watcher.go(f"/table/{made['table']}#0=nonsense")
    watched = finding(watcher)
    watched.look("a spectator with a bad link", ".board")
    assert {**found.wrong(), **watched.wrong()} == {}


def test_people_among_themselves(someone: Come, server: Server, finding: Finding) -> None:
    """A shared screen, a move to take back, a rematch."""
    person = someone()
    found = finding(person)
    base = base_of(server)
    sit(person, new_table(base, "here", "here", game="sandwich_wars"), [0, 1])
    found.look("cover", ".cover")
    strict = new_table(base, "here", "here", manners={"undo": "ask"}, options=SHORT, seed=3)
    people = [Link(base, strict["table"], held["token"]) for held in strict["held"]]
    mover = 0 if people[0].asked else 1
    sit(person, strict, [1 - mover])
    play_on(people, random.Random(3), 1)
    people[mover].ask("undo", decision=people[mover].state["decision"])
    found.look("may a move be taken back?", ".begging .button")
    people[mover].ask("resign")
    person.page.wait_for_selector(".end-page")
    assert people[mover].ask("rematch")["type"] == "done"
    found.look("offer of a rematch", ".offer .button.main")
    for link in people:
        link.leave()
    assert found.wrong() == {}


def test_the_coach(someone: Come, server: Server, finding: Finding) -> None:
    person = someone()
    found = finding(person)
    page = person.page
    base = base_of(server)
    page.route("**/coach", lambda route: route.fulfill(json=LOST))
    coached = new_table(base, "here", "bot", manners={"coach": True}, options={"match": "single"})
    sit(person, coached, [0])
    page.locator(".coach-panel summary").click()
    found.look("coach", ".coach-panel li")
    while not page.locator(".coach-panel .button").count():
        person.wait_for_turn()
        person.click_something()
    found.look("a move that lost much", ".coach-panel .button")
    two = new_table(base, "here", "here", options={"match": "single"})
    with Link(base, two["table"], two["held"][1]["token"]) as other:
        sit(person, two, [0])
        page.wait_for_selector(".board")
        assert other.ask("coach", yes=True)["type"] == "done"
        found.look("offer of a coach", ".coach-panel .button")
    assert found.wrong() == {}


def test_the_review_of_a_match(someone: Come, server: Server, finding: Finding) -> None:
    person = someone()
    found = finding(person)
    page = person.page
    made = new_table(base_of(server), "here", "here", options=SHORT, seed=3)
    links = [Link(base_of(server), made["table"], held["token"]) for held in made["held"]]
    while not links[0].state["over"]:
        play_on(links, random.Random(3), 1)
    for link in links:
        link.leave()
    sit(person, made, [0])
    page.locator("details:has(#dice-title) summary").click()
    page.locator("details:has(#dice-title) .button").click()
    found.look("end with checked dice", ".verified:not(:empty)")
    page.locator("section:has(#review-title) .button").click()
    page.wait_for_selector(".progress", state="detached")
    found.look("review", ".worst li")
    page.locator(".worst .button").first.click()
    found.look("a move of the review", ".slider")
    page.locator(".tab").nth(3).click()
    found.look("review in the drawer", ".drawer .worst li")
    page.keyboard.press("Escape")
    page.locator(".slider .button.main").click()
    page.locator(".actions .button:has-text('Look at the board')").click()
    found.look("the board after the end", ".ask .button.main")
    assert found.wrong() == {}
