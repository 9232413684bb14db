"""The store of `ludoteka serve`: an event log in SQLite or PostgreSQL, written by one thread.

The event loop hands over what must last and awaits it. The thread writes that in one transaction,
and is handed everything that has come meanwhile when it is done. So an answer costs one commit when
the server is quiet, and hundreds share one when it is busy. The key (table, seq) is also the lock:
two servers can never write the same event, and none is written unless the one before it is there.
Servers on one PostgreSQL database hear of each other's events by its notifications.
"""

import asyncio
import logging
import queue
import secrets
import threading
from collections.abc import Callable, Container
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

from ludoteka.kernel.faults import Refused
from ludoteka.web.schema import EVENTS, TABLES, prepare
from ludoteka.web.sql_pen import CHANNEL, MARKS, Pen
from ludoteka.web.sql_reading import Reading, first_line
from ludoteka.web.store import Change, Event, Heard, Missed

MOST_TOGETHER: Final = 100
"""Changes in one transaction."""

MOST_TOLD: Final = 150
"""Tables named in one notice, which PostgreSQL allows 8,000 bytes."""

BUSY: Final = 5000
"""Milliseconds to wait for whoever else writes an SQLite file."""

TIDY: Final = 1.0
"""Seconds between two looks of SQLite's helper."""

LISTEN_AGAIN: Final = 0.5
"""Seconds between two looks whether the listening thread should end."""

PAUSE: Final = 0.025
"""Seconds for which notices gather before they are looked at: each look takes from those who play
here."""

GATHER: Final = 0.01
"""Seconds for which changes gather after a transaction of several, since more are to come."""

ENOUGH: Final = 50
"""Changes that need not wait for more: a transaction costs as much as 25 of them."""

_LOG: Final = logging.getLogger("ludoteka.web")

_LOG_OF: Final = (
    f"SELECT seq, at, body FROM {EVENTS.name} WHERE table_id = {{0}} AND seq > {{0}} ORDER BY seq"
)
"""What happened at a table after an event."""
_LISTED: Final = f"SELECT summary FROM {TABLES.name} WHERE listed ORDER BY created DESC LIMIT {{0}}"
"""The newest public tables."""
_ALIVE: Final = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""Seconds and tries after which PostgreSQL's silence means that the connection is lost."""
_Job = tuple[Change, "asyncio.Future[None]"]


class SqlStore:
    """The tables of one server. Open it inside the event loop that will use it."""

    def __init__(self, url: str) -> None:
        self._engine: Final = make_engine(url)
        self._single: Final = single(self._engine)
        self._shared: Final = notifies(self._engine)
        self._mark: Final = MARKS[self._engine.dialect.paramstyle]
        self._reading: Final = Reading(self._single)
        self._loop: Final = asyncio.get_running_loop()
        self._jobs: Final[queue.SimpleQueue[list[_Job] | None]] = queue.SimpleQueue()
        self._new: list[_Job] = []
        self._writing = False  # or about to
        self._gathering: asyncio.TimerHandle | None = None
        self._pen: Pen | None = None
        self.commits = 0
        self._me: Final = secrets.token_hex(6)
        self._thread: Final = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()
        self._closing: Final = threading.Event()
        self._helpers: Final[list[threading.Thread]] = []
        if not self._shared:
            self._have_help(self._tidy)

    def listen(self, heard: Heard, missed: Missed, known: Container[str]) -> None:
        """Only servers on PostgreSQL hear of each other. The event loop is not woken for tables
        that only others have."""
        if self._shared:
            self._have_help(lambda: self._pass_on(heard, missed, known))

    def append(self, change: Change) -> "asyncio.Future[None]":
        done: asyncio.Future[None] = self._loop.create_future()
        self._new.append((change, done))
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)
        elif self._gathering is not None and len(self._new) >= ENOUGH:
            self._gathering.cancel()
            self._gathering = None
            self._loop.call_soon(self._hand_over)
        return done

    def _hand_over(self) -> None:
        """All that the loop has for the thread, at once: to wake it for each is dear, and the more
        share a transaction the less each costs."""
        self._gathering = None
        self._writing = bool(self._new)
        if self._new:
            self._jobs.put(self._new)
            self._new = []

    def _written(self, batch: list[_Job], outcomes: list[Refused | None]) -> None:
        for (_, done), outcome in zip(batch, outcomes, strict=True):
            if done.cancelled():
                continue
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)
        if len(batch) > 1 and len(self._new) < ENOUGH:
            self._gathering = self._loop.call_later(GATHER, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)

    async def events(self, table: str, since: int = -1) -> list[Event]:
        found = await self._reading.ask(_LOG_OF.format(self._mark), (table, since))
        return [Event(*row) for row in found]

    async def listed(self, most: int) -> list[str]:
        return [row[0] for row in await self._reading.ask(_LISTED.format(self._mark), (most,))]

    async def close(self) -> None:
        self._closing.set()
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._reading.close)
        for helper in self._helpers:
            await asyncio.to_thread(helper.join)
        self._engine.dispose()

    # The writer thread

    def _write(self) -> None:
        while (batch := self._jobs.get()) is not None:
            self._write_batch(batch)
        self._drop_pen()

    def _write_batch(self, batch: list[_Job]) -> None:
        """Many in one transaction; if one of them cannot be stored each alone, so that it does not
        spoil the others."""
        outcomes: list[Refused | None] = []
        for begin in range(0, len(batch), MOST_TOGETHER):
            changes = [change for change, _ in batch[begin : begin + MOST_TOGETHER]]
            problem = self._commit(changes)
            if problem is not None and problem.word == "store-conflict" and len(changes) > 1:
                outcomes += [self._commit([change]) for change in changes]
            else:
                outcomes += [problem] * len(changes)
        self.commits += 1
        self._loop.call_soon_threadsafe(self._written, batch, outcomes)

    def _commit(self, changes: list[Change]) -> Refused | None:
        """Store the changes, all or none; what went wrong, if anything. Other servers hear of
        it."""
        try:
            self._pen = self._pen or Pen(self._single, self._me if self._shared else "")
            return None if self._pen.put(changes) else Refused("store-conflict")
        except Exception as error:  # the thread must go on and whoever waits must be told
            _LOG.error("the store does not take what happened: %s", first_line(error))
            self._drop_pen()
            return Refused("outcome-unknown")

    def _drop_pen(self) -> None:
        if self._pen is not None:
            with suppress(Exception):
                self._pen.drop()
        self._pen = None

    # The helping thread

    def _have_help(self, work: Callable[[], None]) -> None:
        helper = threading.Thread(target=self._help, args=(work,), daemon=True)
        self._helpers.append(helper)
        helper.start()

    def _help(self, work: Callable[[], None]) -> None:
        """What a store needs besides writing. A lost connection is made again."""
        while not self._closing.is_set():
            try:
                work()
            except Exception as error:
                _LOG.warning("the store cannot be helped: %s", first_line(error))
                self._closing.wait(LISTEN_AGAIN)

    def _tidy(self) -> None:
        """SQLite: bring what is in the log into the file while the writer goes on, as it would have
        to stop and do now and then by itself."""
        tidied = self.commits
        while not self._closing.wait(TIDY):
            if self.commits != tidied:
                tidied = self.commits
                with self._engine.connect() as connection:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    def _pass_on(self, heard: Heard, missed: Missed, known: Container[str]) -> None:
        """Nothing is lost between two connections: once it listens, all are asked to catch up."""
        with self._single.connect() as connection:
            connection.exec_driver_sql(f"LISTEN {CHANNEL}")
            driver: Any = connection.connection.driver_connection
            connection.detach()
            self._loop.call_soon_threadsafe(missed)
            while not self._closing.is_set():
                notices = [*driver.notifies(timeout=LISTEN_AGAIN, stop_after=1)]
                found = _of_others([notice.payload for notice in notices], self._me)
                told = [(table, seq) for table, seq in found if table in known]
                if told:
                    self._loop.call_soon_threadsafe(_hear_all, heard, told)
                self._closing.wait(PAUSE)


def make_engine(url: str) -> Engine:
    """A database with our tables in it; `Refused` says what is wrong with it."""
    try:
        alive = _ALIVE if url.startswith("postgresql") else {}
        engine = sql.create_engine(url, hide_parameters=True, connect_args=alive)
        if url.startswith("sqlite"):
            sql.event.listen(engine, "connect", _durable)
    except (SQLAlchemyError, ImportError) as error:
        raise Refused("store-trouble", store=place_named(url)) from error
    try:
        prepare(engine, place_named(url))
    except BaseException as error:
        engine.dispose()
        if isinstance(error, SQLAlchemyError):
            raise Refused("store-trouble", store=place_named(url)) from error
        raise
    return engine


def notifies(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def single(engine: Engine) -> Engine:
    """For single statements: to PostgreSQL each other transaction is two more messages."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if notifies(engine) else engine


def store_url(place: str) -> str:
    """The address of a store: one of SQLAlchemy's, or the folder of an SQLite file."""
    if "://" in place:
        return place.replace("postgresql://", "postgresql+psycopg://", 1)
    folder = Path(place)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{(folder / 'ludoteka.sqlite').resolve()}"


def place_named(url: str) -> str:
    """A store as it may be told: without its password."""
    try:
        return sql.make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return ""


def _durable(connection: Any, _: object) -> None:
    """A committed transaction outlives a power cut, and readers do not wait for the writer."""
    connection.execute(f"PRAGMA busy_timeout={BUSY}")
    for each in ("journal_mode=WAL", "synchronous=FULL", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {each}")
    connection.execute("PRAGMA temp_store=MEMORY")  # what a statement can be taken back by


def _of_others(payloads: list[str], me: str) -> list[tuple[str, int]]:
    """The tables and events that others have stored; what one has stored oneself one knows."""
    found = []
    for payload in payloads:
        by, *told = payload.split()
        if by != me:
            found += [(table, int(seq)) for table, seq in zip(told[::2], told[1::2], strict=True)]
    return found


def _hear_all(heard: Heard, told: list[tuple[str, int]]) -> None:
    for table, seq in told:
        heard(table, seq)
