"""A table with the people connected to it."""

import asyncio
from typing import Final, Protocol

import msgspec

from ludoteka.kernel.faults import Fault
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.kernel.record import RESIGN
from ludoteka.web import messages
from ludoteka.web.events import (
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
    Named,
    Played,
    Renewed,
    Sat,
    hashed,
)
from ludoteka.web.room import Room
from ludoteka.web.telling import Shared, state
from ludoteka.web.turns import PLAYED, UNATTENDED, WATCHED

_ENCODER: Final = msgspec.json.Encoder()
_MOVE_PEOPLE: Final[set[type]] = {Joined, Named, Handed, Sat, Declined, Agreed}
"""After these somebody else sits somewhere."""
_CHANGE_STATE: Final[set[type]] = {Played, Joined, Handed, Sat, Begged, Granted, Coaching}


def encoded(message: messages.Outgoing) -> bytes:
    return _ENCODER.encode(message)


class HungUp(Exception):
    """The other side has ended the connection."""


class Wire(Protocol):
    """What carries messages to and from one client."""

    async def hear(self) -> str | bytes:
        """The next message; `HungUp` when there will be none."""

    def post(self, text: bytes) -> None:
        """Send at once, or cut the connection if too much lies unread already."""

    def hang_up(self) -> None:
        """End the connection once everything is sent."""


class Link:
    """One connection and who it is."""

    def __init__(self, viewer: int, wire: Wire, token: str = "", address: str = "") -> None:
        self.viewer: Final = viewer
        self.address: Final = address
        self.mark: Final = hashed(token) if token else ""
        self.name = ""
        self._wire: Final = wire

    def push(self, text: bytes) -> None:
        self._wire.post(text)

    def send(self, message: messages.Outgoing) -> None:
        self._wire.post(encoded(message))

    def end(self, code: str, values: dict[str, str | int] | None = None) -> None:
        """Say why, and end the connection."""
        self.send(messages.Error(id=None, code=code, values=values or {}, final=True))
        self._wire.hang_up()


class LiveRoom:
    """A room, its connections, and what goes on around it. Look at the room and change it under
    `lock` only, and not while it is `stale`: then it is not what the store has, and must be read
    again first (`Rooms.hold`). `kept` is the last event that is known to be stored."""

    def __init__(self, room: Room, now: int) -> None:
        self.room = room
        self.stale = False
        self.kept = room.seq
        self.lock: Final = asyncio.Lock()
        self.links: Final[set[Link]] = set()
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.timer: asyncio.TimerHandle | None = None
        self.used = now
        self.told_present = 0
        self._abroad: set[int] = set()
        self._opened: Final = now
        self._left: Final[dict[int, int]] = {}

    def present(self) -> set[int]:
        """Who is connected, here or by another server."""
        return ({link.viewer for link in self.links} | self._abroad) - {SPECTATOR}

    @property
    def present_here(self) -> int:
        """The mask of who is connected here, those who look on included."""
        mask = 0
        for link in self.links:
            mask |= 1 << link.viewer
        return mask

    @property
    def left_to_others(self) -> bool:
        """Nobody is connected here, but somebody is by another server."""
        return bool(self._abroad) and not self.links

    def meet(self, abroad: int, now: int) -> None:
        """These are connected by other servers now."""
        before, here = self.present(), {link.viewer for link in self.links}
        self._abroad = {viewer for viewer in range(SPECTATOR + 1) if abroad >> viewer & 1}
        for seat in before - self._abroad - here:
            self._left[seat] = now
        if self.present() != before:
            self.tell_seats()

    @property
    def urgency(self) -> int:
        """Who waits for the bots of this table: somebody who plays, somebody who looks on, or
        nobody."""
        if self.present():
            return PLAYED
        return WATCHED if self.links else UNATTENDED

    @property
    def only_bots(self) -> bool:
        return all(holder.bot for holder in self.room.holders.all)

    @property
    def asleep(self) -> bool:
        """Only bots sit here, and nobody looks."""
        return not self.links and self.only_bots

    def gone(self, seat: int, now: int, patience: int) -> bool:
        """Whether the person of a seat has been away for so long."""
        return seat not in self.present() and now - self._left.get(seat, self._opened) >= patience

    def enter(self, link: Link) -> None:
        new = link.viewer not in self.present()
        self.links.add(link)
        if new and link.viewer != SPECTATOR:
            self.tell_seats(but=link)

    def leave(self, link: Link, now: int) -> None:
        self.links.discard(link)
        self.used = now
        if link.viewer != SPECTATOR and link.viewer not in self.present():
            self._left[link.viewer] = now
            self.tell_seats()

    def read_again(self, room: Room, now: int) -> None:
        """This is what the store has; everybody is told what is new."""
        since, self.kept = self.kept, room.seq
        self.room, self.stale = room, False
        self.tell_seats()
        if room.seq != since:
            self.tell_state(since, now)
            self._tell_chats(since)
            if room.next:
                self.tell_all(messages.Next(table=room.next, by=room.next_by))
        self._show_out()

    def tell(self, since: int, happened: list[AnyEvent], now: int) -> None:
        """Tell everybody what is stored now."""
        self.kept = self.room.seq
        kinds = {type(each) for each in happened}
        if self.room.over or not kinds.isdisjoint(_MOVE_PEOPLE) or any(map(_resigns, happened)):
            self.tell_seats()
        if not kinds.isdisjoint(_CHANGE_STATE):
            self.tell_state(since, now)
        if Chatting in kinds:
            self._tell_chats(since)
        if Followed in kinds:
            self.tell_all(messages.Next(table=self.room.next, by=self.room.next_by))
        if Renewed in kinds:
            self._show_out()

    def _tell_chats(self, since: int) -> None:
        for line in self.room.chats:
            if line.seq > since:
                self.tell_all(messages.Chatline(line=line))

    def _show_out(self) -> None:
        """Whoever is connected by a token that is good no more."""
        for link in self.links:
            if link.viewer != SPECTATOR and self.room.holders[link.viewer].token != link.mark:
                link.end("wrong-token")

    def tell_state(self, since: int, now: int) -> None:
        if not self.links:
            return
        told: dict[int, bytes] = {}
        shared = Shared(self.room, since, now)
        for link in self.links:
            if link.viewer not in told:
                told[link.viewer] = encoded(state(self.room, link.viewer, shared))
            link.push(told[link.viewer])

    def tell_seats(self, but: Link | None = None) -> None:
        text = encoded(messages.Seats(seats=self.room.infos(self.present())))
        for link in self.links:
            if link is not but:
                link.push(text)

    def tell_all(self, message: messages.Outgoing) -> None:
        text = encoded(message)
        for link in self.links:
            link.push(text)

    def end_all(self, fault: Fault) -> None:
        for link in self.links:
            link.end(fault.word, fault.values)

    def idle(self, now: int, patience: int) -> bool:
        """Whether nobody would miss it in memory: it is all in the store."""
        busy = self.links or self.thinking or self.lock.locked() or self.room.clocks.ticking
        return not busy and now - self.used >= patience


def _resigns(body: AnyEvent) -> bool:
    return isinstance(body, Played) and RESIGN in [entry[0] for entry in body.entries]
