"""Who stands how well in Emerald Skulls between two turns.

Gears decide, and the fuller the pot, the more can still change. A reroll token stands for the
gears it will bring, and to roll soon is worth something too. The numbers were fitted to the
results of some thousand games between bots (logistic regression).
"""

import math
from typing import Final

from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.state import Skulls, is_solo

TOKEN_GEARS: Final = 1.3
"""What a reroll token is worth in gears."""
ROLLER_GEARS: Final = 1.1
"""What it is worth to roll next rather than last, for each player."""
SPREAD: Final = 0.8
"""Gears for each square root of a gear in the pot: that much ahead makes winning e times as likely
as losing."""
POT_LEAST: Final = 12.0

# The solo game (SKULL-12.3): what a round brings, and the player's part of what leaves the pot
ROUND_GEARS: Final = 7.0
OWN_PART: Final = 0.65
SOLO_SPREAD: Final = 2.5


class Standing:
    """What each seat holds between two turns; changed while payouts are tried."""

    def __init__(self, s: Skulls) -> None:
        self.gears: Final[list[float]] = [float(each) for each in s.gears]
        self.tokens: Final[list[float]] = [float(each) for each in s.tokens]
        self.rolled: Final = s.rolled[:]
        self.pot: float = float(s.pot)
        self.rivals: float = float(s.rivals)
        self.rounds: float = float(int(s.rounds) - len(s.opposition))
        self.solo: Final = is_solo(s)
        self.next: i64 = (s.roller + 1) % len(s.gears)

    def shares(self) -> list[float]:
        """The share of the win of each seat."""
        if self.solo:
            return [self._alone()]
        if self.pot <= 0.0:
            return self._decided()
        seats: i64 = len(self.gears)
        spread = SPREAD * math.sqrt(self.pot + POT_LEAST)
        found: list[float] = []
        total = 0.0
        most = max(self.gears)
        for seat in range(seats):
            turns: i64 = (seat - self.next + seats) % seats
            soon = ROLLER_GEARS * float(seats * (seats - 1 - turns)) / float(seats - 1)
            ahead = self.gears[seat] - most + TOKEN_GEARS * self.tokens[seat] + soon
            part = math.exp(ahead / spread)
            found.append(part)
            total += part
        for seat in range(seats):
            found[seat] /= total
        return found

    def _decided(self) -> list[float]:
        """SKULL-10.1 Most gears; then most tokens; then the latest turn as the roller."""
        best: i64 = 0
        for seat in range(i64(1), i64(len(self.gears))):
            ahead = self.gears[seat] - self.gears[best]
            if ahead == 0.0:
                ahead = self.tokens[seat] - self.tokens[best]
            if ahead == 0.0:
                ahead = float(self.rolled[seat] - self.rolled[best])
            if ahead > 0.0:
                best = seat
        found = [0.0] * len(self.gears)
        found[best] = 1.0
        return found

    def _alone(self) -> float:
        """SKULL-12.3 More gears than Vrax and Kar, who get what is left in the pot."""
        if self.pot <= 0.0 or self.rounds <= 0.0:
            return 1.0 if self.gears[0] > self.rivals + self.pot else 0.0
        needed = (self.gears[0] + self.rivals + self.pot) / 2.0
        coming = min(ROUND_GEARS * self.rounds, OWN_PART * self.pot)
        ahead = self.gears[0] + TOKEN_GEARS * self.tokens[0] * 0.5 + coming - needed
        return 1.0 / (1.0 + math.exp(-ahead / (SOLO_SPREAD * math.sqrt(self.rounds))))
