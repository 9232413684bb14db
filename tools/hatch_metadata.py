"""The addresses of the project in a release: LUDOTEKA_HOME says where it lives, or hosted CI does.

Whoever publishes the project names its home once, outside of the sources; without one a release
has no addresses.
"""

from __future__ import annotations

import os
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


def home() -> str:
    named = os.environ.get("LUDOTEKA_HOME", "")
    server, repository = (os.environ.get(f"GITHUB_{part}") for part in ("SERVER_URL", "REPOSITORY"))
    return named or (f"{server}/{repository}" if server and repository else "")


def urls(home: str) -> dict[str, str]:
    if not home:
        return {}
    home = home.rstrip("/")
    return {
        "Home": home,
        "Documentation": f"{home}/blob/HEAD/docs/index.md",
        "Changes": f"{home}/blob/HEAD/CHANGELOG.md",
        "Faults": f"{home}/issues",
    }


class Addresses(MetadataHookInterface):
    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        metadata["urls"] = urls(home())
