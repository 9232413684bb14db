"""Many random matches of one game. Match `i` of a seed is the same wherever it is played."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from time import perf_counter
from typing import Any, Final

from ludoteka.games.registry import game_by_id
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Over
from ludoteka.kernel.playout import is_past_limit, playout
from ludoteka.kernel.rng import Rng

BATCH: Final = 50
"""Matches given to a process at a time. It has no influence on the totals."""

Progress = Callable[[int, int], None]
"""Told how many matches of how many are done."""


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


def cores() -> int:
    """How many processes can run at once here."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_batch(batch: Batch) -> Totals:
    game = game_by_id(batch.game)
    options = Options(dict(batch.options), batch.parts)
    start = game.start(batch.seats, options, SILENT)
    bound = game.bound(batch.seats, options)
    totals = Totals(batch.game, batch.seats, batch.seed, wins=[0] * batch.seats)
    for index in range(batch.first, batch.first + batch.count):
        s = game.clone(start)
        totals.games += 1
        rng = Rng(batch.seed, index)
        totals.decisions += playout(game, s, rng, bound, game.turn_limit)
        _count_end(totals, game, s)
    return totals


def _count_end(totals: Totals, game: Game[Any], s: Any) -> None:
    end = game.pending(s)
    if not isinstance(end, Over):
        late = is_past_limit(game, s)
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
    processes: int = 1,
    progress: Progress = lambda done, of: None,
) -> Totals:
    """Play `games` random matches. The totals do not depend on `processes`."""
    batches = (
        Batch(game, seats, options.values, options.parts, seed, first, min(BATCH, games - first))
        for first in range(0, games, BATCH)
    )
    totals = Totals(game, seats, seed, wins=[0] * seats)
    begun = perf_counter()
    if processes == 1 or games <= BATCH:
        for batch in batches:
            totals.add(play_batch(batch))
            progress(totals.games, games)
    else:
        _spread(batches, totals, games, processes, progress)
    totals.seconds = perf_counter() - begun
    return totals


def _spread(
    batches: Iterator[Batch], totals: Totals, games: int, processes: int, progress: Progress
) -> None:
    """Fresh processes, a few batches ahead for each, results added as they come."""
    fresh = multiprocessing.get_context("spawn")
    many = min(processes, -(-games // BATCH))
    with ProcessPoolExecutor(many, mp_context=fresh, initializer=_leave_interrupts) as pool:
        running: set[Future[Totals]] = set()
        try:
            while totals.games < games:
                for batch in islice(batches, 4 * many - len(running)):
                    running.add(pool.submit(play_batch, batch))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for each in done:
                    totals.add(each.result())
                progress(totals.games, games)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that the person started; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
