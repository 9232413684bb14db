"""Batches here, on processes and on a cluster: each counted once, whatever dies or is stopped."""

import io
import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.lab.build import build_name
from ludoteka.lab.keeping import Kept
from ludoteka.lab.runs import PATIENCE, Place, Run, pooled
from ludoteka.lab.simulate import simulate
from ludoteka.terminal.progress import ProgressBar, clock
from ludoteka.texts import texts_for

CLASH = GAMES["clash"]
SINGLE = CLASH.options(match="single")
SPEC = {"command": "test", "game": "clash"}


@dataclass(frozen=True)
class Square:
    """The square of a number; the process that is asked for `deadly` dies once."""

    number: int
    deadly: Path | None = None


def square(batch: Square) -> int:
    if batch.deadly is not None and (batch.number < 0 or not batch.deadly.exists()):
        batch.deadly.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return batch.number * batch.number


def interrupted(batch: Square) -> int:
    if batch.number == 3:
        raise KeyboardInterrupt
    return square(batch)


def squares(many: int) -> list[Square]:
    return [Square(number) for number in range(many)]


def test_results_come_with_the_number_of_their_batch() -> None:
    for place in (Place(1), Place(2)):
        found = dict(Run(square, squares(20), place).results(int))
        assert found == {number: number * number for number in range(20)}
        assert list(Run(square, squares(9), place).in_order(int)) == [n * n for n in range(9)]


def test_a_process_that_dies_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    batches = [Square(number, tmp_path / "died" if number == 7 else None) for number in range(20)]
    found = list(pooled(square, dict(enumerate(batches)), Place(2)))
    assert sorted(found) == [(number, number * number) for number in range(20)]
    assert (tmp_path / "died").exists()


def test_a_batch_that_kills_every_process_is_told(tmp_path: Path) -> None:
    deadly = {number: Square(-1, tmp_path / "died") for number in range(2)}
    with pytest.raises(Refused, match="workers-die"):
        list(pooled(square, deadly, Place(2)))
    assert PATIENCE == 3


def test_what_is_done_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    kept = Kept(SPEC, resume=False, folder=tmp_path)
    done = dict(Run(interrupted, squares(6), Place(1), kept, "a").results(int))
    kept.close()
    assert kept.stopped
    assert done == {0: 0, 1: 1, 2: 4}
    kept.path.write_text(kept.path.read_text() + '{"part": "a", "num')  # the machine stopped here

    again = Kept(SPEC, resume=True, folder=tmp_path)
    assert again.results("b", int) == {}
    played: list[int] = []

    def noted(batch: Square) -> int:
        played.append(batch.number)
        return square(batch)

    found = dict(Run(noted, squares(6), Place(1), again, "a").results(int))
    again.close()
    assert found == {number: number * number for number in range(6)}
    assert played == [3, 4, 5]
    assert not again.path.exists(), "a finished run leaves nothing"


def test_a_run_that_lasts_writes_as_it_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteka.lab.keeping.PATIENCE", -1.0)
    kept = Kept(SPEC, resume=False, folder=tmp_path)
    kept.add("", 0, 5)
    kept.add("", 1, 6)
    assert Kept(SPEC, resume=True, folder=tmp_path).results("", int) == {0: 5, 1: 6}
    kept.close()
    assert not kept.path.exists()


def test_going_on_with_nothing_or_with_another_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="nothing-kept"):
        Kept(SPEC, resume=True, folder=tmp_path)
    kept = Kept(SPEC, resume=False, folder=tmp_path)
    kept.stop()
    kept.close()
    kept.path.write_text("{}\n")
    with pytest.raises(Unreadable, match="kept-otherwise"):
        Kept(SPEC, resume=True, folder=tmp_path)


def test_bots_of_any_level_play_in_a_simulation() -> None:
    told = simulate("clash", 2, SINGLE, 12, 1, bots=("level2", "random"))
    again = simulate("clash", 2, SINGLE, 12, 1, Place(2), bots=("level2", "random"))
    assert told.plain() | {"decisions_per_s": 0, "games_per_s": 0} == again.plain() | {
        "decisions_per_s": 0,
        "games_per_s": 0,
    }
    assert told.bots == ["level2", "random"]
    assert told.wins[0] > told.wins[1]
    assert simulate("clash", 2, SINGLE, 4, 1, bots=("random",)).bots == ["random", "random"]
    with pytest.raises(Unreadable, match="bots-by-seat"):
        simulate("clash", 2, SINGLE, 4, 1, bots=("random",) * 3)
    with pytest.raises(Unreadable, match="unknown-bot"):
        simulate("clash", 2, SINGLE, 4, 1, bots=("oracle",))


def test_ctrl_c_tells_what_is_done_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """As a person does it: a long simulation, Ctrl-C, the same with --resume. The compiled build
    needs more matches for a second."""
    games = 60_000 if build_name() == "compiled" else 3000
    command = [sys.executable, "-P", "-m", "ludoteka", "sim", "clash", "--option", "match=single"]
    command += ["--games", str(games), "--processes", "2", "--json"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    begun = {**env, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env=begun,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=_heeds_ctrl_c,
    )
    end = monotonic() + 60
    while not _workers(process.pid) and monotonic() < end:
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    (file,) = tmp_path.glob("sim-clash-*.run")
    assert file.name in err
    some = json.loads(out)
    assert some["games"] < games

    rest = subprocess.run(
        [*command, "--resume"], cwd=tmp_path, env=env, capture_output=True, text=True, check=True
    )
    told = json.loads(rest.stdout)
    whole = simulate("clash", 2, SINGLE, games, 1, Place(2)).plain()
    for speed in ("decisions_per_s", "games_per_s"):
        del told[speed], whole[speed]
    assert told == whole
    assert not file.exists()


def _heeds_ctrl_c() -> None:
    """What runs in the background of a shell, as tests may, heeds it only if told so."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _workers(process: int) -> bool:
    children = Path(f"/proc/{process}/task/{process}/children")
    return len(children.read_text().split()) >= 2 if children.exists() else True


def test_the_bar_tells_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten matches in ten seconds, thirty are missing; the kept ones took no time."""
    now = [0.0]
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setattr("ludoteka.terminal.progress.monotonic", lambda: now[0])
    bar = ProgressBar(texts_for("en"))
    bar(50, 90)
    now[0] = 10.0
    bar(60, 90)
    assert "60/90  0:30 left" in screen.getvalue()
    assert (clock(5), clock(125), clock(3725)) == ("0:05", "2:05", "1:02:05")
