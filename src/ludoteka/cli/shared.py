"""The group of commands, and what several commands share."""

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ludoteka import __version__
from ludoteka.terminal.help import TextArgument, TextGroup, TextOption

if TYPE_CHECKING:
    from ludoteka.terminal.screen import Screen


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


def argument(name: str, **settings: Any) -> Callable[[Body], Body]:
    return click.argument(name, cls=TextArgument, **settings)


speaking = option(
    "--lang", metavar="lang", expose_value=False, is_eager=True, callback=_checked_language
)
as_json = option("--json", "as_json", is_flag=True)
a_file = argument("file", type=click.Path(path_type=Path))


@click.group(cls=TextGroup, name="ludoteka", invoke_without_command=True)
@option("--version", is_flag=True, expose_value=False, is_eager=True, callback=_told_version)
@speaking
@click.pass_context
def cli(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def the_screen() -> "Screen":
    from ludoteka.terminal.screen import Screen

    return Screen(sys.stdin or io.StringIO(), sys.stdout)  # a closed input is an empty one


def echo_json(value: object) -> None:
    import json

    click.echo(json.dumps(value))
