"""How the code of the browser is written: lines a person can read, types that say something, and
no game by name in what all games share."""

import re
from pathlib import Path

import pytest

from ludoteka.games.registry import GAMES
from texts.messages import SOURCE
from texts.test_client import STATIC

LONGEST = 100
SHARED = [
    *(each for each in sorted(STATIC.rglob("*.*")) if each.suffix in (".js", ".css", ".html")),
    *sorted((SOURCE / "web").glob("*.py")),
]
OF_GAMES = [
    each
    for game in GAMES
    for each in sorted((SOURCE / "games" / game / "stage").iterdir())
    if each.suffix in (".js", ".css")
]
WRITTEN = [
    each
    for each in (*SHARED, *OF_GAMES)
    if each.suffix in (".js", ".css") and "vendor" not in each.parts
]
ANYTHING = re.compile(r"(?<![\w`'-])any(?![\w`'-])|^\{\*\}$")


def named(file: Path) -> str:
    return str(file.relative_to(SOURCE))


@pytest.mark.parametrize("file", WRITTEN, ids=named)
def test_lines_are_as_long_as_a_person_reads(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert [number for number, line in enumerate(lines, 1) if len(line) > LONGEST] == []


def types(code: str) -> list[str]:
    """What stands in the braces of the tags of comments."""
    comments = re.findall(r"/\*\*.*?\*/", code, re.DOTALL)
    return [
        told
        for comment in comments
        for told in re.findall(r"@\w+\s+(\{.*?\})(?=\s*(?:\*/|\w|\[|$|@|\())", comment, re.DOTALL)
    ]


@pytest.mark.parametrize("file", [each for each in WRITTEN if each.suffix == ".js"], ids=named)
def test_no_type_is_any(file: Path) -> None:
    found = [told for told in types(file.read_text("utf-8")) if ANYTHING.search(told)]
    assert found == []


def test_types_are_found() -> None:
    code = "/** Any. @param {{a: any[]}} b @returns {Map<string, any>} */ f(/** @type {any} */ x)"
    assert [bool(ANYTHING.search(told)) for told in types(code)] == [True, True, True]
    assert ANYTHING.search("{*}")
    assert not ANYTHING.search("{import('./any-thing.js').Company}")


@pytest.mark.parametrize("file", [each for each in SHARED if "vendor" not in each.parts], ids=named)
def test_what_all_games_share_names_none(file: Path) -> None:
    known = "|".join(GAMES)
    found = re.findall(rf"""["'`](?:{known})["'`]|\.game-(?:{known})\b""", file.read_text("utf-8"))
    assert found == []
