"""What a person does at a table, on CLASH; every game is played in `test_games.py`."""

import random
import re
from collections.abc import Callable

from browser.checks import unfitting_anywhere, violations
from browser.people import PHONE, Person
from browser.running import Server
from browser.sitting import begin

LONG_PRESS = 450
LATE = 600
HOUR = 3_600_000
"""Milliseconds until a resting finger asks what lies there (parts/pointing.js)."""

Come = Callable[..., Person]


def test_play_now_is_one_click_and_shows_moves_in_motion(someone: Come) -> None:
    person = someone(motion=True)
    person.home()
    person.page.locator(".box.game-clash .button.main").click()
    for _ in range(6):
        person.wait_for_turn()
        person.click_and_see()
    assert person.page.locator(".log li").count() > 6


def test_a_game_with_nothing_but_the_keyboard(someone: Come) -> None:
    person = someone()
    person.home()
    keys = person.page.keyboard
    person.page.locator(".box.game-clash .button:not(.main):not(.quiet)").focus()
    keys.press("Enter")
    person.page.locator(".new-table select[name=match]").focus()
    keys.type("A single")
    person.page.locator(".new-table .button.main").focus()
    keys.press("Enter")
    person.page.wait_for_selector(".square")
    arrows = random.Random(1)
    for _ in range(1000):
        if not person.wait_for_turn():
            break
        keys.press(arrows.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        if person.page.locator(":focus:is([data-open], [data-move]:not([data-move=turn]))").count():
            before = person.marks()
            keys.press("Enter")
            person.wait_for_change(before)
    assert person.is_over()


def test_keys_turn_undo_hint_rules_and_help(someone: Come, axe: str) -> None:
    person = someone()
    begin(person, "clash", ["me", "here"], match="single")
    page = person.page
    person.wait_for_turn()
    page.keyboard.press("h")
    page.wait_for_selector(".hints .advised")
    assert page.locator(".hints .advised").count() == 3
    assert re.match(r"\d+%\s+Place ", page.locator(".hints .advised").first.inner_text())
    assert unfitting_anywhere(person) == []
    assert violations(page, axe) == []
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_selector(".loose[data-picked]")
    page.keyboard.press("t")
    page.wait_for_selector(".loose[data-picked] .tile.turned")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.wait_for_selector(".loose[data-picked]", state="detached")
    page.keyboard.press("r")
    page.wait_for_selector(".rules .clause-text")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .keys")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_a_move_can_be_taken_back(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "here"], match="single", variant="beginners")
    person.wait_for_turn()
    question = person.page.locator(".question").inner_text()
    loose = person.page.locator(".loose[data-open]").count()
    person.page.locator(".loose[data-open]").first.click()
    person.page.locator(".cell[data-open]").nth(4).click()
    person.page.wait_for_selector(".cell .lying")
    person.page.locator(".undo").click()
    person.page.wait_for_selector(".cell .lying", state="detached")
    person.wait_for_turn()
    assert person.page.locator(".question").inner_text() == question
    assert person.page.locator(".loose[data-open]").count() == loose


def test_why_not_is_told_with_the_clause(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "here"], match="single", variant="beginners")
    person.wait_for_turn()
    person.page.locator(".seat.mine .loose").first.hover(force=True)
    person.page.wait_for_selector(".info .why")
    person.page.locator(".seat.mine .loose").first.click(force=True)
    clause = person.page.locator(".info.pinned .why .clause")
    cited = clause.inner_text().removeprefix("CLASH-")
    clause.click()
    assert person.page.locator(".clause-text.wanted").inner_text().startswith(f"{cited}\n")


def test_a_line_of_the_log_leads_to_its_rule(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "here"], match="single")
    person.wait_for_turn()
    link = person.page.locator(".log .clause").last
    assert link.inner_text() == "2.2"
    link.click()
    assert "neutral tiles" in person.page.locator(".clause-text.wanted").inner_text()


def test_hidden_hands_at_one_screen_are_covered(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "here"], match="single", variant="hidden_support")
    page = person.page
    covered = 0
    for _ in range(40):
        page.wait_for_selector("[data-open], .ask [data-move], .cover, .end-page")
        if page.locator(".cover").count():
            covered += 1
            page.locator(".cover .button").click()
            page.wait_for_selector(".cover", state="detached")
        if covered == 3 or person.is_over():
            break
        person.click_and_see()
    assert covered == 3


def test_a_spectator_sees_the_table_and_nothing_hidden(someone: Come) -> None:
    player, other = someone(), someone()
    begin(player, "clash", ["me", "bot:random"], match="single", variant="hidden_support")
    player.wait_for_turn()
    other.page.goto(player.page.url)
    other.page.wait_for_selector(".square")
    assert other.page.locator("[data-open]").count() == 0
    assert other.page.locator(".tile.back").count() >= 4


def test_replay_rematch_and_dice_after_the_end(someone: Come) -> None:
    person = someone()
    begin(person, "clash", ["me", "bot:random"], match="single", variant="beginners")
    person.play_to_the_end()
    page = person.page
    page.locator("#dice-title").click()
    page.locator("section:has(#dice-title) .button").click()
    page.wait_for_function("() => /\\d/.test(document.querySelector('.verified').textContent)")
    page.locator(".actions .button", has_text="Replay").click()
    page.locator(".slider input").fill("3")
    page.wait_for_selector(".cell .lying")
    lying = page.locator(".cell .lying").count()
    finished = page.url
    page.locator(".slider .button", has_text="Play on from here").click()
    page.wait_for_url(lambda url: url != finished)
    person.wait_for_turn()
    assert page.locator(".cell .lying").count() >= lying


def test_the_client_recovers_when_the_server_is_killed(someone: Come, own_server: Server) -> None:
    person = someone(at=own_server)
    begin(person, "clash", ["me", "bot:random"], match="single")
    page = person.page
    for _ in range(4):
        person.wait_for_turn()
        person.click_and_see()
    person.wait_for_turn()
    lines = page.locator(".log li").count()
    page.evaluate("window.neverReloaded = true")
    own_server.kill()
    page.wait_for_selector(".offline")
    own_server.start()
    page.wait_for_selector(".offline", state="detached")
    assert page.locator(".log li").count() >= lines
    person.play_to_the_end()
    assert page.evaluate("window.neverReloaded")


def test_sounds_are_off_until_wanted_and_remembered(someone: Come) -> None:
    person = someone()
    page = person.page
    page.add_init_script(
        "window.heard = 0;"
        "const start = AudioScheduledSourceNode.prototype.start;"
        "const heard = function (...when) { window.heard += 1; return start.apply(this, when); };"
        "OscillatorNode.prototype.start = AudioBufferSourceNode.prototype.start = heard;"
    )
    begin(person, "clash", ["me", "here"], match="single", variant="beginners")
    person.play_clicks(3)
    assert page.evaluate("window.heard") == 0
    page.locator("[aria-haspopup=dialog]").click()
    page.locator(".switch:not(.calls)").click()
    page.keyboard.press("Escape")
    page.reload()
    person.play_clicks(4)
    assert page.evaluate("window.heard") > 0


def test_a_resting_finger_shows_what_a_tile_would_reach(someone: Come) -> None:
    person = someone(size=PHONE)
    page = person.page
    begin(person, "clash", ["me", "here"], match="single", variant="beginners")
    person.play_until(lambda: page.locator("[data-target='tile:1'][data-open]").count() > 0)
    page.locator("[data-target='tile:1']").tap()
    cell = page.locator(".cell[data-open]").first
    page.clock.install()
    finger = {"pointerType": "touch", "bubbles": True}
    cell.dispatch_event("pointerdown", finger)
    page.wait_for_selector(".cell .ghost")
    page.clock.fast_forward(LONG_PRESS)
    cell.dispatch_event("pointerup", finger)
    cell.dispatch_event("click")
    assert page.locator(".cell .ghost").count() == 1
    assert page.locator(".cell.lit").count() > 0
    assert page.locator(".info").count() == 0
    tiles = page.locator(".cell .lying").count()
    cell.tap()
    page.wait_for_function(f"() => document.querySelectorAll('.cell .lying').length > {tiles}")


def test_a_finger_on_a_busy_page_rests_no_longer_than_it_does(someone: Come) -> None:
    """The page hears of it too late, after it would have opened the card of a thing."""
    person = someone(size=PHONE)
    page = person.page
    begin(person, "clash", ["me", "here"], match="single", variant="beginners")
    person.wait_for_turn()
    tile = page.locator("[data-open]").first
    tile.evaluate(
        "tile => { window.up = new PointerEvent('pointerup', "
        "{ pointerType: 'touch', bubbles: true }); }"
    )
    tile.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    page.wait_for_selector(".info.pinned")
    tile.evaluate("tile => { tile.dispatchEvent(window.up); tile.click(); }")
    page.wait_for_selector("[data-picked]")
    assert page.locator(".info").count() == 0


def test_a_click_that_comes_too_late_explains_nothing(someone: Come) -> None:
    person = someone()
    page = person.page
    begin(person, "clash", ["me", "here"], match="single", variant="beginners")
    person.wait_for_turn()
    page.clock.install(time=0)
    page.clock.pause_at(HOUR)
    page.locator(".loose[data-open]").first.click()
    cell = page.locator(".cell[data-open]").first
    cell.evaluate("cell => { window.cell = cell; cell.click(); }")
    page.wait_for_selector(".cell .lying")
    page.evaluate("cell.click()")
    assert page.locator(".info").count() == 0
    page.clock.fast_forward(LATE)
    page.evaluate("cell.click()")
    page.wait_for_selector(".info.pinned")
