"""The command `ludoteka`. Bodies import what they need, so that `--version` is quick."""

import os
import sys
from typing import NoReturn

import click

from ludoteka.cli import (
    authors,
    balance,
    database,
    dataset,
    host_tables,
    hosting,
    lab,
    learning,
    puzzles,
    tables,
)
from ludoteka.cli.shared import cli
from ludoteka.terminal.help import TextArgument, language_of

__all__ = [
    "authors",
    "balance",
    "cli",
    "database",
    "dataset",
    "host_tables",
    "hosting",
    "lab",
    "learning",
    "main",
    "puzzles",
    "tables",
]

WRONG = 2
"""Exit code for a mistake in what we were given."""


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
        error = Refused("missing-argument", argument=_name(language, error.param))
    elif isinstance(error, click.BadParameter):
        error = Refused("bad-argument", argument=_name(language, error.param))
    elif isinstance(error, click.ClickException):
        error = Refused("bad-line")
    if not isinstance(error, Fault):
        raise error
    return printable(texts_for(language).fault(error))


def _name(language: str, param: click.Parameter | None) -> str:
    """What the help calls an option or an argument."""
    from ludoteka.texts import texts_for

    if isinstance(param, TextArgument):
        return texts_for(language).line(param.word)
    return param.opts[0] if param else ""
