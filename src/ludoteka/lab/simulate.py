"""Many matches of one game. Match `i` of a seed is the same wherever it is played."""

from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, Final

from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Over, Pending
from ludoteka.kernel.playout import is_past_limit, playout
from ludoteka.kernel.rng import Rng
from ludoteka.lab.keeping import Kept
from ludoteka.lab.match import Watcher, dismissed, play_watched, seated
from ludoteka.lab.runs import HERE, Place, Progress, Run, cores, unheard

__all__ = ["Totals", "cores", "simulate"]

BATCH: Final = 50
"""Random matches of a batch at least; matches of bots, which take longer, at most. The size of
batches has no influence on the totals."""
BATCHES: Final = 400
"""About so many batches are made of a long run."""
RANDOM: Final = "random"


@dataclass
class Totals:
    """What came out. All but `seconds` follow from the game, the options and the seed. A match
    ends with one winner, with several (`draws`) or with none (`nobody`), or it has no end: it was
    `stopped` at the turn limit of its game, or `capped` at the bound on decisions."""

    game: str
    seats: int
    seed: int
    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    nobody: int = 0
    stopped: int = 0
    capped: int = 0
    bots: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: "Totals") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.draws += other.draws
        self.nobody += other.nobody
        self.stopped += other.stopped
        self.capped += other.capped

    @property
    def turn_limit(self) -> int:
        """The turns after which a match is stopped; 0 if none is."""
        return game_by_id(self.game).turn_limit

    @property
    def mean(self) -> float:
        """Decisions of a match, on average."""
        return self.decisions / max(self.games, 1)

    def plain(self) -> dict[str, object]:
        seconds = max(self.seconds, 1e-9)
        return {
            "game": self.game,
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "bots": self.bots,
            "decisions": self.decisions,
            "mean_decisions": round(self.mean, 3),
            "wins": [*self.wins],
            "draws": self.draws,
            "nobody": self.nobody,
            "stopped": self.stopped,
            "turn_limit": self.turn_limit,
            "capped": self.capped,
            "decisions_per_s": round(self.decisions / seconds),
            "games_per_s": round(self.games / seconds, 1),
        }


@dataclass(frozen=True)
class Batch:
    """Matches `first` to `first + count - 1` of a seed; plain values, to be sent to a process."""

    game: str
    seats: int
    options: dict[str, str]
    parts: str
    seed: int
    first: int
    count: int
    bots: tuple[str, ...] = ()
    """By seat; none if everybody plays at random."""


def play_batch(batch: Batch) -> Totals:
    game = game_by_id(batch.game)
    options = Options(dict(batch.options), batch.parts)
    totals = Totals(batch.game, batch.seats, batch.seed, wins=[0] * batch.seats)
    several = range(batch.first, batch.first + batch.count)
    if batch.bots:
        _play_bots(game, options, batch, several, totals)
    else:
        _play_random(game, options, several, totals)
    return totals


def _play_random(game: Game[Any], options: Options, several: range, totals: Totals) -> None:
    start = game.start(totals.seats, options, SILENT)
    bound = game.bound(totals.seats, options)
    for index in several:
        s = game.clone(start)
        rng = Rng(totals.seed, index)
        totals.decisions += playout(game, s, rng, bound, game.turn_limit)
        _count_end(totals, game.pending(s), late=is_past_limit(game, s))


class Counting(Watcher):
    """Counts decisions."""

    def __init__(self) -> None:
        self.decisions = 0

    def answered(self, s: Any, seat: int, seconds: float) -> None:
        self.decisions += 1


def _play_bots(
    game: Game[Any], options: Options, batch: Batch, several: range, totals: Totals
) -> None:
    bound = game.bound(totals.seats, options)
    for index in several:
        bots, counting = seated(list(batch.bots), game), Counting()
        try:
            over = play_watched(game, options, bots, (batch.seed, index), counting)
        finally:
            dismissed(bots)
        totals.decisions += counting.decisions
        _count_end(totals, over, late=counting.decisions < bound)


def _count_end(totals: Totals, end: Pending | None, *, late: bool) -> None:
    totals.games += 1
    if not isinstance(end, Over):
        totals.stopped += late
        totals.capped += not late
        return
    winners = end.winners()
    if len(winners) == 1:
        totals.wins[winners[0]] += 1
    elif winners:
        totals.draws += 1
    else:
        totals.nobody += 1


def simulate(
    game: str,
    seats: int,
    options: Options,
    games: int,
    seed: int,
    place: Place = HERE,
    progress: Progress = unheard,
    bots: tuple[str, ...] = (),
    kept: Kept | None = None,
) -> Totals:
    """Play `games` matches: of one bot in every seat, of a bot for each, or (without) at random.
    The totals do not depend on the place."""
    players = bots_by_seat(game, seats, bots)
    size = max(BATCH, games // BATCHES)
    if players:
        size = min(BATCH, max(1, games // BATCHES))
    batches = [
        Batch(
            *(game, seats, options.values, options.parts, seed),
            *(first, min(size, games - first), players),
        )
        for first in range(0, games, size)
    ]
    totals = Totals(game, seats, seed, wins=[0] * seats, bots=list(players or (RANDOM,) * seats))
    begun = perf_counter()
    for _, part in Run(play_batch, batches, place, kept).results(Totals):
        totals.add(part)
        progress(totals.games, games)
    totals.seconds = perf_counter() - begun
    return totals


def bots_by_seat(game: str, seats: int, bots: tuple[str, ...]) -> tuple[str, ...]:
    """One name for each seat, all known; none if everybody plays at random."""
    for name in bots:
        bot_by_name(name, game_by_id(game), programs=True)
    if len(bots) not in (0, 1, seats):
        raise Unreadable("bots-by-seat", bots=len(bots), seats=seats)
    if set(bots) <= {RANDOM}:
        return ()
    return bots * seats if len(bots) == 1 else bots
