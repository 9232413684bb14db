"""A connection to a table, from its hello to its end."""

import asyncio
from collections.abc import Awaitable
from functools import partial
from typing import Final

import msgspec

from ludoteka.kernel.faults import Fault, Refused, Unreadable
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.table.faults import NotAllowed
from ludoteka.web import bodies, messages, times
from ludoteka.web.holders import clean
from ludoteka.web.live_room import HungUp, Link, LiveRoom, Wire, encoded
from ludoteka.web.pages import version
from ludoteka.web.records import shown_state
from ludoteka.web.room import Room
from ludoteka.web.rooms import Act, Rooms
from ludoteka.web.seating import Seating
from ludoteka.web.settings import Bucket, Rate
from ludoteka.web.telling import Shared, state, table_info

LONG: Final = 500
"""Events of a match that takes long to put into words."""
_HELLO: Final = msgspec.json.Decoder(messages.Hello)
_REQUEST: Final[msgspec.json.Decoder[messages.Incoming]] = msgspec.json.Decoder(messages.Incoming)


async def serve_socket(wire: Wire, table: str, rooms: Rooms, address: str = "") -> None:
    """The whole life of a connection to a table."""
    stranger = Link(SPECTATOR, wire)
    try:
        async with asyncio.timeout(rooms.settings.hello):
            hello = await _hear_hello(wire)
        live = await rooms.find(table)
        await _sit(rooms, live, live.room.viewer(hello.token))
        async with rooms.hold(live) as room:
            link = Link(room.viewer(hello.token), wire, hello.token, address)
            await _greet(rooms, live, link, hello.since)
        rooms.wake(live)
    except TimeoutError:
        stranger.end("no-hello")
    except Fault as fault:
        stranger.end(fault.word, fault.values)
    except HungUp:
        return
    else:
        await _talk(wire, rooms, live, link)
        return
    await _to_the_end(wire)


async def _sit(rooms: Rooms, live: LiveRoom, seat: int) -> None:
    """Whoever is awaited sits down by coming."""
    if seat != SPECTATOR and live.room.holders[seat].awaited:
        await rooms.change(live, lambda room, at, now: room.sit(seat, at, now))


async def _to_the_end(wire: Wire) -> None:
    """Wait until the other side has heard the last words."""
    try:
        while True:
            await wire.hear()
    except HungUp:
        pass


async def _hear_hello(wire: Wire) -> messages.Hello:
    try:
        return _HELLO.decode(await wire.hear())
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("unreadable-message") from error


async def _greet(rooms: Rooms, live: LiveRoom, link: Link, since: int) -> None:
    """Say where one is. A long match is put into words elsewhere, while nobody may change it;
    where a record leads is found out by another process."""
    room = live.room
    if room.shows_record:
        told = await rooms.slowly(shown_state, room.made, link.viewer, since, room.seq)
    elif room.seq > LONG:
        told = await rooms.shell.elsewhere(_state, room, link.viewer, since, times.steady())
    else:
        told = _state(room, link.viewer, since, times.steady())
    live.enter(link)
    rooms.attend(live)
    link.send(
        messages.Welcome(
            version=version(),
            table=table_info(room),
            seat=link.viewer,
            seats=room.infos(live.present()),
            thinking=sorted(live.thinking),
            chats=[line for line in room.chats if line.seq > since or since > room.seq],
        )
    )
    link.push(told)


def _state(room: Room, viewer: int, since: int, now: int) -> bytes:
    return encoded(state(room, viewer, Shared(room, since, now)))


async def _talk(wire: Wire, rooms: Rooms, live: LiveRoom, link: Link) -> None:
    try:
        await _read(wire, rooms, live, link)
        await _to_the_end(wire)
    except HungUp:
        pass
    finally:
        live.leave(link, times.steady())
        rooms.attend(live)


async def _read(wire: Wire, rooms: Rooms, live: LiveRoom, link: Link) -> None:
    """One request after the other; too many, or too many that make no sense, end it."""
    settings = rooms.settings
    rate = Rate(settings.message_rate, settings.message_burst)
    bucket = Bucket(rate, times.steady() / 1000)
    strikes = 0
    while True:
        text = await wire.hear()
        id: int | None = None
        try:
            if not bucket.take(times.steady() / 1000):
                raise Refused("too-fast")
            request = _decoded(text)
            id = request.id
            await _answer(rooms, live, link, request)
        except NotAllowed as refused:
            why = refused.refusal
            link.send(
                messages.Refusal(id=id or 0, clause=why.clause, word=why.word, args=list(why.args))
            )
        except Fault as fault:
            strikes += fault.word in ("too-fast", "unreadable-message")
            if strikes > settings.strikes:
                link.end(fault.word, fault.values)
                return
            id = _id_of(text) if id is None else id
            link.send(messages.Error(id=id, code=fault.word, values=fault.values))


class _Numbered(msgspec.Struct):
    id: bodies.Count | None = None


_NUMBERED: Final = msgspec.json.Decoder(_Numbered)


def _id_of(text: str | bytes) -> int | None:
    """The number of a request, if it can be made out."""
    try:
        return _NUMBERED.decode(text).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _decoded(text: str | bytes) -> messages.Incoming:
    try:
        return _REQUEST.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("unreadable-message") from error


async def _answer(rooms: Rooms, live: LiveRoom, link: Link, request: messages.Incoming) -> None:
    """Do what is asked, and say that it is done. By then the seat may have another token, which
    another server gave it."""
    seat = link.viewer
    change = partial(_change, rooms, live, link)
    match request:
        case messages.Move(decision=decision, move=move):
            await change(lambda room, at, now: room.move(seat, decision, move, at, now))
        case messages.Undo(decision=decision):
            await change(lambda room, at, now: room.undo(seat, decision, at, now))
        case messages.Grant(yes=yes):
            await change(lambda room, at, now: room.grant(seat, yes, at, now))
        case messages.Coach(yes=yes):
            await change(lambda room, at, now: room.coach(seat, yes, at, now))
        case messages.Close():
            await change(lambda room, at, now: room.close(seat, at, now))
        case messages.Resign():
            await change(lambda room, at, now: room.resign(seat, at, now))
        case messages.Chat(text=text):
            name = link.name
            rooms.chats.take(link.address)
            await change(lambda room, at, now: room.chat(seat, name, text, at, now))
        case messages.Name(name=name):
            if seat == SPECTATOR:
                link.name = clean(name)
            else:
                await change(lambda room, at, now: room.rename(seat, name, at, now))
        case messages.Replace(seat=other, bot=bot):
            await rooms.meet(live)
            gone = live.gone(other, times.steady(), int(rooms.settings.gone * 1000))
            await change(lambda room, at, now: room.replace(seat, other, bot, gone, at, now))
        case messages.TakeBack():
            await change(lambda room, at, now: room.take_back(seat, at, now))
        case messages.Rematch():
            _seated(seat)
            await Seating(rooms).rematch(live, seat)
        case messages.Decline():
            _seated(seat)
            await Seating(rooms).decline(live, seat)
        case messages.Why(move=move):
            async with rooms.hold(live) as room:
                room.why(seat, move)
        case messages.Hint():
            _seated(seat)
            rooms.hints.take(link.address)
            link.send(messages.Hinted(id=request.id, moves=await rooms.hint(live, seat)))
            return
        case messages.Ping():
            pass
    link.send(messages.Done(id=request.id, seq=live.kept))


def _change(rooms: Rooms, live: LiveRoom, link: Link, act: Act[None]) -> Awaitable[None]:
    seat, mark = link.viewer, link.mark

    def by_holder(room, at, now):  # type: ignore[no-untyped-def]
        room.holders.check(seat, mark)
        act(room, at, now)

    return rooms.change(live, by_holder)


def _seated(seat: int) -> None:
    if seat == SPECTATOR:
        raise Refused("only-watching")
