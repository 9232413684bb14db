"""Where tables are kept: an event log in SQLite or PostgreSQL, written by one thread.

The event loop hands over what must last and awaits it; the thread writes whatever is queued in one
transaction. So an answer costs one commit when the server is quiet, and hundreds share one when it
is busy. The key (table, seq) is also the lock: two servers can never write the same event. Servers
on one PostgreSQL database hear of each other's events by its notifications.
"""

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludoteka.kernel.faults import Refused

MOST_AT_ONCE: Final = 500
"""Changes in one transaction."""

LISTEN_AGAIN: Final = 0.5
"""Seconds between two looks whether the listening thread should end."""

_LOG: Final = logging.getLogger("ludoteka.web")
_META: Final = sql.MetaData()
_TABLES: Final = sql.Table(
    "ludoteka_table",
    _META,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False, index=True),
    sql.Column("summary", sql.Text, nullable=False),
)
_EVENTS: Final = sql.Table(
    "ludoteka_event",
    _META,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
_INSERT: Final = sql.insert(_EVENTS)


class Event:
    """Something that happened at a table. `body` is JSON."""

    __slots__ = ("at", "body", "seq")

    def __init__(self, seq: int, at: int, body: str) -> None:
        self.seq = seq
        self.at = at
        self.body = body


class Summary:
    """What the list of tables shows of one. `listed` ones are shown to everybody."""

    __slots__ = ("created", "listed", "summary")

    def __init__(self, created: int, listed: bool, summary: str) -> None:
        self.created = created
        self.listed = listed
        self.summary = summary


class Change:
    """What one table wants stored, all or nothing."""

    __slots__ = ("events", "summary", "table")

    def __init__(self, table: str, events: list[Event], summary: Summary | None) -> None:
        self.table = table
        self.events = events
        self.summary = summary


Heard = Callable[[str, int], None]
"""Told the table and the number of an event that a server on the same database has stored."""
_CHANNEL: Final = "ludoteka"
_Job = tuple[Change, "asyncio.Future[None]"]


class Store:
    """The tables of one server. Open it inside the event loop that will use it."""

    def __init__(self, url: str, heard: Heard | None = None) -> None:
        self._engine: Final = make_engine(url)
        self._loop: Final = asyncio.get_running_loop()
        self._jobs: Final[queue.SimpleQueue[_Job | None]] = queue.SimpleQueue()
        self._thread: Final = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()
        self._closing: Final = threading.Event()
        self._listener: Final = threading.Thread(target=self._listen, args=(heard,), daemon=True)
        self._listener.start()
        self.commits = 0

    async def append(self, change: Change) -> None:
        """Returns when the change is stored for good; `Refused` if it cannot be."""
        done: asyncio.Future[None] = self._loop.create_future()
        self._jobs.put((change, done))
        await done

    async def events(self, table: str) -> list[Event]:
        """Everything that happened at a table; empty if there is none."""
        return await asyncio.to_thread(self._read_events, table)

    async def listed(self, most: int) -> list[str]:
        """The summaries of the newest public tables."""
        return await asyncio.to_thread(self._read_listed, most)

    async def close(self) -> None:
        """Write what is queued and end."""
        self._closing.set()
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        await asyncio.to_thread(self._listener.join)
        self._engine.dispose()

    # The writer thread

    def _write(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            if batch:
                self._write_batch(batch)

    def _next_batch(self) -> tuple[list[_Job], bool]:
        job = self._jobs.get()
        batch: list[_Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) >= MOST_AT_ONCE:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _write_batch(self, batch: list[_Job]) -> None:
        """All in one transaction; if that fails each alone, so that one cannot spoil the others."""
        problem = _commit(self._engine, [change for change, _ in batch])
        outcomes: list[Exception | None] = [problem] * len(batch)
        if problem is not None and len(batch) > 1:
            outcomes = [_commit(self._engine, [change]) for change, _ in batch]
        self.commits += 1
        told = [(done, outcome) for (_, done), outcome in zip(batch, outcomes, strict=True)]
        self._loop.call_soon_threadsafe(_tell, told)

    # The listening thread

    def _listen(self, heard: Heard | None) -> None:
        """Pass on what is heard; a lost connection is made again. What was missed meanwhile shows
        when somebody tries to write it."""
        while heard is not None and _notifies(self._engine) and not self._closing.is_set():
            try:
                self._pass_on(heard)
            except Exception:
                _LOG.exception("the store cannot be listened to")
                self._closing.wait(LISTEN_AGAIN)

    def _pass_on(self, heard: Heard) -> None:
        listening = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        with listening.connect() as connection:
            connection.exec_driver_sql(f"LISTEN {_CHANNEL}")
            driver: Any = connection.connection.driver_connection
            connection.detach()
            while not self._closing.is_set():
                for notice in driver.notifies(timeout=LISTEN_AGAIN):
                    table, _, seq = notice.payload.partition(" ")
                    self._loop.call_soon_threadsafe(heard, table, int(seq))

    # Reading

    def _read_events(self, table: str) -> list[Event]:
        wanted = sql.select(_EVENTS.c.seq, _EVENTS.c.at, _EVENTS.c.body)
        wanted = wanted.where(_EVENTS.c.table_id == table).order_by(_EVENTS.c.seq)
        with self._engine.connect() as connection:
            return [Event(*row) for row in connection.execute(wanted)]

    def _read_listed(self, most: int) -> list[str]:
        wanted = sql.select(_TABLES.c.summary).where(_TABLES.c.listed)
        wanted = wanted.order_by(_TABLES.c.created.desc()).limit(most)
        with self._engine.connect() as connection:
            return [row[0] for row in connection.execute(wanted)]


def make_engine(url: str) -> Engine:
    """A database with our tables in it; `Refused` says what is wrong with it."""
    try:
        lite = url.startswith("sqlite")
        engine = sql.create_engine(url, **({"paramstyle": "named"} if lite else {}))
        if lite:
            sql.event.listen(engine, "connect", _durable)
        _META.create_all(engine)
    except (SQLAlchemyError, ImportError) as error:
        raise Refused("store-trouble", store=_named(url)) from error
    return engine


def _notifies(engine: Engine) -> bool:
    return engine.dialect.name == "postgresql"


def store_url(place: str) -> str:
    """The address of a store: one of SQLAlchemy's, or the folder of an SQLite file."""
    if "://" in place:
        return place.replace("postgresql://", "postgresql+psycopg://", 1)
    folder = Path(place)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{(folder / 'ludoteka.sqlite').resolve()}"


def _named(url: str) -> str:
    """A store as it may be told: without its password."""
    try:
        return sql.make_url(url).render_as_string(hide_password=True)
    except SQLAlchemyError:
        return ""


def _durable(connection: Any, _: object) -> None:
    """A committed transaction outlives a power cut, and readers do not wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def _commit(engine: Engine, changes: list[Change]) -> Exception | None:
    """Store the changes, all or none; what went wrong, if anything."""
    rows = []
    for change in changes:
        for event in change.events:
            row = {"seq": event.seq, "at": event.at, "body": event.body}
            rows.append({"table_id": change.table, **row})
    try:
        with engine.begin() as connection:
            if rows:  # straight to the driver: this is most of what the thread does
                connection.exec_driver_sql(str(_INSERT.compile(engine)), rows)
            for change in changes:
                if change.summary is not None:
                    _put_summary(connection, change.table, change.summary)
            if rows and _notifies(engine):
                _notify(connection, changes)
    except IntegrityError:
        return Refused("store-conflict")
    except Exception:  # whatever it is, the thread must go on and whoever waits must be told
        _LOG.exception("the store does not take what happened")
        return Refused("store-trouble", store=engine.url.render_as_string(hide_password=True))
    return None


def _notify(connection: Connection, changes: list[Change]) -> None:
    """Sent when the transaction is stored."""
    told = [{"told": f"{each.table} {each.events[-1].seq}"} for each in changes if each.events]
    connection.exec_driver_sql(f"SELECT pg_notify('{_CHANNEL}', %(told)s)", told)


def _put_summary(connection: Connection, table: str, summary: Summary) -> None:
    values = {"listed": summary.listed, "summary": summary.summary}
    changed = connection.execute(
        sql.update(_TABLES).where(_TABLES.c.id == table).values(values)
    ).rowcount
    if not changed:
        connection.execute(sql.insert(_TABLES).values(id=table, created=summary.created, **values))


def _tell(told: Sequence[tuple["asyncio.Future[None]", Exception | None]]) -> None:
    for done, outcome in told:
        if done.cancelled():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
