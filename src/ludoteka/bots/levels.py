"""How strong a bot is meant to be, from 1 (a beginner) to 5 (the best we have), in each game.

A level is a bot with settings, as it could be named by hand. Level 5 takes at most two seconds
for a decision on one core; its bound on work keeps it the same everywhere that is fast enough.
"""

import re
from typing import Final

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
"""For games with advice that have no better row below."""

OF_GAME: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "clash": (
        "greedy:simple=1,noise=60",
        "greedy",
        "lookahead:depth=2,seconds=1.8",
        "lookahead:depth=3,nodes=60000,seconds=1.8",
        "lookahead:nodes=500000,seconds=1.8",
    ),
    "deli": (
        "greedy:simple=1,noise=100",
        "greedy:noise=90",
        "ismcts:iters=8,advice=1,horizon=0,reuse=0",
        "ismcts:iters=50,advice=1,horizon=0,explore=0.3,seconds=1.8",
        "greedy:worlds=6",
    ),
    "emerald_skulls": (
        "greedy:simple=1,noise=300",
        "greedy:simple=1",
        "greedy:noise=150",
        "greedy:noise=60",
        "greedy:worlds=24",
    ),
    "king_of_new_york": (
        "greedy:simple=1,noise=300",
        "greedy:simple=1,noise=50",
        "greedy:noise=70",
        "greedy:noise=30",
        "ismcts:iters=400,advice=1,horizon=0,seconds=1.8",
    ),
    "sandwich_wars": (
        "greedy:simple=1,noise=60",
        "greedy:noise=60",
        "greedy",
        "ismcts:iters=24,advice=1,horizon=0,seconds=1.8",
        "ismcts:iters=4000,advice=1,horizon=0,explore=0.7,seconds=1.8",
    ),
}


def spec_of(level: str, game: str, advised: bool) -> str:
    """The bot behind a level of a game."""
    row = OF_GAME.get(game, ADVISED if advised else GENERAL)
    return row[LEVELS.index(level)]


def reviewer(game: str) -> str:
    """The level that looks over the moves of a match: there are many, so in CLASH, where level 5
    takes its time, it is the one below."""
    return "level4" if game == "clash" else "level5"


def hurried(level: str, game: str, advised: bool, seconds: float) -> str:
    """The bot behind a level, which takes at most so long for a decision."""
    spec = spec_of(level, game, advised)
    return re.sub(r"seconds=[\d.]+", f"seconds={seconds:.2f}", spec)
