"""Random games on the plain contract, step by step, for the laws to look at."""

import json
from collections.abc import Iterator
from typing import Any

from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Journal, Note
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import SPECTATOR, Chance, Decide, Move
from ludoteka.kernel.rng import Rng
from ludoteka.laws.digests import Curious


def viewers(seats: int) -> list[int]:
    return [*range(seats), SPECTATOR]


def encoded(game: Game[Any], s: Any) -> str:
    return json.dumps(game.encode(s), sort_keys=True)


def encoded_view(game: Game[Any], s: Any, viewer: int) -> str:
    return json.dumps(game.encode_view(game.view(s, viewer)), sort_keys=True)


class Step:
    """One answer in a random game: what was asked, who answered what, what it told."""

    def __init__(
        self, ask: Decide | Chance, seat: int, answer: Move | int, notes: list[Note]
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.answer = answer
        self.notes = notes


def random_game(
    game: Game[Any],
    seats: int,
    options: Options,
    seed: int,
    limit: int = 100_000,
    is_curious: bool = False,
) -> Iterator[tuple[Any, Step | None]]:
    """The position after each answer of a random game, with the answer; first without one. A
    curious player prefers what has been done least."""
    rng = Rng(seed)
    curious = Curious(rng) if is_curious else None
    s = game.start(seats, options, Journal())
    yield s, None
    for _ in range(limit):
        ask = game.pending(s)
        out = Journal()
        if isinstance(ask, Decide):
            seat, moves = racer(game, s, ask, rng)
            move = curious.choose(moves) if curious else moves[rng.below(len(moves))]
            game.apply(s, seat, move, out)
            yield s, Step(ask, seat, move, out.notes)
        elif isinstance(ask, Chance):
            outcome = int(rng.below(ask.size))
            game.resolve(s, outcome, out)
            yield s, Step(ask, -1, outcome, out.notes)
        else:
            return


def racer(game: Game[Any], s: Any, ask: Decide, rng: Rng) -> tuple[int, list[Move]]:
    """Who answers: the seat asked, or in a race any seat of it."""
    if not ask.racing:
        return int(ask.seat), ask.options
    able = [seat for seat in range(8) if ask.may_answer(seat)]
    seat = able[rng.below(len(able))]
    return seat, game.options_of(s, seat)
