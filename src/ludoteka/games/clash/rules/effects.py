"""CLASH-4 to CLASH-6: what a tile does when it is placed.

A tile's effect is an operation (what) and a reach (where). `UseEffect` asks the mover; the
operations below do it to one cell.
"""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from ludoteka.games.clash.rules.parts import (
    ALL,
    BOARD,
    BRIBE,
    COLOUR,
    DESTROY,
    DESTROY_SAFE,
    DRAW,
    LINE,
    LINE_MASKS,
    LINES,
    ONE,
    RECOVER,
    REMOVE,
    REPEAT,
    TILE_COUNT,
    is_neutral,
)
from ludoteka.games.clash.rules.state import (
    Clash,
    empty_cells,
    face_up,
    hidden_tiles,
    is_board_full,
    is_safe,
    lying,
    safe,
    supporters,
)
from ludoteka.games.clash.rules.words import (
    ABOUT,
    ASK_EFFECT,
    ASK_TO,
    BLINDLY,
    DOTS,
    DOTS_OF,
    DRAW_ELECTIONS,
    PICK_BLIND,
    REMOVES,
    SKIP,
    SKIP_IT,
    TAKES,
    TARGET,
    TARGETS,
    TO,
    TOS,
    USE_IT,
)
from ludoteka.games.clash.rules.words import BLIND as PICK
from ludoteka.games.clash.rules.words import REMOVE as REMOVE_TILE
from ludoteka.games.clash.rules.words import TAKE as TAKE_TILE
from ludoteka.kernel.chances import by_size
from ludoteka.kernel.effects import Op
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit, has, members
from ludoteka.kernel.pending import Chance, Decide, Move, Pending, Refusal


class TileOp(Op[Clash]):
    """An effect on one cell of the board. CLASH-4.6: whomever the tile there supports."""

    def wont(self, s: Clash, seat: int, cell: int) -> Refusal | None:
        """CLASH-4.3, 5.4 Why the tile on a cell cannot be hit; None if it can."""
        if s.board[cell] == 0:
            return Refusal("CLASH-4.5", "nothing-there", cell)
        if s.down[cell] != 0:
            return Refusal("CLASH-4.3", "is-face-down", cell)
        if is_safe(s, cell):
            return Refusal("CLASH-5.4", "is-safe", cell)
        return None

    def hits(self, s: Clash, seat: i64) -> i64:
        """The cells where it can hit a tile, as a mask."""
        return face_up(s) & ~safe(s)


class Destroy(TileOp):
    """CLASH-5.1 Turn the tile face down; it goes after the opponent's next move."""

    def do(self, s: Clash, seat: int, source: int, out: Journal) -> None:
        s.down[source] = 1 + seat
        out.say("destroyed", s.board[source], source)


class DestroySafe(Destroy):
    """CLASH-5.10 Destroy, but only what is Safe."""

    def wont(self, s: Clash, seat: int, cell: int) -> Refusal | None:
        if s.board[cell] == 0:
            return Refusal("CLASH-4.5", "nothing-there", cell)
        if s.down[cell] != 0:
            return Refusal("CLASH-4.3", "is-face-down", cell)
        if not is_safe(s, cell):
            return Refusal("CLASH-5.10", "is-not-safe", cell)
        return None

    def hits(self, s: Clash, seat: i64) -> i64:
        return face_up(s) & safe(s)


class Flip(TileOp):
    """CLASH-5.3 Turn the tile by 180 degrees: it supports the other player."""

    def do(self, s: Clash, seat: int, source: int, out: Journal) -> None:
        s.side[source] = 1 - s.side[source]
        out.say("flipped", s.board[source], source, s.side[source])


class Discard(TileOp):
    """CLASH-5.5 The tile goes to the removed pile at once."""

    def do(self, s: Clash, seat: int, source: int, out: Journal) -> None:
        out.say("discarded", s.board[source], source)
        s.removed = lift(s, source, s.removed)


class TakeBack(TileOp):
    """CLASH-10 Financial Crisis: a tile that supports you goes into your zone."""

    def wont(self, s: Clash, seat: int, cell: int) -> Refusal | None:
        refusal = super().wont(s, seat, cell)
        if refusal is None and s.side[cell] != seat:
            return Refusal("CLASH-10", "not-your-support", cell)
        return refusal

    def hits(self, s: Clash, seat: i64) -> i64:
        return supporters(s, seat) & ~safe(s)

    def do(self, s: Clash, seat: int, source: int, out: Journal) -> None:
        out.say("taken-back", seat, s.board[source], source)
        s.zones[seat] = lift(s, source, s.zones[seat])


class Bribe(TileOp):
    """CLASH-5.6 Move a tile to an empty cell."""

    def do(self, s: Clash, seat: int, source: int, out: Journal) -> None:
        s.frames.append(BribeTo(seat, source))


class Repeat(TileOp):
    """CLASH-5.7 Use the immediate effect of a neighbour again, from where that one lies."""

    def wont(self, s: Clash, seat: int, cell: int) -> Refusal | None:
        refusal = super().wont(s, seat, cell)
        if refusal is None and not s.tiles.is_immediate(s.board[cell]):
            return Refusal("CLASH-5.7", "no-effect-there", cell)
        return refusal

    def hits(self, s: Clash, seat: i64) -> i64:
        return face_up(s) & lying(s, s.tiles.immediate) & ~safe(s)


_NO_OP: Final = TileOp()
OPS: Final[list[TileOp]] = [
    _NO_OP,
    Destroy(),
    DestroySafe(),
    Flip(),
    Discard(),
    Bribe(),
    Repeat(),
    TakeBack(),
]
"""The operations on the board, by effect number."""


def lift(s: Clash, cell: i64, target: vec[i64]) -> vec[i64]:
    """Take a tile off the board; a Nobel pair falls apart into two tiles (CLASH-6.2). What it is
    put on, with it."""
    target = append(target, s.board[cell])
    if s.under[cell] != 0:
        target = append(target, s.under[cell])
    s.board[cell] = 0
    s.side[cell] = 0
    s.down[cell] = 0
    s.under[cell] = 0
    return target


def _listed(family: list[Move]) -> list[list[Move]]:
    """By mask: those moves, and leaving the effect, which comes last."""
    sets = range(bit(len(family)))
    return [[*(family[member] for member in members(mask)), SKIP_IT] for mask in sets]


_CELLS_TO_HIT: Final = _listed(TARGETS)
_DOTS_TO_HIT: Final = _listed(DOTS_OF)
_TO_USE: Final = _listed([USE_IT])
_EMPTY_CELLS: Final = [[TOS[cell] for cell in members(cells)] for cells in range(512)]


class UseEffect(Frame[Clash]):
    """CLASH-4.1 The mover may use the immediate effect of the tile on `cell`, or leave it.

    `used` is the mask of cells whose effects this move has called on (CLASH-5.7).
    """

    def __init__(self, seat: int, cell: int, used: int) -> None:
        self.seat: Final[i64] = seat
        self.cell: Final[i64] = cell
        self.used: Final[i64] = used

    def run(self, s: Clash, out: Journal) -> bool:
        """CLASH-4.5 An effect with no legal target does nothing."""
        if self._can_do(s):
            return False
        s.frames.pop()
        tile = s.board[self.cell]
        effect: i64 = s.tiles.effect[tile]
        too_late = (effect == DESTROY or effect == DESTROY_SAFE) and is_board_full(s)
        out.say("destroy-too-late" if too_late else "no-target", tile)
        return True

    def _can_do(self, s: Clash) -> bool:
        effect: i64 = s.tiles.effect[s.board[self.cell]]
        if effect == REMOVE:
            other = 1 - self.seat
            return len(s.zones[other]) > 0 or len(hidden_tiles(s, other)) > 0
        if effect == RECOVER:
            return len(s.removed) > 0
        return self._targets(s, effect) != 0

    def ask(self, s: Clash) -> Pending:
        tile = s.board[self.cell]
        about = ABOUT[tile * 9 + self.cell]
        return Decide(self.seat, ASK_EFFECT, self._choices(s, tile), about)

    def _choices(self, s: Clash, tile: i64) -> list[Move]:
        """CLASH-4.4 The targets, by the reach of the tile; leaving it comes last."""
        effect: i64 = s.tiles.effect[tile]
        if effect == REMOVE:
            other = 1 - self.seat
            moves = [REMOVES[each] for each in s.zones[other]]
            if hidden_tiles(s, other):
                moves.append(BLINDLY)
            moves.append(SKIP_IT)
            return moves
        if effect == RECOVER:
            moves = [TAKES[each] for each in s.removed]
            moves.append(SKIP_IT)
            return moves
        reach: i64 = s.tiles.reach[tile]
        targets = self._targets(s, effect)
        if effect == DRAW or reach == ALL:
            return _TO_USE[targets]
        return _DOTS_TO_HIT[targets] if reach == COLOUR else _CELLS_TO_HIT[targets]

    def _targets(self, s: Clash, effect: i64) -> i64:
        """CLASH-4.4 What can be chosen, as a mask: cells, colours of dots, or the effect itself."""
        if effect == DRAW:
            return 1 if drawable(s) > 0 else 0
        if (effect == DESTROY or effect == DESTROY_SAFE) and is_board_full(s):
            return 0  # CLASH-5.2: the last free cell was filled, the game ends instead
        tile = s.board[self.cell]
        side = s.side[self.cell]
        reach: i64 = s.tiles.reach[tile]
        area: i64 = s.tiles.reached(tile, self.cell, side)
        hits: i64 = self._hits(s, effect)
        if reach == ONE:
            return area & hits
        if reach == ALL:
            return 1 if area & hits != 0 else 0
        found: i64 = 0
        if reach == LINE:
            for cell in range(i64(9)):
                if (area >> cell) & 1 == 1 and LINE_MASKS[self.cell * 9 + cell] & hits != 0:
                    found |= bit(cell)
        elif reach == COLOUR:
            found = 1 if area & hits != 0 else 0
            if s.tiles.also_reached(tile, self.cell, side) & hits != 0:
                found |= 2
        elif reach == BOARD and (effect != BRIBE or empty_cells(s) != 0):
            found = hits & ~bit(self.cell)
        return found

    def _hits(self, s: Clash, effect: i64) -> i64:
        """The cells that the effect can hit, wherever they are; CLASH-5.7 none repeats twice."""
        cells = OPS[effect].hits(s, self.seat)
        return cells & ~self.used if effect == REPEAT else cells

    def answer(self, s: Clash, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        tile = s.board[self.cell]
        effect: i64 = s.tiles.effect[tile]
        place = s.side[self.cell] * 9 + self.cell
        verb = move.verb
        if verb == SKIP:
            out.say("skipped", seat, tile)
        elif verb == TARGET:
            self._target(s, effect, move.a, out)
        elif verb == DOTS:
            areas = s.tiles.area if move.a == 0 else s.tiles.other
            self._hit(s, effect, areas[tile][place], out)
        elif verb == REMOVE_TILE:
            remove_open(s, seat, move.a, out)
        elif verb == PICK:
            s.frames.append(BlindPick(seat))
        elif verb == TAKE_TILE:
            s.removed = remove(s.removed, move.a)
            s.zones[seat] = append(s.zones[seat], move.a)
            out.say("recovered", seat, move.a)
        elif effect == DRAW:
            refill_box(s, 1, out)
            s.frames.append(Elections(seat))
        else:
            self._hit(s, effect, s.tiles.area[tile][place], out)

    def _target(self, s: Clash, effect: i64, cell: i64, out: Journal) -> None:
        if effect == REPEAT:
            out.say("repeats", s.board[cell], cell)
            s.frames.append(UseEffect(self.seat, cell, self.used | bit(cell)))
        elif s.tiles.reach[s.board[self.cell]] == LINE:
            self._hit(s, effect, LINES[self.cell][cell], out)
        else:
            OPS[effect].do(s, self.seat, cell, out)

    def _hit(self, s: Clash, effect: i64, cells: list[int], out: Journal) -> None:
        """CLASH-4.1 All of them, never some."""
        struck = self._hits(s, effect)
        for cell in cells:
            if has(struck, cell):
                OPS[effect].do(s, self.seat, cell, out)

    def refuse(self, s: Clash, seat: int, move: Move) -> Refusal:
        tile = s.board[self.cell]
        effect: i64 = s.tiles.effect[tile]
        reach: i64 = s.tiles.reach[tile]
        verb = move.verb
        if verb == TARGET and reach in (ONE, LINE, BOARD) and effect < REMOVE:
            return self._refuse_target(s, tile, effect, move.args[0])
        if verb == DOTS and reach == COLOUR:
            return Refusal("CLASH-4.5", "dots-empty", move.args[0])
        if verb == REMOVE_TILE and effect == REMOVE:
            return Refusal("CLASH-9.8" if s.hidden else "CLASH-10", "not-in-zone", move.args[0])
        if verb == PICK and effect == REMOVE:
            return Refusal("CLASH-9.8", "nothing-hidden")
        if verb == TAKE_TILE and effect == RECOVER:
            return Refusal("CLASH-10", "not-removed", move.args[0])
        return Refusal("CLASH-4.1", "answer-effect", tile)

    def _refuse_target(self, s: Clash, tile: int, effect: i64, cell: int) -> Refusal:
        reach: i64 = s.tiles.reach[tile]
        if reach == BOARD and cell == self.cell:
            return Refusal("CLASH-5.6" if effect == BRIBE else "CLASH-10", "is-itself", cell)
        if cell == self.cell:
            return Refusal("CLASH-4.4", "is-itself", cell)
        area = s.tiles.reached(tile, self.cell, s.side[self.cell])
        if reach != BOARD and not has(area, cell):
            return Refusal("CLASH-4.4", "outside-area", tile, cell)
        if reach == LINE:
            return Refusal("CLASH-4.5", "line-empty", cell)
        refusal = OPS[effect].wont(s, self.seat, cell)
        return refusal or Refusal("CLASH-5.7", "already-repeated", cell)

    def code(self) -> list[Code]:
        return ["use", int(self.seat), int(self.cell), int(self.used)]


USES: Final = [[UseEffect(seat, cell, bit(cell)) for cell in range(9)] for seat in (0, 1)]
"""By mover and cell: the effect of a tile that was just placed."""


class BribeTo(Frame[Clash]):
    """CLASH-5.6 Where the bribed tile goes; it keeps its orientation."""

    def __init__(self, seat: int, cell: int) -> None:
        self.seat: Final[i64] = seat
        self.cell: Final[i64] = cell

    def ask(self, s: Clash) -> Pending:
        about = ABOUT[s.board[self.cell] * 9 + self.cell]
        return Decide(self.seat, ASK_TO, _EMPTY_CELLS[empty_cells(s)], about)

    def answer(self, s: Clash, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        target = move.a
        out.say("moved", s.board[self.cell], self.cell, target)
        s.board[target] = s.board[self.cell]
        s.side[target] = s.side[self.cell]
        s.board[self.cell] = 0
        s.side[self.cell] = 0

    def refuse(self, s: Clash, seat: int, move: Move) -> Refusal:
        if move.verb == TO and s.down[move.args[0]] != 0:
            return Refusal("CLASH-3.4", "cell-blocked", move.args[0])
        if move.verb == TO:
            return Refusal("CLASH-5.6", "cell-taken", move.args[0])
        return Refusal("CLASH-5.6", "choose-empty-cell")

    def code(self) -> list[Code]:
        return ["bribe", int(self.seat), int(self.cell)]


class BlindPick(Frame[Clash]):
    """CLASH-9.8 Agent picks blindly among the opponent's hidden tiles."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Clash) -> Pending:
        return Chance(PICK_BLIND, len(hidden_tiles(s, 1 - self.seat)))

    def resolve(self, s: Clash, outcome: int, out: Journal) -> None:
        """One removed unseen is turned up in the removed pile."""
        s.frames.pop()
        other = 1 - self.seat
        first = s.hidden[other * 2]
        if outcome < len(first.cards):
            tile = first.take(outcome)
        else:
            tile = s.hidden[other * 2 + 1].take(outcome - len(first.cards))
        s.removed = append(s.removed, tile)
        out.reveal()
        out.say("removed-unseen", other, tile)

    def code(self) -> list[Code]:
        return ["blind", self.seat]


_ELECTIONS: Final = by_size(DRAW_ELECTIONS, TILE_COUNT)


class Elections(Frame[Clash]):
    """CLASH-10 Elections: a random unused neutral tile goes into the mover's zone."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Clash) -> Pending:
        return _ELECTIONS[in_box(s)]

    def resolve(self, s: Clash, outcome: int, out: Journal) -> None:
        s.frames.pop()
        tile = draw_from_box(s, outcome)
        s.zones[self.seat] = append(s.zones[self.seat], tile)
        out.say("elected", self.seat, tile)

    def code(self) -> list[Code]:
        return ["elections", self.seat]


def remove_open(s: Clash, seat: i64, tile: i64, out: Journal) -> None:
    """CLASH-10 Agent: an open tile of the opponent goes to the removed pile."""
    s.zones[1 - seat] = remove(s.zones[1 - seat], tile)
    s.removed = append(s.removed, tile)
    out.say("removed", 1 - seat, tile)


# The box (CLASH-8.2)


def in_box(s: Clash) -> i64:
    """Tiles in the box: the shuffled ones, and those a secret draft put back."""
    size: i64 = s.box.size
    for spare in s.spare:
        size += len(spare.cards)
    return size


def drawable(s: Clash) -> i64:
    """What a draw can reach: the box, or, when it is empty, the tiles of earlier games."""
    size = in_box(s)
    return size if size > 0 else len(s.out)


def refill_box(s: Clash, needed: i64, out: Journal) -> None:
    """CLASH-8.2 Too few tiles for a draw: shuffle in the neutral tiles of earlier games."""
    if in_box(s) >= needed or len(s.out) == 0:
        return
    for tile in s.out:
        s.box.put(tile)
    s.out = vec[i64]()
    out.say("box-shuffled")


def draw_from_box(s: Clash, outcome: i64) -> i64:
    """The tile that a chance answer below `in_box` stands for."""
    for spare in s.spare:
        if outcome < len(spare.cards):
            return spare.take(outcome)
        outcome -= len(spare.cards)
    tile = s.box.draw(outcome)
    assert is_neutral(tile)
    return tile
