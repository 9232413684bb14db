"""SKULL-16.2: how a turn ends, exactly, for a roller who always does the same in the same place."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteka.games.emerald_skulls.aids.solver import Best, Solver
from ludoteka.games.emerald_skulls.rules.parts import GEM_LEVEL
from ludoteka.games.emerald_skulls.rules.turn_key import (
    BUST_ACTION,
    PICK_ACTION,
    ROLLS,
    TOKEN_ACTION,
    final_of,
    gem_final,
    hand_in,
    level_in,
    lowest_of,
    picked_key,
    picks_in,
    placed_key,
    token_key,
    tokens_in,
)
from ludoteka.games.emerald_skulls.rules.wagers import BUST, RUN, STOP, TURN_DICE


@mypyc_attr(allow_interpreted_subclasses=True)
class Roller:
    """A way to play the roller."""

    def action(self, key: int, shown: list[int]) -> int:
        """What to do with a roll: skulls at 0, I to V at 1 to 5 (those below the floor untold)."""
        raise AssertionError

    def stops(self, key: int) -> bool:
        """Whether to stop after a placement."""
        raise AssertionError


class Exact(Roller):
    """The gear-maximising roller of SKULL-16.1."""

    def __init__(self, solver: Solver) -> None:
        self.solver: Final = solver
        self._levels: Final[dict[int, list[Best]]] = {}

    def action(self, key: int, shown: list[int]) -> int:
        levels = self._levels.get(key)
        if levels is None:
            levels = self.solver.levels(key)
            self._levels[key] = levels
        return self.solver.choice(key, levels, shown)

    def stops(self, key: int) -> bool:
        return self.solver.stops(key)


class Walk:
    """Follows all rolls at once. Weights are probabilities times `one`, whole numbers."""

    def __init__(self, roller: Roller, tokens: int) -> None:
        self.roller: Final = roller
        self.tokens: Final = tokens  # of the roller at the start
        self.finals: Final[dict[int, int]] = {}
        self._waiting: Final[list[dict[int, int]]] = []

    def before_roll(self, key: int, weight: int) -> None:
        """Come to a turn before a roll."""
        rank = self._rank(key)
        while len(self._waiting) <= rank:
            self._waiting.append({})
        at = self._waiting[rank]
        at[key] = at.get(key, 0) + weight

    def after_placing(self, key: int, weight: int) -> None:
        """Come to the question whether to stop."""
        if self.roller.stops(key):
            self.end(final_of(key, STOP, 0), weight)
        else:
            self.before_roll(key, weight)

    def act(self, key: int, action: int, weight: int) -> None:
        """Do something with a roll."""
        if action == PICK_ACTION:
            self.before_roll(picked_key(key), weight)
        elif action == TOKEN_ACTION:
            self.before_roll(token_key(key), weight)
        elif action == BUST_ACTION:
            self.end(final_of(key, BUST, 0), weight)
        elif level_in(action) == GEM_LEVEL:
            self.end(gem_final(key, action >> 3 & 7), weight)
        else:
            after = placed_key(key, level_in(action), action >> 3 & 7, action & 7)
            if hand_in(after) == 0:
                self.end(final_of(after, RUN, 0), weight)
            else:
                self.after_placing(after, weight)

    def run(self) -> None:
        """Roll in every turn that was come to, those first that lead to the others."""
        rank = 0
        while rank < len(self._waiting):
            for key, weight in self._waiting[rank].items():
                hand = hand_in(key)
                for dice in ROLLS[hand][lowest_of(key)]:
                    action = self.roller.action(key, dice.shown)
                    self.act(key, action, weight * dice.ways // 6**hand)
            rank += 1

    def end(self, final: int, weight: int) -> None:
        """Come to an end."""
        self.finals[final] = self.finals.get(final, 0) + weight

    def _rank(self, key: int) -> int:
        """Rises with every placement, more with every reroll action."""
        rerolls = picks_in(key) + self.tokens - tokens_in(key)
        return rerolls * (TURN_DICE + 1) + TURN_DICE - hand_in(key)
