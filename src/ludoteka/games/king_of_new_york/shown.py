"""King of New York: what the stage shows beside the position."""

from collections.abc import Iterable
from typing import Any, Final

from ludoteka.games.bodies import Body
from ludoteka.games.king_of_new_york.rules.city import most_hearts, number
from ludoteka.games.king_of_new_york.rules.destruction import unit_cost
from ludoteka.games.king_of_new_york.rules.dice import Reroll
from ludoteka.games.king_of_new_york.rules.monsters import card_behind
from ludoteka.games.king_of_new_york.rules.numbers import SCAVENGE, SHELL
from ludoteka.games.king_of_new_york.rules.operations import is_deadly
from ludoteka.games.king_of_new_york.rules.parts import (
    BLACK_DICE,
    BY_SUBWAY,
    SWEEP_PRICE,
    TILE_COUNT,
    UNITS,
    VICTORY_STARS,
)
from ludoteka.games.king_of_new_york.rules.shop import price, scavenged
from ludoteka.games.king_of_new_york.rules.state import FRESH, KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import CLIMB
from ludoteka.kernel.game import View

LANES: Final = ["2–4", "5–6"]
"""KONY-9.1 What is printed beside the lanes of Manhattan."""


class Rerolling(Body):
    """KONY-3.2 The question which dice to roll again: rolls left, the dice picked up already by
    face, and the energy it costs to roll OUCH again."""

    left: int
    up: list[int]
    ouch: int


class Shown(Body):
    """What the viewer sees at the table. `prices` are those of the cards in the market and in the
    discard pile, by card; `deadly` the cards for sale that would eliminate the buyer as the dice
    lie; `unit_costs` the durability of units by kind. By seat: `most_hearts`, the `trophies` by
    kind of unit, the card with tokens on it (`shelled`, or 0), the `score` and the `extra_turns` to
    come. `army` are the units of each borough by kind, then those that appeared in this turn.
    `lanes` are the names of the lanes of Manhattan, one if there is only one; `climbs_to` is the
    zone to which the viewer may climb now, or -1."""

    prices: dict[int, int]
    deadly: list[int]
    sweep: int
    victory: int
    black_dice: int
    unit_costs: list[int]
    most_hearts: list[int]
    trophies: list[list[int]]
    shelled: list[int]
    score: list[int]
    extra_turns: list[int]
    army: list[list[int]]
    lanes: list[str]
    climbs_to: int
    reroll: Rerolling | None


def shown(view: View[Any]) -> Shown:
    s: KingOfNewYork = view.position
    seats = range(len(s.hearts))
    seat = view.viewer if view.viewer in seats else 0
    return Shown(
        prices=_prices(s, seat),
        deadly=[card for card in s.open if card and is_deadly(s, seat, card)],
        sweep=int(SWEEP_PRICE),
        victory=int(VICTORY_STARS),
        black_dice=int(BLACK_DICE),
        unit_costs=[int(unit_cost(s, seat, unit)) for unit in range(int(UNITS))],
        most_hearts=[int(most_hearts(s, each)) for each in seats],
        trophies=[_trophies(s, each) for each in seats],
        shelled=[card_behind(s, each, SHELL) for each in seats],
        score=[s.stars[each] if s.hearts[each] else -1 for each in seats],
        extra_turns=[sum(turn % int(BY_SUBWAY) == each for turn in s.extra) for each in seats],
        army=[_army(s, units) for units in s.units],
        lanes=LANES if s.two_lanes else LANES[:1],
        climbs_to=_climbs_to(view, s, seat),
        reroll=_rerolling(s),
    )


def _prices(s: KingOfNewYork, seat: int) -> dict[int, int]:
    """KONY-7.4 Where the viewer stands; KONY-10.1 with Scavenger also in the discard pile."""
    on_the_board = s.place[seat] >= 0
    prices = {
        card: int(price(s, seat, card)) if on_the_board else s.data.price[card]
        for card in s.open
        if card
    }
    bargains = number(s, seat, SCAVENGE) > 0
    for card in s.discard:
        found = scavenged(s, seat, card) if bargains and s.data.keep[card] else s.data.price[card]
        prices[card] = int(found)
    if s.playing:
        prices[int(s.playing)] = s.data.price[s.playing]
    return prices


def _trophies(s: KingOfNewYork, seat: int) -> list[int]:
    """KONY-4.5 The units a Monster has destroyed."""
    counts = [0] * int(UNITS)
    first = seat * int(TILE_COUNT)
    for tile in range(1, int(TILE_COUNT)):
        counts[s.data.unit[tile]] += s.taken[first + tile]
    return counts


def _army(s: KingOfNewYork, units: Iterable[int]) -> list[int]:
    counts = [0] * (2 * int(UNITS))
    for tile in units:
        fresh = UNITS if tile >= FRESH else 0
        counts[s.data.unit[tile % FRESH] + fresh] += 1
    return counts


def _climbs_to(view: View[Any], s: KingOfNewYork, seat: int) -> int:
    """KONY-6.3 Up one zone."""
    may = view.ask is not None and any(move.verb == CLIMB for move in view.ask.options)
    return s.zone[seat] + 1 if may else -1


def _rerolling(s: KingOfNewYork) -> Rerolling | None:
    top = s.frames[-1] if s.frames else None
    if not isinstance(top, Reroll):
        return None
    return Rerolling(left=int(top.left), up=list(top.dice), ouch=s.jinx[top.seat])
