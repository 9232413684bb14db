"""What a roller's turn still brings, for bots: the exact turn of SKULL-16, in plain floats.

The roller does what is best for the roller; what a better gains is carried along. `Stakes` say
what the end of a turn is worth.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.emerald_skulls.bots.stakes import WIDTH, Stakes
from ludoteka.games.emerald_skulls.rules.parts import GEM_LEVEL
from ludoteka.games.emerald_skulls.rules.turn_key import (
    ROLLS,
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

_NOTHING: Final = -1.0e9


class Prospects:
    """A turn with these stakes, looked through as far as it was asked about, and remembered."""

    def __init__(self, stakes: Stakes) -> None:
        self.stakes: Final = stakes
        self._worth: Final[dict[int, list[float]]] = {}
        self._checked: Final[dict[int, list[float]]] = {}

    def worth(self, key: int) -> list[float]:
        """Before a betting step and the roll."""
        known = self._worth.get(key)
        if known is None:
            known = self.stakes.betting(key, self.rolled(key))
            self._worth[key] = known
        return known

    def checked(self, key: int) -> list[float]:
        """SKULL-4.5 After a placement: the roller stops or goes on."""
        known = self._checked.get(key)
        if known is None:
            stopped = self.stakes.ended(final_of(key, STOP, 0))
            going = self._worth.get(key)
            if going is None:
                going = self.stakes.betting(key, self.rolled(key))
            known = _better(stopped, going, self.stakes.rows)
            self._checked[key] = known
        return known

    def placed(self, key: int, level: int, natural: int, skulls: int) -> list[float]:
        """After these dice are placed."""
        if level == GEM_LEVEL:
            return self.stakes.ended(gem_final(key, natural))
        after = placed_key(key, level, natural, skulls)
        if hand_in(after) == 0:
            return self.stakes.ended(final_of(after, RUN, 0))
        return self.checked(after)

    def busted(self, key: int) -> list[float]:
        return self.stakes.ended(final_of(key, BUST, 0))

    def rolled(self, key: int) -> list[float]:
        """SKULL-4.2 Before a roll, the betting done: the mean over all rolls."""
        hand = hand_in(key)
        lowest = lowest_of(key)
        shape = _shape(hand, lowest)
        ends: list[list[float]] = []
        cells: list[int] = []
        for level in range(lowest, GEM_LEVEL + 1):
            holds = room_in(key, level)
            for natural in range(hand + 1):
                for skulls in range(hand + 1 - natural):
                    if 1 <= natural + skulls <= holds:
                        ends.append(self.placed(key, level, natural, skulls))
                        cells.append(shape.cell(level, natural, skulls))
        again: list[list[float]] = []
        if can_pick(key):
            again.append(self.worth(picked_key(key)))
        if tokens_in(key) > 0:
            again.append(self.worth(token_key(key)))
        means: list[float] = []
        busted = self.busted(key)
        for row in range(self.stakes.rows):
            means += self._mean(shape, ends, cells, again, busted, row)
        return means

    def _mean(
        self,
        shape: "_Shape",
        ends: list[list[float]],
        cells: list[int],
        again: list[list[float]],
        busted: list[float],
        row: i64,
    ) -> list[float]:
        """One row: for every roll the best placement, or what is left without one."""
        first: i64 = row * WIDTH
        best = [_NOTHING] * shape.cells
        chosen = [0] * shape.cells
        for place, cell in enumerate(cells):
            best[cell] = ends[place][first]
            chosen[cell] = place
        _spread(best, chosen, shape)
        other = _NOTHING
        reroll = busted
        for each in again:
            if each[first] > other:
                other = each[first]
                reroll = each
        stuck = reroll if other > busted[first] else busted
        return _over_rolls(shape, best, chosen, ends, other, reroll, stuck, first)


def _better(one: list[float], other: list[float], rows: i64) -> list[float]:
    """Row by row what the roller likes better."""
    found: list[float] = []
    for row in range(rows):
        first: i64 = row * WIDTH
        source = one if one[first] >= other[first] else other
        found.append(source[first])
        found.append(source[first + 1])
    return found


class _Shape:
    """The rolls of a hand with this lowest level: their chances, and the cells each one shows.

    A cell stands for so many natural and skull dice on a level.
    """

    def __init__(self, hand: int, lowest: int) -> None:
        self.side: Final[i64] = hand + 1
        self.lowest: Final[i64] = lowest
        self.levels: Final[i64] = GEM_LEVEL - lowest + 1
        self.cells: Final[i64] = self.levels * self.side * self.side
        self.chances: Final[list[float]] = []
        self.shown: Final[list[int]] = []
        for dice in ROLLS[hand][lowest]:
            self.chances.append(dice.ways / 6**hand)
            for level in range(lowest, GEM_LEVEL + 1):
                self.shown.append(self.cell(level, dice.shown[level], dice.shown[0]))

    def cell(self, level: i64, natural: i64, skulls: i64) -> int:
        return ((level - self.lowest) * self.side + natural) * self.side + skulls


_SHAPES: Final[dict[int, _Shape]] = {}


def _shape(hand: int, lowest: int) -> _Shape:
    name = hand * (TURN_DICE + 1) + lowest
    known = _SHAPES.get(name)
    if known is None:
        known = _Shape(hand, lowest)
        _SHAPES[name] = known
    return known


def _spread(best: list[float], chosen: list[int], shape: _Shape) -> None:
    """SKULL-5.1 Not all dice that fit need be placed: a cell is as good as any smaller one."""
    side: i64 = shape.side
    for level in range(shape.levels):
        for natural in range(side):
            cell: i64 = (level * side + natural) * side
            for skulls in range(side - natural):
                top = best[cell]
                if skulls > 0 and best[cell - 1] > top:
                    top = best[cell - 1]
                    best[cell] = top
                    chosen[cell] = chosen[cell - 1]
                if natural > 0 and best[cell - side] > top:
                    best[cell] = best[cell - side]
                    chosen[cell] = chosen[cell - side]
                cell += 1


def _over_rolls(
    shape: _Shape,
    best: list[float],
    chosen: list[int],
    ends: list[list[float]],
    other: float,
    reroll: list[float],
    stuck: list[float],
    first: i64,
) -> list[float]:
    """The mean of a row over all rolls: the best cell shown, a reroll, or a bust."""
    total = 0.0
    carried = 0.0
    at: i64 = 0
    shown = shape.shown
    levels: i64 = shape.levels
    for chance in shape.chances:
        top = _NOTHING
        cell: i64 = 0
        for _ in range(levels):
            here: i64 = shown[at]
            at += 1
            worth = best[here]
            if worth > top:
                top = worth
                cell = here
        source = stuck
        if top > _NOTHING:
            source = ends[chosen[cell]] if top >= other else reroll
        total += chance * source[first]
        carried += chance * source[first + 1]
    return [total, carried]
