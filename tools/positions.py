"""The positions of the games, written from their declarations: `python tools/positions.py`.

Each game declares its fields once, in `rules/fields.py` (the words are in `kernel/declaring.py`).
From that comes `stage/position.d.ts`, the position as the browser gets it. With `--check` nothing
is written; it says which file is stale.
"""

import runpy
import sys
from pathlib import Path

from ludoteka.kernel.declaring import Field, Position

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/ludoteka/games"
MADE = "Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand."

SHAPES = {
    "Bag": """\
/** A pile in an order that nobody knows: how many there are of each number, and in all. A viewer
 * gets its size only, with counts of 0. */
export interface Bag {
  counts: number[];
  size: number;
}
""",
    "Zone": """\
/** Cards in a row; 0 is a card this viewer does not know. `seen` says of each who knows it and
 * `sight` who will see what is put here: seats as masks, bit 8 for spectators. */
export interface Zone {
  sight: number;
  cards: number[];
  seen: number[];
}
""",
}


def games() -> list[str]:
    """The games that declare a position, by folder."""
    return sorted(path.parents[1].name for path in GAMES.glob("*/rules/fields.py"))


def declaration(game: str) -> Position:
    """What a game declares; no other module of it is imported, so a stale one does no harm."""
    position = runpy.run_path(str(GAMES / game / "rules/fields.py"))["POSITION"]
    assert isinstance(position, Position), game
    return position


def meaning(field: Field) -> str:
    """What a field is, with what its places stand for."""
    return f"by {field.by}: {field.about}" if field.by else field.about


def sentence(text: str) -> str:
    return f"{text[0].upper()}{text[1:]}."


def filled(first: str, text: str, rest: str, end: str = "") -> list[str]:
    """A text in lines of at most 100 characters."""
    lines, line = [], first
    for word in f"{text}{end}".split():
        if len(line) + len(word) + 1 > 100 and line.strip() not in (first.strip(), rest.strip()):
            lines.append(line)
            line = rest
        line = f"{line}{'' if line.endswith(' ') or not line else ' '}{word}"
    return [*lines, line]


def typescript(position: Position) -> str:
    """The position as the browser gets it."""
    lines = [f"// {MADE}", ""]
    for name, shape in SHAPES.items():
        if any(field.kind.typescript.startswith(name) for field in position.fields):
            lines += [*shape.splitlines(), ""]
    lines += [
        "/** A step of the rules that is still to be done: its word, and what belongs to it. */",
        "export type Frame = (number | string | number[])[];",
        "",
        *filled("/** ", f"{position.about} */", " * "),
        "export interface Position {",
        "  /** The steps that are still to be done; the last one is the next. */",
        "  frames: Frame[];",
    ]
    for field in position.fields:
        lines += filled("  /** ", f"{sentence(meaning(field))} */", "   * ")
        lines.append(f"  {field.name}: {field.kind.typescript};")
    return "\n".join([*lines, "}", ""])


def files() -> dict[Path, str]:
    """Every file that follows from the declarations, as it should be."""
    found: dict[Path, str] = {}
    for game in games():
        position = declaration(game)
        found[GAMES / game / "stage/position.d.ts"] = typescript(position)
    return found


def stale() -> list[Path]:
    """The files that are not what the declarations say."""
    wanted = files()
    return [path for path in wanted if not path.exists() or path.read_text("utf-8") != wanted[path]]


def main(arguments: list[str]) -> int:
    old = stale()
    for path in old:
        print(path.relative_to(ROOT))
    if "--check" in arguments:
        return 1 if old else 0
    wanted = files()
    for path in old:
        path.write_text(wanted[path], "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
