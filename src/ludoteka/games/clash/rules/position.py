"""CLASH: the position.

Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.clash.rules.parts import COLOURED_TILES, MUSTAFA, NEUTRAL_COPIES, Tiles
from ludoteka.kernel.codec import (
    Fields,
    Json,
    bag,
    copied_rows,
    packed,
    packed_rows,
    rows_of,
    zones,
)
from ludoteka.kernel.game import Frame, State
from ludoteka.kernel.zones import Bag, Zone, full_bag


class Clash(State):
    """A match of CLASH. Seat 0 is McWorld, seat 1 is Jihad. CLASH-1.2 A tile on the board supports
    one of them; CLASH-1.3 the zones are fields."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        tiles: Tiles,
        variant: i64,
        wins_needed: i64,
        games: i64,
        first: i64,
        loser: i64,
        placed: i64,
        game: i64,
        board: vec[i64],
        side: vec[i64],
        down: vec[i64],
        under: vec[i64],
        zones: vec[vec[i64]],
        neutral: vec[i64],
        removed: vec[i64],
        aside: vec[i64],
        out: vec[i64],
        box: Bag,
        hidden: list[Zone],
        packet: list[Zone],
        passed: list[Zone],
        spare: list[Zone],
        wins: vec[i64],
        points: vec[i64],
    ) -> None:
        super().__init__(frames)
        self.tiles: Final = tiles  # what is printed on the tiles of this table
        # the place of the variant in `VARIANTS` (CLASH-9.2 to 9.7)
        self.variant: Final[i64] = variant
        # games that win the match (CLASH-8.1); 0 in the points system
        self.wins_needed: Final[i64] = wins_needed
        self.games: Final[i64] = games  # games of the points system (CLASH-9.1); 0 without it
        self.first: i64 = first  # who began this game
        self.loser: i64 = loser  # the loser of the last game; -1 before the first and after a draw
        self.placed: i64 = placed  # tiles placed in this game (CLASH-7.4)
        self.game: i64 = game  # games begun in this match
        self.board: Final = board  # by cell: the tile, 0 if empty
        self.side: Final = side  # by cell: whom the tile supports
        self.down: Final = down  # by cell: 0 face up, else 1 + the seat that destroyed it
        self.under: Final = under  # by cell: the tile under Nobel Prize, or 0
        self.zones: Final = zones  # by seat: the open tiles (CLASH-1.3)
        self.neutral: vec[i64] = neutral  # the tiles of the neutral zone
        self.removed: vec[i64] = removed  # tiles out of this game
        self.aside: vec[i64] = aside  # Mustafa before it is placed
        self.out: vec[i64] = out  # neutral tiles of earlier games (CLASH-8.2)
        self.box: Final = box  # the neutral tiles nobody has drawn
        # by seat * 2 + packet: tiles the other has not seen (CLASH-9.4, 9.6); empty where none are
        # hidden
        self.hidden: Final = hidden
        # one zone: the tiles somebody is choosing from (CLASH-9.6); otherwise empty
        self.packet: Final = packet
        # by packet: what both saw when it changed hands (CLASH-9.6); otherwise empty
        self.passed: Final = passed
        # by packet: tiles of it put back into the box (CLASH-9.6); otherwise empty
        self.spare: Final = spare
        self.wins: Final = wins  # by seat: games won
        self.points: Final = points  # by seat: points of the points system (CLASH-9.1)

    def encode(self) -> dict[str, Json]:
        return {
            "variant": int(self.variant),
            "wins_needed": int(self.wins_needed),
            "games": int(self.games),
            "first": int(self.first),
            "loser": int(self.loser),
            "placed": int(self.placed),
            "game": int(self.game),
            "board": packed(self.board),
            "side": packed(self.side),
            "down": packed(self.down),
            "under": packed(self.under),
            "zones": packed_rows(self.zones),
            "neutral": packed(self.neutral),
            "removed": packed(self.removed),
            "aside": packed(self.aside),
            "out": packed(self.out),
            "box": bag(self.box),
            "hidden": zones(self.hidden),
            "packet": zones(self.packet),
            "passed": zones(self.passed),
            "spare": zones(self.spare),
            "wins": packed(self.wins),
            "points": packed(self.points),
        }

    def unseen_by(self) -> int:
        mask: i64 = 0
        for each in self.hidden:
            mask |= each.unseen_by()
        for each in self.packet:
            mask |= each.unseen_by()
        for each in self.passed:
            mask |= each.unseen_by()
        for each in self.spare:
            mask |= each.unseen_by()
        return mask


def new_position(
    frames: list[Frame[Any]],
    tiles: Tiles,
    variant: i64,
    wins_needed: i64,
    games: i64,
    hidden: list[Zone],
    packet: list[Zone],
    passed: list[Zone],
    spare: list[Zone],
) -> Clash:
    """Before anything happened; the arguments are what depends on the table."""
    return Clash(
        frames=frames,
        tiles=tiles,
        variant=variant,
        wins_needed=wins_needed,
        games=games,
        first=0,
        loser=-1,
        placed=0,
        game=0,
        board=vec[i64]([0] * 9),
        side=vec[i64]([0] * 9),
        down=vec[i64]([0] * 9),
        under=vec[i64]([0] * 9),
        zones=rows_of([each[:] for each in COLOURED_TILES]),
        neutral=vec[i64](),
        removed=vec[i64](),
        aside=vec[i64]([MUSTAFA]),
        out=vec[i64](),
        box=full_bag(NEUTRAL_COPIES[:]),
        hidden=hidden,
        packet=packet,
        passed=passed,
        spare=spare,
        wins=vec[i64]([0] * 2),
        points=vec[i64]([0] * 2),
    )


def clone(s: Clash) -> Clash:
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
        copied_rows(s.zones),
        s.neutral[:],
        s.removed[:],
        s.aside[:],
        s.out[:],
        s.box.clone(),
        [each.clone() for each in s.hidden],
        [each.clone() for each in s.packet],
        [each.clone() for each in s.passed],
        [each.clone() for each in s.spare],
        s.wins[:],
        s.points[:],
    )


def masked(s: Clash, viewer: int) -> Clash:
    """What one viewer knows: of `box`, `hidden`, `packet`, `passed`, `spare` what it has seen, and
    all the rest."""
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
        copied_rows(s.zones),
        s.neutral[:],
        s.removed[:],
        s.aside[:],
        s.out[:],
        s.box.masked(),
        [each.masked(viewer) for each in s.hidden],
        [each.masked(viewer) for each in s.packet],
        [each.masked(viewer) for each in s.passed],
        [each.masked(viewer) for each in s.spare],
        s.wins[:],
        s.points[:],
    )


def rebuild(
    frames: list[Frame[Any]],
    saved: dict[str, Json],
    tiles: Tiles,
) -> Clash:
    fields = Fields(saved)
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
        fields.packed("board"),
        fields.packed("side"),
        fields.packed("down"),
        fields.packed("under"),
        fields.packed_rows("zones"),
        fields.packed("neutral"),
        fields.packed("removed"),
        fields.packed("aside"),
        fields.packed("out"),
        fields.bag("box"),
        fields.zones("hidden"),
        fields.zones("packet"),
        fields.zones("passed"),
        fields.zones("spare"),
        fields.packed("wins"),
        fields.packed("points"),
    )
