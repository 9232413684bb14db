"""Emerald Skulls: what the stage shows beside the position."""

from typing import Any

import msgspec

from ludoteka.games.bodies import Body
from ludoteka.games.emerald_skulls.aids.turn_text import spot_of, told_spot
from ludoteka.games.emerald_skulls.rules.parts import MARKERS
from ludoteka.games.emerald_skulls.rules.state import Skulls, is_solo
from ludoteka.games.emerald_skulls.rules.turn import closed_levels
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.game import View


class BetNow(msgspec.Struct, frozen=True, array_like=True):
    """A bet in play: its card, its wager, whose markers lie on it from the bottom up, and how many
    places are left."""

    card: int
    wager: int
    markers: list[int]
    left: int


class Shown(Body):
    """What everybody sees at the table: the `bets` in the order of the payout, the markers each
    seat has left (none in the solo game), the levels that are `closed`, and the gears of the full
    pot, before Vrax and Kar take theirs. `turn` is the turn in the words of `/odds`, empty if there
    is none; `counted` are the tokens its odds reckon with."""

    bets: list[BetNow]
    markers: list[int]
    closed: list[int]
    full_pot: int
    turn: str
    counted: int


def shown(view: View[Any]) -> Shown:
    s: Skulls = view.position
    turn, counted = _turn(s)
    return Shown(
        bets=_bets(s),
        markers=_markers(s),
        closed=closed_levels(int(s.floor)),
        full_pot=s.cards.pots[len(s.gears)],
        turn=turn,
        counted=counted,
    )


def _bets(s: Skulls) -> list[BetNow]:
    """SKULL-7.4 The stacks of markers."""
    stacks: list[list[int]] = [[] for _ in s.data.bets]
    for slot, bettor in zip(s.bets, s.bettors, strict=True):
        stacks[slot].append(bettor)
    told: list[BetNow] = []
    for slot, index in enumerate(s.data.bets):
        bet = s.cards.bets[index]
        left = s.data.places[slot] - len(stacks[slot])
        told.append(BetNow(bet.card, bet.wager, stacks[slot], left))
    return told


def _markers(s: Skulls) -> list[int]:
    """SKULL-1.3 and 7.2 The markers not yet placed."""
    if is_solo(s):
        return [0]
    return [int(MARKERS) - [*s.bettors].count(seat) for seat in range(len(s.gears))]


def _turn(s: Skulls) -> tuple[str, int]:
    try:
        spot = spot_of(s)
    except Unreadable:
        return "", 0
    return told_spot(spot), spot.tokens
