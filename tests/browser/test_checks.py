"""What no page may have is found where it is, also on a page that is not painted."""

from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import unfitting, unfitting_anywhere, violations, violations_in_both_lights
from browser.people import DESK, PHONE, Person

Come = Callable[..., Person]
PLANT = "html => document.querySelector('main').insertAdjacentHTML('beforeend', html)"
PALE = "<p id='pale'>So pale</p>"
IN_THE_DARK = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("[data-theme=dark] #pale { color: #444; background: #333; }");
  document.adoptedStyleSheets.push(sheet);
}"""


@pytest.fixture
def person(someone: Come) -> Person:
    """On a phone with nothing wrong."""
    person = someone(size=PHONE)
    person.go("/about")
    person.page.wait_for_selector("main h1")
    assert person.page.evaluate("getComputedStyle(document.documentElement).opacity") == "0"
    return person


def plant(person: Person, html: str) -> Any:
    person.page.evaluate(PLANT, html)
    return person.page


def test_a_button_without_a_name_is_found(person: Person, axe: str) -> None:
    assert violations(person.page, axe) == []
    found = violations(plant(person, "<button></button>"), axe)
    assert [each.partition(":")[0] for each in found] == ["button-name"]


def test_what_cannot_be_read_in_the_dark_is_found(person: Person, axe: str) -> None:
    page = plant(person, PALE)
    assert violations_in_both_lights(page, axe) == []
    page.evaluate(IN_THE_DARK)
    found = violations_in_both_lights(page, axe)
    assert [each.partition(":")[0] for each in found] == ["color-contrast"]


def test_what_is_too_wide_for_a_phone_is_found(person: Person) -> None:
    wide = "<p><nobr>" + "far too wide " * 10 + "</nobr></p>"
    page = plant(person, wide)
    assert unfitting(page) != []
    page.set_viewport_size({**DESK, "width": 2000})
    assert unfitting(page) == []


def test_a_text_that_is_missing_is_found_in_each_language(person: Person) -> None:
    plant(person, "<p>[web-nothing-of-the-kind]</p>")
    assert len(unfitting_anywhere(person)) == 4
