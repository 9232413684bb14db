"""Commands of hosts: the server, and whether the installation is sound."""

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import click

from ludoteka.cli.limits import limits, settings_of
from ludoteka.cli.shared import cli, option, speaking

if TYPE_CHECKING:
    from ludoteka.texts import Texts


@cli.command()
@option("--host", metavar="address", default="127.0.0.1", show_default=True)
@option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@option("--data", metavar="folder", default=lambda: str(data_folder()))
@option("--browser/--no-browser", default=None)
@option("--lab", is_flag=True)
@option("--log", type=click.Choice(["text", "json"]), default="text", show_default=True)
@option("--keep-days", type=click.IntRange(0, 36500), default=0, show_default=True)
@option("--archive", metavar="folder", default="")
@limits
@speaking
@click.pass_obj
def serve(
    language: str,
    /,
    host: str,
    port: int,
    data: str,
    browser: bool | None,
    log: Literal["text", "json"],
    **wanted: Any,
) -> None:
    from ludoteka.texts import texts_for
    from ludoteka.web.app import default_thinkers
    from ludoteka.web.logs import set_up
    from ludoteka.web.serve import serve as run
    from ludoteka.web.settings import Settings

    texts = texts_for(language)
    set_up(log)
    tell_outside(texts)
    settings = Settings(thinkers=default_thinkers(), **settings_of(**wanted))
    ready = partial(texts.line, "serve-ready")
    run(host, port, data, browser, lambda at: click.echo(ready(address=at)), settings)


def tell_outside(texts: "Texts") -> None:
    """Name the games of other packages and what is wrong with them, in the log of the server."""
    from ludoteka.games.registry import BROKEN, OUTSIDE

    for kit in OUTSIDE:
        told = texts.line("games-outside", package=kit.origin)
        click.echo(f"{kit.game.id}: {told}", err=True)
    for fault in BROKEN:
        click.echo(texts.fault(fault), err=True)


def data_folder() -> Path:
    """Where programs of this person keep their data."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "ludoteka"


@cli.command()
@speaking
@click.pass_obj
def doctor(language: str) -> None:
    from ludoteka.terminal.doctor import checks
    from ludoteka.texts import texts_for

    texts = texts_for(language)
    verdicts = {
        passed: texts.line(f"doctor-{word}") for word, passed in (("good", True), ("bad", False))
    }
    width = max(len(verdict) for verdict in verdicts.values())
    sound = True
    for told, passed in checks(texts):
        click.echo(f"{verdicts[passed]:<{width}} {told}")
        sound = sound and passed
    if not sound:
        sys.exit(1)
