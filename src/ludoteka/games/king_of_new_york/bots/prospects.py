"""What each face of the dice is worth to the active Monster now.

A face is judged by what it would change: stars, life, energy, tiles, the life of others, and
where the Move step leads then. The faces are taken one by one, as if they did not touch each
other; only their stars are counted together.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.bots.judgement import (
    NATURAL_SELECTION,
    WHOLE,
    borough_worth,
    energy_worth,
    hearts_worth,
    stars_worth,
)
from ludoteka.games.king_of_new_york.bots.reroll_worth import SETS, first_of
from ludoteka.games.king_of_new_york.bots.values import Worths
from ludoteka.games.king_of_new_york.rules.attack import fury
from ludoteka.games.king_of_new_york.rules.city import (
    has_room,
    in_manhattan,
    is_alive,
    most_hearts,
    number,
    outer_with_room,
)
from ludoteka.games.king_of_new_york.rules.destruction import unit_cost
from ludoteka.games.king_of_new_york.rules.faces import TO_TAKE_SUPERSTAR
from ludoteka.games.king_of_new_york.rules.numbers import (
    AGAINST_STRONGER,
    ATTACK_DOUBLED,
    CELEBRITY_GUARD,
    ENERGY_DICE,
    MORE_ATTACK,
    MORE_DESTRUCTION,
    OUCH_ARMOUR,
)
from ludoteka.games.king_of_new_york.rules.parts import (
    ALL_DICE,
    ATTACK,
    BOROUGHS,
    CELEBRITY,
    DESTRUCTION,
    ENERGY,
    ENERGY_GOODS,
    FACES,
    HEAL,
    LOWER,
    MANHATTAN,
    OUCH,
    STACKS,
    STARS_GOODS,
    STATUE_STARS,
    UPPER,
)
from ludoteka.games.king_of_new_york.rules.state import FRESH, KingOfNewYork

ROW: Final[i64] = ALL_DICE + 1
"""Places for each face in the lists of this module, by the number of dice that show it."""
MOST_POINTS: Final[i64] = 12
"""More DESTRUCTION than this is not looked at."""
MOST_STARS: Final[i64] = 64
"""No result brings so many stars."""
DEADLY: Final[i64] = -30_000
"""A face that ends one's own life."""
NOWHERE: Final[i64] = -30_000
"""No borough has room."""


class Prospects:
    """By face and count of dice: points of the own score, stars, and how much of the win the
    rivals lose."""

    def __init__(self, s: KingOfNewYork, seat: i64, shares: list[int], worths: Worths) -> None:
        self.s: Final = s
        self.seat: Final[i64] = seat
        self.shares: Final = shares
        self.worths: Final = worths
        self.share: Final[i64] = shares[seat]
        self.inside: Final = in_manhattan(s, seat)
        self.worth: Final = vec[i64]([0] * (FACES * ROW))
        self.stars: Final = vec[i64]([0] * (FACES * ROW))
        self.lost: Final = vec[i64]([0] * (FACES * ROW))
        self.points: Final = vec[i64]([0] * (MOST_POINTS + 1))
        self.point_stars: Final = vec[i64]([0] * (MOST_POINTS + 1))
        self._boroughs: Final = vec[i64](
            [borough_worth(s, borough, worths) for borough in range(BOROUGHS)]
        )
        begun: i64 = s.begun
        if not (begun >> ENERGY) & 1:
            self._energy()
        if not (begun >> HEAL) & 1 and not self.inside:
            self._heal()
        self._attack_and_move((begun >> ATTACK) & 1 == 0 and not s.quiet)
        if not (begun >> CELEBRITY) & 1:
            self._celebrity()
        if not (begun >> OUCH) & 1:
            self._ouch()

    # What a change is worth

    def stars_gain(self, stars: i64) -> i64:
        have: i64 = self.s.stars[self.seat]
        return stars_worth(self.worths, have + stars) - stars_worth(self.worths, have)

    def energy_gain(self, energy: i64) -> i64:
        have: i64 = self.s.energy[self.seat]
        return energy_worth(self.worths, have + energy) - energy_worth(self.worths, have)

    def hearts_gain(self, hearts: i64) -> i64:
        """Healed or, below 0, lost; all life lost is everything lost."""
        have: i64 = self.s.hearts[self.seat]
        after: i64 = min(most_hearts(self.s, self.seat), have + hearts)
        if after <= 0:
            return DEADLY
        worths = self.worths
        return hearts_worth(worths, after, self.inside) - hearts_worth(worths, have, self.inside)

    def rival_loses(self, other: i64, points: i64) -> i64:
        """How much of the win a rival loses with so many points of its score."""
        share: i64 = self.shares[other]
        return share - int(float(share) * math.exp(float(-points) / 1000.0))

    def harm(self, other: i64, damage: i64) -> i64:
        have: i64 = self.s.hearts[other]
        if damage <= 0:
            return 0
        if damage >= have:
            return self.shares[other]
        worths = self.worths
        inside = in_manhattan(self.s, other)
        less = hearts_worth(worths, have, inside) - hearts_worth(worths, have - damage, inside)
        return self.rival_loses(other, less)

    # ATTACK, and where it leads (KONY-4.3, 5.3 and 6)

    def _attack_and_move(self, strikes: bool) -> None:
        s = self.s
        row = ATTACK * ROW
        more: i64 = number(s, self.seat, MORE_ATTACK)
        times: i64 = 1 + number(s, self.seat, ATTACK_DOUBLED)
        against: i64 = number(s, self.seat, AGAINST_STRONGER)
        entering = self._entering()
        elsewhere = self._elsewhere()
        room = not self.inside and has_room(s, MANHATTAN)
        for count in range(ROW):
            self.worth[row + count] = entering if room else elsewhere
            self.stars[row + count] = 1 if room and not s.entered else 0
        if not strikes:
            return
        for other in range(i64(len(s.hearts))):
            inside = in_manhattan(s, other)
            if inside == self.inside or not is_alive(s, other):
                continue
            extra: i64 = against if s.hearts[other] > s.hearts[self.seat] else i64(0)
            outside = self._best_outer(other) if inside else i64(0)
            for count in range(ROW):
                damage = (count + more) * times
                if damage <= 0:
                    continue
                if inside and self._gives_way(other, damage + extra, outside):
                    self.lost[row + count] += self._driven(other, damage + extra, outside)
                    self.worth[row + count] = entering
                    self.stars[row + count] = 0 if s.entered else 1
                else:
                    self.lost[row + count] += self.harm(other, damage + extra)

    def _entering(self) -> i64:
        """What it is worth to go to Manhattan, but for the star."""
        s, worths = self.s, self.worths
        hearts: i64 = s.hearts[self.seat]
        points = hearts_worth(worths, hearts, True) - hearts_worth(worths, hearts, False)
        points += worths.zone[LOWER] + self._boroughs[MANHATTAN]
        return points - self._boroughs[s.place[self.seat]]

    def _elsewhere(self) -> i64:
        """What the Move step brings that does not lead to Manhattan: a zone up, or the best
        other borough."""
        s, worths = self.s, self.worths
        if self.inside:
            zone: i64 = s.zone[self.seat]
            return worths.zone[zone + 1] - worths.zone[zone] if zone < UPPER else i64(0)
        here = self._boroughs[s.place[self.seat]]
        return max(0, self._best_outer(self.seat) - here)

    def _best_outer(self, seat: i64) -> i64:
        """What the best borough but Manhattan is worth that has room for a Monster."""
        best = NOWHERE
        for borough in outer_with_room(self.s, seat):
            best = max(best, self._boroughs[borough])
        return best

    def _gives_way(self, other: i64, damage: i64, outside: i64) -> bool:
        """KONY-5.3 Whether an attacked Monster will rather leave Manhattan, alive or not."""
        hearts: i64 = self.s.hearts[other] - damage
        return hearts <= 0 or self._fled(hearts, outside) > self._stayed(other, hearts)

    def _driven(self, other: i64, damage: i64, outside: i64) -> i64:
        hearts: i64 = self.s.hearts[other] - damage
        if hearts <= 0:
            return self.shares[other]
        before = self._stayed(other, hearts + damage)
        return self.rival_loses(other, before - self._fled(hearts, outside))

    def _stayed(self, other: i64, hearts: i64) -> i64:
        s, worths = self.s, self.worths
        points = hearts_worth(worths, hearts, True) + worths.zone[s.zone[other]]
        return points + self._boroughs[MANHATTAN]

    def _fled(self, hearts: i64, outside: i64) -> i64:
        return hearts_worth(self.worths, hearts, False) + outside

    # The other faces (KONY-4)

    def _energy(self) -> None:
        less: i64 = number(self.s, self.seat, ENERGY_DICE)
        for count in range(i64(1), ROW):
            self.worth[ENERGY * ROW + count] = self.energy_gain(max(0, count + less))

    def _heal(self) -> None:
        for count in range(i64(1), ROW):
            self.worth[HEAL * ROW + count] = self.hearts_gain(count)

    def _celebrity(self) -> None:
        s = self.s
        row = CELEBRITY * ROW
        holds = s.superstar == self.seat
        needed = TO_TAKE_SUPERSTAR
        taken: i64 = 0
        lost: i64 = 0
        if not holds:
            taken = self.worths.superstar
            if s.superstar >= 0:
                needed += number(s, s.superstar, CELEBRITY_GUARD)
                lost = self.rival_loses(s.superstar, self.worths.superstar)
        doomed = NATURAL_SELECTION in s.keep[self.seat]
        for count in range(i64(1), ROW):
            if doomed:
                self.worth[row + count] = DEADLY
            elif holds or count >= needed:
                self.stars[row + count] = count if holds else count - 2
                self.worth[row + count] = taken
                self.lost[row + count] = lost

    def _ouch(self) -> None:
        s = self.s
        row = OUCH * ROW
        here: i64 = s.place[self.seat]
        around: i64 = 0
        everywhere: i64 = 0
        for other in range(i64(len(s.hearts))):
            place: i64 = s.place[other]
            if place >= 0 and other != self.seat:
                harm = self.harm(other, len(s.units[place]) - number(s, other, OUCH_ARMOUR))
                everywhere += harm
                if place == here:
                    around += harm
        shots: i64 = max(0, len(s.units[here]) - number(s, self.seat, OUCH_ARMOUR))
        own = self.hearts_gain(-shots)
        for count in range(i64(1), ROW):
            self.worth[row + count] = own
        self.lost[row + 2] = around
        statue: i64 = self.worths.statue if s.statue != self.seat else i64(0)
        if s.statue >= 0 and s.statue != self.seat:
            everywhere += self._statue_lost(s.statue)
        for count in range(i64(3), ROW):
            self.lost[row + count] = everywhere
            self.worth[row + count] += statue
            self.stars[row + count] = STATUE_STARS if s.statue != self.seat else i64(0)

    def _statue_lost(self, holder: i64) -> i64:
        """KONY-4.7 Its three stars are lost by the former holder."""
        have: i64 = self.s.stars[holder]
        less = stars_worth(self.worths, have)
        less -= stars_worth(self.worths, max(0, have - STATUE_STARS))
        return self.rival_loses(holder, less + self.worths.statue)

    # DESTRUCTION (KONY-4.4 and 4.5)

    def add_destruction(self) -> None:
        """The best that can be destroyed for each number of points, in the own borough."""
        self.fill_points()
        s = self.s
        row = DESTRUCTION * ROW
        more: i64 = number(s, self.seat, MORE_DESTRUCTION) + fury(s, self.seat)
        for count in range(ROW):
            points: i64 = min(MOST_POINTS, count + more)
            self.worth[row + count] = self.points[points]
            self.stars[row + count] = self.point_stars[points]

    def fill_points(self) -> None:
        """Chosen with all that each thing brings; then the stars are counted apart."""
        s = self.s
        here: i64 = s.aim if s.aim >= 0 else s.place[self.seat]
        if not s.cabs:
            for site in range(here * STACKS, (here + 1) * STACKS):
                tile: i64 = s.top[site]
                if tile != 0:
                    change = self._reward(s.data.goods[tile], s.data.reward[tile])
                    change += self.worths.unit[s.data.unit[tile]]
                    stars: i64 = s.data.reward[tile] if s.data.goods[tile] == STARS_GOODS else 0
                    self._add(s.data.durability[tile], change, stars)
        for each in s.units[here]:
            if each < FRESH:
                unit: i64 = s.data.unit[each]
                change = self._reward(s.data.unit_goods[unit], s.data.unit_reward[unit])
                change -= self.worths.unit[unit]
                stars = s.data.unit_reward[unit] if s.data.unit_goods[unit] == STARS_GOODS else 0
                self._add(unit_cost(s, self.seat, unit), change, stars)
        one = self.stars_gain(1)
        for total in range(MOST_POINTS + 1):
            self.points[total] -= one * self.point_stars[total]

    def _reward(self, goods: i64, reward: i64) -> i64:
        if goods == STARS_GOODS:
            return reward * self.stars_gain(1)
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

    def key(self) -> list[int]:
        """All that the results depend on: for each face and count one number."""
        found: list[int] = [self.share]
        for place in range(FACES * ROW):
            points = self.worth[place] * MOST_STARS + self.stars[place]
            found.append(points * (2 * WHOLE) + self.lost[place])
        return found

    def results(self, dice: i64) -> list[int]:
        """What every set of so many dice is worth."""
        first, after = first_of(dice), first_of(dice + 1)
        return [int(self.shown(SETS[place], 0, 0)) for place in range(first, after)]

    def shown(self, dice: vec[i64], points: i64, stars: i64) -> i64:
        """How much of the win dice bring that stay as they are, with so many points of the own
        score and stars from elsewhere."""
        lost: i64 = 0
        for face in range(FACES):
            place = face * ROW + dice[face]
            points += self.worth[place]
            stars += self.stars[place]
            lost += self.lost[place]
        if stars > 0:
            points += self.stars_gain(stars)
        own = float(self.share) * math.exp(float(points) / 1000.0)
        rivals = max(1.0, float(WHOLE - self.share - lost))
        return int(float(WHOLE) * own / (own + rivals)) - self.share


def most_dice(dice: vec[i64]) -> i64:
    """How many dice lie on the table."""
    count: i64 = 0
    for each in dice:
        count += each
    return min(count, ALL_DICE)
