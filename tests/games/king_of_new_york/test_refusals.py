"""Every reason King of New York gives for a move that is not allowed, and the clause it names."""

from collections.abc import Callable

import pytest

from games.king_of_new_york.moments import (
    FIVE,
    LANES,
    MARATHON,
    absorbing,
    aiming,
    armed_move,
    beginning,
    buying,
    destroying,
    fleeing,
    leaving,
    moving,
    paying,
    resolving,
    riding,
    rolling,
    scattering,
    shopping,
    speeding,
    spending,
    with_cabs,
)
from games.king_of_new_york.scenes import Scene, scene
from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.words import KERNEL_REFUSALS

Made = Callable[[], Scene]

SHARP = {0: "sharp_shooter"}
JET_FAR = {"queens": "jet"}

CASES: list[tuple[str, str, str, Made]] = [
    # Where the Monsters begin
    ("choose-borough", "KONY-2.5", "stay", beginning),
    ("not-manhattan-yet", "KONY-2.5", "go manhattan", beginning),
    (
        "borough-full",
        "KONY-2.5",
        "go bronx",
        lambda: beginning(4).do("go bronx", "go bronx"),
    ),
    # Move
    ("choose-borough", "KONY-3.4", "done", moving),
    ("choose-borough", "KONY-3.4", "buy diva", moving),
    ("rolls-over", "KONY-3.2", "keep", moving),
    ("faces-over", "KONY-3.3", "resolve ouch", moving),
    ("faces-over", "KONY-3.3", "raze bronx 1", moving),
    ("borough-full", "KONY-6.2", "go queens", moving),
    ("already-there", "KONY-6.2", "go bronx", moving),
    ("cannot-climb", "KONY-6.3", "climb", moving),
    ("manhattan-full", "KONY-6.2", "go manhattan", moving),
    ("manhattan-full", "KONY-6.2", "go manhattan", lambda: moving(FIVE, **LANES)),
    (
        "manhattan-for-one",
        "KONY-9.0",
        "go manhattan",
        lambda: moving("bronx manhattan queens brooklyn -", lanes="two"),
    ),
    ("must-enter", "KONY-6.1", "go queens", lambda: armed_move("bronx queens brooklyn")),
    ("must-enter", "KONY-6.1", "stay", lambda: armed_move("bronx queens brooklyn")),
    ("must-enter", "KONY-6.1", "climb", lambda: armed_move("bronx queens brooklyn")),
    ("must-climb", "KONY-6.3", "stay", lambda: armed_move("manhattan queens bronx")),
    ("must-climb", "KONY-6.3", "buy diva", lambda: armed_move("manhattan queens bronx")),
    ("cannot-leave", "KONY-6.3", "go bronx", lambda: armed_move("manhattan queens bronx")),
    ("already-there", "KONY-6.3", "go manhattan", lambda: armed_move("manhattan queens bronx")),
    (
        "toll-too-high",
        "KONY-10.11",
        "go queens",
        lambda: armed_move("bronx manhattan brooklyn", open=MARATHON),
    ),
    # Super Speed
    ("choose-borough", "KONY-10.22", "roll", speeding),
    ("manhattan-full", "KONY-6.2", "go manhattan", speeding),
    ("must-enter", "KONY-6.1", "go queens", lambda: speeding("bronx queens brooklyn")),
    ("must-enter", "KONY-6.1", "climb", lambda: speeding("bronx queens brooklyn")),
    ("cannot-leave", "KONY-6.3", "go queens", lambda: speeding("manhattan queens brooklyn")),
    ("already-there", "KONY-6.3", "go manhattan", lambda: speeding("manhattan queens brooklyn")),
    ("cannot-climb", "KONY-6.3", "climb", speeding),
    # Subway
    ("choose-borough", "KONY-10.21", "roll", riding),
    ("already-there", "KONY-10.21", "go bronx", riding),
    ("borough-full", "KONY-6.2", "go queens", riding),
    ("manhattan-full", "KONY-6.2", "go manhattan", lambda: riding("bronx manhattan queens")),
    ("cannot-climb", "KONY-6.3", "climb", riding),
    (
        "entered-already",
        "KONY-10.21",
        "go brooklyn",
        lambda: riding().do("go brooklyn", "go staten_island"),
    ),
    (
        "toll-too-high",
        "KONY-10.11",
        "go brooklyn",
        lambda: riding("manhattan queens queens", open=MARATHON),
    ),
    # Flight, and leaving with four alive
    ("choose-borough", "KONY-5.3", "climb", fleeing),
    ("already-there", "KONY-5.3", "go manhattan", fleeing),
    ("borough-full", "KONY-5.3", "go queens", fleeing),
    ("must-leave-now", "KONY-9.5", "stay", leaving),
    ("must-leave-now", "KONY-9.5", "go manhattan", leaving),
    ("borough-full", "KONY-9.5", "go bronx", leaving),
    # Rolling
    ("choose-dice", "KONY-3.2", "resolve ouch", rolling),
    ("no-such-dice", "KONY-3.2", "reroll 3 energy", rolling),
    ("no-such-dice", "KONY-3.2", "reroll 1 celebrity", rolling),
    ("nothing-chosen", "KONY-3.2", "roll", rolling),
    ("already-chosen", "KONY-3.2", "keep", lambda: rolling().do("reroll 1 heal")),
    ("already-chosen", "KONY-3.2", "buy diva", lambda: rolling().do("reroll 1 heal")),
    ("dice-in-order", "KONY-3.2", "reroll 1 energy", lambda: rolling().do("reroll 1 heal")),
    (
        "no-such-dice",
        "KONY-3.2",
        "reroll 3 energy",
        lambda: rolling().do("reroll 1 heal"),
    ),
    ("must-reroll", "KONY-10.9", "keep", lambda: rolling(keep={1: "jinx_aura"})),
    ("must-reroll", "KONY-10.9", "buy diva", lambda: rolling(keep={1: "jinx_aura"})),
    ("attack-stays", "KONY-10.1", "reroll 1 attack", lambda: rolling(keep={0: "terminal_rage"})),
    (
        "attack-stays",
        "KONY-10.1",
        "reroll 1 attack",
        lambda: rolling(keep={0: "terminal_rage"}).do("reroll 2 ouch"),
    ),
    (
        "all-dice-stay",
        "KONY-10.1",
        "roll",
        lambda: rolling("a a a a a a", keep={0: "carapace terminal_rage"}),
    ),
    ("jinx-too-high", "KONY-10.5", "reroll 1 ouch", lambda: rolling(tokens={"jinx": {0: 2}})),
    ("rolls-over", "KONY-3.2", "reroll 1 energy", lambda: rolling().do("keep")),
    (
        "rolls-over",
        "KONY-3.2",
        "reroll 1 energy",
        lambda: rolling().do("reroll 1 energy", "roll").roll("h").do("keep"),
    ),
    ("web-no-reroll", "KONY-10.1", "reroll 1 energy", lambda: rolling(tokens={"web": {0: 2}})),
    (
        "rolls-over",
        "KONY-3.2",
        "reroll 1 energy",
        lambda: rolling("e h a a o o", tokens={"web": {0: 2}}).do("resolve energy"),
    ),
    (
        "rolls-over",
        "KONY-3.2",
        "reroll 1 energy",
        lambda: rolling(tokens={"web": {0: 1}}).do("keep"),
    ),
    # Faces
    ("choose-face", "KONY-3.3", "go bronx", resolving),
    ("face-begun", "KONY-3.3", "resolve heal", lambda: resolving().do("resolve heal")),
    ("no-such-face", "KONY-3.3", "resolve ouch", resolving),
    ("faces-left", "KONY-3.3", "done", resolving),
    ("no-such-change", "KONY-3.3", "turn 1 heal energy", resolving),
    (
        "face-begun",
        "KONY-3.3",
        "turn 1 heal energy",
        lambda: resolving(keep={0: "artificial_heart"}).do("resolve energy"),
    ),
    (
        "cannot-turn",
        "KONY-3.3",
        "turn 2 heal energy",
        lambda: resolving(keep={0: "artificial_heart"}),
    ),
    (
        "change-later",
        "KONY-3.3",
        "turn 1 heal energy",
        lambda: resolving("h h c", keep={0: "artificial_heart"}).do("turn 1 heal energy"),
    ),
    ("cannot-give-up", "KONY-3.3", "swap heal ouch", resolving),
    (
        "face-begun",
        "KONY-3.3",
        "swap heal ouch",
        lambda: resolving(keep={0: "chameleon"}).do("resolve celebrity"),
    ),
    (
        "face-begun",
        "KONY-3.3",
        "swap heal energy",
        lambda: resolving(keep={0: "chameleon"}).do("resolve energy"),
    ),
    ("no-such-dice", "KONY-3.3", "swap ouch heal", lambda: resolving(keep={0: "chameleon"})),
    ("no-such-dice", "KONY-3.3", "swap celebrity heal", lambda: resolving(keep={0: "chameleon"})),
    (
        "no-such-dice",
        "KONY-3.3",
        "swap heal energy",
        lambda: resolving("h e", keep={0: "chameleon"}),
    ),
    ("choose-spend", "KONY-10.0", "stay", spending),
    ("cannot-spend", "KONY-10.0", "spend 2", spending),
    ("rolls-over", "KONY-3.2", "roll", spending),
    # Destruction
    ("choose-target", "KONY-4.4", "stay", destroying),
    ("must-destroy", "KONY-4.4", "done", destroying),
    ("only-there", "KONY-4.4", "raze queens 1", destroying),
    ("only-there", "KONY-4.4", "strike jet queens", lambda: destroying(units=JET_FAR)),
    ("only-there", "KONY-10.18", "raze bronx 1", lambda: aiming(energy={0: 1}).do("aim queens")),
    ("only-there", "KONY-4.4", "raze brooklyn 1", lambda: aiming(energy={0: 1}).do("aim queens")),
    ("jets-elsewhere", "KONY-4.4", "raze queens 1", lambda: destroying(keep=SHARP)),
    ("jets-elsewhere", "KONY-4.4", "strike tank queens", lambda: destroying(keep=SHARP)),
    ("no-unit", "KONY-4.4", "strike jet queens", lambda: destroying(keep=SHARP)),
    (
        "too-strong",
        "KONY-4.4",
        "strike jet queens",
        lambda: destroying(keep=SHARP, units=JET_FAR),
    ),
    (
        "no-building",
        "KONY-4.4",
        "raze bronx 1",
        lambda: destroying(tops={"bronx": "- high_rise_1 high_rise_1"}),
    ),
    (
        "too-strong",
        "KONY-4.4",
        "raze bronx 1",
        lambda: destroying(tops={"bronx": "high_rise_3 high_rise_1 high_rise_1"}),
    ),
    ("no-unit", "KONY-4.4", "strike tank bronx", destroying),
    ("no-unit", "KONY-4.4", "strike infantry bronx", destroying),
    ("too-strong", "KONY-4.4", "strike jet bronx", lambda: destroying(units={"bronx": "jet"})),
    (
        "unit-new",
        "KONY-4.5",
        "strike infantry bronx",
        lambda: destroying(units={"bronx": "new_infantry"}),
    ),
    ("units-only", "KONY-10.8", "raze bronx 1", with_cabs),
    ("choose-cabs", "KONY-10.8", "done", lambda: destroying(keep={0: "hailing_cabs"})),
    (
        "must-declare",
        "KONY-10.8",
        "skip",
        lambda: destroying("e e", keep={0: "hailing_cabs carapace"}),
    ),
    ("choose-aim", "KONY-10.18", "stay", lambda: aiming(energy={0: 1})),
    ("own-borough", "KONY-10.18", "aim bronx", lambda: aiming(energy={0: 1})),
    ("aim-too-dear", "KONY-10.18", "aim queens", aiming),
    # Of Another World
    ("choose-payment", "KONY-10.12", "done", paying),
    ("cannot-pay-so", "KONY-10.12", "pay 2", paying),
    ("choose-absorb", "KONY-10.12", "done", absorbing),
    ("cannot-absorb", "KONY-10.12", "absorb 3", absorbing),
    # Stink Attack
    ("choose-unit", "KONY-10.20", "stay", scattering),
    ("no-unit-here", "KONY-10.20", "carry tank bronx", scattering),
    ("boroughs-in-order", "KONY-10.20", "carry jet brooklyn", scattering),
    # The shop
    ("choose-purchase", "KONY-7.1", "take energy", shopping),
    ("move-over", "KONY-3.4", "go bronx", shopping),
    ("rolls-over", "KONY-3.2", "reroll 1 heal", shopping),
    ("faces-over", "KONY-3.3", "resolve heal", shopping),
    ("not-for-sale", "KONY-7.1", "buy drain", shopping),
    ("too-dear", "KONY-7.1", "buy brooklyn_bridge", shopping),
    (
        "needs-destroyed",
        "KONY-7.5",
        "buy general_ellis",
        lambda: shopping(open="general_ellis - -", energy={0: 5}),
    ),
    ("not-scavenger", "KONY-10.1", "scavenge diva", lambda: shopping(discard="diva")),
    ("keep-only", "KONY-10.1", "scavenge subway", lambda: shopping(keep={0: "scavenger"})),
    ("not-in-discard", "KONY-10.1", "scavenge diva", lambda: shopping(keep={0: "scavenger"})),
    (
        "too-dear",
        "KONY-7.1",
        "scavenge extra_head",
        lambda: shopping(keep={0: "scavenger"}, discard="extra_head"),
    ),
    ("sweep-too-dear", "KONY-7.2", "sweep", lambda: shopping(energy={0: 1}, keep={0: "carapace"})),
    (
        "choose-goods",
        "KONY-10.1",
        "done",
        lambda: buying("next_stage", stars={0: 2}, hearts={0: 5}),
    ),
    ("choose-monster", "KONY-10.15", "done", lambda: buying("photo_op", dealt=[0, 1, 0])),
    ("not-yourself", "KONY-10.15", "pick 0", lambda: buying("photo_op", dealt=[0, 1, 0])),
    ("no-such-monster", "KONY-10.15", "pick 4", lambda: buying("photo_op", dealt=[0, 1, 0])),
    (
        "choose-discard",
        "KONY-10.23",
        "done",
        lambda: buying("tesla_cannon", keep={0: "diva drain"}),
    ),
    (
        "not-your-card",
        "KONY-10.23",
        "discard stomp",
        lambda: buying("tesla_cannon", keep={0: "diva drain"}),
    ),
    ("no-carapace", "KONY-10.2", "shed", shopping),
    ("no-carapace", "KONY-10.2", "shed", lambda: fleeing(keep={1: "carapace"})),
]


@pytest.mark.parametrize(
    ("word", "clause", "move", "made"),
    CASES,
    ids=[
        f"{word}-{move.replace(' ', '-')}-{place}" for place, (word, _, move, _) in enumerate(CASES)
    ],
)
def test_a_refusal_names_its_reason(word: str, clause: str, move: str, made: Made) -> None:
    made().refused(move, clause, word)


def test_every_reason_is_tried() -> None:
    """But that two lanes are for five or six, which is said before a match (KONY-9.0)."""
    tried = {word for word, _, _, _ in CASES}
    assert set(GAME.words.refusals) - set(KERNEL_REFUSALS) - {"lanes-for-five"} == tried


# Who decides now


def whose(t: Scene, seat: int) -> tuple[str, str]:
    refusal = GAME.explain(t.s, seat, GAME.read("stay"))
    assert refusal is not None
    return refusal.word, refusal.clause


TURNS: list[tuple[str, Made, int]] = [
    ("KONY-2.5", beginning, 1),
    ("KONY-3", rolling, 1),
    ("KONY-3", resolving, 1),
    ("KONY-3", moving, 2),
    ("KONY-3", shopping, 2),
    ("KONY-3", paying, 1),
    ("KONY-5.3", fleeing, 0),
    ("KONY-9.5", leaving, 0),
    (
        "KONY-10.1",
        lambda: buying("tesla_cannon", keep={0: "diva", 1: "drain stomp"}),
        0,
    ),
    (
        "KONY-10.1",
        lambda: fleeing(keep={1: "stink_attack"}, units={"brooklyn": "jet"}).do("go brooklyn"),
        0,
    ),
    (
        "KONY-10.1",
        lambda: fleeing(keep={1: "of_another_world"}, energy={1: 1}),
        0,
    ),
]


@pytest.mark.parametrize(("clause", "made", "seat"), TURNS)
def test_who_is_not_asked_learns_the_clause_that_says_who_is(
    clause: str, made: Made, seat: int
) -> None:
    assert whose(made(), seat) == ("not-your-turn", clause)


CHANCES: list[tuple[str, Made]] = [
    ("KONY-2.1", lambda: Scene(GAME, GAME.start(2, GAME.options(), Journal()))),
    ("KONY-3.2", lambda: scene("turn")),
    ("KONY-4.5", lambda: scene(dice="d", tops={"bronx": "high_rise_1 high_rise_3 high_rise_3"})),
    (
        "KONY-5.5",
        lambda: scene(dice="a", places="bronx manhattan queens", keep={0: "antimatter_pellets"}),
    ),
    ("KONY-7.5", lambda: shopping(energy={0: 2}).do("sweep")),
]


@pytest.mark.parametrize(("clause", "made"), CHANCES)
def test_while_chance_decides_its_clause_is_named(clause: str, made: Made) -> None:
    assert whose(made(), 0) == ("chance-pending", clause)


def test_setting_up_names_the_cards_and_the_first_player_too() -> None:
    """KONY-2.2, KONY-2.4"""
    t = Scene(GAME, GAME.start(2, GAME.options(), Journal()))
    t.chance(*[0] * 15)
    cards = whose(t, 0)
    t.chance(*[CARD_NAMES.index("drain")] * 3)
    assert (cards, whose(t, 0)) == (("chance-pending", "KONY-2.2"), ("chance-pending", "KONY-2.4"))
