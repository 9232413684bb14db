"""A kit: the one declaration from which the house learns of a game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from ludoteka.kernel.advice import Advice
from ludoteka.kernel.components import in_the_box
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.options import Options
from ludoteka.kernel.proof import Prover
from ludoteka.texts.catalogue import GameTexts

Board: TypeAlias = Callable[[View[Any], GameTexts], list[str]]
"""Draws what a viewer sees, in lines of text."""
Levels: TypeAlias = tuple[str, str, str, str, str]
"""The bots of level 1 (a beginner) to 5 (the best there is), as they could be named by hand."""


def unchecked(asked: Any) -> None:
    """Nothing can be said of a request before it is answered."""


@dataclass(frozen=True)
class Aid:
    """A page for people who play with the box: `/odds`, say, which asks `POST /api/odds`.

    Its module is `stage/<name>.js` of the game.
    """

    name: str
    icon: str
    asked: type[msgspec.Struct]
    told: Callable[[Any, str], msgspec.Struct]
    """The answer to a request, reckoned with a table's own component file if there is one."""
    slow: bool = False
    """Answers take long: they are made elsewhere, and remembered."""
    check: Callable[[Any], None] = unchecked
    """`Unreadable` for what need not be tried."""


@dataclass(frozen=True)
class Character:
    """Who plays as a bot of one level: texts `bot-<name>` and `bot-<name>-temper`.

    `face` are the features of its drawn face in words, as `web/static/parts/faces.js` knows them:
    head, crest, eyes, mouth, hat and colour.
    """

    name: str
    face: str


@dataclass(frozen=True)
class Puzzling:
    """What decides the puzzles of a game, and in which matches they are looked for."""

    prover: Prover[Any]
    seats: tuple[int, ...]
    options: dict[str, str] = field(default_factory=dict)
    player: str = "level5"
    """The bot that plays those matches."""


@dataclass(frozen=True)
class Kit:
    """Everything that belongs to one game. Its texts and its stage lie in the same folder."""

    game: Game[Any]
    board: Board
    minutes: int
    """How long a match of people takes, as the shelf tells."""
    advice: Advice[Any] | None = None
    """What bots know of the game; it may do without."""
    puzzles: Puzzling | None = None
    """How puzzles are made; a game without this has none."""
    levels: Levels | None = None
    """Without them bots play as they play any game."""
    characters: tuple[Character, ...] = ()
    """Whom one plays against, from level 1 to 5; without them bots have plain names."""
    reviewer: str = "level5"
    """The level that looks over the moves of a match; there are many, so it must be quick."""
    endings: tuple[str, ...] = ()
    """The notes that say why a match is over; without one all rounds have been played."""
    role: str = ""
    """The kind of the names that seats have in the game, say `side`; most have none."""
    taken: tuple[str, ...] = ()
    """The notes of somebody who takes something (a seat, then a card or tile) or of something that
    befalls everybody, for the lab; without them it looks at all notes of seats and things."""
    seen_odds: Board | None = None
    """The odds of what a viewer sees; no lines when nothing is to be rolled."""
    told_odds: Callable[[str, GameTexts], list[str]] | None = None
    """The odds of a position that somebody tells in words."""
    score_pad: Callable[[list[str], GameTexts, Options], list[str]] | None = None
    """The score of what somebody typed, by the options of a table and its component file."""
    aids: tuple[Aid, ...] = ()
    shown: Callable[[View[Any]], msgspec.Struct] | None = None
    """What the stage shows beside the position: prices now, what would be scored, and so on."""
    earlier_parts: dict[int, str] = field(default_factory=dict)
    """By earlier version of the rules: the file of what was printed otherwise then."""
    home: Path | None = None
    """The folder of a game of another package; the registry finds it out."""
    origin: str = ""
    """The name and version of what was installed to bring the game; empty for ours."""

    def folder(self) -> Path:
        """Where everything of the game lies."""
        return self.home or Path(str(resources.files(f"ludoteka.games.{self.game.id}")))

    def box(self, own: str, rules: int) -> dict[str, list[dict[str, object]]]:
        """What is printed on the components of a table, by kind: ours, with an owner's changes."""
        texts = [self.game.parts_text()]
        if rules in self.earlier_parts:
            texts.append((self.folder() / self.earlier_parts[rules]).read_text("utf-8"))
        return in_the_box([*texts, own])

    def role_of(self, seat: int, texts: GameTexts) -> str:
        """What a seat is called in the game (McWorld, say), or nothing."""
        return texts.name(self.role, seat) if self.role else ""
