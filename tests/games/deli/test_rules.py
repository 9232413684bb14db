"""DELI-1 to DELI-4: the box, the set-up, a round, and placing."""

import pytest

from games.deli.deli_table import (
    ACTIONS,
    EVENT,
    START,
    choices,
    opened,
    pool_of,
    table,
    turn_up,
)
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import INGREDIENT_NAMES
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Chance, Decide
from ludoteka.kernel.rng import Rng
from playing import Scenario, random_game


def begun(seats: int = 2, **chosen: str) -> Scenario:
    return Scenario(GAME, GAME.start(seats, GAME.options(**chosen), Journal()))


def until(scenario: Scenario, prompt: str) -> Scenario:
    """Answer chance until something else than chance is asked, or this chance."""
    while isinstance(ask := GAME.pending(scenario.s), Chance) and ask.prompt != prompt:
        scenario.chance(0)
    return scenario


# DELI-1 and 2


def test_1_1_there_are_forty_cards_of_each_of_five_categories() -> None:
    """DELI-1.1"""
    copies = GAME.box(2, GAME.options())["ingredient"]
    assert [sum(copies[a:b]) for a, b in ((1, 6), (6, 12), (12, 16), (16, 21), (21, 25))] == [
        40
    ] * 5
    told = dict(zip(INGREDIENT_NAMES, copies, strict=True))
    assert (told["white_toast"], told["tuna"], told["cheddar"], told["butter"]) == (10, 5, 12, 12)


def test_1_2_twenty_actions_sixteen_events_ten_characters() -> None:
    """DELI-1.2"""
    box = GAME.box(3, GAME.options())
    assert [sum(box[family]) for family in ("action", "event", "character")] == [20, 16, 10]
    assert set(box["event"][1:]) == {2}


def test_2_1_everything_begins_in_its_deck() -> None:
    """DELI-2.1"""
    s = GAME.setup(4, GAME.options())
    assert (sum(s.deck), s.actions.size, s.events.size, len(s.spare)) == (200, 20, 16, 10)


def test_2_2_characters_are_drawn_and_lie_open() -> None:
    """DELI-2.2"""
    t = begun(3).chance(0, 0, 0, prompt="draw-chef")
    assert [list(each) for each in t.s.chefs] == [[1], [2], [3]]
    assert [list(each) for each in GAME.view(t.s, 2).position.chefs] == [[1], [2], [3]]


def test_2_2_characters_may_be_agreed() -> None:
    """DELI-2.2"""
    t = begun(2, characters="agreed").choose("chef isaac")
    t.refused("chef isaac", "DELI-2.2", "chef-taken")
    t.refused("pass", "DELI-2.2", "choose-chef")
    t.choose("chef pete")
    assert [list(each) for each in t.s.chefs] == [[9], [4]]


def test_2_3_five_hidden_action_cards_whose_number_is_known() -> None:
    """DELI-2.3"""
    t = until(begun(3), "lot")
    assert [len(hand.cards) for hand in t.s.hands] == [5, 5, 5]
    seen = GAME.view(t.s, 1).position
    assert seen.hands[0].cards == [0] * 5
    assert 0 not in seen.hands[1].cards


def test_2_3_played_cards_lie_open_and_leave_the_game() -> None:
    """DELI-2.3"""
    t = table(at=ACTIONS, hands=["lucky_day", ""]).choose("play lucky_day")
    assert list(t.s.spent) == [8]
    assert list(GAME.view(t.s, 1).position.spent) == [8]


def test_2_3_pete_draws_before_the_others() -> None:
    """DELI-2.3"""
    t = begun(3, characters="agreed").choose("chef gregg", "chef drew", "chef pete")
    t.chance(0, 0, 0, 0, 0, prompt="draw-action")
    assert [len(hand.cards) for hand in t.s.hands] == [0, 0, 5]
    assert (t.ask.seat, t.ask.prompt) == (2, "exchange")


def test_2_4_the_first_player_of_the_first_round_is_drawn_by_lot() -> None:
    """DELI-2.4"""
    t = until(begun(3), "lot").chance(2, prompt="lot")
    assert t.s.first == 2
    assert t.heard[0] == "begins"


# DELI-3


@pytest.mark.parametrize(("seats", "breads", "others"), [(2, 6, 5), (3, 7, 6), (4, 8, 7)])
def test_3_1_the_pool_is_dealt_by_the_number_of_players(
    seats: int, breads: int, others: int
) -> None:
    """DELI-3.1"""
    t = until(table(seats, at=START, round=0), "")
    pool = t.s.pool
    sums = [sum(pool[a:b]) for a, b in ((1, 6), (6, 12), (12, 16), (16, 21), (21, 25))]
    assert sums == [breads, others, others, others, others]
    assert t.s.round == 1


def test_3_1_kath_draws_after_the_deal_and_before_debbie_reserves() -> None:
    """DELI-3.1"""
    t = table(at=START, round=0, chefs=["kath", "gregg"])
    until(t, "draw-copy")
    assert sum(t.s.pool) == 26
    t.chance(list(t.s.spare).index(8), prompt="draw-copy")
    assert (t.ask.seat, t.ask.prompt) == (0, "reserve")


def test_3_2_a_card_is_placed_at_once_and_the_next_player_picks() -> None:
    """DELI-3.2"""
    t = table(pool="rye bacon tuna", areas=[["half_roll"], ["wrap"]]).choose("pick bacon")
    assert opened(t, 0) == ["half_roll bacon"]
    assert (list(t.s.picks), t.ask.seat) == ([1, 0], 1)
    t.refused("pick bacon", "DELI-3.2", "not-in-pool")
    t.refused("pass", "DELI-3.2", "pick-a-card")


def test_3_2_who_has_six_is_passed_over_and_the_picking_ends_when_all_have() -> None:
    """DELI-3.2"""
    t = table(3, pool="bacon bacon", areas=[["rye"]] * 3, picks=[5, 6, 5]).choose("pick bacon")
    assert t.ask.seat == 2
    t.choose("pick bacon")
    assert list(t.s.picks) == [6, 6, 6]
    assert t.prompt == "draw-event"


def test_3_3_nobody_may_skip_while_a_card_can_be_placed() -> None:
    """DELI-3.3"""
    table(pool="rye").refused("skip", "DELI-3.3", "no-skip")


def test_3_3_who_can_place_nothing_skips_and_the_die_goes_up() -> None:
    """DELI-3.3"""
    t = table(pool="bacon", areas=[[], ["rye"]])
    assert list(t.s.picks) == [1, 0]
    assert t.ask.seat == 1


def test_3_3_whoever_holds_an_action_card_is_asked_before_skipping() -> None:
    """DELI-3.3"""
    t = table(pool="bacon", areas=[[], ["rye"]], hands=["breadhead", ""])
    assert (t.ask.seat, t.ask.prompt, t.options) == (0, "stuck", ["skip"])
    assert list(t.choose("skip").s.picks) == [1, 0]


def test_3_3_a_free_closing_that_makes_room_may_be_made_or_not() -> None:
    """DELI-3.3"""
    full = ["rye bacon", "rye"] + ["wrap bacon bacon tuna tuna"] * 2
    closed = ["half_roll tomato half_roll #"] * 3
    t = table(pool="white_toast", areas=[full + closed])
    assert set(t.options) == {"close 1 2", "declare 3", "declare 4", "skip"}
    assert t.choose("close 1 2").ask.prompt == "turn"
    t.refused("skip", "DELI-3.3", "no-skip")


def test_3_4_the_end_of_a_round_has_its_order() -> None:
    """DELI-3.4"""
    t = table(
        chefs=["drew", "isaac"],
        pool="tuna tomato tomato",
        areas=[["rye"], ["rye bacon"]],
        hands=["", "breadhead"],
        picks=[5, 6],
    )
    assert t.choose("pick tuna").ask.prompt == "swap"
    assert t.choose("pass").ask.prompt == "end"
    assert pool_of(t) == "tomato tomato"
    t.choose("pass")
    assert (pool_of(t), t.s.leftovers[16]) == ("", 2)
    t.chance(0, 0, 0, prompt="draw-look")
    assert (t.ask.seat, t.ask.prompt) == (1, "foresee")


def test_3_4_the_event_comes_after_the_last_round_too() -> None:
    """DELI-3.4"""
    t = turn_up(table(at=EVENT, round=5, areas=[["rye tuna swiss"]]), "power_cut")
    assert opened(t, 0) == ["rye tuna"]
    assert t.over.scores[0] == 2


def test_3_4_the_action_phase_ends_when_all_have_passed_in_a_row() -> None:
    """DELI-3.4"""
    t = table(3, at=ACTIONS, hands=["lucky_day", "breadhead", ""])
    assert t.choose("pass").ask.seat == 1
    assert t.choose("play breadhead").ask.seat == 0, "a card was played: all are asked again"
    t.choose("pass")
    assert t.prompt == "draw-event"


def test_3_4_closing_is_no_card_and_does_not_restart_the_row() -> None:
    """DELI-3.4"""
    t = table(at=ACTIONS, areas=[[], ["rye tuna", "rye"]], hands=["breadhead", ""])
    t.choose("pass")
    assert t.ask.seat == 1
    t.choose("close 1 2")
    assert isinstance(GAME.pending(t.s), Chance), "seat 0 had passed and is not asked again"


def test_3_4_who_holds_no_card_and_can_do_nothing_is_not_asked() -> None:
    """DELI-3.4"""
    t = table(3, at=ACTIONS, hands=["", "joker_bread", ""])
    assert (t.ask.seat, t.options) == (1, ["pass"])
    t.refused("skip", "DELI-3.4", "end-of-round")


def test_3_6_the_last_cards_of_a_deck_make_a_smaller_pool() -> None:
    """DELI-3.6"""
    emptied = ["white_toast", "half_roll", "half_bagel", "wrap"]
    t = until(table(at=START, round=0, emptied=emptied, leftovers="rye rye rye"), "")
    assert sum(t.s.pool[1:6]) == 5
    assert sum(t.s.deck[1:6]) == 0


# DELI-4


def test_4_1_a_sandwich_begins_with_a_bread() -> None:
    """DELI-4.1"""
    t = table(pool="bacon rye")
    t.refused("pick bacon", "DELI-4.1", "needs-bread")
    assert opened(t.choose("pick rye"), 0) == ["rye"]


def test_4_1_there_is_room_for_seven_sandwiches() -> None:
    """DELI-4.1"""
    t = table(pool="half_roll rye", areas=[["rye tuna"] + ["wrap"] * 6])
    t.refused("pick half_roll", "DELI-4.1", "seven-sandwiches")
    assert opened(t.choose("pick rye"), 0)[0] == "rye tuna rye #"


def test_4_2_at_most_four_fillings() -> None:
    """DELI-4.2"""
    t = table(pool="bacon rye", areas=[["rye tuna tuna tuna tuna"]])
    t.refused("pick bacon", "DELI-4.2", "four-fillings")


def test_4_3_closed_only_with_its_own_bread_and_then_finished() -> None:
    """DELI-4.3"""
    t = table(pool="half_roll bacon rye wrap", areas=[["rye tuna", "rye tuna rye #"]])
    t.choose("pick half_roll")
    assert opened(t, 0)[2] == "half_roll"
    t.refused("pick tuna", "DELI-3.2")
    t = table(pool="bacon rye", areas=[["rye tuna rye #"]])
    t.refused("pick bacon", "DELI-4.1", "needs-bread")


@pytest.mark.parametrize("spread", ["butter", "cream_cheese"])
def test_4_4_butter_and_cream_cheese_go_directly_on_the_bottom_bread(spread: str) -> None:
    """DELI-4.4"""
    t = table(pool=f"{spread} wrap", areas=[["rye tuna"]])
    t.refused(f"pick {spread}", "DELI-4.4", "on-bread-only")
    t = table(pool=f"{spread} wrap", areas=[["rye tuna", "half_roll"]]).choose(f"pick {spread}")
    assert opened(t, 0)[1] == f"half_roll {spread}"


def test_4_5_a_picked_bread_begins_or_closes() -> None:
    """DELI-4.5"""
    t = table(pool="rye", areas=[["rye tuna", "rye", "wrap tuna", "half_roll tuna"]])
    assert t.choose("pick rye").options == ["start", "on 1"]
    t.refused("on 2", "DELI-4.7", "no-filling")
    t.refused("on 4", "DELI-4.3", "other-bread")
    t.refused("on 7", "DELI-4.1", "no-such-sandwich")
    t.refused("skip", "DELI-3.2", "must-place")
    assert opened(t.choose("on 1"), 0)[0] == "rye tuna rye #"


def test_4_6_an_empty_bread_closes_a_sandwich_for_free_before_the_pick() -> None:
    """DELI-4.6"""
    t = table(pool="tuna wrap", areas=[["rye tuna", "rye"]]).choose("close 1 2")
    assert opened(t, 0) == ["rye tuna rye #"]
    assert (list(t.s.picks), t.ask.seat) == ([0, 0], 0)


def test_4_6_and_after_the_pick() -> None:
    """DELI-4.6"""
    t = table(pool="rye tomato bacon", areas=[["rye tuna", "wrap"]]).choose("pick rye", "start")
    assert (t.ask.prompt, t.options) == ("close", ["close 1 3", "pass"])
    t.refused("close 3 1", "DELI-4.6", "not-empty")
    t.refused("close 2 3", "DELI-4.3", "other-bread")
    t.refused("skip", "DELI-4.6", "close-or-pass")
    assert opened(t.choose("close 1 3"), 0) == ["rye tuna rye #", "wrap"]


def test_4_6_not_during_an_event() -> None:
    """DELI-4.6"""
    t = turn_up(table(at=EVENT, areas=[["rye tuna", "rye", "rye tomato"]]), "tidy_counter")
    t.refused("close 1 2", "DELI-10.9", "move-a-filling")


def test_4_7_a_sandwich_needs_a_filling_to_be_closed() -> None:
    """DELI-4.7"""
    t = table(pool="rye tuna", areas=[["rye", "rye", "wrap"]])
    t.refused("close 1 2", "DELI-4.7", "no-filling")
    t.refused("declare 3", "DELI-4.7", "no-filling")


def test_4_8_one_card_of_the_same_sauce_but_several_sauces() -> None:
    """DELI-4.8"""
    t = table(pool="hot_sauce ranch", areas=[["rye hot_sauce"]])
    t.refused("pick hot_sauce", "DELI-4.8", "same-sauce")
    assert opened(t.choose("pick ranch"), 0) == ["rye hot_sauce ranch"]


def test_4_9_a_wrap_is_declared_and_gets_no_closing_bonus() -> None:
    """DELI-4.9"""
    t = table(pool="wrap tuna", areas=[["wrap bacon", "wrap"]])
    t.refused("close 1 2", "DELI-4.9", "wrap-declared")
    assert choices(t, "pick") == ["wrap", "tuna"]
    t.choose("pick wrap")
    assert opened(t, 0) == ["wrap bacon", "wrap", "wrap"], "a second wrap closes nothing"
    assert opened(t.choose("declare 1"), 0)[0] == "wrap bacon ="


@pytest.mark.parametrize("toast", ["white_toast butter", "rye butter", "rye avocado"])
def test_4_10_the_two_toasts_may_be_declared(toast: str) -> None:
    """DELI-4.10"""
    t = table(pool="tuna", areas=[[toast, "half_roll"]]).choose("declare 1")
    assert opened(t, 0)[0] == f"{toast} ="


def test_4_10_nothing_else_may_be_declared() -> None:
    """DELI-4.10"""
    t = table(pool="tuna", areas=[["rye butter tuna", "half_roll butter"]])
    t.refused("declare 1", "DELI-4.10", "not-declarable")
    t.refused("declare 2", "DELI-4.10", "not-declarable")


def test_the_choice_is_told_only_to_who_is_asked() -> None:
    """DELI-2.3 Others learn who is asked and about what, not the options."""
    rng = Rng(4)
    for s, _ in random_game(GAME, 3, GAME.options(), seed=int(rng.below(9)), limit=150):
        ask = GAME.pending(s)
        if isinstance(ask, Decide):
            for seat in range(3):
                assert (GAME.view(s, seat).ask is not None) == (seat == ask.seat)
