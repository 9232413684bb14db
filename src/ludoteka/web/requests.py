"""A request and its answer, whoever carries them: HTTP, or a call in the same process."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias, TypeVar
from urllib.parse import parse_qsl

import msgspec

from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.web import settings

Body = TypeVar("Body", bound=msgspec.Struct)


class Request:
    """What is asked. `headers` are named in small letters; the body comes in chunks."""

    def __init__(
        self,
        method: str,
        path: str,
        query: Mapping[str, str],
        headers: Mapping[str, str],
        address: str,
        chunks: AsyncIterator[bytes],
    ) -> None:
        self.method: Final = method
        self.path: Final = path
        self.query: Final = query
        self.headers: Final = headers
        self.address: Final = address
        self.where: Mapping[str, str] = {}
        """The variable parts of the path, once somebody has found out."""
        self._chunks: Final = chunks

    @classmethod
    def plain(cls, method: str, target: str, body: bytes = b"") -> "Request":
        """A request of this process: a path, perhaps with a query, and a whole body."""
        path, _, query = target.partition("?")
        return cls(method, path, dict(parse_qsl(query)), {}, "", _once(body))

    async def body(self, most: int) -> bytes:
        """Read no further than allowed."""
        read = bytearray()
        try:
            async with asyncio.timeout(settings.BODY_PATIENCE):
                async for chunk in self._chunks:
                    read += chunk
                    if len(read) > most:
                        raise Refused("too-large", most=most // 1024)
        except TimeoutError as error:
            raise Refused("too-slow") from error
        return bytes(read)

    async def json(self, kind: type[Body]) -> Body:
        """The body as a message of its kind."""
        return read_body(await self.body(settings.LARGEST_BODY), kind)

    def number(self, name: str, default: int) -> int:
        """A number of the query."""
        text = self.query.get(name, str(default))
        if not text.isdecimal() or len(text) > 9:
            raise Unreadable("unreadable-message")
        return int(text)

    @property
    def token(self) -> str:
        """The secret of a seat, which is never part of an address: those are written down."""
        if "token" in self.query:
            raise Unreadable("unreadable-message")
        scheme, _, token = self.headers.get("authorization", "").partition(" ")
        return token.strip() if scheme.lower() == "bearer" else ""


def read_body(body: bytes, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Unreadable("unreadable-message") from error


def check_origin(headers: Mapping[str, str], others: Collection[str]) -> None:
    """Pages of other sites may not ask in a visitor's name, but for those that the host trusts."""
    origin = headers.get("origin", "")
    own = origin.partition("://")[2] == headers.get("host", "")
    if origin and not own and origin.lower() not in others:
        raise Refused("wrong-origin")


async def _once(body: bytes) -> AsyncIterator[bytes]:
    yield body


class Answer:
    """What is answered."""

    def __init__(
        self,
        body: bytes,
        kind: str,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.body: Final = body
        self.kind: Final = kind
        self.status: Final = status
        self.headers: Final = dict(headers or {})


def json_answer(body: object, status: int = 200) -> Answer:
    """A body of now, which nobody should keep."""
    encoded = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return Answer(encoded, "application/json", status, {"Cache-Control": "no-store"})


Handler: TypeAlias = Callable[[Request], Awaitable[Answer]]


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
