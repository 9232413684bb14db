"""Which modules are compiled, and how: what pyproject.toml says of it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def settings() -> dict[str, Any]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    return dict(wheel["hooks"]["custom"])


def compiled_sources(src: Path) -> list[Path]:
    """The modules in a folder of sources that are compiled."""
    chosen = settings()
    left_out = {path for pattern in chosen["exclude"] for path in src.glob(pattern)}
    return sorted({path for pattern in chosen["include"] for path in src.glob(pattern)} - left_out)
