"""Bots think in processes of their own, so that no thought delays anybody's move.

A bot is sent what its seat may know, as it would be sent to a browser, and nothing else.
"""

import asyncio
import json
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from ludoteka.bots.hint import hints
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import EVERYBODY, Decide
from ludoteka.kernel.rng import Rng
from ludoteka.lab.build import change_over
from ludoteka.table.fair import bot_number
from ludoteka.web import bodies
from ludoteka.web.room import Room

Given = TypeVar("Given")
Told = TypeVar("Told")
TRIES: Final = 3
"""How often a thought is begun again when its process has died."""
PATIENT: Final = 10
"""By how much the system prefers others to a patient worker."""


class Question:
    """What a bot is asked; it can be sent to another process."""

    def __init__(self, room: Room, seat: int, bot: str) -> None:
        match = room.playing()
        self.game = room.game.id
        self.bot = bot
        self.seat = seat
        self.seats = match.header.seats
        self.options = match.header.options.values
        self.parts = match.header.options.parts
        self.rules = match.header.rules
        self.view = json.dumps(room.game.encode_view(match.view(seat)))
        self.number = bot_number(match.seed, seat, match.decision)


def think(question: Question) -> str:
    """The move a bot chooses. Runs in a worker process."""
    game = game_by_id(question.game)
    view, ask = _view_again(game, question)
    bot = bot_by_name(question.bot, game)
    return game.write(bot.choose(view, ask, Rng(question.number, question.seat)))


def advise(question: Question) -> list[bodies.Advised]:
    """The moves a bot advises, the best first. Runs in a worker process."""
    game = game_by_id(question.game)
    view, _ = _view_again(game, question)
    return [
        bodies.Advised(
            move=game.write(each.move), share=each.share, sure=each.sure, reason=each.reason
        )
        for each in hints(game, view, question.number, question.bot)
    ]


def _view_again(game: Game[Any], question: Question) -> tuple[View[Any], Decide]:
    data = json.loads(question.view)
    options = Options(question.options, question.parts, question.rules)
    position = game.decode(data["position"], question.seats, options)
    moves = [game.read(text) for text in data["options"]]
    waiting, about = data["waiting"], tuple(data["about"])
    racing = waiting if waiting & (waiting - 1) else 0
    ask = Decide(question.seat, data["prompt"], moves, about, EVERYBODY, racing)
    return View(question.seat, position, waiting, data["prompt"], about, ask, None), ask


def _ready(patient: bool) -> None:
    """A worker leaves the keyboard's interrupt to the server, and ends with it; a patient one
    lets others go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    if patient and sys.platform != "win32":
        os.nice(PATIENT)


def _end_with_server() -> None:
    """A server that is killed cannot end its workers, and they would wait for ever."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)


class Thinkers:
    """The worker processes; begun when first needed, begun again when they die. Patient ones do
    what nobody at a table waits for."""

    def __init__(self, processes: int, *, patient: bool = False) -> None:
        self._processes: Final = processes
        self._patient: Final = patient
        self._pool: ProcessPoolExecutor | None = None
        self._changed = False

    async def choose(self, question: Question) -> str:
        return await self.run(think, question)

    async def run(self, work: Callable[[Given], Told], about: Given) -> Told:
        """Compute something in a worker: a function of a module, what it is given and what it
        tells, all of which can be sent to another process."""
        loop = asyncio.get_running_loop()
        for _ in range(TRIES - 1):
            try:
                return await loop.run_in_executor(self._workers(), work, about)
            except BrokenProcessPool:
                self._pool = None
        return await loop.run_in_executor(self._workers(), work, about)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _workers(self) -> ProcessPoolExecutor:
        if not self._changed and change_over():
            self._changed = True
            if self._pool is not None:
                self._pool.shutdown(wait=False)  # what it thinks about, it thinks to the end
                self._pool = None
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, _ready, (self._patient,))
        return self._pool
