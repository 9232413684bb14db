"""The bodies of the lab in the browser."""

from typing import Annotated, Literal

import msgspec

from ludoteka.games.bodies import Body, Word
from ludoteka.web.bodies import Values

MOST_GAMES = 5_000
"""Matches of one variant of a run in the browser."""


class LabNumber(Body):
    """A number of a component file that may be changed: what it is now, and how far it may go.
    `path` names it: table, id, field, and perhaps its place in a list."""

    path: str
    table: str
    id: str
    field: str
    value: int
    low: int
    high: int


class LabGame(Body):
    """What can be changed of a game besides its options and seats."""

    game: str
    numbers: list[LabNumber]
    bots: list[str]
    most: int
    reports: bool


class LabWanted(Body):
    """A run: the game as it is, and with these options and numbers, each `games` times."""

    game: Word
    seats: Annotated[int, msgspec.Meta(ge=1, le=8)]
    bots: Word
    games: Annotated[int, msgspec.Meta(ge=1, le=MOST_GAMES)]
    options: dict[Word, Word] = {}
    numbers: dict[Annotated[str, msgspec.Meta(max_length=200)], int] = {}


class LabFigure(Body):
    """One figure of a run, of the game as it is (variant 0) or changed (1)."""

    variant: int
    table: str
    key: str
    measure: str
    value: float
    low: float
    high: float
    n: int
    clear: bool


class LabRun(Body):
    """A run as far as it is."""

    id: str
    wanted: LabWanted
    state: Literal["running", "done", "stopped", "failed"]
    done: int
    of: int
    variants: int
    figures: list[LabFigure]
    code: str = ""
    values: Values = {}
