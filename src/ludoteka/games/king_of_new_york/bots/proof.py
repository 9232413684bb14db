"""Puzzles of King of New York: which dice to keep.

The worth of rolling again is the exact average of all results. Where the match can be won with
these dice, every result is resolved to its end in the best order, and others choose what is worst
for the Monster that rolls; buying cards does not count. Elsewhere a result is worth the chance to
win that bots see in it.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.bots.advice import ADVICE
from ludoteka.games.king_of_new_york.bots.reroll_worth import (
    SETS,
    first_of,
    one_fewer,
    one_more,
    place_of,
)
from ludoteka.games.king_of_new_york.rules.city import is_alive, number
from ludoteka.games.king_of_new_york.rules.destruction import Destroy, OpenTile
from ludoteka.games.king_of_new_york.rules.dice import Reroll, Throw
from ludoteka.games.king_of_new_york.rules.faces import Faces
from ludoteka.games.king_of_new_york.rules.numbers import ATTACK_STAYS, MUST_REROLL
from ludoteka.games.king_of_new_york.rules.parts import CELEBRITY, ENERGY, FACES, VICTORY_STARS
from ludoteka.games.king_of_new_york.rules.position import clone
from ludoteka.games.king_of_new_york.rules.shop import Shop
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import KEEP_ALL, RESOLVES
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Move
from ludoteka.kernel.proof import Prover, Undecided

WIN: Final = "win"
SHARE: Final = "share"
WITHIN_REACH: Final[i64] = 7
"""Stars one may lack and still think of winning now."""
NEARLY_DEAD: Final[i64] = 3
MOST_NODES: Final = 60_000


class KingOfNewYorkProver(Prover[KingOfNewYork]):
    """A line is worth the chance to win: with these dice, or as it is judged after them."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self._base: KingOfNewYork | None = None
        self._about: str = ""
        self._once: list[float] = []  # by set of dice, if the others are rolled once
        self._twice: list[float] = []
        self._known: dict[str, float] = {}

    def kind(self, s: KingOfNewYork, seat: int) -> str:
        """Where any die may be rolled again, or kept, at no cost."""
        frame = s.frames[-1]
        if not isinstance(frame, Reroll) or frame.seat != seat or not frame.is_fresh():
            return ""
        if s.subway or s.jinx[seat] or number(s, seat, ATTACK_STAYS):
            return ""
        alive: i64 = 0
        hearts: i64 = 0
        for other in range(len(s.hearts)):
            if other != seat and is_alive(s, other):
                if number(s, other, MUST_REROLL):
                    return ""
                alive += 1
                hearts = s.hearts[other]
        near = s.stars[seat] + WITHIN_REACH >= VICTORY_STARS
        return WIN if near or (alive == 1 and hearts <= NEARLY_DEAD) else SHARE

    def begin(self, s: KingOfNewYork, seat: int, kind: str) -> None:
        """The results of the dice are the same for every roll of a turn."""
        base = clone(s)
        for face in range(FACES):
            base.dice[face] = 0
        about = f"{seat} {kind} {sum(s.dice)} {base.encode()}"
        self._base = clone(s)
        if about == self._about:
            return
        self._about = about
        self.nodes = 0
        self._once = []
        self._twice = []
        self._known = {}

    def is_over(self, s: KingOfNewYork, seat: int, kind: str) -> bool:
        return not isinstance(s.frames[-1], Reroll)

    def worth(self, s: KingOfNewYork, seat: int, kind: str) -> float:
        frame = s.frames[-1] if s.frames else None
        if not isinstance(frame, Throw):
            return self._resolved(s, seat, kind)
        if not self._once:
            self._once = rolled(self._all_results(seat, kind))
        kept = place_of(s.dice)
        if frame.left == 0:
            return self._once[kept]
        if not self._twice:
            self._twice = rolled(best_kept(self._once))
        return self._twice[kept]

    def margin(self, kind: str) -> float:
        return 0.04 if kind == WIN else 0.015

    def _all_results(self, seat: int, kind: str) -> list[float]:
        """What each set of all dice is worth if nothing is rolled any more, after zeros for the
        smaller sets."""
        base = self._base
        assert base is not None
        count: i64 = sum(base.dice)
        first = first_of(count)
        found: list[float] = [0.0] * first
        for place in range(first, first_of(count + 1)):
            s = clone(base)
            for face in range(FACES):
                s.dice[face] = SETS[place][face]
            s.frames[-1].answer(s, seat, KEEP_ALL, SILENT)
            _settle(s)
            found.append(self._resolved(s, seat, kind))
        return found

    def _resolved(self, s: KingOfNewYork, seat: int, kind: str) -> float:
        """What the dice bring in the end: up to the market, or to the end of the turn."""
        if kind == SHARE:
            if not s.frames or not ADVICE.is_quiet(s):
                raise Undecided
            return float(ADVICE.values(s)[seat]) / 1000.0
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise Undecided
        base = self._base
        assert base is not None
        if not s.frames or s.turn != base.turn or isinstance(s.frames[-1], Shop):
            return 1.0 if _has_won(s, seat) else 0.0
        if not is_alive(s, seat):
            return 0.0
        key = _key(s)
        known = self._known.get(key)
        if known is None:
            known = self._looked_through(s, seat, kind)
            self._known[key] = known
        return known

    def _looked_through(self, s: KingOfNewYork, seat: int, kind: str) -> float:
        ask = s.frames[-1].ask(s)
        if isinstance(ask, Chance):
            total = 0.0
            for outcome, weight in _outcomes(s, ask):
                after = clone(s)
                after.frames[-1].resolve(after, outcome, SILENT)
                _settle(after)
                total += float(weight) * self._resolved(after, seat, kind)
            return total / float(ask.size)
        assert isinstance(ask, Decide)
        moves = ask.options
        if isinstance(s.frames[-1], Faces):
            moves = _in_order(s, moves)
        worths = [self._resolved(_after(s, ask.seat, move), seat, kind) for move in moves]
        return max(worths) if ask.seat == seat else min(worths)


def _in_order(s: KingOfNewYork, moves: list[Move]) -> list[Move]:
    """Where nobody has a Keep card, ENERGY and CELEBRITY may come first: they lose nothing by it,
    and no other face changes what they bring."""
    if _has_cards(s):
        return moves
    for face in (ENERGY, CELEBRITY):
        if RESOLVES[face] in moves:
            return [RESOLVES[face]]
    return moves


def _has_won(s: KingOfNewYork, seat: int) -> bool:
    """KONY-8.1 With twenty stars, or because nobody else is left."""
    if not is_alive(s, seat):
        return False
    if s.stars[seat] >= VICTORY_STARS:
        return True
    for other in range(len(s.hearts)):
        if other != seat and is_alive(s, other):
            return False
    return True


def rolled(worth: list[float]) -> list[float]:
    """What every set is worth if the dice it lacks are rolled; those of all dice are given."""
    worth = worth[:]
    place: i64 = len(worth) - 1
    while place >= 0:
        more = one_more(place, 0)
        if 0 <= more < len(worth):
            total = 0.0
            for face in range(FACES):
                total += worth[one_more(place, face)]
            worth[place] = total / 6.0
        place -= 1
    return worth


def best_kept(worth: list[float]) -> list[float]:
    """What every set is worth if any of its dice may be rolled, or none."""
    best = worth[:]
    for place in range(i64(1), i64(len(best))):
        for face in range(FACES):
            fewer = one_fewer(place, face)
            if fewer >= 0:
                best[place] = max(best[place], best[fewer])
    return best


def _has_cards(s: KingOfNewYork) -> bool:
    for cards in s.keep:
        if cards:
            return True
    return False


def _outcomes(s: KingOfNewYork, ask: Chance) -> list[tuple[int, int]]:
    """What chance may bring; buildings too strong to be destroyed any more are all the same."""
    below = s.frames[-2] if len(s.frames) > 1 else None
    if not isinstance(s.frames[-1], OpenTile) or not isinstance(below, Destroy):
        return ask.classes()
    found: list[tuple[int, int]] = []
    strong: i64 = 0
    example: i64 = 0
    for outcome, weight in ask.classes():
        if s.data.durability[ask.sort(outcome)] > below.left:
            strong += weight
            example = outcome
        else:
            found.append((outcome, weight))
    return [*found, (int(example), int(strong))] if strong else found


def _key(s: KingOfNewYork) -> str:
    """All that may change between the last roll and the market, and matters there."""
    frames = [frame.code() for frame in s.frames]
    dice = [0 if (s.begun >> face) & 1 else s.dice[face] for face in range(FACES)]
    turn = f"{s.begun} {s.points} {s.cabs} {s.left} {s.entered} {s.aim}"
    monsters = f"{s.hearts} {s.stars} {s.superstar} {s.statue}"
    places = f"{s.place} {s.zone} {s.lane} {s.units} {s.top} {s.below} {s.covered.counts}"
    key = f"{frames} {dice} {turn} {monsters} {places}"
    if not _has_cards(s):
        return key
    tokens = f"{s.web} {s.jinx} {s.shells} {s.souvenirs} {s.taken} {s.extra} {s.keep} {s.claims}"
    harm = f"{s.energy} {s.used} {s.destroyed} {s.received} {s.dealt} {s.spared}"
    return f"{key} {tokens} {harm}"


def _after(s: KingOfNewYork, seat: int, move: Move) -> KingOfNewYork:
    after = clone(s)
    after.frames[-1].answer(after, seat, move, SILENT)
    _settle(after)
    return after


def _settle(s: KingOfNewYork) -> None:
    frames = s.frames
    while frames and frames[-1].run(s, SILENT):
        pass


PROVER: Final = KingOfNewYorkProver()
