"""SKULL-16: the exact odds of a position of a roller's turn.

    table = odds(read_spot("dice=7 tokens=1"))
    table.gears, table.outs, table.wagers, table.actions[0].gears

All figures are fractions. They are remembered: the first look at a fresh turn takes a moment.
"""

from fractions import Fraction
from typing import Final

from ludoteka.games.emerald_skulls.aids.solver import Solver
from ludoteka.games.emerald_skulls.aids.turn_ends import Exact, Walk
from ludoteka.games.emerald_skulls.aids.turn_text import Spot
from ludoteka.games.emerald_skulls.rules.parts import GEM_LEVEL, WAGERS
from ludoteka.games.emerald_skulls.rules.turn_key import (
    BUST_ACTION,
    PICK_ACTION,
    TOKEN_ACTION,
    Ended,
    action_of,
    can_pick,
    final_of,
    level_in,
    lowest_of,
    picked_key,
    room_in,
    token_key,
)
from ludoteka.games.emerald_skulls.rules.wagers import OUTS, STOP
from ludoteka.games.emerald_skulls.rules.words import (
    BUST_IT,
    PICK_IT,
    PLACES,
    ROLL_IT,
    STOP_IT,
    TOKEN_IT,
)
from ludoteka.kernel.pending import Move

STOP_ACTION: Final = 0o1003
ROLL_ACTION: Final = 0o1004


class Action:
    """Something the roller may do now, and what it is worth if the rest is played as well."""

    def __init__(self, action: int, gears: Fraction, tokens: Fraction) -> None:
        self.action: Final = action
        self.gears: Final = gears
        self.tokens: Final = tokens


class Odds:
    """Expected gears and net tokens, and the chances of outs and wagers, of the best play."""

    def __init__(
        self,
        gears: Fraction,
        tokens: Fraction,
        outs: list[Fraction],
        wagers: list[Fraction],
        actions: list[Action],
        best: int,
    ) -> None:
        self.gears: Final = gears
        self.tokens: Final = tokens
        self.outs: Final = outs  # bust, stop, gem, run, double: each turn ends in one of them
        self.wagers: Final = wagers  # by number, of all cards
        self.actions: Final = actions  # in canonical order; [] before a roll
        self.best: Final = best  # the place of the best action, or -1


_SOLVERS: Final[dict[str, Solver]] = {}
_KNOWN: Final[dict[str, Odds]] = {}
_MOST_SOLVERS: Final = 3
_MOST_KNOWN: Final = 500


def solver_for(spot: Spot) -> Solver:
    """The solver for the jackpots and tokens of a position (the last few are remembered)."""
    name = _solver_name(spot)
    if name not in _SOLVERS:
        if len(_SOLVERS) >= _MOST_SOLVERS:
            _SOLVERS.pop(next(iter(_SOLVERS)))
        _SOLVERS[name] = Solver(spot.cards, spot.jackpots, spot.tokens)
    return _SOLVERS[name]


def _solver_name(spot: Spot) -> str:
    printed = [f"{bet.wager} {bet.jackpot} {bet.per}" for bet in spot.jackpots]
    return f"{spot.tokens}: " + ", ".join(printed)


def odds(spot: Spot) -> Odds:
    """The table of a position."""
    name = f"{spot.key} {spot.roll} {spot.may_stop} {_solver_name(spot)}"
    if name not in _KNOWN:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.pop(next(iter(_KNOWN)))
        _KNOWN[name] = _find_odds(spot)
    return _KNOWN[name]


def _find_odds(spot: Spot) -> Odds:
    solver = solver_for(spot)
    actions = legal_actions(spot)
    worths = [action_worth(solver, spot.key, action) for action in actions]
    walk = Walk(Exact(solver), spot.tokens)
    best = -1
    if actions:
        worth = max(worths)
        best = worths.index(worth)
        follow(walk, spot.key, actions[best], solver.one)
    else:
        worth = solver.worth(spot.key)
        walk.before_roll(spot.key, solver.one)
    walk.run()
    told = [
        Action(action, *_figures(solver, each))
        for action, each in zip(actions, worths, strict=True)
    ]
    gears, tokens = _figures(solver, worth)
    outs, wagers = tally(walk.finals, solver.one)
    return Odds(gears, tokens, outs, wagers, told, best)


def _figures(solver: Solver, worth: int) -> tuple[Fraction, Fraction]:
    gears = Fraction(solver.gears_of(worth), solver.one)
    return gears, Fraction(solver.tokens_of(worth), solver.one)


def tally(finals: dict[int, int], one: int) -> tuple[list[Fraction], list[Fraction]]:
    """The chances of the outs and of the wagers, from the weights of the ends."""
    outs, wagers = [0] * len(OUTS), [0] * len(WAGERS)
    for final, weight in finals.items():
        end = Ended(final)
        counted = end.counts()
        outs[OUTS.index(end.out)] += weight
        for index, wager in enumerate(WAGERS):
            if wager.holds(counted, end.out):
                wagers[index] += weight
    return [Fraction(each, one) for each in outs], [Fraction(each, one) for each in wagers]


def legal_actions(spot: Spot) -> list[int]:
    """What the roller may do now, in canonical order (SKULL-16.1); nothing before a roll."""
    if spot.may_stop:
        return [STOP_ACTION, ROLL_ACTION]
    if not spot.roll:
        return []
    found: list[int] = []
    for level in range(lowest_of(spot.key), GEM_LEVEL + 1):
        for natural in range(spot.roll[level] + 1):
            for skulls in range(spot.roll[0] + 1):
                if 1 <= natural + skulls <= room_in(spot.key, level):
                    found.append(action_of(level, natural, skulls))
    can_place = len(found) > 0
    if can_pick(spot.key):
        found.append(PICK_ACTION)
    if spot.tokens:
        found.append(TOKEN_ACTION)
    return found if can_place else [*found, BUST_ACTION]


def move_of(action: int) -> Move:
    """The move a player makes to take an action."""
    known = {
        PICK_ACTION: PICK_IT,
        TOKEN_ACTION: TOKEN_IT,
        BUST_ACTION: BUST_IT,
        STOP_ACTION: STOP_IT,
        ROLL_ACTION: ROLL_IT,
    }
    if action in known:
        return known[action]
    return PLACES[level_in(action)][action >> 3 & 7][action & 7]


def action_worth(solver: Solver, key: int, action: int) -> int:
    """What an action is worth, played on as well as possible."""
    if action == STOP_ACTION:
        return solver.ended(final_of(key, STOP, 0))
    if action == ROLL_ACTION:
        return solver.worth(key)
    if action == PICK_ACTION:
        return solver.worth(picked_key(key))
    if action == TOKEN_ACTION:
        return solver.worth(token_key(key)) - solver.one
    if action == BUST_ACTION:
        return 0
    return solver.placed(key, action >> 6, action >> 3 & 7, action & 7)


def follow(walk: Walk, key: int, action: int, weight: int) -> None:
    """Take an action, whichever question it answers."""
    if action == STOP_ACTION:
        walk.end(final_of(key, STOP, 0), weight)
    elif action == ROLL_ACTION:
        walk.before_roll(key, weight)
    else:
        walk.act(key, action, weight)
