"""Ludoteka in a program or an interactive session: ten lines from a game to a verified record.

    >>> import ludoteka
    >>> clash = ludoteka.game("clash")
    >>> clash
    clash: CLASH: Jihad vs. McWorld, players: 2
    >>> match = clash.start(bots={2: "random"}, seed=7)
    >>> match.seat, len(match.moves), match.moves[0].told
    (1, 18, 'Place Mustafa on a1 in support of McWorld')
    >>> print(match.why_not("place president b2 mcworld"))
    The first tile on the board is Mustafa, so President has to wait. (CLASH-3.1)
    >>> match.play(match.choose("level2")).play_out("random").over
    True

Seats are counted from 1, as at the table and in every sentence. Moves are texts in the notation
of the game. What is not possible raises `Mistake`, whose text is a sentence in your language.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path
from typing import Any, Final, Self

from ludoteka.bots.hint import hints
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import GAMES, KITS, game_by_id
from ludoteka.kernel import game as kernel
from ludoteka.kernel import pending
from ludoteka.kernel.codec import Json
from ludoteka.kernel.faults import Fault
from ludoteka.kernel.journal import Note
from ludoteka.kernel.record import loads
from ludoteka.kernel.rng import Rng
from ludoteka.lab.extras import need
from ludoteka.lab.runs import Place
from ludoteka.lab.simulate import Totals, simulate
from ludoteka.table.fair import bot_number, new_seed, seed_from
from ludoteka.table.faults import NotAllowed
from ludoteka.table.match import TABLE_NOTES
from ludoteka.table.match import Match as Table
from ludoteka.table.verify import Verdict
from ludoteka.table.verify import verify as checked
from ludoteka.terminal.files import load_match, read_record, save_match, seed_path
from ludoteka.terminal.people import end_line, who
from ludoteka.texts import GameTexts, pick_language, texts_for
from ludoteka.web.still import has_stage, still

__all__ = [
    "Game",
    "Hint",
    "Match",
    "Mistake",
    "Move",
    "Position",
    "Totals",
    "Verdict",
    "game",
    "load",
    "shelf",
    "verify",
]

NOBODY: Final = 0
"""As a seat: those who watch."""


class Mistake(ValueError):
    """Something is not possible; its text says what, why, and what to do.

    >>> import ludoteka
    >>> ludoteka.game("chess")
    Traceback (most recent call last):
    ludoteka.library.Mistake: There is no game called “chess”; choose one of these: clash...
    """

    def __init__(self, sentence: str, word: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.word: Final = word
        """What is wrong as one word, whatever the language: `not-allowed`, say."""
        self.clause: Final = clause
        """The clause that forbids a move; empty for other mistakes."""


class Move(str):
    """A move in the notation of its game; a plain text in every respect.

    >>> import ludoteka
    >>> move = ludoteka.game("clash").start(seed=7).moves[0]
    >>> move, move.verb, move.told
    ('place mustafa a1 mcworld', 'place', 'Place Mustafa on a1 in support of McWorld')
    """

    told: str
    """The move in words."""

    def __new__(cls, text: str, told: str) -> Self:
        move = super().__new__(cls, text)
        move.told = told
        return move

    @property
    def verb(self) -> str:
        return self.partition(" ")[0]


class Hint(Move):
    """A move that a bot thinks well of, with the share of the win it leads to (0 to 1)."""

    share: float

    def __new__(cls, text: str, told: str, share: float = 0.0) -> Self:
        hint = super().__new__(cls, text, told)
        hint.share = share
        return hint

    def __repr__(self) -> str:
        return f"{super().__repr__()} ({self.share:.0%})"


class Position:
    """What one seat, or somebody who watches, may know. Its `repr` draws the board."""

    def __init__(self, match: "Match", seat: int, view: kernel.View[Any]) -> None:
        self._match: Final = match
        self._view: Final = view
        self.seat: Final = seat

    @property
    def lines(self) -> list[str]:
        """The board in lines of text."""
        return KITS[self._match.game.id].board(self._view, self._match.texts)

    @property
    def question(self) -> str:
        """What the seat is asked, in words; empty for those who are not."""
        view = self._view
        if view.ask is None:
            return ""
        return self._match.texts.prompt(view.prompt, view.about, self._match.names)

    @property
    def moves(self) -> list[Move]:
        """What the seat may do."""
        return self._match.moves_of(self.seat) if self.seat else []

    @property
    def data(self) -> dict[str, Json]:
        """The position as plain values (docs/positions.md); unknown cards are 0."""
        return self._match.game.rules_engine.encode(self._view.position)

    def __repr__(self) -> str:
        return "\n".join([*self.lines, *([self.question] if self.question else [])])

    def _repr_html_(self) -> str:
        """For notebooks: the table as the browser draws it, with the question as its caption; the
        board as text where a game has no stage, and folded away under the picture."""
        match = self._match
        board = escape("\n".join(self.lines))
        told = escape(f"{match.game.title}: {self.question or match.state}")
        style = "font: 13px/1.25 monospace; overflow-x: auto; padding: 0.5em 0"
        text = f'<pre style="{style}">{board}</pre>'
        if has_stage(match.game.id):
            text = f"{match._still(self._view)}<details><summary>{told}</summary>{text}</details>"
        else:
            text += f"<figcaption>{told}</figcaption>"
        return f'<figure class="ludoteka" style="margin: 0">{text}</figure>'


class Match:
    """A match as it goes. Bots that sit at it answer by themselves.

    >>> import ludoteka
    >>> match = ludoteka.game("emerald_skulls").start(3, bots={2: "random", 3: "random"}, seed=1)
    >>> while not match.over:
    ...     match = match.play(match.moves[0])
    >>> match.state
    'The winner is Bot Cleo.'
    """

    def __init__(self, game: "Game", table: Table) -> None:
        self.game: Final = game
        self.texts: Final = game.texts
        self._table: Final = table
        self._answer()

    # What there is

    @property
    def names(self) -> list[str]:
        return self._table.header.names

    @property
    def seat(self) -> int:
        """Whose turn it is to answer; 0 when it is over."""
        return self._table.asked() + 1

    @property
    def over(self) -> bool:
        return self._table.over() is not None

    @property
    def winners(self) -> list[int]:
        """Empty while it goes on, and where everybody has lost."""
        over = self._table.over()
        return [] if over is None else [seat + 1 for seat in over.winners()]

    @property
    def ranks(self) -> dict[int, int]:
        """By seat: how many did better; 0 for a winner. Empty while it goes on."""
        over = self._table.over()
        return {} if over is None else {seat + 1: rank for seat, rank in enumerate(over.ranks)}

    @property
    def scores(self) -> dict[int, int]:
        """By seat: the points at the end. Empty while it goes on."""
        over = self._table.over()
        return {} if over is None else {seat + 1: won for seat, won in enumerate(over.scores)}

    @property
    def state(self) -> str:
        """Who is asked what, or who has won, in one sentence."""
        over = self._table.over()
        header = self._table.header
        if over is not None:
            return end_line(header, over, self.texts)
        if not self.seat:
            return self.texts.line("refusal-chance-pending")
        view = self._table.view(self.seat - 1)
        prompt = self.texts.prompt(view.prompt, view.about, self.names)
        asked = who(header, self.seat - 1, self.texts)
        return texts_for(self.game.language).line("terminal-asked", who=asked, prompt=prompt)

    @property
    def moves(self) -> list[Move]:
        """What the seat whose turn it is may do."""
        return self.moves_of(self.seat) if self.seat else []

    def moves_of(self, seat: int) -> list[Move]:
        """What a seat may do; in a race several may."""
        return [self._told(move) for move in self._table.moves(self._place(seat))]

    @property
    def position(self) -> Position:
        """As the seat whose turn it is sees it; at the end as everybody does."""
        return self.seen_by(self.seat)

    def seen_by(self, seat: int) -> Position:
        """Through the eyes of a seat; 0 for somebody who watches."""
        viewer = pending.SPECTATOR if seat == NOBODY else self._place(seat)
        return Position(self, seat, self._table.view(viewer))

    def log(self, seat: int = NOBODY) -> list[str]:
        """What happened, as far as a seat may know it."""
        viewer = pending.SPECTATOR if seat == NOBODY else self._place(seat)
        return [self._sentence(note) for note in self._table.notes(viewer)]

    # What one can do

    def play(self, move: str, seat: int | None = None) -> Self:
        """Answer for the seat whose turn it is, or for another in a race; then the bots do."""
        with self.game.mistakes(self.names):
            at = self._at(seat)
            self._table.submit(at, self._table.decision, str(move))
        self._answer()
        return self

    def why_not(self, move: str, seat: int | None = None) -> str:
        """Why a move is not allowed now, with its clause; empty if it is."""
        try:
            with self.game.mistakes(self.names):
                self._table.check(self._at(seat), str(move))
        except Mistake as mistake:
            return str(mistake)
        return ""

    def choose(self, bot: str = "level3", seat: int | None = None) -> Move:
        """What a bot would do for the seat, knowing what the seat knows and nothing else."""
        at, view = self._asked(seat)
        assert view.ask is not None
        with self.game.mistakes():
            player = bot_by_name(bot, self.game.rules_engine, programs=True)
        return self._told(player.choose(view, view.ask, self._rng(at)))

    def hints(self, seat: int | None = None) -> list[Hint]:
        """Up to three good moves for the seat, the best first."""
        at, view = self._asked(seat)
        engine = self.game.rules_engine
        found = hints(engine, view, bot_number(self._table.seed, at, self._table.decision))
        return [Hint(*self._words(each.move), each.share) for each in found]

    def play_out(self, bot: str = "random") -> Self:
        """Let a bot play everything that is left."""
        while not self.over:
            self.play(self.choose(bot))
        return self

    def undo(self, seat: int | None = None) -> Self:
        """Take back the last move of a seat, or of whoever made it, if it has shown nothing."""
        seats = range(len(self.names))
        able = [each for each in seats if self._table.can_undo(each)]
        with self.game.mistakes():
            self._table.undo(self._place(seat) if seat is not None else (able or [0])[0])
        return self

    # Records

    @property
    def record(self) -> str:
        """The record so far, one line of JSON for each answer."""
        return self._table.record().dumps()

    def save(self, path: str | Path) -> Self:
        """Write the record into a new file; beside it goes the secret of an unfinished match."""
        with self.game.mistakes():
            save_match(self._table, Path(path))
        return self

    # How it looks

    def __repr__(self) -> str:
        return "\n".join([*self.position.lines, self.state])

    def _repr_html_(self) -> str:
        return self.position._repr_html_()

    # Helpers

    def _still(self, view: kernel.View[Any]) -> str:
        header = self._table.header
        page = still(
            self.game.rules_engine, header.options, view, header.names, self.texts.language
        )
        style = "width: 100%; height: 760px; border: 0; resize: vertical"
        return f'<iframe sandbox="allow-scripts" style="{style}" srcdoc="{escape(page)}"></iframe>'

    def _answer(self) -> None:
        while self._table.bot_seat() >= 0:
            self._table.step_bot()

    def _at(self, seat: int | None) -> int:
        return max(self._table.asked(), 0) if seat is None else self._place(seat)

    def _place(self, seat: int) -> int:
        if not 1 <= seat <= len(self.names):
            with self.game.mistakes():
                raise Fault("no-such-seat", seat=seat, seats=len(self.names))
        return seat - 1

    def _asked(self, seat: int | None) -> tuple[int, kernel.View[Any]]:
        at = self._at(seat)
        view = self._table.view(at)
        if view.ask is None:
            with self.game.mistakes():
                raise Fault("match-over" if self.over else "not-asked", seat=at + 1)
        return at, view

    def _rng(self, at: int) -> Rng:
        return Rng(bot_number(self._table.seed, at, self._table.decision), at)

    def _told(self, move: pending.Move) -> Move:
        return Move(*self._words(move))

    def _words(self, move: pending.Move) -> tuple[str, str]:
        return self.game.rules_engine.write(move), self.texts.move(move, self.names)

    def _sentence(self, note: Note) -> str:
        if note.word in TABLE_NOTES:
            name = self.names[note.args[0]]
            return texts_for(self.game.language).line(note.word, name=name)
        return self.texts.note(note, self.names)


class Game:
    """A game on the shelf, in one language.

    >>> import ludoteka
    >>> deli = ludoteka.game("deli", language="hu")
    >>> deli.seats, deli.options["doubling"]
    (range(2, 5), ('off', 'on'))
    >>> deli.start(4, doubling="perhaps")
    Traceback (most recent call last):
    ludoteka.library.Mistake: Ennek a beállításnak („doubling”) az értéke nem lehet
    „perhaps”; válassz ezek közül: off, on.
    """

    def __init__(self, engine: kernel.Game[Any], language: str) -> None:
        self.rules_engine: Final = engine
        """The game as the kernel plays it: for programs that want its full speed."""
        self.language: Final = language

    @property
    def id(self) -> str:
        return self.rules_engine.id

    @property
    def texts(self) -> GameTexts:
        """Its sentences, for programs that want to make their own."""
        return texts_for(self.language).game(self.rules_engine)

    @property
    def title(self) -> str:
        return self.texts.title()

    @property
    def blurb(self) -> str:
        return self.texts.blurb()

    @property
    def seats(self) -> range:
        """For how many it is."""
        return self.rules_engine.seats

    @property
    def options(self) -> dict[str, tuple[str, ...]]:
        """What can be chosen before a match: by option its values."""
        return {each.id: tuple(each.values) for each in self.rules_engine.option_list}

    @property
    def rules(self) -> dict[str, str]:
        """The rulebook: by clause its text."""
        return dict(self.texts.clauses())

    def start(
        self,
        seats: int | None = None,
        *,
        bots: Mapping[int, str] | None = None,
        names: Sequence[str] = (),
        seed: int | None = None,
        **options: str,
    ) -> Match:
        """A new match. `bots` says which bot plays in which seat; the others are played by
        `Match.play`. With the same `seed` the dice and cards are the same."""
        engine, bots = self.rules_engine, bots or {}
        with self.mistakes():
            many = self.seats[0] if seats is None else seats
            engine.check_seats(many)
            for seat in bots:
                if not 1 <= seat <= many:
                    raise Fault("no-such-seat", seat=seat, seats=many)
            players = [
                bot_by_name(bots[seat], engine, programs=True) if seat in bots else None
                for seat in range(1, many + 1)
            ]
            shared = texts_for(self.language)
            told = [shared.seat_name(seat, bot=seat + 1 in bots) for seat in range(many)]
            told[: len(names)] = names[:many]
            secret = new_seed() if seed is None else seed_from(seed)
            table = Table.new(engine, many, engine.options(**options), players, told, secret)
        return Match(self, table)

    def simulate(
        self,
        matches: int = 1000,
        seats: int | None = None,
        *,
        seed: int = 1,
        processes: int = 1,
        progress: Callable[[int, int], None] = lambda done, of: None,
        **options: str,
    ) -> Totals:
        """Play many random matches and count who wins. `processes` above 1 needs a script that
        begins with `if __name__ == "__main__":`, as all of Python's do."""
        with self.mistakes():
            many = self.seats[0] if seats is None else seats
            chosen = self.rules_engine.options(**options)
            self.rules_engine.check_seats(many)
            place = Place(processes)
            return simulate(self.id, many, chosen, matches, seed, place, progress)

    # Environments for programs that learn: docs/adapters.md

    def pettingzoo(self, **settings: Any) -> Any:
        """For PettingZoo, seat by seat (`AECEnv`); needs `ludoteka[pettingzoo]`. The settings
        are those of `ludoteka.lab.envs.zoo.SeatBySeat`: seats, options, max_cycles and so on."""
        return self._env("zoo", "pettingzoo", "env", settings)

    def parallel(self, **settings: Any) -> Any:
        """For PettingZoo, all seats at each step (`ParallelEnv`); needs `ludoteka[pettingzoo]`."""
        return self._env("zoo", "pettingzoo", "parallel_env", settings)

    def gymnasium(self, **settings: Any) -> Any:
        """For Gymnasium: one seat, bots in the others; needs `ludoteka[gymnasium]`. The settings
        are those of `ludoteka.lab.envs.single.OneSeat`: seat, bots, options and so on."""
        return self._env("single", "gymnasium", "OneSeat", settings)

    def batch(self, **settings: Any) -> Any:
        """Many matches a step in arrays; needs `ludoteka[numpy]`. The settings are those of
        `ludoteka.lab.envs.batch.BatchEnv`: places, seats, options, processes and so on."""
        return self._env("batch", "numpy", "BatchEnv", settings)

    def _env(self, module: str, extra: str, maker: str, settings: dict[str, Any]) -> Any:
        with self.mistakes():
            found = need(f"ludoteka.lab.envs.{module}", extra)
            return getattr(found, maker)(self.id, **settings)

    @contextmanager
    def mistakes(self, names: Sequence[str] = ()) -> Iterator[None]:
        """Whatever is wrong in here becomes a `Mistake` in the language of this game."""
        try:
            yield
        except NotAllowed as error:
            clause = error.refusal.clause
            told = self.texts.refusal(error.refusal, names)
            raise Mistake(f"{told} ({clause})", error.word, clause) from None
        except Fault as error:
            raise Mistake(texts_for(self.language).fault(error), error.word) from None

    def __repr__(self) -> str:
        low, high = self.seats[0], self.seats[-1]
        line = texts_for(self.language).line
        more = "yes" if high > low else "no"
        return line("games-game", id=self.id, title=self.title, low=low, high=high, more=more)


def game(id: str, language: str = "en") -> Game:
    """A game by its id: `game("clash")`, `game("deli", language="pl")`."""
    with _mistakes(language):
        return Game(game_by_id(id), pick_language(language, {}))


def shelf(language: str = "en") -> list[Game]:
    """Every game there is, those of other packages included."""
    return [game(id, language) for id in GAMES]


def load(path: str | Path, language: str = "en") -> Match:
    """The match of a record. One that `Match.save` left unfinished goes on; any other can be
    looked at."""
    with _mistakes(language):
        file = Path(path)
        record = read_record(file)
        goes_on = record.closing is None and seed_path(file).exists()
        found = game_by_id(record.header.game)
        table = load_match(file) if goes_on else Table(found, record.header, record.entries)
        return Match(Game(found, pick_language(language, {})), table)


def verify(record: str | Path, language: str = "en") -> Verdict:
    """Recompute a finished match from a file or a record's text: every move legal, every die
    fair, the end as told. The first line that is wrong is named by a `Mistake`.

    >>> import ludoteka
    >>> match = ludoteka.game("clash").start(seed=3, match="single").play_out()
    >>> verdict = ludoteka.verify(match.record)
    >>> verdict.ranks == list(match.ranks.values())
    True
    """
    with _mistakes(language):
        is_text = isinstance(record, str) and record.lstrip().startswith("{")
        return checked(loads(str(record)) if is_text else read_record(Path(record)))


@contextmanager
def _mistakes(language: str) -> Iterator[None]:
    try:
        yield
    except Fault as error:
        known = "en" if error.word == "unknown-language" else language
        raise Mistake(texts_for(known).fault(error), error.word) from None
