"""Sándwich Wars in text: the open orders, the assistants, every kitchen, and the own hand."""

import textwrap
from typing import Any, Final

from ludoteka.games.sandwich_wars.rules.orders import can_complete, quality_of
from ludoteka.games.sandwich_wars.rules.parts import (
    CATEGORIES,
    CENTRE,
    IDLE_ROUNDS_TOLD,
    LAST_INGREDIENT,
    ORDER_NAMES,
)
from ludoteka.games.sandwich_wars.rules.state import assistants_of, cost
from ludoteka.kernel.game import View
from ludoteka.kernel.masks import bit
from ludoteka.texts import GameTexts

WIDTH: Final = 78
CAN: Final = "*"
"""Marks an order the viewer can complete now."""


def board(view: View[Any], texts: GameTexts) -> list[str]:
    s = view.position
    lines = _orders(view, texts)
    centre = _categories(texts, assistants_of(s, CENTRE))
    lines += _wrapped(f"{texts.line('board-assistants')}: {centre}")
    for seat in range(len(s.hands)):
        lines += _player(view, texts, seat)
    if view.viewer < len(s.hands):
        lines += _hand(view, texts)
    return lines + _table(s, texts)


def _orders(view: View[Any], texts: GameTexts) -> list[str]:
    """Size and id, quality, points, reward and bonus of each open order."""
    s = view.position
    lines = [f"{texts.line('board-orders')}  ({CAN} {texts.line('board-can')})"]
    for order in s.row:
        able = view.viewer < len(s.hands) and can_complete(s, view.viewer, order)
        bonus = [n for n in range(1, CATEGORIES) if s.cards.order_bonus[order] >> n & 1]
        told = [
            f"{texts.line('board-quality')} {s.cards.order_quality[order]}",
            f"{s.cards.order_points[order]} {texts.line('board-points')}",
            _reward(s.cards.order_units[order], texts),
        ]
        named = f"  {CAN if able else ' '} {ORDER_NAMES[order]}: {', '.join(told)}"
        lines += _wrapped(f"{named}; {_categories(texts, bonus)}", 8)
    return lines


def _reward(units: int, texts: GameTexts) -> str:
    if units:
        return f"{texts.line('board-reward-units')} {units}"
    return texts.line("board-reward-assistant")


def _categories(texts: GameTexts, numbers: list[int]) -> str:
    return ", ".join(texts.name("category", number) for number in numbers) or "-"


def _player(view: View[Any], texts: GameTexts, seat: int) -> list[str]:
    """What everybody may see of a player; the chips of others are told at the end (SAND-4.7)."""
    s = view.position
    marks = []
    if seat == view.viewer:
        marks.append(texts.line("board-you"))
    if seat == s.first:
        marks.append(texts.line("board-first"))
    if seat == s.turn and view.over is None:
        marks.append(texts.line("board-turn"))
    shown = seat == view.viewer or view.over is not None
    chips = str(s.chips[seat]) if shown else texts.line("board-hidden")
    name = f"{texts.line('board-player')} {seat + 1}" + (f" ({', '.join(marks)})" if marks else "")
    has = [
        f"{texts.line('board-coins')}: {s.coins[seat]}",
        f"{texts.line('board-chips')}: {chips}",
        f"{texts.line('board-cards')}: {len(s.hands[seat].cards)}",
    ]
    zone = [
        f"{texts.name('card', card)} {int(quality_of(s, seat, bit(place))) - int(s.chef)}"
        for place, card in enumerate(s.kitchens[seat])
    ]
    done = [ORDER_NAMES[order] for order in s.orders[seat]]
    rows = [
        f"{texts.line('board-zone')}: {', '.join(zone) or '-'}",
        f"{texts.line('board-staff')}: {_categories(texts, assistants_of(s, seat))}",
        f"{texts.line('board-done')}: {', '.join(done) or '-'}",
    ]
    lines = _wrapped(f"{name}: {'; '.join(has)}")
    return lines + [line for row in rows for line in _wrapped(f"    {row}", 8)]


def _hand(view: View[Any], texts: GameTexts) -> list[str]:
    """The viewer's cards: quality and what each would cost now."""
    s = view.position
    cards = []
    for card in s.hands[view.viewer].cards:
        name = texts.name("card", card)
        if card <= LAST_INGREDIENT:
            name += f" {s.cards.quality[card]}/{int(cost(s, view.viewer, card))}"
        cards.append(name)
    return _wrapped(f"{texts.line('board-hand')}: {', '.join(cards) or '-'}")


def _table(s: Any, texts: GameTexts) -> list[str]:
    orders = int(s.order_deck.size) + len(s.under)
    decks = f"{int(s.deck.size)}, {len(s.discards)}, {orders}"
    lines = _wrapped(f"{texts.line('board-decks')}: {decks}")
    if s.chef:
        lines.append(f"{texts.line('board-chef')}: {int(s.chef)}")
    if s.discount:
        lines.append(f"{texts.line('board-discount')}: {int(s.discount)}")
    if s.idle >= IDLE_ROUNDS_TOLD:
        lines.append(f"{texts.line('board-idle')}: {int(s.idle)}")
    return lines


def _wrapped(text: str, indent: int = 4) -> list[str]:
    return textwrap.wrap(text, WIDTH, subsequent_indent=" " * indent, break_on_hyphens=False)
