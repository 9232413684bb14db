"""Bots think, and longer works are done, in processes of their own, so that nothing of it delays
anybody's move."""

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ludoteka.kernel.faults import Refused
from ludoteka.lab.build import change_over
from ludoteka.web.shell import Given, Result
from ludoteka.web.turns import Turns, Urgency, at_once

TRIES: Final = 3
"""How often a thought is begun again when its process has died."""
PATIENT: Final = 10
"""By how much the system prefers others to a patient worker."""


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


def _begun(
    pool: ProcessPoolExecutor, work: Callable[[Given], Result], about: Given
) -> "Future[Result]":
    """A process may die while it is being begun, and then the pipe to it is broken, or there may
    be no room for another one: that is as if it had died later."""
    try:
        return pool.submit(work, about)
    except (OSError, RuntimeError) as error:
        raise BrokenProcessPool from error


class Workers:
    """The worker processes; begun when first needed, begun again when they die. Patient ones do
    what nobody at a table waits for."""

    def __init__(self, processes: int, *, patient: bool = False) -> None:
        self._processes: Final = processes
        self.patient: Final = patient
        self._pool: ProcessPoolExecutor | None = None
        self._changed = False
        self._turns: Final = Turns(processes)

    async def run(
        self, work: Callable[[Given], Result], about: Given, urgency: Urgency = at_once
    ) -> Result:
        """No more is handed over than can be begun: whoever comes later may be more urgent."""
        for tries_left in reversed(range(TRIES)):
            async with self._turns.taken(urgency):
                pool = self._workers()
                try:
                    return await asyncio.wrap_future(_begun(pool, work, about))
                except BrokenProcessPool as error:
                    self._forget(pool)
                    if not tries_left:
                        raise Refused("server-busy") from error
        raise AssertionError

    def _forget(self, broken: ProcessPoolExecutor) -> None:
        """All who were at work when a process died are told; only one of them begins anew."""
        broken.shutdown(wait=False, cancel_futures=True)
        if self._pool is broken:
            self._pool = None

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
            self._pool = ProcessPoolExecutor(self._processes, context, _ready, (self.patient,))
        return self._pool
