"""The reference of the library and of the contract of a game: `python tools/python_reference.py`.

Made from signatures and docstrings alone.
"""

import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType

FILE = Path(__file__).parents[1] / "docs/reference.md"
OPENING = """# Python

What programs may count on, from the docstrings. [The library](library.md) introduces it by example.
"""
CHAPTERS = {
    "ludoteka.library": [
        "shelf",
        "game",
        "load",
        "verify",
        "Game",
        "Match",
        "Move",
        "Position",
        "Hint",
        "Totals",
        "Verdict",
        "Mistake",
    ],
    "ludoteka.kernel.game": ["Game", "Frame", "State"],
    "ludoteka.kernel.pending": ["Move", "Decide", "Chance", "Over"],
    "ludoteka.games.kit": ["Kit"],
}
"""By module: its names in the order in which they are read."""


def paragraphs(doc: str | None) -> list[str]:
    """A docstring; its examples become code."""
    lines: list[str] = []
    for block in inspect.cleandoc(doc or "").split("\n\n"):
        if block.lstrip().startswith(">>>"):
            lines += ["```pycon", inspect.cleandoc(block), "```", ""]
        elif block:
            lines += [block, ""]
    return lines


def signature(named: object, name: str) -> str:
    """As it is called, without the folders of its types and the addresses of its defaults."""
    assert callable(named)
    told = str(inspect.signature(named)).replace("(self, ", "(").replace("(self)", "()")
    told = re.sub(r"<function [^>]*>[^>]*>|<function [^>]*>", "...", told)
    return name + re.sub(r"\b(?:[a-z_]+\.)+(?=\w)", "", told)


def members(kind: type) -> list[tuple[str, object]]:
    """The public methods and properties a class adds, in the order they are written."""
    return [
        (name, each)
        for name, each in vars(kind).items()
        if not name.startswith("_")
        and (inspect.isfunction(each) or isinstance(each, property | classmethod))
        and inspect.getdoc(each)
    ]


def call(named: object, name: str) -> list[str]:
    return ["```python", signature(named, name), "```", ""]


def entry(name: str, named: object) -> list[str]:
    lines = [f"### {name}", ""]
    if inspect.isfunction(named):
        lines += call(named, name)
    lines += paragraphs(inspect.getdoc(named))
    if inspect.isclass(named):
        for each, member in members(named):
            lines += [f"#### {name}.{each}", ""]
            if not isinstance(member, property):
                lines += call(getattr(named, each), each)
            lines += paragraphs(inspect.getdoc(member))
    return lines


def chapter(module: ModuleType, names: list[str]) -> list[str]:
    lines = [f"## {module.__name__}", ""]
    for name in names:
        lines += entry(name, getattr(module, name))
    return lines


def reference() -> str:
    """The whole page."""
    lines = [OPENING]
    for name, names in CHAPTERS.items():
        lines += chapter(importlib.import_module(name), names)
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    FILE.write_text(reference(), "utf-8")
