"""One table in memory: what people, bots and time do at it. No I/O and no waiting.

What they do becomes events, and those change the table (`room_log.py`).
"""

from typing import Final

from ludoteka.bots.registry import DEFAULT_BOT
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.kernel.record import CHANCE, MOVE, UNDO, Entry
from ludoteka.table.faults import NotAllowed
from ludoteka.table.match import Match
from ludoteka.web import bodies
from ludoteka.web.events import (
    Agreed,
    Begged,
    Chatting,
    Coaching,
    Declined,
    Followed,
    Granted,
    Handed,
    Joined,
    Late,
    Named,
    Renewed,
    Sat,
    hashed,
)
from ludoteka.web.holders import bot_name, clean
from ludoteka.web.room_log import RoomLog

LONGEST_CHAT: Final = 300
PASS: Final = "pass"
"""The answer in a race of a seat that is not done when it ends."""


class Room(RoomLog):
    """A table. Every method does its step whole or raises a `Fault`; `now` is a steady clock."""

    # What there is

    def closing(self, now: int) -> bodies.Closing | None:
        """The person who may end the race of now, and when; a bot waits for everybody."""
        if self._race is None or self.made.clock.race:
            return None
        found = self._race.closing(self.clocks.race_lasts(now))
        return None if found is None or self.holders[found.seat].bot else found

    def viewer(self, token: str) -> int:
        """Who comes with this token; not everywhere may one watch."""
        seat = self.holders.seat_of(token)
        if seat == SPECTATOR and not self.made.manners.spectators and not self.over:
            raise Refused("no-spectators")
        return seat

    @property
    def undoer(self) -> int:
        """The seat that may take its last move back now, or -1."""
        if self.match is None or self.over or self.made.manners.undo == "never":
            return -1
        return self.match.undoer if self.begging == SPECTATOR else -1

    def may_grant(self, seat: int) -> bool:
        """Whether the seat that begs waits for this one."""
        return self.begging != SPECTATOR and seat in self._others() - self._granted

    @property
    def coached(self) -> bool:
        """There is a coach: from the beginning, or since all people have agreed."""
        if self.made.manners.coach or not self.coaching:
            return self.made.manners.coach
        return set() < self.holders.seated() <= self.coaching

    def _others(self) -> set[int]:
        """The people whom the seat that begs must ask."""
        return self.holders.seated() - {self.begging}

    def infos(self, present: set[int]) -> list[bodies.SeatInfo]:
        return self.holders.infos(present, self.resigned())

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

    # Helpers

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
