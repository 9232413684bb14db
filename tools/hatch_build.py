"""Wheels with a compiled engine: HATCH_BUILD_HOOK_ENABLE_CUSTOM=1 pip wheel --no-deps ."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledEngine(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="ludoteka-")
        folder = Path(self._folder.name)
        root, compiled = Path(self.root), folder / "compiled"
        command: list[str | Path] = [sys.executable, root / "tools" / "engine.py"]
        subprocess.run([*command, root / "src", compiled, folder / "objects"], check=True)
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        for path in compiled.rglob("*"):
            if path.is_file():
                build_data["force_include"][str(path)] = path.relative_to(compiled).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._folder.cleanup()
