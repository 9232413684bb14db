"""DELI-7: the ten characters."""

from games.deli.deli_table import (
    ACTIONS,
    EVENT,
    START,
    SWAP,
    choices,
    draw,
    event,
    opened,
    points,
    pool_of,
    table,
    turn_up,
)
from ludoteka.games.deli.rules import GAME
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Chance
from playing import Scenario


def test_7_1_tricia_may_trash_a_pool_card_after_each_card_she_took() -> None:
    """DELI-7.1"""
    t = table(chefs=["tricia", "gregg"], pool="tuna swiss wrap", areas=[["rye"]])
    t.choose("pick tuna")
    assert (t.ask.prompt, choices(t, "trash")) == ("trash", ["wrap", "swiss"])
    t.refused("trash tuna", "DELI-7.1", "not-in-pool")
    t.refused("skip", "DELI-7.1", "trash-or-pass")
    t.choose("trash swiss")
    assert (pool_of(t), list(t.s.trash)) == ("wrap", [14])
    assert t.ask.seat == 1


def test_7_1_not_after_a_joker_and_not_when_another_got_the_card() -> None:
    """DELI-7.1"""
    t = table(chefs=["tricia", "gregg"], pool="wrap", areas=[["rye"]], hands=["joker_sauce", ""])
    assert t.choose("joker ranch").ask.seat == 1
    t = table(
        chefs=["tricia", "gregg"],
        pool="tuna wrap",
        areas=[["rye"], ["rye"]],
        hands=["", "take_that"],
    )
    t.choose("pick tuna", "play take_that")
    assert (t.ask.seat, t.ask.prompt) == (0, "turn")


def test_7_1_she_trashes_after_debbies_reserved_card_too() -> None:
    """DELI-7.1 In a team with Debbie: it was an ordinary pick. DELI-9.5"""
    t = table(chefs=["debbie tricia", "gregg"], pool="rye wrap", reserved="tuna", areas=[["rye"]])
    t.choose("dibs")
    assert (t.ask.seat, t.ask.prompt, choices(t, "trash")) == (0, "trash", ["rye", "wrap"])
    t.choose("trash wrap")
    assert (pool_of(t), t.ask.seat) == ("rye", 1)


def test_7_1_under_the_first_rules_a_reserved_card_was_none_of_the_pool() -> None:
    t = table(
        chefs=["debbie tricia", "gregg"],
        pool="wrap",
        reserved="tuna",
        areas=[["rye"]],
        options=GAME.options().with_rules(1),
    )
    assert t.choose("dibs").ask.seat == 1


def with_jackson(rules: int = 0) -> Scenario:
    """Debbie takes her card, and Jackson, who is in one team with Tricia, takes it from her."""
    t = table(
        chefs=["debbie", "jackson tricia"],
        pool="wrap",
        reserved="tuna",
        areas=[["rye"], ["rye"]],
        hands=["", "lucky_day"],
        options=GAME.options().with_rules(rules),
    )
    return t.choose("dibs", "discard lucky_day")


def test_7_1_she_trashes_after_a_reserved_card_that_jackson_took() -> None:
    """DELI-7.1, DELI-7.7 At once, before Debbie picks again."""
    t = with_jackson()
    assert (t.ask.seat, t.ask.prompt, t.options) == (1, "trash", ["trash wrap", "pass"])
    assert (t.choose("pass").ask.seat, t.ask.prompt) == (0, "turn")


def test_7_1_under_the_first_rules_jackson_and_tricia_took_it_without_malice() -> None:
    t = with_jackson(rules=1)
    assert (t.ask.seat, t.ask.prompt) == (0, "turn")


def test_7_1_debbie_alone_trashes_nothing() -> None:
    """DELI-7.1, DELI-7.8 Nor does Tricia after somebody else's reserved card."""
    t = table(chefs=["debbie", "tricia"], pool="wrap", reserved="tuna", areas=[["rye"], ["rye"]])
    assert (t.choose("dibs").ask.seat, t.ask.prompt) == (1, "turn")


def test_7_1_a_card_she_got_by_6_4_counts_and_she_trashes_at_once() -> None:
    """DELI-7.1"""
    t = table(
        chefs=["gregg", "tricia"],
        pool="tuna wrap swiss",
        areas=[["rye"], ["rye"]],
        hands=["", "take_that"],
    )
    t.choose("pick tuna", "play take_that")
    assert (t.ask.seat, t.ask.prompt) == (1, "trash")
    assert t.choose("trash wrap").ask.seat == 0


def test_7_1_after_a_picky_eater_only_one() -> None:
    """DELI-7.1"""
    t = table(
        chefs=["tricia", "gregg"],
        pool="tuna swiss wrap",
        areas=[["rye"]],
        hands=["picky_eater", ""],
    )
    t.choose("play picky_eater", "pick tuna", "pick swiss")
    assert t.ask.prompt == "trash"
    assert list(t.choose("trash wrap").s.trash) == [5]


def test_7_1_after_a_card_from_the_trash_too() -> None:
    """DELI-7.1"""
    t = table(chefs=["tricia michael", "gregg"], pool="wrap", last_trash="tuna", areas=[["rye"]])
    assert t.choose("recycle tuna").ask.prompt == "trash"


def test_7_2_nikki_redeals_a_category_twice_a_round_on_her_own_turn() -> None:
    """DELI-7.2"""
    t = table(chefs=["nikki", "gregg"], pool="tuna tuna wrap", areas=[["rye"]])
    assert choices(t, "redeal") == ["bread", "protein"]
    t.refused("redeal cheese", "DELI-7.2", "nothing-to-redeal")
    t.choose("redeal protein")
    draw(t, "bacon", prompt="draw-redeal")
    draw(t, "wiener", prompt="draw-redeal")
    assert pool_of(t) == "wrap bacon wiener"
    assert t.s.deck[11] == 5, "the old ones are shuffled back"
    draw(t.choose("redeal bread"), "rye")
    assert (t.ask.seat, list(t.s.picks)) == (0, [0, 0])
    t.refused("redeal protein", "DELI-7.2", "no-redeal-left")
    t.choose("pick bacon").refused("redeal bread", "DELI-7.2", "no-redeal-power")


def test_7_2_the_set_aside_cards_cannot_come_back_while_the_deck_has_others() -> None:
    """DELI-7.2"""
    t = table(chefs=["nikki", "gregg"], pool="tuna tuna tuna tuna tuna")
    t.choose("redeal protein")
    assert t.size == 35


def test_7_2_nikki_is_asked_before_every_pick_of_another() -> None:
    """DELI-7.2"""
    t = table(chefs=["gregg", "nikki"], pool="tuna wrap", areas=[["rye"], []], hands=["", ""])
    assert (t.ask.seat, t.ask.prompt, t.ask.about) == (1, "redeal", (0, 2))
    t.refused("skip", "DELI-7.2", "redeal-or-pass")
    draw(t.choose("redeal protein"), "bacon")
    assert (t.ask.seat, t.ask.about) == (1, (0, 1)), "asked again while she has one left"
    t.choose("pass", "pick bacon")
    assert (t.ask.seat, t.ask.prompt) == (1, "turn")


def test_7_2_the_second_card_of_a_picky_eater_is_a_pick_of_its_own() -> None:
    """DELI-7.2"""
    t = table(
        chefs=["gregg", "nikki"],
        pool="tuna swiss wrap",
        areas=[["rye"], []],
        hands=["picky_eater", ""],
    )
    t.choose("pass", "play picky_eater", "pick tuna")
    assert (t.ask.seat, t.ask.prompt) == (1, "redeal")
    assert t.choose("pass").ask.prompt == "eater"


def test_7_3_michael_picks_from_last_rounds_trash_once_a_round() -> None:
    """DELI-7.3"""
    t = table(
        chefs=["michael", "gregg"], pool="wrap wrap", last_trash="tuna *ranch", areas=[["rye"]]
    )
    assert choices(t, "recycle") == ["tuna", "ranch"]
    t.refused("recycle swiss", "DELI-7.3", "not-in-trash")
    t.choose("recycle ranch")
    assert opened(t, 0) == ["rye *ranch"], "a joker stays what it was"
    assert (list(t.s.picks), t.ask.seat) == ([1, 0], 1)
    t.refused("recycle tuna", "DELI-4.1", "needs-bread")
    t.choose("pick wrap")
    t.refused("recycle tuna", "DELI-7.3", "recycled-already")


def test_7_3_others_cannot() -> None:
    """DELI-7.3"""
    t = table(pool="wrap", last_trash="tuna", areas=[["rye"]])
    t.refused("recycle tuna", "DELI-7.3", "no-recycle-power")


def pete_draws() -> Scenario:
    s = GAME.start(2, GAME.options(characters="agreed"), Journal())
    t = Scenario(GAME, s).choose("chef gregg", "chef pete")
    return t.chance(0, 0, 0, 0, 0, prompt="draw-action")


def test_7_4_pete_may_exchange_up_to_three_cards_before_anybody_else_draws() -> None:
    """DELI-7.4"""
    t = pete_draws()
    assert t.ask.seen == 0b10, "what he sets aside is his secret"
    t.choose("exchange joker_bread", "exchange joker_cheese", "exchange joker_sauce")
    assert t.size == 15, "what he has set aside cannot be drawn"
    t.chance(0, 0, 0, prompt="draw-action")
    assert t.s.hands[1].cards == [2, 4, 6, 6, 6]
    assert t.size == 15, "the set-aside cards are in the deck again"


def test_7_4_or_fewer() -> None:
    """DELI-7.4"""
    t = pete_draws()
    t.refused("exchange lucky_day", "DELI-2.3", "not-in-hand")
    t.refused("skip", "DELI-7.4", "exchange-or-keep")
    t.choose("pass")
    assert len(t.s.hands[1].cards) == 5


def test_7_4_pete_plays_a_card_once_more_in_a_later_round() -> None:
    """DELI-7.4"""
    t = table(at=ACTIONS, chefs=["pete", "gregg"], hands=["lucky_day", ""])
    t.choose("play lucky_day")
    assert (list(t.s.front[0]), list(t.s.spent)) == ([8], [])
    turn_up(t, "rats")
    t = table(at=ACTIONS, round=2, chefs=["pete", "gregg"], front={0: "lucky_day"})
    t.choose("again lucky_day")
    assert (list(t.s.front[0]), list(t.s.spent)) == ([], [8])


def test_7_4_not_twice_in_the_same_round() -> None:
    """DELI-7.4"""
    t = table(at=ACTIONS, chefs=["pete", "gregg"], hands=["lucky_day breadhead", ""])
    t.choose("play lucky_day").refused("again lucky_day", "DELI-6.1", "played-already")
    t.refused("again breadhead", "DELI-7.4", "not-played-before")


def test_7_4_pete_repeats_an_open_ill_take_that_without_cards_in_hand() -> None:
    """DELI-7.4"""
    t = table(
        chefs=["gregg", "pete"],
        pool="tuna wrap",
        areas=[["rye"], ["rye"]],
        front={1: "take_that"},
        round=2,
    )
    t.choose("pick tuna")
    assert (t.ask.seat, t.options) == (1, ["again take_that", "pass"])
    t.choose("again take_that")
    assert opened(t, 1) == ["rye tuna"]


def test_7_5_drew_swaps_top_cards_with_an_opponent() -> None:
    """DELI-7.5"""
    t = table(
        at=SWAP,
        chefs=["drew", "gregg"],
        areas=[["rye tuna", "wrap", "rye ranch"], ["half_roll *swiss", "half_bagel", "rye tuna ="]],
    )
    assert choices(t, "swap") == ["1 1 1", "2 1 2"], "bread only against bread, no sauces"
    t.refused("swap 3 1 1", "DELI-7.5", "not-swappable")
    t.refused("swap 1 1 2", "DELI-7.5", "bread-for-bread")
    t.refused("swap 1 1 3", "DELI-4.3", "is-closed-there")
    t.refused("swap 1 0 2", "DELI-7.5", "not-an-opponent")
    t.refused("swap 1 1 7", "DELI-4.1", "no-such-sandwich-there")
    t.refused("skip", "DELI-7.5", "swap-or-pass")
    t.choose("swap 1 1 1")
    assert (opened(t, 0)[0], opened(t, 1)[0]) == ("rye *swiss", "half_roll tuna")


def test_7_5_empty_breads_may_be_swapped_and_cream_cheese_may_not() -> None:
    """DELI-7.5"""
    t = table(at=SWAP, chefs=["drew", "gregg"], areas=[["rye"], ["wrap", "rye cream_cheese"]])
    t.refused("swap 1 1 2", "DELI-7.5", "not-swappable")
    t.choose("swap 1 1 1")
    assert (opened(t, 0), opened(t, 1)[0]) == (["wrap"], "rye")


def test_7_6_gregg_gets_a_point_for_closed_egg_sandwiches_off_the_menu() -> None:
    """DELI-7.6"""
    t = table(
        chefs=["gregg", "drew"],
        pool="rye half_roll",
        areas=[
            ["rye fried_egg", "wrap fried_egg", "half_roll fried_egg bacon american"],
            ["rye fried_egg rye #"],
        ],
    )
    before = points(t)
    t.choose("declare 2")
    assert points(t)[0] - before[0] == 1
    t.choose("pick rye", "on 1")
    assert points(t)[0] - before[0] == 1 + (1 + 1 + 1 - 2)
    assert points(t)[1] == before[1]


def test_7_6_a_classic_with_egg_is_on_the_menu() -> None:
    """DELI-7.6"""
    areas = [["half_roll fried_egg bacon american"], []]
    t = table(chefs=["gregg", "drew"], pool="half_roll", areas=areas)
    t.choose("pick half_roll", "on 1")
    assert points(t)[0] == 5 + 2 + 1 + 3 + 2


def test_7_7_jackson_discards_any_card_to_take_what_an_opponent_names() -> None:
    """DELI-7.7"""
    t = table(
        chefs=["gregg", "jackson"],
        pool="tuna tomato wrap",
        areas=[["rye"], ["rye"]],
        hands=["", "lucky_day joker_bread"],
    )
    t.choose("pick tuna")
    assert t.options == ["discard joker_bread", "discard lucky_day", "pass"]
    t.refused("discard breadhead", "DELI-2.3", "not-in-hand")
    t.choose("discard lucky_day")
    assert (opened(t, 1), list(t.s.picks), list(t.s.spent)) == (["rye tuna"], [0, 1], [8])
    assert t.choose("pick tomato").ask.seat == 1, "and again while he has a card"


def test_7_8_debbie_reserves_a_card_of_the_pool() -> None:
    """DELI-7.8"""
    t = table(at=START, round=0, chefs=["gregg", "debbie"])
    while isinstance(GAME.pending(t.s), Chance):
        t.chance(0)
    assert (t.ask.seat, t.ask.prompt) == (1, "reserve")
    t.refused("reserve ranch", "DELI-7.8", "not-in-pool")
    t.refused("skip", "DELI-7.8", "reserve-or-pass")
    t.choose("reserve white_toast")
    assert (t.s.reserved, t.s.pool[1]) == (1, 5)
    t.refused("dibs", "DELI-7.8", "nothing-reserved")


def test_7_8_only_she_may_take_it_as_a_normal_pick() -> None:
    """DELI-7.8"""
    t = table(chefs=["debbie", "gregg"], pool="wrap", reserved="tuna", areas=[["rye"], ["rye"]])
    t.choose("dibs")
    assert (opened(t, 0), list(t.s.picks), t.s.reserved) == (["rye tuna"], [1, 0], 0)
    t = table(chefs=["debbie", "gregg"], pool="wrap", reserved="tuna").refused("dibs", "DELI-4.1")


def test_7_8_untaken_it_goes_to_the_trash_with_the_pool() -> None:
    """DELI-7.8"""
    t = table(at=SWAP, chefs=["debbie", "gregg"], pool="wrap", reserved="tuna")
    assert (t.s.reserved, t.s.leftovers[11], t.s.leftovers[5]) == (0, 1, 1)


def test_7_9_isaac_chooses_among_three_events_that_only_he_sees() -> None:
    """DELI-7.9"""
    t = table(at=EVENT, chefs=["gregg", "isaac"], areas=[["rye"], []])
    t.chance(0, 2, 10, prompt="draw-look")
    assert t.options == ["foresee free_sample", "foresee leftovers", "foresee inspection"]
    assert GAME.view(t.s, 0).position.look.cards == [0, 0, 0]
    t.refused("foresee rats", "DELI-7.9", "not-looked-at")
    t.refused("pass", "DELI-7.9", "foresee-one")
    t.choose("foresee inspection")
    assert (list(t.s.past), t.s.events.size) == ([event("inspection")], 15)
