"""The files of the folder deploy and the commands of the pages: they say what there is."""

import os
import pwd
import re
import shlex
import shutil
import subprocess
import sys
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


def run_lines(file: str) -> list[list[str]]:
    """Every command that is run to make the container."""
    lines = re.findall(r"^RUN (.+)$", file, re.MULTILINE)
    return [shlex.split(command) for line in lines for command in line.split(" && ")]


@pytest.mark.skipif(sys.platform != "linux", reason="containers are Linux's")
def test_what_is_run_to_make_the_container_works_in_a_folder(tmp_path: Path) -> None:
    """But for what needs a network or another user: of that only the options are looked at."""
    place = {"/opt/ludoteka": str(tmp_path / "opt"), "/var/lib/ludoteka": str(tmp_path / "var")}
    tried = []
    for words in run_lines((DEPLOY / "Containerfile").read_text()):
        words = [place.get(word, word) for word in words]
        match words:
            case ["apt-get", *_]:
                continue
            case ["python", "-m", "venv", *_]:
                run(sys.executable, *words[1:], "--without-pip")
            case ["/opt/ludoteka/bin/pip", "install", "--no-cache-dir", what]:
                pip, there = [sys.executable, "-m", "pip"], ["--no-index", "--no-deps"]
                run(*pip, "wheel", *there, "--no-build-isolation", "-w", str(tmp_path), what)
                (wheel,) = map(str, tmp_path.glob("*.whl"))
                run(*pip, "--python", place["/opt/ludoteka"], "install", *there, wheel)
            case ["useradd", *options, "ludoteka"]:
                told = run("useradd", "--help")
                assert all(each in told for each in options if each.startswith("--"))
            case ["install", "-d", "-o", "ludoteka", folder]:
                run("install", "-d", "-o", pwd.getpwuid(os.geteuid()).pw_name, folder)
            case _:
                raise AssertionError(f"nobody has tried {words}")
        tried.append(words[0])
    assert len(tried) == 4
    assert (tmp_path / "opt/bin/ludoteka").is_file()
    assert (tmp_path / "var").is_dir()


def run(*command: str) -> str:
    environment = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": ""}
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


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
