"""What a good player of CLASH knows: who is ahead, which tiles are strong, which moves to try.

A game is a fight for the last free cell: who fills it has the last flip. So a position is judged
by support, by how many cells are still free on whose move, and by the tiles that are left. The
numbers were fitted to the results of some thousand games between bots.
"""

import math
from typing import Any, Final

from mypy_extensions import i64

from ludoteka.games.clash.bots.judgement import at_first_sight, evaluate, share_of
from ludoteka.games.clash.bots.lookahead import ClashLookahead
from ludoteka.games.clash.rules.effects import UseEffect
from ludoteka.games.clash.rules.parts import (
    DESTROY,
    DESTROY_SAFE,
    DISCARD,
    FLIP,
    KABOOM,
    LINE,
    LINES,
    NOBEL,
    SAFE,
    TAKE_BACK,
)
from ludoteka.games.clash.rules.state import Clash, count_of, empty_cells, safe, support
from ludoteka.games.clash.rules.turn import Turn
from ludoteka.games.clash.rules.words import DOTS, PLACE, SKIP, TARGET, USE
from ludoteka.kernel.advice import Advice, Lookahead
from ludoteka.kernel.masks import has
from ludoteka.kernel.pending import Move

POINTS_SPREAD: Final = 4.0
"""Points of CLASH-9.1 that make winning the match e times as likely as losing it."""
WORST: Final[i64] = 5
BEST: Final[i64] = 100


class ClashAdvice(Advice[Clash]):
    """For all variants; with nothing hidden the alpha-beta search of `lookahead` is there too."""

    def values(self, s: Clash) -> list[int]:
        frame = s.frames[-1]
        if isinstance(frame, Turn):
            return _values(s, frame.seat, evaluate(s, frame.seat))
        return _values(s, 0, 0)

    def first_sight(self, s: Clash) -> list[int]:
        return _values(s, 0, at_first_sight(s, 0) if s.placed else 0)

    def is_quiet(self, s: Clash) -> bool:
        return isinstance(s.frames[-1], Turn) or s.placed == 0

    def weights(self, s: Clash, seat: int, moves: list[Move]) -> list[int]:
        frame = s.frames[-1]
        if isinstance(frame, UseEffect):
            return [_effect_weight(s, frame, seat, move) for move in moves]
        free = _free(s)
        against = support(s, 1 - seat)
        return [_place_weight(s, seat, move, free, against) for move in moves]

    def reason(self, s: Clash, seat: int, move: Move) -> str:
        """The plain words for the commonest good ideas."""
        if move.verb == PLACE:
            tile, cell, side = move.args
            if tile == KABOOM and side != seat:
                return "clash-kaboom"
            if tile == NOBEL:
                return "clash-nobel"
            if s.tiles.effect[tile] == SAFE:
                return "clash-safe"
            if _free(s) == 1 and s.board[cell] == 0:
                return "clash-last-cell"
            return ""
        frame = s.frames[-1]
        if isinstance(frame, UseEffect) and move.verb != SKIP:
            gain = _gain(s, frame, seat, move)
            return "clash-hits" if gain > 0 else ""
        return ""

    def lookahead(self, s: Clash) -> Lookahead[Any] | None:
        """CLASH-9.4 and 9.6 hide tiles; there the general search is the right one."""
        return None if s.hidden else ClashLookahead()


def _values(s: Clash, seat: i64, points: int) -> list[int]:
    """CLASH-8.1 and 9.1 The game at hand first, then what it means for the match."""
    chance = share_of(points)
    share = int(1000.0 * match_share(s, chance if seat == 0 else 1.0 - chance))
    return [share, 1000 - share]


def match_share(s: Clash, chance: float) -> float:
    """What the chance of seat 0 to win this game means for the match."""
    if s.games:
        ahead = float(s.points[0] - s.points[1]) + 4.0 * (2.0 * chance - 1.0)
        return 1.0 / (1.0 + math.exp(-ahead / POINTS_SPREAD))
    mine, theirs = s.wins_needed - s.wins[0], s.wins_needed - s.wins[1]
    if mine <= 0 or theirs <= 0:
        return 1.0 if mine <= 0 else 0.0
    return chance * _ahead(mine - 1, theirs) + (1.0 - chance) * _ahead(mine, theirs - 1)


def _ahead(mine: i64, theirs: i64) -> float:
    """The chance to win the match with so many games to win and even chances in each."""
    if mine == 0 or theirs == 0:
        return 1.0 if mine == 0 else 0.0
    return 0.5 * _ahead(mine - 1, theirs) + 0.5 * _ahead(mine, theirs - 1)


def _free(s: Clash) -> i64:
    return count_of(empty_cells(s))


def _place_weight(s: Clash, seat: i64, move: Move, free: i64, against: i64) -> i64:
    """Support yourself, but hand KABOOM!!! to the other; strong tiles wait for the end."""
    if move.verb != PLACE:
        return 10
    if move.a == KABOOM:
        return WORST if move.c == seat else BEST // (1 + free)
    if move.c != seat:
        return WORST
    return 20 + 2 * against if s.tiles.is_immediate(move.a) else 20


def _effect_weight(s: Clash, frame: UseEffect, seat: int, move: Move) -> int:
    if move.verb == SKIP:
        return 10
    gain = _gain(s, frame, seat, move)
    return max(WORST, min(BEST, 20 + 30 * gain))


def _gain(s: Clash, frame: UseEffect, seat: int, move: Move) -> int:
    """Supporting tiles an answer wins, less those it loses."""
    tile = s.board[frame.cell]
    effect: i64 = s.tiles.effect[tile]
    worth = 2 if effect == FLIP else 1
    saved = safe(s)
    if effect not in (FLIP, DESTROY, DESTROY_SAFE, DISCARD, TAKE_BACK):
        return 0
    cells = struck(s, frame, move)
    gain = 0
    for cell in cells:
        hit = s.board[cell] != 0 and s.down[cell] == 0
        if hit and has(saved, cell) == (effect == DESTROY_SAFE):
            gain += worth if s.side[cell] != seat else -worth
    return gain


def struck(s: Clash, frame: UseEffect, move: Move) -> list[int]:
    """CLASH-4.4 The cells an answer reaches."""
    tile = s.board[frame.cell]
    place = s.side[frame.cell] * 9 + frame.cell
    if move.verb == TARGET:
        if s.tiles.reach[tile] == LINE:
            return LINES[frame.cell][move.args[0]]
        return [move.args[0]]
    if move.verb == DOTS:
        return s.tiles.area[tile][place] if move.args[0] == 0 else s.tiles.other[tile][place]
    if move.verb == USE:
        return s.tiles.area[tile][place]
    return []


ADVICE: Final = ClashAdvice()
