"""docs/fidelity.md says what is so: sources, versions, laws and files."""

import re
import tomllib
from pathlib import Path

from ludoteka.games.registry import GAMES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "fidelity.md").read_text("utf-8")
SOURCES = ["book", "public", "deduced", "house"]


def rows(columns: int) -> list[list[str]]:
    """The lines of the tables of the page with so many columns, without heads."""
    cells = [line.strip("|").split("|") for line in PAGE.splitlines() if line.startswith("| `")]
    return [[cell.strip(" `") for cell in row] for row in cells if len(row) == columns]


def test_the_page_counts_the_sources_of_every_component() -> None:
    told = {(row[0], row[1]): [int(cell) for cell in row[3:]] for row in rows(3 + len(SOURCES))}
    counted = {}
    for game in GAMES.values():
        for table, entries in tomllib.loads(game.parts_text()).items():
            marks = [entry["source"] for entry in entries]
            assert set(marks) <= set(SOURCES), (game.id, table)
            counted[game.id, table] = [marks.count(source) for source in SOURCES]
    assert told == counted


def test_the_page_tells_the_version_of_every_game() -> None:
    told = {game: int(version) for game, version, _ in rows(3)}
    assert told == {game.id: game.rules for game in GAMES.values()}


def test_the_page_names_every_law() -> None:
    told = {name for name, _ in rows(2)}
    assert told == {path.name for path in (ROOT / "tests" / "laws").glob("test_*.py")}


def test_the_files_that_the_page_names_are_there() -> None:
    named = re.findall(r"`((?:src|tests)/[^`]+)`", PAGE)
    for path in named:
        for game in GAMES:
            assert (ROOT / path.replace("<game>", game)).exists(), path


def test_the_clauses_of_the_readings_are_in_the_rulebooks() -> None:
    """The clauses in brackets at the end of a reading are those of the game above it."""
    readings = PAGE.partition("## How we read the rules")[2]
    titles = {game.id: (ROOT / rulebook(game.id)).read_text("utf-8") for game in GAMES.values()}
    for section in readings.split("\n### ")[1:]:
        title, _, told = section.partition("\n")
        rules = next(text for text in titles.values() if text.startswith(f"# {title}\n"))
        for numbers in re.findall(r"\(([\d., to]+)\)$", told, re.MULTILINE):
            for clause in re.findall(r"\d+(?:\.\d+)?", numbers):
                assert f"\n**{clause}**" in rules or f"-{clause} " in rules, (title, clause)


def rulebook(game: str) -> str:
    return f"src/ludoteka/games/{game}/rules.md"
