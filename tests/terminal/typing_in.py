"""A player who types a script."""

import io

from ludoteka.games.registry import GAMES
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match
from ludoteka.terminal.begin import bots_and_names
from ludoteka.terminal.line import play_lines
from ludoteka.terminal.screen import Screen
from ludoteka.texts import texts_for

CLASH = GAMES["clash"]


class Keyboard(io.StringIO):
    """Lines that pretend to come from a terminal, if `person` is true."""

    def __init__(self, text: str = "", person: bool = False) -> None:
        super().__init__(text)
        self.person = person

    def isatty(self) -> bool:
        return self.person


def clash(bots: set[int], seed: int = 5, language: str = "en", **options: str) -> Match:
    seated, names = bots_and_names(texts_for(language), CLASH, 2, bots)
    return Match.new(CLASH, 2, CLASH.options(**options), seated, names, seed_from(seed))


def played(match: Match, *lines: str, language: str = "en", person: bool = False) -> str:
    """Everything the screen showed."""
    target = Keyboard(person=person)
    source = Keyboard("".join(line + "\n" for line in lines), person)
    play_lines(Screen(source, target), match, language)
    return target.getvalue()
