"""CLASH puzzles: a forced win is one, and so is the only move that prevents one, told by the rules
alone."""

from typing import Any

import pytest

from ludoteka.bots.puzzles import Puzzle, position_of, puzzles_of
from ludoteka.games.clash.rules import GAME
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Over

WITH_ONE = [each for each in puzzles_of("clash") if each.kind == "win-1"]
HELD = [each for each in puzzles_of("clash") if each.kind == "hold-1"]
WITH_TWO = [each for each in puzzles_of("clash") if each.kind == "win-2"]


def is_forced(s: Any, seat: int, tiles: int) -> bool:
    """The seat wins with so many tiles more, whatever the other and chance do."""
    ask = GAME.pending(s)
    if isinstance(ask, Over):
        return ask.winners() == [seat]
    if isinstance(ask, Chance):
        return all(is_forced(drawn(s, each), seat, tiles) for each in range(int(ask.size)))
    assert isinstance(ask, Decide)
    own = ask.seat == seat
    if own and ask.prompt == "place":
        tiles -= 1
    if tiles < 0:
        return False
    found = (is_forced(answered(s, int(ask.seat), move), seat, tiles) for move in ask.options)
    return any(found) if own else all(found)


def drawn(s: Any, outcome: int) -> Any:
    after = GAME.clone(s)
    GAME.resolve(after, outcome, SILENT)
    return after


def answered(s: Any, seat: int, move: Any) -> Any:
    after = GAME.clone(s)
    GAME.apply(after, seat, move, SILENT)
    return after


@pytest.mark.parametrize("puzzle", WITH_ONE[:12], ids=lambda each: each.id)
def test_a_win_with_one_tile_needs_no_other(puzzle: Puzzle) -> None:
    for line in puzzle.lines:
        s = position_of(puzzle)
        for text in line:
            s = answered(s, puzzle.seat, GAME.read(text))
        assert is_forced(s, puzzle.seat, 0)


def test_a_win_with_two_tiles_begins_with_no_other_move() -> None:
    puzzle = min(WITH_TWO, key=lambda each: each.of)
    s = position_of(puzzle)
    ask = GAME.pending(s)
    assert isinstance(ask, Decide)
    winning = [
        GAME.write(move)
        for move in ask.options
        if is_forced(answered(s, puzzle.seat, move), puzzle.seat, 1)
    ]
    assert set(winning) == {line[0] for line in puzzle.lines}


@pytest.mark.parametrize("puzzle", HELD[:6], ids=lambda each: each.id)
def test_after_every_other_move_the_opponent_wins_with_one_tile(puzzle: Puzzle) -> None:
    s = position_of(puzzle)
    other = 1 - puzzle.seat
    held = {
        tuple(line) for line, end in lines_of(s, puzzle.seat, []) if not is_forced(end, other, 1)
    }
    assert held == {tuple(line) for line in puzzle.lines}


def lines_of(s: Any, seat: int, line: list[str]) -> list[tuple[list[str], Any]]:
    """Everything the seat can do with one tile, and where it leads."""
    ask = GAME.pending(s)
    if not isinstance(ask, Decide) or ask.seat != seat:
        return [(line, s)]
    return [
        found
        for move in ask.options
        for found in lines_of(answered(s, seat, move), seat, [*line, GAME.write(move)])
    ]
