"""CLASH in text: nine cells, whom each tile supports, and where all other tiles are."""

import textwrap
from typing import Any, Final

from ludoteka.games.clash.rules.parts import CELL_NAMES
from ludoteka.kernel.game import View
from ludoteka.kernel.zones import Zone
from ludoteka.texts import GameTexts

CELL: Final = 22
"""Letters in a cell."""
TOWARDS: Final = "v^"
"""By seat: where the player sits whom a tile supports. McWorld is below, Jihad above."""
HIDDEN: Final = "?"


def board(view: View[Any], texts: GameTexts) -> list[str]:
    s = view.position
    rule = "  +" + "+".join(["-" * (CELL + 2)] * 3) + "+"
    columns = "   " + " ".join(f"{name:^{CELL + 2}}" for name in "abc")
    lines = [columns, rule]
    for row in (2, 1, 0):
        cells = [_cell(s, row * 3 + column, texts) for column in range(3)]
        for number in range(3):
            label = CELL_NAMES[row * 3][1] if number == 0 else " "
            lines.append(f"{label} |" + "|".join(f" {cell[number]} " for cell in cells) + "|")
        lines.append(rule)
    lines.append(
        "  " + texts.line("board-clash-signs", mcworld=_side(texts, 0), jihad=_side(texts, 1))
    )
    return [line.rstrip() for line in lines] + _zones(s, texts) + _score(s, texts)


def _side(texts: GameTexts, seat: int) -> str:
    return f"{TOWARDS[seat]} {texts.name('side', seat)}"


def _cell(s: Any, cell: int, texts: GameTexts) -> list[str]:
    """The tile, whom it supports, and what is special about it."""
    tile = s.board[cell]
    if tile == 0:
        return [_fit(""), _fit(""), _fit("")]
    name = texts.name("tile", tile)
    if s.down[cell]:
        return [_fit(f"({name})"), _fit(texts.line("board-clash-down")), _fit("")]
    under = texts.name("tile", s.under[cell]) if s.under[cell] else ""
    return [_fit(name), _fit(_side(texts, s.side[cell])), _fit(f"+ {under}" if under else "")]


def _fit(text: str) -> str:
    return f"{text:<{CELL}}" if len(text) <= CELL else text[: CELL - 1] + "~"


def _zones(s: Any, texts: GameTexts) -> list[str]:
    lines: list[str] = []
    for seat in (1, 0):
        side = texts.name("side", seat)
        lines += _row(texts, "board-clash-zone", s.zones[seat], side=side)
        hidden = _cards(s.hidden[seat * 2 : seat * 2 + 2])
        if hidden:
            lines += _row(texts, "board-clash-hidden", hidden, side=side)
    if s.neutral:
        lines += _row(texts, "board-clash-neutral", s.neutral)
    if packet := _cards(s.packet):
        lines += _row(texts, "board-clash-packet", packet)
    if s.removed:
        lines += _row(texts, "board-clash-removed", s.removed)
    return lines


def _cards(zones: list[Zone]) -> list[int]:
    return [tile for zone in zones for tile in zone.cards]


def _row(texts: GameTexts, id: str, tiles: list[int], **values: str) -> list[str]:
    names = [texts.name("tile", tile) if tile else HIDDEN for tile in tiles]
    told = texts.line(id, tiles=", ".join(names) or "-", **values)
    return textwrap.wrap(told, 78, subsequent_indent="    ", break_on_hyphens=False)


def _score(s: Any, texts: GameTexts) -> list[str]:
    scores = s.points if s.games else s.wins
    id = "board-clash-points" if s.games else "board-clash-wins"
    sides = {"mcworld": texts.name("side", 0), "jihad": texts.name("side", 1)}
    left = int(s.box.size) + len(_cards(s.spare))
    told = texts.line(id, first=scores[0], second=scores[1], game=int(s.game), **sides)
    return [told, texts.line("board-clash-box", count=left)]
