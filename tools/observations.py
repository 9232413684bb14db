"""Write docs/observations.md: what the places of a row of numbers mean in each of our games.

PYTHONPATH=src:tools python tools/observations.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from ludoteka.games.registry import SHELF
from ludoteka.lab.envs.play import fewest, layout_of
from ludoteka.lab.envs.told import places

PAGE = Path(__file__).resolve().parents[1] / "docs/observations.md"


def lines() -> Iterator[str]:
    yield "<!-- Made by `python tools/observations.py`. Do not change by hand. -->"
    yield "# Observations"
    yield ""
    yield "What a seat sees, as a row of whole numbers, in a table of each game with its usual"
    yield "options; other seats and options give other rows, and `layout.sections()` tells them"
    yield "(see [adapters.md](adapters.md)). The fields are those of [positions.md](positions.md)."
    for kit in SHELF:
        game = kit.game
        seats = fewest(game)
        layout = layout_of(game, seats, game.options())
        yield ""
        yield f"## {game.id}"
        yield ""
        yield f"{seats} seats, {layout.width} places, {len(game.moves)} moves."
        yield ""
        yield from places(layout)


def page() -> str:
    return "\n".join(lines()) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
