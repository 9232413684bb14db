"""Our own generator: xoshiro64** (Blackman and Vigna), the same on every machine and build.

Two words of 32 bits, so that no step needs more than 63 bits and compiled `i64` arithmetic
agrees with Python's. For search and simulation only: rules never draw, and the dice of a table
come from `table.fair`, which nobody can predict.
"""

from typing import Final

from mypy_extensions import i64

_WORD: Final[i64] = 0xFFFFFFFF


def _times(a: i64, b: i64) -> i64:
    """The low 32 bits of a product of two 32-bit words."""
    low: i64 = (a & 0xFFFF) * b
    high: i64 = ((a >> 16) * b) & 0xFFFF
    return (low + (high << 16)) & _WORD


def _turn(a: i64, by: i64) -> i64:
    return ((a << by) | (a >> (32 - by))) & _WORD


def _mix(a: i64) -> i64:
    """Spread neighbouring seeds apart (the finaliser of MurmurHash3)."""
    a = _times(a ^ (a >> 16), 0x85EBCA6B)
    a = _times(a ^ (a >> 13), 0xC2B2AE35)
    return a ^ (a >> 16)


class Rng:
    """A stream of numbers below any bound up to 2**31. `Rng(seed, stream)` never collide."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        low: i64 = seed & 0xFFFFFFFF
        high: i64 = (seed >> 32) & 0xFFFFFFFF
        apart: i64 = stream & 0xFFFFFFFF
        self.a: i64 = _mix(_mix(low ^ 0x9E3779B9) ^ apart)
        self.b: i64 = _mix(_mix(high ^ 0x7F4A7C15) ^ _mix(apart ^ 0x2545F491) ^ low)
        if self.a == 0 and self.b == 0:
            self.a = 1

    def word(self) -> i64:
        """The next 32 bits."""
        a: i64 = self.a
        result: i64 = _times(_turn(_times(a, 0x9E3779BB), 5), 5)
        b: i64 = self.b ^ a
        self.a = _turn(a, 26) ^ b ^ ((b << 9) & _WORD)
        self.b = _turn(b, 13)
        return result

    def below(self, size: i64) -> i64:
        """A number in range(size), all equally likely; size is at most 2**31."""
        if size <= 1:
            return 0
        scaled: i64 = (self.word() >> 1) * size
        if scaled & 0x7FFFFFFF < size:
            spare: i64 = 0x80000000 % size
            while scaled & 0x7FFFFFFF < spare:
                scaled = (self.word() >> 1) * size
        return scaled >> 31

    def shuffle(self, things: list[int]) -> None:
        """Every order equally likely."""
        last: i64 = len(things) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            things[last], things[other] = things[other], things[last]
            last -= 1
