"""A server in a process of its own, which can be killed and started again at the same place."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

TESTS = Path(__file__).parents[1]
SOURCE = TESTS.parent / "src"
PATIENCE = 60
"""Seconds a server may take to start on a slow machine."""


class Server:
    """A `hasty` one lets bots move at once; otherwise it is the one of `ludoteka serve`."""

    def __init__(self, data: Path, *, hasty: bool = False) -> None:
        self._data = data
        self._hasty = hasty
        self._said = data / "said.txt"
        self._port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        path = f"{SOURCE}{os.pathsep}{TESTS}"
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
        with self._said.open("w") as said:
            self._process = subprocess.Popen(
                self._command(), stdout=said, stderr=said, env=environment, start_new_session=True
            )
        until = time.monotonic() + PATIENCE
        while not (found := re.search(r"http://[^:]+:(\d+)/", self._said.read_text())):
            if self._process.poll() is not None or time.monotonic() > until:
                raise AssertionError("the server did not start:\n" + self._said.read_text())
            time.sleep(0.05)
        self._port = int(found[1])

    def _command(self) -> list[str]:
        port, data = str(self._port), str(self._data)
        if self._hasty:
            return [sys.executable, "-m", "browser.serving", data, port]
        command = [sys.executable, "-m", "ludoteka", "serve", "--no-browser", "--lang", "en"]
        return [*command, "--port", port, "--data", data]

    def kill(self) -> None:
        """At once and without goodbye, with the processes in which its bots think."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
