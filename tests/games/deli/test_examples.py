"""DELI-11: the examples that must hold, and abilities that meet."""

import pytest

from games.deli.deli_table import (
    ACTIONS,
    EVENT,
    PICKING,
    START,
    choices,
    draw,
    opened,
    points,
    pool_of,
    table,
    turn_up,
    worth,
)
from ludoteka.games.deli.rules import GAME
from ludoteka.kernel.pending import SPECTATOR, Chance
from playing import encoded_view


def test_11_1_the_reuben_is_worth_thirteen() -> None:
    """DELI-11.1, DELI-5.8"""
    assert worth("rye butter corned_beef swiss sauerkraut rye #") == 13


def test_11_2_heights_of_4_1_1_beat_3_2_1() -> None:
    """DELI-11.2, DELI-3.5"""
    areas = [["rye tuna tomato", "rye tuna", "rye"], ["wrap tuna tomato bacon", "wrap", "wrap"]]
    assert turn_up(table(at=EVENT, areas=areas), "inspection").s.first == 1


def test_11_2_heights_are_measured_after_the_event() -> None:
    """DELI-11.2, DELI-3.5"""
    areas = [["rye tuna tomato"], ["wrap tuna tomato swiss"]]
    t = turn_up(table(at=EVENT, areas=areas), "power_cut")
    assert t.chance(0, prompt="lot").s.first == 0


def test_11_2_declared_wraps_are_finished_and_ties_go_on() -> None:
    """DELI-11.2, DELI-3.5"""
    areas = [["wrap tuna tomato bacon =", "rye tuna"], ["rye tuna", "half_roll"]]
    assert turn_up(table(at=EVENT, areas=areas), "inspection").s.first == 1


def test_11_3_moisture() -> None:
    """DELI-11.3, DELI-5.5"""
    assert worth("half_roll swiss swiss half_roll #") == 4 + 1 - 2
    assert worth("half_roll swiss") == 2 - 1


def test_11_4_an_empty_bread_is_worth_minus_one() -> None:
    """DELI-11.4, DELI-5.5"""
    assert worth("rye") == 1 - 2


def test_11_5_a_classic_out_of_order() -> None:
    """DELI-11.5, DELI-5.4 It keeps the menu points and those signs that still hold."""
    assert worth("rye butter swiss corned_beef sauerkraut rye #") == 6 + 1 + 1 + 3
    assert worth("half_roll bacon fried_egg american half_roll #") == 5 + 1 + 1 + 3


def test_11_6_a_wrap_is_closed_by_declaring_it() -> None:
    """DELI-11.6, DELI-4.9"""
    t = table(pool="wrap tuna", areas=[["wrap tuna"]])
    before = points(t)[0]
    t.choose("pick wrap")
    t.refused("close 1 2", "DELI-4.9", "wrap-declared")
    t.choose("declare 1")
    assert opened(t, 0) == ["wrap tuna =", "wrap"]
    assert points(t)[0] == before - 1, "no bonus, and the empty wrap costs one"


def test_11_7_two_sauces_but_not_twice_the_same() -> None:
    """DELI-11.7, DELI-4.8"""
    t = table(pool="hot_sauce rye", areas=[["rye ranch", "rye hot_sauce ranch"]])
    t.choose("pick hot_sauce")
    assert opened(t, 0)[0] == "rye ranch hot_sauce"
    t = table(pool="hot_sauce rye", areas=[["rye ranch", "rye hot_sauce ranch", "wrap"]])
    t.choose("pick hot_sauce").refused("on 2", "DELI-4.8", "same-sauce")


@pytest.mark.parametrize(("players", "first"), [(1, 3), (2, 0), (3, 0)])
def test_11_8_lucky_days(players: int, first: int) -> None:
    """DELI-11.8, DELI-6.3 One gives the start; two cancel, three too."""
    hands = [""] + [""] * (3 - players) + ["lucky_day"] * players
    t = table(4, at=ACTIONS, areas=[["rye tuna"], [], [], []], hands=hands)
    for _ in range(players):
        t.choose("play lucky_day")
    assert turn_up(t, "inspection").s.first == first


def test_11_9_breadhead_ignores_wraps_and_toasts() -> None:
    """DELI-11.9, DELI-6.3"""
    areas = [["wrap tuna", "rye butter", "rye tuna", "rye"]]
    t = table(at=ACTIONS, areas=areas, hands=["breadhead", ""])
    t.choose("declare 1", "declare 2", "close 3 4", "play breadhead")
    assert t.s.bonus[0] == 1


def test_11_10_nikkis_redeal_keeps_the_number_of_cards() -> None:
    """DELI-11.10, DELI-7.2 Four cheeses in the pool, two in the deck: these, and two old ones."""
    t = table(
        chefs=["nikki", "gregg"],
        pool="swiss swiss swiss swiss",
        emptied=["american", "cheddar", "cream_cheese"],
        last_trash="swiss swiss",
        areas=[["rye"]],
    )
    t.choose("redeal cheese")
    assert t.size == 2
    draw(draw(t, "swiss"), "swiss")
    assert t.size == 4, "now the old ones are shuffled"
    draw(draw(t, "swiss"), "swiss")
    assert (pool_of(t), t.s.deck[14]) == ("swiss swiss swiss swiss", 2)


@pytest.mark.parametrize("card", ["take_that", "joker_bread", "lucky_day"])
def test_11_11_only_who_may_hold_something_is_asked(card: str) -> None:
    """DELI-11.11, DELI-6.4 B holds one card, whichever it is, C none, D has six picks."""
    t = table(
        4,
        pool="tuna wrap",
        areas=[["rye"], ["half_roll"], ["half_roll"], ["half_roll"]],
        hands=["", card, "", "take_that"],
        picks=[0, 0, 0, 6],
    )
    t.choose("pick tuna")
    assert (t.ask.seat, t.ask.prompt) == (1, "offer")
    other = table(
        4,
        pool="tuna wrap",
        areas=[["rye"], ["half_roll"], ["half_roll"], ["half_roll"]],
        hands=["", "breadhead", "", "take_that"],
        picks=[0, 0, 0, 6],
    ).choose("pick tuna")
    for viewer in (0, 2, 3, SPECTATOR):
        assert encoded_view(GAME, t.s, viewer) == encoded_view(GAME, other.s, viewer)
    assert t.choose("pass").ask.seat == 1, "nobody else is asked; B picks next"
    assert t.ask.prompt == "turn"


def test_11_12_who_took_once_is_not_asked_again_but_jackson_is() -> None:
    """DELI-11.12, DELI-6.4"""
    t = table(
        3,
        chefs=["gregg", "drew", "jackson"],
        pool="tuna swiss tomato",
        areas=[["rye"]] * 3,
        hands=["", "take_that take_that", "lucky_day"],
    )
    t.choose("pick tuna", "play take_that")
    assert (opened(t, 1), t.ask.seat) == (["rye tuna"], 0)
    t.choose("pick swiss")
    assert (t.ask.seat, t.options) == (2, ["discard lucky_day", "pass"])


def test_11_13_jackson_at_six_may_not_take() -> None:
    """DELI-11.13, DELI-7.7"""
    t = table(
        chefs=["gregg", "jackson"],
        pool="tuna",
        areas=[["rye"], ["rye"]],
        hands=["", "lucky_day"],
        picks=[5, 6],
    )
    t.choose("pick tuna")
    assert opened(t, 0) == ["rye tuna"]


def test_11_14_jackson_takes_debbies_reserve() -> None:
    """DELI-11.14, DELI-7.8 Only he is asked; she picks again."""
    t = table(
        4,
        chefs=["debbie", "tricia", "jackson", "nikki"],
        pool="wrap",
        reserved="tuna",
        areas=[["rye"]] * 4,
        hands=["", "take_that", "breadhead", "take_that"],
        redeals=0,
    )
    t.choose("dibs")
    assert (t.ask.seat, t.options) == (2, ["discard breadhead", "pass"])
    t.refused("play take_that", "DELI-2.3", "not-in-hand")
    t.choose("discard breadhead")
    assert (opened(t, 2), t.s.reserved) == (["rye tuna"], 0)
    assert (t.ask.seat, t.ask.prompt) == (0, "turn")


def test_11_14_ill_take_that_does_not_touch_the_reserve() -> None:
    """DELI-11.14, DELI-7.8 Jackson cannot play it either, only discard it."""
    t = table(
        chefs=["debbie", "jackson"],
        pool="wrap",
        reserved="tuna",
        areas=[["rye"], ["rye"]],
        hands=["", "take_that"],
    )
    t.choose("dibs").refused("play take_that", "DELI-6.4", "only-jackson")
    assert t.options == ["discard take_that", "pass"]


def test_11_14_tricia_and_nikki_cannot_touch_the_reserve() -> None:
    """DELI-11.14, DELI-7.1 and 7.2"""
    t = table(
        3, chefs=["tricia", "debbie", "nikki"], pool="wrap rye", reserved="tuna", areas=[["rye"]]
    )
    assert choices(t, "redeal") == ["bread"]
    t.choose("pass", "pick wrap")
    assert choices(t, "trash") == ["rye"]


def test_11_15_michael_reaches_last_rounds_trash_only() -> None:
    """DELI-11.15, DELI-7.3 Tricia's and the event's trash, but no Leftovers and nothing older."""
    t = table(
        at=EVENT,
        chefs=["michael", "gregg"],
        leftovers="tuna bacon",
        trash="swiss",
        last_trash="ranch",
        areas=[["rye"], ["wrap"]],
    )
    turn_up(t, "leftovers").choose("take tuna", "pass")
    while isinstance(GAME.pending(t.s), Chance):
        t.chance(0)
    assert sorted(t.s.last_trash) == [6, 14]
    assert choices(t, "recycle") == ["bacon", "swiss"]
    assert t.s.gone[24] == 1


def test_11_16_an_empty_pool() -> None:
    """DELI-11.16, DELI-3.3"""
    t = table(pool="", areas=[["rye"], ["rye"]], hands=["joker_sauce", "lucky_day"])
    assert set(choices(t, "joker")) == {"butter", "trinity", "hot_sauce", "ranch"}
    assert "skip" in t.options
    assert t.choose("skip").options == ["skip"]
    assert list(t.choose("skip").s.picks) == [1, 1]


def test_11_17_four_kept_breads_are_missing_in_round_five() -> None:
    """DELI-11.17, DELI-3.6"""
    kept = ["rye"] * 4
    t = table(4, at=EVENT, round=2, leftovers=" ".join(["white_toast"] * 8), gone="half_roll " * 8)
    turn_up(t, "fresh_loaf")
    for name in kept:
        draw(draw(draw(t, name), "wrap"), "wrap").choose(f"keep {name}")
    breads = sum(t.s.deck[1:6])
    assert breads == 40 - 16 - 4
    t = table(
        4,
        at=START,
        round=4,
        leftovers="white_toast " * 10,
        trash="rye " * 4,
        gone="half_roll " * 8 + "half_bagel " * 8 + "wrap " * 6,
    )
    while t.prompt == "deal" and sum(t.s.pool[6:]) == 0:
        t.chance(0)
    assert sum(t.s.pool[1:6]) == 4


def test_11_18_picky_eater_meets_ill_take_that_and_tricia() -> None:
    """DELI-11.18, DELI-7.1"""
    t = table(
        chefs=["tricia", "gregg"],
        pool="tuna swiss butter",
        areas=[["rye bacon bacon bacon"], ["rye"]],
        hands=["picky_eater", "take_that"],
    )
    t.choose("play picky_eater", "pick tuna", "play take_that")
    assert (t.ask.seat, t.ask.prompt, t.ask.about) == (0, "eater", (1,))
    t.choose("pick swiss")
    assert opened(t, 0) == ["rye bacon bacon bacon swiss"]
    assert (t.s.picks[0], t.ask.prompt) == (1, "trash"), "the second cannot be placed"
    t.choose("trash butter")
    assert list(t.s.trash) == [21]


def test_11_19_kath_copies_pete_in_round_three() -> None:
    """DELI-11.19, DELI-7.10"""
    t = table(
        at=ACTIONS,
        round=3,
        chefs=["kath", "gregg"],
        copies={0: "pete"},
        front={0: "lucky_day breadhead"},
        hands=["second_helping lucky_day", ""],
        areas=[["rye tuna", "wrap"]],
    )
    assert choices(t, "again") == ["lucky_day", "breadhead"]
    t.choose("again lucky_day")
    t.refused("play lucky_day", "DELI-6.1", "played-already")
    t.choose("play second_helping", "move 1 2")
    t.refused("again second_helping", "DELI-6.1", "played-already")
    t.refused("again joker_bread", "DELI-6.1", "wrong-moment")
    t = table(pool="rye", chefs=["kath", "gregg"], copies={0: "pete"}, hands=["joker_bread", ""])
    t.choose("joker rye")
    assert list(t.s.front[0]) == [], "a joker is never repeated"


def test_11_20_closed_in_the_action_phase_is_safe_from_the_event() -> None:
    """DELI-11.20, DELI-8.2 and 4.6"""
    t = table(at=ACTIONS, areas=[["rye tuna swiss", "rye", "wrap swiss"]]).choose(
        "close 1 2", "pass"
    )
    turn_up(t, "power_cut")
    assert opened(t, 0) == ["rye tuna swiss rye #", "wrap"]
    t = turn_up(table(at=EVENT, areas=[["rye tuna", "rye"]]), "free_sample")
    t.refused("close 1 2", "DELI-8.3")
    draw(t.choose("sample bread"), "rye").choose("on 1")
    assert opened(t, 0) == ["rye tuna rye #", "rye"], "but by the event's own bread"


def test_11_21_two_jokers_but_not_two_picky_eaters() -> None:
    """DELI-11.21, DELI-6.1 and 6.2"""
    hands = ["joker_bread joker_sauce picky_eater picky_eater", ""]
    t = table(at=PICKING, pool="rye tuna swiss wrap", areas=[["rye"], []], hands=hands)
    t.choose("joker rye", "pick wrap", "pass")
    assert choices(t, "joker") == ["butter", "trinity", "hot_sauce", "ranch"]
    t.choose("joker ranch", "on 1")
    assert list(t.s.picks) == [2, 1]
    t = table(at=PICKING, pool="rye tuna swiss wrap", areas=[["rye"], []], hands=hands)
    t.choose("play picky_eater", "pick tuna", "pick swiss", "pick wrap", "pass")
    t.refused("play picky_eater", "DELI-6.1", "played-already")


# Abilities that meet


def test_pete_repeats_picky_eater_and_tricia_in_his_team_trashes_one() -> None:
    """DELI-7.1, 7.4 and 9.5"""
    t = table(
        chefs=["pete tricia", "gregg"],
        pool="tuna swiss wrap",
        areas=[["rye"]],
        front={0: "picky_eater"},
        round=2,
    )
    t.choose("again picky_eater", "pick tuna", "pick swiss")
    assert t.ask.prompt == "trash"
    assert list(t.s.spent) == [7]


def test_two_lucky_days_of_a_round_leave_the_start_to_the_tallest() -> None:
    """DELI-6.3 and 3.5"""
    t = table(at=ACTIONS, areas=[[], ["rye tuna"]], hands=["lucky_day", "lucky_day"])
    turn_up(t.choose("play lucky_day", "play lucky_day"), "inspection")
    assert t.s.first == 1
    assert "unlucky" in t.heard


def test_drew_swaps_before_sandwiches_are_closed_in_the_action_phase() -> None:
    """DELI-7.5 and 3.4"""
    t = table(
        at="switcheroo", chefs=["drew", "gregg"], areas=[["rye"], ["half_roll", "half_roll tuna"]]
    )
    t.choose("swap 1 1 1")
    assert opened(t, 1) == ["rye", "half_roll tuna"], "the bread for closing is gone"
    assert isinstance(GAME.pending(t.s), Chance)
