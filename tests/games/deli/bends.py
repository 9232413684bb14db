"""Rare positions of Clash at the Deli: see tests/laws/bending.py."""

from librt.vecs import append, extend

from ludoteka.games.deli.rules.ending import Switcheroo
from ludoteka.games.deli.rules.parts import (
    ACTIONS,
    BREAD,
    CATEGORIES,
    DREW,
    FIRST,
    INGREDIENT_NAMES,
    KINDS,
    is_bread,
)
from ludoteka.games.deli.rules.sandwich import (
    BY_BREAD,
    MOST_FILLINGS,
    MOST_SANDWICHES,
    Sandwich,
    lay,
)
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.treats import Sample
from ludoteka.games.deli.rules.turn import Turn
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.sharing import changed, with_one_more, with_row

ROOMY = 9
"""So many action cards are more than a hand ever held."""


def picks(s: Deli) -> bool:
    """Somebody is asked to pick a card: nothing is half done."""
    return bool(s.frames) and isinstance(s.frames[-1], Turn)


def hands_empty(s: Deli, rng: Rng) -> Deli | None:
    if not picks(s):
        return None
    for hand in s.hands:
        while hand.cards:
            s.spent = with_one_more(s.spent, hand.take(0))
    return s


def hands_full(s: Deli, rng: Rng) -> Deli | None:
    if not picks(s):
        return None
    for hand in s.hands:
        while len(hand.cards) < ROOMY and s.actions.size:
            hand.put(s.actions.draw(rng.below(s.actions.size)))
    return s


def played_before(s: Deli, rng: Rng) -> Deli | None:
    """DELI-7.4 Everybody has one of each action card left in the deck lying open in front."""
    if not picks(s):
        return None
    for seat in range(s.seats):
        for action in range(1, ACTIONS):
            if s.actions.counts[action] and action not in s.front[seat]:
                s.actions.counts[action] -= 1
                s.actions.size -= 1
                s.front = with_row(s.front, seat, with_one_more(s.front[seat], action))
    return s


def decks_empty(s: Deli, rng: Rng) -> Deli | None:
    """DELI-3.6 All ingredients are used up."""
    if not picks(s):
        return None
    s.gone = s.gone[:]
    for kind in range(KINDS):
        s.gone[kind] += s.deck[kind]
        s.deck[kind] = 0
    return s


def one_deck_left(s: Deli, rng: Rng) -> Deli | None:
    """DELI-3.6 Four of the five decks are used up, and what was in them was trashed just now."""
    if not picks(s) and not (s.frames and isinstance(s.frames[-1], Sample)):
        return None
    left = CATEGORIES[rng.below(len(CATEGORIES))]
    for category in CATEGORIES:
        while category != left and (kind := draw(s, category)):
            s.trash = append(s.trash, kind)
    return s


def keep_in_pool(s: Deli, kept: list[int]) -> Deli | None:
    """Of the pool only these ingredients stay."""
    if not kept:
        return None
    for kind in range(KINDS):
        if kind not in kept:
            s.leftovers = changed(s.leftovers, kind, s.leftovers[kind] + s.pool[kind])
            s.pool[kind] = 0
    return s


def pooled(s: Deli) -> list[int]:
    return [kind for kind in range(KINDS) if s.pool[kind]] if picks(s) else []


def one_in_pool(s: Deli, rng: Rng) -> Deli | None:
    there = pooled(s)
    return keep_in_pool(s, [there[rng.below(len(there))]]) if there else None


def bread_only(s: Deli, rng: Rng) -> Deli | None:
    return keep_in_pool(s, [kind for kind in pooled(s) if is_bread(kind)])


def no_bread(s: Deli, rng: Rng) -> Deli | None:
    return keep_in_pool(s, [kind for kind in pooled(s) if not is_bread(kind)])


def pool_empty(s: Deli, rng: Rng) -> Deli | None:
    """DELI-3.3 Nothing can be picked."""
    return keep_in_pool(s, [KINDS]) if picks(s) else None


def draw(s: Deli, category: int) -> int:
    """An ingredient of a category from its deck, or 0."""
    for kind in range(FIRST[category], FIRST[category + 1]):
        if s.deck[kind]:
            s.deck[kind] -= 1
            return kind
    return 0


def tables_full(s: Deli, rng: Rng) -> Deli | None:
    """DELI-4.1 Everybody has as many sandwiches as a deck of bread gives, up to seven."""
    if not picks(s):
        return None
    for area in s.areas:
        while len(area) < MOST_SANDWICHES and (bread := draw(s, BREAD)):
            area.append(lay(s.cards, [bread]))
    return s


def all_closed(s: Deli, rng: Rng) -> Deli | None:
    """DELI-4.3 Every sandwich that holds something is closed, with bread of its kind."""
    if not picks(s):
        return None
    closed = 0
    for area in s.areas:
        for place, sandwich in enumerate(area):
            bread = int(sandwich.bread)
            if sandwich.is_open() and not sandwich.is_empty() and s.deck[bread]:
                s.deck[bread] -= 1
                area[place] = Sandwich([*sandwich.cards, bread], int(BY_BREAD), 0, 0, False)
                closed += 1
    return s if closed else None


def all_filled(s: Deli, rng: Rng) -> Deli | None:
    """DELI-4.2 Open sandwiches hold four fillings, as far as there are some that fit."""
    if not picks(s):
        return None
    for area in s.areas:
        for place in range(len(area)):
            while _fill(s, area, place):
                pass
    return s


def _fill(s: Deli, area: list[Sandwich], place: int) -> bool:
    sandwich = area[place]
    if not sandwich.is_open() or sandwich.fillings >= MOST_FILLINGS:
        return False
    for kind in range(FIRST[BREAD + 1], KINDS):
        if s.deck[kind] and sandwich.takes(kind):
            s.deck[kind] -= 1
            area[place] = lay(s.cards, [*sandwich.cards, kind])
            return True
    return False


def last_round(s: Deli, rng: Rng) -> Deli | None:
    if not picks(s):
        return None
    s.round = s.rounds
    return s


def last_event(s: Deli, rng: Rng) -> Deli | None:
    """DELI-8.1 One event is left in its pile."""
    if not picks(s) or s.events.size < 2:
        return None
    while s.events.size > 1:
        s.past = with_one_more(s.past, s.events.draw(rng.below(s.events.size)))
    return s


def no_events(s: Deli, rng: Rng) -> Deli | None:
    if not picks(s):
        return None
    while s.events.size:
        s.past = with_one_more(s.past, s.events.draw(rng.below(s.events.size)))
    return s


def long_trash(s: Deli, rng: Rng) -> Deli | None:
    """DELI-7.3 One ingredient of each category lies in last round's trash."""
    if not picks(s):
        return None
    drawn = [kind for kind in (draw(s, category) for category in CATEGORIES) if kind]
    s.last_trash = extend(s.last_trash[:], drawn)
    return s


def two_tunas(s: Deli, rng: Rng) -> Deli | None:
    """DELI-4.8 and 7.5 Drew's sandwich has tuna below its top card, another's has it on top."""
    if not s.frames or not isinstance(s.frames[-1], Switcheroo):
        return None
    drew = s.holder[DREW]
    cards = [INGREDIENT_NAMES.index(name) for name in ("rye", "tuna", "swiss", "half_roll", "tuna")]
    areas = [s.areas[drew], s.areas[(drew + 1) % len(s.areas)]]
    if any(len(area) == MOST_SANDWICHES for area in areas):
        return None
    for kind in cards:
        if not s.deck[kind]:
            return None
        s.deck[kind] -= 1
    areas[0].append(lay(s.cards, cards[:3]))
    areas[1].append(lay(s.cards, cards[3:]))
    return s


OWN_PARTS = 'ingredient = [{ id = "tuna", single = 1, source = "owner" }]'
"""DELI-4.8 On our cards no ingredient that may be swapped has the one-per-sandwich sign."""

BENDS = {
    "hands are empty": hands_empty,
    "hands are full": hands_full,
    "all action cards lie in front": played_before,
    "ingredient decks are empty": decks_empty,
    "one ingredient deck is left": one_deck_left,
    "one kind of card in the pool": one_in_pool,
    "only bread in the pool": bread_only,
    "no bread in the pool": no_bread,
    "the pool is empty": pool_empty,
    "seven sandwiches each": tables_full,
    "every sandwich is closed": all_closed,
    "every sandwich is full": all_filled,
    "the last round": last_round,
    "one event is left": last_event,
    "no event is left": no_events,
    "much in the trash": long_trash,
    "Drew could bring two tunas together": two_tunas,
}
