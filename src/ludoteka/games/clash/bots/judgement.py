"""Who stands better in a game of CLASH, in points: 100 is about one supporting tile.

A game is a fight for the last free cell, for who fills it has the last word. So it counts who is
on move with how many cells free, and who will still have tiles to destroy and to flip with. The
numbers were fitted to the results of a thousand games between bots (logistic regression).
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.clash.rules.parts import (
    COLOUR,
    EFFECT_NAMES,
    FLIP,
    KABOOM,
    LINE,
    NOBEL,
    REACH_NAMES,
    SAFE,
    STABILISE,
    Tiles,
)
from ludoteka.games.clash.rules.state import Clash

SPREAD: Final = 250.0
"""Points that make winning e times as likely as losing."""

# By the number of cells that are or soon will be free: what it is worth to be on move, and what
# one supporting tile more is worth.
ON_MOVE: Final = [-400, 327, -89, 193, -81, 103, -93, 60, -40, 0]
SUPPORT: Final = [144, 144, 129, 109, 87, 64, 66, 72, 100, 100]
SAFE_SUPPORT: Final[i64] = 176
STABLE_SUPPORT: Final[i64] = -100
UNDER_KABOOM: Final[i64] = 251
FACE_DOWN: Final[i64] = 36

# What a tile is worth in one's own zone, and in the neutral zone to who is on move, by effect.
IN_ZONE: Final = {
    "none": 0,
    "destroy": 384,
    "destroy_safe": 113,
    "flip": 128,
    "discard": 100,
    "bribe": 0,
    "repeat": 284,
    "take_back": 236,
    "remove": 106,
    "recover": 106,
    "draw": 0,
    "safe": 21,
    "stabilise": 0,
    "block": 171,
    "protect": 336,
    "kaboom": 336,
}
FLIP_A_LINE: Final = 298
FLIP_A_COLOUR: Final = 350
IN_NEUTRAL: Final = {
    "flip": 47,
    "take_back": 35,
    "repeat": 34,
    "discard": 30,
    "kaboom": 30,
    "protect": 13,
}


def zone_worth(effect: i64, reach: i64) -> int:
    if effect == FLIP:
        if reach == LINE:
            return FLIP_A_LINE
        if reach == COLOUR:
            return FLIP_A_COLOUR
    return IN_ZONE[EFFECT_NAMES[effect]]


_REACHES: Final = len(REACH_NAMES)
_ZONE_WORTH: Final = vec[i64](
    [zone_worth(effect, reach) for effect in range(len(EFFECT_NAMES)) for reach in range(_REACHES)]
)
_NEUTRAL_WORTH: Final = vec[i64]([IN_NEUTRAL.get(name, 0) for name in EFFECT_NAMES])


def worth_in_zone(tiles: Tiles, tile: i64) -> i64:
    return _ZONE_WORTH[tiles.effect[tile] * _REACHES + tiles.reach[tile]]


def evaluate(s: Clash, seat: i64) -> int:
    """For the seat that is on move, before it places a tile."""
    free: i64 = 0
    ahead: i64 = 0
    points: i64 = 0
    tiles = s.tiles
    for cell in range(i64(9)):
        tile = s.board[cell]
        if tile == 0:
            free += 1
            continue
        if s.down[cell] != 0:
            free += 1
            points -= FACE_DOWN
            continue
        sign: i64 = 1 if s.side[cell] == seat else -1
        ahead += sign
        if tile == KABOOM:
            points -= sign * UNDER_KABOOM
        elif tile == NOBEL or tiles.effect[tile] == SAFE:
            points += sign * SAFE_SUPPORT
        elif tiles.effect[tile] == STABILISE:
            points += sign * STABLE_SUPPORT
    for tile in s.zones[seat]:
        points += worth_in_zone(tiles, tile)
    for tile in s.zones[1 - seat]:
        points -= worth_in_zone(tiles, tile)
    for tile in s.neutral:
        points += _NEUTRAL_WORTH[tiles.effect[tile]]
    return points + ON_MOVE[free] + SUPPORT[free] * ahead


def at_first_sight(s: Clash, seat: i64) -> int:
    """As a beginner sees it: who has more support now, and where KABOOM!!! lies."""
    points: i64 = 0
    for cell in range(i64(9)):
        if s.board[cell] != 0 and s.down[cell] == 0:
            sign: i64 = 1 if s.side[cell] == seat else -1
            points += sign * (-300 if s.board[cell] == KABOOM else 100)
    return points


def share_of(points: int) -> float:
    """The chance to win the game that so many points stand for."""
    bounded = max(-4000.0, min(4000.0, float(points)))
    return 1.0 / (1.0 + math.exp(-bounded / SPREAD))
