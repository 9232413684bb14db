"""KONY-10: the numbers that cards change while they are in play, by name and by place."""

from typing import Final

from mypy_extensions import i64

NUMBER_NAMES: Final = [
    "dice",
    "hearts",
    "ouch-armour",
    "jet-cost",
    "tank-cost",
    "celebrity-guard",
    "more-destruction",
    "more-attack",
    "attack-by-destruction",
    "attack-doubled",
    "antimatter",
    "more-against-stronger",
    "attack-around",
    "energy-dice",
    "far-jets",
    "must-reroll",
    "attack-stays",
    "heal-to-energy",
    "heal-and-attack",
    "give-up-celebrity",
    "scavenge",
    "shell",
    "tap",
    "begin-destruction",
    "amid-units",
]
DICE: Final[i64] = 0
HEARTS: Final[i64] = 1
OUCH_ARMOUR: Final[i64] = 2
JET_COST: Final[i64] = 3
TANK_COST: Final[i64] = 4
CELEBRITY_GUARD: Final[i64] = 5
MORE_DESTRUCTION: Final[i64] = 6
MORE_ATTACK: Final[i64] = 7
ATTACK_BY_DESTRUCTION: Final[i64] = 8
ATTACK_DOUBLED: Final[i64] = 9
ANTIMATTER: Final[i64] = 10
AGAINST_STRONGER: Final[i64] = 11
ATTACK_AROUND: Final[i64] = 12
ENERGY_DICE: Final[i64] = 13
FAR_JETS: Final[i64] = 14
MUST_REROLL: Final[i64] = 15
ATTACK_STAYS: Final[i64] = 16
HEAL_TO_ENERGY: Final[i64] = 17
HEAL_AND_ATTACK: Final[i64] = 18
GIVE_UP: Final[i64] = 19
SCAVENGE: Final[i64] = 20
SHELL: Final[i64] = 21
TAP: Final[i64] = 22
BEGIN_DESTRUCTION: Final[i64] = 23
AMID_UNITS: Final[i64] = 24
NUMBERS: Final[i64] = 25

TOLL: Final = "toll"
"""The number a card changes while it is for sale (MARKET)."""
