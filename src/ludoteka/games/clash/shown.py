"""CLASH: what the stage shows beside the position."""

from functools import lru_cache
from typing import Any, Final, TypeAlias, cast

from ludoteka.games.bodies import Body, ready
from ludoteka.games.clash.rules.parts import COLOURED, MUSTAFA, NOBEL, TILE_COUNT, TILE_NAMES, Tiles
from ludoteka.games.clash.rules.state import (
    Clash,
    blocked,
    face_up,
    safe,
    support,
    tiles_at_hand,
)
from ludoteka.games.clash.rules.turn import awards
from ludoteka.games.clash.rules.words import ASK_EFFECT, ASK_PLACE, ASK_START
from ludoteka.kernel.game import View

Reach: TypeAlias = list[list[list[int]]]

NEUTRAL: Final = 2
START: Final = 3


def _home(tile: int) -> int:
    for side, names in enumerate(COLOURED):
        if TILE_NAMES[tile] in names:
            return side
    return START if tile == MUSTAFA else NEUTRAL


HOMES: Final = cast(list[int], ready([_home(tile) for tile in range(TILE_COUNT)]))
FLAGS: Final = [
    cast(list[bool], ready([bool(cells >> cell & 1) for cell in range(9)]))
    for cells in range(1 << 9)
]
"""By a mask of cells: which are in it. Like all that seldom changes, JSON already."""
UNTIL: Final = (-1, 1, 0)
"""CLASH-5.1 By who destroyed a tile (0: nobody, 1 and 2: the sides): after whose move it goes."""


class Shown(Body):
    """What the viewer sees at the table. `homes` are the colours of the tiles: 0 and 1 are the
    sides, 2 neutral, 3 the start tile. By side: how many tiles `support` it; `free` are the cells
    that support nobody. By cell: whether its tile is `safe`, whether it is `blocked`, and `until`:
    the side after whose move a face-down tile goes, or -1. `reach` are the cells that a tile the
    viewer may place would reach, by tile, side and cell; `lit` those of the tile whose effect is
    asked for, `dots` its cells by colour."""

    homes: list[int]
    support: list[int]
    free: int
    safe: list[bool]
    blocked: list[bool]
    until: list[int]
    reach: dict[int, Reach]
    lit: list[int]
    dots: list[list[int]]


def shown(view: View[Any]) -> Shown:
    s: Clash = view.position
    sides = [support(s, 0), support(s, 1)]
    lit, dots = _asked(view, s)
    return Shown(
        homes=HOMES,
        support=sides,
        free=9 - sum(sides),
        safe=FLAGS[face_up(s) & safe(s)],
        blocked=FLAGS[blocked(s)],
        until=[UNTIL[by] for by in s.down],
        reach=_reach(view, s),
        lit=lit,
        dots=dots,
    )


def _reach(view: View[Any], s: Clash) -> dict[int, Reach]:
    """Of the start tile (CLASH-3.1), or of the tiles at hand (CLASH-3.2)."""
    if view.ask is None:
        return {}
    if view.prompt == ASK_START:
        return {MUSTAFA: _reach_of(s.tiles, MUSTAFA)}
    if view.prompt != ASK_PLACE:
        return {}
    tiles = sorted(tiles_at_hand(s, view.viewer))
    if NOBEL in tiles and not awards(s, view.viewer):
        tiles.remove(NOBEL)
    return {tile: _reach_of(s.tiles, tile) for tile in tiles}


@lru_cache(maxsize=512)
def _reach_of(tiles: Tiles, tile: int) -> Reach:
    cells = range(9)
    reach = [[tiles.whole_reach(tile, cell, side) for cell in cells] for side in (0, 1)]
    return cast(Reach, ready(reach))


def _asked(view: View[Any], s: Clash) -> tuple[list[int], list[list[int]]]:
    """CLASH-4.4 The cells of the effect that is asked for; a colour of dots is chosen whole."""
    if view.prompt != ASK_EFFECT or len(view.about) < 2:
        return [], []
    tile, cell = view.about
    side = s.side[cell]
    place = side * 9 + cell
    dots = [s.tiles.area[tile][place], s.tiles.other[tile][place]]
    return s.tiles.whole_reach(tile, cell, side), dots
