"""Rare positions of CLASH: see tests/laws/bending.py."""

from librt.vecs import append, extend, remove, vec
from mypy_extensions import i64

from ludoteka.games.clash.rules.parts import KABOOM, MUSTAFA, NOBEL, REPEAT
from ludoteka.games.clash.rules.state import Clash
from ludoteka.games.clash.rules.turn import MOST_PLACED, Turn
from ludoteka.kernel.rng import Rng


def mover(s: Clash) -> int:
    """Who has to place a tile now, or -1."""
    top = s.frames[-1] if s.frames else None
    return int(top.seat) if isinstance(top, Turn) else -1


def lose_tiles(s: Clash, seat: int) -> None:
    """The tiles that a player could place are removed."""
    for pile in (s.zones[seat], s.neutral):
        s.removed = extend(s.removed, pile)
    s.zones[seat], s.neutral = vec[i64](), vec[i64]()
    for zone in s.hidden[seat * 2 : seat * 2 + 2]:
        while zone.cards:
            s.removed = append(s.removed, zone.take(0))


def fetch(s: Clash, tile: int) -> bool:
    """Take a tile from a pile or from the box; False if it lies elsewhere."""
    for seat in (0, 1):
        if tile in s.zones[seat]:
            s.zones[seat] = remove(s.zones[seat], tile)
            return True
    for name in ("neutral", "removed", "out"):
        if tile in getattr(s, name):
            setattr(s, name, remove(getattr(s, name), tile))
            return True
    if s.box.counts[tile]:
        s.box.counts[tile] -= 1
        s.box.size -= 1
        return True
    return False


def empty_cell(s: Clash, rng: Rng) -> bool:
    """A cell is empty, or is made so."""
    cell = list(s.board).index(0) if 0 in s.board else int(rng.below(9))
    if s.board[cell] == MUSTAFA or s.under[cell]:
        return False
    if s.board[cell]:
        s.removed = append(s.removed, s.board[cell])
        s.board[cell] = s.side[cell] = s.down[cell] = 0
    return True


def only_nobel(s: Clash, seat: int, covers: int) -> bool:
    """CLASH-7.2 Nobel Prize is the last tile of a player; it finds `covers` tiles to cover."""
    if NOBEL in s.board or not fetch(s, NOBEL):
        return False
    lose_tiles(s, seat)
    s.zones[seat] = append(s.zones[seat], NOBEL)
    for cell in range(9):
        if s.board[cell]:
            s.side[cell] = seat if covers > 0 else 1 - seat
            covers -= 1
    return True


def only_nobel_to_place(s: Clash, rng: Rng) -> Clash | None:
    seat = mover(s)
    fits = seat >= 0 and empty_cell(s, rng) and only_nobel(s, seat, 0)
    return s if fits else None


def only_nobel_and_one_to_cover(s: Clash, rng: Rng) -> Clash | None:
    seat = mover(s)
    return s if seat >= 0 and only_nobel(s, seat, 1) else None


def only_nobel_for_the_other(s: Clash, rng: Rng) -> Clash | None:
    seat = mover(s)
    fits = seat >= 0 and s.zones[seat] and empty_cell(s, rng) and only_nobel(s, 1 - seat, 0)
    return s if fits else None


def repeaters_meet(s: Clash, rng: Rng) -> Clash | None:
    """CLASH-5.7 One tile that repeats lies on the board, another is the last of the mover."""
    seat = mover(s)
    repeaters = [tile for tile, effect in enumerate(s.tiles.effect) if effect == REPEAT]
    empty = [cell for cell in range(9) if s.board[cell] == 0]
    if seat < 0 or len(empty) < 2 or any(tile in s.board for tile in repeaters):
        return None
    if not all(fetch(s, tile) for tile in repeaters[:2]):
        return None
    lose_tiles(s, seat)
    s.zones[seat] = append(s.zones[seat], repeaters[0])
    cell = empty[rng.below(len(empty))]
    s.board[cell], s.side[cell] = repeaters[1], int(rng.below(2))
    return s


def no_tiles(s: Clash, rng: Rng) -> Clash | None:
    seat = mover(s)
    if seat < 0:
        return None
    lose_tiles(s, seat)
    return s


def last_tiles(s: Clash, rng: Rng) -> Clash | None:
    """CLASH-7.2 Everybody has one tile left."""
    if mover(s) < 0 or not all(s.zones):
        return None
    kept = [own[rng.below(len(own))] for own in s.zones]
    for seat, tile in enumerate(kept):
        lose_tiles(s, seat)
        s.removed = remove(s.removed, tile)
        s.zones[seat] = append(s.zones[seat], tile)
    return s


def one_cell_left(s: Clash, rng: Rng) -> Clash | None:
    """CLASH-7.1 The board is full but for one cell."""
    seat = mover(s)
    if seat < 0:
        return None
    loose = [*s.removed, *s.zones[1 - seat], *s.out, *s.zones[seat][1:]]
    empty = [cell for cell in range(9) if s.board[cell] == 0]
    free = empty.pop(rng.below(len(empty))) if empty else -1
    for cell in empty:
        tile = loose.pop(0) if loose else 0
        if tile in (0, NOBEL) or not fetch(s, tile):
            return None
        s.board[cell], s.side[cell] = tile, int(rng.below(2))
    return s if free >= 0 else None


def all_destroyed(s: Clash, rng: Rng) -> Clash | None:
    """CLASH-5.1 Every tile on the board lies face down."""
    seat = mover(s)
    if seat < 0:
        return None
    for cell in range(9):
        if s.board[cell] not in (0, MUSTAFA) and not s.under[cell]:
            s.down[cell] = 2 - seat
    return s


def kaboom_up(s: Clash, rng: Rng) -> Clash | None:
    """CLASH-7.3 KABOOM!!! supports the player to move, who has nothing to place."""
    seat = mover(s)
    if seat < 0 or KABOOM in s.board or not empty_cell(s, rng) or not fetch(s, KABOOM):
        return None
    cell = list(s.board).index(0)
    s.board[cell], s.side[cell] = KABOOM, seat
    lose_tiles(s, seat)
    return s


def sixty_near(s: Clash, rng: Rng) -> Clash | None:
    """CLASH-7.4 The last tile before the end."""
    if mover(s) < 0:
        return None
    s.placed = MOST_PLACED - 1
    return s


def box_empty(s: Clash, rng: Rng) -> Clash | None:
    """CLASH-8.2 No neutral tile is left for Elections and refills but those that are out."""
    if mover(s) < 0 or s.spare:
        return None
    for tile, copies in enumerate(s.box.counts):
        s.out = extend(s.out, [tile] * copies)
        s.box.counts[tile] = 0
    s.box.size = 0
    return s


OWN_PARTS = """
[[tile]]
id = "press"
area = ["n", "e", "s", "w"]
source = "owner"
"""
"""CLASH-5.7 Television and Press reach each other: an effect could come up twice in a move."""

BENDS = {
    "only Nobel Prize left, nothing to cover, a cell free": only_nobel_to_place,
    "only Nobel Prize left, one tile to cover": only_nobel_and_one_to_cover,
    "only Nobel Prize left to the other player": only_nobel_for_the_other,
    "two tiles that repeat meet": repeaters_meet,
    "no tile left": no_tiles,
    "one tile left to each": last_tiles,
    "one cell left": one_cell_left,
    "all tiles face down": all_destroyed,
    "KABOOM!!! and no tile left": kaboom_up,
    "fifty-nine tiles placed": sixty_near,
    "the box is empty": box_empty,
}
