"""Every game by clicks: alone against a bot and with somebody who came by a link; its table and its
end in every language."""

from collections.abc import Callable
from itertools import count

import pytest

from browser.checks import unfitting, unfitting_anywhere
from browser.people import DESK, PATIENCE, PHONE, Person
from browser.sitting import FREE, begin_match, late_table, sit
from knowing import known
from ludoteka.games.registry import GAMES

Come = Callable[..., Person]
every_game = pytest.mark.parametrize("game", GAMES)
LOOK_AFTER = (4, 26)
"""Clicks after which the table is looked at in every language."""
LOOK_EACH = 5
"""Of so many clicks after that one is followed by a look."""
MOST_CLICKS = 1500


@every_game
def test_a_whole_game_by_clicks_in_every_language(
    someone: Come, game: str, long_form: bool
) -> None:
    """By touch; in the long form by mouse as well. Of the longest games it is the end otherwise."""
    for size in (PHONE, DESK) if long_form else (PHONE,):
        person = someone(size=size)
        begin_match(person, game, long_form or not known(game).longest)
        assert play_and_look(person) > 8
        page = person.page
        page.wait_for_function("() => /\\d/.test(document.querySelector('.story').textContent)")
        assert page.locator(".sheet tbody tr").count() >= 2
        assert unfitting_anywhere(person) == []


def play_and_look(person: Person) -> int:
    """To the end; how many clicks it took."""
    clicks = 0
    for many in LOOK_AFTER:
        clicks += person.play_clicks(many - clicks)
        assert unfitting_anywhere(person) == []
    turn = count()
    clicks += person.play_until(
        lambda: next(turn) % LOOK_EACH == 0 and unfitting(person.page) != [], MOST_CLICKS
    )
    assert unfitting(person.page) == []
    assert person.is_over()
    return clicks


def invited_by(host: Person, game: str, whole: bool) -> str:
    """Where the guest comes to a table of the host; the match is short or very late, or whole."""
    late = known(game).late
    if late and not whole:
        base = host.address.removeprefix("http://")
        made = late_table(base, game, (1 + late) / 2, FREE)
        sit(host, made, [0])
        path: str = made["invitations"][0]["path"]
        return path
    host.open_table(game, ["me", "link"], **known(game).short)
    link: str = host.page.locator("[data-link]").get_attribute("data-link")
    return link.removeprefix(host.address)


@every_game
def test_two_browsers_play_by_an_invitation_link(someone: Come, game: str, long_form: bool) -> None:
    host, guest = someone(), someone(size=PHONE, language="hu")
    guest.go(invited_by(host, game, long_form))
    guest.call_me("Ági")
    guest.page.locator("form .button.main").click()
    host.page.wait_for_selector(".seat .who:text('Ági')")
    for person in (host, guest):
        person.play_by_itself()
    for person in (host, guest):
        person.page.wait_for_selector(".end-page", timeout=5 * PATIENCE)
    assert "Ági" in host.page.locator(".sheet").inner_text()
    places = ".sheet tbody tr:last-child td"
    ranks = [person.page.locator(places).all_inner_texts() for person in (host, guest)]
    assert ranks[0] == ranks[1]
    assert "1." in ranks[0] or host.page.locator(".result h1").inner_text() == "Nobody wins."
