"""Rare positions of Sándwich Wars: see tests/laws/bending.py."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.parts import (
    IDLE_ROUNDS,
    LAST_INGREDIENT,
    ORDERS_TO_END,
    ZONE_SIZE,
)
from ludoteka.games.sandwich_wars.rules.state import Contest, is_ingredient
from ludoteka.games.sandwich_wars.rules.turn import Turn
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.zones import Bag

RICH = 40


def acts(s: Contest) -> bool:
    """Somebody is asked for an action: nothing is half done."""
    return bool(s.frames) and isinstance(s.frames[-1], Turn)


def poured(bag: Bag, pile: vec[i64]) -> vec[i64]:
    """An open pile with all cards of a bag."""
    for card, copies in enumerate(bag.counts):
        pile = extend(pile, [card] * copies)
        bag.counts[card] = 0
    bag.size = 0
    return pile


def drop_hand(s: Contest, seat: int) -> None:
    while s.hands[seat].cards:
        s.discards = append(s.discards, s.hands[seat].take(0))


def hands_empty(s: Contest, rng: Rng) -> Contest | None:
    if not acts(s):
        return None
    for seat in range(len(s.hands)):
        drop_hand(s, seat)
    return s


def deck_empty(s: Contest, rng: Rng) -> Contest | None:
    """SAND-6.6 The next card drawn needs a new deck."""
    if not acts(s):
        return None
    s.discards = poured(s.deck, s.discards)
    return s


def nothing_to_draw(s: Contest, rng: Rng) -> Contest | None:
    """SAND-6.6 Every market card is in somebody's hand or zone."""
    if not acts(s):
        return None
    s.discards = poured(s.deck, s.discards)
    for place, card in enumerate(s.discards):
        s.hands[(s.turn + 1 + place % (len(s.hands) - 1)) % len(s.hands)].put(card)
    s.discards = vec[i64]()
    return s


def only_opportunities(s: Contest, rng: Rng) -> Contest | None:
    """SAND-3.9 The player to act has all the opportunities of the deck, and nothing else."""
    if not acts(s):
        return None
    seat = int(s.turn)
    drop_hand(s, seat)
    for card in range(LAST_INGREDIENT + 1, len(s.deck.counts)):
        for _ in range(s.deck.counts[card]):
            s.hands[seat].put(card)
        s.deck.size -= s.deck.counts[card]
        s.deck.counts[card] = 0
    return s


def no_coins(s: Contest, rng: Rng) -> Contest | None:
    if not acts(s):
        return None
    for seat in range(len(s.hands)):
        s.coins[seat] = s.chips[seat] = 0
    return s


def rich(s: Contest, rng: Rng) -> Contest | None:
    if not acts(s):
        return None
    for seat in range(len(s.hands)):
        s.coins[seat] = RICH
    return s


def kitchens_full(s: Contest, rng: Rng) -> Contest | None:
    """SAND-3.3 Every zone is full."""
    if not acts(s):
        return None
    for seat in range(len(s.hands)):
        while len(s.kitchens[seat]) < ZONE_SIZE:
            fitting = [
                card
                for card, copies in enumerate(s.deck.counts)
                if copies and is_ingredient(card) and card not in s.kitchens[seat]
            ]
            if not fitting:
                return None
            card = fitting[rng.below(len(fitting))]
            s.deck.counts[card] -= 1
            s.deck.size -= 1
            s.kitchens[seat] = append(s.kitchens[seat], card)
    return s


def kitchens_full_and_poor(s: Contest, rng: Rng) -> Contest | None:
    return no_coins(s, rng) and kitchens_full(s, rng)


def one_order_from_the_end(s: Contest, rng: Rng) -> Contest | None:
    """SAND-7.1 Everybody has completed all orders but one."""
    if not acts(s):
        return None
    for seat in range(len(s.hands)):
        while len(s.orders[seat]) < ORDERS_TO_END - 1:
            if not s.order_deck.size:
                return None
            order = s.order_deck.draw(rng.below(s.order_deck.size))
            s.orders[seat] = append(s.orders[seat], order)
    return s


def orders_known(s: Contest, rng: Rng) -> Contest | None:
    """SAND-9.3 No order is left in the shuffled part of the deck."""
    if not acts(s):
        return None
    s.under = poured(s.order_deck, s.under)
    return s


def row_short(s: Contest, rng: Rng) -> Contest | None:
    """SAND-6.3 One open order, none to follow: the others are completed or under the deck."""
    if not acts(s) or len(s.row) < 2:
        return None
    s.under = extend(s.under, s.row[1:])
    s.row = s.row[:1]
    return s


def idle(s: Contest, rng: Rng) -> Contest | None:
    """SAND-7.4 The last round without an order."""
    if not acts(s):
        return None
    s.idle = IDLE_ROUNDS - 1
    return s


def all_hired(s: Contest, rng: Rng) -> Contest | None:
    """SAND-5.2 One player has all the assistants."""
    if not acts(s):
        return None
    seat = int(rng.below(len(s.hands)))
    for assistant in range(1, len(s.assistants)):
        s.assistants[assistant] = seat
    return s


BENDS = {
    "hands are empty": hands_empty,
    "the market deck is empty": deck_empty,
    "no market card is left to draw": nothing_to_draw,
    "only opportunities in hand": only_opportunities,
    "no coins and no chips": no_coins,
    "forty coins each": rich,
    "every zone is full": kitchens_full,
    "every zone is full, nobody has a coin": kitchens_full_and_poor,
    "one order from the end": one_order_from_the_end,
    "the order deck is known": orders_known,
    "one open order": row_short,
    "the last idle round": idle,
    "one player has all assistants": all_hired,
}
