"""Emerald Skulls, SKULL-1 to SKULL-8: the turn and its rules, clause by clause."""

import pytest

from games.emerald_skulls.skull_table import betting, ended, fresh, position
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.rules.parts import PRINTED
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.pending import Chance, Decide

PLACE = [["place"]]
CHECK = [["check"]]


# SKULL-1 Components


def test_a_hand_has_six_faces_on_each_die() -> None:
    """SKULL-1.1 Seven dice of six faces."""
    scene = position(1, [["rolling"]], hand=7)
    ask = GAME.pending(scene.s)
    assert isinstance(ask, Chance)
    assert ask.size == 6**7


def test_the_eyes_hold_two_dice_and_the_gem_one() -> None:
    """SKULL-1.2 Other levels hold any number."""
    scene = position(roll="IV IV IV V V III III")
    assert "place nose 2 0" in scene.options
    assert scene.why_not(0, "place eyes 3 0") == ("SKULL-1.2", "level-too-small")
    assert scene.why_not(0, "place gem 2 0") == ("SKULL-1.2", "level-too-small")
    assert "place eyes 2 0" in scene.options


def test_everybody_has_two_markers_and_no_gears() -> None:
    """SKULL-1.3 and 1.4 Players start with nothing; the gears are in the pot."""
    pots = {1: 80, 2: 80, 3: 120, 4: 160, 5: 200, 6: 240, 7: 280, 8: 320}
    for seats, pot in pots.items():
        s = GAME.setup(seats, GAME.options())
        assert s.pot == pot
        assert list(s.gears) == [0] * seats
    scene = betting(3, hand=7)
    scene.by(1, "bet 4 empty_hands").by(1, "bet 3 final_jewel")
    assert scene.why_not(1, "bet 1 mad_nargash") == ("SKULL-7.2", "no-marker")


def test_there_are_four_standard_and_twelve_double_sided_cards() -> None:
    """SKULL-1.5 The families of the cards."""
    families = [PRINTED.family[card] for card in range(1, len(PRINTED.family))]
    assert [families.count(family) for family in range(4)] == [4, 8, 8, 8]
    assert len(PRINTED.opposition) == 1 + 10


# SKULL-2 and 3


def test_the_turn_goes_to_the_left() -> None:
    """SKULL-2.1 The first roller by lot, then clockwise."""
    scene = fresh(3, first=2)
    assert scene.s.roller == 2
    scene.passes().dice("I I V").choose("place gem 1 0")
    assert scene.s.roller == 0
    scene.passes().dice("I I V").choose("place gem 1 0")
    assert scene.s.roller == 1


def test_a_turn_buys_then_rolls_then_pays() -> None:
    """SKULL-2.2 The phases of a turn in their order."""
    scene = position(2, [["phase"], ["buy"]], gears=[20, 0], pot=60)
    scene.choose("buy 4")
    assert scene.ask.prompt == "bet"
    scene.passes().dice("I I I I").choose("place lower_jaw 4 0").choose("base")
    assert scene.s.gears[0] == 20 - 1 + 4


@pytest.mark.parametrize(("dice", "price"), [(3, 0), (4, 1), (5, 3), (6, 6), (7, 10)])
def test_more_dice_cost_gears(dice: int, price: int) -> None:
    """SKULL-3.1 The price goes into the pot."""
    scene = position(2, [["buy"]], gears=[12, 0], pot=68)
    scene.choose(f"buy {dice}")
    assert (scene.s.gears[0], scene.s.pot) == (12 - price, 68 + price)


def test_only_what_can_be_paid_for_is_bought() -> None:
    """SKULL-3.1 With five gears six dice are too many; with none there is nothing to choose."""
    scene = position(2, [["buy"]], gears=[5, 0], pot=75)
    assert scene.options == ["buy 3", "buy 4", "buy 5"]
    scene.refused("buy 6", "SKULL-3.1", "cannot-pay")
    scene.refused("pass", "SKULL-3.1", "buy-first")
    assert fresh(2).ask.prompt == "bet"


def test_buying_five_dice_costs_three_gears() -> None:
    """SKULL-15.1"""
    scene = position(2, [["phase"], ["buy"]], gears=[3, 0], pot=77)
    scene.choose("buy 5")
    assert (scene.s.gears[0], scene.s.pot, scene.s.hand) == (0, 80, 5)


# SKULL-4 The roll phase


def test_everybody_else_may_bet_before_the_roll() -> None:
    """SKULL-4.1 A betting step; then 4.2 all dice in hand are rolled."""
    scene = betting(4, roller=1)
    assert scene.ask.racing == 0b1101
    scene.refused("roll", "SKULL-4.1", "bet-or-pass")
    scene.passes().dice("I II S")
    assert scene.ask.prompt == "place"
    scene.refused("pass", "SKULL-4.2", "place-or-reroll")


def test_after_a_reroll_action_there_is_a_new_betting_step() -> None:
    """SKULL-4.2"""
    scene = position(2, roll="I I", tokens=[1, 0]).choose("token")
    assert scene.ask.prompt == "bet"
    assert scene.s.step == 2


def test_nothing_to_place_is_a_bust() -> None:
    """SKULL-4.3 Without a reroll action the turn is over at once."""
    scene = position(2, [["rolling"]], placed="2", hand=2)
    scene.dice("I I")
    assert scene.s.roller == 1
    assert list(scene.s.gears) == [0, 0]


def test_a_reroll_action_instead_of_a_bust_is_optional() -> None:
    """SKULL-4.3 The roller may take it or bust."""
    scene = position(2, placed="3", roll="I I")
    assert scene.options == ["pick", "bust"]
    scene.choose("bust")
    assert scene.s.roller == 1


def test_nobody_busts_by_choice() -> None:
    """SKULL-4.4"""
    position(2, roll="I V").refused("bust", "SKULL-4.4", "can-place")


def test_stopping_is_possible_only_after_placing() -> None:
    """SKULL-4.5"""
    scene = position(2, placed="1", roll="I V")
    scene.refused("stop", "SKULL-4.5", "place-first")
    scene.choose("place lower_jaw 1 0")
    assert scene.options == ["stop", "roll"]
    scene.refused("place gem 1 0", "SKULL-4.5", "stop-or-roll")
    scene.refused("token", "SKULL-4.2", "reroll-too-late")
    scene.choose("stop")
    assert list(scene.s.gears) == [2, 0]


def test_going_on_starts_with_bets() -> None:
    """SKULL-4.5 Back to 4.1."""
    scene = position(2, CHECK, placed="1", hand=2).choose("roll")
    assert scene.ask.prompt == "bet"


# SKULL-5 Placing


def test_dice_go_to_one_level() -> None:
    """SKULL-5.1 At least one die, not all that fit; no move names two levels."""
    scene = position(2, roll="I I II")
    assert scene.options == ["place lower_jaw 1 0", "place lower_jaw 2 0", "place upper_jaw 1 0"]


def test_dice_show_the_value_of_the_level_or_a_skull() -> None:
    """SKULL-5.2 Skulls alone are fine."""
    scene = position(2, roll="II S")
    scene.refused("place nose 1 0", "SKULL-5.2", "dice-do-not-show")
    scene.refused("place upper_jaw 1 2", "SKULL-5.2", "dice-do-not-show")
    for level in ("lower_jaw", "upper_jaw", "nose", "eyes", "gem"):
        assert f"place {level} 0 1" in scene.options


def test_the_floor_rises_only() -> None:
    """SKULL-5.3 A lower level is closed even if it holds dice."""
    scene = position(2, placed="1 2", roll="I II")
    scene.refused("place lower_jaw 1 0", "SKULL-5.3", "below-floor")
    assert scene.options == ["place upper_jaw 1 0"]


def test_the_limits_hold_for_the_whole_turn() -> None:
    """SKULL-5.4 One eye leaves room for one more."""
    scene = position(2, placed="4", roll="IV IV")
    scene.refused("place eyes 2 0", "SKULL-5.4", "level-full")
    assert scene.options == ["place eyes 1 0"]


def test_the_placing_example_of_the_rulebook() -> None:
    """SKULL-15.2"""
    scene = position(2, placed="3", roll="I III IV S", tokens=[1, 0])
    assert scene.options == [
        "place nose 0 1",
        "place nose 1 0",
        "place nose 1 1",
        "place eyes 0 1",
        "place eyes 1 0",
        "place eyes 1 1",
        "place gem 0 1",
        "pick",
        "token",
    ]
    scene.refused("place lower_jaw 1 0", "SKULL-5.3")


def test_three_dice_of_two_levels_make_no_double_out() -> None:
    """SKULL-15.3 IV, V and a skull cannot all be placed after one roll."""
    scene = position(2, roll="IV V S")
    placed = [option.split() for option in scene.options]
    assert max(int(natural) + int(skulls) for _, _, natural, skulls in placed) == 2


def test_a_closed_lower_level_stays_closed() -> None:
    """SKULL-15.10 Dice on 1 and 3; the roll shows I, II and IV."""
    scene = position(2, placed="1 3", roll="I II IV")
    assert scene.options == ["place eyes 1 0", "pick"]
    scene.refused("place lower_jaw 1 0", "SKULL-5.3")


# SKULL-6 Reroll actions


def test_a_token_adds_a_die() -> None:
    """SKULL-6.1 The token is spent and the whole hand is rolled again."""
    scene = position(2, placed="1", roll="II II", tokens=[2, 0]).choose("token")
    assert (scene.s.tokens[0], scene.s.hand) == (1, 3)
    position(2, roll="II II").refused("token", "SKULL-6.1", "no-token")


def test_a_token_without_dice_in_the_supply_rerolls_the_hand_only() -> None:
    """SKULL-15.9"""
    scene = position(2, placed="1 1 1", roll="II II II II", tokens=[1, 0]).choose("token")
    assert scene.s.hand == 4


def test_a_nose_pick_takes_a_three_back() -> None:
    """SKULL-6.2 A marker at the nose; at most two in a turn."""
    scene = position(2, placed="3 3", roll="I").choose("pick")
    assert (scene.s.picks, scene.s.natural[3], scene.s.hand) == (1, 1, 2)
    scene.passes().dice("I I").choose("pick").passes().dice("V V V")
    assert scene.s.picks == 2
    scene.refused("pick", "SKULL-6.2", "nothing-to-pick")
    twice = position(2, placed="3", roll="V", picks=2)
    twice.refused("pick", "SKULL-6.2", "picked-twice")


def test_after_a_reroll_action_the_roller_must_roll() -> None:
    """SKULL-6.3 Stopping is possible again only after placing."""
    scene = position(2, placed="3", roll="I", floor=3).choose("pick").passes()
    assert isinstance(GAME.pending(scene.s), Chance)
    scene.dice("III I")
    scene.refused("stop", "SKULL-4.5")


def test_the_nose_stays_the_floor_after_a_pick() -> None:
    """SKULL-15.8 Even if it is empty; and a skull on the nose cannot be picked."""
    scene = position(2, placed="3", roll="V").choose("pick").passes().dice("I III")
    assert scene.options == ["place nose 1 0"]
    scene.refused("place lower_jaw 1 0", "SKULL-5.3")
    again = position(2, placed="3", roll="V").choose("pick").passes().dice("II III")
    again.refused("place upper_jaw 1 0", "SKULL-5.3")
    position(2, placed="3s", roll="V").refused("pick", "SKULL-6.2", "nothing-to-pick")


def test_with_an_eye_the_nose_is_closed() -> None:
    """SKULL-15.11 After a nose pick III is refused on the nose; nothing else fits: a bust."""
    scene = position(2, placed="3 3 4", roll="I", floor=4).choose("pick").passes().dice("III III")
    scene.refused("place nose 1 0", "SKULL-5.3", "below-floor")
    assert scene.options == ["pick", "bust"]
    bust = position(2, placed="3 4", roll="I").choose("pick").passes().dice("III III")
    assert bust.s.roller == 1


# SKULL-8 Outs


@pytest.mark.parametrize(
    ("placed", "roll", "move", "gears"),
    [
        ("1 1", "V I", "place gem 1 0", 5),
        ("1 1", "II", "place upper_jaw 1 0", 4),
        ("1 1", "V", "place gem 1 0", 7),
    ],
    ids=["gem", "empty hand", "double"],
)
def test_a_placement_may_end_the_turn(placed: str, roll: str, move: str, gears: int) -> None:
    """SKULL-8.1 Gem, empty hand, and both at once."""
    scene = position(3, placed=placed, roll=roll, cards="14a 14b 16a 16b 22a 24a").choose(move)
    assert scene.s.gears[0] == gears
    assert scene.s.roller == 1


def test_a_double_out_counts_as_both() -> None:
    """SKULL-8.2 It pays bets on a gem and on an empty hand, and loses those against them."""
    bets = "1:22a:final_jewel 1:24a:empty_hands 2:22a:lost_jewel 2:24a:feeble_fingers"
    scene = ended(12, 3, placed="1 5", cards="22a 24a", bets=bets)
    assert list(scene.s.gears) == [6, 3 + 3, 0]


def test_options_of_the_solo_game_are_refused_to_others() -> None:
    """SKULL-12.1 and 12.4 Standard cards for one player, opposition options for nobody else."""
    with pytest.raises(Refused, match="unsuited"):
        fresh(1, cards="drawn")
    with pytest.raises(Refused, match="unsuited"):
        fresh(2, opposition="5")


def test_nobody_moves_out_of_turn() -> None:
    """SKULL-2.1 and 10.1"""
    scene = position(2, roll="I V")
    assert scene.why_not(1, "place lower_jaw 1 0") == ("SKULL-2.1", "not-your-turn")
    over = position(2, [["bets", 1]], pot=0, gears=[40, 40])
    assert over.why_not(0, "pass") == ("SKULL-10.1", "game-over")


def test_a_decision_is_asked_with_its_dice() -> None:
    """SKULL-4.2 The question names what was rolled."""
    ask = position(2, roll="I S").ask
    assert isinstance(ask, Decide)
    assert GAME.words.name("dice", ask.about[0]) == "I ☠"
