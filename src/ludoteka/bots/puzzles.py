"""Puzzles: positions of matches in which one line is clearly best, kept with their proof.

`games/<game>/lessons/puzzles.jsonl` holds those of a game, one on a line: the match up to the
position, as a record tells it, the best lines, what they are worth, and what is left after the
smallest mistake. Whoever solves one knows only what the seat may know.
"""

import datetime
import hashlib
import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from ludoteka.bots.levels import LEVELS, spec_of
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.kit import Puzzling
from ludoteka.games.registry import GAMES, KITS, game_by_id
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Decide
from ludoteka.kernel.proof import Proof, prove
from ludoteka.kernel.record import Header, Line, Record, read_entry, replay
from ludoteka.kernel.rng import Rng

FILE: Final = "lessons/puzzles.jsonl"
GRADES: Final = range(1, 6)
CLOSE: Final = 1e-6
"""Worths that differ by less are the same; they are written with so many digits."""
FIRST_DAY: Final = datetime.date(2026, 1, 1)


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One puzzle. `lines` are all the best ones, of `of` in all; the worth of every other line is
    at most `next`. `grade` goes from 1 (easy) to 5, by which levels of bots solve it. `player` is
    the bot that played the match."""

    id: str
    game: str
    kind: str
    grade: int
    seat: int
    best: float
    next: float
    of: int
    lines: list[list[str]]
    rules: int
    seats: int
    options: dict[str, str]
    entries: list[Line]
    player: str = ""


# The shelf


@lru_cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of their file."""
    file = KITS[game_by_id(game).id].folder() / FILE
    if not file.is_file():
        return ()
    return tuple(read_puzzles(file.read_text("utf-8")))


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file; `Unreadable` names the first line that is none."""
    found: list[Puzzle] = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.MsgspecError as error:
            raise Unreadable("puzzle-line", line=number) from error
    return found


def write_puzzle(puzzle: Puzzle) -> str:
    return json.dumps(msgspec.to_builtins(puzzle), ensure_ascii=False, separators=(",", ":")) + "\n"


def find_puzzle(game: str, id: str) -> Puzzle:
    for puzzle in puzzles_of(game):
        if puzzle.id == id:
            return puzzle
    raise Refused("no-such-puzzle", puzzle=id[:20])


def games_with_puzzles() -> list[str]:
    return [game for game in GAMES if puzzles_of(game)]


def of_the_day(day: datetime.date) -> Puzzle:
    """The same for everybody: the games take turns, and each goes through its puzzles."""
    games = games_with_puzzles()
    if not games:
        raise Refused("no-puzzles")
    days = (day - FIRST_DAY).days
    found = puzzles_of(games[days % len(games)])
    step = next(each for each in (37, 41, 43, 47) if len(found) % each)
    return found[days // len(games) * step % len(found)]


# What it shows


def options_of(puzzle: Puzzle) -> Options:
    return Options(dict(puzzle.options), "", puzzle.rules)


def position_of(puzzle: Puzzle) -> Any:
    """The position, found by following the match."""
    names = [str(seat + 1) for seat in range(puzzle.seats)]
    header = Header(puzzle.game, puzzle.rules, puzzle.seats, options_of(puzzle), names, "", "")
    entries = [
        read_entry(list(entry), number, puzzle.seats)
        for number, entry in enumerate(puzzle.entries, start=2)
    ]
    return replay(GAMES[puzzle.game], Record(header, entries, None))


def maker(game: str) -> Puzzling:
    found = KITS[game_by_id(game).id].puzzles
    if found is None:
        raise Refused("game-without-puzzles", game=game)
    return found


def new_id(entries: list[Line], seat: int) -> str:
    """Tells puzzles apart, and stays when others come."""
    told = json.dumps([entries, seat], ensure_ascii=False)
    return hashlib.sha256(told.encode()).hexdigest()[:8]


# Proof


def proved(game: Game[Any], s: Any, seat: int, kind: str, seed: int = 1) -> Proof:
    """The proof in a world imagined from what the seat may know: hidden things count for
    nothing."""
    world = game.imagine(game.view(s, seat), Rng(seed))
    return prove(game, maker(game.id).prover, world, seat, kind)


def told_lines(game: Game[Any], proof: Proof) -> list[list[str]]:
    return sorted([game.write(move) for move in line] for line in proof.lines)


def faults_of(puzzle: Puzzle, seed: int = 1) -> list[str]:
    """What is wrong with the proof of a puzzle, recomputed; nothing if it holds."""
    game = GAMES[puzzle.game]
    proof = proved(game, position_of(puzzle), puzzle.seat, puzzle.kind, seed)
    margin = maker(game.id).prover.margin(puzzle.kind)
    found: list[str] = []
    if told_lines(game, proof) != puzzle.lines:
        found.append("lines")
    if abs(proof.best - puzzle.best) > CLOSE or abs(proof.next - puzzle.next) > CLOSE:
        found.append("worth")
    if puzzle.best - puzzle.next < margin - CLOSE:
        found.append("margin")
    if proof.count != puzzle.of:
        found.append("count")
    return found


def sample_of(puzzles: Sequence[Puzzle], seed: int, most: int = 10) -> list[Puzzle]:
    """A few of them, others with another seed; all if they are few."""
    if len(puzzles) <= most:
        return list(puzzles)
    rng = Rng(seed, 5)
    left = list(puzzles)
    return [left.pop(int(rng.below(len(left)))) for _ in range(most)]


# Solving

RIGHT: Final = "right"
WRONG: Final = "wrong"
MORE: Final = "more"


def verdict(puzzle: Puzzle, moves: list[str]) -> str:
    """What some moves of the seat are: a whole best line, the beginning of one, or wrong."""
    if moves in puzzle.lines:
        return RIGHT
    begun = any(line[: len(moves)] == moves for line in puzzle.lines)
    return MORE if begun else WRONG


def next_view(game: Game[Any], s: Any, seat: int) -> View[Any]:
    """What the seat sees when it is asked next; a question with one answer is none."""
    while True:
        ask = game.pending(s)
        if not isinstance(ask, Decide) or not ask.may_answer(seat):
            break
        view = game.view(s, seat)
        if view.ask is None or len(view.ask.options) > 1:
            break
        game.apply(s, seat, view.ask.options[0], SILENT)
    return game.view(s, seat)


def is_solved_by(puzzle: Puzzle, bot: str, seed: int) -> bool:
    """Whether a bot finds a best line."""
    game = GAMES[puzzle.game]
    s = position_of(puzzle)
    player = bot_by_name(bot, game)
    rng = Rng(seed, 7)
    moves: list[str] = []
    while (so_far := verdict(puzzle, moves)) == MORE:
        view = next_view(game, s, puzzle.seat)
        assert view.ask is not None
        move = player.choose(view, view.ask, rng)
        game.apply(s, puzzle.seat, move, SILENT)
        player.forget()
        moves.append(game.write(move))
    return so_far == RIGHT


def level_without_clock(level: str, game: str) -> str:
    """The bot behind a level, bounded by its work alone: the same on every machine. Any other bot
    is as it is."""
    if level not in LEVELS:
        return level
    kind, _, settings = spec_of(level, game).partition(":")
    kept = [each for each in settings.split(",") if each and not each.startswith("seconds=")]
    return kind + (":" + ",".join(kept) if kept else "")
