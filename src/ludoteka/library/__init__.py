"""Ludoteka in a program or an interactive session: ten lines from a game to a verified record.

    >>> import ludoteka
    >>> clash = ludoteka.game("clash")
    >>> clash
    clash: CLASH: Jihad vs. McWorld, players: 2
    >>> match = clash.start(bots={2: "random"}, seed=7)
    >>> match.seat, len(match.moves), match.moves[0].told
    (1, 18, 'Place Mustafa on a1 in support of McWorld')
    >>> print(match.why_not("place president b2 mcworld"))
    The first tile on the board is Mustafa, so President has to wait. (CLASH-3.1)
    >>> match.play(match.choose("level2")).play_out("random").over
    True

Seats are counted from 1, as at the table and in every sentence. Moves are texts in the notation
of the game. What is not possible raises `Mistake`, whose text is a sentence in your language.
"""

from pathlib import Path

from ludoteka.games.registry import GAMES, game_by_id
from ludoteka.kernel.record import loads
from ludoteka.lab.simulate import Totals
from ludoteka.library.games import Game
from ludoteka.library.matches import Match
from ludoteka.library.mistakes import Mistake, mistakes_in
from ludoteka.library.moves import Hint, Move
from ludoteka.library.positions import Position
from ludoteka.table.match import Match as Table
from ludoteka.table.verify import Verdict
from ludoteka.table.verify import verify as checked
from ludoteka.terminal.files import load_match, read_record, seed_path
from ludoteka.texts import pick_language

__all__ = [
    "Game",
    "Hint",
    "Match",
    "Mistake",
    "Move",
    "Position",
    "Totals",
    "Verdict",
    "game",
    "load",
    "shelf",
    "verify",
]


def game(id: str, language: str = "en") -> Game:
    """A game by its id: `game("clash")`, `game("deli", language="pl")`."""
    with mistakes_in(language):
        return Game(game_by_id(id), pick_language(language, {}))


def shelf(language: str = "en") -> list[Game]:
    """Every game there is, those of other packages included."""
    return [game(id, language) for id in GAMES]


def load(path: str | Path, language: str = "en") -> Match:
    """The match of a record. One that `Match.save` left unfinished goes on; any other can be
    looked at."""
    with mistakes_in(language):
        file = Path(path)
        record = read_record(file)
        goes_on = record.closing is None and seed_path(file).exists()
        found = game_by_id(record.header.game)
        table = load_match(file) if goes_on else Table(found, record.header, record.entries)
        return Match(Game(found, pick_language(language, {})), table)


def verify(record: str | Path, language: str = "en") -> Verdict:
    """Recompute a finished match from a file or a record's text: every move legal, every die
    fair, the end as told. The first line that is wrong is named by a `Mistake`.

    >>> import ludoteka
    >>> match = ludoteka.game("clash").start(seed=3, match="single").play_out()
    >>> verdict = ludoteka.verify(match.record)
    >>> verdict.ranks == list(match.ranks.values())
    True
    """
    with mistakes_in(language):
        is_text = isinstance(record, str) and record.lstrip().startswith("{")
        return checked(loads(str(record)) if is_text else read_record(Path(record)))
