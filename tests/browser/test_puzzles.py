"""Puzzles in the browser: today's, by game and grade, solved on the stage, and played on."""

import datetime
from collections.abc import Callable
from typing import Any

import pytest

from browser.checks import unfitting_anywhere, violations_in_both_lights
from browser.people import DESK, PHONE, Person
from ludoteka.bots.puzzles import (
    Puzzle,
    games_with_puzzles,
    next_view,
    of_the_day,
    position_of,
    puzzles_of,
)
from ludoteka.games.registry import GAMES

Come = Callable[..., Person]


def open_puzzle(person: Person, puzzle: Puzzle) -> None:
    person.go(f"/puzzles/{puzzle.game}/{puzzle.id}")
    person.page.wait_for_selector(".puzzle-panel")


def try_move(person: Person, puzzle: Puzzle, moves: list[str]) -> Any:
    """What the server says of some moves."""
    return person.page.evaluate(
        """([path, moves]) => fetch(path, {method: "POST", body: JSON.stringify({moves}),
          headers: {"content-type": "application/json"}}).then((answer) => answer.json())""",
        [f"/api/puzzles/{puzzle.game}/{puzzle.id}", moves],
    )


def one_of_stop() -> Puzzle:
    """A puzzle whose moves are two buttons."""
    return next(each for each in puzzles_of("emerald_skulls") if each.kind == "stop")


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_wrong_try_is_told_and_the_right_one_explained(
    someone: Come, size: dict[str, int]
) -> None:
    person = someone(size=size)
    page = person.page
    puzzle = one_of_stop()
    right = puzzle.lines[0][0]
    wrong = "stop" if right == "roll" else "roll"
    open_puzzle(person, puzzle)
    page.locator(f"[data-move='{wrong}']").click()
    page.wait_for_selector(".question .fault")
    assert page.locator(".puzzle-panel .good").count() == 0
    page.locator(f"[data-move='{right}']").click()
    page.wait_for_selector(".puzzle-panel .good")
    assert "on average" in page.locator(".puzzle-panel").inner_text()
    page.locator(".puzzle-panel .button:has-text('Play on')").click()
    page.wait_for_selector(f"[data-move='{right}']")
    assert "/table/" in page.url


def test_the_solution_is_shown_to_whoever_gives_up(someone: Come) -> None:
    person = someone()
    open_puzzle(person, one_of_stop())
    person.page.locator(".puzzle-panel .button:has-text('Show the solution')").click()
    person.page.wait_for_selector(".puzzle-panel :text('The solution')")
    assert person.page.locator(".puzzle-panel .good").count() == 0


def test_todays_puzzle_makes_a_streak(someone: Come) -> None:
    """Each day is one more, as long as none is left out."""
    person = someone()
    page = person.page
    day = datetime.datetime.now(datetime.UTC).date()
    puzzle = of_the_day(day)
    yesterday = (day - datetime.timedelta(days=1)).isoformat()
    person.go("/puzzles")
    kept = {"solved": {}, "day": yesterday, "days": 4}
    page.evaluate("(kept) => localStorage.setItem('ludoteka.puzzles', JSON.stringify(kept))", kept)
    page.reload()
    page.wait_for_selector(".streak:has-text('4')")
    page.locator(".today .button").click()
    page.wait_for_selector(".puzzle-panel")
    assert page.url.endswith(f"/puzzles/{puzzle.game}/{puzzle.id}")
    days = page.evaluate(
        """([id, day]) => import("/static/lib/streak.js").then((streak) => {
          streak.solved(id, day, true);
          return streak.streak(day);
        })""",
        [puzzle.id, day.isoformat()],
    )
    assert days == 5


@pytest.mark.parametrize("game", games_with_puzzles())
def test_the_stage_of_every_game_shows_its_puzzles(someone: Come, game: str) -> None:
    """What may be clicked there is what the seat may do, and the best line is right."""
    person = someone(size=PHONE)
    puzzle = puzzles_of(game)[0]
    open_puzzle(person, puzzle)
    person.page.wait_for_selector(".stage .board")
    view = next_view(GAMES[game], position_of(puzzle), puzzle.seat)
    assert view.ask is not None
    told = try_move(person, puzzle, [])
    assert len(told["state"]["offers"]) == len(view.ask.options)
    assert try_move(person, puzzle, puzzle.lines[0])["verdict"] == "right"
    assert unfitting_anywhere(person) == []


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_pages_are_accessible_and_speak_every_language(
    someone: Come, axe: str, size: dict[str, int]
) -> None:
    person = someone(size=size)
    person.go("/puzzles")
    person.page.wait_for_selector(".today")
    person.page.locator(".grade summary").first.click()
    assert unfitting_anywhere(person) == []
    assert violations_in_both_lights(person.page, axe) == []
    open_puzzle(person, one_of_stop())
    assert unfitting_anywhere(person) == []
    assert violations_in_both_lights(person.page, axe) == []
