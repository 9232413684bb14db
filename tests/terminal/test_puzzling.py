"""Solving puzzles in the terminal."""

import io

from ludoteka.bots.puzzles import Puzzle, puzzles_of
from ludoteka.terminal.puzzling import PuzzleTable
from ludoteka.terminal.screen import Screen


def solve(puzzle: Puzzle, *typed: str, language: str = "en") -> tuple[bool, str]:
    """Whether it was solved at once, and what the screen showed."""
    target = io.StringIO()
    screen = Screen(io.StringIO("".join(f"{line}\n" for line in typed)), target)
    return PuzzleTable(screen, puzzle, language).run(), " ".join(target.getvalue().split())


PUZZLE = next(each for each in puzzles_of("emerald_skulls") if each.kind == "stop")
RIGHT = PUZZLE.lines[0][0]
WRONG = "stop" if RIGHT == "roll" else "roll"


def test_the_best_line_is_right_and_explained() -> None:
    solved, shown = solve(PUZZLE, RIGHT)
    assert solved
    assert "That is the best there is." in shown
    assert "gears on average" in shown


def test_after_a_wrong_try_one_tries_again() -> None:
    solved, shown = solve(PUZZLE, WRONG, "dance", RIGHT)
    assert not solved
    assert "There is something better." in shown
    assert "“dance” is not one of these moves." in shown
    assert "That is the best there is." in shown


def test_who_gives_up_sees_the_solution() -> None:
    solved, shown = solve(PUZZLE, "solution")
    assert not solved
    assert "The solution:" in shown


def test_a_line_of_several_moves_is_asked_for_move_by_move() -> None:
    puzzle = next(each for each in puzzles_of("clash") if len(each.lines[0]) > 1)
    for language in ("en", "hu", "pl", "es"):
        assert solve(puzzle, *puzzle.lines[0], language=language)[0]
