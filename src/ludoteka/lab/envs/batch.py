"""Many matches at once, as arrays of NumPy: a decision in each at every step.

    env = BatchEnv("clash", places=256, processes=2)
    env.reset(seed=1)
    while learning:
        actions = choose(env.observations, env.masks)      # one for each place
        env.step(actions)
        # env.ends, env.payoffs: which matches have ended, and what they brought to each seat

A match that has ended is followed by a new one in the same place: `observations`, `masks` and
`seats` are already those of the new one. The matches are the same with any number of processes.
With one, the arrays show the memory of the engine itself; with several, memory that they share.
"""

import multiprocessing
import signal
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from ludoteka.games.registry import game_by_id
from ludoteka.kernel.batch import Batch
from ludoteka.kernel.faults import Fault, Refused
from ludoteka.kernel.options import Options
from ludoteka.lab.envs.play import fewest, layout_of

Numbers = NDArray[Any]


@dataclass(frozen=True)
class Ahead:
    """What the seat that is asked would see after each of its moves (`kernel/batch.py`): the rows
    of place `i` are `first[i]` to `first[i + 1] - 1`; each begins with one of its `actions` and is
    so many `moves` away: one, unless whole moves are asked for. Where the match would be over,
    `known` is what it brings to the seat, and elsewhere not a number."""

    observations: Numbers
    actions: Numbers
    moves: Numbers
    seats: Numbers
    known: Numbers
    first: Numbers


@dataclass(frozen=True)
class Table:
    """What is played, in plain values."""

    game: str
    seats: int
    options: dict[str, str]
    parts: str
    most: int
    total: int

    def batch(self, first: int, count: int) -> Batch:
        layout = layout_of(game_by_id(self.game), self.seats, self.chosen())
        return Batch(layout, self.chosen(), count, first, self.total, self.most)

    def chosen(self) -> Options:
        return Options(dict(self.options), self.parts)


FIELDS: Final = {"observations": "i4", "masks": "u1", "seats": "i4", "ends": "u1", "payoffs": "f8"}
"""What can be read after a step, and the type of its numbers."""
WIDE: Final = ("observations", "masks", "payoffs")
"""Those with several numbers for each place."""


class Here:
    """The matches of one process."""

    def __init__(self, table: Table, first: int, count: int) -> None:
        self.table: Final = table
        self.batch: Final = table.batch(first, count)

    def begin(self, seed: int) -> None:
        self.batch.begin(seed)

    def step(self, actions: list[int]) -> None:
        self.batch.step(actions)

    def ahead(self, given: tuple[int, bool]) -> Ahead:
        found = self.batch.ahead(*given)
        known = np.array(found.known, np.float64)
        known[np.array(found.over, np.uint8) == 0] = np.nan
        rows = np.frombuffer(memoryview(found.observations), np.int32)
        return Ahead(
            observations=rows.reshape(-1, int(self.batch.width)),
            actions=np.array(found.actions, np.int64),
            moves=np.array(found.moves, np.int32),
            seats=np.array(found.seats, np.int32),
            known=known,
            first=np.array(found.first, np.int64),
        )

    def at_random(self, seed: int) -> list[int]:
        return self.batch.at_random(seed)

    def save(self) -> list[Any]:
        return self.batch.save()

    def load(self, saved: list[Any]) -> None:
        self.batch.load(saved, self.table.chosen())

    def array(self, name: str) -> Numbers:
        flat = np.frombuffer(memoryview(getattr(self.batch, name)), FIELDS[name])
        return flat.reshape(int(self.batch.count), -1) if name in WIDE else flat


class BatchEnv:
    """`places` matches of one table."""

    observations: Numbers
    """By place: what the seat sees that is asked (`kernel/layout.py`)."""
    masks: Numbers
    """By place and move: 1 where it is allowed."""
    seats: Numbers
    """By place: the seat that is asked, from 0."""
    ends: Numbers
    """By place: 1 if its match ended with the last step, 2 if it was stopped, 0 if it goes on."""
    payoffs: Numbers
    """By place and seat: what the last match that ended there has brought."""

    def __init__(
        self,
        game: str,
        places: int = 64,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        processes: int = 1,
        max_cycles: int = 0,
        parts: str = "",
    ) -> None:
        found = game_by_id(game)
        chosen = found.options(**(options or {})).with_parts(parts)
        many = fewest(found) if seats is None else seats
        found.check_seats(many)
        self.game: Final = found
        self.places: Final = places
        self.layout: Final = layout_of(found, many, chosen)
        table = Table(game, many, chosen.values, parts, max_cycles, places)
        self._here: Final = Here(table, 0, places) if processes == 1 else None
        self._others: Final[list[Other]] = []
        self._memory: Final[dict[str, SharedMemory]] = {}
        if self._here is not None:
            for name in FIELDS:
                setattr(self, name, self._here.array(name))
        else:
            self._share(table, min(processes, places))

    def reset(self, seed: int = 0) -> Self:
        """Begin every match anew."""
        self._all("begin", [seed] * max(1, len(self._others)))
        return self

    def step(self, actions: "Sequence[int] | Numbers") -> Self:
        """The seat that is asked makes a move in every place, by its number."""
        numbers = np.asarray(actions).tolist()
        if len(numbers) != self.places:
            raise Refused("wrong-actions", given=len(numbers), wanted=self.places)
        self._all("step", self._cut(numbers))
        return self

    def at_random(self, seed: int) -> Numbers:
        """An allowed move for every place, all equally likely."""
        found = self._all("at_random", [seed] * max(1, len(self._others)))
        return np.array([action for each in found for action in each], np.int64)

    def ahead(self, seed: int, whole: bool = False) -> Ahead:
        """What would be seen after every allowed move, in worlds that the seats think possible;
        with `whole`, after every way to make it with all that the seat is asked about it."""
        found = self._all("ahead", [(seed, whole)] * max(1, len(self._others)))
        if len(found) == 1:
            one: Ahead = found[0]
            return one
        first, at = [np.zeros(1, np.int64)], 0
        for each in found:
            first.append(each.first[1:] + at)
            at += int(each.first[-1])
        names = ("observations", "actions", "moves", "seats", "known")
        joined = {name: np.concatenate([getattr(each, name) for each in found]) for name in names}
        return Ahead(**joined, first=np.concatenate(first))

    def save(self) -> list[Any]:
        """Everything that is to come, as plain values; `load` goes on from there."""
        found = self._all("save", [None] * max(1, len(self._others)))
        return [found[0][0], *(match for each in found for match in each[1:])]

    def load(self, saved: list[Any]) -> Self:
        """Also with another number of processes."""
        if len(saved) != self.places + 1:
            raise Refused("wrong-actions", given=len(saved) - 1, wanted=self.places)
        self._all("load", [[saved[0], *part] for part in self._cut(saved[1:])])
        return self

    def close(self) -> None:
        """End the other processes, if there are any."""
        for other in self._others:
            other.end()
        self._others.clear()
        for name, memory in self._memory.items():
            setattr(self, name, np.empty(0))
            memory.close()
            memory.unlink()
        self._memory.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # Several processes

    def _share(self, table: Table, processes: int) -> None:
        widths = dict(
            zip(WIDE, (int(self.layout.width), len(self.game.moves), table.seats), strict=True)
        )
        for name, kind in FIELDS.items():
            shape = (self.places, widths[name]) if name in WIDE else (self.places,)
            size = int(np.prod(shape)) * np.dtype(kind).itemsize
            self._memory[name] = memory = SharedMemory(create=True, size=size)
            setattr(self, name, np.ndarray(shape, kind, memory.buf))
        ends = [self.places * each // processes for each in range(processes + 1)]
        shared = {name: memory.name for name, memory in self._memory.items()}
        for first, end in pairwise(ends):
            self._others.append(Other(table, first, end - first, shared))
        for other in self._others:
            other.answer()

    def _cut(self, things: list[Any]) -> list[list[Any]]:
        """What belongs to each process."""
        if not self._others:
            return [things]
        return [things[each.first : each.first + each.count] for each in self._others]

    def _all(self, verb: str, given: list[Any]) -> list[Any]:
        """Ask every process; all work at the same time."""
        if self._here is not None:
            work = getattr(self._here, verb)
            return [work() if given[0] is None else work(given[0])]
        for other, value in zip(self._others, given, strict=True):
            other.ask(verb, value)
        return [other.answer() for other in self._others]


class Other:
    """Another process, with its share of the places."""

    def __init__(self, table: Table, first: int, count: int, shared: dict[str, str]) -> None:
        self.first: Final = first
        self.count: Final = count
        fresh = multiprocessing.get_context("spawn")
        self._pipe, theirs = fresh.Pipe()
        work = partial(serve, theirs, table, first, count, shared)
        self._process: Final = fresh.Process(target=work, daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, verb: str, given: Any) -> None:
        self._pipe.send((verb, given))

    def answer(self) -> Any:
        found = self._pipe.recv()
        if isinstance(found, Fault):
            raise found
        return found

    def end(self) -> None:
        self._pipe.close()
        self._process.join()


def serve(
    pipe: "Connection[Any, Any]", table: Table, first: int, count: int, shared: dict[str, str]
) -> None:
    """Answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started us
    here = Here(table, first, count)
    blocks = [SharedMemory(name) for name in shared.values()]
    targets: list[Numbers] = []
    for name, block in zip(shared, blocks, strict=True):
        ours = here.array(name)
        whole = np.ndarray((table.total, *ours.shape[1:]), FIELDS[name], block.buf)
        targets.append(whole[first : first + count])
    pipe.send(None)
    try:
        while True:
            verb, given = pipe.recv()
            try:
                work = getattr(here, verb)
                answer = work() if given is None else work(given)
            except Fault as error:
                answer = error
            for name, target in zip(shared, targets, strict=True):
                target[...] = here.array(name)
            pipe.send(answer)
    except (EOFError, BrokenPipeError):
        pass
    finally:
        targets.clear()
        for block in blocks:
            block.close()
