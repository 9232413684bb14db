"""How many may be connected, in all and from one address, and how long they may take to say what
they want. What comes through a trusted proxy is told apart by its requests only."""

import asyncio
import sys
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ludoteka.web.settings import Settings
from ludoteka.web.wire import Reception, SocketProtocol

SPARE: Final = 64
"""Open files a server needs besides its connections."""
_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\n"
    b"Connection: close\r\n\r\n"
)


class Doors:
    """Who is in: the address of every connection."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self._most: Final = min(settings.connections, most_files() - SPARE)
        self._in: Final[dict[Any, str]] = {}
        self._from: Final[Counter[str]] = Counter()

    def __len__(self) -> int:
        return len(self._in)

    def enter(self, transport: Any, address: str) -> bool:
        limited = address not in self.settings.proxies
        if len(self._in) >= self._most:
            return False
        if limited and self._from[address] >= self.settings.connections_per_address:
            return False
        self._in[transport] = address
        self._from[address] += 1
        return True

    def leave(self, transport: Any) -> None:
        address = self._in.pop(transport, None)
        if address is not None:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def protocols(
        self, received_by: Reception
    ) -> tuple[type[asyncio.Protocol], type[SocketProtocol]]:
        """The protocols of a server that has these doors."""
        doors = self

        class Http(_Http):
            watched_by = doors

        class Socket(SocketProtocol):
            reception = received_by

            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                super().connection_made(transport)
                before = self.transport.get_protocol()
                if isinstance(before, _Http):
                    self._loop.call_soon(before.let_go)

            def connection_lost(self, exc: Exception | None) -> None:
                doors.leave(self.transport)
                super().connection_lost(exc)

        return Http, Socket


_BASE: Any = AutoHTTPProtocol


class _Http(_BASE):  # type: ignore[misc]
    """uvicorn's protocol, whichever is installed."""

    watched_by: Doors
    _timer: asyncio.TimerHandle | None = None
    cycle: Any
    parser: Any

    def connection_made(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.watched_by.enter(transport, address):
            transport.write(_FULL)
            transport.close()
            return
        self._before: Any = None
        self._look_again()

    def connection_lost(self, exc: Exception | None) -> None:
        self.watched_by.leave(self.transport)
        super().connection_lost(exc)
        self.let_go()

    def let_go(self) -> None:
        """The connection has ended, or is a WebSocket now. What holds this and is held by it would
        lie about until somebody looks for garbage."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.parser = None
        if self.cycle is not None and self.cycle.response_complete:
            self.cycle = self._before = None

    def _look_again(self) -> None:
        self._timer = self.loop.call_later(self.watched_by.settings.headers, self._look)

    def _look(self) -> None:
        """Whoever has asked nothing since the last look is shown out."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        silent = self.cycle is None or self.cycle.response_complete
        if silent and self.cycle is self._before:
            self.transport.abort()
            return
        self._before = self.cycle
        self._look_again()


def most_files() -> int:
    """How many files this process may have open, at most."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft if soft != resource.RLIM_INFINITY else 1 << 20
