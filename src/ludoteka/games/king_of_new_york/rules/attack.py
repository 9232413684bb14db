"""KONY-4.3 and KONY-5: the attack, damage in all its kinds, elimination, flight."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import (
    in_manhattan,
    is_alive,
    number,
    open_toll,
    outer_with_room,
)
from ludoteka.games.king_of_new_york.rules.monsters import (
    ATTACKED,
    ATTACKS,
    DAMAGED,
    DAMAGES,
    LOSE_HEARTS,
    card_behind,
    card_replacing,
    eliminate,
    tell_modifier,
    trigger,
)
from ludoteka.games.king_of_new_york.rules.moving import Lanes, travel
from ludoteka.games.king_of_new_york.rules.numbers import (
    AGAINST_STRONGER,
    AMID_UNITS,
    ANTIMATTER,
    ATTACK_AROUND,
    ATTACK_BY_DESTRUCTION,
    ATTACK_DOUBLED,
    MORE_ATTACK,
    MORE_DESTRUCTION,
    OUCH_ARMOUR,
)
from ludoteka.games.king_of_new_york.rules.parts import (
    ATTACK,
    BOROUGHS,
    DESTRUCTION,
    FURY_UNITS,
    MANHATTAN,
    NOBODY,
    OUCH,
)
from ludoteka.games.king_of_new_york.rules.questions import Ask, purse
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork, clockwise
from ludoteka.games.king_of_new_york.rules.words import (
    ASK_FLEE,
    GO,
    GOES,
    ROLL_ANTIMATTER,
    STAY_HERE,
)
from ludoteka.kernel.chances import Roll, faces_of
from ludoteka.kernel.effects import replacement
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal

# Kinds of damage: only an attack lets Monsters flee
BY_ATTACK: Final[i64] = 0
BY_UNITS: Final[i64] = 1
BY_CARD: Final[i64] = 2


# The attack (KONY-5.5)


def attack_symbols(s: KingOfNewYork, seat: i64) -> i64:
    """KONY-3.3 ATTACK that cards add: Towering Titan, and Painbow for DESTRUCTION."""
    more: i64 = number(s, seat, MORE_ATTACK)
    if number(s, seat, ATTACK_BY_DESTRUCTION) > 0:
        more += min(2, destruction_symbols(s, seat) // 2)
    return more


def destruction_symbols(s: KingOfNewYork, seat: i64) -> i64:
    """KONY-3.3 DESTRUCTION in the result: fixed once begun, else as it stands now."""
    if (s.begun >> DESTRUCTION) & 1:
        return s.points
    return s.dice[DESTRUCTION] + number(s, seat, MORE_DESTRUCTION) + fury(s, seat)


def fury(s: KingOfNewYork, seat: i64) -> i64:
    """KONY-10.7 Fury: one DESTRUCTION more amid three units."""
    amid: i64 = number(s, seat, AMID_UNITS)
    return amid if amid > 0 and len(s.units[s.place[seat]]) >= FURY_UNITS else i64(0)


def attack(s: KingOfNewYork, seat: i64, spent: i64, out: Journal) -> None:
    """KONY-4.3, KONY-5.1, KONY-9.3 Every Monster on the other side of Manhattan's shore is hit."""
    count: i64 = s.dice[ATTACK] - spent + attack_symbols(s, seat)
    if s.quiet:
        out.say("no-attack", seat)
        return
    hit: i64 = 0
    inside = in_manhattan(s, seat)
    seats: i64 = len(s.hearts)
    for other in range(seats):
        if is_alive(s, other) and in_manhattan(s, other) != inside:
            hit |= bit(other)
    if count <= 0 or hit == 0:
        return
    out.say("attacks", seat, count)
    tell_modifier(s, seat, MORE_ATTACK, out)
    if count > s.dice[ATTACK] - spent + number(s, seat, MORE_ATTACK):
        tell_modifier(s, seat, ATTACK_BY_DESTRUCTION, out)
    if number(s, seat, ATTACK_AROUND) > 0:
        hit = _spread(s, seat, hit, out)
    if number(s, seat, ANTIMATTER) > 0:
        s.frames.append(Antimatter(seat, count, hit))
    else:
        strike(s, seat, count, hit, 0, out)


def _spread(s: KingOfNewYork, seat: i64, hit: i64, out: Journal) -> i64:
    """KONY-10.6 Fireball: the other Monsters in the attacker's borough are hit as well."""
    seats: i64 = len(s.hearts)
    for other in range(seats):
        if other != seat and is_alive(s, other) and s.place[other] == s.place[seat]:
            tell_modifier(s, seat, ATTACK_AROUND, out)
            hit |= bit(other)
    return hit


class Antimatter(Frame[KingOfNewYork]):
    """KONY-5.5 (2) Every Monster hit rolls a die, clockwise from the attacker."""

    def __init__(self, seat: int, count: int, hit: int) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count
        self.hit: Final[i64] = hit

    def _victims(self, s: KingOfNewYork) -> list[int]:
        return [seat for seat in clockwise(s) if (self.hit >> seat) & 1]

    def ask(self, s: KingOfNewYork) -> Pending:
        return Roll(ROLL_ANTIMATTER, len(self._victims(s)))

    def resolve(self, s: KingOfNewYork, outcome: int, out: Journal) -> None:
        s.frames.pop()
        victims = self._victims(s)
        doubled: i64 = 0
        shown = faces_of(outcome, len(victims))
        for place, seat in enumerate(victims):
            if shown[place] == OUCH:
                doubled |= bit(seat)
            out.say("antimatter", seat, shown[place], card_behind(s, self.seat, ANTIMATTER))
        strike(s, self.seat, self.count, self.hit, doubled, out)

    def code(self) -> list[Code]:
        return ["antimatter", int(self.seat), int(self.count), int(self.hit)]


def strike(s: KingOfNewYork, seat: i64, count: i64, hit: i64, doubled: i64, out: Journal) -> None:
    """KONY-5.5 (3) The damage of each victim: doubled first, then more against the stronger."""
    base: i64 = count * (1 + number(s, seat, ATTACK_DOUBLED))
    tell_modifier(s, seat, ATTACK_DOUBLED, out)
    amounts: list[int] = [0] * len(s.hearts)
    seats: i64 = len(s.hearts)
    for other in range(seats):
        if not (hit >> other) & 1:
            continue
        amounts[other] = base * 2 if (doubled >> other) & 1 else base
        if number(s, seat, AGAINST_STRONGER) > 0 and s.hearts[other] > s.hearts[seat]:
            amounts[other] += number(s, seat, AGAINST_STRONGER)
            tell_modifier(s, seat, AGAINST_STRONGER, out)
    s.frames.append(Harm(BY_ATTACK, seat, tuple(amounts)))


# Damage


class Harm(Frame[KingOfNewYork]):
    """KONY-5.5 (4) to (8) Damage to any Monsters at once, and what follows from it.

    `asked` counts the Monsters, clockwise, that have had their chance to lose energy instead.
    """

    def __init__(self, kind: int, dealer: int, amounts: tuple[int, ...], asked: int = 0) -> None:
        self.kind: Final[i64] = kind
        self.dealer: Final[i64] = dealer
        self.amounts: Final = amounts
        self.asked: Final[i64] = asked

    def run(self, s: KingOfNewYork, out: Journal) -> bool:
        s.frames.pop()
        order = clockwise(s)
        for place in range(self.asked, i64(len(order))):
            seat: i64 = order[place]
            amount = self.amounts[seat]
            if amount == 0:
                continue
            instead = replacement(s, seat, LOSE_HEARTS)
            if instead is not None:
                s.frames.append(Harm(self.kind, self.dealer, self.amounts, place + 1))
                for op in instead.do:
                    op.do(s, seat, amount, out)
                return True
        self._apply(s, order, out)
        return True

    def _apply(self, s: KingOfNewYork, order: list[int], out: Journal) -> None:
        hurt: i64 = 0
        for each in order:
            seat: i64 = each
            amount: i64 = self.amounts[seat]
            if amount == 0 or not is_alive(s, seat):
                continue
            hurt |= bit(seat)
            out.say("damage", seat, amount)
            spared: i64 = s.spared[seat]
            if spared:
                out.say("spared", seat, spared, card_replacing(s, seat, LOSE_HEARTS))
                s.energy[seat] -= spared
                s.spared[seat] = 0
            s.hearts[seat] = max(0, s.hearts[seat] - amount + spared)
            if self.dealer == s.active and seat != self.dealer:
                s.dealt[seat] += amount
        for each in order:
            if (hurt >> each) & 1 and not is_alive(s, each):
                eliminate(s, each, out)
        self._follow(s, order, hurt)

    def _follow(self, s: KingOfNewYork, order: list[int], hurt: i64) -> None:
        """Triggers, flight and lanes, pushed in reverse."""
        s.frames.append(Lanes())
        alive: i64 = 0
        for each in order:
            if (hurt >> each) & 1 and is_alive(s, each):
                alive |= bit(each)
        if self.kind == BY_ATTACK:
            for lane in (1, 0):
                for each in order:
                    if (alive >> each) & 1 and in_manhattan(s, each) and s.lane[each] == lane:
                        s.frames.append(Flee(each, self.dealer))
        place: i64 = len(order) - 1
        while place >= 0:
            seat: i64 = order[place]
            if (alive >> seat) & 1:
                event = ATTACKED if self.kind == BY_ATTACK else DAMAGED
                trigger(s, seat, event, self.dealer if self.dealer >= 0 else seat)
            if seat == self.dealer:
                others: i64 = alive & ~bit(seat)
                trigger(s, seat, ATTACKS if self.kind == BY_ATTACK else DAMAGES, others)
            place -= 1

    def code(self) -> list[Code]:
        return ["harm", int(self.kind), int(self.dealer), self.amounts, int(self.asked)]


def volley(s: KingOfNewYork, seat: i64, reach: i64, out: Journal) -> Harm:
    """KONY-4.7 The units shoot: at one Monster (1), at its borough (2), everywhere (3)."""
    amounts: list[int] = [0] * len(s.hearts)
    seats: i64 = len(s.hearts)
    for other in range(seats):
        place: i64 = s.place[other]
        if place < 0 or (reach == 1 and other != seat):
            continue
        if reach == 2 and place != s.place[seat]:
            continue
        shots: i64 = len(s.units[place])
        armour: i64 = number(s, other, OUCH_ARMOUR)
        if shots > 0 and armour > 0:
            tell_modifier(s, other, OUCH_ARMOUR, out)
        amounts[other] = max(0, shots - armour)
    return Harm(BY_UNITS, NOBODY, tuple(amounts))


def crossfire(s: KingOfNewYork) -> Harm:
    """KONY-10.1 Air Force One: every unit shoots every Monster in its borough; no OUCH."""
    amounts = [len(s.units[place]) if 0 <= place < BOROUGHS else 0 for place in s.place]
    return Harm(BY_UNITS, NOBODY, tuple(amounts))


# Flight


class Flee(Ask):
    """KONY-5.3 A Monster attacked in Manhattan may flee to an outer borough with room."""

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker: Final = attacker

    def choices(self, s: KingOfNewYork) -> list[Move]:
        """Whither, or to stay; nothing for who cannot flee."""
        options: list[Move] = []
        if purse(s, self.seat) >= open_toll(s):
            for borough in outer_with_room(s, self.seat):
                options.append(GOES[borough])
        if options:
            options.append(STAY_HERE)
        return options

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_FLEE, options, (self.attacker, int(open_toll(s))))

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == GO:
            travel(s, self.seat, move.args[0], open_toll(s), out)
        else:
            out.say("stays", self.seat)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb != GO:
            return Refusal("KONY-5.3", "choose-borough")
        if move.args[0] == MANHATTAN:
            return Refusal("KONY-5.3", "already-there", move.args[0])
        return Refusal("KONY-5.3", "borough-full", move.args[0])

    def code(self) -> list[Code]:
        return ["flee", int(self.seat), self.attacker]
