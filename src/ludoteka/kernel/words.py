"""The vocabulary of a game, so that texts can be made from its words and numbers.

A *kind* is a sort of number: `tile`, `cell`, `seat`. Its names give the text ids: tile 3 named
`banker` is the text `tile-banker`. A literal kind (cells, say) is written as its name in every
language. The kinds `seat` and `number` need no names.

A note also names the clause it comes from: `"placed": "CLASH-3.2: side tile cell"`.
"""

from typing import Final

KERNEL_REFUSALS: Final = {
    "game-over": "",
    "not-your-turn": "seat",
    "others-decide": "",
    "chance-pending": "",
}
"""Why nobody, or not this seat, may answer now: the same in every game (`texts/`)."""


class Words:
    """Which kinds of numbers each verb, prompt, note and refusal speaks of, in order."""

    def __init__(
        self,
        kinds: dict[str, list[str]],
        literal: list[str],
        verbs: dict[str, str],
        prompts: dict[str, str],
        notes: dict[str, str],
        refusals: dict[str, str],
    ) -> None:
        self.kinds: Final = kinds
        self.literal: Final = literal
        self.verbs: Final = verbs
        self.prompts: Final = prompts
        self.notes: Final = {word: told.partition(":")[2].strip() for word, told in notes.items()}
        self.clauses: Final = {word: told.partition(":")[0] for word, told in notes.items()}
        self.refusals: Final = {**KERNEL_REFUSALS, **refusals}

    def name(self, kind: str, index: int) -> str:
        """The word of a number: `name("tile", 3)` is `banker`."""
        return self.kinds[kind][index]

    def index(self, kind: str, name: str) -> int:
        return self.kinds[kind].index(name)

    def text(self, verb: str, args: tuple[int, ...]) -> str:
        """The plain canonical text of a move: the verb and the names of its numbers."""
        told = [verb]
        for kind, value in zip(self.verbs[verb].split(), args, strict=True):
            told.append(str(value) if kind in ("number", "seat") else self.name(kind, value))
        return " ".join(told)
