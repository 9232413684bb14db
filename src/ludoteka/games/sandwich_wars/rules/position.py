"""Sándwich Wars: the position.

Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand.
"""

from typing import Any, Final

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.parts import CATEGORIES, CENTRE, ORDERS, START_COINS, Cards
from ludoteka.kernel.codec import Fields, Json, bag, numbers, rows, zone, zones
from ludoteka.kernel.game import Frame, State
from ludoteka.kernel.zones import Bag, Zone, full_bag, hand_zones, open_zone


class Contest(State):
    """A game of Sándwich Wars. Cards, orders and assistants are numbered as in `parts`. SAND-4.7
    Chips are no secret here, only their totals are not displayed."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        cards: Cards,
        first: int,
        turn: int,
        chef: int,
        discount: int,
        completed: int,
        round_completed: int,
        idle: int,
        coins: list[int],
        chips: list[int],
        kitchens: list[list[int]],
        orders: list[list[int]],
        assistants: list[int],
        hands: list[Zone],
        deck: Bag,
        discards: list[int],
        played: Zone,
        row: list[int],
        order_deck: Bag,
        under: list[int],
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
        self.discards: Final = discards  # market cards, open
        self.played: Final = played  # the opportunity whose effect is being applied
        self.row: Final = row  # the open orders
        self.order_deck: Final = order_deck  # the shuffled part of the order deck
        self.under: Final = under  # the known part below it, from the top down

    def encode(self) -> dict[str, Json]:
        return {
            "first": int(self.first),
            "turn": int(self.turn),
            "chef": int(self.chef),
            "discount": int(self.discount),
            "completed": int(self.completed),
            "round_completed": int(self.round_completed),
            "idle": int(self.idle),
            "coins": numbers(self.coins),
            "chips": numbers(self.chips),
            "kitchens": rows(self.kitchens),
            "orders": rows(self.orders),
            "assistants": numbers(self.assistants),
            "hands": zones(self.hands),
            "deck": bag(self.deck),
            "discards": numbers(self.discards),
            "played": zone(self.played),
            "row": numbers(self.row),
            "order_deck": bag(self.order_deck),
            "under": numbers(self.under),
        }


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
        coins=[START_COINS] * seats,
        chips=[0] * seats,
        kitchens=[[] for _ in range(seats)],
        orders=[[] for _ in range(seats)],
        assistants=[CENTRE] * CATEGORIES,
        hands=hand_zones(seats),
        deck=full_bag(cards.market[:]),
        discards=[],
        played=open_zone(),
        row=[],
        order_deck=full_bag(ORDERS[:]),
        under=[],
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
        [each[:] for each in s.kitchens],
        [each[:] for each in s.orders],
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
        [each[:] for each in s.kitchens],
        [each[:] for each in s.orders],
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
        fields.numbers("coins"),
        fields.numbers("chips"),
        fields.rows("kitchens"),
        fields.rows("orders"),
        fields.numbers("assistants"),
        fields.zones("hands"),
        fields.bag("deck"),
        fields.numbers("discards"),
        fields.zone("played"),
        fields.numbers("row"),
        fields.bag("order_deck"),
        fields.numbers("under"),
    )
