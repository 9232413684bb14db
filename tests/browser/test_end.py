"""The end page: who won, why it is over, and what one wants to do first."""

from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import unfitting_anywhere, violations
from browser.people import DESK, PHONE, Person
from browser.running import Server
from browser.sitting import sit
from web.people import Person as Link
from web.people import new_table

Come = Callable[..., Person]
PNG = b"\x89PNG\r\n\x1a\n"


PICTURES = {
    "clash": ".world .emblem",
    "emerald_skulls": ".skull-winner .coin",
    "king_of_new_york": ".ny-monster",
    "deli": "svg",
    "sandwich_wars": ".sw-winner .sw-sandwich",
}


def resigned(server: Server, game: str) -> Any:
    """A table of two people at which the first has resigned."""
    base = server.address.removeprefix("http://")
    made = new_table(base, "here", "here", game=game)
    with Link(base, made["table"], made["held"][0]["token"]) as first:
        assert first.ask("resign")["type"] == "done"
    return made


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_end_says_why_and_offers_the_likeliest_first(
    someone: Come, server: Server, axe: str, size: dict[str, int]
) -> None:
    person = someone(size=size)
    page = person.page
    sit(person, resigned(server, "clash"), [1])
    page.wait_for_selector(".why-over:text-is('here 0 resigns.')")
    first = [each.strip() for each in page.locator(".actions > *").all_inner_texts()[:3]]
    assert first == ["Rematch", "Review", "Picture to share"]
    actions, sheet = (page.locator(each).bounding_box() for each in (".actions", ".sheet"))
    assert actions["y"] < sheet["y"]
    assert not page.locator(".secret-facts").is_visible()
    page.locator("#dice-title").click()
    assert page.locator(".secret-facts").is_visible()
    assert unfitting_anywhere(person) == []
    assert violations(page, axe) == []
    page.locator(".actions .button", has_text="Review").click()
    assert page.locator("section:has(#review-title) :focus").count() == 1


def test_a_picture_of_the_result_can_be_shared(someone: Come, server: Server) -> None:
    person = someone()
    sit(person, resigned(server, "deli"), [1])
    with person.page.expect_download() as told:
        person.page.locator(".actions .picture").click()
    assert told.value.suggested_filename == "deli.png"
    data = told.value.path().read_bytes()
    assert data.startswith(PNG)
    assert [int.from_bytes(data[at : at + 4], "big") for at in (16, 20)] == [1200, 630]
    assert len(data) > 10_000, "something is drawn"


def test_the_winner_is_shown_as_who_they_were(someone: Come, server: Server) -> None:
    person = someone()
    for game, picture in PICTURES.items():
        sit(person, resigned(server, game), [1])
        person.page.wait_for_selector(f".winner {picture}")
