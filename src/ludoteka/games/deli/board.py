"""Clash at the Deli in text: the pool, and every player's sandwiches as stacks with their score."""

import textwrap
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from ludoteka.games.deli.rules.parts import JOKER, KIND
from ludoteka.games.deli.rules.sandwich import Sandwich
from ludoteka.games.deli.rules.scoring import value
from ludoteka.games.deli.rules.verdict import scores
from ludoteka.kernel.game import View
from ludoteka.texts import GameTexts

COLUMN: Final = 10
"""Letters of a card; seven sandwiches fit beside each other."""
SIGNS: Final = ["", "#", "="]
"""How a sandwich is closed: not at all, with bread, by declaring it."""


def board(view: View[Any], texts: GameTexts) -> list[str]:
    s = view.position
    lines = _wrapped(texts.line("board-deli-round", round=int(s.round), rounds=int(s.rounds)))
    lines += _counted(texts, "board-deli-pool", s.pool)
    if s.reserved:
        name = texts.name("ingredient", int(s.reserved))
        lines += _wrapped(texts.line("board-deli-reserved", card=name))
    if s.last_trash:
        lines += _named(texts, "board-deli-trash", "ingredient", [c & KIND for c in s.last_trash])
    points = scores(s)
    for seat in range(s.seats):
        lines += ["", *_player(s, seat, points[seat], texts), *_stacks(s, s.areas[seat], texts)]
    if view.viewer < s.seats:
        lines += ["", *_named(texts, "board-deli-hand", "action", s.hands[view.viewer].cards)]
    return [*lines, texts.line("board-deli-signs")]


def _player(s: Any, seat: int, points: int, texts: GameTexts) -> list[str]:
    chefs = [*s.chefs[seat], *([s.copy[seat]] if s.copy[seat] else [])]
    told = texts.line(
        "board-deli-player",
        number=seat + 1,
        chefs=", ".join(texts.name("character", who) for who in chefs) or "-",
        picks=s.picks[seat],
        hand=len(s.hands[seat].cards),
        points=points,
    )
    lines = _wrapped(told)
    if s.front[seat]:
        lines += _named(texts, "board-deli-open", "action", s.front[seat])
    return lines


def _stacks(s: Any, area: list[Sandwich], texts: GameTexts) -> list[str]:
    """The sandwiches beside each other, their breads at the bottom, worth and place below."""
    if not area:
        return []
    columns = [_column(s, place, sandwich, texts) for place, sandwich in enumerate(area)]
    tallest = max(len(column) for column in columns)
    columns = [[""] * (tallest - len(column)) + column for column in columns]
    rows = zip(*columns, strict=True)
    return [" ".join(f"{cell:<{COLUMN}}" for cell in row).rstrip() for row in rows]


def _column(s: Any, place: int, sandwich: Sandwich, texts: GameTexts) -> list[str]:
    cards = [_card(card, texts) for card in reversed(sandwich.cards)]
    worth = value(s.cards, sandwich, int(s.closing))
    return [*cards, "-" * COLUMN, f"{place + 1}{SIGNS[sandwich.closed]}: {worth:+}"]


def _card(card: int, texts: GameTexts) -> str:
    name = ("*" if card >= JOKER else "") + texts.name("ingredient", card & KIND)
    return name if len(name) <= COLUMN else name[: COLUMN - 1] + "~"


def _counted(texts: GameTexts, id: str, counts: Iterable[int]) -> list[str]:
    cards = [kind for kind, many in enumerate(counts) for _ in range(many)]
    return _named(texts, id, "ingredient", cards)


def _named(texts: GameTexts, id: str, kind: str, cards: Iterable[int]) -> list[str]:
    """The names of cards, equal ones counted, in the order of the box."""
    names = []
    for card, count in sorted(Counter(cards).items()):
        names.append(texts.name(kind, card) + (f" ×{count}" if count > 1 else ""))
    return _wrapped(texts.line(id, cards=", ".join(names) or "-"))


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, 79, subsequent_indent="    ", break_on_hyphens=False)
