"""The WebSocket of a table: one connection, from its hello to its end."""

import asyncio
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteka import __version__
from ludoteka.kernel.faults import Fault, Refused, Unreadable
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.table.faults import NotAllowed
from ludoteka.web import bodies, messages
from ludoteka.web.chairs import clean
from ludoteka.web.desk import Desk, Link, Wire
from ludoteka.web.hall import Hall, steady
from ludoteka.web.settings import Bucket
from ludoteka.web.telling import state, table_info

_HELLO: Final = msgspec.json.Decoder(messages.Hello)
_REQUEST: Final[msgspec.json.Decoder[messages.Incoming]] = msgspec.json.Decoder(messages.Incoming)
WIRE: Final = "ludoteka.wire"
"""The extension of the ASGI scope by which the server's protocol hands over its wire."""


async def serve_socket(socket: WebSocket, hall: Hall) -> None:
    """The whole life of a connection."""
    await socket.accept()
    wire: Wire = socket.scope["extensions"][WIRE]["wire"]
    stranger = Link(SPECTATOR, wire)
    try:
        hello = await asyncio.wait_for(_hear_hello(wire), hall.settings.hello)
        desk = await hall.find(socket.path_params["table"])
        link = Link(desk.room.chairs.seat_of(hello.token), wire)
        async with desk.lock:
            desk.enter(link)
            _greet(desk, link, hello.since)
    except TimeoutError:
        stranger.end("no-hello")
    except Fault as fault:
        stranger.end(fault.word, fault.values)
    except WebSocketDisconnect:
        return
    else:
        await _talk(wire, hall, desk, link)
        return
    await _to_the_end(wire)


async def _to_the_end(wire: Wire) -> None:
    """Wait until the other side has heard the last words."""
    try:
        while True:
            await _hear(wire)
    except WebSocketDisconnect:
        pass


async def _hear_hello(wire: Wire) -> messages.Hello:
    try:
        return _HELLO.decode(await _hear(wire))
    except msgspec.DecodeError as error:
        raise Unreadable("unreadable-message") from error


async def _hear(wire: Wire) -> str | bytes:
    message = await wire.receive()
    if message["type"] != "websocket.receive":
        raise WebSocketDisconnect(message.get("code", 1005))
    text: str | None = message.get("text")
    data: bytes | None = message.get("bytes")
    return text if text is not None else data or b""


def _greet(desk: Desk, link: Link, since: int) -> None:
    room = desk.room
    link.send(
        messages.Welcome(
            version=__version__,
            table=table_info(room),
            seat=link.viewer,
            seats=room.infos(desk.present()),
            thinking=sorted(desk.thinking),
            chats=[line for line in room.chats if line.seq > since or since > room.seq],
        )
    )
    link.send(state(room, link.viewer, since, steady()))


async def _talk(wire: Wire, hall: Hall, desk: Desk, link: Link) -> None:
    try:
        await _read(wire, hall, desk, link)
        await _to_the_end(wire)
    except WebSocketDisconnect:
        pass
    finally:
        desk.leave(link, steady())


async def _read(wire: Wire, hall: Hall, desk: Desk, link: Link) -> None:
    """One request after the other; too many, or too many that make no sense, end it."""
    settings = hall.settings
    bucket = Bucket(settings.message_rate, settings.message_burst, steady() / 1000)
    strikes = 0
    while True:
        text = await _hear(wire)
        id: int | None = None
        try:
            if not bucket.take(steady() / 1000):
                raise Refused("too-fast")
            request = _decoded(text)
            id = request.id
            await _answer(hall, desk, link, request)
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
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _decoded(text: str | bytes) -> messages.Incoming:
    try:
        return _REQUEST.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Unreadable("unreadable-message") from error


async def _answer(hall: Hall, desk: Desk, link: Link, request: messages.Incoming) -> None:
    """Do what is asked, and say that it is done."""
    seat = link.viewer
    match request:
        case messages.Move(decision=decision, move=move):
            await hall.change(desk, lambda room, at, now: room.move(seat, decision, move, at, now))
        case messages.Undo(decision=decision):
            await hall.change(desk, lambda room, at, now: room.undo(seat, decision, at, now))
        case messages.Close():
            await hall.change(desk, lambda room, at, now: room.close(seat, at, now))
        case messages.Resign():
            await hall.change(desk, lambda room, at, now: room.resign(seat, at, now))
        case messages.Chat(text=text):
            name = link.name
            await hall.change(desk, lambda room, at, now: room.chat(seat, name, text, at, now))
        case messages.Name(name=name):
            await _rename(hall, desk, link, name)
        case messages.Replace(seat=other, bot=bot):
            gone = desk.gone(other, steady(), int(hall.settings.gone * 1000))
            await hall.change(
                desk, lambda room, at, now: room.replace(seat, other, bot, gone, at, now)
            )
        case messages.TakeBack():
            await hall.change(desk, lambda room, at, now: room.take_back(seat, at, now))
        case messages.Rematch():
            _seated(seat)
            await hall.rematch(desk)
        case messages.Why(move=move):
            async with desk.lock:
                desk.room.why(seat, move)
        case messages.Hint():
            _seated(seat)
            link.send(messages.Hinted(id=request.id, moves=await hall.hint(desk, seat)))
            return
        case messages.Ping():
            pass
    link.send(messages.Done(id=request.id, seq=desk.room.seq))


async def _rename(hall: Hall, desk: Desk, link: Link, name: str) -> None:
    if link.viewer == SPECTATOR:
        link.name = clean(name)
        return
    await hall.change(desk, lambda room, at, now: room.rename(link.viewer, name, at, now))


def _seated(seat: int) -> None:
    if seat == SPECTATOR:
        raise Refused("only-watching")
