"""Component data: the printed facts of a box, each with its source, in TOML.

A table may load its own file. It has the same form, names only what differs, and every entry says
where it comes from. Each mistake is answered by one `Unreadable` that names the entry.
"""

import tomllib
from importlib import resources
from typing import Final

from ludoteka.kernel.faults import Unreadable

SOURCES: Final = ("book", "public", "deduced", "house", "owner")
"""Stated in the rulebook; in a public source; follows from either; ours; typed in by an owner."""


def data_file(path: str) -> str:
    """A text file of the package, say `games/clash/parts.toml`."""
    return resources.files("ludoteka").joinpath(path).read_text("utf-8")


class Row:
    """One entry of a component file, say a card: its table, its id and its fields."""

    def __init__(self, table: str, values: dict[str, object]) -> None:
        self.table: Final = table
        self.values: Final = values
        self.id: Final = _id_of(table, values)
        self.source: Final = self.choice("source", list(SOURCES))

    def has(self, field: str) -> bool:
        return field in self.values

    def word(self, field: str) -> str:
        value = self._value(field)
        if not isinstance(value, str):
            raise Unreadable("component-word", table=self.table, id=self.id, field=field)
        return value

    def choice(self, field: str, known: list[str]) -> str:
        value = self.word(field)
        if value not in known:
            raise self._unknown(field, value, known)
        return value

    def number(self, field: str, low: int, high: int) -> int:
        value = self._value(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise Unreadable(
                "component-number",
                table=self.table,
                id=self.id,
                field=field,
                low=low,
                high=high,
            )
        return value

    def choices(self, field: str, known: list[str]) -> list[str]:
        """A list of different known words."""
        told: list[str] = []
        for value in self._list(field):
            if not isinstance(value, str) or value not in known:
                raise self._unknown(field, str(value), known)
            if value in told:
                raise Unreadable(
                    "component-twice", table=self.table, id=self.id, field=field, value=value
                )
            told.append(value)
        return told

    def words(self, field: str, known: list[str]) -> list[str]:
        """A list of known words, repeats allowed."""
        told: list[str] = []
        for value in self._list(field):
            if not isinstance(value, str) or value not in known:
                raise self._unknown(field, str(value), known)
            told.append(value)
        return told

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        told: list[int] = []
        for value in self._list(field):
            if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
                raise Unreadable(
                    "component-number",
                    table=self.table,
                    id=self.id,
                    field=field,
                    low=low,
                    high=high,
                )
            told.append(value)
        return told

    def over(self, base: "Row", fields: list[str]) -> "Row":
        """The base entry with the given fields taken from this one; others may not differ."""
        for field, value in self.values.items():
            if field in fields or field in ("id", "source"):
                continue
            if value != base.values.get(field):
                if not fields:
                    raise Unreadable("component-closed", table=self.table, id=self.id, field=field)
                known = ", ".join(fields)
                raise Unreadable(
                    "component-fixed", table=self.table, id=self.id, field=field, known=known
                )
        return Row(self.table, {**base.values, **self.values})

    def _value(self, field: str) -> object:
        if field not in self.values:
            raise Unreadable("component-missing", table=self.table, id=self.id, field=field)
        return self.values[field]

    def _list(self, field: str) -> list[object]:
        value = self._value(field)
        if not isinstance(value, list):
            raise Unreadable("component-list", table=self.table, id=self.id, field=field)
        return value

    def _unknown(self, field: str, value: str, known: list[str]) -> Unreadable:
        return Unreadable(
            "component-unknown",
            table=self.table,
            id=self.id,
            field=field,
            value=value,
            known=", ".join(known),
        )


def read_rows(text: str, tables: list[str]) -> dict[str, list[Row]]:
    """The entries of a component file by table; ids are unique within one."""
    try:
        data: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable("component-toml", problem=str(error)) from error
    found: dict[str, list[Row]] = {table: [] for table in tables}
    for table, entries in data.items():
        if table not in tables or not isinstance(entries, list):
            raise Unreadable("component-table", table=table, known=", ".join(tables))
        for entry in entries:
            if not isinstance(entry, dict):
                raise Unreadable("component-table", table=table, known=", ".join(tables))
            row = Row(table, entry)
            if any(row.id == other.id for other in found[table]):
                raise Unreadable("component-again", table=table, id=row.id)
            found[table].append(row)
    return found


def override(base: list[Row], own: list[Row], fields: list[str]) -> list[Row]:
    """Our entries with an owner's changes; an owner may change `fields` of known entries only."""
    changed = {row.id: row for row in own}
    ids = [row.id for row in base]
    for row in own:
        if row.id not in ids:
            raise Unreadable("component-id", table=row.table, id=row.id, known=", ".join(ids))
    return [changed[row.id].over(row, fields) if row.id in changed else row for row in base]


def _id_of(table: str, values: dict[str, object]) -> str:
    id = values.get("id")
    if not isinstance(id, str) or not id:
        raise Unreadable("component-no-id", table=table)
    return id
