"""What a table refuses because the rules forbid it."""

from typing import Final

from ludoteka.kernel.faults import Refused
from ludoteka.kernel.pending import Refusal


class NotAllowed(Refused):
    """A well-formed move that the rules forbid now; `refusal` says by which clause.

    It uses no method of `Fault`: compiled ones do not take an exception made out here.
    """

    def __init__(self, refusal: Refusal) -> None:
        Exception.__init__(self, refusal)
        self.word = "not-allowed"
        self.values = {"clause": refusal.clause, "reason": refusal.word}
        self.refusal: Final = refusal

    def __str__(self) -> str:
        return f"{self.word} ({self.refusal!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (_not_allowed, (self.refusal.clause, self.refusal.word, self.refusal.args))


def _not_allowed(clause: str, word: str, args: tuple[int, ...]) -> NotAllowed:
    return NotAllowed(Refusal(clause, word, *args))
