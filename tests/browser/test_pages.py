"""The pages around the tables in every language, light and dark: no missing text, no overflow,
nothing for axe. The tables themselves are in `test_games.py`."""

from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import LANGUAGES, check
from browser.people import DESK, PHONE, Person
from browser.sitting import begin

Come = Callable[..., Person]
LOOKED_ANEW = 5000
"""Milliseconds after which the shelf is looked at again."""


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("language", ["en", "hu", "pl", "es"])
def test_every_page_speaks_the_language_and_fits(
    someone: Come, language: str, size: dict[str, int]
) -> None:
    person = someone(size=size, language=language)
    page = person.page
    person.home()
    page.wait_for_function("() => document.querySelector('.box h2').textContent.trim()")
    assert page.locator("html").get_attribute("lang") == language
    check(page)
    page.locator(".box .button:not(.main):not(.quiet)").first.click()
    page.wait_for_selector(".chair")
    check(page)
    page.keyboard.press("Escape")
    person.open_table("clash", ["me", "link"], match="single")
    page.wait_for_selector("[data-link]")
    check(page)
    begin(person, "clash", ["me", "bot:random"], match="single")
    person.wait_for_turn()
    page.locator(".tab").nth(2).click()
    page.wait_for_selector(".rules .clause-text")
    check(page)


def test_the_language_can_be_changed_at_any_moment(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "bot:random"], match="single")
    person.wait_for_turn()
    page = person.page
    assert "Game 1 begins." in page.locator(".log").inner_text()
    page.locator("select.language").select_option("pl")
    page.wait_for_selector(".log li:text('Zaczyna się')")
    check(page)


def transferred(request: Any) -> int:
    sizes = request.sizes()
    return int(sizes["responseBodySize"] + sizes["responseHeadersSize"])


PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"


def first_game(person: Person) -> tuple[int, float, float]:
    """Bytes sent until the first turn, and milliseconds until something was seen of home and, at
    a second visit, of the table."""
    page = person.page
    total: list[int] = []
    page.on("requestfinished", lambda request: total.append(transferred(request)))
    person.home()
    home = page.evaluate(PAINT)
    page.locator(".box.game-clash .button.main").click()
    person.wait_for_turn()
    page.wait_for_load_state("networkidle")
    sent = sum(total)
    page.reload()
    person.wait_for_turn()
    return sent, home, page.evaluate(PAINT)


def test_a_first_game_is_small_and_quick(someone: Come) -> None:
    """The quickest of three visitors counts: other tests may be running beside this one."""
    sizes, homes, tables = zip(*(first_game(someone(painted=True)) for _ in range(3)), strict=True)
    print(f"{sizes[0]} bytes, home {min(homes):.0f} ms, table {min(tables):.0f} ms")
    assert max(sizes) <= 250_000
    assert min(homes) < 1000
    assert min(tables) < 1500


ANSWERED = """target => new Promise((done) => {
  const thing = document.querySelector(target);
  const { left, top, width, height } = thing.getBoundingClientRect();
  const begun = performance.now();
  new MutationObserver((_, watcher) => {
    if (!document.querySelector("[data-picked]")) return;
    watcher.disconnect();
    requestAnimationFrame(() => done(performance.now() - begun));
  }).observe(document.body, { subtree: true, attributes: true, childList: true });
  thing.click();
})"""


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_from_home_to_the_first_move_in_two_clicks_each_answered_at_once(
    someone: Come, size: dict[str, int]
) -> None:
    """One to sit down, one to pick; nothing is asked before. The quickest of three counts."""
    times = []
    for _ in range(3):
        person = someone(size=size, painted=True)
        person.home()
        person.page.locator(".box.game-clash .button.main").click()
        person.wait_for_turn()
        times.append(person.page.evaluate(ANSWERED, ".loose[data-open]"))
    print(f"answered in {min(times):.0f} ms")
    assert min(times) < 100


def cut_anywhere(person: Person) -> list[str]:
    """What of the header and the shelf is cut, in every language; and a header that is too high."""
    found: list[str] = []
    for language in LANGUAGES:
        person.speak(language)
        found += person.page.evaluate(CUT)
    return found


def test_a_phone_shows_header_and_shelf_whole(someone: Come) -> None:
    """Nothing is cut: no title, no language; what can be continued stands above the shelf."""
    person = someone(size=PHONE)
    page = person.page
    person.home()
    assert cut_anywhere(person) == []
    page.locator(".box.game-clash .button.main").click()
    person.wait_for_turn()
    assert cut_anywhere(person) == []
    page.locator("header [aria-haspopup=dialog]").click()
    page.locator(".item.danger").click()
    page.locator("dialog .row .danger").click()
    page.wait_for_selector(".end-page")
    assert cut_anywhere(person) == []
    person.open_table("clash", ["me", "link"])
    page.wait_for_selector("[data-link]")
    assert cut_anywhere(person) == []
    person.home()
    page.wait_for_selector("#continue")
    assert cut_anywhere(person) == []
    above, shelf = (page.locator(each).bounding_box() for each in ("#continue", ".shelf"))
    assert above["y"] < shelf["y"]


CUT = """() => [
  ...[...document.querySelectorAll(".top span, .top select, .box h2, .me-chip strong")]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth)
    .map((each) => each.textContent),
  ...[...document.querySelectorAll(".top")].filter(({ offsetHeight }) => offsetHeight > 56)
    .map(({ offsetHeight }) => `the header is ${offsetHeight} high`),
]"""


def test_what_went_wrong_is_told_until_something_else_is_done(someone: Come) -> None:
    """However often the shelf is looked at anew meanwhile."""
    person = someone()
    page = person.page
    page.clock.install()
    person.home()
    page.locator(".box .button.quiet").last.click()
    page.locator("dialog input").fill("http://")
    page.locator("dialog form .button").click()
    page.keyboard.press("Escape")
    page.wait_for_selector(".offline")
    with page.expect_response("**/api/tables"):
        page.clock.fast_forward(LOOKED_ANEW)
    page.wait_for_load_state("networkidle")
    assert page.locator(".offline").count() == 1
    page.locator(".box .button.quiet").last.click()
    page.locator("dialog input").fill("/rules/clash")
    page.locator("dialog form .button").click()
    page.wait_for_selector(".rules")
    person.home()
    assert page.locator(".offline").count() == 0
