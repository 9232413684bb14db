"""A bot looks over finished matches, one decision after the other."""

import asyncio
import logging
import time
from functools import lru_cache
from typing import Final, NamedTuple

from ludoteka.bots.levels import hurried, reviewer
from ludoteka.bots.review import Choice, choices, judge
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.record import loads
from ludoteka.web import review_bodies
from ludoteka.web.shell import Thinkers
from ludoteka.web.viewing import offers

WHOLE: Final = 60.0
"""Seconds the review of a seat should take, however long the match was."""
QUICKEST: Final = 0.2
SLOWEST: Final = 1.8
"""Seconds for a thought; there may be two about a move."""
PATIENCE: Final = 10.0
"""Seconds after which a review that nobody asks for any more stops."""
MOST_KNOWN: Final = 200
SEED: Final = 1
_LOG: Final = logging.getLogger("ludoteka.web")


class Looked(NamedTuple):
    """A move to look at, the number of it among those of the seat; it can be sent."""

    record: str
    seat: int
    place: int


@lru_cache(maxsize=4)
def _choices(record: str, seat: int) -> list[Choice]:
    told = loads(record)
    return list(choices(game_by_id(told.header.game), told, seat))


def count_choices(looked: Looked) -> int:
    """How many moves there are to look at. Runs where `Thinkers` run things."""
    return len(_choices(looked.record, looked.seat))


def look_at(looked: Looked) -> review_bodies.ReviewedMove:
    """What the bot thinks of one move. Runs where `Thinkers` run things."""
    game = game_by_id(loads(looked.record).header.game)
    found = _choices(looked.record, looked.seat)
    seconds = min(SLOWEST, max(QUICKEST, WHOLE / 2 / len(found)))
    adviser = hurried(reviewer(game.id), game.id, seconds)
    told = judge(game, found[looked.place], SEED, adviser)
    played, best = offers(game, [told.played, told.best])
    return review_bodies.ReviewedMove(
        count=told.line - 2,
        played=played,
        share=told.share,
        best=best,
        best_share=told.best_share,
    )


class _Review:
    """One seat of one match, as far as the bot has got."""

    def __init__(self, seat: int) -> None:
        self.record = ""  # while somebody looks over it
        self.seat: Final = seat
        self.of = -1  # not counted yet
        self.done = 0
        self.moves: Final[list[review_bodies.ReviewedMove]] = []
        self.asked = 0.0
        self.work: asyncio.Task[None] | None = None

    def told(self) -> review_bodies.Review:
        of = self.of if self.of >= 0 else 1
        return review_bodies.Review(seat=self.seat, done=self.done, of=of, moves=self.moves[:])

    @property
    def idle(self) -> bool:
        return self.work is None or self.work.done()

    @property
    def complete(self) -> bool:
        return self.done == self.of


class Reviews:
    """The reviews of a server. Several at once take turns, decision by decision."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers: Final = thinkers
        self._known: Final[dict[tuple[str, int], _Review]] = {}

    def knows(self, table: str, seat: int) -> bool:
        """Whether it can be told without the record."""
        review = self._known.get((table, seat))
        return review is not None and (review.complete or not review.idle)

    def tell(self, table: str, seat: int, record: str = "") -> review_bodies.Review:
        """As far as it has got; it goes on. The record is needed for one that is not known."""
        name = (table, seat)
        if name not in self._known:
            self._make_room()
            self._known[name] = _Review(seat)
        review = self._known[name]
        review.asked = time.monotonic()
        if review.idle and not review.complete:
            review.record = record
            review.work = asyncio.get_running_loop().create_task(self._go_on(review))
        return review.told()

    async def _go_on(self, review: _Review) -> None:
        if review.of < 0:
            review.of = await self._thinkers.run(
                count_choices, Looked(review.record, review.seat, 0)
            )
        while review.done < review.of and time.monotonic() - review.asked < PATIENCE:
            looked = Looked(review.record, review.seat, review.done)
            try:
                review.moves.append(await self._thinkers.run(look_at, looked))
            except Exception:
                _LOG.exception("a move could not be reviewed")
            review.done += 1
        review.record = ""  # it may be long, and there may be many reviews

    def _make_room(self) -> None:
        idle = [name for name, review in self._known.items() if review.idle]
        for name in idle[: max(0, len(self._known) - MOST_KNOWN + 1)]:
            del self._known[name]

    def close(self) -> None:
        for review in self._known.values():
            if review.work is not None:
                review.work.cancel()
