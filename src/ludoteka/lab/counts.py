"""What is counted over watched matches. All whole numbers: adding them has no order."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

WHOLE: Final = 840
"""A win in parts: it can be shared by up to eight."""
BINS: Final = 10
"""Standings told apart: a chance to win of less than a tenth, of one to two tenths, and so on."""
UNKNOWN: Final = BINS
"""The standing of a seat before anybody has decided anything: as good as any."""
MOMENTS: Final = 11
"""The beginning, each tenth of a match, and its end."""


@dataclass
class Sums:
    """So many numbers, their sum and the sum of their squares."""

    n: int = 0
    sum: int = 0
    squares: int = 0

    def note(self, value: int) -> None:
        self.n += 1
        self.sum += value
        self.squares += value * value

    def add(self, other: "Sums") -> None:
        self.n += other.n
        self.sum += other.sum
        self.squares += other.squares


def standings() -> list[int]:
    return [0] * (BINS + 1)


@dataclass
class Standings:
    """Seats by how they stood (`n`), and the parts of wins they came to."""

    n: list[int] = field(default_factory=standings)
    won: list[int] = field(default_factory=standings)

    def note(self, standing: int, won: int) -> None:
        self.n[standing] += 1
        self.won[standing] += won

    def add(self, other: "Standings") -> None:
        self.n = _sum(self.n, other.n)
        self.won = _sum(self.won, other.won)


@dataclass
class Thing:
    """A card, say: how often it was taken, and the seats that took it, by how they stood then."""

    takes: int = 0
    first: Standings = field(default_factory=Standings)

    def add(self, other: "Thing") -> None:
        self.takes += other.takes
        self.first.add(other.first)


@dataclass
class Counts:
    """What came out of the matches of one variant."""

    seats: int
    games: int = 0
    draws: int = 0
    nobody: int = 0
    stopped: int = 0
    won: list[int] = field(default_factory=list)
    scores: list[Sums] = field(default_factory=list)
    margin: Sums = field(default_factory=Sums)
    total: Sums = field(default_factory=Sums)
    length: Sums = field(default_factory=Sums)
    lengths: dict[int, int] = field(default_factory=dict)
    lead_changes: Sums = field(default_factory=Sums)
    known: Sums = field(default_factory=Sums)
    """After how many thousandths of a match its winner led for good."""
    led: list[int] = field(default_factory=lambda: [0] * MOMENTS)
    """Matches in which the winner led at each moment."""
    decisions: Standings = field(default_factory=Standings)
    things: dict[str, Thing] = field(default_factory=dict)
    events: dict[str, Sums] = field(default_factory=dict)
    """What befell everybody, with the points of all seats together in matches where it did."""
    better: int = 0
    worse: int = 0
    even: int = 0
    """Matches of the better bot against the weaker one that the one, the other or both won."""

    def __post_init__(self) -> None:
        self.won = self.won or [0] * self.seats
        self.scores = self.scores or [Sums() for _ in range(self.seats)]

    def add(self, other: "Counts") -> None:
        for name in ("games", "draws", "nobody", "stopped", "better", "worse", "even"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.won = _sum(self.won, other.won)
        self.led = _sum(self.led, other.led)
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.add(theirs)
        for name in ("margin", "total", "length", "lead_changes", "known"):
            getattr(self, name).add(getattr(other, name))
        for length, count in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + count
        self.decisions.add(other.decisions)
        for name, thing in other.things.items():
            self.things.setdefault(name, Thing()).add(thing)
        for name, sums in other.events.items():
            self.events.setdefault(name, Sums()).add(sums)

    @property
    def ended(self) -> int:
        """Matches with a result, if only that nobody has won."""
        return self.games - self.stopped


def together(seats: int, several: Iterable[Counts]) -> Counts:
    whole = Counts(seats)
    for each in several:
        whole.add(each)
    return whole


def _sum(mine: list[int], theirs: list[int]) -> list[int]:
    return [a + b for a, b in zip(mine, theirs, strict=True)]
