"""Nonsense and sense at random to a server: every message must be answered, nothing may fail.

    python tools/fuzz_sockets.py [--messages N] [--seed N] [--connections N]

starts a server of its own. Each connection is a player, a spectator or a stranger at some table and
says what fits the moment, what does not, and what is no message at all; now and then it is cut in
the middle. The tool reports what was not answered, what the server's log has of errors, and the
memory of the server on the way. The same seed sends the same things in the same order, for one
connection at a time.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from siege_hosts import Server
from siege_people import TROUBLE, new_table
from websockets.asyncio.client import ClientConnection, connect

PATIENCE: Final = 180.0
GAMES: Final = ("clash", "emerald_skulls", "king_of_new_york", "deli", "sandwich_wars")
KINDS: Final = (
    *("move", "undo", "grant", "close", "resign", "chat", "name", "replace", "takeback"),
    *("rematch", "decline", "why", "hint", "ping"),
)
WORDS: Final = ("", "x", "pass", "őű", "\u0000", "a" * 5000, "place mustafa b2", "🂡", "../../etc")
NUMBERS: Final[tuple[Any, ...]] = (
    -1,
    0,
    1,
    2,
    7,
    8,
    9,
    10**6,
    10**9,
    10**18,
    2**63,
    0.5,
    True,
    None,
    "1",
    [],
    {},
)
NONSENSE: Final = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff\xfe",
    b'{"type":"move"}',
    b'{"type":"nothing","id":1}',
    b"[" * 20_000,
    b'{"a":' * 5000,
    b'{"type":"chat","id":1,"text":"\\ud800"}',
    b'{"type":"hello","token":""}',
)


ENDING: Final = ("/", "  warnings.warn(")
"""How the lines begin that Python itself says of the workers of a server that was told to end."""


class Unanswered(Exception):
    """The server has not answered a message, and has not ended the connection."""


class Fuzz:
    """So many messages, whoever sends them."""

    def __init__(self, base: str, messages: int, seed: int) -> None:
        self._base: Final = base
        self.left = messages
        self.rng: Final = random.Random(seed)
        self._tables: Final[list[tuple[str, list[str]]]] = []
        self.answers: Final[Counter[str]] = Counter()

    async def run(self, connections: int) -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(connections):
                group.create_task(self._person(random.Random(self.rng.random() + number)))

    async def _person(self, rng: random.Random) -> None:
        while self.left > 0:
            try:
                await self._visit(rng)
            except TROUBLE as error:
                if isinstance(error, TimeoutError):
                    raise Unanswered from error
                self.answers["cut"] += 1

    async def _table(self, rng: random.Random) -> tuple[str, list[str]]:
        if len(self._tables) < 5 or rng.random() < 0.02:
            kinds = rng.choice([["here", "here"], ["here", "bot"], ["here", "link"]])
            game = rng.choice(GAMES)
            kinds = kinds if game != "deli" else [*kinds, "here"]
            made = await asyncio.to_thread(new_table, self._base, kinds, game)
            self._tables.append((made["table"], [held["token"] for held in made["held"]]))
            del self._tables[:-50]
        return rng.choice(self._tables)

    async def _visit(self, rng: random.Random) -> None:
        """One connection, from its hello to its end."""
        table, tokens = await self._table(rng)
        line = await connect(
            f"ws://{self._base}/ws/{table}", compression=None, max_size=None, open_timeout=PATIENCE
        )
        token = rng.choice([*tokens, *tokens, "", "wrong"])
        hello: dict[str, Any] = {"type": "hello", "token": token, "since": rng.choice([-1, 0, 5])}
        await line.send(json.dumps(hello) if rng.random() < 0.97 else rng.choice(NONSENSE))
        state: dict[str, Any] = {}
        for number in range(1, rng.choice([2, 10, 100])):
            self.left -= 1
            await line.send(self._message(rng, state, number))
            state = await self._answer(line, state)
        if rng.random() < 0.3:
            line.transport.abort()
        else:
            await line.close()

    def _message(self, rng: random.Random, state: dict[str, Any], number: int) -> str | bytes:
        """What fits the moment, what does not, or what is no message."""
        dice = rng.random()
        if dice < 0.05:
            return rng.choice(NONSENSE)
        told: dict[str, Any] = {"type": rng.choice(KINDS), "id": number}
        if state.get("offers") and dice < 0.6:
            told = {"type": "move", "id": number, "move": rng.choice(state["offers"])[0]}
        if told["type"] in ("move", "undo"):
            told["decision"] = state.get("decision", 0) if dice < 0.9 else rng.choice(NUMBERS)
        told.setdefault("move", rng.choice(WORDS)) if told["type"] in ("move", "why") else None
        told |= {"text": rng.choice(WORDS)} if told["type"] == "chat" else {}
        told |= {"name": rng.choice(WORDS)} if told["type"] == "name" else {}
        told |= {"yes": rng.choice([True, False])} if told["type"] == "grant" else {}
        if told["type"] == "replace":
            told |= {"seat": rng.choice([0, 1, 2, 8, 99]), "bot": rng.choice(["", "random", "x"])}
        if dice > 0.97:
            told[rng.choice([*told])] = rng.choice(NUMBERS)
        return json.dumps(told)

    async def _answer(self, line: ClientConnection, state: dict[str, Any]) -> dict[str, Any]:
        """Hear until the message is answered: only answers have a number, or none for what had."""
        while True:
            told = json.loads(await asyncio.wait_for(line.recv(), PATIENCE))
            if told["type"] == "state":
                state = told
            if "id" in told:
                self.answers[told.get("code") or told["type"]] += 1
                return state


def memory_of(pid: int) -> float:
    """Megabytes a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1]) / 1024
    return 0.0


async def report(fuzz: Fuzz, server: Server, memory: list[float]) -> None:
    total, last = fuzz.left, fuzz.left
    while fuzz.left > 0:
        await asyncio.sleep(5)
        assert server.process is not None
        memory.append(round(memory_of(server.process.pid), 1))
        if last - fuzz.left >= total / 20 or fuzz.left <= 0:
            last = fuzz.left
            print(f"{total - fuzz.left} of {total}, {memory[-1]} MB", file=sys.stderr, flush=True)


async def besiege(options: argparse.Namespace, server: Server) -> dict[str, Any]:
    fuzz, begun = Fuzz(server.base, options.messages, options.seed), time.monotonic()
    memory: list[float] = []
    telling = asyncio.create_task(report(fuzz, server, memory))
    try:
        await fuzz.run(options.connections)
    finally:
        telling.cancel()
    return {
        "messages": options.messages,
        "answers": dict(fuzz.answers.most_common()),
        "memory_mb": memory,
        "seconds": round(time.monotonic() - begun),
    }


def errors_in(log: Path) -> list[dict[str, Any]]:
    """What the log of a server has of errors."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    rest = [line for line in log.read_text().splitlines() if not line.startswith(("{", *ENDING))]
    grave = [line for line in lines if line["level"] in ("error", "critical") or "error" in line]
    return grave + [{"message": line} for line in rest]


def main() -> None:
    told = argparse.ArgumentParser(description="Nonsense and sense at random to a server.")
    told.add_argument("--messages", type=int, default=100_000)
    told.add_argument("--connections", type=int, default=20)
    told.add_argument("--seed", type=int, default=1)
    options = told.parse_args()
    with tempfile.TemporaryDirectory() as made:
        server = Server(made, Path(made))
        server.start()
        if not server.wait_until_ready(60):
            raise SystemExit("The server does not begin.")
        result = asyncio.run(besiege(options, server))
        server.end(signal.SIGTERM)
        result["errors"] = errors_in(server.log)
    print(json.dumps(result, indent=1))
    sys.exit(1 if result["errors"] else 0)


if __name__ == "__main__":
    main()
