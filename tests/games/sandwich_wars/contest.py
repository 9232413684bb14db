"""Positions of Sándwich Wars for tests: built as encoded data, told and asked by names."""

from collections.abc import Sequence
from typing import Any

from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.parts import (
    ASSISTANT_NAMES,
    CARD_NAMES,
    ORDER_NAMES,
    ORDERS,
)
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import EVERYBODY, Chance
from playing import Scenario

SOME_ROW = ("1e", "2e", "3e", "4e", "5e")
"""Orders too hard for the first steps of a test."""
TOLD_WITH = 2
"""The version of the rules whose cards these positions have, unless a test names another one: the
numbers of our house cards may change without them, and what is done with the cards is the same."""


def card(name: str) -> int:
    return CARD_NAMES.index(name)


def order(name: str) -> int:
    return ORDER_NAMES.index(name)


class Table(Scenario):
    """A scenario whose cards are told by name."""

    def draws(self, *names: str) -> "Table":
        """Chance gives these market cards or orders, in this order."""
        for name in names:
            ask = self.game.pending(self.s)
            assert isinstance(ask, Chance), f"nothing is drawn, not even {name}"
            market = ask.prompt == "draw"
            counts = self.s.deck.counts if market else self.s.order_deck.counts
            wanted = card(name) if market else order(name)
            assert counts[wanted], f"{name} is not in the deck"
            self.chance(sum(counts[:wanted]))
        return self

    def hand(self, seat: int) -> list[str]:
        return [CARD_NAMES[each] for each in self.s.hands[seat].cards]

    def zone(self, seat: int) -> list[str]:
        return [CARD_NAMES[each] for each in self.s.kitchens[seat]]

    def discards(self) -> list[str]:
        return [CARD_NAMES[each] for each in self.s.discards]

    def row(self) -> list[str]:
        return [ORDER_NAMES[each] for each in self.s.row]

    def under(self) -> list[str]:
        return [ORDER_NAMES[each] for each in self.s.under]

    def orders(self, seat: int) -> list[str]:
        return [ORDER_NAMES[each] for each in self.s.orders[seat]]

    def staff(self, seat: int) -> list[str]:
        return [ASSISTANT_NAMES[n] for n in range(1, 8) if self.s.assistants[n] == seat]

    def told(self, word: str) -> list[tuple[int, ...]]:
        """The numbers of the notes of that word in the last step."""
        return [note.args for note in self.notes if note.word == word]

    def refusal(self, text: str) -> Any:
        return self.game.explain(self.s, int(self.ask.seat), self.game.read(text))


def contest(
    seats: int = 2,
    *,
    turn: int = 0,
    first: int = 0,
    actions: int = 2,
    hands: Sequence[Sequence[str]] = (),
    zones: Sequence[Sequence[str]] = (),
    coins: Sequence[int] = (),
    chips: Sequence[int] = (),
    staff: dict[str, int] | None = None,
    row: Sequence[str] | None = None,
    done: Sequence[Sequence[str]] = (),
    deck: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    order_deck: Sequence[str] | None = None,
    under: Sequence[str] = (),
    parts: str = "",
    rules: int = TOLD_WITH,
    **numbers: int,
) -> Table:
    """A position at the beginning of a turn. What is not told: hands and zones are empty, the
    market cards are in the deck, the other orders in theirs, everybody has 10 coins."""
    options = GAME.options().with_parts(parts).with_rules(rules)
    box = GAME.box(seats, options)
    data = GAME.encode(GAME.start(seats, options, SILENT))
    held = [*hands, *[()] * (seats - len(hands))]
    laid = [*zones, *[()] * (seats - len(zones))]
    taken = [*done, *[()] * (seats - len(done))]
    market = [name for each in (*held, *laid, discards) for name in each]
    open_row = [name for name in SOME_ROW if not any(name in each for each in taken)]
    row = open_row if row is None else row
    known = [name for each in (row, under, *taken) for name in each]
    data |= {
        "frames": [["turn", turn, actions]],
        "first": first,
        "turn": turn,
        "coins": [*coins, *[10] * (seats - len(coins))],
        "chips": [*chips, *[0] * (seats - len(chips))],
        "hands": [_hand(seat, names) for seat, names in enumerate(held)],
        "kitchens": [[card(name) for name in names] for names in laid],
        "orders": [[order(name) for name in names] for names in taken],
        "assistants": [-1, *[(staff or {}).get(name, -1) for name in ASSISTANT_NAMES[1:]]],
        "discards": [card(name) for name in discards],
        "deck": _bag(CARD_NAMES, box["card"], market, deck),
        "row": [order(name) for name in row],
        "under": [order(name) for name in under],
        "order_deck": _bag(ORDER_NAMES, ORDERS, known, order_deck),
        **numbers,
    }
    return Table(GAME, GAME.decode(data, seats, options))


def _hand(seat: int, names: Sequence[str]) -> dict[str, Any]:
    return {
        "sight": 1 << seat,
        "cards": [card(name) for name in names],
        "seen": [1 << seat for _ in names],
    }


def seen_by_all(mask: int) -> bool:
    return mask == EVERYBODY


def _bag(
    names: list[str], box: list[int], elsewhere: list[str], told: Sequence[str] | None
) -> dict[str, Any]:
    if told is not None:
        counts = [list(told).count(name) for name in names]
    else:
        counts = [many - elsewhere.count(name) for name, many in zip(names, box, strict=True)]
    counts[0] = 0
    assert min(counts) >= 0, "a card is in two places"
    return {"counts": counts, "size": sum(counts)}
