"""KONY-10.2 Carapace may be discarded whenever its owner has a decision in its own turn: a step
without choice is one, too."""

from typing import Any

import pytest

from games.king_of_new_york.scenes import Given, Scene, scene
from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES
from ludoteka.games.king_of_new_york.rules.questions import Ask, may_shed
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.rng import Rng

IN_LOWER = "manhattan bronx queens"
UPPER = {0: (2, 0)}


def armed(at: str = "faces", *, cards: str = "", shells: int = 3, **given: Any) -> Scene:
    """Seat 0 has Carapace with some tokens, and perhaps other cards, and 5 hearts."""
    given = {"hearts": {0: 5}, "open": "- - -", **given}
    tokens = {"carapace": {0: shells}, **given.pop("tokens", {})}
    return scene(at, keep={0: f"carapace {cards}"}, tokens=tokens, **given)


def last_face(**given: Any) -> Scene:
    return armed(dice="e", **given)


def climbing(**given: Any) -> Scene:
    return armed("move", places=IN_LOWER, **given)


def entering(**given: Any) -> Scene:
    return armed("move", **given)


def held_by_the_toll(**given: Any) -> Scene:
    given = {"open": "new_york_marathon - -", **given}
    return armed("move", places="bronx manhattan queens", **given)


def last_target(**given: Any) -> Scene:
    tops = {"bronx": "high_rise_1 high_rise_3 high_rise_3"}
    return armed(dice="d e", tops=tops, **given).do("resolve destruction")


def fixed_dice(**given: Any) -> Scene:
    return armed("turn", cards="terminal_rage", **given).roll("a a a a a a")


def empty_purse(**given: Any) -> Scene:
    return armed("shop", **given)


def cabs_to_hail(**given: Any) -> Scene:
    return armed(dice="e e", cards="hailing_cabs", **given).do("resolve destruction")


def ray_without_energy(**given: Any) -> Scene:
    given = {"dice": "d d h", **given}
    return armed(cards="seismic_ray", **given).do("resolve destruction")


def one_to_photograph(**given: Any) -> Scene:
    bought: Given = {"energy": {0: 4}, "open": "photo_op - -", "deck": "", "dealt": [0, 2]}
    return armed("shop", seats=2, **bought, **given).do("buy photo_op")


def cannon_on_carapace(**given: Any) -> Scene:
    bought: Given = {"energy": {0: 5}, "open": "tesla_cannon - -", "deck": ""}
    return armed("shop", **bought, **given).do("buy tesla_cannon")


def stuck_on_the_subway(**given: Any) -> Scene:
    return armed("turn", subway=1, **{"open": "new_york_marathon - -", **given})


def hit_without_energy(**given: Any) -> Scene:
    given = {"dice": "o h", "units": {"bronx": "jet"}, **given}
    return armed(cards="of_another_world", **given).do("resolve ouch")


FORCED = [
    pytest.param(last_face, ["resolve energy"], id="faces"),
    pytest.param(climbing, ["climb"], id="climb"),
    pytest.param(entering, ["go manhattan"], id="enter"),
    pytest.param(held_by_the_toll, ["stay"], id="move-stay"),
    pytest.param(last_target, ["raze bronx 1"], id="destroy"),
    pytest.param(fixed_dice, ["keep"], id="reroll"),
    pytest.param(empty_purse, ["done"], id="shop"),
    pytest.param(cabs_to_hail, ["declare"], id="cabs"),
    pytest.param(ray_without_energy, ["skip"], id="ray"),
    pytest.param(one_to_photograph, ["pick 1"], id="photo"),
    pytest.param(cannon_on_carapace, ["discard carapace"], id="cannon"),
    pytest.param(stuck_on_the_subway, ["stay"], id="ride"),
    pytest.param(hit_without_energy, ["absorb 0"], id="absorb"),
]


def test_who_would_die_of_the_last_face_can_discard_carapace_first() -> None:
    """KONY-10.2, KONY-4.7 Four units, six OUCH: 4 hearts and 6 tokens are 10, and 6 stay."""
    t = armed(
        dice="o o o o o o",
        places=IN_LOWER,
        zones=UPPER,
        hearts={0: 4},
        shells=6,
        units={"manhattan": "infantry infantry infantry infantry"},
    )
    assert t.options == ["resolve ouch", "shed"]
    assert t.do("shed").s.hearts[0] == 6


def test_by_the_rules_of_version_1_it_was_not_asked() -> None:
    """KONY-10.2"""
    four = {"manhattan": "infantry infantry infantry infantry"}
    at: Given = {"places": IN_LOWER, "zones": UPPER, "hearts": {0: 4}, "units": four}
    assert armed(dice="o o o o o o", shells=6, rules=1, **at).s.hearts[0] == 0


@pytest.mark.parametrize(("made", "only"), FORCED)
def test_a_single_answer_is_asked_for_while_carapace_can_be_discarded(
    made: Any, only: list[str]
) -> None:
    """KONY-10.2"""
    assert made().options == [*only, "shed"]


@pytest.mark.parametrize(("made", "only"), FORCED)
def test_discarding_carapace_heals_before_the_step_is_done(made: Any, only: list[str]) -> None:
    """KONY-10.2"""
    t = made()
    tokens = int(t.s.shells[0])
    t.do("shed")
    carapace = CARD_NAMES.index("carapace")
    assert [note.args for note in t.notes[:2]] == [(0, carapace), (0, tokens, carapace)]


@pytest.mark.parametrize(("made", "only"), [case for case in FORCED if case.id != "photo"])
def test_by_the_rules_of_version_1_a_single_answer_is_not_asked_for(
    made: Any, only: list[str]
) -> None:
    """KONY-10.2"""
    t = made(rules=1)
    ask = GAME.pending(t.s)
    assert isinstance(ask, Chance) or t.options != [*only, "shed"]


def test_by_the_rules_of_version_1_the_only_other_monster_is_named() -> None:
    """KONY-10.15 Photo Op"""
    bought: Given = {"energy": {0: 4}, "open": "photo_op - -", "deck": "", "dealt": [0, 2]}
    t = scene("shop", seats=2, rules=1, **bought).do("buy photo_op")
    assert t.options == ["pick 1"]


def test_the_only_other_monster_need_not_be_named() -> None:
    """KONY-10.15 Photo Op"""
    bought: Given = {"energy": {0: 4}, "open": "photo_op - -", "deck": "", "dealt": [0, 2]}
    assert scene("shop", seats=2, **bought).do("buy photo_op").s.stars[0] == 2


def test_without_tokens_too() -> None:
    """KONY-10.2"""
    assert armed("shop", shells=0).options == ["done", "shed"]


def test_it_is_asked_once_more_where_discarding_gives_a_choice() -> None:
    """KONY-10.2 With Of Another World the healed life pays for Seismic Ray."""
    t = armed(cards="seismic_ray of_another_world", dice="d d h", hearts={0: 1})
    t.do("resolve destruction")
    assert t.options == ["skip", "shed"]
    t.do("shed")
    assert "aim queens" in t.options


def test_tesla_cannon_finds_no_carapace_that_was_discarded_first() -> None:
    """KONY-10.2"""
    t = cannon_on_carapace().do("shed")
    assert [t.s.hearts[0], t.cards(), "cannon" in t.heard] == [8, [], False]


def test_with_dice_in_hand_it_can_be_discarded_before_the_roll() -> None:
    """KONY-10.2"""
    t = armed("turn").roll("o o o o o o").do("reroll 6 ouch")
    assert t.options == ["roll", "shed"]
    assert t.do("shed").options == ["roll"]


def test_stink_attack_can_wait_for_it() -> None:
    """KONY-10.20"""
    t = armed("move", cards="stink_attack", units={"manhattan": "jet"}).do("go manhattan")
    assert t.options == [
        "carry jet bronx",
        "carry jet queens",
        "carry jet brooklyn",
        "carry jet staten_island",
        "done",
        "shed",
    ]


def test_next_stage_can_wait_for_it() -> None:
    """KONY-10.2"""
    bought: Given = {"energy": {0: 4}, "stars": {0: 2}, "open": "next_stage - -", "deck": ""}
    t = armed("shop", **bought).do("buy next_stage")
    assert t.options == ["take energy", "take hearts", "shed"]


# No question where nothing is to be done: the next step asks


def test_in_upper_manhattan_only_the_shop_asks() -> None:
    """KONY-6.3, KONY-10.2"""
    t = armed("move", places=IN_LOWER, zones=UPPER)
    assert (t.ask.prompt, t.options) == ("shop", ["done", "shed"])


def test_super_speed_in_upper_manhattan_does_not_ask() -> None:
    """KONY-10.22"""
    t = armed("turn", cards="super_speed", places=IN_LOWER, zones=UPPER)
    assert t.at_chance == "dice"


def test_stink_attack_without_units_does_not_ask() -> None:
    """KONY-10.20"""
    t = armed("move", cards="stink_attack").do("go manhattan")
    assert t.ask.prompt == "shop"


def test_next_stage_with_all_life_does_not_ask() -> None:
    """KONY-10.2"""
    bought: Given = {"energy": {0: 4}, "stars": {0: 5}, "open": "next_stage - -", "deck": ""}
    t = armed("shop", hearts={0: 12}, **bought).do("buy next_stage").opens("next_stage")
    assert (t.ask.prompt, t.goods()) == ("shop", (12, 0, 5))


def test_photo_op_without_damage_does_not_ask() -> None:
    """KONY-10.15"""
    bought: Given = {"energy": {0: 4}, "open": "photo_op - -", "deck": ""}
    assert armed("shop", **bought).do("buy photo_op").opens("photo_op").ask.prompt == "shop"


def test_a_price_is_paid_with_carapace_still_there() -> None:
    """KONY-10.12 Of Another World: without Carapace 11 of 12 hearts could not be paid any more."""
    bought: Given = {"energy": {0: 3}, "hearts": {0: 12}, "open": "shadow_double - -", "deck": ""}
    t = armed("shop", cards="of_another_world", **bought).do("buy shadow_double")
    assert t.options == ["pay 9", "pay 10", "pay 11"]


def test_the_others_are_not_asked_in_its_turn_nor_it_in_theirs() -> None:
    """KONY-10.2"""
    t = scene("faces", dice="e", keep={1: "carapace"}, tokens={"carapace": {1: 3}}, open="- - -")
    assert (t.s.active, t.at_chance) == (1, "dice")


@pytest.mark.parametrize("seed", range(12))
def test_no_step_of_its_own_turn_passes_unasked(seed: int) -> None:
    """KONY-10.2 In random play: while Carapace can be discarded a question with an answer waits."""
    rng = Rng(seed)
    cards = ["super_speed stink_attack", "of_another_world seismic_ray", "hailing_cabs"][seed % 3]
    t = armed("turn", cards=cards, shells=5, open="subway tesla_cannon photo_op", energy={0: 30})
    for _ in range(400):
        ask = GAME.pending(t.s)
        out = Journal(silent=True)
        if isinstance(ask, Over):
            return
        if isinstance(ask, Chance):
            t.s.frames[-1].resolve(t.s, int(rng.below(ask.size)), out)
        else:
            assert isinstance(ask, Decide)
            moves = [move for move in ask.options if move.verb != "shed"]
            t.s.frames[-1].answer(t.s, int(ask.seat), moves[rng.below(len(moves))], out)
        settle_watchfully(t.s)


def settle_watchfully(s: Any) -> None:
    """Let the frames run. One that might have asked may only put another question before it."""
    while s.frames:
        frame = s.frames[-1]
        asks = isinstance(frame, Ask) and may_shed(s, frame.seat) and frame.choices(s)
        before = s.encode()
        if not frame.run(s, Journal(silent=True)):
            return
        assert not asks or s.encode() == before, frame.code()
