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

import sqlalchemy as sql
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from ludoteka.kernel.faults import Refused
from ludoteka.web import times
from ludoteka.web.events import new_id
from ludoteka.web.presence import Busy, Came
from ludoteka.web.schema import PRESENT, SERVERS
from ludoteka.web.sql_store import MOST_TOLD, first_line, make_engine, notifies, single

PULSE: float = 2.0
"""Seconds after which a server says again that it runs."""
LAPSE: float = 10.0
"""Seconds of silence after which a server is taken for dead."""
LOOK: Final = 0.2
"""Seconds between two looks whether there is something to tell."""
_CHANNEL: Final = "ludoteka_present"
_NOBODY: Final = "-"
"""Who says that somebody is gone who cannot say it."""
_LOG: Final = logging.getLogger("ludoteka.web")
_NOW: Final = {
    "postgresql": "CAST(extract(epoch from clock_timestamp()) * 1000 AS BIGINT)",
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}


def _others(now: Any) -> sql.Select[int]:
    """The seats of a table that servers besides `me` have, unless they have been silent."""
    wanted = sql.select(PRESENT.c.seats).join(SERVERS, SERVERS.c.id == PRESENT.c.server)
    return wanted.where(
        PRESENT.c.table_id == sql.bindparam("table"),
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

    async def at(self, table: str) -> int:
        if not self._shared:
            return 0
        return await asyncio.to_thread(self._at, table)

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

    def _at(self, table: str) -> int:
        about = {"table": table, "me": self._me, "lapse": int(LAPSE * 1000)}
        seats = 0
        try:
            with self._single.connect() as connection:
                for each in connection.execute(self._others, about).scalars():
                    seats |= each
        except SQLAlchemyError as error:
            raise Refused("store-away") from error
        return seats

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
        left = sql.delete(PRESENT).where(PRESENT.c.server.in_(gone)).returning(PRESENT.c.table_id)
        tables = {*connection.execute(left).scalars()}
        connection.execute(sql.delete(SERVERS).where(dead))
        self._notify(connection, tables, _NOBODY)

    def _publish(self) -> None:
        with self._guard:
            changed = {table: self._here[table] for table in self._changed}
            self._changed.clear()
            for table, seats in changed.items():
                if not seats:
                    del self._here[table]
        try:
            with self._engine.begin() as connection:
                self._put(connection, changed)
        except BaseException:
            with self._guard:
                self._here.update({**changed, **self._here})
                self._changed.update(changed)
            raise

    def _put(self, connection: Connection, changed: dict[str, int]) -> None:
        mine = PRESENT.c.server == self._me
        connection.execute(sql.delete(PRESENT).where(mine, PRESENT.c.table_id.in_(changed)))
        rows = [
            {"server": self._me, "table_id": table, "seats": seats}
            for table, seats in changed.items()
            if seats
        ]
        if rows:
            connection.execute(sql.insert(PRESENT), rows)
        self._notify(connection, {*changed}, self._me)

    def _notify(self, connection: Connection, tables: set[str], by: str) -> None:
        """All hear of it but who says it."""
        told = sorted(tables) if self._shared else []
        for begin in range(0, len(told), MOST_TOLD):
            payload = " ".join([by, *told[begin : begin + MOST_TOLD]])
            connection.exec_driver_sql(f"SELECT pg_notify('{_CHANNEL}', %s)", (payload,))

    def _hear(self) -> None:
        with self._single.connect() as connection:
            connection.exec_driver_sql(f"LISTEN {_CHANNEL}")
            driver: Any = connection.connection.driver_connection
            connection.detach()
            self._loop.call_soon_threadsafe(self._came, "")
            while not self._closing.is_set():
                for notice in driver.notifies(timeout=0.5):
                    server, *tables = notice.payload.split()
                    for table in tables if server != self._me else ():
                        if table in self._known:
                            self._loop.call_soon_threadsafe(self._came, table)

    def _leave(self) -> None:
        """A server that ends says so; others need not wait until it is taken for dead."""
        try:
            with self._engine.begin() as connection:
                mine = PRESENT.c.server == self._me
                left = sql.delete(PRESENT).where(mine).returning(PRESENT.c.table_id)
                self._notify(connection, {*connection.execute(left).scalars()}, self._me)
        except SQLAlchemyError as error:
            _LOG.warning("nobody could be told that this server ends: %s", first_line(error))
