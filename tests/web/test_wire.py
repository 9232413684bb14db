"""Frames of a connection, and whose connection it is."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from ludoteka.web.live_room import HungUp
from ludoteka.web.routes import visitor
from ludoteka.web.wire import MOST_UNHEARD, PING, SocketProtocol, head_of

ASKED = (
    b"GET /ws/table HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    b"X-Forwarded-For: 1.1.1.1\r\nX-Forwarded-For: 2.2.2.2\r\n\r\n"
)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_frame_is_one_of_the_protocol(size: int) -> None:
    text = b"x" * size
    assert head_of(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


class Line(asyncio.Transport):
    """A transport that remembers what was done."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[Any] = []
        self.closing = False

    def write(self, data: Any) -> None:
        self.done.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = True
        self.done.append("abort")

    def pause_reading(self) -> None:
        self.done.append("pause")

    def resume_reading(self) -> None:
        self.done.append("resume")

    def get_write_buffer_size(self) -> int:
        return 0


class Desk:
    """Receives everybody, and hears them when it is told to."""

    def __init__(self, status: int = 0) -> None:
        self.status = status
        self.heard: list[bytes] = []
        self.headers: Any = {}
        self.open = asyncio.Event()

    def refusal(self, path: str, headers: Any) -> int:
        return self.status

    async def serve(self, wire: SocketProtocol, path: str, headers: Any, peer: str) -> None:
        self.headers = headers
        await self.open.wait()
        try:
            while True:
                self.heard.append(await wire.hear())
        except HungUp:
            self.heard.append(b"hung up")


def connected(desk: Desk, asked: bytes = ASKED) -> tuple[SocketProtocol, Line]:
    class Socket(SocketProtocol):
        reception = desk

    state = SimpleNamespace(connections=set(), tasks=set())
    wire, line = Socket(None, state, {}), Line()
    wire.connection_made(line)
    wire.data_received(asked)
    return wire, line


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True)


async def breathe() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_messages_are_heard_in_order_whole_or_in_pieces() -> None:
    async def use() -> None:
        desk = Desk()
        wire, line = connected(desk)
        assert line.done[0].startswith(b"HTTP/1.1 101")
        desk.open.set()
        wire.data_received(frame(b"one") + frame(b"tw", fin=False))
        wire.data_received(frame(b"", Opcode.PING) + frame(b"o", Opcode.CONT))
        await breathe()
        assert desk.heard == [b"one", b"two"]
        assert Frame(Opcode.PONG, b"").serialize(mask=False) in line.done
        wire.post(b"a")
        wire.post(b"b")
        await breathe()
        assert line.done[-1] == b"\x81\x01a\x81\x01b", "in one go"
        wire.data_received(frame(b"\x03\xe8", Opcode.CLOSE))
        await breathe()
        assert desk.heard[-1] == b"hung up"
        assert line.closing

    asyncio.run(use())


LONG = b"x" * 70_000
FRAMES = {
    "two": (frame(b"one") + frame(b"two"), [b"one", b"two"], b""),
    "longer": (frame(b"y" * 126) + frame(b"z" * 300), [b"y" * 126, b"z" * 300], b""),
    "in parts": (frame(b"o", fin=False) + frame(b"k", Opcode.CONT), [b"ok"], b""),
    "bytes": (frame(b"bytes", Opcode.BINARY), [b"bytes"], b""),
    "ping": (frame(b"", Opcode.PING), [], Frame(Opcode.PONG, b"").serialize(mask=False)),
    "close": (frame(b"\x03\xe8", Opcode.CLOSE), [], b"\x88\x02\x03\xe8"),
    "new amid parts": (frame(b"o", fin=False) + frame(b"new"), [], b"\x03\xea"),
    "not masked": (Frame(Opcode.TEXT, b"bare").serialize(mask=False), [], b"\x03\xea"),
    "part of nothing": (frame(b"a") + frame(b"", Opcode.CONT), [b"a"], b"\x03\xea"),
    "reserved": (b"\xc1\x81\0\0\0\0x", [], b"\x03\xea"),
    "too long": (frame(LONG[:40_000]), [], b"\x03\xf1"),
    "much too long": (frame(LONG), [], b"\x03\xf1"),
}
"""Frames, which messages they are, and what is answered: the code of an error, say."""


@pytest.mark.parametrize("piece", [1, 5, 1000, 100_000])
@pytest.mark.parametrize(("frames", "messages", "answer"), FRAMES.values(), ids=FRAMES)
def test_frames_are_read_however_they_come(
    frames: bytes, messages: list[bytes], answer: bytes, piece: int
) -> None:
    async def use() -> None:
        desk = Desk()
        wire, line = connected(desk)
        desk.open.set()
        for begin in range(0, len(frames), piece):
            wire.data_received(frames[begin : begin + piece])
        await breathe()
        assert [each for each in desk.heard if each != b"hung up"] == messages
        assert answer in b"".join(line.done[1:])
        assert line.closing == answer.startswith((b"\x03", b"\x88"))
        wire.connection_lost(None)
        await breathe()

    asyncio.run(use())


def test_who_talks_too_much_is_not_listened_to_for_a_while() -> None:
    async def use() -> None:
        desk = Desk()
        wire, line = connected(desk)
        for number in range(MOST_UNHEARD):
            assert "pause" not in line.done
            wire.data_received(frame(b"%d" % number))
        assert line.done[-1] == "pause"
        desk.open.set()
        await breathe()
        assert line.done[-1] == "resume"
        assert len(desk.heard) == MOST_UNHEARD
        wire.shutdown()
        await breathe()

    asyncio.run(use())


def test_who_is_silent_is_asked_and_then_gone() -> None:
    async def use() -> None:
        desk = Desk()
        wire, line = connected(desk)
        wire._look()
        assert line.done[-1] == PING
        wire.data_received(frame(b"", Opcode.PONG))
        wire._look()
        assert line.done[-1] == PING
        wire._look()
        assert line.done[-1] == "abort"
        wire.connection_lost(None)
        desk.open.set()
        await breathe()
        assert desk.heard == [b"hung up"]

    asyncio.run(use())


def test_who_is_not_wanted_is_told_by_http() -> None:
    async def use() -> None:
        _, line = connected(Desk(403))
        assert line.done[0].startswith(b"HTTP/1.1 403")
        assert line.closing

    asyncio.run(use())


@pytest.mark.parametrize(
    "asked",
    [
        ASKED.replace(b"GET", b"POST"),
        ASKED.replace(b"Version: 13", b"Version: 8"),
        ASKED.replace(b"Sec-WebSocket-Version: 13\r\n", b""),
        ASKED.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"dGhlIHNhbXBsZSBub25jZQ"),
        ASKED.replace(b"dGhlIHNhbXBsZSBub25jZQ==", b"short"),
        ASKED.replace(b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b""),
    ],
)
def test_a_request_that_is_not_in_order_is_refused(asked: bytes) -> None:
    async def use() -> None:
        _, line = connected(Desk(), asked)
        assert line.done[0].startswith(b"HTTP/1.1 400")
        assert line.closing

    asyncio.run(use())


def test_a_request_is_answered_as_the_protocol_has_it() -> None:
    """The key and the answer are those of the example in RFC 6455."""

    async def use() -> None:
        desk = Desk()
        wire, line = connected(desk)
        assert b"Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in line.done[0]
        desk.open.set()
        wire.connection_lost(None)
        await breathe()
        assert desk.headers["host"] == "x"
        assert desk.headers["x-forwarded-for"] == "1.1.1.1, 2.2.2.2"

    asyncio.run(use())


@pytest.mark.parametrize(
    ("peer", "forwarded", "whose"),
    [
        ("10.0.0.1", "6.6.6.6", "10.0.0.1"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "6.6.6.6", "6.6.6.6"),
        ("127.0.0.1", "1.1.1.1, 6.6.6.6", "6.6.6.6"),
        ("127.0.0.1", "6.6.6.6, ::1", "6.6.6.6"),
    ],
)
def test_only_a_trusted_proxy_says_who_is_behind_it(peer: str, forwarded: str, whose: str) -> None:
    assert visitor(peer, forwarded, ("127.0.0.1", "::1")) == whose
