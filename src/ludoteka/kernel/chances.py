"""The two kinds of luck at a table: dice, and drawing from a shuffled pile."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.kernel.pending import EVERYBODY, Chance
from ludoteka.kernel.zones import Bag


def by_size(prompt: str, most: int) -> list[Chance]:
    """The same question to chance for each size up to `most`, made once."""
    return [Chance(prompt, size) for size in range(most + 1)]


class Roll(Chance):
    """Roll several equal dice at once. The answer is read by `faces_of`."""

    def __init__(self, prompt: str, dice: int, faces: int = 6) -> None:
        super().__init__(prompt, faces**dice)
        self.dice: Final = dice
        self.faces: Final = faces

    def classes(self) -> list[tuple[int, int]]:
        """One outcome for each different set of faces, with the number of ways to roll it."""
        found: list[tuple[int, int]] = []
        for shown in _sorted_rolls(self.dice, self.faces, 0):
            found.append((outcome_of(shown, self.faces), _ways(shown)))
        return found

    def sort(self, outcome: int) -> int:
        """The number of the sorted faces."""
        shown = faces_of(outcome, self.dice, self.faces)
        shown.sort()
        return outcome_of(shown, self.faces)


class Draw(Chance):
    """Draw a card from a bag; those in the mask `seen` see which."""

    def __init__(self, prompt: str, bag: Bag, seen: int = EVERYBODY) -> None:
        super().__init__(prompt, bag.size, seen)
        self.counts: Final = bag.counts

    def classes(self) -> list[tuple[int, int]]:
        return classes_of(self.counts)

    def sort(self, outcome: int) -> int:
        return card_at(self.counts, outcome)


def classes_of(counts: vec[i64]) -> list[tuple[int, int]]:
    """One outcome for each different card, with its number of copies."""
    found: list[tuple[int, int]] = []
    first: i64 = 0
    for copies in counts:
        if copies > 0:
            found.append((first, copies))
            first += copies
    return found


def card_at(counts: vec[i64], outcome: i64) -> i64:
    """The card that an answer to a draw stands for."""
    left: i64 = outcome
    card: i64 = 0
    for copies in counts:
        if left < copies:
            return card
        left -= copies
        card += 1
    raise AssertionError(f"there is no card {outcome}")


def faces_of(outcome: int, dice: int, faces: int = 6) -> list[int]:
    """What the dice show, each 0 to faces - 1, for the answer to a `Roll`."""
    left: i64 = outcome
    sides: i64 = faces
    shown: list[int] = []
    for _ in range(dice):
        shown.append(left % sides)
        left = left // sides
    return shown


def count_faces(counts: vec[i64], outcome: i64, dice: i64, faces: i64 = 6) -> None:
    """Add what the dice show to the counts of their faces, for the answer to a `Roll`."""
    left: i64 = outcome
    for _ in range(dice):
        counts[left % faces] += 1
        left = left // faces


def outcome_of(shown: list[int], faces: int = 6) -> int:
    """The answer that shows these faces: the inverse of `faces_of`."""
    outcome = 0
    for face in reversed(shown):
        outcome = outcome * faces + face
    return outcome


def _sorted_rolls(dice: int, faces: int, lowest: int) -> list[list[int]]:
    if dice == 0:
        return [[]]
    return [
        [face, *rest]
        for face in range(lowest, faces)
        for rest in _sorted_rolls(dice - 1, faces, face)
    ]


def _ways(shown: list[int]) -> int:
    """The number of orders of a set of faces."""
    ways = 1
    for place, face in enumerate(shown, start=1):
        ways = ways * place // shown[:place].count(face)
    return ways
