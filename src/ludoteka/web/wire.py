"""The WebSocket below ASGI: messages are written when they are made, and nobody is waited for.

A client that does not read costs its table nothing: what it has not read is kept up to a limit,
then the connection is cut, and the client may come again and ask for what it missed.
"""

import asyncio
from collections import deque
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from ludoteka.web.live_room import HungUp

WIRE: Final = "ludoteka.wire"
"""The extension of the ASGI scope by which the protocol hands itself over."""
MOST_UNREAD: Final = 256 * 1024
"""Bytes that may wait for one client besides the largest message: a long match is sent whole."""
MOST_UNHEARD: Final = 16
"""Messages of one client that may wait for us; then we stop listening for a while."""
CLOSING: Final = 5.0
"""Seconds a connection that has ended may take to read what was sent to it."""
TEXT: Final = 0x81
"""The first byte of a frame that is the whole of a text message."""
POLICY: Final = 1008
"""Close code: we end it, and have said why."""


def head_of(size: int) -> bytes:
    """What comes before a text of so many bytes: a whole message in one frame, not masked."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2)
    return bytes((TEXT, 127)) + size.to_bytes(8)


class Mailbox:
    """What has come in: as much of an `asyncio.Queue` as one reader needs, and quicker."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop: Final = loop
        self._mail: Final[deque[Any]] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._mail.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._mail:
            self._reader = self._loop.create_future()
            await self._reader
        return self._mail.popleft()

    def empty(self) -> bool:
        return not self._mail

    def qsize(self) -> int:
        return len(self._mail)


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a short way out."""

    most_unread = MOST_UNREAD

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Any = Mailbox(self.loop)
        self.outgoing: Final[list[bytes]] = []
        self.largest = 0

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"wire": self}

    async def hear(self) -> str | bytes:
        message: Any = await self.receive()
        if message["type"] != "websocket.receive":
            raise HungUp
        text: str | None = message.get("text")
        data: bytes | None = message.get("bytes")
        return text if text is not None else data or b""

    def post(self, text: bytes) -> None:
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        if not self.outgoing:
            self.loop.call_soon(self.flush)
        self.largest = max(self.largest, len(text))
        self.outgoing.extend((head_of(len(text)), text))

    def flush(self) -> None:
        """Write what was posted in one go."""
        waiting = b"".join(self.outgoing)
        self.outgoing.clear()
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.transport.write(waiting)
        if self.transport.get_write_buffer_size() > self.most_unread + self.largest:
            self.transport.abort()

    def hang_up(self) -> None:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.flush()
        self.conn.send_close(POLICY)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self.close_timer = self.loop.call_later(CLOSING, self.transport.abort)
        if self.read_paused:  # what is still coming in is read and forgotten
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        """Listen on while there is room: to stop and start for each message is dear."""
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = self.queue.qsize() >= MOST_UNHEARD and not self.close_sent
        if self.read_paused:
            self.transport.pause_reading()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self.loop.call_later(CLOSING, self.transport.abort)
