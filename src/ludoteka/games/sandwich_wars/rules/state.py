"""Sándwich Wars: the position, and the questions about it that the rules keep asking."""

from typing import Any, Final

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.parts import (
    ASSISTANTS,
    CATEGORIES,
    CHEAPER,
    LAST_INGREDIENT,
    ORDERS,
    START_COINS,
    Cards,
)
from ludoteka.games.sandwich_wars.rules.words import DISCARDS
from ludoteka.kernel.census import Census, count_bag, count_cards, count_zones
from ludoteka.kernel.codec import Fields, Json, bag, numbers, rows, zone, zones
from ludoteka.kernel.game import Frame, State
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import EVERYBODY, Move
from ludoteka.kernel.zones import Bag, Zone, full_bag, hand_zone, open_zone

CENTRE: Final[i64] = -1
"""Where the assistants nobody has hired wait."""


class Contest(State):
    """A game of Sándwich Wars. Cards, orders and assistants are numbered as in `parts`."""

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
        self.completed: i64 = completed  # orders completed in this turn (6.3)
        self.round_completed: i64 = round_completed  # orders completed in this round (7.4)
        self.idle: i64 = idle  # whole rounds in a row without a completed order (7.4)
        self.coins: Final = coins
        self.chips: Final = chips  # victory points in chips
        self.kitchens: Final = kitchens  # by seat: the ingredients in the zone
        self.orders: Final = orders  # by seat: the completed orders
        self.assistants: Final = assistants  # by category: the seat that has it, or CENTRE
        self.hands: Final = hands
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


def new_contest(frames: list[Frame[Any]], cards: Cards, seats: int) -> Contest:
    """SAND-2.1 Everything in its place, nothing dealt yet."""
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
        assistants=[int(CENTRE)] * CATEGORIES,
        hands=[hand_zone(seat) for seat in range(seats)],
        deck=full_bag(cards.market[:]),
        discards=[],
        played=open_zone(),
        row=[],
        order_deck=full_bag(ORDERS[:]),
        under=[],
    )


def clone(s: Contest) -> Contest:
    return _copy(
        s,
        [each.clone() for each in s.hands],
        s.deck.clone(),
        s.played.clone(),
        s.order_deck.clone(),
    )


def masked(s: Contest, viewer: int) -> Contest:
    """What one viewer knows: all but the unseen cards of the hands and the shuffled decks.

    SAND-4.7: chips are no secret here, only their totals are not displayed.
    """
    return _copy(
        s,
        [each.masked(viewer) for each in s.hands],
        s.deck.masked(),
        s.played.masked(viewer),
        s.order_deck.masked(),
    )


def _copy(s: Contest, hands: list[Zone], deck: Bag, played: Zone, order_deck: Bag) -> Contest:
    """The public fields of a position, with these hidden ones."""
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
        hands,
        deck,
        s.discards[:],
        played,
        s.row[:],
        order_deck,
        s.under[:],
    )


def rebuild(frames: list[Frame[Any]], data: dict[str, Json], cards: Cards) -> Contest:
    fields = Fields(data)
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


def census(s: Contest) -> Census:
    """SAND-1.1 Every card, order and assistant, wherever it is."""
    cards = [0] * len(s.cards.market)
    for kitchen in s.kitchens:
        count_cards(cards, kitchen)
    count_zones(cards, s.hands)
    count_zones(cards, [s.played])
    count_cards(cards, s.discards)
    count_bag(cards, s.deck)
    orders = [0] * len(ORDERS)
    for done in s.orders:
        count_cards(orders, done)
    count_cards(orders, s.row)
    count_cards(orders, s.under)
    count_bag(orders, s.order_deck)
    assistants = [0] * len(ASSISTANTS)
    for place, owner in enumerate(s.assistants):
        if place > 0 and CENTRE <= owner < len(s.hands):
            assistants[place] += 1
    return {"card": cards, "order": orders, "assistant": assistants}


# Questions about the position


def is_ingredient(card: int) -> bool:
    return 1 <= card <= LAST_INGREDIENT


def assistants_of(s: Contest, owner: i64) -> list[int]:
    """SAND-5.2 The assistants of a seat, any number, or those in the centre."""
    return [each for each in range(1, CATEGORIES) if s.assistants[each] == owner]


def has_assistant(s: Contest, owner: i64) -> bool:
    for each in range(i64(1), i64(CATEGORIES)):
        if s.assistants[each] == owner:
            return True
    return False


def helped(s: Contest, seat: i64, card: i64) -> bool:
    """SAND-5.1 The player has the assistant for this ingredient."""
    return s.assistants[s.cards.category[card]] == seat


def usual_cost(s: Contest, seat: i64, card: i64) -> i64:
    """SAND-5.1 What an ingredient costs a player who has no Kétchup."""
    price: i64 = s.cards.cost[card]
    if helped(s, seat, card):
        price -= CHEAPER
    return price if price > 0 else 0


def cost(s: Contest, seat: i64, card: i64) -> i64:
    """SAND-5.1 What an ingredient costs a player now; Kétchup comes after the assistant (9.3)."""
    price: i64 = usual_cost(s, seat, card) - s.discount
    return price if price > 0 else 0


def left_of(s: Contest, seat: i64) -> i64:
    """SAND-2.3 Play goes to the left."""
    return (seat + 1) % len(s.hands)


# Things that happen everywhere


def gain_coins(s: Contest, seat: i64, count: i64, out: Journal) -> None:
    """SAND-1.3 There is no end of coins and chips."""
    if count > 0:
        s.coins[seat] += count
        out.say("got-coins", seat, count)


def gain_chips(s: Contest, seat: i64, count: i64, out: Journal) -> None:
    if count > 0:
        s.chips[seat] += count
        out.say("got-chips", seat, count)


def place_to_leave(s: Contest, seat: i64, card: int, start: i64 = 0) -> i64:
    """SAND-3.9 The place from which a card leaves a hand, so that nobody learns more than that.

    A place of a hand is seen by its owner alone (the card was drawn) or by everybody (it was
    handed on), and all know which. Of several copies one that everybody has seen leaves, and the
    cards behind it with the same mask move up: what becomes free is the last place of that mask.

    So the view of another player after it follows from the view before it. If the viewer knows a
    copy here, such a copy leaves in every world the viewer thinks possible, and only cards known
    to all move up. If not, the copy that leaves has been seen by the owner alone in all of these
    worlds; wherever it was, the last place of that kind goes, and none of them shows a card. The
    owner knows the whole hand anyway.

    In version 1 of the rules the first copy from `start` on leaves from where it is.
    """
    hand = s.hands[seat]
    place: i64 = start
    while hand.cards[place] != card:
        place += 1
    if s.cards.rules == 1:
        return place
    for other in range(place + 1, i64(len(hand.cards))):
        if hand.cards[other] == card and hand.seen[place] != EVERYBODY:
            place = other
    for later in range(place + 1, i64(len(hand.cards))):
        if hand.seen[later] == hand.seen[place]:
            hand.cards[place] = hand.cards[later]
            place = later
    hand.cards[place] = card
    return place


def show_from_hand(s: Contest, seat: i64, card: int, out: Journal, start: i64 = 0) -> i64:
    """Take a card out of a hand to lay it open; which place it left."""
    hand = s.hands[seat]
    place = place_to_leave(s, seat, card, start)
    if hand.seen[place] != EVERYBODY:
        out.reveal()
    hand.take(place)
    return place


def discard_from_hand(s: Contest, seat: i64, card: int, out: Journal, start: i64 = 0) -> i64:
    """SAND-6.6 Market discards lie open."""
    place = show_from_hand(s, seat, card, out, start)
    s.discards.append(card)
    out.say("discarded", seat, card)
    return place


def discards_from(s: Contest, seat: i64, start: i64, last: i64) -> list[Move]:
    """The different cards of a hand from one place to another, to be discarded."""
    cards = s.hands[seat].cards
    moves: list[Move] = []
    for place in range(start, min(last + 1, i64(len(cards)))):
        card = cards[place]
        if card <= LAST_INGREDIENT or DISCARDS[card] not in moves:
            moves.append(DISCARDS[card])
    return moves
