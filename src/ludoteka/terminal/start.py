"""From what was said on the command line to a match."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteka.games.registry import GAMES, game_by_id
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Options
from ludoteka.table.fair import new_seed, seed_from
from ludoteka.table.match import Match
from ludoteka.terminal.begin import (
    bots_and_names,
    pick_bots,
    pick_game,
    pick_options,
    pick_seats,
)
from ludoteka.terminal.commands import close_words
from ludoteka.terminal.files import read_text
from ludoteka.terminal.screen import Screen
from ludoteka.texts import texts_for


@dataclass(frozen=True)
class Wanted:
    """A new match, as far as the command line says what it should be."""

    game: str | None
    seats: int | None
    bots: int | None
    bot: tuple[int, ...]
    against: str | None
    level: int
    options: tuple[str, ...]
    parts: Path | None
    seed: int | None


def find_game(id: str) -> Game[Any]:
    """A game by its id; a misspelt one is answered with what was probably meant."""
    near = close_words(id, GAMES)
    if id not in GAMES and near:
        raise Unreadable("game-near", game=id, near=near[0], known=", ".join(GAMES))
    return game_by_id(id)


def read_options(
    game: Game[Any], seats: int, given: tuple[str, ...], parts: Path | None
) -> Options:
    """The options `id=value` and the component file; all checked before anything begins."""
    options = game.options(**_pairs(game, given))
    if parts is not None:
        options = options.with_parts(read_text(parts))
        game.setup(seats, options)
    return options


def new_match(screen: Screen, language: str, wanted: Wanted) -> Match:
    """What was not said is asked: everything if no game was named, else only who plays."""
    texts = texts_for(language)
    ask_all = wanted.game is None
    game = pick_game(screen, texts) if wanted.game is None else find_game(wanted.game)
    seats = wanted.seats
    if seats is None:
        seats = pick_seats(screen, texts, game) if ask_all else game.seats[0]
    game.check_seats(seats)
    bots = _bot_seats(wanted, seats)
    if bots is None:
        ask_who = ask_all or screen.interactive
        bots = pick_bots(screen, texts, game, seats) if ask_who else set(range(1, seats))
    given = wanted.options
    if ask_all:
        chosen = pick_options(screen, texts, game, seats, _pairs(game, given))
        given = tuple(f"{id}={value}" for id, value in chosen.items())
    options = read_options(game, seats, given, wanted.parts)
    seated, names = bots_and_names(texts, game, seats, bots, f"level{wanted.level}")
    seed = new_seed() if wanted.seed is None else seed_from(wanted.seed)
    return Match.new(game, seats, options, seated, names, seed)


def _bot_seats(wanted: Wanted, seats: int) -> set[int] | None:
    """The seats of the bots, from 0; None if nothing was said about them."""
    if wanted.bot:
        for seat in wanted.bot:
            if not 1 <= seat <= seats:
                raise Refused("no-such-seat", seat=seat, seats=seats)
        return {seat - 1 for seat in wanted.bot}
    if wanted.bots is not None:
        if not 0 <= wanted.bots <= seats:
            raise Refused("too-many-bots", bots=wanted.bots, seats=seats)
        return set(range(seats - wanted.bots, seats))
    if wanted.against is not None:
        return set(range(1, seats)) if wanted.against == "bot" else set()
    return None


def _pairs(game: Game[Any], given: tuple[str, ...]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for each in given:
        id, equals, value = each.partition("=")
        if not equals:
            raise Unreadable("option-form", option=each)
        known = {option.id: option.values for option in game.option_list}
        if id in known and value not in known[id]:
            near = close_words(value, known[id])
            if near:
                raise Unreadable("value-near", option=id, value=value, near=near[0])
        elif id not in known and (near := close_words(id, known)):
            raise Unreadable("option-near", option=id, near=near[0])
        pairs[id] = value
    return pairs
