"""Bots that are other programs: the example plays, and a bad one is told by its fault."""

import shlex
import sys
from pathlib import Path

import pytest

from ludoteka.bots.program import ProgramBot
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Decide
from ludoteka.kernel.playout import settle_chance
from ludoteka.kernel.rng import Rng
from ludoteka.lab.duel import duel

CLASH = GAMES["clash"]
EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "line_bot.py"


def asked(command: str) -> str:
    s = CLASH.start(2, CLASH.options(), SILENT)
    settle_chance(CLASH, s, Rng(1))
    ask = CLASH.pending(s)
    assert isinstance(ask, Decide)
    view = CLASH.view(s, int(ask.seat))
    assert view.ask is not None
    bot = bot_by_name(f"program:{command}", CLASH, programs=True)
    assert isinstance(bot, ProgramBot)
    try:
        return CLASH.write(bot.choose(view, view.ask, Rng(1)))
    finally:
        bot.close()


def test_the_example_is_short_and_plays() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 60
    command = shlex.join([sys.executable, str(EXAMPLE)])
    assert asked(command).startswith("place mustafa")
    assert asked(command) == asked(command)


def test_the_example_beats_chance() -> None:
    name = "program:" + shlex.join([sys.executable, str(EXAMPLE)])
    options = CLASH.options(match="single")
    result = duel("clash", 2, options, (name, "random"), 20, 1, early=False)
    assert result.tally.games == 20
    assert result.tally.a_wins > 10


LISTENS = """
import shlex
import sys
for line in sys.stdin:
    if line.startswith("game"):
        print("ready", flush=True)
    if line.startswith("choose"):
        {answer}
"""


@pytest.mark.parametrize(
    ("code", "word"),
    [
        (LISTENS.format(answer="print('move fly', flush=True)"), "program-move"),
        (LISTENS.format(answer="break"), "program-silent"),
        ("print('ready')", "program-silent"),
        ("raise SystemExit", "program-silent"),
    ],
)
def test_a_program_that_does_not_play_along_is_told(code: str, word: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(code)
    with pytest.raises(Refused) as caught:
        asked(shlex.join([sys.executable, str(file)]))
    assert caught.value.word == word


def test_a_program_that_is_not_there_is_told() -> None:
    with pytest.raises(Refused) as caught:
        asked("no-such-program-here")
    assert caught.value.word == "program-start"
