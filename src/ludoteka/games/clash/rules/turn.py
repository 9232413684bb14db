"""CLASH-3 and CLASH-7: the turn, and the end of a game."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from ludoteka.games.clash.rules.effects import USES, draw_from_box, in_box, lift, refill_box
from ludoteka.games.clash.rules.parts import MUSTAFA, NOBEL, TILE_COUNT
from ludoteka.games.clash.rules.state import (
    LONG,
    Clash,
    count_of,
    empty_cells,
    hidden_tiles,
    is_blocked,
    is_board_full,
    is_safe,
    kaboom_side,
    safe,
    support,
    supporters,
    tiles_at_hand,
)
from ludoteka.games.clash.rules.words import (
    ASK_PLACE,
    ASK_START,
    DRAW_REFILL,
    PLACE,
    PLACES,
)
from ludoteka.kernel.chances import by_size
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import members
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal

MOST_PLACED: Final = 60

# How a game ends
FULL: Final = 0
STUCK: Final = 1
SIXTY: Final = 2


_NTH: Final = vec[i64]([(members(cells) + [0] * 9)[n] for cells in range(512) for n in range(9)])
"""By mask of cells * 9 + n: the n-th of them."""
_PLACES: Final = [move for of_tile in PLACES for of_cell in of_tile for move in of_cell]


_PLACEMENTS: Final[list[list[Move] | None]] = [None] * (TILE_COUNT * 512)


def _placements(tile: i64, empty: i64) -> list[Move]:
    """A tile on each of these cells, in both orientations (a remembered list)."""
    key = tile * 512 + empty
    known = _PLACEMENTS[key]
    if known is None:
        known = [move for cell in members(empty) for move in PLACES[tile][cell]]
        _PLACEMENTS[key] = known
    return known


class Placing(Decide):
    """CLASH-3.3 Each of some tiles on each empty cell, in both orientations; Nobel Prize on the
    tiles it may cover (CLASH-6.1)."""

    def __init__(self, seat: i64, prompt: str, tiles: vec[i64], empty: i64, awarded: i64) -> None:
        self.tiles: Final = tiles
        self.empty: Final[i64] = empty
        self.awarded: Final[i64] = awarded
        self._places: Final[i64] = 2 * count_of(empty)
        self._awards: Final[i64] = count_of(awarded)
        count = self._places * len(tiles)
        if NOBEL in tiles:
            count += self._awards - self._places
        super().__init__(seat, prompt, None, count=count)

    def listed(self) -> list[Move]:
        moves: list[Move] = []
        for tile in self.tiles:
            if tile == NOBEL:
                moves += [PLACES[NOBEL][cell][self.seat] for cell in members(self.awarded)]
            else:
                moves += _placements(tile, self.empty)
        return moves

    def pick(self, number: i64) -> Move:
        left: i64 = number
        tiles = self.tiles
        for tile in tiles:
            many = self._places if tile != NOBEL else self._awards
            if left >= many:
                left -= many
            elif tile == NOBEL:
                return _PLACES[(tile * 9 + _NTH[self.awarded * 9 + left]) * 2 + self.seat]
            else:
                return _PLACES[(tile * 9 + _NTH[self.empty * 9 + (left >> 1)]) * 2 + (left & 1)]
        raise AssertionError(f"placement {number} of {self.count}")


class Opening(Frame[Clash]):
    """CLASH-3.1 The first player places Mustafa on any cell, in either orientation."""

    def ask(self, s: Clash) -> Pending:
        return Placing(s.first, ASK_START, vec[i64]([MUSTAFA]), empty_cells(s), 0)

    def answer(self, s: Clash, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        s.aside = vec[i64]()
        put_down(s, seat, move, out)

    def refuse(self, s: Clash, seat: int, move: Move) -> Refusal:
        if move.verb == PLACE:
            return Refusal("CLASH-3.1", "start-tile-only", move.args[0])
        return Refusal("CLASH-3.1", "start-tile-first")

    def code(self) -> list[Code]:
        return ["opening"]


class Turn(Frame[Clash]):
    """CLASH-3.2 Place a tile of your own zone or of the neutral zone, then use its effect."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Clash, out: Journal) -> bool:
        """CLASH-7.2 Who has no tile, or nowhere to place one, loses."""
        if can_place(s, self.seat):
            return False
        s.frames.pop()
        if s.tiles.rules >= 2:
            show_hidden(s, self.seat, out)
        s.frames.append(GameEnd(STUCK, self.seat))
        return True

    def ask(self, s: Clash) -> Pending:
        tiles = tiles_at_hand(s, self.seat)
        awarded = awards(s, self.seat) if NOBEL in tiles else i64(0)
        return Placing(self.seat, ASK_PLACE, tiles, empty_cells(s), awarded)

    def answer(self, s: Clash, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        from_neutral = take_up(s, seat, move.a, out)
        put_down(s, seat, move, out)
        if from_neutral and s.variant == LONG:
            refill_box(s, 1, out)
            s.frames.append(Refill())

    def refuse(self, s: Clash, seat: int, move: Move) -> Refusal:
        if move.verb != PLACE:
            return Refusal("CLASH-3.2", "place-a-tile")
        tile, cell = move.args[0], move.args[1]
        if tile not in tiles_at_hand(s, seat):
            return Refusal("CLASH-3.2", "tile-not-there", tile)
        if tile == NOBEL:
            return _refuse_award(s, seat, cell)
        if s.down[cell] != 0:
            return Refusal("CLASH-3.4", "cell-blocked", cell)
        return Refusal("CLASH-3.2", "cell-taken", cell)

    def code(self) -> list[Code]:
        return ["turn", int(self.seat)]


def _refuse_award(s: Clash, seat: int, cell: int) -> Refusal:
    """CLASH-3.5, 5.4 and 6.1 Why Nobel Prize cannot cover this; the lowest clause."""
    if s.board[cell] == 0:
        return Refusal("CLASH-3.5", "nobel-needs-tile", cell)
    if s.down[cell] != 0:
        return Refusal("CLASH-6.1", "nobel-face-down", cell)
    if is_safe(s, cell):
        return Refusal("CLASH-5.4", "nobel-safe", cell)
    if s.side[cell] != seat:
        return Refusal("CLASH-6.1", "nobel-own-tile", cell)
    return Refusal("CLASH-6.1", "nobel-side")


def can_place(s: Clash, seat: i64) -> bool:
    """CLASH-7.2 There is a tile at hand and a cell for it. CLASH-3.5 An empty cell is nothing to
    Nobel Prize: it needs a tile to cover."""
    hidden = hidden_tiles(s, seat)
    tiles = len(s.zones[seat]) + len(hidden) + len(s.neutral)
    has_nobel = NOBEL in s.zones[seat] or NOBEL in s.neutral or NOBEL in hidden
    if tiles > (1 if has_nobel else 0) and 0 in s.board:
        return True
    return has_nobel and awards(s, seat) != 0


def show_hidden(s: Clash, seat: i64, out: Journal) -> None:
    """CLASH-7.2 Who can place nothing shows it: the hidden tiles are turned up in the zone."""
    for zone in s.hidden[seat * 2 : seat * 2 + 2]:
        while zone.cards:
            tile = zone.take(0)
            s.zones[seat] = append(s.zones[seat], tile)
            out.reveal()
            out.say("shown", seat, tile)


def awards(s: Clash, seat: i64) -> i64:
    """CLASH-6.1 Nobel Prize covers a face-up tile that supports the mover and is not Safe: the
    cells of such tiles, as a mask."""
    return supporters(s, seat) & ~safe(s)


def take_up(s: Clash, seat: i64, tile: i64, out: Journal) -> bool:
    """Take the tile to be placed from where it lies; True if that is the neutral zone."""
    if tile in s.zones[seat]:
        s.zones[seat] = remove(s.zones[seat], tile)
        return False
    if tile in s.neutral:
        s.neutral = remove(s.neutral, tile)
        return True
    for hidden in (s.hidden[seat * 2], s.hidden[seat * 2 + 1]):
        if tile in hidden.cards:
            hidden.take(hidden.find(tile))
    out.reveal()
    return False


def put_down(s: Clash, seat: i64, move: Move, out: Journal) -> None:
    """CLASH-3.2 The tile lies on the board; its effect follows, unless the cell is blocked."""
    tile, cell, side = move.a, move.b, move.c
    s.placed += 1
    s.frames.append(_ENDS[seat])
    if tile == NOBEL:
        s.under[cell] = s.board[cell]
        out.say("covered", seat, s.board[cell], cell)
        s.board[cell] = NOBEL
    else:
        blocked = s.tiles.is_immediate(tile) and is_blocked(s, cell)
        s.board[cell] = tile
        s.side[cell] = side
        out.say("placed-start" if s.placed == 1 else "placed", seat, tile, cell, side)
        if blocked:
            out.say("blocked", tile)
        elif s.tiles.is_immediate(tile):
            s.frames.append(USES[seat][cell])


_REFILLS: Final = by_size(DRAW_REFILL, TILE_COUNT)


class Refill(Frame[Clash]):
    """CLASH-9.7 A tile taken from the neutral zone is replaced at once from the box."""

    def run(self, s: Clash, out: Journal) -> bool:
        if in_box(s) > 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Clash) -> Pending:
        return _REFILLS[in_box(s)]

    def resolve(self, s: Clash, outcome: int, out: Journal) -> None:
        s.frames.pop()
        tile = draw_from_box(s, outcome)
        s.neutral = append(s.neutral, tile)
        out.say("refilled", tile)

    def code(self) -> list[Code]:
        return ["refill"]


class EndOfMove(Frame[Clash]):
    """CLASH-5.1, 7.1 and 7.4 What is due when a move is over."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Clash, out: Journal) -> bool:
        s.frames.pop()
        if is_board_full(s):
            s.frames.append(GameEnd(FULL, -1))
            return True
        self._clear_destroyed(s, out)
        if s.placed >= MOST_PLACED:
            s.frames.append(GameEnd(SIXTY, -1))
        else:
            s.frames.append(_TURNS[1 - self.seat])
        return True

    def _clear_destroyed(self, s: Clash, out: Journal) -> None:
        """CLASH-5.1 What the other player destroyed a move ago leaves the board now."""
        destroyer: i64 = 2 - self.seat
        if destroyer not in s.down:
            return
        for cell in range(i64(9)):
            if s.down[cell] == destroyer:
                out.say("gone", s.board[cell], cell)
                s.removed = lift(s, cell, s.removed)

    def code(self) -> list[Code]:
        return ["end", int(self.seat)]


_TURNS: Final = [Turn(seat) for seat in (0, 1)]
_ENDS: Final = [EndOfMove(seat) for seat in (0, 1)]


class GameEnd(Frame[Clash]):
    """CLASH-7 Who has won this game."""

    def __init__(self, how: int, stuck: int) -> None:
        self.how: Final = how
        self.stuck: Final = stuck

    def run(self, s: Clash, out: Journal) -> bool:
        s.frames.pop()
        winner = self._winner(s, out)
        count_points(s, out)
        s.loser = 1 - winner if winner >= 0 else -1
        if winner >= 0:
            s.wins[winner] += 1
        return True

    def _winner(self, s: Clash, out: Journal) -> i64:
        """CLASH-7.3 KABOOM!!! decides before anything else; -1 is a draw."""
        mine, theirs = support(s, 0), support(s, 1)
        loser = kaboom_side(s)
        if loser >= 0:
            out.say("won-kaboom", 1 - loser, loser)
            return 1 - loser
        if self.how == STUCK:
            out.say("won-tiles", 1 - self.stuck, self.stuck)
            return 1 - self.stuck
        if mine == theirs:
            out.say("drawn-sixty", mine)
            return -1
        winner: i64 = 0 if mine > theirs else 1
        word = "won-majority" if self.how == FULL else "won-sixty"
        out.say(word, winner, max(mine, theirs), min(mine, theirs))
        return winner

    def code(self) -> list[Code]:
        return ["over", self.how, self.stuck]


def count_points(s: Clash, out: Journal) -> None:
    """CLASH-9.1 A point for each tile that supports you; none if KABOOM!!! does."""
    loser = kaboom_side(s)
    for seat in range(i64(2)):
        if seat != loser:
            s.points[seat] += support(s, seat)
    if s.games:
        out.say("points", s.points[0], s.points[1])
