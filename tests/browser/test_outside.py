"""A game of another package in the browser, on the plain stage, beside a package that is broken."""

from collections.abc import Callable, Iterator

import pytest

from browser.checks import (
    LOOKS,
    unfitting,
    unfitting_anywhere,
    violations_in,
    violations_in_both_lights,
)
from browser.people import DESK, PATIENCE, PHONE, Person
from browser.running import Server
from outside.elsewhere import EXAMPLES, put

Come = Callable[..., Person]
GAMES = ("liars_dice", "nine_mens_morris")
CLICKS, MORE_CLICKS = 12, 30
"""In the short and in the long form."""
SHORTER = "liars_dice"
"""The game that is played to its end in the short form too."""


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("packages")
    for game in GAMES:
        put(folder, game, f"{game} = {game}.kit:KIT")
    put(folder, "raising", "chess = raising:KIT", "raise RuntimeError('no pieces')")
    packages = [folder, *(EXAMPLES / game for game in GAMES)]
    running = Server(tmp_path_factory.mktemp("data"), hasty=True, packages=packages)
    yield running
    running.kill()


def test_the_shelf_says_where_a_game_comes_from_and_what_is_left_out(
    someone: Come, others: Server, axe: str
) -> None:
    person = someone(at=others)
    person.home()
    page = person.page
    box = page.locator(".box", has_text="Liar’s Dice")
    assert "its code runs with the rights of the server" in box.inner_text()
    told = page.locator("main").inner_text()
    assert "The game chess of the package raising 1.0 is left out" in told
    assert unfitting_anywhere(person) == []
    assert violations_in_both_lights(page, axe) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_on_the_plain_stage(
    someone: Come,
    others: Server,
    axe: str,
    game: str,
    size: dict[str, int],
    long_form: bool,
) -> None:
    """It is looked at in every size and light, and played in one; the end plays itself. The longer
    game has one in the long form."""
    person = someone(at=others, size=size)
    person.open_table(game, ["me", "bot:random"])
    person.play_clicks(3)
    for each in (DESK, PHONE):
        person.page.set_viewport_size(each)
        assert unfitting_anywhere(person) == []
    assert violations_in(person.page, axe, LOOKS) == []
    person.page.set_viewport_size(size)
    person.play_clicks(MORE_CLICKS if long_form else CLICKS)
    assert unfitting(person.page) == []
    if long_form or game == SHORTER:
        person.play_by_itself()
        person.page.wait_for_selector(".end-page", timeout=5 * PATIENCE)
        assert unfitting(person.page) == []
