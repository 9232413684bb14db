"""Is it fair? Variants of a game, each played many times by bots and watched.

Match `i` of a run has the same chance in every variant, so what differs comes from the change.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import KITS, game_by_id
from ludoteka.kernel.faults import Refused
from ludoteka.lab.counts import Counts, together
from ludoteka.lab.duel import Pair, play_pair
from ludoteka.lab.keeping import Kept
from ludoteka.lab.match import dismissed, play_watched, seated
from ludoteka.lab.runs import HERE, Place, Progress, Run, unheard
from ludoteka.lab.varying import Variant
from ludoteka.lab.watching import Story

BATCHES: Final = 40
"""About so many batches are made of the matches of one variant ..."""
BATCH: Final = 25
"""... but none has more matches than this."""
SKILLED: Final = 4
"""One match in so many is a match of the bot against a weaker one."""
WEAKER: Final = "random"

Heard = Callable[["Balance"], None]


@dataclass(frozen=True)
class Batch:
    """Some matches of a variant; plain values, to be sent anywhere. With a `weaker` bot they are
    pairs of matches with the seats exchanged."""

    variant: int
    game: str
    seats: int
    options: dict[str, str]
    parts: str
    bots: str
    seed: int
    first: int
    count: int
    weaker: str = ""


@dataclass
class Arm:
    """A variant, and what its matches came to, by the name of the batch."""

    variant: Variant
    batches: dict[str, Counts] = field(default_factory=dict)

    def counts(self) -> Counts:
        return together(self.variant.seats, self.batches.values())


@dataclass
class Balance:
    """Variants compared. The first one is what the others are measured by."""

    game: str
    bots: str
    weaker: str
    seed: int
    games: int
    arms: list[Arm]
    found: "Found | None" = None
    """The fairest variant, if one was looked for."""


@dataclass(frozen=True)
class Found:
    """The fairest variant: `sure` is how likely it is the fairest, after all that the figures
    leave open. `aim` is what was to be fair: the seats, or the cards."""

    aim: str
    variant: int
    sure: float
    games: list[int]
    """Matches played of each variant."""
    unfair: list[float]
    """How far from fair each is (`halving.unfairness`)."""


def play_balance(batch: Batch) -> Counts:
    counts = Counts(batch.seats)
    for index in range(batch.first, batch.first + batch.count):
        if batch.weaker:
            _play_pair(batch, index, counts)
        else:
            _play_watched(batch, index, counts)
    return counts


def _play_watched(batch: Batch, index: int, counts: Counts) -> None:
    kit = KITS[batch.game]
    options = Variant(batch.seats, batch.options, batch.parts).all_options()
    bound, seed = kit.game.bound(batch.seats, options), (batch.seed, index)
    bots = seated([batch.bots] * batch.seats, kit.game)
    story = Story(kit, batch.seats, bound, seed)
    try:
        story.count(counts, play_watched(kit.game, options, bots, seed, story))
    finally:
        dismissed(bots)


def _play_pair(batch: Batch, index: int, counts: Counts) -> None:
    tally = play_pair(
        Pair(
            *(batch.game, batch.seats, batch.options, batch.parts),
            *(batch.bots, batch.weaker, batch.seed, index),
        )
    )
    counts.better += tally.a_wins
    counts.worse += tally.b_wins
    counts.even += tally.draws


def begin(
    game: str, variants: list[Variant], bots: str, weaker: str, games: int, seed: int
) -> Balance:
    """A comparison in which nothing is played yet; an unknown bot is refused."""
    for name in filter(None, (bots, weaker)):
        bot_by_name(name, game_by_id(game), programs=True)
    if not variants:
        raise Refused("vary-none")
    return Balance(game, bots, weaker, seed, games, [Arm(variant) for variant in variants])


def batches_of(balance: Balance, arm: int, first: int, games: int) -> list[Batch]:
    """Matches `first` to `first + games - 1` of a variant, and the pairs that go with them."""
    variant = balance.arms[arm].variant
    size = min(BATCH, max(1, games // BATCHES))
    told = (arm, balance.game, variant.seats, variant.options, variant.parts, balance.bots)
    found = [
        Batch(*told, balance.seed, start, min(size, first + games - start))
        for start in range(first, first + games, size)
    ]
    if balance.weaker and balance.weaker != balance.bots and variant.seats > 1:
        pairs = range(first // (2 * SKILLED), (first + games) // (2 * SKILLED))
        some = max(1, size // 2)
        found += [
            Batch(*told, balance.seed, start, min(some, pairs.stop - start), balance.weaker)
            for start in range(pairs.start, pairs.stop, some)
        ]
    return found


def play_on(
    balance: Balance,
    batches: list[Batch],
    place: Place = HERE,
    progress: Progress = unheard,
    kept: Kept | None = None,
    part: str = "",
    heard: Heard = lambda balance: None,
) -> None:
    """Play batches and add them to their variants."""
    done, of = 0, sum(each.count for each in batches)
    for number, counts in Run(play_balance, batches, place, kept, part).results(Counts):
        batch = batches[number]
        balance.arms[batch.variant].batches[f"{part} {number}"] = counts
        done += batch.count
        progress(done, of)
        heard(balance)


def compare(
    balance: Balance,
    place: Place = HERE,
    progress: Progress = unheard,
    kept: Kept | None = None,
    heard: Heard = lambda balance: None,
) -> None:
    """Every variant with all its matches."""
    all_batches = [
        batch
        for arm in range(len(balance.arms))
        for batch in batches_of(balance, arm, 0, balance.games)
    ]
    play_on(balance, all_batches, place, progress, kept, heard=heard)
