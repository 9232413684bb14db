"""The glossaries hold for all texts: messages, rulebooks and the shared files (docs/texts.md)."""

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.texts import LANGUAGES
from texts.glossary import SHARED, passages, says, terms, uses

every_language = pytest.mark.parametrize("language", LANGUAGES)
everywhere = pytest.mark.parametrize("where", [SHARED, *GAMES])


@every_language
@everywhere
def test_no_text_says_what_the_glossary_forbids(where: str, language: str) -> None:
    found = [
        f"{term.id}: {id} says “{word}”, not {term.words[language]}"
        for term in terms(where)
        for never in term.never.get(language, [])
        for id, text in passages(where, language).items()
        if id not in term.but and (word := says(text, never))
    ]
    assert found == [], "\n".join(found)


@every_language
@everywhere
def test_every_word_of_the_glossary_is_used(where: str, language: str) -> None:
    told = "\n".join(passages(where, language).values())
    unused = [term.id for term in terms(where) if not uses(told, term.words[language])]
    assert unused == []


@every_language
@everywhere
def test_the_messages_of_a_term_say_it(where: str, language: str) -> None:
    told = passages(where, language)
    found = [
        f"{id}: {told[id]!r} does not say {term.words[language]}"
        for term in terms(where)
        for id in term.messages
        if not uses(told[id], term.words[language])
    ]
    assert found == [], "\n".join(found)


@everywhere
def test_no_term_stands_twice(where: str) -> None:
    ids = [term.id for term in terms(where)]
    assert sorted(set(ids)) == sorted(ids)


@everywhere
def test_no_word_is_wanted_and_forbidden(where: str) -> None:
    for term in terms(where):
        for language, never in term.never.items():
            plain = term.words[language].replace("|", "")
            assert [each for each in never if says(plain, each)] == [], term.id


@pytest.mark.parametrize(
    ("text", "word"),
    [("Vedd el a lapkát", "lapk|a"), ("trzy karty akcji", "kart|a akcji"), ("hússegéd", "segéd")],
)
def test_a_word_is_found_in_its_forms(text: str, word: str) -> None:
    assert uses(text, word)


@pytest.mark.parametrize(
    ("text", "never", "found"),
    [
        ("a jegyzőkönyvet", "jegyzőkönyv", "jegyzőkönyvet"),
        ("Roll 2 dice again", "roll … again", "Roll 2 dice again"),
        ("2 GYP", "GYP", "GYP"),
        ("2 GyP", "GYP", ""),
        ("a kapu száma", "kapu.", "kapu"),
        ("kapus", "kapu.", ""),
        ("felhasznál", "használ", ""),
    ],
)
def test_a_forbidden_word_is_found_by_its_stem(text: str, never: str, found: str) -> None:
    assert says(text, never) == found


def test_a_wrong_word_in_a_rulebook_would_be_found() -> None:
    """Emerald Skulls in Hungarian: the pot is készlet, never kassza."""
    pot = next(term for term in terms("emerald_skulls") if term.id == "pot")
    book = passages("emerald_skulls", "hu")["text/rules.hu.md"]
    wrong = book.replace("készlet", "kassza")
    assert wrong != book
    assert any(says(wrong, never) for never in pot.never["hu"])
    assert not any(says(book, never) for never in pot.never["hu"])
