"""A cluster of two workers on this machine: the totals of one process, whoever dies."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Refused
from ludoteka.lab.duel import duel
from ludoteka.lab.runs import Place
from ludoteka.lab.simulate import simulate

CLASH = GAMES["clash"]
SINGLE = CLASH.options(match="single")
TIMES = ("decisions_per_s", "games_per_s", "s_per_move", "a_s_per_move", "b_s_per_move")
LOOPBACK = "127.0.0.1"

pytest.importorskip("distributed", reason="the extra [cluster] is not installed")
pytestmark = [
    pytest.mark.filterwarnings("ignore"),  # Dask's own
    pytest.mark.xdist_group("cluster"),
]


class Cluster:
    """A scheduler and two workers, each a process of its own, on the loopback address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        self.scheduler = self._start("scheduler", "--host", LOOPBACK, "--port", "0")
        self.address = self._said(self.scheduler, "Scheduler at:")
        self.workers = [self.worker() for _ in range(2)]

    def worker(self) -> "subprocess.Popen[str]":
        one = ("--nthreads", "1", "--no-nanny", "--host", LOOPBACK)
        process = self._start("worker", self.address, *one, "--local-directory", str(self._folder))
        self._said(process, "Registered to:")
        return process

    def _start(self, *words: str) -> "subprocess.Popen[str]":
        command = [sys.executable, "-P", "-m", "distributed.cli.dask_" + words[0], *words[1:]]
        return subprocess.Popen(
            [*command, "--no-dashboard"],
            env=self._env,
            cwd=self._folder,
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
        )

    def _said(self, process: "subprocess.Popen[str]", words: str) -> str:
        assert process.stderr is not None
        for line in process.stderr:
            if words in line:
                return line.split(words)[1].strip()
        raise AssertionError(f"nobody said {words}")

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.communicate()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    found = Cluster(tmp_path)
    yield found
    found.close()


def plain(result: Any) -> dict[str, Any]:
    return {name: value for name, value in result.plain().items() if name not in TIMES}


def test_a_cluster_counts_the_same_as_one_process(cluster: Cluster) -> None:
    place = Place(cluster=cluster.address)
    here = simulate("clash", 2, SINGLE, 400, 5)
    assert plain(simulate("clash", 2, SINGLE, 400, 5, place)) == plain(here)
    bots = ("level1", "random")
    assert plain(duel("clash", 2, SINGLE, bots, 60, 3, place)) == plain(
        duel("clash", 2, SINGLE, bots, 60, 3)
    )


def test_a_worker_that_is_killed_changes_nothing(cluster: Cluster) -> None:
    heard: list[int] = []

    def kill_one(done: int, of: int) -> None:
        heard.append(done)
        if len(heard) == 3:
            cluster.workers[0].send_signal(signal.SIGKILL)

    place = Place(cluster=cluster.address)
    there = simulate("clash", 2, SINGLE, 2000, 5, place, kill_one)
    assert cluster.workers[0].wait(10) == -signal.SIGKILL
    assert plain(there) == plain(simulate("clash", 2, SINGLE, 2000, 5))
    assert len(heard) == 2000 // 50, "every batch is counted once"


def test_an_address_without_a_cluster_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.lab.cluster.PATIENCE", 0.5)
    with pytest.raises(Refused, match="cluster-unreachable"):
        simulate("clash", 2, SINGLE, 400, 5, Place(cluster=f"tcp://{LOOPBACK}:9"))
    with pytest.raises(Refused, match="cluster-unreachable"):
        simulate("clash", 2, SINGLE, 400, 5, Place(cluster="nonsense://x"))


def test_without_the_extra_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(Refused, match="needs-extra"):
        simulate("clash", 2, SINGLE, 400, 5, Place(cluster="tcp://somewhere:1"))
