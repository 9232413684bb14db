"""Packages that not everybody needs: who lacks one is told its name in one sentence."""

from importlib import import_module
from typing import Any

from ludoteka.kernel.faults import Refused


def need(module: str, extra: str) -> Any:
    """A module of ours that only works with an extra of the project."""
    try:
        return import_module(module)
    except ImportError as error:
        if error.name is not None and error.name.partition(".")[0] == "ludoteka":
            raise
        raise Refused("env-needs-extra", extra=extra) from None
