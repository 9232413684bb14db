"""King of New York: the questions about Monsters and boroughs that the rules keep asking."""

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.numbers import HEARTS, NUMBERS
from ludoteka.games.king_of_new_york.rules.parts import (
    BOROUGHS,
    FIRST_HEARTS,
    MANHATTAN,
    MOST_IN_BOROUGH,
    TWO_LANES_FROM,
)
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork


def is_alive(s: KingOfNewYork, seat: i64) -> bool:
    return s.hearts[seat] > 0


def living(s: KingOfNewYork) -> i64:
    count: i64 = 0
    for hearts in s.hearts:
        if hearts > 0:
            count += 1
    return count


def number(s: KingOfNewYork, seat: i64, which: i64) -> i64:
    """A number that the cards of a Monster change."""
    return s.mods[seat * NUMBERS + which]


def most_hearts(s: KingOfNewYork, seat: i64) -> i64:
    """KONY-4.2 The maximum of life."""
    return FIRST_HEARTS + s.mods[seat * NUMBERS + HEARTS]


def monsters_in(s: KingOfNewYork, borough: i64) -> i64:
    count: i64 = 0
    for place in s.place:
        if place == borough:
            count += 1
    return count


def manhattan_places(s: KingOfNewYork) -> i64:
    """KONY-6.1 and 9.0 One Monster; two while KONY-9 is played and five or more live."""
    return 2 if s.two_lanes and living(s) >= TWO_LANES_FROM else 1


def has_room(s: KingOfNewYork, borough: i64) -> bool:
    if borough == MANHATTAN:
        return monsters_in(s, MANHATTAN) < manhattan_places(s)
    return monsters_in(s, borough) < MOST_IN_BOROUGH


def outer_with_room(s: KingOfNewYork, seat: i64) -> list[int]:
    """KONY-2.5 and 6.2 The other boroughs but Manhattan with fewer than two Monsters."""
    count: list[int] = [0] * BOROUGHS
    for place in s.place:
        if place >= 0:
            count[place] += 1
    found: list[int] = []
    for borough in range(i64(1), BOROUGHS):
        if count[borough] < MOST_IN_BOROUGH and s.place[seat] != borough:
            found.append(borough)
    return found


def in_manhattan(s: KingOfNewYork, seat: i64) -> bool:
    return s.place[seat] == MANHATTAN


def open_toll(s: KingOfNewYork) -> i64:
    """KONY-10.11 MARKET: what changing borough by choice costs now."""
    toll: i64 = 0
    for card in s.open:
        if card:
            toll += s.data.toll[card]
    return toll
