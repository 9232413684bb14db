"""Who stands how well in King of New York.

Every living Monster gets a score: what its stars, life, energy, cards, place and turn are worth,
in thousandths (1000 more make winning about e times as likely). The shares of the win follow
from the scores. There are three sets of numbers: for two Monsters alive, for more, and what a
beginner sees.
"""

import math
from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.bots.values import (
    LATER,
    MOST_ENERGY,
    MOST_HEARTS,
    WORTHS,
    Worths,
)
from ludoteka.games.king_of_new_york.rules.city import is_alive, living
from ludoteka.games.king_of_new_york.rules.parts import (
    BY_SUBWAY,
    CARD_NAMES,
    CELEBRITY,
    ENERGY_GOODS,
    MANHATTAN,
    NOBODY,
    STACKS,
    STARS_GOODS,
    VICTORY_STARS,
)
from ludoteka.games.king_of_new_york.rules.state import FRESH, KingOfNewYork
from ludoteka.games.king_of_new_york.rules.turn import next_living

WHOLE: Final[i64] = 1_000_000
"""The whole win; shares are counted in its parts."""
NATURAL_SELECTION: Final = CARD_NAMES.index("natural_selection")
TWO_ALIVE: Final = 0
MANY_ALIVE: Final = 1
AT_FIRST_SIGHT: Final = 2
VICTORY: Final[i64] = 12_000
"""20 stars at the end of the turn: all but won."""


def worths_for(s: KingOfNewYork, simple: bool) -> Worths:
    if simple:
        return WORTHS[AT_FIRST_SIGHT]
    return WORTHS[TWO_ALIVE if living(s) <= 2 else MANY_ALIVE]


def stars_worth(worths: Worths, stars: i64) -> i64:
    """KONY-8.1 Every star counts, the twentieth most."""
    if stars >= VICTORY_STARS:
        return worths.stars[VICTORY_STARS - 1] + VICTORY + 10 * (stars - VICTORY_STARS)
    return worths.stars[stars]


def hearts_worth(worths: Worths, hearts: i64, inside: bool) -> i64:
    """Life is worth most where there is little, and most of all in Manhattan."""
    most: i64 = min(hearts, MOST_HEARTS)
    return worths.hearts_inside[most] if inside else worths.hearts[most]


def energy_worth(worths: Worths, energy: i64) -> i64:
    beyond: i64 = max(0, energy - MOST_ENERGY)
    return worths.energy[energy - beyond] + beyond * worths.more_energy


def score(s: KingOfNewYork, seat: i64, worths: Worths) -> i64:
    """What a living Monster has."""
    place: i64 = s.place[seat]
    inside = place == MANHATTAN
    points = stars_worth(worths, s.stars[seat])
    points += hearts_worth(worths, s.hearts[seat], inside)
    points += energy_worth(worths, s.energy[seat])
    if inside:
        points += worths.zone[s.zone[seat]]
    if place >= 0:
        points += borough_worth(s, place, worths)
    if s.superstar == seat:
        points += worths.superstar
    if s.statue == seat:
        points += worths.statue
    points += worths.web * s.web[seat] + worths.jinx * s.jinx[seat]
    for card in s.keep[seat]:
        points += worths.card[card]
    for claim in s.claims:
        if claim == seat:
            points += worths.claim
    return points


def borough_worth(s: KingOfNewYork, borough: i64, worths: Worths) -> i64:
    """What stands in a borough: buildings and units to destroy, units that shoot."""
    points: i64 = 0
    for unit in s.units[borough]:
        points += worths.unit[s.data.unit[unit % FRESH]]
    for site in range(borough * STACKS, (borough + 1) * STACKS):
        tile: i64 = s.top[site]
        if tile != 0:
            goods: i64 = s.data.goods[tile]
            reward: i64 = s.data.reward[tile]
            if goods == STARS_GOODS:
                points += worths.star_tile * reward
            elif goods == ENERGY_GOODS:
                points += worths.energy_tile * reward
            else:
                points += worths.heart_tile * reward
    return points


def is_doomed(s: KingOfNewYork) -> bool:
    """KONY-10.10 Natural Selection will eliminate the active Monster at the end of this turn."""
    return s.dice[CELEBRITY] > 0 and NATURAL_SELECTION in s.keep[s.active]


def next_up(s: KingOfNewYork) -> i64:
    """KONY-8.2 Whose turn comes after this one; -1 if nobody lives."""
    if len(s.extra) > 0:
        return s.extra[0] % BY_SUBWAY
    if living(s) == 0:
        return NOBODY
    return next_living(s, s.ordinary)


def shares(s: KingOfNewYork, on_turn: i64, worths: Worths) -> list[int]:
    """The share of the win of each seat, before `on_turn` rolls its dice."""
    seats: i64 = len(s.hearts)
    found: list[int] = [0] * seats
    alive: i64 = living(s)
    if alive == 0:
        return [int(WHOLE // seats)] * seats
    best: i64 = -1_000_000
    turns: i64 = 0
    seat = max(0, on_turn)
    for _ in range(seats):
        if is_alive(s, seat):
            points = score(s, seat, worths) + worths.turn[min(turns, LATER)]
            found[seat] = points
            best = max(best, points)
            turns += 1
        seat = seat + 1 if seat + 1 < seats else i64(0)
    total = 0.0
    weights: list[float] = [0.0] * seats
    for seat in range(seats):
        if is_alive(s, seat):
            weight = math.exp(float(found[seat] - best) / 1000.0)
            weights[seat] = weight
            total += weight
    for seat in range(seats):
        found[seat] = int(1_000_000.0 * weights[seat] / total)
    return found


def shifted(found: list[int], seat: i64, gain: i64) -> list[int]:
    """The shares after one seat has gained, at the cost of the others alike."""
    before: i64 = found[seat]
    after: i64 = max(0, min(WHOLE, before + gain))
    others = WHOLE - before
    if others <= 0:
        return found
    moved: list[int] = []
    for each in range(i64(len(found))):
        share: i64 = found[each]
        moved.append(after if each == seat else share * (WHOLE - after) // others)
    return moved
