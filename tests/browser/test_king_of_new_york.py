"""King of New York in the browser: the dice tray, and reasons."""

import re
from collections.abc import Callable

from browser.people import PHONE, Person
from browser.sitting import begin
from browser.test_types import HOUSE
from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES

Come = Callable[..., Person]

LOOSE = ".ny-die-button[data-open]"
ROLL = ".ask [data-move=batch]"


def rolling(person: Person, bots: int = 1) -> None:
    """A table of one's own, up to the first question about the dice."""
    begin(person, "king_of_new_york", ["me", *["bot:random"] * bots])
    for _ in range(60):
        person.wait_for_turn()
        if person.page.locator(LOOSE).count():
            return
        person.click_and_see()
    raise AssertionError("nobody rolls")


def test_a_click_keeps_a_die_and_one_button_rolls_the_others(someone: Come) -> None:
    person = someone()
    rolling(person)
    page = person.page
    faces = page.locator(LOOSE).count()
    assert faces == 6
    assert "Reroll 6 dice" in page.locator(ROLL).inner_text()
    page.locator(LOOSE).nth(0).click()
    page.locator(LOOSE).nth(3).click()
    assert page.locator(".ny-die-button.kept").count() == 2
    assert page.locator(".ny-die-button[aria-pressed=true]").count() == 2
    assert "Reroll 4 dice" in page.locator(ROLL).inner_text()
    page.locator(LOOSE).nth(3).click()
    assert "Reroll 5 dice" in page.locator(ROLL).inner_text()
    page.locator(ROLL).click()
    page.wait_for_selector(".log li:text('rerolls 5 dice')")
    page.wait_for_selector(f"{ROLL}:text('Reroll 5 dice')")
    assert page.locator(".ny-die-button.kept").count() == 1


def test_things_that_cannot_be_used_say_why(someone: Come) -> None:
    person = someone()
    rolling(person)
    page = person.page
    page.locator(".ny-bill").first.click(force=True)
    page.wait_for_selector(".info.pinned .why")
    assert "Choose dice" in page.locator(".info .why").inner_text()
    assert page.locator(".info").inner_text().count("\n") > 2


def test_the_window_proposes_two_in_manhattan_to_five_and_six(someone: Come) -> None:
    """KONY-9.0 With the number of seats the proposal changes, until somebody has chosen."""
    person = someone()
    person.home()
    page = person.page
    page.locator(".box.game-king_of_new_york .button:not(.main):not(.quiet)").click()
    count, lanes = (page.locator(f".new-table select[name={name}]") for name in ("count", "lanes"))
    seen = []
    for seats in ("2", "5", "4", "6"):
        count.select_option(seats)
        seen.append(lanes.input_value())
    lanes.select_option("one")
    count.select_option("5")
    assert [*seen, lanes.input_value()] == ["one", "two", "one", "two", "one"]


def test_a_table_is_made_with_what_the_window_proposes(someone: Come) -> None:
    """KONY-9.0"""
    person = someone()
    with person.page.expect_request(lambda sent: sent.method == "POST") as made:
        person.open_table("king_of_new_york", ["me", *["bot:random"] * 4])
    assert made.value.post_data_json["options"] == {"lanes": "two"}


def test_every_card_has_a_picture() -> None:
    source = (HOUSE / "games/king_of_new_york/stage/cards.js").read_text("utf-8")
    drawn = re.findall(r'(\w+): "\w+ \w+ \d"', source)
    assert sorted(drawn) == sorted(CARD_NAMES[1:])


def test_what_the_market_sells_is_told_on_a_phone(someone: Come) -> None:
    """KONY-7.1 A tap tells what a poster does; who may buy reads all of them whole."""
    person = someone(size=PHONE)
    rolling(person)
    person.page.locator(".ny-bill").first.tap(force=True)
    text = person.page.locator(".ny-poster-text").first.text_content()
    assert text.strip() in person.page.locator(".info.pinned").inner_text()
    person.page.keyboard.press("Escape")
    person.play_until(lambda: person.page.locator(".ny-market [data-open]").count() > 0)
    for language in ("hu", "pl", "es", "en"):
        person.speak(language)
        told = person.page.evaluate(
            "() => [...document.querySelectorAll('.ny-poster-text')].map((text) =>"
            " text.clientHeight > 0 && text.scrollHeight <= text.clientHeight + 1)"
        )
        assert told == [True, True, True]
