"""A match that programs play: looking, playing, asking bots, taking back, saving."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from ludoteka.bots.hint import hints
from ludoteka.bots.registry import bot_by_name
from ludoteka.kernel import game as kernel
from ludoteka.kernel import pending
from ludoteka.kernel.faults import Fault
from ludoteka.kernel.journal import Note
from ludoteka.kernel.rng import Rng
from ludoteka.library.mistakes import Mistake
from ludoteka.library.moves import Hint, Move
from ludoteka.library.positions import Position
from ludoteka.table.fair import bot_number
from ludoteka.table.match import TABLE_NOTES
from ludoteka.table.match import Match as Table
from ludoteka.terminal.files import save_match
from ludoteka.terminal.people import end_line, who
from ludoteka.texts import texts_for
from ludoteka.web.still import still

if TYPE_CHECKING:
    from ludoteka.library.games import Game

NOBODY: Final = 0
"""As a seat: those who watch."""


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

    def drawn(self, view: kernel.View[Any]) -> str:
        """A page that shows what a viewer sees, as the browser does."""
        header, engine = self._table.header, self.game.rules_engine
        return still(engine, header.options, view, header.names, self.texts.language)

    # Helpers

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
