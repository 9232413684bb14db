"""From counts to figures: shares, means and effects with intervals, corrected for being many.

Every figure is one row, whatever shows it: the command line, a file of numbers, a report, a page.
"""

from dataclasses import dataclass
from math import erfc, sqrt
from typing import Final

from ludoteka.lab.balance import Balance
from ludoteka.lab.counts import BINS, MOMENTS, UNKNOWN, WHOLE, Counts, Standings, Sums, Thing
from ludoteka.lab.duel import Z95, wilson

FEWEST: Final = 20
"""Seats that must have taken something before we speak of its effect, and matches of which there
must be as many before a difference can be clear."""
BARS: Final = 12
"""Bars of the lengths of matches."""
CLEAR: Final = 0.05


@dataclass
class Figure:
    """`value` of a `measure`, probably between `low` and `high`, from `n` cases. `p` is how likely
    it were by chance alone, `corrected` the same after all comparisons of its table."""

    variant: int
    table: str
    key: str
    measure: str
    value: float
    low: float
    high: float
    n: int
    p: float | None = None
    corrected: float | None = None

    @property
    def clear(self) -> bool:
        return self.corrected is not None and self.corrected < CLEAR


def figures(balance: Balance) -> list[Figure]:
    """All figures of a comparison; the correction runs over all variants of a table."""
    several = [arm.counts() for arm in balance.arms]
    found: list[Figure] = []
    for number, counts in enumerate(several):
        found += [
            *_seats(number, counts),
            *_scores(number, counts),
            *_match(number, counts),
            *_moments(number, counts),
            *_lengths(number, counts),
            *_skill(number, counts),
            *_things(number, counts),
            *_events(number, counts),
        ]
        if number:
            found += _differences(number, several[0], counts)
    for table in dict.fromkeys(each.table for each in found):
        correct([each for each in found if each.table == table])
    return found


def correct(several: list[Figure]) -> None:
    """Holm's correction: whatever is called clear is so in all of them together."""
    tested = sorted((each for each in several if each.p is not None), key=lambda each: each.p or 0)
    worst = 0.0
    for place, each in enumerate(tested):
        worst = max(worst, min(1.0, (each.p or 0.0) * (len(tested) - place)))
        each.corrected = worst


def chance_of(z: float) -> float:
    """How likely a figure so many standard errors off is by chance, to either side."""
    return erfc(abs(z) / sqrt(2))


def _share(
    number: int, table: str, key: str, measure: str, won: int, n: int, fair: float | None = None
) -> Figure:
    share = won / WHOLE
    low, high = wilson(share, n, Z95)
    p = None
    if fair is not None and n:
        p = chance_of((share / n - fair) / sqrt(fair * (1 - fair) / n))
    return Figure(number, table, key, measure, share / n if n else 0.0, low, high, n, p)


def _mean(number: int, table: str, key: str, measure: str, sums: Sums, unit: float = 1) -> Figure:
    mean, error = mean_of(sums)
    return Figure(
        *(number, table, key, measure, mean / unit),
        *((mean - Z95 * error) / unit, (mean + Z95 * error) / unit, sums.n),
    )


def mean_of(sums: Sums) -> tuple[float, float]:
    """A mean and its standard error."""
    if sums.n == 0:
        return 0.0, 0.0
    mean = sums.sum / sums.n
    spread = max(0.0, sums.squares / sums.n - mean * mean)
    return mean, sqrt(spread / max(1, sums.n - 1))


def _seats(number: int, counts: Counts) -> list[Figure]:
    """The share of the wins; a fair seat has as much as any other. Alone everybody wins or not."""
    decided = counts.ended - (counts.nobody if counts.seats > 1 else 0)
    fair = 1 / counts.seats if counts.seats > 1 else None
    return [
        _share(number, "seat", str(seat + 1), "win_share", won, decided, fair)
        for seat, won in enumerate(counts.won)
    ]


def _scores(number: int, counts: Counts) -> list[Figure]:
    return [
        _mean(number, "score", str(seat + 1), "mean", sums)
        for seat, sums in enumerate(counts.scores)
    ]


def _match(number: int, counts: Counts) -> list[Figure]:
    found = [
        _mean(number, "match", "length", "mean", counts.length),
        _mean(number, "match", "lead_changes", "mean", counts.lead_changes),
        _mean(number, "match", "known", "mean", counts.known, 1000),
    ]
    if counts.seats > 1:
        found.append(_mean(number, "match", "margin", "mean", counts.margin))
    for key in ("draws", "nobody", "stopped"):
        many = getattr(counts, key) * WHOLE
        found.append(_share(number, "match", key, "share", many, counts.games))
    return found


def _moments(number: int, counts: Counts) -> list[Figure]:
    """How often whoever leads after so many tenths of the match wins it."""
    n = counts.known.n
    return [
        _share(number, "lead", str(moment), "leader_wins", led * WHOLE, n)
        for moment, led in enumerate(counts.led)
        if MOMENTS
    ]


def _lengths(number: int, counts: Counts) -> list[Figure]:
    """Matches by their decisions, in a few bars; the key is where a bar begins."""
    if not counts.lengths:
        return []
    low, high = min(counts.lengths), max(counts.lengths)
    step = max(1, -(-(high - low + 1) // BARS))
    found: list[Figure] = []
    for start in range(low, high + 1, step):
        many = sum(counts.lengths.get(each, 0) for each in range(start, start + step))
        bar = _share(number, "length", str(start), "share", many * WHOLE, counts.games)
        found.append(bar)
    return found


def _skill(number: int, counts: Counts) -> list[Figure]:
    n = counts.better + counts.worse
    if not n:
        return []
    return [_share(number, "skill", "better_bot", "win_share", counts.better * WHOLE, n)]


def chances(counts: Counts) -> list[float]:
    """The chance to win of a seat that stands so or so, as these matches ended."""
    found: list[float] = []
    for n, won in zip(counts.decisions.n, counts.decisions.won, strict=True):
        found.append(won / WHOLE / n if n else 1 / counts.seats)
    found[UNKNOWN] = 1 / counts.seats
    return found


def effect_of(first: Standings, known: list[float]) -> tuple[float, float]:
    """How much more often seats won than others that stood as they did, and the standard error."""
    n = sum(first.n)
    expected = sum(many * chance for many, chance in zip(first.n, known, strict=True))
    spread = sum(many * c * (1 - c) for many, c in zip(first.n, known, strict=True))
    return (sum(first.won) / WHOLE - expected) / n, sqrt(spread) / n


def _things(number: int, counts: Counts) -> list[Figure]:
    known = chances(counts)
    found: list[Figure] = []
    for key, thing in sorted(counts.things.items()):
        found += _thing(number, key, thing, counts, known)
    return found


def _thing(number: int, key: str, thing: Thing, counts: Counts, known: list[float]) -> list[Figure]:
    n = sum(thing.first.n)
    chairs = counts.ended * counts.seats
    found = [
        _share(number, "taken", key, "share", n * WHOLE, chairs),
        _share(number, "won_with", key, "win_share", sum(thing.first.won), n),
    ]
    if n >= FEWEST:
        effect, error = effect_of(thing.first, known)
        p = chance_of(effect / error) if error else 1.0
        low, high = effect - Z95 * error, effect + Z95 * error
        found.append(Figure(number, "effect", key, "win_share", effect, low, high, n, p))
    return found


def _events(number: int, counts: Counts) -> list[Figure]:
    """How often something befalls a match, and how many more points all have together then."""
    found: list[Figure] = []
    for key, sums in sorted(counts.events.items()):
        found.append(_share(number, "befalls", key, "share", sums.n * WHOLE, counts.ended))
        rest = Sums(
            counts.total.n - sums.n,
            counts.total.sum - sums.sum,
            counts.total.squares - sums.squares,
        )
        if min(sums.n, rest.n) >= FEWEST:
            found.append(_difference(number, "event_points", key, "points", rest, sums))
    return found


def _difference(
    number: int, table: str, key: str, measure: str, before: Sums, after: Sums, unit: float = 1
) -> Figure:
    first, first_error = mean_of(before)
    second, second_error = mean_of(after)
    error = sqrt(first_error**2 + second_error**2)
    more = second - first
    p = None
    if min(before.n, after.n) >= FEWEST:
        p = chance_of(more / error) if error else float(more == 0)
    low, high = more - Z95 * error, more + Z95 * error
    return Figure(number, table, key, measure, more / unit, low / unit, high / unit, after.n, p)


def _differences(number: int, before: Counts, after: Counts) -> list[Figure]:
    """What a variant changes against the first."""
    found = [
        _difference(number, "change", "length", "mean", before.length, after.length),
        _difference(
            number, "change", "lead_changes", "mean", before.lead_changes, after.lead_changes
        ),
        _difference(number, "change", "known", "mean", before.known, after.known, 1000),
        _difference(number, "change", "points", "mean", _each(before), _each(after)),
    ]
    if before.seats == after.seats:
        for seat in range(before.seats):
            one, two = _wins(before, seat), _wins(after, seat)
            found.append(_difference(number, "change", f"seat {seat + 1}", "win_share", one, two))
    return found


def _each(counts: Counts) -> Sums:
    """The points of all seats."""
    whole = Sums()
    for sums in counts.scores:
        whole.add(sums)
    return whole


def _wins(counts: Counts, seat: int) -> Sums:
    """The wins of a seat as numbers between 0 and 1."""
    won = round(counts.won[seat] / WHOLE)
    return Sums(counts.ended, won, won)


__all__ = ["BINS", "Figure", "correct", "figures"]
