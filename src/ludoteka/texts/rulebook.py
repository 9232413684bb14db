"""The rulebook of a game, read from its Markdown file.

    ## CLASH-3 Turn                              a section, its id and heading
    **3.2** Then the players take turns ...      a clause: a paragraph up to the next empty line

A section that is one clause, say a list of tiles, begins with `**10** ...` under `## CLASH-10`;
all its paragraphs and lists belong to that clause.
"""

import re
from functools import cache
from typing import Final

from ludoteka.texts.places import rules_file

_SECTION: Final = re.compile(r"## (([A-Z]+)-\d+) (.+)")
_CLAUSE: Final = re.compile(r"\*\*(\d+(?:\.\d+)?)\*\* (.+)", re.DOTALL)


@cache
def rules_of(game: str, language: str) -> list[tuple[str, str]]:
    """The rules of a game in one language: headings of sections ("CLASH-3") and clauses
    ("CLASH-3.2"), in the order of the book."""
    return read_rulebook(rules_file(game, language).read_text("utf-8"))


def read_rulebook(text: str) -> list[tuple[str, str]]:
    """Sections (heading) and clauses (text) by id, in the order of the book."""
    book: dict[str, str] = {}
    prefix = clause = ""
    for block in re.split(r"\n\s*\n", text.strip()):
        if section := _SECTION.fullmatch(block):
            clause, prefix = section[1], section[2]
            book[clause] = section[3]
        elif found := _CLAUSE.fullmatch(block):
            clause = f"{prefix}-{found[1]}"
            told = _unwrapped(found[2])
            book[clause] = f"{book[clause]}\n\n{told}" if clause in book else told
        elif clause:
            book[clause] += "\n\n" + _unwrapped(block)
    return list(book.items())


def _unwrapped(block: str) -> str:
    """One line a paragraph, one line an item of a list."""
    return re.sub(r"\n(?!- )\s*", " ", block)
