"""axe finds nothing in any state of any page, at a desk and on a phone, light and dark.

A page is brought from state to state and not loaded anew for each size and light.
"""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.checks import violations_everywhere
from browser.people import Person
from browser.running import Server
from browser.sitting import sit
from ludoteka.bots.puzzles import games_with_puzzles, puzzles_of
from ludoteka.games.registry import GAMES
from web.people import Person as Link
from web.people import call, new_table, play_on

Come = Callable[..., Person]
GO = "to => import('/static/lib/route.js').then(({ go }) => go(to))"
MENU = "header [aria-haspopup=dialog]"
PAGES = {
    "/learn/clash": ".lessons",
    "/learn/deli/first": ".bubble",
    "/rules/king_of_new_york": "main .how-to-win",
    "/puzzles": ".today",
    "/lab": "main form",
    "/odds": "main .panel",
    "/score": "main .panel",
    "/nowhere": "main h1",
}
"""What shows that a page is there."""


class Found:
    """What axe has found, by state."""

    def __init__(self, person: Person, axe: str) -> None:
        self.page, self._axe = person.page, axe
        self.states: dict[str, list[str]] = {}

    def look(self, state: str, shown: str) -> None:
        self.page.wait_for_selector(shown)
        self.states[state] = violations_everywhere(self.page, self._axe)

    def wrong(self) -> dict[str, list[str]]:
        return {state: found for state, found in self.states.items() if found}


def base_of(server: Server) -> str:
    return server.address.removeprefix("http://")


def test_the_pages_around_the_tables(someone: Come, server: Server, axe: str) -> None:
    person = someone(newcomer=True)
    found = Found(person, axe)
    page = person.page
    person.home()
    found.look("home of a newcomer", ".box h2:has-text('Deli')")
    page.locator(".me-chip").click()
    found.look("who am I", ".me-form")
    page.keyboard.press("Escape")
    page.locator(".box .button:not(.main):not(.quiet)").first.click()
    found.look("new table", ".chair select")
    page.keyboard.press("Escape")
    for path, shown in PAGES.items():
        page.evaluate(GO, path)
        found.look(path, shown)
    assert found.wrong() == {}


def test_invitations_and_a_home_with_tables(someone: Come, server: Server, axe: str) -> None:
    person = someone()
    found = Found(person, axe)
    base = base_of(server)
    made = new_table(base, "here", "link")
    code = made["invitations"][0]["code"]
    taken = new_table(base, "here", "link")
    joined = {"code": taken["invitations"][0]["code"], "name": "Ági", "token": "a" * 36}
    assert call(base, "POST", f"/api/tables/{taken['table']}/join", joined)[0] < 300
    person.go(f"/join/{made['table']}/{code}")
    found.look("invitation", "form .button.main")
    for state, where in {
        "wrong": f"{made['table']}/nonsense",
        "full": f"{taken['table']}/{joined['code']}",
        "nowhere": "nowhere/nonsense",
    }.items():
        person.page.evaluate(GO, f"/join/{where}")
        found.look(f"invitation: {state}", "main .fault, main h1:not(.unseen)")
    assert all("status of 4" in each for each in person.complaints), person.complaints
    person.complaints.clear()
    sit(person, made, [0])
    found.look("waiting for people", ".gathered")
    over = new_table(base, "here", "here")
    with Link(base, over["table"], over["held"][0]["token"]) as first:
        first.ask("resign")
    sit(person, over, [1])
    found.look("end of CLASH", ".end-page")
    running = new_table(base, "here", "here")
    held = {each["table"]: each for each in (over, running, made)}
    person.page.evaluate(
        """tables => localStorage.setItem("ludoteka.tables", JSON.stringify({
          ...JSON.parse(localStorage.getItem("ludoteka.tables")), ...tables }))""",
        {
            id: {"id": id, "game": "clash", "held": each["held"][:1], "at": 1}
            for id, each in held.items()
            if id != over["table"]
        },
    )
    person.home()
    found.look("home with tables and finished games", ".finished .listed")
    assert found.wrong() == {}


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


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_every_game(
    someone: Come, server: Server, axe: str, game: str, links: tuple[Any, list[Link]]
) -> None:
    made, people = links
    person = someone()
    found = Found(person, axe)
    page = person.page
    chance = random.Random(3)
    sit(person, made, [0])
    found.look("begun", ".stage .board")
    play_until_asked(people, 0, chance)
    person.wait_for_turn()
    found.look("asked, with moments", ".strip .moment")
    page.locator(".strip .moment").last.click()
    found.look("a moment", ".ask.looking")
    page.keyboard.press("Escape")
    page.locator(MENU).click()
    found.look("menu", "dialog[open] .item")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    found.look("keys", "dialog[open] .keys")
    page.keyboard.press("Escape")
    for tab, shown in (("c", ".chat"), ("r", ".rules .clause-text"), ("l", ".log li")):
        page.keyboard.press(tab)
        found.look(f"drawer {tab}", shown)
    play_until_asked(people, 1, chance)
    found.look("waiting", ".ask:not(.mine)")
    people[0].ask("resign")
    found.look("end", ".end-page")
    page.evaluate(GO, f"/table/{made['table']}?show=replay")
    page.reload()
    found.look("replay", ".slider")
    assert found.wrong() == {}


def test_a_shared_screen_a_rematch_and_the_coach(someone: Come, server: Server, axe: str) -> None:
    person = someone()
    found = Found(person, axe)
    page = person.page
    base = base_of(server)
    shared = new_table(base, "here", "here", game="sandwich_wars")
    sit(person, shared, [0, 1])
    found.look("cover", ".cover")
    ended = new_table(base, "here", "here")
    with Link(base, ended["table"], ended["held"][0]["token"]) as first:
        first.ask("resign")
        sit(person, ended, [1])
        page.wait_for_selector(".end-page")
        assert first.ask("rematch")["type"] == "done"
        found.look("offer of a rematch", ".offer .button.main")
    coached = new_table(base, "here", "bot", manners={"coach": True}, options={"match": "single"})
    sit(person, coached, [0])
    page.wait_for_selector(".coach-panel summary")
    page.locator(".coach-panel summary").click()
    found.look("coach", ".coach-panel li")
    for game in games_with_puzzles():
        puzzle = puzzles_of(game)[0]
        page.evaluate(GO, f"/puzzles/{game}/{puzzle.id}")
        found.look(f"puzzle of {game}", f".game-{game} .puzzle-panel")
    page.locator(".puzzle-panel .button:has(svg)").first.click()
    found.look("solution", ".puzzle-panel.over")
    assert found.wrong() == {}
