"""KONY-4.4 and 4.5: destroying buildings and units."""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.attack import destruction_symbols, fury
from ludoteka.games.king_of_new_york.rules.city import number
from ludoteka.games.king_of_new_york.rules.monsters import (
    BUILDING_DESTROYED,
    DESTRUCTION_BEGUN,
    UNIT_DESTROYED,
    card_behind,
    gain_energy,
    gain_goods,
    tell_modifier,
    trigger,
)
from ludoteka.games.king_of_new_york.rules.numbers import (
    AMID_UNITS,
    BEGIN_DESTRUCTION,
    FAR_JETS,
    JET_COST,
    MORE_DESTRUCTION,
    TANK_COST,
)
from ludoteka.games.king_of_new_york.rules.parts import (
    BOROUGHS,
    DESTRUCTION,
    JET,
    STACKS,
    TANK,
    TILE_COUNT,
    UNITS,
)
from ludoteka.games.king_of_new_york.rules.questions import FACES_STEP, Ask
from ludoteka.games.king_of_new_york.rules.state import FRESH, KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import (
    ALL_DONE,
    ASK_DESTROY,
    DONE,
    OPEN_TILE,
    RAZE,
    RAZES,
    STRIKE,
    STRIKES,
)
from ludoteka.kernel.chances import Draw
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal

UNCOUNTED: Final[i64] = -1
"""Instead of points, before cards have changed them."""


def begin_destruction(s: KingOfNewYork, seat: i64, out: Journal) -> None:
    """KONY-3.3 The added symbols are fixed; then Hailing Cabs and Seismic Ray are declared."""
    s.points = destruction_symbols(s, seat)
    tell_modifier(s, seat, MORE_DESTRUCTION, out)
    angry = fury(s, seat)
    s.begun |= bit(DESTRUCTION)
    if angry > 0:
        gain_energy(s, seat, angry, out, card_behind(s, seat, AMID_UNITS))
    s.frames.append(Destroy(seat, UNCOUNTED))
    trigger(s, seat, DESTRUCTION_BEGUN)


def unit_cost(s: KingOfNewYork, seat: i64, unit: i64) -> i64:
    """KONY-10.1 Long Neck makes Jets cheaper, Can Opener Tanks."""
    cost: i64 = s.data.unit_durability[unit]
    if unit == JET:
        cost += number(s, seat, JET_COST)
    elif unit == TANK:
        cost += number(s, seat, TANK_COST)
    return max(1, cost)


def has_old_unit(s: KingOfNewYork, borough: i64, unit: i64) -> bool:
    """KONY-4.5 A unit that did not appear in this turn."""
    for each in s.units[borough]:
        if each < FRESH and s.data.unit[each] == unit:
            return True
    return False


class Destroy(Ask):
    """KONY-4.4 Go on destroying while you can, but choose what. `left` are the points left."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left

    def step(self) -> int:
        return FACES_STEP

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        if self.left == UNCOUNTED:
            s.frames.pop()
            s.frames.append(Destroy(self.seat, s.points))
            return True
        return super().run(s, out)

    def _target(self, s: KingOfNewYork) -> i64:
        """Where the points are used: at home, or where Seismic Ray aims."""
        return s.aim if s.aim >= 0 else s.place[self.seat]

    def choices(self, s: KingOfNewYork) -> list[Move]:
        options: list[Move] = []
        if self.left <= 0:
            return options
        here = self._target(s)
        if not s.cabs:
            for stack in range(STACKS):
                tile = s.top[here * STACKS + stack]
                if tile and s.data.durability[tile] <= self.left:
                    options.append(RAZES[here][stack])
        if len(s.units[here]) > 0:
            for unit in range(UNITS):
                if unit_cost(s, self.seat, unit) <= self.left and has_old_unit(s, here, unit):
                    options.append(STRIKES[unit][here])
        if self._shoots_far(s) and unit_cost(s, self.seat, JET) <= self.left:
            self._add_far_jets(s, here, options)
        return options

    def _add_far_jets(self, s: KingOfNewYork, here: i64, options: list[Move]) -> None:
        """KONY-10.19 Sharp Shooter: Jets elsewhere may be destroyed, never must."""
        free = not options
        far = False
        for borough in range(BOROUGHS):
            if borough != here and has_old_unit(s, borough, JET):
                options.append(STRIKES[JET][borough])
                far = True
        if far and free:
            options.append(ALL_DONE)

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_DESTROY, options, (int(self.left),))

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == RAZE:
            site: i64 = move.args[0] * STACKS + move.args[1] - 1
            cost: i64 = s.data.durability[s.top[site]]
            s.frames.append(Destroy(self.seat, self.left - cost))
            raze(s, self.seat, site, out)
        elif move.verb == STRIKE:
            cost = unit_cost(s, self.seat, move.args[0])
            s.frames.append(Destroy(self.seat, self.left - cost))
            destroy_unit(s, self.seat, move.args[0], move.args[1], out)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb == DONE:
            return Refusal("KONY-4.4", "must-destroy")
        if move.verb == RAZE:
            return self._why_not_raze(s, move.args[0], move.args[1])
        if move.verb == STRIKE:
            return self._why_not_strike(s, move.args[0], move.args[1])
        return Refusal("KONY-4.4", "choose-target")

    def _why_not_raze(self, s: KingOfNewYork, borough: int, stack: int) -> Refusal:
        if borough != self._target(s):
            return self._why_not_there(s, borough)
        tile = s.top[borough * STACKS + stack - 1]
        if tile == 0:
            return Refusal("KONY-4.4", "no-building", borough, stack)
        if s.data.durability[tile] > self.left:
            return Refusal("KONY-4.4", "too-strong", s.data.durability[tile])
        card = card_behind(s, self.seat, BEGIN_DESTRUCTION)
        return Refusal("KONY-10.8", "units-only", card)

    def _why_not_strike(self, s: KingOfNewYork, unit: int, borough: int) -> Refusal:
        if borough != self._target(s) and (unit != JET or not self._shoots_far(s)):
            return self._why_not_there(s, borough)
        if unit not in [s.data.unit[each % FRESH] for each in s.units[borough]]:
            return Refusal("KONY-4.4", "no-unit", unit, borough)
        cost = unit_cost(s, self.seat, unit)
        if cost > self.left:
            return Refusal("KONY-4.4", "too-strong", int(cost))
        return Refusal("KONY-4.5", "unit-new", unit)

    def _shoots_far(self, s: KingOfNewYork) -> bool:
        return number(s, self.seat, FAR_JETS) > 0

    def _why_not_there(self, s: KingOfNewYork, borough: int) -> Refusal:
        """KONY-4.4 Only at home; KONY-10.18 with Seismic Ray there no more."""
        clause = "KONY-10.18" if borough == s.place[self.seat] else "KONY-4.4"
        word = "jets-elsewhere" if self._shoots_far(s) else "only-there"
        return Refusal(clause, word, int(self._target(s)))

    def code(self) -> list[Code]:
        return ["destroy", int(self.seat), int(self.left)]


def raze(s: KingOfNewYork, seat: i64, site: i64, out: Journal) -> None:
    """KONY-4.5 A building gives its reward, becomes a unit, and uncovers the next one."""
    tile: i64 = s.top[site]
    borough: i64 = site // STACKS
    out.say("razed", seat, tile, borough)
    s.top[site] = 0
    s.units[borough] = append(s.units[borough], tile + FRESH)
    if s.below[site] > 0:
        s.frames.append(OpenTile(site))
    gain_goods(s, seat, s.data.goods[tile], s.data.reward[tile], out)
    trigger(s, seat, BUILDING_DESTROYED)


def destroy_unit(s: KingOfNewYork, seat: i64, unit: i64, borough: i64, out: Journal) -> None:
    """KONY-4.5 A unit gives its reward and is yours."""
    units = s.units[borough]
    for place, tile in enumerate(units):
        if tile < FRESH and s.data.unit[tile] == unit:
            s.units[borough], _ = pop(units, place)
            s.taken[seat * TILE_COUNT + tile] += 1
            break
    out.say("struck", seat, unit, borough)
    if unit == JET:
        tell_modifier(s, seat, JET_COST, out)
    elif unit == TANK:
        tell_modifier(s, seat, TANK_COST, out)
    s.destroyed |= bit(unit)
    gain_goods(s, seat, s.data.unit_goods[unit], s.data.unit_reward[unit], out)
    trigger(s, seat, UNIT_DESTROYED, unit)


class OpenTile(Frame[KingOfNewYork]):
    """KONY-2.1 and 4.5 The next tile of a stack lies open; nobody knew which it is."""

    def __init__(self, site: int) -> None:
        self.site: Final[i64] = site

    def ask(self, s: KingOfNewYork) -> Pending:
        return Draw(OPEN_TILE, s.covered)

    def resolve(self, s: KingOfNewYork, outcome: int, out: Journal) -> None:
        s.frames.pop()
        tile = s.covered.draw(outcome)
        s.top[self.site] = tile
        s.below[self.site] -= 1
        out.say("tile-opened", tile, self.site // STACKS, self.site % STACKS + 1)

    def code(self) -> list[Code]:
        return ["open-tile", int(self.site)]
