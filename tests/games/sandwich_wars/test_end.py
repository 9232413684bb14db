"""SAND-6 and SAND-7: the end of a turn, the end of a game, the score."""

from games.sandwich_wars.contest import contest
from ludoteka.games.sandwich_wars.rules import GAME

SIX = ["lechuga", "tomate", "mostaza", "mayonesa", "tortilla", "palta"]


def test_collecting_comes_first() -> None:
    """SAND-6.1 Ingredients with the sign give coins or cards, assistants a card each."""
    table = contest(
        actions=0,
        zones=[["lechuga", "cebolla", "mostaza"], ["mortadela"]],
        staff={"quesos": 0},
        coins=[0, 0],
    )
    table.choose("end").draws("lomo", "palta")
    assert table.hand(0) == ["lomo", "palta"]
    assert list(table.s.coins) == [0, 0]
    assert table.ask.prompt == "keep"


def test_upkeep_is_two_coins_or_a_chip_for_each() -> None:
    """SAND-6.2 Your choice for each, then keep or back."""
    table = contest(
        actions=0, coins=[4], chips=[2], staff={"carnes": 0, "huevos": 0}, deck=[]
    ).choose("end")
    assert table.options == ["pay-coins", "pay-chip"]
    table.refused("end", "SAND-6.2", "choose-payment")
    table.choose("pay-coins", "pay-chip")
    assert (table.s.coins[0], table.s.chips[0]) == (2, 1)
    table.refused("pay-chip", "SAND-6.2", "choose-keep")
    table.choose("back carnes", "keep huevos")
    assert table.staff(0) == ["huevos"]
    assert table.staff(-1) == ["carnes", "aderezos", "vegetales", "quesos", "fiambres", "extras"]


def test_upkeep_without_a_choice_is_paid_by_itself() -> None:
    """SAND-6.2 You cannot refuse to pay."""
    coins = contest(actions=0, coins=[3], staff={"carnes": 0}, deck=[]).choose("end")
    assert (coins.ask.prompt, coins.s.coins[0]) == ("keep", 1)
    chips = contest(actions=0, coins=[1], chips=[3], staff={"carnes": 0}, deck=[]).choose("end")
    assert (chips.ask.prompt, chips.s.chips[0]) == ("keep", 2)


def test_who_cannot_pay_all_pays_what_is_possible_and_loses_all() -> None:
    """SAND-6.2"""
    staff = {"carnes": 0, "huevos": 0, "quesos": 0, "extras": 1}
    table = contest(actions=0, coins=[3], chips=[1], staff=staff, deck=[]).choose("end")
    assert (table.s.coins[0], table.s.chips[0]) == (1, 0)
    assert table.staff(0) == []
    assert table.staff(1) == ["extras"]
    assert table.told("cannot-pay") == [(0, 2, 1)]


def test_the_row_is_refilled_only_after_a_completed_order() -> None:
    """SAND-6.3"""
    row = ["2e", "3e", "4e", "5e"]
    idle = contest(actions=0, row=row).choose("end")
    assert idle.row() == row
    table = contest(actions=0, row=row, done=[["1e"]], completed=1).choose("end")
    table.draws("1a")
    assert table.row() == [*row, "1a"]


def test_a_third_of_a_type_goes_under_the_deck() -> None:
    """SAND-6.3 Seen by all, in the order of revealing, and another is turned up."""
    table = contest(
        actions=0, row=["1e", "1d", "4e", "5e"], order_deck=["1a", "1b", "2a"], completed=1
    )
    table.choose("end").draws("1b", "1a", "2a")
    assert table.row() == ["1e", "1d", "4e", "5e", "2a"]
    assert table.under() == ["1b", "1a"]


def test_the_known_part_is_drawn_in_its_order_once_the_shuffled_part_is_gone() -> None:
    """SAND-6.3"""
    table = contest(
        actions=0,
        row=["1e", "1d", "4e"],
        order_deck=["5a"],
        under=["1a", "2a", "3a"],
        completed=1,
    )
    table.choose("end").draws("5a")
    assert table.row() == ["1e", "1d", "4e", "5a", "2a"]
    assert table.under() == ["3a", "1a"]


def test_with_an_empty_deck_the_row_stays_short() -> None:
    """SAND-6.3"""
    table = contest(actions=0, row=["1e"], order_deck=[], completed=1).choose("end")
    assert table.row() == ["1e"]
    assert table.told("row-short") == [(1,)]


def test_the_hand_is_trimmed_to_five() -> None:
    """SAND-6.4 Your choice, in any order."""
    table = contest(actions=0, hands=[["lomo", *SIX]]).choose("end")
    assert table.ask.about == (2,)
    table.refused("discard alioli", "SAND-6.4", "not-in-hand")
    table.refused("done", "SAND-6.4", "discard-down")
    table.choose("discard palta", "discard lomo")
    assert table.hand(0) == SIX[:5]
    assert table.discards() == ["palta", "lomo"]
    assert table.ask.seat == 1


def test_five_orders_announce_the_end_and_the_round_is_played_out_in_whole_turns() -> None:
    """SAND-6.5 and 7.1 Upkeep included."""
    done = ["1a", "2a", "3a", "4a"]
    table = contest(
        3,
        turn=1,
        first=1,
        actions=1,
        zones=[[], ["huevo_frito"]],
        row=["1b", "2e", "3e", "4e", "5e"],
        done=[[], done],
        staff={"carnes": 0},
        coins=[0, 0, 0],
        deck=[],
    )
    table.choose("complete 1b", "split 0", "end").draws("1e")
    assert table.told("announced") == [(1, 5)]
    table.choose("coins", "coins", "end")
    assert table.ask.seat == 0
    table.choose("coins", "coins", "end")
    table.draws("huevo_frito").choose("keep carnes")
    assert list(table.s.coins) == [6, 3, 8]
    assert table.over.ranks == [2, 0, 1]


def test_an_empty_deck_is_made_from_the_discards_in_the_middle_of_a_draw() -> None:
    """SAND-6.6"""
    table = contest(deck=["lomo"], discards=["palta", "alioli"]).choose("restock", "done")
    table.draws("lomo")
    assert "deck-shuffled" in table.heard
    table.draws("alioli", "palta")
    assert table.told("none-to-draw") == [(0,)]
    assert sorted(table.hand(0)) == ["alioli", "lomo", "palta"]
    assert table.discards() == []


def test_the_first_to_announce_does_not_end_the_game_before_the_round() -> None:
    """SAND-7.1 The player right of the first one still plays, then it is over."""
    done = ["1a", "2a", "3a", "4a", "5a"]
    table = contest(2, actions=0, done=[done], completed=1).choose("end")
    assert table.ask.seat == 1
    table.choose("coins", "coins", "end")
    assert table.over.ranks == [0, 1]
    refusal = GAME.explain(table.s, 0, GAME.read("coins"))
    assert refusal is not None
    assert (refusal.clause, refusal.word) == ("SAND-7.1", "game-over")


def test_the_score_adds_orders_chips_opportunities_and_variety() -> None:
    """SAND-7.2 Hands are not trimmed before the final count; they are shown."""
    table = contest(
        turn=1,
        actions=0,
        done=[["1a", "2a", "3a", "3b"], ["1b", "1c", "2b", "4a", "5a"]],
        chips=[7, 3],
        hands=[["buena_venta", "toque_del_chef", *SIX, "lomo"]],
    ).choose("end")
    assert table.over.scores == [2 + 4 + 6 + 7 + 7 + 8 + 4, 3 + 4 + 5 + 8 + 10 + 3 + 8]
    assert table.told("scored")[0] == (0, 19, 7, 8, 4)
    assert len(GAME.view(table.s, 1).position.hands[0].cards) == 9
    assert 0 not in GAME.view(table.s, 1).position.hands[0].cards


def test_variety_scores_by_the_number_of_types() -> None:
    """SAND-7.2 1/4/8/15 for 2/3/4/5 types."""
    rows = [["1a", "1b"], ["1c", "2a"], ["1d", "2b", "3a"], ["1e", "2c", "3b", "4a"]]
    done = [*rows, ["2d", "2e", "3c", "4b", "5a"]]
    table = contest(5, turn=4, actions=0, done=done).choose("end")
    assert [args[4] for args in table.told("scored")] == [0, 1, 4, 8, 8]
    five = contest(2, turn=1, actions=0, done=[["1a", "2a", "3a", "4a", "5a"]]).choose("end")
    assert five.told("scored")[0][4] == 15


def test_ties_go_to_chips_then_to_coins_then_are_shared() -> None:
    """SAND-7.3"""
    five = ["1a", "2a", "3a", "4a", "5a"]
    chips = contest(2, turn=1, actions=0, done=[five, ["5e", "1e", "2c"]], chips=[0, 13])
    assert chips.choose("end").over.scores == [45, 45]
    assert chips.over.ranks == [1, 0]
    coins = contest(
        3, turn=2, actions=0, done=[five, [], []], chips=[0, 46, 46], coins=[1, 3, 2]
    ).choose("end")
    assert coins.over.ranks == [2, 0, 1]
    shared = contest(
        3, turn=2, actions=0, done=[five, [], []], chips=[0, 46, 46], coins=[1, 3, 3]
    ).choose("end")
    assert shared.over.ranks == [2, 0, 0]
    assert shared.told("shared") == [(1,), (2,)]


def test_idle_rounds_are_counted_and_told_from_the_tenth_on() -> None:
    """SAND-7.4"""
    table = contest(2, turn=1, actions=0, idle=8).choose("end")
    assert table.s.idle == 9
    assert table.told("idle") == []
    table.choose("coins", "coins", "end", "coins", "coins", "end")
    assert table.told("idle") == [(10,)]
