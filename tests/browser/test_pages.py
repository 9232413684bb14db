"""Every page in every language, light and dark: no missing text, no overflow, nothing for axe."""

from collections.abc import Callable
from typing import Any

import pytest

from browser.people import DESK, PHONE, Person

Come = Callable[..., Person]

OVERFLOWING = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ["page"] : [];
  const texts = "h1, h2, h3, p, .button, .tab, .badge, .tile-name, td, th, dd, dt, label, legend";
  for (const each of document.querySelectorAll(texts)) {
    if (each.closest(".unseen") || getComputedStyle(each).display === "inline") continue;
    if (each.clientWidth && each.scrollWidth > each.clientWidth + 1) {
      wide.push(each.className + " " + each.textContent.trim());
    }
  }
  return wide;
}"""
MISSING = "() => (document.body.innerText.match(/\\[[a-z]+-[a-z-]+\\]|\\{ ?\\$[a-z]/g) ?? [])"


def check(page: Any) -> None:
    assert page.evaluate(MISSING) == []
    assert page.evaluate(OVERFLOWING) == []


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
    person.open_table("clash", ["me", "bot:"], match="single")
    for _ in range(5):
        if not person.wait_for_turn():
            break
        check(page)
        before = person.marks()
        person.click_something()
        person.wait_for_change(before)
    person.wait_for_turn()
    page.locator(".tab").nth(2).click()
    page.wait_for_selector(".rules .clause-text")
    check(page)
    if size == PHONE:
        page.locator(".closer").click()
    person.play_to_the_end()
    check(page)


def test_the_language_can_be_changed_at_any_moment(someone: Come) -> None:
    person = someone()
    person.open_table("clash", ["me", "bot:"], match="single")
    person.wait_for_turn()
    page = person.page
    assert "Game 1 begins." in page.locator(".log").inner_text()
    page.locator("select.language").select_option("pl")
    page.wait_for_selector(".log li:text('Zaczyna się')")
    check(page)


def violations(page: Any, axe: str) -> list[str]:
    page.evaluate(axe)
    found = page.evaluate("() => axe.run()")["violations"]
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')}"
        for each in found
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(someone: Come, axe: str, theme: str, size: dict[str, int]) -> None:
    person = someone(theme=theme, size=size)
    page = person.page
    person.home()
    page.wait_for_function("() => document.querySelector('.box h2').textContent.trim()")
    assert violations(page, axe) == []
    page.locator(".box .button:not(.main):not(.quiet)").first.click()
    page.wait_for_selector(".chair")
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    person.open_table("clash", ["me", "link"], match="single")
    page.wait_for_selector("[data-link]")
    assert violations(page, axe) == []
    person.open_table("clash", ["me", "bot:"], match="single")
    for _ in range(7):
        person.wait_for_turn()
        before = person.marks()
        person.click_something()
        person.wait_for_change(before)
    assert violations(page, axe) == []
    person.wait_for_turn()
    page.locator(".tab").nth(2).click()
    page.wait_for_selector(".rules .clause-text")
    assert violations(page, axe) == []
    page.keyboard.press("Escape")
    person.play_to_the_end()
    page.wait_for_selector(".story li")
    assert violations(page, axe) == []


def transferred(request: Any) -> int:
    sizes = request.sizes()
    return int(sizes["responseBodySize"] + sizes["responseHeadersSize"])


def test_a_first_game_is_small_and_quick(someone: Come) -> None:
    person = someone()
    page = person.page
    total: list[int] = []
    page.on("requestfinished", lambda request: total.append(transferred(request)))
    person.home()
    paint = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
    home = page.evaluate(paint)
    page.locator(".box.game-clash .button.main").click()
    person.wait_for_turn()
    page.reload()
    person.wait_for_turn()
    table = page.evaluate(paint)
    print(f"{sum(total)} bytes in {len(total)} answers, home {home:.0f} ms, table {table:.0f} ms")
    assert sum(total) < 400_000
    assert home < 1000
    assert table < 1500
