"""Requests and connections of the network: Starlette brings them to the core and back."""

from collections import Counter
from collections.abc import Callable

from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludoteka.kernel.faults import Refused
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.web.handlers import Handlers
from ludoteka.web.lab import LabDesk
from ludoteka.web.live_room import Link, Wire
from ludoteka.web.requests import Answer, Request, check_origin
from ludoteka.web.rooms import Rooms
from ludoteka.web.sockets import serve_socket
from ludoteka.web.wire import POLICY, WIRE


def routes(rooms: Callable[[], Rooms], lab: LabDesk) -> list[BaseRoute]:
    """Every address of the server."""
    handlers = Handlers(rooms)

    async def answer(request: HttpRequest) -> Response:
        return _response(await handlers.answer(_request(request)))

    async def lab_answer(request: HttpRequest) -> Response:
        return _response(await lab.answer(_request(request)))

    inside: Counter[str] = Counter()

    async def table(socket: WebSocket) -> None:
        try:
            check_origin(socket.headers)
        except Refused:
            await socket.close(POLICY)
            return
        await socket.accept()
        wire: Wire = socket.scope["extensions"][WIRE]["wire"]
        address, settings = socket.client.host if socket.client else "", rooms().settings
        limited = address not in settings.proxies
        if limited and inside[address] >= settings.connections_per_address:
            Link(SPECTATOR, wire).end("too-many-connections")
            return
        inside[address] += 1
        try:
            await serve_socket(wire, socket.path_params["table"], rooms(), address)
        finally:
            inside[address] -= 1
            if not inside[address]:
                del inside[address]

    return [
        WebSocketRoute("/ws/{table}", table),
        Route("/api/lab/{path:path}", lab_answer, methods=["GET", "POST"]),
        Route("/{path:path}", answer, methods=["GET", "POST"]),
    ]


def _request(request: HttpRequest) -> Request:
    method = "GET" if request.method == "HEAD" else request.method
    address = request.client.host if request.client else ""
    chunks = aiter(request.stream())
    path = "/" + request.path_params["path"]
    return Request(method, path, request.query_params, request.headers, address, chunks)


def _response(answer: Answer) -> Response:
    media = answer.kind or None
    return Response(answer.body, answer.status, answer.headers, media)
