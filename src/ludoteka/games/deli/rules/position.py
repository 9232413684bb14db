"""Clash at the Deli: the position.

Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import CHARACTERS, KINDS, Cards
from ludoteka.games.deli.rules.sandwich import Sandwich, areas_of, sandwich_rows
from ludoteka.kernel.codec import (
    Fields,
    Json,
    bag,
    copied_rows,
    packed,
    packed_rows,
    rows,
    rows_of,
    zone,
    zones,
)
from ludoteka.kernel.game import Frame, State
from ludoteka.kernel.zones import Bag, Zone, closed_zone, full_bag, hand_zones


class Deli(State):
    """A match of Clash at the Deli. What lies in the ingredient decks follows from what is open, so
    the decks are plain counts; only hands, set-aside action cards and events are hidden."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        cards: Cards,
        seats: i64,
        rounds: i64,
        fewer: i64,
        closing: i64,
        doubling: i64,
        chefs_each: i64,
        way: i64,
        round: i64,
        first: i64,
        reserved: i64,
        redeals: i64,
        recycled: i64,
        lucky: i64,
        picks: vec[i64],
        played: vec[i64],
        breads_closed: vec[i64],
        bonus: vec[i64],
        deck: vec[i64],
        pool: vec[i64],
        aside: vec[i64],
        leftovers: vec[i64],
        trash: vec[i64],
        last_trash: vec[i64],
        gone: vec[i64],
        drawn: vec[i64],
        areas: list[list[Sandwich]],
        chefs: vec[vec[i64]],
        spare: vec[i64],
        copy: vec[i64],
        copied: vec[i64],
        holder: vec[i64],
        hands: list[Zone],
        front: vec[vec[i64]],
        spent: vec[i64],
        exchange: Zone,
        actions: Bag,
        events: Bag,
        look: Zone,
        past: vec[i64],
    ) -> None:
        super().__init__(frames)
        self.cards: Final = cards  # what is printed on the cards of this table
        self.seats: Final[i64] = seats  # players
        self.rounds: Final[i64] = rounds  # rounds of the match (DELI-9.4)
        self.fewer: Final[i64] = fewer  # cards missing from each category of the pool (DELI-9.1)
        self.closing: Final[i64] = closing  # the closing bonus (DELI-9.2)
        # 1 if the least valuable closed sandwich counts twice (DELI-9.3)
        self.doubling: Final[i64] = doubling
        self.chefs_each: Final[i64] = chefs_each  # characters of each player (DELI-9.5)
        # how characters are given out: the place in `WAYS` (DELI-2.2, 9.6)
        self.way: Final[i64] = way
        self.round: i64 = round  # the round; 0 before the first
        self.first: i64 = first  # who begins this round
        self.reserved: i64 = reserved  # Debbie's ingredient (DELI-7.8), or 0
        self.redeals: i64 = redeals  # redeals left this round (DELI-7.2)
        self.recycled: i64 = recycled  # 1 once the trash was used this round (DELI-7.3)
        self.lucky: i64 = lucky  # who played Lucky Day this round (DELI-6.3), as a mask
        self.picks: Final = picks  # by seat: the counter dice (DELI-3.2)
        self.played: Final = played  # by seat: action cards played this round (DELI-6.1), as a mask
        # by seat: sandwiches closed with bread this round
        self.breads_closed: Final = breads_closed
        self.bonus: vec[i64] = bonus  # by seat: points from Breadhead
        self.deck: Final = deck  # by ingredient: what is left in the five decks
        self.pool: Final = pool  # by ingredient: what lies in the pool
        self.aside: vec[i64] = aside  # by ingredient: set aside by Nikki while she redeals
        self.leftovers: vec[i64] = leftovers  # by ingredient: this round's pool in the trash
        self.trash: vec[i64] = trash  # the rest of this round's trash
        self.last_trash: vec[i64] = last_trash  # the trash of the round before (DELI-7.3)
        self.gone: vec[i64] = gone  # by ingredient: older trash
        self.drawn: vec[i64] = drawn  # open cards on their way to a place
        # the sandwiches of each seat, saved as a row for each: its seat, how it is closed (0 open,
        # 1 by bread, 2 declared), 1 for Gregg's mark, its cards from the bottom up
        self.areas: Final = areas
        self.chefs: vec[vec[i64]] = chefs  # by seat: its characters
        self.spare: vec[i64] = spare  # characters not in play
        self.copy: vec[i64] = copy  # by seat: the character Kath has drawn, or 0
        self.copied: vec[i64] = copied  # by seat: all that Kath has drawn, as a mask
        self.holder: vec[i64] = holder  # by character: the seat that has its ability now, or -1
        self.hands: Final = hands  # by seat: the action cards in hand
        self.front: vec[vec[i64]] = front  # by seat: open action cards that may be played once more
        self.spent: vec[i64] = spent  # action cards out of the game
        self.exchange: Final = exchange  # what Pete has set aside (DELI-7.4)
        self.actions: Final = actions  # the action deck
        self.events: Final = events  # the event pile
        self.look: Final = look  # what Isaac looks at (DELI-7.9)
        self.past: vec[i64] = past  # events that have happened

    def encode(self) -> dict[str, Json]:
        return {
            "seats": int(self.seats),
            "rounds": int(self.rounds),
            "fewer": int(self.fewer),
            "closing": int(self.closing),
            "doubling": int(self.doubling),
            "chefs_each": int(self.chefs_each),
            "way": int(self.way),
            "round": int(self.round),
            "first": int(self.first),
            "reserved": int(self.reserved),
            "redeals": int(self.redeals),
            "recycled": int(self.recycled),
            "lucky": int(self.lucky),
            "picks": packed(self.picks),
            "played": packed(self.played),
            "breads_closed": packed(self.breads_closed),
            "bonus": packed(self.bonus),
            "deck": packed(self.deck),
            "pool": packed(self.pool),
            "aside": packed(self.aside),
            "leftovers": packed(self.leftovers),
            "trash": packed(self.trash),
            "last_trash": packed(self.last_trash),
            "gone": packed(self.gone),
            "drawn": packed(self.drawn),
            "areas": rows(sandwich_rows(self.areas)),
            "chefs": packed_rows(self.chefs),
            "spare": packed(self.spare),
            "copy": packed(self.copy),
            "copied": packed(self.copied),
            "holder": packed(self.holder),
            "hands": zones(self.hands),
            "front": packed_rows(self.front),
            "spent": packed(self.spent),
            "exchange": zone(self.exchange),
            "actions": bag(self.actions),
            "events": bag(self.events),
            "look": zone(self.look),
            "past": packed(self.past),
        }

    def unseen_by(self) -> int:
        mask: i64 = 0
        for each in self.hands:
            mask |= each.unseen_by()
        mask |= self.exchange.unseen_by()
        mask |= self.look.unseen_by()
        return mask


def new_position(
    frames: list[Frame[Any]],
    cards: Cards,
    seats: i64,
    rounds: i64,
    fewer: i64,
    closing: i64,
    doubling: i64,
    chefs_each: i64,
    way: i64,
    chefs: vec[vec[i64]],
    spare: vec[i64],
) -> Deli:
    """Before anything happened; the arguments are what depends on the table."""
    return Deli(
        frames=frames,
        cards=cards,
        seats=seats,
        rounds=rounds,
        fewer=fewer,
        closing=closing,
        doubling=doubling,
        chefs_each=chefs_each,
        way=way,
        round=0,
        first=0,
        reserved=0,
        redeals=0,
        recycled=0,
        lucky=0,
        picks=vec[i64]([0] * seats),
        played=vec[i64]([0] * seats),
        breads_closed=vec[i64]([0] * seats),
        bonus=vec[i64]([0] * seats),
        deck=vec[i64](cards.copies[:]),
        pool=vec[i64]([0] * KINDS),
        aside=vec[i64]([0] * KINDS),
        leftovers=vec[i64]([0] * KINDS),
        trash=vec[i64](),
        last_trash=vec[i64](),
        gone=vec[i64]([0] * KINDS),
        drawn=vec[i64](),
        areas=[[] for _ in range(seats)],
        chefs=chefs,
        spare=spare,
        copy=vec[i64]([0] * seats),
        copied=vec[i64]([0] * seats),
        holder=vec[i64]([-1] * CHARACTERS),
        hands=hand_zones(seats),
        front=rows_of([[] for _ in range(seats)]),
        spent=vec[i64](),
        exchange=closed_zone(),
        actions=full_bag(cards.action_copies[:]),
        events=full_bag(cards.event_copies[:]),
        look=closed_zone(),
        past=vec[i64](),
    )


def clone(s: Deli) -> Deli:
    return Deli(
        s.frames[:],
        s.cards,
        s.seats,
        s.rounds,
        s.fewer,
        s.closing,
        s.doubling,
        s.chefs_each,
        s.way,
        s.round,
        s.first,
        s.reserved,
        s.redeals,
        s.recycled,
        s.lucky,
        s.picks[:],
        s.played[:],
        s.breads_closed[:],
        s.bonus,
        s.deck[:],
        s.pool[:],
        s.aside,
        s.leftovers,
        s.trash[:],
        s.last_trash,
        s.gone,
        s.drawn[:],
        [each[:] for each in s.areas],
        s.chefs,
        s.spare,
        s.copy,
        s.copied,
        s.holder,
        [each.clone() for each in s.hands],
        s.front,
        s.spent,
        s.exchange.clone(),
        s.actions.clone(),
        s.events.clone(),
        s.look.clone(),
        s.past,
    )


def masked(s: Deli, viewer: int) -> Deli:
    """What one viewer knows: of `hands`, `exchange`, `actions`, `events`, `look` what it has seen,
    and all the rest."""
    return Deli(
        s.frames[:],
        s.cards,
        s.seats,
        s.rounds,
        s.fewer,
        s.closing,
        s.doubling,
        s.chefs_each,
        s.way,
        s.round,
        s.first,
        s.reserved,
        s.redeals,
        s.recycled,
        s.lucky,
        s.picks[:],
        s.played[:],
        s.breads_closed[:],
        s.bonus[:],
        s.deck[:],
        s.pool[:],
        s.aside[:],
        s.leftovers[:],
        s.trash[:],
        s.last_trash[:],
        s.gone[:],
        s.drawn[:],
        [each[:] for each in s.areas],
        copied_rows(s.chefs),
        s.spare[:],
        s.copy[:],
        s.copied[:],
        s.holder[:],
        [each.masked(viewer) for each in s.hands],
        copied_rows(s.front),
        s.spent[:],
        s.exchange.masked(viewer),
        s.actions.masked(),
        s.events.masked(),
        s.look.masked(viewer),
        s.past[:],
    )


def rebuild(
    frames: list[Frame[Any]],
    saved: dict[str, Json],
    cards: Cards,
) -> Deli:
    fields = Fields(saved)
    return Deli(
        frames,
        cards,
        fields.number("seats"),
        fields.number("rounds"),
        fields.number("fewer"),
        fields.number("closing"),
        fields.number("doubling"),
        fields.number("chefs_each"),
        fields.number("way"),
        fields.number("round"),
        fields.number("first"),
        fields.number("reserved"),
        fields.number("redeals"),
        fields.number("recycled"),
        fields.number("lucky"),
        fields.packed("picks"),
        fields.packed("played"),
        fields.packed("breads_closed"),
        fields.packed("bonus"),
        fields.packed("deck"),
        fields.packed("pool"),
        fields.packed("aside"),
        fields.packed("leftovers"),
        fields.packed("trash"),
        fields.packed("last_trash"),
        fields.packed("gone"),
        fields.packed("drawn"),
        areas_of(fields.rows("areas"), fields.number("seats"), cards),
        fields.packed_rows("chefs"),
        fields.packed("spare"),
        fields.packed("copy"),
        fields.packed("copied"),
        fields.packed("holder"),
        fields.zones("hands"),
        fields.packed_rows("front"),
        fields.packed("spent"),
        fields.zone("exchange"),
        fields.bag("actions"),
        fields.bag("events"),
        fields.zone("look"),
        fields.packed("past"),
    )
