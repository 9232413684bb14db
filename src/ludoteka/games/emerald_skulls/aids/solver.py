"""SKULL-16.1: the gear-maximising roller, by dynamic programming over sets of dice.

What a turn is worth is one number: expected gears, and far below them expected tokens, so that
the larger number is the better one by SKULL-16.1 (a) and (b). All numbers are whole: a value v is
kept as v * `one`, where `one` is a power of six so large that no division leaves a rest.
"""

from typing import Final

from ludoteka.games.emerald_skulls.rules.parts import GEM_LEVEL, LEVEL_NAMES, MARKERS, Bet, Cards
from ludoteka.games.emerald_skulls.rules.payout import base_gears, base_tokens, jackpot_gears
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
    lowest_of,
    picked_key,
    placed_key,
    room_in,
    token_key,
    tokens_in,
)
from ludoteka.games.emerald_skulls.rules.wagers import BUST, RUN, STOP, TURN_DICE

MOST_TOKENS: Final = 5
"""Each token more is worth something, so none may be left out, and takes longer to look through:
with these the first look at a turn is a matter of seconds."""


class Best:
    """For one turn and level: the best placement of at most so many natural and skull dice."""

    def __init__(self, hand: int, nothing: int) -> None:
        self.width: Final = hand + 1
        self.worth: Final = [nothing] * (self.width * self.width)
        self.action: Final = [BUST_ACTION] * (self.width * self.width)

    def enter(self, natural: int, skulls: int, worth: int, action: int) -> None:
        """Placements come in canonical order; an equal one that comes later is not better."""
        at = natural * self.width + skulls
        self.worth[at] = worth
        self.action[at] = action
        if skulls > 0:
            self._inherit(at, at - 1)
        if natural > 0:
            self._inherit(at, at - self.width)

    def _inherit(self, at: int, other: int) -> None:
        if self.worth[other] > self.worth[at] or (
            self.worth[other] == self.worth[at] and self.action[other] < self.action[at]
        ):
            self.worth[at] = self.worth[other]
            self.action[at] = self.action[other]


class Solver:
    """The gear-maximising roller of SKULL-16.1, with these jackpots in play.

    `tokens` is the largest number of tokens that will be asked for.
    """

    def __init__(self, cards: Cards, jackpots: list[Bet], tokens: int) -> None:
        self.cards: Final = cards
        self.jackpots: Final = jackpots
        rolls = TURN_DICE + MARKERS + MARKERS + tokens  # more than any turn has
        self.one: Final[int] = 6 ** (TURN_DICE * rolls)
        self.gear: Final[int] = self.one * 4 * (MOST_TOKENS + TURN_DICE)
        self.nothing: Final[int] = -self.gear * self.gear
        self._worth: Final[dict[int, int]] = {}
        self._ends: Final[dict[int, int]] = {}

    def worth(self, key: int) -> int:
        """What a turn is worth before a roll."""
        known = self._worth.get(key)
        if known is None:
            hand = hand_in(key)
            levels = self.levels(key)
            total = 0
            for dice in ROLLS[hand][lowest_of(key)]:
                total += dice.ways * self._best_worth(key, levels, dice.shown)
            known = total // 6**hand
            self._worth[key] = known
        return known

    def ended(self, final: int) -> int:
        """SKULL-9 What a turn that has ended is worth: more gears, then more tokens."""
        known = self._ends.get(final)
        if known is None:
            end = Ended(final)
            known = 0
            if end.out != BUST:
                gears = base_gears(self.cards, end.natural, end.skulls, end.out)
                tokens = base_tokens(self.cards, end.natural, end.skulls, end.out)
                known = gears * self.gear + tokens
                for bet in self.jackpots:
                    if self.cards.wagers[bet.wager].holds(end.counts(), end.out):
                        gears = jackpot_gears(bet, end.natural, end.skulls)
                        known = max(known, gears * self.gear)
            known *= self.one
            self._ends[final] = known
        return known

    def gears_of(self, worth: int) -> int:
        """The gears in a worth, times `one`."""
        return (worth + self.gear // 2) // self.gear

    def tokens_of(self, worth: int) -> int:
        """The tokens in a worth, times `one`."""
        return worth - self.gears_of(worth) * self.gear

    def placed(self, key: int, level: int, natural: int, skulls: int) -> int:
        """What a placement is worth, played on as well as possible."""
        if level == GEM_LEVEL:
            return self.ended(gem_final(key, natural))
        after = placed_key(key, level, natural, skulls)
        if hand_in(after) == 0:
            return self.ended(final_of(after, RUN, 0))
        return max(self.ended(final_of(after, STOP, 0)), self.worth(after))

    def stops(self, key: int) -> bool:
        """SKULL-16.1 Stopping comes before going on if both are worth the same."""
        return self.ended(final_of(key, STOP, 0)) >= self.worth(key)

    def levels(self, key: int) -> list[Best]:
        """The best placements on each level."""
        hand = hand_in(key)
        found = [Best(hand, self.nothing) for _ in LEVEL_NAMES]
        for level in range(lowest_of(key), GEM_LEVEL + 1):
            holds = room_in(key, level)
            for natural in range(hand + 1):
                for skulls in range(hand + 1 - natural):
                    worth, action = self.nothing, BUST_ACTION
                    if 1 <= natural + skulls <= holds:
                        worth = self.placed(key, level, natural, skulls)
                        action = action_of(level, natural, skulls)
                    found[level].enter(natural, skulls, worth, action)
        return found

    def _best_worth(self, key: int, levels: list[Best], shown: list[int]) -> int:
        worth = self.nothing
        for level in range(lowest_of(key), GEM_LEVEL + 1):
            best = levels[level]
            worth = max(worth, best.worth[shown[level] * best.width + shown[0]])
        if worth == self.nothing:
            worth = 0  # a bust
        if can_pick(key):
            worth = max(worth, self.worth(picked_key(key)))
        if tokens_in(key) > 0:
            worth = max(worth, self.worth(token_key(key)) - self.one)
        return worth

    def choice(self, key: int, levels: list[Best], shown: list[int]) -> int:
        """SKULL-16.1 The action for a roll: the first in canonical order that is worth most."""
        worth, action = self.nothing, BUST_ACTION
        for level in range(lowest_of(key), GEM_LEVEL + 1):
            best = levels[level]
            at = shown[level] * best.width + shown[0]
            if best.worth[at] > worth:
                worth, action = best.worth[at], best.action[at]
        can_place = action != BUST_ACTION
        if can_pick(key) and self.worth(picked_key(key)) > worth:
            worth, action = self.worth(picked_key(key)), PICK_ACTION
        if tokens_in(key) > 0 and self.worth(token_key(key)) - self.one > worth:
            worth, action = self.worth(token_key(key)) - self.one, TOKEN_ACTION
        if not can_place and worth < 0:
            action = BUST_ACTION
        return action
