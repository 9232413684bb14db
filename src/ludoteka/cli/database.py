"""Commands of hosts for the database of a server, also while it runs."""

import sys
from pathlib import Path

import click

from ludoteka.cli.hosting import data_folder
from ludoteka.cli.shared import a_file, cli, option, speaking
from ludoteka.terminal.help import TextGroup

WRONG = 1
"""Exit code when something is torn and was not mended."""

the_data = option("--data", metavar="folder", default=lambda: str(data_folder()))


@cli.group(cls=TextGroup)
@speaking
def db() -> None: ...


@db.command()
@the_data
@option("--mend", is_flag=True)
@speaking
@click.pass_obj
def check(language: str, data: str, mend: bool) -> None:
    from ludoteka.texts import texts_for
    from ludoteka.web.database import check as look
    from ludoteka.web.database import opened

    texts = texts_for(language)
    with opened(data) as engine:
        found = look(engine, mend=mend)
    for table, event, count in found.torn:
        word = "db-mended" if mend else "db-torn"
        click.echo(texts.line(word, table=table, event=event, count=count))
    click.echo(texts.line("db-checked", tables=found.tables, events=found.events))
    if found.torn and not mend:
        sys.exit(WRONG)


@db.command()
@the_data
@a_file
@speaking
@click.pass_obj
def export(language: str, data: str, file: Path) -> None:
    from ludoteka.terminal.files import files_named
    from ludoteka.texts import texts_for
    from ludoteka.web.database import export as write
    from ludoteka.web.database import opened

    with opened(data) as engine, files_named(file), file.open("x", encoding="utf-8") as out:
        count = write(engine, out)
    click.echo(texts_for(language).line("db-exported", tables=count, file=str(file)))


@db.command("import")
@the_data
@a_file
@speaking
@click.pass_obj
def import_(language: str, data: str, file: Path) -> None:
    from ludoteka.terminal.files import files_named
    from ludoteka.texts import texts_for
    from ludoteka.web.database import opened, take_in

    with files_named(file), file.open(encoding="utf-8") as lines, opened(data, new=True) as engine:
        count = take_in(engine, lines)
    click.echo(texts_for(language).line("db-imported", tables=count, file=str(file)))


@db.command()
@the_data
@a_file
@speaking
@click.pass_obj
def backup(language: str, data: str, file: Path) -> None:
    from ludoteka.terminal.files import files_named
    from ludoteka.texts import texts_for
    from ludoteka.web.database import backup as copy

    with files_named(file):
        copy(data, file)
    click.echo(texts_for(language).line("db-backed-up", file=str(file)))
