"""Search for any game: information-set Monte Carlo tree search over imagined worlds.

Each round imagines one world that fits the view of the searching seat and plays it to its end,
through the tree as far as it reaches. The nodes of the tree are what this seat can tell apart: a
hidden draw or a hidden choice of another seat makes no branch. Each seat follows its own interest
(max^n), whatever their number; racing seats are asked in turn. Everything follows from the
generator, so a search can be repeated.
"""

import math
from typing import Any, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from ludoteka.kernel.advice import Advice, Judged, Ticker
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import NO_MOVES, Chance, Decide, Move, Over
from ludoteka.kernel.playout import shares_of
from ludoteka.kernel.rng import Rng

TO_THE_END: Final = -1
"""As a horizon: worlds are played out, not judged."""
TICK: Final[i64] = 4
"""Rounds between two looks at the clock."""
LONGEST: Final[i64] = 5000
"""Decisions after which a world is given up as even."""
FIRST_LOOK: Final = 0.1
"""A move not tried yet counts as this much worse than the average of its node."""


NO_NODES: Final[list["Node | None"]] = []


class Node:
    """What the searching seat knows after some answers. Its moves come with the second visit; the
    rest lies packed, by their places."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.moves: list[Move] = NO_MOVES
        self.all: vec[i64] = vec[i64]()  # every place
        self.priors: vec[float] = vec[float]()
        self.tried: vec[i64] = vec[i64]()
        # Rounds in which a move could have been chosen: those in which all could, and the others.
        self.whole: i64 = 0
        self.available: vec[i64] = vec[i64]()
        self.totals: vec[float] = vec[float]()
        self.after: list[Node | None] = NO_NODES
        self.places: dict[Move, int] | None = None  # where each move is
        self.drawn: dict[int, Node] | None = None  # by what chance answered
        self.unseen: Node | None = None  # after an answer this seat does not learn

    def open(self, moves: list[Move], priors: vec[float]) -> None:
        """Moves that were not listed here before."""
        first: i64 = len(self.moves)
        more: i64 = len(moves)
        self.moves = self.moves + moves if first > 0 else moves
        for place in range(first, first + more):
            self.all = append(self.all, place)
        self.priors = extend(self.priors, priors)
        self.tried = extend(self.tried, vec[i64]([0] * more))
        self.available = extend(self.available, vec[i64]([-self.whole] * more))
        self.totals = extend(self.totals, vec[float]([0.0] * more))
        self.after = self.after + [None] * more

    def mean(self, place: i64) -> float:
        """What a move has brought so far."""
        tried = self.tried[place]
        return self.totals[place] / float(tried) if tried > 0 else 0.0


class Settings:
    """How to search. `size` bounds the memory: nodes and moves, about 100 bytes each.

    `horizon` decisions beyond the tree the advice judges the position. `guided` chooses those
    decisions by the weights of the advice, otherwise they are random.
    """

    def __init__(
        self,
        explore: float = 0.7,
        horizon: int = TO_THE_END,
        guided: bool = False,
        size: int = 400_000,
    ) -> None:
        self.explore: Final = explore
        self.horizon: Final[i64] = horizon
        self.guided: Final = guided
        self.size: Final[i64] = size


class Search:
    """A tree for one seat at one view, grown by `run`; `judged` can be asked at any time."""

    def __init__(
        self, game: Game[Any], view: View[Any], advice: Advice[Any] | None, settings: Settings
    ) -> None:
        self.game: Final = game
        self.seat: Final[i64] = view.viewer
        self.advice: Final = advice
        self.settings: Final = settings
        self.view: View[Any] = view
        # What the root may try. In a race that may be asked of this seat out of turn.
        self.among: list[Move] = view.ask.options if view.ask is not None else []
        self.root: Node = Node()
        self.size: i64 = 0
        self.decisions: i64 = 0
        self._judging: Final = (
            advice is not None and advice.judges() and settings.horizon != TO_THE_END
        )

    def run(self, rounds: int, rng: Rng, ticker: Ticker) -> int:
        """Grow the tree by so many rounds, fewer if the time is up; how many it were."""
        done: i64 = 0
        while done < rounds:
            self._round(rng)
            done += 1
            if done % TICK == 0 and ticker():
                break
        return done

    def judged(self) -> list[Judged]:
        """The moves of the root, the most tried one first."""
        root = self.root
        order = sorted(
            range(len(root.moves)), key=lambda place: (-root.tried[place], -root.mean(place))
        )
        return [Judged(root.moves[at], root.mean(at), int(root.tried[at])) for at in order]

    # From one decision to the next

    def follow_move(self, move: Move | None) -> bool:
        """Keep what was found out about the position after a move (None: a hidden one); False
        if that is nothing."""
        after = self.root.unseen
        if move is not None:
            after = None
            for place, each in enumerate(self.root.moves):
                if each == move:
                    after = self.root.after[place]
        return self._step_to(after)

    def follow_chance(self, sort: int) -> bool:
        """The same after chance answered with an outcome of this sort; -1 for a hidden one."""
        if sort < 0:
            return self._step_to(self.root.unseen)
        drawn = self.root.drawn
        return self._step_to(drawn.get(sort) if drawn is not None else None)

    def look(self, view: View[Any]) -> None:
        """Go on from here: the view that belongs to the node followed to."""
        self.view = view
        self.among = view.ask.options if view.ask is not None else []
        self.size = _count(self.root)

    def _step_to(self, node: Node | None) -> bool:
        self.root = node if node is not None else Node()
        return node is not None

    # One round

    def _round(self, rng: Rng) -> None:
        game = self.game
        s = game.imagine(self.view, rng)
        node = self.root
        path: list[Node] = []
        places: list[i64] = []
        seats: list[i64] = []
        while True:
            fresh = node.visits == 0 and node is not self.root
            node.visits += 1
            if fresh:
                break
            ask = game.pending(s)
            if isinstance(ask, Decide):
                if not node.moves and self.size >= self.settings.size and path:
                    break
                self.decisions += 1
                seat = self.seat if node is self.root else ask.seat
                place = self._pick(node, s, seat, ask, rng)
                path.append(node)
                places.append(place)
                seats.append(seat)
                game.apply(s, seat, node.moves[place], SILENT)
                after = self._after_move(node, place, ask)
            elif isinstance(ask, Chance):
                outcome = rng.below(ask.size)
                sort = ask.sort(outcome) if (ask.seen >> self.seat) & 1 == 1 else -1
                game.resolve(s, outcome, SILENT)
                after = self._after_chance(node, sort)
            else:
                break
            if after is None:
                break
            node = after
        shares = self._rest(s, rng)
        for step in range(i64(len(path))):
            node = path[step]
            place = places[step]
            node.tried[place] += 1
            node.totals[place] += shares[seats[step]]

    def _after_move(self, node: Node, place: i64, ask: Decide) -> Node | None:
        if ask.seat == self.seat or (ask.seen >> self.seat) & 1 == 1:
            after = node.after[place]
            if after is None:
                after = self._new()
                node.after[place] = after
            return after
        if node.unseen is None:
            node.unseen = self._new()
        return node.unseen

    def _after_chance(self, node: Node, sort: int) -> Node | None:
        if sort < 0:
            if node.unseen is None:
                node.unseen = self._new()
            return node.unseen
        drawn = node.drawn
        if drawn is None:
            drawn = {}
            node.drawn = drawn
        after = drawn.get(sort)
        if after is None:
            after = self._new()
            if after is not None:
                drawn[sort] = after
        return after

    def _new(self) -> Node | None:
        """A node, as long as there is room."""
        if self.size >= self.settings.size:
            return None
        self.size += 1
        return Node()

    # Choosing in the tree

    def _pick(self, node: Node, s: Any, seat: i64, ask: Decide, rng: Rng) -> i64:
        """The place of the move that is tried next."""
        options = self.among if node is self.root else ask.options
        if self._are_all(node, s, seat, options):
            able = node.all
            node.whole += 1
        else:
            able = self._matched(node, s, seat, options)
            for place in able:
                node.available[place] += 1
        if len(able) == 1:
            return able[0]
        if self.advice is None:
            return self._by_bounds(node, able, rng)
        return self._by_priors(node, able)

    def _by_bounds(self, node: Node, able: vec[i64], rng: Rng) -> i64:
        """Upper confidence bounds, each by the rounds in which the move was there; moves not
        tried yet come first, in random order."""
        tried = node.tried
        untried: i64 = 0
        for place in able:
            if tried[place] == 0:
                untried += 1
        if untried > 0:
            skip = rng.below(untried)
            for place in able:
                if tried[place] == 0:
                    if skip == 0:
                        return place
                    skip -= 1
        explore = self.settings.explore
        best = able[0]
        most = -1.0
        totals = node.totals
        available = node.available
        for place in able:
            many = float(tried[place])
            room = math.log(float(node.whole + available[place])) / many
            bound = totals[place] / many + explore * math.sqrt(room)
            if bound > most:
                most = bound
                best = place
        return best

    def _by_priors(self, node: Node, able: vec[i64]) -> i64:
        """Like the bounds, but a move is tried in proportion to what the advice thinks of it."""
        tried = node.tried
        totals = node.totals
        total = 0.0
        rounds: i64 = 0
        for place in able:
            rounds += tried[place]
            total += totals[place]
        first_look = total / float(rounds) - FIRST_LOOK if rounds > 0 else 0.5
        explore = self.settings.explore
        best = able[0]
        most = -1.0e9
        priors = node.priors
        available = node.available
        part: i64 = 0
        root = math.sqrt(float(node.whole))
        for place in able:
            if available[place] != part:  # nearly always the same for all
                part = available[place]
                root = math.sqrt(float(node.whole + part))
            many = tried[place]
            if many > 0:
                bound = totals[place] / float(many)
                bound += explore * priors[place] * (root / (1.0 + float(many)))
            else:
                bound = first_look + explore * priors[place] * root
            if bound > most:
                most = bound
                best = place
        return best

    def _are_all(self, node: Node, s: Any, seat: i64, options: list[Move]) -> bool:
        """Whether the listed moves are those of the node. Nearly always the list is the same as
        last time."""
        moves = node.moves
        if not moves:
            self._open(node, s, seat, options)
            return True
        if options is moves:
            return True
        if len(options) != len(moves):
            return False
        for place, move in enumerate(options):
            if move is not moves[place]:
                return False
        return True

    def _matched(self, node: Node, s: Any, seat: i64, options: list[Move]) -> vec[i64]:
        """The places of the listed moves."""
        places = node.places
        if places is None:
            places = {}
            for place, move in enumerate(node.moves):
                places[move] = place
            node.places = places
        missing = [move for move in options if move not in places]
        if missing:
            first = len(node.moves)
            self._open(node, s, seat, missing)
            for offset, move in enumerate(missing):
                places[move] = first + offset
        return vec[i64]([places[move] for move in options])

    def _open(self, node: Node, s: Any, seat: i64, moves: list[Move]) -> None:
        """Moves that were not listed here before, with what the advice thinks of them."""
        self.size += len(moves)
        advice = self.advice
        if advice is None:
            node.open(moves, vec[float]([1.0] * len(moves)))
            return
        weights = advice.weights(s, seat, moves)
        total: i64 = 0
        for weight in weights:
            total += weight
        scale = 1.0 / float(max(total, 1))
        node.open(moves, vec[float]([float(weight) * scale for weight in weights]))

    # Beyond the tree

    def _rest(self, s: Any, rng: Rng) -> list[float]:
        """Play on to the horizon, and judge; or to the end. What each seat gets."""
        game = self.game
        advice = self.advice
        taken: i64 = 0
        while True:
            ask = game.pending(s)
            if isinstance(ask, Decide):
                if advice is not None and self._judging and taken >= self.settings.horizon:
                    if advice.is_quiet(s):
                        return [float(value) / 1000.0 for value in advice.values(s)]
                place = rng.below(ask.count)
                if advice is not None and self.settings.guided and ask.count > 1:
                    place = drawn_by(advice.weights(s, ask.seat, ask.options), rng)
                if taken >= LONGEST:
                    return [0.5] * 8
                game.apply(s, ask.seat, ask.pick(place), SILENT)
                taken += 1
                self.decisions += 1
            elif isinstance(ask, Chance):
                game.resolve(s, rng.below(ask.size), SILENT)
            else:
                assert isinstance(ask, Over)
                return shares_of(ask)


def drawn_by(weights: list[int], rng: Rng) -> i64:
    """A place, each as likely as its weight says."""
    total: i64 = 0
    for weight in weights:
        total += weight
    left = rng.below(total)
    for place in range(i64(len(weights))):
        left -= weights[place]
        if left < 0:
            return place
    return 0


def _count(node: Node) -> i64:
    """Nodes and moves of a tree."""
    found: i64 = 0
    waiting = [node]
    while waiting:
        each = waiting.pop()
        found += 1 + len(each.moves)
        for after in each.after:
            if after is not None:
                waiting.append(after)
        if each.unseen is not None:
            waiting.append(each.unseen)
        if each.drawn is not None:
            waiting.extend(each.drawn.values())
    return found
