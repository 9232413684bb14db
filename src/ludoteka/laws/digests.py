"""What one build of the rules plays: a digest of every match, so that builds can be compared.

    python -m ludoteka.laws.digests GAME FIRST COUNT    a line for each match: number, digest
    python -m ludoteka.laws.digests GAME NUMBER         a line for each step of one match

A digest is made of everything that a step shows: the position, the moves of every seat that may
answer, or what chance is asked. Matches are spread over all seat counts and option sets of a game.
Every other one is played by a curious player, who prefers what has been done least, so that rare
cards come into play.
"""

import json
import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from ludoteka.games.registry import game_by_id
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Move, Over
from ludoteka.kernel.rng import Rng

LONGEST = 700
"""Steps after which a match is left: some games may last as long as they like."""
WHIM = 4
"""One in so many choices of the curious player is any move at all."""


class Curious:
    """Prefers the verb that was used least in this match, and of its moves the least used."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.used: dict[object, int] = {}

    def choose(self, moves: list[Move]) -> Move:
        if self.rng.below(WHIM):
            rarity = [(self.used.get(move.verb, 0), self.used.get(move, 0)) for move in moves]
            least = min(rarity)
            moves = [move for move, each in zip(moves, rarity, strict=True) if each == least]
        move = moves[self.rng.below(len(moves))]
        for known in (move.verb, move):
            self.used[known] = self.used.get(known, 0) + 1
        return move


def table_of(game: Game[Any], number: int) -> tuple[int, Options]:
    """The seats and options of a match."""
    tables = [(seats, options) for seats in game.seats for options in game.option_sets(seats)]
    return tables[number // 2 % len(tables)]


def name_of(game: Game[Any], number: int) -> str:
    seats, options = table_of(game, number)
    chosen = " ".join(f"{id}={value}" for id, value in options.values.items())
    return f"{game.id} match {number}: seats={seats} {chosen}".rstrip()


def match(game: Game[Any], number: int) -> Iterator[tuple[str, list[str]]]:
    """The steps of a match: the answer given, and what the position shows after it."""
    seats, options = table_of(game, number)
    rng = Rng(number, 1)
    curious = Curious(rng) if number % 2 else None
    s = game.start(seats, options, SILENT)
    yield "start", shown(game, s, seats)
    for _ in range(LONGEST):
        ask = game.pending(s)
        if isinstance(ask, Over):
            return
        if isinstance(ask, Chance):
            outcome = int(rng.below(ask.size))
            game.resolve(s, outcome, SILENT)
            told = f"chance {ask.prompt} {outcome}"
        else:
            assert isinstance(ask, Decide)
            able = [seat for seat in range(seats) if ask.may_answer(seat)]
            seat = able[rng.below(len(able))]
            moves = game.options_of(s, seat)
            move = curious.choose(moves) if curious else moves[rng.below(len(moves))]
            told = f"seat {seat}: {game.write(move)}"
            game.apply(s, seat, move, SILENT)
        yield told, shown(game, s, seats)


_TEXTS: dict[Move, str] = {}


def shown(game: Game[Any], s: Any, seats: int) -> list[str]:
    """The position and what the table waits for, in lines."""
    lines = [json.dumps(game.encode(s))]
    ask = game.pending(s)
    if isinstance(ask, Chance):
        lines.append(f"chance {ask.prompt} of {ask.size} seen {ask.seen}")
    elif isinstance(ask, Over):
        lines.append(f"over {ask.ranks} {ask.scores}")
    else:
        assert isinstance(ask, Decide)
        lines.append(f"{ask.seat} {ask.prompt} {ask.about} seen {ask.seen} racing {ask.racing}")
        for seat in range(seats):
            if ask.may_answer(seat):
                lines.append(f"seat {seat} may " + "; ".join(_texts(game, s, seat)))
    return lines


def _texts(game: Game[Any], s: Any, seat: int) -> list[str]:
    told: list[str] = []
    for move in game.options_of(s, seat):
        if move not in _TEXTS:
            _TEXTS[move] = game.write(move)
        told.append(_TEXTS[move])
    return told


def digest(game: Game[Any], number: int) -> str:
    """One word for a whole match."""
    found = blake2b(digest_size=12)
    for told, lines in match(game, number):
        found.update("\n".join([told, *lines]).encode())
    return found.hexdigest()


def main(game: str, first: str, count: str = "") -> None:
    played = game_by_id(game)
    if count:
        for number in range(int(first), int(first) + int(count)):
            print(number, digest(played, number))
    else:
        for told, lines in match(played, int(first)):
            print(json.dumps([told, lines]))


if __name__ == "__main__":
    main(*sys.argv[1:])
