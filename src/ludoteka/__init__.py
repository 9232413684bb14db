"""Ludoteka: five published tabletop games, complete, from one rules engine.

    >>> import ludoteka
    >>> match = ludoteka.game("clash").start(seed=7)
    >>> match.moves[0]
    'place mustafa a1 mcworld'

What there is stands in `ludoteka.library`; it is imported when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludoteka.library import Game, Hint, Match, Mistake, Move, Position, Totals, Verdict
    from ludoteka.library import game as game
    from ludoteka.library import load as load
    from ludoteka.library import shelf as shelf
    from ludoteka.library import verify as verify

__version__ = "0.1.0"
__all__ = [
    "Game",
    "Hint",
    "Match",
    "Mistake",
    "Move",
    "Position",
    "Totals",
    "Verdict",
    "__version__",
    "game",
    "load",
    "shelf",
    "verify",
]

if not TYPE_CHECKING:  # a type checker must not think that every name is there

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'ludoteka' has no attribute {name!r}")
        return getattr(import_module("ludoteka.library"), name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
