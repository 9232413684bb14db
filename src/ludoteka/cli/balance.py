"""The command of designers: is the game fair, and what does a change do?"""

from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ludoteka.cli.lab import end_if_stopped, place_of, spread_options
from ludoteka.cli.shared import argument, as_json, cli, echo_json, option, speaking

if TYPE_CHECKING:
    from ludoteka.lab.balance import Balance
    from ludoteka.lab.figures import Figure
    from ludoteka.lab.keeping import Kept
    from ludoteka.lab.runs import Place
    from ludoteka.texts import Texts


@cli.command()
@argument("game")
@option("--vary", multiple=True, metavar="setting")
@option("--games", type=click.IntRange(1, 10_000_000), default=400, show_default=True)
@option("--seats", type=int)
@option("--option", "options", multiple=True, metavar="setting")
@option("--parts", type=click.Path(path_type=Path))
@option("--bots", "player", metavar="bot", default="level2", show_default=True)
@option("--weaker", metavar="bot", default="random", show_default=True)
@option("--search", "aim", type=click.Choice(["seats", "cards"]))
@option("--seed", type=int, default=1, show_default=True)
@option("--report", type=click.Path(path_type=Path))
@option("--parquet", type=click.Path(path_type=Path))
@spread_options
@as_json
@speaking
@click.pass_obj
def balance(
    language: str,
    /,
    processes: int | None,
    cluster: str | None,
    report: Path | None,
    parquet: Path | None,
    as_json: bool,
    **wanted: Any,
) -> None:
    from ludoteka.lab.figures import figures
    from ludoteka.lab.telling import tell_balance
    from ludoteka.terminal.files import check_new
    from ludoteka.texts import texts_for

    texts = texts_for(language)
    check_new(*filter(None, (report, parquet)))
    check_extra(needed=bool(report or parquet))
    found, kept = _played(texts, place_of(processes, cluster), **wanted)
    rows = figures(found)
    if as_json:
        echo_json(plain_balance(found, rows))
    else:
        click.echo("\n".join(tell_balance(found, rows, texts)))
    _write(found, rows, texts, report, parquet)
    end_if_stopped(kept, texts)


def check_extra(*, needed: bool) -> None:
    """A run is not played whose report cannot be written."""
    from importlib.util import find_spec

    from ludoteka.kernel.faults import Refused

    if needed and not (find_spec("matplotlib") and find_spec("pyarrow")):
        raise Refused("needs-extra", extra="lab")


def _played(
    texts: "Texts",
    place: "Place",
    game: str,
    vary: tuple[str, ...],
    games: int,
    seats: int | None,
    options: tuple[str, ...],
    parts: Path | None,
    player: str,
    weaker: str,
    aim: str | None,
    seed: int,
    go_on: bool,
) -> "tuple[Balance, Kept]":
    from ludoteka.games.registry import KITS
    from ludoteka.lab.balance import begin, compare
    from ludoteka.lab.halving import search
    from ludoteka.lab.keeping import Kept
    from ludoteka.lab.varying import Variant, variants
    from ludoteka.terminal.files import read_text
    from ludoteka.terminal.ladder import run_spec
    from ludoteka.terminal.progress import ProgressBar
    from ludoteka.terminal.start import find_game, read_options

    found = find_game(game)
    many = max(2, found.seats[0]) if seats is None else seats
    found.check_seats(many)
    chosen = read_options(found, many, options, parts)
    first = Variant(many, chosen.values, chosen.parts)
    several = variants(KITS[found.id], first, vary, lambda path: read_text(Path(path)))
    begun = begin(found.id, several, player, weaker, games, seed)
    spec = run_spec("balance", found.id, many, chosen)
    spec |= {"games": games, "seed": seed, "vary": vary, "bots": [player, weaker], "aim": aim}
    spec |= {"files": [each.parts for each in several]}
    kept, bar = Kept(spec, resume=go_on), ProgressBar(texts)
    try:
        if aim:
            search(begun, aim, place, bar, kept)
        else:
            compare(begun, place, bar, kept)
    finally:
        bar.close()
        kept.close()
    return begun, kept


def plain_balance(balance: "Balance", rows: "list[Figure]") -> dict[str, Any]:
    return {
        "game": balance.game,
        "bots": balance.bots,
        "weaker": balance.weaker,
        "seed": balance.seed,
        "variants": [
            {"seats": arm.variant.seats, "changes": arm.variant.changes} for arm in balance.arms
        ],
        "found": asdict(balance.found) if balance.found else None,
        "figures": [asdict(each) for each in rows],
    }


def _write(
    balance: "Balance",
    rows: "list[Figure]",
    texts: "Texts",
    report: Path | None,
    parquet: Path | None,
) -> None:
    from ludoteka.lab.parquet import write_parquet
    from ludoteka.lab.report import report as report_page

    if report is not None:
        report.write_text(report_page(balance, texts), "utf-8")
    if parquet is not None:
        write_parquet(balance, rows, parquet)
