"""What used to confuse: invitations, the chat, the header of a phone, keys in the log."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import unfitting, unfitting_anywhere, violations
from browser.people import PHONE, Person
from browser.running import Server
from browser.sitting import begin, sit, table_of
from ludoteka.games.registry import GAMES
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


def test_quick_phrases_are_read_in_ones_own_language(
    someone: Come, server: Server, axe: str
) -> None:
    made = new_table(base_of(server), "here", "here", options={"match": "single"})
    first, second = someone(size=PHONE), someone(language="pl")
    for seat, person in enumerate((first, second)):
        sit(person, made, [seat])
        person.page.wait_for_selector(".square")
        person.page.locator("#tab-chat").click()
    first.page.locator(".phrases .button").nth(1).click()
    first.page.wait_for_selector(".chat li:has-text('Good luck!')")
    second.page.wait_for_selector(".chat li:has-text('Powodzenia!')")
    assert unfitting_anywhere(first) == []
    assert violations(first.page, axe) == []


def test_an_invitation_goes_through_the_sheet_of_the_phone(someone: Come) -> None:
    person = someone(size=PHONE)
    person.page.add_init_script(
        "window.shared = []; navigator.share = async ({ url }) => void window.shared.push(url);"
    )
    person.open_table("clash", ["me", "link"], match="single")
    person.page.locator(".gathered .sheet").click()
    link = person.page.locator("[data-link]").get_attribute("data-link")
    assert person.page.evaluate("window.shared") == [link]
    assert unfitting_anywhere(person) == []


# The keyboard and the phone


def test_the_log_is_one_stop_of_the_tab_key(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "here"], match="single")
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


# Manners


WHOLE = """name => {
  const who = document.querySelector(".others .who");
  return who?.textContent === name && who.clientWidth > 0 && who.clientWidth >= who.scrollWidth;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_clock_hides_no_name_on_a_phone(someone: Come, server: Server, game: str) -> None:
    clock = {"kind": "game", "seconds": 600}
    made = new_table(base_of(server), "here", "here", game=game, clock=clock)
    person = someone(size=PHONE)
    for seat in (0, 1):
        sit(person, made, [seat])
        person.page.wait_for_function(WHOLE, arg=f"here {1 - seat}")
        assert unfitting(person.page) == []


def test_taking_back_is_asked_and_no_bot_helps_among_people_with_clocks(
    someone: Come, server: Server, axe: str
) -> None:
    clock = {"kind": "game", "seconds": 600}
    made = new_table(base_of(server), "here", "here", options={"match": "single"}, clock=clock)
    people = [someone(), someone(size=PHONE)]
    for seat, person in enumerate(people):
        sit(person, made, [seat])
        person.page.wait_for_selector(".cell")
    mover = next(person for person in people if person.page.locator("[data-open]").count())
    other = next(person for person in people if person is not mover)
    assert mover.page.locator(".hinter").count() == 0
    mover.page.locator(".loose[data-open]").first.click()
    mover.page.locator(".cell[data-open]").first.click()
    mover.page.locator(".undo").click()
    mover.page.wait_for_selector(".begging:text('asks the others')")
    other.page.wait_for_selector(".begging .button")
    for person in people:
        assert unfitting_anywhere(person) == []
        assert violations(person.page, axe) == []
    assert other.page.locator(".cell .lying").count() == 1
    other.page.locator(".begging .button").first.click()
    other.page.wait_for_selector(".cell .lying", state="detached")
    mover.page.wait_for_selector(".cell .lying", state="detached")


def test_manners_are_chosen_with_the_table(someone: Come, axe: str) -> None:
    person, stranger = someone(), someone()
    page = person.page
    person.home()
    page.locator(".box.game-clash .button:not(.main):not(.quiet)").click()
    page.locator(".manners summary").click()
    assert unfitting_anywhere(person) == []
    assert violations(page, axe) == []
    page.locator(".manners [name=hints]").uncheck()
    page.locator(".manners [name=spectators]").uncheck()
    page.locator(".manners [name=undo]").select_option("never")
    page.locator("dialog form .button.main").click()
    person.wait_for_turn()
    assert page.locator(".hinter").count() == 0
    stranger.go(f"/table/{table_of(person)}")
    stranger.page.wait_for_selector(".fault:text('Only those who play')")


# Following along


WATCH = """() => {
  window.waited = 0;
  new MutationObserver(() => {
    if ([...document.querySelectorAll(".moves .button")].some((each) => each.innerText === "Skip"))
      window.waited += 1;
  }).observe(document.body, { subtree: true, childList: true });
}"""


@pytest.mark.parametrize("speed", ["slow", "now"])
def test_the_moves_of_others_are_as_fast_as_one_wants(someone: Come, speed: str) -> None:
    person = someone()
    page = person.page
    begin(person, "clash", ["me", "bot:random"], match="single")
    page.wait_for_selector(".play")
    page.locator("[aria-haspopup=dialog]").click()
    page.locator("select[name=speed]").select_option(speed)
    page.keyboard.press("Escape")
    page.reload()
    person.wait_for_turn()
    page.evaluate(WATCH)
    if speed == "slow":
        person.play_until(lambda: page.evaluate("window.waited") > 0)
    else:
        person.play_clicks(6)
    assert bool(page.evaluate("window.waited")) == (speed == "slow")


AWAY = """() => {
  window.called = [];
  window.Notification = class {
    static permission = "default";
    static requestPermission = async () => (window.Notification.permission = "granted");
    constructor(title, { body }) { window.called.push(`${title}: ${body}`); }
    close() {}
  };
  Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
}"""


def test_who_looks_elsewhere_is_called_when_asked_once(
    someone: Come, server: Server, axe: str
) -> None:
    made = new_table(base_of(server), "here", "link", options={"match": "single"})
    person = someone()
    sit(person, made, [0], AWAY)
    page = person.page
    page.wait_for_selector(".call-question")
    assert unfitting_anywhere(person) == []
    assert violations(page, axe) == []
    page.locator(".call-question .button").first.click()
    page.wait_for_selector(".call-question", state="detached")
    page.evaluate("window.away = true")
    path = f"/api/tables/{made['table']}/join"
    code = made["invitations"][0]["code"]
    _, held = call(base_of(server), "POST", path, {"code": code})
    with Link(base_of(server), made["table"], held["token"]) as other:
        while other.asked:
            other.move(other.moves[0])
        page.wait_for_function("() => window.called.length > 0")
    assert page.evaluate("window.called")[0].endswith(": It is your turn.")
