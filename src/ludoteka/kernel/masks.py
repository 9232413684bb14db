"""Sets of small numbers (seats, cells, kinds, cards) as the bits of one number.

Compiled, `1 << n` with an `i64` is a shift of 32 bits and loses what lies above. So rules take
the mask of one member from here, and a test refuses shifts of a literal 1 everywhere else.
"""

from mypy_extensions import i64

_ONE: i64 = 1


def bit(member: i64) -> i64:
    """The set with this one member, 0 to 62."""
    one: i64 = _ONE
    return one << member


def has(mask: i64, member: i64) -> bool:
    return (mask >> member) & 1 == 1
