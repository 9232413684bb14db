"""The names of seats that nobody has named: names and not nouns, for nouns need articles."""

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.terminal.begin import bots_and_names
from ludoteka.texts import LANGUAGES, texts_for

SEATS = max(game.seats[-1] for game in GAMES.values())

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_there_is_a_name_for_every_seat_and_no_two_are_alike(language: str) -> None:
    texts = texts_for(language)
    names = [texts.seat_name(seat, bot=bot) for bot in (True, False) for seat in range(SEATS)]
    assert len(set(names)) == 2 * SEATS
    for name in names:
        assert name.istitle(), name
        assert name.replace(" ", "").isalpha(), name


@every_language
def test_a_bot_is_known_by_its_name(language: str) -> None:
    texts = texts_for(language)
    for seat in range(SEATS):
        assert texts.seat_name(seat, bot=True).startswith("Bot ")
        assert not texts.seat_name(seat, bot=False).startswith("Bot ")


def test_the_terminal_names_its_seats_so() -> None:
    _, names = bots_and_names(texts_for("hu"), GAMES["deli"], 3, {1, 2})
    assert names == ["Alex", "Bot Béni", "Bot Cili"]
