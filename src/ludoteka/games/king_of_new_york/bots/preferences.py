"""Which answers look promising in King of New York, but for the dice: a first idea for a search."""

import math
from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.bots.judgement import (
    borough_worth,
    energy_worth,
    hearts_worth,
    worths_for,
)
from ludoteka.games.king_of_new_york.bots.values import Worths
from ludoteka.games.king_of_new_york.rules.city import most_hearts
from ludoteka.games.king_of_new_york.rules.parts import (
    DESTRUCTION,
    FIRST_DISCARD,
    HEAL,
    LOWER,
    MANHATTAN,
    OUCH,
    STACKS,
    STARS_GOODS,
)
from ludoteka.games.king_of_new_york.rules.shop import price, scavenged
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import (
    BUY,
    CLIMB,
    GO,
    RAZE,
    RESOLVE,
    SCAVENGE,
    STAY,
    STRIKE,
    SWEEP,
)
from ludoteka.kernel.pending import Move

PLAIN: Final = 20
SELDOM: Final = 5
OFTEN: Final = 60
SPREAD: Final = 150.0
"""Points of a score that make an answer e times as promising."""


def preference(s: KingOfNewYork, seat: i64, move: Move) -> int:
    """The weight of an answer to any question but that for the dice."""
    verb = move.verb
    if verb == RESOLVE:
        return face_preference(s, seat, move.args[0])
    if verb == RAZE:
        tile: i64 = s.top[move.args[0] * STACKS + move.args[1] - 1]
        return PLAIN if s.data.goods[tile] == STARS_GOODS else PLAIN // 2
    if verb == STRIKE:
        return PLAIN
    worths = worths_for(s, simple=False)
    if verb in (GO, STAY, CLIMB):
        return weighed(place_worth(s, seat, move, worths) - place_now(s, seat, worths))
    if verb == BUY:
        return _bought(s, seat, move.args[0], price(s, seat, move.args[0]), worths)
    if verb == SCAVENGE:
        return _bought(s, seat, move.args[0], scavenged(s, seat, move.args[0]), worths)
    return SELDOM if verb == SWEEP else PLAIN


def weighed(points: i64) -> int:
    """A weight for so many points won."""
    bounded = max(-3.0, min(2.0, float(points) / SPREAD))
    return 1 + int(float(PLAIN) * math.exp(bounded))


def face_preference(s: KingOfNewYork, seat: i64, face: i64) -> int:
    """KONY-3.3 The units shoot before new ones appear; who can still be healed heals after it."""
    units: i64 = len(s.units[s.place[seat]])
    if s.dice[OUCH] == 0 or (s.begun >> OUCH) & 1:
        return PLAIN
    if face == OUCH:
        return SELDOM if s.hearts[seat] <= units else OFTEN
    if face == HEAL:
        return OFTEN if s.hearts[seat] <= units < most_hearts(s, seat) else SELDOM
    return SELDOM if face == DESTRUCTION else PLAIN


def place_now(s: KingOfNewYork, seat: i64, worths: Worths) -> i64:
    """What it is worth to be where one is."""
    place: i64 = s.place[seat]
    if place < 0:
        return 0
    inside = place == MANHATTAN
    points = hearts_worth(worths, s.hearts[seat], inside) + borough_worth(s, place, worths)
    return points + worths.zone[s.zone[seat]] if inside else points


def place_worth(s: KingOfNewYork, seat: i64, move: Move, worths: Worths) -> i64:
    """What it is worth to be where a move leads."""
    if move.verb == STAY:
        return place_now(s, seat, worths)
    if move.verb == CLIMB:
        zone: i64 = s.zone[seat]
        return place_now(s, seat, worths) + worths.zone[zone + 1] - worths.zone[zone]
    place: i64 = move.args[0]
    inside = place == MANHATTAN
    points = hearts_worth(worths, s.hearts[seat], inside) + borough_worth(s, place, worths)
    return points + worths.zone[LOWER] if inside else points


def card_gain(s: KingOfNewYork, seat: i64, card: int, cost: i64, worths: Worths) -> i64:
    """What a Keep card brings beyond its price."""
    have: i64 = s.energy[seat]
    paid: i64 = min(have, cost)
    return worths.card[card] - energy_worth(worths, have) + energy_worth(worths, have - paid)


def _bought(s: KingOfNewYork, seat: i64, card: int, cost: i64, worths: Worths) -> int:
    if card >= FIRST_DISCARD:
        return PLAIN
    return weighed(card_gain(s, seat, card, cost, worths))
