"""Goldens and perft counts: what was played once is played the same for ever, in every build."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from goldens import (
    FOLDER,
    frames_shown,
    golden,
    golden_files,
    perft,
    perft_lines,
    perft_start,
)
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game

pytestmark = pytest.mark.plain

GOLDENS = Path(__file__).parents[1] / "goldens.py"


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_golden_is_played_the_same(path: Path) -> None:
    told = path.read_text("utf-8")
    assert golden(told.splitlines()[0], path.parents[1].name) == told


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_goldens_of_a_game_show_every_kind_of_frame(game: Game[Any]) -> None:
    shown: set[str] = set()
    for path in (FOLDER / game.id / "goldens").glob("*.txt"):
        text = path.read_text("utf-8")
        assert text.count("\n") <= 300, f"{path.name} is too long to review"
        shown |= frames_shown(text)
    assert set(game.frames) - shown == set()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_lines_of_play_are_counted(game_id: str) -> None:
    lines = perft_lines(game_id)
    assert lines
    for facts, counts in lines:
        game, start = perft_start(game_id, facts)
        found = [perft(game, game.clone(start), depth + 1) for depth in range(len(counts))]
        assert found == counts, facts


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_plain_build_does_not_depend_on_the_hash_seed(hash_seed: str) -> None:
    assert _check_goldens(sys.executable, hash_seed, os.pathsep.join(sys.path)) == 0


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_the_compiled_build_plays_the_same_games(hash_seed: str) -> None:
    python = os.environ.get("LUDOTEKA_COMPILED_PYTHON")
    if not python:
        pytest.skip("there is no compiled build here: run ./test on a machine with a C compiler")
    assert _check_goldens(python, hash_seed, "") == 0


def _check_goldens(python: str, hash_seed: str, path: str) -> int:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [python, "-P", str(GOLDENS), "--check"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr)
    return done.returncode
