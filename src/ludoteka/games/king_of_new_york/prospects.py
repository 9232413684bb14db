"""What each face of the dice is worth to the active Monster now, in parts of the win.

A face is judged by what it would change: stars, life, energy, the life of others, tiles. The
faces are taken one by one, as if they did not touch each other.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.attack import fury
from ludoteka.games.king_of_new_york.city import in_manhattan, is_alive, most_hearts, number
from ludoteka.games.king_of_new_york.destruction import unit_cost
from ludoteka.games.king_of_new_york.faces import TO_TAKE_SUPERSTAR
from ludoteka.games.king_of_new_york.hopes import SETS, first_of
from ludoteka.games.king_of_new_york.judgement import (
    NATURAL_SELECTION,
    WHOLE,
    energy_worth,
    hearts_worth,
    stars_worth,
)
from ludoteka.games.king_of_new_york.numbers import (
    AGAINST_STRONGER,
    ATTACK_DOUBLED,
    CELEBRITY_GUARD,
    ENERGY_DICE,
    MORE_ATTACK,
    MORE_DESTRUCTION,
    OUCH_ARMOUR,
)
from ludoteka.games.king_of_new_york.parts import (
    ALL_DICE,
    ATTACK,
    CELEBRITY,
    DESTRUCTION,
    ENERGY,
    ENERGY_GOODS,
    FACES,
    HEAL,
    OUCH,
    STACKS,
    STARS_GOODS,
    STATUE_STARS,
    VICTORY_STARS,
)
from ludoteka.games.king_of_new_york.state import FRESH, KingOfNewYork
from ludoteka.games.king_of_new_york.worths import Worths

ROW: Final[i64] = ALL_DICE + 1
"""Places for each face in the lists of this module, by the number of dice that show it."""
MOST_POINTS: Final[i64] = 12
"""More DESTRUCTION than this is not looked at."""
DEADLY: Final[i64] = -2 * WHOLE
"""A face that ends one's own life."""
ALMOST: Final[i64] = 5_000
"""What may still go wrong with twenty stars in sight."""


class Prospects:
    """The worth of the faces, by face and count, and the stars in it."""

    def __init__(self, s: KingOfNewYork, seat: i64, shares: list[int], worths: Worths) -> None:
        self.s: Final = s
        self.seat: Final[i64] = seat
        self.shares: Final = shares
        self.worths: Final = worths
        self.share: Final[i64] = shares[seat]
        self.inside: Final = in_manhattan(s, seat)
        self.worth: Final[list[int]] = [0] * (FACES * ROW)
        self.stars: Final[list[int]] = [0] * (FACES * ROW)
        self.points: Final[list[int]] = [0] * (MOST_POINTS + 1)
        self.point_stars: Final[list[int]] = [0] * (MOST_POINTS + 1)
        begun: i64 = s.begun
        if not (begun >> ENERGY) & 1:
            self._energy()
        if not (begun >> HEAL) & 1 and not self.inside:
            self._heal()
        if not (begun >> ATTACK) & 1 and not s.quiet:
            self._attack()
        if not (begun >> CELEBRITY) & 1:
            self._celebrity()
        if not (begun >> OUCH) & 1:
            self._ouch()

    # What a change is worth

    def gain(self, points: i64) -> i64:
        """The share won by so many more points of the own score."""
        change: i64 = self.share * (WHOLE - self.share) // WHOLE * points // 1000
        return max(-self.share, min(WHOLE - self.share, change))

    def stars_gain(self, stars: i64) -> i64:
        have: i64 = self.s.stars[self.seat]
        worths = self.worths
        return self.gain(stars_worth(worths, have + stars) - stars_worth(worths, have))

    def energy_gain(self, energy: i64) -> i64:
        have: i64 = self.s.energy[self.seat]
        worths = self.worths
        return self.gain(energy_worth(worths, have + energy) - energy_worth(worths, have))

    def hearts_gain(self, hearts: i64) -> i64:
        """Healed or, below 0, lost; all life lost is everything lost."""
        have: i64 = self.s.hearts[self.seat]
        after: i64 = min(most_hearts(self.s, self.seat), have + hearts)
        if after <= 0:
            return -self.share
        worths = self.worths
        more = hearts_worth(worths, after, self.inside) - hearts_worth(worths, have, self.inside)
        return self.gain(more)

    def rival_loses(self, other: i64, points: i64) -> i64:
        """What a rival's loss of points brings."""
        change: i64 = self.share * self.shares[other] // WHOLE * points // 1000
        return min(self.rival_falls(other), change)

    def rival_falls(self, other: i64) -> i64:
        """What the end of a rival brings: its share is spread over the others."""
        left: i64 = WHOLE - self.shares[other]
        return self.share * WHOLE // left - self.share if left > 0 else WHOLE - self.share

    def harm(self, other: i64, damage: i64) -> i64:
        have: i64 = self.s.hearts[other]
        if damage <= 0:
            return 0
        if damage >= have:
            return self.rival_falls(other)
        inside = in_manhattan(self.s, other)
        worths = self.worths
        less = hearts_worth(worths, have, inside) - hearts_worth(worths, have - damage, inside)
        return self.rival_loses(other, less)

    # The faces (KONY-4)

    def _energy(self) -> None:
        less: i64 = number(self.s, self.seat, ENERGY_DICE)
        for count in range(i64(1), ROW):
            self.worth[ENERGY * ROW + count] = self.energy_gain(max(0, count + less))

    def _heal(self) -> None:
        for count in range(i64(1), ROW):
            self.worth[HEAL * ROW + count] = self.hearts_gain(count)

    def _attack(self) -> None:
        s = self.s
        more: i64 = number(s, self.seat, MORE_ATTACK)
        times: i64 = 1 + number(s, self.seat, ATTACK_DOUBLED)
        against: i64 = number(s, self.seat, AGAINST_STRONGER)
        for other in range(i64(len(s.hearts))):
            if not is_alive(s, other) or in_manhattan(s, other) == self.inside:
                continue
            extra: i64 = against if s.hearts[other] > s.hearts[self.seat] else 0
            for count in range(ROW):
                damage: i64 = (count + more) * times
                if damage > 0:
                    self.worth[ATTACK * ROW + count] += self.harm(other, damage + extra)

    def _celebrity(self) -> None:
        s = self.s
        holds = s.superstar == self.seat
        needed = TO_TAKE_SUPERSTAR
        taken: i64 = 0
        if not holds:
            taken = self.gain(self.worths.superstar)
            if s.superstar >= 0:
                needed += number(s, s.superstar, CELEBRITY_GUARD)
                taken += self.rival_loses(s.superstar, self.worths.superstar)
        doomed = NATURAL_SELECTION in s.keep[self.seat]
        for count in range(i64(1), ROW):
            if doomed:
                self.worth[CELEBRITY * ROW + count] = DEADLY
            elif holds or count >= needed:
                stars: i64 = count if holds else count - 2
                self.stars[CELEBRITY * ROW + count] = stars
                self.worth[CELEBRITY * ROW + count] = taken + self.stars_gain(stars)

    def _ouch(self) -> None:
        s = self.s
        here: i64 = s.place[self.seat]
        around: i64 = 0
        everywhere: i64 = 0
        for other in range(i64(len(s.hearts))):
            place: i64 = s.place[other]
            if place >= 0 and other != self.seat:
                shots: i64 = len(s.units[place]) - number(s, other, OUCH_ARMOUR)
                harm = self.harm(other, shots)
                everywhere += harm
                if place == here:
                    around += harm
        shots = max(0, len(s.units[here]) - number(s, self.seat, OUCH_ARMOUR))
        own = self.hearts_gain(-shots) if shots < s.hearts[self.seat] else DEADLY
        worth, row = self.worth, OUCH * ROW
        worth[row + 1] = own
        worth[row + 2] = own + around
        statue: i64 = 0
        if s.statue != self.seat and own != DEADLY:
            statue = self._statue()
            for count in range(i64(3), ROW):
                self.stars[row + count] = STATUE_STARS
        for count in range(i64(3), ROW):
            worth[row + count] = own + everywhere + statue

    def _statue(self) -> i64:
        """KONY-4.7 Three stars, lost by the former holder."""
        s, worths = self.s, self.worths
        worth = self.stars_gain(STATUE_STARS) + self.gain(worths.statue)
        if s.statue >= 0:
            have: i64 = s.stars[s.statue]
            less: i64 = stars_worth(worths, have)
            less -= stars_worth(worths, max(0, have - STATUE_STARS))
            worth += self.rival_loses(s.statue, less + worths.statue)
        return worth

    # DESTRUCTION (KONY-4.4 and 4.5)

    def add_destruction(self) -> None:
        """The best that can be destroyed for each number of points, in the own borough."""
        self.fill_points()
        s = self.s
        more: i64 = number(s, self.seat, MORE_DESTRUCTION) + fury(s, self.seat)
        for count in range(ROW):
            points: i64 = min(MOST_POINTS, count + more)
            self.worth[DESTRUCTION * ROW + count] = self.points[points]
            self.stars[DESTRUCTION * ROW + count] = self.point_stars[points]

    def fill_points(self) -> None:
        s = self.s
        here: i64 = s.aim if s.aim >= 0 else s.place[self.seat]
        if not s.cabs:
            for site in range(here * STACKS, (here + 1) * STACKS):
                tile: i64 = s.top[site]
                if tile != 0:
                    change = self._building(tile)
                    stars: i64 = s.data.reward[tile] if s.data.goods[tile] == STARS_GOODS else 0
                    self._add(s.data.durability[tile], change, stars)
        for each in s.units[here]:
            if each < FRESH:
                unit: i64 = s.data.unit[each]
                change = self._reward(s.data.unit_goods[unit], s.data.unit_reward[unit])
                change -= self.gain(self.worths.unit[unit])
                stars = s.data.unit_reward[unit] if s.data.unit_goods[unit] == STARS_GOODS else 0
                self._add(unit_cost(s, self.seat, unit), change, stars)

    def _building(self, tile: i64) -> i64:
        """Its reward, and the unit that comes in its place."""
        data = self.s.data
        change = self._reward(data.goods[tile], data.reward[tile])
        return change + self.gain(self.worths.unit[data.unit[tile]])

    def _reward(self, goods: i64, reward: i64) -> i64:
        if goods == STARS_GOODS:
            return self.stars_gain(reward)
        if goods == ENERGY_GOODS:
            return self.energy_gain(reward)
        return self.hearts_gain(reward)

    def _add(self, cost: i64, change: i64, stars: i64) -> None:
        """One more thing to destroy, for those who can pay it."""
        points, gained = self.points, self.point_stars
        total = MOST_POINTS
        while total >= cost:
            worth: i64 = points[total - cost] + change
            if worth > points[total]:
                points[total] = worth
                gained[total] = gained[total - cost] + stars
            total -= 1

    def results(self, dice: i64) -> list[int]:
        """What every set of so many dice is worth."""
        first, after = first_of(dice), first_of(dice + 1)
        return [int(self.shown(SETS[place], 0)) for place in range(first, after)]

    def shown(self, dice: list[int], more: i64) -> i64:
        """What dice are worth that stay as they are, with `more` stars from elsewhere."""
        stars: i64 = self.s.stars[self.seat] + more
        total: i64 = 0
        for face in range(FACES):
            place = face * ROW + dice[face]
            stars += self.stars[place]
            total += self.worth[place]
        if stars >= VICTORY_STARS and total > -WHOLE:
            return WHOLE - self.share - ALMOST
        return max(-self.share, min(WHOLE - self.share, total))


def most_dice(dice: list[int]) -> i64:
    """How many dice lie on the table."""
    count: i64 = 0
    for each in dice:
        count += each
    return min(count, ALL_DICE)
