"""The engine can be compiled where nothing but the compiler's packages is installed, as it is
where wheels of a release are built."""

import subprocess
import sys
from pathlib import Path

from compiled import compiled_sources
from engine import ENGINE_ALONE

SRC = Path(__file__).resolve().parents[2] / "src"


def test_the_types_of_the_engine_need_no_package_of_others(tmp_path: Path) -> None:
    alone = [*ENGINE_ALONE, "--no-site-packages", f"--cache-dir={tmp_path}"]
    paths = [str(path.relative_to(SRC)) for path in compiled_sources(SRC)]
    command = [sys.executable, "-m", "mypy", *alone, *paths]
    checked = subprocess.run(command, cwd=SRC, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout + checked.stderr
