"""The besieged: servers and databases in processes of their own, and what is done to them."""

from __future__ import annotations

import os
import pwd
import resource
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).resolve().parents[1] / "src"
FREE: Final = "1000000/1000000"
"""A limit that nobody meets: a siege is not a flood."""
LIMITS: Final = ("requests", "messages", "new-tables", "bot-seats", "hints", "chats")
LAUNCH: Final = """
import sys, time
from pathlib import Path
from ludoteka.web import times
jump = Path(sys.argv.pop(1))
true_time = times.time_of_day
times.time_of_day = lambda: true_time() + int(jump.read_text() or 0)
from ludoteka.cli import main
main()
"""
"""Starts a server whose time of day is shifted by what a file says (milliseconds)."""


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Server:
    """A server that can be killed and started again on the same port."""

    def __init__(self, data: str, folder: Path) -> None:
        self._data: Final = data
        self.port: Final = free_port()
        self.base: Final = f"127.0.0.1:{self.port}"
        self.log: Final = folder / f"server-{self.port}.log"
        self.jump: Final = folder / f"jump-{self.port}"
        self.jump.write_text("0")
        self.starts = 0
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", LAUNCH, str(self.jump), "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", self._data, "--log", "json"]
        for name in LIMITS:
            command += [f"--{name}", FREE]
        command += ["--connections-per-address", "100000"]
        environment = {"PYTHONPATH": str(SOURCE), **os.environ}
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=log, env=environment
            )
        self.starts += 1

    def wait_until_ready(self, seconds: float) -> bool:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process is not None
            if self.process.poll() is not None:
                self.start()
            if self._ready():
                return True
            time.sleep(0.1)
        return False

    def _ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.base}/readyz", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def end(self, how: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait()

    def workers(self) -> list[int]:
        """The processes in which its bots think."""
        assert self.process is not None
        found = []
        for each in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = each.read_text().rpartition(")")[2].split()
                if int(fields[1]) == self.process.pid:
                    found.append(int(each.parent.name))
        return found

    def limit_files(self, size: int) -> None:
        """No file may grow beyond this: what a full disk does to whoever writes."""
        assert self.process is not None
        with suppress(ProcessLookupError):
            resource.prlimit(
                self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY)
            )


def _alive(pid: int) -> bool:
    """Whether a process runs; a dead one that nobody has buried does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in ("Z", "X")


def hold_lock(folder: Path, seconds: float) -> None:
    """Be the writer of an SQLite database for a while."""
    file = sqlite3.connect(folder / "ludoteka.sqlite", isolation_level=None, timeout=30)
    try:
        file.execute("BEGIN IMMEDIATE")
        time.sleep(seconds)
        file.execute("ROLLBACK")
    finally:
        file.close()


def read_only(folder: Path, seconds: float) -> bool:
    """Make a folder read-only for a while, as a disk does that has errors; it takes the rights of
    an administrator. Whether it could be done."""
    if os.geteuid() != 0 or not shutil.which("mount"):
        return False
    here = str(folder)
    if subprocess.run(["mount", "-o", "remount,ro", here], capture_output=True).returncode:
        return False
    time.sleep(seconds)
    subprocess.run(["mount", "-o", "remount,rw", here], check=True)
    return True


class Postgres:
    """A database of our own."""

    def __init__(self, place: Path) -> None:
        found = shutil.which("initdb")
        folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
        if not found and not folders:
            raise SystemExit("PostgreSQL's programs were not found.")
        self._programs: Final = Path(found or folders[-1]).parent
        self._place: Final = place
        self._user: Final = "postgres" if os.geteuid() == 0 else None
        self.port: Final = free_port()
        self.url: Final = f"postgresql://ludoteka@127.0.0.1:{self.port}/postgres"
        place.mkdir()
        if self._user:
            pwd.getpwnam(self._user)
            shutil.chown(place, self._user)
        self._run("initdb", "-A", "trust", "-U", "ludoteka")
        self.start()

    def _run(self, program: str, *words: str, check: bool = True) -> None:
        command = [str(self._programs / program), "-D", str(self._place / "data"), *words]
        quiet = subprocess.DEVNULL
        subprocess.run(
            command, check=check, stdout=quiet, stderr=quiet, cwd=self._place, user=self._user
        )

    def start(self) -> None:
        options = f"-p {self.port} -k {self._place} -c max_connections=200"
        self._run("pg_ctl", "start", "-w", "-l", str(self._place / "log"), "-o", options)

    def stop(self, how: str) -> None:
        self._run("pg_ctl", "stop", "-w", "-m", how, check=False)

    def kill(self) -> None:
        """Kill the whole database at once. Where nobody buries the dead its locks outlive it."""
        lock = self._place / "data/postmaster.pid"
        pid = int(lock.read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)
        while _alive(pid):
            time.sleep(0.1)
        time.sleep(1)
        lock.unlink(missing_ok=True)
        (self._place / f".s.PGSQL.{self.port}.lock").unlink(missing_ok=True)

    def drop_connections(self) -> None:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    def kill_backend(self) -> None:
        """Kill one of its processes; the database then ends all of them and recovers."""
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            row = connection.execute(
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database() "
                "AND pid <> pg_backend_pid() LIMIT 1"
            ).fetchone()
        if row is not None:
            with suppress(ProcessLookupError):
                os.kill(int(row[0]), signal.SIGKILL)
