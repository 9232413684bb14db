"""What happened, for logs and screens: words and numbers, each note with who may read it."""

from typing import Final

from mypy_extensions import i64

from ludoteka.kernel.pending import EVERYBODY

NOTHING: Final[i64] = -1
"""No value: numbers in notes are never negative."""


class Note:
    """One line of the log, for those in the mask `seen`."""

    def __init__(self, word: str, args: tuple[int, ...], seen: int = EVERYBODY) -> None:
        self.word: Final = word
        self.args: Final = args
        self.seen: Final = seen

    def visible(self, viewer: int) -> bool:
        return (self.seen >> viewer) & 1 == 1

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Note)
            and self.word == other.word
            and self.args == other.args
            and self.seen == other.seen
        )

    def __hash__(self) -> int:
        return hash((self.word, self.args, self.seen))

    def __repr__(self) -> str:
        return " ".join([self.word, *map(str, self.args)])


class Journal:
    """Collects the notes of one step. A silent journal (search, simulation) collects nothing."""

    def __init__(self, *, silent: bool = False) -> None:
        self.silent: Final = silent
        self.notes: Final[list[Note]] = []
        self.revealed: bool = False

    def say(
        self,
        word: str,
        a: i64 = NOTHING,
        b: i64 = NOTHING,
        c: i64 = NOTHING,
        d: i64 = NOTHING,
        e: i64 = NOTHING,
    ) -> None:
        """Everybody learns this."""
        if not self.silent:
            self.notes.append(Note(word, _given(a, b, c, d, e)))

    def tell(
        self,
        seen: i64,
        word: str,
        a: i64 = NOTHING,
        b: i64 = NOTHING,
        c: i64 = NOTHING,
        d: i64 = NOTHING,
        e: i64 = NOTHING,
    ) -> None:
        """Only those in the mask `seen` learn this; tell the others what they may know."""
        if not self.silent:
            self.notes.append(Note(word, _given(a, b, c, d, e), seen))

    def reveal(self) -> None:
        """Somebody has seen a card they did not know: an information barrier for undo."""
        self.revealed = True


def _given(a: i64, b: i64, c: i64, d: i64, e: i64) -> tuple[int, ...]:
    args: list[int] = [a, b, c, d, e]
    while args and args[-1] < 0:
        args.pop()
    return tuple(args)


SILENT: Final = Journal(silent=True)
