"""The contract: what a game is, what a position is, and how play goes on.

A `Game` is one stateless object. A `State` is a position: flat, mutable, owned by one caller. Its
flow is a stack of immutable `Frame`s; the top one asks, or does its step and makes room for the
next. A position in the middle of a card is an ordinary position: clone it, save it, search it.

    >>> from ludoteka.games.registry import GAMES
    >>> game, out, rng = GAMES["clash"], Journal(), Rng(1)
    >>> position = game.start(2, game.options(), out)
    >>> while not isinstance(ask := game.pending(position), Over):
    ...     if isinstance(ask, Chance):
    ...         game.resolve(position, int(rng.below(ask.size)), out)
    ...     elif isinstance(ask, Decide):
    ...         game.apply(position, int(ask.seat), ask.options[0], out)
    >>> sorted(ask.ranks)
    [0, 1]
"""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludoteka.kernel.census import Census
from ludoteka.kernel.codec import Json, as_list, as_object, as_word, numbers
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.options import Option, Options, choose_options
from ludoteka.kernel.pending import EVERYBODY, Chance, Decide, Move, Over, Pending, Refusal
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.words import Words

Code: TypeAlias = "int | str | tuple[int, ...]"
"""What a frame may hold: numbers, words and rows of numbers, all public."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position. Each game has one subclass whose constructor takes every field; it is written
    from the declaration of its fields (`kernel/declaring.py`)."""

    def __init__(self, frames: "list[Frame[Any]]") -> None:
        self.frames: Final = frames

    def encode(self) -> dict[str, Json]:
        """Every field but the frames, by name, as plain values."""
        raise AssertionError("each game encodes its own fields")

    def unseen_by(self) -> int:
        """The mask of those to whom some card of this position may be unknown. All others, if
        there are any, are shown the same position."""
        return EVERYBODY

    def later_fields(self) -> list[str]:
        """The fields that came with later rules than those of this table."""
        return []


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A step of the rules that is still to be done. Never changed: progress is pop and push."""

    def run(self, s: S, out: Journal) -> bool:
        """Do the step and return True, or return False if this frame waits for an answer."""
        return False

    def ask(self, s: S) -> Pending:
        """What this frame waits for: a `Decide` or a `Chance`."""
        raise AssertionError(f"{self.code()} does not ask")

    def options(self, s: S, seat: int) -> list[Move]:
        """The moves of one seat. Only a race, where several may answer, says more than `ask`."""
        ask = self.ask(s)
        return ask.options if isinstance(ask, Decide) and ask.seat == seat else []

    def answer(self, s: S, seat: int, move: Move, out: Journal) -> None:
        """Carry out a listed move."""
        raise AssertionError(f"{self.code()} takes no moves")

    def resolve(self, s: S, outcome: int, out: Journal) -> None:
        """Carry out what chance has decided."""
        raise AssertionError(f"{self.code()} takes no chance")

    def refuse(self, s: S, seat: int, move: Move) -> Refusal:
        """Why a well-formed move is not in the list."""
        raise AssertionError(f"{self.code()} refuses nothing")

    def code(self) -> list[Code]:
        """The word of this kind of frame and its fields, enough to make it again."""
        raise AssertionError("each frame has a code")


def then(s: State, *steps: Frame[Any]) -> None:
    """Push frames so that the first one given is done first."""
    last: i64 = len(steps)
    while last > 0:
        last -= 1
        s.frames.append(steps[last])


FrameTable: TypeAlias = dict[str, Callable[..., Frame[Any]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Generic[S]):
    """What one viewer may know: a copy of the position with unknown cards, and the question.

    `ask` is there only for a viewer who may answer; the others learn who is asked and what kind
    of question it is.
    """

    def __init__(
        self,
        viewer: int,
        position: S,
        waiting: int,
        prompt: str,
        about: tuple[int, ...],
        ask: Decide | None,
        over: Over | None,
    ) -> None:
        self.viewer: Final = viewer
        self.position: Final = position
        self.waiting: Final = waiting
        self.prompt: Final = prompt
        self.about: Final = about
        self.ask: Final = ask
        self.over: Final = over
        self.known: S | None = None  # what follows from the position, once somebody imagines


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A published game. Subclasses give the facts and the few functions at the end."""

    def __init__(
        self,
        id: str,
        rules: int,
        seats: range,
        options: list[Option],
        moves: list[Move],
        words: Words,
        frames: FrameTable,
        oldest: int = 0,
        turn_limit: int = 0,
    ) -> None:
        self.id: Final = id
        self.rules: Final = rules  # raised whenever the same answers could give another game
        self.oldest: Final = oldest or rules  # the oldest rules a match can still be played by
        self.seats: Final = seats
        self.option_list: Final = options
        self.moves: Final = moves  # every well-formed move; the index is its fixed number
        self.words: Final = words
        self.frames: Final = frames
        self.turn_limit: Final = turn_limit  # simulations stop after so many turns; 0 for never
        self._texts: Final[dict[str, Move]] = {}

    # Play

    def options(self, **chosen: str) -> Options:
        """The options of a table: the defaults, and what is chosen."""
        return choose_options(self.option_list, chosen)

    def start(self, seats: int, options: Options, out: Journal) -> S:
        """A new match, up to its first question."""
        self.check_seats(seats)
        refusal = self.unsuited(seats, options)
        if refusal is not None:
            raise Refused("unsuited-options", clause=refusal.clause)
        s = self.setup(seats, options)
        self.settle(s, out)
        return s

    def check_seats(self, seats: int) -> None:
        """`Unreadable` if the game is not for so many."""
        if seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise Unreadable("wrong-seats", seats=seats, low=low, high=high)

    def pending(self, s: S) -> Pending:
        return s.frames[-1].ask(s) if s.frames else self.result(s)

    def apply(self, s: S, seat: int, move: Move, out: Journal) -> None:
        """Carry out a listed move. Legality is the caller's care: see `explain`."""
        s.frames[-1].answer(s, seat, move, out)
        self.settle(s, out)

    def resolve(self, s: S, outcome: int, out: Journal) -> None:
        """Carry out what chance has decided."""
        s.frames[-1].resolve(s, outcome, out)
        self.settle(s, out)

    def settle(self, s: S, out: Journal) -> None:
        frames = s.frames
        while frames and frames[-1].run(s, out):
            pass

    def options_of(self, s: S, seat: int) -> list[Move]:
        """What a seat may do now; empty when it is not asked."""
        ask = self.pending(s)
        if not isinstance(ask, Decide) or not ask.may_answer(seat):
            return []
        return self._moves(s, ask, seat)

    def _moves(self, s: S, ask: Decide, seat: int) -> list[Move]:
        """Of a seat that may answer; racing ones may have others than the one asked first."""
        return ask.options if ask.seat == seat else s.frames[-1].options(s, seat)

    def explain(self, s: S, seat: int, move: Move) -> Refusal | None:
        """Why a well-formed move is not allowed now; None if it is."""
        ask = self.pending(s)
        if isinstance(ask, Chance):
            return Refusal(self.turn_clause(s), "chance-pending")
        if not isinstance(ask, Decide):
            return Refusal(self.end_clause(), "game-over")
        if not ask.may_answer(seat):
            if ask.racing:
                return Refusal(self.turn_clause(s), "others-decide")
            return Refusal(self.turn_clause(s), "not-your-turn", int(ask.seat))
        if move in self.options_of(s, seat):
            return None
        return s.frames[-1].refuse(s, seat, move)

    # Hidden information

    def view(self, s: S, viewer: int) -> View[S]:
        """What a seat, or `SPECTATOR`, may know."""
        return self.view_of(s, viewer, self.pending(s))

    def view_of(self, s: S, viewer: int, pending: Pending) -> View[S]:
        """The same for who knows already what is `pending`."""
        position = self.masked(s, viewer)
        if isinstance(pending, Decide):
            waiting = int(pending.racing | bit(pending.seat))
            ask = None
            if pending.may_answer(viewer):
                ask = Decide(
                    viewer,
                    pending.prompt,
                    self._moves(s, pending, viewer),
                    pending.about,
                    pending.seen,
                    pending.racing,
                    pending.late,
                )
            return View(viewer, position, waiting, pending.prompt, pending.about, ask, None)
        over = pending if isinstance(pending, Over) else None
        prompt = pending.prompt if isinstance(pending, Chance) else ""
        return View(viewer, position, 0, prompt, (), None, over)

    def imagine(self, view: View[S], rng: Rng) -> S:
        """A full position the viewer cannot tell from the real one."""
        known = view.known
        if known is None:
            known = self.clone(view.position)
            self.know(known)
            view.known = known
        s = self.clone(known)
        self.fill(s, rng)
        return s

    # Positions and moves as values

    def encode(self, s: S) -> dict[str, Json]:
        frames: list[Json] = []
        for frame in s.frames:
            frames.append(_plain(frame.code()))
        return {"frames": frames, **s.encode()}

    def decode(self, data: Json, seats: int, options: Options) -> S:
        position = as_object(data, "position")
        if "frames" not in position:
            raise Unreadable("missing-field", field="frames")
        frames = [self._frame(code) for code in as_list(position["frames"], "frames")]
        return self.rebuild(frames, position, seats, options)

    def differences(self, a: S, b: S) -> list[str]:
        """The fields in which two positions are not the same; [] if they are equal."""
        first, second = self.encode(a), self.encode(b)
        return [name for name in first if first[name] != second[name]]

    def _frame(self, data: Json) -> Frame[Any]:
        code = as_list(data, "frame")
        tag = as_word(code[0], "frame") if code else ""
        if tag not in self.frames:
            raise Unreadable("unknown-frame", frame=tag)
        fields = [tuple(each) if isinstance(each, list) else each for each in code[1:]]
        try:
            return self.frames[tag](*fields)
        except (TypeError, ValueError) as error:
            raise Unreadable("bad-frame", frame=tag) from error

    def encode_view(self, view: View[S]) -> dict[str, Json]:
        """All that ever leaves the table for this viewer."""
        data: dict[str, Json] = {
            "viewer": view.viewer,
            "position": self.encode(view.position),
            "waiting": view.waiting,
            "prompt": view.prompt,
            "about": numbers(list(view.about)),
            "options": None,
            "ranks": None,
            "scores": None,
        }
        if view.ask is not None:
            data["options"] = [self.write(move) for move in view.ask.options]
        if view.over is not None:
            data["ranks"] = numbers(view.over.ranks)
            data["scores"] = numbers(view.over.scores)
        return data

    def read(self, text: str) -> Move:
        """The move a text stands for, legal or not; `Unreadable` if there is none."""
        if not self._texts:
            for move in self.moves:
                self._texts[self.write(move)] = move
        plain = " ".join(text.split()).lower()
        if plain not in self._texts:
            raise Unreadable("unreadable-move", move=plain[:60])
        return self._texts[plain]

    def texts(self) -> list[str]:
        """The canonical text of every well-formed move."""
        return [self.write(move) for move in self.moves]

    # What each game gives

    def setup(self, seats: int, options: Options) -> S:
        """The position before anything happened; draws nothing, only pushes frames."""
        raise AssertionError

    def clone(self, s: S) -> S:
        raise AssertionError

    def rebuild(
        self, frames: list[Frame[Any]], data: dict[str, Json], seats: int, options: Options
    ) -> S:
        """The inverse of `State.encode`."""
        raise AssertionError

    def masked(self, s: S, viewer: int) -> S:
        """A copy with everything the viewer has not seen made unknown, built field by field."""
        raise AssertionError

    def know(self, s: S) -> None:
        """Put into a masked copy what follows from it: done once, before any `fill`."""

    def fill(self, s: S, rng: Rng) -> None:
        """Put possible cards into the unknown places of a masked copy."""
        raise AssertionError

    def result(self, s: S) -> Over:
        raise AssertionError

    def census(self, s: S) -> Census:
        """Every physical component of a position, wherever it is."""
        raise AssertionError

    def box(self, seats: int, options: Options) -> Census:
        """What `census` must always find."""
        raise AssertionError

    def write(self, move: Move) -> str:
        """The canonical text of a move: lower case, one space between words."""
        raise AssertionError

    def bound(self, seats: int, options: Options) -> int:
        """No match has more decisions than this; reaching it is reported as capped."""
        raise AssertionError

    def turns(self, s: S) -> int:
        """How many turns have begun, where there is a `turn_limit`; each takes an answer."""
        return 0

    def option_sets(self, seats: int) -> list[Options]:
        """Every combination of options the laws are tested with."""
        raise AssertionError

    def turn_clause(self, s: S) -> str:
        """The clause that says who decides now."""
        raise AssertionError

    def end_clause(self) -> str:
        """The clause that says when it is over."""
        raise AssertionError

    def proposed(self, seats: int) -> dict[str, str]:
        """Option values a person is offered first for so many seats, where they are not the
        defaults."""
        return {}

    def unsuited(self, seats: int, options: Options) -> Refusal | None:
        """Why these options do not go together, or not with so many seats; None if they do."""
        return None

    def closer(self, s: S) -> int:
        """In a race: the seat that may end it, so that those who are not done pass; -1 for none."""
        return -1

    def patience(self) -> int:
        """The seconds a race is open at least before that seat may end it."""
        return 0

    def overtaken(self, seen: S, s: S, move: Move) -> Refusal | None:
        """In a race: why a move that is allowed is not any more the one its player saw in the
        position `seen`, because somebody was quicker; None if it still is."""
        return None

    def source(self, kind: str, index: int) -> str:
        """Where the printed facts of a component come from: book, public, deduced or house."""
        return ""

    def parts_text(self) -> str:
        """The component file a table may copy and change; empty if there is none."""
        return ""


def _plain(code: list[Code]) -> Json:
    out: list[Json] = []
    for each in code:
        if isinstance(each, tuple):
            out.append(numbers(list(each)))
        else:
            out.append(each)
    return out
