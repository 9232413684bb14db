"""Sándwich Wars: the position.

Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.parts import CATEGORIES, CENTRE, ORDERS, START_COINS, Cards
from ludoteka.kernel.codec import (
    Fields,
    Json,
    bag,
    copied_rows,
    packed,
    packed_rows,
    rows_of,
    zone,
    zones,
)
from ludoteka.kernel.game import Frame, State
from ludoteka.kernel.zones import Bag, Zone, full_bag, hand_zones, open_zone


class Contest(State):
    """A game of Sándwich Wars. Cards, orders and assistants are numbered as in `parts`. SAND-4.7
    Chips are no secret here, only their totals are not displayed."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        cards: Cards,
        first: i64,
        turn: i64,
        chef: i64,
        discount: i64,
        completed: i64,
        round_completed: i64,
        idle: i64,
        coins: vec[i64],
        chips: vec[i64],
        kitchens: vec[vec[i64]],
        orders: vec[vec[i64]],
        assistants: vec[i64],
        hands: list[Zone],
        deck: Bag,
        discards: vec[i64],
        played: Zone,
        row: vec[i64],
        order_deck: Bag,
        under: vec[i64],
    ) -> None:
        super().__init__(frames)
        self.cards: Final = cards  # what is printed on the cards of this table
        self.first: i64 = first  # who has the first-player card
        self.turn: i64 = turn  # whose turn it is
        self.chef: i64 = chef  # quality that Toque del chef adds to the next order of this turn
        self.discount: i64 = discount  # what Kétchup takes off the next ingredient paid for
        self.completed: i64 = completed  # orders completed in this turn (SAND-6.3)
        self.round_completed: i64 = round_completed  # orders completed in this round (SAND-7.4)
        self.idle: i64 = idle  # whole rounds in a row without a completed order (SAND-7.4)
        self.coins: Final = coins  # by seat: coins
        self.chips: Final = chips  # by seat: victory points in chips
        self.kitchens: Final = kitchens  # by seat: the ingredients in the zone
        self.orders: Final = orders  # by seat: the completed orders
        # by category: the seat that has it, or -1 in the centre
        self.assistants: Final = assistants
        self.hands: Final = hands  # by seat: the hand
        self.deck: Final = deck  # market cards, shuffled
        self.discards: vec[i64] = discards  # market cards, open
        self.played: Final = played  # the opportunity whose effect is being applied
        self.row: vec[i64] = row  # the open orders
        self.order_deck: Final = order_deck  # the shuffled part of the order deck
        self.under: vec[i64] = under  # the known part below it, from the top down

    def encode(self) -> dict[str, Json]:
        return {
            "first": int(self.first),
            "turn": int(self.turn),
            "chef": int(self.chef),
            "discount": int(self.discount),
            "completed": int(self.completed),
            "round_completed": int(self.round_completed),
            "idle": int(self.idle),
            "coins": packed(self.coins),
            "chips": packed(self.chips),
            "kitchens": packed_rows(self.kitchens),
            "orders": packed_rows(self.orders),
            "assistants": packed(self.assistants),
            "hands": zones(self.hands),
            "deck": bag(self.deck),
            "discards": packed(self.discards),
            "played": zone(self.played),
            "row": packed(self.row),
            "order_deck": bag(self.order_deck),
            "under": packed(self.under),
        }

    def unseen_by(self) -> int:
        mask: i64 = 0
        for each in self.hands:
            mask |= each.unseen_by()
        mask |= self.played.unseen_by()
        return mask


def new_position(
    frames: list[Frame[Any]],
    cards: Cards,
    seats: int,
) -> Contest:
    """Before anything happened; the arguments are what depends on the table."""
    return Contest(
        frames=frames,
        cards=cards,
        first=0,
        turn=0,
        chef=0,
        discount=0,
        completed=0,
        round_completed=0,
        idle=0,
        coins=vec[i64]([START_COINS] * seats),
        chips=vec[i64]([0] * seats),
        kitchens=rows_of([[] for _ in range(seats)]),
        orders=rows_of([[] for _ in range(seats)]),
        assistants=vec[i64]([CENTRE] * CATEGORIES),
        hands=hand_zones(seats),
        deck=full_bag(cards.market[:]),
        discards=vec[i64](),
        played=open_zone(),
        row=vec[i64](),
        order_deck=full_bag(ORDERS[:]),
        under=vec[i64](),
    )


def clone(s: Contest) -> Contest:
    return Contest(
        s.frames[:],
        s.cards,
        s.first,
        s.turn,
        s.chef,
        s.discount,
        s.completed,
        s.round_completed,
        s.idle,
        s.coins[:],
        s.chips[:],
        copied_rows(s.kitchens),
        copied_rows(s.orders),
        s.assistants[:],
        [each.clone() for each in s.hands],
        s.deck.clone(),
        s.discards[:],
        s.played.clone(),
        s.row[:],
        s.order_deck.clone(),
        s.under[:],
    )


def masked(s: Contest, viewer: int) -> Contest:
    """What one viewer knows: of `hands`, `deck`, `played`, `order_deck` what it has seen, and all
    the rest."""
    return Contest(
        s.frames[:],
        s.cards,
        s.first,
        s.turn,
        s.chef,
        s.discount,
        s.completed,
        s.round_completed,
        s.idle,
        s.coins[:],
        s.chips[:],
        copied_rows(s.kitchens),
        copied_rows(s.orders),
        s.assistants[:],
        [each.masked(viewer) for each in s.hands],
        s.deck.masked(),
        s.discards[:],
        s.played.masked(viewer),
        s.row[:],
        s.order_deck.masked(),
        s.under[:],
    )


def rebuild(
    frames: list[Frame[Any]],
    saved: dict[str, Json],
    cards: Cards,
) -> Contest:
    fields = Fields(saved)
    return Contest(
        frames,
        cards,
        fields.number("first"),
        fields.number("turn"),
        fields.number("chef"),
        fields.number("discount"),
        fields.number("completed"),
        fields.number("round_completed"),
        fields.number("idle"),
        fields.packed("coins"),
        fields.packed("chips"),
        fields.packed_rows("kitchens"),
        fields.packed_rows("orders"),
        fields.packed("assistants"),
        fields.zones("hands"),
        fields.bag("deck"),
        fields.packed("discards"),
        fields.zone("played"),
        fields.packed("row"),
        fields.bag("order_deck"),
        fields.packed("under"),
    )
