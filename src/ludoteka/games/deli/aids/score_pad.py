"""DELI-5 for people who play with the cards: score sandwiches that somebody typed in."""

from typing import Final

from ludoteka.games.deli.rules.parts import KINDS, Cards, is_bread
from ludoteka.games.deli.rules.sandwich import (
    BY_BREAD,
    DECLARED,
    MOST_SANDWICHES,
    OPEN,
    Sandwich,
    lay,
    why_not_on,
)
from ludoteka.games.deli.rules.scoring import (
    FOR_BREADHEAD,
    Line,
    collector_lines,
    extra_lines,
    sandwich_lines,
    total,
)
from ludoteka.kernel.pending import Refusal


class Stack:
    """A sandwich as typed: ingredients from the bottom, and whether it was declared closed."""

    def __init__(self, kinds: list[int], declared: bool = False) -> None:
        self.kinds: Final = kinds
        self.declared: Final = declared


class Cook:
    """A player of the pad: the stacks, and what only the table knows."""

    def __init__(
        self, name: str, stacks: list[Stack], gregg: bool = False, breadhead: int = 0
    ) -> None:
        self.name: Final = name
        self.stacks: Final = stacks
        self.gregg: Final = gregg
        self.breadhead: Final = breadhead


class Sheet:
    """What one player gets: lines for each sandwich, lines for all together, and the sum.

    `refusals[i]` says why stack i is no legal sandwich; it is worth nothing then. `takes[i]` are
    the ingredients that may be laid on it (DELI-4), and `declarable[i]` says that it may be closed
    without bread (DELI-4.9, 4.10). `may_start` says that there is room for another (DELI-4.1).
    """

    def __init__(
        self,
        cook: Cook,
        parts: Cards,
        sandwiches: list[list[Line]],
        refusals: list[Refusal | None],
        extras: list[Line],
    ) -> None:
        self.name: Final = cook.name
        self.sandwiches: Final = sandwiches
        self.refusals: Final = refusals
        self.takes: Final = [
            [] if refusal else _taken(stack, parts)
            for stack, refusal in zip(cook.stacks, refusals, strict=True)
        ]
        self.declarable: Final = [
            refusal is None and not _is_closed(stack.kinds) and lay(parts, stack.kinds).declarable
            for stack, refusal in zip(cook.stacks, refusals, strict=True)
        ]
        self.may_start: Final = len(cook.stacks) < MOST_SANDWICHES
        self.extras: Final = extras
        self.total: Final = sum([total(lines) for lines in sandwiches]) + total(extras)


def score_pad(
    cooks: list[Cook], parts: Cards, closing: int = 1, doubling: bool = False
) -> list[Sheet]:
    """DELI-5 and 9.2, 9.3 The score of everybody, with the collectors over all players."""
    if not cooks:
        return []
    areas: list[list[Sandwich]] = []
    refusals: list[list[Refusal | None]] = []
    for cook in cooks:
        area, wrong = _area(cook, parts)
        areas.append(area)
        refusals.append(wrong)
    collectors = collector_lines(parts, areas)
    sheets: list[Sheet] = []
    for number, cook in enumerate(cooks):
        extras = extra_lines(parts, areas[number], closing, doubling)
        if cook.breadhead:
            extras.append(Line(FOR_BREADHEAD, -1, cook.breadhead))
        lines = _by_stack(parts, areas[number], refusals[number], closing)
        sheets.append(Sheet(cook, parts, lines, refusals[number], extras + collectors[number]))
    return sheets


def _area(cook: Cook, parts: Cards) -> tuple[list[Sandwich], list[Refusal | None]]:
    area: list[Sandwich] = []
    refusals: list[Refusal | None] = []
    for place, stack in enumerate(cook.stacks):
        refusal = why_no_sandwich(stack, parts, place)
        refusals.append(refusal)
        if refusal is None:
            area.append(_built(stack, parts, cook.gregg))
    return area, refusals


def _by_stack(
    parts: Cards, area: list[Sandwich], refusals: list[Refusal | None], closing: int
) -> list[list[Line]]:
    lines: list[list[Line]] = []
    legal = 0
    for refusal in refusals:
        if refusal is None:
            lines.append(sandwich_lines(parts, area[legal], closing))
            legal += 1
        else:
            lines.append([])
    return lines


def why_no_sandwich(stack: Stack, parts: Cards, place: int) -> Refusal | None:
    """DELI-4 Why these cards cannot lie so; None if they can. `place` counts from 0."""
    kinds = stack.kinds
    if place >= MOST_SANDWICHES:
        return Refusal("DELI-4.1", "seven-sandwiches")
    if not is_bread(kinds[0]):
        return Refusal("DELI-4.1", "needs-bread", kinds[0])
    for height in range(1, len(kinds)):
        below = (
            _closed(kinds[:height]) if _is_closed(kinds[:height]) else lay(parts, kinds[:height])
        )
        refusal = why_not_on(parts, below, place, kinds[height])
        if refusal is not None:
            return refusal
    if stack.declared and len(kinds) == 1:
        return Refusal("DELI-4.7", "no-filling", place)
    if stack.declared and not _is_closed(kinds) and not lay(parts, kinds).declarable:
        return Refusal("DELI-4.10", "not-declarable", place)
    return None


def _taken(stack: Stack, parts: Cards) -> list[int]:
    """DELI-4.2 to 4.9 The ingredients that may be laid on a stack."""
    sandwich = _built(stack, parts, gregg=False)
    return [kind for kind in range(1, KINDS) if sandwich.takes(kind)]


def _closed(kinds: list[int]) -> Sandwich:
    return Sandwich(kinds, BY_BREAD, 0, 0, False)


def _is_closed(kinds: list[int]) -> bool:
    return len(kinds) > 1 and is_bread(kinds[-1])


def _built(stack: Stack, parts: Cards, gregg: bool) -> Sandwich:
    closed = BY_BREAD if _is_closed(stack.kinds) else DECLARED if stack.declared else OPEN
    if closed == OPEN:
        return lay(parts, stack.kinds)
    return Sandwich(stack.kinds, closed, 1 if gregg else 0, 0, False)
