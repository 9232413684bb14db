"""Sets of small numbers (seats, cells, kinds, cards) as the bits of one number.

Compiled, `1 << n` with an `i64` is a shift of 32 bits and loses what lies above. So rules take
the mask of one member from here, and a test refuses shifts of a literal 1 everywhere else.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final = vec[i64]([2**member for member in range(63)])
"""By member: the set with only this one, for loops that are in a hurry."""


def bit(member: i64) -> i64:
    """The set with this one member, 0 to 62."""
    return BITS[member]


def members(mask: i64) -> list[int]:
    """The members of a set, in their order."""
    found: list[int] = []
    member: i64 = 0
    while mask >> member != 0:
        if (mask >> member) & 1 == 1:
            found.append(member)
        member += 1
    return found


def size_of(mask: i64) -> i64:
    """How many members a set has: bits are added in pairs, then pairs in fours, and so on."""
    pairs: i64 = mask - ((mask >> 1) & 0x5555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    halves: i64 = eights + (eights >> 32)
    quarters: i64 = halves + (halves >> 16)
    return (quarters + (quarters >> 8)) & 0x7F


def nth(mask: i64, number: i64) -> i64:
    """The member that comes after `number` others of a set."""
    left: i64 = mask
    while number > 0:
        left &= left - 1
        number -= 1
    return size_of((left & -left) - 1)


def has(mask: i64, member: i64) -> bool:
    return (mask >> member) & 1 == 1
