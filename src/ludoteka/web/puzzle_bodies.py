"""The bodies of puzzles."""

from typing import Annotated, Literal

import msgspec

from ludoteka.games.bodies import Body, Offer, Text, Word
from ludoteka.web.bodies import SeatInfo, TableInfo
from ludoteka.web.messages import State


class PuzzleInfo(Body):
    """A puzzle: the word of its kind, and its grade from 1 (easy) to 5."""

    id: str
    game: str
    kind: str
    grade: int


class Puzzles(Body):
    """`GET /api/puzzles`: all puzzles, and the one of the day, which is the same for everybody."""

    day: str
    today: PuzzleInfo | None
    puzzles: list[PuzzleInfo]


class PuzzleTry(Body):
    """`POST /api/puzzles/{game}/{puzzle}`: the moves tried so far, none to begin with; `solution`
    gives up."""

    moves: Annotated[list[Word], msgspec.Meta(max_length=40)] = []
    solution: bool = False


class PuzzleTold(Body):
    """What the moves tried are, and the table as the seat of the puzzle sees it: after a wrong
    move as it was before. Once it is solved or given up, the best line, what it is worth, and what
    every other one is worth at most: chances to win if `share`, else gears, stars or points."""

    verdict: Literal["more", "right", "wrong"]
    puzzle: PuzzleInfo
    table: TableInfo
    seat: int
    seats: list[SeatInfo]
    state: State
    solution: list[Offer]
    best: float
    next: float
    share: bool


class PuzzleTable(Body):
    """`POST /api/puzzles/{game}/{puzzle}/table`: play on from the position against bots, answered
    by `TableMade`."""

    name: Text = ""
    names: Annotated[list[Text], msgspec.Meta(max_length=8)] = []
    bot: Word = ""
