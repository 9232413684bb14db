"""Every command of README and docs is one: run where it is short, else read."""

import re
import shlex
from pathlib import Path

import click
import pytest

from ludoteka.cli import cli, main

ROOT = Path(__file__).resolve().parents[2]
FILES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *ROOT.glob("examples/*/*.md")]
CODE = re.compile(r"^```(?:sh)?\n(.*?)^```$|((?:^    .+\n)+)", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^ *(?:\./play|ludoteka)(?: +(?P<words>[^#\n]*?))?(?: {2,}.*| *#.*)?$")
OPEN = {"serve", "play", "learn"}
"""Commands that wait for people; tests of their own run them."""
KEEPING = {"db", "tables"}
"""Commands on the data of a server; `tests/web` runs them."""
ELSEWHERE = {"liars_dice", "nine_mens_morris", "my_stones"}
"""Games of packages, which `tests/outside` installs."""
LONG = {"duel", "tournament", "sim", "balance", "dataset", "bench", "puzzles", "records"}
"""Commands that compute: their words are read here, their results are tested elsewhere."""


def commands() -> list[tuple[str, str]]:
    found = []
    for file in FILES:
        for fenced, indented in CODE.findall(file.read_text("utf-8")):
            for line in (fenced or indented).splitlines():
                told = COMMAND.match(line)
                if told and told["words"] and "GAME" not in told["words"]:
                    found.append((file.name, told["words"].strip()))
    return found


def read(words: list[str], command: click.Command = cli) -> None:
    """Have the command read its words, as far as the point where it would begin."""
    context = command.make_context("ludoteka", list(words), obj="en")
    if isinstance(command, click.Group):
        _, inner, rest = command.resolve_command(context, context._protected_args + context.args)
        assert inner is not None
        read(rest, inner)


@pytest.mark.parametrize(("file", "line"), commands())
def test_a_command_of_the_docs_works(
    file: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    line = re.sub(r"\[(--[a-z-]+)[^]]*\]", r"\1", line)
    words = [word.replace("FOLDER", str(tmp_path)) for word in shlex.split(line)]
    if ELSEWHERE & set(words):
        assert words[0] in cli.commands
    elif words[0] in OPEN | LONG | KEEPING:
        read(words)
    else:
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 0


def test_there_are_commands() -> None:
    assert len(commands()) >= 10


WORDS_A_MINUTE = 150
MINUTES_A_LINE = 1


def test_the_guide_leads_to_a_game_of_ones_own_in_a_quarter_of_an_hour() -> None:
    """`docs/a-new-game.md` as far as the laws: its words are read, its lines are typed."""
    guide = (ROOT / "docs/a-new-game.md").read_text("utf-8")
    part = guide.split("## Your own package")[1].split("### Two examples")[0]
    lines = "".join(re.findall(r"```sh\n(.*?)```", part, re.DOTALL)).count("\n")
    assert lines >= 5
    assert len(part.split()) / WORDS_A_MINUTE + lines * MINUTES_A_LINE <= 15


def test_the_paths_of_the_page_for_newcomers_are_there() -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    paths = set(re.findall(r"(?:tests|docs|src|tools)/[\w./-]+\w", told))
    assert len(paths) >= 6
    assert [path for path in paths if not (ROOT / path).exists()] == []
