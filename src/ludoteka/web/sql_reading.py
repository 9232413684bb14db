"""Threads that read from a database for the event loop, each with a connection of its own: to lend
both for every read costs more than the read."""

import asyncio
import logging
import queue
import threading
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.engine import Connection, Engine

from ludoteka.kernel.faults import Refused

THREADS: Final = 2
"""So that nobody waits for who reads a long log."""
_LOG: Final = logging.getLogger("ludoteka.web")
Rows = list[tuple[Any, ...]]
_Asked = tuple[str, tuple[Any, ...], "asyncio.Future[Rows]"]


class Reading:
    """Make it inside the event loop that will ask."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._loop: Final = asyncio.get_running_loop()
        self._asked: Final[queue.SimpleQueue[_Asked | None]] = queue.SimpleQueue()
        self._threads: Final = [
            threading.Thread(target=self._read, name="reading", daemon=True) for _ in range(THREADS)
        ]
        for thread in self._threads:
            thread.start()

    async def ask(self, statement: str, values: tuple[Any, ...]) -> Rows:
        """What a statement finds; `Refused` if the store is away."""
        done: asyncio.Future[Rows] = self._loop.create_future()
        self._asked.put((statement, values, done))
        return await done

    def close(self) -> None:
        for _ in self._threads:
            self._asked.put(None)
        for thread in self._threads:
            thread.join()

    def _read(self) -> None:
        reader = _Reader(self._engine)
        while (asked := self._asked.get()) is not None:
            statement, values, done = asked
            try:
                found = reader.find(statement, values)
            except Exception as error:
                _LOG.warning("the store cannot be read: %s", first_line(error))
                self._loop.call_soon_threadsafe(_tell, done, None)
            else:
                self._loop.call_soon_threadsafe(_tell, done, found)
        reader.drop()


class _Reader:
    """A connection that is made when it is needed, and again when it is lost."""

    def __init__(self, engine: Engine) -> None:
        self._engine: Final = engine
        self._connection: Connection | None = None

    def find(self, statement: str, values: tuple[Any, ...]) -> Rows:
        known = self._connection is not None
        try:
            self._connection = self._connection or self._engine.connect()
            driver: Any = self._connection.connection.driver_connection
            found: Rows = driver.execute(statement, values).fetchall()
        except Exception:
            self.drop()
            if not known:
                raise
            return self.find(statement, values)
        return found

    def drop(self) -> None:
        if self._connection is not None:
            with suppress(Exception):
                self._connection.invalidate()
                self._connection.close()
        self._connection = None


def _tell(done: "asyncio.Future[Rows]", found: Rows | None) -> None:
    if done.cancelled():
        return
    if found is None:
        done.set_exception(Refused("store-away"))
    else:
        done.set_result(found)


def first_line(error: Exception) -> str:
    """What went wrong, without the statement and what was in it."""
    return str(error).partition("\n")[0]
