"""Rare positions: those of random play, bent within the box of the game.

Random play hardly ever reaches the corners of a game: an empty deck, a last card, a life of 1. A
game lists in `tests/games/<game>/bends.py` how a position can be bent into such a corner:

    def life_at_one(s: Position, rng: Rng) -> Position | None: ...

    BENDS = {"life at 1": life_at_one, ...}

A bend is given a copy of a position that somebody can come to; it may change it and gives it back,
or gives None if it does not fit there. It moves components and changes numbers, but makes nothing
and loses nothing, and leaves the flow (the frames) alone. What is due in the bent position is done
at once (`Game.settle`).
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.rng import Rng
from playing import random_game

Bend = Callable[[Any, Rng], Any]

FURTHEST = 240
"""Steps of a random match in which a place for a bend is looked for."""
APART = 37
"""How much later one match looks for a place than the one before."""
TRIES = 40
"""Matches in which a bend must find its place, for each position wanted."""


def bends_of(game: Game[Any]) -> dict[str, Bend]:
    """The bends of a game by name."""
    try:
        found: dict[str, Bend] = import_module(f"games.{game.id}.bends").BENDS
    except ModuleNotFoundError as missing:
        raise AssertionError(
            f"{game.id} has no bends: write tests/games/{game.id}/bends.py, a dictionary BENDS of "
            "names and functions that bend a position into a rare one (see tests/laws/bending.py). "
            "Think of empty hands and decks, full boards, a life of 1, scores near the end."
        ) from missing
    return found


def own_parts(game: Game[Any]) -> str:
    """A component file of an owner (`OWN_PARTS` beside the bends), for rules that what is printed
    on our cards never calls on; empty if there is none."""
    text: str = getattr(import_module(f"games.{game.id}.bends"), "OWN_PARTS", "")
    return text


def bend(game: Game[Any], s: Any, name: str, seed: int) -> Any:
    """The bent position, with what is due there done; None if the bend does not fit."""
    bent = bends_of(game)[name](game.clone(s), Rng(seed, 5))
    if bent is not None:
        game.settle(bent, Journal())
    return bent


class Bent:
    """A bent position, and how to come there again: `steps` answers of a random match (by a
    curious player if `seed` is odd), then the bend."""

    def __init__(
        self, game: Game[Any], table: tuple[int, Options], seed: int, steps: int, name: str, s: Any
    ) -> None:
        self.seats, self.options = table
        self.game = game
        self.name = name
        self.s = s
        chosen = " ".join(f"{id}={value}" for id, value in self.options.values.items())
        self.how = f"{game.id} seats={self.seats} {chosen} seed={seed} steps={steps} bend: {name}"


def bent_positions(game: Game[Any], name: str, wanted: int) -> Iterator[Bent]:
    """Positions bent so, each of another match, spread over seat counts and option sets."""
    tables = [(seats, options) for seats in game.seats for options in game.option_sets(seats)]
    found = 0
    for number in range(TRIES * wanted):
        if found == wanted:
            return
        seats, options = tables[number * 5 % len(tables)]
        first = number * APART % FURTHEST
        steps = enumerate(random_game(game, seats, options, number, FURTHEST, number % 2 == 1))
        for step, (s, _) in steps:
            bent = bend(game, s, name, number) if step >= first else None
            if bent is not None:
                found += 1
                yield Bent(game, (seats, options), number, step, name, bent)
                break
    assert found, f"{game.id}: no position of {TRIES * wanted} random matches could be bent: {name}"
