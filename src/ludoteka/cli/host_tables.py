"""`ludoteka tables`: what tables a server has, and taking some of them out."""

import sys
from pathlib import Path

import click

from ludoteka.cli.hosting import data_folder
from ludoteka.cli.shared import argument, as_json, cli, echo_json, option, speaking


@cli.command("tables")
@argument("ids", metavar="table", nargs=-1)
@option("--data", metavar="folder", default=lambda: str(data_folder()))
@option("--older", type=click.IntRange(1, 36500))
@option("--remove", is_flag=True)
@option("--archive", metavar="folder", default="")
@as_json
@speaking
@click.pass_obj
def host_tables(
    language: str,
    ids: tuple[str, ...],
    data: str,
    older: int | None,
    remove: bool,
    archive: str,
    as_json: bool,
) -> None:
    from ludoteka.kernel.faults import Refused
    from ludoteka.texts import texts_for
    from ludoteka.web.database import opened
    from ludoteka.web.retention import remove as take_out
    from ludoteka.web.retention import tables, unused_for

    texts = texts_for(language)
    with opened(data) as engine:
        found = tables(engine)
        for id in ids:
            if all(each.id != id for each in found):
                raise Refused("no-table-of-that-name", table=id)
        if ids:
            found = [each for each in found if each.id in ids]
        if older is not None:
            old = {*unused_for(engine, older)}
            found = [each for each in found if each.id in old]
        if remove:
            if not ids and older is None:
                raise Refused("remove-what")
            take_out(engine, [each.id for each in found], Path(archive) if archive else None)
    if as_json:
        echo_json([each._asdict() for each in found])
        return
    for each in found:
        size = texts.number(each.bytes / 1024, 0)
        stage = texts.line(f"tables-{each.stage}")
        click.echo(
            texts.line(
                "tables-line",
                table=each.id,
                game=each.game,
                stage=stage,
                taken=each.taken,
                seats=each.seats,
                events=each.events,
                size=size,
                day=day_of(each.used),
            )
        )
    total = texts.number(sum(each.bytes for each in found) / 1024, 0)
    word = "tables-removed" if remove else "tables-total"
    click.echo(texts.line(word, tables=len(found), size=total))
    sys.stdout.flush()


def day_of(at: int) -> str:
    """The day of a time, as everybody can read it."""
    from datetime import UTC, datetime

    try:
        return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")
    except (ValueError, OverflowError, OSError):
        return "?"
