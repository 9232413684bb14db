"""Which build of the rules engine this is, and the one that may be ready later."""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

NEXT: Final = "LUDOTEKA_NEXT_BUILD"
"""Names the folder where a compiled build of these sources will be; ./play sets it."""


def build_name() -> str:
    """`compiled` or `pure`, found without importing the engine."""
    spec = find_spec("ludoteka.kernel.pending")
    origin = "" if spec is None else spec.origin or ""
    return "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"


def change_over() -> bool:
    """Whether the build that was being compiled is there. Processes begun from now on use it;
    this one keeps the modules it has."""
    folder = os.environ.get(NEXT)
    if not folder or not Path(folder).is_dir():
        return False
    if folder not in sys.path:
        sys.path.insert(0, folder)
    return True
