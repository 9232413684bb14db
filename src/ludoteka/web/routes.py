"""Requests and connections of the network: Starlette brings them to the core and back."""

from collections.abc import Callable

from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ludoteka.web.handlers import Handlers
from ludoteka.web.live_room import Wire
from ludoteka.web.requests import Answer, Request
from ludoteka.web.rooms import Rooms
from ludoteka.web.sockets import serve_socket
from ludoteka.web.wire import WIRE


def routes(rooms: Callable[[], Rooms]) -> list[BaseRoute]:
    """Every address of the server."""
    handlers = Handlers(rooms)

    async def answer(request: HttpRequest) -> Response:
        return _response(await handlers.answer(_request(request)))

    async def table(socket: WebSocket) -> None:
        await socket.accept()
        wire: Wire = socket.scope["extensions"][WIRE]["wire"]
        await serve_socket(wire, socket.path_params["table"], rooms())

    return [
        WebSocketRoute("/ws/{table}", table),
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
