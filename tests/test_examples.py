"""What README, docs and docstrings show is run as it stands."""

import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SCRIPT = """
import ludoteka

def best(match: ludoteka.Match) -> str:
    return max(match.hints(), key=lambda hint: hint.share).told

game = ludoteka.game("clash")
match = game.start(2, bots={2: "level1"}, variant="standard")
moves: list[ludoteka.Move] = match.moves
totals: ludoteka.Totals = game.simulate(10)
wins: list[int] = totals.wins
print(best(match), wins, ludoteka.__version__)
"""


@pytest.mark.parametrize("file", ["README.md", "docs/library.md"])
def test_the_python_of_a_page_runs(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The examples of a page, one after the other: a reader types them into one session."""
    monkeypatch.chdir(tmp_path)
    text = (ROOT / file).read_text("utf-8")
    examples = EXAMPLE.findall(text)
    assert examples, f"{file} has no example"
    names: dict[str, object] = {}
    for example in examples:
        line = text[: text.index(example)].count("\n")
        exec(compile("\n" * line + example, file, "exec"), names)


@pytest.mark.parametrize(
    "module",
    [
        "ludoteka",
        "ludoteka.library",
        "ludoteka.library.games",
        "ludoteka.library.matches",
        "ludoteka.library.mistakes",
        "ludoteka.library.moves",
        "ludoteka.kernel.game",
        "ludoteka.table.match",
    ],
)
@pytest.mark.plain
def test_the_examples_of_a_docstring_run(module: str) -> None:
    ran = doctest.testmod(
        importlib.import_module(module),
        optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE,
    )
    assert ran.attempted
    assert not ran.failed


def test_a_users_script_is_typed(tmp_path: Path) -> None:
    """`mypy --strict` finds nothing in a script that imports us, and finds its mistakes."""
    script = tmp_path / "script.py"
    script.write_text(SCRIPT + "totals.wins.append('x')\nludoteka.nothing\n")
    settings = tmp_path / "mypy.ini"
    settings.write_text(f"[mypy]\nmypy_path = {ROOT / 'src'}\n")
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file", str(settings)]
    command += ["--cache-dir", str(ROOT / ".mypy_cache"), "--follow-imports=silent", str(script)]
    told = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path).stdout
    wrong = [line for line in told.splitlines() if ": error:" in line]
    assert len(wrong) == 2, told
    assert "[arg-type]" in wrong[0]
    assert "[attr-defined]" in wrong[1]


def test_the_package_is_quick_to_import() -> None:
    """The engine is imported when it is asked for."""
    code = "import sys, ludoteka; print(*(n for n in sys.modules if n.startswith('ludoteka.')))"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == ""
