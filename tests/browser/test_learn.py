"""Lessons on the real table: every step in every language, by mouse, touch and keys."""

import json
import os
from collections.abc import Callable
from itertools import repeat
from typing import Any

import pytest

from browser.checks import unfitting, violations_in_both_lights
from browser.learner import EVERY, LANGUAGES, SIZES, WAYS, Learner, Manner, changing, pairs_of
from browser.people import DESK, PHONE, Person
from browser.sitting import begin
from ludoteka.games.registry import KITS
from ludoteka.table.lesson import lessons_of

Come = Callable[..., Person]
MOST = 150
"""Answers that no lesson needs."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each manner by itself is for whoever asks for it; otherwise it changes all the time."""
    if "manner" in metafunc.fixturenames:
        every = metafunc.config.getoption("--lessons") or os.environ.get("LUDOTEKA_LESSONS") == "1"
        metafunc.parametrize("manner", EVERY if every else [None], ids=str)


@pytest.mark.parametrize("game", KITS)
def test_every_lesson_is_followed_to_its_end(
    someone: Come, axe: str, game: str, manner: Manner | None, long_form: bool
) -> None:
    """Every step is read and every move made on the stage, after every wrong one that the lesson
    has words for. Without `--lessons` each lesson has every language, size and way, each game
    every pair of them, in the long form every combination; axe looks at the first lesson, in the
    long form at all."""
    person = someone(touch=True, size=DESK)
    every = 1 if long_form else 2
    learner = Learner(person, game, repeat(manner) if manner else changing(every))
    met: set[Manner] = set()
    for number, lesson in enumerate(lessons_of(KITS[game])):
        looked = manner is None and (long_form or number == 0)
        follow(learner, lesson.name, axe if looked else "")
        met |= learner.met
        if manner is None:
            assert_every_part(learner.met)
        learner.page.locator(".learn-end a[href$='/learn/" + game + "']").click()
        done = f".lessons li:has(a[href$='/{lesson.name}']) .mark.done"
        learner.page.wait_for_selector(done)
    if manner or long_form:
        assert met == ({manner} if manner else set(EVERY))
    else:
        assert pairs_of(met) == pairs_of(set(EVERY))


def follow(learner: Learner, name: str, axe: str) -> None:
    """To the end of a lesson; with axe, once before a try and once after a wrong one."""
    learner.begin(name)
    looked = not axe
    for _ in range(MOST):
        if learner.taught.done:
            break
        for id, moves in learner.tries().items():
            learner.try_wrongly(id, moves)
            if not looked:
                assert violations_in_both_lights(learner.page, axe) == []
                looked = True
        learner.do_right()
    learner.page.wait_for_selector(".learn-end")
    assert unfitting(learner.page) == []


def assert_every_part(met: set[Manner]) -> None:
    assert {each.language for each in met} == set(LANGUAGES)
    assert {each.size for each in met} == set(SIZES)
    assert {each.way for each in met} == set(WAYS)


def open_lesson(person: Person, game: str, name: str) -> Any:
    person.go(f"/learn/{game}/{name}")
    person.page.wait_for_selector(".bubble")
    return person.page


def go_on(page: Any) -> None:
    """Read on, or be shown the move; wait for what comes of it."""
    before = page.evaluate("() => document.querySelector('.learn-menu').dataset.answers")
    reading = page.locator(".bubble .next")
    (reading if reading.count() else page.locator(".learn-menu .show-me")).click()
    page.wait_for_function(
        "before => document.querySelector('.learn-end') || (document.querySelector("
        "'.learn-menu').dataset.answers !== before && document.querySelector("
        "'.learn-menu').dataset.settled === 'true')",
        arg=before,
    )


def test_a_wrong_try_is_told_why_and_a_right_one_counts(someone: Come) -> None:
    """CLASH-1.2: Mustafa is turned away, then placed in a corner, then as it should be."""
    person = someone()
    page = open_lesson(person, "clash", "first")
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
    page = open_lesson(person, "clash", "first")
    for _ in range(3):
        go_on(page)
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
    page = open_lesson(person, "clash", "first")
    assert "1 of" in page.locator(".bubble").inner_text()


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
    page = open_lesson(person, "clash", "safe")
    for _ in range(5):
        go_on(page)
    person.page.wait_for_selector(".learn-end")
    person.home()
    assert "Play now" in box.locator(".button.main").inner_text()


def test_the_goal_is_told_until_one_has_moved(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "bot:random"], match="single")
    person.wait_for_turn()
    assert "nine cells" in person.page.locator(".goal-line").inner_text()
    for _ in range(12):
        if not person.page.locator(".goal-line").count():
            break
        person.click_and_see()
        person.wait_for_turn()
    person.page.wait_for_selector(".goal-line", state="detached")
    person.page.keyboard.press("r")
    person.page.wait_for_selector(".drawer .how-to-win")


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", KITS)
def test_the_rules_have_pictures_and_examples_to_play(someone: Come, game: str, size: Any) -> None:
    person = someone(size=size)
    person.go(f"/rules/{game}")
    person.page.wait_for_selector(".rules .example")
    assert person.page.locator(".example").count() == len(lessons_of(KITS[game]))
    assert unfitting(person.page) == []
    person.page.locator(".rules .example a").first.click()
    person.page.locator(".bubble", has_text="Play on from here").wait_for()


@pytest.mark.by_turns("size", "game")
@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", KITS)
def test_an_example_is_left_and_begins_anew(someone: Come, game: str, size: Any) -> None:
    person = someone(size=size)
    person.go(f"/rules/{game}")
    person.page.locator(".rules .example a").first.click()
    page = person.page
    page.locator(".bubble", has_text="Play on from here").wait_for()
    for _ in range(3):
        go_on(page)
    page.reload()
    page.wait_for_selector(".learn-menu[data-answers='3']")
    page.locator(".learn-menu .leave").click()
    page.locator(".rules .example a").first.click()
    page.wait_for_selector(".learn-menu[data-answers='0']")
    page.locator(".learn-menu .leave").click()
    page.locator(".rules .example a").nth(1).click()
    page.locator(".bubble .next").wait_for()
