"""Emerald Skulls: the questions about a position that the rules keep asking."""

from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.parts import OPPOSITION_NAMES
from ludoteka.games.emerald_skulls.rules.position import Skulls as Skulls
from ludoteka.games.emerald_skulls.rules.reach import reachable
from ludoteka.games.emerald_skulls.rules.wagers import TURN_DICE
from ludoteka.kernel.census import Census, count_bag, count_packed


def census(s: Skulls) -> Census:
    """SKULL-1.3 and 1.5: every gear, and the opposition cards of the solo game."""
    tally = [0] * len(OPPOSITION_NAMES)
    count_bag(tally, s.deck)
    count_packed(tally, s.opposition)
    return {"gear": [0, int(s.pot) + int(s.rivals) + sum(s.gears)], "opposition": tally}


# Questions about the turn


def is_solo(s: Skulls) -> bool:
    return s.rounds > 0


def supply(s: Skulls) -> i64:
    """Dice neither in hand nor on the skull."""
    left: i64 = TURN_DICE - s.hand
    for dice in s.natural:
        left -= dice
    for dice in s.skulls:
        left -= dice
    return left


def room(s: Skulls, level: i64) -> i64:
    """SKULL-5.4 How many dice a level can still take."""
    return s.cards.holds[level] - s.natural[level] - s.skulls[level]


def possible_bets(s: Skulls) -> int:
    """SKULL-7.7 The bets in play that can still come true before this roll."""
    natural, skulls = s.natural, s.skulls
    lower, upper, nose, eyes = skulls[1], skulls[2], skulls[3], skulls[4]
    wagers = reachable(
        natural[1] + lower,
        natural[2] + upper,
        natural[3],
        nose,
        natural[4] + eyes,
        lower + upper + nose + eyes,
        s.floor,
        s.hand,
        s.picks,
        s.tokens[s.roller],
    )
    return s.data.possible(wagers)
