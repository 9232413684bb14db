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


INSIDE = re.compile(r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)")
"""What stands in parentheses."""
NAME = re.compile(r"^[a-z]|[.#\[]")
"""An element, a class, an id or an attribute."""


def parts(selector: str) -> list[str]:
    """Of what a selector follows down the page, the thing it is about last."""
    joined = INSIDE.sub(lambda found: re.sub(r"[\s>+~,]", "_", found[0]), selector)
    return re.split(r"[\s>+~]+", joined.strip())


def unbound(style: str) -> list[str]:
    """Selectors of things inside something that `:has` a thing, which do not say by a name what
    they are about. With one of them a browser looks at the whole stage again whenever anything
    that some `:has` is about comes or goes."""
    code = re.sub(r"/\*.*?\*/", "", style, flags=re.DOTALL)
    selectors = [
        " ".join(selector.split())
        for rule in re.findall(r"([^{};]+)\{", code)
        for selector in re.split(r",(?![^(]*\))", rule)
    ]
    return [
        each
        for each in selectors
        if any(":has(" in part for part in parts(each)[:-1])
        and not NAME.search(INSIDE.sub("", parts(each)[-1]))
    ]


@pytest.mark.parametrize("file", [each for each in WRITTEN if each.suffix == ".css"], ids=named)
def test_what_depends_on_what_something_has_is_named(file: Path) -> None:
    assert unbound(file.read_text("utf-8")) == []


def test_what_is_not_named_is_found() -> None:
    assert unbound(".a:has(.b) > :last-child, .a:has(.b) .c:not(:first-child) {}") == [
        ".a:has(.b) > :last-child"
    ]
    assert unbound("@media (width < 9px) { .a:has(.b), .a .b:has(.c) :is(.d, .e) {} }") == [
        ".a .b:has(.c) :is(.d, .e)"
    ]
    assert unbound(".a:not(:has(.b, .c)) * {}") == [".a:not(:has(.b, .c)) *"]
    assert unbound(".a:has(.b) svg {} .a:has(> :nth-child(4)) [data-x] {}") == []
