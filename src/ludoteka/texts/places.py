"""Where the texts of a game lie, and in which of its languages it speaks to whom."""

from importlib import resources
from pathlib import Path
from typing import Final

_OUTSIDE: Final[dict[str, Path]] = {}
"""By game of another package: its folder."""


def put_texts(game: str, folder: Path) -> None:
    """Say where a game of another package lies."""
    _OUTSIDE[game] = folder


def folder_of(game: str) -> Path:
    return _OUTSIDE.get(game) or Path(str(resources.files("ludoteka"))) / "games" / game


def languages_of(folder: Path) -> list[str]:
    """The languages a game has texts in."""
    return sorted(file.stem for file in (folder / "text").glob("*.ftl"))


def spoken(game: str, wanted: str) -> str:
    """The wanted language if the game has it, else English, else the first it has."""
    known = languages_of(folder_of(game))
    if wanted in known:
        return wanted
    return "en" if "en" in known else known[0]


def game_file(game: str, language: str) -> Path:
    """The messages of a game for somebody who wants this language."""
    return folder_of(game) / f"text/{spoken(game, language)}.ftl"


def rules_file(game: str, language: str) -> Path:
    """The rulebook of a game: a translation, or the one it was written in."""
    translated = folder_of(game) / f"text/rules.{language}.md"
    return translated if translated.is_file() else folder_of(game) / "rules.md"
