"""The real position is taken away while a bot thinks."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ludoteka.bots.registry import bot_by_name
from ludoteka.kernel.game import Game
from ludoteka.kernel.pending import Move
from ludoteka.kernel.rng import Rng


class Poisoned:
    """Whoever touches it is caught."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"somebody read {name} of the real position")


@contextmanager
def poisoned(s: Any) -> Iterator[None]:
    """Every field of the position is poison, until it is over."""
    healthy = dict(vars(s))
    for field in healthy:
        vars(s)[field] = Poisoned()
    try:
        yield
    finally:
        vars(s).update(healthy)


def chosen_in_the_dark(game: Game[Any], s: Any, seat: int, name: str) -> Move:
    """What a bot answers that has its view and nothing else; another position that looks the
    same to it must get the same answer."""
    view = game.view(s, seat)
    assert view.ask is not None
    with poisoned(s):
        move = bot_by_name(name, game).choose(view, view.ask, Rng(3))
    same = game.view(game.imagine(game.view(s, seat), Rng(11)), seat)
    assert same.ask is not None
    assert bot_by_name(name, game).choose(same, same.ask, Rng(3)) == move
    return move
