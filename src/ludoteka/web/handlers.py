"""What is answered to requests: games, texts, rules, tables, records, the page and its files.

Bodies are those of `bodies.py`. `routes.py` brings the requests of the network here.
"""

import json
import re
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Final, NamedTuple, TypeVar

import msgspec

from ludoteka.bots.puzzles import find_puzzle
from ludoteka.games.kit import Aid
from ludoteka.games.registry import BROKEN, GAMES, KITS, game_by_id
from ludoteka.kernel.components import data_file
from ludoteka.kernel.faults import Fault, Refused, Unreadable
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.texts import LANGUAGES, pick_language
from ludoteka.texts.catalogue import shared_files
from ludoteka.texts.places import game_file
from ludoteka.texts.rulebook import rules_of
from ludoteka.web import bodies, coach_bodies, puzzle_bodies, puzzles
from ludoteka.web.aids import Asked
from ludoteka.web.coaching import check_coach, coached
from ludoteka.web.lesson_bodies import Learning
from ludoteka.web.lessons import School, lesson_list, lesson_texts
from ludoteka.web.pages import SAFETY, STATIC, Files, Kept, version
from ludoteka.web.requests import Answer, Request, check_origin, json_answer
from ludoteka.web.reviews import Looked
from ludoteka.web.room import Room
from ludoteka.web.rooms import Rooms
from ludoteka.web.settings import LARGEST_BODY, LARGEST_RECORD
from ludoteka.web.telling import ALL, MOST_FRAMES, Past, replay, verified
from ludoteka.web.viewing import drawn, game_info, vocabulary

Body = TypeVar("Body", bound=msgspec.Struct)
Handler = Callable[[Request], Awaitable[Answer]]
_MESSAGE: Final = re.compile(r"^([\w-]+) =.*\n(?:[ \t]+.*\n)*", re.MULTILINE)
_ON_THE_SHELF: Final = re.compile("title|blurb|feel|goal|(?:aid|bot)-.*")
_REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*)")
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
}


def failure(fault: Fault) -> Answer:
    status = _STATUS.get(fault.word, 400 if isinstance(fault, Unreadable) else 409)
    status = 404 if fault.word in _MISSING else status
    answer = json_answer(bodies.Failure(code=fault.word, values=fault.values), status)
    if "seconds" in fault.values and status == 429:
        answer.headers["Retry-After"] = str(fault.values["seconds"])
    return answer


async def _body(request: Request, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(await request.body(LARGEST_BODY), type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable("unreadable-message") from error


def _number(request: Request, name: str, default: int) -> int:
    text = request.query.get(name, str(default))
    if not text.isdecimal() or len(text) > 9:
        raise Unreadable("unreadable-message")
    return int(text)


@cache
def _shared_texts(language: str) -> Kept:
    pick_language(language, {})
    files = [data_file(name) for name in shared_files(language)]
    return Kept("\n".join(files).encode(), "text/plain")


@cache
def _shelf_texts(language: str) -> Kept:
    """Of each game the messages that are shown beside its box."""
    pick_language(language, {})
    told = {id: _shelf_part(game_file(id, language).read_text("utf-8")) for id in GAMES}
    return Kept(msgspec.json.encode(told), "application/json")


def _shelf_part(texts: str) -> str:
    """Those messages, and the ones they refer to."""
    known = {found[1]: found[0] for found in _MESSAGE.finditer(texts)}
    wanted = [id for id in known if _ON_THE_SHELF.fullmatch(id)]
    for id in wanted:
        more = _REFERENCE.findall(known[id])
        wanted += [other for other in more if other in known and other not in wanted]
    return "".join(known[id] for id in wanted)


@cache
def _game_texts(language: str, game: str) -> Kept:
    pick_language(language, {})
    return Kept(game_file(game_by_id(game).id, language).read_bytes(), "text/plain")


@cache
def _rulebook(language: str, game: str) -> Kept:
    pick_language(language, {})
    found = rules_of(game_by_id(game).id, language)
    clauses = [bodies.Clause(id=id, text=text) for id, text in found]
    book = bodies.Rulebook(game=game, language=language, clauses=clauses)
    return Kept(msgspec.json.encode(book), "application/json")


def _record_text(room: Room, viewer: int) -> bytes:
    """The record: all of it once it is over, else what a viewer saw."""
    if room.over:
        return room.record().dumps().encode()
    lines = room.playing().told(viewer)
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()


class Route(NamedTuple):
    """A method, a path with its variable parts in braces, and who answers."""

    method: str
    path: str
    handler: Handler

    def fits(self, path: str) -> dict[str, str] | None:
        """The variable parts of a path that is meant by this one."""
        found = _pattern(self.path).fullmatch(path)
        return found.groupdict() if found is not None else None


@cache
def _pattern(path: str) -> re.Pattern[str]:
    """`{name}` stands for a part of a path, `{name:path}` for all the rest of it."""
    parts = re.split(r"(\{\w+(?::path)?\})", path)
    told = [
        f"(?P<{part[1:-1].partition(':')[0]}>{'.*' if ':' in part else '[^/]+'})"
        if part.startswith("{")
        else re.escape(part)
        for part in parts
    ]
    return re.compile("".join(told), re.DOTALL)


class Handlers:
    """Whatever is asked of the server, but for the connections of a table."""

    def __init__(self, rooms: Callable[[], Rooms]) -> None:
        self._rooms: Final = rooms
        self._school: Final = School()
        self._files: Final = Files(
            {"": STATIC}
            | {f"games/{id}/stage/": kit.folder() / "stage" for id, kit in KITS.items()}
        )
        self._plain_lids: Final = {
            f"games/{id}/stage/lid.svg"
            for id, kit in KITS.items()
            if not (kit.folder() / "stage/lid.svg").is_file()
        }
        self._routes: Final = [
            *(Route(*each) for each in self._table()),
            Route("GET", "/healthz", self.health),
            Route("GET", "/readyz", self.ready),
            Route("GET", "/metrics", self.metrics),
            Route("GET", "/api/{rest:path}", self.nothing),
            Route("GET", "/worker.js", self.worker),
            Route("GET", "/static/{file:path}", self.static),
            Route("GET", "/{page:path}", self.page),
        ]

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
            ("GET", "/api/texts/{language}/shelf", self.shelf_texts),
            ("GET", "/api/texts/{language}/{game}.ftl", self.game_texts),
            ("GET", "/api/rules/{game}/{language}", self.rules),
            ("GET", "/api/lessons/{game}", self.lessons),
            ("GET", "/api/lessons/{game}/{language}.ftl", self.lesson_texts),
            ("POST", "/api/lessons/{game}/{lesson}", self.learn),
            ("GET", "/api/puzzles", self.puzzles),
            ("POST", "/api/puzzles/{game}/{puzzle}", self.try_puzzle),
            ("POST", "/api/puzzles/{game}/{puzzle}/table", self.puzzle_table),
            ("GET", "/api/tables", self.tables),
            ("POST", "/api/tables", self.make),
            ("POST", "/api/mine", self.mine),
            ("POST", "/api/records", self.upload),
            ("POST", table + "/invitation", self.invitation),
            ("POST", table + "/join", self.join),
            ("POST", table + "/renew", self.renew),
            ("POST", table + "/branch", self.branch),
            ("GET", table + "/coach", self.coach),
            ("POST", table + "/again", self.again),
            ("GET", table + "/box", self.table_box),
            ("GET", table + "/record", self.record),
            ("GET", table + "/replay", self.replay),
            ("GET", table + "/review", self.review),
            ("GET", table + "/verify", self.verify),
        ]

    # Pages and texts

    async def page(self, request: Request) -> Answer:
        """Every address of the client is the one page, which finds its own way."""
        return self._files.answer(request, "index.html")

    async def worker(self, request: Request) -> Answer:
        """The service worker stands above everything it is to answer for."""
        answer = self._files.answer(request, "worker.js")
        answer.headers.update(SAFETY)
        return answer

    async def static(self, request: Request) -> Answer:
        file = request.where["file"]
        return self._files.answer(request, "lid.svg" if file in self._plain_lids else file)

    async def nothing(self, request: Request) -> Answer:
        raise Refused("no-such-page")

    async def shared_texts(self, request: Request) -> Answer:
        """The Fluent texts all games share."""
        return _shared_texts(request.where["language"]).answer(request)

    async def shelf_texts(self, request: Request) -> Answer:
        """The Fluent texts shown beside the boxes, by game: its name, its feel, aids and bots."""
        return _shelf_texts(request.where["language"]).answer(request)

    async def game_texts(self, request: Request) -> Answer:
        """The Fluent texts of one game."""
        where = request.where
        return _game_texts(where["language"], where["game"]).answer(request)

    async def rules(self, request: Request) -> Answer:
        """The rules of a game: `Rulebook`."""
        where = request.where
        return _rulebook(where["language"], where["game"]).answer(request)

    # Lessons

    async def lessons(self, request: Request) -> Answer:
        """The lessons of a game: `LessonList`."""
        told = lesson_list(request.where["game"])
        return Kept(msgspec.json.encode(told), "application/json").answer(request)

    async def lesson_texts(self, request: Request) -> Answer:
        """The Fluent texts of the lessons of a game."""
        where = request.where
        return Kept(lesson_texts(where["game"], where["language"]), "text/plain").answer(request)

    async def learn(self, request: Request) -> Answer:
        """Go on in a lesson: `Learning`, answered by `Taught`."""
        where, asked = request.where, await _body(request, Learning)
        teach = self._school.teach
        return json_answer(await self._rooms().slowly(teach, where["game"], where["lesson"], asked))

    # Operation

    async def health(self, request: Request) -> Answer:
        """The server answers."""
        return Answer(b"ok\n", "text/plain", 200, {"Cache-Control": "no-store"})

    async def ready(self, request: Request) -> Answer:
        """The server answers, and so does its store."""
        await self._rooms().shell.store.listed(1)
        return await self.health(request)

    async def metrics(self, request: Request) -> Answer:
        """Numbers for a host, in the format of Prometheus."""
        lines = [f"ludoteka_{name} {value}\n" for name, value in self._rooms().metrics()]
        return Answer("".join(lines).encode(), "text/plain", 200, {"Cache-Control": "no-store"})

    # Games

    async def games(self, request: Request) -> Answer:
        """The games: `Games`."""
        games = [game_info(game) for game in GAMES.values()]
        broken = [bodies.Failure(code=fault.word, values=fault.values) for fault in BROKEN]
        told = bodies.Games(
            version=version(), languages=list(LANGUAGES), games=games, broken=broken
        )
        return Kept(msgspec.json.encode(told), "application/json").answer(request)

    async def words(self, request: Request) -> Answer:
        """The vocabulary of a game: `Vocabulary`."""
        told = vocabulary(game_by_id(request.where["game"]))
        return Kept(msgspec.json.encode(told), "application/json").answer(request)

    async def parts(self, request: Request) -> Answer:
        """The component file a table may copy and change, as text."""
        text = game_by_id(request.where["game"]).parts_text()
        if not text:
            raise Refused("no-parts", game=request.where["game"])
        return Answer(text.encode(), "text/plain")

    async def box(self, request: Request) -> Answer:
        """What is printed on the components of a game: lists of entries by kind."""
        kit = KITS[game_by_id(request.where["game"]).id]
        return Kept(msgspec.json.encode(kit.box("", 0)), "application/json").answer(request)

    async def table_box(self, request: Request) -> Answer:
        """The same for a table: with its own component file, and as its rules have it."""
        made = (await self._rooms().find(request.where["table"])).room.made

        def box() -> Kept:
            told = KITS[made.game].box(made.parts, made.rules)
            return Kept(msgspec.json.encode(told), "application/json")

        return (await self._rooms().slowly(box)).answer(request)

    async def board(self, request: Request) -> Answer:
        """Draw a position in text: `Drawing` to `Drawn`."""
        where = request.where
        game = game_by_id(where["game"])
        language = pick_language(where["language"], {})
        wanted = await _body(request, bodies.Drawing)
        return json_answer(await self._rooms().slowly(drawn, game, language, wanted))

    async def check_parts(self, request: Request) -> Answer:
        """Whether an own component file is good: the body is its text, the answer what is
        printed on the components with it."""
        game = game_by_id(request.where["game"])
        try:
            text = (await request.body(LARGEST_BODY)).decode()
        except UnicodeDecodeError as error:
            raise Unreadable("unreadable-message") from error

        def box() -> bytes:
            game.start(game.seats[0], game.options().with_parts(text), SILENT)
            return msgspec.json.encode(KITS[game.id].box(text, 0))

        return json_answer(await self._rooms().slowly(box))

    def _aid(self, game: str, aid: Aid) -> Handler:
        """What the page of an aid asks. The request may name a table whose own file counts."""

        async def answer(request: Request) -> Answer:
            wanted = await _body(request, aid.asked)
            table = getattr(wanted, "table", "")
            parts = (await self._rooms().find(table)).room.made.parts if table else ""
            asked = Asked(game, aid.name, msgspec.json.encode(wanted), parts)
            return json_answer(await self._rooms().aids.tell(asked))

        answer.__doc__ = aid.asked.__doc__
        return answer

    # Puzzles

    async def puzzles(self, request: Request) -> Answer:
        """The puzzles, and today's: `Puzzles`."""
        return json_answer(await self._rooms().slowly(puzzles.all_puzzles))

    async def try_puzzle(self, request: Request) -> Answer:
        """Try moves in a puzzle: `PuzzleTry`, answered by `PuzzleTold`."""
        wanted = await _body(request, puzzle_bodies.PuzzleTry)
        where = request.where
        game_by_id(where["game"])
        told = await self._rooms().slowly(puzzles.tried, where["game"], where["puzzle"], wanted)
        return json_answer(told)

    async def puzzle_table(self, request: Request) -> Answer:
        """Play on from a puzzle against bots: `PuzzleTable`, answered by `TableMade`."""
        wanted = await _body(request, puzzle_bodies.PuzzleTable)
        where = request.where
        seats = find_puzzle(game_by_id(where["game"]).id, where["puzzle"]).seats
        self._rooms().tables.take(request.address)
        self._rooms().bots.take(request.address, seats - 1)
        return json_answer(
            await self._rooms().open_puzzle(where["game"], where["puzzle"], wanted), 201
        )

    # Tables

    async def tables(self, request: Request) -> Answer:
        """The public tables: `Tables`."""
        return json_answer(bodies.Tables(tables=await self._rooms().listed()))

    async def mine(self, request: Request) -> Answer:
        """How one's own tables stand: `Mine`, answered by `MyTables`."""
        wanted = await _body(request, bodies.Mine)
        return json_answer(bodies.MyTables(tables=await self._rooms().mine(wanted.seats)))

    async def make(self, request: Request) -> Answer:
        """Make a table: `NewTable`, answered by `TableMade`."""
        wanted = await _body(request, bodies.NewTable)
        self._new_table(request, wanted.seats)
        return json_answer(await self._rooms().make(wanted), 201)

    def _new_table(self, request: Request, seats: list[bodies.SeatWanted]) -> None:
        self._rooms().tables.take(request.address)
        self._rooms().bots.take(request.address, sum(seat.kind == "bot" for seat in seats))

    async def invitation(self, request: Request) -> Answer:
        """Whether the code of a link still gives a seat: `Invitee`, answered by `Invited`."""
        wanted = await _body(request, bodies.Invitee)
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            return json_answer(room.invited(wanted.code))

    async def join(self, request: Request) -> Answer:
        """Take a free seat: `Join`, answered by `Held`."""
        wanted = await _body(request, bodies.Join)
        return json_answer(await self._rooms().join(request.where["table"], wanted))

    async def renew(self, request: Request) -> Answer:
        """Give a seat a new token: `Renew`, answered by `Held`."""
        wanted = await _body(request, bodies.Renew)
        return json_answer(await self._rooms().renew(request.where["table"], wanted))

    async def branch(self, request: Request) -> Answer:
        """Go on from a position of a finished match: `Branch`, answered by `TableMade`."""
        wanted = await _body(request, bodies.Branch)
        self._new_table(request, wanted.seats)
        return json_answer(await self._rooms().branch(request.where["table"], wanted), 201)

    async def coach(self, request: Request) -> Answer:
        """What the coach says of one's last decision: `Coached`."""
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            seat = room.viewer(request.token)
            check_coach(room, seat)
            record = await self._rooms().shell.elsewhere(lambda: room.record().dumps())
        looked = Looked(record, seat, -1)
        return json_answer(await self._rooms().shell.reviews.run(coached, looked))

    async def again(self, request: Request) -> Answer:
        """Go back to before a move, at a new table: `Again`, answered by `TableMade`."""
        wanted = await _body(request, coach_bodies.Again)
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            seat = room.viewer(request.token)
            check_coach(room, seat)
        self._rooms().tables.take(request.address)
        told = await self._rooms().again(room, seat, wanted.count)
        return json_answer(told, 201)

    async def upload(self, request: Request) -> Answer:
        """Upload a record, as text; `TableMade` says which table shows it."""
        self._rooms().uploads.take(request.address)
        try:
            text = (await request.body(LARGEST_RECORD)).decode()
        except UnicodeDecodeError as error:
            raise Unreadable("record-none") from error
        return json_answer(await self._rooms().upload(text), 201)

    async def record(self, request: Request) -> Answer:
        """The record as a file: all of it once it is over, else what the seat of the token saw."""
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            viewer = room.viewer(request.token)
            over = room.over
            if not over:
                data = await self._rooms().shell.elsewhere(_record_text, room, viewer)
        if over:  # nothing changes any more, so nobody at the table need wait for this
            data = await self._rooms().slowly(_record_text, room, viewer)
        name = f'attachment; filename="{room.game.id}-{room.id}.jsonl"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        return Answer(data, "application/jsonl", 200, headers)

    async def replay(self, request: Request) -> Answer:
        """Positions of the match: `Replay` (`from`, `count`, `seat`)."""
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            viewer = self._viewer(request, room.over, room.viewer)
            past = Past(room)
        first, count = _number(request, "from", 0), _number(request, "count", MOST_FRAMES)

        def frames() -> Kept:
            told = replay(past, viewer, first, count)
            return Kept(msgspec.json.encode(told), "application/json")

        return (await self._rooms().slowly(frames)).answer(request)

    async def review(self, request: Request) -> Answer:
        """What a bot thinks of the moves of a seat, once it is over: `Review` (`seat`)."""
        live = await self._rooms().find(request.where["table"])
        seat, reviews, record = _number(request, "seat", 0), self._rooms().reviews, ""
        async with self._rooms().hold(live) as room:
            if not room.over:
                raise Refused("not-over")
            if seat >= (seats := len(room.holders.all)):
                raise Refused("no-such-seat", seat=seat + 1, seats=seats)
        if not reviews.knows(room.id, seat):
            self._rooms().new_reviews.take(request.address)
            record = await self._rooms().slowly(lambda: room.record().dumps())
        return json_answer(reviews.tell(room.id, seat, record))

    def _viewer(self, request: Request, over: bool, seat_of: Callable[[str], int]) -> int:
        """Whose eyes: one's own while it runs, anybody's when it is over."""
        own = seat_of(request.token)
        wanted = request.query.get("seat", "")
        if not over or not wanted:
            return own
        if wanted == "all":
            return ALL
        seat = _number(request, "seat", SPECTATOR)
        if seat > SPECTATOR:
            raise Unreadable("unreadable-message")
        return seat

    async def verify(self, request: Request) -> Answer:
        """Check a finished match: `Verified`."""
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            if not room.over:
                raise Refused("not-over")
        return json_answer(await self._rooms().slowly(verified, room))
