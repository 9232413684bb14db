"""Choosing a move by number, by notation or by name, in steps when there are many."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ludoteka.kernel.game import Game
from ludoteka.kernel.pending import Move
from ludoteka.texts import GameTexts

MOST_LISTED: Final = 20
"""More moves than this are grouped by verb, first argument and so on."""


@dataclass(frozen=True)
class Choice:
    """A numbered line: one move, or all moves that begin alike."""

    label: str
    notation: str
    moves: list[Move]


class Menu:
    """The moves of one question. It remembers which groups were opened, for `back`."""

    def __init__(
        self, game: Game[Any], texts: GameTexts, names: Sequence[str], moves: list[Move]
    ) -> None:
        self._game: Final = game
        self._texts: Final = texts
        self._names: Final = names
        self._opened: Final = [moves]
        self.choices = self._choices(moves)

    @property
    def opened(self) -> bool:
        """Is this a group, with something to go back to?"""
        return len(self._opened) > 1

    def back(self) -> None:
        if self.opened:
            self._opened.pop()
        self.choices = self._choices(self._opened[-1])

    def pick(self, typed: str) -> Move | None:
        """The move a text stands for. A text that stands for several opens them as a group."""
        found = self._found(typed)
        if len(found) == 1:
            return found[0]
        if found and found != self._opened[-1]:
            self._opened.append(found)
            self.choices = self._choices(found)
        return None

    def knows(self, typed: str) -> bool:
        """Does the text stand for any listed move?"""
        return len(self._found(typed)) > 0

    def notations(self) -> list[str]:
        return [self._game.write(move) for move in self._opened[0]]

    def _found(self, typed: str) -> list[Move]:
        if typed.isdecimal() and len(typed) < 6:
            number = int(typed)
            return self.choices[number - 1].moves if 1 <= number <= len(self.choices) else []
        moves = self._opened[-1]
        plain = " ".join(typed.casefold().split())
        for choice in self.choices:
            if plain in (choice.label.casefold(), choice.notation):
                return choice.moves
        found = self._starting(moves, plain.split())
        return found or self._starting(self._opened[0], plain.split())

    def _starting(self, moves: list[Move], words: list[str]) -> list[Move]:
        """The moves whose notation has these words, from its start or after what is common."""
        if not words:
            return []
        depth = max(1, _common(moves))
        for start in range(depth, -1, -1):
            found = [
                move
                for move in moves
                if self._game.write(move).split()[start : start + len(words)] == words
            ]
            if found:
                return found
        return []

    def _choices(self, moves: list[Move]) -> list[Choice]:
        if len(moves) <= MOST_LISTED:
            return [
                Choice(self._texts.move(move, self._names), self._game.write(move), [move])
                for move in moves
            ]
        depth = _common(moves)
        groups: dict[str | int, list[Move]] = {}
        for move in moves:
            groups.setdefault(_parts(move)[depth], []).append(move)
        return [self._group(group, depth) for group in groups.values()]

    def _group(self, moves: list[Move], depth: int) -> Choice:
        words = self._game.write(moves[0]).split()[: depth + 1]
        more = [] if len(moves) == 1 else ["..."]
        return Choice(self._label(moves[0], depth), " ".join(words + more), moves)

    def _label(self, move: Move, depth: int) -> str:
        if depth == 0:
            return move.verb
        kind = self._game.words.verbs[move.verb].split()[depth - 1]
        value = move.args[depth - 1]
        if kind == "number":
            return str(value)
        return self._names[value] if kind == "seat" else self._texts.name(kind, value)


def _parts(move: Move) -> list[str | int]:
    return [move.verb, *move.args]


def _common(moves: list[Move]) -> int:
    """How many parts all the moves begin with."""
    first = _parts(moves[0])
    depth = 0
    while depth < len(first):
        start = first[: depth + 1]
        if any(_parts(move)[: depth + 1] != start for move in moves):
            break
        depth += 1
    return depth
