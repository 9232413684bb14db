"""The questions before a match: what is proposed, and that Enter takes it."""

from typing import Any

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game
from ludoteka.table.match import Match
from ludoteka.terminal.screen import Screen
from ludoteka.terminal.start import Wanted, new_match
from terminal.typing_in import Keyboard

KONY = list(GAMES).index("king_of_new_york") + 1
SIX, TWO = 5, 1
"""Six players are the fifth of the answers 2 to 6, two the first."""


def wanted(game: str | None = None, seats: int | None = None, *options: str) -> Wanted:
    return Wanted(game, seats, 0, (), None, 1, options, None, 7)


def begun(what: Wanted, *lines: object) -> Match:
    source = Keyboard("".join(f"{line}\n" for line in lines), person=True)
    return new_match(Screen(source, Keyboard(person=True)), "en", what)


def lanes(match: Match) -> str:
    return match.record().header.options["lanes"]


def test_enter_takes_two_in_manhattan_for_six_monsters() -> None:
    """KONY-9.0"""
    assert lanes(begun(wanted(), KONY, SIX, "")) == "two"


def test_enter_takes_one_in_manhattan_for_two_monsters() -> None:
    """KONY-9.0"""
    assert lanes(begun(wanted(), KONY, TWO, "")) == "one"


def test_another_answer_is_taken_instead() -> None:
    assert lanes(begun(wanted(), KONY, SIX, 1)) == "one"


def test_what_the_command_line_says_is_not_proposed_otherwise() -> None:
    assert lanes(begun(wanted(None, None, "lanes=one"), KONY, SIX)) == "one"


def test_the_plain_command_keeps_the_books_normal_game() -> None:
    """Nobody is asked for options when the game is named, so nothing is proposed."""
    assert lanes(begun(wanted("king_of_new_york", 6))) == "one"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_game_proposes_can_be_played(game: Game[Any]) -> None:
    for seats in game.seats:
        options = game.options(**game.proposed(seats))
        assert game.unsuited(seats, options) is None, seats
