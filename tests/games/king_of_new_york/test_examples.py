"""KONY-12: the examples that must be tests, and the interactions the rulings name."""

from games.king_of_new_york.scenes import Given, scene
from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES

LANES: Given = {"seats": 5, "lanes": "two"}


def test_12_1_four_destruction_in_queens() -> None:
    """KONY-12.1"""
    t = scene(
        dice="d d d d",
        places="queens manhattan bronx",
        tops={"queens": "high_rise_1 high_rise_2 hospital_2"},
    )
    t.do("raze queens 1").uncovers("hospital_3").do("raze queens 2").uncovers("high_rise_2")
    assert t.s.stars[0] == 3
    assert t.ask.prompt == "move"


def test_12_2_the_first_turn_of_the_book() -> None:
    """KONY-12.2"""
    t = scene(
        dice="d d d o a c",
        places="queens manhattan bronx",
        hearts={0: 8},
        tops={"queens": "high_rise_1 high_rise_3 high_rise_3"},
        units={"queens": "infantry"},
    )
    t.do("resolve destruction", "raze queens 1").uncovers("hospital_3")
    assert [t.s.stars[0], t.s.hearts[0]] == [1, 9]
    t.do("resolve ouch").do("resolve attack")
    assert [t.s.hearts[0], t.s.hearts[1], t.ask.prompt] == [8, 9, "flee"]
    t.do("stay")
    assert t.s.stars[0] == 1


def test_12_3_sweep_and_buy() -> None:
    """KONY-12.3"""
    t = scene("shop", energy={0: 10}).do("sweep").opens("ego_trip", "diva", "drain")
    t.do("buy ego_trip").opens("fury")
    assert t.s.energy[0] == 5


def test_12_4_no_attack_in_the_first_turn_and_no_victory_for_the_dead() -> None:
    """KONY-12.4"""
    assert list(scene(dice="a a a a a a").s.hearts) == [10, 10, 10]
    t = scene(dice="o", hearts={0: 1}, stars={0: 20}, units={"bronx": "tank"})
    assert [t.s.hearts[0], t.s.active] == [0, 1]
    assert scene(dice="c c c c c").s.stars[0] == 3 + 1
    assert scene(dice="c c", superstar=0).s.stars[0] == 2 + 1
    assert scene(dice="o o o", statue=2, stars={2: 8}).s.stars[2] == 5


def test_12_5_two_lanes() -> None:
    """KONY-12.5"""
    t = scene("move", places="bronx manhattan queens queens brooklyn", **LANES)
    assert [t.s.lane[0], t.s.zone[0]] == [1, 0]
    places = "bronx manhattan manhattan queens brooklyn"
    t = scene(dice="a", places=places, zones={2: (2, 1)}, **LANES).do("go queens", "stay")
    assert [t.s.lane[2], t.s.zone[2], t.s.lane[0]] == [0, 2, 1]
    t = scene(dice="a a", places=places, zones={2: (2, 1)}, hearts={1: 2}, **LANES)
    assert [t.seat, t.ask.prompt] == [2, "flee"]
    t.do("stay")
    assert [t.s.lane[2], t.where()] == [0, "bronx"]


def test_12_7_the_active_monster_dies() -> None:
    """KONY-12.7"""
    t = scene(
        dice="o o a a a a",
        places="queens manhattan queens",
        hearts={0: 2},
        units={"queens": "jet tank"},
        extra=[0],
    ).do("resolve ouch")
    assert [list(t.s.hearts), t.s.active, list(t.s.extra)] == [[0, 10, 8], 1, []]
    t = scene(dice="o o o", hearts={0: 1}, units={"bronx": "jet"}, statue=1, stars={1: 3})
    assert [t.s.statue, t.s.stars[1]] == [1, 3]


def test_12_8_the_statues_holder() -> None:
    """KONY-12.8"""
    assert scene(dice="o o o", statue=0, stars={0: 3}).s.stars[0] == 3 + 1
    t = scene(dice="o o o", statue=1, hearts={1: 1}, stars={1: 6}, units={"queens": "jet"})
    assert [t.s.statue, t.s.stars[0], t.s.stars[1]] == [0, 3 + 1, 6]


def test_12_9_diva() -> None:
    """KONY-12.9"""
    t = scene(dice="c c c", keep={1: "diva"}, superstar=1)
    assert [t.s.superstar, t.s.stars[0]] == [1, 1]
    t = scene(dice="c c c c", keep={1: "diva"}, superstar=1)
    assert [t.s.superstar, t.s.stars[0]] == [0, 2 + 1]
    assert scene(dice="c c", superstar=0).s.stars[0] == 2 + 1


def test_12_10_doubling_before_additions() -> None:
    """KONY-12.10, KONY-5.5 Shadow Double, Antimatter Pellets, Tesla Antennae: 1x2x2+1 = 5."""
    t = scene(
        dice="a",
        places="bronx manhattan queens",
        hearts={0: 9},
        keep={0: "shadow_double antimatter_pellets tesla_antennae"},
    ).roll("o")
    assert t.s.hearts[1] == 5


def test_12_11_fireball() -> None:
    """KONY-12.11"""
    card = {0: "fireball"}
    assert list(scene(dice="a a", places="bronx bronx queens", keep=card).s.hearts) == [10, 10, 10]
    t = scene(dice="a a", places="bronx manhattan bronx", keep=card)
    assert [list(t.s.hearts), t.seat] == [[10, 8, 8], 1]
    t.do("stay")
    assert t.ask.prompt == "move"
    inside = "manhattan manhattan bronx queens queens"
    t = scene(dice="a", places=inside, zones={1: (0, 1)}, keep=card, **LANES)
    assert [list(t.s.hearts), t.seat, t.ask.prompt] == [[10, 9, 9, 9, 9], 1, "flee"]


def test_12_12_from_five_to_four() -> None:
    """KONY-12.12"""
    dying: Given = {"hearts": {4: 1}, "units": {"queens": "tank"}, **LANES}
    t = scene(dice="o o o", places="bronx manhattan brooklyn brooklyn queens", **dying)
    t.refused("go manhattan", "KONY-9.0", "manhattan-for-one")
    places = "manhattan manhattan brooklyn brooklyn queens"
    t = scene(dice="o o o h", places=places, zones={0: (1, 1)}, **{**dying, "hearts": {0: 5, 4: 1}})
    t.do("resolve ouch").do("go bronx")
    assert [t.where(), t.s.hearts[0]] == ["bronx", 6]
    two: Given = {"hearts": {3: 1, 4: 1}, "units": {"queens": "tank"}, **LANES}
    t = scene(
        dice="o o o", places="bronx manhattan manhattan queens queens", zones={2: (0, 1)}, **two
    )
    assert [t.seat, t.ask.prompt, list(t.s.hearts[3:])] == [2, "leave", [0, 0]]


def test_12_13_the_subway_loop() -> None:
    """KONY-12.13"""
    t = scene(
        "turn",
        places="manhattan brooklyn queens",
        keep={0: "chinatown_regular"},
        hearts={0: 5},
        subway=1,
    )
    t.do("go bronx", "go manhattan")
    assert t.goods() == (7, 2, 1)
    t.do("go queens").refused("go bronx", "KONY-10.21", "entered-already")
    t.refused("go manhattan", "KONY-10.21", "entered-already").do("stay").roll("e e e e e e")
    t.do("go manhattan")
    assert t.goods() == (7, 2, 1)
    t.do("go staten_island", "stay", "keep", "stay", "stay")
    assert t.ask.prompt == "move"
    t.do("stay")
    assert t.where() == "staten_island"
    t.do("stay", "done").roll("h h h h h h").do("keep")
    assert t.where(1) == "manhattan"


def test_12_14_super_speed_into_an_empty_manhattan() -> None:
    """KONY-12.14, KONY-4.3"""
    t = scene("turn", keep={0: "super_speed"}).do("go manhattan")
    assert t.s.stars[0] == 1
    t.roll("a a a a a a").do("keep")
    assert [list(t.s.hearts), t.s.zone[0]] == [[10, 10, 10], 1]


def test_12_15_painbow() -> None:
    """KONY-12.15"""
    bare: Given = {"places": "bronx manhattan queens", "tops": {"bronx": "- - -"}}
    t = scene(dice="d d d", keep={0: "painbow stomp"}, **bare).do("resolve attack")
    assert t.s.hearts[1] == 8
    t = scene(dice="d d d d d", keep={0: "painbow stomp"}, **bare)
    assert t.ask.prompt == "face"
    t = scene(dice="d d d d d d", keep={0: "painbow"}, **bare)
    assert [t.over.ranks, list(t.s.stars)] == [[0, 1, 1], [0, 0, 0]]


def test_12_16_added_symbols_and_changes() -> None:
    """KONY-12.16, KONY-3.3"""
    t = scene(dice="e", places="bronx manhattan queens", keep={0: "towering_titan"})
    assert t.do("resolve attack").s.hearts[1] == 8
    climb = {0: "climb_the_empire_state_building artificial_heart"}
    t = scene(dice="h h a d c o", places="manhattan bronx queens", keep=climb)
    t.do("resolve celebrity")
    assert list(t.s.extra) == []
    assert list(t.do("turn 1 heal energy").s.extra) == [0]
    chameleon = {0: "climb_the_empire_state_building chameleon"}
    t = scene(dice="c h h a d o", places="manhattan bronx queens", keep=chameleon)
    assert list(t.do("swap heal energy").s.extra) == []


def test_12_17_of_another_world() -> None:
    """KONY-12.17"""
    t = scene(
        dice="a a a a",
        places="bronx manhattan queens",
        hearts={1: 3},
        energy={1: 2},
        keep={0: "webspinner", 1: "of_another_world"},
    ).do("absorb 2")
    assert [t.goods(1), t.s.web[1], t.ask.prompt] == [(1, 0, 0), 1, "flee"]


def test_12_18_the_last_monster_can_still_die() -> None:
    """KONY-12.18, KONY-8.1"""
    t = scene(dice="o e", places="bronx - -", hearts={0: 1}, units={"bronx": "jet"})
    t.do("resolve energy")
    assert list(t.s.hearts) == [0, 0, 0]
    assert t.over.winners() == []


def test_12_19_columbia_university_in_anothers_turn() -> None:
    """KONY-12.19"""
    given: Given = {"energy": {0: 2}, "claims": [2]}
    t = scene("shop", **given).do("sweep").opens("terminal_rage")
    assert [t.cards(2), list(t.s.extra)] == [["terminal_rage"], [2]]
    t.opens("subway", "air_force_one", "power_substation")
    assert t.s.active == 2
    t.roll("e e e e e e").do("keep", "done")
    assert t.s.active == 1
    t = scene(dice="a a", places="bronx manhattan queens", hearts={1: 1}, claims=[1])
    assert list(t.s.claims) == []


def test_12_20_natural_selection() -> None:
    """KONY-12.20, KONY-10.10 The turn of purchase included; a die given up does not count."""
    t = scene("shop", dice="c", energy={0: 2}, stars={0: 20}, open="natural_selection - -", deck="")
    t.do("buy natural_selection", "done")
    assert [t.s.hearts[0], t.s.active] == [0, 1]
    t = scene(dice="c h", keep={0: "chameleon natural_selection"}, open="- - -", deck="")
    t.do("swap heal energy")
    assert [t.s.hearts[0], t.s.active] == [10, 1]


def test_12_21_new_york_marathon_and_fleeing() -> None:
    """KONY-12.21"""
    sale: Given = {"open": "new_york_marathon - -", "energy": {0: 1, 1: 1, 2: 1}}
    t = scene(dice="a", places="bronx manhattan queens", **sale)
    assert t.s.active == 1
    assert t.where(1) == "manhattan"
    assert scene("move", **sale).where() == "manhattan"
    assert scene("move", places="manhattan bronx queens", **sale).s.zone[0] == 1
    t = scene(dice="a", places="bronx manhattan queens", **{**sale, "energy": {1: 2}})
    t.do("go brooklyn")
    assert [t.where(1), t.s.energy[1]] == ["brooklyn", 0]
    places = "bronx manhattan manhattan queens queens"
    t = scene(
        dice="o o o",
        places=places,
        zones={2: (0, 1)},
        hearts={4: 1},
        units={"queens": "jet"},
        open="new_york_marathon - -",
        **LANES,
    ).do("go brooklyn")
    assert [t.where(2), t.s.energy[2]] == ["brooklyn", 0]


def test_12_22_jinx_aura_with_web_and_jinx() -> None:
    """KONY-12.22"""
    aura = {1: "jinx_aura"}
    t = scene("turn", keep=aura, tokens={"web": {0: 1}}).roll("e e e e e e")
    t.refused("keep", "KONY-10.9", "must-reroll").do("reroll 1 energy", "roll").roll("e")
    assert t.ask.prompt != "reroll"
    t = scene("turn", keep=aura, tokens={"web": {0: 2}}).roll("e e h h c c")
    assert t.ask.prompt == "face"
    t = scene("turn", keep=aura, tokens={"jinx": {0: 1}}, energy={0: 5}).roll("o o o o o o")
    assert "keep" in t.options
    t = scene("turn", keep={0: "terminal_rage", **aura}).roll("a a a a a a")
    assert t.at_chance == "dice"
    assert t.s.active == 1


def test_12_23_a_sweep_with_one_card_in_the_deck() -> None:
    """KONY-12.23, KONY-7.5"""
    t = scene("shop", energy={0: 2}, deck="diva").do("sweep").opens("diva")
    assert t.s.deck.size == 3
    assert list(t.s.discard) == []
    t.opens("coney_island", "the_unisphere")
    names = [CARD_NAMES[card] for card in t.s.open]
    assert names == ["diva", "coney_island", "the_unisphere"]


def test_subway_moves_cost_the_toll() -> None:
    """KONY-10.11 New York Marathon asks for each Subway move to another borough."""
    t = scene("turn", subway=1, energy={0: 3}, open="new_york_marathon - -")
    t.do("go brooklyn")
    assert [t.s.energy[0], t.at_chance] == [1, "dice"]


def test_tourist_and_stink_attack_work_when_fleeing() -> None:
    """KONY-10.20 Carried out on arriving, before anybody's next decision."""
    t = scene(
        dice="a",
        places="bronx manhattan queens",
        keep={1: "tourist stink_attack"},
        units={"brooklyn": "jet"},
    ).do("go brooklyn")
    assert [t.goods(1), t.seat, t.ask.prompt] == [(9, 1, 1), 1, "scatter"]
    t.do("carry jet bronx")
    assert [len(units) for units in t.s.units] == [0, 1, 0, 0, 0]


def test_seismic_ray_with_sharp_shooter_reaches_every_jet() -> None:
    """KONY-10.18 Never compulsory there."""
    t = scene(
        dice="d d d",
        keep={0: "seismic_ray sharp_shooter"},
        energy={0: 1},
        tops={"queens": "- - -"},
        units={"bronx": "jet", "brooklyn": "jet"},
    ).do("aim queens")
    assert t.options == ["strike jet bronx", "strike jet brooklyn", "done"]


def test_10_0_tokens_outlast_their_card_and_heal_dice_work_in_manhattan() -> None:
    """KONY-10.0 Nobody owns Webspinner or Curse any more; the supply is limited."""
    tokens = {"web": {0: 1}, "jinx": {0: 2}}
    t = scene("turn", tokens=tokens).roll("e e e e e e").do("reroll 1 energy", "roll").roll("e")
    assert [t.ask.prompt, t.s.energy[0]] == ["shop", 6]
    t = scene(dice="h h", places="manhattan bronx queens", hearts={0: 5}, tokens=tokens)
    t.do("spend 2")
    assert [t.s.jinx[0], t.s.hearts[0], t.s.supply[2]] == [0, 5, 13]
    empty = {"jinx": {0: 13}}
    t = scene(dice="a", places="manhattan bronx queens", keep={0: "curse"}, tokens=empty)
    assert list(t.s.jinx) == [13, 0, 0]


def test_carapace_discarded_at_twelve_hearts() -> None:
    """KONY-10.2 Heal up to 12 first, then what is above 10 is lost."""
    t = scene("turn", keep={0: "carapace"}, hearts={0: 12}, tokens={"carapace": {0: 5}})
    t.roll("e e e e e e").do("shed")
    assert [t.s.hearts[0], t.s.supply[4], t.ask.prompt] == [10, 15, "reroll"]


def test_tesla_cannon_against_everybody() -> None:
    """KONY-10.23 A Monster without Keep cards discards nothing; modifiers end at once."""
    t = scene(
        "shop", energy={0: 5}, open="tesla_cannon - -", keep={1: "extra_head", 2: "drain diva"}
    ).do("buy tesla_cannon", "discard diva")
    assert [t.cards(0), t.cards(1), t.cards(2)] == [[], [], ["drain"]]
    t.opens("fury").roll("e e e e e e")
    assert [int(t.s.active), sum(t.s.dice)] == [1, 6]


def test_one_source_gives_one_extra_turn_in_a_turn() -> None:
    """KONY-8.2 Terminal Rage bought again from the discard pile earns nothing more."""
    t = scene(
        "shop",
        energy={0: 12},
        open="terminal_rage tesla_cannon -",
        keep={0: "scavenger"},
        deck="diva drain",
    )
    t.do("buy terminal_rage").opens("diva")
    t.do("buy tesla_cannon", "discard terminal_rage").opens("drain").do("scavenge terminal_rage")
    assert t.cards() == ["scavenger", "terminal_rage"]
    assert [int(t.s.active), list(t.s.extra), int(t.s.turn)] == [0, [], 8]
    assert t.s.ordinary == 0


def test_universal_soldier_and_artificial_heart_work_together() -> None:
    """KONY-3.3 ATTACK becomes HEAL, HEAL becomes ENERGY, before the next face."""
    t = scene(dice="a a c", keep={0: "artificial_heart universal_soldier"})
    t.do("turn 2 attack heal", "turn 1 heal energy")
    assert list(t.s.dice) == [1, 1, 0, 0, 1, 0]
