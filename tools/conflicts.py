"""Two servers on one PostgreSQL are asked for different moves at once: never may both be made.

    python tools/conflicts.py [--moves N] [--tables N]

starts a database and two servers of its own. Every player sits at both servers, and answers each
question at both of them at the same time with different moves. One of the two must be told that it
is done and the other that somebody was quicker; nobody may be cut off. At the end the tables must
hold what was acknowledged, and nothing else. It needs the packages of requirements.lock.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

from siege_hosts import Postgres, Server
from siege_people import Seat, new_table

QUICKER: Final = "late-decision"
OVER: Final = "match-over"
"""What the later one is told: another came first, and perhaps that was the last move of all."""


class Rivals:
    """A table whose players answer everything twice."""

    def __init__(self, bases: list[str], seed: int) -> None:
        made = new_table(bases[seed % len(bases)], ["here", "here"], match="points_7")
        self._bases: Final = bases
        self._rng: Final = random.Random(seed)
        self._table: Final = made["table"]
        self._token: Final = made["held"][0]["token"]
        self._seats: Final = [
            [Seat(self._table, held["token"]) for _ in bases] for held in made["held"]
        ]
        self._made: Final[list[list[Any]]] = []
        self.conflicts = 0
        self.told: Final[Counter[str]] = Counter()
        self.broken: Final[list[str]] = []

    @property
    def _all(self) -> list[Seat]:
        return [seat for both in self._seats for seat in both]

    async def play(self, left: Counter[str]) -> None:
        """Until it is over, or enough has been asked."""
        for both in self._seats:
            for base, seat in zip(self._bases, both, strict=True):
                await seat.come(base)
        while left["moves"] > 0 and not self._all[0].state["over"]:
            mover = next(both for both in self._seats if both[0].state["offers"])
            offers = [offer[0] for offer in mover[0].state["offers"]]
            moves = self._rng.sample(offers, min(len(mover), len(offers)))
            left["moves"] -= len(moves) > 1
            await self._answer(mover, moves)
        await self._check()

    async def _answer(self, mover: list[Seat], moves: list[str]) -> None:
        decision = mover[0].state["decision"]
        asked = [
            seat.ask(type="move", decision=decision, move=move)
            for seat, move in zip(mover, moves, strict=False)
        ]
        answers = await asyncio.gather(*asked)
        done = [move for move, told in zip(moves, answers, strict=True) if told["type"] == "done"]
        self.told.update(told.get("code", told["type"]) for told in answers)
        self.conflicts += len(moves) > 1
        if len(done) != 1:
            self.broken.append(f"{self._table} at {decision}: {len(done)} done, {answers}")
        self._made.extend([mover[0].seat, move] for move in done)
        for seat in self._all:
            while seat.state["decision"] <= decision and not seat.state["over"]:
                await seat.hear()

    async def _check(self) -> None:
        for base in self._bases:
            reader = Seat(self._table, self._token)
            await reader.come(base)
            found = [entry[1:] for entry in reader.state["entries"] if entry[0] == "m"]
            if found != self._made:
                self.broken.append(f"{self._table} holds {found} and not {self._made}")
            await reader.leave()
        cuts = sum(seat.cuts for seat in self._all)
        if cuts:
            self.broken.append(f"{self._table}: {cuts} connections were cut")
        for seat in self._all:
            await seat.leave()


async def quarrel(bases: list[str], moves: int, tables: int) -> dict[str, Any]:
    """So many conflicts, at so many tables at once."""
    left, rivals = Counter(moves=moves), list[Rivals]()

    async def play_on() -> None:
        while left["moves"] > 0:
            each = await asyncio.to_thread(Rivals, bases, len(rivals))
            rivals.append(each)
            await each.play(left)
            print(f"{moves - left['moves']} of {moves}", file=sys.stderr, flush=True)

    async with asyncio.TaskGroup() as group:
        for _ in range(tables):
            group.create_task(play_on())
    told: Counter[str] = Counter()
    for each in rivals:
        told += each.told
    return {
        "tables": len(rivals),
        "conflicts": sum(each.conflicts for each in rivals),
        "told": dict(told),
        "broken": [line for each in rivals for line in each.broken],
    }


def run(folder: Path, moves: int, tables: int) -> dict[str, Any]:
    """The same with two servers and a database in a folder."""
    with ExitStack() as ending:
        database = Postgres(folder / "pg")
        ending.callback(database.stop, "fast")
        servers = [Server(database.url, folder) for _ in range(2)]
        for server in servers:
            server.start()
            ending.callback(server.end, signal.SIGTERM)
        for server in servers:
            if not server.wait_until_ready(60):
                raise SystemExit("The server does not begin.")
        return asyncio.run(quarrel([server.base for server in servers], moves, tables))


def main() -> None:
    told = argparse.ArgumentParser(description="Different moves at once at two servers.")
    told.add_argument("--moves", type=int, default=10_000)
    told.add_argument("--tables", type=int, default=8)
    options = told.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        Path(made).chmod(0o755)
        result = run(Path(made), options.moves, options.tables)
    print(json.dumps(result, indent=1))
    sys.exit(1 if result["broken"] else 0)


if __name__ == "__main__":
    main()
