"""Clash at the Deli: counting the cards of a position."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import (
    ACTIONS,
    CHARACTERS,
    EVENTS,
    JOKER,
    KIND,
    KINDS,
    joker_of,
)
from ludoteka.games.deli.rules.position import Deli as Deli
from ludoteka.kernel.census import Census, count_bag, count_cards, count_packed, count_zones

# How the characters come to the players (DELI-2.2, 9.6)
WAYS: Final = ["drawn", "agreed", "kath_mania"]
DRAWN: Final[i64] = 0
AGREED: Final[i64] = 1
MANIA: Final[i64] = 2


def census(s: Deli) -> Census:
    """DELI-1 Every card, wherever it is. A joker is the action card it is."""
    return {
        "ingredient": _count_ingredients(s),
        "action": count_actions(s),
        "event": count_events(s),
        "character": _count_characters(s),
    }


def _count_ingredients(s: Deli) -> list[int]:
    tally = [0] * KINDS
    for counts in (s.deck, s.pool, s.aside, s.leftovers, s.gone):
        for kind in range(KINDS):
            tally[kind] += counts[kind]
    if s.reserved > 0:
        tally[s.reserved] += 1
    for card in _loose_cards(s):
        if card < JOKER:
            tally[card] += 1
    return tally


def count_actions(s: Deli) -> list[int]:
    tally = [0] * ACTIONS
    count_bag(tally, s.actions)
    count_zones(tally, s.hands)
    count_cards(tally, s.exchange.cards)
    for front in s.front:
        count_packed(tally, front)
    count_packed(tally, s.spent)
    for card in _loose_cards(s):
        if card >= JOKER:
            tally[joker_of(card & KIND)] += 1
    return tally


def count_events(s: Deli) -> list[int]:
    tally = [0] * EVENTS
    count_bag(tally, s.events)
    count_cards(tally, s.look.cards)
    count_packed(tally, s.past)
    return tally


def _count_characters(s: Deli) -> list[int]:
    """In Copy Kath mania (9.6) the one card of Kath stands for all."""
    tally = [0] * CHARACTERS
    count_packed(tally, s.spare)
    for copy in s.copy:
        if copy:
            tally[copy] += 1
    for chefs in s.chefs[:1] if s.way == MANIA else s.chefs:
        count_packed(tally, chefs)
    return tally


def _loose_cards(s: Deli) -> list[int]:
    """The cards that lie one by one, jokers among them."""
    cards: list[int] = [*s.trash, *s.last_trash, *s.drawn]
    for area in s.areas:
        for sandwich in area:
            cards += sandwich.cards
    return cards
