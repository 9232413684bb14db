"""A match that a program steps through: chance is answered, and what remains is to decide."""

import json
from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32

from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.layout import Layout, measure
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Over, Pending
from ludoteka.kernel.playout import is_past_limit
from ludoteka.kernel.rng import Rng


@cache
def _layout(game: str, seats: int, chosen: tuple[tuple[str, str], ...], parts: str) -> Layout:
    return measure(game_by_id(game), seats, Options(dict(chosen), parts))


def layout_of(game: Game[Any], seats: int, options: Options) -> Layout:
    """The layout of a table; one that was made is remembered."""
    return _layout(game.id, seats, tuple(options.values.items()), options.parts)


class Play:
    """One match. `answered` holds the sorts of chance since the last decision, and who saw them:
    bots want to know."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, str] | None = None,
        most: int = 0,
        parts: str = "",
    ) -> None:
        """It is stopped after `most` decisions, or at the bound of the game if that is 0; `parts`
        is the text of a component file, empty for ours."""
        self.game: Final = game_by_id(game)
        self.options: Final = self.game.options(**(options or {})).with_parts(parts)
        self.seats: Final = fewest(self.game) if seats is None else seats
        self.game.check_seats(self.seats)
        self.most: Final = most or self.game.bound(self.seats, self.options)
        self.layout: Final = layout_of(self.game, self.seats, self.options)
        self.numbers: Final = {move: number for number, move in enumerate(self.game.moves)}
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new match, up to its first question."""
        self.at: Any = self.game.start(self.seats, self.options, SILENT)
        self.rng = Rng(seed)
        self.taken = 0
        self._settle()

    def _settle(self) -> None:
        self.answered: list[tuple[int, int]] = []
        self._legal: dict[int, list[int]] = {}
        while True:
            self.ask: Pending = self.game.pending(self.at)
            if not isinstance(self.ask, Chance):
                return
            outcome = int(self.rng.below(self.ask.size))
            self.answered.append((self.ask.sort(outcome), int(self.ask.seen)))
            self.game.resolve(self.at, outcome, SILENT)

    @property
    def over(self) -> Over | None:
        return self.ask if isinstance(self.ask, Over) else None

    @property
    def stopped(self) -> bool:
        """It has no end: it was too long."""
        late = self.taken >= self.most or is_past_limit(self.game, self.at)
        return late and self.over is None

    @property
    def seat(self) -> int:
        """Whose turn it is to decide; -1 for nobody."""
        return int(self.ask.seat) if isinstance(self.ask, Decide) and not self.stopped else -1

    def racing(self) -> list[int]:
        """The seats that may decide now, the one whose turn it is first."""
        first = self.seat
        if first < 0 or not isinstance(self.ask, Decide):
            return []
        turn = [(first + step) % self.seats for step in range(self.seats)]
        return [seat for seat in turn if self.ask.asks(seat)]

    def legal(self, seat: int) -> list[int]:
        """The numbers of the moves that a seat may choose from, in the order of the game."""
        if seat not in self._legal:
            found = [] if self.stopped else self.game.options_of(self.at, seat)
            self._legal[seat] = [self.numbers[move] for move in found]
        return self._legal[seat]

    def act(self, seat: int, action: int) -> None:
        """The seat makes the move of this number."""
        if action not in self.legal(seat):
            raise Refused("action-not-allowed", action=action)
        self.game.apply(self.at, seat, self.game.moves[action], SILENT)
        self.taken += 1
        self._settle()

    def view(self, viewer: int) -> View[Any]:
        return self.game.view(self.at, viewer)

    def row(self, viewer: int) -> vec[i32]:
        """What a viewer sees, as numbers."""
        row = vec[i32]([0] * int(self.layout.width))
        self.layout.write(self.view(viewer), row, 0)
        return row

    # Copies

    def save(self) -> str:
        """All that is to come, as a text: `load` goes on from here."""
        at = self.game.encode(self.at)
        return json.dumps([at, self.taken, int(self.rng.a), int(self.rng.b)])

    def load(self, text: str) -> None:
        at, self.taken, a, b = json.loads(text)
        self.at = self.game.decode(at, self.seats, self.options)
        self.rng = Rng(0)
        self.rng.a, self.rng.b = a, b
        self._settle()

    def __reduce__(self) -> tuple[object, ...]:
        """Copied and pickled so: positions of a compiled game know no other way."""
        chosen = dict(self.options.values)
        table = self.game.id, self.seats, chosen, self.most, self.options.parts
        return _again, (*table, self.save(), self.answered)


def _again(
    game: str,
    seats: int,
    options: dict[str, str],
    most: int,
    parts: str,
    saved: str,
    answered: list[tuple[int, int]],
) -> Play:
    play = Play(game, seats, options, most, parts)
    play.load(saved)
    play.answered = answered
    return play


def fewest(game: Game[Any]) -> int:
    """The seats if nothing is said: at least two, also where one may play alone."""
    return max(2, game.seats[0])
