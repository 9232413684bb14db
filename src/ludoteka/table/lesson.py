"""A lesson: a position, a script for chance and for the others, and what is said and asked.

It is a file `lessons/<name>.toml` of a game; its words lie beside it, `lessons/<language>.ftl`:
`lesson-<name>` is its title, `lesson-<name>-<id>` what a step says.

    order = 1
    options = { variant = "beginners", match = "single" }
    begin = ["place mustafa b2 jihad"]      # moves made before the first step

    [[step]]
    id = "turn"
    light = ["tile:pop_star", "cell:a2"]    # things to look at
    ask = ["place pop_star * mcworld"]      # moves that are right; * stands for any one word
    wrong = { "place *" = "turned" }        # and what is said of others: lesson-<name>-turned

Without `ask` and `free` one reads and goes on. Chance answers what `chances` says for its prompt,
one answer after the other, then as the seed has it.
"""

import tomllib
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

from ludoteka.games.kit import Kit
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.words import Words

FOLDER: Final = "lessons"
EXAMPLE: Final = "example"
"""What examples are called; the words of all of them are the same, `lesson-example-<id>`."""
Answer: TypeAlias = int | str | list[int | str]
"""What chance answers: a number, a card drawn ("tile:coup"), or the faces of dice."""


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is said next, after the others have moved.

    `play` are moves of whoever is asked (the first that is like each), `bots` lets the others move
    until the learner is asked. A move is right if it is like one of `ask` and brings about a note
    like one of `brings` (`won-majority mcworld`). A step of several moves ends with a move like
    one of `until`, or goes on while the question is `during`. `free` lets the learner play as they
    like, to the end of the match or to a note like one of `until`; `again` is said if they have
    not won.
    """

    id: str
    light: list[str] = []
    play: list[str] = []
    bots: bool = False
    chances: dict[str, list[Answer]] = {}
    ask: list[str] = []
    brings: list[str] = []
    until: list[str] = []
    during: str = ""
    wrong: dict[str, str] = {}
    free: bool = False
    again: str = ""

    @property
    def asks(self) -> bool:
        return bool(self.ask or self.brings)


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson. `seat` is the learner's; `bot` plays the others; `clauses` are the rules it shows.

    `change` gives fields of the first position, as it is written (docs/positions.md), other values;
    then the moves of `begin` are made, before the first step.
    """

    order: int
    step: list[Step]
    seats: int = 2
    seat: int = 0
    options: dict[str, str] = {}
    seed: int = 1
    bot: str = "greedy"
    begin: list[str] = []
    change: dict[str, Any] = {}
    chances: dict[str, list[Answer]] = {}
    clauses: list[str] = []
    minutes: int = 2
    name: str = ""

    def message(self, id: str) -> str:
        """The message of a step of the lesson."""
        return f"lesson-{self.name}-{id}".replace("_", "-")

    def title(self) -> str:
        return f"lesson-{self.name}".replace("_", "-")


def read_lesson(name: str, text: str) -> Lesson:
    """`Unreadable` says what is wrong with a file."""
    try:
        told: dict[str, Any] = tomllib.loads(text)
        return msgspec.convert(told | {"name": name}, Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise Unreadable("bad-lesson", file=f"{FOLDER}/{name}.toml", problem=str(error)) from error


def lessons_of(kit: Kit) -> list[Lesson]:
    """The lessons of a game, in the order in which they are learnt; it may have none."""
    files = sorted((kit.folder() / FOLDER).glob("*.toml"))
    found = [read_lesson(file.stem, file.read_text("utf-8")) for file in files]
    return sorted(found, key=lambda lesson: lesson.order)


def lesson_of(kit: Kit, name: str) -> Lesson:
    for lesson in lessons_of(kit):
        if lesson.name == name:
            return lesson
    raise Refused("no-such-lesson", lesson=name, game=kit.game.id)


def as_example(lesson: Lesson) -> Lesson:
    """The position where a lesson begins, to be played on as one likes."""
    first = lesson.step[0]
    free = Step(id="play", play=first.play, chances=first.chances, free=True, again="lost")
    return msgspec.structs.replace(lesson, name=EXAMPLE, step=[free])


def words_file(kit: Kit, language: str) -> Path | None:
    """The words of a game's lessons in a language, or in English; it may have none."""
    for each in (language, "en"):
        file = kit.folder() / FOLDER / f"{each}.ftl"
        if file.is_file():
            return file
    return None


def number_of(words: Words, told: str) -> int:
    """The number of a thing named by its kind: `tile:coup`, or by its number."""
    kind, _, name = told.partition(":")
    return int(name) if name.isdecimal() else words.index(kind, name)


def target_of(words: Words, told: str) -> str:
    """A thing of the stage as the browser names it: `tile:coup` is `tile:12`; where the stage has
    another word for a place, the kind is told: `pool:ingredient.rye` is `pool:4`."""
    kind, _, name = told.partition(":")
    if name in words.kinds.get(kind, []):
        return f"{kind}:{words.index(kind, name)}"
    parts = [each.partition(".") for each in told.split(":")]
    return ":".join(str(words.index(one, two)) if two else one for one, _, two in parts)


def fits(pattern: str, text: str) -> bool:
    """Whether words are like a pattern: `*` is any one word, at the end any number of them."""
    wanted, told = pattern.split(), text.split()
    if wanted and wanted[-1] == "*":
        wanted.pop()
        told = told[: len(wanted)]
    return len(wanted) == len(told) and all(
        one in ("*", other) for one, other in zip(wanted, told, strict=True)
    )


def spoken(words: Words, kinds: str, args: tuple[int, ...]) -> str:
    """The numbers of a note as words."""
    told = [
        str(value) if kind in ("number", "seat") else words.name(kind, value)
        for kind, value in zip(kinds.split(), args, strict=True)
    ]
    return " ".join(told)
