"""Who stands how well in Clash at the Deli: the score each player can expect, and the win.

Every player has so many picks left. They are shared out over the open sandwiches and new ones so
that they bring most, each by what `kitchen` expects of it; cards on the menu count by the chance
that they still come. All points are in hundredths.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.deli.bots.sandwich_future import NO_WAY, POINT, Kitchen, Outlook, gains
from ludoteka.games.deli.rules.answers import PICKS_A_ROUND, Offer
from ludoteka.games.deli.rules.deck import in_category
from ludoteka.games.deli.rules.hand import has_played
from ludoteka.games.deli.rules.parts import (
    BREADHEAD,
    CATEGORIES,
    CHEESE,
    DEBBIE,
    FIRST,
    GREGG,
    KIND,
    KINDS,
    LAST_BREAD,
    TAKE_THAT,
    category_of,
)
from ludoteka.games.deli.rules.placing import Place, is_pick
from ludoteka.games.deli.rules.sandwich import MOST_SANDWICHES
from ludoteka.games.deli.rules.scoring import collected, has_egg
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.turn import Picking, Turn
from ludoteka.kernel.masks import bit

IN_POOL: Final = [0, 35, 60, 75, 85]
"""The chance to get a card that lies in the pool so many times, in hundredths."""
OWN_SHARE: Final = [0.4, 0.38, 0.36]
"""How much of what comes later is there to be taken, with 2, 3 and 4 players."""
SURE: Final = 97
BY_JOKER: Final = 85
HELD: Final = [0, 35, 35, 35, 35, 35, 60, 50, 25, 120, 30]
"""What an action card in hand is worth while there are picks to come."""
AT_RISK: Final = [20, 0, 8, 15, 45]
"""What an open sandwich may lose to an event, by its fillings; first, for a cheese on top."""
EGG_TO_COME: Final[i64] = 60
LEAST_TO_COME: Final = 800
"""DELI-9.3 The least sandwich of somebody who has closed none yet."""
END_SPREAD: Final = 60.0
"""Hundredths of a point that make winning e times as likely, at the end and with each pick."""
PICK_SPREAD: Final = 75.0
ON_MOVE: Final = [60, 60, 60]
"""What it is worth to be the next to pick, with 2, 3 and 4 players."""
FIRST_SIGHT_SPREAD: Final = 500.0
SHARED: Final[i64] = 1000


def picks_left(s: Deli, seat: int) -> i64:
    """DELI-3.2 Cards a player will still pick in the match."""
    now: i64 = PICKS_A_ROUND - s.picks[seat] if s.round > 0 else i64(0)
    return now + PICKS_A_ROUND * (s.rounds - s.round)


class Taken:
    """A card that is named or taken, and not yet placed: nobody's sandwich shows it."""

    def __init__(self, seat: int, kind: int, picks: int) -> None:
        self.seat: Final[i64] = seat
        self.kind: Final[i64] = kind
        self.picks: Final[i64] = picks


def taken_card(s: Deli) -> Taken | None:
    if not s.frames:
        return None
    frame = s.frames[-1]
    if isinstance(frame, Place):
        return Taken(frame.seat, frame.card & KIND, 1 if is_pick(frame.source) else 0)
    if isinstance(frame, Offer):
        return Taken(frame.picker, frame.kind, 1)
    return None


def outlooks(kitchen: Kitchen, s: Deli, seat: int) -> list[Outlook]:
    return [kitchen.outlook(sandwich) for sandwich in s.areas[seat]]


def best_place(kitchen: Kitchen, found: list[Outlook], kind: i64, left: i64) -> i64:
    """Where an ingredient adds most: a place, the next free one, or -1 if it fits nowhere."""
    best: i64 = -1
    most: i64 = NO_WAY
    h: i64 = min(left, 5)
    for place in range(i64(len(found))):
        if found[place].sandwich.takes(kind):
            added: i64 = kitchen.after(found[place], kind).ripe[h] - found[place].ripe[h]
            if added > most:
                most = added
                best = place
    if kind <= LAST_BREAD and len(found) < MOST_SANDWICHES:
        if kitchen.started(kind).ripe[h] > most:
            best = len(found)
    return best


def put(kitchen: Kitchen, found: list[Outlook], kind: i64, left: i64) -> None:
    """Place an ingredient where it adds most."""
    place = best_place(kitchen, found, kind, left)
    if place == len(found):
        found.append(kitchen.started(kind))
    elif place >= 0:
        found[place] = kitchen.after(found[place], kind)


# The chances to get an ingredient


def to_come(s: Deli) -> vec[float]:
    """By ingredient: the chance that none of it comes to this player in later rounds."""
    found = vec[float]([1.0] * KINDS)
    rounds = float(s.rounds - s.round)
    if rounds <= 0.0:
        return found
    share = OWN_SHARE[s.seats - 2]
    for category in CATEGORIES:
        deck = in_category(s.deck, category)
        if deck == 0:
            continue
        dealt = float(max(0, s.cards.pool[category][s.seats - 2] - s.fewer)) * rounds * share
        each = dealt / float(max(deck, 1))
        for kind in range(FIRST[category], FIRST[category + 1]):
            found[kind] = math.exp(-each * float(s.deck[kind]))
    return found


def chances(s: Deli, seat: i64, later: vec[float], taken: Taken | None) -> vec[i64]:
    """By ingredient: the chance that this player can still get it, in hundredths."""
    found = vec[i64]([0] * KINDS)
    now = s.round > 0 and s.picks[seat] < PICKS_A_ROUND
    for kind in range(i64(1), i64(KINDS)):
        missed = later[kind]
        there = s.pool[kind] if now else i64(0)
        if there > 0 and taken is not None and taken.kind == kind:
            there -= 1
        if there > 0:
            missed *= float(100 - IN_POOL[min(there, 4)]) / 100.0
        found[kind] = i64(100.0 * (1.0 - missed))
    if s.reserved > 0 and now and s.holder[DEBBIE] == seat:
        found[s.reserved] = SURE
    if now or s.round < s.rounds:
        for action in s.hands[seat].cards:
            if 0 < action < TAKE_THAT:
                for kind in range(FIRST[action - 1], FIRST[action]):
                    found[kind] = max(found[kind], BY_JOKER)
    return found


# What a player can expect


def expected(kitchen: Kitchen, s: Deli, seat: i64, later: vec[float], taken: Taken | None) -> i64:
    """The score a player can expect, without the collectors."""
    left = picks_left(s, seat)
    found = outlooks(kitchen, s, seat)
    if taken is not None and taken.seat == seat:
        left = max(left - taken.picks, 0)
        put(kitchen, found, taken.kind, left)
    odds = chances(s, seat, later, taken)
    total: i64 = POINT * s.bonus[seat] + _extras(s, seat, found, left)
    for outlook in found:
        total += outlook.worth
    total += _shared_out(kitchen, found, odds, left) + _held(s, seat, left)
    return total - _risk(found) if s.frames else total


def _shared_out(kitchen: Kitchen, found: list[Outlook], odds: vec[i64], left: i64) -> i64:
    """The most that the picks left can bring, over open and new sandwiches."""
    fresh = kitchen.fresh[max(MOST_SANDWICHES - len(found), 0)]
    reach: i64 = 0
    most = vec[i64]([0] * (left + 1))
    empty: i64 = 0
    for outlook in found:
        if outlook.sandwich.is_empty():
            empty |= bit(outlook.sandwich.bread)
    for outlook in found:
        sandwich = outlook.sandwich
        if not sandwich.is_open():
            continue
        at_hand = (empty >> sandwich.bread) & 1 == 1 and not sandwich.is_empty()
        added = gains(outlook, odds, i64(SURE) if at_hand else odds[sandwich.bread])
        reach = min(reach + 5, left)
        for picks in range(reach, 0, -1):
            best = most[picks]
            for used in range(i64(1), min(picks, 5) + 1):
                total = most[picks - used] + added[used]
                if total > best:
                    best = total
            most[picks] = best
    whole: i64 = 0
    for picks in range(reach + 1):
        whole = max(whole, most[picks] + fresh[left - picks])
    return whole


def _risk(found: list[Outlook]) -> i64:
    """DELI-8.2 What the next event may take from open sandwiches."""
    risk: i64 = 0
    for outlook in found:
        sandwich = outlook.sandwich
        if sandwich.is_open() and not sandwich.is_empty():
            risk += AT_RISK[sandwich.fillings]
            if category_of(sandwich.top()) == CHEESE:
                risk += AT_RISK[0]
    return risk


def _extras(s: Deli, seat: int, found: list[Outlook], left: i64) -> i64:
    """DELI-7.6 and 9.3 Gregg's eggs, and the least sandwich once more."""
    eggs: i64 = 0
    least: i64 = -NO_WAY
    gregg = s.holder[GREGG] == seat
    for place, outlook in enumerate(found):
        sandwich = outlook.sandwich
        if sandwich.is_open():
            if gregg and left > 0 and has_egg(sandwich):
                eggs += EGG_TO_COME
            continue
        least = min(least, outlook.worth)
        closed_with_gregg = gregg
        if place < len(s.areas[seat]) and not s.areas[seat][place].is_open():
            closed_with_gregg = s.areas[seat][place].gregg == 1
        if closed_with_gregg and outlook.recipe < 0 and has_egg(sandwich):
            eggs += POINT
    if s.doubling == 0:
        return eggs
    if least < -NO_WAY:
        return eggs + least
    return eggs + min(LEAST_TO_COME, 150 * left)


def _held(s: Deli, seat: int, left: i64) -> i64:
    """What the action cards of a hand are good for."""
    if left == 0 and s.round >= s.rounds:
        due: i64 = POINT * s.breads_closed[seat] * s.cards.breadhead
        if BREADHEAD in s.hands[seat].cards and not has_played(s, seat, BREADHEAD):
            return due // 2
        return 0
    total: i64 = 0
    for action in s.hands[seat].cards:
        total += HELD[action]
    return total


def _add_collectors(s: Deli, totals: list[int], taken: Taken | None, left: i64) -> None:
    """DELI-5.6 Who leads with an ingredient is likely to get its bonus, the more so the later."""
    steep = 3.0 / (1.0 + 0.17 * float(left))
    for collector in s.cards.collectors:
        weights: list[float] = []
        whole = 0.0
        some = False
        for seat in range(s.seats):
            count = collected(s.areas[seat], collector.kind)
            if taken is not None and taken.seat == seat and taken.kind == collector.kind:
                count += 1
            some = some or count > 0
            weight = math.exp(steep * float(min(count, 12)))
            weights.append(weight)
            whole += weight
        if some or left > 0:
            for seat in range(s.seats):
                totals[seat] += int(100.0 * float(collector.most) * weights[seat] / whole)


def expected_scores(kitchen: Kitchen, s: Deli) -> list[int]:
    """The final score every player can expect, in hundredths."""
    taken = taken_card(s)
    later = to_come(s)
    totals = [int(expected(kitchen, s, seat, later, taken)) for seat in range(s.seats)]
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, picks_left(s, seat))
    _add_collectors(s, totals, taken, most)
    mover = next_picker(s, taken)
    if mover >= 0:
        totals[mover] += ON_MOVE[s.seats - 2]
    return totals


def next_picker(s: Deli, taken: Taken | None) -> i64:
    """DELI-3.2 Who picks next in this round, or -1 if nobody does."""
    for place in range(len(s.frames) - 1, -1, -1):
        frame = s.frames[place]
        if isinstance(frame, Turn):
            if s.picks[frame.seat] == frame.before:
                if taken is None or taken.seat != frame.seat:
                    return frame.seat
        elif isinstance(frame, Picking):
            for offset in range(s.seats):
                seat = (frame.seat + offset) % s.seats
                done: i64 = taken.picks if taken is not None and taken.seat == seat else i64(0)
                if s.picks[seat] + done < PICKS_A_ROUND:
                    return seat
    return -1


def plain_scores(kitchen: Kitchen, s: Deli) -> list[int]:
    """As a beginner sees it: what lies in front of everybody now."""
    taken = taken_card(s)
    totals: list[int] = []
    for seat in range(s.seats):
        found = outlooks(kitchen, s, seat)
        if taken is not None and taken.seat == seat:
            put(kitchen, found, taken.kind, 0)
        total: i64 = POINT * s.bonus[seat]
        for outlook in found:
            total += outlook.worth
        totals.append(int(total))
    return totals


def shares(totals: list[int], spread: float) -> list[int]:
    """The win, shared out by the scores, in thousandths."""
    most = max(totals)
    weights: list[float] = []
    whole = 0.0
    for total in totals:
        weight = math.exp(max(float(total - most) / spread, -30.0))
        weights.append(weight)
        whole += weight
    return [int(1000.0 * weight / whole) for weight in weights]


def spread_of(s: Deli) -> float:
    """How far the scores can still drift apart."""
    left: i64 = 0
    for seat in range(s.seats):
        left = max(left, picks_left(s, seat))
    return END_SPREAD + PICK_SPREAD * math.sqrt(float(left))
