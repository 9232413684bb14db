"""Faces and names: made up at the first visit, changed with a tap, shown at the seats."""

from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import unfitting, violations, violations_in_both_lights
from browser.people import DESK, PHONE, Person
from browser.running import Server
from browser.sitting import sit
from ludoteka.games.registry import GAMES, KITS
from ludoteka.texts import texts_for
from web.people import call, new_table

Come = Callable[..., Person]
DRAWN = """async () => {
  const [{ h, render }, { AVATARS, Avatar }, { Robot }] = await Promise.all([
    import("preact"), import(document.baseURI + "static/parts/avatars.js"),
    import(document.baseURI + "static/parts/robots.js")]);
  const { games } = await (await fetch("api/games")).json();
  const faces = Array.from({ length: AVATARS }, (_, place) => h(Avatar, { face: place + 1 }));
  const bots = games.flatMap(({ characters }) => characters)
    .map(({ face }) => h(Robot, { features: face }));
  return [...faces, ...bots].map((each) => {
    const place = document.createElement("div");
    render(each, place);
    return place.innerHTML.replace(/data-\\w+="[^"]*"/, "");
  });
}"""


def nicknames(language: str) -> list[str]:
    return texts_for(language).line("nicknames").split(", ")


def test_there_are_24_faces_and_25_bots_and_no_two_look_alike(someone: Come) -> None:
    person = someone()
    person.home()
    drawn = person.page.evaluate(DRAWN)
    assert len(drawn) == 24 + 25 == len(set(drawn))
    assert not [each for each in drawn if "undefined" in each]


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_visitor_has_a_name_and_a_face_and_changes_them(
    someone: Come, axe: str, size: dict[str, int]
) -> None:
    person = someone(size=size)
    page = person.page
    person.home()
    name = page.locator(".me-chip strong").inner_text()
    assert name in nicknames("en")
    person.speak("hu")
    page.wait_for_function(
        "names => names.includes(document.querySelector('.me-chip strong').textContent)",
        arg=nicknames("hu"),
    )
    page.locator(".me-chip").click()
    page.wait_for_selector(".faces")
    assert unfitting(page) == []
    assert violations(page, axe) == []
    page.locator(".me-form .name-row .button").click()
    assert page.locator(".me-form input[type=text]").input_value() != name
    page.locator(".me-form input[type=text]").fill("Ödön")
    page.locator(".face-choice input").nth(6).check(force=True)
    page.locator(".me-form .button.main").click()
    page.wait_for_selector("dialog", state="detached")
    page.reload()
    page.wait_for_selector(".me-chip strong:text-is('Ödön')")
    assert page.locator(".me-chip [data-face='7']").count() == 1
    assert violations_in_both_lights(page, axe) == []


def test_at_the_table_everybody_is_seen_with_face_shape_and_name(someone: Come) -> None:
    person = someone()
    person.home()
    name = person.page.locator(".me-chip strong").inner_text()
    face = person.page.locator(".me-chip [data-face]").get_attribute("data-face")
    person.page.locator(".box.game-deli .button.main").click()
    person.page.wait_for_selector(".seat .who")
    own = person.page.locator(".seat.mine")
    assert own.locator(".who").inner_text() == name
    assert own.locator(f"[data-face='{face}']").count() == 1
    texts = texts_for("en").game(GAMES["deli"])
    bots = [KITS["deli"].characters[level - 1].name for level in (3, 2)]
    seen = person.page.locator(".others .who").all_inner_texts()
    assert seen == [texts.line(f"bot-{each}") for each in bots]
    assert person.page.locator(".others [data-robot]").count() == 2
    assert person.page.locator(".seat .seat-shape").count() == 3


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_plays_is_shown_when_a_table_is_made(
    someone: Come, axe: str, size: dict[str, int]
) -> None:
    person = someone(size=size)
    page = person.page
    person.home()
    page.locator(".box.game-clash .button:not(.main):not(.quiet)").click()
    page.locator(".chair select").nth(1).select_option("bot:level5")
    temper = page.locator(".chair .temper")
    assert temper.inner_text() == "Knows what the majority wants before it does."
    assert unfitting(page) == []
    assert violations(page, axe) == []


def test_two_of_a_kind_are_told_apart(someone: Come) -> None:
    person = someone()
    person.open_table("deli", ["me", "bot:level4", "bot:level4"])
    person.page.wait_for_selector(".seat .who")
    assert person.page.locator(".others .who").all_inner_texts() == ["Marcel", "Marcel II"]


def test_who_comes_with_a_link_brings_a_face(someone: Come, server: Server) -> None:
    base = server.address.removeprefix("http://")
    made = new_table(base, "here", "link", options={"match": "single"})
    guest, host = someone(), someone()
    guest.go(made["invitations"][0]["path"])
    face = guest.page.locator(".me-chip [data-face]").get_attribute("data-face")
    guest.page.locator("form .button.main").click()
    guest.page.wait_for_selector(".square")
    sit(host, made, [0])
    host.page.wait_for_selector(f".others [data-face='{face}']")


@pytest.mark.parametrize("face", [25, -1, "7"])
def test_the_server_takes_no_other_faces(server: Server, face: Any) -> None:
    base = server.address.removeprefix("http://")
    seats = [{"kind": "here", "face": face}, {"kind": "bot"}]
    status, _ = call(base, "POST", "/api/tables", {"game": "clash", "seats": seats})
    assert status == 400
