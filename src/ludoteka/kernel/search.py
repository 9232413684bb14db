"""Search for any game: information-set Monte Carlo tree search over imagined worlds.

Each round imagines one world that fits the view of the searching seat and plays it to its end,
through the tree as far as it reaches. The nodes of the tree are what this seat can tell apart: a
hidden draw or a hidden choice of another seat makes no branch. Each seat follows its own interest
(max^n), whatever their number; racing seats are asked in turn. Everything follows from the
generator, so a search can be repeated.
"""

import math
from typing import Any, Final

from mypy_extensions import i64

from ludoteka.kernel.advice import Advice, Judged, Ticker
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Move, Over
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


class Arm:
    """One answer to a question of the tree."""

    def __init__(self, move: Move, prior: float) -> None:
        self.move: Final = move
        self.prior: Final = prior
        self.visits: i64 = 0
        self.available: i64 = 0  # rounds in which it could have been chosen
        self.total: float = 0.0
        self.after: Node | None = None


class Node:
    """What the searching seat knows after some answers. Its arms come with the second visit."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.arms: Final[list[Arm]] = []
        self.places: dict[Move, int] | None = None  # where each move is in `arms`
        self.drawn: dict[int, Node] | None = None  # by what chance answered
        self.unseen: Node | None = None  # after an answer this seat does not learn


class Settings:
    """How to search. `size` bounds the memory: nodes and arms, about 100 bytes each.

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
        order = sorted(
            range(len(self.root.arms)),
            key=lambda place: (-self.root.arms[place].visits, -_mean(self.root.arms[place])),
        )
        found: list[Judged] = []
        for place in order:
            arm = self.root.arms[place]
            found.append(Judged(arm.move, _mean(arm), int(arm.visits)))
        return found

    # From one decision to the next

    def follow_move(self, move: Move | None) -> bool:
        """Keep what was found out about the position after a move (None: a hidden one); False
        if that is nothing."""
        after = self.root.unseen
        if move is not None:
            after = None
            for arm in self.root.arms:
                if arm.move == move:
                    after = arm.after
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
        path: list[Arm] = []
        seats: list[i64] = []
        while True:
            fresh = node.visits == 0 and node is not self.root
            node.visits += 1
            if fresh:
                break
            ask = game.pending(s)
            if isinstance(ask, Decide):
                if not node.arms and self.size >= self.settings.size and path:
                    break
                self.decisions += 1
                seat = self.seat if node is self.root else ask.seat
                arm = self._pick(node, s, seat, ask.options, rng)
                path.append(arm)
                seats.append(seat)
                game.apply(s, seat, arm.move, SILENT)
                after = self._after_move(node, arm, ask)
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
        for place in range(i64(len(path))):
            arm = path[place]
            arm.visits += 1
            arm.total += shares[seats[place]]

    def _after_move(self, node: Node, arm: Arm, ask: Decide) -> Node | None:
        if ask.seat == self.seat or (ask.seen >> self.seat) & 1 == 1:
            if arm.after is None:
                arm.after = self._new()
            return arm.after
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

    def _pick(self, node: Node, s: Any, seat: i64, options: list[Move], rng: Rng) -> Arm:
        able = self._able(node, s, seat, self.among if node is self.root else options)
        for arm in able:
            arm.available += 1
        if len(able) == 1:
            return able[0]
        if self.advice is None:
            return self._by_bounds(able, rng)
        return self._by_priors(able)

    def _by_bounds(self, able: list[Arm], rng: Rng) -> Arm:
        """Upper confidence bounds, each by the rounds in which the move was there; moves not
        tried yet come first, in random order."""
        untried: i64 = 0
        for arm in able:
            if arm.visits == 0:
                untried += 1
        if untried > 0:
            skip = rng.below(untried)
            for arm in able:
                if arm.visits == 0:
                    if skip == 0:
                        return arm
                    skip -= 1
        explore = self.settings.explore
        best = able[0]
        most = -1.0
        for arm in able:
            many = float(arm.visits)
            bound = arm.total / many + explore * math.sqrt(math.log(float(arm.available)) / many)
            if bound > most:
                most = bound
                best = arm
        return best

    def _by_priors(self, able: list[Arm]) -> Arm:
        """Like the bounds, but a move is tried in proportion to what the advice thinks of it."""
        total = 0.0
        tried: i64 = 0
        for arm in able:
            tried += arm.visits
            total += arm.total
        first_look = total / float(tried) - FIRST_LOOK if tried > 0 else 0.5
        explore = self.settings.explore
        best = able[0]
        most = -1.0e9
        for arm in able:
            mean = arm.total / float(arm.visits) if arm.visits > 0 else first_look
            reach = math.sqrt(float(arm.available)) / (1.0 + float(arm.visits))
            bound = mean + explore * arm.prior * reach
            if bound > most:
                most = bound
                best = arm
        return best

    def _able(self, node: Node, s: Any, seat: i64, options: list[Move]) -> list[Arm]:
        """The arms of the listed moves. Nearly always the list is the same as last time."""
        arms = node.arms
        if not arms:
            self._open(node, s, seat, options)
            return arms
        many: i64 = len(options)
        if many == len(arms):
            place: i64 = 0
            while place < many and options[place] is arms[place].move:
                place += 1
            if place == many:
                return arms
        return self._matched(node, s, seat, options)

    def _matched(self, node: Node, s: Any, seat: i64, options: list[Move]) -> list[Arm]:
        places = node.places
        if places is None:
            places = {}
            for place, arm in enumerate(node.arms):
                places[arm.move] = place
            node.places = places
        missing = [move for move in options if move not in places]
        if missing:
            first = len(node.arms)
            self._open(node, s, seat, missing)
            for offset, move in enumerate(missing):
                places[move] = first + offset
        return [node.arms[places[move]] for move in options]

    def _open(self, node: Node, s: Any, seat: i64, moves: list[Move]) -> None:
        """Arms for moves that were not listed here before."""
        self.size += len(moves)
        advice = self.advice
        if advice is None:
            for move in moves:
                node.arms.append(Arm(move, 1.0))
            return
        weights = advice.weights(s, seat, moves)
        total: i64 = 0
        for weight in weights:
            total += weight
        scale = 1.0 / float(max(total, 1))
        for place, move in enumerate(moves):
            node.arms.append(Arm(move, float(weights[place]) * scale))

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
                options = ask.options
                place = rng.below(len(options))
                if advice is not None and self.settings.guided and len(options) > 1:
                    place = drawn_by(advice.weights(s, ask.seat, options), rng)
                if taken >= LONGEST:
                    return [0.5] * 8
                game.apply(s, ask.seat, options[place], SILENT)
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


def _mean(arm: Arm) -> float:
    return arm.total / float(arm.visits) if arm.visits > 0 else 0.0


def _count(node: Node) -> i64:
    """Nodes and arms of a tree."""
    found: i64 = 0
    waiting = [node]
    while waiting:
        each = waiting.pop()
        found += 1 + len(each.arms)
        for arm in each.arms:
            if arm.after is not None:
                waiting.append(arm.after)
        if each.unseen is not None:
            waiting.append(each.unseen)
        if each.drawn is not None:
            waiting.extend(each.drawn.values())
    return found
