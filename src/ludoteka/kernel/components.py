"""Component data: the printed facts of a box, each with its source, in TOML.

A table may load its own file. It has the same form, names only what differs, and every entry says
where it comes from. Each mistake is answered by one `Unreadable` that names the entry.
"""

import re
import tomllib
from importlib import resources
from typing import Final

from ludoteka.kernel.codec import BYTE_ORDER_MARK
from ludoteka.kernel.faults import Unreadable, quoted

SOURCES: Final = ("book", "public", "deduced", "house", "owner")
"""Stated in the rulebook; in a public source; follows from either; ours; typed in by an owner."""
LARGEST: Final = 200_000
"""Letters of a component file; our own have less than a tenth of that."""
MOST_DOTS: Final = 40
"""Dots of one line: every part of a key (`a.b.c`) has one, and no key of ours has any."""
_LONE_DOT: Final = re.compile(r"(?<!\.)\.(?!\.)")


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
        return self._between(field, self._value(field), low, high)

    def choices(self, field: str, known: list[str]) -> list[str]:
        """A list of different known words."""
        told = self.words(field, known)
        for at, value in enumerate(told):
            if value in told[:at]:
                raise Unreadable(
                    "component-twice", table=self.table, id=self.id, field=field, value=value
                )
        return told

    def words(self, field: str, known: list[str]) -> list[str]:
        """A list of known words, repeats allowed."""
        told: list[str] = []
        for value in self._list(field):
            if not isinstance(value, str) or value not in known:
                raise self._unknown(field, _told(value), known)
            told.append(value)
        return told

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        return [self._between(field, value, low, high) for value in self._list(field)]

    def pairs(self, field: str, known: list[str]) -> list[tuple[str, int]]:
        """Known words with a number each, as in `["stars 2", "energy 1"]`; none if it has none."""
        told: list[tuple[str, int]] = []
        for value in self._list(field) if self.has(field) else []:
            word, _, number = value.partition(" ") if isinstance(value, str) else ("", "", "")
            if word not in known or not number.lstrip("-").isdecimal():
                raise self._unknown(field, _told(value), known)
            told.append((word, int(number)))
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

    def _between(self, field: str, value: object, low: int, high: int) -> int:
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
    data = _read_toml(text.removeprefix(BYTE_ORDER_MARK))
    found: dict[str, list[Row]] = {table: [] for table in tables}
    for table, entries in data.items():
        if table not in tables or not isinstance(entries, list):
            raise Unreadable("component-table", table=table, known=", ".join(tables))
        ids: set[str] = set()
        for entry in entries:
            if not isinstance(entry, dict):
                raise Unreadable("component-table", table=table, known=", ".join(tables))
            row = Row(table, entry)
            if row.id in ids:
                raise Unreadable("component-again", table=table, id=row.id)
            ids.add(row.id)
            found[table].append(row)
    return found


def _read_toml(text: str) -> dict[str, object]:
    """Bounded before it is read: a key of many parts would take the reader for ever."""
    if len(text) > LARGEST:
        raise Unreadable("component-large", most=LARGEST // 1000)
    for number, line in enumerate(text.split("\n"), start=1):
        if len(_LONE_DOT.findall(line)) > MOST_DOTS:
            raise Unreadable("component-deep", line=number)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable("component-toml", problem=str(error)) from error


def override(base: list[Row], own: list[Row], fields: list[str]) -> list[Row]:
    """Our entries with an owner's changes; an owner may change `fields` of known entries only."""
    changed = {row.id: row for row in own}
    ids = [row.id for row in base]
    for row in own:
        if row.id not in ids:
            raise Unreadable("component-id", table=row.table, id=row.id, known=", ".join(ids))
    return [changed[row.id].over(row, fields) if row.id in changed else row for row in base]


def in_the_box(texts: list[str]) -> dict[str, list[dict[str, object]]]:
    """The entries of component files by table, each file changing what the ones before it say."""
    found: dict[str, dict[str, dict[str, object]]] = {}
    for text in texts:
        for table, entries in _read_toml(text.removeprefix(BYTE_ORDER_MARK)).items():
            assert isinstance(entries, list)
            for entry in entries:
                assert isinstance(entry, dict)
                known = found.setdefault(table, {}).setdefault(_id_of(table, entry), {})
                known.update(entry)
    return {table: list(rows.values()) for table, rows in found.items()}


def _told(value: object) -> str:
    """A value of the wrong kind, as far as it can be said back."""
    return str(quoted(value)) if isinstance(value, str | int) else type(value).__name__


def _id_of(table: str, values: dict[str, object]) -> str:
    id = values.get("id")
    if not isinstance(id, str) or not id:
        raise Unreadable("component-no-id", table=table)
    return id
