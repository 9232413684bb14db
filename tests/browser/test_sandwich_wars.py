"""The stage of Sándwich Wars: what it hides, and what it says of what cannot be done."""

from collections.abc import Callable

from browser.people import Person

Come = Callable[..., Person]


def test_hands_and_chips_of_others_stay_hidden(someone: Come) -> None:
    player, watcher = someone(), someone()
    player.open_table("sandwich_wars", ["me", "bot:greedy"])
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
