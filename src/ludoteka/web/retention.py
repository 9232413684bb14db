"""What tables there are in a database, and how old ones leave it: archived first, if wanted."""

import logging
import os
from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec
import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from ludoteka.web import bodies, times
from ludoteka.web.database import write_tables
from ludoteka.web.schema import EVENTS, PRESENT, TABLES

Stage: TypeAlias = Literal["waiting", "running", "over"]
DAY: Final = 24 * 60 * 60 * 1000
AT_ONCE: Final = 100
"""Tables that leave in one transaction."""
_LISTED: Final = msgspec.json.Decoder(bodies.Listed)
_LOG: Final = logging.getLogger("ludoteka.web")


class Kept(NamedTuple):
    """A table: how far it is, how many seats are taken, what it holds, and when it was last used
    (milliseconds)."""

    id: str
    game: str
    stage: Stage
    seats: int
    taken: int
    events: int
    bytes: int
    created: int
    used: int


def tables(engine: Engine) -> list[Kept]:
    """All tables, the one used last first."""
    size = sql.func.sum(sql.func.length(EVENTS.c.body))
    counted = sql.select(
        EVENTS.c.table_id,
        sql.func.count().label("events"),
        size.label("bytes"),
        sql.func.max(EVENTS.c.at).label("used"),
    ).group_by(EVENTS.c.table_id)
    logs = counted.subquery()
    wanted = sql.select(TABLES, logs.c.events, logs.c.bytes, logs.c.used)
    wanted = wanted.join(logs, logs.c.table_id == TABLES.c.id).order_by(logs.c.used.desc())
    with engine.connect() as connection:
        return [_kept(*row) for row in connection.execute(wanted)]


def _kept(
    id: str, created: int, listed: bool, summary: str, events: int, size: int, used: int
) -> Kept:
    told = _LISTED.decode(summary)
    stage: Stage = "over" if told.over else "running" if told.begun else "waiting"
    taken = sum(seat.kind != "free" for seat in told.seats)
    seats = len(told.seats)
    return Kept(id, told.game, stage, seats, taken, events, int(size), created, used)


def unused_for(engine: Engine, days: int) -> list[str]:
    """The tables that nobody has used for so many days."""
    before = times.time_of_day() - days * DAY
    used = sql.func.max(EVENTS.c.at)
    wanted = sql.select(EVENTS.c.table_id).group_by(EVENTS.c.table_id).having(used < before)
    with engine.connect() as connection:
        return list(connection.execute(wanted).scalars())


def remove(engine: Engine, ids: Collection[str], archive: Path | None = None) -> int:
    """Take tables out of the database; how many there were. With an archive they are written there
    before, as `db export` would, and `db import` brings them back."""
    count = 0
    for some in _parts([*ids]):
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # nobody may add to what leaves
                connection.exec_driver_sql(f"LOCK TABLE {EVENTS.name} IN SHARE ROW EXCLUSIVE MODE")
            if archive is not None:
                count += _archive(connection, some, archive)
            else:
                found = sql.select(sql.func.count()).where(TABLES.c.id.in_(some))
                count += connection.execute(found).scalar_one()
            for table, column in ((EVENTS, EVENTS.c.table_id), (TABLES, TABLES.c.id)):
                connection.execute(sql.delete(table).where(column.in_(some)))
            connection.execute(sql.delete(PRESENT).where(PRESENT.c.table_id.in_(some)))
    return count


def _parts(ids: list[str]) -> Iterator[list[str]]:
    for begin in range(0, len(ids), AT_ONCE):
        yield ids[begin : begin + AT_ONCE]


def _archive(connection: Connection, ids: list[str], folder: Path) -> int:
    """A file of its own for these tables, on the disk before they leave the database."""
    folder.mkdir(parents=True, exist_ok=True)
    now = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    with (folder / f"tables-{now}.jsonl").open("x", encoding="utf-8") as out:
        count = write_tables(connection, out, ids)
        out.flush()
        os.fsync(out.fileno())
    return count


def retire(engine: Engine, days: int, archive: str) -> int:
    """What a server does now and then, if its host wants it."""
    count = remove(engine, unused_for(engine, days), Path(archive) if archive else None)
    if count:
        _LOG.info("tables removed that nobody has used for %d days: %d", days, count)
    return count
