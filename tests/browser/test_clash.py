"""CLASH at the browser: the frame, and the overview between two games of a match."""

import random
from collections.abc import Callable
from typing import Any

from browser.checks import unfitting_anywhere, violations_in_both_lights
from browser.people import PHONE, Person
from browser.running import Server
from browser.sitting import sit
from web.people import Person as Link
from web.people import new_table, play_on

Come = Callable[..., Person]
OVERVIEW = ".overview [data-move=read]"
LYING = """() => [...document.querySelectorAll(".final-cell")].map((cell) => {
  const tile = cell.querySelector(".tile");
  const name = tile?.querySelector(".tile-name")?.textContent;
  return tile ? tile.className.replace(" turned", "") + name : "";
})"""


def base_of(server: Server) -> str:
    return server.address.removeprefix("http://")


def play_first_game(links: list[Link], seed: int) -> None:
    """Until the second game has begun."""
    chance = random.Random(seed)
    while links[0].state["view"]["position"]["game"] == 1:
        play_on(links, chance, 1)


def links_to(server: Server, made: Any) -> list[Link]:
    return [Link(base_of(server), made["table"], held["token"]) for held in made["held"]]


def test_the_end_of_a_game_stays_until_it_is_read(someone: Come, server: Server, axe: str) -> None:
    """CLASH-8.1 Who has watched and who comes later see the same end; each reads it once."""
    made = new_table(base_of(server), "here", "here", seed=3)
    links = links_to(server, made)
    watching, later = someone(), someone(size=PHONE)
    sit(watching, made, [0])
    watching.page.wait_for_selector(".cell")
    play_first_game(links, 3)
    watching.page.wait_for_selector(OVERVIEW)
    sit(later, made, [1])
    later.page.wait_for_selector(OVERVIEW)
    seen = watching.page.evaluate(LYING)
    assert sum(bool(each) for each in seen) == 9, "the board was full"
    assert later.page.evaluate(LYING) == seen[::-1], "from the other side"
    assert "All nine cells are full: Jihad wins the game, 5 to 4." in said(watching)
    for person in (watching, later):
        assert unfitting_anywhere(person) == []
        assert violations_in_both_lights(person.page, axe) == []
    watching.page.locator(OVERVIEW).click()
    watching.page.wait_for_selector(".square .cell")
    watching.page.reload()
    watching.page.wait_for_selector(".square .cell")
    assert watching.page.locator(OVERVIEW).count() == 0
    assert later.page.locator(OVERVIEW).count() == 1
    for link in links:
        link.leave()


def said(person: Person) -> str:
    told: str = person.page.locator(".overview").inner_text()
    return told


def test_who_goes_on_playing_has_read_the_end(someone: Come, server: Server) -> None:
    made = new_table(base_of(server), "here", "here", seed=3)
    links = links_to(server, made)
    play_first_game(links, 3)
    while links[0].state["view"]["prompt"] not in ("start", "place"):
        play_on(links, random.Random(1), 1)
    mover = next(link for link in links if link.asked)
    person = someone()
    sit(person, made, [mover.seat])
    person.page.wait_for_selector(OVERVIEW)
    person.page.locator("[data-target^='tile:'][data-open]").first.click()
    person.page.wait_for_selector(".square .cell[data-open]")
    person.page.keyboard.press("Escape")
    person.page.wait_for_selector("[data-target^='tile:'][data-open]")
    assert person.page.locator(OVERVIEW).count() == 0
    for link in links:
        link.leave()


def test_the_scale_and_the_plates_say_the_same(someone: Come, server: Server) -> None:
    """CLASH-7.1 The notch in the middle is the majority."""
    made = new_table(base_of(server), "here", "here", seed=8)
    links = links_to(server, made)
    play_on(links, random.Random(8), 11)
    person = someone()
    sit(person, made, [0])
    person.page.wait_for_selector(".scale")
    for side, count in enumerate(links[0].state["view"]["shown"]["support"]):
        assert person.page.locator(f".plate.side{side} .count").inner_text() == str(count)
        assert person.page.locator(f".scale .notch.side{side}").count() == 2 * count
        assert person.page.locator(f".cell .tile.side{side}").count() == count
    for link in links:
        link.leave()
