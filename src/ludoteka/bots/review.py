"""Looking over a recorded match: which moves of a seat lost most, and what was better."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ludoteka.bots.hint import compare
from ludoteka.bots.levels import reviewer
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Move
from ludoteka.kernel.record import MOVE, Record, begin, play_entry, replay

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Reviewed:
    """One move: its number among those of the seat, its line in the record, what it was worth,
    and the best one. Shares of the win from 0 to 1, as they looked to the seat itself."""

    number: int
    line: int
    played: Move
    share: float
    best: Move
    best_share: float

    @property
    def lost(self) -> float:
        return self.best_share - self.share


@dataclass(frozen=True)
class Choice:
    """A move of a seat that still holds and was not the only one, and what the seat saw then."""

    number: int
    line: int
    played: Move
    view: View[Any]


def choices(
    game: Game[Any], record: Record, seat: int, progress: Progress = lambda done, of: None
) -> Iterator[Choice]:
    """Every move of a seat that it could have made otherwise, in order."""
    s = begin(game, record.header, SILENT)
    standing = record.standing()
    number = 0
    for place, (line, entry) in enumerate(standing):
        progress(place, len(standing))
        if entry.kind == MOVE and entry.seat == seat:
            number += 1
            view = game.view(s, seat)
            if view.ask is not None and len(view.ask.options) > 1:
                yield Choice(number, line, game.read(entry.text), view)
        play_entry(game, s, game.pending(s), entry, line, SILENT)
    progress(len(standing), len(standing))


def judge(game: Game[Any], choice: Choice, seed: int, adviser: str) -> Reviewed:
    """What the move was worth, and the best one."""
    best, own = compare(game, choice.view, seed + choice.line, choice.played, adviser)
    played, line = choice.played, choice.line
    return Reviewed(choice.number, line, played, own.share, best.move, best.share)


def review(
    game: Game[Any],
    record: Record,
    seat: int,
    seed: int = 1,
    adviser: str = "",
    progress: Progress = lambda done, of: None,
) -> list[Reviewed]:
    """Every move of a seat that still holds, in order. Only what the seat could know counts."""
    replay(game, record)  # a record that breaks the rules is refused here, with its line
    found = choices(game, record, seat, progress)
    asked = adviser or reviewer(game.id)
    return [judge(game, choice, seed, asked) for choice in found]


def worst(found: list[Reviewed], most: int, least: float = 0.03) -> list[Reviewed]:
    """The moves that lost most, at most so many and each at least that much, in order of play."""
    costly = sorted(found, key=lambda each: -each.lost)[:most]
    return sorted((each for each in costly if each.lost >= least), key=lambda each: each.number)
