"""Sándwich Wars: the questions about a position that the rules keep asking."""

from librt.vecs import append
from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.parts import (
    ASSISTANTS,
    CATEGORIES,
    CENTRE,
    CHEAPER,
    LAST_INGREDIENT,
    MOST_CARDS,
    ORDERS,
)
from ludoteka.games.sandwich_wars.rules.position import Contest as Contest
from ludoteka.kernel.census import Census, count_bag, count_packed, count_zones
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit, has, members
from ludoteka.kernel.pending import EVERYBODY


def census(s: Contest) -> Census:
    """SAND-1.1 Every card, order and assistant, wherever it is."""
    cards = [0] * len(s.cards.market)
    for kitchen in s.kitchens:
        count_packed(cards, kitchen)
    count_zones(cards, s.hands)
    count_zones(cards, [s.played])
    count_packed(cards, s.discards)
    count_bag(cards, s.deck)
    orders = [0] * len(ORDERS)
    for done in s.orders:
        count_packed(orders, done)
    count_packed(orders, s.row)
    count_packed(orders, s.under)
    count_bag(orders, s.order_deck)
    assistants = [0] * len(ASSISTANTS)
    for place, owner in enumerate(s.assistants):
        if place > 0 and CENTRE <= owner < len(s.hands):
            assistants[place] += 1
    return {"card": cards, "order": orders, "assistant": assistants}


# Questions about the position


def is_ingredient(card: int) -> bool:
    return 1 <= card <= LAST_INGREDIENT


def assistants_with(s: Contest, owner: i64) -> i64:
    """SAND-5.2 The assistants of a seat, any number, or those in the centre, as a mask."""
    mask: i64 = 0
    for each in range(i64(1), i64(CATEGORIES)):
        if s.assistants[each] == owner:
            mask |= bit(each)
    return mask


def assistants_of(s: Contest, owner: i64) -> list[int]:
    """The same as a list."""
    return members(assistants_with(s, owner))


def helped(s: Contest, seat: i64, card: i64) -> bool:
    """SAND-5.1 The player has the assistant for this ingredient."""
    return s.assistants[s.cards.category[card]] == seat


def usual_cost(s: Contest, seat: i64, card: i64) -> i64:
    """SAND-5.1 What an ingredient costs a player who has no Kétchup."""
    price: i64 = s.cards.cost[card]
    if helped(s, seat, card):
        price -= CHEAPER
    return max(price, 0)


def cost(s: Contest, seat: i64, card: i64) -> i64:
    """SAND-5.1 What an ingredient costs a player now; Kétchup comes after the assistant (9.3)."""
    price: i64 = usual_cost(s, seat, card) - s.discount
    return max(price, 0)


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
    s.discards = append(s.discards, card)
    out.say("discarded", seat, card)
    return place


def different_cards(s: Contest, seat: i64, start: i64 = 0, last: i64 = MOST_CARDS) -> i64:
    """The different cards of a hand from one place to another: the first place of each, as a
    mask."""
    cards = s.hands[seat].cards
    places: i64 = 0
    found: i64 = 0
    for place in range(start, min(last + 1, i64(len(cards)))):
        card: i64 = cards[place]
        if not has(found, card):
            places |= bit(place)
            found |= bit(card)
    return places
