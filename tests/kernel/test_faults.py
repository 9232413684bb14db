"""What somebody gave us is said back, but never at any length."""

import pickle

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import LONGEST_VALUE, LONGEST_WORD, Fault, Unreadable, quoted
from ludoteka.kernel.journal import Note
from ludoteka.texts import LANGUAGES, texts_for


def test_short_words_and_lists_of_words_are_said_as_they_are() -> None:
    known = ", ".join(f"card_{number}" for number in range(150))
    assert len(known) > LONGEST_WORD
    for value in ("", "x" * LONGEST_WORD, "two  spaces", known, 0, -7, 10**14):
        assert quoted(value) == value


def test_half_a_character_is_no_text() -> None:
    assert quoted("a\ud800é") == "a?é"


def test_a_long_word_is_cut() -> None:
    assert quoted("x" * 100_000) == "x" * LONGEST_WORD + "…"
    assert quoted("short " + "x" * 100_000 + " short") == "short " + "x" * LONGEST_WORD + "…"


def test_a_long_list_is_cut() -> None:
    assert quoted("ab " * 100_000) == ("ab " * LONGEST_VALUE)[:LONGEST_VALUE] + "…"


@pytest.mark.parametrize("number", [10**15, -(10**29), 10**5000], ids=["far", "below", "huge"])
def test_a_number_that_nobody_counts_is_a_word(number: int) -> None:
    assert isinstance(quoted(number), str)
    assert quoted(10**29) == "1" + "0" * 29


def test_what_is_cut_once_stays_as_it_is() -> None:
    fault = Unreadable("unknown-game", game="x" * 9000, known="clash")
    again = pickle.loads(pickle.dumps(fault))
    assert again.values == fault.values
    assert (again.word, type(again)) == ("unknown-game", Unreadable)
    assert quoted(str(fault.values["game"])) == fault.values["game"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "given",
    ["x" * 3000, "x " * 3000, 10**29, 10**5000, -(10**400), "\x00"],
    ids=["word", "words", "far", "huge", "below", "nothing"],
)
def test_every_value_fits_into_a_sentence(language: str, given: str | int) -> None:
    texts = texts_for(language)
    assert texts.fault(Fault("wrong-seats", seats=given, low=1, high=2))
    assert texts.line("terminal-saved-over", file=given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_of_any_length_can_be_told(language: str) -> None:
    """Names come from records, which anybody may have written."""
    texts = texts_for(language).game(GAMES["deli"])
    assert texts.note(Note("won", (0,)), ["x" * 100_000])
