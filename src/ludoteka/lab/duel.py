"""Which of two bots is better? Pairs of matches with the same chance and the seats exchanged.

Match `i` of a seed is the same wherever it is played, as long as the bots have no clock: so the
result does not depend on the number of processes.
"""

from contextlib import closing
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from ludoteka.bots.bot import Bot
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Over
from ludoteka.lab.keeping import Kept
from ludoteka.lab.match import Watcher, dismissed, play_watched, seated
from ludoteka.lab.runs import HERE, Place, Progress, Run, unheard

Z95: Final = 1.959964
CLEAR: Final = 3.3
"""A duel stops early when an interval this many standard errors wide excludes one half: wide,
because we look again and again."""
FEWEST: Final = 20
"""Decided matches before that can happen."""


@dataclass(frozen=True)
class Pair:
    """Two matches with the seats exchanged; plain values, to be sent to a process."""

    game: str
    seats: int
    options: dict[str, str]
    parts: str
    a: str
    b: str
    seed: int
    index: int


@dataclass
class Tally:
    """What came out, for `a`. A match that was `stopped` before its end is no result."""

    a_wins: int = 0
    b_wins: int = 0
    draws: int = 0
    stopped: int = 0
    a_moves: int = 0
    b_moves: int = 0
    a_seconds: float = 0.0
    b_seconds: float = 0.0

    @property
    def games(self) -> int:
        return self.a_wins + self.b_wins + self.draws + self.stopped

    @property
    def decided(self) -> int:
        return self.a_wins + self.b_wins

    def add(self, other: "Tally") -> None:
        self.a_wins += other.a_wins
        self.b_wins += other.b_wins
        self.draws += other.draws
        self.stopped += other.stopped
        self.a_moves += other.a_moves
        self.b_moves += other.b_moves
        self.a_seconds += other.a_seconds
        self.b_seconds += other.b_seconds

    def clock(self, side: int, seconds: float) -> None:
        """A decision of bot 0 (`a`) or 1 (`b`)."""
        if side == 0:
            self.a_moves += 1
            self.a_seconds += seconds
        else:
            self.b_moves += 1
            self.b_seconds += seconds

    def count(self, winners: set[int]) -> None:
        """The match was won by the bots 0 (`a`), 1 (`b`), both or none."""
        self.draws += len(winners) != 1
        self.a_wins += winners == {0}
        self.b_wins += winners == {1}


@dataclass
class Result:
    """A duel."""

    game: str
    seats: int
    a: str
    b: str
    seed: int
    tally: Tally

    @property
    def share(self) -> float:
        """Of the decided matches, those `a` won; one half if there are none."""
        return self.tally.a_wins / self.tally.decided if self.tally.decided else 0.5

    @property
    def turn_limit(self) -> int:
        """The turns after which a match is stopped; 0 if none is."""
        return game_by_id(self.game).turn_limit

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.tally.a_wins, self.tally.decided, Z95)

    def plain(self) -> dict[str, object]:
        tally = self.tally
        low, high = self.interval
        moves, seconds = tally.a_moves + tally.b_moves, tally.a_seconds + tally.b_seconds
        return {
            "game": self.game,
            "seats": self.seats,
            "a": self.a,
            "b": self.b,
            "games": tally.games,
            "a_wins": tally.a_wins,
            "b_wins": tally.b_wins,
            "draws": tally.draws,
            "stopped": tally.stopped,
            "turn_limit": self.turn_limit,
            "a_share": round(self.share, 4),
            "ci95": [round(low, 4), round(high, 4)],
            "s_per_move": _each(seconds, moves),
            "a_s_per_move": _each(tally.a_seconds, tally.a_moves),
            "b_s_per_move": _each(tally.b_seconds, tally.b_moves),
            "seed": self.seed,
        }


def wilson(wins: float, of: int, z: float) -> tuple[float, float]:
    """The interval of a share, `z` standard errors to each side (Wilson's score interval)."""
    if of == 0:
        return 0.0, 1.0
    share = wins / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    reach = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def is_clear(tally: Tally) -> bool:
    """Whether more matches would hardly change who is better."""
    low, high = wilson(tally.a_wins, tally.decided, CLEAR)
    return tally.decided >= FEWEST and (low > 0.5 or high < 0.5)


def duel(
    game: str,
    seats: int,
    options: Options,
    bots: tuple[str, str],
    games: int,
    seed: int,
    place: Place = HERE,
    early: bool = True,
    progress: Progress = unheard,
    kept: Kept | None = None,
) -> Result:
    """Up to `games` matches, rounded up to pairs; fewer if `early` and the answer is clear."""
    for name in bots:
        bot_by_name(name, game_by_id(game), programs=True)
    pairs = [
        Pair(game, seats, options.values, options.parts, *bots, seed, index)
        for index in range((games + 1) // 2)
    ]
    total = Tally()
    run = Run(play_pair, pairs, place, kept, " ".join(bots))
    with closing(run.in_order(Tally)) as tallies:
        for tally in tallies:
            total.add(tally)
            progress(total.games, 2 * len(pairs))
            if early and is_clear(total):
                break
    return Result(game, seats, *bots, seed, total)


def play_pair(pair: Pair) -> Tally:
    game = game_by_id(pair.game)
    options = Options(dict(pair.options), pair.parts)
    tally = Tally()
    for first in (0, 1):
        sides = [(seat + first) % 2 for seat in range(pair.seats)]
        bots = seated([(pair.a, pair.b)[side] for side in sides], game)
        try:
            over = play_match(game, options, bots, sides, (pair.seed, pair.index), tally)
        finally:
            dismissed(bots)
        if over is None:
            tally.stopped += 1
        else:
            tally.count({sides[seat] for seat in over.winners()})
    return tally


class Clocked(Watcher):
    """Adds the time of each decision to a tally, by bot."""

    def __init__(self, sides: list[int], tally: Tally) -> None:
        self._sides: Final = sides
        self._tally: Final = tally

    def answered(self, s: Any, seat: int, seconds: float) -> None:
        self._tally.clock(self._sides[seat], seconds)


def play_match(
    game: Game[Any],
    options: Options,
    bots: list[Bot],
    sides: list[int],
    seed: tuple[int, int],
    tally: Tally,
) -> Over | None:
    """One match; None if it was stopped."""
    return play_watched(game, options, bots, seed, Clocked(sides, tally))


def tournament(
    game: str,
    seats: int,
    options: Options,
    bots: list[str],
    games: int,
    seed: int,
    place: Place = HERE,
    early: bool = True,
    progress: Progress = unheard,
    kept: Kept | None = None,
) -> list[Result]:
    """Everybody against everybody, `games` matches at most for each two."""
    found: list[Result] = []
    several = [(a, b) for place, b in enumerate(bots) for a in bots[place + 1 :]]
    for number, two in enumerate(several):

        def step(done: int, of: int, number: int = number) -> None:
            progress(number * of + done, len(several) * of)

        found.append(duel(game, seats, options, two, games, seed, place, early, step, kept))
        if kept is not None and kept.stopped:
            break
    return found


def standings(results: list[Result], bots: list[str]) -> list[tuple[str, int, int, int]]:
    """Each bot with its wins, losses and draws, the best share of decided matches first."""
    rows: list[tuple[str, int, int, int]] = []
    for bot in bots:
        won = lost = drawn = 0
        for result in results:
            if bot in (result.a, result.b):
                mine, theirs = result.tally.a_wins, result.tally.b_wins
                if bot == result.b:
                    mine, theirs = theirs, mine
                won += mine
                lost += theirs
                drawn += result.tally.draws
        rows.append((bot, won, lost, drawn))
    return sorted(rows, key=lambda row: -row[1] / max(1, row[1] + row[2]))


def _each(seconds: float, moves: int) -> float:
    return round(seconds / max(moves, 1), 5)
