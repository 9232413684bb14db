"""The command `ludoteka`. Bodies import what they need, so that `--version` is quick."""

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

import click

from ludoteka import __version__
from ludoteka.terminal.help import TextGroup, TextOption, language_of

if TYPE_CHECKING:
    from ludoteka.lab.simulate import Totals
    from ludoteka.terminal.screen import Screen
    from ludoteka.texts import Texts

WRONG = 2
"""Exit code for a mistake in what we were given."""


def _checked_language(ctx: click.Context, param: click.Parameter, value: str | None) -> None:
    if value is not None:
        from ludoteka.texts import pick_language

        pick_language(value, os.environ)


def _told_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value:
        from ludoteka.lab.build import build_name

        click.echo(f"ludoteka {__version__} ({build_name()})")
        ctx.exit()


Body = TypeVar("Body", bound=Callable[..., Any])


def option(*names: str, **settings: Any) -> Callable[[Body], Body]:
    return click.option(*names, cls=TextOption, **settings)


speaking = option(
    "--lang", metavar="xx", expose_value=False, is_eager=True, callback=_checked_language
)
as_json = option("--json", "as_json", is_flag=True)
_LADDER = (
    option("--games", type=click.IntRange(1, 1_000_000), default=200, show_default=True),
    option("--seats", type=int),
    option("--seed", type=int, default=1, show_default=True),
    option("--every", is_flag=True),
    option("--option", "options", multiple=True, metavar="ID=VALUE"),
    option("--parts", type=click.Path(path_type=Path)),
    option("--processes", type=click.IntRange(1, 256)),
    as_json,
    speaking,
)


def ladder_options(body: Body) -> Body:
    for each in reversed(_LADDER):
        body = each(body)
    return body


a_file = click.argument("file", type=click.Path(path_type=Path))


@click.group(cls=TextGroup, name="ludoteka", invoke_without_command=True)
@option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_told_version)
@speaking
@click.pass_context
def cli(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


# Commands


@cli.command()
@click.argument("game", required=False)
@option("--seats", type=int)
@option("--bots", type=int, metavar="N")
@option("--bot", type=int, multiple=True, metavar="SEAT")
@option("--against", type=click.Choice(["bot", "person"]))
@option("--level", type=click.IntRange(1, 5), default=2, show_default=True)
@option("--option", "options", multiple=True, metavar="ID=VALUE")
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

    screen = _screen()
    if save is not None:
        check_new(save, seed_path(save))
    try:
        match = load_match(resume) if resume else new_match(screen, language, Wanted(**wanted))
    except Ended:
        click.echo()
        return
    play_lines(screen, match, language, save)


@cli.command()
@click.argument("game")
@option("--games", type=click.IntRange(1, 100_000_000), default=1000, show_default=True)
@option("--seats", type=int)
@option("--seed", type=int, default=1, show_default=True)
@option("--option", "options", multiple=True, metavar="ID=VALUE")
@option("--parts", type=click.Path(path_type=Path))
@option("--processes", type=click.IntRange(1, 256))
@as_json
@speaking
@click.pass_obj
def sim(
    language: str,
    game: str,
    games: int,
    seats: int | None,
    seed: int,
    options: tuple[str, ...],
    parts: Path | None,
    processes: int | None,
    as_json: bool,
) -> None:
    from ludoteka.lab.simulate import cores, simulate
    from ludoteka.terminal.progress import ProgressBar
    from ludoteka.terminal.start import find_game, read_options
    from ludoteka.texts import texts_for

    found = find_game(game)
    many = found.seats[0] if seats is None else seats
    found.check_seats(many)
    chosen = read_options(found, many, options, parts)
    bar = ProgressBar()
    try:
        totals = simulate(found.id, many, chosen, games, seed, processes or cores(), bar)
    finally:
        bar.close()
    if as_json:
        _echo_json(totals.plain())
        return
    _tell_totals(totals, texts_for(language))


def _tell_totals(totals: "Totals", texts: "Texts") -> None:
    click.echo(texts.line("sim-length", games=totals.games, mean=_number(totals.mean)))
    for seat, wins in enumerate(totals.wins):
        share = _number(100 * wins / totals.games)
        click.echo(texts.line("sim-wins", seat=seat + 1, wins=wins, share=share))
    click.echo(texts.line("sim-rest", draws=totals.draws, capped=totals.capped))
    rate = totals.plain()
    games, decisions = _number(rate["games_per_s"]), _number(rate["decisions_per_s"])
    click.echo(texts.line("sim-speed", games=games, decisions=decisions))


@cli.command()
@click.argument("game")
@click.argument("a", metavar="BOT")
@click.argument("b", metavar="BOT")
@ladder_options
@click.pass_obj
def duel(language: str, /, game: str, a: str, b: str, as_json: bool, **wanted: Any) -> None:
    from ludoteka.terminal.ladder import Ladder, tell_duel
    from ludoteka.texts import texts_for

    result = Ladder(game, **wanted).duel(a, b)
    if as_json:
        _echo_json(result.plain())
        return
    for told in tell_duel(result, texts_for(language)):
        click.echo(told)


@cli.command()
@click.argument("game")
@click.argument("bots", metavar="[BOT]...", nargs=-1)
@ladder_options
@click.pass_obj
def tournament(
    language: str, /, game: str, bots: tuple[str, ...], as_json: bool, **wanted: Any
) -> None:
    from ludoteka.terminal.ladder import Ladder, plain_tournament, tell_tournament
    from ludoteka.texts import texts_for

    names, results = Ladder(game, **wanted).tournament(list(bots))
    if as_json:
        _echo_json(plain_tournament(results, names))
        return
    for told in tell_tournament(results, names, texts_for(language)):
        click.echo(told)


@cli.command()
@a_file
@option("--seat", "whose", type=int, default=1, show_default=True)
@option("--level", type=click.IntRange(1, 5), default=4, show_default=True)
@option("--most", type=click.IntRange(1, 1000), default=5, show_default=True)
@as_json
@speaking
@click.pass_obj
def review(language: str, file: Path, whose: int, level: int, most: int, as_json: bool) -> None:
    from ludoteka.terminal.files import read_record
    from ludoteka.terminal.ladder import look_over, plain_review, tell_review
    from ludoteka.texts import texts_for

    record = read_record(file)
    found = look_over(record, whose - 1, f"level{level}")
    if as_json:
        _echo_json(plain_review(record, whose - 1, found))
        return
    for told in tell_review(record, found, most, texts_for(language)):
        click.echo(told)


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
    watch(_screen(), record, texts_for(language), seat)


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
@click.argument("games", nargs=-1)
@option("--server", is_flag=True)
@as_json
@speaking
@click.pass_obj
def bench(language: str, games: tuple[str, ...], server: bool, as_json: bool) -> None:
    if server:
        _bench_server(language, as_json)
        return
    from ludoteka.lab.bench import bench as measure
    from ludoteka.terminal.progress import ProgressBar
    from ludoteka.terminal.start import find_game
    from ludoteka.texts import texts_for

    ids = [find_game(game).id for game in games]
    bar = ProgressBar()
    try:
        measured = measure(ids, step=bar.name)
    finally:
        bar.close()
    if as_json:
        _echo_json(measured)
        return
    texts = texts_for(language)
    click.echo(texts.line("bench-build", build=measured["build"]))
    for id, values in measured["games"].items():
        click.echo(texts.line("bench-game", game=id))
        _tell_measured(values, texts)


def _bench_server(language: str, as_json: bool) -> None:
    from ludoteka.lab.build import build_name
    from ludoteka.texts import texts_for
    from ludoteka.web.load import bench_server

    values = bench_server()
    if as_json:
        _echo_json({"build": build_name(), "server": values})
        return
    texts = texts_for(language)
    click.echo(texts.line("bench-build", build=build_name()))
    _tell_measured(values, texts)


def _tell_measured(values: dict[str, float], texts: "Texts") -> None:
    for name, value in values.items():
        click.echo("  " + texts.line("bench-" + name.replace("_", "-"), value=_number(value)))


@cli.command()
@option("--host", default="127.0.0.1", show_default=True)
@option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@option("--data", default=lambda: str(_data_folder()))
@option("--browser/--no-browser", default=None)
@speaking
@click.pass_obj
def serve(language: str, host: str, port: int, data: str, browser: bool | None) -> None:
    from ludoteka.texts import texts_for
    from ludoteka.web.serve import serve as run

    texts = texts_for(language)
    run(host, port, data, browser, lambda at: click.echo(texts.line("serve-ready", address=at)))


def _data_folder() -> Path:
    """Where programs of this person keep their data."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "ludoteka"


@cli.command()
@click.argument("game")
@click.argument("clause", required=False)
@speaking
@click.pass_obj
def rules(language: str, game: str, clause: str | None) -> None:
    from ludoteka.terminal.start import find_game
    from ludoteka.texts import texts_for

    own = texts_for(language).game(find_game(game))
    screen = _screen()
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
    from ludoteka.games.registry import GAMES
    from ludoteka.texts import texts_for

    texts = texts_for(language)
    screen = _screen()
    for game in GAMES.values():
        own = texts.game(game)
        seats = {"low": game.seats[0], "high": game.seats[-1]}
        more = "yes" if len(game.seats) > 1 else "no"
        title = own.title()
        screen.say(texts.line("games-game", id=game.id, title=title, more=more, **seats))
        screen.say("  " + own.blurb(), 2)
        for each in game.option_list:
            screen.say(f"  --option {each.id}=...  {own.option(each.id)}", 4)
            for value in each.values:
                mark = "*" if value == each.default else " "
                screen.say(f"   {mark} {value}: {own.option_value(each.id, value)}", 7)


@cli.command()
@click.argument("game")
@speaking
def parts(game: str) -> None:
    from ludoteka.kernel.faults import Refused
    from ludoteka.terminal.start import find_game

    text = find_game(game).parts_text()
    if not text:
        raise Refused("no-parts", game=game)
    click.echo(text, nl=False)


@cli.command()
@click.argument("game")
@click.argument("sandwich", nargs=-1)
@option("--closing", type=click.IntRange(0, 20), default=1, show_default=True)
@option("--doubling", is_flag=True)
@option("--parts", type=click.Path(path_type=Path))
@speaking
@click.pass_obj
def score(
    language: str,
    game: str,
    sandwich: tuple[str, ...],
    closing: int,
    doubling: bool,
    parts: Path | None,
) -> None:
    from ludoteka.kernel.faults import Refused
    from ludoteka.terminal.files import read_text
    from ludoteka.terminal.score_pad import score_lines
    from ludoteka.terminal.start import find_game
    from ludoteka.texts import texts_for

    if find_game(game).id != "deli":
        raise Refused("no-score-pad", game=game)
    screen = _screen()
    if screen.interactive and not sandwich:
        screen.say(texts_for(language).line("score-how"))
    typed = [" ".join(sandwich)] if sandwich else (sys.stdin or io.StringIO()).read().splitlines()
    own = read_text(parts) if parts is not None else ""
    for told in score_lines(typed, language, closing, doubling, own):
        click.echo(told)


@cli.command()
@click.argument("game")
@click.argument("position", nargs=-1)
@speaking
@click.pass_obj
def odds(language: str, game: str, position: tuple[str, ...]) -> None:
    from ludoteka.terminal.aids import told_odds
    from ludoteka.terminal.start import find_game
    from ludoteka.texts import texts_for

    for told in told_odds(find_game(game), " ".join(position), texts_for(language)):
        click.echo(told)


@cli.command()
@speaking
@click.pass_obj
def doctor(language: str) -> None:
    from ludoteka.terminal.doctor import checks
    from ludoteka.texts import texts_for

    sound = True
    for told, passed in checks(texts_for(language)):
        click.echo(f"{'ok' if passed else 'FAILED':<7}{told}")
        sound = sound and passed
    if not sound:
        sys.exit(1)


def _screen() -> "Screen":
    from ludoteka.terminal.screen import Screen

    return Screen(sys.stdin or io.StringIO(), sys.stdout)  # a closed input is an empty one


def _echo_json(value: object) -> None:
    import json

    click.echo(json.dumps(value))


def _number(value: object) -> str:
    """At most two decimals, without a trailing zero."""
    assert isinstance(value, int | float)
    return f"{value:.2f}".rstrip("0").rstrip(".")


# Errors


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run a command: mistakes become one sentence and exit code 2, never a traceback."""
    given = sys.argv[1:] if arguments is None else arguments
    language = language_of(given)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = cli.main(given, prog_name="ludoteka", standalone_mode=False, obj=language)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except (KeyboardInterrupt, click.Abort):
        sys.exit(130)
    except Exception as error:
        click.echo(sentence(language, error), err=True)
        sys.exit(WRONG)
    sys.exit(code if isinstance(code, int) else 0)


def sentence(language: str, error: Exception) -> str:
    """What went wrong, for a person; our own mistakes go on as what they are."""
    from ludoteka.kernel.faults import Fault, Refused
    from ludoteka.terminal.screen import printable
    from ludoteka.texts import texts_for

    if isinstance(error, OSError):
        error = Refused("file-trouble", file=str(error.filename or error.strerror))
    elif isinstance(error, click.NoSuchOption):
        error = Refused("no-such-option", option=error.option_name)
    elif isinstance(error, click.MissingParameter):
        name = error.param.human_readable_name if error.param else ""
        error = Refused("missing-argument", argument=name)
    elif isinstance(error, click.BadParameter):
        name = error.param.opts[0] if error.param else ""
        error = Refused("bad-argument", argument=name)
    elif isinstance(error, click.ClickException):
        error = Refused("bad-line")
    if not isinstance(error, Fault):
        raise error
    return printable(texts_for(language).fault(error))
