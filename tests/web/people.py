"""Servers and people for the tests: real connections to a real server on a free port."""

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludoteka.web import times
from ludoteka.web.app import make_server
from ludoteka.web.serve import listen
from ludoteka.web.settings import Settings
from ludoteka.web.sql_store import store_url

SOURCE = Path(__file__).resolve().parents[2] / "src"
PATIENCE = 20.0
SPECTATOR = 8


@contextmanager
def running(place: Path | str, *, small: bool = False, **settings: Any) -> Iterator[str]:
    """A server in a thread; gives its address. With `small` buffers it soon meets a slow reader."""
    chosen = {"bot_pause": 0.0, **settings}
    ready = threading.Event()
    at = listen("127.0.0.1", 0)
    if small:
        at.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    server = make_server(store_url(str(place)), Settings(**chosen), ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [at]}, daemon=True)
    thread.start()
    assert ready.wait(PATIENCE), place
    try:
        yield f"127.0.0.1:{at.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        at.close()
        assert not thread.is_alive()


class HandSet:
    """A steady clock that stands still until it is set; it is ahead of the real one, so that no
    limit of the server remembers anybody."""

    def __init__(self) -> None:
        self.now = times.steady() + 1_000_000

    def __call__(self) -> int:
        return self.now


class Process:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, place: Path | str, *options: str) -> None:
        self.place, self.options = place, options
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.base = f"127.0.0.1:{self.port}"
        self.running: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "ludoteka", "serve"]
        command += ["--port", str(self.port), "--data", str(self.place), *self.options]
        environment = {**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "C"}
        self.running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self.running.stdout is not None
        assert self.base in self.running.stdout.readline()

    def end(self, how: signal.Signals) -> int:
        assert self.running is not None
        assert self.running.stdout is not None
        self.running.send_signal(how)
        code = self.running.wait(PATIENCE)
        self.running.stdout.close()
        return code


def call(
    base: str,
    method: str,
    path: str,
    body: Any = None,
    patience: float = PATIENCE,
    token: str = "",
) -> tuple[int, Any]:
    """An HTTP request: its status, and the body as JSON or text."""
    data = body.encode() if isinstance(body, str) else body
    if body is not None and not isinstance(body, str | bytes):
        data = json.dumps(body).encode()
    request = urllib.request.Request(f"http://{base}{path}", data, method=method)
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=patience) as answer:
            return answer.status, _read(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return error.code, _read(error.read())


def _read(data: bytes) -> Any:
    try:
        return json.loads(data)
    except ValueError:
        return data.decode()


def new_table(base: str, *kinds: str, game: str = "clash", **more: Any) -> Any:
    """A table with seats `here`, `link` or `bot`."""
    seats = [{"kind": kind, "name": f"{kind} {place}"} for place, kind in enumerate(kinds)]
    for seat in seats:
        if seat["kind"] == "bot":
            seat["bot"] = "random"  # the quickest
    status, made = call(base, "POST", "/api/tables", {"game": game, "seats": seats, **more})
    assert status == 201, made
    return made


class Person:
    """Somebody connected to a table. `state` is the last one heard, `heard` everything."""

    def __init__(self, base: str, table: str, token: str = "", since: int = -1) -> None:
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(f"ws://{base}/ws/{table}", compression=None, max_size=None, max_queue=None)
        )
        self.heard: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        self.next_id = 0
        self.say(type="hello", token=token, since=since)
        self.welcome = self.hear()
        if self.welcome["type"] == "welcome":
            self.seat = self.welcome["seat"]
            self.wait(lambda told: told["type"] == "state")

    def __enter__(self) -> "Person":
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        self.stack.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(self.socket.recv(patience))
        self.heard.append(told)
        if told["type"] == "state":
            self.state = told
        return told

    def wait(
        self, until: Callable[[dict[str, Any]], bool], patience: float = PATIENCE
    ) -> dict[str, Any]:
        end = time.monotonic() + patience
        while not until(told := self.hear(max(0.01, end - time.monotonic()))):
            pass
        return told

    def ask(self, type: str, **values: Any) -> dict[str, Any]:
        """A request, and its answer."""
        self.next_id += 1
        id = self.next_id
        self.say(type=type, id=id, **values)
        return self.wait(lambda told: told.get("id") == id)

    def move(self, move: str) -> dict[str, Any]:
        return self.ask("move", decision=self.state["decision"], move=move)

    def catch_up(self, seq: int) -> None:
        """Hear until the table is as far as that."""
        while self.state["seq"] < seq:
            self.hear()

    @property
    def asked(self) -> bool:
        return bool(self.state["offers"])

    @property
    def moves(self) -> list[str]:
        return [offer[0] for offer in self.state["offers"]]

    def ended(self) -> tuple[int, dict[str, Any]]:
        """Hear to the end of the connection: its code, and the last thing heard."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006, self.heard[-1]


def play_on(people: list[Person], rng: random.Random, most: int = 100_000, wish: str = "") -> int:
    """Play at random until it is over, or so many moves; how many were made. What is wished for
    is done whenever it can be."""
    made = 0
    while made < most and not people[0].state["over"]:
        mover = next((each for each in people if each.asked), None)
        if mover is None:
            people[0].hear()
            for each in people:
                each.catch_up(people[0].state["seq"])
            continue
        known = mover.state["seq"]
        answer = mover.move(wish if wish in mover.moves else rng.choice(mover.moves))
        if answer["type"] != "done" and mover.state["seq"] > known:
            for each in people:  # in a race a bot came first
                each.catch_up(mover.state["seq"])
            continue
        assert answer["type"] == "done", answer
        for each in people:
            each.catch_up(answer["seq"])
        made += 1
    return made
