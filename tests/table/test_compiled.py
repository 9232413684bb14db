"""The table on the compiled engine: interpreted code on compiled classes, as people run it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.plain

COMPILED = os.environ.get("LUDOTEKA_COMPILED_PYTHON")

SCRIPT = """
from ludoteka.bots.bot import RandomBot
from ludoteka.games.registry import GAMES
from ludoteka.kernel.record import loads
from ludoteka.lab.build import build_name
from ludoteka.table.faults import NotAllowed
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match
from ludoteka.table.verify import verify

game = GAMES["clash"]
match = Match.new(game, 2, game.options(match="single"), [None, None], seed=seed_from(5))
match.submit(match.asked(), match.decision, "place mustafa c2 jihad")
try:
    match.submit(match.asked(), match.decision, "place banker c2 jihad")
except NotAllowed as error:
    print(build_name(), error.refusal.clause, error)
match.undo(1)
while match.over() is None:
    match.submit(match.asked(), match.decision, match.moves(match.asked())[0])
print(verify(loads(match.record().dumps())).ranks, match.record().closing.hash)
"""


def said(python: str, *path: str) -> list[str]:
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if path:
        env["PYTHONPATH"] = path[0]
    answer = subprocess.run([python, "-c", SCRIPT], env=env, capture_output=True, text=True)
    assert answer.returncode == 0, answer.stderr
    return answer.stdout.splitlines()


@pytest.mark.skipif(not COMPILED, reason="no compiled build is installed")
def test_a_refused_move_and_a_whole_match_are_the_same_on_both_builds() -> None:
    pure = said(sys.executable, str(Path(__file__).parents[2] / "src"))
    compiled = said(str(COMPILED))
    assert pure[0].startswith("pure CLASH-3.2")
    assert compiled[0] == pure[0].replace("pure", "compiled", 1)
    assert compiled[1:] == pure[1:]
