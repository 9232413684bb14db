"""KONY-10: the operations cards are made of, and the conditions some depend on.

The source of an operation is its card, plus `PAYLOAD` times what the event speaks of: a mask of
Monsters, a seat, a borough or a unit (see `trigger`).
"""

from typing import Any, Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from ludoteka.games.king_of_new_york.rules.attack import BY_CARD, Harm, crossfire
from ludoteka.games.king_of_new_york.rules.card_questions import (
    HailCabs,
    NextStage,
    PhotoOp,
    Scatter,
    SeismicRay,
    TeslaCannon,
)
from ludoteka.games.king_of_new_york.rules.city import is_alive
from ludoteka.games.king_of_new_york.rules.monsters import (
    END,
    PAYLOAD,
    earn_turn,
    eliminate,
    gain_energy,
    gain_goods,
    gain_stars,
    give_token,
    hand_over,
    lose_stars,
)
from ludoteka.games.king_of_new_york.rules.moving import Lanes, SuperSpeed
from ludoteka.games.king_of_new_york.rules.parts import (
    CELEBRITY,
    DESTRUCTION,
    FACES,
    NOBODY,
    NOWHERE,
    OUCH,
    SOUVENIR,
)
from ludoteka.games.king_of_new_york.rules.questions import Absorb, PayHearts
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork, clockwise
from ludoteka.kernel.effects import Op
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that must be so for an operation to be done."""

    def holds(self, s: KingOfNewYork, seat: i64, about: i64) -> bool:
        raise AssertionError


class InBorough(Condition):
    def __init__(self, borough: int) -> None:
        self.borough: Final[i64] = borough

    def holds(self, s: KingOfNewYork, seat: i64, about: i64) -> bool:
        return s.place[seat] == self.borough


class HoldsSuperstar(Condition):
    def holds(self, s: KingOfNewYork, seat: i64, about: i64) -> bool:
        return s.superstar == seat


class OfUnit(Condition):
    """The event speaks of this kind of unit."""

    def __init__(self, unit: int) -> None:
        self.unit: Final[i64] = unit

    def holds(self, s: KingOfNewYork, seat: i64, about: i64) -> bool:
        return about == self.unit


class DiceShow(Condition):
    """At least so many dice show a face."""

    def __init__(self, face: int, count: int) -> None:
        self.face: Final[i64] = face
        self.count: Final[i64] = count

    def holds(self, s: KingOfNewYork, seat: i64, about: i64) -> bool:
        return s.dice[self.face] >= self.count


class DiceShowAll(Condition):
    """Every face is on the dice."""

    def holds(self, s: KingOfNewYork, seat: i64, about: i64) -> bool:
        for face in range(FACES):
            if s.dice[face] == 0:
                return False
        return True


class If(Op[KingOfNewYork]):
    """Do it if all conditions hold."""

    def __init__(self, conditions: list[Condition], *do: Op[Any]) -> None:
        self.conditions: Final = conditions
        self.then: Final = list(do)

    def holds(self, s: KingOfNewYork, seat: i64, about: i64) -> bool:
        for condition in self.conditions:
            if not condition.holds(s, seat, about):
                return False
        return True

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        if self.holds(s, seat, source // PAYLOAD):
            for op in self.then:
                op.do(s, seat, source, out)


class Once(Op[KingOfNewYork]):
    """Do it at most once a turn."""

    def __init__(self, *do: Op[Any]) -> None:
        self.then: Final = list(do)

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        once = bit(source % PAYLOAD)
        if s.used & once:
            return
        for op in self.then:
            op.do(s, seat, source, out)
        s.used |= once


class Gain(Op[KingOfNewYork]):
    def __init__(self, amount: int, goods: int) -> None:
        self.goods: Final[i64] = goods
        self.amount: Final[i64] = amount

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        gain_goods(s, seat, self.goods, self.amount, out, source % PAYLOAD)


class EachGainsEnergy(Op[KingOfNewYork]):
    def __init__(self, amount: int) -> None:
        self.amount: Final[i64] = amount

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        for other in clockwise(s):
            if is_alive(s, other):
                gain_energy(s, other, self.amount, out, source % PAYLOAD)


class TakeEnergy(Op[KingOfNewYork]):
    """From the Monster the event speaks of, as far as it has any."""

    def __init__(self, amount: int) -> None:
        self.amount: Final[i64] = amount

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        giver: i64 = source // PAYLOAD
        if giver != seat:
            out.say("works", seat, source % PAYLOAD)
            hand_over(s, giver, seat, self.amount, out)


class LoseStars(Op[KingOfNewYork]):
    """The Monsters the event speaks of lose stars."""

    def __init__(self, amount: int) -> None:
        self.amount: Final[i64] = amount

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        for other in clockwise(s):
            if ((source // PAYLOAD) >> other) & 1:
                lose_stars(s, other, self.amount, out, source % PAYLOAD)


class Give(Op[KingOfNewYork]):
    """The Monsters the event speaks of get a token each."""

    def __init__(self, token: int) -> None:
        self.token: Final[i64] = token

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        for other in clockwise(s):
            if ((source // PAYLOAD) >> other) & 1:
                give_token(s, other, self.token, out, source % PAYLOAD)


class TokenPerOuch(Op[KingOfNewYork]):
    def __init__(self, token: int) -> None:
        self.token: Final[i64] = token

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        for _ in range(s.dice[OUCH]):
            give_token(s, seat, self.token, out, source % PAYLOAD)


class HurtSelf(Op[KingOfNewYork]):
    def __init__(self, damage: int) -> None:
        self.damage: Final = damage

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        amounts = [self.damage if other == seat else 0 for other in range(len(s.hearts))]
        s.frames.append(Harm(BY_CARD, NOBODY, tuple(amounts)))


class HurtAll(Op[KingOfNewYork]):
    """Every Monster, the own one too."""

    def __init__(self, damage: int) -> None:
        self.damage: Final = damage

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        amounts = [self.damage if hearts else 0 for hearts in s.hearts]
        s.frames.append(Harm(BY_CARD, seat, tuple(amounts)))


class HurtOther(Op[KingOfNewYork]):
    """The Monster the event speaks of, if it is another one."""

    def __init__(self, damage: int) -> None:
        self.damage: Final = damage

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        victim = source // PAYLOAD
        if victim == seat or not is_alive(s, victim):
            return
        out.say("works", seat, source % PAYLOAD)
        amounts = [self.damage if other == victim else 0 for other in range(len(s.hearts))]
        s.frames.append(Harm(BY_CARD, seat, tuple(amounts)))


class UnitsShoot(Op[KingOfNewYork]):
    """Every unit shoots every Monster in its borough."""

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        s.frames.append(crossfire(s))


class ExtraTurn(Op[KingOfNewYork]):
    """KONY-8.2; `subway` is 1 for a turn with Subway's moves."""

    def __init__(self, subway: int = 0) -> None:
        self.subway: Final[i64] = subway

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        if earn_turn(s, seat, bit(source % PAYLOAD), self.subway):
            out.say("earned-turn", seat, source % PAYLOAD)


class MoveFirst(Op[KingOfNewYork]):
    """An additional Move before the first roll."""

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        s.frames.append(SuperSpeed(seat, source % PAYLOAD))


class Eliminate(Op[KingOfNewYork]):
    """The owner is eliminated; its cards are discarded with it."""

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        out.say("doomed", seat, source % PAYLOAD)
        eliminate(s, seat, out)
        s.frames.append(Lanes())


def is_deadly(s: KingOfNewYork, seat: i64, card: int) -> bool:
    """KONY-10.10 Natural Selection: its owner would be eliminated at the end, as the dice lie."""
    for trigger in s.data.effects[card].when:
        for op in trigger.do if trigger.event == END else []:
            if isinstance(op, If) and isinstance(op.then[0], Eliminate) and op.holds(s, seat, 0):
                return True
    return False


class Win(Op[KingOfNewYork]):
    """KONY-8.1 The only way to win before the end of a turn."""

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        out.say("wins-at-once", seat, source % PAYLOAD)
        s.winners = bit(seat)
        s.frames.clear()


# Replacements (KONY-10.12 Of Another World): the source is the amount


class LoseEnergyInstead(Op[KingOfNewYork]):
    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        s.frames.append(Absorb(seat, source))


class PayHeartsInstead(Op[KingOfNewYork]):
    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        s.frames.append(PayHearts(seat, source))


# Custom operations: each belongs to one card


class Custom(Op[KingOfNewYork]):
    """What a single card does and no other could."""


class HailingCabs(Custom):
    def __init__(self, more: int) -> None:
        self.more: Final = more

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        s.frames.append(HailCabs(seat, self.more, source % PAYLOAD))


class AimRay(Custom):
    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        s.frames.append(SeismicRay(seat, source % PAYLOAD))


class ScatterUnits(Custom):
    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        s.frames.append(Scatter(seat, source // PAYLOAD, NOWHERE, source % PAYLOAD))


class StarsIntoGoods(Custom):
    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        stars = s.stars[seat]
        lose_stars(s, seat, stars, out, source % PAYLOAD)
        s.frames.append(NextStage(seat, stars, source % PAYLOAD))


class StarsForDamage(Custom):
    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        s.frames.append(PhotoOp(seat, source % PAYLOAD))


class EachDiscardsKeep(Custom):
    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        s.frames.append(TeslaCannon(seat, ()))


class Claim(Custom):
    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        s.claims = append(s.claims, seat)
        out.say("claims", seat, source % PAYLOAD)


class LeaveSouvenir(Custom):
    """In the borough the owner is in, if none lies there."""

    def do(self, s: KingOfNewYork, seat: int, source: int, out: Journal) -> None:
        borough = s.place[seat]
        if s.souvenirs[borough] or s.supply[SOUVENIR] == 0:
            return
        s.souvenirs[borough] = 1
        s.supply[SOUVENIR] -= 1
        card = source % PAYLOAD
        out.say("souvenir", seat, borough, card)
        gain_stars(s, seat, 1, out, card)
        gain_energy(s, seat, 1, out, card)


SHOWS_CELEBRITY: Final = DiceShow(CELEBRITY, 1)
SHOWS_SIX_DESTRUCTION: Final = DiceShow(DESTRUCTION, 6)
