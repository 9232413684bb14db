"""SAND-3.2, 3.3, 3.6 and 3.9: playing ingredients, restocking, opportunities."""

from typing import Final

from librt.vecs import append, remove
from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.effects import (
    Effect,
    Split,
    TakeAssistant,
    draw_cards,
    up_to_hand_size,
    works_when_played,
)
from ludoteka.games.sandwich_wars.rules.parts import (
    BETTER_ORDER,
    CENTRE,
    FINE,
    FREE_KITCHEN,
    GET_ASSISTANT,
    LAST_INGREDIENT,
    SEATS,
    UNITS,
    ZONE_SIZE,
)
from ludoteka.games.sandwich_wars.rules.questions import NO_PLACES, Cooking, FromHand
from ludoteka.games.sandwich_wars.rules.state import (
    Contest,
    assistants_with,
    cost,
    different_cards,
    discard_from_hand,
    is_ingredient,
    left_of,
    place_to_leave,
    show_from_hand,
)
from ludoteka.games.sandwich_wars.rules.words import (
    ASK_FREE,
    ASK_RESTOCK,
    DISCARD,
    DISCARDS,
    DONE,
    IT_IS_DONE,
    PLAY,
    REPLACE,
)
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit, has
from ludoteka.kernel.pending import Move, Pending, Refusal
from ludoteka.kernel.zones import transfer

_OR_DONE: Final = [IT_IS_DONE]

# Ingredients


def ingredients(s: Contest, seat: i64, free: bool) -> i64:
    """SAND-3.2, 3.3 The places of a hand with an ingredient that can be paid, as a mask; in a full
    zone another one goes, for a fine."""
    coins: i64 = s.coins[seat]
    if len(s.kitchens[seat]) >= ZONE_SIZE:
        coins -= FINE
    places: i64 = 0
    place: i64 = 0
    for card in s.hands[seat].cards:
        if card <= LAST_INGREDIENT:
            price: i64 = i64(0) if free else cost(s, seat, card)
            if price <= coins:
                places |= bit(place)
        place += 1
    return places


def play_ingredient(s: Contest, seat: i64, move: Move, free: bool, out: Journal) -> None:
    """SAND-3.2 Pay, put it into your zone, then its effect. SAND-3.3: the fine is no cost."""
    card = move.a
    price: i64 = 0
    if not free:
        price = cost(s, seat, card)
        s.discount = 0
    if move.verb == REPLACE:
        price += FINE
        s.kitchens[seat] = remove(s.kitchens[seat], move.b)
        s.discards = append(s.discards, move.b)
        out.say("replaced", seat, card, move.b, price)
    else:
        out.say("played", seat, card, price)
    s.coins[seat] -= price
    show_from_hand(s, seat, card, out)
    s.kitchens[seat] = append(s.kitchens[seat], card)
    if works_when_played(s, card):
        s.frames.append(Effect(seat, card))


def refuse_ingredient(s: Contest, seat: int, move: Move, free: bool) -> Refusal:
    """SAND-3.2, 3.3 Why an ingredient cannot be played now."""
    card = move.args[0]
    if card not in s.hands[seat].cards:
        return Refusal("SAND-3.2", "not-in-hand", card)
    price = 0 if free else int(cost(s, seat, card))
    if price > s.coins[seat]:
        return Refusal("SAND-3.2", "too-dear", card, price, s.coins[seat])
    kitchen = s.kitchens[seat]
    if move.verb == PLAY:
        return Refusal("SAND-3.3", "zone-full", card)
    if len(kitchen) < ZONE_SIZE:
        return Refusal("SAND-3.3", "zone-not-full", len(kitchen))
    if move.args[1] not in kitchen:
        return Refusal("SAND-3.3", "not-in-zone", move.args[1])
    if price == 0:
        return Refusal("SAND-3.3", "fine-short", int(FINE), s.coins[seat])
    return Refusal("SAND-3.3", "fine-too-dear", card, price + int(FINE), s.coins[seat])


# Restocking


class Restock(Frame[Contest]):
    """SAND-3.6 Discard any number of cards, one by one, then draw back up to five.

    Frames are public, and which place of a hand a card left is nobody's business. So `start`,
    from where on cards may be discarded, stays 0; it moved to the right in version 1 of the rules.
    """

    def __init__(self, seat: int, start: int) -> None:
        self.seat: Final[i64] = seat
        self.start: Final[i64] = start

    def ask(self, s: Contest) -> Pending:
        places = different_cards(s, self.seat, self.start)
        return FromHand(s, self.seat, ASK_RESTOCK, DISCARDS, places, _OR_DONE)

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        if move.verb == DONE:
            s.frames[-1] = draw_cards(seat, up_to_hand_size(s, seat))
        else:
            place = discard_from_hand(s, seat, move.a, out, self.start)
            if s.cards.rules == 1:
                s.frames[-1] = Restock(seat, place)

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        if move.verb != DISCARD:
            return Refusal("SAND-3.6", "restocking")
        if move.args[0] in s.hands[seat].cards:
            return Refusal("SAND-3.6", "left-to-right", move.args[0])
        return Refusal("SAND-3.6", "not-in-hand", move.args[0])

    def code(self) -> list[Code]:
        return ["restock", int(self.seat), int(self.start)]


RESTOCKS: Final = [Restock(seat, 0) for seat in range(SEATS.stop)]


# Opportunities


def opportunities(s: Contest, seat: i64) -> i64:
    """SAND-3.9 The places of a hand with opportunities whose effect can do something now, as a
    mask; of several copies the first."""
    places: i64 = 0
    found: i64 = 0
    place: i64 = 0
    for card in s.hands[seat].cards:
        if card > LAST_INGREDIENT and not has(found, card) and can_use(s, seat, card):
            places |= bit(place)
            found |= bit(card)
        place += 1
    return places


def can_use(s: Contest, seat: i64, card: i64) -> bool:
    effect: i64 = s.cards.effect[card]
    if effect == GET_ASSISTANT:
        return assistants_with(s, CENTRE) != 0
    return effect != FREE_KITCHEN or (holds_ingredient(s, seat) and can_cook_free(s, seat))


def holds_ingredient(s: Contest, seat: i64) -> bool:
    for card in s.hands[seat].cards:
        if card <= LAST_INGREDIENT:
            return True
    return False


def can_cook_free(s: Contest, seat: i64) -> bool:
    """There is room, or the fine can be paid (SAND-3.3)."""
    return len(s.kitchens[seat]) < ZONE_SIZE or s.coins[seat] >= FINE


def refuse_opportunity(s: Contest, seat: int, card: int) -> Refusal:
    """SAND-3.9 Why an opportunity cannot be played now."""
    if card not in s.hands[seat].cards:
        return Refusal("SAND-3.9", "not-in-hand", card)
    if s.cards.effect[card] == GET_ASSISTANT:
        return Refusal("SAND-3.9", "no-assistant-left", card)
    if not holds_ingredient(s, seat):
        return Refusal("SAND-3.9", "no-ingredient", card)
    return Refusal("SAND-3.9", "fine-short", int(FINE), s.coins[seat])


def play_opportunity(s: Contest, seat: int, card: int, out: Journal) -> None:
    """SAND-3.9 The effect is applied first, then the card goes to the left neighbour."""
    transfer(s.hands[seat], place_to_leave(s, seat, card), s.played, out)
    out.say("opportunity", seat, card)
    effect: i64 = s.cards.effect[card]
    amount = s.cards.amount[card]
    s.frames.append(HandOn(seat))
    if effect == GET_ASSISTANT:
        s.frames.append(TakeAssistant(seat, 0))
    elif effect == FREE_KITCHEN:
        s.frames.append(FreeKitchen(seat, amount))
    elif effect == UNITS:
        s.frames.append(Split(seat, amount))
    else:
        assert effect == BETTER_ORDER
        s.chef += amount
        out.say("chef", seat, s.chef)


class HandOn(Frame[Contest]):
    """SAND-3.9 The card played goes into the left neighbour's hand; everybody has seen it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Contest, out: Journal) -> bool:
        s.frames.pop()
        neighbour = left_of(s, self.seat)
        card = transfer(s.played, 0, s.hands[neighbour], out)
        out.say("handed-on", self.seat, card, neighbour)
        return True

    def code(self) -> list[Code]:
        return ["hand-on", self.seat]


class FreeKitchen(Frame[Contest]):
    """SAND-9.4 Cocina libre: play up to two ingredients, no action, no cost.

    What is in the hand is hidden, so the question is asked for each, whatever can be played.
    """

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Contest, out: Journal) -> bool:
        if self.left > 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Contest) -> Pending:
        places = ingredients(s, self.seat, True)
        return Cooking(s, self.seat, ASK_FREE, places, _OR_DONE, NO_PLACES, (self.left,))

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb != DONE:
            then(s, FreeKitchen(seat, self.left - 1))
            play_ingredient(s, seat, move, True, out)

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        if move.verb == REPLACE or (move.verb == PLAY and is_ingredient(move.args[0])):
            return refuse_ingredient(s, seat, move, True)
        if move.verb == PLAY and move.args[0] in s.hands[seat].cards:
            return Refusal("SAND-3.9", "one-by-one", move.args[0])
        if move.verb == PLAY:
            return Refusal("SAND-3.9", "not-in-hand", move.args[0])
        return Refusal("SAND-9.4", "cook-free", self.left)

    def code(self) -> list[Code]:
        return ["free-kitchen", self.seat, self.left]
