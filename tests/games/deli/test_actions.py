"""DELI-6 and the action cards of DELI-10, one test at least for each."""

import pytest

from games.deli.deli_table import ACTIONS, choices, opened, points, pool_of, table, turn_up


def test_6_1_a_card_is_played_only_at_its_moment() -> None:
    """DELI-6.1"""
    t = table(pool="rye", hands=["breadhead take_that picky_eater lucky_day", ""])
    t.refused("play breadhead", "DELI-6.1", "wrong-moment")
    t.refused("play take_that", "DELI-6.1", "wrong-moment")
    t.refused("play second_helping", "DELI-2.3", "not-in-hand")
    t = table(at=ACTIONS, hands=["picky_eater joker_bread", ""])
    t.refused("play picky_eater", "DELI-6.1", "wrong-moment")
    t.refused("play joker_bread", "DELI-6.1", "wrong-moment")


def test_6_1_the_same_card_once_a_round() -> None:
    """DELI-6.1"""
    t = table(at=ACTIONS, hands=["breadhead breadhead", ""]).choose("play breadhead")
    t.refused("play breadhead", "DELI-6.1", "played-already")


def test_6_1_the_lowest_clause_is_named() -> None:
    """DELI-6.1"""
    t = table(pool="rye", picks=[5, 0], hands=["joker_sauce", ""])
    t.refused("play picky_eater", "DELI-2.3", "not-in-hand")
    t.refused("joker butter", "DELI-4.1", "needs-bread")
    t.refused("joker tuna", "DELI-2.3", "not-in-hand")
    t.refused("play joker_sauce", "DELI-6.2", "name-joker")


@pytest.mark.parametrize(
    ("joker", "ingredient"),
    [
        ("joker_bread", "wrap"),
        ("joker_protein", "tuna"),
        ("joker_cheese", "cream_cheese"),
        ("joker_veggie", "avocado"),
        ("joker_sauce", "butter"),
    ],
)
def test_6_2_a_joker_is_the_ingredient_it_is_named(joker: str, ingredient: str) -> None:
    """DELI-6.2"""
    t = table(pool="rye", areas=[["half_roll"]], hands=[joker, ""])
    assert len(choices(t, "joker")) >= 4
    t.choose(f"joker {ingredient}")
    assert f"*{ingredient}" in " ".join(opened(t, 0))
    assert list(t.s.picks) == [1, 0]
    assert t.s.hands[0].cards == []
    assert t.ask.seat == 1, "a joker is not answered"


def test_6_2_a_joker_scores_as_what_it_is() -> None:
    """DELI-6.2"""
    assert points(table(pool="rye", areas=[["rye *butter"], []])) == [4, 0]


def test_6_3_breadhead_counts_sandwiches_closed_with_bread_this_round() -> None:
    """DELI-6.3"""
    t = table(
        pool="rye",
        areas=[["rye tuna", "half_roll tuna", "half_roll", "rye tomato rye #", "wrap tuna"], []],
        hands=["breadhead", ""],
        picks=[5, 6],
    )
    t.choose("close 2 3", "pick rye", "on 1", "declare 4", "play breadhead")
    assert list(t.s.bonus) == [2, 0]


def test_lucky_day_gives_the_start_of_the_next_round() -> None:
    """DELI-10.7"""
    t = table(3, at=ACTIONS, areas=[["rye tuna"], [], []], hands=["", "", "lucky_day"])
    turn_up(t.choose("play lucky_day"), "rats")
    assert (t.s.first, t.s.round) == (2, 2)
    assert "lucky" in t.heard


def test_lucky_day_may_be_played_in_the_last_round() -> None:
    """DELI-10.7"""
    t = table(at=ACTIONS, round=5, hands=["lucky_day", ""]).choose("play lucky_day")
    turn_up(t, "rats")
    assert t.over.scores == [0, 0]


def test_second_helping_moves_a_top_filling() -> None:
    """DELI-10.9"""
    areas = [["rye tuna swiss", "half_roll butter", "wrap", "wrap tuna ="]]
    t = table(at=ACTIONS, areas=areas, hands=["second_helping", ""])
    t.choose("play second_helping")
    assert choices(t, "move") == ["1 2", "1 3", "2 3"], "Butter only onto an empty bread"
    t.refused("move 2 1", "DELI-4.4", "on-bread-only")
    t.refused("move 4 1", "DELI-4.3", "is-closed")
    t.refused("move 3 1", "DELI-10.9", "no-filling")
    t.refused("move 1 1", "DELI-10.9", "same-place")
    t.refused("pass", "DELI-10.9", "move-a-filling")
    t.choose("move 1 2")
    assert opened(t, 0)[:2] == ["rye tuna", "half_roll butter swiss"]


def test_second_helping_needs_something_to_move() -> None:
    """DELI-10.9"""
    t = table(at=ACTIONS, areas=[["rye tuna"]], hands=["second_helping", ""])
    t.refused("play second_helping", "DELI-10.9", "nothing-to-move")


def test_picky_eater_takes_two_cards_of_the_pool() -> None:
    """DELI-10.6"""
    t = table(pool="tuna swiss wrap", areas=[["rye"]], hands=["picky_eater", ""])
    t.choose("play picky_eater", "pick tuna")
    assert (t.ask.prompt, t.ask.about, list(t.s.picks)) == ("eater", (2,), [1, 0])
    t.refused("skip", "DELI-10.6", "eat-from-pool")
    t.choose("pick swiss")
    assert (opened(t, 0), list(t.s.picks)) == (["rye tuna swiss"], [2, 0])


def test_picky_eater_needs_two_picks_and_a_card_that_fits() -> None:
    """DELI-10.6"""
    t = table(pool="rye", picks=[5, 0], hands=["picky_eater", ""])
    t.refused("play picky_eater", "DELI-10.6", "two-picks-needed")
    t = table(pool="tuna", hands=["picky_eater", ""])
    t.refused("play picky_eater", "DELI-3.3", "nothing-placeable")


def test_picky_eater_lets_sandwiches_be_closed_between_the_two() -> None:
    """DELI-10.6"""
    areas = [["rye tuna", "rye"] + ["wrap tuna tuna"] + ["half_bagel bacon half_bagel #"] * 4]
    t = table(pool="half_roll tomato", areas=areas, hands=["picky_eater", ""])
    t.choose("play picky_eater", "pick tomato", "on 3")
    assert "pass" in t.options, "nothing of the pool fits now"
    t.choose("close 1 2")
    assert t.options[0] == "pick half_roll"
    assert "pass" not in t.options


def test_picky_eater_that_finds_nothing_leaves_an_ordinary_turn() -> None:
    """DELI-3.3 The only card that fits is taken away: skip, or a joker."""
    t = table(
        pool="tuna",
        areas=[["rye"], ["rye"]],
        hands=["picky_eater joker_sauce", "take_that"],
    )
    t.choose("play picky_eater", "pick tuna", "play take_that")
    assert (t.ask.seat, t.ask.prompt) == (0, "stuck")
    assert {"skip", "joker butter"} <= set(t.options)


def test_ill_take_that_takes_the_card_an_opponent_names() -> None:
    """DELI-10.5"""
    t = table(pool="tuna swiss", areas=[["rye"], ["rye", "wrap"]], hands=["", "take_that"])
    t.choose("pick tuna")
    assert (t.ask.seat, t.ask.prompt, t.options) == (1, "offer", ["play take_that", "pass"])
    t.refused("discard take_that", "DELI-7.7", "no-discard-power")
    t.refused("skip", "DELI-6.4", "take-or-pass")
    t.choose("play take_that", "on 2")
    assert (opened(t, 1), list(t.s.picks)) == (["rye", "wrap tuna"], [0, 1])
    assert (t.ask.seat, pool_of(t)) == (0, "swiss"), "the picker picks again"


def test_6_4_if_nobody_takes_the_card_the_picker_places_it() -> None:
    """DELI-6.4"""
    t = table(pool="tuna swiss", areas=[["rye"], ["rye"]], hands=["", "take_that"])
    t.choose("pick tuna", "pass")
    assert (opened(t, 0), list(t.s.picks)) == (["rye tuna"], [1, 0])


def test_6_4_the_taker_must_be_able_to_place_it() -> None:
    """DELI-6.4"""
    t = table(pool="tuna swiss", areas=[["rye"], []], hands=["", "take_that"]).choose("pick tuna")
    assert t.options == ["pass"]
    t.refused("play take_that", "DELI-4.1", "needs-bread")


def test_6_4_the_others_are_asked_clockwise_from_the_picker() -> None:
    """DELI-6.4"""
    hands = ["lucky_day", "lucky_day", "", "lucky_day"]
    t = table(4, pool="tuna", areas=[["rye"]] * 4, hands=hands)
    t.choose("pick tuna")
    assert t.ask.seat == 1
    assert t.choose("pass").ask.seat == 3


def test_6_4_jokers_and_cards_of_an_event_are_not_answered() -> None:
    """DELI-6.4"""
    t = table(at=ACTIONS, leftovers="tuna", areas=[["rye"], ["rye"]], hands=["", "take_that"])
    t.choose("pass")
    turn_up(t, "leftovers").choose("take tuna")
    assert opened(t, 0) == ["rye tuna"], "placed at once"


def test_a_played_card_may_not_be_played_again_without_pete() -> None:
    """DELI-7.4"""
    t = table(at=ACTIONS, front={0: "lucky_day"}, hands=["breadhead", ""])
    t.refused("again lucky_day", "DELI-7.4", "no-repeat-power")
