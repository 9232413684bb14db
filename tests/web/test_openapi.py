"""The description of the interface, and requests at random that follow it or nearly do: whatever
is asked is answered as described, and never with a failure of our own."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
import openapi
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteka.games.registry import GAMES
from ludoteka.texts import LANGUAGES
from ludoteka.web import bodies
from ludoteka.web.handlers import Handlers
from ludoteka.web.memory_store import MemoryStore
from ludoteka.web.requests import Answer, Request
from ludoteka.web.rooms import Rooms
from ludoteka.web.settings import Rate, Settings
from ludoteka.web.shell import all_here
from playing import finished_record

DOCUMENT = openapi.document()
SCHEMAS = DOCUMENT["components"]["schemas"]
FREE = Rate(1e9, 10**9)
SETTINGS = Settings(
    request_rate=1e9, request_burst=10**9, tables=FREE, bots=FREE, uploads=FREE, reviews=FREE
)
CLASH = GAMES["clash"]
RECORD = finished_record(CLASH, 2, CLASH.options(match="single"), seed=1)
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
OPERATIONS = sorted(openapi.operations())


def test_the_page_is_made_from_the_code_of_now() -> None:
    assert openapi.FILE.read_text("utf-8") == openapi.text()


def test_every_request_is_described() -> None:
    assert {(method, path) for method, path, _ in openapi.described()} == set(OPERATIONS)


def like(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that follow a schema, as far as those of ours go."""
    if "$ref" in schema:
        return st.deferred(lambda: like(SCHEMAS[schema["$ref"].rpartition("/")[2]]))
    if "anyOf" in schema:
        return st.one_of([like(each) for each in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        return like_object(schema)
    if kind == "array":
        least, most = schema.get("minItems", 0), schema.get("maxItems", 4)
        return st.lists(like(schema.get("items", {})), min_size=least, max_size=most)
    if kind == "integer":
        low, high = schema.get("minimum", -(10**6)), schema.get("maximum", 10**6)
        return st.integers(low, high)
    if kind == "string":
        if "pattern" in schema:
            return st.from_regex(schema["pattern"], fullmatch=True)
        return known_words() | st.text(max_size=min(20, schema.get("maxLength", 20)))
    plain = {"boolean": st.booleans(), "number": st.floats(), "null": st.none()}
    return plain.get(str(kind), ANY_JSON)


def like_object(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    fields = {name: like(each) for name, each in schema.get("properties", {}).items()}
    needed = {name: fields.pop(name) for name in schema.get("required", [])}
    return st.fixed_dictionaries(needed, optional=fields)


def known_words() -> st.SearchStrategy[str]:
    return st.sampled_from([*GAMES, *LANGUAGES, "TABLE", "OVER", "TOKEN", "CODE", "", "level1"])


class Here:
    """A server in this process with a table that is played and one that is over."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}

    async def open(self) -> "Here":
        shell = all_here(MemoryStore())
        self.rooms = Rooms(shell, SETTINGS)
        self.handlers = Handlers(lambda: self.rooms)
        seats = [{"kind": "here"}, {"kind": "link"}]
        wanted = json.dumps({"game": "clash", "seats": seats}).encode()
        made = json.loads((await self.ask("POST", "/api/tables", {}, wanted, {})).body)
        over = json.loads((await self.ask("POST", "/api/records", {}, RECORD.encode(), {})).body)
        self.words = {
            "TABLE": made["table"],
            "OVER": over["table"],
            "TOKEN": made["held"][0]["token"],
            "CODE": made["invitations"][0]["code"],
        }
        return self

    async def ask(
        self, method: str, path: str, query: dict[str, str], body: bytes, headers: dict[str, str]
    ) -> Answer:
        async def chunks() -> AsyncIterator[bytes]:
            yield body

        return await self.handlers.answer(Request(method, path, query, headers, "", chunks()))


def filled(value: Any, words: dict[str, str]) -> Any:
    """Names stand for what is only known when the server runs."""
    if isinstance(value, str):
        return words.get(value, value)
    if isinstance(value, list):
        return [filled(each, words) for each in value]
    if isinstance(value, dict):
        return {key: filled(each, words) for key, each in value.items()}
    return value


@st.composite
def requests(draw: Callable[..., Any], method: str, path: str) -> tuple[str, Any, bytes, Any]:
    """A path, a query, a body and headers."""
    described = DOCUMENT["paths"][path][method.lower()]
    words = known_words() | st.text(max_size=12)
    for each in described["parameters"]:
        if each["in"] == "path":
            path = path.replace("{" + each["name"] + "}", draw(words).replace("/", "") or "x")
    names = [each["name"] for each in described["parameters"] if each["in"] == "query"]
    values = st.sampled_from(["0", "1", "8", "all", "-1", "x", "999999999999"]) | words
    query = draw(st.dictionaries(st.sampled_from([*names, "other"]), values, max_size=3))
    content = described.get("requestBody", {}).get("content", {})
    body: Any = None
    if "application/json" in content:
        body = draw(like(content["application/json"]["schema"]) | ANY_JSON)
    elif content:
        body = draw(st.sampled_from([RECORD, CLASH.parts_text(), ""]) | st.text())
    token = draw(st.sampled_from(["", "Bearer TOKEN", "Bearer x", "Basic y"]))
    return path, query, body, {"authorization": token} if token else {}


@pytest.mark.parametrize(("method", "path"), OPERATIONS)
@settings(
    max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
@given(data=st.data())
def test_whatever_is_asked_is_answered_as_described(
    method: str, path: str, data: st.DataObject
) -> None:
    if path in ("/api/odds",):
        pytest.skip("its answers take long; tests/web/test_odds.py has them")
    wanted, query, body, headers = data.draw(requests(method, path))

    async def use() -> Answer:
        here = await Here().open()
        try:
            for name, word in here.words.items():
                nonlocal wanted
                wanted = wanted.replace(name, word)
                headers.update({key: each.replace(name, word) for key, each in headers.items()})
            told = filled(body, here.words)
            sent = told.encode("utf-8", "replace") if isinstance(told, str) else _json(told)
            return await here.ask(method, wanted, filled(query, here.words), sent, headers)
        finally:
            await here.rooms.close()

    answer = asyncio.run(use())
    operation = openapi.operations()[method, path]
    if answer.status in (200, 201, 304):
        if isinstance(operation.answer, type) and answer.body:
            msgspec.json.decode(answer.body, type=operation.answer)
        return
    assert answer.status in openapi.ERRORS, (wanted, query, body)
    if answer.status not in (404, 405):
        assert msgspec.json.decode(answer.body, type=bodies.Failure).code


def _json(value: Any) -> bytes:
    return json.dumps(value).encode("utf-8", "replace")
