"""What a machine can see in a sentence, looked for in all of them (`docs/texts.md`)."""

import re
from collections.abc import Callable
from functools import cache

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.texts import LANGUAGES
from texts.messages import game_file, lesson_files, messages, shared_messages
from texts.render import Rendered, rendered

every_language = pytest.mark.parametrize("language", LANGUAGES)

COLUMNS = ("terminal-help-",)
"""Lines that are set in columns."""
COMMANDS = ("pip install",)
"""What is typed in a shell has its own quotes."""
FAULTS = {
    "a reference that leads nowhere": r"[{}$]",
    "a gap": r"  |^ | $",
    "a space before a mark": r" [.,;?!…)](?!\d)",
    "three dots instead of …": r"\.\.",
    "two signs of per cent": r"% ?%",
    "a full stop after an exclamation": r"(?<!!)[!?]\.",
    "the same word twice": r"(?<![\w’-])(?![IV]+ )([^\W\d_]{2,}) \1(?![\w’-])",
    "a straight quote": "[\"']",
}
"""What is wrong in every language."""
NUMBERED = "".join(
    f"(?<!{word} )" for word in ("Card", "Game", "Line", "andwich", "Seat", "of", "seat", "step")
)
"""What 1 belongs to when it does not count what follows: Sandwich 1 has ..."""
OWN_FAULTS = {
    "en": {
        "two articles": r"(?i)\b(a|an|the) (a|an|the)\b",
        "a before a vowel": r"\b[Aa] (?!one\b|once\b|unit\b|UN\b|I+\b)[aeiouAEIOU]",
        "an before a consonant": r"\b[Aa]n [^\W\daeiouAEIOU]",
        "a count of nothing beside another": r"\b0 [a-z]+ and\b",
        "a count of one thing in the plural": rf"(?<![\w.,–-]){NUMBERED}1 [a-z]+[^s\W]s\b",
    },
    "hu": {
        "two articles": r"(?i)\b(a (az?|the)|az the)\b(?!\d)",
        "a before a vowel": r"\b[Aa] [aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]",
        "az before a consonant": r"\b[Aa]z (?=[B-DF-HJ-NP-TVWZ])(?!ENSZ)",
        "a count of nothing beside another": r"\b0 \w+ és\b",
    },
    "pl": {"a count of nothing beside another": r"\b0 \w+ i\b"},
    "es": {
        "two articles": r"(?i)\b((el|la|los|las|un|una) (el|la|los|las|una)"
        r"|(el|la|los|las|un) un)\b",
        "de el, a el": r"\b(de|a) el\b",
        "a count of nothing beside another": r"\b0 \w+ y\b",
        "a question that is not opened": r"^[^¿]*\?",
        "a question that is not closed": r"¿[^?]*$",
    },
}
MOODS = {
    "en": r"(To|You|[A-Z]\w+ing)\b",
    "hu": r".*\b(adsz|dobsz|fogadsz|fizetsz|játszol|kapsz|kérsz|lépsz|maradsz|mész|passzolsz|teszel"
    r"|választasz|veszel|(el|meg)(állsz|dobod|játszod|tartod|veszed))\b",
    "pl": r"\w+(ować|awać|nąć|[bgp]rać|ić|yć|eć)\b",
    "es": r"\w+(ar|er|ir)(se|lo|la)?\b",
}
"""How no button is worded: buttons are commands in all games, not infinitives or statements."""
SENTENCES = ("blurb", "fault-", "note-", "prompt-", "reason-", "refusal-", "source-")


EXAMPLES = {
    "a reference that leads nowhere": "Anna plays { $card }.",
    "a gap": "Anna plays  for 2.",
    "a space before a mark": "Thinking …",
    "three dots instead of …": "1, 2, 3...",
    "two signs of per cent": "81% %",
    "a full stop after an exclamation": "Anna rolls 2 × Ouch!.",
    "the same word twice": "La loseta loseta oculta.",
    "a straight quote": "anybody's turn",
    "two articles": "Válaszd a The Trinityt. Take the The Trinity. cada una una moneda",
    "a before a vowel": "Take a order. A asztal.",
    "an before a consonant": "Take an tile.",
    "az before a consonant": "Az Tank elpusztul.",
    "a count of nothing beside another": "0 gears and 0 kocka és 0 zębatek i 0 dados y",
    "a count of one thing in the plural": "You have 1 coins.",
    "de el, a el": "sube a el Alto Manhattan",
    "a question that is not opened": "Dónde?",
    "a question that is not closed": "¿Dónde",
}
"""A sentence that each fault is in."""


@cache
def sentences(language: str) -> list[Rendered]:
    return list(rendered(language))


def seen(language: str, is_wrong: Callable[[Rendered], bool]) -> list[str]:
    """The sentences that something is wrong with, one of each message."""
    found: dict[str, str] = {}
    for each in sentences(language):
        if is_wrong(each) and not excused(each):
            found.setdefault(f"{each.where} {each.id}", each.text)
    return [f"{id}: {text}" for id, text in found.items()]


def holding(pattern: str) -> Callable[[Rendered], bool]:
    return lambda each: re.search(pattern, each.text) is not None


def excused(each: Rendered) -> bool:
    return each.id.startswith(COLUMNS) or any(command in each.text for command in COMMANDS)


def told(found: list[str]) -> str:
    return f"{len(found)} texts:\n" + "\n".join(found)


@pytest.mark.parametrize("fault", FAULTS)
@every_language
def test_no_sentence_has(language: str, fault: str) -> None:
    found = seen(language, holding(FAULTS[fault]))
    assert found == [], told(found)


@pytest.mark.parametrize(
    ("language", "fault"), [(each, fault) for each in LANGUAGES for fault in OWN_FAULTS[each]]
)
def test_no_sentence_of_the_language_has(language: str, fault: str) -> None:
    found = seen(language, holding(OWN_FAULTS[language][fault]))
    assert found == [], told(found)


@pytest.mark.parametrize(
    "fault", sorted({*FAULTS, *(each for own in OWN_FAULTS.values() for each in own)})
)
def test_a_fault_would_be_seen(fault: str) -> None:
    patterns = [own[fault] for own in (FAULTS, *OWN_FAULTS.values()) if fault in own]
    assert all(re.search(pattern, EXAMPLES[fault]) for pattern in patterns)


@pytest.mark.parametrize(
    ("language", "button"),
    [
        ("en", "Rolling on"),
        ("hu", "Tovább dobsz"),
        ("pl", "Odrzucić kartę"),
        ("es", "Jugar Tomate"),
    ],
)
def test_a_button_in_another_mood_would_be_seen(language: str, button: str) -> None:
    assert re.match(MOODS[language], button)


def article_before(number: int) -> str:
    """Hungarian: az egy, az öt, az ötven, az ötszáz, az ezer; a for all others."""
    thousand = 1_000 <= number < 2_000 or 1_000_000 <= number < 2_000_000
    return "az" if number == 1 or str(number)[0] == "5" or thousand else "a"


@pytest.mark.parametrize(
    ("article", "numbers"),
    [("az", [1, 5, 50, 51, 59, 500, 599, 1000, 1999, 5000]), ("a", [0, 2, 10, 15, 100, 105, 2000])],
)
def test_the_article_follows_the_number_as_it_is_spoken(article: str, numbers: list[int]) -> None:
    assert {article_before(number) for number in numbers} == {article}


def test_hungarian_numbers_have_the_right_article() -> None:
    """`az` before a bare number may be a pronoun, before an ordinal it is an article."""

    def is_wrong(each: Rendered) -> bool:
        found = re.findall(r"\b([Aa](?= \d)|[Aa]z(?= \d+\.)) (\d+)", each.text)
        return any(article.lower() != article_before(int(number)) for article, number in found)

    found = seen("hu", is_wrong)
    assert found == [], told(found)


@every_language
def test_sentences_begin_with_a_capital_and_end_with_a_mark(language: str) -> None:
    """But a sentence about what to type may end with it."""

    def is_wrong(each: Rendered) -> bool:
        if each.form or not (each.id.startswith(SENTENCES) or each.id.endswith("-text")):
            return False
        ends = each.text[-1] in ".?!…" or (each.id.startswith("fault-") and ": " in each.text)
        begins = not each.text[0].islower() or begins_with_a_value(each)
        return not (begins and ends)

    found = seen(language, is_wrong)
    assert found == [], told(found)


def begins_with_a_value(each: Rendered) -> bool:
    """A file or the name of a bot keeps its small letter."""
    return any(each.text.startswith(part.partition("=")[2]) for part in each.given.split(", "))


@every_language
def test_a_label_of_several_sentences_ends_with_a_mark(language: str) -> None:
    def is_wrong(each: Rendered) -> bool:
        several = re.search(r"[^\W\d]{3}[.?!] [^\W\d_]", each.text)
        return bool(several) and each.text[-1] not in ".?!…:”»)" and not each.given

    found = seen(language, is_wrong)
    assert found == [], told(found)


@every_language
def test_all_buttons_of_a_language_are_commands(language: str) -> None:
    def is_wrong(each: Rendered) -> bool:
        return each.id.startswith("move-") and re.match(MOODS[language], each.text) is not None

    found = seen(language, is_wrong)
    assert found == [], told(found)


@every_language
def test_all_patterns_are_rendered(language: str) -> None:
    assert len(sentences(language)) > 10_000
    ids = {(each.where, each.id) for each in sentences(language)}
    files = [*(game_file(game, language) for game in GAMES.values()), *lesson_files(language)]
    assert len(ids) == len(shared_messages(language)) + sum(len(messages(file)) for file in files)
