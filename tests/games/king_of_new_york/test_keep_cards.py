"""KONY-10: one test for each Keep card; its name is in the name of the test."""

from games.king_of_new_york.scenes import Given, scene
from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES

ATTACKED: Given = {"places": "bronx manhattan queens"}


def test_antimatter_pellets() -> None:
    """KONY-10.1 On OUCH the damage of that Monster is doubled."""
    t = scene(dice="a a", places="manhattan bronx queens", keep={0: "antimatter_pellets"})
    t.roll("o e")
    assert list(t.s.hearts) == [10, 6, 8]


def test_artificial_heart() -> None:
    """KONY-10.1 HEAL dice become ENERGY, between two faces."""
    t = scene(dice="h h c", keep={0: "artificial_heart"}).do("resolve celebrity")
    t.refused("turn 1 heal attack", "KONY-3.3", "no-such-change")
    t.refused("turn 3 heal energy", "KONY-3.3", "cannot-turn")
    t.do("turn 2 heal energy")
    assert t.s.energy[0] == 2


def test_artificial_heart_not_into_a_face_begun() -> None:
    """KONY-3.3"""
    t = scene(dice="h e c", keep={0: "artificial_heart"}).do("resolve energy")
    t.refused("turn 1 heal energy", "KONY-3.3", "face-begun")


def test_broadway_star() -> None:
    """KONY-10.1 +1 star on taking Superstar and at each start with it."""
    assert scene(dice="c c c", keep={0: "broadway_star"}).s.stars[0] == 1 + 1 + 1
    assert scene("turn", keep={0: "broadway_star"}, superstar=0).s.stars[0] == 1
    assert scene("turn", keep={0: "broadway_star"}, superstar=1).s.stars[0] == 0


def test_bulletproof() -> None:
    """KONY-10.1 OUCH hurts 1 less, in anybody's turn."""
    city = {"bronx": "jet tank"}
    assert scene(dice="o", keep={0: "bulletproof"}, units=city).s.hearts[0] == 9
    t = scene(dice="o o", places="bronx bronx queens", keep={1: "bulletproof"}, units=city)
    assert list(t.s.hearts) == [8, 9, 10]


def test_can_opener() -> None:
    """KONY-10.1 A Tank costs 3."""
    t = scene(
        dice="d d d",
        keep={0: "can_opener"},
        tops={"bronx": "- - -"},
        units={"bronx": "tank"},
    )
    assert t.s.stars[0] == 3 + 1


def test_carapace() -> None:
    """KONY-10.2 12 hearts, tokens by OUCH dice, and healing when it is discarded."""
    t = scene(dice="o o e", keep={0: "carapace"}, hearts={0: 5}).do("resolve ouch")
    assert t.s.shells[0] == 2
    t = scene(dice="e h c", keep={0: "carapace"}, hearts={0: 11}, tokens={"carapace": {0: 3}})
    t.do("resolve heal")
    assert t.s.hearts[0] == 12
    t.do("shed")
    assert [t.s.hearts[0], t.s.supply[4], t.cards()] == [10, 15, []]
    t.refused("shed", "KONY-10.2", "no-carapace")


def test_carapace_lost_to_tesla_cannon_heals_nothing() -> None:
    """KONY-10.2"""
    t = scene(
        "shop",
        energy={0: 5},
        open="tesla_cannon - -",
        keep={1: "carapace"},
        hearts={1: 11},
        tokens={"carapace": {1: 4}},
    ).do("buy tesla_cannon")
    assert [t.s.hearts[1], t.s.shells[1], t.s.supply[4]] == [10, 0, 15]


def test_chameleon() -> None:
    """KONY-10.3 For a CELEBRITY die given up another one is set to any face."""
    t = scene(dice="c c h", keep={0: "chameleon"})
    t.do("swap heal energy")
    assert list(t.s.dice) == [1, 0, 0, 0, 1, 0]
    t.refused("swap celebrity ouch", "KONY-3.3", "no-such-dice")
    t.do("resolve celebrity")
    assert t.s.energy[0] == 1


def test_chinatown_regular() -> None:
    """KONY-10.1 Entering Manhattan heals 2."""
    assert scene("move", keep={0: "chinatown_regular"}, hearts={0: 5}).s.hearts[0] == 7


def test_climb_the_empire_state_building() -> None:
    """KONY-10.1 In Manhattan with all six faces: 2 stars and an extra turn."""
    card = {0: "climb_the_empire_state_building"}
    t = scene(dice="e h a d c o", places="manhattan bronx queens", keep=card)
    assert [t.s.stars[0], list(t.s.extra)] == [2, [0]]
    assert list(scene(dice="e h a d c o", keep=card).s.extra) == []
    assert list(scene(dice="e h a d c c", places="manhattan bronx queens", keep=card).s.extra) == []


def test_curse() -> None:
    """KONY-10.5 Jinx tokens make OUCH rerolls cost energy; a HEAL die removes one."""
    t = scene(dice="a", places="manhattan bronx queens", keep={0: "curse"})
    assert list(t.s.jinx) == [0, 1, 1]
    t = scene("turn", tokens={"jinx": {0: 2}}, energy={0: 1}).roll("o e e e e e")
    t.refused("reroll 1 ouch", "KONY-10.5", "jinx-too-high")
    t = scene("turn", tokens={"jinx": {0: 2}}, energy={0: 3}).roll("o o e e e e")
    t.do("reroll 2 ouch", "roll")
    assert t.s.energy[0] == 1
    t = scene(dice="h h", hearts={0: 5}, tokens={"jinx": {0: 1}}).do("spend 1")
    assert [t.s.jinx[0], t.s.hearts[0], t.s.supply[2]] == [0, 6, 13]


def test_diva() -> None:
    """KONY-10.1 Superstar is taken from its holder with four CELEBRITY only."""
    assert scene(dice="c c c", keep={1: "diva"}, superstar=1).s.superstar == 1
    assert scene(dice="c c c c", keep={1: "diva"}, superstar=1).s.superstar == 0


def test_drain() -> None:
    """KONY-10.1 An attacker gives 2 energy, as far as it has any."""
    t = scene(dice="a", keep={1: "drain"}, energy={0: 1}, **ATTACKED)
    assert list(t.s.energy[:2]) == [0, 1]
    t = scene(dice="a a", keep={1: "drain"}, energy={0: 5}, hearts={1: 2}, **ATTACKED)
    assert t.s.energy[0] == 5


def test_ego_trip() -> None:
    """KONY-10.1 +1 energy on taking Superstar and at each start with it."""
    assert scene(dice="c c c", keep={0: "ego_trip"}).s.energy[0] == 1
    assert scene("turn", keep={0: "ego_trip"}, superstar=0).s.energy[0] == 1


def test_extra_head() -> None:
    """KONY-10.1 One die more."""
    t = scene("turn", keep={0: "extra_head"}).roll("e e e e e e e")
    assert sum(t.s.dice) == 7


def test_fireball() -> None:
    """KONY-10.6 The others in the attacker's borough are hit as well."""
    t = scene(dice="a a", places="bronx manhattan bronx", keep={0: "fireball"})
    assert list(t.s.hearts) == [10, 8, 8]


def test_fury() -> None:
    """KONY-10.7 Amid three units one DESTRUCTION and one energy more."""
    city = {"bronx": "infantry infantry jet"}
    t = scene(dice="d", keep={0: "fury"}, units=city, tops={"bronx": "high_rise_2 - -"})
    assert [t.s.points, t.s.energy[0]] == [2, 1]
    t = scene(dice="d", keep={0: "fury"}, units={"bronx": "jet jet"})
    assert [t.s.points, t.s.energy[0]] == [1, 0]


def test_hailing_cabs() -> None:
    """KONY-10.8 Two DESTRUCTION more, then units only."""
    t = scene(dice="d", keep={0: "hailing_cabs"}, units={"bronx": "infantry jet"})
    t.do("declare").refused("raze bronx 1", "KONY-10.8", "units-only")
    t.do("strike jet bronx")
    assert t.s.energy[0] == 2
    t = scene(dice="d", keep={0: "hailing_cabs"}, units={"bronx": "jet"}).do("skip")
    assert t.s.points == 1


def test_hailing_cabs_may_begin_destruction_with_nothing_rolled() -> None:
    """KONY-10.8"""
    t = scene(dice="e", keep={0: "hailing_cabs"}, units={"bronx": "infantry"}, hearts={0: 5})
    t.do("resolve energy")
    assert t.options == ["resolve destruction", "done"]
    t.do("resolve destruction")
    assert t.s.hearts[0] == 6


def test_hunter() -> None:
    """KONY-10.1 A destroyed Infantry heals 1 more."""
    t = scene(
        dice="d d",
        keep={0: "hunter"},
        hearts={0: 5},
        tops={"bronx": "- - -"},
        units={"bronx": "infantry"},
    )
    assert t.s.hearts[0] == 7


def test_jinx_aura() -> None:
    """KONY-10.9 The others must use all their rerolls."""
    t = scene("turn", keep={1: "jinx_aura"}).roll("e e e e e e")
    t.refused("keep", "KONY-10.9", "must-reroll")
    t.do("reroll 1 energy", "roll").roll("e").refused("keep", "KONY-10.9", "must-reroll")
    assert "keep" in scene("turn", keep={0: "jinx_aura"}).roll("e e e e e e").options


def test_king_of_queens() -> None:
    """KONY-10.1 In Queens 1 energy and 1 heart at the start."""
    card = {0: "king_of_queens"}
    t = scene("turn", places="queens manhattan bronx", keep=card, hearts={0: 5})
    assert t.goods() == (6, 0, 1)
    assert scene("turn", keep=card, hearts={0: 5}).goods() == (5, 0, 0)


def test_leveler() -> None:
    """KONY-10.1 One star in a turn with a destroyed building, however many."""
    t = scene(dice="d d", keep={0: "leveler"}, tops={"bronx": "high_rise_1 high_rise_1 -"})
    t.do("raze bronx 1").uncovers("high_rise_3").uncovers("high_rise_3")
    assert t.s.stars[0] == 2 + 1 + 1


def test_long_neck() -> None:
    """KONY-10.1 A Jet costs 2."""
    t = scene(dice="d d", keep={0: "long_neck"}, tops={"bronx": "- - -"}, units={"bronx": "jet"})
    assert t.s.energy[0] == 2


def test_natural_selection() -> None:
    """KONY-10.10 4 energy, 4 hearts, a die more; a CELEBRITY at the end kills."""
    t = scene("shop", energy={0: 2}, hearts={0: 3}, open="natural_selection - -", deck="")
    t.do("buy natural_selection")
    assert t.goods() == (7, 0, 4)
    t = scene("end", keep={0: "natural_selection"}, dice="c e", stars={0: 20})
    assert [t.s.hearts[0], t.s.active] == [0, 1]
    assert CARD_NAMES.index("natural_selection") in t.s.discard
    assert scene("end", keep={0: "natural_selection"}, dice="e e").s.hearts[0] == 10


def test_of_another_world() -> None:
    """KONY-10.12 Energy for life and life for energy, one for one."""
    t = scene("shop", energy={0: 1}, hearts={0: 5}, keep={0: "of_another_world"})
    t.refused("buy brooklyn_bridge", "KONY-7.1", "too-dear")
    t.do("buy coney_island").refused("pay 2", "KONY-10.12", "cannot-pay-so")
    assert t.options == ["pay 3", "pay 4"]
    assert t.do("pay 3").goods() == (2, 3, 0)
    t = scene(dice="o", energy={0: 3}, keep={0: "of_another_world"}, units={"bronx": "jet jet"})
    t.refused("absorb 3", "KONY-10.12", "cannot-absorb").do("absorb 1")
    assert t.goods()[0::2] == (9, 2)


def test_overload() -> None:
    """KONY-10.13 4 energy at once; later one less from ENERGY dice."""
    t = scene("shop", open="overload - -", deck="").do("buy overload")
    assert t.s.energy[0] == 4
    assert scene(dice="e e e", keep={0: "overload"}).s.energy[0] == 2
    assert scene(dice="e", keep={0: "overload"}).s.energy[0] == 0


def test_painbow() -> None:
    """KONY-10.14 2 or 3 DESTRUCTION: 1 ATTACK more; 4 or more: 2."""
    for count, damage in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 2)):
        dice = " ".join("d" * count)
        t = scene(dice=dice, keep={0: "painbow"}, tops={"bronx": "- - -"}, **ATTACKED)
        if damage:
            t.do("resolve attack")
        assert t.s.hearts[1] == 10 - damage
    t = scene(dice="d d d d d d", keep={0: "painbow"}, **ATTACKED)
    assert t.over.ranks == [0, 1, 1]


def test_personal_spotlight() -> None:
    """KONY-10.1 A star when CELEBRITY is resolved."""
    assert scene(dice="c", keep={0: "personal_spotlight"}).s.stars[0] == 1 + 1
    assert scene(dice="e", keep={0: "personal_spotlight"}).s.stars[0] == 1


def test_phoenix_blood() -> None:
    """KONY-10.1 One energy each time you take damage."""
    t = scene(dice="a a", keep={1: "phoenix_blood"}, **ATTACKED)
    assert t.s.energy[1] == 1
    assert scene(dice="o", keep={0: "phoenix_blood"}, units={"bronx": "jet"}).s.energy[0] == 1


def test_power_tap() -> None:
    """KONY-10.17 Who has received 3 energy in a turn pays 1, once."""
    t = scene(dice="e e e e", keep={1: "power_tap"})
    assert list(t.s.energy[:2]) == [3, 1]
    assert list(scene(dice="e e", keep={1: "power_tap"}).s.energy[:2]) == [2, 0]
    t = scene(dice="e", keep={1: "power_tap"}, received=[3, 0, 0])
    assert list(t.s.energy[:2]) == [1, 0]


def test_regeneration() -> None:
    """KONY-10.1 Heal 1 at the start."""
    assert scene("turn", keep={0: "regeneration"}, hearts={0: 5}).s.hearts[0] == 6


def test_scavenger() -> None:
    """KONY-10.1 Keep cards from the discard pile for 1 less."""
    t = scene("shop", energy={0: 4}, keep={0: "scavenger"}, discard="diva subway extra_head drain")
    t.refused("scavenge subway", "KONY-10.1", "keep-only")
    t.refused("scavenge extra_head", "KONY-7.1", "too-dear")
    t.refused("scavenge fury", "KONY-10.1", "not-in-discard")
    t.do("scavenge diva")
    assert [t.s.energy[0], t.cards()] == [0, ["scavenger", "diva"]]


def test_seismic_ray() -> None:
    """KONY-10.18 For 1 energy all DESTRUCTION is used in another borough."""
    t = scene(
        dice="d d", keep={0: "seismic_ray"}, energy={0: 1}, tops={"queens": "power_plant_2 - -"}
    )
    t.refused("aim bronx", "KONY-10.18", "own-borough").do("aim queens")
    assert t.s.energy[0] == 2
    assert scene(dice="d", keep={0: "seismic_ray"}).ask.prompt == "destroy"


def test_shadow_double() -> None:
    """KONY-10.1 Attack damage is doubled."""
    assert scene(dice="a a", keep={0: "shadow_double"}, **ATTACKED).s.hearts[1] == 6


def test_sharp_shooter() -> None:
    """KONY-10.19 Jets elsewhere may be hit, and every Jet gives a star."""
    t = scene(
        dice="d d d",
        keep={0: "sharp_shooter"},
        tops={"bronx": "- - -"},
        units={"queens": "jet tank"},
    )
    t.refused("strike tank queens", "KONY-4.4", "jets-elsewhere")
    assert t.options == ["strike jet queens", "done"]
    t.do("strike jet queens")
    assert t.goods() == (10, 1 + 1, 2)


def test_stink_attack() -> None:
    """KONY-10.20 On arriving, units go each to a different other borough."""
    t = scene("move", keep={0: "stink_attack"}, units={"manhattan": "jet infantry new_tank tank"})
    t.refused("carry jet manhattan", "KONY-10.20", "boroughs-in-order")
    t.do("carry jet bronx").refused("carry tank bronx", "KONY-10.20", "boroughs-in-order")
    t.do("carry new_tank brooklyn").refused("carry infantry queens", "KONY-10.20")
    t.do("done")
    assert [len(units) for units in t.s.units] == [2, 1, 0, 1, 0]


def test_stomp() -> None:
    """KONY-10.1 One DESTRUCTION more, also with none rolled."""
    t = scene(dice="e", keep={0: "stomp"}, tops={"bronx": "high_rise_1 - -"})
    t.do("resolve destruction")
    assert [t.s.points, t.s.stars[0]] == [1, 1]


def test_super_speed() -> None:
    """KONY-10.22 A Move before the first roll, free of toll."""
    t = scene("turn", keep={0: "super_speed"}, open="new_york_marathon - -", **ATTACKED)
    t.refused("go manhattan", "KONY-6.2", "manhattan-full")
    t.refused("climb", "KONY-6.3").do("go brooklyn")
    assert [t.where(), t.at_chance] == ["brooklyn", "dice"]
    t = scene("turn", keep={0: "super_speed"}, places="manhattan bronx queens").do("climb")
    assert t.s.zone[0] == 1


def test_terminal_rage() -> None:
    """KONY-10.1 An extra turn now, and ATTACK dice are never rolled again."""
    t = scene("shop", energy={0: 4}, open="terminal_rage - -", deck="").do("buy terminal_rage")
    assert [t.s.active, t.at_chance] == [0, "dice"]
    t.roll("a a e e e e").refused("reroll 1 attack", "KONY-10.1", "attack-stays")


def test_tesla_antennae() -> None:
    """KONY-10.1 One damage more against a Monster with more hearts."""
    card = {0: "tesla_antennae"}
    assert scene(dice="a", keep=card, hearts={0: 9}, **ATTACKED).s.hearts[1] == 8
    assert scene(dice="a", keep=card, **ATTACKED).s.hearts[1] == 9


def test_tourist() -> None:
    """KONY-10.24 A Souvenir in every borough first visited: 1 star, 1 energy."""
    t = scene("shop", energy={0: 6}, open="tourist - -", deck="", **ATTACKED).do("buy tourist")
    assert t.goods() == (10, 1, 1)
    t = scene("move", keep={0: "tourist"}, souvenirs=[0, 1, 0, 0, 0], supply=[0, 13, 13, 4, 15])
    assert [t.goods(), list(t.s.souvenirs)] == [(10, 2, 1), [1, 1, 0, 0, 0]]
    t = scene("move", keep={0: "tourist"}, souvenirs=[1, 0, 0, 0, 0], supply=[0, 13, 13, 4, 15])
    assert t.goods() == (10, 1, 0)


def test_towering_titan() -> None:
    """KONY-10.1 Two ATTACK more."""
    t = scene(dice="a", keep={0: "towering_titan"}, **ATTACKED)
    assert t.s.hearts[1] == 7


def test_trash_thrower() -> None:
    """KONY-10.1 Each Monster you attack loses 1 star."""
    t = scene(dice="a a", keep={0: "trash_thrower"}, stars={1: 3, 2: 3}, **ATTACKED)
    assert list(t.s.stars) == [0, 2, 3]


def test_trophy_hunter() -> None:
    """KONY-10.1 A star for each destroyed unit."""
    t = scene(
        dice="d d", keep={0: "trophy_hunter"}, tops={"bronx": "- - -"}, units={"bronx": "infantry"}
    )
    assert t.s.stars[0] == 1 + 1


def test_universal_soldier() -> None:
    """KONY-10.1 HEAL becomes ATTACK, ATTACK becomes HEAL."""
    t = scene(dice="h h a", keep={0: "universal_soldier"}, **ATTACKED).do("turn 2 heal attack")
    assert t.s.hearts[1] == 7
    t = scene(dice="a a", keep={0: "universal_soldier"}, hearts={0: 5}, **ATTACKED)
    t.do("turn 1 attack heal").refused("turn 1 heal attack", "KONY-3.3", "change-later")
    t.do("resolve heal")
    assert [t.s.hearts[0], t.s.hearts[1]] == [6, 9]


def test_violent_star() -> None:
    """KONY-10.25 Taking Superstar from a Monster hurts it 2; losing it hurts the taker 1."""
    t = scene(dice="c c c", keep={0: "violent_star"}, superstar=1)
    assert list(t.s.hearts[:2]) == [10, 8]
    t = scene(dice="c c c", keep={1: "violent_star"}, superstar=1)
    assert list(t.s.hearts[:2]) == [9, 10]
    t = scene(dice="c c c", keep={1: "violent_star"}, superstar=1, hearts={0: 1})
    assert t.s.superstar == -1


def test_webspinner() -> None:
    """KONY-10.1 A Web token takes a reroll away; an ATTACK die removes it."""
    t = scene(dice="a", keep={0: "webspinner"}, **ATTACKED)
    assert t.s.web[1] == 1
    t = scene("turn", tokens={"web": {0: 1}}).roll("e e e e e e")
    t.do("reroll 1 energy", "roll").roll("e")
    assert t.ask.prompt != "reroll"
    t = scene(dice="a a", tokens={"web": {0: 1}}, **ATTACKED).do("spend 1")
    assert [t.s.web[0], t.s.hearts[1]] == [0, 9]
