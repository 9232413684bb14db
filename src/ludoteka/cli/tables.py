"""Commands of players: play, look at records, read the rules, the aids for the real table."""

import io
import sys
from pathlib import Path
from typing import Any

import click

from ludoteka.cli.shared import (
    a_file,
    argument,
    as_json,
    cli,
    echo_json,
    option,
    speaking,
    the_screen,
)


@cli.command()
@argument("game", required=False)
@option("--seats", type=int)
@option("--bots", type=int, metavar="count")
@option("--bot", type=int, multiple=True, metavar="seat")
@option("--against", type=click.Choice(["bot", "person"]))
@option("--level", type=click.IntRange(1, 5), default=2, show_default=True)
@option("--option", "options", multiple=True, metavar="setting")
@option("--parts", type=click.Path(path_type=Path))
@option("--seed", type=int)
@option("--resume", type=click.Path(path_type=Path))
@option("--save", type=click.Path(path_type=Path))
@speaking
@click.pass_obj
def play(language: str, /, resume: Path | None, save: Path | None, **wanted: Any) -> None:
    from ludoteka.terminal.files import check_new, load_match, seed_path
    from ludoteka.terminal.line import play_lines
    from ludoteka.terminal.screen import Ended
    from ludoteka.terminal.start import Wanted, new_match

    screen = the_screen()
    if save is not None:
        check_new(save, seed_path(save))
    try:
        match = load_match(resume) if resume else new_match(screen, language, Wanted(**wanted))
    except Ended:
        click.echo()
        return
    play_lines(screen, match, language, save)


@cli.command()
@a_file
@option("--seat", type=int, default=0)
@speaking
@click.pass_obj
def replay(language: str, file: Path, seat: int) -> None:
    from ludoteka.kernel.faults import Refused
    from ludoteka.terminal.files import read_record
    from ludoteka.terminal.watch import watch
    from ludoteka.texts import texts_for

    record = read_record(file)
    if not 0 <= seat <= record.header.seats:
        raise Refused("no-such-seat", seat=seat, seats=record.header.seats)
    watch(the_screen(), record, texts_for(language), seat)


@cli.command()
@a_file
@speaking
@click.pass_obj
def verify(language: str, file: Path) -> None:
    from ludoteka.table.verify import verify as check
    from ludoteka.terminal.files import read_record
    from ludoteka.texts import texts_for

    verdict = check(read_record(file))
    told = texts_for(language).line("verify-good", moves=verdict.moves, chances=verdict.chances)
    click.echo(told)


@cli.command()
@a_file
@option("--seat", "whose", type=int, default=1, show_default=True)
@option("--level", type=click.IntRange(1, 5))
@option("--most", type=click.IntRange(1, 1000), default=5, show_default=True)
@as_json
@speaking
@click.pass_obj
def review(
    language: str, file: Path, whose: int, level: int | None, most: int, as_json: bool
) -> None:
    from ludoteka.terminal.files import read_record
    from ludoteka.terminal.ladder import look_over, plain_review, tell_review
    from ludoteka.texts import texts_for

    record = read_record(file)
    found = look_over(record, whose - 1, f"level{level}" if level else "")
    if as_json:
        echo_json(plain_review(record, whose - 1, found))
        return
    for told in tell_review(record, found, most, texts_for(language)):
        click.echo(told)


@cli.command()
@argument("game")
@argument("clause", required=False)
@speaking
@click.pass_obj
def rules(language: str, game: str, clause: str | None) -> None:
    from ludoteka.terminal.start import find_game
    from ludoteka.texts import texts_for

    own = texts_for(language).game(find_game(game))
    screen = the_screen()
    if clause:
        screen.say(own.clause(clause))
        return
    screen.say(own.title())
    for id, text in own.clauses():
        screen.say(f"{id}  {text}", 4)


@cli.command()
@speaking
@click.pass_obj
def games(language: str) -> None:
    from ludoteka.games.registry import BROKEN, GAMES, KITS
    from ludoteka.texts import texts_for

    texts = texts_for(language)
    screen = the_screen()
    for game in GAMES.values():
        own = texts.game(game)
        seats = {"low": game.seats[0], "high": game.seats[-1]}
        more = "yes" if len(game.seats) > 1 else "no"
        title = own.title()
        screen.say(texts.line("games-game", id=game.id, title=title, more=more, **seats))
        screen.say("  " + own.blurb(), 2)
        if origin := KITS[game.id].origin:
            screen.say("  " + texts.line("games-outside", package=origin), 2)
        for each in game.option_list:
            screen.say(f"  --option {each.id}=...  {own.option(each.id)}", 4)
            for value in each.values:
                mark = "*" if value == each.default else " "
                screen.say(f"   {mark} {value}: {own.option_value(each.id, value)}", 7)
    for fault in BROKEN:
        screen.say(texts.fault(fault))


@cli.command()
@argument("game")
@speaking
def parts(game: str) -> None:
    from ludoteka.kernel.faults import Refused
    from ludoteka.terminal.start import find_game

    text = find_game(game).parts_text()
    if not text:
        raise Refused("no-parts", game=game)
    click.echo(text, nl=False)


@cli.command()
@argument("game")
@argument("cards", nargs=-1)
@option("--option", "options", multiple=True, metavar="setting")
@option("--parts", type=click.Path(path_type=Path))
@speaking
@click.pass_obj
def score(
    language: str,
    game: str,
    cards: tuple[str, ...],
    options: tuple[str, ...],
    parts: Path | None,
) -> None:
    from ludoteka.terminal.aids import score_pad
    from ludoteka.terminal.start import find_game, read_options
    from ludoteka.texts import texts_for

    found, texts = find_game(game), texts_for(language)
    score_pad(found, [], texts, found.options())
    chosen = read_options(found, found.seats[0], options, parts)
    screen = the_screen()
    if screen.interactive and not cards:
        screen.say(texts.game(found).line("score-how"))
    typed = [" ".join(cards)] if cards else (sys.stdin or io.StringIO()).read().splitlines()
    for told in score_pad(found, typed, texts, chosen):
        click.echo(told)


@cli.command()
@argument("game")
@argument("position", nargs=-1)
@speaking
@click.pass_obj
def odds(language: str, game: str, position: tuple[str, ...]) -> None:
    from ludoteka.terminal.aids import told_odds
    from ludoteka.terminal.start import find_game
    from ludoteka.texts import texts_for

    for told in told_odds(find_game(game), " ".join(position), texts_for(language)):
        click.echo(told)
