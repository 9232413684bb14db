"""SKULL-1 and SKULL-14: the box. Dice, levels, wagers, bet cards and opposition cards."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.wagers import TURN_DICE, Wager, read_wagers
from ludoteka.kernel.components import Row, data_file, override, read_rows
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.options import NOW

RULES: Final = 2
"""The version of the rules. By version 1, in which older matches go on, who has passed may not bet
until somebody else does (SKULL-7.1), x bets are refused to two players only (7.7), and a lost solo
game counts as won (12.3)."""

MARKERS: Final[i64] = 2
"""SKULL-1.3: betting markers of each player, which are also the nose picks of a turn."""

# Levels (SKULL-1.2); 0 is "nothing placed yet"
LOWEST: Final[i64] = 1
NOSE: Final[i64] = 3
EYES: Final[i64] = 4
GEM_LEVEL: Final[i64] = 5
LEVEL_NAMES: Final = ["none", "lower_jaw", "upper_jaw", "nose", "eyes", "gem"]

SKULL: Final[i64] = 5
"""The wild face, beside 0 to 4 for I to V."""
FACE_NAMES: Final = ["I", "II", "III", "IV", "V", "☠"]

# Payouts with counter-bets (SKULL-11.2)
FLAT: Final[i64] = 0
PLUS: Final[i64] = 1
TIMES: Final[i64] = 2
MODIFIERS: Final = ["flat", "plus", "times"]

# What a jackpot counts (SKULL-9.3)
ONCE: Final[i64] = 0
PER_SKULL: Final[i64] = 1
PER_TOOTH: Final[i64] = 2
PER: Final = ["once", "skull", "tooth"]

# Families of cards (SKULL-1.5)
STANDARD: Final[i64] = 0
FAMILIES: Final = ["standard", "jackpot", "side", "out"]

VRAX: Final = 0
KAR: Final = 1
RIVALS: Final = ["vrax", "kar"]
OPPOSITION_ROWS: Final = ["three", "five", "six"]

_TABLES: Final = ["hand", "table", "level", "wager", "card", "bet", "opposition"]
_OUT_FIELDS: Final = ["stop", "gem", "run", "double"]


class Bet:
    """A wager on a card: what it pays, how counter-bets change it, and the roller's jackpot."""

    def __init__(self, row: Row, card: int, wager: int, beside: int) -> None:
        self.card: Final = card
        self.wager: Final = wager
        self.beside: Final = beside  # the wager it is grouped with, or its own (SKULL-11.3)
        self.pays: Final[list[int]] = row.numbers("pays", 0, 99)
        self.modifier: Final[i64] = MODIFIERS.index(row.choice("modifier", MODIFIERS))
        self.jackpot: Final[i64] = row.number("jackpot", 0, 99) if row.has("jackpot") else 0
        self.per: Final[i64] = PER.index(row.choice("per", PER)) if row.has("per") else ONCE
        self.in_tokens: Final = row.has("in")
        self.source: Final = row.source
        if not 1 <= len(self.pays) <= 8:
            raise Unreadable("component-length", table="bet", id=row.id, field="pays", wanted="1–8")


class Cards:
    """What is printed on the components of one table."""

    def __init__(self, rows: dict[str, list[Row]], rules: int) -> None:
        self.rules: Final[i64] = rules
        self.wagers: Final[list[Wager]] = WAGERS
        self.prices: Final[list[int]] = [
            0,
            0,
            0,
            *(row.number("price", 0, 99) for row in rows["hand"]),
        ]
        self.pots: Final[list[int]] = [0, *(row.number("pot", 1, 999) for row in rows["table"])]
        self.sets: Final[list[list[int]]] = [
            [0, 0, 0, 0],
            *(_card_set(row) for row in rows["table"]),
        ]
        self.holds: Final[list[int]] = [
            0,
            *(row.number("holds", 1, TURN_DICE) for row in rows["level"]),
        ]
        self.levels: Final[list[list[int]]] = [
            [0] * 4,
            *(_level_pays(row) for row in rows["level"]),
        ]
        self.pays_tokens: Final[list[bool]] = [
            False,
            *(row.word("pays") == "tokens" for row in rows["level"]),
        ]
        self.family: Final[list[int]] = [
            0,
            *(FAMILIES.index(row.word("family")) for row in rows["card"]),
        ]
        self.stop: Final[list[int]] = [0, *(row.number("stop", 0, 5) for row in rows["card"])]
        self.bets: Final[list[Bet]] = [_bet(row) for row in rows["bet"]]
        self.card_bets: Final[list[list[int]]] = [[] for _ in CARD_NAMES]
        for index, bet in enumerate(self.bets):
            self.card_bets[bet.card].append(index)
        self.opposition: Final[list[list[list[int]]]] = [
            [[0]],
            *(_opposition(row) for row in rows["opposition"]),
        ]
        self.sources: Final[dict[str, list[str]]] = {
            "card": ["book", *(row.source for row in rows["card"])],
            "level": ["book", *(row.source for row in rows["level"])],
            "wager": [row.source for row in rows["wager"]],
            "opposition": ["house", *(row.source for row in rows["opposition"])],
        }


def _card_set(row: Row) -> list[int]:
    """SKULL-11.1 How many advanced cards of each family are in play."""
    return [0, *(row.number(f"{family}_cards", 0, 4) for family in FAMILIES[1:])]


def _level_pays(row: Row) -> list[int]:
    return [row.number(field, 0, 99) for field in _OUT_FIELDS]


def _bet(row: Row) -> Bet:
    card, _, wager = row.id.partition(" ")
    beside = row.choice("beside", WAGER_NAMES) if row.has("beside") else wager
    return Bet(row, CARD_NAMES.index(card), WAGER_NAMES.index(wager), WAGER_NAMES.index(beside))


def _opposition(row: Row) -> list[list[int]]:
    """SKULL-12.2 The wagers of Vrax, Vrax and Kar for few, five and many dice."""
    found: list[list[int]] = []
    for field in OPPOSITION_ROWS:
        named = row.words(field, STANDARD_WAGERS)
        if len(named) != 3:
            raise Unreadable(
                "component-length", table="opposition", id=row.id, field=field, wanted="3"
            )
        found.append([WAGER_NAMES.index(name) for name in named])
    return found


PARTS_TEXT: Final = data_file("games/emerald_skulls/parts.toml")
_ROWS: Final = read_rows(PARTS_TEXT, _TABLES)
WAGERS: Final = read_wagers(_ROWS["wager"])
WAGER_NAMES: Final = [row.id for row in _ROWS["wager"]]
CARD_NAMES: Final = ["none", *(row.id for row in _ROWS["card"])]
STANDARD_WAGERS: Final = [
    row.id.partition(" ")[2] for row in _ROWS["bet"] if row.id.partition(" ")[0] in "1234"
]
OPPOSITION_NAMES: Final = ["unknown", *(row.id for row in _ROWS["opposition"])]
PRINTED: Final = Cards(_ROWS, RULES)
_EARLIER: Final = {rules: Cards(_ROWS, rules) for rules in range(1, RULES)}
STANDARD_CARDS: Final = [
    card for card in range(1, len(CARD_NAMES)) if PRINTED.family[card] == STANDARD
]
FEWEST_DICE: Final = len(PRINTED.prices) - len(_ROWS["hand"])

_OWN_FIELDS: Final[dict[str, list[str]]] = {
    "bet": ["pays", "modifier", "jackpot", "per"],
    "card": ["stop"],
    "opposition": OPPOSITION_ROWS,
}


def cards_of(own: str, rules: int = NOW) -> Cards:
    """The cards of a table: ours, or ours with the changes of an owner's file; and by which
    version of the rules they are played."""
    if not own:
        return _EARLIER.get(rules, PRINTED)
    changes = read_rows(own, _TABLES)
    return Cards(
        {
            table: override(_ROWS[table], changes[table], _OWN_FIELDS.get(table, []))
            for table in _TABLES
        },
        rules or RULES,
    )
