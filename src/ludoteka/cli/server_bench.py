"""How much a server on this machine can do: `ludoteka bench --server`.

A server in a process of its own, and clients that play at random in this one, on two connections a
table. A move counts when its player has been told that it is stored and the other player holds the
new position; that is also the time that is measured.
"""

import asyncio
import base64
import json
import multiprocessing
import os
import random
import struct
import tempfile
import time
import urllib.request
import zlib
from collections.abc import Callable, Coroutine
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import msgspec

from ludoteka.web.settings import Rate, Settings

Result = TypeVar("Result")
TABLES: Final = 100
SECONDS: Final = 8.0
PACE: Final = 0.5
"""Seconds between the moves of a table when it is paced."""
BUSY: Final = 0.045
"""The same for a busy server: 100 tables make 2,200 moves a second, if it can keep up."""
IDLE_TABLES: Final = 400
_FREE: Final = Settings(
    message_rate=1e9,
    message_burst=10**9,
    request_rate=1e9,
    request_burst=10**9,
    tables=Rate(1e9, 10**9),
    bots=Rate(1e9, 10**9),
    uploads=Rate(1e9, 10**9),
    reviews=Rate(1e9, 10**9),
    idle=1e9,
)


class _Heard(msgspec.Struct):
    """As much of a message as a player at random needs; of the offers only one is read."""

    type: str
    seq: int = -1
    decision: int = 0
    over: bool = False
    offers: list[msgspec.Raw] = []
    table: Any = None


_DECODER: Final = msgspec.json.Decoder(_Heard)


def in_loop(work: Coroutine[Any, Any, Result]) -> Result:
    """Do it in the quickest event loop there is: what players take, a server has not."""
    try:
        import uvloop
    except ImportError:
        return asyncio.run(work)
    return uvloop.run(work)


class Connected(asyncio.Protocol):
    """A bare WebSocket client: text frames only, which is all our server sends."""

    def __init__(self, host: str, path: str, told: Callable[[_Heard], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._request: Final = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._told: Final = told
        self._buffer = b""
        self._open = False
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._buffer = True, rest
            if not self.opened.done():
                self.opened.set_result(None)
        while (message := self._next()) is not None:
            self._told(_DECODER.decode(message))

    def _next(self) -> bytes | None:
        """The next whole text frame; other kinds are passed over."""
        while len(self._buffer) >= 2:
            size, start = self._buffer[1], 2
            if size == 126:
                start = 4
                size = int.from_bytes(self._buffer[2:4])
            elif size == 127:
                start = 10
                size = int.from_bytes(self._buffer[2:10])
            if len(self._buffer) < start + size:
                return None
            kind, body = self._buffer[0], self._buffer[start : start + size]
            self._buffer = self._buffer[start + size :]
            if kind == 0x81:
                return body
        return None

    def say(self, **message: Any) -> None:
        assert self._transport is not None
        body = msgspec.json.encode(message)
        size = len(body)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + struct.pack("!H", size)
        self._transport.write(head + b"\0\0\0\0" + body)

    def leave(self) -> None:
        if self._transport is not None:
            self._transport.close()


class Game:
    """A table and its two players. Played out, it is played again."""

    def __init__(self, load: "Load", table: str, tokens: list[str], seed: int) -> None:
        self._load: Final = load
        self._table = table
        self._tokens: Final = tokens
        self._rng: Final = random.Random(seed)
        self._people: list[Connected] = []
        self._sent = 0.0
        self._missing: set[str] = set()
        self._next: tuple[Connected, _Heard] | None = None
        self._due = False
        self._at = 0.0  # when the last move was due

    async def sit_down(self) -> None:
        self._people = []
        for seat in range(len(self._tokens)):
            told = partial(self._told, seat)
            self._people.append(await self._load.connect(self._table, told))
        for person, token in zip(self._people, self._tokens, strict=True):
            person.say(type="hello", token=token)

    def leave(self) -> None:
        for person in self._people:
            person.leave()

    def _told(self, seat: int, heard: _Heard) -> None:
        if heard.type == "state":
            self._missing.discard(f"state{seat}")
            if heard.over and seat == 0:
                self._people[0].say(type="rematch", id=0)
            if heard.offers:
                self._next = (self._people[seat], heard)
        elif heard.type == "done":
            self._missing.discard("done")
        elif heard.type == "next" and seat == 0:
            self._load.again(self, heard.table)
            return
        else:
            assert heard.type in ("welcome", "seats", "next"), heard.type
        if not self._missing:
            self._complete()

    def _complete(self) -> None:
        if self._sent:
            self._load.took(time.perf_counter() - self._sent)
            self._sent = 0.0
        if self._next is not None and not self._due:
            self._due = True
            self._at = self._load.when_due(self._at, self.move)

    def move(self) -> None:
        self._due = False
        if self._next is None or self._load.over:
            return
        person, heard = self._next
        self._next = None
        choice = msgspec.json.decode(heard.offers[self._rng.randrange(len(heard.offers))])[0]
        self._missing = {"done", "state0", "state1"}
        self._sent = time.perf_counter()
        person.say(type="move", id=1, decision=heard.decision, move=choice)

    async def again(self, table: str) -> None:
        self.leave()
        self._table = table
        self._missing.clear()
        self._next = None
        self._sent = 0.0
        await self.sit_down()


class Load:
    """The clients of all tables. `cpu` tells what the servers have computed so far."""

    def __init__(
        self, ports: list[int], pace: float, cpu: Callable[[], float] = lambda: 0.0
    ) -> None:
        self._ports: Final = ports
        self._cpu: Final = cpu
        self.made: Final[set[str]] = set()
        self._pace: Final = pace
        self._rng: Final = random.Random(0)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.times: list[float] = []
        self.cpu_us = 0.0  # of a move, for the servers
        self.over = False

    async def run(self, tables: int, seconds: float) -> float:
        """Play for so long; the moves a second. The times of all moves are in `times`."""
        games = []
        for seed, (table, tokens) in enumerate(new_tables(self._ports[0], tables)):
            games.append(Game(self, table, tokens, seed))
            self.made.add(table)
            await games[-1].sit_down()
        await asyncio.sleep(seconds / 8)
        self.times = []
        begun, computed = time.perf_counter(), self._cpu()
        await asyncio.sleep(seconds)
        taken, many = time.perf_counter() - begun, len(self.times)
        self.cpu_us = 1e6 * (self._cpu() - computed) / max(1, many)
        self.over = True
        await asyncio.sleep(0.2)
        for game in games:
            game.leave()
        return many / taken

    async def connect(self, table: str, told: Callable[[_Heard], None]) -> Connected:
        """All connections of a table go to one server, as a proxy would have it."""
        port = self._ports[zlib.crc32(table.encode()) % len(self._ports)]
        host = f"127.0.0.1:{port}"
        loop = asyncio.get_running_loop()
        _, person = await loop.create_connection(
            lambda: Connected(host, f"/ws/{table}", told), "127.0.0.1", port
        )
        await person.opened
        return person

    def took(self, seconds: float) -> None:
        self.times.append(seconds)

    def when_due(self, last: float, move: Callable[[], None]) -> float:
        """Moves are due at their pace, however long their answers take; when this one is."""
        if not self._pace:
            move()
            return 0.0
        loop = asyncio.get_running_loop()
        share = self._rng.uniform(0.8, 1.2) if last else self._rng.random()
        due = max(loop.time(), (last or loop.time()) + self._pace * share)
        loop.call_at(due, move)
        return due

    def again(self, game: Game, table: str) -> None:
        if not self.over:
            self.made.add(table)
            task = asyncio.get_running_loop().create_task(game.again(table))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)


def new_tables(port: int, many: int) -> list[tuple[str, list[str]]]:
    wanted = {"game": "clash", "seats": [{"kind": "here"}, {"kind": "here"}]}
    made = []
    for _ in range(many):
        address = f"http://127.0.0.1:{port}/api/tables"
        request = urllib.request.Request(address, json.dumps(wanted).encode(), method="POST")
        with urllib.request.urlopen(request) as answer:
            told = json.loads(answer.read())
        made.append((told["table"], [held["token"] for held in told["held"]]))
    return made


# The server


def _serve(place: str, back: Connection) -> None:
    from ludoteka.web.app import make_server
    from ludoteka.web.serve import listen
    from ludoteka.web.sql_store import store_url

    at = listen("127.0.0.1", 0)
    port = at.getsockname()[1]
    make_server(store_url(place), _FREE, lambda: back.send(port)).run(sockets=[at])


def memory_of(pid: int) -> float:
    """Kilobytes a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise AssertionError


def cpu_of(pid: int) -> float:
    """Seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Served:
    """A server in a process of its own, and what it has computed."""

    def __init__(self, place: str) -> None:
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe()
        self._process: Final = context.Process(target=_serve, args=(place, there))
        self._process.start()
        self.port: Final[int] = here.recv()
        assert self._process.pid is not None
        self.pid: Final = self._process.pid

    @property
    def cpu(self) -> float:
        return cpu_of(self.pid)

    def end(self) -> None:
        self._process.terminate()
        self._process.join()


def measure(place: str, tables: int, seconds: float, idle_tables: int) -> dict[str, float]:
    """Everything that is measured, for a server whose store is at `place`."""
    server = Served(place)
    told: dict[str, float] = {"server_tables": tables}
    made: set[str] = set()
    try:
        load = Load([server.port], 0, lambda: server.cpu)
        told["server_moves_per_s"] = in_loop(load.run(tables, seconds))
        told["server_cpu_us"] = load.cpu_us
        told["server_p50_ms"], told["server_p99_ms"] = percentiles(load.times)
        busy = Load([server.port], BUSY)
        told["server_busy_moves_per_s"] = in_loop(busy.run(tables, seconds))
        told["server_busy_p50_ms"], told["server_busy_p99_ms"] = percentiles(busy.times)
        paced = Load([server.port], PACE)
        in_loop(paced.run(tables, seconds))
        told["server_paced_p50_ms"], told["server_paced_p99_ms"] = percentiles(paced.times)
        made = load.made | busy.made | paced.made
        told.update(in_loop(_idle(server.port, server.pid, idle_tables, made)))
    finally:
        server.end()
    if "://" in place:
        told.update(measure_two(place, tables, seconds, made))
    _clear(place, made)
    return told


def measure_two(place: str, tables: int, seconds: float, made: set[str]) -> dict[str, float]:
    """Two servers that share a database: what a move costs both together, and how evenly they
    share the work."""
    servers = [Served(place) for _ in range(2)]
    try:
        before = [server.cpu for server in servers]
        load = Load(
            [server.port for server in servers], 0, lambda: sum(server.cpu for server in servers)
        )
        rate = in_loop(load.run(tables, seconds))
        spent = [server.cpu - then for server, then in zip(servers, before, strict=True)]
        made |= load.made
    finally:
        for server in servers:
            server.end()
    return {
        "server_two_moves_per_s": rate,
        "server_two_cpu_us": load.cpu_us,
        "server_two_share": 100 * max(spent) / sum(spent),
    }


def _clear(place: str, made: set[str]) -> None:
    """What was made to be measured goes again."""
    from ludoteka.web.database import opened
    from ludoteka.web.retention import remove

    with opened(place) as engine:
        remove(engine, made)


async def _idle(port: int, pid: int, many: int, ids: set[str]) -> dict[str, float]:
    """Memory of tables in which some moves were made: with nobody there, and with two people."""
    before = memory_of(pid)
    made = new_tables(port, many)
    ids |= {table for table, _ in made}
    alone = (memory_of(pid) - before) / many
    load = Load([port], 3600)
    games = [Game(load, table, tokens, 0) for table, tokens in made]
    for game in games:
        await game.sit_down()
    await asyncio.sleep(1)
    connected = (memory_of(pid) - before) / many
    for game in games:
        game.leave()
    return {"server_idle_kb": alone, "server_idle_connected_kb": connected}


def percentiles(times: list[float]) -> tuple[float, float]:
    ordered = sorted(times)
    assert ordered, "no move was answered"
    return 1000 * ordered[len(ordered) // 2], 1000 * ordered[len(ordered) * 99 // 100]


def bench_server(
    seconds: float = SECONDS, tables: int = TABLES, place: str = ""
) -> dict[str, float]:
    """The figures of a server with a store at that place, or in a new folder."""
    idle = IDLE_TABLES if seconds >= 1 else 10
    if place:
        return measure(place, tables, seconds, idle)
    with tempfile.TemporaryDirectory() as folder:
        return measure(folder, tables, seconds, idle)
