"""The stage of Sándwich Wars: what it hides, and what it says of what cannot be done."""

import random
from collections.abc import Callable

import pytest

from browser.people import DESK, PHONE, Person
from browser.running import Server
from browser.sitting import begin, sit
from web.people import Person as Link
from web.people import new_table, play_on

Come = Callable[..., Person]
CUT = """() => {
  const cards = [...document.querySelectorAll(".sw-hand > *")];
  return cards.flatMap((card, place) => {
    const at = card.getBoundingClientRect();
    const next = cards[place + 1]?.getBoundingClientRect();
    const edge = next && next.top < at.bottom - 5 ? next.left : Infinity;
    return [...card.querySelectorAll(".sw-name, .sw-cost")]
      .filter((text) => text.scrollWidth > text.clientWidth + 1
        || text.getBoundingClientRect().right > edge + 1)
      .map((text) => text.textContent.trim());
  });
}"""
"""Names and costs of cards in hand that the next card covers, or that do not fit."""


def test_hands_and_chips_of_others_stay_hidden(someone: Come) -> None:
    player, watcher = someone(), someone()
    begin(player, "sandwich_wars", ["me", "bot:greedy"])
    player.wait_for_turn()
    handed_on = player.page.locator(".log li", has_text=" passes ").count()
    assert player.page.locator(".sw-hand [data-target^='hand:']").count() == 5 + handed_on
    assert player.page.locator(".others [data-target^='chips:'] b").all_inner_texts() == ["?"]
    assert player.page.locator("[data-target='chips:0'] b").inner_text() == "0"
    watcher.page.goto(player.page.url)
    watcher.page.wait_for_selector(".sw-back-card")
    assert watcher.page.locator("[data-target^='hand:']").count() <= handed_on
    assert watcher.page.locator("[data-target='chips:0'] b").inner_text() == "?"
    assert watcher.page.locator("[data-open]").count() == 0


def test_what_cannot_be_used_now_says_why(someone: Come) -> None:
    person = someone()
    person.open_table("sandwich_wars", ["me", "bot:greedy"])
    person.wait_for_turn()
    person.page.locator("[data-target^='order:']:not([data-open])").first.hover(force=True)
    person.page.wait_for_selector(".info .why")
    assert "SAND-4" in person.page.locator(".info .why .clause").inner_text()


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_full_hand_can_be_read(someone: Come, server: Server, size: dict[str, int]) -> None:
    """Name and cost of seven cards are seen, and the card pointed at rises."""
    base = server.address.removeprefix("http://")
    made = new_table(base, "here", "here", game="sandwich_wars", seed=4)
    links = [Link(base, made["table"], held["token"]) for held in made["held"]]
    chance = random.Random(4)
    while len(links[0].state["view"]["position"]["hands"][0]["cards"]) < 7:
        play_on(links, chance, 1)
    person = someone(size=size)
    sit(person, made, [0])
    person.page.wait_for_selector(".sw-hand .sw-card")
    for language in ("hu", "pl", "es", "en"):
        person.speak(language)
        assert person.page.evaluate(CUT) == []
    card = person.page.locator(".sw-hand > *").nth(1)
    low = card.locator(".sw-card").bounding_box()
    person.page.keyboard.press("ArrowDown")
    card.focus()
    person.page.wait_for_function(
        "([card, low]) => card.getBoundingClientRect().top < low - 5",
        arg=[card.locator(".sw-card").element_handle(), low and low["y"]],
    )
    for link in links:
        link.leave()
