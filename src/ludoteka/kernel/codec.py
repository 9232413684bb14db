"""Positions as plain JSON values, with readers that refuse what does not fit."""

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.zones import Bag, Zone

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"
BYTE_ORDER_MARK: Final = "\ufeff"
"""What some editors write before a text; it is no part of it."""


def numbers(values: list[int]) -> Json:
    out: list[Json] = []
    out.extend(values)
    return out


def packed(values: vec[i64]) -> Json:
    """Like `numbers`, for numbers that lie packed."""
    out: list[Json] = [int(value) for value in values]
    return out


def packed_rows(values: vec[vec[i64]]) -> Json:
    out: list[Json] = []
    for row in values:
        out.append(packed(row))
    return out


def words(values: list[str]) -> Json:
    out: list[Json] = []
    out.extend(values)
    return out


def rows(values: list[list[int]]) -> Json:
    out: list[Json] = []
    for row in values:
        out.append(numbers(row))
    return out


def zone(value: Zone) -> Json:
    return {
        "sight": int(value.sight),
        "cards": numbers(value.cards),
        "seen": numbers(value.seen),
    }


def zones(values: list[Zone]) -> Json:
    out: list[Json] = []
    for value in values:
        out.append(zone(value))
    return out


def bag(value: Bag) -> Json:
    return {"counts": packed(value.counts), "size": int(value.size)}


def as_int(value: Json, name: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Unreadable("not-a-number", field=name)
    return value


def as_word(value: Json, name: str) -> str:
    if not isinstance(value, str):
        raise Unreadable("not-a-word", field=name)
    return value


def as_list(value: Json, name: str) -> list[Json]:
    if not isinstance(value, list):
        raise Unreadable("not-a-list", field=name)
    return value


def as_object(value: Json, name: str) -> dict[str, Json]:
    if not isinstance(value, dict):
        raise Unreadable("not-an-object", field=name)
    return value


class Fields:
    """The named values of an encoded thing; a missing or wrong one is `Unreadable`."""

    def __init__(self, data: Json, name: str = "position") -> None:
        self._values = as_object(data, name)

    def value(self, name: str) -> Json:
        if name not in self._values:
            raise Unreadable("missing-field", field=name)
        return self._values[name]

    def number(self, name: str) -> int:
        return as_int(self.value(name), name)

    def word(self, name: str) -> str:
        return as_word(self.value(name), name)

    def items(self, name: str) -> list[Json]:
        return as_list(self.value(name), name)

    def fields(self, name: str) -> "Fields":
        return Fields(self.value(name), name)

    def numbers(self, name: str) -> list[int]:
        return [as_int(each, name) for each in self.items(name)]

    def words(self, name: str) -> list[str]:
        return [as_word(each, name) for each in self.items(name)]

    def rows(self, name: str) -> list[list[int]]:
        return [[as_int(each, name) for each in as_list(row, name)] for row in self.items(name)]

    def packed(self, name: str) -> vec[i64]:
        try:
            return vec[i64](self.numbers(name))
        except OverflowError as error:
            raise Unreadable("not-a-number", field=name) from error

    def packed_rows(self, name: str) -> vec[vec[i64]]:
        try:
            return rows_of(self.rows(name))
        except OverflowError as error:
            raise Unreadable("not-a-number", field=name) from error

    def zone(self, name: str) -> Zone:
        return _zone(self.value(name), name)

    def zones(self, name: str) -> list[Zone]:
        return [_zone(each, name) for each in self.items(name)]

    def bag(self, name: str) -> Bag:
        inner = self.fields(name)
        return Bag(inner.packed("counts"), inner.number("size"))


def rows_of(values: list[list[int]]) -> vec[vec[i64]]:
    """Rows of numbers, packed."""
    return vec[vec[i64]]([vec[i64](row) for row in values])


def copied_rows(values: vec[vec[i64]]) -> vec[vec[i64]]:
    copy = values[:]
    row: i64 = 0
    for each in values:
        copy[row] = each[:]
        row += 1
    return copy


def _zone(data: Json, name: str) -> Zone:
    inner = Fields(data, name)
    cards, seen = inner.numbers("cards"), inner.numbers("seen")
    if len(cards) != len(seen):
        raise Unreadable("wrong-length", field=name)
    return Zone(inner.number("sight"), cards, seen)
