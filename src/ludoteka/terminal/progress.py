"""A bar on the terminal for whatever takes longer than a second."""

import sys
from time import monotonic
from typing import Final

BAR: Final = 30
PATIENCE: Final = 1.0


class ProgressBar:
    """Drawn on the error stream, and only if that is a terminal."""

    def __init__(self) -> None:
        self._begun = monotonic()
        self._shown = ""
        self._wanted = sys.stderr.isatty()

    def __call__(self, done: int, of: int) -> None:
        if not self._wanted or monotonic() - self._begun < PATIENCE:
            return
        filled = BAR * done // max(of, 1)
        bar = f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{of}"
        if bar != self._shown:
            sys.stderr.write("\r" + bar)
            sys.stderr.flush()
            self._shown = bar

    def name(self, what: str) -> None:
        """Show a word instead of a bar: the name of the step that runs now."""
        if self._wanted:
            self.close()
            self._shown = what
            sys.stderr.write("\r" + what)
            sys.stderr.flush()

    def close(self) -> None:
        if self._shown:
            sys.stderr.write("\r" + " " * len(self._shown) + "\r")
            sys.stderr.flush()
            self._shown = ""
