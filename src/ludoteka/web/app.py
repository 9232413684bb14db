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

from ludoteka.web import times
from ludoteka.web.doors import Doors
from ludoteka.web.lab import LabDesk
from ludoteka.web.logs import LOG
from ludoteka.web.pages import version
from ludoteka.web.retention import retire
from ludoteka.web.rooms import Rooms
from ludoteka.web.routes import Reception, routes
from ludoteka.web.settings import Settings
from ludoteka.web.shell import Shell
from ludoteka.web.sql_presence import SqlPresence
from ludoteka.web.sql_reading import first_line
from ludoteka.web.sql_store import SqlStore, make_engine
from ludoteka.web.viewing import warm_up
from ludoteka.web.workers import Workers

COLLECT: Final = 60.0
"""Seconds between two looks for garbage in cycles. Python would look whenever it has made many
objects, and everybody would wait; what tables keep is never garbage, only ended connections are."""
QUIET: Final = 0.2
"""Seconds without a change that are a quiet moment."""
MOST_WAITS: Final = 100
"""Looks for a quiet moment; then it is done all the same."""

RETIRE: Final = 3600.0
"""Seconds between two looks for old tables."""

SWITCH: Final = 0.0005
"""Seconds after which a busy thread, say that of the store, lets the event loop go on."""


def make_app(url: str, settings: Settings) -> Starlette:
    """The application over the store at `url`."""
    rooms: Rooms | None = None

    def running() -> Rooms:
        assert rooms is not None
        return rooms

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        nonlocal rooms
        warm_up()
        version()  # it reads all files of the page
        gc.freeze()
        gc.disable()
        sys.setswitchinterval(SWITCH)
        rooms = Rooms(_shell(url, settings), settings)
        helping = [
            asyncio.create_task(_collect(rooms)),
            asyncio.create_task(_retire(url, settings)),
        ]
        LOG.info("the server has begun")
        yield
        for each in helping:
            each.cancel()
        lab.close()
        await rooms.close()
        LOG.info("the server has ended; all that was acknowledged is stored")
        gc.enable()

    lab = LabDesk(running)
    app = Starlette(routes=routes(running, lab), lifespan=lifespan)
    app.state.reception = Reception(running, settings)
    return app


def _shell(url: str, settings: Settings) -> Shell:
    """A database, processes that compute, and threads. To be made inside the event loop."""
    return Shell(
        store=SqlStore(url),
        bots=Workers(settings.thinkers),
        others=Workers(settings.thinkers, patient=True),
        aids=Workers(1, patient=True),
        reviews=Workers(1, patient=True),
        works=Workers(1, patient=True),
        elsewhere=asyncio.to_thread,
        presence=SqlPresence(url),
    )


async def _collect(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(COLLECT)
        for _ in range(MOST_WAITS):
            if times.steady() - rooms.changed >= QUIET * 1000:
                break
            await asyncio.sleep(QUIET)
        gc.collect()


async def _retire(url: str, settings: Settings) -> None:
    """Let old tables go, if the host wants it."""
    while settings.keep_days:
        try:
            await asyncio.to_thread(_retire_once, url, settings)
        except Exception as error:
            LOG.warning("old tables could not be removed: %s", first_line(error))
        await asyncio.sleep(RETIRE)


def _retire_once(url: str, settings: Settings) -> None:
    engine = make_engine(url)
    try:
        retire(engine, settings.keep_days, settings.archive)
    finally:
        engine.dispose()


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
    app = make_app(url, settings)
    http, socket = Doors(settings).protocols(app.state.reception)
    config = uvicorn.Config(
        app,
        http=http,
        ws=socket,
        forwarded_allow_ips=[*settings.proxies],
        log_config=None,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    return Server(config, ready)


def default_thinkers() -> int:
    """All cores but one, which serves the people."""
    return max(1, (os.cpu_count() or 2) - 1)
