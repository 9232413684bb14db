"""The WebSocket of one client: messages are written when they are made, and nobody is waited for.

uvicorn makes one for each request that asks for it (its option `ws`) and hands over the transport
and the request, which it has read: that is not read by all rules once more, only answered. The
frames are those of the protocol of the package `websockets` that does no input or output; only what
we send, always a whole text, and the whole texts that come go a shorter way.

A client that does not read costs its table nothing: what it has not read is kept up to a limit,
then the connection is cut, and the client may come again and ask for what it missed.
"""

import asyncio
import logging
import re
from collections import deque
from collections.abc import Coroutine, Mapping
from http import HTTPStatus
from typing import Any, Final, Protocol, cast

from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol as Conversation
from websockets.protocol import Side, State
from websockets.utils import accept_key

from ludoteka.web.live_room import HungUp
from ludoteka.web.settings import LARGEST_MESSAGE

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

MOST_UNREAD: Final = 256 * 1024
"""Bytes that may wait for one client besides the largest message: a long match is sent whole."""
MOST_UNHEARD: Final = 16
"""Messages of one client that may wait for us; then we stop listening for a while."""
CLOSING: Final = 5.0
"""Seconds a connection that has ended may take to read what was sent to it."""
SILENCE: Final = 20.0
"""Seconds after which we ask a client whether it is still there; after as many more it is not."""
TEXT: Final = 0x81
"""The first byte of a frame that is the whole of a text message."""
MASKED: Final = 128
"""Of the second byte of a frame: what follows is masked, as clients must do it."""
PING: Final = b"\x89\x00"
POLICY: Final = 1008
"""Close code: we end it, and have said why."""
RESTART: Final = 1012
"""Close code: the server ends."""
VERSION: Final = "13"
"""Of the WebSocket protocol; there is no other."""
KEY: Final = re.compile("[A-Za-z0-9+/]{21}[AQgw]==")
"""16 bytes that a client has drawn, in base64: the answer shows that we have understood it."""
_WELCOME: Final = (
    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Accept: {}\r\n\r\n"
)
_NOT_WELCOME: Final = (
    "HTTP/1.1 {} {}\r\nSec-WebSocket-Version: 13\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
)
_LOG: Final = logging.getLogger("ludoteka.web")


def head_of(size: int) -> bytes:
    """What comes before a text of so many bytes: a whole message in one frame, not masked."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2)
    return bytes((TEXT, 127)) + size.to_bytes(8)


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where what a frame carries begins and ends; None if it has not come whole, unless it is too
    long to wait for."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1] & 127, at + 2
    if size > 125:
        begin += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : begin])
    if data[at + 1] & MASKED:
        begin += 4
    end = begin + size
    whole = end <= len(data) or (begin <= len(data) and size > LARGEST_MESSAGE)
    return (begin, end) if whole else None


def _read(data: bytes) -> tuple[str, str, dict[str, str]]:
    """Method, path and headers of a request; what is said several times is one list."""
    first, *lines = data.decode("latin-1").split("\r\n")
    headers: dict[str, str] = {}
    for line in lines:
        name, _, value = line.partition(": ")
        name = name.lower()
        headers[name] = f"{headers[name]}, {value}" if name in headers else value
    method, target, _ = first.split(" ")
    return method, target.partition("?")[0], headers


class Reception(Protocol):
    """Who receives connections."""

    def refusal(self, path: str, headers: Mapping[str, str]) -> int:
        """The status of HTTP with which a request is refused, or 0."""

    def serve(
        self, wire: "SocketProtocol", path: str, headers: Mapping[str, str], peer: str
    ) -> Coroutine[None, None, None]:
        """The whole life of a connection; `peer` is the address it comes from."""


class SocketProtocol(asyncio.Protocol):
    """One connection. Made as uvicorn makes protocols; a subclass names the `reception`."""

    reception: Reception
    most_unread = MOST_UNREAD

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        self._loop: Final[asyncio.AbstractEventLoop] = _loop or asyncio.get_running_loop()
        self._connections: Final[set[Any]] = server_state.connections
        self._tasks: Final[set[asyncio.Task[None]]] = server_state.tasks
        self._conn: Final = Conversation(Side.SERVER, state=State.OPEN, max_size=LARGEST_MESSAGE)
        self._requested = False
        self.transport: asyncio.Transport
        self._peer = ""
        self._mail: Final[deque[bytes]] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._parts: Final[list[bytes]] = []
        self._unread = b""  # the beginning of a frame
        self._outgoing: Final[list[bytes]] = []
        self._largest = 0
        self._paused = self._ended = self._asked = self._lost = False
        self._timer: asyncio.TimerHandle | None = None

    # What the loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        peer = transport.get_extra_info("peername")
        self._peer = str(peer[0]) if isinstance(peer, tuple) else ""
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        if not self._requested:
            self._requested = True
            self._meet(*_read(data))
            return
        self._asked = False
        data = self._unread + data
        at = 0
        while (found := frame_at(data, at)) is not None:
            begin, end = found
            text = data[at] == TEXT and data[at + 1] & MASKED and end - begin <= LARGEST_MESSAGE
            if text and not self._parts and not self._ended:
                self._deliver(apply_mask(data[begin:end], data[begin - 4 : begin]))
            else:
                self._by_the_book(data[at:end])
            at = end
        self._unread = data[at:]

    def eof_received(self) -> None:
        self._conn.receive_eof()
        self._end()

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.discard(self)
        self._set_timer(None)
        self._lost = True
        self._end()
        self._conn.parser.close()  # it and the protocol hold each other

    def shutdown(self) -> None:
        """The server ends."""
        if self._conn.state is State.OPEN:
            self.flush()
            self._conn.send_close(RESTART)
            self._answer()
        self._end()
        self.transport.close()

    # What comes in

    def _meet(self, method: str, path: str, headers: Mapping[str, str]) -> None:
        """Answer the request with which it begins: uvicorn has found that it wants a WebSocket."""
        key, version = headers.get("sec-websocket-key", ""), headers.get("sec-websocket-version")
        status = self.reception.refusal(path, headers)
        if method != "GET" or version != VERSION or not KEY.fullmatch(key):
            status = status or HTTPStatus.BAD_REQUEST
        if status:
            self._ended = True
            told = _NOT_WELCOME.format(status, HTTPStatus(status).phrase)
            self.transport.write(told.encode())
            self.transport.close()
            return
        self.transport.write(_WELCOME.format(accept_key(key)).encode())
        task = self._loop.create_task(self.reception.serve(self, path, headers, self._peer))
        self._tasks.add(task)
        task.add_done_callback(self._served)
        self._set_timer(SILENCE)

    def _by_the_book(self, frame: bytes) -> None:
        """Any frame but a whole text: a part of one, what the protocol says, what it forbids."""
        self._conn.receive_data(frame)
        for event in self._conn.events_received():
            if isinstance(event, Frame):
                self._framed(event)
        self._answer()

    def _framed(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                message = self._parts[0] if len(self._parts) == 1 else b"".join(self._parts)
                self._parts.clear()
                self._deliver(message)
        elif frame.opcode is Opcode.CLOSE:
            self._end()

    def _deliver(self, message: bytes) -> None:
        """Listen on while there is room: to stop and start for each message is dear."""
        if self._ended:
            return
        self._mail.append(message)
        self._wake()
        if len(self._mail) >= MOST_UNHEARD and not self._paused:
            self._paused = True
            self.transport.pause_reading()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _end(self) -> None:
        """Nothing more is heard; what still comes in is read and forgotten."""
        self._ended = True
        self._wake()
        self._listen()

    def _listen(self) -> None:
        if self._paused:
            self._paused = False
            self.transport.resume_reading()

    def _answer(self) -> None:
        """Send what the protocol itself has to say, and end what it has ended."""
        told = self._conn.data_to_send()
        if told and not self.transport.is_closing():
            self.transport.write(b"".join(told))
            if not told[-1]:  # so it says that nothing follows
                self.transport.close()
        if self._conn.close_expected():
            self._end()
            self._set_timer(CLOSING)

    def _served(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("a connection failed", exc_info=error)
            self.hang_up()
        self._end()
        self._set_timer(CLOSING)

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if seconds is not None and not self._lost:
            self._timer = self._loop.call_later(seconds, self._look)

    def _look(self) -> None:
        """Whoever has ended, or has not answered, is gone; whoever is silent is asked."""
        if self._ended or self._asked:
            self.transport.abort()
            return
        self._asked = True
        self.transport.write(PING)
        self._set_timer(SILENCE)

    # What the table does

    async def hear(self) -> bytes:
        while not self._mail:
            if self._ended:
                raise HungUp
            self._reader = self._loop.create_future()
            await self._reader
        message = self._mail.popleft()
        if self._paused and len(self._mail) < MOST_UNHEARD:
            self._listen()
        return message

    def post(self, text: bytes) -> None:
        if self._ended:
            return
        outgoing, size = self._outgoing, len(text)
        if not outgoing:
            self._loop.call_soon(self.flush)
        if size > self._largest:
            self._largest = size
        outgoing += (head_of(size), text)

    def flush(self) -> None:
        """Write what was posted in one go."""
        if not self._outgoing:
            return
        waiting = b"".join(self._outgoing)
        self._outgoing.clear()
        if self._conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.transport.write(waiting)
        if self.transport.get_write_buffer_size() > self.most_unread + self._largest:
            self.transport.abort()

    def hang_up(self) -> None:
        if self._conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.flush()
        self._conn.send_close(POLICY)
        self._answer()
        self._end()
        self._set_timer(CLOSING)
