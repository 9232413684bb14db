"""The examples, installed from their folders into a fresh environment: terminal, lab, laws,
bots."""

import json
import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from outside.elsewhere import EXAMPLES, ROOT

GAMES = ("liars_dice", "nine_mens_morris")
every_game = pytest.mark.parametrize("game", GAMES)
LINES = 400
"""Each example is whole in less."""


class Place:
    """An environment of its own, in which our sources and the example are installed."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder / "venv", with_pip=False)
        self.folder = folder
        self.python = str(folder / "venv/bin/python")
        library = next((folder / "venv/lib").glob("python*/site-packages"))
        ours = [str(ROOT / "src"), sysconfig.get_paths()["purelib"]]
        (library / "ours.pth").write_text("\n".join(ours) + "\n")

    def run(self, *command: str, typed: str = "") -> str:
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        environment.pop("PYTHONPATH", None)
        ran = subprocess.run(
            [self.python, "-m", *command],
            capture_output=True,
            text=True,
            input=typed,
            env=environment,
            cwd=self.folder,
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    place = Place(tmp_path_factory.mktemp("fresh"))
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--quiet"]
    place.run("pip", "install", *offline, *(str(EXAMPLES / game) for game in GAMES))
    return place


def test_they_are_on_the_shelf(place: Place) -> None:
    told = " ".join(place.run("ludoteka", "games").split())
    assert "liars_dice: Liar’s Dice, 2 to 6 players" in told
    assert "From the package liars-dice 1.0" in told
    assert "nine_mens_morris: Nine Men’s Morris, players: 2" in told


def test_liars_dice_is_played_to_its_end_in_the_terminal(place: Place) -> None:
    moves = "doubt\nbid 1 ones\nbid 1 sixes\nbid 2 sixes\nbid 3 sixes\n" * 60
    command = ["play", "liars_dice", "--bots", "1", "--level", "1", "--seed", "3"]
    told = place.run("ludoteka", *command, "--save", "evening.jsonl", typed=moves)
    assert "Cup 1: [" in told
    assert "Cup 2: [?]" in told
    assert "Nobody has bid yet, so there is nothing to doubt." in told
    assert re.search(r"The winner is (Alex|Bot Ben)\.", told)
    assert "holds good" in place.run("ludoteka", "verify", "evening.jsonl")


def test_it_speaks_a_language_that_it_has(place: Place) -> None:
    asked = ["play", "liars_dice", "--bots", "1", "--seed", "3", "--level", "1"]
    assert "Tedd meg az első licitet." in place.run("ludoteka", *asked, "--lang", "hu")
    assert "Make the first bid." in place.run("ludoteka", *asked, "--lang", "es")


def test_morris_is_played_in_the_terminal(place: Place) -> None:
    typed = "place d2\nwhy take d2\nplace d2\n"
    command = ["play", "nine_mens_morris", "--against", "bot", "--level", "1", "--seed", "4"]
    told = place.run("ludoteka", *command, typed=typed)
    assert "2 |   ·-------O-------·   |" in told
    assert "Only who has just closed a mill takes a man." in told
    assert "There is a man on d2 already." in told


@pytest.mark.parametrize(("game", "seats"), [("liars_dice", "6"), ("nine_mens_morris", "2")])
def test_many_matches_are_simulated(place: Place, game: str, seats: str) -> None:
    command = ["sim", game, "--seats", seats, "--games", "200", "--json"]
    told = json.loads(place.run("ludoteka", *command))
    assert told["games"] == sum(told["wins"]) + told["draws"] == 200


def test_a_bot_that_searches_beats_one_that_does_not(place: Place, long_form: bool) -> None:
    games = "40" if long_form else "8"
    command = ["duel", "liars_dice", "level3", "random", "--games", games, "--json"]
    told = json.loads(place.run("ludoteka", *command))
    assert told["a_share"] >= 0.75, told


@every_game
def test_the_laws_are_kept(place: Place, game: str, long_form: bool) -> None:
    plugin = ["-p", "no:ludoteka-laws", "-p", "ludoteka.laws.plugin"]
    few = "text or sentence or clauses or process or (2 and players)"
    few += " or (6 and players)" if long_form else ""
    told = place.run("pytest", *plugin, "-q", "--ludoteka-game", game, "-k", few)
    assert " passed" in told


@every_game
def test_it_is_small(game: str) -> None:
    code = (EXAMPLES / game / game).glob("*.py")
    assert sum(len(file.read_text("utf-8").splitlines()) for file in code) < LINES


def test_this_interpreter_is_not_touched() -> None:
    """The example goes into an environment of its own."""
    code = "from importlib.metadata import entry_points as e; print(len(e(group='ludoteka.games')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "0"
