"""The same move in another world: what a viewer cannot tell apart stays so while play goes on.

A position and a world imagined from what one viewer sees of it go through the same visible events:
the same moves, and the same answers of chance, wherever the viewer learns them. What the viewer
sees, hears and is asked must then be the same in both, step by step. If it is not, something that
nobody has shown depends on what is hidden.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from ludoteka.kernel.census import Census
from ludoteka.kernel.codec import Json
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Move, Over
from ludoteka.kernel.rng import Rng
from ludoteka.laws.playing import encoded_view, racer, random_game, viewers

STARTS = 24
"""Positions of a random match from which two worlds set out; the speed of `./test` is the limit."""
APART = 9
"""Steps between two such positions."""
TOGETHER = 25
"""Steps that two worlds go together."""
TRIED = 64
"""Outcomes of a chance that are tried for one that looks the same."""

SECRET = (
    "Two worlds that looked the same could be told apart, though every answer that the viewer saw "
    "was the same in both. What lies open must not depend on which hidden card lies where."
)

Answer = Callable[[Any, Journal], None]


class Parted(Exception):
    """The two worlds cannot go on together: what happens in one cannot happen in the other."""


class ToldApart(Exception):
    """The same answer in both worlds does not look the same."""

    def __init__(self, twins: "Twins", places: list[str]) -> None:
        last = "; ".join(twins.done[-6:])
        super().__init__(f"viewer {twins.viewer}, after {last}: " + ", ".join(places))
        self.kind = re.sub(r"\d+", "#", " ".join(each.split(" is ")[0] for each in places))


class Shown:
    """What one viewer sees and hears of a step, and how much of the box they can place then."""

    def __init__(self, game: Game[Any], s: Any, out: Journal, viewer: int) -> None:
        ask = game.pending(s)
        self.heard = [repr(note) for note in out.notes if note.visible(viewer)]
        self.size = int(ask.size) if isinstance(ask, Chance) else 0
        self.view = encoded_view(game, s, viewer)
        self.known = placed(game, s, viewer)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and vars(self) == vars(other)

    def differences(self, other: "Shown") -> list[str]:
        told = differences(json.loads(self.view), json.loads(other.view), "view")
        if self.heard != other.heard:
            told.append(f"hears {self.heard} and {other.heard}")
        if self.size != other.size:
            told.append(f"chance is asked for one of {self.size} and of {other.size}")
        return told


def placed(game: Game[Any], s: Any, viewer: int) -> Census:
    """The components that the viewer can place."""
    return game.census(game.view(s, viewer).position)


def learnt(before: Census, after: Census) -> int:
    """How many components the viewer can place that they could not place before."""
    return sum(
        max(0, now - then)
        for family, tally in after.items()
        for then, now in list(zip(before[family], tally, strict=True))[1:]
    )


def differences(a: Json, b: Json, where: str) -> list[str]:
    """The places where two encoded things differ, with what stands there."""
    if isinstance(a, dict) and isinstance(b, dict) and set(a) == set(b):
        return [told for name in a for told in differences(a[name], b[name], f"{where}.{name}")]
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        pairs = enumerate(zip(a, b, strict=True))
        return [told for i, (x, y) in pairs for told in differences(x, y, f"{where}[{i}]")]
    return [] if a == b else [f"{where} is {a} and {b}"]


class Twins:
    """Two positions that one viewer cannot tell apart, and what was done in both."""

    def __init__(self, game: Game[Any], real: Any, viewer: int, rng: Rng) -> None:
        self.game = game
        self.viewer = viewer
        self.rng = rng
        self.real = game.clone(real)
        self.other = game.imagine(game.view(real, viewer), rng)
        self.done: list[str] = []

    def step(self) -> None:
        """One answer in both worlds. `Parted` if none can be the same in both; `ToldApart` if the
        same answer does not look the same."""
        ask = self.game.pending(self.real)
        if isinstance(ask, Over):
            raise Parted
        if isinstance(ask, Chance):
            self._resolve(ask)
        else:
            assert isinstance(ask, Decide)
            self._apply(ask)

    def _resolve(self, ask: Chance) -> None:
        asked = self.game.pending(self.other)
        assert isinstance(asked, Chance)
        outcome = int(self.rng.below(ask.size))
        sort = ask.sort(outcome)
        before = placed(self.game, self.real, self.viewer)
        if not ask.seen >> self.viewer & 1:
            self.done.append(f"{ask.prompt} (hidden)")
            after = self._shown(self.real, self._resolving(outcome))
            hidden = int(self.rng.below(asked.size))
            self._follow([self._resolving(hidden)], after, before)
            return
        self.done.append(f"{ask.prompt} {outcome}")
        if type(asked).sort is Chance.sort:  # a mere number: any that looks the same will do
            same = [outcome, *range(min(int(asked.size), TRIED))]
            after = self._shown(self.real, self._resolving(outcome))
            self._follow([self._resolving(each) for each in same], after)
            return
        same = [each for each, _ in asked.classes() if asked.sort(each) == sort]
        after = self._shown(self.real, self._resolving(outcome))
        self._follow([self._resolving(each) for each in same[:1]], after, before, 1)

    def _apply(self, ask: Decide) -> None:
        game = self.game
        seat, moves = racer(game, self.real, ask, self.rng)
        possible = game.options_of(self.other, seat)
        sees = seat == self.viewer or ask.seen >> self.viewer & 1 == 1
        if sees:
            moves = [move for move in moves if move in possible]
        if not moves:
            raise Parted
        move = moves[self.rng.below(len(moves))]
        self.done.append(f"seat {seat}: {game.write(move)}{'' if sees else ' (hidden)'}")
        before = placed(game, self.real, self.viewer)
        after = self._shown(self.real, self._applying(seat, move))
        if move in possible:
            named = self._named(move, before, after.known) if sees else 0
            self._follow([self._applying(seat, move)], after, before, named)
        else:
            alike = [each for each in possible if each.verb == move.verb]
            self._follow([self._applying(seat, each) for each in alike], after)

    def _follow(
        self,
        answers: list[Answer],
        after: Shown,
        before: Census | None = None,
        named: int = 0,
    ) -> None:
        """The other world takes the first answer that looks like the real one.

        If none does, the worlds part, where only a like answer was looked for, or where the rules
        showed more (`before` is what the viewer could place) than the components the answer
        named. Otherwise the viewer has learnt what nobody told.
        """
        found = after
        for answer in answers:
            world = self.game.clone(self.other)
            found = self._shown(world, answer)
            if found == after:
                self.other = world
                return
        if before is None or not answers:
            raise Parted
        if learnt(before, after.known) == learnt(before, found.known) > named:
            raise Parted
        raise ToldApart(self, after.differences(found))

    def _shown(self, s: Any, answer: Answer) -> Shown:
        out = Journal()
        answer(s, out)
        return Shown(self.game, s, out, self.viewer)

    def _resolving(self, outcome: int) -> Answer:
        return lambda s, out: self.game.resolve(s, outcome, out)

    def _applying(self, seat: int, move: Move) -> Answer:
        return lambda s, out: self.game.apply(s, seat, move, out)

    def _named(self, move: Move, before: Census, after: Census) -> int:
        """How many more of the components that a move names can be placed after it."""
        kinds = self.game.words.verbs[move.verb].split()
        things = {each for each in zip(kinds, move.args, strict=True) if each[0] in before}
        return sum(after[kind][value] - before[kind][value] for kind, value in things)


def told_apart(game: Game[Any], seats: int, options: Options, seed: int) -> tuple[float, list[str]]:
    """How many steps a world imagined in a random match went together with it, on average, and an
    example of each kind of difference by which somebody can tell the two apart."""
    rng = Rng(seed, 3)
    seen_by = viewers(seats)
    found: dict[str, str] = {}
    steps = starts = 0
    for place, (s, _) in enumerate(random_game(game, seats, options, seed, STARTS * APART)):
        if place % APART:
            continue
        twins = Twins(game, s, seen_by[starts % len(seen_by)], rng)
        starts += 1
        try:
            for _ in range(TOGETHER):
                twins.step()
                steps += 1
        except Parted:
            continue
        except ToldApart as apart:
            found.setdefault(apart.kind, str(apart))
    return steps / starts, list(found.values())
