"""Commands for data: matches as rows for programs that learn, and back as records."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludoteka.cli.lab import several_bots
from ludoteka.cli.shared import argument, as_json, cli, echo_json, option, speaking

if TYPE_CHECKING:
    from ludoteka.lab.dataset import Wanted

USUAL = "level2"
"""Who plays when nobody is named."""


@cli.command()
@argument("game")
@argument("folder", type=click.Path(path_type=Path))
@option("--games", type=click.IntRange(1, 10_000_000), default=100, show_default=True)
@option("--seats", type=int)
@option("--bots", "players", metavar="bots")
@option("--judge", metavar="bot", default="greedy", show_default=True)
@option("--from", "sources", multiple=True, type=click.Path(path_type=Path))
@option("--option", "options", multiple=True, metavar="setting")
@option("--parts", type=click.Path(path_type=Path))
@option("--seed", type=int, default=1, show_default=True)
@option("--processes", type=click.IntRange(1, 256))
@as_json
@speaking
@click.pass_obj
def dataset(
    language: str,
    game: str,
    folder: Path,
    games: int,
    seats: int | None,
    players: str | None,
    judge: str,
    sources: tuple[Path, ...],
    options: tuple[str, ...],
    parts: Path | None,
    seed: int,
    processes: int | None,
    as_json: bool,
) -> None:
    from ludoteka.bots.registry import bot_by_name
    from ludoteka.kernel.journal import SILENT
    from ludoteka.lab.dataset import Wanted, made
    from ludoteka.lab.extras import need
    from ludoteka.lab.simulate import RANDOM, bots_by_seat, cores
    from ludoteka.terminal.files import check_new, files_named
    from ludoteka.terminal.progress import ProgressBar
    from ludoteka.terminal.start import find_game, read_options
    from ludoteka.texts import texts_for

    parquet = need("ludoteka.lab.dataset_files", "data")
    found = find_game(game)
    many = max(2, found.seats[0]) if seats is None else seats
    found.check_seats(many)
    chosen = read_options(found, many, options, parts)
    found.start(many, chosen, SILENT)
    named = bots_by_seat(found.id, many, several_bots(players) or (USUAL,))
    seated = () if sources else named or (RANDOM,) * many
    for name in (*seated, judge):
        bot_by_name(name, found)
    wanted = Wanted(found.id, many, chosen.values, chosen.parts, seated, judge, seed)
    records = _records(wanted, sources)
    check_new(folder)
    with files_named(folder):
        folder.mkdir()
    bar = ProgressBar()
    try:
        matches = made(wanted, games, records, processes or cores(), bar)
        written = parquet.write(folder, wanted, matches)
    finally:
        bar.close()
    if as_json:
        counted = {"matches": written.matches, "decisions": written.decisions}
        echo_json({"folder": str(folder), **counted})
        return
    texts = texts_for(language)
    told = {"matches": written.matches, "decisions": written.decisions}
    click.echo(texts.line("dataset-done", folder=str(folder), **told))


def _records(wanted: "Wanted", sources: tuple[Path, ...]) -> list[str]:
    """The records in files of records and of datasets, all of the same table."""
    from ludoteka.kernel.record import loads
    from ludoteka.lab.dataset import check
    from ludoteka.lab.dataset_files import MATCHES, records_in
    from ludoteka.terminal.files import files_named, read_text

    found: list[str] = []
    for path in sources:
        if path.is_dir() or path.suffix == ".parquet":
            with files_named(path):
                found += records_in(path / MATCHES if path.is_dir() else path)
        else:
            found.append(read_text(path))
    for text in found:
        check(wanted, loads(text))
    return found


@cli.command()
@argument("dataset", metavar="folder", type=click.Path(path_type=Path))
@argument("folder", metavar="folder", type=click.Path(path_type=Path))
@speaking
@click.pass_obj
def records(language: str, dataset: Path, folder: Path) -> None:
    from ludoteka.lab.extras import need
    from ludoteka.terminal.files import check_new, files_named, write_new
    from ludoteka.terminal.progress import ProgressBar
    from ludoteka.texts import texts_for

    parquet = need("ludoteka.lab.dataset_files", "data")
    with files_named(dataset):
        found = parquet.records_in(dataset / parquet.MATCHES)
    check_new(folder)
    with files_named(folder):
        folder.mkdir()
    bar = ProgressBar()
    try:
        for number, text in enumerate(found):
            write_new(folder / f"{number:06}.ludo", text)
            bar(number + 1, len(found))
    finally:
        bar.close()
    click.echo(texts_for(language).line("dataset-records", count=len(found), folder=str(folder)))
