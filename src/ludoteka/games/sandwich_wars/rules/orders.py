"""SAND-4: completing an order."""

from typing import Any, Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.effects import Effect, Split, TakeAssistant, works_when_used
from ludoteka.games.sandwich_wars.rules.parts import (
    BETTER,
    BONUS,
    BONUS_ANY,
    CATEGORIES,
    QUALITY_ALONE,
    QUALITY_SIZE,
    QUALITY_WITH,
)
from ludoteka.games.sandwich_wars.rules.state import Contest
from ludoteka.games.sandwich_wars.rules.words import ASK_USE, COMPLETES, USE, USES
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal

# A choice of ingredients is a mask of places in the zone.
SIZE_OF: Final = vec[i64]([bin(mask).count("1") for mask in range(32)])
"""How many places a mask has."""
SUBSETS: Final = [
    [mask for mask in range(bit(places)) if SIZE_OF[mask] == size] if size else []
    for places in range(6)
    for size in range(6)
]
"""By number of ingredients * 6 + size of the order: all choices of so many ingredients."""


def quality_of(s: Contest, seat: i64, mask: i64) -> i64:
    """SAND-4.2 The total quality of some ingredients, with assistants, effects and Toque."""
    cards = s.cards
    kitchen = s.kitchens[seat]
    total: i64 = s.chef
    used: i64 = 0
    twice: i64 = 0
    special: i64 = 0
    size: i64 = 0
    left: i64 = mask
    place: i64 = 0
    while left != 0:
        if left & 1 != 0:
            card = kitchen[place]
            category: i64 = cards.category[card]
            total += cards.quality[card]
            if s.assistants[category] == seat:
                total += BETTER
            twice |= used & bit(category)
            used |= bit(category)
            size += 1
            if cards.effect[card] >= QUALITY_WITH:
                special |= bit(place)
        left >>= 1
        place += 1
    if special == 0:
        return total
    return total + _modifiers(s, seat, special, used, twice, size)


def _modifiers(s: Contest, seat: i64, special: i64, used: i64, twice: i64, size: i64) -> i64:
    """SAND-9.2, 9.3 What the ingredients used add to each other; each adds its amount once."""
    cards = s.cards
    total: i64 = 0
    left: i64 = special
    place: i64 = 0
    while left != 0:
        if left & 1 != 0:
            card = s.kitchens[seat][place]
            effect: i64 = cards.effect[card]
            own: i64 = bit(cards.category[card])
            if effect == QUALITY_WITH:
                others: i64 = (used & ~own) | twice
                works = others & cards.partners[card] != 0
            elif effect == QUALITY_SIZE:
                works = (cards.sizes[card] >> size) & 1 == 1
            else:
                works = effect == QUALITY_ALONE and twice & own == 0
            if works:
                total += cards.amount[card]
        left >>= 1
        place += 1
    return total


def ways(s: Contest, seat: i64, order: i64) -> list[int]:
    """SAND-4.1, 4.2 The choices of ingredients in the zone that complete an order."""
    places: i64 = len(s.kitchens[seat])
    needed: i64 = s.cards.order_quality[order]
    found: list[int] = []
    for mask in SUBSETS[places * 6 + s.cards.order_size[order]]:
        if quality_of(s, seat, mask) >= needed:
            found.append(mask)
    return found


def best_quality(s: Contest, seat: i64, order: i64) -> int:
    """The highest quality the zone gives for an order of this size; 0 with too few ingredients."""
    best: i64 = 0
    places: i64 = len(s.kitchens[seat])
    for mask in SUBSETS[places * 6 + s.cards.order_size[order]]:
        quality = quality_of(s, seat, mask)
        if quality > best:
            best = quality
    return best


def can_complete(s: Contest, seat: i64, order: i64) -> bool:
    places: i64 = len(s.kitchens[seat])
    size: i64 = s.cards.order_size[order]
    if size > places:
        return False
    needed: i64 = s.cards.order_quality[order]
    for mask in SUBSETS[places * 6 + size]:
        if quality_of(s, seat, mask) >= needed:
            return True
    return False


def completable(s: Contest, seat: i64) -> list[Move]:
    """SAND-3.4 The open orders the player can complete now."""
    if len(s.kitchens[seat]) == 0:
        return []
    return [COMPLETES[order] for order in s.row if can_complete(s, seat, order)]


def refuse_order(s: Contest, seat: int, order: int) -> Refusal:
    """What is missing for an order: is it open, are there enough ingredients, are they good?"""
    if order not in s.row:
        for owner, done in enumerate(s.orders):
            if order in done and owner == seat:
                return Refusal("SAND-3.4", "order-done", order)
            if order in done:
                return Refusal("SAND-3.4", "order-taken", order, owner)
        return Refusal("SAND-3.4", "order-not-open", order)
    size, have = s.cards.order_size[order], len(s.kitchens[seat])
    if have < size:
        return Refusal("SAND-4.1", "too-few-ingredients", order, size, have)
    best = best_quality(s, seat, order)
    return Refusal("SAND-4.2", "quality-short", order, s.cards.order_quality[order], best)


class ChooseIngredients(Frame[Contest]):
    """SAND-4.1 Which ingredients, one at a time from left to right; `chosen` are places so far.

    Only choices that reach the quality are listed; a single one left is taken by itself.
    """

    def __init__(self, seat: int, order: int, chosen: int) -> None:
        self.seat: Final = seat
        self.order: Final = order
        self.chosen: Final = chosen

    def run(self, s: Contest, out: Journal) -> bool:
        left = self._left(s)
        if len(left) > 1:
            return False
        s.frames.pop()
        complete(s, self.seat, self.order, left[0], out)
        return True

    def _left(self, s: Contest) -> list[int]:
        """The choices that begin with the chosen places."""
        begun = bit(self.chosen.bit_length()) - 1
        return [mask for mask in ways(s, self.seat, self.order) if mask & begun == self.chosen]

    def ask(self, s: Contest) -> Pending:
        kitchen = s.kitchens[self.seat]
        nexts = [_lowest(mask & ~self.chosen) for mask in self._left(s)]
        moves = [USES[kitchen[place]] for place in range(len(kitchen)) if place in nexts]
        more = s.cards.order_size[self.order] - SIZE_OF[self.chosen]
        return Decide(self.seat, ASK_USE, moves, (self.order, more))

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        place = place_in(s.kitchens[seat], move.a)
        s.frames.append(ChooseIngredients(seat, self.order, self.chosen | bit(place)))

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        if move.verb != USE:
            return Refusal("SAND-4.1", "choose-ingredients", self.order)
        card = move.args[0]
        kitchen = s.kitchens[seat]
        if card not in kitchen:
            for owner, other in enumerate(s.kitchens):
                if card in other:
                    return Refusal("SAND-4.1", "other-zone", card, owner)
            return Refusal("SAND-4.1", "not-in-zone", card)
        place = place_in(kitchen, card)
        if self.chosen >> place & 1:
            return Refusal("SAND-4.1", "used-already", card)
        to_come = s.cards.order_size[self.order] - SIZE_OF[self.chosen] - 1
        if place < self.chosen.bit_length() or len(kitchen) - 1 - place < to_come:
            return Refusal("SAND-4.1", "left-to-right", card)
        needed = s.cards.order_quality[self.order]
        best = self._best_with(s, bit(place))
        if best < needed:
            return Refusal("SAND-4.2", "falls-short", card, needed, best)
        best = self._best_with(s, self.chosen | bit(place))
        if best < needed:
            return Refusal("SAND-4.2", "falls-short-together", card, needed, best)
        return Refusal("SAND-4.1", "left-to-right", card)

    def _best_with(self, s: Contest, places: int) -> int:
        """The best quality of a choice with these places, in whatever order it is named."""
        best = 0
        size = s.cards.order_size[self.order]
        for mask in SUBSETS[len(s.kitchens[self.seat]) * 6 + size]:
            if mask & places == places:
                best = max(best, int(quality_of(s, self.seat, mask)))
        return best

    def code(self) -> list[Code]:
        return ["ingredients", self.seat, self.order, self.chosen]


def place_in(kitchen: vec[i64], card: i64) -> int:
    """Where an ingredient lies in a zone."""
    place = 0
    while kitchen[place] != card:
        place += 1
    return place


def _lowest(mask: int) -> int:
    """The lowest place of a mask."""
    return (mask & -mask).bit_length() - 1


def complete(s: Contest, seat: int, order: int, mask: int, out: Journal) -> None:
    """SAND-4.8 Points for bonus and assistants, then the reward, then effects, then discard."""
    out.say("completed", seat, order, quality_of(s, seat, mask))
    s.chef = 0
    s.completed += 1
    s.round_completed += 1
    s.row = remove(s.row, order)
    s.orders[seat] = append(s.orders[seat], order)
    score_bonus(s, seat, order, mask, out)
    score_assistants(s, seat, mask, out)
    units = s.cards.order_units[order]
    reward: Frame[Any] = Split(seat, units) if units else TakeAssistant(seat, 1)
    then(s, reward, UseUp(seat, mask))


def used_cards(s: Contest, seat: int, mask: int) -> list[int]:
    kitchen = s.kitchens[seat]
    return [kitchen[place] for place in range(len(kitchen)) if mask >> place & 1]


def score_bonus(s: Contest, seat: int, order: int, mask: int, out: Journal) -> None:
    """SAND-4.4 2 VP for each different bonus category among the ingredients used.

    SAND-9.3: Panceta crocante is there for whichever category is still missing.
    """
    bonus = int(s.cards.order_bonus[order])
    used = 0
    jokers = 0
    for card in used_cards(s, seat, mask):
        if s.cards.effect[card] == BONUS_ANY:
            jokers += 1
        else:
            used |= bit(s.cards.category[card])
    scored = min((bonus & used).bit_count() + jokers, bonus.bit_count())
    if scored:
        out.say("bonus", seat, scored * BONUS)
        s.chips[seat] += scored * BONUS


def score_assistants(s: Contest, seat: int, mask: int, out: Journal) -> None:
    """SAND-4.5 2 VP for each of your assistants whose category was used at least once."""
    used: i64 = 0
    for card in used_cards(s, seat, mask):
        used |= bit(s.cards.category[card])
    for assistant in range(i64(1), i64(CATEGORIES)):
        if s.assistants[assistant] == seat and (used >> assistant) & 1 == 1:
            out.say("assistant-bonus", seat, assistant, BONUS)
            s.chips[seat] += BONUS


class UseUp(Frame[Contest]):
    """SAND-4.8 "When used" effects and their draws; only then are the ingredients discarded."""

    def __init__(self, seat: int, mask: int) -> None:
        self.seat: Final = seat
        self.mask: Final = mask

    def run(self, s: Contest, out: Journal) -> bool:
        s.frames.pop()
        working: list[Frame[Any]] = [
            Effect(self.seat, card)
            for card in used_cards(s, self.seat, self.mask)
            if works_when_used(s, card)
        ]
        then(s, *working, DiscardUsed(self.seat, self.mask))
        return True

    def code(self) -> list[Code]:
        return ["use-up", self.seat, self.mask]


class DiscardUsed(Frame[Contest]):
    """SAND-4.6 The ingredients used are discarded."""

    def __init__(self, seat: int, mask: int) -> None:
        self.seat: Final = seat
        self.mask: Final = mask

    def run(self, s: Contest, out: Journal) -> bool:
        s.frames.pop()
        for card in used_cards(s, self.seat, self.mask):
            s.kitchens[self.seat] = remove(s.kitchens[self.seat], card)
            s.discards = append(s.discards, card)
        return True

    def code(self) -> list[Code]:
        return ["discard-used", self.seat, self.mask]
