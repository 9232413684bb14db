"""The compiled and the plain build play the same: every position, every list, every chance.

`pytest tests/laws/test_builds.py --matches 1000` plays so many matches of each game.
"""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game
from ludoteka.laws.builds import PLAIN, Build, disagreement, first_difference

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_the_compiled_and_the_plain_build_play_the_same_matches(
    game: Game[Any], matches: int
) -> None:
    python = os.environ.get("LUDOTEKA_COMPILED_PYTHON")
    if not python:
        pytest.skip("there is no compiled build here: run ./test on a machine with a C compiler")
    assert disagreement(game, (PLAIN, Build(python, "")), matches) == ""


def step(told: str, energy: int, *question: str) -> str:
    return json.dumps([told, [json.dumps({"turn": 1, "energy": energy}), *question]])


@pytest.mark.parametrize(
    ("second", "told"),
    [
        ([step("start", 3), step("roll", 5)], "step 1, 'roll' after 'start': energy is 4 and 5"),
        ([step("start", 3), step("stay", 4)], "step 1, after 'start': 'roll' and 'stay'"),
        ([step("start", 3, "2")], "step 0, 'start' after nothing: None and '2'"),
        ([step("start", 3)], "step 1, after 'start': only one build goes on"),
    ],
)
def test_the_first_step_that_differs_is_named(second: list[str], told: str) -> None:
    assert first_difference([step("start", 3), step("roll", 4)], second) == told


def test_a_build_with_other_rules_is_found(tmp_path: Path) -> None:
    """The law can fail: here is a second build whose first player is another one."""
    (tmp_path / "sitecustomize.py").write_text(
        "import ludoteka.kernel.rng as rng\n"
        "below = rng.Rng.below\n"
        "rng.Rng.below = lambda self, size: (below(self, size) + (size == 2)) % max(size, 1)\n"
    )
    other = Build(sys.executable, os.pathsep.join([str(tmp_path), *sys.path]))
    told = disagreement(GAMES["clash"], (PLAIN, other), 4)
    assert "differ, first clash match 0" in told
    assert "step 1, after 'start'" in told
