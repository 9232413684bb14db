"""SKULL-16.2: how far the chances can differ between rollers who all maximise their gears."""

from fractions import Fraction
from typing import Final

from ludoteka.games.emerald_skulls.aids.odds import (
    ROLL_ACTION,
    STOP_ACTION,
    action_worth,
    legal_actions,
    solver_for,
)
from ludoteka.games.emerald_skulls.aids.solver import Solver
from ludoteka.games.emerald_skulls.aids.turn_text import Spot
from ludoteka.games.emerald_skulls.rules.parts import GEM_LEVEL, WAGERS
from ludoteka.games.emerald_skulls.rules.turn_key import (
    BUST_ACTION,
    PICK_ACTION,
    ROLLS,
    TOKEN_ACTION,
    Ended,
    action_of,
    can_pick,
    final_of,
    gem_final,
    hand_in,
    level_in,
    lowest_of,
    picked_key,
    placed_key,
    room_in,
    token_key,
    tokens_in,
)
from ludoteka.games.emerald_skulls.rules.wagers import BUST, OUTS, RUN, STOP


class Range:
    """The least and the greatest chance of something."""

    def __init__(self, low: Fraction, high: Fraction) -> None:
        self.low: Final = low
        self.high: Final = high


def ranges(spot: Spot, wagers: list[int]) -> list[Range]:
    """The ranges of the five outs, then of these wagers, over all gear-optimal rollers."""
    solver = solver_for(spot)
    spread = _Spread(solver, wagers)
    actions = legal_actions(spot)
    if actions:
        worths = [action_worth(solver, spot.key, action) for action in actions]
        most = max([solver.gears_of(worth) for worth in worths])
        found = spread.nothing()
        for action, worth in zip(actions, worths, strict=True):
            if solver.gears_of(worth) == most:
                spread.widen(found, spread.after(spot.key, action))
    else:
        found = spread.before_roll(spot.key)
    one = solver.one
    return [
        Range(Fraction(found[place], one), Fraction(found[place + 1], one))
        for place in range(0, len(found), 2)
    ]


class _Spread:
    """Chances times `one`: the least and the greatest of each thing in turn."""

    def __init__(self, solver: Solver, wagers: list[int]) -> None:
        self.solver: Final = solver
        self.wagers: Final = [WAGERS[wager] for wager in wagers]
        self.size: Final[int] = 2 * (len(OUTS) + len(wagers))
        self._rolls: Final[dict[int, list[int]]] = {}
        self._ends: Final[dict[int, list[int]]] = {}
        self._stops: Final[dict[int, list[int]]] = {}

    def nothing(self) -> list[int]:
        """What the first `widen` replaces: least above greatest."""
        return [self.solver.one + 1, -1] * (self.size // 2)

    def widen(self, found: list[int], other: list[int]) -> None:
        for place in range(0, self.size, 2):
            found[place] = min(found[place], other[place])
            found[place + 1] = max(found[place + 1], other[place + 1])

    def ended(self, final: int) -> list[int]:
        known = self._ends.get(final)
        if known is None:
            end = Ended(final)
            counted = end.counts()
            held = [end.out == out for out in OUTS]
            held += [wager.holds(counted, end.out) for wager in self.wagers]
            known = []
            for each in held:
                known += [self.solver.one if each else 0] * 2
            self._ends[final] = known
        return known

    def before_roll(self, key: int) -> list[int]:
        known = self._rolls.get(key)
        if known is None:
            hand = hand_in(key)
            known = [0] * self.size
            for dice in ROLLS[hand][lowest_of(key)]:
                rolled = self._rolled(key, dice.shown)
                for place in range(self.size):
                    known[place] += dice.ways * rolled[place]
            parts = 6**hand
            known = [each // parts for each in known]
            self._rolls[key] = known
        return known

    def _rolled(self, key: int, shown: list[int]) -> list[int]:
        """All actions with the most gears."""
        solver = self.solver
        actions: list[int] = []
        for level in range(lowest_of(key), GEM_LEVEL + 1):
            for natural in range(shown[level] + 1):
                for skulls in range(shown[0] + 1):
                    if 1 <= natural + skulls <= room_in(key, level):
                        actions.append(action_of(level, natural, skulls))
        if not actions:
            actions.append(BUST_ACTION)
        if can_pick(key):
            actions.append(PICK_ACTION)
        if tokens_in(key) > 0:
            actions.append(TOKEN_ACTION)
        gears = [solver.gears_of(action_worth(solver, key, action)) for action in actions]
        most = max(gears)
        found = self.nothing()
        for place, action in enumerate(actions):
            if gears[place] == most:
                self.widen(found, self.after(key, action))
        return found

    def after(self, key: int, action: int) -> list[int]:
        if action == PICK_ACTION:
            return self.before_roll(picked_key(key))
        if action == TOKEN_ACTION:
            return self.before_roll(token_key(key))
        if action == ROLL_ACTION:
            return self.before_roll(key)
        if action == STOP_ACTION:
            return self.ended(final_of(key, STOP, 0))
        if action == BUST_ACTION:
            return self.ended(final_of(key, BUST, 0))
        if level_in(action) == GEM_LEVEL:
            return self.ended(gem_final(key, action >> 3 & 7))
        placed = placed_key(key, level_in(action), action >> 3 & 7, action & 7)
        if hand_in(placed) == 0:
            return self.ended(final_of(placed, RUN, 0))
        return self._stop_or_roll(placed)

    def _stop_or_roll(self, key: int) -> list[int]:
        known = self._stops.get(key)
        if known is None:
            stop = self.solver.ended(final_of(key, STOP, 0))
            gears_now = self.solver.gears_of(stop)
            gears_later = self.solver.gears_of(self.solver.worth(key))
            known = self.nothing()
            if gears_now >= gears_later:
                self.widen(known, self.ended(final_of(key, STOP, 0)))
            if gears_later >= gears_now:
                self.widen(known, self.before_roll(key))
            self._stops[key] = known
        return known
