"""What a host does to a database, also while servers run on it: check, export, import, backup."""

import json
import sqlite3
from collections.abc import Collection, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, TextIO

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from ludoteka import __version__
from ludoteka.kernel.faults import Fault, Refused, Unreadable
from ludoteka.web import times
from ludoteka.web.room import Room
from ludoteka.web.schema import ASIDE, EVENTS, NEWEST, TABLES
from ludoteka.web.sql_pen import MARKS, Gap, put_events, put_summaries
from ludoteka.web.sql_store import make_engine, place_named, store_url
from ludoteka.web.store import Change, Event, Summary
from ludoteka.web.telling import summary

FORMAT: Final = "ludoteka tables"
"""The first word of an export."""


@contextmanager
def opened(place: str, *, new: bool = False) -> Iterator[Engine]:
    """The database at a place; unless a new one is wanted it must be there."""
    if "://" not in place and not new and not (Path(place) / "ludoteka.sqlite").is_file():
        raise Refused("no-database", store=place)
    engine = make_engine(store_url(place))
    try:
        yield engine
    except SQLAlchemyError as error:
        raise Refused("store-trouble", store=place_named(store_url(place))) from error
    finally:
        engine.dispose()


# Checking


class Torn(NamedTuple):
    """A table whose log makes no sense from an event on; so many events are affected."""

    table: str
    event: int
    events: int


class Checked(NamedTuple):
    """How many tables and events there are, and what is wrong with them."""

    tables: int
    events: int
    torn: list[Torn]


def check(engine: Engine, *, mend: bool) -> Checked:
    """Build every table from its log. To mend is to keep the log up to its last whole event, and
    to lay the rest aside."""
    count, torn = 0, []
    with engine.connect() as connection:
        ids = connection.execute(sql.select(EVENTS.c.table_id).distinct()).scalars().all()
        for id in ids:
            events = _events(connection, id)
            count += len(events)
            if (found := _torn(id, events)) is not None:
                torn.append(found)
    if mend:
        for each in torn:
            _mend(engine, each)
    return Checked(len(ids), count, torn)


def _events(connection: Connection, table: str) -> list[Event]:
    wanted = sql.select(EVENTS.c.seq, EVENTS.c.at, EVENTS.c.body)
    wanted = wanted.where(EVENTS.c.table_id == table).order_by(EVENTS.c.seq)
    return [Event(*row) for row in connection.execute(wanted)]


def _torn(id: str, events: list[Event]) -> Torn | None:
    try:
        room = Room.load(id, events, times.steady())
        if room.shows_record:
            room.follow_record()
    except Fault as fault:
        event = int(fault.values.get("event", 0))
        return Torn(id, event, sum(each.seq >= event for each in events))
    return None


def _mend(engine: Engine, torn: Torn) -> None:
    """All of it, or nothing."""
    beyond = (EVENTS.c.table_id == torn.table) & (EVENTS.c.seq >= torn.event)
    rest = sql.select(
        EVENTS.c.table_id,
        EVENTS.c.seq,
        EVENTS.c.at,
        EVENTS.c.body,
        sql.literal(times.time_of_day()),
    ).where(beyond)
    with engine.begin() as connection:
        names = ["table_id", "seq", "at", "body", "found"]
        connection.execute(sql.insert(ASIDE).from_select(names, rest))
        connection.execute(sql.delete(EVENTS).where(beyond))
        connection.execute(sql.delete(TABLES).where(TABLES.c.id == torn.table))
        events = _events(connection, torn.table)
        if events:
            room = Room.load(torn.table, events, times.steady())
            mark = MARKS[connection.dialect.paramstyle]
            put_summaries(connection.exec_driver_sql, mark, [Change(torn.table, [], summary(room))])


# Exporting and importing


def export(engine: Engine, out: TextIO) -> int:
    """Write all tables as JSON lines, as they are at one moment; how many there are."""
    level = "REPEATABLE READ" if engine.dialect.name == "postgresql" else "SERIALIZABLE"
    with engine.connect().execution_options(isolation_level=level) as connection:
        return write_tables(connection, out)


def write_tables(connection: Connection, out: TextIO, ids: Collection[str] | None = None) -> int:
    """Write these tables, or all; how many there are."""
    count = 0
    wanted = sql.select(TABLES) if ids is None else sql.select(TABLES).where(TABLES.c.id.in_(ids))
    _line(out, {"format": FORMAT, "schema": NEWEST, "version": __version__})
    for id, created, listed, told in connection.execute(wanted).all():
        count += 1
        _line(out, {"table": id, "created": created, "listed": bool(listed), "summary": told})
        for event in _events(connection, id):
            _line(out, {"table": id, "seq": event.seq, "at": event.at, "body": event.body})
    return count


def _line(out: TextIO, value: dict[str, Any]) -> None:
    out.write(json.dumps(value, ensure_ascii=False) + "\n")


class _Head(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    schema: int
    version: str


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """A table, or one of its events."""

    table: str
    created: int | None = None
    listed: bool = False
    summary: str = ""
    seq: int = 0
    at: int = 0
    body: str = ""


_HEAD: Final = msgspec.json.Decoder(_Head)
_LINE: Final = msgspec.json.Decoder(_Line)


def take_in(engine: Engine, lines: Iterator[str]) -> int:
    """Add the tables of an export, all or none; how many there are."""
    _check_head(next(lines, ""))
    count = 0
    with engine.begin() as connection:
        execute, mark = connection.exec_driver_sql, MARKS[connection.dialect.paramstyle]
        for change in _changes(lines):
            known = sql.select(TABLES.c.id).where(TABLES.c.id == change.table)
            if connection.execute(known).first() is not None:
                raise Refused("table-exists", table=change.table)
            try:
                put_events(execute, mark, [change])
            except (Gap, SQLAlchemyError) as error:
                raise Unreadable("export-table", table=change.table) from error
            put_summaries(execute, mark, [change])
            count += 1
    return count


def _check_head(line: str) -> None:
    try:
        head = _HEAD.decode(line)
    except msgspec.DecodeError as error:
        raise Unreadable("export-line", line=1) from error
    if head.format != FORMAT:
        raise Unreadable("export-line", line=1)
    if head.schema > NEWEST:
        raise Refused("store-newer", store=FORMAT, version=head.schema, known=NEWEST)


def _changes(lines: Iterator[str]) -> Iterator[Change]:
    """A table and all its events, one after the other."""
    change: Change | None = None
    for number, text in enumerate(lines, start=2):
        try:
            line = _LINE.decode(text)
        except msgspec.DecodeError as error:
            raise Unreadable("export-line", line=number) from error
        if line.created is not None:
            if change is not None:
                yield change
            change = Change(line.table, [], Summary(line.created, line.listed, line.summary))
        elif change is None or change.table != line.table:
            raise Unreadable("export-line", line=number)
        else:
            change.events.append(Event(line.seq, line.at, line.body))
    if change is not None:
        yield change


# Backup


def backup(place: str, copy: Path) -> None:
    """A copy of an SQLite database in one file that holds everything stored before it began."""
    if "://" in place:
        raise Refused("backup-postgres")
    file = Path(place) / "ludoteka.sqlite"
    if not file.is_file():
        raise Refused("no-database", store=place)
    if copy.exists():
        raise Refused("file-exists", file=str(copy))
    try:
        with (
            closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(copy)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        copy.unlink(missing_ok=True)
        raise Refused("file-trouble", file=str(copy)) from error
