"""KONY-10: all 64 power cards as data.

A plain card is one entry of `parts.toml`: what it `gives` once when it is bought, and the numbers
it `adds` to while it is owned. Here are the others: `modify` are numbers that differ, `when` is
what a card does on an event, `instead` what it replaces, `on_play` what happens when it is bought.
Prices, boroughs and conditions of purchase are in `parts.toml`; wording is in `text/`.
"""

from typing import Final

from ludoteka.games.king_of_new_york.rules.monsters import (
    ARRIVED,
    ATTACKED,
    ATTACKS,
    BUILDING_DESTROYED,
    CELEBRITY_RESOLVED,
    DAMAGED,
    DAMAGES,
    DESTRUCTION_BEGUN,
    END,
    ENTERED,
    LOSE_HEARTS,
    LOST_SUPERSTAR,
    OUCH_BEGUN,
    PAY_ENERGY,
    PRE_ROLL,
    RESULT,
    START,
    TOOK_SUPERSTAR,
    UNIT_DESTROYED,
)
from ludoteka.games.king_of_new_york.rules.numbers import (
    AMID_UNITS,
    ATTACK_AROUND,
    ATTACK_BY_DESTRUCTION,
    ATTACK_STAYS,
    BEGIN_DESTRUCTION,
    DICE,
    ENERGY_DICE,
    FAR_JETS,
    GIVE_UP,
    HEARTS,
    MUST_REROLL,
    NUMBER_NAMES,
    SHELL,
    TAP,
    TOLL,
)
from ludoteka.games.king_of_new_york.rules.operations import (
    SHOWS_CELEBRITY,
    SHOWS_SIX_DESTRUCTION,
    AimRay,
    Claim,
    DiceShowAll,
    EachDiscardsKeep,
    EachGainsEnergy,
    Eliminate,
    ExtraTurn,
    Gain,
    Give,
    HailingCabs,
    HoldsSuperstar,
    HurtAll,
    HurtOther,
    HurtSelf,
    If,
    InBorough,
    LeaveSouvenir,
    LoseEnergyInstead,
    LoseStars,
    MoveFirst,
    OfUnit,
    Once,
    PayHeartsInstead,
    ScatterUnits,
    StarsForDamage,
    StarsIntoGoods,
    TakeEnergy,
    TokenPerOuch,
    UnitsShoot,
    Win,
)
from ludoteka.games.king_of_new_york.rules.parts import (
    CARAPACE,
    CARD_ROWS,
    ENERGY_GOODS,
    GOODS_NAMES,
    HEARTS_GOODS,
    INFANTRY,
    JET,
    JINX,
    MANHATTAN,
    OLDEST_RULES,
    QUEENS,
    RULES,
    STARS_GOODS,
    WEB,
    Parts,
    PowerCard,
    make_parts,
)
from ludoteka.kernel.components import Row
from ludoteka.kernel.effects import Instead, Modify, When


def change(number: int, by: int = 1) -> Modify:
    return Modify(NUMBER_NAMES[number], by)


def stars(amount: int) -> Gain:
    return Gain(amount, STARS_GOODS)


def energy(amount: int) -> Gain:
    return Gain(amount, ENERGY_GOODS)


def heal(amount: int) -> Gain:
    return Gain(amount, HEARTS_GOODS)


_KEEP: Final = {
    "broadway_star": PowerCard(
        when=[
            When(START, If([HoldsSuperstar()], stars(1))),
            When(TOOK_SUPERSTAR, stars(1)),
        ]
    ),
    "carapace": PowerCard(  # KONY-10.2
        modify=[change(HEARTS, 2), change(SHELL)],
        when=[When(OUCH_BEGUN, TokenPerOuch(CARAPACE))],
    ),
    "chameleon": PowerCard(modify=[change(GIVE_UP)]),  # KONY-10.3
    "chinatown_regular": PowerCard(when=[When(ENTERED, heal(2))]),
    "climb_the_empire_state_building": PowerCard(
        when=[
            When(
                RESULT,
                If([InBorough(MANHATTAN), DiceShowAll()], Once(stars(2), ExtraTurn())),
            )
        ]
    ),
    "curse": PowerCard(when=[When(ATTACKS, Give(JINX)), When(DAMAGES, Give(JINX))]),  # KONY-10.5
    "drain": PowerCard(when=[When(ATTACKED, TakeEnergy(2))]),
    "ego_trip": PowerCard(
        when=[
            When(START, If([HoldsSuperstar()], energy(1))),
            When(TOOK_SUPERSTAR, energy(1)),
        ]
    ),
    "fireball": PowerCard(modify=[change(ATTACK_AROUND)]),  # KONY-10.6
    "fury": PowerCard(modify=[change(AMID_UNITS)]),  # KONY-10.7
    "hailing_cabs": PowerCard(  # KONY-10.8
        modify=[change(BEGIN_DESTRUCTION)], when=[When(DESTRUCTION_BEGUN, HailingCabs(2))]
    ),
    "hunter": PowerCard(when=[When(UNIT_DESTROYED, If([OfUnit(INFANTRY)], heal(1)))]),
    "jinx_aura": PowerCard(modify=[change(MUST_REROLL)]),  # KONY-10.9
    "king_of_queens": PowerCard(when=[When(START, If([InBorough(QUEENS)], energy(1), heal(1)))]),
    "leveler": PowerCard(when=[When(BUILDING_DESTROYED, Once(stars(1)))]),
    "natural_selection": PowerCard(  # KONY-10.10
        on_play=[energy(4), heal(4)],
        modify=[change(DICE)],
        when=[When(END, If([SHOWS_CELEBRITY], Eliminate()))],
    ),
    "of_another_world": PowerCard(  # KONY-10.12
        instead=[
            Instead(PAY_ENERGY, PayHeartsInstead()),
            Instead(LOSE_HEARTS, LoseEnergyInstead()),
        ]
    ),
    "overload": PowerCard(on_play=[energy(4)], modify=[change(ENERGY_DICE, -1)]),  # KONY-10.13
    "painbow": PowerCard(  # KONY-10.14
        modify=[change(ATTACK_BY_DESTRUCTION)],
        when=[When(RESULT, If([SHOWS_SIX_DESTRUCTION], Win()))],
    ),
    "personal_spotlight": PowerCard(when=[When(CELEBRITY_RESOLVED, stars(1))]),
    "phoenix_blood": PowerCard(when=[When(ATTACKED, energy(1)), When(DAMAGED, energy(1))]),
    "power_tap": PowerCard(modify=[change(TAP)]),  # KONY-10.17
    "regeneration": PowerCard(when=[When(START, heal(1))]),
    "seismic_ray": PowerCard(when=[When(DESTRUCTION_BEGUN, AimRay())]),  # KONY-10.18
    "sharp_shooter": PowerCard(  # KONY-10.19
        modify=[change(FAR_JETS)], when=[When(UNIT_DESTROYED, If([OfUnit(JET)], stars(1)))]
    ),
    "stink_attack": PowerCard(
        when=[When(ARRIVED, ScatterUnits()), When(ENTERED, ScatterUnits())]
    ),  # KONY-10.20
    "super_speed": PowerCard(when=[When(PRE_ROLL, MoveFirst())]),  # KONY-10.22
    "terminal_rage": PowerCard(on_play=[ExtraTurn()], modify=[change(ATTACK_STAYS)]),
    "tourist": PowerCard(  # KONY-10.24
        on_play=[LeaveSouvenir()],
        when=[When(ARRIVED, LeaveSouvenir()), When(ENTERED, LeaveSouvenir())],
    ),
    "trash_thrower": PowerCard(when=[When(ATTACKS, LoseStars(1))]),
    "trophy_hunter": PowerCard(when=[When(UNIT_DESTROYED, stars(1))]),
    "violent_star": PowerCard(  # KONY-10.25
        when=[When(TOOK_SUPERSTAR, HurtOther(2)), When(LOST_SUPERSTAR, HurtOther(1))]
    ),
    "webspinner": PowerCard(when=[When(ATTACKS, Give(WEB)), When(DAMAGES, Give(WEB))]),
}

_DISCARD: Final = {
    "air_force_one": PowerCard(on_play=[stars(4), UnitsShoot()]),
    "columbia_university": PowerCard(on_play=[stars(2), Claim()]),  # KONY-10.4
    "general_ellis": PowerCard(on_play=[stars(3), HurtAll(1)]),
    "holland_tunnel": PowerCard(on_play=[stars(6), EachGainsEnergy(3)]),
    "new_york_marathon": PowerCard(  # KONY-10.11
        on_play=[stars(2), energy(2), heal(2)], market=[Modify(TOLL, 2)]
    ),
    "next_stage": PowerCard(on_play=[StarsIntoGoods()]),
    "photo_op": PowerCard(on_play=[StarsForDamage()]),  # KONY-10.15
    "power_substation": PowerCard(on_play=[stars(1), energy(8), HurtSelf(3)]),  # KONY-10.16
    "subterranean_cable": PowerCard(on_play=[energy(4), HurtSelf(4)]),  # KONY-10.16
    "subway": PowerCard(on_play=[heal(2), ExtraTurn(subway=1)]),  # KONY-10.21
    "tesla_cannon": PowerCard(on_play=[stars(2), EachDiscardsKeep()]),  # KONY-10.23
}


def _plain(row: Row) -> PowerCard:
    """A card that its entry tells whole."""
    return PowerCard(
        on_play=[
            Gain(by, GOODS_NAMES.index(goods)) for goods, by in row.pairs("gives", GOODS_NAMES)
        ],
        modify=[Modify(number, by) for number, by in row.pairs("adds", NUMBER_NAMES)],
    )


def _card(row: Row) -> PowerCard:
    found = _KEEP.get(row.id) or _DISCARD.get(row.id)
    return found if found is not None else _plain(row)


CARDS: Final = [PowerCard(), *(_card(row) for row in CARD_ROWS)]
"""The cards by number; 0 is no card."""

_PRINTED: Final = [make_parts("", CARDS, rules) for rules in range(OLDEST_RULES, RULES + 1)]
PRINTED: Final = _PRINTED[-1]


def parts_of(own: str, rules: int) -> Parts:
    """The components of a table with an owner's file, or ours; version 0 is today's."""
    rules = rules or RULES
    return make_parts(own, CARDS, rules) if own else _PRINTED[rules - OLDEST_RULES]
