"""What dice can be hoped for: the worth of rolling again, exactly, for any worth of the faces.

The worth of a result is taken as a sum over its faces. Then one roll is a sum of chances, and
two rolls are looked through completely. A set of dice is written as one number, four bits for
each face.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.parts import ALL_DICE, FACES

ROW: Final[i64] = ALL_DICE + 1
NOT_POSSIBLE: Final[i64] = -1_000_000_000


def code_of(dice: list[int]) -> i64:
    """A set of dice as a number."""
    code: i64 = 0
    for face in range(FACES):
        code |= i64(dice[face]) << (4 * face)
    return code


def _rolls(dice: int) -> list[tuple[int, int]]:
    """Every set that so many dice can show, with the number of ways to roll it."""
    found = {0: 1}
    for _ in range(dice):
        after: dict[int, int] = {}
        for code, ways in found.items():
            for face in range(int(FACES)):
                more = code + (1 << 4 * face)
                after[more] = after.get(more, 0) + ways
        found = after
    return sorted(found.items())


def _chances(dice: int) -> list[int]:
    """The ways in which so many dice show a face 0, 1, 2 ... times."""
    ways = [1]
    for _ in range(dice):
        ways = [
            (5 * ways[count] if count < len(ways) else 0) + (ways[count - 1] if count else 0)
            for count in range(len(ways) + 1)
        ]
    return ways


_CODES: Final = [[code for code, _ in _rolls(dice)] for dice in range(9)]
_WAYS: Final = [[ways for _, ways in _rolls(dice)] for dice in range(9)]
_TIMES: Final = [_chances(dice) for dice in range(9)]
_ALL: Final[list[int]] = [6**dice for dice in range(9)]


class Hopes:
    """For dice whose faces are worth `worth[face * ROW + count]`; `fixed` faces stay."""

    def __init__(self, worth: list[int], dice: i64, fixed: i64) -> None:
        self.worth: Final = worth
        self.dice: Final[i64] = dice
        self.fixed: Final[i64] = fixed  # mask of the faces that cannot be rolled again
        # By face, dice kept that show it, and dice rolled: what the face is worth then.
        self.mean: Final = _means(worth, dice)
        self._best: Final[dict[int, int]] = {}
        self._twice: Final[dict[int, int]] = {}

    def shown(self, code: i64) -> i64:
        """The worth of dice that stay."""
        return self.once(code, 0)

    def once(self, kept: i64, rolled: i64) -> i64:
        """Some dice are kept, the others rolled for the last time."""
        mean = self.mean
        total: i64 = 0
        for face in range(FACES):
            total += mean[(face * ROW + ((kept >> (4 * face)) & 15)) * ROW + rolled]
        return total

    def best(self, code: i64) -> i64:
        """The dice on the table, with one roll left: the best choice of what to roll."""
        known = self._best.get(code)
        if known is None:
            known = self._best_of_all(code)
            self._best[code] = known
        return known

    def _best_of_all(self, code: i64) -> i64:
        """For each number of dice to roll, the best dice: face by face (a knapsack)."""
        most = self.once(code, 0)
        mean = self.mean
        for rolled in range(i64(1), self.dice + 1):
            sums: list[int] = [NOT_POSSIBLE] * (rolled + 1)
            sums[0] = 0
            for face in range(FACES):
                shown: i64 = (code >> (4 * face)) & 15
                free: i64 = 0 if (self.fixed >> face) & 1 else min(shown, rolled)
                base = face * ROW * ROW + rolled
                total: i64 = rolled
                while total >= 0:
                    high: i64 = NOT_POSSIBLE
                    for picked in range(min(free, total) + 1):
                        worth: i64 = sums[total - picked] + mean[base + (shown - picked) * ROW]
                        high = max(high, worth)
                    sums[total] = high
                    total -= 1
            most = max(most, sums[rolled])
        return most

    def twice(self, kept: i64, rolled: i64) -> i64:
        """Some dice are kept, the others rolled, and then there is one roll more."""
        known = self._twice.get(kept)
        if known is not None:
            return known
        codes, ways = _CODES[rolled], _WAYS[rolled]
        total: i64 = 0
        for place in range(i64(len(codes))):
            total += ways[place] * self.best(kept + codes[place])
        found = total // _ALL[rolled]
        self._twice[kept] = found
        return found

    def reach(self, kept: i64, rolled: i64, left: i64) -> i64:
        """What can be hoped for with `left` rolls, the first of them with `rolled` dice."""
        if rolled == 0 or left <= 1:
            return self.once(kept, rolled)
        return self.twice(kept, rolled)

    def best_picks(self, kept: i64, rolled: i64, left: i64, face: i64) -> i64:
        """The same if dice from a face on may still be picked up."""
        most = self.reach(kept, rolled, left) if rolled > 0 else NOT_POSSIBLE
        while face < FACES:
            if not (self.fixed >> face) & 1:
                shown: i64 = (kept >> (4 * face)) & 15
                for picked in range(i64(1), shown + 1):
                    fewer = kept - (picked << (4 * face))
                    most = max(most, self.best_picks(fewer, rolled + picked, left, face + 1))
            face += 1
        return most


def _means(worth: list[int], dice: i64) -> list[int]:
    means: list[int] = [0] * (FACES * ROW * ROW)
    for face in range(FACES):
        for kept in range(dice + 1):
            for rolled in range(dice - kept + 1):
                times = _TIMES[rolled]
                total: i64 = 0
                for count in range(rolled + 1):
                    total += times[count] * worth[face * ROW + kept + count]
                means[(face * ROW + kept) * ROW + rolled] = total // _ALL[rolled]
    return means
