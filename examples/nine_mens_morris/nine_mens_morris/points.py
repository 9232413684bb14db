"""The board: 24 points on three squares, the 16 lines of three, and which points are neighbours."""

from typing import Final

_LINES: Final = (
    "a1 d1 g1, b2 d2 f2, c3 d3 e3, a4 b4 c4, e4 f4 g4, c5 d5 e5, b6 d6 f6, a7 d7 g7, "
    "a1 a4 a7, b2 b4 b6, c3 c4 c5, d1 d2 d3, d5 d6 d7, e3 e4 e5, f2 f4 f6, g1 g4 g7"
)
POINTS: Final = _LINES.replace(",", "").split()[:24]
"""The first eight lines hold every point once."""
LINES: Final = [[POINTS.index(name) for name in line.split()] for line in _LINES.split(", ")]
"""MORRIS-1.1 Three points in a row, in their order."""
LINES_OF: Final = [[line for line in LINES if point in line] for point in range(len(POINTS))]


def neighbours(point: int) -> list[int]:
    """MORRIS-3.1 The points beside a point, along a line."""
    found = set()
    for line in LINES_OF[point]:
        place = line.index(point)
        found |= {line[at] for at in (place - 1, place + 1) if 0 <= at < len(line)}
    return sorted(found)


NEIGHBOURS: Final = [neighbours(point) for point in range(len(POINTS))]
DRAWING: Final = [
    "7 a7----------d7----------g7",
    "  |           |           |",
    "6 |   b6------d6------f6  |",
    "  |   |       |       |   |",
    "5 |   |   c5--d5--e5  |   |",
    "  |   |   |       |   |   |",
    "4 a4--b4--c4      e4--f4--g4",
    "  |   |   |       |   |   |",
    "3 |   |   c3--d3--e3  |   |",
    "  |   |       |       |   |",
    "2 |   b2------d2------f2  |",
    "  |           |           |",
    "1 a1----------d1----------g1",
    "  a   b   c   d   e   f   g",
]
"""The board in text; the name of a point stands where its man is drawn."""
