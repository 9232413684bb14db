"""CLASH-1 and CLASH-10: the box. Which tiles there are, what each does, and whom it reaches."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.kernel.components import Row, data_file, override, read_rows
from ludoteka.kernel.masks import bit
from ludoteka.kernel.options import NOW

RULES: Final = 2
"""The version of the rules: 2 opens the neutral tiles before the loser names the first player
(8.3), and a player who can place nothing turns up what is hidden (7.2)."""
OLDEST: Final = 1

MCWORLD: Final = 0
JIHAD: Final = 1
SIDE_NAMES: Final = ["mcworld", "jihad"]

COLOURED: Final = [
    ["president", "fast_food", "banker", "pop_star", "soldier", "predator", "tourist_zone"],
    ["leader", "imam", "sheikh", "tradition", "taliban", "bomber", "mosque"],
]
NEUTRAL_NAMES: Final = [
    "missile",
    "mercenary",
    "mujahideen",
    "television",
    "press",
    "agent",
    "hacker",
    "crisis",
    "network",
    "coup",
    "bribe",
    "un",
    "nobel",
    "picket",
    "riots",
    "elections",
    "kaboom",
]
TILE_NAMES: Final = ["unknown", *COLOURED[0], *COLOURED[1], *NEUTRAL_NAMES, "mustafa"]
"""Tiles by number; 0 is an empty cell, or a tile the viewer does not know."""

TILE_COUNT: Final = 33
FIRST_NEUTRAL: Final = 15
NOBEL: Final = 27
KABOOM: Final = 31
MUSTAFA: Final = 32

# Cells, from McWorld's side: a1 b1 c1 is McWorld's row, a3 b3 c3 is Jihad's.
CELL_NAMES: Final = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]

COMPASS: Final = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
_EAST: Final = [0, 1, 1, 1, 0, -1, -1, -1]
_NORTH: Final = [1, 1, 0, -1, -1, -1, 0, 1]

# Effects
NONE: Final[i64] = 0
DESTROY: Final[i64] = 1
DESTROY_SAFE: Final[i64] = 2
FLIP: Final[i64] = 3
DISCARD: Final[i64] = 4
BRIBE: Final[i64] = 5
REPEAT: Final[i64] = 6
TAKE_BACK: Final[i64] = 7
REMOVE: Final[i64] = 8
RECOVER: Final[i64] = 9
DRAW: Final[i64] = 10
LAST_IMMEDIATE: Final[i64] = DRAW
SAFE: Final[i64] = 11
STABILISE: Final[i64] = 12
BLOCK: Final[i64] = 13
PROTECT: Final[i64] = 14
LOSE: Final[i64] = 15
EFFECT_NAMES: Final = [
    "none",
    "destroy",
    "destroy_safe",
    "flip",
    "discard",
    "bribe",
    "repeat",
    "take_back",
    "remove",
    "recover",
    "draw",
    "safe",
    "stabilise",
    "block",
    "protect",
    "kaboom",
]

# Reach (CLASH-4.4)
ONE: Final[i64] = 0
LINE: Final[i64] = 1
COLOUR: Final[i64] = 2
ALL: Final[i64] = 3
ITSELF: Final[i64] = 4
BOARD: Final[i64] = 5
ZONES: Final[i64] = 6
REACH_NAMES: Final = ["one", "line", "colour", "all", "self", "board", "zones"]
_WITH_AREA: Final = ["one", "line", "colour", "all"]


def is_neutral(tile: i64) -> bool:
    return FIRST_NEUTRAL <= tile < MUSTAFA


COLOURED_TILES: Final = [[TILE_NAMES.index(name) for name in names] for names in COLOURED]
"""CLASH-2.1 The tiles of each player's colour."""
NEUTRAL_COPIES: Final = [1 if is_neutral(tile) else 0 for tile in range(TILE_COUNT)]
"""By tile: 1 if it is neutral."""


def _step(cell: int, direction: int) -> int:
    """The cell next to `cell` as McWorld sees the compass, or -1 off the board."""
    column, row = cell % 3 + _EAST[direction], cell // 3 + _NORTH[direction]
    return row * 3 + column if 0 <= column < 3 and 0 <= row < 3 else -1


def _line(cell: int, neighbour: int) -> list[int]:
    """All cells from `cell` through `neighbour` to the edge of the board."""
    for direction in range(8):
        if _step(cell, direction) == neighbour:
            line = [neighbour]
            while (further := _step(line[-1], direction)) >= 0:
                line.append(further)
            return line
    return []


LINES: Final = [[_line(cell, neighbour) for neighbour in range(9)] for cell in range(9)]
"""CLASH-4.4 *Choose a direction*: by the cell of the tile and its neighbour in that direction."""


def _mask(cells: list[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= bit(cell)
    return mask


LINE_MASKS: Final = vec[i64]([_mask(line) for lines in LINES for line in lines])
"""The same as masks, by cell * 9 + neighbour."""


class Tiles:
    """What is printed on the tiles of one table, looked up by tile number (CLASH-4.2, 5.12), and
    the version of the rules it is played by."""

    def __init__(self, rows: list[Row], rules: int) -> None:
        self.rules: Final[i64] = rules
        self.effect: Final = vec[i64]([0] * TILE_COUNT)
        self.reach: Final = vec[i64]([0] * TILE_COUNT)
        self.sources: Final[list[str]] = ["book"] * TILE_COUNT
        # For each tile, the cells its area covers: 9 lists as McWorld's supporter, then 9 as
        # Jihad's (CLASH-1.4: turn the tile, turn the pattern).
        self.area: Final[list[list[list[int]]]] = [[] for _ in range(TILE_COUNT)]
        self.other: Final[list[list[list[int]]]] = [[] for _ in range(TILE_COUNT)]
        for row in rows:
            self._enter(row)
        self._area_masks: Final = _masks(self.area)
        self._other_masks: Final = _masks(self.other)
        # Sets of tiles
        self.stabilisers: Final[i64] = self._with(STABILISE)
        self.blockers: Final[i64] = self._with(BLOCK)
        self.safe: Final[i64] = self._with(SAFE) | bit(NOBEL)
        self.immediate: Final[i64] = self._immediate()

    def _enter(self, row: Row) -> None:
        effect = EFFECT_NAMES.index(row.choice("effect", EFFECT_NAMES))
        reach = row.choice("reach", REACH_NAMES)
        area = row.choices("area", COMPASS) if reach in _WITH_AREA else []
        other = row.choices("other", COMPASS) if reach == "colour" else []
        for name in row.choices("tiles", TILE_NAMES):
            tile = TILE_NAMES.index(name)
            self.effect[tile] = effect
            self.reach[tile] = REACH_NAMES.index(reach)
            self.sources[tile] = row.source
            self.area[tile] = _cover(area)
            self.other[tile] = _cover(other)

    def _with(self, effect: i64) -> i64:
        return _mask([tile for tile in range(1, TILE_COUNT) if self.effect[tile] == effect])

    def _immediate(self) -> i64:
        tiles: i64 = 0
        for effect in range(NONE + 1, LAST_IMMEDIATE + 1):
            tiles |= self._with(effect)
        return tiles

    def is_immediate(self, tile: i64) -> bool:
        return (self.immediate >> tile) & 1 == 1

    def reached(self, tile: i64, cell: i64, side: i64) -> i64:
        """The cells a tile on `cell` supporting `side` reaches, as a mask."""
        return self._area_masks[tile * 18 + side * 9 + cell]

    def also_reached(self, tile: i64, cell: i64, side: i64) -> i64:
        """The cells with dots of the second colour, as a mask."""
        return self._other_masks[tile * 18 + side * 9 + cell]

    def whole_reach(self, tile: int, cell: int, side: int) -> list[int]:
        """CLASH-4.4 Every cell the tile could work on there: of all directions and colours."""
        reach = self.reach[tile]
        if reach == BOARD:
            return [each for each in range(9) if each != cell]
        near = self.area[tile][side * 9 + cell]
        if reach == LINE:
            return [each for first in near for each in LINES[cell][first]]
        return near + self.other[tile][side * 9 + cell]


def _masks(areas: list[list[list[int]]]) -> vec[i64]:
    """By tile * 18 + side * 9 + cell."""
    masks: list[int] = []
    for area in areas:
        masks += [_mask(cells) for cells in area] or [0] * 18
    return vec[i64](masks)


def _cover(area: list[str]) -> list[list[int]]:
    covered: list[list[int]] = []
    for turn in (0, 4):
        for cell in range(9):
            steps = [_step(cell, (COMPASS.index(name) + turn) % 8) for name in area]
            covered.append(sorted(step for step in steps if step >= 0))
    return covered


PARTS_TEXT: Final = data_file("games/clash/parts.toml")
_ROWS: Final = read_rows(PARTS_TEXT, ["tile"])["tile"]
_BY_RULES: Final = [Tiles(_ROWS, rules) for rules in range(OLDEST, RULES + 1)]
PRINTED: Final = _BY_RULES[-1]


def tiles_of(own: str, rules: int = NOW) -> Tiles:
    """The tiles of a table: ours, or ours with the changes of an owner's file."""
    if not own:
        return PRINTED if rules == NOW else _BY_RULES[rules - OLDEST]
    changes = read_rows(own, ["tile"])["tile"]
    return Tiles(override(_ROWS, changes, ["area", "other"]), rules or RULES)
