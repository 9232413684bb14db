"""A siege: tables are played while everything fails that can. Nothing acknowledged may be lost.

    python tools/siege.py [--tables N] [--faults N] [--servers N] [--store sqlite|postgres]
                          [--pause SECONDS] [--seed N] [--without FAULT ...] [--folder FOLDER]

starts servers and a database of its own, lets two players (or one and a bot) play at each table,
and does one thing after the other to the servers: SIGKILL, SIGTERM, a worker killed; with SQLite
the write lock held for ten seconds, a full disk, a read-only folder; with PostgreSQL dropped
connections, a killed process, a restart, the whole database killed; and the time of day jumps by
ten years. At the end it compares what every player was told with what the servers have, makes one
more move at each table, and checks the database. It needs the packages of requirements.lock.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from siege_hosts import SOURCE, Postgres, Server, hold_lock, read_only
from siege_people import Broken, Sought, Table, new_table

LOCK: Final = 10.0
YEARS: Final = 10 * 365 * 24 * 3600 * 1000
RECOVERY: Final = 60.0


class Siege:
    """The besieged and their players."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self.rng: Final = random.Random(options.seed)
        self.folder: Final = folder
        self.data: Final = folder / "data"
        self.data.mkdir()
        self.mounted = _mount(self.data) if options.store == "sqlite" else False
        self.postgres = Postgres(folder / "pg") if options.store == "postgres" else None
        place = self.postgres.url if self.postgres else str(self.data)
        count = options.servers if self.postgres else 1
        self.servers: Final = [Server(place, folder) for _ in range(count)]
        self.place: Final = place
        self.lock: Final[float] = options.lock
        self.done: Final[Counter[str]] = Counter()

    def faults(self) -> dict[str, Callable[[], Any]]:
        found: dict[str, Callable[[], Any]] = {
            "kill": lambda: self._end(signal.SIGKILL),
            "stop": lambda: self._end(signal.SIGTERM),
            "worker": self._kill_worker,
            "clock": self._jump,
        }
        if self.postgres is None:
            found["lock"] = lambda: hold_lock(self.data, self.lock)
            found["disk"] = self._fill
            if self.mounted:
                found["readonly"] = lambda: read_only(self.data, self.lock / 2)
        else:
            found["drop"] = self.postgres.drop_connections
            found["backend"] = self._recovering(self.postgres.kill_backend)
            found["restart"] = self._recovering(lambda: self._restart("fast"))
            found["crash"] = self._recovering(self._crash)
        return found

    def _server(self) -> Server:
        return self.rng.choice(self.servers)

    def _end(self, how: signal.Signals) -> None:
        server = self._server()
        server.end(how)
        server.start()
        server.wait_until_ready(RECOVERY)

    def _kill_worker(self) -> None:
        workers = self._server().workers()
        if workers:
            with suppress(ProcessLookupError):
                os.kill(self.rng.choice(workers), signal.SIGKILL)

    def _jump(self) -> None:
        self._server().jump.write_text(str(self.rng.choice([-YEARS, 0, YEARS])))

    def _fill(self) -> None:
        for server in self.servers:
            server.limit_files(4096)
        time.sleep(self.lock / 2)
        for server in self.servers:
            server.limit_files(-1)

    def _restart(self, how: str) -> None:
        assert self.postgres is not None
        self.postgres.stop(how)
        self.postgres.start()

    def _crash(self) -> None:
        assert self.postgres is not None
        self.postgres.kill()
        self.postgres.start()

    def _recovering(self, fault: Callable[[], None]) -> Callable[[], None]:
        def act() -> None:
            fault()
            for server in self.servers:
                server.wait_until_ready(RECOVERY)

        return act

    async def assault(self, options: argparse.Namespace, tables: list[Table]) -> None:
        faults = {name: act for name, act in self.faults().items() if name not in options.without}
        names: list[str] = []
        for number in range(options.faults):
            names = names or self.rng.sample(sorted(faults), len(faults))
            name = names.pop()
            moves = sum(len(table.acknowledged) for table in tables)
            print(f"{number + 1}/{options.faults} {name} after {moves} moves", file=sys.stderr)
            await asyncio.to_thread(faults[name])
            self.done[name] += 1
            await asyncio.sleep(options.pause)

    def close(self) -> None:
        for server in self.servers:
            if server.process is not None and server.process.poll() is None:
                server.end(signal.SIGTERM)
        if self.postgres is not None:
            self.postgres.stop("fast")
        if self.mounted:
            subprocess.run(["umount", str(self.data)], check=False)


def _mount(folder: Path) -> bool:
    """A disk of its own, so that it can become read-only; only administrators have one to give."""
    if os.geteuid() != 0 or sys.platform != "linux":
        return False
    command = ["mount", "-t", "tmpfs", "-o", "size=512m", "tmpfs", str(folder)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


async def run(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    siege = Siege(options, folder)
    begun = time.monotonic()
    try:
        for server in siege.servers:
            server.start()
        for server in siege.servers:
            if not server.wait_until_ready(RECOVERY):
                raise SystemExit("The server does not begin.")
        bases = [server.base for server in siege.servers]
        tables: list[Table] = []
        ending = asyncio.Event()
        players = [
            asyncio.create_task(_play(tables, bases, number, ending))
            for number in range(options.tables)
        ]
        await siege.assault(options, tables)
        ending.set()
        ended = await asyncio.gather(*players, return_exceptions=True)
        broken = [str(each) for each in ended if isinstance(each, BaseException)]
        for server in siege.servers:
            server.wait_until_ready(RECOVERY)
        broken += await _check(tables, bases)
        torn = await asyncio.to_thread(_torn, siege.place)
    finally:
        siege.close()
    return {
        "tables": len(tables),
        "over": sum(table.over for table in tables),
        "moves": sum(len(table.acknowledged) for table in tables),
        "asked_again": sum(table.asked_again for table in tables),
        "faults": dict(siege.done),
        "broken": broken,
        "db_check": torn,
        "seconds": round(time.monotonic() - begun),
    }


async def _play(tables: list[Table], bases: list[str], number: int, ending: asyncio.Event) -> None:
    """Play at one table after the other; every third has a bot."""
    kinds = ["here", "bot"] if number % 3 == 2 else ["here", "here"]
    while not ending.is_set():
        try:
            made = await asyncio.to_thread(_new, random.choice(bases), kinds)
        except OSError:
            await asyncio.sleep(0.2)
            continue
        tables.append(Table(bases, made, len(tables)))
        await tables[-1].play(ending)


def _new(base: str, kinds: list[str]) -> dict[str, Any]:
    return new_table(base, kinds, match="points_7")


async def _check(tables: list[Table], bases: list[str]) -> list[str]:
    broken = []
    for number, table in enumerate(tables):
        try:
            await asyncio.wait_for(table.check(bases[number % len(bases)]), 120)
        except (Broken, Sought, TimeoutError) as error:
            broken.append(f"{table.id}: {error!r}")
    return broken


def _torn(place: str) -> str:
    """What `ludoteka db check` says."""
    command = [sys.executable, "-m", "ludoteka", "db", "check", "--lang", "en", "--data", place]
    environment = {"PYTHONPATH": str(SOURCE), **os.environ}
    told = subprocess.run(command, capture_output=True, text=True, env=environment)
    return told.stdout.strip() + told.stderr.strip()


def parsed(words: list[str] | None = None) -> argparse.Namespace:
    told = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    told.add_argument("--tables", type=int, default=200)
    told.add_argument("--faults", type=int, default=40)
    told.add_argument("--servers", type=int, default=2)
    told.add_argument("--store", choices=["sqlite", "postgres"], default="sqlite")
    told.add_argument("--pause", type=float, default=2.0, help="seconds between two faults")
    told.add_argument("--lock", type=float, default=LOCK, help="seconds a lock is held")
    told.add_argument("--seed", type=int, default=1)
    told.add_argument("--without", nargs="*", default=[], help="faults that are left out")
    told.add_argument("--folder", type=Path, help="where everything is kept afterwards")
    return told.parse_args(words)


def main() -> None:
    options = parsed()
    if options.folder is not None:
        options.folder.mkdir(parents=True)
        result = asyncio.run(run(options, options.folder))
    else:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
            Path(made).chmod(0o755)
            result = asyncio.run(run(options, Path(made)))
    print(json.dumps(result, indent=1))
    sys.exit(1 if result["broken"] or "makes no sense" in result["db_check"] else 0)


if __name__ == "__main__":
    main()
