"""SAND-1 and SAND-9: the box. Which cards there are and what is printed on them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.kernel.components import Row, data_file, override, read_rows
from ludoteka.kernel.masks import bit
from ludoteka.kernel.options import NOW

VERSION: Final = 3
"""Of the rules. Matches of earlier versions go on with their own cards: see `cards_of`."""

# Numbers of the rulebook
START_COINS: Final[i64] = 10
HAND_SIZE: Final[i64] = 5
ROW_SIZE: Final[i64] = 5
ZONE_SIZE: Final[i64] = 5
SEATS: Final = range(2, 6)
ACTIONS: Final = 2
FINE: Final[i64] = 2
COINS_TAKEN: Final = 4
HIRE_COST: Final[i64] = 5
CHEAPER: Final[i64] = 2
BETTER: Final[i64] = 2
BONUS: Final[i64] = 2
REWARD_CHIPS: Final = 2
UPKEEP_COINS: Final[i64] = 2
UPKEEP_CHIPS: Final[i64] = 1
SAME_TYPE: Final[i64] = 2
ORDERS_TO_END: Final[i64] = 5
OPPORTUNITY_POINTS: Final[i64] = 4
VARIETY: Final = [0, 0, 1, 4, 8, 15]
IDLE_ROUNDS: Final[i64] = 15
IDLE_ROUNDS_TOLD: Final[i64] = 10

CATEGORY_NAMES: Final = [
    "oportunidades",
    "carnes",
    "aderezos",
    "vegetales",
    "quesos",
    "huevos",
    "fiambres",
    "extras",
]
"""Categories by number; 0 stands for the market cards that are no ingredients."""
CATEGORIES: Final = 8
CENTRE: Final[i64] = -1
"""Where the assistants nobody has hired wait."""

# What an ingredient does, and when (SAND-9.2, 9.3)
COLLECT_COINS: Final[i64] = 1
COLLECT_CARDS: Final[i64] = 2
PLAY_COINS: Final[i64] = 3
PLAY_CARDS: Final[i64] = 4
PLAY_SIFT: Final[i64] = 5
PLAY_DISCOUNT: Final[i64] = 6
PLAY_ORDER: Final[i64] = 7
USE_COINS: Final[i64] = 8
USE_CARDS: Final[i64] = 9
USE_CHIPS: Final[i64] = 10
QUALITY_WITH: Final[i64] = 11
QUALITY_SIZE: Final[i64] = 12
QUALITY_ALONE: Final[i64] = 13
BONUS_ANY: Final[i64] = 14
EFFECT_NAMES: Final = [
    "none",
    "collect_coins",
    "collect_cards",
    "play_coins",
    "play_cards",
    "play_sift",
    "play_discount",
    "play_order",
    "use_coins",
    "use_cards",
    "use_chips",
    "quality_with",
    "quality_size",
    "quality_alone",
    "bonus_any",
]

# What an opportunity does (SAND-9.4)
GET_ASSISTANT: Final[i64] = 0
FREE_KITCHEN: Final[i64] = 1
BETTER_ORDER: Final[i64] = 2
UNITS: Final[i64] = 3
OPPORTUNITY_EFFECTS: Final = ["assistant", "free_kitchen", "quality", "units"]

MOST_CARDS: Final[i64] = 62
"""There are fewer market cards, so a mask has room for the places of any hand."""
MOST: Final = 9
"""No number of a card in an owner's file is higher, but for orders."""
MOST_OF_ORDER: Final = 99
MOST_UNITS: Final = 5
_MOST_GAINED: Final = [1, MOST, MOST, MOST_UNITS]
"""By effect of an opportunity: its highest amount."""
_ONLY_ONE: Final = (PLAY_ORDER, BONUS_ANY)
"""Effects of ingredients without an amount to choose."""


class Cards:
    """SAND-1.2 What is printed on the cards of one table, by number of card or order.

    `rules` is the version of the rules the table is played by.
    """

    def __init__(self, rows: dict[str, list[Row]], rules: int) -> None:
        ingredients, opportunities = rows["ingredient"], rows["opportunity"]
        many = 1 + len(ingredients) + len(opportunities)
        orders = 1 + len(rows["order"])
        self.rules: Final[i64] = rules
        self.market: Final[list[int]] = [0] + [1] * len(ingredients)  # copies of each market card
        self.category: Final = vec[i64]([0] * many)
        self.quality: Final = vec[i64]([0] * many)
        self.cost: Final = vec[i64]([0] * many)
        self.effect: Final = vec[i64]([0] * many)
        self.amount: Final = vec[i64]([0] * many)
        self.partners: Final = vec[i64]([0] * many)  # mask of categories
        self.sizes: Final = vec[i64]([0] * many)  # mask of orders' sizes
        self.order_size: Final = vec[i64]([0] * orders)
        self.order_quality: Final = vec[i64]([0] * orders)
        self.order_points: Final = vec[i64]([0] * orders)
        self.order_units: Final = vec[i64]([0] * orders)  # SAND-4.3; 0 is reward A
        self.order_bonus: Final = vec[i64]([0] * orders)  # mask of categories
        self.start: Final = [[0] * seats for seats in range(SEATS.stop)]  # SAND-9.6
        for card, row in enumerate(ingredients, start=1):
            self._ingredient(card, row)
        for card, row in enumerate(opportunities, start=1 + len(ingredients)):
            self.effect[card] = OPPORTUNITY_EFFECTS.index(row.choice("effect", OPPORTUNITY_EFFECTS))
            self.amount[card] = row.number("amount", 1, _MOST_GAINED[self.effect[card]])
            self.market.append(row.number("copies", 1, 9))
        assert sum(self.market) <= MOST_CARDS
        for order, row in enumerate(rows["order"], start=1):
            self._order(order, row)
        for row in rows["start"]:
            seats = row.number("players", SEATS.start, SEATS.stop - 1)
            self.start[seats][row.number("place", 1, seats) - 1] = row.number("coins", 0, MOST)

    def _ingredient(self, card: int, row: Row) -> None:
        effect = EFFECT_NAMES.index(row.choice("effect", EFFECT_NAMES))
        self.category[card] = CATEGORY_NAMES.index(row.choice("category", CATEGORY_NAMES[1:]))
        self.quality[card] = row.number("quality", 0, MOST)
        self.cost[card] = row.number("cost", 0, MOST)
        self.effect[card] = effect
        self.amount[card] = row.number("amount", 1, 1 if effect in _ONLY_ONE else MOST)
        if effect == QUALITY_WITH:
            self.partners[card] = _categories(row, "with")
        if effect == QUALITY_SIZE:
            for size in row.numbers("sizes", 1, 5):
                self.sizes[card] |= bit(size)

    def _order(self, order: int, row: Row) -> None:
        """SAND-9.5 The orders."""
        self.order_size[order] = row.number("size", 1, 5)
        self.order_quality[order] = row.number("quality", 0, MOST_OF_ORDER)
        self.order_points[order] = row.number("vp", 0, MOST_OF_ORDER)
        by_units = row.choice("reward", ["assistant", "units"]) == "units"
        self.order_units[order] = row.number("units", 1, MOST_UNITS) if by_units else 0
        self.order_bonus[order] = _categories(row, "bonus")


def _categories(row: Row, field: str) -> int:
    mask = 0
    for name in row.choices(field, CATEGORY_NAMES[1:]):
        mask |= bit(CATEGORY_NAMES.index(name))
    return mask


TABLES: Final = ["ingredient", "opportunity", "order", "assistant", "start"]
PARTS_TEXT: Final = data_file("games/sandwich_wars/parts.toml")
_ROWS: Final = read_rows(PARTS_TEXT, TABLES)
_EARLIER_ROWS: Final = read_rows(data_file("games/sandwich_wars/parts.2.toml"), TABLES)
"""What was different in versions 1 and 2 of the rules."""
_INGREDIENTS: Final = _ROWS["ingredient"]
_OPPORTUNITIES: Final = _ROWS["opportunity"]
_ORDERS: Final = _ROWS["order"]

CARD_NAMES: Final = ["unknown", *[row.id for row in _INGREDIENTS + _OPPORTUNITIES]]
"""Market cards by number, the ingredients first; 0 is a card the viewer does not know."""
ORDER_NAMES: Final = ["unknown", *[row.id for row in _ORDERS]]
ASSISTANT_NAMES: Final = ["unknown", *[row.id for row in _ROWS["assistant"]]]
"""Assistants by the number of their category."""
LAST_INGREDIENT: Final[i64] = len(_INGREDIENTS)

ORDERS: Final = [0] + [1] * len(_ORDERS)
ASSISTANTS: Final = [0] + [1] * len(_ROWS["assistant"])

SOURCES: Final[dict[str, list[str]]] = {
    "card": ["", *[row.source for row in _INGREDIENTS + _OPPORTUNITIES]],
    "order": ["", *[row.source for row in _ORDERS]],
    "assistant": ["", *[row.source for row in _ROWS["assistant"]]],
}

_OWN: Final[dict[str, list[str]]] = {
    "ingredient": ["quality", "cost", "effect", "amount", "with", "sizes"],
    "opportunity": ["effect", "amount"],
    "order": ["size", "quality", "vp", "reward", "units", "bonus"],
    "assistant": [],
    "start": ["coins"],
}
"""What an owner's file may change."""


def _changed(rows: dict[str, list[Row]], changes: dict[str, list[Row]]) -> dict[str, list[Row]]:
    return {table: override(rows[table], changes[table], _OWN[table]) for table in TABLES}


PRINTED: Final = Cards(_ROWS, VERSION)
_BEFORE: Final = _changed(_ROWS, _EARLIER_ROWS)
_PRINTED_BEFORE: Final = [Cards(_BEFORE, rules) for rules in range(VERSION)]


def cards_of(own: str, rules: int = NOW) -> Cards:
    """SAND-9.1 The cards of a table: ours, or ours with the changes of an owner's file; for a
    match of an earlier version of the rules those of that time."""
    now = rules in (NOW, VERSION)
    if not own:
        return PRINTED if now else _PRINTED_BEFORE[rules]
    rows = _ROWS if now else _BEFORE
    return Cards(_changed(rows, read_rows(own, TABLES)), rules or VERSION)
