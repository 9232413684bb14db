"""The page and its files, the texts and rules it shows, and what a host asks of the server."""

import re
from collections.abc import Callable
from functools import cache
from typing import Final

import msgspec

from ludoteka.games.registry import GAMES, KITS, game_by_id
from ludoteka.kernel.components import data_file
from ludoteka.kernel.faults import Refused
from ludoteka.texts import pick_language
from ludoteka.texts.catalogue import shared_files
from ludoteka.texts.places import game_file
from ludoteka.texts.rulebook import rules_of
from ludoteka.web import bodies
from ludoteka.web.pages import SAFETY, STATIC, Files, Kept
from ludoteka.web.requests import Answer, Request, Route
from ludoteka.web.rooms import Rooms

_MESSAGE: Final = re.compile(r"^([\w-]+) =.*\n(?:[ \t]+.*\n)*", re.MULTILINE)
_ON_THE_SHELF: Final = re.compile("title|blurb|feel|goal|(?:aid|bot)-.*")
_REFERENCE: Final = re.compile(r"\{ *([a-z][\w-]*)")


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


class PageHandlers:
    """What belongs to the page itself."""

    def __init__(self, rooms: Callable[[], Rooms]) -> None:
        self._rooms: Final = rooms
        self._files: Final = Files(
            {"": STATIC}
            | {f"games/{id}/stage/": kit.folder() / "stage" for id, kit in KITS.items()}
        )
        self._plain_lids: Final = {
            f"games/{id}/stage/lid.svg"
            for id, kit in KITS.items()
            if not (kit.folder() / "stage/lid.svg").is_file()
        }

    def interface(self) -> list[Route]:
        return [
            Route("GET", "/api/texts/{language}/shared.ftl", self.shared_texts),
            Route("GET", "/api/texts/{language}/shelf", self.shelf_texts),
            Route("GET", "/api/texts/{language}/{game}.ftl", self.game_texts),
            Route("GET", "/api/rules/{game}/{language}", self.rules),
        ]

    def others(self) -> list[Route]:
        """Addresses that are not for programs; the last one takes whatever is left."""
        return [
            Route("GET", "/healthz", self.health),
            Route("GET", "/readyz", self.ready),
            Route("GET", "/metrics", self.metrics),
            Route("GET", "/api/{rest:path}", self.nothing),
            Route("GET", "/worker.js", self.worker),
            Route("GET", "/static/{file:path}", self.static),
            Route("GET", "/{page:path}", self.page),
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
