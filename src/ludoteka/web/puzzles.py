"""Puzzles for the browser: a table that nobody stores, made anew from the moves tried so far."""

import datetime
from typing import Any, Final, Literal, cast

import msgspec

from ludoteka.bots.puzzles import (
    MORE,
    WRONG,
    Puzzle,
    find_puzzle,
    games_with_puzzles,
    of_the_day,
    puzzles_of,
    verdict,
)
from ludoteka.games.registry import GAMES
from ludoteka.table.fair import new_seed, seed_from
from ludoteka.web import bodies, puzzle_bodies, times
from ludoteka.web.events import Made, SeatMade, hashed, new_token
from ludoteka.web.holders import bot_name, clean
from ludoteka.web.room import Room
from ludoteka.web.telling import Shared, state, table_info
from ludoteka.web.viewing import offers

SHARES: Final = ("share", "win")
"""Kinds whose worth is a chance to win."""
SEED: Final = 1
"""Chance after the last move of a line is the same for everybody."""
ALONE: Final = bodies.Manners(undo="never", hints=False)


def info_of(puzzle: Puzzle) -> puzzle_bodies.PuzzleInfo:
    return puzzle_bodies.PuzzleInfo(
        id=puzzle.id, game=puzzle.game, kind=puzzle.kind, grade=puzzle.grade
    )


def all_puzzles() -> puzzle_bodies.Puzzles:
    """The shelf. The day is that of the server, and the same all over the world."""
    day = datetime.datetime.now(datetime.UTC).date()
    games = games_with_puzzles()
    return puzzle_bodies.Puzzles(
        day=day.isoformat(),
        today=info_of(of_the_day(day)) if games else None,
        puzzles=[info_of(puzzle) for game in games for puzzle in puzzles_of(game)],
    )


def tried(game: str, id: str, wanted: puzzle_bodies.PuzzleTry) -> puzzle_bodies.PuzzleTold:
    """What the moves tried are, and what the seat sees now."""
    puzzle = find_puzzle(game, id)
    moves = list(wanted.moves)
    while (found := verdict(puzzle, moves)) == WRONG and moves:
        if verdict(puzzle, moves[:-1]) == MORE:
            break
        moves.pop()
    told = moves[:-1] if found == WRONG else moves
    room = _room(puzzle, told)
    over = found not in (MORE, WRONG) or wanted.solution
    best = [GAMES[game].read(text) for text in puzzle.lines[0]]
    return puzzle_bodies.PuzzleTold(
        verdict=cast(Literal["more", "right", "wrong"], found),
        puzzle=info_of(puzzle),
        table=msgspec.structs.replace(table_info(room), id=""),
        seat=puzzle.seat,
        seats=room.infos({puzzle.seat}),
        state=state(room, puzzle.seat, Shared(room, -1, times.steady())),
        solution=offers(GAMES[game], best) if over else [],
        best=puzzle.best if over else 0.0,
        next=puzzle.next if over else 0.0,
        share=puzzle.kind in SHARES,
    )


def _room(puzzle: Puzzle, moves: list[str]) -> Room:
    """The table after some moves of the seat; a question with one answer is not asked."""
    names = [""] * puzzle.seats
    made = _made(puzzle, names, "", hashed(new_token()), fixed=True)
    room = Room(f"puzzle-{puzzle.game}-{puzzle.id}", made, times.time_of_day(), times.steady())
    _go_on(room, puzzle.seat)
    for text in moves:
        room.move(puzzle.seat, room.decision, text, 0, times.steady())
        _go_on(room, puzzle.seat)
    return room


def _go_on(room: Room, seat: int) -> None:
    while not room.over and seat in room.waiting():
        options = room.playing().moves(seat)
        if len(options) != 1:
            return
        room.move(seat, room.decision, room.game.write(options[0]), 0, times.steady())


def table_of(
    game: str, id: str, wanted: puzzle_bodies.PuzzleTable
) -> tuple[Made, list[bodies.Held], list[tuple[int, str]]]:
    """A table that goes on from the position of a puzzle, against bots."""
    puzzle = find_puzzle(game, id)
    token = new_token()
    names = [clean(name) for name in wanted.names[: puzzle.seats]]
    names += [""] * (puzzle.seats - len(names))
    names[puzzle.seat] = clean(wanted.name) or names[puzzle.seat]
    made = _made(puzzle, names, bot_name(wanted.bot, GAMES[game]), hashed(token), fixed=False)
    return made, [bodies.Held(seat=puzzle.seat, token=token)], []


def _made(puzzle: Puzzle, names: list[str], bot: str, token: str, *, fixed: bool) -> Made:
    bot = bot or bot_name("", GAMES[puzzle.game])
    seats = [
        SeatMade(name=name, token=token) if seat == puzzle.seat else SeatMade(name=name, bot=bot)
        for seat, name in enumerate(names)
    ]
    entries: list[Any] = [list(entry) for entry in puzzle.entries]
    return Made(
        game=puzzle.game,
        rules=puzzle.rules,
        options=dict(puzzle.options),
        parts="",
        seats=seats,
        clock=bodies.Clock(),
        public=False,
        seed=(seed_from(SEED) if fixed else new_seed()).hex(),
        salt="",
        fair=False,
        entries=entries,
        manners=ALONE if fixed else bodies.Manners(),
    )
