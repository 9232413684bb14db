"""A running match: who sits where, who may say what, and what each may know. No I/O.

match = Match.new(game, 2, game.options(), [None, RandomBot(game)])
match.submit(0, match.decision, "place mustafa b2 mcworld")
while match.bot_seat() >= 0: match.step_bot()
"""

from collections.abc import Sequence
from typing import Any, Final

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.kernel.codec import Json
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import Note
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Move, Over
from ludoteka.kernel.record import CHANCE, MOVE, Closing, Header, Record, fingerprint
from ludoteka.kernel.rng import Rng
from ludoteka.table.course import Course
from ludoteka.table.fair import bot_number, chance_answer, commitment, new_seed

LONGEST_NAME: Final = 40


class Match:
    """A table with its secret seed. `holders[seat]` is a bot, or None for a person."""

    def __init__(self, course: Course, holders: Sequence[Bot | None], seed: bytes) -> None:
        assert len(holders) == course.header.seats
        self.game: Final = course.game
        self.header: Final = course.header
        self.holders: Final = list(holders)
        for seat in course.resigned:
            self.holders[seat] = self.holders[seat] or RandomBot(self.game)
        self.seed: Final = seed
        self._course: Final = course
        self._answer_chance()

    @classmethod
    def new(
        cls,
        game: Game[Any],
        seats: int,
        options: Options,
        holders: Sequence[Bot | None],
        names: Sequence[str] = (),
        seed: bytes = b"",
        salt: str = "",
    ) -> "Match":
        """A new match; without a seed one is drawn that nobody can guess."""
        game.check_seats(seats)
        seed = seed or new_seed()
        told = [_clean(name) for name in names[:seats]]
        told += [str(seat + 1) for seat in range(len(told), seats)]
        rules = options.rules or game.rules
        header = Header(game.id, rules, seats, options, told, commitment(seed), salt)
        return cls(Course(game, header), holders, seed)

    @classmethod
    def resume(
        cls, game: Game[Any], record: Record, seed: bytes, holders: Sequence[Bot | None]
    ) -> "Match":
        """Go on with a saved match; the seed must be the one it was begun with."""
        if commitment(seed) != record.header.commitment:
            raise Refused("wrong-seed")
        course = Course(game, record.header)
        for line, entry in enumerate(record.entries, start=2):
            course.follow(entry, line)
        return cls(course, holders, seed)

    # What there is

    @property
    def decision(self) -> int:
        """The number of the decision the table waits for; it only grows."""
        return self._course.decision

    @property
    def note_count(self) -> int:
        """How many notes there are; the `since` of the next call of `notes`."""
        return len(self._course.log)

    def over(self) -> Over | None:
        return self._course.over()

    def asked(self) -> int:
        """The seat whose turn it is to answer, or -1 when it is over. In a race others may too."""
        pending = self._course.pending()
        return int(pending.seat) if isinstance(pending, Decide) else -1

    def options(self, seat: int) -> list[Move]:
        """What a seat may do now; empty when it is not asked."""
        return [] if self.over() else self.game.options_of(self._course.position, seat)

    def view(self, viewer: int) -> View[Any]:
        """What a seat, or `SPECTATOR`, may know."""
        return self._course.view(viewer)

    def notes(self, viewer: int, since: int = 0) -> list[Note]:
        """What happened after the first `since` notes, as far as the viewer may know."""
        return [note for note in self._course.log[since:] if note.visible(viewer)]

    def told(self, viewer: int) -> list[Json]:
        """The record for one viewer: answers they have not seen are null until it is over."""
        lines: list[Json] = [self.header.plain()]
        lines.extend(told_entries(self._course, viewer))
        closing = self._closing()
        if closing is not None:
            lines.append(closing.plain())
        return lines

    def record(self) -> Record:
        """The whole truth: for the store, and for everybody once it is over."""
        return Record(self.header, self._course.entries[:], self._closing())

    def fingerprint(self) -> str:
        return fingerprint(self.game, self._course.position)

    # What people do

    def submit(self, seat: int, decision: int, move: str | Move) -> None:
        """A person's answer to decision number `decision`; raises a `Fault` and changes nothing
        if it comes late, comes from the wrong seat, is no move, or is not allowed."""
        self._person(seat)
        if decision != self.decision:
            raise Refused("late-decision", decision=decision, now=self.decision)
        read = self.game.read(move) if isinstance(move, str) else self._known(move)
        self._move(seat, read)

    def check(self, seat: int, move: str) -> Move:
        """The move a text stands for, if it is allowed now; raises what `submit` would."""
        self._person(seat)
        read = self.game.read(move)
        self._course.check(seat, read)
        return read

    def can_undo(self, seat: int) -> bool:
        return self._course.mover() == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; not beyond the last information barrier."""
        self._person(seat)
        self._course.undo(seat)
        for bot in self.holders:
            if bot is not None:
                bot.forget()

    def resign(self, seat: int) -> None:
        """Give up: with two seats the other one wins, with more a bot plays on."""
        self._person(seat)
        self._course.resign(seat)
        self.holders[seat] = RandomBot(self.game)

    # What bots do

    def bot_seat(self) -> int:
        """The bot whose turn it is to answer, or -1."""
        seat = self.asked()
        return seat if seat >= 0 and self.holders[seat] is not None else -1

    def step_bot(self) -> Move:
        """The bot whose turn it is answers, knowing its own view and nothing else."""
        seat = self.bot_seat()
        bot = self.holders[seat] if seat >= 0 else None
        if bot is None:
            raise Refused("no-bot-asked")
        view = self.view(seat)
        assert view.ask is not None
        move = bot.choose(view, view.ask, Rng(bot_number(self.seed, seat, self.decision), seat))
        self._move(seat, move)
        return move

    def answer_for(self, seat: int, decision: int, move: str) -> None:
        """An answer the table gives for a seat: that of a bot which was shown its view and thought
        elsewhere, or a pass when the time is over."""
        self._check_seat(seat)
        if decision != self.decision:
            raise Refused("late-decision", decision=decision, now=self.decision)
        self._course.move(seat, self.game.read(move))
        self._answer_chance()

    # Helpers

    def _move(self, seat: int, move: Move) -> None:
        """A seat answers, and the bots hear of it as far as they may."""
        in_turn = seat == self.asked()
        self._course.move(seat, move)
        seen = self._course.seen[-1]
        for each, bot in enumerate(self.holders):
            if bot is not None and in_turn:
                bot.saw_move(move if each == seat or seen >> each & 1 else None)
            elif bot is not None:
                bot.forget()
        self._answer_chance()

    def _answer_chance(self) -> None:
        while isinstance(ask := self._course.pending(), Chance):
            k = self._course.chances
            outcome = chance_answer(self.seed, self.header.salt, k, int(ask.size))
            sort = ask.sort(outcome)
            self._course.chance(outcome)
            for each, bot in enumerate(self.holders):
                if bot is not None:
                    bot.saw_chance(sort if ask.seen >> each & 1 else -1)

    def _closing(self) -> Closing | None:
        over = self.over()
        if over is None:
            return None
        return Closing(over.ranks, self.seed.hex(), self._course.seal())

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.header.seats:
            raise Refused("no-such-seat", seat=seat + 1, seats=self.header.seats)

    def _person(self, seat: int) -> None:
        self._check_seat(seat)
        if self.over() is not None:
            raise Refused("match-over")
        if self.holders[seat] is not None:
            raise Refused("seat-of-bot", seat=seat + 1)

    def _known(self, move: Move) -> Move:
        if move not in self.game.moves:
            raise Unreadable("unreadable-move", move=repr(move)[:60])
        return move


def _clean(name: str) -> str:
    plain = name.encode("utf-8", "replace").decode()
    return " ".join(plain.split())[:LONGEST_NAME]


def told_entries(course: Course, viewer: int, since: int = 0) -> list[list[Json]]:
    """The lines of a record after the first `since`: what the viewer has not seen is null until
    it is over."""
    lines: list[list[Json]] = []
    everything = course.over() is not None
    for entry, seen in zip(course.entries[since:], course.seen[since:], strict=True):
        plain = entry.plain()
        if not everything and (seen >> viewer) & 1 == 0:
            assert entry.kind in (MOVE, CHANCE)
            plain[2] = None
        lines.append(plain)
    return lines
