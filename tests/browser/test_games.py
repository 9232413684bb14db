"""Every game, whole, by clicks: alone against a bot and with somebody who came by a link; its table
and its end in every language, light and dark."""

from collections.abc import Callable

import pytest

from browser.checks import unfitting, unfitting_anywhere, violations_in_both_lights
from browser.people import DESK, PHONE, Person
from knowing import known
from ludoteka.games.registry import GAMES

Come = Callable[..., Person]
every_game = pytest.mark.parametrize("game", GAMES)
every_size = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
LOOK_AFTER = (4, 26)
"""Clicks after which the table is looked at closely."""
MOST_CLICKS = 1500


@every_game
@every_size
def test_a_whole_game_by_clicks_in_every_language(
    someone: Come, axe: str, game: str, size: dict[str, int]
) -> None:
    person = someone(size=size)
    person.open_table(game, ["me", f"bot:{known(game).opponent}"], **known(game).short)
    clicks = 0
    for many in LOOK_AFTER:
        clicks += person.play_clicks(many - clicks)
        assert unfitting_anywhere(person) == []
    assert violations_in_both_lights(person.page, axe) == []
    page = person.page
    clicks += person.play_until(lambda: unfitting(page) != [], MOST_CLICKS)
    assert unfitting(page) == []
    assert person.is_over()
    assert clicks > 8
    page.wait_for_function("() => /\\d/.test(document.querySelector('.story').textContent)")
    assert page.locator(".sheet tbody tr").count() >= 2
    assert unfitting_anywhere(person) == []
    assert violations_in_both_lights(page, axe) == []


@every_game
def test_two_browsers_play_by_an_invitation_link(someone: Come, game: str) -> None:
    host, guest = someone(), someone(size=PHONE, language="hu")
    host.open_table(game, ["me", "link"], **known(game).short)
    guest.page.goto(host.page.locator("[data-link]").get_attribute("data-link"))
    guest.call_me("Ági")
    guest.page.locator("form .button.main").click()
    host.page.wait_for_selector(".seat .who:text('Ági')")
    for _ in range(4 * MOST_CLICKS):
        if host.is_over() and guest.is_over():
            break
        for person in (host, guest):
            person.click_quickly()
    assert host.is_over()
    assert guest.is_over()
    assert "Ági" in host.page.locator(".sheet").inner_text()
    places = ".sheet tbody tr:last-child td"
    ranks = [person.page.locator(places).all_inner_texts() for person in (host, guest)]
    assert ranks[0] == ranks[1]
    assert "1." in ranks[0]


@pytest.mark.parametrize("path", ["/score"])
@every_size
def test_a_page_beside_the_tables(someone: Come, axe: str, path: str, size: dict[str, int]) -> None:
    person = someone(size=size)
    person.go(path)
    person.page.wait_for_selector("main h1")
    if "nothing at this address" in person.page.locator("h1").inner_text():
        pytest.skip(f"There is no page {path}.")
    person.page.wait_for_selector("main .panel")
    person.page.wait_for_load_state("networkidle")
    assert unfitting_anywhere(person) == []
    assert violations_in_both_lights(person.page, axe) == []
