"""The tables of the database, and how those of earlier versions become them.

Each change of the schema is a numbered migration, which is never changed once it is released. A
database says how far it is; one of a later version is left alone.
"""

from collections.abc import Callable
from typing import Final

import sqlalchemy as sql
from sqlalchemy.engine import Connection, Engine

from ludoteka.kernel.faults import Refused

META: Final = sql.MetaData()
TABLES: Final = sql.Table(
    "ludoteka_table",
    META,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("created", sql.BigInteger, nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False, index=True),
    sql.Column("summary", sql.Text, nullable=False),
)
EVENTS: Final = sql.Table(
    "ludoteka_event",
    META,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
)
ASIDE: Final = sql.Table(
    "ludoteka_aside",
    META,
    sql.Column("id", sql.Integer, primary_key=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("seq", sql.Integer, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("body", sql.Text, nullable=False),
    sql.Column("found", sql.BigInteger, nullable=False),
)
"""Events that `db check` took out of the log of a table, and when."""
SERVERS: Final = sql.Table(
    "ludoteka_server",
    META,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("seen", sql.BigInteger, nullable=False),
)
"""When each server was last heard of, by the clock of the database."""
PRESENT: Final = sql.Table(
    "ludoteka_present",
    META,
    sql.Column("server", sql.String(32), primary_key=True),
    sql.Column("table_id", sql.String(32), primary_key=True, index=True),
    sql.Column("seats", sql.Integer, nullable=False),
)
"""Who is connected to which table by which server."""
_VERSION: Final = sql.Table(
    "ludoteka_schema", META, sql.Column("version", sql.Integer, primary_key=True)
)
_LOCK: Final = 0x6C75646F
"""PostgreSQL: only one server at a time changes the schema."""


def _first(connection: Connection) -> None:
    """What was released without a number."""
    META.create_all(connection, tables=[TABLES, EVENTS])


def _aside(connection: Connection) -> None:
    META.create_all(connection, tables=[ASIDE])


def _presence(connection: Connection) -> None:
    META.create_all(connection, tables=[SERVERS, PRESENT])


MIGRATIONS: Final[tuple[Callable[[Connection], None], ...]] = (_first, _aside, _presence)
NEWEST: Final = len(MIGRATIONS)


def prepare(engine: Engine, name: str) -> None:
    """Bring a database to the schema of this version."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        found = version(connection)
        if found > NEWEST:
            raise Refused("store-newer", store=name, version=found, known=NEWEST)
        if found == NEWEST:
            return
        for migration in MIGRATIONS[found:]:
            migration(connection)
        META.create_all(connection, tables=[_VERSION])
        connection.execute(sql.delete(_VERSION))
        connection.execute(sql.insert(_VERSION).values(version=NEWEST))


def version(connection: Connection) -> int:
    """How far a database is; 0 is none of ours, or the first, which had no number."""
    if not sql.inspect(connection).has_table(_VERSION.name):
        return 0
    return int(connection.execute(sql.select(sql.func.max(_VERSION.c.version))).scalar() or 0)
