"""What a position of liar's dice holds, and who sees what of it."""

from typing import Final

from ludoteka.kernel import codec
from ludoteka.kernel.census import Census
from ludoteka.kernel.codec import Fields, Json
from ludoteka.kernel.game import Frame, State
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.zones import UNKNOWN, Zone, hand_zones

DICE: Final = 5
"""LIAR-1.1 Dice of each player at the beginning."""
FACES: Final = 6


class Dice(State):
    """`cups[seat]` holds the faces a player has rolled; only that player sees them."""

    def __init__(
        self,
        frames: "list[Frame[Dice]]",
        wild: bool,
        dice: list[int],
        cups: list[Zone],
        first: int,
        count: int,
        face: int,
        bidder: int,
        gone: list[int],
        shown: list[list[int]],
    ) -> None:
        super().__init__(frames)
        self.wild = wild  # LIAR-4.1 an option, not a part of the position
        self.dice = dice  # by seat: how many dice are left
        self.cups = cups
        self.first = first  # who begins the round
        self.count = count  # the bid that stands; 0 for none
        self.face = face
        self.bidder = bidder
        self.gone = gone  # seats without dice, the first to lose theirs first
        self.shown = shown  # by seat: the dice that the last doubt laid open

    def encode(self) -> dict[str, Json]:
        return {
            "dice": codec.numbers(self.dice),
            "cups": codec.zones(self.cups),
            "first": self.first,
            "count": self.count,
            "face": self.face,
            "bidder": self.bidder,
            "gone": codec.numbers(self.gone),
            "shown": codec.rows(self.shown),
        }


def new_position(seats: int, wild: bool) -> Dice:
    return Dice([], wild, [DICE] * seats, hand_zones(seats), 0, 0, 0, 0, [], [])


def _copy(s: Dice, cups: list[Zone]) -> Dice:
    shown = [row[:] for row in s.shown]
    frames, dice, gone = s.frames[:], s.dice[:], s.gone[:]
    return Dice(frames, s.wild, dice, cups, s.first, s.count, s.face, s.bidder, gone, shown)


def clone(s: Dice) -> Dice:
    return _copy(s, [cup.clone() for cup in s.cups])


def masked(s: Dice, viewer: int) -> Dice:
    """A copy in which the dice that a viewer has not seen are unknown."""
    return _copy(s, [cup.masked(viewer) for cup in s.cups])


def fill(s: Dice, rng: Rng) -> None:
    """Any faces may lie under the cups of the others."""
    for cup in s.cups:
        for place, face in enumerate(cup.cards):
            if face == UNKNOWN:
                cup.cards[place] = 1 + rng.below(FACES)


def rebuild(frames: "list[Frame[Dice]]", data: Json, wild: bool) -> Dice:
    read = Fields(data)
    dice, cups, gone, shown = (
        read.numbers("dice"),
        read.zones("cups"),
        read.numbers("gone"),
        read.rows("shown"),
    )
    count, face, bidder = read.number("count"), read.number("face"), read.number("bidder")
    return Dice(frames, wild, dice, cups, read.number("first"), count, face, bidder, gone, shown)


def census(s: Dice) -> Census:
    """LIAR-1.1 Every die with its six faces. Of a die under another's cup nobody knows which face
    is up, so all its faces count as unknown."""
    hidden = sum(cup.cards.count(UNKNOWN) for cup in s.cups)
    known = DICE * len(s.dice) - hidden
    return {"die": [FACES * hidden] + [known] * FACES}
