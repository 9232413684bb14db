"""Many matches of one table, a decision in each at every step, for programs that learn.

What a program reads lies packed in rows of numbers that it can look at without copying: what the
seat that is asked sees (`kernel/layout.py`), which moves it may choose, who it is, and what a
match that has ended brought to each seat. A match that has ended is followed by a new one in the
same place. Match `k` of place `i` is the same wherever and with how many others it is played.
"""

from typing import Any, Final

from librt.vecs import extend, vec
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
MOST_ENDS: Final = 24
"""Ways to go on with a move that are looked through; with more of them it is left as begun."""


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

    def ahead(self, seed: int, whole: bool = False) -> "Ahead":
        """What the seat that is asked would see after each of its moves, before chance or
        anybody else answers, in a world that it thinks possible. `whole` moves are followed while
        the seat is asked something else: which effect, say, of the tile it has placed."""
        found = Ahead(self)
        for place in range(self.count):
            seat = int(self.seats[place])
            world = self.game.imagine(self._views[place], Rng(seed, int(self.first) + place))
            prompt = self._views[place].prompt if whole else ""
            found.first.append(len(found.actions))
            for number in self._legal[place]:
                s = self.game.clone(world)
                self.game.apply(s, seat, self.game.moves[number], SILENT)
                for end in ends_of_move(self.game, s, seat, prompt):
                    found.see(self.game.view(end.s, seat), seat, number, end.moves)
        found.first.append(len(found.actions))
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


class End:
    """Where a move has led, and how many moves it took."""

    def __init__(self, s: Any, moves: int) -> None:
        self.s: Final[Any] = s
        self.moves: Final = moves


def ends_of_move(game: Game[Any], s: Any, seat: int, prompt: str) -> list[End]:
    """All ways to go on after a first move while the seat is asked something else than this."""
    ends: list[End] = []
    begun = [End(s, 1)]
    while begun:
        end = begun.pop()
        ask = game.pending(end.s)
        if not prompt or not isinstance(ask, Decide) or ask.seat != seat or ask.prompt == prompt:
            ends.append(end)
            continue
        if len(ends) + len(begun) + ask.count > MOST_ENDS:
            return [End(s, 1)]
        for move in ask.options:
            after = game.clone(end.s)
            game.apply(after, seat, move, SILENT)
            begun.append(End(after, end.moves + 1))
    return ends


class Ahead:
    """What would be seen after each move, or in each way to make a whole one, place by place.

    The rows of place `i` are `first[i]` to `first[i + 1] - 1`, in the order of `Batch.legal(i)`;
    each is seen by a seat of `seats`, begins with the move of a number in `actions` and is so many
    `moves` away. Where a match would be over, `over` is 1 and `known` what it brings to the seat.
    """

    def __init__(self, batch: Batch) -> None:
        self.layout: Final = batch.layout
        self.observations: vec[i32] = vec[i32]()
        self._blank: Final = vec[i32]([0] * int(batch.width))
        self.known: Final[list[float]] = []
        self.over: Final[list[int]] = []
        self.actions: Final[list[int]] = []
        self.moves: Final[list[int]] = []
        self.seats: Final[list[int]] = []
        self.first: Final[list[int]] = []

    def see(self, view: View[Any], seat: int, number: int, moves: int) -> None:
        """One row more."""
        start: i64 = len(self.observations)
        self.observations = extend(self.observations, self._blank)
        self.layout.write(view, self.observations, start)
        over = view.over
        self.known.append(payoffs(over)[seat] if over is not None else 0.0)
        self.over.append(0 if over is None else 1)
        self.actions.append(number)
        self.moves.append(moves)
        self.seats.append(seat)
