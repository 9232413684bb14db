"""Games by keyboard alone, with few keys, and what a screen reader is told."""

import random
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import pytest

from browser.checks import unfitting_anywhere, violations
from browser.people import BUTTON, MARKS, OPEN, PREFERRED, WISE, Person
from browser.sitting import begin, begin_match, sit
from ludoteka.games.registry import GAMES
from web.people import new_table, running

Come = Callable[..., Person]
CHOICES = f"{OPEN}:not([data-picked]), .ask [data-move]"
PLACE = f"""([choices, wise, chance]) => {{
  const all = [...document.querySelectorAll(choices)];
  const useful = all.filter(({{ dataset }}) => dataset.move !== "turn");
  return all.indexOf(({PREFERRED})(useful, wise, chance));
}}"""
MOST_STEPS = 1500
KEYS_A_STEP = 1.5


ANSWERED = f"""before => document.querySelector(".numbers .begun") ? "begun"
  : ({MARKS})() !== before && "changed" """
"""What came of a number: it may only be the beginning of another."""


def press(person: Person, number: int, before: str) -> int:
    """Type the number of a thing and wait for what comes of it; how many keys that took."""
    for digit in str(number):
        person.page.keyboard.press(digit)
    if person.page.wait_for_function(ANSWERED, arg=before).json_value() == "changed":
        return len(str(number))
    person.page.keyboard.press("Enter")
    person.wait_for_change(before)
    return len(str(number)) + 1


LOOKED_AT = 8
"""At so many questions the places of the numbers are looked at."""
BESIDE = 12
"""Pixels between the corner of a thing and that of its number."""
NUMBERED = f"""() => {{
  const corner = (thing) => thing.getBoundingClientRect();
  const things = [...document.querySelectorAll("{CHOICES}")].map(corner);
  const numbers = [...document.querySelectorAll(".numbers span")].map(corner);
  return things.length > 0 && numbers.length === things.length && things.every((thing, each) =>
    Math.hypot(numbers[each].left - thing.left, numbers[each].top - thing.top) < {BESIDE});
}}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_with_few_keys(someone: Come, game: str, long_form: bool) -> None:
    """To its end, in the long form from its beginning; the numbers stand beside what is asked."""
    person = someone()
    begin_match(person, game, long_form)
    dice = random.Random(7)
    keys = steps = 0
    while person.wait_for_turn():
        if 0 < steps <= LOOKED_AT:
            person.page.wait_for_function(NUMBERED)
        before = person.marks()
        place = person.page.evaluate(PLACE, [CHOICES, WISE, dice.random()])
        if place < 0:
            continue
        keys += press(person, place + 1, before)
        steps += 1
        assert steps < MOST_STEPS
    print(f"{game}: {keys} keys, {steps} steps, {keys / steps:.2f} each")
    assert steps > 8
    assert keys <= KEYS_A_STEP * steps


def test_the_focus_waits_at_what_is_asked_and_numbers_are_seen(someone: Come, axe: str) -> None:
    person = someone()
    begin(person, "clash", ["me", "bot:random"], match="single")
    page = person.page
    person.wait_for_turn()
    assert page.locator(".numbers span").count() == 0
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(f":is({OPEN}):focus")
    assert page.locator(".numbers span").count() == page.locator(CHOICES).count()
    assert unfitting_anywhere(person) == []
    assert violations(page, axe) == []
    for _ in range(4):
        before = person.marks()
        page.keyboard.press("Enter")
        person.wait_for_change(before)
        if not person.wait_for_turn():
            break
        page.wait_for_selector(f":is({OPEN}, {BUTTON}):focus")
    page.mouse.move(5, 5)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector(".numbers", state="detached")


def test_half_a_number_shows_what_it_may_become(someone: Come) -> None:
    person = someone()
    begin(person, "deli", ["me", "bot:random"])
    person.play_until(lambda: person.page.locator(CHOICES).count() > 10)
    person.page.keyboard.press("1")
    shown = person.page.locator(".numbers .begun")
    shown.nth(1).wait_for()
    assert all(each.startswith("1") for each in shown.all_inner_texts())
    assert not person.page.locator(".numbers span:text-is('2')").is_visible()
    before = person.marks()
    person.page.keyboard.press("0")
    person.wait_for_change(before)
    person.page.wait_for_selector(".numbers .begun", state="detached")


def test_the_numbers_stay_when_a_move_is_refused(someone: Come, tmp_path: Path) -> None:
    """Here because it comes too soon after the last one."""
    with running(tmp_path, message_rate=0.001, message_burst=2) as base:
        person = someone(at=SimpleNamespace(address=f"http://{base}"))
        page = person.page
        sit(person, new_table(base, "here", "here", options={"match": "single"}), [0, 1])
        page.wait_for_selector(CHOICES)
        page.keyboard.press("ArrowDown")
        refused = page.locator(".question", has_text="too much at once")
        while True:
            page.wait_for_selector(f":is({OPEN}, {BUTTON}):focus")
            before = person.marks()
            if refused.count():
                break
            page.keyboard.press("Enter")
            person.wait_for_change(before)
        page.wait_for_function(NUMBERED)


def test_the_stage_is_one_stop_of_the_tab_key(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "bot:random"], match="single")
    person.wait_for_turn()
    stops = "() => document.querySelectorAll('.stage [data-target][tabindex=\"0\"]').length"
    person.page.wait_for_function(f"() => ({stops})() === 1")
    assert person.page.locator(".stage [data-target]").count() > 20
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("ArrowRight")
    assert person.page.evaluate(stops) == 1
    assert person.page.locator(".stage [data-target][tabindex='0']:focus").count() == 1


STOPS_SET = """() => {
  window.stopsSet = 0;
  new MutationObserver((changes) => { window.stopsSet += changes.length; })
    .observe(document.querySelector(".stage"), { subtree: true, attributeFilter: ["tabindex"] });
}"""


def test_a_step_sets_the_stop_where_it_was_and_where_it_is(someone: Come) -> None:
    """Whatever else is on the stage is left alone, since setting it may lay out the page."""
    person = someone()
    begin(person, "clash", ["me", "bot:random"], match="single")
    person.wait_for_turn()
    stop = person.page.locator(".stage [data-target][tabindex='0']")
    stop.focus()
    person.page.evaluate(STOPS_SET)
    before = stop.get_attribute("data-target")
    person.page.keyboard.press("ArrowRight")
    assert stop.get_attribute("data-target") != before
    assert person.page.evaluate("() => window.stopsSet") == 2


HEARD = """() => {
  window.heard = [];
  new MutationObserver(() => {
    const text = document.querySelector("#spoken").textContent.trim();
    if (text && heard.at(-1)?.text !== text) heard.push({ text, at: performance.now() });
  }).observe(document.querySelector("#spoken"), {
    childList: true, subtree: true, characterData: true });
}"""


def test_sentences_are_told_one_after_the_other_at_a_pace_one_can_follow(someone: Come) -> None:
    person = someone()
    begin(person, "king_of_new_york", ["me", "bot:random"])
    person.wait_for_turn()
    person.page.evaluate(HEARD)
    person.play_clicks(5)
    person.page.wait_for_function("() => heard.length > 0")
    heard = person.page.evaluate("() => heard")
    log = person.page.locator(".log li").all_inner_texts()
    for earlier, later in pairwise(heard):
        assert later["at"] - earlier["at"] > 800
    assert any(line.startswith(heard[0]["text"][:-1]) for line in log)
