"""Tables of Clash at the Deli for tests, told in words and built through `decode`.

A sandwich is told from the bottom: "rye butter *swiss", with a star before a joker. It ends with
"#" if it is closed with its last bread and with "=" if it is declared closed.
"""

from typing import Any

from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import (
    ACTION_NAMES,
    CHARACTER_NAMES,
    EVENT_NAMES,
    INGREDIENT_NAMES,
    PRINTED,
    joker_of,
)
from ludoteka.games.deli.rules.sandwich import Sandwich
from ludoteka.games.deli.rules.scoring import value
from ludoteka.games.deli.rules.verdict import scores
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from playing import Scenario

PICKING = "picking"
ACTIONS = "actions"
EVENT = "event"
SWAP = "switcheroo"
START = "start"
ROUND_END: dict[str, list[list[Any]]] = {
    PICKING: [["end"], ["event"], ["clear"], ["actions", 0, 0], ["switcheroo"], ["picking", 0]],
    SWAP: [["end"], ["event"], ["clear"], ["actions", 0, 0], ["switcheroo"]],
    ACTIONS: [["end"], ["event"], ["clear"], ["actions", 0, 0]],
    EVENT: [["end"], ["event"]],
    START: [],
}
"""The frames still to be done at each moment of a round that seat 0 has begun."""


def kind(name: str) -> int:
    return INGREDIENT_NAMES.index(name)


def action(name: str) -> int:
    return ACTION_NAMES.index(name)


def event(name: str) -> int:
    return EVENT_NAMES.index(name)


def character(name: str) -> int:
    return CHARACTER_NAMES.index(name)


def _card(word: str) -> int:
    return kind(word.removeprefix("*")) + (32 if word.startswith("*") else 0)


def _row(seat: int, told: str) -> list[int]:
    closed = {"#": 1, "=": 2}.get(told[-1], 0)
    return [seat, closed, 0, *[_card(word) for word in told.rstrip("#= ").split()]]


class Builder:
    """An encoded position, filled from the box so that nothing is lost or made."""

    def __init__(self, seats: int, options: Options) -> None:
        self.data: dict[str, Any] = GAME.encode(GAME.setup(seats, options))
        self.seats = seats

    def ingredient(self, card: int) -> int:
        """Take a card from its deck; a joker from the action cards."""
        if card > 32:
            self.action(int(joker_of(card)))
        else:
            self.data["deck"][card] -= 1
            assert self.data["deck"][card] >= 0, INGREDIENT_NAMES[card]
        return card

    def action(self, card: int) -> int:
        actions = self.data["actions"]
        actions["counts"][card] -= 1
        actions["size"] -= 1
        assert actions["counts"][card] >= 0, ACTION_NAMES[card]
        return card

    def counts(self, field: str, told: str) -> None:
        for word in told.split():
            self.data[field][self.ingredient(kind(word))] += 1

    def cards(self, field: str, told: str) -> None:
        self.data[field] = [self.ingredient(_card(word)) for word in told.split()]

    def area(self, seat: int, sandwiches: list[str]) -> None:
        for told in sandwiches:
            row = _row(seat, told)
            for card in row[3:]:
                self.ingredient(card)
            self.data["areas"].append(row)

    def hand(self, seat: int, told: str) -> None:
        for word in told.split():
            hand = self.data["hands"][seat]
            hand["cards"].append(self.action(action(word)))
            hand["seen"].append(1 << seat)

    def chefs(self, told: list[str]) -> None:
        for seat, names in enumerate(told):
            for name in names.split():
                who = character(name)
                self.data["spare"].remove(who)
                self.data["chefs"][seat].append(who)
                self.data["holder"][who] = seat

    def copies(self, seat: int, name: str) -> None:
        who = character(name)
        self.data["spare"].remove(who)
        self.data["copy"][seat] = who
        self.data["copied"][seat] |= 1 << who
        self.data["holder"][who] = seat


def table(
    seats: int = 2,
    at: str = PICKING,
    chefs: list[str] | None = None,
    copies: dict[int, str] | None = None,
    pool: str = "",
    areas: list[list[str]] | None = None,
    hands: list[str] | None = None,
    front: dict[int, str] | None = None,
    leftovers: str = "",
    trash: str = "",
    last_trash: str = "",
    gone: str = "",
    options: Options | None = None,
    emptied: list[str] | None = None,
    **fields: Any,
) -> Scenario:
    """A position in round 1 (or `round`), begun by seat 0, at a moment of the round."""
    chosen = options or GAME.options()
    built = Builder(seats, chosen)
    data = built.data
    data.update({"round": 1, "redeals": 2})
    built.chefs(chefs or [])
    for seat, name in (copies or {}).items():
        built.copies(seat, name)
    for seat, sandwiches in enumerate(areas or []):
        built.area(seat, sandwiches)
    for seat, told in enumerate(hands or []):
        built.hand(seat, told)
    for seat, told in (front or {}).items():
        data["front"][seat] = [built.action(action(word)) for word in told.split()]
    for field, told in (("pool", pool), ("leftovers", leftovers), ("gone", gone)):
        built.counts(field, told)
    built.cards("trash", trash)
    built.cards("last_trash", last_trash)
    if "reserved" in fields:
        fields["reserved"] = built.ingredient(kind(fields["reserved"]))
    for name in emptied or []:
        data["gone"][kind(name)] += data["deck"][kind(name)]
        data["deck"][kind(name)] = 0
    data.update(fields)
    data["frames"] = [["match"], *ROUND_END[at]]
    s = GAME.decode(data, seats, chosen)
    assert GAME.census(s) == GAME.box(seats, chosen)
    GAME.settle(s, Journal())
    return Scenario(GAME, s)


def opened(scenario: Scenario, seat: int) -> list[str]:
    """The sandwiches of a seat, told as above."""
    return [told(sandwich) for sandwich in scenario.s.areas[seat]]


def told(sandwich: Sandwich) -> str:
    words = [("*" if card > 32 else "") + INGREDIENT_NAMES[card & 31] for card in sandwich.cards]
    return " ".join(words) + ("", " #", " =")[sandwich.closed]


def pool_of(scenario: Scenario) -> str:
    """The pool, in the order of the box."""
    return " ".join(
        " ".join([INGREDIENT_NAMES[each]] * count)
        for each, count in enumerate(scenario.s.pool)
        if count
    )


def draw(scenario: Scenario, name: str, prompt: str = "") -> Scenario:
    """Answer a draw of ingredients so that this one comes."""
    first = {"bread": 1, "protein": 6, "cheese": 12, "vegetable": 16, "sauce": 21}
    start = max(start for start in first.values() if start <= kind(name))
    outcome = sum(scenario.s.deck[start : kind(name)])
    assert scenario.s.deck[kind(name)] > 0, f"no {name} left"
    return scenario.chance(outcome, prompt=prompt)


def turn_up(scenario: Scenario, name: str) -> Scenario:
    """The event that comes is this one."""
    return scenario.chance(sum(scenario.s.events.counts[: event(name)]), prompt="draw-event")


def worth(sandwich: str, closing: int = 1) -> int:
    """What a sandwich is worth by DELI-5.1 to 5.5."""
    s = table(areas=[[sandwich]], pool="rye").s
    return value(PRINTED, s.areas[0][0], closing)


def points(scenario: Scenario) -> list[int]:
    return scores(scenario.s)


def choices(scenario: Scenario, verb: str) -> list[str]:
    """What may follow a verb in the options now."""
    return [text.partition(" ")[2] for text in scenario.options if text.split()[0] == verb]
