"""KONY-1 and KONY-11: the box. Boroughs, faces, tiles, tokens, and what is printed on them."""

from typing import Any, Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.numbers import TOLL
from ludoteka.kernel.components import Row, data_file, override, read_rows
from ludoteka.kernel.effects import Effects, Instead, Modify, Op, When
from ludoteka.kernel.masks import bit

MONSTER_NAMES: Final = ["captain_fish", "drakonis", "kong", "mantis", "rob", "sheriff"]
"""KONY-1.1 Looks only; a seat's Monster is the one of its number."""

BOROUGH_NAMES: Final = ["manhattan", "bronx", "queens", "brooklyn", "staten_island"]
MANHATTAN: Final[i64] = 0
QUEENS: Final[i64] = 2
BOROUGHS: Final[i64] = 5
NOWHERE: Final[i64] = -1
"""Instead of a borough."""
NOBODY: Final[i64] = -1
"""Instead of a seat."""
STACKS: Final[i64] = 3
"""Stacks of tiles in a borough."""
STACK_TILES: Final[i64] = 3
SITES: Final[i64] = 15

ZONE_NAMES: Final = ["lower", "midtown", "upper"]
LOWER: Final[i64] = 0
UPPER: Final[i64] = 2

FACE_NAMES: Final = ["energy", "heal", "attack", "destruction", "celebrity", "ouch"]
"""KONY-1.2 Once each on every die."""
ENERGY: Final[i64] = 0
HEAL: Final[i64] = 1
ATTACK: Final[i64] = 2
DESTRUCTION: Final[i64] = 3
CELEBRITY: Final[i64] = 4
OUCH: Final[i64] = 5
FACES: Final[i64] = 6

GOODS_NAMES: Final = ["stars", "energy", "hearts"]
STARS_GOODS: Final[i64] = 0
ENERGY_GOODS: Final[i64] = 1
HEARTS_GOODS: Final[i64] = 2

BUILDING_NAMES: Final = [
    "high_rise_1",
    "high_rise_2",
    "high_rise_3",
    "power_plant_2",
    "power_plant_3",
    "hospital_2",
    "hospital_3",
]
TILE_NAMES: Final = ["unknown", *BUILDING_NAMES]
TILE_COUNT: Final[i64] = 8
UNIT_NAMES: Final = ["infantry", "jet", "tank"]
INFANTRY: Final[i64] = 0
JET: Final[i64] = 1
TANK: Final[i64] = 2
UNITS: Final[i64] = 3

TOKEN_NAMES: Final = ["unknown", "web", "jinx", "souvenir", "carapace"]
WEB: Final[i64] = 1
JINX: Final[i64] = 2
SOUVENIR: Final[i64] = 3
CARAPACE: Final[i64] = 4

SPECIAL_NAMES: Final = ["superstar", "statue_of_liberty"]
SUPERSTAR: Final = 0
STATUE: Final = 1

RULES: Final = 2
"""Today's version of the rules. Since 2 Carapace may be discarded before a step without choice,
Photo Op does not ask for the only other Monster, every entry into Manhattan in an ordinary turn
counts, and nobody wins when all are dead."""
OLDEST_RULES: Final = 1

# Numbers of the rules
FIRST_HEARTS: Final[i64] = 10
VICTORY_STARS: Final[i64] = 20
BLACK_DICE: Final[i64] = 6
ALL_DICE: Final[i64] = 8
REROLLS: Final[i64] = 2
MOST_IN_BOROUGH: Final[i64] = 2
TWO_LANES_FROM: Final[i64] = 5
OPEN_CARDS: Final = 3
SWEEP_PRICE: Final[i64] = 2
STATUE_STARS: Final[i64] = 3
FURY_UNITS: Final[i64] = 3
"""KONY-10.7 Fury works amid this many units."""
TAP_FROM: Final[i64] = 3
"""KONY-10.17 Power Tap works when this much energy has been received in a turn."""

PARTS_TEXT: Final = data_file("games/king_of_new_york/parts.toml")
_TABLES: Final = ["zone", "building", "unit", "token", "card"]
_ROWS: Final = read_rows(PARTS_TEXT, _TABLES)
_CHANGEABLE: Final = {
    "zone": ["stars", "energy"],
    "building": ["durability", "reward"],
    "unit": ["durability", "reward"],
    "token": ["pieces"],
    "card": ["price"],
}

CARD_ROWS: Final = _ROWS["card"]
CARD_NAMES: Final = ["unknown", *(row.id for row in CARD_ROWS)]
CARD_COUNT: Final = len(CARD_NAMES)
BY_SUBWAY: Final[i64] = 8
"""Added to the seat of an extra turn that Subway gives (KONY-8.2)."""
EVERY_CARD: Final = [0] + [1] * (CARD_COUNT - 1)
"""KONY-1.3 By card: each is there once."""
FIRST_DISCARD: Final = 1 + sum(row.word("keep") == "yes" for row in CARD_ROWS)
"""Keep cards have lower numbers than Discard cards."""


class PowerCard(Effects):
    """KONY-10 What one card does; `market` are its modifiers while it is for sale."""

    def __init__(
        self,
        on_play: list[Op[Any]] | None = None,
        when: list[When] | None = None,
        modify: list[Modify] | None = None,
        instead: list[Instead] | None = None,
        market: list[Modify] | None = None,
    ) -> None:
        super().__init__(on_play, when, modify, instead)
        self.market: Final[list[Modify]] = market or []


class Parts:
    """What is printed on the components of one table, what its cards do, and by which version of
    the rules it is played."""

    def __init__(self, rows: dict[str, list[Row]], effects: list[PowerCard], rules: int) -> None:
        self.effects: Final = effects
        self.programs: Final[list[Effects]] = [*effects]  # the same, as the kernel knows them
        self.rules: Final[i64] = rules
        self.income_stars: Final = [row.number("stars", 0, 9) for row in rows["zone"]]
        self.income_energy: Final = [row.number("energy", 0, 9) for row in rows["zone"]]
        # By tile (1 to 7), then by unit (0 to 2)
        self.durability: Final = [0, *_numbers(rows["building"], "durability", 1)]
        self.goods: Final = [0, *_choices(rows["building"], "goods", GOODS_NAMES)]
        self.reward: Final = [0, *_numbers(rows["building"], "reward", 0)]
        self.pieces: Final = [0, *(row.number("pieces", 1, 45) for row in rows["building"])]
        self.unit: Final = [0, *_choices(rows["building"], "unit", UNIT_NAMES)]
        self.unit_durability: Final = _numbers(rows["unit"], "durability", 1)
        self.unit_goods: Final = _choices(rows["unit"], "goods", GOODS_NAMES)
        self.unit_reward: Final = _numbers(rows["unit"], "reward", 0)
        self.tokens: Final = [0, *(row.number("pieces", 0, 99) for row in rows["token"])]
        # By card (1 to 64)
        self.price: Final = [0, *_numbers(rows["card"], "price", 0)]
        self.keep: Final = [
            False,
            *(row.choice("keep", ["yes", "no"]) == "yes" for row in rows["card"]),
        ]
        self.cheaper: Final = [0, *(_cheaper(row) for row in rows["card"])]
        self.needs: Final = [-1, *(_needs(row) for row in rows["card"])]
        self.toll: Final = [_toll(card) for card in effects]
        self.sources: Final = {
            kind: ["book", *(row.source for row in rows[kind])] for kind in ("building", "card")
        }


def _numbers(rows: list[Row], field: str, low: int) -> list[int]:
    return [row.number(field, low, 20) for row in rows]


def _choices(rows: list[Row], field: str, known: list[str]) -> list[int]:
    return [known.index(row.choice(field, known)) for row in rows]


def _cheaper(row: Row) -> int:
    """KONY-7.4 The boroughs of a card as a mask."""
    if not row.has("cheaper"):
        return 0
    return sum(bit(BOROUGH_NAMES.index(name)) for name in row.choices("cheaper", BOROUGH_NAMES))


def _needs(row: Row) -> int:
    """The unit that must have been destroyed in this turn, or -1."""
    return UNIT_NAMES.index(row.choice("needs", UNIT_NAMES)) if row.has("needs") else -1


def _toll(card: PowerCard) -> int:
    return sum(int(each.by) for each in card.market if each.number == TOLL)


def make_parts(own: str, effects: list[PowerCard], rules: int) -> Parts:
    """The components of a table: ours, or ours with the changes of an owner's file."""
    if not own:
        return Parts(_ROWS, effects, rules)
    changes = read_rows(own, _TABLES)
    rows = {table: override(_ROWS[table], changes[table], _CHANGEABLE[table]) for table in _TABLES}
    return Parts(rows, effects, rules)
