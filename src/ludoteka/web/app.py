"""The ASGI application and the server that runs it."""

import asyncio
import gc
import os
import socket
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ludoteka.web.hall import Hall, steady
from ludoteka.web.routes import Routes
from ludoteka.web.settings import LARGEST_FRAME, Settings
from ludoteka.web.sockets import serve_socket
from ludoteka.web.viewing import warm_up
from ludoteka.web.wire import SocketProtocol

COLLECT: Final = 60.0
"""Seconds between two looks for garbage in cycles. Python would look whenever it has made many
objects, and everybody would wait; what tables keep is never garbage, only ended connections are."""
QUIET: Final = 0.2
"""Seconds without a change that are a quiet moment."""
MOST_WAITS: Final = 100
"""Looks for a quiet moment; then it is done all the same."""

SWITCH: Final = 0.0005
"""Seconds after which a busy thread, say that of the store, lets the event loop go on."""


def make_app(url: str, settings: Settings) -> Starlette:
    """The application over the store at `url`."""
    hall: Hall | None = None

    def running() -> Hall:
        assert hall is not None
        return hall

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        nonlocal hall
        warm_up()
        gc.freeze()
        gc.disable()
        sys.setswitchinterval(SWITCH)
        hall = Hall(url, settings)
        collecting = asyncio.create_task(_collect(hall))
        yield
        collecting.cancel()
        await hall.close()
        gc.enable()

    async def table(socket: WebSocket) -> None:
        await serve_socket(socket, running())

    routes = [WebSocketRoute("/ws/{table}", table), *Routes(running).all()]
    return Starlette(routes=routes, lifespan=lifespan)


async def _collect(hall: Hall) -> None:
    while True:
        await asyncio.sleep(COLLECT)
        for _ in range(MOST_WAITS):
            if steady() - hall.changed >= QUIET * 1000:
                break
            await asyncio.sleep(QUIET)
        gc.collect()


class Server(uvicorn.Server):
    """Says when people can come."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready: Final = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def make_server(url: str, settings: Settings, ready: Callable[[], None]) -> Server:
    """A server to be run with its listening sockets; `ready` is called once it listens."""
    config = uvicorn.Config(
        make_app(url, settings),
        ws=SocketProtocol,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    return Server(config, ready)


def default_thinkers() -> int:
    """All cores but one, which serves the people."""
    return max(1, (os.cpu_count() or 2) - 1)
