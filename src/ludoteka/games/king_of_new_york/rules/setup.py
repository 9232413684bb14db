"""KONY-2: tiles, cards, the first player, and where the Monsters begin."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import has_room, outer_with_room
from ludoteka.games.king_of_new_york.rules.destruction import OpenTile
from ludoteka.games.king_of_new_york.rules.parts import (
    ALL_DICE,
    ATTACK,
    FACES,
    MANHATTAN,
    SITES,
    Parts,
)
from ludoteka.games.king_of_new_york.rules.position import new_position
from ludoteka.games.king_of_new_york.rules.shop import Refill
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork, modifiers
from ludoteka.games.king_of_new_york.rules.turn import City
from ludoteka.games.king_of_new_york.rules.words import ASK_BEGIN, GO, GOES, ROLL_FIRST
from ludoteka.kernel.chances import Roll, count_faces
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal


def new_match(seats: int, two_lanes: bool, parts: Parts) -> KingOfNewYork:
    """KONY-2.1, KONY-2.2, KONY-2.3 Everything in its place, nothing opened yet."""
    s = new_position(
        frames=[],
        data=parts,
        mods=modifiers(parts, [[]] * seats),
        seats=seats,
        two_lanes=1 if two_lanes else 0,
    )
    tiles = [OpenTile(site) for site in range(SITES)]
    cards = [Refill(slot) for slot in range(3)]
    then(s, *tiles, *cards, FirstPlayer(tuple(range(seats)), ()), City())
    return s


_FIRST_ROLL: Final = Roll(ROLL_FIRST, ALL_DICE)


class FirstPlayer(Frame[KingOfNewYork]):
    """KONY-2.4 Most ATTACK on all eight dice starts; tied ones roll again."""

    def __init__(self, seats: tuple[int, ...], rolled: tuple[int, ...]) -> None:
        self.seats: Final = seats
        self.rolled: Final = rolled

    def ask(self, s: KingOfNewYork) -> Pending:
        return _FIRST_ROLL

    def resolve(self, s: KingOfNewYork, outcome: int, out: Journal) -> None:
        s.frames.pop()
        shown = vec[i64]([0] * FACES)
        count_faces(shown, outcome, ALL_DICE)
        attacks = int(shown[ATTACK])
        rolled = (*self.rolled, attacks)
        out.say("first-roll", self.seats[len(self.rolled)], attacks)
        if len(rolled) < len(self.seats):
            s.frames.append(FirstPlayer(self.seats, rolled))
            return
        best = max(rolled)
        ahead = [seat for place, seat in enumerate(self.seats) if rolled[place] == best]
        if len(ahead) > 1:
            out.say("first-tied")
            s.frames.append(FirstPlayer(tuple(ahead), ()))
            return
        begin_with(s, ahead[0], out)

    def code(self) -> list[Code]:
        return ["first", self.seats, self.rolled]


def begin_with(s: KingOfNewYork, first: int, out: Journal) -> None:
    out.say("begins", first)
    seats = len(s.hearts)
    s.active = first
    s.ordinary = (first - 1) % seats
    then(s, *(Begin((first + step) % seats) for step in range(seats)))


class Begin(Frame[KingOfNewYork]):
    """KONY-2.5 From the first player clockwise: a borough other than Manhattan."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def ask(self, s: KingOfNewYork) -> Pending:
        options = [GOES[borough] for borough in outer_with_room(s, self.seat)]
        return Decide(self.seat, ASK_BEGIN, options)

    def answer(self, s: KingOfNewYork, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        s.place[seat] = move.args[0]
        out.say("moves", seat, move.args[0])

    def refuse(self, s: KingOfNewYork, seat: int, move: Move) -> Refusal:
        if move.verb != GO:
            return Refusal("KONY-2.5", "choose-borough")
        if move.args[0] == MANHATTAN:
            return Refusal("KONY-2.5", "not-manhattan-yet")
        assert not has_room(s, move.args[0])
        return Refusal("KONY-2.5", "borough-full", move.args[0])

    def code(self) -> list[Code]:
        return ["begin", int(self.seat)]
