"""Changes of packed numbers that copies of a position have in common.

What is declared as `shared` is never changed in place: a copy of the position has the same row, and
the `append` and `remove` of packed rows may write into it. So whoever changes it takes a new row
from here.
"""

from librt.vecs import append, remove, vec
from mypy_extensions import i64


def changed(row: vec[i64], place: i64, number: i64) -> vec[i64]:
    """The same numbers with another one at this place."""
    copy = row[:]
    copy[place] = number
    return copy


def with_row(rows: vec[vec[i64]], place: i64, row: vec[i64]) -> vec[vec[i64]]:
    """The same rows with another one at this place."""
    copy = rows[:]
    copy[place] = row
    return copy


def with_one_more(row: vec[i64], number: i64) -> vec[i64]:
    return append(row[:], number)


def without(row: vec[i64], number: i64) -> vec[i64]:
    """The same numbers but the first of this kind."""
    return remove(row[:], number)
