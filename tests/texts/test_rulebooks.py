"""The rulebooks: four languages, one set of clauses, and the code that keeps them."""

import re
from typing import Any

import pytest

from ludoteka.games.registry import GAMES, game_by_id
from ludoteka.kernel.components import data_file
from ludoteka.kernel.faults import Fault
from ludoteka.kernel.game import Game
from ludoteka.texts import LANGUAGES, texts_for
from ludoteka.texts.rulebook import read_rulebook
from texts.messages import SOURCE, not_in_code

RULINGS = {
    "en": "(our ruling",
    "hu": "(saját döntésünk",
    "pl": "(nasze rozstrzygnięcie",
    "es": "(decisión nuestra",
}
"""How each rulebook marks what the printed one does not say."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def rulebook(game: Game[Any], language: str) -> dict[str, str]:
    return dict(texts_for(language).game(game).clauses())


def prefix(game: Game[Any]) -> str:
    return next(iter(rulebook(game, "en"))).partition("-")[0]


def cited(game: Game[Any]) -> set[str]:
    """The clauses named in the code by their whole ids, as a search finds them."""
    told: set[str] = set()
    for path in (SOURCE / "games" / game.id).rglob("*.py"):
        told |= set(re.findall(rf"{prefix(game)}-\d+(?:\.\d+)?", path.read_text("utf-8")))
    return told


def shorthand(game: Game[Any]) -> list[str]:
    """Clauses named in the code after another one, without the name of the game."""
    chain = re.compile(rf"{prefix(game)}-\d+(?:\.\d+)?((?:(?:, and |, | and | to )\d+\.\d+)+)")
    return [
        f"{prefix(game)}-{number}"
        for path in (SOURCE / "games" / game.id).rglob("*.py")
        for found in chain.findall(path.read_text("utf-8"))
        for number in re.findall(r"\d+\.\d+", found)
    ]


def test_a_rulebook_is_read_by_sections_and_clauses() -> None:
    text = "# T\n\nintro\n\n## AB-1 One\n\n**1.1** first\nline\n\n## AB-2 Two\n\n"
    text += "**2** all\n\n- x\n- y\n"
    assert read_rulebook(text) == [
        ("AB-1", "One"),
        ("AB-1.1", "first line"),
        ("AB-2", "Two\n\nall\n\n- x\n- y"),
    ]


@every_language
@every_game
def test_all_languages_have_the_same_clauses_in_order(game: Game[Any], language: str) -> None:
    ids = list(rulebook(game, language))
    assert ids == list(rulebook(game, "en"))
    section = 0
    for id in ids:
        number = id.partition("-")[2]
        section += "." not in number
        assert number.split(".")[0] == str(section), id


@every_language
@every_game
def test_no_paragraph_is_lost(game: Game[Any], language: str) -> None:
    """Each numbered paragraph has its own id, and emphasis marks nothing else."""
    file = "rules.md" if language == "en" else f"text/rules.{language}.md"
    text = data_file(f"games/{game.id}/{file}")
    numbers = re.findall(r"^\*\*(\S+)\*\* ", text, re.MULTILINE)
    assert len(numbers) == len(set(numbers)) == text.count("**") / 2
    for number in numbers:
        assert f"{prefix(game)}-{number}" in rulebook(game, language)
    for clause in rulebook(game, language).values():
        assert clause.strip()
        assert not set("*_`#") & set(clause)


@every_language
@every_game
def test_rulings_are_marked_in_the_same_clauses(game: Game[Any], language: str) -> None:
    ours, english = rulebook(game, language), rulebook(game, "en")
    for id, text in ours.items():
        assert text.count(RULINGS[language]) == english[id].count(RULINGS["en"]), id
        assert text.count("\n- ") == english[id].count("\n- "), id


@every_game
def test_every_clause_named_in_the_code_exists(game: Game[Any]) -> None:
    book = rulebook(game, "en")
    assert cited(game) - set(book) == set()
    assert set(shorthand(game)) - set(book) == set()
    assert game.end_clause() in rulebook(game, "en")


@every_game
def test_one_search_finds_every_clause_in_the_code(game: Game[Any]) -> None:
    clauses = {id for id in rulebook(game, "en") if "." in id}
    excused = not_in_code(game)
    assert clauses - cited(game) - excused == set()
    assert excused & cited(game) == set(), "named after all"


@every_language
def test_clauses_named_inside_clauses_exist(language: str) -> None:
    for game in GAMES.values():
        book = rulebook(game, language)
        for id, text in book.items():
            for number in re.findall(r"\b\d+\.\d+\b", text):
                assert f"{prefix(game)}-{number}" in book, id


@every_language
def test_the_list_of_tiles_of_clash_names_every_tile(language: str) -> None:
    game = game_by_id("clash")
    listed = rulebook(game, language)["CLASH-10"]
    names = re.findall(r"^- (.+?):", listed, re.MULTILINE)
    told = sorted(name for line in names for name in line.split(", "))
    tiles = range(1, len(game.words.kinds["tile"]))
    assert told == sorted(texts_for(language).game(game).name("tile", tile) for tile in tiles)


def test_a_clause_is_found_by_its_long_or_short_name() -> None:
    texts = texts_for("en").game(game_by_id("clash"))
    assert texts.clause("CLASH-3.4") == texts.clause("clash-3.4") == texts.clause(" 3.4 ")
    assert texts.clause("3.4").startswith("A destroyed tile")
    assert texts.clause("3") == "Turn"


def test_an_unknown_clause_is_a_fault() -> None:
    with pytest.raises(Fault, match="unknown-clause"):
        texts_for("en").game(game_by_id("clash")).clause("3.99")


@every_game
def test_every_note_names_a_clause_of_the_rulebook(game: Game[Any]) -> None:
    clauses = rulebook(game, "en")
    assert {word: id for word, id in game.words.clauses.items() if id not in clauses} == {}
