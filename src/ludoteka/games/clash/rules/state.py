"""CLASH: the position, and the questions about it that the rules keep asking."""

from typing import Any, Final

from mypy_extensions import i64

from ludoteka.games.clash.rules.parts import (
    KABOOM,
    NOBEL,
    SAFE,
    TILE_COUNT,
    Tiles,
)
from ludoteka.kernel.census import Census, count_bag, count_cards, count_zones
from ludoteka.kernel.codec import Fields, Json, bag, numbers, rows, zones
from ludoteka.kernel.game import Frame, State
from ludoteka.kernel.zones import Bag, Zone

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


class Clash(State):
    """A match of CLASH. Seat 0 is McWorld, seat 1 is Jihad. CLASH-1.2 A tile on the board supports
    one of them; CLASH-1.3 the zones are fields."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        tiles: Tiles,
        variant: int,
        wins_needed: int,
        games: int,
        first: int,
        loser: int,
        placed: int,
        game: int,
        board: list[int],
        side: list[int],
        down: list[int],
        under: list[int],
        zones: list[list[int]],
        neutral: list[int],
        removed: list[int],
        aside: list[int],
        out: list[int],
        box: Bag,
        hidden: list[Zone],
        packet: list[Zone],
        passed: list[Zone],
        spare: list[Zone],
        wins: list[int],
        points: list[int],
    ) -> None:
        super().__init__(frames)
        self.tiles: Final = tiles  # what is printed on the tiles of this table
        self.variant: Final[i64] = variant
        self.wins_needed: Final[i64] = wins_needed  # 8.1; 0 in the points system
        self.games: Final[i64] = games  # 9.1; 0 without the points system
        self.first: i64 = first  # who began this game
        self.loser: i64 = loser  # of the last game; -1 before the first and after a draw
        self.placed: i64 = placed  # tiles placed in this game (7.4)
        self.game: i64 = game  # games begun in this match
        self.board: Final = board  # by cell: the tile, 0 if empty
        self.side: Final = side  # by cell: whom the tile supports
        self.down: Final = down  # by cell: 0 face up, else 1 + the seat that destroyed it
        self.under: Final = under  # by cell: the tile under Nobel Prize, or 0
        self.zones: Final = zones  # 1.3: the open tiles of each player
        self.neutral: Final = neutral
        self.removed: Final = removed
        self.aside: Final = aside  # Mustafa before it is placed
        self.out: Final = out  # 8.2: neutral tiles of earlier games
        self.box: Final = box
        # Only where tiles are hidden (9.4, 9.6), otherwise empty lists:
        self.hidden: Final = hidden  # by seat * 2 + packet: tiles the other has not seen
        self.packet: Final = packet  # one zone: the tiles somebody is choosing from
        self.passed: Final = passed  # what both saw when packet 0 and packet 1 changed hands
        self.spare: Final = spare  # tiles put back into the box from packet 0 and packet 1
        self.wins: Final = wins
        self.points: Final = points

    def encode(self) -> dict[str, Json]:
        return {
            "variant": int(self.variant),
            "wins_needed": int(self.wins_needed),
            "games": int(self.games),
            "first": int(self.first),
            "loser": int(self.loser),
            "placed": int(self.placed),
            "game": int(self.game),
            "board": numbers(self.board),
            "side": numbers(self.side),
            "down": numbers(self.down),
            "under": numbers(self.under),
            "zones": rows(self.zones),
            "neutral": numbers(self.neutral),
            "removed": numbers(self.removed),
            "aside": numbers(self.aside),
            "out": numbers(self.out),
            "box": bag(self.box),
            "hidden": zones(self.hidden),
            "packet": zones(self.packet),
            "passed": zones(self.passed),
            "spare": zones(self.spare),
            "wins": numbers(self.wins),
            "points": numbers(self.points),
        }


def clone(s: Clash) -> Clash:
    return _copy(
        s,
        s.box.clone(),
        [each.clone() for each in s.hidden],
        [each.clone() for each in s.packet],
        [each.clone() for each in s.passed],
        [each.clone() for each in s.spare],
    )


def masked(s: Clash, viewer: int) -> Clash:
    """What one viewer knows: everything but the unseen tiles of 9.4 and 9.6 and the box."""
    return _copy(
        s,
        s.box.masked(),
        [each.masked(viewer) for each in s.hidden],
        [each.masked(viewer) for each in s.packet],
        [each.masked(viewer) for each in s.passed],
        [each.masked(viewer) for each in s.spare],
    )


def _copy(
    s: Clash,
    box: Bag,
    hidden: list[Zone],
    packet: list[Zone],
    passed: list[Zone],
    spare: list[Zone],
) -> Clash:
    """The public fields of a position, with these hidden ones."""
    return Clash(
        s.frames[:],
        s.tiles,
        s.variant,
        s.wins_needed,
        s.games,
        s.first,
        s.loser,
        s.placed,
        s.game,
        s.board[:],
        s.side[:],
        s.down[:],
        s.under[:],
        [s.zones[0][:], s.zones[1][:]],
        s.neutral[:],
        s.removed[:],
        s.aside[:],
        s.out[:],
        box,
        hidden,
        packet,
        passed,
        spare,
        s.wins[:],
        s.points[:],
    )


def rebuild(frames: list[Frame[Any]], data: dict[str, Json], tiles: Tiles) -> Clash:
    fields = Fields(data)
    return Clash(
        frames,
        tiles,
        fields.number("variant"),
        fields.number("wins_needed"),
        fields.number("games"),
        fields.number("first"),
        fields.number("loser"),
        fields.number("placed"),
        fields.number("game"),
        fields.numbers("board"),
        fields.numbers("side"),
        fields.numbers("down"),
        fields.numbers("under"),
        fields.rows("zones"),
        fields.numbers("neutral"),
        fields.numbers("removed"),
        fields.numbers("aside"),
        fields.numbers("out"),
        fields.bag("box"),
        fields.zones("hidden"),
        fields.zones("packet"),
        fields.zones("passed"),
        fields.zones("spare"),
        fields.numbers("wins"),
        fields.numbers("points"),
    )


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
