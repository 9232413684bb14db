"""One table in memory: its log of events, its seats, its match. No I/O and no waiting.

What people and bots do becomes events; `fresh` holds those that are not stored yet. A room is
built again from its events alone: whatever is not in them did not happen.
"""

from typing import Final

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.bots.registry import DEFAULT_BOT
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.journal import Note
from ludoteka.kernel.options import choose_options
from ludoteka.kernel.pending import SPECTATOR, Decide
from ludoteka.kernel.record import CHANCE, Header, Record, loads, read_entry
from ludoteka.table.course import NOTE_BOT, Course
from ludoteka.table.fair import commitment, read_seed
from ludoteka.table.match import Match
from ludoteka.web import bodies
from ludoteka.web.chairs import Chairs, bot_name, clean
from ludoteka.web.clocks import Clocks
from ludoteka.web.events import (
    DECODER,
    ENCODER,
    AnyEvent,
    Chatting,
    Followed,
    Handed,
    Joined,
    Made,
    Named,
    Played,
    Renewed,
    hashed,
)
from ludoteka.web.store import Event, Summary
from ludoteka.web.viewing import entry_message

CHATS_KEPT: Final = 200
LONGEST_CHAT: Final = 300
PASS: Final = "pass"
"""The verb of a race that a seat answers when its time is over."""


class Room:
    """A table. Every method does its step whole or raises a `Fault`; `now` is a steady clock."""

    def __init__(self, id: str, made: Made, at: int, now: int) -> None:
        self.id: Final = id
        self.made: Final = made
        self.created: Final = at
        self.game: Final = game_by_id(made.game)
        self.chairs: Final = Chairs(made.seats)
        self.clocks: Final = Clocks(made.clock, len(made.seats))
        self.course: Course | None = None
        self.match: Match | None = None
        self.closing_seed = ""
        self.chats: Final[list[bodies.Chatted]] = []
        self.next = ""
        self.seq = -1
        self.entry_marks: Final[list[int]] = []  # by event: lines of the record after it
        self.note_marks: Final[list[int]] = []
        self.fresh: Final[list[tuple[Event, AnyEvent]]] = []
        self.summary_changed = True
        self._racing = False
        self._race_from = 0
        self._answered: Final[dict[int, int]] = {}  # in a race: decision after one's last answer
        self._happened(made, at, now)

    @classmethod
    def load(cls, id: str, events: list[Event], now: int) -> "Room":
        """The table as its log tells it."""
        made = DECODER.decode(events[0].body)
        assert isinstance(made, Made)
        room = cls(id, made, events[0].at, now)
        room.follow(events[1:], now)
        return room

    def follow(self, events: list[Event], now: int) -> list[AnyEvent]:
        """Do what the log tells; what that was."""
        happened: list[AnyEvent] = []
        for event in events:
            body = DECODER.decode(event.body)
            if isinstance(body, Played):
                self._follow(body)
            self._happened(body, event.at, now)
            happened.append(body)
        self.fresh.clear()
        self.summary_changed = False
        self._asked(now, True)
        return happened

    # What there is

    @property
    def over(self) -> bool:
        if self.made.kind == "record":
            return True
        return self.course is not None and self.course.over() is not None

    @property
    def decision(self) -> int:
        return self.course.decision if self.course is not None else 0

    def waiting(self) -> list[int]:
        """The seats that may answer now."""
        ask = self.course.pending() if self.course is not None and not self.over else None
        if not isinstance(ask, Decide):
            return []
        return [seat for seat in range(len(self.chairs.all)) if ask.may_answer(seat)]

    def bots_asked(self) -> list[int]:
        """The bots that should think now: in a race all of them, otherwise the one asked."""
        return [seat for seat in self.waiting() if self.chairs[seat].bot]

    def resigned(self) -> set[int]:
        return self.course.resigned if self.course is not None else set()

    def infos(self, present: set[int]) -> list[bodies.SeatInfo]:
        return self.chairs.infos(present, self.resigned())

    def record(self) -> Record:
        """The whole truth."""
        if self.made.kind == "record":
            return loads(self.made.record)
        return self.playing().record()

    def playing(self) -> Match:
        if self.match is None:
            if self.made.kind == "record":
                raise Refused("only-a-record")
            raise Refused("not-begun")
        return self.match

    def summary(self) -> Summary:
        listed = bodies.Listed(
            id=self.id,
            game=self.game.id,
            options=self.made.options,
            clock=self.made.clock,
            seats=self.infos(set()),
            begun=self.course is not None,
            over=self.over,
            created=self.created,
        )
        shown = self.made.public and not self.over
        return Summary(self.created, shown, ENCODER.encode(listed).decode())

    # What people do

    def join(self, wanted: bodies.Join, token: str, at: int, now: int) -> int:
        """Take a free seat, also from a bot that was filling in."""
        seat = self.chairs.seat_to_take(wanted.code, wanted.seat, self.made.public)
        name = clean(wanted.name) or self.chairs[seat].name
        salt = clean(wanted.salt)
        self._happened(Joined(seat=seat, name=name, token=hashed(token), salt=salt), at, now)
        if self.chairs[seat].bot:
            self._happened(Handed(seat=seat, bot=""), at, now)
        return seat

    def renew(self, seat: int, token: str, at: int, now: int) -> None:
        self._happened(Renewed(seat=self._person(seat), token=hashed(token)), at, now)

    def move(self, seat: int, decision: int, text: str, at: int, now: int) -> None:
        match, before = self.playing(), self._length()
        match.submit(self._person(seat), self._decision(seat, decision), text)
        self._answered[seat] = match.decision
        self._played(before, at, now)

    def move_of_bot(self, seat: int, text: str, at: int, now: int) -> None:
        match, before = self.playing(), self._length()
        match.answer_for_bot(seat, match.decision, text)
        self._played(before, at, now)

    def undo(self, seat: int, decision: int, at: int, now: int) -> None:
        match, before = self.playing(), self._length()
        if decision != match.decision:
            raise Refused("late-decision", decision=decision, now=match.decision)
        match.undo(self._person(seat))
        self._played(before, at, now)

    def resign(self, seat: int, at: int, now: int) -> None:
        match, before = self.playing(), self._length()
        match.resign(self._person(seat))
        self._played(before, at, now)

    def why(self, seat: int, text: str) -> None:
        """Raises what `move` would."""
        self.playing().check(self._person(seat), text)

    def chat(self, seat: int, name: str, text: str, at: int, now: int) -> None:
        said = clean(text, LONGEST_CHAT)
        if not said:
            raise Unreadable("empty-chat")
        told = self.chairs[seat].name if seat != SPECTATOR else clean(name)
        self._happened(Chatting(seat=seat, name=told, text=said), at, now)

    def rename(self, seat: int, name: str, at: int, now: int) -> None:
        self._happened(Named(seat=self._person(seat), name=clean(name)), at, now)

    def replace(self, by: int, seat: int, bot: str, gone: bool, at: int, now: int) -> None:
        """A bot plays for a seat: one's own, a free one, or one whose person is `gone`."""
        self._person(by)
        chair = self.chairs[seat]
        if self.over:
            raise Refused("match-over")
        if chair.bot:
            raise Refused("seat-of-bot", seat=seat + 1)
        if seat != by and not chair.free and not gone:
            raise Refused("seat-present", seat=seat + 1)
        self._happened(Handed(seat=seat, bot=bot_name(bot, self.game)), at, now)

    def take_back(self, seat: int, at: int, now: int) -> None:
        if self.over:
            raise Refused("match-over")
        if not self.chairs[self._person(seat)].bot or seat in self.resigned():
            raise Refused("nothing-to-take-back")
        self._happened(Handed(seat=seat, bot=""), at, now)

    def follow_on(self, table: str, at: int, now: int) -> None:
        """A rematch is played at another table."""
        if not self.over:
            raise Refused("not-over")
        self._happened(Followed(table=table), at, now)

    # What time does

    def time_out(self, at: int, now: int) -> bool:
        """Do what the clocks demand; whether they demanded anything."""
        if self.match is None or self.over:
            return False
        done = False
        for seat in self.clocks.out_of_time(now):
            done = True
            if self.made.clock.expiry == "resign":
                self.resign(seat, at, now)
            else:
                self._happened(Handed(seat=seat, bot=DEFAULT_BOT), at, now)
        if self.clocks.race_is_out(now):
            for seat in self.waiting():
                done = self._pass(seat, at, now) or done
        return done

    def _pass(self, seat: int, at: int, now: int) -> bool:
        match, before = self.playing(), self._length()
        for move in match.options(seat):
            if move.verb == PASS and not self.chairs[seat].bot:
                match.submit(seat, match.decision, move)
                self._played(before, at, now)
                return True
        return False

    # Events

    def _played(self, before: int, at: int, now: int) -> None:
        """Put into the log what the match has just recorded."""
        assert self.course is not None
        lines = [entry_message(entry.plain()) for entry in self.course.entries[before:]]
        self._hand_resigned()
        self._asked(now, chance=any(line[0] == CHANCE for line in lines))
        left = self.clocks.left[:] if self.made.clock.kind == "game" else []
        self._happened(Played(entries=lines, left=left), at, now)

    def _follow(self, body: Played) -> None:
        assert self.course is not None
        for entry in body.entries:
            line = len(self.course.entries) + 2
            self.course.follow(read_entry(list(entry), line, self.course.header.seats), line)
        self._hand_resigned()
        if body.left:
            self.clocks.left = body.left[:]

    def _happened(self, body: AnyEvent, at: int, now: int) -> None:
        """Change what the event changes and remember it. `Played` has changed the match before."""
        match body:
            case Joined():
                chair = self.chairs[body.seat]
                chair.name, chair.token, chair.salt = body.name, body.token, body.salt
            case Named():
                self.chairs[body.seat].name = body.name
            case Renewed():
                self.chairs[body.seat].token = body.token
            case Handed():
                self._hand(body.seat, body.bot)
                if self.course is not None and body.bot:
                    self.course.log.append(Note(NOTE_BOT, (body.seat,)))
                self._asked(now, False)
            case Followed():
                self.next = body.table
            case Chatting():
                self._chatted(body, at)
        if self.course is None and (self.chairs.full or self.made.kind == "record"):
            self._begin(now)
        self.summary_changed |= not isinstance(body, Played | Chatting) or self.over
        self.seq += 1
        self.entry_marks.append(self._length())
        self.note_marks.append(len(self.course.log) if self.course is not None else 0)
        event = Event(self.seq, at, ENCODER.encode(body).decode())
        self.fresh.append((event, body))

    def _begin(self, now: int) -> None:
        made = self.made
        if made.kind == "record":
            record = loads(made.record)
            self.course = Course(self.game, record.header)
            for line, entry in enumerate(record.entries, start=2):
                self.course.follow(entry, line)
            self.closing_seed = record.closing.seed if record.closing is not None else ""
            return
        options = choose_options(self.game.option_list, made.options).with_parts(made.parts)
        options = options.with_rules(made.rules)
        seats, seed = len(made.seats), read_seed(made.seed)
        names, salt = self.chairs.names(), self.chairs.salt(made.salt)
        promised = commitment(seed)
        header = Header(made.game, made.rules, seats, options, names, promised, salt)
        self.course = Course(self.game, header)
        for line, plain in enumerate(made.entries, start=2):
            self.course.follow(read_entry(list(plain), line, seats), line)
        holders = [self._bot(chair.bot) for chair in self.chairs.all]
        self.match = Match(self.course, holders, seed)
        self._asked(now, True)

    def _hand(self, seat: int, bot: str) -> None:
        self.chairs[seat].bot = bot
        if self.match is not None:
            self.match.holders[seat] = self._bot(bot)

    def _hand_resigned(self) -> None:
        for seat in self.resigned():
            self._hand(seat, self.chairs[seat].bot or DEFAULT_BOT)

    def _bot(self, name: str) -> Bot | None:
        """What the match knows of a bot: that there is one. It thinks elsewhere."""
        return RandomBot(self.game) if name else None

    def _chatted(self, body: Chatting, at: int) -> None:
        line = bodies.Chatted(
            seq=self.seq + 1, seat=body.seat, name=body.name, text=body.text, at=at
        )
        self.chats.append(line)
        del self.chats[:-CHATS_KEPT]

    # Helpers

    def _asked(self, now: int, chance: bool) -> None:
        """Set the clocks for the question of now. After a chance a race is a new one."""
        ask = self.course.pending() if self.course is not None and not self.over else None
        if not isinstance(ask, Decide):
            self.clocks.stop(now)
            return
        race = ask.racing != 0
        new_race = race and (chance or not self._racing)
        if new_race:
            self._race_from = self.decision
            self._answered.clear()
        self._racing = race
        people = [seat for seat in self.waiting() if not self.chairs[seat].bot]
        self.clocks.ask(now, people, race, new_race)

    def _decision(self, seat: int, decision: int) -> int:
        """In a race an answer stands though others came first, unless one has answered since."""
        oldest = max(self._race_from, self._answered.get(seat, 0))
        return self.decision if self._racing and oldest <= decision <= self.decision else decision

    def _length(self) -> int:
        return len(self.course.entries) if self.course is not None else 0

    def _person(self, seat: int) -> int:
        if seat == SPECTATOR:
            raise Refused("only-watching")
        return seat
