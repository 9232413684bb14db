"""Packages of other people, as far as a test needs them: an entry point and some code."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
EXAMPLE = EXAMPLES / "liars_dice"


def put(folder: Path, name: str, entry: str, code: str = "") -> None:
    """A package as it lies in a folder of packages; without code only its entry point."""
    told = folder / f"{name}-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(f"[ludoteka.games]\n{entry}\n")
    if code:
        (folder / f"{name}.py").write_text(code)


def _environment(path: list[Path]) -> dict[str, str]:
    """`path` is where packages are looked for."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, [ROOT / "src", *path])),
        "LC_ALL": "C.UTF-8",
    }


def run(*command: str, path: list[Path], typed: str = "", cwd: Path | None = None) -> str:
    """What a command says, its errors last."""
    ran = subprocess.run(
        [sys.executable, *command],
        env=_environment(path),
        input=typed,
        capture_output=True,
        text=True,
        cwd=cwd,
    )
    return f"{ran.stdout}{ran.stderr}\nexit {ran.returncode}"


@contextmanager
def serving(data: Path, path: list[Path]) -> Iterator[tuple[str, list[str]]]:
    """A server with these packages: its address, and, at the end, the lines of its log."""
    command = [sys.executable, "-m", "ludoteka", "serve", "--port", "0", "--data", str(data)]
    command += ["--no-browser"]
    log: list[str] = []
    with subprocess.Popen(
        command,
        env=_environment(path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            found = re.search(r"http://[\d.:]+", server.stdout.readline())
            assert found, server.stderr.read()
            yield found[0], log
        finally:
            server.terminate()
            log += server.stderr.read().splitlines()
