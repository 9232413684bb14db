"""A package that cannot be used is named in one sentence and does not hurt the others."""

import json
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from outside.elsewhere import EXAMPLE, put, run, serving
from web.people import PATIENCE

BROKEN = {
    "raising": ("raising", "raise RuntimeError('no dice today')"),
    "kitless": ("kitless", "KIT = {'game': 'kitless'}"),
    "misnamed": ("other_name", "from liars_dice.kit import KIT"),
    "thief": ("clash", "from ludoteka.games.clash.kit import KIT"),
    "mute": (
        "mute",
        "from dataclasses import replace\nfrom liars_dice.game import LiarsDice\n"
        "from liars_dice.kit import KIT as OURS\n"
        "class Mute(LiarsDice):\n    pass\n"
        "game = Mute()\ngame.id = 'mute'\nKIT = replace(OURS, game=game)",
    ),
    "hollow": (
        "hollow",
        "from ludoteka.games.kit import Kit\nKIT = Kit(game=None, board=None, minutes=1)",
    ),
    "leaving": ("leaving", "raise SystemExit(3)"),
}
SENTENCES = [
    "The game raising of the package raising 1.0 is left out, because its code cannot be loaded "
    "(RuntimeError: no dice today).",
    "The game kitless of the package kitless 1.0 is left out: its entry point must name a Kit, and "
    "names a dict.",
    "The game other_name of the package misnamed 1.0 is left out: its entry point and its game "
    "must have the same id, in small letters, and the game says “liars_dice”.",
    "The game clash of the package thief 1.0 is left out, because there is another game with this "
    "id.",
    "The game mute of the package mute 1.0 is left out, because this file is missing beside its "
    "kit: rules.md.",
    "The game hollow of the package hollow 1.0 is left out: its entry point must name a Kit, and "
    "names a NoneType.",
    "The game leaving of the package leaving 1.0 is left out, because its code cannot be loaded "
    "(SystemExit: 3).",
]


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """One good game and every kind of broken one."""
    folder = tmp_path_factory.mktemp("packages")
    put(folder, "liars_dice", "liars_dice = liars_dice.kit:KIT")
    for package, (game, code) in BROKEN.items():
        put(folder, package, f"{game} = {package}:KIT", code)
    return [EXAMPLE, folder]


def test_broken_packages_are_named_and_the_others_are_on_the_shelf(path: list[Path]) -> None:
    told = run("-m", "ludoteka", "games", path=path)
    plain = " ".join(told.split())
    for sentence in SENTENCES:
        assert plain.count(sentence) == 1, sentence
    assert "clash: CLASH: Jihad vs. McWorld, players: 2" in plain
    assert "liars_dice: Liar’s Dice, 2 to 6 players" in plain
    assert "From the package liars_dice 1.0; its code runs with your rights." in plain
    assert "Traceback" not in told
    assert told.endswith("exit 0")


def test_the_doctor_finds_them(path: list[Path]) -> None:
    told = run("-m", "ludoteka", "doctor", path=path)
    assert told.count("FAILED") == len(BROKEN)
    assert "liars_dice: one whole match of bots, its record verified" in told
    assert told.endswith("exit 1")


def test_a_server_serves_the_good_ones_and_names_the_others(
    path: list[Path], tmp_path: Path
) -> None:
    with serving(tmp_path, path) as (address, log):
        shelf = asked(f"{address}/api/games")
        games = {game["id"]: game for game in shelf["games"]}
        assert games["clash"]["origin"] == ""
        assert games["liars_dice"]["origin"] == "liars_dice 1.0"
        assert not games["liars_dice"]["stage"]
        assert {each["values"]["package"] for each in shelf["broken"]} == {
            f"{package} 1.0" for package in BROKEN
        }
        assert "title = Blöffkocka" in read(f"{address}/api/texts/hu/liars_dice.ftl")
        assert "title = Liar’s Dice" in read(f"{address}/api/texts/pl/liars_dice.ftl")
        assert asked(f"{address}/api/rules/liars_dice/pl")["clauses"][0]["id"] == "LIAR-1"
        assert asked(f"{address}/api/games/liars_dice/box") == {}
        assert "bid" in asked(f"{address}/api/games/liars_dice/words")["verbs"]
    plain = " ".join(log)
    assert "liars_dice: From the package liars_dice 1.0; its code runs with your rights." in plain
    for sentence in SENTENCES:
        assert plain.count(sentence) == 1, sentence


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
    return text


def asked(address: str) -> Any:
    return json.loads(read(address))
