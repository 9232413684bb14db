"""How quick moves are while strangers ask for the worst that is allowed.

    python tools/worst_requests.py [--tables N] [--seconds S] [--strangers N]

plays tables at two moves a second each while other processes ask, without pause, for what costs a
server most: large records uploaded, downloaded, replayed, verified and branched from, component
files of the largest size, positions drawn, odds. It prints the times of the moves without and with
them, by how much the event loop of the server was late, and how often each request was answered
how. (The limits for an address are lifted, and the strangers leave the processor to others: they
would sit at other machines.)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import tempfile
import urllib.error
import urllib.request
from collections import Counter
from multiprocessing.connection import Connection
from typing import Any

from ludoteka.bots.bot import RandomBot
from ludoteka.cli.server_bench import PACE, Load, Served, percentiles
from ludoteka.games.registry import GAMES
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match
from ludoteka.web.settings import LARGEST_BODY, LARGEST_RECORD


def largest_record() -> str:
    """A legal record of nearly the largest size: whoever is asked moves and takes back."""
    game = GAMES["clash"]
    match = Match.new(game, 2, game.options(match="single"), [None, None], seed=seed_from(1))
    size = 0
    while size < 0.95 * LARGEST_RECORD:
        seat = match.asked()
        match.move(seat, match.moves(seat)[0])
        size += 2 * len(str(match.entries[-1].plain()))
        match.undo(seat)
    bots = [RandomBot(game), RandomBot(game)]
    match.bots[:] = bots
    while match.bot_seat() >= 0:
        match.step_bot()
    return match.record().dumps()


def longest_match() -> tuple[bytes, int]:
    """The record of a match of very many moves that all stand, and how many lines it has."""
    game, longest = GAMES["emerald_skulls"], None
    for seed in range(5):
        bots = [RandomBot(game), RandomBot(game)]
        match = Match.new(game, 2, game.options(), bots, seed=seed_from(seed))
        while match.bot_seat() >= 0:
            match.step_bot()
        if longest is None or len(match.entries) > len(longest.entries):
            longest = match
    assert longest is not None
    return longest.record().dumps().encode(), len(longest.entries)


def asked(base: str, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
    request = urllib.request.Request(f"{base}{path}", body or None, method=method)
    try:
        with urllib.request.urlopen(request, timeout=120) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read()


def shown(base: str, record: bytes) -> str:
    """The path of a table that shows a record."""
    status, told = asked(base, "POST", "/api/records", record)
    assert status == 201, told
    return f"/api/tables/{json.loads(told)['table']}"


def worst(base: str, record: bytes) -> list[tuple[str, str, bytes]]:
    """The requests, in turn."""
    table = shown(base, record)
    long, lines = longest_match()
    seats = [{"kind": "bot"}, {"kind": "bot"}]
    whole = json.dumps({"count": lines - 1, "seats": seats}).encode()
    dots = (".".join("a" * (LARGEST_BODY // 2 - 10)) + "=1").encode()
    position: Any = {"position": {"frames": [[[0] * 40] * 40] * 40}, "seats": 2, "viewer": 8}
    return [
        ("POST", "/api/records", record),
        ("GET", f"{table}/record", b""),
        ("GET", f"{table}/replay?from=20000&count=100", b""),
        ("GET", f"{table}/verify", b""),
        ("POST", f"{table}/branch", json.dumps({"count": 20_000, "seats": seats}).encode()),
        ("POST", f"{shown(base, long)}/branch", whole),
        ("POST", "/api/games/clash/parts", dots),
        ("POST", "/api/games/clash/board/en", json.dumps(position).encode()),
        ("POST", "/api/odds", b'{"position": "dice=5 tokens=5", "ranges": true}'),
        ("GET", f"{table}/review?seat=0", b""),
    ]


def strangers(base: str, record: bytes, back: Connection) -> None:
    """Ask until told to end; then say what was answered."""
    os.nice(10)
    answers: Counter[str] = Counter()
    requests = worst(base, record)
    back.send("begun")
    while not back.poll():
        for method, path, body in requests:
            status, _ = asked(base, method, path, body)
            answers[f"{method} {path.partition('?')[0].rpartition('/')[2]} {status}"] += 1
            if back.poll():
                break
    back.send(answers)


def measured(port: int, tables: int, seconds: float) -> dict[str, float]:
    load = Load([port], PACE)
    rate = asyncio.run(load.run(tables, seconds))
    half, most = percentiles(load.times)
    told = {"moves_per_s": rate, "p50_ms": half, "p99_ms": most, "most_ms": 1000 * max(load.times)}
    return {name: round(value, 1) for name, value in told.items()} | late(port)


def late(port: int) -> dict[str, float]:
    """By how much the event loop was late in the last ten seconds, as the server says."""
    _, told = asked(f"http://127.0.0.1:{port}", "GET", "/metrics")
    lines = [line.split() for line in told.decode().splitlines()]
    return {name.removeprefix("ludoteka_"): float(n) for name, n in lines if "_loop_late" in name}


def main() -> None:
    told = argparse.ArgumentParser(description="Moves beside the worst requests.")
    told.add_argument("--tables", type=int, default=100)
    told.add_argument("--seconds", type=float, default=20)
    told.add_argument("--strangers", type=int, default=2)
    options = told.parse_args()
    record = largest_record().encode()
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        server = Served(folder)
        try:
            base = f"http://127.0.0.1:{server.port}"
            quiet = measured(server.port, options.tables, options.seconds / 2)
            lines = []
            for _ in range(options.strangers):
                here, there = context.Pipe()
                context.Process(target=strangers, args=(base, record, there), daemon=True).start()
                assert here.recv() == "begun"
                lines.append(here)
            under_load = measured(server.port, options.tables, options.seconds)
            answers: Counter[str] = Counter()
            for line in lines:
                line.send("end")
                answers += line.recv()
        finally:
            server.end()
    print(json.dumps({"record_bytes": len(record)}))
    print(json.dumps({"without": quiet}))
    print(json.dumps({"with": under_load}))
    print(json.dumps(answers, indent=1))


if __name__ == "__main__":
    main()
