"""Every address of the server and who answers there, but for the connections of a table.

Bodies are those of `bodies.py`. `routes.py` brings the requests of the network here.
"""

from collections.abc import Callable
from typing import Final

from ludoteka.kernel.faults import Fault, Unreadable
from ludoteka.web import bodies
from ludoteka.web.game_handlers import GameHandlers
from ludoteka.web.page_handlers import PageHandlers
from ludoteka.web.requests import Answer, Request, check_origin, json_answer
from ludoteka.web.rooms import Rooms
from ludoteka.web.table_handlers import TableHandlers

_MISSING: Final = (
    "no-such-table",
    "no-such-page",
    "no-such-lesson",
    "no-such-puzzle",
    "unknown-game",
    "unknown-language",
)
_STATUS: Final = {
    "too-many": 429,
    "too-slow": 408,
    "wrong-origin": 403,
    "too-large": 413,
    "wrong-token": 403,
    "wrong-code": 403,
    "outcome-unknown": 503,
    "store-away": 503,
    "server-busy": 503,
    "aid-busy": 503,
}
BUSY: Final = 5
"""Seconds after which to ask a server again that cannot answer now."""


def failure(fault: Fault) -> Answer:
    status = _STATUS.get(fault.word, 400 if isinstance(fault, Unreadable) else 409)
    status = 404 if fault.word in _MISSING else status
    answer = json_answer(bodies.Failure(code=fault.word, values=fault.values), status)
    if status in (429, 503):
        answer.headers["Retry-After"] = str(fault.values.get("seconds", BUSY))
    return answer


class Handlers:
    """Whatever is asked of the server, but for the connections of a table."""

    def __init__(self, rooms: Callable[[], Rooms]) -> None:
        self._rooms: Final = rooms
        pages = PageHandlers(rooms)
        self._interface: Final = [
            *GameHandlers(rooms).interface(),
            *pages.interface(),
            *TableHandlers(rooms).interface(),
        ]
        self._routes: Final = [*self._interface, *pages.others()]

    async def answer(self, request: Request) -> Answer:
        """The answer to any request, a refusal included."""
        try:
            fitting = [route for route in self._routes if route.fits(request.path) is not None]
            route = next((each for each in fitting if each.method == request.method), None)
            if route is None:
                allowed = ", ".join(sorted({each.method for each in fitting}))
                return Answer(b"Method Not Allowed", "text/plain", 405, {"Allow": allowed})
            request.where = route.fits(request.path) or {}
            if route.method == "POST":
                check_origin(request.headers, self._rooms().settings.origins)
            if route.method == "POST" or "{table}" in route.path:
                self._rooms().requests.take(request.address)
            return await route.handler(request)
        except Fault as fault:
            return failure(fault)

    def described(self) -> list[tuple[str, str, str]]:
        """The method, path and meaning of every request of the interface."""
        return [(each.method, each.path, each.handler.__doc__ or "") for each in self._interface]
