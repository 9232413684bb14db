"""Which build of the rules engine this is."""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec


def build_name() -> str:
    """`compiled` or `pure`, found without importing the engine."""
    spec = find_spec("ludoteka.kernel.pending")
    origin = "" if spec is None else spec.origin or ""
    return "compiled" if origin.endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
