"""The course of a match: its position, what was answered so far, and what may be taken back.

Both a running `Match` and the reading of a record go through here, so a record can hold nothing
that a table would not have allowed.
"""

import hashlib
from typing import Any, Final

from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import Journal, Note
from ludoteka.kernel.pending import EVERYBODY, Chance, Decide, Move, Over, Pending, Refusal
from ludoteka.kernel.record import (
    CHANCE,
    MOVE,
    RESIGN,
    UNDO,
    Entry,
    Header,
    Record,
    begin,
    fingerprint,
)

NOTE_UNDO: Final = "table-undo"
NOTE_RESIGN: Final = "table-resign"
NOTE_BOT: Final = "table-bot"
TABLE_NOTES: Final = (NOTE_UNDO, NOTE_RESIGN, NOTE_BOT)
"""Notes of the table itself; each speaks of one seat."""

_MISPLACED: Final = {MOVE: "record-no-question", UNDO: "record-undo", RESIGN: "record-resign"}


class NotAllowed(Refused):
    """A well-formed move that the rules forbid now; `refusal` says by which clause.

    It uses no method of `Fault`: compiled ones do not take an exception made out here.
    """

    def __init__(self, refusal: Refusal) -> None:
        Exception.__init__(self, refusal)
        self.word = "not-allowed"
        self.values = {"clause": refusal.clause, "reason": refusal.word}
        self.refusal: Final = refusal

    def __str__(self) -> str:
        return f"{self.word} ({self.refusal!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_not_allowed, (self.refusal.clause, self.refusal.word, self.refusal.args))


def _not_allowed(clause: str, word: str, args: tuple[int, ...]) -> NotAllowed:
    return NotAllowed(Refusal(clause, word, *args))


class Course:
    """One match as it goes. Every method either does its step whole or raises a `Fault`."""

    def __init__(self, game: Game[Any], header: Header) -> None:
        _check_words(header)
        out = Journal()
        self.game: Final = game
        self.header: Final = header
        self.position: Any = begin(game, header, out)
        self.entries: Final[list[Entry]] = []
        self.seen: Final[list[int]] = []  # by entry: the mask of those who learnt it at once
        self.log: Final[list[Note]] = out.notes
        self.decision = 0  # answers, undos and resignations so far: it only grows
        self.chances = 0
        self.resigned: Final[set[int]] = set()
        self._standing = 0
        self._mover = -1
        self._before: Final[list[Any]] = []  # positions the mover may go back to
        self._winner = -1
        self._pending: Pending | None = None  # of now, once somebody has asked

    # What there is

    def pending(self) -> Pending:
        """What the match waits for."""
        if self._pending is None:
            self._pending = self._ask()
        return self._pending

    def _ask(self) -> Pending:
        if self._winner >= 0:
            ranks = [0 if seat == self._winner else 1 for seat in range(self.header.seats)]
            return Over(ranks, [0] * self.header.seats)
        return self.game.pending(self.position)

    def over(self) -> Over | None:
        pending = self.pending()
        return pending if isinstance(pending, Over) else None

    def view(self, viewer: int) -> View[Any]:
        view = self.game.view(self.position, viewer)
        if self._winner < 0:
            return view
        return View(viewer, view.position, 0, "", (), None, self.over())

    def mover(self) -> int:
        """The seat that may take back its last move, or -1."""
        return self._mover if self._before and isinstance(self.pending(), Decide) else -1

    def check(self, seat: int, move: Move) -> Decide:
        """The question a move would answer; `NotAllowed` if the rules forbid it now."""
        ask = self.pending()
        if not isinstance(ask, Decide):
            raise Refused("match-over")
        refusal = self.game.explain(self.position, seat, move)
        if refusal is not None:
            raise NotAllowed(refusal)
        return ask

    def seal(self) -> str:
        """The hash that closes a record: of every line and of the last position, so that no line
        can be changed by hand unseen, not even one that was taken back."""
        lines = Record(self.header, self.entries, None).dumps()
        last = fingerprint(self.game, self.position)
        return hashlib.sha256((lines + last).encode()).hexdigest()

    # What can happen

    def move(self, seat: int, move: Move) -> None:
        """A seat answers."""
        ask = self.check(seat, move)
        before = self.game.clone(self.position)
        out = Journal()
        self._pending = None
        self.game.apply(self.position, seat, move, out)
        if seat != self._mover:
            self._before.clear()
        self._mover = seat
        self._before.append(before)
        self.decision += 1
        self._add(Entry(MOVE, seat, self.game.write(move), 0), int(ask.seen), out)

    def chance(self, outcome: int) -> None:
        """Chance answers."""
        ask = self.pending()
        assert isinstance(ask, Chance)
        assert 0 <= outcome < ask.size
        out = Journal()
        self._pending = None
        self.game.resolve(self.position, outcome, out)
        self.chances += 1
        out.reveal()
        self._add(Entry(CHANCE, -1, ask.prompt, outcome), int(ask.seen), out)

    def undo(self, seat: int, steps: int = 1) -> None:
        """A seat takes back its last moves, at most to the last information barrier."""
        if seat != self.mover() or not 1 <= steps <= len(self._before):
            raise Refused("cannot-undo")
        self._pending = None
        self.position = self._before[-steps]
        del self._before[-steps:]
        self._standing -= steps
        self.decision += 1
        self.entries.append(Entry(UNDO, seat, "", self._standing))
        self.seen.append(EVERYBODY)
        self.log.append(Note(NOTE_UNDO, (seat,)))

    def resign(self, seat: int) -> None:
        """A seat gives up: with two seats the other one wins, otherwise the match goes on."""
        if not isinstance(self.pending(), Decide):
            raise Refused("match-over")
        if seat in self.resigned:
            raise Refused("seat-of-bot", seat=seat + 1)
        out = Journal()
        out.say(NOTE_RESIGN, seat)
        out.reveal()
        self.resigned.add(seat)
        if self.header.seats == 2:
            self._winner = 1 - seat
            self._pending = None
        else:
            out.say(NOTE_BOT, seat)
        self.decision += 1
        self._add(Entry(RESIGN, seat, "", 0), EVERYBODY, out)

    def follow(self, entry: Entry, line: int) -> None:
        """Do what an entry of a record says; `Unreadable` names the line if it cannot be."""
        if self.over() is not None:
            raise Unreadable("record-after-end", line=line)
        try:
            if entry.kind == UNDO:
                self.undo(entry.seat, self._standing - entry.number)
            elif entry.kind == RESIGN:
                self.resign(entry.seat)
            elif entry.kind == MOVE:
                self.move(entry.seat, self.game.read(entry.text))
            else:
                self._follow_chance(entry, line)
        except NotAllowed as error:
            raise Unreadable("record-illegal", line=line) from error
        except Refused as error:
            raise Unreadable(_MISPLACED[entry.kind], line=line) from error
        except Unreadable as error:
            if entry.kind != MOVE:
                raise
            raise Unreadable("record-unreadable", line=line) from error

    # Helpers

    def _follow_chance(self, entry: Entry, line: int) -> None:
        ask = self.pending()
        if not isinstance(ask, Chance) or ask.prompt != entry.text:
            raise Unreadable("record-no-such-chance", line=line)
        if not 0 <= entry.number < ask.size:
            raise Unreadable("record-chance-range", line=line)
        self.chance(entry.number)

    def _add(self, entry: Entry, seen: int, out: Journal) -> None:
        self.entries.append(entry)
        self.seen.append(seen)
        self._standing += 1
        self.log.extend(out.notes)
        if out.revealed:
            self._before.clear()


def _check_words(header: Header) -> None:
    """JSON can hold half characters, which no file and no screen can."""
    try:
        "".join([*header.names, header.salt, header.commitment]).encode()
    except UnicodeEncodeError as error:
        raise Unreadable("record-header", line=1) from error
