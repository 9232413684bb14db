"""DELI-1.1, DELI-1.2: the box. Ingredients, action cards (DELI-10.4), events (DELI-10.10),
characters and the menu."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.kernel.components import Row, data_file, override, read_rows
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.masks import bit, has
from ludoteka.kernel.options import NOW

RULES: Final = 2
"""The version of the rules: 2 lets Tricia trash after a reserved card too (7.1)."""
OLDEST: Final = 1

TABLES: Final = [
    "category",
    "ingredient",
    "action",
    "event",
    "character",
    "collector",
    "choice",
    "recipe",
]
PARTS_TEXT: Final = data_file("games/deli/parts.toml")
_ROWS: Final = read_rows(PARTS_TEXT, TABLES)


def _ids(table: str) -> list[str]:
    return [row.id for row in _ROWS[table]]


CATEGORY_NAMES: Final = _ids("category")
INGREDIENT_NAMES: Final = ["unknown", *_ids("ingredient")]
ACTION_NAMES: Final = ["unknown", *_ids("action")]
EVENT_NAMES: Final = ["unknown", *_ids("event")]
CHARACTER_NAMES: Final = ["unknown", *_ids("character")]
COLLECTOR_NAMES: Final = _ids("collector")
RECIPE_NAMES: Final = _ids("recipe")
SIGN_NAMES: Final = ["none", "on_bread", "on_protein", "on_cheese", "on_vegetable", "edge"]
WHEN_NAMES: Final = ["pick", "answer", "end"]

# Categories, and the first ingredient of each; the last entry is one past the end.
BREAD: Final[i64] = 0
PROTEIN: Final[i64] = 1
CHEESE: Final[i64] = 2
VEGETABLE: Final[i64] = 3
SAUCE: Final[i64] = 4
CATEGORIES: Final = range(5)
FIRST: Final = vec[i64]([1, 6, 12, 16, 21, 25])
KINDS_OF: Final = vec[i64]([2 ** FIRST[each + 1] - 2 ** FIRST[each] for each in CATEGORIES])
"""By category: its ingredients, as a mask."""
KINDS: Final = 25
LAST_BREAD: Final[i64] = 5
WRAP: Final[i64] = 5
EGG: Final[i64] = 7
CREAM_CHEESE: Final[i64] = 15
BREADS: Final[i64] = 0b111110
"""The breads as a mask of ingredients."""
FILLINGS: Final[i64] = (1 << 25) - 1 - 1 - BREADS

# A card in a sandwich or in the trash is its ingredient; a joker (DELI-6.2) is that plus JOKER.
JOKER: Final[i64] = 32
KIND: Final[i64] = 31

# Action cards; the jokers are 1 + their category.
ACTIONS: Final = 11
TAKE_THAT: Final[i64] = 6
PICKY_EATER: Final[i64] = 7
LUCKY_DAY: Final[i64] = 8
BREADHEAD: Final[i64] = 9
SECOND_HELPING: Final[i64] = 10

# Events
EVENTS: Final = 9
FREE_SAMPLE: Final[i64] = 1
LEFTOVERS: Final[i64] = 2
FRESH_LOAF: Final[i64] = 3
TIDY_COUNTER: Final[i64] = 4
MOULDY_TOP: Final[i64] = 5
RATS: Final[i64] = 6
INSPECTION: Final[i64] = 7
POWER_CUT: Final[i64] = 8

# Characters (DELI-7)
CHARACTERS: Final = 11
TRICIA: Final[i64] = 1
NIKKI: Final[i64] = 2
MICHAEL: Final[i64] = 3
PETE: Final[i64] = 4
DREW: Final[i64] = 5
GREGG: Final[i64] = 6
JACKSON: Final[i64] = 7
DEBBIE: Final[i64] = 8
ISAAC: Final[i64] = 9
KATH: Final[i64] = 10

# When an action card may be played (DELI-6.1)
AT_PICK: Final[i64] = 0
AT_ANSWER: Final[i64] = 1
AT_END: Final[i64] = 2

# Signs (DELI-5.3)
ON_BREAD: Final[i64] = 1
ON_VEGETABLE: Final[i64] = 4
EDGE: Final[i64] = 5

MOST_COPIES: Final = 9
"""How many copies of an action or event card an owner's file may name."""

MOST_DEALT: Final = 40
"""How many cards of a category the pool may get."""

CATEGORY_OF: Final = vec[i64]([0] * KINDS)
for _category in CATEGORIES:
    for _kind in range(FIRST[_category], FIRST[_category + 1]):
        CATEGORY_OF[_kind] = _category


def category_of(card: i64) -> i64:
    """The category of an ingredient, or of what a joker stands for."""
    return CATEGORY_OF[card & KIND]


def is_bread(card: i64) -> bool:
    return card & KIND <= LAST_BREAD


def joker_of(card: i64) -> i64:
    """The action card that lies there as a joker."""
    return 1 + category_of(card)


class Recipe:
    """DELI-5.4, DELI-10.2 A classic of the menu: the ingredients that each of its cards may be."""

    def __init__(self, points: int, slots: list[list[int]]) -> None:
        self.points: Final = points
        self.slots: Final = slots
        self.size: Final[i64] = len(slots)
        self.wanted: Final[i64] = _mask([kind for slot in slots for kind in slot])

    def matches(self, kinds: list[int]) -> bool:
        """The cards are exactly these, in any order."""
        if len(kinds) != self.size:
            return False
        for kind in kinds:
            if not has(self.wanted, kind):
                return False
        return _fits(kinds, self.slots)


def _mask(kinds: list[int]) -> i64:
    mask: i64 = 0
    for kind in kinds:
        mask |= bit(kind)
    return mask


def _fits(kinds: list[int], slots: list[list[int]]) -> bool:
    if not kinds:
        return True
    for place, slot in enumerate(slots):
        if kinds[0] in slot and _fits(kinds[1:], slots[:place] + slots[place + 1 :]):
            return True
    return False


class Collector:
    """DELI-5.6 A bonus for the most of one ingredient."""

    def __init__(self, kind: int, most: int, tied: int) -> None:
        self.kind: Final = kind
        self.most: Final = most
        self.tied: Final = tied


class Cards:
    """What is printed on the cards of one table, and the version of the rules it is played by."""

    def __init__(self, rows: dict[str, list[Row]], rules: int) -> None:
        self.rules: Final[i64] = rules
        self.copies: Final[list[int]] = [0]
        self.sign: Final[list[int]] = [0]
        self.single: i64 = 0  # ingredients with the one-per-sandwich sign, as a mask (4.8)
        self.bottom: i64 = 0  # ingredients that lie directly on the bottom bread only (4.4)
        for row in rows["ingredient"]:
            self._enter_ingredient(row)
        self.wrap_bonus: Final = rows["ingredient"][WRAP - 1].number("bonus", 0, 1) == 1
        self.action_copies: Final = [0] + [
            row.number("count", 0, MOST_COPIES) for row in rows["action"]
        ]
        self.when: Final = [0] + [
            WHEN_NAMES.index(row.choice("when", WHEN_NAMES)) for row in rows["action"]
        ]
        self.at: Final = vec[i64]([_mask(self._for(when)) for when in range(len(WHEN_NAMES))])
        self.breadhead: Final = rows["action"][BREADHEAD - 1].number("points", 0, 9)
        self.event_copies: Final = [0] + [
            row.number("count", 0, MOST_COPIES) for row in rows["event"]
        ]
        self.amount: Final = [0] + [row.number("amount", 0, 9) for row in rows["event"]]
        self.dry: Final = [row.number("dry", 0, 9) for row in rows["category"]]
        self.juicy: Final = [row.number("juicy", 0, 9) for row in rows["category"]]
        self.pool: Final = [row.numbers("pool", 0, MOST_DEALT) for row in rows["category"]]
        self.recipes: Final = _recipes(rows)
        self.collectors: Final = [
            Collector(
                INGREDIENT_NAMES.index(row.choice("ingredient", INGREDIENT_NAMES)),
                row.number("most", 0, 9),
                row.number("tied", 0, 9),
            )
            for row in rows["collector"]
        ]
        self.sources: Final = {table: [row.source for row in rows[table]] for table in TABLES}

    def _for(self, when: int) -> list[int]:
        """DELI-6.1 The action cards for such a moment, jokers apart."""
        return [action for action in range(TAKE_THAT, ACTIONS) if self.when[action] == when]

    def _enter_ingredient(self, row: Row) -> None:
        kind: i64 = len(self.copies)
        if row.has("bonus") and kind != WRAP:
            raise Unreadable(
                "component-fixed", table=row.table, id=row.id, field="bonus", known="sign, single"
            )
        self.copies.append(row.number("count", 0, 40))
        self.sign.append(SIGN_NAMES.index(row.choice("sign", SIGN_NAMES)))
        self.single |= i64(row.number("single", 0, 1)) << kind
        self.bottom |= i64(row.number("bottom", 0, 1)) << kind


def _recipes(rows: dict[str, list[Row]]) -> list[Recipe]:
    ingredients = INGREDIENT_NAMES[1:]
    choices = {row.id: row.choices("of", ingredients) for row in rows["choice"]}
    known = ingredients + list(choices)
    found: list[Recipe] = []
    for row in rows["recipe"]:
        slots: list[list[int]] = []
        for name in row.words("cards", known):
            slots.append([INGREDIENT_NAMES.index(each) for each in choices.get(name, [name])])
        found.append(Recipe(row.number("points", 0, 20), slots))
    return found


_BY_RULES: Final = [Cards(_ROWS, rules) for rules in range(OLDEST, RULES + 1)]
PRINTED: Final = _BY_RULES[-1]

OWN_FIELDS: Final[dict[str, list[str]]] = {
    "category": [],
    "ingredient": ["sign", "single", "bonus"],
    "action": ["count", "points"],
    "event": ["count", "amount"],
    "character": [],
    "collector": [],
    "choice": ["of"],
    "recipe": ["points", "cards"],
}
"""What a table's own file may change, by table."""


def cards_of(own: str, rules: int = NOW) -> Cards:
    """The cards of a table: ours, or ours with the changes of an owner's file."""
    if not own:
        return PRINTED if rules == NOW else _BY_RULES[rules - OLDEST]
    changes = read_rows(own, TABLES)
    changed = {table: override(_ROWS[table], changes[table], OWN_FIELDS[table]) for table in TABLES}
    return Cards(changed, rules or RULES)
