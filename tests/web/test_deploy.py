"""The files of the folder deploy and the commands of the pages: they say what there is."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import click
import pytest

from ludoteka.cli.shared import cli

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PAGES = ("docs/hosting.md", "docs/deploying.md")


def commands(text: str) -> list[list[str]]:
    """The commands `ludoteka …` of a page, without what is said of them."""
    found = re.findall(
        r"^    (?:sudo -u \w+ )?(?:\S*/)?ludoteka (.+?)(?:  .*)?$", text, re.MULTILINE
    )
    return [[word for word in shlex.split(line) if word not in ("[--mend]",)] for line in found]


def understood(words: list[str]) -> None:
    """Parse a command as the command line would; nothing is run."""
    command: click.Command = cli
    context = click.Context(cli, info_name="ludoteka", obj="en")
    while isinstance(command, click.Group):
        name, found, words = command.resolve_command(context, words)
        assert found is not None
        command, context = found, click.Context(found, context, name)
    command.make_parser(context).parse_args(list(words))


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_exist(page: str) -> None:
    found = commands((ROOT / page).read_text("utf-8"))
    assert found
    for words in found:
        understood(words)


def test_the_unit_starts_a_server_that_exists() -> None:
    unit = (DEPLOY / "ludoteka.service").read_text()
    (line,) = re.findall(r"^ExecStart=/opt/ludoteka/bin/ludoteka (.+)$", unit, re.MULTILINE)
    understood(shlex.split(line))


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not installed")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "ludoteka.service"
    text = (DEPLOY / "ludoteka.service").read_text()
    unit.write_text(text.replace("/opt/ludoteka/bin/ludoteka", "/bin/true"))
    told = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert "ludoteka.service:" not in told.stderr, told.stderr


def test_the_container_starts_a_server_that_exists() -> None:
    file = (DEPLOY / "Containerfile").read_text()
    (line,) = re.findall(r"^CMD \[(.+)\]$", file, re.MULTILINE)
    understood([word.strip().strip('"') for word in line.split(",")])
    for extra in ("fast", "postgres"):
        assert re.search(rf"^{extra} = \[", (ROOT / "pyproject.toml").read_text(), re.MULTILINE)


@pytest.mark.skipif(not shutil.which("nginx"), reason="nginx is not installed")
def test_nginx_understands_the_site(tmp_path: Path) -> None:
    site = (DEPLOY / "nginx.conf").read_text()
    site = re.sub(r"^ *(ssl_\w+|listen 443).*$", "", site, flags=re.MULTILINE)
    whole = tmp_path / "nginx.conf"
    whole.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{site}\n}}\n")
    told = subprocess.run(
        ["nginx", "-t", "-c", str(whole)], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr


def test_what_the_proxy_passes_on_is_what_the_server_reads() -> None:
    site = (DEPLOY / "nginx.conf").read_text()
    for header in ("Host", "X-Forwarded-For", "Upgrade", "Connection"):
        assert f"proxy_set_header {header} " in site
