"""Emerald Skulls: turns of a roller, simulated by the rules and followed exactly (SKULL-16).

Rollers are told what `aids/turn_ends.py` tells them: a turn as a number, and a roll.
"""

from fractions import Fraction
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.aids.odds import Odds, odds, solver_for, tally
from ludoteka.games.emerald_skulls.aids.turn_ends import Exact, Roller, Walk
from ludoteka.games.emerald_skulls.aids.turn_text import Spot, read_spot
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.rules.parts import WAGERS
from ludoteka.games.emerald_skulls.rules.payout import counts
from ludoteka.games.emerald_skulls.rules.state import Skulls
from ludoteka.games.emerald_skulls.rules.turn import RollPhase
from ludoteka.games.emerald_skulls.rules.turn_key import (
    BUST_ACTION,
    PICK_ACTION,
    TOKEN_ACTION,
    action_of,
    can_pick,
    floor_in,
    hand_in,
    key_of,
    level_in,
    lowest_of,
    room_in,
)
from ludoteka.games.emerald_skulls.rules.wagers import BUST, GEM, OUTS, RUN, STOP
from ludoteka.games.emerald_skulls.rules.words import (
    BUST_IT,
    PICK_IT,
    PLACES,
    ROLL_IT,
    STOP_IT,
    TOKEN_IT,
)
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Move
from ludoteka.kernel.rng import Rng

DEEP_POT: Final = 1_000_000


class Tally:
    """What simulated turns brought."""

    def __init__(self) -> None:
        self.turns = 0
        self.gears = 0
        self.squares = 0
        self.tokens = 0
        self.token_squares = 0
        self.outs = [0] * len(OUTS)
        self.ends: dict[tuple[int, ...], int] = {}  # the out and the counts of the wagers

    def wagers(self) -> list[int]:
        """How often each wager came true."""
        won = [0] * len(WAGERS)
        for (out, *counted), times in self.ends.items():
            for index, wager in enumerate(WAGERS):
                won[index] += times if wager.holds(vec[i64](counted), out) else 0
        return won


def simulate(spot: Spot, roller: Roller, turns: int, seed: int) -> Tally:
    """Play turns from a position before a roll by the rules of the game."""
    start = _start(spot)
    rng = Rng(seed)
    found = Tally()
    actions: dict[tuple[int, tuple[int, ...]], Move] = {}
    stops: dict[int, bool] = {}
    for _ in range(turns):
        s = GAME.clone(start)
        GAME.settle(s, SILENT)
        stopped = _play(s, roller, rng, actions, stops)
        _count(found, s, spot, stopped)
    return found


def _start(spot: Spot) -> Skulls:
    """The solo game has no betting step; one turn, and a pot that is never short."""
    s = GAME.setup(1, GAME.options())
    s.frames[:] = [RollPhase()]
    s.pot = DEEP_POT
    s.hand, s.floor, s.picks = spot.hand, spot.floor, spot.picks
    s.tokens[0] = spot.tokens
    for level in range(6):
        s.natural[level] = spot.natural[level]
        s.skulls[level] = spot.skulls[level]
    return s


def _play(
    s: Skulls,
    roller: Roller,
    rng: Rng,
    actions: dict[tuple[int, tuple[int, ...]], Move],
    stops: dict[int, bool],
) -> bool:
    """One turn to its end; whether the roller stopped."""
    stopped = False
    while True:
        ask = GAME.pending(s)
        if isinstance(ask, Chance):
            GAME.resolve(s, rng.below(ask.size), SILENT)
        elif not isinstance(ask, Decide):
            return stopped
        elif ask.prompt == "place":
            at = (_key(s), tuple(s.roll))
            if at not in actions:
                shown = [s.roll[5], *s.roll[:5]]
                actions[at] = move_of(roller.action(at[0], shown))
            assert actions[at] in ask.options
            GAME.apply(s, 0, actions[at], SILENT)
        elif ask.prompt == "check":
            key = _key(s)
            if key not in stops:
                stops[key] = roller.stops(key)
            stopped = stops[key]
            GAME.apply(s, 0, STOP_IT if stopped else ROLL_IT, SILENT)
        else:
            GAME.apply(s, 0, _best_payout(s, ask.options), SILENT)


def _key(s: Skulls) -> int:
    return key_of(s.natural, s.skulls, int(s.hand), int(s.floor), int(s.picks), s.tokens[0])


def move_of(action: int) -> Move:
    """The move of an action."""
    if action in (PICK_ACTION, TOKEN_ACTION, BUST_ACTION):
        return {PICK_ACTION: PICK_IT, TOKEN_ACTION: TOKEN_IT, BUST_ACTION: BUST_IT}[action]
    return PLACES[level_in(action)][action >> 3 & 7][action & 7]


def _best_payout(s: Skulls, options: list[Move]) -> Move:
    """SKULL-16.1 More gears, then more tokens, then the base."""
    best, chosen = (-1, 0), options[0]
    for move in options:
        after = GAME.clone(s)
        GAME.apply(after, 0, move, SILENT)
        if (after.gears[0], after.tokens[0]) > best:
            best, chosen = (after.gears[0], after.tokens[0]), move
    return chosen


def _count(found: Tally, s: Skulls, spot: Spot, stopped: bool) -> None:
    gem = GEM if s.natural[5] + s.skulls[5] else 0
    run = RUN if s.hand == 0 else 0
    out = int(gem | run) or int(STOP if stopped else BUST)
    tokens = s.tokens[0] - spot.tokens
    found.turns += 1
    found.gears += s.gears[0]
    found.squares += s.gears[0] ** 2
    found.tokens += tokens
    found.token_squares += tokens**2
    found.outs[OUTS.index(out)] += 1
    end = (out, *counts(s))
    found.ends[end] = found.ends.get(end, 0) + 1


def errors(found: Tally, exact: Odds) -> list[float]:
    """How many standard errors each figure is off: gears, tokens, outs, wagers."""
    many = found.turns
    told: list[float] = []
    for total, squares, mean in (
        (found.gears, found.squares, exact.gears),
        (found.tokens, found.token_squares, exact.tokens),
    ):
        spread = squares / many - (total / many) ** 2
        told.append(abs(total / many - float(mean)) / sqrt(spread / many))
    for count, chance in zip(found.outs + found.wagers(), exact.outs + exact.wagers, strict=True):
        spread = float(chance * (1 - chance))
        if spread:
            told.append(abs(count / many - float(chance)) / sqrt(spread / many))
        else:
            assert count == many * chance, "what is impossible happened"
    return told


def cross_check(text: str, turns: int, seed: int) -> list[float]:
    """Simulate a position and compare it with the exact odds."""
    spot = read_spot(text)
    return errors(simulate(spot, Exact(solver_for(spot)), turns, seed), odds(spot))


# Rules of thumb


class Thumb(Roller):
    """A rule of thumb: some placement if there is one, else a reroll action, else a bust."""

    name = ""

    def action(self, key: int, shown: list[int]) -> int:
        found = [
            action_of(level, natural, skulls)
            for level in range(lowest_of(key), 6)
            for natural in range(shown[level] + 1)
            for skulls in range(shown[0] + 1)
            if 1 <= natural + skulls <= room_in(key, level)
        ]
        if found:
            return self.place(key, found)
        return PICK_ACTION if can_pick(key) else BUST_ACTION

    def place(self, key: int, found: list[int]) -> int:
        raise AssertionError("each rule of thumb places in its own way")

    def stops(self, key: int) -> bool:
        return False


def dice_in(action: int) -> int:
    return (action >> 3 & 7) + (action & 7)


class LowestLevel(Thumb):
    """All dice of the lowest level that takes any, and never stop."""

    name = "lowest level"

    def place(self, key: int, found: list[int]) -> int:
        low = level_in(found[0])
        return max((each for each in found if level_in(each) == low), key=dice_in)


class OneDie(Thumb):
    """A single die on the lowest level, and never stop."""

    name = "one die at a time"

    def place(self, key: int, found: list[int]) -> int:
        return min(found, key=lambda each: (dice_in(each), each))


class MostDice(Thumb):
    """As many dice as possible, and never stop."""

    name = "most dice"

    def place(self, key: int, found: list[int]) -> int:
        return max(found, key=lambda each: (dice_in(each), -each))


class GemHunter(LowestLevel):
    """The gem as soon as it can be had."""

    name = "gem hunter"

    def place(self, key: int, found: list[int]) -> int:
        gems = [each for each in found if level_in(each) == 5]
        return gems[-1] if gems else super().place(key, found)


class SkullsOnly(Thumb):
    """Skulls on the lowest level, then a skull as the gem; a III to pick if no skull shows."""

    name = "skulls only"

    def place(self, key: int, found: list[int]) -> int:
        skulls = [each for each in found if each >> 3 & 7 == 0]
        if not skulls:
            noses = [each for each in found if level_in(each) == 3]
            return (noses or found)[0]
        if hand_in(key) <= 3:
            return skulls[-1]
        return max(skulls, key=lambda each: (dice_in(each), -each))


class Cautious(MostDice):
    """As many dice as possible; stop as soon as something is placed."""

    name = "stop at once"

    def stops(self, key: int) -> bool:
        return True


class QuarterRisk(MostDice):
    """As many dice as possible; stop if the next roll busts with more than one chance in four."""

    name = "a quarter of risk"

    def stops(self, key: int) -> bool:
        dead = lowest_of(key) - 1
        return Fraction(dead, 6) ** hand_in(key) > Fraction(1, 4)


class EyesAndRun(LowestLevel):
    """All dice of the lowest level; stop with an eye placed."""

    name = "stop at the eyes"

    def stops(self, key: int) -> bool:
        return floor_in(key) >= 4


THUMBS: Final[list[Thumb]] = [
    LowestLevel(),
    OneDie(),
    MostDice(),
    GemHunter(),
    SkullsOnly(),
    Cautious(),
    QuarterRisk(),
    EyesAndRun(),
]


def expected_gears(roller: Roller, dice: int) -> Fraction:
    """What a roller earns in a fresh turn with the standard cards, exactly."""
    spot = read_spot(f"dice={dice}")
    solver = solver_for(spot)
    walk = Walk(roller, 0)
    walk.before_roll(spot.key, solver.one)
    walk.run()
    total = 0
    for final, weight in walk.finals.items():
        total += weight * solver.gears_of(solver.ended(final))
    assert sum(tally(walk.finals, solver.one)[0]) == 1
    return Fraction(total, solver.one**2)


def thumb_table() -> list[tuple[str, list[float]]]:
    """Expected gears a turn with 3 to 7 dice: the exact roller, then the rules of thumb."""
    rows: list[tuple[str, Roller]] = [("exact", Exact(solver_for(read_spot("dice=7"))))]
    rows += [(thumb.name, thumb) for thumb in THUMBS]
    return [
        (name, [float(expected_gears(roller, dice)) for dice in range(3, 8)])
        for name, roller in rows
    ]


def main() -> None:
    """Print the table of rules of thumb, and check the odds against two million turns."""
    for name, figures in thumb_table():
        print(f"{name:20}" + "".join(f"{each:8.3f}" for each in figures))
    for text in CHECKED:
        off = cross_check(text, LONG_TURNS, seed=16)
        print(f"{text}: {LONG_TURNS} turns, at most {max(off):.2f} standard errors")


CHECKED: Final = ["dice=7", "dice=5 tokens=1", "dice=3 placed=3,3s tokens=1"]
LONG_TURNS: Final = 2_000_000
SHORT_TURNS: Final = 15_000

if __name__ == "__main__":
    main()
