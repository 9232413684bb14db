"""The fairest of many variants by successive halving: all are played a little, the fairer half of
them twice as much, and so on, so that most matches are spent on those that are hard to tell apart.
"""

from math import ceil, log2
from typing import Final

from ludoteka.kernel.rng import Rng
from ludoteka.lab.balance import Balance, Found, Heard, batches_of, play_on
from ludoteka.lab.counts import WHOLE, Counts, together
from ludoteka.lab.figures import FEWEST, chances, effect_of
from ludoteka.lab.keeping import Kept
from ludoteka.lab.runs import HERE, Place, Progress, unheard

SEATS: Final = "seats"
CARDS: Final = "cards"
AIMS: Final = (SEATS, CARDS)
RESAMPLES: Final = 200


def unfairness(counts: Counts, aim: str, thing: str = "") -> float:
    """The mean square of how far shares of the win are from fair, without what chance adds to it:
    those of the seats, or those of who took a thing (one, or each) against others who stood alike.
    A fair variant has about 0, and by chance less."""
    if aim == SEATS:
        n = max(1, counts.ended - counts.nobody)
        fair = 1 / counts.seats
        off = [(won / WHOLE / n - fair) ** 2 - fair * (1 - fair) / n for won in counts.won]
        return sum(off) / len(off)
    known = chances(counts)
    squares: list[float] = []
    for key, each in counts.things.items():
        if sum(each.first.n) >= FEWEST and (not thing or key.split()[1] == thing):
            effect, error = effect_of(each.first, known)
            squares.append(effect**2 - error**2)
    return sum(squares) / len(squares) if squares else 1.0


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
        left.sort(key=lambda arm: (unfairness(balance.arms[arm].counts(), aim, thing), arm))
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


def _found(balance: Balance, aim: str, thing: str) -> Found:
    arms = balance.arms
    several = [arm.counts() for arm in arms]
    unfair = [unfairness(counts, aim, thing) for counts in several]
    best = min(range(len(arms)), key=lambda arm: (unfair[arm], arm))
    again = sum(_resampled(balance, aim, thing, number) == best for number in range(RESAMPLES))
    games = [counts.games for counts in several]
    return Found(aim, best, again / RESAMPLES, games, unfair)


def _resampled(balance: Balance, aim: str, thing: str, number: int) -> int:
    """The fairest variant if the batches had come in other numbers (a bootstrap over batches)."""
    rng = Rng(balance.seed, number)
    unfair: list[float] = []
    for arm in balance.arms:
        batches = [counts for _, counts in sorted(arm.batches.items()) if counts.games]
        drawn = [_needed(batches[rng.below(len(batches))], aim) for _ in batches]
        unfair.append(unfairness(together(arm.variant.seats, drawn), aim, thing))
    return min(range(len(unfair)), key=lambda arm: (unfair[arm], arm))


def _needed(counts: Counts, aim: str) -> Counts:
    """What `unfairness` asks of counts."""
    needed = Counts(counts.seats, counts.games, counts.draws, counts.nobody, counts.stopped)
    if aim == SEATS:
        needed.won = counts.won
    else:
        needed.decisions = counts.decisions
        needed.things = counts.things
    return needed
