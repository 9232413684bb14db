"""How much faster one commit is than another, on this machine, in one interleaved run.

    python bench/compare.py BEFORE [AFTER] [--game GAME ...] [--rounds N] [--builds FOLDER]

builds both commits (AFTER is HEAD if it is not given), then measures them in turn, game by game,
with the `bench` each of them has, but in CPU time, so that other programs disturb both alike. It
prints the ratio of each measurement, the median over the rounds: 2.00 is twice as fast. FOLDER
keeps the builds for the next comparison. The interpreter must have the packages of
requirements.lock, and hatch-mypyc for commits without `tools/engine.py`.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
FASTER = {"decisions_per_s": 1, "search_per_s": 1, "advised_per_s": 1}
SHORTER = {"clone_us": -1, "imagine_us": -1}
FIGURES = FASTER | SHORTER
"""What is compared, and whether more of it is better (1) or less (-1)."""

MEASURE = """
import json, sys, time
import ludoteka.kernel.playout
from ludoteka.games.registry import GAMES
from ludoteka.lab import bench

assert not ludoteka.kernel.playout.__file__.endswith(".py"), "this build is not compiled"
bench.perf_counter = time.process_time
bench.REPEATS = 1
bench.peak_mb = lambda game: 0.0
print(json.dumps(sorted(GAMES)), flush=True)
for line in sys.stdin:
    game, seconds = json.loads(line)
    print(json.dumps(bench.measure(GAMES[game], seconds)), flush=True)
"""


def git(*words: str) -> str:
    command = ["git", "-C", str(ROOT), *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


@contextmanager
def checkout(commit: str, folder: Path) -> Iterator[Path]:
    """The files of a commit, as long as they are wanted."""
    tree = folder / f"tree-{commit[:12]}"
    git("worktree", "add", "--force", "--detach", str(tree), commit)
    try:
        yield tree
    finally:
        git("worktree", "remove", "--force", str(tree))


def build(name: str, folder: Path) -> Path:
    """The compiled packages of a commit, in a folder of its own."""
    commit = git("rev-parse", f"{name}^{{commit}}")
    done = folder / commit[:12]
    if done.is_dir():
        return done
    print(f"Compiling {name} ...", file=sys.stderr, flush=True)
    part = folder / f"part-{commit[:12]}"
    shutil.rmtree(part, ignore_errors=True)
    with checkout(commit, folder) as tree:
        if (tree / "tools/engine.py").exists():
            by_engine(tree, part)
        else:
            by_hook(tree, part)
    return part.rename(done)


def by_engine(tree: Path, target: Path) -> None:
    with tempfile.TemporaryDirectory() as objects:
        engine: list[str | Path] = [sys.executable, tree / "tools/engine.py", tree / "src"]
        run([*engine, tree / "compiled", Path(objects)])
    shutil.copytree(tree / "src", target)
    shutil.copytree(tree / "compiled", target, dirs_exist_ok=True)


def by_hook(tree: Path, target: Path) -> None:
    """As commits are built that have no `tools/engine.py`; pip fetches what that needs."""
    pip: list[str | Path] = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
    run([*pip, "--target", target, tree])


def run(command: list[str | Path]) -> None:
    hooks = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1", "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, check=False, env=os.environ | hooks, stdout=subprocess.DEVNULL)
    if done.returncode:
        raise SystemExit("That commit could not be compiled: see the lines above.")


class Build:
    """A process that imports one build and measures what it is asked."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", MEASURE],
            env=os.environ | {"PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.games: list[str] = json.loads(_pipe(self._process.stdout).readline())

    def measure(self, game: str, seconds: float) -> dict[str, float]:
        asked = _pipe(self._process.stdin)
        asked.write(json.dumps([game, seconds]) + "\n")
        asked.flush()
        found: dict[str, float] = json.loads(_pipe(self._process.stdout).readline())
        return found

    def end(self) -> None:
        _pipe(self._process.stdin).close()
        self._process.wait()


def _pipe(pipe: IO[str] | None) -> IO[str]:
    assert pipe is not None
    return pipe


def compare(
    builds: list[Build], games: list[str], rounds: int, seconds: float
) -> dict[str, list[list[dict[str, float]]]]:
    """By game, by build: what each round measured; the builds take turns at being first."""
    found: dict[str, list[list[dict[str, float]]]] = {game: [[], []] for game in games}
    for number in range(rounds):
        for game in games:
            for place in (0, 1) if number % 2 == 0 else (1, 0):
                found[game][place].append(builds[place].measure(game, seconds))
    return found


def ratio(before: list[dict[str, float]], after: list[dict[str, float]], figure: str) -> float:
    both = zip(before, after, strict=True)
    return statistics.median((new[figure] / old[figure]) ** FIGURES[figure] for old, new in both)


def report(found: dict[str, list[list[dict[str, float]]]]) -> Iterator[str]:
    yield f"{'':18}" + "".join(f"{figure:>26}" for figure in FIGURES)
    for game, sides in found.items():
        cells = []
        for figure in FIGURES:
            old, new = (statistics.median(each[figure] for each in side) for side in sides)
            digits = 0 if FIGURES[figure] > 0 else 2
            times = ratio(sides[0], sides[1], figure)
            cells.append(f"{old:.{digits}f} > {new:.{digits}f} x{times:.2f}")
        yield f"{game:18}" + "".join(f"{cell:>26}" for cell in cells)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("before")
    parser.add_argument("after", nargs="?", default="HEAD")
    parser.add_argument("--game", action="append", default=[])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--builds", type=Path)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="compare-") as temporary:
        folder: Path = (wanted.builds or Path(temporary)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        builds = [Build(build(name, folder)) for name in (wanted.before, wanted.after)]
        games = wanted.game or [game for game in builds[0].games if game in builds[1].games]
        found = compare(builds, games, wanted.rounds, wanted.seconds)
        for each in builds:
            each.end()
    print("\n".join(report(found)))
    load = "  ".join(f"{each:.1f}" for each in os.getloadavg())
    print(f"{wanted.rounds} rounds, CPU time; load of the machine {load}")


if __name__ == "__main__":
    main()
