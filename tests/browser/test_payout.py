"""Emerald Skulls in the browser: the last dice and the payout stay until they have been read."""

import random
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from browser.checks import unfitting_anywhere, violations_in_both_lights
from browser.people import PHONE, Person
from browser.running import Server
from browser.sitting import sit
from web.people import Person as Link
from web.people import new_table, play_on, running

Come = Callable[..., Person]
GO_ON = ".payout [data-move=read]"
DELAYS = """() => [...document.querySelectorAll(".paid-gears svg")]
  .map((gear) => gear.style.animationDelay)"""
OVER = ".question p:text-is('The match is over.'), .end-page"
DICE = "() => document.querySelectorAll('.skull .die').length"


def links_to(server: Any, made: Any) -> list[Link]:
    base = server.address.removeprefix("http://")
    return [Link(base, made["table"], held["token"]) for held in made["held"]]


def table_at(server: Server, seed: int) -> Any:
    base = server.address.removeprefix("http://")
    return new_table(base, "here", "here", "here", game="emerald_skulls", seed=seed)


def play_to_turn(links: list[Link], turn: int, seed: int) -> None:
    chance = random.Random(seed)
    while links[0].state["view"]["position"]["turn"] < turn:
        play_on(links, chance, 1)


def notes_of(link: Link, turn: int) -> list[Any]:
    """What was told of a turn."""
    told = [note for each in link.heard if each["type"] == "state" for note in each["notes"]]
    begun = {note[2][1]: place for place, note in enumerate(told) if note[1] == "turn-begins"}
    return told[begun[turn] : begun[turn + 1]]


def paid_in(notes: list[Any]) -> int:
    """Gears and tokens together."""
    sums = {"paid-base": (1, 2), "paid-jackpot": (2,), "bet-paid": (3,), "bet-paid-tokens": (3,)}
    return sum(args[place] for _, word, args in notes for place in sums.get(word, ()))


def test_the_payout_stays_until_it_is_read(someone: Come, server: Server, axe: str) -> None:
    """SKULL-9.1 Who has watched and who comes later see the dice of the turn and every gear."""
    made = table_at(server, 3)
    links = links_to(server, made)
    watching, later = someone(), someone(size=PHONE)
    sit(watching, made, [0])
    watching.page.wait_for_selector(".skull")
    play_to_turn(links, 3, 3)
    notes = notes_of(links[0], 2)
    placed = sum(1 for note in notes if note[1] == "placed")
    sit(later, made, [1])
    for person in (watching, later):
        person.page.wait_for_selector(GO_ON)
        assert person.page.evaluate(DICE) >= placed > 0
        assert person.page.locator(".paid-gears svg").count() == paid_in(notes) > 0
        assert unfitting_anywhere(person) == []
        assert violations_in_both_lights(person.page, axe) == []
    assert watching.page.evaluate(DICE) == later.page.evaluate(DICE)
    watching.page.locator(GO_ON).click()
    watching.page.wait_for_selector(".tray")
    assert watching.page.evaluate(DICE) == 0, "the skull of the new turn"
    watching.page.reload()
    watching.page.wait_for_selector(".tray")
    assert later.page.locator(GO_ON).count() == 1
    for link in links:
        link.leave()


def test_gears_are_counted_out_one_by_one_or_at_once(someone: Come, server: Server) -> None:
    made = table_at(server, 3)
    links = links_to(server, made)
    play_to_turn(links, 3, 3)
    lively, calm = someone(motion=True), someone()
    sit(lively, made, [0])
    sit(calm, made, [1])
    lively.page.wait_for_selector(GO_ON)
    calm.page.wait_for_selector(GO_ON)
    found = [float(each.removesuffix("ms")) for each in lively.page.evaluate(DELAYS)]
    assert found == sorted(set(found))
    assert set(calm.page.evaluate(DELAYS)) == {"0ms"}
    for link in links:
        link.leave()


def test_skull_bets_question_and_seat_fit_a_phone(someone: Come, server: Server) -> None:
    made = table_at(server, 3)
    links = links_to(server, made)
    chance = random.Random(3)
    while links[0].state["view"]["prompt"] != "place" or not links[0].asked:
        play_on(links, chance, 1)
    person = someone(size=PHONE)
    sit(person, made, [0])
    person.page.wait_for_selector(".level [data-open]")
    for thing in (".skull", ".bet-cards", ".tray", ".ask", ".own"):
        for box in person.page.locator(thing).all():
            at = box.bounding_box()
            assert at is not None
            assert at["y"] >= 0, thing
            assert at["y"] + at["height"] <= PHONE["height"] - 50, thing
    for link in links:
        link.leave()


WATCHED = 60
"""The last moves of a match, more than one turn."""


def twin_at(server: Any) -> tuple[Any, list[Link]]:
    """A table at which the same moves make the same match."""
    base = server.address.removeprefix("http://")
    made = new_table(base, "here", "here", game="emerald_skulls", seed=3)
    return made, links_to(server, made)


AT_ONCE = """localStorage.setItem("ludoteka.speed", '"now"')"""


def test_the_last_payout_is_read_before_the_result(someone: Come, tmp_path: Path) -> None:
    """SKULL-9.1 Whoever has watched the match; who comes later sees the result at once."""
    with running(tmp_path, message_rate=100_000, message_burst=100_000) as base:
        at = SimpleNamespace(address=f"http://{base}")
        _, before = twin_at(at)
        whole = play_on(before, random.Random(3), wish="roll")
        made, links = twin_at(at)
        chance = random.Random(3)
        play_on(links, chance, whole - WATCHED, wish="roll")
        watching, later = someone(at=at, size=PHONE), someone(at=at)
        watching.page.add_init_script(AT_ONCE)
        sit(watching, made, [0])
        watching.page.wait_for_selector(".skull")
        assert play_on(links, chance, wish="roll") == WATCHED
        watching.page.wait_for_selector(OVER)
        assert watching.page.locator(".end-page").count() == 0
        watching.page.locator(GO_ON).click()
        watching.page.wait_for_selector(".end-page .skull-winner")
        watching.page.reload()
        watching.page.wait_for_selector(".end-page")
        sit(later, made, [1])
        later.page.wait_for_selector(f"{GO_ON}, .end-page")
        assert later.page.locator(GO_ON).count() == 0
        for link in (*before, *links):
            link.leave()
