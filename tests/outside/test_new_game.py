"""`ludoteka new-game`: a package that is playable and keeps the laws at once."""

from pathlib import Path

import pytest

from outside.elsewhere import put, run

PLUGIN = ["-m", "pytest", "-p", "no:ludoteka-laws", "-p", "ludoteka.laws.plugin", "-q"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("authors")
    told = run("-m", "ludoteka", "new-game", "my_stones", path=[], cwd=folder)
    assert "The package is in the folder my_stones (files: 8)." in told
    put(folder / "packages", "my_stones", "my_stones = my_stones.kit:KIT")
    return folder


def places(folder: Path) -> list[Path]:
    return [folder / "my_stones", folder / "packages"]


def test_it_keeps_the_laws_and_passes_its_own_tests(folder: Path) -> None:
    command = [*PLUGIN, "my_stones", "--ludoteka-game", "my_stones"]
    told = run(*command, path=places(folder), cwd=folder)
    assert " passed" in told, told
    assert told.endswith("exit 0"), told


def test_it_is_played_in_the_terminal_and_in_the_lab(folder: Path) -> None:
    typed = "take 1\nwhy take 3\n" + "take 1\n" * 30
    command = ["-m", "ludoteka", "play", "my_stones", "--against", "bot", "--seed", "1"]
    told = run(*command, path=places(folder), typed=typed, cwd=folder)
    assert "Stones in the heap: 21" in told
    assert "has taken the last stone" in told
    told = run("-m", "ludoteka", "sim", "my_stones", "--games", "50", path=places(folder))
    assert "50 matches" in told
    duel = ["duel", "my_stones", "level3", "random", "--games", "20", "--processes", "1", "--json"]
    told = run("-m", "ludoteka", *duel, path=places(folder))
    assert told.endswith("exit 0"), told


@pytest.mark.parametrize("name", ["clash", "random", "My-Game", "class", "x", "../up"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    told = run("-m", "ludoteka", "new-game", name, path=[], cwd=tmp_path)
    assert f"“{name}” cannot be the name of a new game" in told
    assert told.endswith("exit 2")
    assert [*tmp_path.iterdir()] == []


def test_nothing_is_overwritten(folder: Path) -> None:
    told = run("-m", "ludoteka", "new-game", "my_stones", path=[], cwd=folder)
    assert "my_stones" in told
    assert told.endswith("exit 2")
