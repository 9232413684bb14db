"""The description of the HTTP interface for programs, as OpenAPI: `python tools/openapi.py`.

It is made from the routes of the server and the structs of its bodies, into `docs/openapi.json`.
"""

import inspect
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from ludoteka import __version__
from ludoteka.games.registry import KITS
from ludoteka.web import bodies
from ludoteka.web.coach_bodies import Again, Coached
from ludoteka.web.handlers import Handlers
from ludoteka.web.lesson_bodies import Learning, LessonList, Taught
from ludoteka.web.puzzle_bodies import Puzzles, PuzzleTable, PuzzleTold, PuzzleTry
from ludoteka.web.review_bodies import Review

if TYPE_CHECKING:
    from ludoteka.web.rooms import Rooms

FILE: Final = Path(__file__).parents[1] / "docs/openapi.json"
JSON: Final = "application/json"
TEXT: Final = "text/plain"
ERRORS: Final = {
    400: "not understood",
    403: "wrong secret, or a page of another site",
    404: "no such thing",
    405: "not this way",
    408: "too slow",
    409: "not now",
    413: "too large",
    429: "too many",
    503: "busy, or the store is away: try again",
}


class Operation(NamedTuple):
    """What a request has and what is answered: a struct, or a kind of text."""

    answer: type[msgspec.Struct] | str
    body: type[msgspec.Struct] | str | None = None
    status: int = 200
    query: tuple[str, ...] = ()
    secret: bool = False


TABLE: Final = "/api/tables/{table}"
OPERATIONS: Final[dict[tuple[str, str], Operation]] = {
    ("GET", "/api/games"): Operation(bodies.Games),
    ("GET", "/api/games/{game}/words"): Operation(bodies.Vocabulary),
    ("GET", "/api/games/{game}/parts"): Operation(TEXT),
    ("GET", "/api/games/{game}/box"): Operation(JSON),
    ("POST", "/api/games/{game}/parts"): Operation(JSON, TEXT),
    ("POST", "/api/games/{game}/board/{language}"): Operation(bodies.Drawn, bodies.Drawing),
    ("GET", "/api/texts/{language}/shared.ftl"): Operation(TEXT),
    ("GET", "/api/texts/{language}/shelf"): Operation(JSON),
    ("GET", "/api/texts/{language}/{game}.ftl"): Operation(TEXT),
    ("GET", "/api/rules/{game}/{language}"): Operation(bodies.Rulebook),
    ("GET", "/api/lessons/{game}"): Operation(LessonList),
    ("GET", "/api/lessons/{game}/{language}.ftl"): Operation(TEXT),
    ("POST", "/api/lessons/{game}/{lesson}"): Operation(Taught, Learning),
    ("GET", "/api/puzzles"): Operation(Puzzles),
    ("POST", "/api/puzzles/{game}/{puzzle}"): Operation(PuzzleTold, PuzzleTry),
    ("POST", "/api/puzzles/{game}/{puzzle}/table"): Operation(bodies.TableMade, PuzzleTable, 201),
    ("GET", "/api/tables"): Operation(bodies.Tables),
    ("POST", "/api/tables"): Operation(bodies.TableMade, bodies.NewTable, 201),
    ("POST", "/api/mine"): Operation(bodies.MyTables, bodies.Mine),
    ("POST", "/api/records"): Operation(bodies.TableMade, TEXT, 201),
    ("POST", TABLE + "/invitation"): Operation(bodies.Invited, bodies.Invitee),
    ("POST", TABLE + "/join"): Operation(bodies.Held, bodies.Join),
    ("POST", TABLE + "/renew"): Operation(bodies.Held, bodies.Renew),
    ("POST", TABLE + "/branch"): Operation(bodies.TableMade, bodies.Branch, 201),
    ("GET", TABLE + "/coach"): Operation(Coached, secret=True),
    ("POST", TABLE + "/again"): Operation(bodies.TableMade, Again, 201, secret=True),
    ("GET", TABLE + "/box"): Operation(JSON),
    ("GET", TABLE + "/record"): Operation("application/jsonl", secret=True),
    ("GET", TABLE + "/replay"): Operation(
        bodies.Replay, query=("from", "count", "seat"), secret=True
    ),
    ("GET", TABLE + "/review"): Operation(Review, query=("seat",)),
    ("GET", TABLE + "/verify"): Operation(bodies.Verified),
}


def operations() -> dict[tuple[str, str], Operation]:
    """All of them, those of the aids of games included."""
    aids = {
        ("POST", f"/api/{aid.name}"): Operation(JSON, aid.asked)
        for kit in KITS.values()
        for aid in kit.aids
    }
    return aids | OPERATIONS


def described() -> list[tuple[str, str, str]]:
    """The requests of the server: method, path and meaning."""

    def nobody() -> "Rooms":
        raise AssertionError("no rooms are needed to list the requests")

    return Handlers(nobody).described()


def document() -> dict[str, Any]:
    """The whole description."""
    known = operations()
    structs: set[type[msgspec.Struct]] = {bodies.Failure}
    for operation in known.values():
        structs |= {each for each in (operation.answer, operation.body) if isinstance(each, type)}
    ordered = sorted(structs, key=lambda each: each.__name__)
    schemas, components = msgspec.json.schema_components(
        ordered,
        schema_hook=lambda kind: {"description": "anything"},
        ref_template="#/components/schemas/{name}",
    )
    schema = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, Any] = {}
    for method, path, meaning in described():
        told = _operation(path, meaning, known[method, path], schema)
        paths.setdefault(path, {})[method.lower()] = told
    bearer = {"type": "http", "scheme": "bearer", "description": "The token of a seat."}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludoteka", "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"token": bearer}},
    }


def _operation(
    path: str, meaning: str, operation: Operation, schema: dict[Any, Any]
) -> dict[str, Any]:
    text: dict[str, Any] = {"type": "string"}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": text}
        for name in re.findall(r"\{(\w+)\}", path)
    ]
    parameters += [{"name": name, "in": "query", "schema": text} for name in operation.query]
    told: dict[str, Any] = {"summary": " ".join(inspect.cleandoc(meaning).split())}
    told["parameters"] = parameters
    if operation.body is not None:
        told["requestBody"] = {"required": True, "content": _content(operation.body, schema)}
    failure = {"content": _content(bodies.Failure, schema)}
    told["responses"] = {
        str(operation.status): {
            "description": "done",
            "content": _content(operation.answer, schema),
        },
        **{str(status): {"description": why, **failure} for status, why in ERRORS.items()},
    }
    if operation.secret:
        told["security"] = [{}, {"token": []}]
    return told


def _content(kind: type[msgspec.Struct] | str, schema: dict[Any, Any]) -> dict[str, Any]:
    if isinstance(kind, str):
        return {kind: {"schema": {} if kind == JSON else {"type": "string"}}}
    return {JSON: {"schema": schema[kind]}}


def text() -> str:
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
