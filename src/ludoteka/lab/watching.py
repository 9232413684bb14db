"""The story of one match: who led when, what was taken by whom, and how it ended.

All games tell it in the same way: notes name a seat and a thing, and the advice of a game (or,
without one, a few matches played to the end at random) says how the seats stand.
"""

from itertools import pairwise
from typing import Any, Final

from ludoteka.games.kit import Kit
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Over
from ludoteka.kernel.playout import playout, shares_of
from ludoteka.kernel.rng import Rng
from ludoteka.lab.counts import BINS, MOMENTS, UNKNOWN, WHOLE, Counts, Sums, Thing
from ludoteka.lab.match import Watcher

MARGIN: Final = 20
"""Thousandths of the win by which somebody must stand better to have taken the lead."""
PLAYOUTS: Final = 6
"""Matches played to the end from a position of a game without advice ..."""
EVERY: Final = 5
"""... at each so many decisions."""
NOBODY: Final = -1


def taken_words(kit: Kit) -> dict[str, tuple[int, int, str]]:
    """The notes that matter: where in them the seat is named (or nowhere), and where the thing,
    and its kind."""
    words = kit.game.words
    found: dict[str, tuple[int, int, str]] = {}
    for word in kit.taken or words.notes:
        kinds = words.notes[word].split()
        seat = 0 if kinds and kinds[0] in ("seat", kit.role) else NOBODY
        things = [place for place in range(seat + 1, len(kinds)) if kinds[place] in words.kinds]
        named = [place for place in things if kinds[place] not in words.literal]
        place = (named or things or [NOBODY])[0]
        if place != NOBODY and (seat == 0 or word in kit.taken):
            found[word] = (seat, place, kinds[place])
    return found


class Story(Watcher):
    """Watches one match and adds it to the counts when it is over."""

    def __init__(self, kit: Kit, seats: int, bound: int, seed: tuple[int, int]) -> None:
        self.out = Journal()
        self._game: Final[Game[Any]] = kit.game
        self._advice: Final = kit.advice if kit.advice is not None and kit.advice.judges() else None
        self._words: Final = taken_words(kit)
        self._seats: Final = seats
        self._bound: Final = bound
        self._seed: Final = seed
        self._read = 0
        self._values: list[int] = []
        self._leader = NOBODY
        self._leaders: Final[list[int]] = []
        self._deciding: Final[list[tuple[int, int]]] = []
        self._takes: Final[dict[tuple[str, int], tuple[int, int]]] = {}
        self._befallen: Final[set[str]] = set()

    def asked(self, s: Any, seat: int) -> None:
        self._read_notes()
        self._look(s)
        self._leaders.append(self._leader)
        self._deciding.append((seat, self._standing(seat)))

    def answered(self, s: Any, seat: int, seconds: float) -> None:
        self._read_notes()

    def _look(self, s: Any) -> None:
        """Who stands how well; in the middle of a move that stays as it was."""
        if self._advice is not None:
            if self._values and not self._advice.is_quiet(s):
                return
            self._values = list(self._advice.values(s))
        elif len(self._leaders) % EVERY == 0:
            self._values = self._tried(s)
        best = max(self._values)
        if self._leader == NOBODY or best - self._values[self._leader] > MARGIN:
            first = self._values.index(best)
            others = [each for seat, each in enumerate(self._values) if seat != first]
            if not others or best - max(others) > MARGIN:
                self._leader = first

    def _tried(self, s: Any) -> list[int]:
        total = [0.0] * self._seats
        for number in range(PLAYOUTS):
            world = self._game.clone(s)
            rng = Rng(self._seed[0] + 2, self._seed[1] * 8192 + len(self._leaders) + number)
            playout(self._game, world, rng, self._bound, self._game.turn_limit)
            end = self._game.pending(world)
            if isinstance(end, Over):
                total = [a + b for a, b in zip(total, shares_of(end), strict=True)]
        return [round(1000 * each / PLAYOUTS) for each in total]

    def _standing(self, seat: int) -> int:
        if not self._values:
            return UNKNOWN
        return min(BINS - 1, max(0, self._values[seat] * BINS // 1000))

    def _read_notes(self) -> None:
        for note in self.out.notes[self._read :]:
            if note.word not in self._words:
                continue
            seated, place, kind = self._words[note.word]
            thing = f"{kind} {self._game.words.name(kind, note.args[place])}"
            if seated == NOBODY:
                self._befallen.add(thing)
                continue
            seat = note.args[seated]
            count, standing = self._takes.get((thing, seat), (0, self._standing(seat)))
            self._takes[thing, seat] = (count + 1, standing)
        self._read = len(self.out.notes)

    def count(self, counts: Counts, over: Over | None) -> None:
        """The match is over, or was stopped."""
        self._read_notes()
        counts.games += 1
        counts.length.note(len(self._leaders))
        counts.lengths[len(self._leaders)] = counts.lengths.get(len(self._leaders), 0) + 1
        if over is None:
            counts.stopped += 1
            return
        winners = over.winners()
        won = [WHOLE // len(winners) if seat in winners else 0 for seat in range(self._seats)]
        counts.draws += len(winners) > 1
        counts.nobody += not winners
        counts.won = [a + b for a, b in zip(counts.won, won, strict=True)]
        self._count_scores(counts, over)
        self._count_lead(counts, winners)
        for seat, standing in self._deciding:
            counts.decisions.note(standing, won[seat])
        for (thing, seat), (times, standing) in self._takes.items():
            found = counts.things.setdefault(thing, Thing())
            found.takes += times
            found.first.note(standing, won[seat])
        for thing in self._befallen:
            counts.events.setdefault(thing, Sums()).note(sum(over.scores))

    def _count_scores(self, counts: Counts, over: Over) -> None:
        for sums, score in zip(counts.scores, over.scores, strict=True):
            sums.note(score)
        counts.total.note(sum(over.scores))
        if len(over.scores) > 1:
            best, second = sorted(over.scores, reverse=True)[:2]
            counts.margin.note(best - second)

    def _count_lead(self, counts: Counts, winners: list[int]) -> None:
        led = [each for each in self._leaders if each != NOBODY]
        counts.lead_changes.note(sum(a != b for a, b in pairwise(led)))
        many = len(self._leaders)
        if not many or not winners:
            return
        since = many
        while since > 0 and self._leaders[since - 1] in winners:
            since -= 1
        counts.known.note(1000 * since // many)
        for moment in range(MOMENTS):
            place = moment * (many - 1) // (MOMENTS - 1)
            counts.led[moment] += self._leaders[place] in winners
