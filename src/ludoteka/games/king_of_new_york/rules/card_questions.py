"""KONY-10.1: the questions that single cards ask."""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import most_hearts
from ludoteka.games.king_of_new_york.rules.monsters import (
    drop_card,
    gain_energy,
    gain_stars,
    heal,
)
from ludoteka.games.king_of_new_york.rules.parts import (
    BOROUGHS,
    ENERGY_GOODS,
    HEARTS_GOODS,
    UNITS,
)
from ludoteka.games.king_of_new_york.rules.questions import BUY_STEP, FACES_STEP, Ask, pay, purse
from ludoteka.games.king_of_new_york.rules.state import FRESH, KingOfNewYork, clockwise
from ludoteka.games.king_of_new_york.rules.words import (
    AIM,
    AIMS,
    ALL_DONE,
    ASK_AIM,
    ASK_CABS,
    ASK_CANNON,
    ASK_PHOTO,
    ASK_SCATTER,
    ASK_STAGE,
    CARRIES,
    CARRY,
    DECLARE,
    DECLARE_IT,
    DISCARD,
    DISCARDS,
    PICK,
    PICKS,
    SKIP_IT,
    TAKES,
)
from ludoteka.kernel.game import Code
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import NO_MOVES, Decide, Move, Refusal

RAY_PRICE: Final[i64] = 1


class HailCabs(Ask):
    """Hailing Cabs: more DESTRUCTION, against units only; declared when the face is begun."""

    def __init__(self, seat: int, more: int, card: int) -> None:
        super().__init__(seat)
        self.more: Final = more
        self.card: Final = card

    def step(self) -> int:
        return FACES_STEP

    def choices(self, s: KingOfNewYork) -> list[Move]:
        """A face without points was begun in order to declare."""
        return [DECLARE_IT, SKIP_IT] if s.points > 0 else [DECLARE_IT]

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_CABS, options)

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == DECLARE:
            s.cabs = 1
            s.points += self.more
            out.say("cabs", self.seat, self.card)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        return Refusal("KONY-10.8", "choose-cabs" if s.points > 0 else "must-declare")

    def code(self) -> list[Code]:
        return ["cabs", int(self.seat), self.more, self.card]


class SeismicRay(Ask):
    """Seismic Ray: for 1 energy all DESTRUCTION of this turn is used in another borough."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def step(self) -> int:
        return FACES_STEP

    def choices(self, s: KingOfNewYork) -> list[Move]:
        options: list[Move] = []
        if purse(s, self.seat) >= RAY_PRICE:
            for borough in range(BOROUGHS):
                if borough != s.place[self.seat]:
                    options.append(AIMS[borough])
        options.append(SKIP_IT)
        return options

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_AIM, options)

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == AIM:
            s.aim = move.args[0]
            out.say("aims", self.seat, move.args[0], self.card)
            pay(s, self.seat, RAY_PRICE, out)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if purse(s, self.seat) < RAY_PRICE:
            return Refusal("KONY-10.18", "aim-too-dear", int(RAY_PRICE))
        return Refusal("KONY-10.18", "own-borough" if move.verb == AIM else "choose-aim")

    def code(self) -> list[Code]:
        return ["ray", int(self.seat), self.card]


class Scatter(Ask):
    """Stink Attack: units of the borough you arrive in go each to a different other borough.

    The boroughs are chosen in their order; `after` is the last one chosen.
    """

    def __init__(self, seat: int, borough: int, after: int, card: int) -> None:
        super().__init__(seat)
        self.borough: Final[i64] = borough
        self.after: Final[i64] = after
        self.card: Final = card

    def choices(self, s: KingOfNewYork) -> list[Move]:
        """Which unit goes where, or no more; nothing if there are none to chase."""
        here: list[bool] = [False] * 6
        for tile in s.units[self.borough]:
            here[s.data.unit[tile % FRESH] + (UNITS if tile >= FRESH else 0)] = True
        options: list[Move] = []
        for borough in range(self.after + 1, BOROUGHS):
            if borough != self.borough:
                for unit in range(6):
                    if here[unit]:
                        options.append(CARRIES[unit][borough])
        if options:
            options.append(ALL_DONE)
        return options

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_SCATTER, options, (int(self.borough),))

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == CARRY:
            unit, borough = move.args
            self._carry(s, unit, borough)
            out.say("carried", unit % UNITS, self.borough, borough, self.card)
            s.frames.append(Scatter(self.seat, self.borough, borough, self.card))

    def _carry(self, s: KingOfNewYork, unit: int, borough: int) -> None:
        units = s.units[self.borough]
        for place, tile in enumerate(units):
            if s.data.unit[tile % FRESH] == unit % UNITS and (tile >= FRESH) == (unit >= UNITS):
                s.units[self.borough], _ = pop(units, place)
                s.units[borough] = append(s.units[borough], tile)
                return

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb != CARRY:
            return Refusal("KONY-10.20", "choose-unit")
        unit, borough = move.args
        if borough <= self.after or borough == self.borough:
            return Refusal("KONY-10.20", "boroughs-in-order", borough)
        return Refusal("KONY-10.20", "no-unit-here", unit)

    def code(self) -> list[Code]:
        return ["scatter", int(self.seat), int(self.borough), int(self.after), self.card]


class NextStage(Ask):
    """Next Stage: for each lost star 1 energy or 1 life, one by one."""

    def __init__(self, seat: int, left: int, card: int) -> None:
        super().__init__(seat)
        self.left: Final[i64] = left
        self.card: Final = card

    def step(self) -> int:
        return BUY_STEP

    def choices(self, s: KingOfNewYork) -> list[Move]:
        can_heal = s.hearts[self.seat] < most_hearts(s, self.seat)
        return TAKES[ENERGY_GOODS:] if self.left > 0 and can_heal else NO_MOVES

    def nothing(self, s: KingOfNewYork, out: Journal) -> None:
        """Who has all its life takes energy for the rest."""
        s.frames.pop()
        gain_energy(s, self.seat, self.left, out, self.card)

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_STAGE, options, (int(self.left),))

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        s.frames.append(NextStage(self.seat, self.left - 1, self.card))
        if move.args[0] == HEARTS_GOODS:
            heal(s, self.seat, 1, out, self.card)
        else:
            gain_energy(s, self.seat, 1, out, self.card)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        return Refusal("KONY-10.1", "choose-goods")

    def code(self) -> list[Code]:
        return ["stage", int(self.seat), int(self.left), self.card]


class PhotoOp(Ask):
    """Photo Op: 1 star for each damage dealt to another Monster in this turn."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def step(self) -> int:
        return BUY_STEP

    def choices(self, s: KingOfNewYork) -> list[Move]:
        """The other Monsters; nothing if none of them was damaged."""
        if max(s.dealt) == 0:
            return NO_MOVES
        return [PICKS[seat] for seat in range(len(s.hearts)) if seat != self.seat]

    def stays_open(self, s: KingOfNewYork) -> bool:
        """By the rules of version 1 the only other Monster had to be named."""
        return s.data.rules < 2 or super().stays_open(s)

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_PHOTO, options)

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        out.say("photo", self.seat, move.args[0], self.card)
        gain_stars(s, self.seat, s.dealt[move.args[0]], out, self.card)

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb != PICK:
            return Refusal("KONY-10.15", "choose-monster")
        word = "not-yourself" if move.args[0] == self.seat else "no-such-monster"
        return Refusal("KONY-10.15", word)

    def code(self) -> list[Code]:
        return ["photo", int(self.seat), self.card]


class TeslaCannon(Ask):
    """Tesla Cannon: from the buyer clockwise each chooses a Keep card; all are then discarded."""

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards: Final = chosen

    def choices(self, s: KingOfNewYork) -> list[Move]:
        """`cards` has one entry for each Monster that has chosen: its card, or 0."""
        if len(self.cards) == len(s.hearts):
            return NO_MOVES
        return [DISCARDS[card] for card in s.keep[self.seat]]

    def nothing(self, s: KingOfNewYork, out: Journal) -> None:
        """A Monster without Keep cards has none to choose; after the last one all are discarded."""
        s.frames.pop()
        if len(self.cards) < len(s.hearts):
            self._next(s, 0)
            return
        for place, seat in enumerate(clockwise(s)):
            if self.cards[place]:
                out.say("cannon", seat, self.cards[place])
                drop_card(s, seat, self.cards[place])

    def _next(self, s: KingOfNewYork, card: int) -> None:
        order = clockwise(s)
        cards = (*self.cards, card)
        s.frames.append(TeslaCannon(order[len(cards) % len(order)], cards))

    def question(self, s: KingOfNewYork, options: list[Move]) -> Decide:
        return Decide(self.seat, ASK_CANNON, options)

    def chosen(self, s: KingOfNewYork, move: Move, out: Journal) -> None:
        s.frames.pop()
        self._next(s, move.args[0])

    def why_not(self, s: KingOfNewYork, move: Move) -> Refusal:
        if move.verb == DISCARD:
            return Refusal("KONY-10.23", "not-your-card", move.args[0])
        return Refusal("KONY-10.23", "choose-discard")

    def code(self) -> list[Code]:
        return ["cannon", int(self.seat), self.cards]
