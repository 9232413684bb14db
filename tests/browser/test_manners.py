"""What used to confuse: invitations, the chat, the header of a phone, keys in the log."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import unfitting_anywhere, violations
from browser.people import PHONE, Person
from browser.running import Server
from browser.sitting import sit, table_of
from web.people import Person as Link
from web.people import call, new_table

Come = Callable[..., Person]


def base_of(server: Server) -> str:
    return server.address.removeprefix("http://")


# Invitations


@pytest.mark.parametrize("what", ["wrong", "full", "over", "nowhere"])
def test_an_invitation_that_is_no_good_says_so_at_once(
    someone: Come, server: Server, axe: str, what: str
) -> None:
    base = base_of(server)
    made = new_table(base, "here", "link", options={"match": "single"})
    invitation = made["invitations"][0]
    path = {"wrong": f"/join/{made['table']}/nonsense", "nowhere": "/join/nowhere/nonsense"}
    if what in ("full", "over"):
        call(base, "POST", f"/api/tables/{made['table']}/join", {"code": invitation["code"]})
    if what == "over":
        with Link(base, made["table"], made["held"][0]["token"]) as first:
            first.ask("resign")
    person = someone()
    person.complaints = Quiet()
    person.go(path.get(what, invitation["path"]))
    person.page.wait_for_selector("h1:text('no longer works')")
    assert person.page.locator("input").count() == 0
    assert unfitting_anywhere(person) == []
    assert violations(person.page, axe) == []


class Quiet(list[str]):
    """What is asked for and refused is no complaint here."""

    def append(self, complaint: str) -> None:
        if "status of 4" not in complaint:
            super().append(complaint)


def test_a_good_invitation_says_what_and_with_whom(someone: Come, server: Server) -> None:
    made = new_table(base_of(server), "here", "link", game="deli")
    person = someone()
    person.go(made["invitations"][0]["path"])
    person.page.wait_for_selector("form:has-text('Clash at the Deli'):has-text('With here 0')")
    assert unfitting_anywhere(person) == []
    person.page.locator("form .button.main").click()
    person.page.wait_for_selector(".play")


# The chat


def test_what_was_said_unseen_is_marked(someone: Come, server: Server, axe: str) -> None:
    made = new_table(base_of(server), "here", "here", options={"match": "single"})
    person = someone()
    sit(person, made, [0])
    person.page.wait_for_selector(".square")
    with Link(base_of(server), made["table"], made["held"][1]["token"]) as other:
        other.ask("chat", text="hello")
        other.ask("chat", text="are you there?")
    mark = "#tab-chat .unread"
    person.page.wait_for_selector(f"{mark} :text-is('2')")
    assert unfitting_anywhere(person) == []
    assert violations(person.page, axe) == []
    person.page.locator("#tab-chat").click()
    person.page.wait_for_selector(mark, state="detached")
    person.page.reload()
    person.page.wait_for_selector(".square")
    assert person.page.locator(mark).count() == 0


# The keyboard and the phone


def test_the_log_is_one_stop_of_the_tab_key(someone: Come) -> None:
    person = someone()
    person.open_table("clash", ["me", "here"], match="single")
    person.play_clicks(6)
    page = person.page
    stops = page.evaluate(
        "() => [...document.querySelectorAll('.drawer-page, .drawer-page *')]"
        ".filter(({ tabIndex }) => tabIndex >= 0).length"
    )
    assert stops == 1
    page.locator(".drawer-page").focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_selector(".log li:nth-last-child(2) .clause:focus, .log .clause:focus")
    page.keyboard.press("Home")
    assert page.evaluate("() => document.activeElement === document.querySelector('.log .clause')")
    page.keyboard.press("Enter")
    page.wait_for_selector(".clause-text.wanted")


CUT_OFF = """() => [...document.querySelectorAll(".top .brand span, .top select")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""


@pytest.mark.parametrize("language", ["en", "hu", "pl", "es"])
def test_the_header_of_a_phone_is_whole(someone: Come, language: str) -> None:
    person = someone(size=PHONE, language=language)
    person.home()
    assert person.page.evaluate(CUT_OFF) == []
    person.page.locator(".box.game-clash .button.main").click()
    person.wait_for_turn()
    assert person.page.evaluate(CUT_OFF) == []
    shown = person.page.evaluate("() => document.querySelector('.top').getBoundingClientRect()")
    assert shown["height"] <= 56


# Yes and no


def asked_for(base: str, made: Any, prompt: str) -> int:
    """Play at random until somebody is asked this; who."""
    rng = random.Random(2)
    people = [Link(base, made["table"], each["token"]) for each in made["held"]]
    try:
        for _ in range(2000):
            asked = next(each for each in people if each.asked)
            if asked.state["view"]["prompt"] == prompt:
                return int(asked.seat)
            answer = asked.move(rng.choice(asked.moves))
            for each in people:
                each.catch_up(answer["seq"])
        raise AssertionError(f"nobody is asked {prompt}")
    finally:
        for each in people:
            each.leave()


def test_yes_and_no_stand_together(someone: Come, server: Server) -> None:
    """DELI-6.4 Do you take it away?"""
    base = base_of(server)
    made = new_table(base, "here", "here", "here", game="deli", seed=5)
    seat = asked_for(base, made, "offer")
    person = someone(size=PHONE)
    sit(person, made, [seat])
    person.page.wait_for_selector(".question p:text('Do you take it away?')")
    moves = person.page.locator(".ask .moves [data-move]").evaluate_all(
        "all => all.map(({ dataset }) => dataset.move)"
    )
    assert "pass" in moves
    assert len(moves) > 1
    yes = next(place for place, move in enumerate(moves) if move != "pass")
    person.page.locator(".ask .moves [data-move]").nth(yes).click()
    person.page.wait_for_selector(".question p:text('Do you take it away?')", state="detached")
    assert table_of(person) == made["table"]
