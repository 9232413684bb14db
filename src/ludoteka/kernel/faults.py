"""What can be wrong with something a person gave us: a word and named values, no sentence.

The sentence is made where the language is known (`fault-<word>` in `texts/`).
"""

from typing import Final

from mypy_extensions import mypyc_attr

LONGEST_WORD: Final = 200
LONGEST_VALUE: Final = 2000
"""Letters of one word, and of a whole value, that are said back. Fluent takes 2,500."""
LARGEST_NUMBER: Final = 10**15
"""From here on a number is told like a word, or not at all: nobody counts so far."""
CUT: Final = "…"


def quoted(value: str | int) -> str | int:
    """A value as it is said back: whatever somebody gave us, it fits into a sentence."""
    if isinstance(value, int):
        if -LARGEST_NUMBER < value < LARGEST_NUMBER:
            return value
        return str(value) if value.bit_length() < LONGEST_WORD else CUT
    if not value.isascii():
        value = value.encode("utf-8", "replace").decode()  # JSON can hold half characters
    if len(value) <= LONGEST_WORD:
        return value
    words = [_cut(word, LONGEST_WORD) for word in value[: 2 * LONGEST_VALUE].split(" ")]
    return _cut(" ".join(words), LONGEST_VALUE)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[:most] + CUT


@mypyc_attr(native_class=False)
class Fault(Exception):
    """Bad input. Nothing was changed; the person can mend it and try again."""

    def __init__(self, word: str, **values: str | int) -> None:
        super().__init__(word)
        self.word = word
        self.values = {name: quoted(value) for name, value in values.items()}

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value!r}" for name, value in self.values.items())
        return f"{self.word} ({told})" if told else self.word

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.word, self.values))


@mypyc_attr(native_class=False)
class Unreadable(Fault):
    """The text is no move, record, option or component file."""


@mypyc_attr(native_class=False)
class Refused(Fault):
    """Well said, but the table does not take it now."""


def _again(kind: type[Fault], word: str, values: dict[str, str | int]) -> Fault:
    return kind(word, **values)
