"""A bot looks over a finished match: on the end page and in the replay."""

from collections.abc import Callable

import pytest

from browser.checks import unfitting_anywhere, violations
from browser.people import DESK, PHONE, Person
from browser.sitting import begin

Come = Callable[..., Person]


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_moves_that_lost_most_lead_into_the_replay(
    someone: Come, axe: str, size: dict[str, int]
) -> None:
    person = someone(size=size)
    page = person.page
    begin(person, "clash", ["me", "bot:level2"], match="single", variant="beginners")
    person.play_to_the_end()
    page.locator("section:has(#review-title) .button").click()
    page.wait_for_selector(".progress")
    page.wait_for_selector(".curve polyline")
    page.wait_for_selector(".progress", state="detached")
    assert page.locator(".curve svg[role=img]").get_attribute("aria-label")
    assert page.locator(".worst li").count(), "somebody who clicks at random loses something"
    assert unfitting_anywhere(person) == []
    assert violations(page, axe) == []
    step = page.locator(".worst .button").first
    number = step.inner_text().split()[-1]
    step.click()
    page.wait_for_selector(".slider")
    assert page.locator(".slider input").input_value() == number
    assert "Better:" in page.locator(".ask .hint").inner_text()
    page.locator(".tab").nth(3).click()
    page.wait_for_selector(".drawer .worst li")
    assert violations(page, axe) == []
    page.locator(".drawer .worst .button").last.click()
    number = page.locator(".drawer .worst .button").last.inner_text().split()[-1]
    page.wait_for_function(f"() => document.querySelector('.slider input').value === '{number}'")
