"""The bodies of lessons."""

from typing import Annotated, Literal

import msgspec

from ludoteka.games.bodies import Body, Word
from ludoteka.web import bodies, messages


class LessonInfo(Body):
    """A lesson: its name (its title is the text `lesson-<name>`), how many minutes it takes, how
    many steps it has, and the rules it shows."""

    name: str
    minutes: int
    steps: int
    clauses: list[str]


class LessonList(Body):
    """`GET /api/lessons/{game}`: the lessons of a game, in the order in which they are learnt."""

    game: str
    lessons: list[LessonInfo]


class Learning(Body):
    """`POST /api/lessons/{game}/{lesson}`: where a lesson stands after these answers (`""` for a
    step that was read, otherwise a move), and what the learner does then: `look`s, goes `on`,
    `move`s, `skip`s the step, tries the free part `again`, takes a step `back`, or asks `why` a
    move is not allowed. An `example` is the position where the lesson begins, played on as one
    likes."""

    answers: Annotated[list[Word], msgspec.Meta(max_length=400)] = []
    deed: Literal["look", "on", "move", "skip", "again", "back", "why"] = "look"
    move: Word = ""
    example: bool = False


class Taught(Body):
    """Answer to `Learning`: the answers that count, step `at` of `steps`, and the text it says.

    `light` are the things to look at, as the stage names them. The step waits for a move if it
    `asks`; in a `free` part every move is good, and when it is `lost` it can be tried again. A
    move that was not taken is `wrong` (the text that says why) or refused by the rules. `states`
    are what has happened since the last answer, the newest last.
    """

    answers: list[str]
    at: int
    steps: int
    said: str
    light: list[str]
    asks: bool
    free: bool
    lost: bool
    done: bool
    wrong: str
    refusal: messages.Refusal | None
    table: bodies.TableInfo
    seat: int
    seats: int
    states: list[messages.State]
