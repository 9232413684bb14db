"""Commands of designers and researchers: simulate, compare bots, measure."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ludoteka.cli.shared import Body, argument, as_json, cli, echo_json, option, speaking

if TYPE_CHECKING:
    from ludoteka.lab.keeping import Kept
    from ludoteka.lab.runs import Place
    from ludoteka.lab.simulate import Totals
    from ludoteka.terminal.ladder import Ladder
    from ludoteka.texts import Texts

_SPREAD = (
    option("--processes", type=click.IntRange(1, 256)),
    option("--cluster", metavar="address"),
    option("--resume", "go_on", is_flag=True),
)


def spread_options(body: Body) -> Body:
    """Where a run is played, and whether it goes on with one that was interrupted."""
    for each in reversed(_SPREAD):
        body = each(body)
    return body


def place_of(processes: int | None, cluster: str | None) -> "Place":
    from ludoteka.lab.runs import Place, cores

    return Place(processes or cores(), cluster or "")


def end_if_stopped(kept: "Kept", texts: "Texts") -> None:
    """Somebody pressed Ctrl-C: what was told is what there is so far."""
    if kept.stopped:
        click.echo(texts.line("run-kept", file=str(kept.path)), err=True)
        raise KeyboardInterrupt


@cli.command()
@argument("game")
@option("--games", type=click.IntRange(1, 100_000_000), default=1000, show_default=True)
@option("--seats", type=int)
@option("--seed", type=int, default=1, show_default=True)
@option("--option", "options", multiple=True, metavar="setting")
@option("--parts", type=click.Path(path_type=Path))
@option("--bots", "players", metavar="bots")
@spread_options
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
    players: str | None,
    processes: int | None,
    cluster: str | None,
    go_on: bool,
    as_json: bool,
) -> None:
    from ludoteka.lab.keeping import Kept
    from ludoteka.lab.simulate import simulate
    from ludoteka.terminal.ladder import run_spec
    from ludoteka.terminal.progress import ProgressBar
    from ludoteka.terminal.start import find_game, read_options
    from ludoteka.texts import texts_for

    found = find_game(game)
    many = found.seats[0] if seats is None else seats
    found.check_seats(many)
    chosen = read_options(found, many, options, parts)
    texts, bots = texts_for(language), several_bots(players)
    spec = run_spec("sim", found.id, many, chosen) | {"games": games, "seed": seed, "bots": bots}
    kept, bar = Kept(spec, resume=go_on), ProgressBar(texts)
    try:
        place = place_of(processes, cluster)
        totals = simulate(found.id, many, chosen, games, seed, place, bar, bots, kept)
    finally:
        bar.close()
        kept.close()
    if as_json:
        echo_json(totals.plain())
    else:
        _tell_totals(totals, texts)
    end_if_stopped(kept, texts)


def several_bots(text: str | None) -> tuple[str, ...]:
    """`level3`, or one for each seat: `level3 level1`. Settings of a bot have commas of their
    own, so spaces part the names."""
    return tuple((text or "").split())


def _tell_totals(totals: "Totals", texts: "Texts") -> None:
    click.echo(texts.line("sim-length", games=totals.games, mean=texts.number(totals.mean)))
    for seat, wins in enumerate(totals.wins):
        share = texts.share(wins / totals.games, 2)
        click.echo(texts.line("sim-wins", seat=seat + 1, wins=wins, share=share))
    if totals.nobody:
        click.echo(texts.line("sim-nobody", count=totals.nobody))
    click.echo(texts.line("sim-rest", draws=totals.draws, capped=totals.capped))
    if totals.turn_limit:
        click.echo(texts.line("sim-stopped", turns=totals.turn_limit, stopped=totals.stopped))
    seconds = max(totals.seconds, 1e-9)
    games = texts.number(totals.games / seconds, 1)
    decisions = texts.number(totals.decisions / seconds, 0)
    click.echo(texts.line("sim-speed", games=games, decisions=decisions))


_LADDER = (
    option("--games", type=click.IntRange(1, 1_000_000), default=200, show_default=True),
    option("--seats", type=int),
    option("--seed", type=int, default=1, show_default=True),
    option("--every", is_flag=True),
    option("--option", "options", multiple=True, metavar="setting"),
    option("--parts", type=click.Path(path_type=Path)),
    spread_options,
    as_json,
    speaking,
)


def ladder_options(body: Body) -> Body:
    for each in reversed(_LADDER):
        body = each(body)
    return body


@cli.command()
@argument("game")
@argument("a", metavar="bot")
@argument("b", metavar="bot")
@ladder_options
@click.pass_obj
def duel(language: str, /, game: str, a: str, b: str, as_json: bool, **wanted: Any) -> None:
    from ludoteka.terminal.ladder import tell_duel
    from ludoteka.texts import texts_for

    texts = texts_for(language)
    result, kept = _ladder(game, texts, **wanted).duel(a, b)
    if as_json:
        echo_json(result.plain())
    else:
        click.echo("\n".join(tell_duel(result, texts)))
    end_if_stopped(kept, texts)


def _ladder(
    game: str,
    texts: "Texts",
    processes: int | None,
    cluster: str | None,
    go_on: bool,
    **wanted: Any,
) -> "Ladder":
    from ludoteka.terminal.ladder import Ladder

    return Ladder(game, place=place_of(processes, cluster), resume=go_on, texts=texts, **wanted)


@cli.command()
@argument("game")
@argument("bots", metavar="bot", nargs=-1)
@ladder_options
@click.pass_obj
def tournament(
    language: str, /, game: str, bots: tuple[str, ...], as_json: bool, **wanted: Any
) -> None:
    from ludoteka.terminal.ladder import plain_tournament, tell_tournament
    from ludoteka.texts import texts_for

    texts = texts_for(language)
    names, results, kept = _ladder(game, texts, **wanted).tournament(list(bots))
    if as_json:
        echo_json(plain_tournament(results, names))
    else:
        click.echo("\n".join(tell_tournament(results, names, texts)))
    end_if_stopped(kept, texts)


@cli.command()
@argument("games", metavar="game", nargs=-1)
@option("--server", is_flag=True)
@option("--data", metavar="folder", default="")
@as_json
@speaking
@click.pass_obj
def bench(language: str, games: tuple[str, ...], server: bool, data: str, as_json: bool) -> None:
    if server:
        _bench_server(language, data, as_json)
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
        echo_json(measured)
        return
    texts = texts_for(language)
    click.echo(texts.line("bench-build", build=measured["build"]))
    for id, values in measured["games"].items():
        click.echo(texts.line("bench-game", game=id))
        _tell_measured(values, texts)


def _bench_server(language: str, data: str, as_json: bool) -> None:
    from ludoteka.cli.server_bench import bench_server
    from ludoteka.lab.build import build_name
    from ludoteka.texts import texts_for

    values = bench_server(place=data)
    if as_json:
        echo_json({"build": build_name(), "server": values})
        return
    texts = texts_for(language)
    click.echo(texts.line("bench-build", build=build_name()))
    _tell_measured(values, texts)


def _tell_measured(values: dict[str, float], texts: "Texts") -> None:
    for name, value in values.items():
        click.echo("  " + texts.line("bench-" + name.replace("_", "-"), value=texts.number(value)))
