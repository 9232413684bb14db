"""Sets of small numbers (seats, cells, kinds, cards) as the bits of one number.

Compiled, `1 << n` with an `i64` is a shift of 32 bits and loses what lies above. So rules take
the mask of one member from here, and a test refuses shifts of a literal 1 everywhere else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_BITS: Final = vec[i64]([2**member for member in range(63)])


def bit(member: i64) -> i64:
    """The set with this one member, 0 to 62."""
    return _BITS[member]


def members(mask: i64) -> list[int]:
    """The members of a set, in their order."""
    found: list[int] = []
    member: i64 = 0
    while mask >> member != 0:
        if (mask >> member) & 1 == 1:
            found.append(member)
        member += 1
    return found


def has(mask: i64, member: i64) -> bool:
    return (mask >> member) & 1 == 1
