"""KONY-1 to KONY-9, clause by clause."""

import pytest

from games.king_of_new_york.scenes import Given, Scene, scene
from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.rules.cards import PRINTED
from ludoteka.games.king_of_new_york.rules.parts import BOROUGH_NAMES, CARD_NAMES, MONSTER_NAMES
from ludoteka.kernel.chances import Roll
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Chance

FOUR_ALIVE: Given = {"places": "bronx manhattan manhattan queens queens", "zones": {2: (1, 1)}}


def started(seats: int) -> Scene:
    """A new table up to the roll for the first player."""
    t = Scene(GAME, GAME.start(seats, GAME.options(), Journal()))
    while t.at_chance in ("tile", "card"):
        t.chance(0)
    return t


def test_1_1_five_boroughs_and_six_monsters() -> None:
    """KONY-1.1"""
    assert BOROUGH_NAMES == ["manhattan", "bronx", "queens", "brooklyn", "staten_island"]
    assert len(MONSTER_NAMES) == 6
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


def test_1_2_six_dice_are_rolled() -> None:
    """KONY-1.2"""
    ask = GAME.pending(scene("turn").s)
    assert isinstance(ask, Roll)
    assert [ask.dice, ask.faces] == [6, 6]


def test_1_3_the_box() -> None:
    """KONY-1.3"""
    box = GAME.box(2, GAME.options())
    assert sum(box["tile"]) == 45
    assert sum(box["card"]) == 64
    assert sum(PRINTED.keep) == 46
    assert box["token"] == [0, 13, 13, 5, 15]


def test_2_1_fifteen_stacks_of_three_show_their_top() -> None:
    """KONY-2.1"""
    t = started(2)
    assert 0 not in t.s.top
    assert list(t.s.below) == [2] * 15
    assert t.s.covered.size == 30


def test_2_2_three_cards_lie_open() -> None:
    """KONY-2.2"""
    t = started(2)
    assert 0 not in t.s.open
    assert t.s.deck.size == 61


def test_2_3_ten_hearts_and_nothing_else() -> None:
    """KONY-2.3"""
    t = started(4)
    assert [list(t.s.hearts), list(t.s.stars), list(t.s.energy)] == [[10] * 4, [0] * 4, [0] * 4]


def test_2_4_most_attack_begins_and_tied_monsters_roll_again() -> None:
    """KONY-2.4"""
    t = started(3).roll("a a h h h h h h").roll("a h h h h h h h").roll("a a h h h h h h")
    assert t.heard == ["first-roll", "first-tied"]
    t.roll("a h h h h h h h").roll("a a h h h h h h")
    assert t.heard == ["first-roll", "begins"]
    assert t.seat == 2


def test_2_5_everybody_chooses_a_borough_outside_manhattan() -> None:
    """KONY-2.5"""
    t = started(3).roll("h h h h h h h h").roll("a h h h h h h h").roll("h h h h h h h h")
    t.refused("go manhattan", "KONY-2.5", "not-manhattan-yet")
    t.do("go bronx", "go bronx")
    assert t.seat == 0
    t.refused("go bronx", "KONY-2.5", "borough-full").do("go queens")
    assert [t.where(seat) for seat in range(3)] == ["queens", "bronx", "bronx"]
    assert t.s.active == 1


@pytest.mark.parametrize(("zone", "stars", "energy"), [(0, 1, 1), (1, 2, 1), (2, 2, 2)])
def test_3_1_manhattan_pays_at_the_start(zone: int, stars: int, energy: int) -> None:
    """KONY-3.1"""
    t = scene("turn", places="manhattan bronx queens", zones={0: (zone, 0)})
    assert t.goods() == (10, stars, energy)


def test_3_2_three_rolls_with_any_dice() -> None:
    """KONY-3.2 Also dice that were kept before."""
    t = scene("turn").roll("e e h a d c").do("reroll 1 energy", "reroll 1 celebrity", "roll")
    t.roll("o o").do("reroll 1 energy", "roll").roll("h")
    assert list(t.s.dice) == [0, 2, 1, 1, 0, 2]
    assert t.ask.prompt == "face"


def test_3_2_dice_may_be_kept_after_any_roll() -> None:
    """KONY-3.2"""
    t = scene("turn").roll("e e h a d c")
    t.refused("roll", "KONY-3.2", "nothing-chosen")
    t.refused("reroll 3 energy", "KONY-3.2", "no-such-dice")
    t.do("reroll 1 heal").refused("keep", "KONY-3.2", "already-chosen")
    t.refused("reroll 1 energy", "KONY-3.2", "dice-in-order")
    t = scene("turn").roll("e e h a d c").do("keep")
    assert t.ask.prompt == "face"


def test_3_3_faces_are_resolved_one_at_a_time_in_any_order() -> None:
    """KONY-3.3"""
    t = scene(dice="e e h c o a", hearts={0: 5})
    t.do("resolve heal").refused("resolve heal", "KONY-3.3", "face-begun")
    t.refused("resolve destruction", "KONY-3.3", "no-such-face")
    t.refused("done", "KONY-3.3", "faces-left").do("resolve energy")
    assert t.goods() == (6, 0, 2)


def test_3_4_the_move_step_follows_the_dice() -> None:
    """KONY-3.4"""
    assert scene("move", places="bronx manhattan queens").ask.prompt == "move"


def test_3_5_the_buy_step_follows_the_move() -> None:
    """KONY-3.5"""
    t = scene("move", places="bronx manhattan queens", energy={0: 9}).do("stay")
    assert t.ask.prompt == "shop"


def test_3_6_the_turn_ends_with_the_victory_check() -> None:
    """KONY-3.6"""
    t = scene("end", stars={0: 20})
    assert t.over.ranks == [0, 1, 1]


def test_4_1_energy_has_no_limit() -> None:
    """KONY-4.1"""
    assert scene(dice="e e e", energy={0: 40}, open="- - -").s.energy[0] == 43


def test_4_2_heal_not_above_ten() -> None:
    """KONY-4.2"""
    assert scene(dice="h h h", hearts={0: 8}).goods()[0] == 10


def test_4_2_heal_dice_do_nothing_in_manhattan_but_hospitals_do() -> None:
    """KONY-4.2"""
    t = scene(
        dice="h d d",
        places="manhattan bronx queens",
        hearts={0: 5},
        tops={"manhattan": "hospital_2 high_rise_3 high_rise_3"},
    )
    t.do("resolve heal")
    assert t.s.hearts[0] == 7


def test_4_3_from_outside_manhattan_is_hit() -> None:
    """KONY-4.3"""
    t = scene(dice="a a", places="bronx manhattan queens")
    assert list(t.s.hearts) == [10, 8, 10]


def test_4_3_from_manhattan_everybody_outside_is_hit() -> None:
    """KONY-4.3"""
    t = scene(dice="a a", places="manhattan bronx queens")
    assert list(t.s.hearts) == [10, 8, 8]


def test_4_3_no_attack_if_manhattan_was_empty() -> None:
    """KONY-4.3"""
    t = scene(dice="a a a")
    assert list(t.s.hearts) == [10, 10, 10]


def test_4_4_you_must_go_on_destroying_but_choose_what() -> None:
    """KONY-4.4"""
    t = scene(dice="d d d", tops={"bronx": "high_rise_1 high_rise_2 hospital_3"})
    t.refused("raze queens 1", "KONY-4.4", "only-there")
    t.do("raze bronx 2").uncovers("high_rise_3", "high_rise_3")
    assert t.where() == "manhattan"
    assert t.s.stars[0] == 2 + 1 + 1
    t = scene(dice="d d", tops={"bronx": "high_rise_1 high_rise_2 hospital_3"})
    t.refused("raze bronx 3", "KONY-4.4", "too-strong").refused("done", "KONY-4.4")


def test_4_5_a_building_becomes_a_unit_that_is_safe_this_turn() -> None:
    """KONY-4.5"""
    t = scene(
        dice="d d d d",
        tops={"bronx": "power_plant_2 high_rise_3 -"},
        units={"bronx": "infantry jet"},
    )
    t.do("raze bronx 1").uncovers("hospital_3")
    assert t.s.energy[0] == 2
    assert len(t.s.units[1]) == 2  # the old Infantry was the only thing left to take
    assert sum(t.s.taken[:8]) == 1
    t = scene(dice="d d d", tops={"bronx": "high_rise_2 - -"}, units={"bronx": "new_jet infantry"})
    t.refused("strike jet bronx", "KONY-4.5", "unit-new")


def test_4_6_superstar() -> None:
    """KONY-4.6"""
    assert scene(dice="c c").s.superstar == -1
    t = scene(dice="c c c c")
    assert [t.s.superstar, t.s.stars[0]] == [0, 2 + 1]
    t = scene(dice="c", superstar=0)
    assert t.s.stars[0] == 1 + 1


def test_4_7_one_ouch_hits_you_two_your_borough_three_everybody() -> None:
    """KONY-4.7"""
    city = {"bronx": "infantry infantry", "queens": "jet"}
    home = "bronx bronx queens"
    assert list(scene(dice="o", places=home, units=city).s.hearts) == [8, 10, 10]
    assert list(scene(dice="o o", places=home, units=city).s.hearts) == [8, 8, 10]
    t = scene(dice="o o o", places=home, units=city)
    assert list(t.s.hearts) == [8, 8, 9]
    assert [t.s.statue, t.s.stars[0]] == [0, 3 + 1]


def test_4_7_the_former_holder_of_the_statue_loses_three_stars_but_not_below_zero() -> None:
    """KONY-4.7"""
    t = scene(dice="o o o", statue=1, stars={1: 5})
    assert list(t.s.stars[:2]) == [4, 2]
    assert list(scene(dice="o o o", statue=1, stars={1: 1}).s.stars[:2]) == [4, 0]


def test_5_1_an_attack_needs_damage_by_attack() -> None:
    """KONY-5.1 Nobody is in Manhattan any more, so Fireball has nothing to spread."""
    t = scene(dice="a", places="bronx bronx queens", keep={0: "fireball"}, quiet=0)
    assert list(t.s.hearts) == [10, 10, 10]


def test_5_2_an_eliminated_monster_loses_everything() -> None:
    """KONY-5.2"""
    t = scene(
        dice="a a",
        places="bronx manhattan queens",
        hearts={1: 1},
        energy={1: 5},
        keep={1: "diva carapace"},
        tokens={"web": {1: 2}, "jinx": {1: 1}, "carapace": {1: 3}},
        superstar=1,
        statue=1,
        stars={1: 7},
        claims=[1],
        extra=[1],
    )
    s = t.s
    assert [s.hearts[1], s.energy[1], s.keep[1], s.place[1]] == [0, 0, [], -1]
    assert [s.superstar, s.statue, list(s.claims), list(s.extra)] == [-1, -1, [], []]
    assert list(s.supply) == [0, 13, 13, 5, 15]
    assert {CARD_NAMES[card] for card in s.discard} == {"diva", "carapace"}


def test_5_3_who_is_attacked_in_manhattan_may_flee() -> None:
    """KONY-5.3"""
    t = scene(dice="a", places="bronx manhattan queens queens", seats=4)
    assert t.seat == 1
    t.refused("go queens", "KONY-5.3", "borough-full")
    t.do("go brooklyn")
    assert [t.where(0), t.where(1)] == ["manhattan", "brooklyn"]


def test_5_3_ouch_and_cards_do_not_let_you_flee() -> None:
    """KONY-5.3"""
    t = scene(dice="o o o", places="bronx manhattan queens", units={"manhattan": "tank"})
    assert [t.s.hearts[1], t.where(1)] == [9, "manhattan"]
    assert t.ask.prompt == "move"


def test_5_4_a_dead_monsters_turn_stops() -> None:
    """KONY-5.4"""
    t = scene(dice="o e", hearts={0: 1}, units={"bronx": "tank"}, extra=[0])
    t.do("resolve ouch")
    assert [t.s.hearts[0], t.s.active, list(t.s.extra)] == [0, 1, []]
    assert t.at_chance == "dice"


def test_5_5_triggers_come_after_eliminations_and_before_flight() -> None:
    """KONY-5.5"""
    t = scene(
        dice="a",
        places="bronx manhattan queens",
        keep={0: "webspinner curse trash_thrower", 1: "drain phoenix_blood"},
        stars={1: 4},
        energy={0: 2},
    )
    assert t.ask.prompt == "flee"
    assert [t.s.web[1], t.s.jinx[1], t.s.stars[1]] == [1, 1, 3]
    assert [t.s.energy[0], t.s.energy[1]] == [0, 3]


def test_5_6_the_active_monsters_triggers_come_first_then_clockwise() -> None:
    """KONY-5.6 The last Web goes to the first Monster clockwise from the attacker."""
    t = scene(dice="a", places="manhattan bronx queens", keep={0: "webspinner"})
    s = scene(
        dice="a",
        places="manhattan bronx queens",
        keep={0: "webspinner"},
        tokens={"web": {0: 12}},
    ).do("spend 0")
    assert [list(t.s.web), list(s.s.web)] == [[0, 1, 1], [12, 1, 0]]


def test_6_1_outside_with_room_you_must_enter() -> None:
    """KONY-6.1"""
    t = scene("move")
    assert [t.where(), t.s.stars[0], t.s.zone[0]] == ["manhattan", 1, 0]


def test_6_2_without_room_you_may_go_to_an_outer_borough() -> None:
    """KONY-6.2"""
    t = scene("move", places="bronx manhattan queens queens", seats=4)
    t.refused("go queens", "KONY-6.2", "borough-full")
    t.refused("go manhattan", "KONY-6.2", "manhattan-full")
    t.refused("go bronx", "KONY-6.2", "already-there")
    assert t.options == ["go brooklyn", "go staten_island", "stay"]
    assert t.do("go brooklyn").where() == "brooklyn"


def test_6_3_in_manhattan_you_climb_and_cannot_leave() -> None:
    """KONY-6.3"""
    t = scene("move", places="manhattan bronx queens")
    assert [t.where(), t.s.zone[0]] == ["manhattan", 1]
    t = scene("move", places="manhattan bronx queens", zones={0: (2, 0)})
    assert [t.where(), t.s.zone[0]] == ["manhattan", 2]


def test_7_1_a_card_is_paid_acts_and_the_gap_is_refilled() -> None:
    """KONY-7.1"""
    t = scene("shop", energy={0: 6}, open="brooklyn_bridge diva subway")
    t.refused("buy subway", "KONY-7.1", "too-dear").refused("buy drain", "KONY-7.1")
    t.do("buy diva").opens("curse")
    assert [t.s.energy[0], t.cards()] == [1, ["diva"]]
    assert [CARD_NAMES[card] for card in list(t.s.open)] == ["brooklyn_bridge", "curse", "subway"]


def test_7_1_the_gap_is_refilled_even_if_the_buyer_dies() -> None:
    """KONY-7.1"""
    t = scene("shop", hearts={0: 4}, open="subterranean_cable diva subway")
    t.do("buy subterranean_cable").opens("curse")
    assert [t.s.hearts[0], t.s.active] == [0, 1]
    assert 0 not in t.s.open


def test_7_2_a_sweep_costs_two_as_often_as_you_pay() -> None:
    """KONY-7.2"""
    t = scene("shop", energy={0: 4})
    t.do("sweep").opens("diva", "drain", "curse").do("sweep").opens("fury", "stomp", "hunter")
    assert t.s.energy[0] == 0
    assert len(t.s.discard) == 6


def test_7_3_discard_cards_act_and_are_discarded() -> None:
    """KONY-7.3"""
    t = scene("shop", energy={0: 6}).do("buy brooklyn_bridge").opens("diva")
    assert [t.s.stars[0], t.cards()] == [4, []]
    assert [CARD_NAMES[card] for card in list(t.s.discard)] == ["brooklyn_bridge"]


def test_7_4_borough_cards_are_cheaper_at_home() -> None:
    """KONY-7.4"""
    t = scene("shop", places="brooklyn manhattan queens", energy={0: 5})
    t.do("buy brooklyn_bridge").opens("diva")
    assert t.s.energy[0] == 0


def test_7_5_conditions_and_empty_places() -> None:
    """KONY-7.5"""
    t = scene("shop", energy={0: 9}, open="air_force_one - -", discard="", deck="")
    t.refused("buy air_force_one", "KONY-7.5", "needs-destroyed")
    t = scene("shop", energy={0: 9}, open="coney_island - -", deck="").do("buy coney_island")
    t.opens("coney_island").do("buy coney_island").opens("coney_island")
    assert t.s.stars[0] == 6


def test_8_1_the_end() -> None:
    """KONY-8.1"""
    assert scene("end", stars={1: 20, 2: 22}).over.ranks == [1, 1, 0]
    assert scene("end", stars={0: 20, 2: 22}).over.ranks == [0, 1, 1]
    assert scene("end", stars={1: 21, 2: 21}).over.ranks == [2, 0, 0]
    assert scene("end", places="bronx - -").over.ranks == [0, 1, 1]
    assert scene("end", places="- - -").over.ranks == [1, 1, 1]
    assert isinstance(GAME.pending(scene("end", stars={0: 19}).s), Chance)


def test_8_2_extra_turns_come_in_the_order_they_were_earned() -> None:
    """KONY-8.2"""
    t = scene("end", extra=[0, 2], open="- - -", deck="", discard="")
    order = []
    for _ in range(4):
        order.append(int(t.s.active))
        t.roll("e e e e e e").do("keep")
        while t.at_chance != "dice":
            t.do("stay" if t.ask.prompt == "move" else "done")
    assert order == [0, 2, 1, 2]


def test_8_3_the_bound_is_for_simulations_only() -> None:
    """KONY-8.3"""
    assert GAME.bound(4, GAME.options()) == 2_000 * 100


def test_9_0_two_lanes_need_five_monsters() -> None:
    """KONY-9.0"""
    two = GAME.options(lanes="two")
    with pytest.raises(Refused):
        GAME.start(4, two, Journal())
    t = scene("move", seats=5, lanes="two", places="bronx manhattan queens - -")
    assert t.where() == "bronx"


def test_9_0_two_lanes_are_proposed_to_five_and_six() -> None:
    """KONY-9.0"""
    proposed = [GAME.proposed(seats) for seats in GAME.seats]
    assert proposed == [{}, {}, {}, {"lanes": "two"}, {"lanes": "two"}]


def test_9_1_the_second_monster_enters_on_the_other_lane() -> None:
    """KONY-9.1"""
    t = scene("move", seats=5, lanes="two", places="bronx manhattan queens queens brooklyn")
    assert [t.where(), t.s.zone[0], t.s.lane[0]] == ["manhattan", 0, 1]


def test_9_2_fewer_than_two_in_manhattan_oblige() -> None:
    """KONY-9.2"""
    full = "bronx manhattan manhattan queens brooklyn"
    t = scene("move", seats=5, lanes="two", places=full, zones={2: (0, 1)})
    t.refused("go manhattan", "KONY-6.2", "manhattan-full")


def test_9_3_both_in_manhattan_are_hit() -> None:
    """KONY-9.3"""
    full = "bronx manhattan manhattan queens brooklyn"
    t = scene(dice="a", seats=5, lanes="two", places=full, zones={2: (0, 1)})
    assert list(t.s.hearts) == [10, 9, 9, 10, 10]


def test_9_4_who_stays_slides_to_the_2_4_lane_after_all_decisions() -> None:
    """KONY-9.4"""
    full = "bronx manhattan manhattan queens brooklyn"
    t = scene(dice="a", seats=5, lanes="two", places=full, zones={1: (0, 0), 2: (1, 1)})
    t.do("go staten_island")
    assert [t.seat, t.s.lane[2]] == [2, 1]
    t.do("stay")
    assert [t.s.lane[2], t.s.zone[2]] == [0, 1]
    assert [t.where(), t.s.lane[0]] == ["manhattan", 1]


def test_9_5_with_four_alive_the_5_6_lane_is_left() -> None:
    """KONY-9.5"""
    t = scene(
        dice="o o o e",
        seats=5,
        lanes="two",
        hearts={4: 1},
        units={"queens": "tank"},
        **FOUR_ALIVE,
    ).do("resolve ouch")
    assert [t.seat, t.ask.prompt] == [2, "leave"]
    t.refused("stay", "KONY-9.5", "must-leave-now").do("go brooklyn")
    assert [t.where(1), t.where(2)] == ["manhattan", "brooklyn"]
