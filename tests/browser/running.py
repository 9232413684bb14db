"""A server in a process of its own, which can be killed and started again at the same place."""

import os
import re
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src"
PYTHON = os.environ.get("LUDOTEKA_COMPILED_PYTHON", sys.executable)
"""With the compiled engine, if there is one, bots take less of the processor."""
LUCK = "luck.txt"
"""The file beside the data from which the dice of the next tables follow."""
PATIENCE = 60
"""Seconds a server may take to start on a slow machine."""


class Server:
    """A `hasty` one lets bots move at once; otherwise it is the one of `ludoteka serve`.
    `packages` are folders in which there are packages of others."""

    def __init__(self, data: Path, *, hasty: bool = False, packages: Sequence[Path] = ()) -> None:
        self._packages = packages
        self._data = data
        self._hasty = hasty
        self._complaints = data / "complaints.txt"
        self._port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        path = os.pathsep.join(map(str, [SOURCE, TESTS, *self._packages]))
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
        with self._complaints.open("w") as complaints:
            self._process = subprocess.Popen(
                self._command(),
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=environment,
                start_new_session=True,
            )
        found = re.search(r"http://[^:]+:(\d+)/", self._first_line())
        assert found, "the server did not start:\n" + self._complaints.read_text()
        self._port = int(found[1])

    def _first_line(self) -> str:
        """What the server says once people can come; nothing if it ends or takes too long."""
        assert self._process.stdout is not None
        heard, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        return self._process.stdout.readline() if heard else ""

    def _command(self) -> list[str]:
        port, data = str(self._port), str(self._data)
        if self._hasty:
            return [PYTHON, "-m", "browser.serving", data, port]
        command = [PYTHON, "-m", "ludoteka", "serve", "--no-browser", "--lang", "en"]
        return [*command, "--port", port, "--data", data]

    def let_fall(self, luck: str) -> None:
        """The dice of tables from now on fall as this text has them; only those of a hasty one."""
        (self._data / LUCK).write_text(luck)

    def freeze(self) -> None:
        """It still has its connections and says nothing."""
        os.killpg(self._process.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        os.killpg(self._process.pid, signal.SIGCONT)

    def kill(self) -> None:
        """At once and without goodbye, with the processes in which its bots think."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
