"""Bots that look ahead: one move, in the tree of imagined worlds, or by a game's own search."""

from typing import Any, Final

from ludoteka.bots.bot import Bot, until
from ludoteka.kernel.advice import Advice, Judged, Lookahead
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.glance import glance
from ludoteka.kernel.pending import Decide, Move
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.search import Search, Settings

SLICE: Final = 1 << 30
"""Rounds for a search that only its clock stops."""


class JudgingBot(Bot):
    """A bot that judges the moves and plays the best."""

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        if len(ask.options) == 1:
            return ask.options[0]
        return self.judge(view, ask, rng, 1)[0].move


class GreedyBot(JudgingBot):
    """Plays its move to the end in a few imagined worlds and takes what looks best there.

    `simple` is a beginner's eye, who sees only what is plain; `noise` blurs what it plays by, in
    thousandths of the win, but not what it tells others.
    """

    def __init__(
        self,
        game: Game[Any],
        name: str,
        advice: Advice[Any] | None,
        worlds: int,
        noise: int,
        simple: bool,
    ) -> None:
        super().__init__(game, name)
        self.advice: Final = advice
        self.worlds: Final = worlds
        self.noise: Final = noise
        self.simple: Final = simple

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        if not self.noise or len(ask.options) == 1:
            return super().choose(view, ask, rng)
        found = [self._blurred(each, rng) for each in self._seen(view, ask, rng)]
        return max(found, key=lambda each: each.share).move

    def judge(self, view: View[Any], ask: Decide, rng: Rng, lines: int) -> list[Judged]:
        return sorted(self._seen(view, ask, rng), key=lambda each: -each.share)

    def _seen(self, view: View[Any], ask: Decide, rng: Rng) -> list[Judged]:
        return glance(self.game, view, ask.options, self.advice, self.worlds, self.simple, rng)

    def _blurred(self, seen: Judged, rng: Rng) -> Judged:
        error = (int(rng.below(2001)) - 1000) * self.noise / 1_000_000
        return Judged(seen.move, seen.share + error, int(seen.visits))


class IsmctsBot(JudgingBot):
    """Information-set Monte Carlo tree search, for any game.

    It stops after `iters` rounds or `seconds`, whichever comes first (0: no such bound). With
    `reuse` it keeps the part of the tree that what happened since leads to.
    """

    def __init__(
        self,
        game: Game[Any],
        name: str,
        advice: Advice[Any] | None,
        settings: Settings,
        iters: int,
        seconds: float,
        reuse: bool = True,
    ) -> None:
        super().__init__(game, name)
        self.advice: Final = advice
        self.settings: Final = settings
        self.iters: Final = iters
        self.seconds: Final = seconds
        self.reuse: Final = reuse
        self._kept: Search | None = None

    def judge(self, view: View[Any], ask: Decide, rng: Rng, lines: int) -> list[Judged]:
        search = self._kept
        if search is None or search.seat != view.viewer:
            search = Search(self.game, view, self.advice, self.settings)
        else:
            search.look(view)
        search.among = ask.options
        search.run(self.iters or SLICE, rng, until(self.seconds))
        self._kept = search if self.reuse else None
        listed = {each.move: each for each in search.judged()}
        found = [listed[move] for move in ask.options if move in listed]
        return sorted(found, key=lambda each: (-each.visits, -each.share))

    def saw_move(self, move: Move | None) -> None:
        if self._kept is not None and not self._kept.follow_move(move):
            self._kept = None

    def saw_chance(self, sort: int) -> None:
        if self._kept is not None and not self._kept.follow_chance(sort):
            self._kept = None

    def remembers(self) -> bool:
        return self._kept is not None

    def forget(self) -> None:
        self._kept = None


class LookaheadBot(JudgingBot):
    """The game's own search where it has one, here `depth` moves deep within the budget; where
    it has none, or something is hidden, the bot `other` plays. What the search has found out it
    remembers for the next decision."""

    def __init__(
        self,
        game: Game[Any],
        name: str,
        advice: Advice[Any],
        other: Bot,
        depth: int,
        nodes: int,
        seconds: float,
    ) -> None:
        super().__init__(game, name)
        self.advice: Final = advice
        self.other: Final = other
        self.depth: Final = depth
        self.nodes: Final = nodes
        self.seconds: Final = seconds
        self._ahead: Lookahead[Any] | None = None

    def judge(self, view: View[Any], ask: Decide, rng: Rng, lines: int) -> list[Judged]:
        world = self.game.imagine(view, rng)
        ahead = self._ahead or self.advice.lookahead(world)
        self._ahead = ahead
        if ahead is None:
            return self.other.judge(view, ask, rng, lines)
        nodes = self.nodes or SLICE
        ticker = until(self.seconds)
        return ahead.judge(world, view.viewer, ask.options, self.depth, nodes, lines, ticker)

    def saw_move(self, move: Move | None) -> None:
        self.other.saw_move(move)

    def saw_chance(self, sort: int) -> None:
        self.other.saw_chance(sort)

    def remembers(self) -> bool:
        return self._ahead is not None or self.other.remembers()

    def forget(self) -> None:
        self.other.forget()
        self._ahead = None
