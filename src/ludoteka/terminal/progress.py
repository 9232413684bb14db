"""A bar on the terminal for whatever takes longer than a second."""

import sys
from time import monotonic
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ludoteka.texts import Texts

BAR: Final = 30
PATIENCE: Final = 1.0


class ProgressBar:
    """Drawn on the error stream, and only if that is a terminal. With texts it tells the time
    that is probably left; what was done before it began is no measure of that."""

    def __init__(self, texts: "Texts | None" = None) -> None:
        self._texts = texts
        self._first = -1
        self._begun = monotonic()
        self._shown = ""
        self._wanted = sys.stderr.isatty()

    def __call__(self, done: int, of: int) -> None:
        spent = monotonic() - self._begun
        if self._first < 0:
            self._first = done
        if not self._wanted or spent < PATIENCE:
            return
        filled = BAR * done // max(of, 1)
        bar = f"[{'#' * filled}{'.' * (BAR - filled)}] {done}/{of}"
        if self._texts is not None and done > self._first:
            left = clock(spent * (of - done) / (done - self._first))
            bar += "  " + self._texts.line("time-left", time=left)
        bar = bar.ljust(len(self._shown))
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


def clock(seconds: float) -> str:
    """Hours, minutes and seconds: 1:02:05, or 2:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
