"""A table as its log of events tells it: built from them, and changed by each that happens.

`fresh` holds the events that are not stored yet. Whatever is not in the log did not happen.
"""

from collections.abc import Callable, Iterator
from typing import Final, Self, TypeAlias

import msgspec

from ludoteka.bots.registry import DEFAULT_BOT
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Fault, Refused
from ludoteka.kernel.journal import Note
from ludoteka.kernel.options import choose_options
from ludoteka.kernel.pending import SPECTATOR, Decide
from ludoteka.kernel.record import CHANCE, MOVE, UNDO, Entry, Header, loads, read_entry
from ludoteka.table.fair import commitment, read_seed
from ludoteka.table.match import Match
from ludoteka.web import bodies
from ludoteka.web.clocks import Clocks
from ludoteka.web.events import (
    DECODER,
    ENCODER,
    Agreed,
    AnyEvent,
    Begged,
    Chatting,
    Coaching,
    Declined,
    Followed,
    Granted,
    Handed,
    Joined,
    Late,
    Made,
    Named,
    Played,
    Renewed,
    Sat,
)
from ludoteka.web.holders import Holders
from ludoteka.web.pieces import Pieces, at_once
from ludoteka.web.races import Race
from ludoteka.web.store import Event

CHATS_KEPT: Final = 200
PIECE: Final = 100
"""Events or lines that are followed before others go on: about a millisecond."""
NOTE_RULES: Final = "table-rules"
"""A line at the beginning of the log of a match that goes on under earlier rules."""
Ago: TypeAlias = Callable[[int], int]
"""How many milliseconds ago a time of day was, as the clocks of players count."""
_UNLISTED: Final = (Played, Chatting)
"""After these the list of tables shows the same, unless it is over."""
SENSELESS: Final = (msgspec.DecodeError, Fault, AssertionError, LookupError, ValueError, TypeError)
"""What comes of an event that this version does not know, or that cannot have happened."""


def just_now(at: int) -> int:
    return 0


class RoomLog:
    """A table without those who act at it; `now` is a steady clock."""

    def __init__(self, id: str, made: Made, at: int, now: int, opened: Match | None = None) -> None:
        """What it begins with may have been `opened` before: see `opening`."""
        self.id: Final = id
        self.made: Final = made
        self.shows_record: Final = made.kind == "record"
        self.created: Final = at
        self.game: Final = game_by_id(made.game)
        self.holders: Final = Holders(made.seats)
        self.clocks: Final = Clocks(made.clock, len(made.seats))
        self.match: Match | None = None
        self._opened = opened
        self.closing_seed = ""
        self.late: Final[set[int]] = set()
        self.begging = SPECTATOR
        self._granted: Final[set[int]] = set()
        self.coaching: Final[set[int]] = set()  # who agrees to a coach
        self.chats: Final[list[bodies.Chatted]] = []
        self.next = ""
        self.next_by = SPECTATOR
        self.seq = -1
        self._entry_marks: Final[list[int]] = []  # by event: lines of the record after it
        self._note_marks: Final[list[int]] = []
        self.fresh: Final[list[tuple[Event, AnyEvent]]] = []
        self.summary_changed = True
        self._race: Race | None = None
        self._happened(made, at, now)

    @classmethod
    def load(cls, id: str, events: list[Event], now: int, ago: Ago = just_now) -> Self:
        """The table as its log tells it; `Refused` names the event that makes no sense."""
        return at_once(cls.loading(id, events, now, ago))

    @classmethod
    def loading(cls, id: str, events: list[Event], now: int, ago: Ago) -> Pieces[Self]:
        """`load`, in pieces."""
        if events[0].seq != 0:
            raise Refused("table-torn", table=id, event=events[0].seq)
        try:
            made = DECODER.decode(events[0].body)
            assert isinstance(made, Made)
            opened = yield from opening(made)
            room = cls(id, made, events[0].at, now - ago(events[0].at), opened)
        except SENSELESS as error:
            raise Refused("table-unreadable", table=id, event=0) from error
        yield from room.following(events[1:], now, ago)
        return room

    def follow(self, events: list[Event], now: int, ago: Ago = just_now) -> list[AnyEvent]:
        """Do what the log tells; what that was. If it makes no sense the room is spoilt. The clocks
        stand as they would have, had everything been done here."""
        return at_once(self.following(events, now, ago))

    def following(self, events: list[Event], now: int, ago: Ago) -> Pieces[list[AnyEvent]]:
        """`follow`, in pieces."""
        happened: list[AnyEvent] = []
        for event in events:
            if event.seq != self.seq + 1:
                raise Refused("table-torn", table=self.id, event=event.seq)
            then = max(self.clocks.since, now - ago(event.at))
            try:
                body = DECODER.decode(event.body)
                if isinstance(body, Played):
                    self._follow(body, then)
                self._count(body, event.at, then)
            except SENSELESS as error:
                raise Refused("table-unreadable", table=self.id, event=event.seq) from error
            happened.append(body)
            if len(happened) % PIECE == 0:
                yield
        self.fresh.clear()
        self.summary_changed = False
        return happened

    # What there is

    @property
    def begun(self) -> bool:
        return self.match is not None or self.shows_record

    @property
    def over(self) -> bool:
        match = self.match
        return self.shows_record or (match is not None and match.over() is not None)

    def ranks(self) -> list[int]:
        """Who came where, by seat, once it is over; 0 has won."""
        over = self.match.over() if self.match is not None else None
        return list(over.ranks) if over is not None else []

    @property
    def decision(self) -> int:
        return self.match.decision if self.match is not None else 0

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        ask = self.match.pending() if self.match is not None and not self.shows_record else None
        if not isinstance(ask, Decide):
            return []
        return [seat for seat in range(len(self.holders.all)) if ask.asks(seat)]

    def bots_asked(self) -> list[int]:
        """The bots that should think now: in a race all of them, otherwise the one asked."""
        bots = [seat for seat, holder in enumerate(self.holders.all) if holder.bot]
        waiting = self.waiting() if bots else []
        return [seat for seat in bots if seat in waiting]

    def resigned(self) -> set[int]:
        return self.match.resigned if self.match is not None else set()

    def marks(self, seq: int) -> tuple[int, int]:
        """How many lines the record has after an event, and how many notes there are. All of a
        record that is shown is there from the beginning."""
        if seq < 0 or self.match is None:
            return 0, 0
        if self.shows_record:
            return len(self.match.entries), self.match.note_count
        return self._entry_marks[seq], self._note_marks[seq]

    def text(self) -> str:
        """The record as a file: the whole truth."""
        return self.made.record or self.playing().record().dumps()

    def follow_record(self) -> None:
        """Follow the record that is shown here to its end. It may be long, and only who looks at
        it needs the match: no server keeps it in memory."""
        record = loads(self.made.record)
        self.match = Match(self.game, record.header, record.entries)
        self.closing_seed = record.closing.seed if record.closing is not None else ""

    def playing(self) -> Match:
        """The match, which must be one that is played here."""
        if self.shows_record:
            raise Refused("only-a-record")
        if self.match is None:
            raise Refused("not-begun")
        return self.match

    # Events

    def _played(self, before: int, at: int, now: int) -> None:
        """Put into the log what the match has just recorded."""
        assert self.match is not None
        lines = [entry.plain() for entry in self.match.entries[before:]]
        self._hand_resigned()
        self._asked(now, lines)
        left = self.clocks.left[:] if self.made.clock.kind == "game" else []
        self._happened(Played(entries=lines, left=left), at, now)

    def _follow(self, body: Played, now: int) -> None:
        assert self.match is not None
        seats = len(self.holders.all)
        for entry in _entries(body.entries, len(self.match.entries), seats):
            self.match.follow(entry)
            if entry.kind == MOVE and self._race is not None:
                self._race.answered(entry.seat)
        self._hand_resigned()
        self._asked(now, body.entries)
        if body.left:
            self.clocks.left = body.left[:]

    def _happened(self, body: AnyEvent, at: int, now: int) -> None:
        """Something new: to be stored."""
        self._count(body, at, now)
        self.fresh.append((Event(self.seq, at, ENCODER.encode(body).decode()), body))

    def _count(self, body: AnyEvent, at: int, now: int) -> None:
        """Change what an event changes, and count it. `Played` has changed the match before."""
        if isinstance(body, Played):
            self.begging = SPECTATOR
        else:
            self._changed(body, at, now)
        self.summary_changed |= not isinstance(body, _UNLISTED) or self.over
        self.seq += 1
        match = self.match
        self._entry_marks.append(len(match.entries) if match is not None else 0)
        self._note_marks.append(len(match.log) if match is not None else 0)

    def _changed(self, body: AnyEvent, at: int, now: int) -> None:
        """What an event changes besides the match; it may be what the match waited for."""
        match body:
            case Joined():
                holder = self.holders[body.seat]
                holder.name, holder.token, holder.salt = body.name, body.token, body.salt
                holder.face = body.face
            case Named():
                self.holders[body.seat].name = body.name
            case Renewed():
                self.holders[body.seat].token = body.token
            case Handed():
                holder = self.holders[body.seat]
                holder.bot, holder.expected = body.bot, holder.expected and bool(body.bot)
                if self.match is not None and body.bot:
                    self.match.bot_takes_over(body.seat)
                self._asked(now, [], same=True)
            case Followed():
                self.next, self.next_by = body.table, body.by
            case Sat():
                holder = self.holders[body.seat]
                holder.expected = holder.declined = False
            case Declined():
                self.holders[body.seat].declined = True
            case Begged():
                self.begging = body.seat
                self._granted.clear()
            case Granted():
                self._granted.add(body.seat)
                self.begging = self.begging if body.yes else SPECTATOR
            case Coaching(yes=True):
                self.coaching.add(body.seat)
            case Coaching():
                self.coaching.clear()
            case Late():
                self.late.add(body.seat)
            case Agreed():
                self.holders[body.seat].agreed.add(body.by)
            case Chatting():
                self._chatted(body, at)
        if self.match is None and self.holders.full and not self.shows_record:
            self._begin(now)

    def _begin(self, now: int) -> None:
        made, seed = self.made, read_seed(self.made.seed)
        names, salt = self.holders.names(), self.holders.salt(made.salt)
        header = _header(made, names, commitment(seed), salt)
        match = self._opened or at_once(opening(made)) or Match(self.game, header, (), seed)
        match.go_on_as(header, seed)
        self.match, self._opened = match, None
        if made.rules < self.game.rules:
            self.match.log.append(Note(NOTE_RULES, (made.rules,)))
        self._hand_resigned()
        self._asked(now, [])

    def _hand_resigned(self) -> None:
        for seat in self.resigned():
            self.holders[seat].bot = self.holders[seat].bot or DEFAULT_BOT

    def _chatted(self, body: Chatting, at: int) -> None:
        line = bodies.Chatted(
            seq=self.seq + 1, seat=body.seat, name=body.name, text=body.text, at=at
        )
        self.chats.append(line)
        del self.chats[:-CHATS_KEPT]

    def _asked(self, now: int, lines: list[bodies.Entry], *, same: bool = False) -> None:
        """Set the clocks for the question of now, which these lines have led to. After a chance a
        race is a new one."""
        match = self.match
        ask = match.pending() if match is not None and not self.shows_record else None
        if match is None or not isinstance(ask, Decide):
            self._race = None
            self.clocks.stop(now)
            return
        before = self._race
        if before is not None and any(line[0] == CHANCE for line in lines):
            before = None
        self._race = (before or Race(match)) if ask.racing else None
        if self._race is not None:
            self._race.show()
        racing, anew = self._race is not None, self._race is not before
        if self.made.clock.kind == "none":
            self.clocks.ask(now, [], racing, anew)
            return
        people = [seat for seat in self.waiting() if not self.holders[seat].bot]
        answered = [int(line[1] or 0) for line in lines if line[0] == MOVE]
        kinds = {line[0] for line in lines}
        self.clocks.ask(
            now,
            people,
            racing,
            anew,
            answered,
            same=same,
            undone=UNDO in kinds,
            final=CHANCE in kinds,
        )

    def _length(self) -> int:
        return len(self.match.entries) if self.match is not None else 0


def opening(made: Made) -> Pieces[Match | None]:
    """The match of a table that goes on with what was played elsewhere; that may be long."""
    if not made.entries:
        return None
    header = _header(made, [str(seat + 1) for seat in range(len(made.seats))], "", "")
    match = Match(game_by_id(made.game), header)
    for number, entry in enumerate(_entries(made.entries, 0, len(made.seats))):
        match.follow(entry)
        if number % PIECE == PIECE - 1:
            yield
    return match


def _header(made: Made, names: list[str], promised: str, salt: str) -> Header:
    game = game_by_id(made.game)
    options = choose_options(game.option_list, made.options).with_parts(made.parts)
    options = options.with_rules(made.rules)
    return Header(made.game, made.rules, len(made.seats), options, names, promised, salt)


def _entries(lines: list[bodies.Entry], done: int, seats: int) -> Iterator[Entry]:
    """Lines of a record that follow its first `done` entries."""
    for place, line in enumerate(lines, start=done + 2):
        yield read_entry([*line], place, seats)
