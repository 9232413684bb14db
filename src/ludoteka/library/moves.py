"""Moves as texts that can say what they mean."""

from typing import Self


class Move(str):
    """A move in the notation of its game; a plain text in every respect.

    >>> import ludoteka
    >>> move = ludoteka.game("clash").start(seed=7).moves[0]
    >>> move, move.verb, move.told
    ('place mustafa a1 mcworld', 'place', 'Place Mustafa on a1 in support of McWorld')
    """

    told: str
    """The move in words."""

    def __new__(cls, text: str, told: str) -> Self:
        move = super().__new__(cls, text)
        move.told = told
        return move

    @property
    def verb(self) -> str:
        return self.partition(" ")[0]


class Hint(Move):
    """A move that a bot thinks well of, with the share of the win it leads to (0 to 1)."""

    share: float

    def __new__(cls, text: str, told: str, share: float = 0.0) -> Self:
        hint = super().__new__(cls, text, told)
        hint.share = share
        return hint

    def __repr__(self) -> str:
        return f"{super().__repr__()} ({self.share:.0%})"
