"""Many matches of one table, a decision in each at every step, for programs that learn.

What a program reads lies packed in rows of numbers that it can look at without copying: what the
seat that is asked sees (`kernel/layout.py`), which moves it may choose, who it is, and what a
match that has ended brought to each seat. A match that has ended is followed by a new one in the
same place. Match `k` of place `i` is the same wherever and with how many others it is played.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from ludoteka.kernel.faults import Refused
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.layout import Layout
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Decide, Move, Over
from ludoteka.kernel.playout import is_past_limit, payoffs, settle_chance
from ludoteka.kernel.rng import Rng

GOES_ON: Final = 0
ENDED: Final = 1
STOPPED: Final = 2
"""What has happened to the match of a place in the last step. One that was stopped, by the turn
limit of its game or after too many decisions, has brought nobody anything."""


class Batch:
    """Places `first` to `first + count - 1` of `total`, each with a match."""

    def __init__(
        self,
        layout: Layout,
        options: Options,
        count: int,
        first: int = 0,
        total: int = 0,
        most: int = 0,
    ) -> None:
        """A match is stopped after `most` decisions, or at the bound of its game if it is 0."""
        game = layout.game
        self.game: Final[Game[Any]] = game
        self.layout: Final = layout
        self.count: Final[i64] = count
        self.first: Final[i64] = first
        self.total: Final[i64] = total or count
        self.most: Final[i64] = most or game.bound(int(layout.seats), options)
        self.width: Final[i64] = layout.width
        self.moves: Final[i64] = len(game.moves)
        self.observations: Final = vec[i32]([0] * (count * int(self.width)))
        self.masks: Final = vec[u8]([0] * (count * int(self.moves)))
        self.seats: Final = vec[i32]([0] * count)
        self.ends: Final = vec[u8]([0] * count)
        self.payoffs: Final = vec[float]([0.0] * (count * int(layout.seats)))
        self._numbers: Final[dict[Move, int]] = {m: n for n, m in enumerate(game.moves)}
        self._start: Final[Any] = game.start(int(layout.seats), options, SILENT)
        self._seed = 0
        self._positions: Final[list[Any]] = [self._start] * count
        self._views: Final[list[View[Any]]] = []
        self._rngs: Final = [Rng(0)] * count
        self._legal: Final[list[list[int]]] = [[] for _ in range(count)]
        self._taken: Final = vec[i64]([0] * count)
        self._played: Final = vec[i64]([0] * count)

    def begin(self, seed: int) -> None:
        """Begin every match anew."""
        self._seed = seed
        self._views.clear()
        for place in range(self.count):
            self._played[place] = 0
            self._new_match(place)
            self._views.append(self._tell(place))
            self.ends[place] = GOES_ON

    def step(self, actions: list[int]) -> None:
        """In every place the seat that is asked makes the move of this number."""
        place: i64 = 0
        for action in actions:
            if not 0 <= action < self.moves or not self.masks[place * self.moves + action]:
                raise Refused("action-not-allowed", action=action)
            place += 1
        if place != self.count:
            raise Refused("wrong-actions", given=int(place), wanted=int(self.count))
        place = 0
        for action in actions:
            s = self._positions[place]
            self.game.apply(s, self.seats[place], self.game.moves[action], SILENT)
            self._taken[place] += 1
            self._go_on(place)
            self._views[place] = self._tell(place)
            place += 1

    def legal(self, place: int) -> list[int]:
        """The numbers of the moves of a place, in the order of the game."""
        return self._legal[place]

    def at_random(self, seed: int) -> list[int]:
        """A move for every place, all equally likely."""
        chosen: list[int] = []
        for place, moves in enumerate(self._legal):
            chosen.append(moves[Rng(seed, int(self.first) + place).below(len(moves))])
        return chosen

    def ahead(self, seed: int) -> "Ahead":
        """What the seat that is asked would see after each of its moves, before chance or
        anybody else answers, in a world that it thinks possible."""
        found = Ahead(self)
        game, at = self.game, 0
        for place in range(self.count):
            seat = int(self.seats[place])
            world = game.imagine(self._views[place], Rng(seed, int(self.first) + place))
            found.seats.extend([seat] * len(self._legal[place]))
            found.first.append(at)
            for number in self._legal[place]:
                s = game.clone(world)
                game.apply(s, seat, game.moves[number], SILENT)
                view = game.view(s, seat)
                if view.over is not None:
                    found.known[at] = payoffs(view.over)[seat]
                    found.over[at] = 1
                self.layout.write(view, found.observations, at * self.width)
                at += 1
        found.first.append(at)
        return found

    def save(self) -> list[Any]:
        """Everything that goes on, as plain values."""
        saved: list[Any] = [self._seed]
        for place in range(self.count):
            rng = self._rngs[place]
            at = self.game.encode(self._positions[place])
            many = [int(self._taken[place]), int(self._played[place])]
            saved.append([at, *many, int(rng.a), int(rng.b)])
        return saved

    def load(self, saved: list[Any], options: Options) -> None:
        """Go on where `save` was called."""
        if len(saved) != self.count + 1:
            raise Refused("wrong-actions", given=len(saved) - 1, wanted=int(self.count))
        self._seed = saved[0]
        self._views.clear()
        for place in range(self.count):
            at, taken, played, a, b = saved[place + 1]
            self._positions[place] = self.game.decode(at, int(self.layout.seats), options)
            self._taken[place] = taken
            self._played[place] = played
            rng = Rng(0)
            rng.a, rng.b = a, b
            self._rngs[place] = rng
            self._views.append(self._tell(place))
            self.ends[place] = GOES_ON

    def _new_match(self, place: i64) -> None:
        """The next match of a place, up to its first question."""
        number: i64 = self.first + place + self.total * self._played[place]
        self._played[place] += 1
        self._taken[place] = 0
        self._rngs[place] = Rng(self._seed, number)
        self._positions[place] = self.game.clone(self._start)
        settle_chance(self.game, self._positions[place], self._rngs[place])

    def _go_on(self, place: i64) -> None:
        """Up to the next question, perhaps of the next match."""
        game, s = self.game, self._positions[place]
        settle_chance(game, s, self._rngs[place])
        ask = game.pending(s)
        over = isinstance(ask, Over)
        if not over and self._taken[place] < self.most and not is_past_limit(game, s):
            self.ends[place] = GOES_ON
            return
        self.ends[place] = ENDED if over else STOPPED
        at: i64 = place * self.layout.seats
        for seat in range(self.layout.seats):
            self.payoffs[at + seat] = 0.0
        if isinstance(ask, Over):
            for share in payoffs(ask):
                self.payoffs[at] = share
                at += 1
        self._new_match(place)

    def _tell(self, place: i64) -> View[Any]:
        game, s = self.game, self._positions[place]
        ask = game.pending(s)
        assert isinstance(ask, Decide)
        self.seats[place] = i32(ask.seat)
        view = game.view(s, ask.seat)
        self.layout.write(view, self.observations, place * self.width)
        at: i64 = place * self.moves
        for number in self._legal[place]:
            self.masks[at + number] = 0
        legal = [self._numbers[move] for move in ask.options]
        for number in legal:
            self.masks[at + number] = 1
        self._legal[place] = legal
        return view


class Ahead:
    """What would be seen after each move, one row for each, place by place.

    The rows of place `i` are `first[i]` to `first[i + 1] - 1`, in the order of `Batch.legal(i)`.
    Where a match would be over, `over` is 1 and `known` what it would bring to the seat.
    """

    def __init__(self, batch: Batch) -> None:
        many = sum([len(batch.legal(place)) for place in range(batch.count)])
        self.observations: Final = vec[i32]([0] * (many * int(batch.width)))
        self.known: Final = vec[float]([0.0] * many)
        self.over: Final = vec[u8]([0] * many)
        self.seats: Final[list[int]] = []
        self.first: Final[list[int]] = []
