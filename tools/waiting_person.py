"""How long a person waits for a simple bot while many tables of strong bots are there.

    python tools/waiting_person.py [--tables N] [--moves N] [--watched]

starts a server of its own with tables at which two bots of level 5 sit. Somebody has looked at each
of them and gone; with `--watched` they stay and look on. One person plays against a bot of level 1.
The tool prints how long that bot took for its answers, from the person's move to the next question,
and how many moves the strong bots made meanwhile.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from siege_hosts import Server
from siege_people import PATIENCE, Seat

STRONG: Final = "level5"
SIMPLE: Final = "level1"
SPECTATOR: Final = ""


def made_at(base: str, *seats: dict[str, str]) -> dict[str, Any]:
    wanted = {"game": "clash", "seats": list(seats), "options": {"match": "points_7"}}
    request = urllib.request.Request(f"http://{base}/api/tables", json.dumps(wanted).encode())
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        told: dict[str, Any] = json.loads(answer.read())
    return told


async def wait_for_bots(base: str, tables: int, moves: int, watched: bool) -> dict[str, Any]:
    strong = {"kind": "bot", "bot": STRONG}
    lookers = []
    for _ in range(tables):
        made = await asyncio.to_thread(made_at, base, strong, strong)
        lookers.append(Seat(made["table"], SPECTATOR))
        await lookers[-1].come(base)
    begun = [looker.state["count"] for looker in lookers]
    if not watched:
        for looker in lookers:
            await looker.leave()
    waits: list[float] = []
    while len(waits) < moves:
        made = await asyncio.to_thread(
            made_at, base, {"kind": "here"}, {"kind": "bot", "bot": SIMPLE}
        )
        person = Seat(made["table"], made["held"][0]["token"])
        await person.come(base)
        await _play(person, waits, moves)
        await person.leave()
    grown = 0
    for looker, before in zip(lookers, begun, strict=True):
        await looker.leave()
        looker.state = {}
        await looker.come(base)
        grown += looker.state["count"] - before
        await looker.leave()
    return {
        "tables": tables,
        "watched": watched,
        "answers": len(waits),
        "median_s": round(statistics.median(waits), 3),
        "most_s": round(max(waits), 3),
        "lines_of_others": grown,
    }


async def _play(person: Seat, waits: list[float], moves: int) -> None:
    """One match, or until the bot has answered often enough."""
    while len(waits) < moves and not person.state["over"]:
        if not person.state["offers"]:
            await person.hear()
            continue
        decision, move = person.state["decision"], person.state["offers"][0][0]
        answer = await person.ask(type="move", decision=decision, move=move)
        assert answer["type"] == "done", answer
        asked = time.monotonic()
        waited = not person.state["offers"] and not person.state["over"]
        while not person.state["offers"] and not person.state["over"]:
            await person.hear()
        if waited:
            waits.append(time.monotonic() - asked)


def run(folder: Path, tables: int, moves: int, watched: bool) -> dict[str, Any]:
    """The same with a server whose data lie in a folder."""
    server = Server(str(folder), folder)
    server.start()
    try:
        if not server.wait_until_ready(60):
            raise SystemExit("The server does not begin.")
        return asyncio.run(wait_for_bots(server.base, tables, moves, watched))
    finally:
        server.end(signal.SIGTERM)


def main() -> None:
    told = argparse.ArgumentParser(description="A person among many strong bots.")
    told.add_argument("--tables", type=int, default=60)
    told.add_argument("--moves", type=int, default=50)
    told.add_argument("--watched", action="store_true", help="somebody looks on at each table")
    options = told.parse_args()
    with tempfile.TemporaryDirectory() as made:
        print(json.dumps(run(Path(made), options.tables, options.moves, options.watched)))


if __name__ == "__main__":
    main()
