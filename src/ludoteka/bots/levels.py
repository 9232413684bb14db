"""How strong a bot is meant to be, from 1 (a beginner) to 5 (the best we have), in each game.

A level is a bot with settings, as it could be named by hand. Level 5 takes at most two seconds
for a decision on one core; its bound on work keeps it the same everywhere that is fast enough.
"""

import re
from typing import Final

from ludoteka.games.registry import ADVICE, KITS

LEVELS: Final = ("level1", "level2", "level3", "level4", "level5")

GENERAL: Final = (
    "ismcts:iters=30,reuse=0",
    "ismcts:iters=120,reuse=0",
    "ismcts:iters=500",
    "ismcts:iters=2000,seconds=1.8",
    "ismcts:iters=20000,seconds=1.8",
)
"""For games without advice."""

ADVISED: Final = (
    "greedy:simple=1,noise=200",
    "greedy:worlds=3",
    "ismcts:iters=200,advice=1,horizon=4,seconds=1.8",
    "ismcts:iters=1000,advice=1,horizon=4,seconds=1.8",
    "ismcts:iters=20000,advice=1,horizon=4,seconds=1.8",
)
"""For games with advice whose kit names no levels."""


def spec_of(level: str, game: str) -> str:
    """The bot behind a level of a game."""
    kit = KITS.get(game)
    row = kit.levels if kit is not None else None
    if row is None:
        row = ADVISED if game in ADVICE else GENERAL
    return row[LEVELS.index(level)]


def reviewer(game: str) -> str:
    """The level that looks over the moves of a match."""
    return KITS[game].reviewer


def hurried(level: str, game: str, seconds: float) -> str:
    """The bot behind a level, which takes at most so long for a decision."""
    return re.sub(r"seconds=[\d.]+", f"seconds={seconds:.2f}", spec_of(level, game))
