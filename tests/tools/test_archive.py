"""The archive of a release holds what its own tests need."""

import json
import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive, unpacked."""
    folder = tmp_path_factory.mktemp("archive")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as files:
        files.extractall(folder, filter="data")
    return folder / packed.name.removesuffix(".tar.gz")


def test_tests_pass_from_the_archive(archive: Path) -> None:
    """A sample that reads sources, docs, examples, tools and texts; `./test` there runs all."""
    quick = ["tests/test_words.py", "tests/test_fidelity.py", "tests/docs"]
    quick.append("tests/kernel/test_positions.py")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *quick]
    ran = subprocess.run(command, cwd=archive, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-2000:]


def test_both_commands_are_in_the_archive(archive: Path) -> None:
    for name in ("play", "test"):
        assert os.access(archive / name, os.X_OK), name


def test_the_checks_before_a_commit_are_those_of_the_tests() -> None:
    """What `.pre-commit-config.yaml` runs is there."""
    entries = re.findall(r"entry: (.+)", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"))
    assert entries
    for words in map(str.split, entries):
        for tool in (word for word in words if word.startswith("tools/")):
            assert (ROOT / tool).exists(), tool
        if "-m" in words:
            module = words[words.index("-m") + 1]
            command = [sys.executable, "-m", module, "--version"]
            assert subprocess.run(command, capture_output=True).returncode == 0, module


@pytest.mark.parametrize(
    "named",
    [
        {"LUDOTEKA_HOME": "https://games.example/ludoteka/"},
        {"GITHUB_SERVER_URL": "https://games.example", "GITHUB_REPOSITORY": "ludoteka"},
    ],
    ids=["by hand", "hosted"],
)
def test_a_release_tells_where_the_project_lives(named: dict[str, str]) -> None:
    home = "https://games.example/ludoteka"
    assert addresses(named)["Home"] == home
    assert addresses(named)["Changes"] == f"{home}/blob/HEAD/CHANGELOG.md"


def test_without_a_home_a_release_names_none() -> None:
    assert addresses({}) == {}


def addresses(named: dict[str, str]) -> dict[str, str]:
    """What a release built with these variables says."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("GITHUB_")}
    command = [sys.executable, "-m", "hatchling", "metadata", "urls"]
    told = subprocess.run(command, cwd=ROOT, env=kept | named, capture_output=True, check=True)
    found: dict[str, str] = json.loads(told.stdout)
    return found
