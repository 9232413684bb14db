"""Commands of those who write games: a package to begin with."""

import keyword
import re
import sys
from importlib import resources
from pathlib import Path
from typing import Final

import click

from ludoteka.cli.shared import argument, cli, speaking

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{1,39}")
_FILES: Final = {
    "pyproject.toml": "pyproject.toml",
    "README.md": "README.md",
    "init.py": "{name}/__init__.py",
    "game.py": "{name}/game.py",
    "kit.py": "{name}/kit.py",
    "rules.md": "{name}/rules.md",
    "en.ftl": "{name}/text/en.ftl",
    "test.py": "tests/test_{name}.py",
}
"""By template: where it goes."""


@cli.command("new-game")
@argument("name")
@speaking
@click.pass_obj
def new_game(language: str, name: str) -> None:
    from ludoteka.texts import texts_for

    written = write_package(Path.cwd(), name)
    texts = texts_for(language)
    click.echo(texts.line("new-game-written", folder=name, count=len(written)))
    for command in (
        f"pip install -e {name}",
        f"ludoteka play {name}",
        f"pytest {name} --ludoteka-game {name}",
    ):
        click.echo(f"  {command}")


def write_package(where: Path, name: str) -> list[Path]:
    """A package with a small game that is playable and keeps the laws."""
    from ludoteka.games.registry import GAMES
    from ludoteka.kernel.faults import Refused, Unreadable
    from ludoteka.terminal.files import files_named, write_new

    taken = name in GAMES or name in sys.stdlib_module_names or keyword.iskeyword(name)
    if taken or name == "ludoteka" or not _NAME.fullmatch(name):
        raise Unreadable("new-game-name", name=name)
    folder = where / name
    if folder.exists():
        raise Refused("file-exists", file=str(folder))
    templates = resources.files("ludoteka.cli").joinpath("new_game")
    words = {
        "@NAME@": name,
        "@TITLE@": name.replace("_", " ").capitalize(),
        "@PREFIX@": re.sub(r"[^A-Z]", "", name.upper()),
    }
    written: list[Path] = []
    for template, place in _FILES.items():
        text = templates.joinpath(f"{template}.txt").read_text("utf-8")
        for mark, word in words.items():
            text = text.replace(mark, word)
        file = folder / place.format(name=name)
        with files_named(file):
            file.parent.mkdir(parents=True, exist_ok=True)
        write_new(file, text)
        written.append(file)
    return written
