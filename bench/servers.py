"""How much less a move costs a server than at another commit, in one interleaved run.

    python bench/servers.py BEFORE [AFTER] [--rounds N] [--seconds S] [--builds FOLDER] [--data URL]

builds both commits as `compare.py` does (or takes a folder that holds a build), begins a server of
each and lets the players of `ludoteka bench --server` play there in turn: as fast as they can, then
20 moves a second at each table. It prints the CPU time of a move in each server, which other
programs disturb least, the moves a second and how long 99 of 100 took at most, and how much of
BEFORE that of AFTER is, as medians over the rounds. With URL both keep their tables in that
PostgreSQL database, else each in a folder of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))

from compare import build

from ludoteka.cli.server_bench import TABLES, Load, cpu_of, in_loop, percentiles

OFFERED = 0.05
"""Seconds between the moves of a table: 100 tables offer 2,000 a second."""
SERVE = """
import sys
import ludoteka.kernel.playout
try:
    from ludoteka.cli.server_bench import _FREE
    from ludoteka.web.sql_store import store_url
except ImportError:
    from ludoteka.web.load import _FREE
    from ludoteka.web.store import store_url
from ludoteka.web.app import make_server
from ludoteka.web.serve import listen

assert not ludoteka.kernel.playout.__file__.endswith(".py"), "this build is not compiled"
at = listen("127.0.0.1", 0)
ready = lambda: print(at.getsockname()[1], flush=True)
make_server(store_url(sys.argv[1]), _FREE, ready).run(sockets=[at])
"""


class Server:
    """A server of one build, in a process of its own."""

    def __init__(self, folder: Path, place: str) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", SERVE, place],
            env=os.environ | {"PYTHONPATH": str(folder)},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())

    def measure(self, seconds: float) -> dict[str, float]:
        pid = self._process.pid
        load = Load([self.port], 0, lambda: cpu_of(pid))
        rate = in_loop(load.run(TABLES, seconds))
        offered = Load([self.port], OFFERED, lambda: cpu_of(pid))
        in_loop(offered.run(TABLES, seconds))
        return {
            "cpu_us": load.cpu_us,
            "moves_per_s": rate,
            "p99_ms": percentiles(load.times)[1],
            "offered_cpu_us": offered.cpu_us,
            "offered_p99_ms": percentiles(offered.times)[1],
        }

    def end(self) -> None:
        self._process.terminate()
        self._process.wait()


def main() -> None:
    told = argparse.ArgumentParser(description="What a move costs the servers of two commits.")
    told.add_argument("before")
    told.add_argument("after", nargs="?", default="HEAD")
    told.add_argument("--rounds", type=int, default=5)
    told.add_argument("--seconds", type=float, default=5)
    told.add_argument("--builds", type=Path)
    told.add_argument("--data", default="")
    options = told.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        builds = options.builds or Path(scratch)
        builds.mkdir(parents=True, exist_ok=True)
        names = [options.before, options.after]
        folders = [each if each.is_dir() else build(str(each), builds) for each in map(Path, names)]
        servers = [
            Server(each, options.data or f"{scratch}/data{place}")
            for place, each in enumerate(folders)
        ]
        rounds: list[list[dict[str, float]]] = []
        try:
            for _ in range(options.rounds):
                rounds.append([server.measure(options.seconds) for server in servers])
                print(json.dumps(rounds[-1]), file=sys.stderr, flush=True)
        finally:
            for server in servers:
                server.end()
    for figure in rounds[0][0]:
        before, after = (statistics.median(one[side][figure] for one in rounds) for side in (0, 1))
        ratio = statistics.median(one[1][figure] / one[0][figure] for one in rounds)
        print(f"{figure:16} {before:9.1f} -> {after:9.1f}   x{ratio:.2f}")


if __name__ == "__main__":
    main()
