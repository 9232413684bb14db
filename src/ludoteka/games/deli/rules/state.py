"""Clash at the Deli: the position, and how it is copied, masked, saved and counted."""

from typing import Any, Final

from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import (
    ACTIONS,
    CHARACTERS,
    EVENTS,
    JOKER,
    KIND,
    KINDS,
    Cards,
    joker_of,
)
from ludoteka.games.deli.rules.sandwich import OPEN, Sandwich, lay
from ludoteka.kernel.census import Census, count_bag, count_cards, count_zones
from ludoteka.kernel.codec import Fields, Json, bag, numbers, rows, zone, zones
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.game import Frame, State
from ludoteka.kernel.zones import Bag, Zone

# How the characters come to the players (DELI-2.2, 9.6)
WAYS: Final = ["drawn", "agreed", "kath_mania"]
DRAWN: Final[i64] = 0
AGREED: Final[i64] = 1
MANIA: Final[i64] = 2


class Deli(State):
    """A match of Clash at the Deli. What lies in the ingredient decks follows from what is open,
    so the decks are plain counts; only hands, set-aside action cards and events are hidden."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        cards: Cards,
        seats: int,
        rounds: int,
        fewer: int,
        closing: int,
        doubling: int,
        chefs_each: int,
        way: int,
        round: int,
        first: int,
        reserved: int,
        redeals: int,
        recycled: int,
        lucky: int,
        picks: list[int],
        played: list[int],
        breads_closed: list[int],
        bonus: list[int],
        deck: list[int],
        pool: list[int],
        aside: list[int],
        leftovers: list[int],
        trash: list[int],
        last_trash: list[int],
        gone: list[int],
        drawn: list[int],
        areas: list[list[Sandwich]],
        chefs: list[list[int]],
        spare: list[int],
        copy: list[int],
        copied: list[int],
        holder: list[int],
        hands: list[Zone],
        front: list[list[int]],
        spent: list[int],
        exchange: Zone,
        actions: Bag,
        events: Bag,
        look: Zone,
        past: list[int],
    ) -> None:
        super().__init__(frames)
        self.cards: Final = cards  # what is printed on the cards of this table
        self.seats: Final[i64] = seats
        self.rounds: Final[i64] = rounds  # 9.4
        self.fewer: Final[i64] = fewer  # 9.1: cards missing from each category of the pool
        self.closing: Final[i64] = closing  # 9.2: the closing bonus
        self.doubling: Final[i64] = doubling  # 9.3
        self.chefs_each: Final[i64] = chefs_each  # 9.5
        self.way: Final[i64] = way  # how characters are given out
        self.round: i64 = round
        self.first: i64 = first  # who begins this round
        self.reserved: i64 = reserved  # 7.8: Debbie's ingredient, or 0
        self.redeals: i64 = redeals  # 7.2: left this round
        self.recycled: i64 = recycled  # 7.3: 1 once the trash was used this round
        self.lucky: i64 = lucky  # 6.3: who played Lucky Day this round, as a mask
        self.picks: Final = picks  # the counter dice (3.2)
        self.played: Final = played  # by seat: action cards played this round, as a mask (6.1)
        self.breads_closed: Final = breads_closed  # by seat: closed with bread this round
        self.bonus: Final = bonus  # by seat: points from Breadhead
        self.deck: Final = deck  # by ingredient: what is left in the five decks
        self.pool: Final = pool  # by ingredient
        self.aside: Final = aside  # by ingredient: set aside by Nikki while she redeals
        self.leftovers: Final = leftovers  # by ingredient: this round's pool in the trash
        self.trash: Final = trash  # the rest of this round's trash
        self.last_trash: Final = last_trash  # 7.3
        self.gone: Final = gone  # by ingredient: older trash
        self.drawn: Final = drawn  # open cards on their way to a place
        self.areas: Final = areas  # by seat: the sandwiches
        self.chefs: Final = chefs  # by seat: its characters
        self.spare: Final = spare  # characters not in play
        self.copy: Final = copy  # by seat: the character Kath has drawn, or 0
        self.copied: Final = copied  # by seat: all that Kath has drawn, as a mask
        self.holder: Final = holder  # by character: the seat that has its ability now, or -1
        self.hands: Final = hands
        self.front: Final = front  # by seat: open action cards that may be played once more
        self.spent: Final = spent  # action cards out of the game
        self.exchange: Final = exchange  # 7.4: what Pete has set aside
        self.actions: Final = actions
        self.events: Final = events
        self.look: Final = look  # 7.9: what Isaac looks at
        self.past: Final = past  # events that have happened

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
            "picks": numbers(self.picks),
            "played": numbers(self.played),
            "breads_closed": numbers(self.breads_closed),
            "bonus": numbers(self.bonus),
            "deck": numbers(self.deck),
            "pool": numbers(self.pool),
            "aside": numbers(self.aside),
            "leftovers": numbers(self.leftovers),
            "trash": numbers(self.trash),
            "last_trash": numbers(self.last_trash),
            "gone": numbers(self.gone),
            "drawn": numbers(self.drawn),
            "areas": rows(_sandwich_rows(self.areas)),
            "chefs": rows(self.chefs),
            "spare": numbers(self.spare),
            "copy": numbers(self.copy),
            "copied": numbers(self.copied),
            "holder": numbers(self.holder),
            "hands": zones(self.hands),
            "front": rows(self.front),
            "spent": numbers(self.spent),
            "exchange": zone(self.exchange),
            "actions": bag(self.actions),
            "events": bag(self.events),
            "look": zone(self.look),
            "past": numbers(self.past),
        }


def _sandwich_rows(areas: list[list[Sandwich]]) -> list[list[int]]:
    """A row for each sandwich: its seat, how it is closed, Gregg's mark, its cards."""
    found: list[list[int]] = []
    for seat, area in enumerate(areas):
        for sandwich in area:
            found.append([seat, int(sandwich.closed), int(sandwich.gregg), *sandwich.cards])
    return found


def _areas(data: list[list[int]], seats: int, cards: Cards) -> list[list[Sandwich]]:
    areas: list[list[Sandwich]] = [[] for _ in range(seats)]
    for row in data:
        if len(row) < 4 or not 0 <= row[0] < seats:
            raise Unreadable("wrong-length", field="areas")
        sandwich = lay(cards, row[3:])
        if row[1] != OPEN:
            sandwich = Sandwich(row[3:], row[1], row[2], 0, False)
        areas[row[0]].append(sandwich)
    return areas


def clone(s: Deli) -> Deli:
    hands = [each.clone() for each in s.hands]
    return _copied(
        s, hands, s.exchange.clone(), s.actions.clone(), s.events.clone(), s.look.clone()
    )


def masked(s: Deli, viewer: int) -> Deli:
    """What one viewer knows: everything but the hands, what is set aside, and the piles."""
    return _copied(
        s,
        [each.masked(viewer) for each in s.hands],
        s.exchange.masked(viewer),
        s.actions.masked(),
        s.events.masked(),
        s.look.masked(viewer),
    )


def _copied(
    s: Deli, hands: list[Zone], exchange: Zone, actions: Bag, events: Bag, look: Zone
) -> Deli:
    """A copy of everything that lies open, with the hidden places as they are given."""
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
        [area[:] for area in s.areas],
        [chefs[:] for chefs in s.chefs],
        s.spare[:],
        s.copy[:],
        s.copied[:],
        s.holder[:],
        hands,
        [front[:] for front in s.front],
        s.spent[:],
        exchange,
        actions,
        events,
        look,
        s.past[:],
    )


def rebuild(frames: list[Frame[Any]], data: dict[str, Json], cards: Cards) -> Deli:
    fields = Fields(data)
    seats = fields.number("seats")
    return Deli(
        frames,
        cards,
        seats,
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
        fields.numbers("picks"),
        fields.numbers("played"),
        fields.numbers("breads_closed"),
        fields.numbers("bonus"),
        fields.numbers("deck"),
        fields.numbers("pool"),
        fields.numbers("aside"),
        fields.numbers("leftovers"),
        fields.numbers("trash"),
        fields.numbers("last_trash"),
        fields.numbers("gone"),
        fields.numbers("drawn"),
        _areas(fields.rows("areas"), seats, cards),
        fields.rows("chefs"),
        fields.numbers("spare"),
        fields.numbers("copy"),
        fields.numbers("copied"),
        fields.numbers("holder"),
        fields.zones("hands"),
        fields.rows("front"),
        fields.numbers("spent"),
        fields.zone("exchange"),
        fields.bag("actions"),
        fields.bag("events"),
        fields.zone("look"),
        fields.numbers("past"),
    )


# Counting


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
        count_cards(tally, front)
    count_cards(tally, s.spent)
    for card in _loose_cards(s):
        if card >= JOKER:
            tally[joker_of(card & KIND)] += 1
    return tally


def count_events(s: Deli) -> list[int]:
    tally = [0] * EVENTS
    count_bag(tally, s.events)
    count_cards(tally, s.look.cards)
    count_cards(tally, s.past)
    return tally


def _count_characters(s: Deli) -> list[int]:
    """In Copy Kath mania (9.6) the one card of Kath stands for all."""
    tally = [0] * CHARACTERS
    count_cards(tally, s.spare)
    for copy in s.copy:
        if copy:
            tally[copy] += 1
    for chefs in s.chefs[:1] if s.way == MANIA else s.chefs:
        count_cards(tally, chefs)
    return tally


def _loose_cards(s: Deli) -> list[int]:
    """The cards that lie one by one, jokers among them."""
    cards = s.trash + s.last_trash + s.drawn
    for area in s.areas:
        for sandwich in area:
            cards += sandwich.cards
    return cards
