"""Work in numbered batches: here, on a pool of processes or on a cluster.

A batch says all that is needed to play it, so it gives the same result wherever it is played, and
however often. Results come in any order with the number of their batch; each is counted once. A
worker that dies is replaced, and what it had not finished is played again.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final, Generic, TypeVar

from ludoteka.kernel.faults import Refused
from ludoteka.lab.keeping import Kept

AHEAD: Final = 4
"""Batches that wait for each worker."""
LOOK: Final = 0.25
"""Seconds between two looks whether a run is still wanted."""
PATIENT: Final = 10
"""By how much the system prefers others to a process that lets them go first."""
PATIENCE: Final = 3
"""Workers that may die one after the other without a single result between them."""

Progress = Callable[[int, int], None]
"""Told how many matches of how many are done."""

B = TypeVar("B")
T = TypeVar("T")
Numbered = tuple[int, T]


def unheard(done: int, of: int) -> None:
    """For whoever does not ask how far a run is."""


def never() -> bool:
    return False


@dataclass(frozen=True)
class Place:
    """Where batches are played: by so many processes, or on the cluster at an address. With
    `apart` even a single process is another one, which lets all others go first. `stopped` is
    asked now and then: `Stopped` ends the run."""

    processes: int = 1
    cluster: str = ""
    apart: bool = False
    stopped: Callable[[], bool] = never


class Stopped(Exception):
    """Nobody wants the rest of a run."""


HERE: Final = Place()


class Run(Generic[B, T]):
    """Batches, how one is played, and where; with what an earlier run has kept of them."""

    def __init__(
        self,
        play: Callable[[B], T],
        batches: list[B],
        place: Place,
        kept: Kept | None = None,
        part: str = "",
    ) -> None:
        self._play: Final = play
        self._batches: Final = batches
        self._place: Final = place
        self._kept: Final = kept
        self._part: Final = part

    def results(self, kind: type[T]) -> Iterator[Numbered[T]]:
        """Every batch once, as they come. Ctrl-C ends a run whose results are kept."""
        kept, part = self._kept, self._part
        if kept is None:
            yield from self._played(dict(enumerate(self._batches)))
            return
        done = kept.results(part, kind)
        yield from sorted(done.items())
        left = {number: b for number, b in enumerate(self._batches) if number not in done}
        try:
            for number, result in self._played(left):
                kept.add(part, number, result)
                yield number, result
        except KeyboardInterrupt:
            kept.stop()

    def in_order(self, kind: type[T]) -> Generator[T]:
        """The same from the first batch to the last: for whoever may stop early."""
        early: dict[int, T] = {}
        following = 0
        for number, result in self.results(kind):
            early[number] = result
            while following in early:
                yield early.pop(following)
                following += 1

    def _played(self, left: dict[int, B]) -> Iterator[Numbered[T]]:
        if self._place.cluster:
            from ludoteka.lab.cluster import clustered

            return clustered(self._play, left, self._place.cluster)
        if not self._place.apart and (self._place.processes == 1 or len(left) < 2):
            return ((number, self._play(batch)) for number, batch in left.items())
        return pooled(self._play, left, self._place)


def pooled(play: Callable[[B], T], left: dict[int, B], place: Place) -> Iterator[Numbered[T]]:
    """Fresh processes, a few batches ahead for each; a new pool where one of them has died."""
    left, deaths = dict(left), 0
    while left:
        try:
            for number, result in _one_pool(play, left, place):
                del left[number]
                deaths = 0
                yield number, result
        except BrokenProcessPool:
            deaths += 1
            if deaths > PATIENCE:
                raise Refused("workers-die") from None


def _one_pool(play: Callable[[B], T], left: dict[int, B], place: Place) -> Iterator[Numbered[T]]:
    many = min(place.processes, len(left))
    fresh = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(many, fresh, _ready, (place.apart,))
    waiting = iter(list(left.items()))
    running: dict[Future[T], int] = {}
    try:
        while True:
            for number, batch in islice(waiting, AHEAD * many - len(running)):
                running[pool.submit(play, batch)] = number
            if not running:
                break
            if place.stopped():
                raise Stopped
            for each in wait(running, LOOK, FIRST_COMPLETED).done:
                yield running.pop(each), each.result()
    except BaseException:
        _end_workers(pool)
        raise
    pool.shutdown()


def _end_workers(pool: ProcessPoolExecutor) -> None:
    """What they are at is not wanted any more; a long match is not waited for."""
    workers: list[Any] = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.terminate()


def _ready(patient: bool) -> None:
    """Ctrl-C is for the process that the person started; a worker ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if patient and sys.platform != "win32":
        os.nice(PATIENT)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
