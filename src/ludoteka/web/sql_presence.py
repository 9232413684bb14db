"""Presence by the database that servers share: each says that it runs, and who is connected to it.

Times are compared by the clock of the database alone. A server that has not been heard of for a
while is taken for dead, and whoever was connected to it for gone; if it was only cut off it says
everything again. SQLite has one server, which only says that it runs, and only while a clock does:
so a clock stands still while no server runs, and does not begin anew with the next one.
"""

import asyncio
import logging
import threading
from collections.abc import Container
from typing import Any, Final

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from ludoteka.kernel.faults import Refused
from ludoteka.web import times
from ludoteka.web.events import new_id
from ludoteka.web.presence import Busy, Came
from ludoteka.web.schema import PRESENT, SERVERS
from ludoteka.web.sql_reading import first_line
from ludoteka.web.sql_store import MOST_TOLD, make_engine, notifies, single

PULSE: float = 2.0
"""Seconds after which a server says again that it runs."""
LAPSE: float = 10.0
"""Seconds of silence after which a server is taken for dead."""
LOOK: Final = 0.2
"""Seconds between two looks whether there is something to tell."""
_CHANNEL: Final = "ludoteka_present"
_SAY: Final = (
    "WITH new AS (SELECT * FROM json_to_recordset(%(told)s::json) AS new "
    "(table_id varchar, seats integer)), "
    f"gone AS (DELETE FROM {PRESENT.name} AS old USING new "
    "WHERE old.server = %(me)s AND old.table_id = new.table_id AND new.seats = 0), "
    f"come AS (INSERT INTO {PRESENT.name} (server, table_id, seats) "
    "SELECT %(me)s, table_id, seats FROM new WHERE seats > 0 "
    "ON CONFLICT (server, table_id) DO UPDATE SET seats = excluded.seats) "
    f"SELECT pg_notify('{_CHANNEL}', concat_ws(' ', %(me)s::text, "
    "string_agg(table_id || ' ' || seats, ' '))) FROM new"
)
"""PostgreSQL: who is connected to some tables here now, for all to hear."""
_LOG: Final = logging.getLogger("ludoteka.web")
_NOW: Final = {
    "postgresql": "CAST(extract(epoch from clock_timestamp()) * 1000 AS BIGINT)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}


def _others(now: Any) -> sql.Select[str, str, int]:
    """Who is connected to servers besides `me`, unless those have been silent."""
    wanted = sql.select(PRESENT.c.server, PRESENT.c.table_id, PRESENT.c.seats)
    return wanted.join(SERVERS, SERVERS.c.id == PRESENT.c.server).where(
        PRESENT.c.server != sql.bindparam("me"),
        SERVERS.c.seen > now - sql.bindparam("lapse", type_=sql.BigInteger),
    )


class SqlPresence:
    """What one server says and hears. Open it inside the event loop that will use it."""

    def __init__(self, url: str) -> None:
        self._engine: Final = make_engine(url)
        self._single: Final = single(self._engine)
        self._shared: Final = notifies(self._engine)
        self._now: Final[Any] = sql.literal_column(_NOW[self._engine.dialect.name])
        self._others: Final = _others(self._now)
        self._loop: Final = asyncio.get_running_loop()
        self._me: Final = new_id()
        self._elsewhere: dict[str, dict[str, int]] = {}  # by table and server
        self._here: Final[dict[str, int]] = {}
        self._changed: Final[set[str]] = set()
        self._guard: Final = threading.Lock()
        self._closing: Final = threading.Event()
        self._threads: Final[list[threading.Thread]] = []
        self._said = 0.0
        self._begun: Final = times.time_of_day()
        self._paused: Final = self._pause()
        self._busy: Busy = lambda: False
        self._came: Came = lambda table: None
        self._known: Container[str] = ()
        if self._shared:
            self._begin_anew(self._everybody())

    def listen(self, came: Came, busy: Busy, known: Container[str]) -> None:
        self._came, self._busy, self._known = came, busy, known
        for work in (self._speak, self._hear) if self._shared else (self._speak,):
            thread = threading.Thread(target=self._go_on, args=(work,), daemon=True)
            self._threads.append(thread)
            thread.start()

    def tell(self, table: str, seats: int) -> None:
        if not self._shared:
            return
        with self._guard:
            self._here[table] = seats
            self._changed.add(table)

    def heard_of(self, table: str) -> int:
        return _together(self._elsewhere.get(table, {}))

    async def at(self, table: str) -> int:
        if not self._shared:
            return 0
        found = await asyncio.to_thread(self._everybody, table)
        return _together({server: seats for server, _, seats in found})

    def stopped(self, at: int) -> int:
        """The last pause; it began when the last server was heard of, or when that event was
        stored, whichever was later."""
        if at >= self._begun:
            return 0
        return min(self._paused, self._begun - at)

    async def close(self) -> None:
        self._closing.set()
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        await asyncio.to_thread(self._leave)
        self._engine.dispose()

    # Reading

    def _pause(self) -> int:
        """How long no server had run when this one began."""
        last = sql.func.max(SERVERS.c.seen)
        with self._engine.connect() as connection:
            now, seen = connection.execute(sql.select(self._now, last)).one()
        pause = now - seen if seen is not None else 0
        return int(pause) if pause > 2000 * PULSE else 0

    def _everybody(self, table: str = "") -> list[tuple[str, str, int]]:
        """Who is connected by other servers, everywhere or at one table."""
        wanted = self._others.where(PRESENT.c.table_id == table) if table else self._others
        about = {"me": self._me, "lapse": int(LAPSE * 1000)}
        try:
            with self._single.connect() as connection:
                found = connection.execute(wanted, about)
                return [(server, at, seats) for server, at, seats in found]
        except SQLAlchemyError as error:
            raise Refused("store-away") from error

    # What is heard

    def _begin_anew(self, found: list[tuple[str, str, int]]) -> None:
        """Notices may have been missed."""
        self._elsewhere = {}
        for server, table, seats in found:
            self._elsewhere.setdefault(table, {})[server] = seats
        self._came("")

    def _learn(self, server: str, told: list[tuple[str, int]]) -> None:
        for table, seats in told:
            there = self._elsewhere.setdefault(table, {})
            there[server] = seats
            if not seats:
                del there[server]
            if not there:
                del self._elsewhere[table]
            if table in self._known:
                self._came(table)

    # The threads

    def _go_on(self, work: Any) -> None:
        while not self._closing.is_set():
            try:
                work()
            except Exception as error:
                _LOG.warning("servers cannot tell each other who is there: %s", first_line(error))
                self._closing.wait(LOOK)

    def _speak(self) -> None:
        """Say who is here as soon as it changes, and now and then that we are."""
        while not self._closing.wait(LOOK):
            due = times.steady() / 1000 >= self._said + PULSE
            if due and (self._shared or self._busy()):
                self._pulse()
                self._said = times.steady() / 1000
            if self._changed:
                self._publish()

    def _pulse(self) -> None:
        with self._engine.begin() as connection:
            mine = sql.update(SERVERS).where(SERVERS.c.id == self._me).values(seen=self._now)
            if not connection.execute(mine).rowcount:
                connection.execute(sql.insert(SERVERS).values(id=self._me, seen=self._now))
                with self._guard:
                    self._changed.update(self._here)
            self._bury(connection)

    def _bury(self, connection: Connection) -> None:
        """Forget servers that are dead, but for the last of all: it says when that was."""
        last = sql.select(sql.func.max(SERVERS.c.seen)).scalar_subquery()
        dead = SERVERS.c.seen < last - int(LAPSE * 1000)
        gone = sql.select(SERVERS.c.id).where(dead)
        left = sql.delete(PRESENT).where(PRESENT.c.server.in_(gone))
        found = connection.execute(left.returning(PRESENT.c.server, PRESENT.c.table_id)).all()
        connection.execute(sql.delete(SERVERS).where(dead))
        for server in {server for server, _ in found}:
            self._say_gone(connection, server, [table for by, table in found if by == server])

    def _publish(self) -> None:
        with self._guard:
            changed = {table: self._here[table] for table in self._changed}
            self._changed.clear()
            for table, seats in changed.items():
                if not seats:
                    del self._here[table]
        told = [{"table_id": table, "seats": seats} for table, seats in changed.items()]
        try:
            with self._single.connect() as connection:
                for begin in range(0, len(told), MOST_TOLD):
                    part = msgspec.json.encode(told[begin : begin + MOST_TOLD]).decode()
                    about = {"told": part, "me": self._me}
                    connection.exec_driver_sql(_SAY, about)
        except BaseException:
            with self._guard:
                self._here.update({**changed, **self._here})
                self._changed.update(changed)
            raise

    def _say_gone(self, connection: Connection, server: str, tables: list[str]) -> None:
        """All others hear that nobody is connected there by a server any more."""
        for begin in range(0, len(tables) if self._shared else 0, MOST_TOLD):
            told = [f"{table} 0" for table in tables[begin : begin + MOST_TOLD]]
            payload = " ".join([server, *told])
            connection.exec_driver_sql(f"SELECT pg_notify('{_CHANNEL}', %s)", (payload,))

    def _hear(self) -> None:
        with self._single.connect() as connection:
            connection.exec_driver_sql(f"LISTEN {_CHANNEL}")
            driver: Any = connection.connection.driver_connection
            connection.detach()
            self._loop.call_soon_threadsafe(self._begin_anew, self._everybody())
            while not self._closing.is_set():
                for notice in driver.notifies(timeout=0.5):
                    server, *told = notice.payload.split()
                    pairs = zip(told[::2], map(int, told[1::2]), strict=True)
                    if server != self._me:
                        self._loop.call_soon_threadsafe(self._learn, server, [*pairs])

    def _leave(self) -> None:
        """A server that ends says so; others need not wait until it is taken for dead."""
        try:
            with self._engine.begin() as connection:
                mine = PRESENT.c.server == self._me
                left = sql.delete(PRESENT).where(mine).returning(PRESENT.c.table_id)
                self._say_gone(connection, self._me, [*connection.execute(left).scalars()])
        except SQLAlchemyError as error:
            _LOG.warning("nobody could be told that this server ends: %s", first_line(error))


def _together(seats: dict[str, int]) -> int:
    """Those whom any server has."""
    mask = 0
    for each in seats.values():
        mask |= each
    return mask
