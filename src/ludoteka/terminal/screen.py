"""Lines in, lines out: a terminal, a pipe or a test."""

import textwrap
from typing import Final, TextIO

WIDTH: Final = 80
LONGEST: Final = 4096
"""Letters read as one line, whatever is sent."""
CURTAIN: Final = 60
"""Empty lines that push what one player saw off the screen."""


class Ended(Exception):
    """There is nothing more to read."""


class Screen:
    """Writes at most 80 columns, reads one line at a time."""

    def __init__(self, source: TextIO, target: TextIO) -> None:
        self.source: Final = source
        self.target: Final = target
        self.interactive: Final = source.isatty() and target.isatty()

    def say(self, text: str = "", indent: int = 0) -> None:
        """A text, wrapped; `indent` is for the second and further lines."""
        for line in text.split("\n"):
            wrapped = textwrap.wrap(
                line, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False
            )
            self.draw(wrapped or [""])

    def draw(self, lines: list[str]) -> None:
        """Lines as they are."""
        for line in lines:
            self.target.write(printable(line) + "\n")
        self.target.flush()

    def ask(self, prompt: str = ">") -> str:
        """The next line; `Ended` if there is none. Through a pipe it is shown as if typed."""
        self.target.write(printable(prompt) + " ")
        self.target.flush()
        line = self.source.readline(LONGEST)
        if not self.interactive:
            self.target.write(printable(line.strip()) + "\n")
        if not line:
            raise Ended
        return " ".join(line.split())

    def curtain(self) -> None:
        self.draw([""] * CURTAIN)


def printable(line: str) -> str:
    """Without what could steer a terminal: names and files come from strangers."""
    return "".join(letter if letter.isprintable() else "?" for letter in line)
