"""CLASH: the questions about a position that the rules keep asking."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.clash.rules.parts import (
    KABOOM,
    NOBEL,
    SAFE,
    TILE_COUNT,
)
from ludoteka.games.clash.rules.position import Clash as Clash
from ludoteka.kernel.census import Census, count_bag, count_cards, count_zones

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
        count_cards(tally, cards)
    count_bag(tally, s.box)
    count_zones(tally, s.hidden)
    count_zones(tally, s.packet)
    count_zones(tally, s.spare)
    return {"tile": tally}


# Questions about the board


def is_face_up(s: Clash, cell: i64) -> bool:
    return s.board[cell] != 0 and s.down[cell] == 0


def is_stabilised(s: Clash, cell: i64) -> bool:
    """CLASH-5.9 A face-up UN names this cell."""
    return _is_named(s, s.tiles.stabilisers, cell)


def is_blocked(s: Clash, cell: i64) -> bool:
    """CLASH-5.8 A face-up Picket or Riots names this cell, and 5.9 does not save it."""
    return _is_named(s, s.tiles.blockers, cell) and not is_stabilised(s, cell)


def is_safe(s: Clash, cell: i64) -> bool:
    """CLASH-5.4 and 5.9 Safe by itself, under Nobel Prize, or stabilised."""
    tile = s.board[cell]
    return tile == NOBEL or s.tiles.effect[tile] == SAFE or is_stabilised(s, cell)


def _is_named(s: Clash, namers: list[int], cell: i64) -> bool:
    for tile in namers:
        if tile in s.board:
            other = s.board.index(tile)
            if s.down[other] == 0 and cell in s.tiles.reached(tile, other, s.side[other]):
                return True
    return False


def face_up_count(s: Clash) -> int:
    count: i64 = 0
    for cell in range(i64(9)):
        if s.board[cell] != 0 and s.down[cell] == 0:
            count += 1
    return count


def is_board_full(s: Clash) -> bool:
    """CLASH-7.1 All nine cells hold face-up tiles."""
    return face_up_count(s) == 9


def support(s: Clash, seat: int) -> int:
    """How many face-up tiles support a player; a Nobel pair is one."""
    count: i64 = 0
    for cell in range(i64(9)):
        if s.board[cell] != 0 and s.down[cell] == 0 and s.side[cell] == seat:
            count += 1
    return count


def kaboom_side(s: Clash) -> int:
    """CLASH-5.11 Whom a face-up KABOOM!!! supports, or -1."""
    for cell in range(9):
        if s.board[cell] == KABOOM and s.down[cell] == 0:
            return s.side[cell]
    return -1


def hidden_tiles(s: Clash, seat: int) -> list[int]:
    """The tiles of a player that the other has not seen; [] in an open variant."""
    if not s.hidden:
        return []
    return s.hidden[seat * 2].cards + s.hidden[seat * 2 + 1].cards


def tiles_at_hand(s: Clash, seat: int) -> list[int]:
    """CLASH-3.2 What a player may place: the own zone, open and hidden, and the neutral one."""
    return s.zones[seat] + hidden_tiles(s, seat) + s.neutral
