"""What is not possible, in a sentence of the language asked for."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from ludoteka.kernel.faults import Fault
from ludoteka.texts import texts_for


class Mistake(ValueError):
    """Something is not possible; its text says what, why, and what to do.

    >>> import ludoteka
    >>> ludoteka.game("chess")
    Traceback (most recent call last):
    ludoteka.library.mistakes.Mistake: There is no game called “chess”; choose one of...
    """

    def __init__(self, sentence: str, word: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.word: Final = word
        """What is wrong as one word, whatever the language: `not-allowed`, say."""
        self.clause: Final = clause
        """The clause that forbids a move; empty for other mistakes."""


@contextmanager
def mistakes_in(language: str) -> Iterator[None]:
    """Whatever is wrong in here becomes a `Mistake` in this language."""
    try:
        yield
    except Fault as error:
        known = "en" if error.word == "unknown-language" else language
        raise Mistake(texts_for(known).fault(error), error.word) from None
