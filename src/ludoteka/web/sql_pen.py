"""What the thread of the store writes with: the driver of the database itself.

Events are put each only if the one before it is there.
"""

from collections.abc import Callable
from functools import cache
from itertools import chain
from typing import Any, Final

import msgspec
from sqlalchemy.engine import Engine

from ludoteka.web.schema import EVENTS, TABLES
from ludoteka.web.store import Change

CHANNEL: Final = "ludoteka"
"""Where servers on one PostgreSQL database hear of each other's events."""
MOST_ROWS: Final = 100
"""Rows in one statement."""
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
_PUT_AND_TELL: Final = (
    "WITH new AS (SELECT * FROM json_to_recordset(%s::json) AS new "
    "(table_id varchar, seq integer, at bigint, body text, first integer)), "
    f"put AS (INSERT INTO {EVENTS.name} (table_id, seq, at, body) {_FOLLOWING} RETURNING 1), "
    f"listed AS (INSERT INTO {TABLES.name} (id, created, listed, summary) "
    "SELECT * FROM json_to_recordset(%s::json) AS new "
    f"(id varchar, created bigint, listed boolean, summary text) {_NEWER}) "
    f"SELECT 1 / (count(*) = %s)::integer, pg_notify('{CHANNEL}', %s) FROM put"
)
"""PostgreSQL: one statement, which is a transaction of its own. It fails, and then nothing of it
has happened, if not all events could be put; other servers are told once it is stored."""
MARKS: Final = {"qmark": "?", "pyformat": "%s"}
"""How a driver writes that a value comes here."""
Row = tuple[str | int, ...]
Execute = Callable[[str, Row], Any]
"""Carries out a statement; the answer knows its `rowcount`."""
_encode: Final = msgspec.json.Encoder().encode


class Gap(Exception):
    """The event before one that should be stored is not there."""


class Pen:
    """The connection that writes. It stays the same: another one would have to read again what this
    one has just written. And it speaks to the driver itself: what SQLAlchemy does for a statement
    costs as much as ten events."""

    def __init__(self, engine: Engine, by: str) -> None:
        """Said `by` whom, other servers hear of it: only on PostgreSQL, outside of transactions."""
        self._by: Final = by
        self._connection: Final = engine.connect()
        driver: Any = self._connection.connection.driver_connection
        self._driver: Final = driver
        self._cursor: Final = driver.cursor()
        known = engine.dialect.loaded_dbapi
        self._mark: Final = MARKS[known.paramstyle]
        self._conflicts: Final = (Gap, known.IntegrityError, known.DataError)

    def put(self, changes: list[Change]) -> bool:
        """All or none. False if others were quicker."""
        try:
            if self._by:
                put_and_tell(self._cursor.execute, changes, self._by)
            else:
                put_events(self._cursor.execute, self._mark, changes)
                put_summaries(self._cursor.execute, self._mark, changes)
                self._driver.commit()
        except self._conflicts:
            self._driver.rollback()
            return False
        return True

    def drop(self) -> None:
        self._connection.invalidate()
        self._connection.close()


def put_and_tell(execute: Execute, changes: list[Change], by: str) -> None:
    """PostgreSQL: everything at once."""
    events = [
        {"table_id": table, "seq": seq, "at": at, "body": body, "first": first}
        for table, seq, at, body, first in _rows(changes)
    ]
    listed = [
        {"id": id, "created": created, "listed": public, "summary": summary}
        for id, created, public, summary in _summaries(changes)
    ]
    last = {change.table: change.events[-1].seq for change in changes}
    notice = " ".join([by, *(f"{table} {seq}" for table, seq in last.items())])
    given = (_encode(events).decode(), _encode(listed).decode(), len(events), notice)
    execute(_PUT_AND_TELL, given)


def put_events(execute: Execute, mark: str, changes: list[Change]) -> None:
    rows = _rows(changes)
    for begin in range(0, len(rows), MOST_ROWS):
        part = rows[begin : begin + MOST_ROWS]
        put = execute(_put_after(mark, len(part)), tuple(chain.from_iterable(part)))
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


def put_summaries(execute: Execute, mark: str, changes: list[Change]) -> None:
    """All in one statement: for each statement this thread and the event loop take turns."""
    rows = _summaries(changes)
    row = f"({', '.join([mark] * len(TABLES.c))})"
    for begin in range(0, len(rows), MOST_ROWS):
        part = rows[begin : begin + MOST_ROWS]
        statement = f"INSERT INTO {TABLES.name} (id, created, listed, summary) VALUES "
        statement += f"{', '.join([row] * len(part))} {_NEWER}"
        execute(statement, tuple(chain.from_iterable(part)))


def _summaries(changes: list[Change]) -> list[Row]:
    """The newest of each table."""
    rows: dict[str, Row] = {}
    for change in changes:
        if (new := change.summary) is not None:
            rows[change.table] = (change.table, new.created, new.listed, new.summary)
    return [*rows.values()]
