"""One table in memory: its log of events, its seats, its match. No I/O and no waiting.

What people and bots do becomes events; `fresh` holds those that are not stored yet. A room is
built again from its events alone: whatever is not in them did not happen.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from ludoteka.bots.registry import DEFAULT_BOT
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Fault, Refused, Unreadable
from ludoteka.kernel.journal import Note
from ludoteka.kernel.options import choose_options
from ludoteka.kernel.pending import SPECTATOR, Decide
from ludoteka.kernel.record import CHANCE, MOVE, UNDO, Entry, Header, Record, loads, read_entry
from ludoteka.table.fair import commitment, read_seed
from ludoteka.table.faults import NotAllowed
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
    hashed,
)
from ludoteka.web.holders import Holders, bot_name, clean
from ludoteka.web.races import Race
from ludoteka.web.store import Event

CHATS_KEPT: Final = 200
LONGEST_CHAT: Final = 300
PASS: Final = "pass"
"""The answer in a race of a seat that is not done when it ends."""
NOTE_RULES: Final = "table-rules"
"""A line at the beginning of the log of a match that goes on under earlier rules."""
Ago: TypeAlias = Callable[[int], int]
"""How many milliseconds ago a time of day was, as the clocks of players count."""
SENSELESS: Final = (msgspec.DecodeError, Fault, AssertionError, LookupError, ValueError, TypeError)
"""What comes of an event that this version does not know, or that cannot have happened."""


def just_now(at: int) -> int:
    return 0


class Room:
    """A table. Every method does its step whole or raises a `Fault`; `now` is a steady clock."""

    def __init__(self, id: str, made: Made, at: int, now: int) -> None:
        self.id: Final = id
        self.made: Final = made
        self.created: Final = at
        self.game: Final = game_by_id(made.game)
        self.holders: Final = Holders(made.seats)
        self.clocks: Final = Clocks(made.clock, len(made.seats))
        self.match: Match | None = None
        self.closing_seed = ""
        self.late: Final[set[int]] = set()
        self.begging = SPECTATOR
        self._granted: Final[set[int]] = set()
        self.coaching: Final[set[int]] = set()  # who agrees to a coach
        self.chats: Final[list[bodies.Chatted]] = []
        self.next = ""
        self.next_by = SPECTATOR
        self.seq = -1
        self.entry_marks: Final[list[int]] = []  # by event: lines of the record after it
        self.note_marks: Final[list[int]] = []
        self.fresh: Final[list[tuple[Event, AnyEvent]]] = []
        self.summary_changed = True
        self._race: Race | None = None
        self._happened(made, at, now)

    @classmethod
    def load(cls, id: str, events: list[Event], now: int, ago: Ago = just_now) -> "Room":
        """The table as its log tells it; `Refused` names the event that makes no sense."""
        if events[0].seq != 0:
            raise Refused("table-torn", table=id, event=events[0].seq)
        try:
            made = DECODER.decode(events[0].body)
            assert isinstance(made, Made)
            room = cls(id, made, events[0].at, now - ago(events[0].at))
        except SENSELESS as error:
            raise Refused("table-unreadable", table=id, event=0) from error
        room.follow(events[1:], now, ago)
        return room

    def follow(self, events: list[Event], now: int, ago: Ago = just_now) -> list[AnyEvent]:
        """Do what the log tells; what that was. If it makes no sense the room is spoilt. The clocks
        stand as they would have, had everything been done here."""
        happened: list[AnyEvent] = []
        for event in events:
            if event.seq != self.seq + 1:
                raise Refused("table-torn", table=self.id, event=event.seq)
            then = max(self.clocks.since, now - ago(event.at))
            try:
                body = DECODER.decode(event.body)
                if isinstance(body, Played):
                    self._follow(body, then)
                self._happened(body, event.at, then)
            except SENSELESS as error:
                raise Refused("table-unreadable", table=self.id, event=event.seq) from error
            happened.append(body)
        self.fresh.clear()
        self.summary_changed = False
        return happened

    # What there is

    @property
    def over(self) -> bool:
        if self.made.kind == "record":
            return True
        return self.match is not None and self.match.over() is not None

    def ranks(self) -> list[int]:
        """Who came where, by seat, once it is over; 0 has won."""
        over = self.match.over() if self.match is not None else None
        return list(over.ranks) if over is not None else []

    @property
    def decision(self) -> int:
        return self.match.decision if self.match is not None else 0

    def waiting(self) -> list[int]:
        """The seats that are asked now."""
        ask = self.match.pending() if self.match is not None and not self.over else None
        if not isinstance(ask, Decide):
            return []
        return [seat for seat in range(len(self.holders.all)) if ask.asks(seat)]

    def bots_asked(self) -> list[int]:
        """The bots that should think now: in a race all of them, otherwise the one asked."""
        if not any(holder.bot for holder in self.holders.all):
            return []
        return [seat for seat in self.waiting() if self.holders[seat].bot]

    def closing(self, now: int) -> bodies.Closing | None:
        """The person who may end the race of now, and when; a bot waits for everybody."""
        if self._race is None or self.made.clock.race:
            return None
        found = self._race.closing(self.clocks.race_lasts(now))
        return None if found is None or self.holders[found.seat].bot else found

    def resigned(self) -> set[int]:
        return self.match.resigned if self.match is not None else set()

    def viewer(self, token: str) -> int:
        """Who comes with this token; not everywhere may one watch."""
        seat = self.holders.seat_of(token)
        if seat == SPECTATOR and not self.made.manners.spectators and not self.over:
            raise Refused("no-spectators")
        return seat

    def can_undo(self, seat: int) -> bool:
        if self.match is None or self.over or self.made.manners.undo == "never":
            return False
        return self.begging == SPECTATOR and self.match.can_undo(seat)

    def may_grant(self, seat: int) -> bool:
        """Whether the seat that begs waits for this one."""
        return self.begging != SPECTATOR and seat in self._others() - self._granted

    @property
    def coached(self) -> bool:
        """There is a coach: from the beginning, or since all people have agreed."""
        seated = self.holders.seated()
        return self.made.manners.coach or (bool(seated) and seated <= self.coaching)

    def _others(self) -> set[int]:
        """The people whom the seat that begs must ask."""
        return self.holders.seated() - {self.begging}

    def infos(self, present: set[int]) -> list[bodies.SeatInfo]:
        return self.holders.infos(present, self.resigned())

    def record(self) -> Record:
        """The whole truth."""
        if self.made.kind == "record":
            return loads(self.made.record)
        return self.playing().record()

    def playing(self) -> Match:
        """The match, which must be one that is played here."""
        if self.made.kind == "record":
            raise Refused("only-a-record")
        if self.match is None:
            raise Refused("not-begun")
        return self.match

    # What people do

    def invited(self, code: str) -> bodies.Invited:
        """What `join` by this code would give; raises what it would, and if it is over."""
        seat = self.holders.seat_to_take(code, None, False)
        if self.over:
            raise Refused("match-over")
        names = [holder.name for holder in self.holders.all if not holder.free]
        return bodies.Invited(game=self.made.game, seat=seat, names=names)

    def join(self, wanted: bodies.Join, token: str, at: int, now: int) -> int:
        """Take a free seat, also from a bot that was filling in. Whoever holds one by this token
        has come before."""
        if (held := self.holders.held_by(token)) != SPECTATOR:
            return held
        seat = self.holders.seat_to_take(wanted.code, wanted.seat, self.made.public)
        name = clean(wanted.name) or self.holders[seat].name
        joined = Joined(
            seat=seat, name=name, token=hashed(token), salt=clean(wanted.salt), face=wanted.face
        )
        self._happened(joined, at, now)
        if self.holders[seat].bot:
            self._happened(Handed(seat=seat, bot=""), at, now)
        return seat

    def renew(self, old: str, token: str, at: int, now: int) -> int:
        """Another token for the seat of the old one, unless it has this one already."""
        if (held := self.holders.held_by(token)) != SPECTATOR:
            return held
        seat = self._person(self.holders.seat_of(old))
        self._happened(Renewed(seat=seat, token=hashed(token)), at, now)
        return seat

    def move(self, seat: int, decision: int, text: str, at: int, now: int) -> None:
        """Answer a decision. The same answer again changes nothing: it may be sent again by who
        does not know whether it came."""
        if self._made_before(seat, decision, text):
            return
        match, before, race = self._player(seat), self._length(), self._race
        if race is not None and race.stands(seat, decision):
            refusal = race.overtaken(decision, match.check(seat, text))
            if refusal is not None:
                raise NotAllowed(refusal)
            decision = match.decision
        match.submit(seat, decision, text)
        if race is not None:
            race.answered(seat)
        self._played(before, at, now)

    def close(self, seat: int, at: int, now: int) -> None:
        """End a race that has no timer: who is not done passes."""
        self.playing()
        self._person(seat)
        if self._race is None:
            raise Refused("nothing-to-close")
        if self.made.clock.race:
            raise Refused("close-by-timer")
        closing = self.closing(now)
        if closing is None or closing.seat != seat:
            raise Refused("close-not-yours")
        if closing.left > 0:
            raise Refused("close-too-early", seconds=-(-closing.left // 1000))
        self._pass_all(at, now)

    def move_of_bot(self, seat: int, text: str, at: int, now: int) -> None:
        match, before = self.playing(), self._length()
        match.move(seat, self.game.read(text))
        self._played(before, at, now)

    def still_good(self, seat: int, decision: int, text: str) -> bool:
        """Whether a bot may answer what it thought of at that decision."""
        move, race = self.game.read(text), self._race
        if move not in self.playing().moves(seat):
            return False
        if race is None:
            return True
        return race.stands(seat, decision) and race.overtaken(decision, move) is None

    def undo(self, seat: int, decision: int, at: int, now: int) -> None:
        match, before = self.playing(), self._length()
        if decision != match.decision:
            answer = self._answer_of(seat, decision)
            if answer is not None and answer.kind == UNDO:
                return
            raise Refused("late-decision", decision=decision, now=match.decision)
        manners = self.made.manners.undo
        if manners == "never":
            raise Refused("no-undo-here")
        asks = manners == "ask" and bool(self.holders.seated() - {seat})
        if asks and self._player(seat).can_undo(seat):
            if self.begging == SPECTATOR:
                self._happened(Begged(seat=seat), at, now)
            return
        self._player(seat).undo(seat)
        self._played(before, at, now)

    def grant(self, seat: int, yes: bool, at: int, now: int) -> None:
        """Answer who asks to take a move back; it is taken back when all people have agreed."""
        if not self.may_grant(seat):
            raise Refused("nothing-to-grant")
        beggar = self.begging
        self._happened(Granted(seat=seat, yes=yes), at, now)
        if yes and not self._others() - self._granted:
            match, before = self.playing(), self._length()
            match.undo(beggar)
            self._played(before, at, now)

    def coach(self, seat: int, yes: bool, at: int, now: int) -> None:
        """Agree to a coach for everybody, or say no to one that is there or offered."""
        self._player(seat)
        if self.made.manners.coach:
            raise Refused("coach-stays")
        if (seat not in self.coaching) if yes else self.coaching:
            self._happened(Coaching(seat=seat, yes=yes), at, now)

    def resign(self, seat: int, at: int, now: int) -> None:
        match, before = self._player(seat), self._length()
        match.resign(seat)
        self._played(before, at, now)

    def why(self, seat: int, text: str) -> None:
        """Raises what `move` would."""
        self._player(seat).check(seat, text)

    def chat(self, seat: int, name: str, text: str, at: int, now: int) -> None:
        said = clean(text, LONGEST_CHAT)
        if not said:
            raise Unreadable("empty-chat")
        told = self.holders[seat].name if seat != SPECTATOR else clean(name)
        self._happened(Chatting(seat=seat, name=told, text=said), at, now)

    def rename(self, seat: int, name: str, at: int, now: int) -> None:
        self._happened(Named(seat=self._person(seat), name=clean(name)), at, now)

    def replace(self, by: int, seat: int, bot: str, gone: bool, at: int, now: int) -> None:
        """A bot plays for a seat: one's own, a free one, or one whose person is `gone`; for one who
        has not sat down to a rematch when all who have agree, or they have declined."""
        self._person(by)
        holder = self.holders[seat]
        if self.over:
            raise Refused("match-over")
        if holder.bot:
            raise Refused("seat-of-bot", seat=seat + 1)
        if seat != by and holder.awaited and not holder.declined:
            if not gone:
                raise Refused("seat-awaited", seat=seat + 1)
            self._happened(Agreed(by=by, seat=seat), at, now)
            if not self.holders.seated() <= holder.agreed:
                return
        elif seat != by and not holder.free and not holder.awaited and not gone:
            raise Refused("seat-present", seat=seat + 1)
        self._happened(Handed(seat=seat, bot=bot_name(bot, self.game)), at, now)

    def take_back(self, seat: int, at: int, now: int) -> None:
        if self.over:
            raise Refused("match-over")
        if not self.holders[self._person(seat)].bot or seat in self.resigned():
            raise Refused("nothing-to-take-back")
        self._happened(Handed(seat=seat, bot=""), at, now)

    def follow_on(self, by: int, table: str, at: int, now: int) -> None:
        """A rematch is offered at another table."""
        if not self.over:
            raise Refused("not-over")
        self._happened(Followed(table=table, by=by), at, now)

    def sit(self, seat: int, at: int, now: int) -> None:
        """Who was awaited is here; it begins when everybody is."""
        if self.holders[seat].awaited:
            self._happened(Sat(seat=seat), at, now)

    def decline(self, seat: int, at: int, now: int) -> None:
        """Not again: the others may let a bot play."""
        if not self.holders[seat].awaited:
            raise Refused("no-rematch")
        self._happened(Declined(seat=seat), at, now)

    # What time does

    def time_out(self, at: int, now: int) -> bool:
        """Do what the clocks demand; whether they demanded anything."""
        if self.match is None or self.over:
            return False
        done = False
        while out := self.clocks.out_of_time(now):
            seat, done = out[0], True
            self._happened(Late(seat=seat), at, now)
            if self.made.clock.expiry == "resign":
                self.resign(seat, at, now)
            else:
                self._happened(Handed(seat=seat, bot=DEFAULT_BOT), at, now)
        if self.clocks.race_is_out(now):
            done = True
            self._pass_all(at, now)
        return done

    def _pass_all(self, at: int, now: int) -> None:
        """Whoever is asked passes, bots that still think as well: the race is over."""
        match, before = self.playing(), self._length()
        for seat in self.waiting():
            match.move(seat, self.game.read(PASS))
        self._played(before, at, now)

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
        for entry in self._read(body.entries, len(self.match.entries)):
            self.match.follow(entry)
            if entry.kind == MOVE and self._race is not None:
                self._race.answered(entry.seat)
        self._hand_resigned()
        self._asked(now, body.entries)
        if body.left:
            self.clocks.left = body.left[:]

    def _happened(self, body: AnyEvent, at: int, now: int) -> None:
        """Change what the event changes and remember it. `Played` has changed the match before."""
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
            case Played():
                self.begging = SPECTATOR
            case Late():
                self.late.add(body.seat)
            case Agreed():
                self.holders[body.seat].agreed.add(body.by)
            case Chatting():
                self._chatted(body, at)
        if self.match is None and (self.holders.full or self.made.kind == "record"):
            self._begin(now)
        self.summary_changed |= not isinstance(body, Played | Chatting) or self.over
        self.seq += 1
        self.entry_marks.append(self._length())
        self.note_marks.append(self.match.note_count if self.match is not None else 0)
        event = Event(self.seq, at, ENCODER.encode(body).decode())
        self.fresh.append((event, body))

    def _begin(self, now: int) -> None:
        made = self.made
        if made.kind == "record":
            record = loads(made.record)
            self.match = Match(self.game, record.header, record.entries)
            self.closing_seed = record.closing.seed if record.closing is not None else ""
            return
        options = choose_options(self.game.option_list, made.options).with_parts(made.parts)
        options = options.with_rules(made.rules)
        seats, seed = len(made.seats), read_seed(made.seed)
        names, salt = self.holders.names(), self.holders.salt(made.salt)
        promised = commitment(seed)
        header = Header(made.game, made.rules, seats, options, names, promised, salt)
        self.match = Match(self.game, header, self._read(made.entries, 0), seed)
        if made.rules < self.game.rules:
            self.match.log.append(Note(NOTE_RULES, (made.rules,)))
        self._hand_resigned()
        self._asked(now, [])

    def _hand_resigned(self) -> None:
        for seat in self.resigned():
            self.holders[seat].bot = self.holders[seat].bot or DEFAULT_BOT

    def _read(self, lines: list[bodies.Entry], done: int) -> list[Entry]:
        """Lines of the record that follow its first `done` entries."""
        seats = len(self.holders.all)
        return [read_entry([*line], at, seats) for at, line in enumerate(lines, start=done + 2)]

    def _chatted(self, body: Chatting, at: int) -> None:
        line = bodies.Chatted(
            seq=self.seq + 1, seat=body.seat, name=body.name, text=body.text, at=at
        )
        self.chats.append(line)
        del self.chats[:-CHATS_KEPT]

    # Helpers

    def _asked(self, now: int, lines: list[bodies.Entry], *, same: bool = False) -> None:
        """Set the clocks for the question of now, which these lines have led to. After a chance a
        race is a new one."""
        match = self.match
        ask = match.pending() if match is not None and not self.over else None
        if match is None or not isinstance(ask, Decide):
            self._race = None
            self.clocks.stop(now)
            return
        before = None if any(line[0] == CHANCE for line in lines) else self._race
        self._race = (before or Race(match)) if ask.racing else None
        if self._race is not None:
            self._race.show()
        people = [seat for seat in self.waiting() if not self.holders[seat].bot]
        answered = [int(line[1] or 0) for line in lines if line[0] == MOVE]
        kinds = {line[0] for line in lines}
        self.clocks.ask(
            now,
            people,
            self._race is not None,
            self._race is not before,
            answered,
            same=same,
            undone=UNDO in kinds,
            final=CHANCE in kinds,
        )

    def _length(self) -> int:
        return len(self.match.entries) if self.match is not None else 0

    def _made_before(self, seat: int, decision: int, text: str) -> bool:
        """Whether a seat has made this move at that decision, or later in the same race."""
        if self.match is None or decision >= self.match.decision:
            return False
        if self._race is not None and self._race.stands(seat, decision):
            return False
        entry = self._answer_of(seat, decision)
        return entry is not None and entry.kind == MOVE and entry.text == text

    def _answer_of(self, seat: int, decision: int) -> Entry | None:
        """What a seat answered to a decision behind us. In a race others may have come first, but
        nothing after the next chance belongs to it."""
        number = 0
        for entry in self.match.entries if self.match is not None else []:
            if entry.kind == CHANCE:
                if number > decision:
                    return None
                continue
            if number >= decision and entry.seat == seat:
                return entry
            number += 1
        return None

    def _player(self, seat: int) -> Match:
        """The match, for a person who plays in it and has no bot in their place."""
        match = self.playing()
        if self.holders[self._person(seat)].bot and match.over() is None:
            raise Refused("seat-of-bot", seat=seat + 1)
        return match

    def _person(self, seat: int) -> int:
        if seat == SPECTATOR:
            raise Refused("only-watching")
        return seat
