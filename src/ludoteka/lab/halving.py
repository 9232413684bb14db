"""The fairest of many variants by successive halving: all are played a little, the fairer half of
them twice as much, and so on, so that most matches are spent on those that are hard to tell apart.
"""

from dataclasses import dataclass
from math import ceil, log2, sqrt
from typing import Final

from ludoteka.kernel.rng import Rng
from ludoteka.lab.balance import Balance, Found, Heard, batches_of, play_on
from ludoteka.lab.counts import WHOLE, Counts
from ludoteka.lab.figures import FEWEST, chances, effect_of
from ludoteka.lab.keeping import Kept
from ludoteka.lab.runs import HERE, Place, Progress, unheard

SEATS: Final = "seats"
CARDS: Final = "cards"
AIMS: Final = (SEATS, CARDS)
DRAWS: Final = 1000
FINE: Final = 1 << 20
UNKNOWN: Final = 0.5
"""The standard error of what nobody knows anything about."""


@dataclass(frozen=True)
class Off:
    """How far something is from fair, and the standard error of that."""

    value: float
    error: float


def off_fair(counts: Counts, aim: str, thing: str = "") -> list[Off]:
    """How far shares of the win are from fair: those of the seats, or those of whoever took a
    thing (one, or each) against others who stood alike. Of what nobody took nothing is known."""
    if aim == SEATS:
        n = max(1, counts.ended - counts.nobody)
        fair = 1 / counts.seats
        return [Off(won / WHOLE / n - fair, sqrt(fair * (1 - fair) / n)) for won in counts.won]
    known = chances(counts)
    found: list[Off] = []
    for key, each in sorted(counts.things.items()):
        takers = sum(each.first.n)
        if takers >= (1 if thing else FEWEST) and thing in ("", key.split()[1]):
            found.append(Off(*effect_of(each.first, known)))
    return found or [Off(0.0, UNKNOWN)]


def unfairness(several: list[Off]) -> float:
    """The mean square to be expected: what was measured, and what that leaves open."""
    return sum(off.value**2 + off.error**2 for off in several) / len(several)


def search(
    balance: Balance,
    aim: str,
    place: Place = HERE,
    progress: Progress = unheard,
    kept: Kept | None = None,
    heard: Heard = lambda balance: None,
) -> None:
    """Spend the matches of all variants together, and say which is the fairest."""
    thing = varied_thing(balance)
    left = list(range(len(balance.arms)))
    rounds = max(1, ceil(log2(len(left))))
    budget = balance.games * len(left)
    played = [0] * len(left)
    for number in range(rounds):
        each = max(1, budget // rounds // len(left))
        batches = [b for arm in left for b in batches_of(balance, arm, played[arm], each)]
        play_on(balance, batches, place, progress, kept, f"round {number + 1}", heard)
        if kept is not None and kept.stopped:
            return
        for arm in left:
            played[arm] += each
        left.sort(key=lambda arm: (unfairness(_off(balance, arm, aim, thing)), arm))
        left = left[: max(1, (len(left) + 1) // 2)]
    balance.found = _found(balance, aim, thing)


def varied_thing(balance: Balance) -> str:
    """The id of the entry whose numbers vary (`cards.stomp.price`), if it is only one."""
    ids = {
        name.split(".")[1]
        for arm in balance.arms
        for name in arm.variant.changes
        if name.count(".") >= 2
    }
    return ids.pop() if len(ids) == 1 else ""


def _off(balance: Balance, arm: int, aim: str, thing: str) -> list[Off]:
    return off_fair(balance.arms[arm].counts(), aim, thing)


def _found(balance: Balance, aim: str, thing: str) -> Found:
    several = [_off(balance, arm, aim, thing) for arm in range(len(balance.arms))]
    unfair = [unfairness(each) for each in several]
    best = unfair.index(min(unfair))
    rng = Rng(balance.seed)
    again = sum(_drawn(several, rng) == best for _ in range(DRAWS))
    games = [arm.counts().games for arm in balance.arms]
    return Found(aim, best, again / DRAWS, games, unfair)


def _drawn(several: list[list[Off]], rng: Rng) -> int:
    """The fairest variant if the truth were another one that the figures leave open."""
    squares = [
        sum((off.value + off.error * _normal(rng)) ** 2 for off in each) / len(each)
        for each in several
    ]
    return squares.index(min(squares))


def _normal(rng: Rng) -> float:
    """A number of about the standard normal distribution: twelve equal ones, added."""
    return sum(int(rng.below(FINE)) for _ in range(12)) / FINE - 6
