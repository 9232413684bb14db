"""The glossaries: one word for each thing in each language, and words that are not used for it.

In a word, `|` stands where its stem ends: `lapk|a` is in lapkát, `kart|a akcji` in karty akcji.
A forbidden word is a stem too. With a full stop it is the whole word (`kapu.`), with `…` up to
three words may stand between its parts (`roll … again`), with a capital letter its capitals count
(`GYP` is not GyP). `but` names messages in which such a word means something else.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludoteka.games.registry import GAMES
from ludoteka.kernel.components import data_file
from ludoteka.texts import LANGUAGES
from ludoteka.texts.catalogue import shared_files
from texts.messages import entries, game_file, lesson_file, lesson_files

SOURCES = {"book", "published", "ours"}
"""The rulebook we started from, an edition in another language, or our own choice."""
SHARED = "shared"


class Term:
    """A thing, its word in each language, what is never said for it, and where it must be said."""

    def __init__(self, table: dict[str, object]) -> None:
        known = {"id", "source", "never", "but", "messages", *LANGUAGES}
        assert set(table) <= known, table
        assert table["source"] in SOURCES, table
        self.id = str(table["id"])
        self.words = {language: str(table[language]) for language in LANGUAGES}
        never, but, messages = (table.get(key, {}) for key in ("never", "but", "messages"))
        assert isinstance(never, dict)
        self.never: dict[str, list[str]] = never
        self.but = [*but] if isinstance(but, list) else []
        self.messages = [*messages] if isinstance(messages, list) else []


@cache
def terms(where: str) -> list[Term]:
    """The glossary of a game, or of what all games share."""
    file = "texts/glossary.toml" if where == SHARED else f"games/{where}/text/glossary.toml"
    return [Term(table) for table in tomllib.loads(data_file(file))["term"]]


@cache
def passages(where: str, language: str) -> dict[str, str]:
    """All texts of a game by message id, its rulebook included; or all that belong to no game."""
    told: dict[str, str] = {}
    for file in shared_files(language):
        told |= dict(_messages(file)) if where == SHARED else {}
    if where != SHARED:
        told |= dict(_messages(game_file(GAMES[where], language)))
        lessons = lesson_file(GAMES[where], language)
        told |= dict(_messages(lessons)) if lessons in lesson_files(language) else {}
        rules = "rules.md" if language == "en" else f"text/rules.{language}.md"
        told[rules] = data_file(f"games/{where}/{rules}")
    return told


def _messages(file: str) -> Iterator[tuple[str, str]]:
    for entry in entries(file):
        if isinstance(entry, ftl.Message):
            found = _Words()
            found.visit(entry)
            yield entry.id.name, found.told


class _Words(Visitor):
    """The words of a message, all its variants and attributes, with a sign for each variable."""

    def __init__(self) -> None:
        self.told = ""

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.told += node.value

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.told += node.parse()["value"].replace("\N{SOFT HYPHEN}", "")

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ftl.VariableReference | ftl.MessageReference):
            self.told += "◊"
        self.generic_visit(node)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802
        self.told += "\n"
        self.visit(node.value)

    def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802
        self.told += "\n"
        self.visit(node.value)


def uses(text: str, word: str) -> bool:
    """Whether a text says a word of the glossary, in any form, also as a part of a longer word."""
    stems = [re.escape(each.partition("|")[0]) for each in word.split()]
    return re.search(r"\w*\W+".join(stems), text, re.IGNORECASE) is not None


def says(text: str, never: str) -> str:
    """The words of a text that a forbidden word is found in, or nothing."""
    pieces = []
    for piece in never.split(" … "):
        whole = piece.endswith(".")
        pieces.append(re.escape(piece.removesuffix(".")) + (r"\b" if whole else r"\w*"))
    between = r"\W+(?:\w+\W+){1,3}?"
    flags = re.IGNORECASE if never == never.lower() else 0
    found = re.search(r"(?<!\w)" + between.join(pieces), text, flags)
    return found[0] if found else ""
