"""The rules of nine men's morris, as the kernel plays them."""

from typing import Any, Final

from ludoteka.kernel import codec
from ludoteka.kernel.census import Census
from ludoteka.kernel.codec import Fields, Json
from ludoteka.kernel.game import Frame, Game, State
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Option, Options, every_combination
from ludoteka.kernel.pending import Decide, Move, Over, Pending, Refusal
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.words import Words
from nine_mens_morris.points import LINES_OF, NEIGHBOURS, POINTS

MEN: Final = 9
FEWEST: Final = 3
"""MORRIS-4.1 Who has fewer men has lost; 3.2 who has so many may fly."""
QUIET: Final = 60
"""MORRIS-4.2 Moves without a man taken, after which nobody has won."""
EMPTY: Final = -1
ALL: Final = range(len(POINTS))
WORDS: Final = Words(
    kinds={"point": POINTS, "colour": ["white", "black"]},
    literal=["point"],
    verbs={"place": "point", "move": "point point", "take": "point"},
    prompts={"place": "number", "move": "", "fly": "", "take": ""},
    notes={
        "placed": "MORRIS-2.1: colour point",
        "moved": "MORRIS-3.1: colour point point",
        "mill": "MORRIS-2.2: colour",
        "took": "MORRIS-2.2: colour point",
        "few": "MORRIS-4.1: colour",
        "stuck": "MORRIS-4.1: colour",
        "quiet": "MORRIS-4.2: number",
    },
    refusals={
        "place-first": "number",
        "all-placed": "",
        "taken": "point",
        "not-yours": "point",
        "not-beside": "point point",
        "no-mill": "",
        "take-first": "",
        "not-theirs": "point",
        "in-mill": "point",
    },
)
PLACES: Final = [Move("place", point) for point in ALL]
STEPS: Final = [[Move("move", start, end) for end in ALL] for start in ALL]
TAKES: Final = [Move("take", point) for point in ALL]


class Board(State):
    """`men[point]` is the seat whose man stands there, or `EMPTY`."""

    def __init__(
        self,
        frames: "list[Frame[Board]]",
        flying: bool,
        men: list[int],
        hand: list[int],
        out: list[int],
        quiet: int,
        winner: int,
    ) -> None:
        super().__init__(frames)
        self.flying = flying  # MORRIS-3.2 an option, not a part of the position
        self.men = men
        self.hand = hand  # by seat: men still to be placed
        self.out = out  # by seat: men that were taken
        self.quiet = quiet
        self.winner = winner

    def encode(self) -> dict[str, Json]:
        return {
            "men": codec.numbers(self.men),
            "hand": codec.numbers(self.hand),
            "out": codec.numbers(self.out),
            "quiet": self.quiet,
            "winner": self.winner,
        }


def in_mill(s: Board, point: int) -> bool:
    """MORRIS-2.2 Three men of one colour on a line."""
    return any(all(s.men[at] == s.men[point] for at in line) for line in LINES_OF[point])


def may_fly(s: Board, seat: int) -> bool:
    return s.flying and not s.hand[seat] and s.men.count(seat) == FEWEST


def steps(s: Board, seat: int) -> list[Move]:
    """MORRIS-3.1 and 3.2 Where the men on the board can go."""
    fly = may_fly(s, seat)
    return [
        STEPS[start][end]
        for start in ALL
        if s.men[start] == seat
        for end in (ALL if fly else NEIGHBOURS[start])
        if s.men[end] == EMPTY
    ]


def targets(s: Board, seat: int) -> list[int]:
    """MORRIS-2.2 Men of the other that are in no mill; if all are, any of them."""
    theirs = [point for point in ALL if s.men[point] == 1 - seat]
    return [point for point in theirs if not in_mill(s, point)] or theirs


class Turn(Frame[Board]):
    """MORRIS-2.1 Place a man while there are any in hand; 3.1 then move one."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Board, out: Journal) -> bool:
        """MORRIS-4 The end, looked for before each turn."""
        seat = self.seat
        if not s.hand[seat] and s.men.count(seat) < FEWEST:
            out.say("few", seat)
        elif not s.hand[seat] and not steps(s, seat):
            out.say("stuck", seat)
        elif s.quiet >= QUIET:
            out.say("quiet", QUIET)
            s.frames.pop()
            return True
        else:
            return False
        s.winner = 1 - seat
        s.frames.pop()
        return True

    def ask(self, s: Board) -> Pending:
        if s.hand[self.seat]:
            options = [PLACES[point] for point in ALL if s.men[point] == EMPTY]
            return Decide(self.seat, "place", options, (s.hand[self.seat],))
        prompt = "fly" if may_fly(s, self.seat) else "move"
        return Decide(self.seat, prompt, steps(s, self.seat))

    def answer(self, s: Board, seat: int, move: Move, out: Journal) -> None:
        end = move.args[-1]
        if move.verb == "place":
            s.hand[seat] -= 1
            out.say("placed", seat, end)
        else:
            s.men[move.args[0]] = EMPTY
            out.say("moved", seat, move.args[0], end)
        s.quiet += move.verb == "move"
        s.men[end] = seat
        s.frames[-1:] = [Turn(1 - seat)]
        if in_mill(s, end):
            out.say("mill", seat)
            s.frames.append(Take(seat))

    def refuse(self, s: Board, seat: int, move: Move) -> Refusal:
        start, end = move.args[0], move.args[-1]
        if move.verb == "take":
            return Refusal("MORRIS-2.2", "no-mill")
        if move.verb == "move" and s.hand[seat]:
            return Refusal("MORRIS-3.1", "place-first", s.hand[seat])
        if move.verb == "place" and not s.hand[seat]:
            return Refusal("MORRIS-2.1", "all-placed")
        if move.verb == "move" and s.men[start] != seat:
            return Refusal("MORRIS-3.1", "not-yours", start)
        if s.men[end] != EMPTY:
            return Refusal("MORRIS-2.1", "taken", end)
        return Refusal("MORRIS-3.1", "not-beside", end, start)

    def code(self) -> list[Any]:
        return ["turn", self.seat]


class Take(Frame[Board]):
    """MORRIS-2.2 Who has closed a mill takes a man of the other."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Board) -> Pending:
        return Decide(self.seat, "take", [TAKES[point] for point in targets(s, self.seat)])

    def answer(self, s: Board, seat: int, move: Move, out: Journal) -> None:
        point = move.args[0]
        s.men[point] = EMPTY
        s.out[1 - seat] += 1
        s.quiet = 0
        out.say("took", seat, point)
        s.frames.pop()

    def refuse(self, s: Board, seat: int, move: Move) -> Refusal:
        if move.verb != "take":
            return Refusal("MORRIS-2.2", "take-first")
        word = "in-mill" if s.men[move.args[0]] == 1 - seat else "not-theirs"
        return Refusal("MORRIS-2.2", word, move.args[0])

    def code(self) -> list[Any]:
        return ["take", self.seat]


class Morris(Game[Board]):
    def __init__(self) -> None:
        super().__init__(
            id="nine_mens_morris",
            rules=1,
            seats=range(2, 3),
            options=[Option("flying", ["on", "off"], "on")],
            moves=[*PLACES, *(each for row in STEPS for each in row), *TAKES],
            words=WORDS,
            frames={"turn": Turn, "take": Take},
        )

    def setup(self, seats: int, options: Options) -> Board:
        flying = options["flying"] == "on"
        return Board([Turn(0)], flying, [EMPTY] * len(POINTS), [MEN, MEN], [0, 0], 0, -1)

    def clone(self, s: Board) -> Board:
        return Board(s.frames[:], s.flying, s.men[:], s.hand[:], s.out[:], s.quiet, s.winner)

    def rebuild(
        self, frames: list[Frame[Any]], data: dict[str, Json], seats: int, options: Options
    ) -> Board:
        read, flying = Fields(data), options["flying"] == "on"
        men, hand, out = read.numbers("men"), read.numbers("hand"), read.numbers("out")
        return Board(frames, flying, men, hand, out, read.number("quiet"), read.number("winner"))

    def masked(self, s: Board, viewer: int) -> Board:
        return self.clone(s)

    def fill(self, s: Board, rng: Rng) -> None:
        """Everything lies open."""

    def result(self, s: Board) -> Over:
        """MORRIS-4.2 Without a winner both share the first place."""
        lost = [int(s.winner not in (seat, -1)) for seat in (0, 1)]
        return Over(lost, [MEN - each for each in s.out])

    def census(self, s: Board) -> Census:
        seen = [s.men.count(seat) + s.hand[seat] + s.out[seat] for seat in (0, 1)]
        return {"man": [0, *seen]}

    def box(self, seats: int, options: Options) -> Census:
        return {"man": [0, MEN, MEN]}

    def write(self, move: Move) -> str:
        return WORDS.text(move.verb, move.args)

    def bound(self, seats: int, options: Options) -> int:
        """After at most `QUIET` moves a man is taken; there are 18 to place and to take."""
        return 4 * MEN + 2 * MEN * (QUIET + 1) + 1

    def option_sets(self, seats: int) -> list[Options]:
        return every_combination(self.option_list)

    def turn_clause(self, s: Board) -> str:
        return "MORRIS-2.1" if isinstance(s.frames[-1], Turn) else "MORRIS-2.2"

    def end_clause(self) -> str:
        return "MORRIS-4.1"


GAME: Final = Morris()
