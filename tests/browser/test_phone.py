"""On a phone the question, the things it asks about and one's own hand are on one screen."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import OUTSIDE
from browser.people import PHONE, Person
from browser.running import Server
from browser.sitting import sit
from web.people import Person as Link
from web.people import new_table, play_on

Come = Callable[..., Person]
LARGER = {"width": 390, "height": 844}
SEED = 3
MOST_MOVES = 200
HEARD = """() => {
  const Real = WebSocket;
  window.seq = -1;
  window.WebSocket = class extends Real {
    set onmessage(hear) {
      super.onmessage = (event) => {
        hear(event);
        const told = JSON.parse(event.data);
        if (told.type === "state")
          requestAnimationFrame(() => requestAnimationFrame(() => (window.seq = told.seq)));
      };
    }
  };
}"""
"""The page knows the number of the last event it has drawn."""
HANDS = {
    "clash": (2, ".own .seat", 4),
    "emerald_skulls": (3, ".own .seat", 4),
    "king_of_new_york": (4, ".own .seat", 7),
    "deli": (4, ".own .deli-slots, .own .deli-hand", 5),
    "sandwich_wars": (4, ".own .sw-board, .own .sw-hand", 7),
}
"""By game: seats, what one holds, and how many kinds of questions the match must ask."""


def outside(person: Person, hand: str) -> list[str]:
    """In both sizes of phones, English and Hungarian, whose words are long."""
    found: list[str] = []
    page = person.page
    for size in (PHONE, LARGER):
        page.set_viewport_size(size)
        for language in ("en", "hu"):
            person.speak(language)
            missing: list[str] = page.evaluate(OUTSIDE, hand)
            found += [f"{size['width']} {language}: {each}" for each in missing]
    return found


@pytest.mark.parametrize("game", HANDS)
def test_the_question_its_things_and_the_hand_are_on_one_screen(
    someone: Come, server: Server, game: str
) -> None:
    seats, hand, kinds = HANDS[game]
    base = server.address.removeprefix("http://")
    made: Any = new_table(base, *["here"] * seats, game=game, seed=SEED)
    links = [Link(base, made["table"], held["token"]) for held in made["held"]]
    person = someone(size=PHONE)
    sit(person, made, [0], HEARD)
    chance = random.Random(SEED)
    met: dict[str, list[str]] = {}
    for _ in range(MOST_MOVES):
        state = links[0].state
        asked = state["view"]["prompt"]
        if links[0].asked and asked not in met:
            person.page.wait_for_function("seq => window.seq >= seq", arg=state["seq"])
            person.page.wait_for_selector(".ask.mine")
            met[asked] = outside(person, hand)
        if state["over"] or len(met) == kinds:
            break
        play_on(links, chance, 1)
    for link in links:
        link.leave()
    assert {asked: found for asked, found in met.items() if found} == {}
    assert len(met) == kinds, met.keys()
