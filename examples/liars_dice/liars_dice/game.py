"""The rules of liar's dice, as the kernel plays them."""

from typing import Any, Final

from liars_dice.position import (
    DICE,
    FACES,
    Dice,
    census,
    clone,
    fill,
    masked,
    new_position,
    rebuild,
)
from ludoteka.kernel.census import Census
from ludoteka.kernel.codec import Json
from ludoteka.kernel.game import Frame, Game
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.options import Option, Options, every_combination
from ludoteka.kernel.pending import Chance, Decide, Move, Over, Pending, Refusal
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.words import Words

MOST_SEATS: Final = 6
ACES: Final = 1
WORDS: Final = Words(
    kinds={"face": ["unknown", "ones", "twos", "threes", "fours", "fives", "sixes"]},
    literal=[],
    verbs={"bid": "number face", "doubt": ""},
    prompts={"bid": "", "answer": "seat number face", "roll": ""},
    notes={
        "rolled": "LIAR-2.1: ",
        "bid": "LIAR-2.2: seat number face",
        "doubted": "LIAR-3.1: seat seat",
        "counted": "LIAR-3.1: number face",
        "lost": "LIAR-3.2: seat number",
        "out": "LIAR-3.3: seat",
    },
    refusals={"nothing-bid": "", "not-higher": "number face", "too-many": "number"},
)
DOUBT: Final = Move("doubt")
BIDS: Final = [
    Move("bid", count, face)
    for count in range(1, DICE * MOST_SEATS + 1)
    for face in range(1, FACES + 1)
]
"""Every bid, the lower ones first (LIAR-2.3)."""


class Round(Frame[Dice]):
    """LIAR-2.1 Everybody rolls under the own cup, die by die; then the first one bids."""

    def run(self, s: Dice, out: Journal) -> bool:
        if self._roller(s) >= 0:
            return False
        out.say("rolled")
        s.frames[-1:] = [Bid(s.first)]
        return True

    def ask(self, s: Dice) -> Pending:
        return Chance("roll", FACES, bit(self._roller(s)))

    def resolve(self, s: Dice, outcome: int, out: Journal) -> None:
        s.cups[self._roller(s)].put(1 + outcome)

    def _roller(self, s: Dice) -> int:
        for seat, dice in enumerate(s.dice):
            if len(s.cups[seat].cards) < dice:
                return seat
        return -1

    def code(self) -> list[Any]:
        return ["round"]


class Bid(Frame[Dice]):
    """LIAR-2.2 Bid higher than the bid that stands, or doubt it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Dice) -> Pending:
        first = (s.count - 1) * FACES + s.face if s.count else 0
        bids = BIDS[first : sum(s.dice) * FACES]
        if not s.count:
            return Decide(self.seat, "bid", bids)
        return Decide(self.seat, "answer", [DOUBT, *bids], (s.bidder, s.count, s.face))

    def answer(self, s: Dice, seat: int, move: Move, out: Journal) -> None:
        if move == DOUBT:
            doubt(s, seat, out)
            return
        s.count, s.face = move.args
        s.bidder = seat
        out.say("bid", seat, s.count, s.face)
        s.frames[-1:] = [Bid(next_seat(s, seat))]

    def refuse(self, s: Dice, seat: int, move: Move) -> Refusal:
        if move == DOUBT:
            return Refusal("LIAR-2.2", "nothing-bid")
        if move.args[0] > sum(s.dice):
            return Refusal("LIAR-2.3", "too-many", sum(s.dice))
        return Refusal("LIAR-2.3", "not-higher", s.count, s.face)

    def code(self) -> list[Any]:
        return ["bid", self.seat]


def next_seat(s: Dice, seat: int) -> int:
    """The next player who still has dice."""
    seats = len(s.dice)
    return next(at % seats for at in range(seat + 1, seat + 1 + seats) if s.dice[at % seats])


def matching(s: Dice) -> int:
    """LIAR-3.1 and 4.1 How many dice show the face of the bid."""
    faces = {s.face, ACES} if s.wild else {s.face}
    return sum(face in faces for cup in s.cups for face in cup.cards)


def doubt(s: Dice, doubter: int, out: Journal) -> None:
    """LIAR-3.1 All dice are shown; 3.2 who was wrong loses one; 3.3 and may be out."""
    out.say("doubted", doubter, s.bidder)
    found = matching(s)
    out.say("counted", found, s.face)
    loser = doubter if found >= s.count else s.bidder
    s.shown = [cup.cards[:] for cup in s.cups]
    out.reveal()
    s.dice[loser] -= 1
    out.say("lost", loser, s.dice[loser])
    if not s.dice[loser]:
        s.gone.append(loser)
        out.say("out", loser)
    for cup in s.cups:
        cup.cards.clear()
        cup.seen.clear()
    s.count = s.face = s.bidder = 0
    s.first = loser if s.dice[loser] else next_seat(s, loser)
    s.frames[-1:] = [Round()] if len(s.gone) < len(s.dice) - 1 else []


class LiarsDice(Game[Dice]):
    def __init__(self) -> None:
        super().__init__(
            id="liars_dice",
            rules=1,
            seats=range(2, MOST_SEATS + 1),
            options=[Option("ones", ["plain", "wild"], "plain")],
            moves=[DOUBT, *BIDS],
            words=WORDS,
            frames={"round": Round, "bid": Bid},
        )

    def setup(self, seats: int, options: Options) -> Dice:
        s = new_position(seats, options["ones"] == "wild")
        s.frames.append(Round())
        return s

    def clone(self, s: Dice) -> Dice:
        return clone(s)

    def rebuild(
        self, frames: list[Frame[Any]], data: dict[str, Json], seats: int, options: Options
    ) -> Dice:
        return rebuild(frames, data, options["ones"] == "wild")

    def masked(self, s: Dice, viewer: int) -> Dice:
        return masked(s, viewer)

    def fill(self, s: Dice, rng: Rng) -> None:
        fill(s, rng)

    def result(self, s: Dice) -> Over:
        """LIAR-3.3 Who is left has won; the others follow, the last to leave first."""
        ranks = [0] * len(s.dice)
        for place, seat in enumerate(reversed(s.gone), start=1):
            ranks[seat] = place
        return Over(ranks, s.dice[:])

    def census(self, s: Dice) -> Census:
        return census(s)

    def box(self, seats: int, options: Options) -> Census:
        return {"die": [0] + [DICE * seats] * FACES}

    def write(self, move: Move) -> str:
        return WORDS.text(move.verb, move.args)

    def bound(self, seats: int, options: Options) -> int:
        """Every round costs a die and has at most every bid and a doubt."""
        return DICE * seats * (DICE * seats * FACES + 1)

    def option_sets(self, seats: int) -> list[Options]:
        return every_combination(self.option_list)

    def turn_clause(self, s: Dice) -> str:
        return "LIAR-2.1" if isinstance(s.frames[-1], Round) else "LIAR-2.2"

    def end_clause(self) -> str:
        return "LIAR-3.3"


GAME: Final = LiarsDice()
