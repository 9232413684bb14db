"""Looking for puzzles in matches of bots, and grading them by which levels solve them."""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import Any, Final

import msgspec

from ludoteka.bots.bot import Bot
from ludoteka.bots.puzzles import (
    CLOSE,
    GRADES,
    Puzzle,
    faults_of,
    is_solved_by,
    level_without_clock,
    maker,
    new_id,
    proved,
    told_lines,
)
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.kit import Puzzling
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.proof import Undecided
from ludoteka.kernel.record import CHANCE, MOVE, Line
from ludoteka.kernel.rng import Rng

Progress = Callable[[int, int], None]
MOST_LINES: Final = 6
"""With more best lines nothing is to be found."""
MOST_OF_A_MATCH: Final = 3
LONGEST: Final = 700
"""Answers after which a match is given up: a puzzle is kept with the match up to it."""
OTHER_WORLDS: Final = (2, 3, 4)
"""Worlds in which a proof must hold as well: what the seat cannot see may not matter."""
TRIALS: Final = 3
"""How often a level that plays by chance is asked."""
MOST_OF_A_GRADE: Final = 0.34
"""The share of a file that one grade may have, so that all come."""


class Mine:
    """A match of bots, looked through decision by decision."""

    def __init__(self, game: Game[Any], made: Puzzling, player: str, seed: int) -> None:
        self.game: Final = game
        self.made: Final = made
        self.rng: Final = Rng(seed, 3)
        self.seats: Final = made.seats[seed % len(made.seats)]
        self.options: Final = game.options(**made.options)
        self.player: Final = player
        self.bot: Final[Bot] = bot_by_name(level_without_clock(player, game.id), game)
        self.entries: Final[list[Line]] = []

    def found(self) -> Iterator[Puzzle]:
        """The puzzles of the match, not graded yet."""
        game = self.game
        s = game.start(self.seats, self.options, SILENT)
        while len(self.entries) < LONGEST:
            ask = game.pending(s)
            if isinstance(ask, Over):
                return
            if isinstance(ask, Chance):
                outcome = int(self.rng.below(ask.size))
                game.resolve(s, outcome, SILENT)
                self.entries.append([CHANCE, ask.prompt, outcome])
                continue
            assert isinstance(ask, Decide)
            puzzle = self._puzzle(s, ask) if ask.count > 1 else None
            if puzzle is not None:
                yield puzzle
            move = self.bot.choose(game.view(s, ask.seat), ask, self.rng)
            self.bot.forget()
            game.apply(s, ask.seat, move, SILENT)
            self.entries.append([MOVE, int(ask.seat), game.write(move)])

    def _puzzle(self, s: Any, ask: Decide) -> Puzzle | None:
        try:
            return self._proved(s, int(ask.seat))
        except Undecided:
            return None

    def _proved(self, s: Any, seat: int) -> Puzzle | None:
        game, prover = self.game, self.made.prover
        kind = prover.kind(s, seat)
        if not kind:
            return None
        proof = proved(game, s, seat, kind)
        if proof.best - proof.next < prover.margin(kind) - CLOSE or len(proof.lines) > MOST_LINES:
            return None
        puzzle = Puzzle(
            id=new_id(self.entries, seat),
            game=game.id,
            kind=kind,
            grade=0,
            seat=seat,
            best=round(proof.best, 9),
            next=round(proof.next, 9),
            of=proof.count,
            lines=told_lines(game, proof),
            rules=game.rules,
            seats=self.seats,
            options=dict(self.options.values),
            entries=self.entries[:],
            player=self.player,
        )
        return puzzle if all(not faults_of(puzzle, world) for world in OTHER_WORLDS) else None


def graded(puzzle: Puzzle) -> int:
    """1 to 5; 0 for what is obvious, or what the best level does not solve."""

    def solved(level: int, trials: int = TRIALS) -> int:
        bot = level_without_clock(f"level{level}", puzzle.game)
        return sum(is_solved_by(puzzle, bot, seed) for seed in range(1, trials + 1))

    second = solved(2)
    if second == TRIALS and solved(1) == TRIALS:
        return 0
    if solved(5, 2) < 2:
        return 0
    if second:
        return 1 if second == TRIALS else 2
    for level in (3, 4):
        if 2 * solved(level) > TRIALS:
            return level
    return 5


def mine(
    id: str,
    wanted: int,
    seconds: float,
    seed: int,
    progress: Progress = lambda done, of: None,
    player: str = "",
    known: Sequence[Puzzle] = (),
) -> Iterator[Puzzle]:
    """At most so many puzzles of a game unlike those known, found within about so many seconds in
    matches of a player: level 5, thinking as long as it takes, unless another one is named."""
    game = game_by_id(id)
    made = maker(id)
    end = monotonic() + seconds
    of_grade = [sum(each.grade == grade for each in known) for grade in range(GRADES.stop)]
    most = max(1, round((wanted + len(known)) * MOST_OF_A_GRADE))
    told = {_likeness(each) for each in known}
    done = 0
    while done < wanted and monotonic() < end:
        before = done
        for puzzle in Mine(game, made, player or made.player, seed).found():
            grade = graded(puzzle) if _likeness(puzzle) not in told else 0
            told.add(_likeness(puzzle))
            if grade and of_grade[grade] < most:
                of_grade[grade] += 1
                done += 1
                yield msgspec.structs.replace(puzzle, grade=grade)
            progress(done, wanted)
            if done - before >= MOST_OF_A_MATCH or done >= wanted or monotonic() >= end:
                break
        seed += 1


def _likeness(puzzle: Puzzle) -> tuple[object, ...]:
    """The same for puzzles that ask and answer the same."""
    lines = tuple(tuple(line) for line in puzzle.lines)
    return puzzle.kind, puzzle.best, puzzle.next, puzzle.of, lines
