"""DELI-4: a sandwich, and what may be laid on it."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import (
    BREADS,
    FILLINGS,
    KIND,
    WRAP,
    Cards,
    is_bread,
)
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Refusal

MOST_SANDWICHES: Final[i64] = 7
MOST_FILLINGS: Final[i64] = 4

# How a sandwich is closed
OPEN: Final[i64] = 0
BY_BREAD: Final[i64] = 1
DECLARED: Final[i64] = 2


class Sandwich:
    """Cards from the bottom to the top. Never changed: whatever happens makes another one."""

    def __init__(
        self,
        cards: list[int],
        closed: int,
        gregg: int,
        accepts: int,
        declarable: bool,
    ) -> None:
        self.cards: Final = cards
        self.closed: Final[i64] = closed
        self.gregg: Final[i64] = gregg  # 1 if it was closed while its owner had Gregg (7.6)
        self.accepts: Final[i64] = accepts  # the ingredients that may be laid on it, as a mask
        self.declarable: Final = declarable  # 4.9, 4.10
        self.bread: Final[i64] = cards[0] & KIND
        self.fillings: Final[i64] = len(cards) - (2 if closed == BY_BREAD else 1)

    def takes(self, kind: i64) -> bool:
        return (self.accepts >> kind) & 1 == 1

    def is_open(self) -> bool:
        return self.closed == OPEN

    def is_empty(self) -> bool:
        """An empty bread: nothing lies on it."""
        return self.fillings == 0

    def top(self) -> int:
        return self.cards[-1]

    def kinds(self) -> list[int]:
        """The ingredients, jokers as declared."""
        return [card & KIND for card in self.cards]


def lay(parts: Cards, cards: list[int]) -> Sandwich:
    """An open sandwich of these cards."""
    return Sandwich(cards, OPEN, 0, accepted(parts, cards), _may_declare(parts, cards))


def accepted(parts: Cards, cards: list[int]) -> i64:
    """DELI-4.2 to DELI-4.8 The ingredients that may be laid on an open sandwich, as a mask.

    An open sandwich takes the bread it began with (DELI-4.5), unless that is a wrap.
    """
    fillings: i64 = len(cards) - 1
    if fillings == 0:
        return FILLINGS
    bread: i64 = cards[0] & KIND
    mask: i64 = i64(0) if bread == WRAP else bit(bread)
    if fillings < MOST_FILLINGS:
        mask |= FILLINGS & ~parts.bottom
        for card in cards:
            mask &= ~(bit(card & KIND) & parts.single)
    return mask


def _may_declare(parts: Cards, cards: list[int]) -> bool:
    """DELI-4.7, 4.9 and 4.10 A wrap with a filling, or exactly a classic with one bread."""
    if len(cards) == 1:
        return False
    if cards[0] & KIND == WRAP:
        return True
    if len(cards) > 2:
        return False
    kinds = [cards[0] & KIND, cards[1] & KIND]
    for recipe in parts.recipes:
        if recipe.matches(kinds):
            return True
    return False


def sandwich_rows(areas: list[list[Sandwich]]) -> list[list[int]]:
    """A row for each sandwich: its seat, how it is closed, Gregg's mark, its cards."""
    found: list[list[int]] = []
    for seat, area in enumerate(areas):
        for sandwich in area:
            found.append([seat, int(sandwich.closed), int(sandwich.gregg), *sandwich.cards])
    return found


def areas_of(data: list[list[int]], seats: int, cards: Cards) -> list[list[Sandwich]]:
    areas: list[list[Sandwich]] = [[] for _ in range(seats)]
    for row in data:
        if len(row) < 4 or not 0 <= row[0] < seats:
            raise Unreadable("wrong-length", field="areas")
        sandwich = lay(cards, row[3:])
        if row[1] != OPEN:
            sandwich = Sandwich(row[3:], row[1], row[2], 0, False)
        areas[row[0]].append(sandwich)
    return areas


def why_not_on(parts: Cards, sandwich: Sandwich, place: int, kind: int) -> Refusal | None:
    """DELI-4.2 to 4.9 Why an ingredient may not be laid on a sandwich; the lowest clause."""
    if sandwich.takes(kind):
        return None
    if is_bread(kind):
        if not sandwich.is_open():
            return Refusal("DELI-4.3", "is-closed", place)
        if sandwich.bread != kind:
            return Refusal("DELI-4.3", "other-bread", kind, place)
        if sandwich.is_empty():
            return Refusal("DELI-4.7", "no-filling", place)
        return Refusal("DELI-4.9", "wrap-declared", place)
    if sandwich.fillings >= MOST_FILLINGS:
        return Refusal("DELI-4.2", "four-fillings", place)
    if not sandwich.is_open():
        return Refusal("DELI-4.3", "is-closed", place)
    if (parts.bottom >> kind) & 1 == 1:
        return Refusal("DELI-4.4", "on-bread-only", kind)
    return Refusal("DELI-4.8", "same-sauce", kind, place)


def placeable(area: list[Sandwich]) -> i64:
    """DELI-4 The ingredients for which there is a place in front of a player, as a mask."""
    mask: i64 = BREADS if len(area) < MOST_SANDWICHES else i64(0)
    for sandwich in area:
        mask |= sandwich.accepts
    return mask


def why_no_place(parts: Cards, area: list[Sandwich], kind: int) -> Refusal | None:
    """Why an ingredient has no place in front of a player; None if it has one. The lowest clause
    that shuts every open sandwich, or the lowest at all where no clause shuts them all."""
    if (placeable(area) >> kind) & 1 == 1:
        return None
    if is_bread(kind):
        return Refusal("DELI-4.1", "seven-sandwiches")
    unfinished = [place for place, sandwich in enumerate(area) if sandwich.is_open()]
    if not unfinished:
        return Refusal("DELI-4.1", "needs-bread", kind)
    full = [place for place in unfinished if area[place].fillings >= MOST_FILLINGS]
    if (parts.bottom >> kind) & 1 == 1 and len(full) < len(unfinished):
        return Refusal("DELI-4.4", "on-bread-only", kind)
    if full:
        return Refusal("DELI-4.2", "four-fillings", full[0])
    return Refusal("DELI-4.8", "same-sauce", kind, unfinished[0])
