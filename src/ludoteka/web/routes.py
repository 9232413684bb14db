"""The HTTP side: games, texts, rules, tables, records. Bodies are those of `bodies.py`."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludoteka import __version__
from ludoteka.games.kit import Aid
from ludoteka.games.registry import GAMES, KITS, game_by_id
from ludoteka.kernel.components import data_file
from ludoteka.kernel.faults import Fault, Refused, Unreadable
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.texts import LANGUAGES, pick_language, texts_for
from ludoteka.texts.catalogue import shared_files
from ludoteka.web import bodies
from ludoteka.web.aid_desk import Asked
from ludoteka.web.hall import Hall, steady
from ludoteka.web.pages import STATIC, Files, Kept
from ludoteka.web.settings import LARGEST_BODY, LARGEST_RECORD, Bucket
from ludoteka.web.telling import ALL, MOST_FRAMES, Told, replay, verified
from ludoteka.web.viewing import drawn, game_info, vocabulary

Body = TypeVar("Body", bound=msgspec.Struct)
Handler = Callable[[Request], Awaitable[Response]]
_MISSING: Final = ("no-such-table", "no-such-page", "unknown-game", "unknown-language")
_STATUS: Final = {"too-fast": 429, "too-large": 413, "wrong-token": 403, "wrong-code": 403}


def failure(fault: Fault) -> Response:
    status = _STATUS.get(fault.word, 400 if isinstance(fault, Unreadable) else 409)
    status = 404 if fault.word in _MISSING else status
    return _json(bodies.Failure(code=fault.word, values=fault.values), status)


def _json(body: msgspec.Struct, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(body), status, headers, "application/json")


async def _text(request: Request, most: int) -> bytes:
    """The body of a request, read no further than allowed."""
    read = bytearray()
    async for part in request.stream():
        read += part
        if len(read) > most:
            raise Refused("too-large", most=most // 1024)
    return bytes(read)


async def _body(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await _text(request, LARGEST_BODY), type=kind)
    except msgspec.DecodeError as error:
        raise Unreadable("unreadable-message") from error


def _number(request: Request, name: str, default: int) -> int:
    text = request.query_params.get(name, str(default))
    if not text.isdecimal() or len(text) > 9:
        raise Unreadable("unreadable-message")
    return int(text)


@cache
def _shared_texts(language: str) -> Kept:
    pick_language(language, {})
    files = [data_file(name) for name in shared_files(language)]
    return Kept("\n".join(files).encode(), "text/plain")


@cache
def _game_texts(language: str, game: str) -> Kept:
    pick_language(language, {})
    file = f"games/{game_by_id(game).id}/text/{language}.ftl"
    return Kept(data_file(file).encode(), "text/plain")


@cache
def _rulebook(language: str, game: str) -> Kept:
    pick_language(language, {})
    found = texts_for(language).game(game_by_id(game)).clauses()
    clauses = [bodies.Clause(id=id, text=text) for id, text in found]
    book = bodies.Rulebook(game=game, language=language, clauses=clauses)
    return Kept(msgspec.json.encode(book), "application/json")


class Routes:
    """Every address of the server but the WebSocket."""

    def __init__(self, hall: Callable[[], Hall]) -> None:
        self._hall: Final = hall
        self._files: Final = Files(
            {"": STATIC}
            | {f"games/{id}/stage/": kit.folder() / "stage" for id, kit in KITS.items()}
        )
        self._buckets: Final[dict[str, Bucket]] = {}

    def all(self) -> list[Route]:
        found = [self._route(path, handler, method) for method, path, handler in self._table()]
        found.append(self._route("/api/{rest:path}", self.nothing))
        found.append(self._route("/static/{file:path}", self.static))
        return [*found, self._route("/{page:path}", self.page)]

    def described(self) -> list[tuple[str, str, str]]:
        """The method, path and meaning of every request of the interface."""
        return [(method, path, handler.__doc__ or "") for method, path, handler in self._table()]

    def _table(self) -> list[tuple[str, str, Handler]]:
        table = "/api/tables/{table}"
        aids = [
            ("POST", f"/api/{aid.name}", self._aid(game, aid))
            for game, kit in KITS.items()
            for aid in kit.aids
        ]
        return [
            *aids,
            ("GET", "/api/games", self.games),
            ("GET", "/api/games/{game}/words", self.words),
            ("GET", "/api/games/{game}/parts", self.parts),
            ("GET", "/api/games/{game}/box", self.box),
            ("POST", "/api/games/{game}/parts", self.check_parts),
            ("POST", "/api/games/{game}/board/{language}", self.board),
            ("GET", "/api/texts/{language}/shared.ftl", self.shared_texts),
            ("GET", "/api/texts/{language}/{game}.ftl", self.game_texts),
            ("GET", "/api/rules/{game}/{language}", self.rules),
            ("GET", "/api/tables", self.tables),
            ("POST", "/api/tables", self.make),
            ("POST", "/api/records", self.upload),
            ("POST", table + "/join", self.join),
            ("POST", table + "/renew", self.renew),
            ("POST", table + "/branch", self.branch),
            ("GET", table + "/box", self.table_box),
            ("GET", table + "/record", self.record),
            ("GET", table + "/replay", self.replay),
            ("GET", table + "/review", self.review),
            ("GET", table + "/verify", self.verify),
        ]

    def _route(self, path: str, handler: Handler, method: str = "GET") -> Route:
        async def guarded(request: Request) -> Response:
            try:
                if method == "POST" or "{table}" in path:
                    self._limit(request)
                return await handler(request)
            except Fault as fault:
                return failure(fault)

        return Route(path, guarded, methods=[method])

    def _limit(self, request: Request) -> None:
        """Not too many requests from one address."""
        settings, now = self._hall().settings, steady() / 1000
        address = request.client.host if request.client else ""
        if len(self._buckets) > 10_000:
            for old in [each for each, bucket in self._buckets.items() if bucket.full(now)]:
                del self._buckets[old]
        if address not in self._buckets:
            rate, burst = settings.request_rate, settings.request_burst
            self._buckets[address] = Bucket(rate, burst, now)
        if not self._buckets[address].take(now):
            raise Refused("too-fast")

    # Pages and texts

    async def page(self, request: Request) -> Response:
        """Every address of the client is the one page, which finds its own way."""
        return self._files.response(request, "index.html")

    async def static(self, request: Request) -> Response:
        return self._files.response(request, request.path_params["file"])

    async def nothing(self, request: Request) -> Response:
        raise Refused("no-such-page")

    async def shared_texts(self, request: Request) -> Response:
        """The Fluent texts all games share."""
        return _shared_texts(request.path_params["language"]).response(request)

    async def game_texts(self, request: Request) -> Response:
        """The Fluent texts of one game."""
        where = request.path_params
        return _game_texts(where["language"], where["game"]).response(request)

    async def rules(self, request: Request) -> Response:
        """The rules of a game: `Rulebook`."""
        where = request.path_params
        return _rulebook(where["language"], where["game"]).response(request)

    # Games

    async def games(self, request: Request) -> Response:
        """The games: `Games`."""
        games = [game_info(game) for game in GAMES.values()]
        told = bodies.Games(version=__version__, languages=list(LANGUAGES), games=games)
        return Kept(msgspec.json.encode(told), "application/json").response(request)

    async def words(self, request: Request) -> Response:
        """The vocabulary of a game: `Vocabulary`."""
        told = vocabulary(game_by_id(request.path_params["game"]))
        return Kept(msgspec.json.encode(told), "application/json").response(request)

    async def parts(self, request: Request) -> Response:
        """The component file a table may copy and change, as text."""
        text = game_by_id(request.path_params["game"]).parts_text()
        if not text:
            raise Refused("no-parts", game=request.path_params["game"])
        return Response(text, media_type="text/plain")

    async def box(self, request: Request) -> Response:
        """What is printed on the components of a game: lists of entries by kind."""
        kit = KITS[game_by_id(request.path_params["game"]).id]
        return Kept(msgspec.json.encode(kit.box("", 0)), "application/json").response(request)

    async def table_box(self, request: Request) -> Response:
        """The same for a table: with its own component file, and as its rules have it."""
        made = (await self._hall().find(request.path_params["table"])).room.made
        box = KITS[made.game].box(made.parts, made.rules)
        return Kept(msgspec.json.encode(box), "application/json").response(request)

    async def board(self, request: Request) -> Response:
        """Draw a position in text: `Drawing` to `Drawn`."""
        where = request.path_params
        game = game_by_id(where["game"])
        language = pick_language(where["language"], {})
        return _json(drawn(game, language, await _body(request, bodies.Drawing)))

    async def check_parts(self, request: Request) -> Response:
        """Whether an own component file is good: the body is its text, the answer what is
        printed on the components with it."""
        game = game_by_id(request.path_params["game"])
        try:
            text = (await _text(request, LARGEST_BODY)).decode()
        except UnicodeDecodeError as error:
            raise Unreadable("unreadable-message") from error
        game.start(game.seats[0], game.options().with_parts(text), SILENT)
        box = msgspec.json.encode(KITS[game.id].box(text, 0))
        return Response(box, headers={"Cache-Control": "no-store"}, media_type="application/json")

    def _aid(self, game: str, aid: Aid) -> Handler:
        """What the page of an aid asks. The request may name a table whose own file counts."""

        async def answer(request: Request) -> Response:
            wanted = await _body(request, aid.asked)
            table = getattr(wanted, "table", "")
            parts = (await self._hall().find(table)).room.made.parts if table else ""
            asked = Asked(game, aid.name, msgspec.json.encode(wanted), parts)
            body = await self._hall().aids.tell(asked)
            return Response(
                body, headers={"Cache-Control": "no-store"}, media_type="application/json"
            )

        answer.__doc__ = aid.asked.__doc__
        return answer

    # Tables

    async def tables(self, request: Request) -> Response:
        """The public tables: `Tables`."""
        return _json(bodies.Tables(tables=await self._hall().listed()))

    async def make(self, request: Request) -> Response:
        """Make a table: `NewTable`, answered by `TableMade`."""
        return _json(await self._hall().make(await _body(request, bodies.NewTable)), 201)

    async def join(self, request: Request) -> Response:
        """Take a free seat: `Join`, answered by `Held`."""
        wanted = await _body(request, bodies.Join)
        return _json(await self._hall().join(request.path_params["table"], wanted))

    async def renew(self, request: Request) -> Response:
        """Give a seat a new token: `Renew`, answered by `Held`."""
        wanted = await _body(request, bodies.Renew)
        return _json(await self._hall().renew(request.path_params["table"], wanted.token))

    async def branch(self, request: Request) -> Response:
        """Go on from a position of a finished match: `Branch`, answered by `TableMade`."""
        wanted = await _body(request, bodies.Branch)
        return _json(await self._hall().branch(request.path_params["table"], wanted), 201)

    async def upload(self, request: Request) -> Response:
        """Upload a record, as text; `TableMade` says which table shows it."""
        try:
            text = (await _text(request, LARGEST_RECORD)).decode()
        except UnicodeDecodeError as error:
            raise Unreadable("record-none") from error
        return _json(await self._hall().upload(text), 201)

    async def record(self, request: Request) -> Response:
        """The record as a file: all of it once it is over, else what the seat of `token` saw."""
        desk = await self._hall().find(request.path_params["table"])
        async with desk.lock:
            viewer = desk.room.chairs.seat_of(request.query_params.get("token", ""))
            if desk.room.over:
                text = desk.room.record().dumps()
            else:
                lines = desk.room.playing().told(viewer)
                text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
        name = f'attachment; filename="{desk.room.game.id}-{desk.room.id}.jsonl"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        return Response(text, headers=headers, media_type="application/jsonl")

    async def replay(self, request: Request) -> Response:
        """Positions of the match: `Replay` (`from`, `count`, `token`, `seat`)."""
        desk = await self._hall().find(request.path_params["table"])
        async with desk.lock:
            viewer = self._viewer(request, desk.room.over, desk.room.chairs.seat_of)
            told = Told(desk.room)
        first, count = _number(request, "from", 0), _number(request, "count", MOST_FRAMES)
        frames = await asyncio.to_thread(replay, told, viewer, first, count)
        return Kept(msgspec.json.encode(frames), "application/json").response(request)

    async def review(self, request: Request) -> Response:
        """What a bot thinks of the moves of a seat, once it is over: `Review` (`seat`)."""
        desk = await self._hall().find(request.path_params["table"])
        async with desk.lock:
            if not desk.room.over:
                raise Refused("not-over")
            record = desk.room.record()
        seat = _number(request, "seat", 0)
        if seat >= record.header.seats:
            raise Refused("no-such-seat", seat=seat + 1, seats=record.header.seats)
        return _json(self._hall().reviews.tell(desk.room.id, record, seat))

    def _viewer(self, request: Request, over: bool, seat_of: Callable[[str], int]) -> int:
        """Whose eyes: one's own while it runs, anybody's when it is over."""
        own = seat_of(request.query_params.get("token", ""))
        wanted = request.query_params.get("seat", "")
        if not over or not wanted:
            return own
        if wanted == "all":
            return ALL
        seat = _number(request, "seat", SPECTATOR)
        if seat > SPECTATOR:
            raise Unreadable("unreadable-message")
        return seat

    async def verify(self, request: Request) -> Response:
        """Check a finished match: `Verified`."""
        desk = await self._hall().find(request.path_params["table"])
        return _json(await asyncio.to_thread(verified, desk.room))
