"""A bot that is another program, asked through its standard input and output, line by line.

    we say                                             it says
    ludoteka 1                                         (anything) ... ready
    game clash {"seats": 2, "moves": [...]}
    seat 0                                             (nothing)
    view {...the view as JSON...}                      (nothing)
    choose 12345                                       move place mustafa b2 mcworld
    quit

Each question is `seat`, `view` and `choose` with a number for its chance; the answer is one of
the `options` of the view, in at most `PATIENCE` seconds. Other lines it says are ignored. What
the program cannot know it is not told: it gets a view, like every bot.
"""

import json
import shlex
import subprocess
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import Any, Final

from ludoteka.bots.bot import Bot
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.pending import Decide, Move
from ludoteka.kernel.rng import Rng

PROTOCOL: Final = 1
PATIENCE: Final = 30.0
"""Seconds a program may take to start, or for a move."""


class ProgramBot(Bot):
    """Started with the first question, ended with `close` or with this process."""

    def __init__(self, game: Game[Any], name: str, command: str) -> None:
        super().__init__(game, name)
        self.command: Final = command
        self._process: subprocess.Popen[str] | None = None
        self._said: Queue[str | None] = Queue()

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        if self._process is None:
            self._start()
        told = self.game.encode_view(view)
        self._tell(f"seat {view.viewer}")
        self._tell(f"view {json.dumps(told)}")
        self._tell(f"choose {rng.word()}")
        answer = self._hear("move ")
        for move in ask.options:
            if self.game.write(move) == answer:
                return move
        self.close()
        raise Refused("program-move", program=self.command, move=answer[:60])

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            _end(process)

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(self.command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as error:
            raise Refused("program-start", program=self.command) from error
        self._said = Queue()
        Thread(target=_listen, args=(self._process, self._said), daemon=True).start()
        self._tell(f"ludoteka {PROTOCOL}")
        facts = {"seats": [*self.game.seats], "moves": self.game.texts()}
        self._tell(f"game {self.game.id} {json.dumps(facts)}")
        self._hear("ready")

    def _tell(self, line: str) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except OSError as error:
            self._fail(error)

    def _hear(self, beginning: str) -> str:
        """The rest of the next line that begins so."""
        end = monotonic() + PATIENCE
        while True:
            try:
                line = self._said.get(timeout=max(0.0, end - monotonic()))
            except Empty as error:
                self._fail(error)
                raise
            if line is None:
                self._fail(None)
                return ""
            if line.startswith(beginning):
                return line.removeprefix(beginning).strip()

    def _fail(self, cause: Exception | None) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            _end(process)
        raise Refused("program-silent", program=self.command) from cause


def _end(process: "subprocess.Popen[str]") -> None:
    """Say goodbye; a program that does not go by itself is ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write("quit\n")
        process.stdin.flush()
        process.wait(1.0)
    except (OSError, subprocess.TimeoutExpired):
        process.kill()
        process.wait()
    with suppress(OSError):
        process.stdin.close()
    process.stdout.close()


def _listen(process: "subprocess.Popen[str]", said: "Queue[str | None]") -> None:
    """Lines as they come; None when there will be no more."""
    assert process.stdout is not None
    with suppress(ValueError):  # the pipe was closed meanwhile
        for line in process.stdout:
            said.put(line.strip())
    said.put(None)
