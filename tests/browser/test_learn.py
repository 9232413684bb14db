"""Lessons on the real table: every step in every language, by mouse, touch and keys."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import unfitting, violations
from browser.people import DESK, PHONE, Person
from ludoteka.games.registry import KITS
from ludoteka.table.lesson import lesson_of, lessons_of

Come = Callable[..., Person]
LESSONS = [(game, each.name) for game, kit in KITS.items() for each in lessons_of(kit)]
LANGUAGES = ("en", "hu", "pl", "es")
WAYS = (("mouse", DESK), ("touch", PHONE), ("keys", DESK), ("keys", PHONE))
EVERYTHING = [
    (game, name, LANGUAGES[(place + turn) % 4], *WAYS[(place + turn) % 4])
    for place, (game, name) in enumerate(LESSONS)
    for turn in (0, 1)
]
"""Each lesson twice, each time otherwise: all languages, sizes and ways have their turn."""
COVERED = """() => {
  const bubble = document.querySelector(".bubble").getBoundingClientRect();
  const over = (box) => Math.max(0, Math.min(bubble.right, box.right) - Math.max(bubble.left,
    box.left)) * Math.max(0, Math.min(bubble.bottom, box.bottom) - Math.max(bubble.top, box.top));
  const lit = [...document.querySelectorAll(".rings .lit")];
  return [...lit, document.querySelector(".ask")].filter((each) =>
    over(each.getBoundingClientRect()) > 1).length;
}"""
MOST = 150


class Learner:
    """Somebody in a lesson, who goes about it in one way."""

    def __init__(self, person: Person, way: str) -> None:
        self.page = person.page
        self._way = way

    def press(self, selector: str) -> None:
        thing = self.page.locator(selector).first
        if self._way == "touch":
            thing.tap()
        elif self._way == "mouse":
            thing.click()
        else:
            thing.focus()
            self.page.keyboard.press("Enter")

    def go_on(self) -> None:
        """Read on, or be shown the move; wait for what comes of it."""
        before = self.page.evaluate("() => document.querySelector('.learn-menu').dataset.answers")
        if self.page.locator(".bubble .next").count():
            self.press(".bubble .next")
        else:
            self.press(".learn-menu .show-me")
        self.page.wait_for_function(
            "before => document.querySelector('.learn-end') || (document.querySelector("
            "'.learn-menu').dataset.answers !== before && document.querySelector("
            "'.learn-menu').dataset.settled === 'true')",
            arg=before,
        )


def learn(person: Person, game: str, name: str, way: str = "mouse") -> Learner:
    person.go(f"/learn/{game}/{name}")
    person.page.wait_for_selector(".bubble")
    return Learner(person, way)


@pytest.mark.parametrize(("game", "name", "language", "way", "size"), EVERYTHING)
def test_a_lesson_is_followed_to_its_end(
    someone: Come, game: str, name: str, language: str, way: str, size: dict[str, int]
) -> None:
    person = someone(language=language, size=size)
    learner = learn(person, game, name, way)
    lesson = lesson_of(KITS[game], name)
    seen: set[str] = set()
    for _ in range(MOST):
        if person.page.locator(".learn-end").count():
            break
        if person.page.locator(".bubble").count():
            words = person.page.locator(".bubble p").inner_text()
            if words not in seen:
                seen.add(words)
                person.page.wait_for_function(f"() => ({COVERED})() === 0")
                at = int(person.page.locator(".learn-menu").get_attribute("data-at"))
                lit = person.page.locator(".rings .lit").count()
                assert lit == len(lesson.step[at].light), lesson.step[at].id
                assert unfitting(person.page) == []
        learner.go_on()
    person.page.wait_for_selector(".learn-end")
    assert len(seen) >= len(lesson.step) - 1
    person.go(f"/learn/{game}")
    done = person.page.locator(f"a[href$='/{name}']").locator("xpath=..").locator(".mark.done")
    done.wait_for()


def test_a_wrong_try_is_told_why_and_a_right_one_counts(someone: Come) -> None:
    """CLASH-1.2: Mustafa is turned away, then placed in a corner, then as it should be."""
    person = someone()
    page = learn(person, "clash", "first").page
    page.locator(".bubble .next").click()
    page.locator("[data-target='tile:32']").click()
    page.locator(".ask .turn").click()
    page.locator("[data-target='cell:4']").click()
    page.locator(".bubble.wrong", has_text="Turn it round").wait_for()
    page.locator("[data-target='tile:32']").click()
    page.locator("[data-target='cell:0']").click()
    page.locator(".bubble.wrong", has_text="middle").wait_for()
    assert page.locator(".cell .lying").count() == 0
    page.locator("[data-target='tile:32']").click()
    page.locator("[data-target='cell:4']").click()
    page.locator(".bubble:not(.wrong)", has_text="Tradition").wait_for()


def test_a_lesson_is_left_and_gone_on_with(someone: Come) -> None:
    person = someone()
    learner = learn(person, "clash", "first")
    for _ in range(3):
        learner.go_on()
    words = person.page.locator(".bubble p").inner_text()
    person.page.locator(".learn-menu .leave").click()
    person.page.locator(".lessons a", has_text="Go on").click()
    person.page.wait_for_selector(".bubble")
    assert person.page.locator(".bubble p").inner_text() == words
    person.page.locator(".bubble .icon").click()
    person.page.wait_for_function(
        "before => document.querySelector('.bubble p').innerText !== before", arg=words
    )


def test_answers_of_another_lesson_begin_anew(someone: Come) -> None:
    person = someone()
    person.go("/about")
    person.page.evaluate(
        "kept => localStorage.setItem('ludoteka.lessons.clash', kept)",
        json.dumps({"first": {"answers": ["", "place mustafa a1 jihad"], "done": False}}),
    )
    page = learn(person, "clash", "first").page
    assert "1 of" in page.locator(".bubble").inner_text()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_axe_finds_nothing(someone: Come, axe: str, size: Any) -> None:
    person = someone(size=size)
    person.go("/learn/clash")
    person.page.wait_for_selector(".lessons")
    assert violations(person.page, axe) == []
    learner = learn(person, "clash", "first")
    assert violations(person.page, axe) == []
    learner.go_on()
    assert violations(person.page, axe) == []


def test_a_newcomer_is_offered_lessons_first(someone: Come) -> None:
    person = someone(newcomer=True)
    person.home()
    box = person.page.locator(".box.game-clash")
    assert box.locator(".goal").inner_text() == (
        "When all nine cells are full, whoever more tiles support wins."
    )
    assert box.locator(".button.main").get_attribute("href") == "/learn/clash"
    box.locator(".button.main").click()
    person.page.wait_for_selector(".lessons")
    assert person.page.locator(".how-to-win").count() == 1
    learner = learn(person, "clash", "safe")
    for _ in range(5):
        learner.go_on()
    person.page.wait_for_selector(".learn-end")
    person.home()
    assert "Play now" in box.locator(".button.main").inner_text()


def test_the_goal_is_told_until_one_has_moved(someone: Come) -> None:
    person = someone()
    person.open_table("clash", ["me", "bot:"], match="single")
    person.wait_for_turn()
    assert "nine cells" in person.page.locator(".goal-line").inner_text()
    for _ in range(12):
        if not person.page.locator(".goal-line").count():
            break
        before = person.marks()
        person.click_something()
        person.wait_for_change(before)
        person.wait_for_turn()
    person.page.wait_for_selector(".goal-line", state="detached")
    person.page.keyboard.press("r")
    person.page.wait_for_selector(".drawer .how-to-win")


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", KITS)
def test_the_rules_have_pictures_and_examples_to_play(
    someone: Come, axe: str, game: str, size: Any
) -> None:
    person = someone(size=size)
    person.go(f"/rules/{game}")
    person.page.wait_for_selector(".rules .example")
    assert person.page.locator(".example").count() == len(lessons_of(KITS[game]))
    assert unfitting(person.page) == []
    assert violations(person.page, axe) == []
    person.page.locator(".rules .example a").first.click()
    person.page.wait_for_selector(".bubble")
