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
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from ludoteka.kernel.faults import Refused
from ludoteka.web.schema import EVENTS, TABLES, prepare
from ludoteka.web.store import Change, Event, Heard, Missed

MOST_ROWS: Final = 100
"""Rows in one statement."""

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

_LOG: Final = logging.getLogger("ludoteka.web")
_NEWER: Final = (
    "ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, summary = excluded.summary"
)
_FOLLOWING: Final = (
    "SELECT table_id, seq, at, body FROM new WHERE first = 0 OR EXISTS "
    f"(SELECT 1 FROM {EVENTS.name} AS old "
    "WHERE old.table_id = new.table_id AND old.seq = new.first - 1)"
)
"""The events of `new`, each only if the one before it is there: it is also new, or `first`, the
first of its row among the new ones, has one before it in the store."""
_MARKS: Final = {"qmark": "?", "pyformat": "%s"}
"""How a driver writes that a value comes here."""


_LOG_OF: Final = (
    sql.select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.body)
    .where(EVENTS.c.table_id == sql.bindparam("table"), EVENTS.c.seq > sql.bindparam("since"))
    .order_by(EVENTS.c.seq)
)
"""What happened at a table after an event."""
_ALIVE: Final = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
"""Seconds and tries after which PostgreSQL's silence means that the connection is lost."""
_CHANNEL: Final = "ludoteka"
_NEW_SUMMARIES: Final = "%s::varchar[], %s::bigint[], %s::boolean[], %s::text[]"
_NEW_EVENTS: Final = "%s::varchar[], %s::integer[], %s::bigint[], %s::text[], %s::integer[]"
_PUT_AND_TELL: Final = (
    f"WITH new AS (SELECT * FROM unnest({_NEW_EVENTS}) "
    "AS new (table_id, seq, at, body, first)), "
    f"put AS (INSERT INTO {EVENTS.name} (table_id, seq, at, body) {_FOLLOWING} RETURNING 1), "
    f"listed AS (INSERT INTO {TABLES.name} (id, created, listed, summary) "
    f"SELECT * FROM unnest({_NEW_SUMMARIES}) {_NEWER}) "
    f"SELECT 1 / (count(*) = %s)::integer, pg_notify('{_CHANNEL}', %s) FROM put"
)
"""PostgreSQL: one statement, which is a transaction of its own. It fails, and then nothing of it
has happened, if not all events could be put; other servers are told once it is stored."""
Row = tuple[str | int, ...]
Result = TypeVar("Result")
_Job = tuple[Change, "asyncio.Future[None]"]


class SqlStore:
    """The tables of one server. Open it inside the event loop that will use it."""

    def __init__(self, url: str) -> None:
        self._engine: Final = make_engine(url)
        self._single: Final = single(self._engine)
        self._loop: Final = asyncio.get_running_loop()
        self._jobs: Final[queue.SimpleQueue[list[_Job] | None]] = queue.SimpleQueue()
        self._new: list[_Job] = []
        self._writing = False  # or about to
        self._pen: Connection | None = None
        self.commits = 0
        self._me: Final = secrets.token_hex(6)
        self._thread: Final = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()
        self._closing: Final = threading.Event()
        self._helpers: Final[list[threading.Thread]] = []
        if not notifies(self._engine):
            self._have_help(self._tidy)

    def listen(self, heard: Heard, missed: Missed, known: Container[str]) -> None:
        """Only servers on PostgreSQL hear of each other. The event loop is not woken for tables
        that only others have."""
        if notifies(self._engine):
            self._have_help(lambda: self._pass_on(heard, missed, known))

    async def append(self, change: Change) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._new.append((change, done))
        if not self._writing:
            self._writing = True
            self._loop.call_soon(self._hand_over)
        await done

    def _hand_over(self) -> None:
        """All that the loop has for the thread, at once: to wake it for each is dear, and the more
        share a transaction the less each costs."""
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
        self._loop.call_soon(self._hand_over)

    async def events(self, table: str, since: int = -1) -> list[Event]:
        return await asyncio.to_thread(_read, self._read_events, table, since)

    async def listed(self, most: int) -> list[str]:
        return await asyncio.to_thread(_read, self._read_listed, most)

    async def close(self) -> None:
        self._closing.set()
        self._hand_over()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
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
        """Store the changes, all or none; what went wrong, if anything. Other servers hear of it.
        It is always by the same connection: another one would have to read again what this one
        has just written."""
        try:
            self._pen = self._pen or self._single.connect()
            with self._pen.begin():
                if notifies(self._engine):
                    put_and_tell(self._pen, changes, self._me)
                else:
                    put_events(self._pen, changes)
                    put_summaries(self._pen, changes)
        except (IntegrityError, DataError, Gap):
            return Refused("store-conflict")
        except Exception as error:  # the thread must go on and whoever waits must be told
            _LOG.error("the store does not take what happened: %s", first_line(error))
            self._drop_pen()
            return Refused("outcome-unknown")
        return None

    def _drop_pen(self) -> None:
        if self._pen is not None:
            with suppress(Exception):
                self._pen.invalidate()
                self._pen.close()
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
            connection.exec_driver_sql(f"LISTEN {_CHANNEL}")
            driver: Any = connection.connection.driver_connection
            connection.detach()
            self._loop.call_soon_threadsafe(missed)
            while not self._closing.is_set():
                notices = [*driver.notifies(timeout=LISTEN_AGAIN, stop_after=1)]
                found = _of_others([notice.payload for notice in notices], self._me)
                told = [(table, seq) for table, seq in found if table in known]
                if told:
                    self._loop.call_soon_threadsafe(_hear_all, heard, told)

    # Reading

    def _read_events(self, table: str, since: int) -> list[Event]:
        with self._single.connect() as connection:
            found = connection.execute(_LOG_OF, {"table": table, "since": since})
            return [Event(*row) for row in found]

    def _read_listed(self, most: int) -> list[str]:
        wanted = sql.select(TABLES.c.summary).where(TABLES.c.listed)
        wanted = wanted.order_by(TABLES.c.created.desc()).limit(most)
        with self._single.connect() as connection:
            return [row[0] for row in connection.execute(wanted)]


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


def _read(reading: Callable[..., Result], *about: Any) -> Result:
    try:
        return reading(*about)
    except SQLAlchemyError as error:
        _LOG.warning("the store cannot be read: %s", first_line(error))
        raise Refused("store-away") from error


def first_line(error: Exception) -> str:
    """What went wrong, without the statement and what was in it."""
    return str(error).partition("\n")[0]


class Gap(Exception):
    """The event before one that should be stored is not there."""


def put_and_tell(connection: Connection, changes: list[Change], by: str) -> None:
    """PostgreSQL, outside of transactions: everything at once."""
    rows = _rows(changes)
    summaries = _summaries(changes)
    columns = [[*each] for each in zip(*rows, strict=True)]
    columns += [[*each] for each in zip(*summaries, strict=True)] or [[], [], [], []]
    last = {change.table: change.events[-1].seq for change in changes}
    notice = " ".join([by, *(f"{table} {seq}" for table, seq in last.items())])
    connection.exec_driver_sql(_PUT_AND_TELL, (*columns, len(rows), notice))


def put_events(connection: Connection, changes: list[Change]) -> None:
    rows = _rows(changes)
    for begin in range(0, len(rows), MOST_ROWS):
        part = rows[begin : begin + MOST_ROWS]
        statement = _put_after(_MARKS[connection.dialect.paramstyle], len(part))
        put = connection.exec_driver_sql(statement, tuple(chain.from_iterable(part)))
        if put.rowcount != len(part):
            raise Gap


def _rows(changes: list[Change]) -> list[Row]:
    """The new events, each with the first of its row."""
    firsts: dict[tuple[str, int], int] = {}
    rows: list[Row] = []
    for change in changes:
        for event in change.events:
            first = firsts.get((change.table, event.seq - 1), event.seq)
            firsts[change.table, event.seq] = first
            rows.append((change.table, event.seq, event.at, event.body, first))
    return rows


@cache
def _put_after(mark: str, count: int) -> str:
    row = f"(CAST({mark} AS VARCHAR), CAST({mark} AS INTEGER), CAST({mark} AS BIGINT), "
    row += f"CAST({mark} AS TEXT), CAST({mark} AS INTEGER))"
    return (
        f"INSERT INTO {EVENTS.name} (table_id, seq, at, body) "
        f"WITH new (table_id, seq, at, body, first) AS (VALUES {', '.join([row] * count)}) "
        f"{_FOLLOWING}"
    )


def put_summaries(connection: Connection, changes: list[Change]) -> None:
    """All in one statement: for each statement this thread and the event loop take turns."""
    rows = _summaries(changes)
    mark = ", ".join([_MARKS[connection.dialect.paramstyle]] * len(TABLES.c))
    for begin in range(0, len(rows), MOST_ROWS):
        part = rows[begin : begin + MOST_ROWS]
        values = ", ".join([f"({mark})"] * len(part))
        statement = f"INSERT INTO {TABLES.name} (id, created, listed, summary) VALUES {values} "
        connection.exec_driver_sql(statement + _NEWER, tuple(chain.from_iterable(part)))


def _summaries(changes: list[Change]) -> list[Row]:
    """The newest of each table."""
    rows: dict[str, Row] = {}
    for change in changes:
        if (new := change.summary) is not None:
            rows[change.table] = (change.table, new.created, new.listed, new.summary)
    return [*rows.values()]


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
