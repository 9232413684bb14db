"""The lab in a browser: a change, a run whose plots grow, a link, a report."""

from collections.abc import Callable

import pytest

from browser.checks import unfitting_anywhere, violations_in_both_lights
from browser.people import DESK, PHONE, Person

Come = Callable[..., Person]
RUN = "/lab?game=clash&seats=2&bots=random&games=50&o.match=single"
DONE = ".lab-result[data-state=done]"


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_designer_changes_a_number_and_sees_what_it_does(
    someone: Come, size: dict[str, int]
) -> None:
    person = someone(size=size)
    page = person.page
    person.go("/lab?game=king_of_new_york&bots=random&games=50")
    page.wait_for_selector("select[name=table]")
    page.select_option("select[name=table]", "card")
    page.select_option("select[name=entry]", "stomp")
    price = page.locator("input[name='card.stomp.price']")
    was = int(price.input_value())
    price.fill(str(was - 1))
    price.blur()
    page.wait_for_selector(".lab-changed li")
    page.locator("button:text-is('Run')").click()
    page.wait_for_selector(".lab-plot canvas")
    page.wait_for_selector(DONE)
    assert page.locator(".lab-plot canvas").count() == 3
    assert "n.card.stomp.price" in page.url
    assert "run=" in page.url
    assert page.locator(".lab-table").first.locator("tbody td").count() == 4
    page.reload()
    page.wait_for_selector(DONE)
    assert page.locator("input[name='card.stomp.price']").input_value() == str(was - 1)
    assert page.locator("a:has-text('Open as a report')").count() in (0, 1)


def test_a_long_run_is_stopped_and_keeps_its_plots(someone: Come) -> None:
    person = someone()
    page = person.page
    person.go("/lab?game=clash&bots=random&games=5000")
    page.locator("button:text-is('Run')").click()
    page.wait_for_selector(".lab-plot canvas")
    page.locator("button:text-is('Stop')").click()
    page.wait_for_selector(".lab-result[data-state=stopped]")
    assert page.locator(".lab-plot canvas").count() == 3


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_page_is_accessible_and_speaks_every_language(
    someone: Come, axe: str, size: dict[str, int]
) -> None:
    person = someone(size=size)
    person.go(RUN)
    person.page.locator("button:text-is('Run')").click()
    person.page.wait_for_selector(DONE)
    assert unfitting_anywhere(person) == []
    assert violations_in_both_lights(person.page, axe) == []


def test_a_report_opens_from_the_page(someone: Come) -> None:
    pytest.importorskip("matplotlib", reason="the extra [lab] is not installed")
    person = someone()
    page = person.page
    person.go(RUN)
    page.locator("button:text-is('Run')").click()
    page.wait_for_selector(DONE)
    with page.expect_popup() as opened:
        page.locator("a:has-text('Open as a report')").click()
    opened.value.wait_for_selector("figure svg")
    assert "CLASH" in opened.value.locator("h1").inner_text()
