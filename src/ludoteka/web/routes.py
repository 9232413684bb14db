"""Requests and connections of the network: Starlette brings them to the core and back."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Final

from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ludoteka.kernel.faults import Refused
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.web.handlers import Handlers
from ludoteka.web.lab import LabDesk
from ludoteka.web.live_room import Link, Wire
from ludoteka.web.requests import Answer, Request, check_origin
from ludoteka.web.rooms import Rooms
from ludoteka.web.settings import Settings
from ludoteka.web.sockets import serve_socket

TABLES: Final = "/ws/"
"""The path of a connection to a table, before its name."""


def routes(rooms: Callable[[], Rooms], lab: LabDesk) -> list[BaseRoute]:
    """Every address of the server, but for the connections of tables."""
    handlers = Handlers(rooms)

    async def answer(request: HttpRequest) -> Response:
        return _response(await handlers.answer(_request(request)))

    async def lab_answer(request: HttpRequest) -> Response:
        return _response(await lab.answer(_request(request)))

    return [
        Route("/api/lab/{path:path}", lab_answer, methods=["GET", "POST"]),
        Route("/{path:path}", answer, methods=["GET", "POST"]),
    ]


class Reception:
    """Receives connections to tables: from where they may come, and how many from one address."""

    def __init__(self, rooms: Callable[[], Rooms], settings: Settings) -> None:
        self._rooms: Final = rooms
        self._settings: Final = settings
        self._inside: Final[Counter[str]] = Counter()

    def refusal(self, path: str, headers: Mapping[str, str]) -> int:
        try:
            check_origin(headers, self._settings.origins)
        except Refused:
            return 403
        return 0 if path.startswith(TABLES) else 404

    async def serve(self, wire: Wire, path: str, headers: Mapping[str, str], peer: str) -> None:
        settings, inside = self._settings, self._inside
        address = visitor(peer, headers.get("x-forwarded-for", ""), settings.proxies)
        limited = address not in settings.proxies
        if limited and inside[address] >= settings.connections_per_address:
            Link(SPECTATOR, wire).end("too-many-connections")
            return
        inside[address] += 1
        try:
            await serve_socket(wire, path.removeprefix(TABLES), self._rooms(), address)
        finally:
            inside[address] -= 1
            if not inside[address]:
                del inside[address]


def visitor(peer: str, forwarded: str, proxies: Collection[str]) -> str:
    """Whose connection it is: what a trusted proxy says of it, back to the first who is none."""
    told = [each.strip() for each in forwarded.split(",") if each.strip()]
    while peer in proxies and told:
        peer = told.pop()
    return peer


def _request(request: HttpRequest) -> Request:
    method = "GET" if request.method == "HEAD" else request.method
    address = request.client.host if request.client else ""
    chunks = aiter(request.stream())
    path = "/" + request.path_params["path"]
    return Request(method, path, request.query_params, request.headers, address, chunks)


def _response(answer: Answer) -> Response:
    media = answer.kind or None
    return Response(answer.body, answer.status, answer.headers, media)
