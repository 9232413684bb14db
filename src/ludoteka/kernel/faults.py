"""What can be wrong with something a person gave us: a word and named values, no sentence.

The sentence is made where the language is known (`fault-<word>` in `texts/`).
"""

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Fault(Exception):
    """Bad input. Nothing was changed; the person can mend it and try again."""

    def __init__(self, word: str, **values: str | int) -> None:
        super().__init__(word, values)
        self.word = word
        self.values = values

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
