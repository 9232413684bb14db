"""The parts of a row of numbers that shows a view to programs that learn (`kernel/layout.py`).

What becomes of a field follows from what it looks like in `Game.encode_view`, so every game has
rows, also one from another package:

- a number stays as it is;
- a list that is always equally long is written place by place;
- a list that grows and shrinks is counted, how many of each value there are, and its first
  `IN_ORDER` places follow as they lie;
- of a bag only its size is written, of a zone its cards (0 is a card the viewer does not know),
  of the frames how many there are of each word;
- of words nothing is written.

How long lists get and which values they have is measured in random matches that are the same on
every machine. Whatever goes beyond is cut off: a layout never changes while a program learns.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ludoteka.kernel.codec import Json, as_int, as_list, as_object

IN_ORDER: Final[i64] = 8
"""Places of a list that grows and shrinks that are also written one by one."""
MOST: Final[i64] = 0x7FFFFFFF
"""Numbers are cut to 32 bits."""


def narrow(value: i64) -> i32:
    """A number cut to 32 bits."""
    if value > MOST:
        value = MOST
    elif value < -MOST:
        value = -MOST
    return i32(value)


class Seen:
    """What was seen at one place of encoded views."""

    def __init__(self) -> None:
        self.kind = ""
        self.low = 0
        self.high = 0
        self.shortest = 1 << 30
        self.longest = 0
        self.inner: Seen | None = None
        self.each: Final[list[Seen]] = []
        self.named: Final[dict[str, Seen]] = {}

    def see(self, value: Json) -> None:
        if isinstance(value, bool | int):
            number = int(value)
            self.low = number if not self.kind else min(self.low, number)
            self.high = number if not self.kind else max(self.high, number)
            self.kind = self.kind or "number"
        elif isinstance(value, list):
            self.kind = "list"
            self.shortest = min(self.shortest, len(value))
            self.longest = max(self.longest, len(value))
            inner = self.inner or Seen()
            self.inner = inner
            for place, each in enumerate(value):
                inner.see(each)
                if len(self.each) <= place:
                    self.each.append(Seen())
                self.each[place].see(each)
        elif isinstance(value, dict):
            self.kind = "bag" if "counts" in value else "zone" if "cards" in value else "dict"
            for name, each in value.items():
                if name not in self.named:
                    self.named[name] = Seen()
                self.named[name].see(each)


class Part:
    """A run of places in the row. `low` and `high` are what was measured there."""

    def __init__(self, name: str, width: int, low: int, high: int) -> None:
        self.name: Final = name
        self.width: Final[i64] = width
        self.low: Final[i64] = low
        self.high: Final[i64] = high

    def write(self, value: Json, row: vec[i32], at: i64) -> None:
        """Write the value from the place `at` on, which is 0 everywhere so far."""
        raise AssertionError

    def absent(self, row: vec[i32], at: i64) -> None:
        """There is no such value now."""

    def told(self) -> str:
        """How the value is written, in words."""
        raise AssertionError

    def names(self) -> list[str]:
        return [self.name]

    def ranges(self) -> list[tuple[int, int]]:
        """The least and the greatest number that was measured at each place."""
        return [(self.low, self.high)] * self.width


class One(Part):
    """A number. Where there is none it is one less than the least."""

    def told(self) -> str:
        return "a number"

    def write(self, value: Json, row: vec[i32], at: i64) -> None:
        row[at] = narrow(as_int(value, self.name))

    def absent(self, row: vec[i32], at: i64) -> None:
        row[at] = narrow(self.low - 1)


class Places(Part):
    """A list that is always equally long, place by place."""

    def told(self) -> str:
        return "place by place"

    def write(self, value: Json, row: vec[i32], at: i64) -> None:
        place: i64 = at
        end: i64 = at + self.width
        for each in as_list(value, self.name):
            if place < end:
                row[place] = narrow(as_int(each, self.name))
            place += 1

    def names(self) -> list[str]:
        return [f"{self.name}[{place}]" for place in range(self.width)]


class Pile(Part):
    """A list that grows and shrinks: how many of each value, and what lies first."""

    def __init__(self, name: str, low: int, high: int, first: int, longest: int) -> None:
        super().__init__(name, high - low + 1 + first, low, high)
        self.first: Final[i64] = first
        self.longest: Final = longest

    def told(self) -> str:
        return (
            f"how many of each from {self.low} to {self.high}, and the first {self.first} in order"
        )

    def write(self, value: Json, row: vec[i32], at: i64) -> None:
        kinds: i64 = self.high - self.low + 1
        place: i64 = 0
        for each in as_list(value, self.name):
            number: i64 = as_int(each, self.name)
            if self.low <= number <= self.high:
                row[at + number - self.low] += 1
            if place < self.first:
                row[at + kinds + place] = narrow(number)
            place += 1
        self._nothing(row, at, place)

    def absent(self, row: vec[i32], at: i64) -> None:
        self._nothing(row, at, 0)

    def _nothing(self, row: vec[i32], at: i64, place: i64) -> None:
        kinds: i64 = self.high - self.low + 1
        while place < self.first:
            row[at + kinds + place] = narrow(self.low - 1)
            place += 1

    def names(self) -> list[str]:
        counted = [f"{self.name}: how many {n}" for n in range(self.low, self.high + 1)]
        return counted + [f"{self.name}[{place}]" for place in range(self.first)]

    def ranges(self) -> list[tuple[int, int]]:
        counted = [(0, self.longest)] * (self.high - self.low + 1)
        return counted + [(self.low - 1, self.high)] * self.first


class Together(Part):
    """Parts one after the other."""

    def __init__(self, name: str, each: list[Part]) -> None:
        super().__init__(name, sum([int(part.width) for part in each]), 0, 0)
        self.each: Final = each

    def absent(self, row: vec[i32], at: i64) -> None:
        for part in self.each:
            part.absent(row, at)
            at += part.width

    def names(self) -> list[str]:
        return [name for part in self.each for name in part.names()]

    def ranges(self) -> list[tuple[int, int]]:
        return [each for part in self.each for each in part.ranges()]


class Rows(Together):
    """A list of lists or of zones, each by itself; fewer than were measured are absent."""

    def told(self) -> str:
        return f"{len(self.each)} times: " + self.each[0].told()

    def write(self, value: Json, row: vec[i32], at: i64) -> None:
        given = as_list(value, self.name)
        many: i64 = len(given)
        number: i64 = 0
        place: i64 = at
        for part in self.each:
            if number < many:
                part.write(given[number], row, place)
            else:
                part.absent(row, place)
            place += part.width
            number += 1


class Inside(Part):
    """One value of several that have names: the size of a bag, the cards of a zone."""

    def __init__(self, name: str, key: str, part: Part) -> None:
        super().__init__(name, int(part.width), int(part.low), int(part.high))
        self.key: Final = key
        self.part: Final = part

    def told(self) -> str:
        return "its size" if self.key == "size" else self.part.told()

    def write(self, value: Json, row: vec[i32], at: i64) -> None:
        self.part.write(as_object(value, self.name)[self.key], row, at)

    def absent(self, row: vec[i32], at: i64) -> None:
        self.part.absent(row, at)

    def names(self) -> list[str]:
        return self.part.names()

    def ranges(self) -> list[tuple[int, int]]:
        return self.part.ranges()


class Several(Together):
    """Values that have names, one after the other."""

    def __init__(self, name: str, each: list[Inside]) -> None:
        super().__init__(name, list[Part](each))
        self.keys: Final = [part.key for part in each]

    def told(self) -> str:
        told = [f"{key}: {part.told()}" for key, part in zip(self.keys, self.each, strict=True)]
        return "; ".join(told)

    def write(self, value: Json, row: vec[i32], at: i64) -> None:
        for part in self.each:
            part.write(value, row, at)
            at += part.width


def part_of(name: str, seen: Seen, kinds: list[int]) -> Part | None:
    """What becomes of a value; None if nothing does."""
    if seen.kind == "number":
        return One(name, 1, seen.low, seen.high)
    if seen.kind == "bag":
        size = part_of(f"{name}.size", seen.named["size"], kinds)
        return None if size is None else Inside(name, "size", size)
    if seen.kind == "zone":
        cards = part_of(name, seen.named["cards"], kinds)
        return None if cards is None else Inside(name, "cards", cards)
    if seen.kind == "dict":
        found: list[Inside] = []
        for key, value in seen.named.items():
            part = part_of(f"{name}.{key}", value, kinds)
            if part is not None:
                found.append(Inside(name, key, part))
        return Several(name, found) if found else None
    inner = seen.inner
    if seen.kind != "list" or inner is None or not inner.kind:
        return None
    if inner.kind == "number":
        if seen.shortest == seen.longest:
            return Places(name, seen.longest, inner.low, inner.high)
        first = min(seen.longest, int(IN_ORDER))
        return Pile(name, min(inner.low, 0), whole_kind(inner.high, kinds), first, seen.longest)
    each: list[Part] = []
    for place in range(seen.longest):
        row = part_of(f"{name}[{place}]", inner, kinds)
        if row is not None:
            each.append(row)
    return Rows(name, each) if each else None


def whole_kind(high: int, kinds: list[int]) -> int:
    """Values are mostly names of some kind: where one fits, all of its names may come."""
    fitting = [names - 1 for names in kinds if high <= names - 1 <= 2 * high]
    return min(fitting, default=high)
