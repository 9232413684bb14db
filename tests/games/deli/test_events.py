"""DELI-8 and the events of DELI-10, one test at least for each."""

from games.deli.deli_table import EVENT, choices, draw, event, opened, table, turn_up


def test_8_1_an_event_is_turned_up_and_leaves_the_game() -> None:
    """DELI-8.1"""
    t = turn_up(table(at=EVENT), "rats")
    assert (list(t.s.past), t.s.events.size, t.s.events.counts[event("rats")]) == ([6], 15, 1)


def test_8_2_closed_sandwiches_are_untouched() -> None:
    """DELI-8.2"""
    closed = ["rye swiss rye #", "wrap swiss ="]
    for name in ("mouldy_top", "inspection", "power_cut", "rats"):
        assert opened(turn_up(table(at=EVENT, areas=[closed]), name), 0) == closed


def test_8_3_players_act_in_the_order_of_the_ended_round() -> None:
    """DELI-8.3"""
    t = turn_up(table(3, at=EVENT, first=2), "free_sample")
    assert t.ask.seat == 2
    assert t.choose("pass").ask.seat == 0
    assert t.choose("pass").ask.seat == 1


def test_8_3_trashed_cards_join_this_rounds_trash() -> None:
    """DELI-8.3"""
    t = turn_up(table(at=EVENT, areas=[["rye swiss"], ["rye *american"]]), "power_cut")
    t.chance(0, prompt="lot")
    assert list(t.s.last_trash) == [14, 12 + 32], "it is last round's by now"


def test_8_3_who_draws_from_an_empty_deck_draws_nothing() -> None:
    """DELI-8.3"""
    emptied = ["tomato", "lettuce", "avocado", "sauerkraut", "pickles"]
    t = turn_up(table(at=EVENT, emptied=emptied), "free_sample")
    t.refused("sample vegetable", "DELI-8.3", "empty-deck")
    t.refused("skip", "DELI-8.3", "sample-or-pass")


def test_free_sample_is_placed_or_trashed() -> None:
    """DELI-10.11"""
    t = turn_up(table(at=EVENT, areas=[["rye", "wrap"], []]), "free_sample")
    draw(t.choose("sample protein"), "tuna", prompt="draw-sample")
    assert t.options == ["on 1", "on 2", "bin"]
    t.refused("pass", "DELI-8.3", "place-or-bin")
    t.choose("on 2")
    assert opened(t, 0) == ["rye", "wrap tuna"]
    draw(t.choose("sample protein"), "bacon")
    assert list(t.s.last_trash) == [6], "nobody can place it: it is trashed"


def test_free_sample_bread_may_close_or_start() -> None:
    """DELI-10.11"""
    t = turn_up(table(at=EVENT, areas=[["rye tuna"], []]), "free_sample")
    draw(t.choose("sample bread"), "rye")
    assert t.options == ["start", "on 1", "bin"]
    assert opened(t.choose("on 1"), 0) == ["rye tuna rye #"]


def test_leftovers_gives_one_of_the_cards_left_in_the_pool() -> None:
    """DELI-10.12"""
    t = table(at=EVENT, leftovers="tuna rye", trash="swiss", areas=[["rye"], []])
    turn_up(t, "leftovers")
    assert choices(t, "take") == ["rye", "tuna"]
    t.refused("take swiss", "DELI-10.12", "not-left-over")
    t.refused("skip", "DELI-8.3", "take-leftover")
    t.choose("take tuna")
    assert opened(t, 0) == ["rye tuna"]
    assert (t.ask.seat, choices(t, "take")) == (1, ["rye"])


def test_fresh_loaf_draws_three_breads_to_keep_one() -> None:
    """DELI-10.13"""
    t = turn_up(table(at=EVENT, areas=[["rye tuna"], ["white_toast"] * 7]), "fresh_loaf")
    for name in ("rye", "wrap", "wrap"):
        draw(t, name, prompt="draw-loaf")
    assert choices(t, "keep") == ["rye", "wrap"]
    t.refused("keep half_roll", "DELI-10.13", "not-drawn")
    t.refused("skip", "DELI-8.3", "keep-a-bread")
    t.choose("keep rye")
    assert t.options == ["start", "on 1"]
    t.refused("pass", "DELI-10.13", "must-place")
    t.choose("on 1")
    assert opened(t, 0) == ["rye tuna rye #"]
    assert list(t.s.drawn) == [], "seat 1 has no room for a bread and draws none"
    assert sum(t.s.deck[1:6]) == 40 - 9


def test_tidy_counter_may_move_a_top_filling() -> None:
    """DELI-10.14"""
    t = turn_up(table(at=EVENT, areas=[["rye tuna", "wrap", "wrap"]]), "tidy_counter")
    assert t.options == ["move 1 2", "move 1 3", "pass"]
    assert opened(t.choose("move 1 2"), 0) == ["rye", "wrap tuna", "wrap"]


def test_mouldy_top_takes_the_top_of_the_tallest_unfinished_sandwich() -> None:
    """DELI-10.15"""
    areas = [["rye tuna", "rye tuna swiss", "wrap tuna *ranch"], ["rye tuna", "rye"]]
    t = turn_up(table(at=EVENT, areas=areas), "mouldy_top")
    assert (t.ask.prompt, t.options) == ("mould", ["lose 2", "lose 3"])
    t.refused("lose 1", "DELI-10.15", "not-tallest")
    t.refused("lose 7", "DELI-4.1", "no-such-sandwich")
    t.refused("pass", "DELI-8.3", "lose-a-top")
    t.choose("lose 3")
    assert opened(t, 0)[1:] == ["rye tuna swiss", "wrap tuna"]
    assert opened(t, 1) == ["rye", "rye"]
    assert list(t.s.last_trash) == [24 + 32, 11]


def test_mouldy_top_takes_nothing_from_empty_breads() -> None:
    """DELI-10.15"""
    assert opened(turn_up(table(at=EVENT, areas=[["rye", "wrap"]]), "mouldy_top"), 0) == [
        "rye",
        "wrap",
    ]


def test_rats_take_an_empty_bread() -> None:
    """DELI-10.16"""
    t = turn_up(table(at=EVENT, areas=[["rye", "wrap", "wrap tuna"], ["half_roll"]]), "rats")
    assert (t.ask.prompt, t.options) == ("rats", ["lose 1", "lose 2"])
    t.refused("lose 3", "DELI-10.16", "not-empty")
    t.refused("pass", "DELI-8.3", "lose-a-bread")
    t.choose("lose 1")
    assert (opened(t, 0), opened(t, 1)) == (["wrap", "wrap tuna"], [])


def test_health_inspection_takes_the_fourth_filling() -> None:
    """DELI-10.17"""
    areas = [["rye tuna tuna tuna tuna", "wrap bacon bacon bacon bacon", "rye tomato tomato"]]
    t = turn_up(table(at=EVENT, areas=areas), "inspection")
    assert opened(t, 0) == ["rye tuna tuna tuna", "wrap bacon bacon bacon", "rye tomato tomato"]


def test_power_cut_takes_every_cheese_on_top_once() -> None:
    """DELI-10.18"""
    areas = [["rye swiss swiss", "wrap *cheddar", "rye swiss tuna"], ["rye cream_cheese"]]
    t = turn_up(table(at=EVENT, areas=areas), "power_cut")
    assert opened(t, 0) == ["rye swiss", "wrap", "rye swiss tuna"]
    assert opened(t, 1) == ["rye"]


def test_nothing_can_be_placed_where_there_is_no_room() -> None:
    """DELI-8.3 Nobody is forced into an illegal placement."""
    t = turn_up(table(at=EVENT, leftovers="tuna", areas=[[], []]), "leftovers")
    assert t.prompt == "lot"
