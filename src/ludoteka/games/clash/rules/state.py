"""CLASH: the questions about a position that the rules keep asking."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from ludoteka.games.clash.rules.parts import KABOOM, TILE_COUNT
from ludoteka.games.clash.rules.position import Clash as Clash
from ludoteka.kernel.census import Census, count_bag, count_packed, count_zones
from ludoteka.kernel.masks import has

# Variants (CLASH-9.2 to 9.7), by number
VARIANTS: Final = [
    "standard",
    "beginners",
    "random_support",
    "hidden_support",
    "draft",
    "secret_draft",
    "long",
]
STANDARD: Final[i64] = 0
BEGINNERS: Final[i64] = 1
RANDOM_SUPPORT: Final[i64] = 2
HIDDEN_SUPPORT: Final[i64] = 3
DRAFTING: Final[i64] = 4
SECRET_DRAFT: Final[i64] = 5
LONG: Final[i64] = 6


def census(s: Clash) -> Census:
    """CLASH-1.1: every tile, wherever it is. `passed` is a memory, not a place."""
    tally = [0] * TILE_COUNT
    for cell in range(9):
        if s.board[cell]:
            tally[s.board[cell]] += 1
        if s.under[cell]:
            tally[s.under[cell]] += 1
    for cards in (s.zones[0], s.zones[1], s.neutral, s.removed, s.aside, s.out):
        count_packed(tally, cards)
    count_bag(tally, s.box)
    count_zones(tally, s.hidden)
    count_zones(tally, s.packet)
    count_zones(tally, s.spare)
    return {"tile": tally}


# Questions about the board; a set of cells is a mask

ALL_CELLS: Final[i64] = 0b111_111_111
_SIZES: Final = vec[i64]([bin(cells).count("1") for cells in range(512)])


def count_of(cells: i64) -> i64:
    """How many cells there are in a set."""
    return _SIZES[cells]


def empty_cells(s: Clash) -> i64:
    """CLASH-3.4: a face-down tile is in the way like any other."""
    return _cells_with(s.board, 0)


def face_up(s: Clash) -> i64:
    """The cells with a face-up tile."""
    cells = ALL_CELLS & ~empty_cells(s)
    for seat in (1, 2):
        if seat in s.down:
            cells &= ~_cells_with(s.down, seat)
    return cells


def supporters(s: Clash, seat: i64) -> i64:
    """The cells whose face-up tile supports a player; a Nobel pair is one tile."""
    return face_up(s) & _cells_with(s.side, seat)


def _cells_with(numbers: vec[i64], wanted: i64) -> i64:
    cells: i64 = 0
    here: i64 = 1
    for number in numbers:
        if number == wanted:
            cells |= here
        here += here
    return cells


def stabilised(s: Clash) -> i64:
    """CLASH-5.9 What a face-up UN names."""
    return _named(s, s.tiles.stabilisers)


def blocked(s: Clash) -> i64:
    """CLASH-5.8 What a face-up Picket or Riots names, and 5.9 does not save."""
    cells = _named(s, s.tiles.blockers)
    return cells & ~stabilised(s) if cells != 0 else cells


def safe(s: Clash) -> i64:
    """CLASH-5.4 and 5.9 Safe by itself, under Nobel Prize, or stabilised."""
    return stabilised(s) | lying(s, s.tiles.safe)


def lying(s: Clash, tiles: i64) -> i64:
    """The cells with one of these tiles, face up or down."""
    cells: i64 = 0
    here: i64 = 1
    for tile in s.board:
        if (tiles >> tile) & 1 == 1:
            cells |= here
        here += here
    return cells


def _named(s: Clash, namers: i64) -> i64:
    """The cells that the face-up tiles of a set name."""
    named: i64 = 0
    cell: i64 = 0
    for tile in s.board:
        if (namers >> tile) & 1 == 1 and s.down[cell] == 0:
            named |= s.tiles.reached(tile, cell, s.side[cell])
        cell += 1
    return named


def is_face_up(s: Clash, cell: i64) -> bool:
    return s.board[cell] != 0 and s.down[cell] == 0


def is_blocked(s: Clash, cell: i64) -> bool:
    return has(blocked(s), cell)


def is_safe(s: Clash, cell: i64) -> bool:
    return has(safe(s), cell)


def is_board_full(s: Clash) -> bool:
    """CLASH-7.1 All nine cells hold face-up tiles."""
    return 0 not in s.board and 1 not in s.down and 2 not in s.down


def support(s: Clash, seat: i64) -> i64:
    """How many face-up tiles support a player; a Nobel pair is one."""
    return count_of(supporters(s, seat))


def kaboom_side(s: Clash) -> i64:
    """CLASH-5.11 Whom a face-up KABOOM!!! supports, or -1."""
    if KABOOM in s.board:
        for cell in range(i64(9)):
            if s.board[cell] == KABOOM and s.down[cell] == 0:
                return s.side[cell]
    return -1


def hidden_tiles(s: Clash, seat: i64) -> list[int]:
    """The tiles of a player that the other has not seen; [] in an open variant."""
    if not s.hidden:
        return []
    return s.hidden[seat * 2].cards + s.hidden[seat * 2 + 1].cards


def tiles_at_hand(s: Clash, seat: i64) -> vec[i64]:
    """CLASH-3.2 What a player may place: the own zone, open and hidden, and the neutral one."""
    tiles = s.zones[seat][:]
    if s.hidden:
        tiles = extend(tiles, hidden_tiles(s, seat))
    return extend(tiles, s.neutral)
