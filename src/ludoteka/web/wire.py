"""The WebSocket below ASGI: messages are written when they are made, and nobody is waited for.

A client that does not read costs its table nothing: what it has not read is kept up to a limit,
then the connection is cut, and the client may come again and ask for what it missed.
"""

import asyncio
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from ludoteka.web.sockets import WIRE

MOST_UNREAD: Final = 256 * 1024
"""Bytes that may wait for one client."""
MOST_UNHEARD: Final = 16
"""Messages of one client that may wait for us; then we stop listening for a while."""
CLOSING: Final = 5.0
"""Seconds a connection that has ended may take to read what was sent to it."""
POLICY: Final = 1008
"""Close code: we end it, and have said why."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a short way out."""

    most_unread = MOST_UNREAD
    flushing = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {"wire": self}

    def post(self, text: bytes) -> None:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        try:
            self.conn.send_text(text)
        except InvalidState:
            return
        if not self.flushing:
            self.flushing = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write what was posted in one go."""
        self.flushing = False
        if self.disconnected or self.transport.is_closing():
            return
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.get_write_buffer_size() > self.most_unread:
            self.transport.abort()

    def hang_up(self) -> None:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
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
