"""SKULL-1.4, 2.1, 11.1 and 12.1: setting up."""

from typing import Final

from ludoteka.games.emerald_skulls.rules.open_bets import table_of
from ludoteka.games.emerald_skulls.rules.parts import (
    CARD_NAMES,
    FAMILIES,
    OPPOSITION_NAMES,
    STANDARD,
    STANDARD_CARDS,
    Cards,
)
from ludoteka.games.emerald_skulls.rules.position import new_position
from ludoteka.games.emerald_skulls.rules.state import Skulls
from ludoteka.games.emerald_skulls.rules.turn import Turns
from ludoteka.games.emerald_skulls.rules.words import ASK_CARD, DRAW_CARD, LOT, TAKE, TAKES
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Move, Pending, Refusal
from ludoteka.kernel.zones import full_bag

CARD_SETS: Final = ["standard", "drawn", "chosen"]
RIVAL_GEARS: Final = ["40", "30", "20", "10", "0"]
OPPOSITION_CARDS: Final = ["10", "9", "8", "7", "6", "5"]


def new_match(seats: int, options: Options, cards: Cards) -> Skulls:
    """SKULL-1.4 and 12.1 The pot; in the solo game a part of it goes to Vrax and Kar."""
    solo = seats == 1
    rivals = int(options["rival_gears"]) if solo else 0
    kinds = len(OPPOSITION_NAMES)
    deck = full_bag([0] + [1] * (kinds - 1)) if solo else full_bag([0] * kinds)
    standard = options["cards"] == "standard"
    in_play = STANDARD_CARDS[:] if standard else []
    frames: list[Frame[Skulls]] = [Turns()]
    if not standard:
        frames.append(NextCard(1 if options["cards"] == "chosen" else 0, 0))
    return new_position(
        frames=[*frames, Lot()],
        cards=cards,
        data=table_of(cards, in_play, seats),
        seats=seats,
        in_play=in_play,
        pot=cards.pots[seats] - rivals,
        rivals=rivals,
        rounds=int(options["opposition"]) if solo else 0,
        deck=deck,
    )


class Lot(Frame[Skulls]):
    """SKULL-2.1 The first roller is decided by lot."""

    def run(self, s: Skulls, out: Journal) -> bool:
        if len(s.gears) > 1:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Skulls) -> Pending:
        return Chance(LOT, len(s.gears))

    def resolve(self, s: Skulls, outcome: int, out: Journal) -> None:
        s.frames.pop()
        s.roller = outcome
        out.say("begins", outcome)

    def code(self) -> list[Code]:
        return ["lot"]


class NextCard(Frame[Skulls]):
    """SKULL-11.1 The advanced cards one by one: Jackpot, then Side, then Out cards.

    If they are chosen, the players choose in turn, the first roller first.
    """

    def __init__(self, chosen: int, count: int) -> None:
        self.chosen: Final = chosen
        self.count: Final = count

    def run(self, s: Skulls, out: Journal) -> bool:
        s.frames.pop()
        family = wanted_family(s, self.count)
        if family == STANDARD:
            s.data = table_of(s.cards, s.in_play, len(s.gears))
            return True
        s.frames.append(NextCard(self.chosen, self.count + 1))
        if self.chosen:
            seat = (s.roller + self.count) % len(s.gears)
            s.frames.append(ChooseCard(seat, family))
        else:
            s.frames.append(DrawCard(family))
        return True

    def code(self) -> list[Code]:
        return ["next", self.chosen, self.count]


def wanted_family(s: Skulls, count: int) -> int:
    """The family of the next card, or `STANDARD` when there are enough."""
    for family in range(1, len(FAMILIES)):
        wanted = s.cards.sets[len(s.gears)][family]
        if count < wanted:
            return family
        count -= wanted
    return STANDARD


def free_sides(s: Skulls, family: int) -> list[int]:
    """Both sides of every card of a family that is not in play; b follows a."""
    found: list[int] = []
    for card in range(1, len(CARD_NAMES)):
        if s.cards.family[card] == family and not is_taken(s, card):
            found.append(card)
    return found


def is_taken(s: Skulls, card: int) -> bool:
    """One side of this card lies on the table."""
    number = CARD_NAMES[card][:-1]
    return number in [CARD_NAMES[each][:-1] for each in s.in_play]


class DrawCard(Frame[Skulls]):
    """SKULL-11.1 A card of a family and its side, drawn."""

    def __init__(self, family: int) -> None:
        self.family: Final = family

    def ask(self, s: Skulls) -> Pending:
        return Chance(DRAW_CARD, len(free_sides(s, self.family)))

    def resolve(self, s: Skulls, outcome: int, out: Journal) -> None:
        s.frames.pop()
        put_into_play(s, free_sides(s, self.family)[outcome], out)

    def code(self) -> list[Code]:
        return ["draw", self.family]


class ChooseCard(Frame[Skulls]):
    """SKULL-11.1 A card of a family and its side, chosen."""

    def __init__(self, seat: int, family: int) -> None:
        self.seat: Final = seat
        self.family: Final = family

    def ask(self, s: Skulls) -> Pending:
        moves = [TAKES[card] for card in free_sides(s, self.family)]
        return Decide(self.seat, ASK_CARD, moves)

    def answer(self, s: Skulls, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        put_into_play(s, move.args[0], out)

    def refuse(self, s: Skulls, seat: int, move: Move) -> Refusal:
        if move.verb != TAKE:
            return Refusal("SKULL-11.1", "take-a-card")
        word = "card-in-play" if is_taken(s, move.args[0]) else "card-not-to-choose"
        return Refusal("SKULL-11.1", word, move.args[0])

    def code(self) -> list[Code]:
        return ["choose", self.seat, self.family]


def put_into_play(s: Skulls, card: int, out: Journal) -> None:
    s.in_play = sorted([*s.in_play, card])
    out.say("card-in-play", card)
