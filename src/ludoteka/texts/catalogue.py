"""The catalogue of one language: Fluent messages, and how words and numbers become sentences.

Message ids: `title`, `blurb`, `move-<verb>`, `note-<word>`, `prompt-<word>`, `refusal-<word>`,
`option-<id>`, `option-<id>-<value>`, `<kind>-<name>`, `<kind>-<name>-text`, `fault-<word>`,
`source-<mark>`. Underscores become hyphens: tile `fast_food` is `tile-fast-food`.

The numbers of a word become variables named for their kinds, a second one of a kind with a 2:
`side tile cell side` gives `$side`, `$tile`, `$cell`, `$side2`. A name also brings its forms, one
for each attribute of its message (`.acc` is `$tile-acc`), and its plain word (`$tile-key`). The
names of a literal kind share one message, `<kind>`, which is given the plain word as `$key`, as a
number if it is one.
"""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ludoteka.kernel.components import data_file
from ludoteka.kernel.faults import Fault, quoted
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Note
from ludoteka.kernel.pending import Move, Refusal
from ludoteka.texts.languages import LANGUAGES
from ludoteka.texts.places import game_file, spoken
from ludoteka.texts.rulebook import rules_of

if TYPE_CHECKING:  # Fluent brings Babel, which is slow to import: only when a sentence is made
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource


class Lines:
    """Messages of one language, formatted by id."""

    def __init__(self, language: str, files: Sequence[str | Path]) -> None:
        self.language: Final = language
        self._bundle: Final = _bundle(language, files)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def line(self, id: str, /, **values: str | int) -> str:
        """A sentence with its values filled in."""
        return self.forms(id, values)[""]

    def number(self, value: float, most: int = 2, least: int = 0) -> str:
        """A number with at most and at least so many decimals, as the language writes it."""
        from ludoteka.texts.numbers import decimal

        return decimal(self.language, value, most, least)

    def share(self, value: float, most: int = 1, least: int = 0) -> str:
        """A share of 1 in per cent, with its sign."""
        from ludoteka.texts.numbers import percent

        return percent(self.language, value, most, least)

    def forms(self, id: str, values: dict[str, str | int]) -> dict[str, str]:
        """A message by "", and its attributes by theirs."""
        from ludoteka.texts.numbers import whole, with_minus

        message = self._bundle.get_message(id)
        said = {name: quoted(value) for name, value in values.items()}
        given = {
            name: value if isinstance(value, str) else whole(value) for name, value in said.items()
        }
        told: dict[str, str] = {}
        for form, pattern in (("", message.value), *message.attributes.items()):
            assert pattern is not None, f"{self.language}: {id} has no text"
            text, errors = self._bundle.format_pattern(pattern, given)
            assert not errors, f"{self.language}: {id}: {errors}"
            assert isinstance(text, str)
            told[form] = with_minus(text, values.values())
        return told


class Texts(Lines):
    """What all games share: faults, sources, and the words of the commands and screens."""

    def __init__(self, language: str) -> None:
        self._files: Final = shared_files(language)
        super().__init__(language, self._files)
        self._games: Final[dict[str, GameTexts]] = {}

    def fault(self, fault: Fault) -> str:
        """What is wrong and what to do; a word without a sentence is told plainly.

        The aids of a game find fault in words of its own.
        """
        id = f"fault-{fault.word}"
        for lines in (self, *self._games.values()):
            if lines.has(id):
                return lines.line(id, **fault.values)
        return str(fault)

    def source(self, mark: str) -> str:
        """Where a printed fact comes from: book, public, deduced, house or owner."""
        return self.line(f"source-{mark}")

    def seat_name(self, seat: int, *, bot: bool) -> str:
        """What a seat is called that nobody has named."""
        return self.line("bot-names" if bot else "person-names").split(", ")[seat]

    def game(self, game: Game[Any]) -> "GameTexts":
        if game.id not in self._games:
            self._games[game.id] = GameTexts(self.language, game)
        return self._games[game.id]


class GameTexts(Lines):
    """The texts of one game in one language, or in one it has. `names` are the names of the
    seats."""

    def __init__(self, wanted: str, game: Game[Any]) -> None:
        language = spoken(game.id, wanted)
        shared = shared_files(language if language in LANGUAGES else "en")
        super().__init__(language, [*shared, game_file(game.id, language)])
        self._words: Final = game.words
        self._game: Final = game.id
        self._names: Final[dict[tuple[str, int], dict[str, str]]] = {}

    def title(self) -> str:
        return self.line("title")

    def blurb(self) -> str:
        return self.line("blurb")

    def name(self, kind: str, index: int) -> str:
        return self._forms_of(kind, index)[""]

    def description(self, kind: str, index: int) -> str:
        """What a card or tile does (`<kind>-<name>-text`); empty if there is nothing to tell."""
        id = name_id(kind, self._words.name(kind, index)) + "-text"
        return self.line(id) if self.has(id) else ""

    def move(self, move: Move, names: Sequence[str]) -> str:
        values = self.values(self._words.verbs[move.verb], move.args, names)
        return self.line(f"move-{move.verb}", **values)

    def note(self, note: Note, names: Sequence[str]) -> str:
        values = self.values(self._words.notes[note.word], note.args, names)
        return self.line(f"note-{note.word}", **values)

    def prompt(self, word: str, about: Sequence[int], names: Sequence[str]) -> str:
        values = self.values(self._words.prompts[word], about, names)
        return self.line(f"prompt-{word}", **values)

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not, in one sentence; the rule behind it is `clause(refusal.clause)`."""
        values = self.values(self._words.refusals[refusal.word], refusal.args, names)
        return self.line(f"refusal-{refusal.word}", **values)

    def option(self, id: str) -> str:
        return self.line(name_id("option", id))

    def option_value(self, id: str, value: str) -> str:
        return self.line(name_id("option", id, value))

    def source(self, mark: str) -> str:
        return self.line(f"source-{mark}")

    def clauses(self) -> list[tuple[str, str]]:
        """The rulebook in order: headings of sections ("CLASH-3") and clauses ("CLASH-3.2")."""
        return rules_of(self._game, self.language)

    def clause(self, id: str) -> str:
        """The text of a clause, named "CLASH-3.2" or "3.2"."""
        wanted = id.strip().upper()
        for known, text in self.clauses():
            if wanted in (known, known.partition("-")[2]):
                return text
        raise Fault("unknown-clause", clause=id)

    def _forms_of(self, kind: str, index: int) -> dict[str, str]:
        if (kind, index) not in self._names:
            key = self._words.name(kind, index)
            if kind in self._words.literal:
                forms = self.forms(kind, {"key": int(key) if key.isdecimal() else key})
            else:
                forms = self.forms(name_id(kind, key), {})
            self._names[kind, index] = forms
        return self._names[kind, index]

    def values(self, kinds: str, args: Sequence[int], names: Sequence[str]) -> dict[str, str | int]:
        """The variables of a word whose numbers are of these kinds."""
        values: dict[str, str | int] = {}
        for variable, kind, value in zip(variables(kinds), kinds.split(), args, strict=True):
            if kind == "seat":
                values[variable] = names[value]
            elif kind == "number":
                values[variable] = value
            else:
                values[f"{variable}-key"] = self._words.name(kind, value)
                for form, text in self._forms_of(kind, value).items():
                    values[f"{variable}-{form}" if form else variable] = text
        return values


def variables(kinds: str) -> list[str]:
    """The variables of a word: "side tile cell side" has side, tile, cell, side2."""
    told: list[str] = []
    count: dict[str, int] = {}
    for kind in kinds.split():
        count[kind] = count.get(kind, 0) + 1
        told.append(kind if count[kind] == 1 else f"{kind}{count[kind]}")
    return told


def name_id(*words: str) -> str:
    """The message id of words of the code: ("tile", "fast_food") is `tile-fast-food`."""
    return "-".join(words).replace("_", "-")


def shared_files(language: str) -> list[str]:
    """The files of one language that all games share."""
    folder = resources.files("ludoteka").joinpath(f"texts/{language}")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return [f"texts/{language}/{name}" for name in names]


@cache
def texts_for(language: str) -> Texts:
    return Texts(language)


def _bundle(language: str, files: Sequence[str | Path]) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(_resource(file))
    return bundle


@cache
def _resource(file: str | Path) -> "Resource":
    """A file, parsed once for all games."""
    from fluent.runtime import FluentResource

    return FluentResource(data_file(file) if isinstance(file, str) else file.read_text("utf-8"))
