"""DELI-9: the variants."""

from itertools import product

import pytest

from games.deli.deli_table import EVENT, START, points, pool_of, table, turn_up, worth
from ludoteka.games.deli.rules import GAME
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng


@pytest.mark.parametrize(("pool", "sums"), [("one_fewer", [5, 4]), ("two_fewer", [4, 3])])
def test_9_1_a_smaller_pool(pool: str, sums: list[int]) -> None:
    """DELI-9.1"""
    t = table(at=START, round=0, options=GAME.options(pool=pool))
    while isinstance(GAME.pending(t.s), Chance):
        t.chance(0)
    assert [sum(t.s.pool[1:6]), sum(t.s.pool[21:25])] == sums


def test_9_2_a_larger_closing_bonus() -> None:
    """DELI-9.2"""
    areas = [["rye tuna rye #", "wrap tuna ="], []]
    for bonus in (1, 2, 3, 4, 5):
        t = table(pool="rye", areas=areas, options=GAME.options(closing_bonus=str(bonus)))
        assert points(t)[0] == worth("wrap tuna") + worth("rye tuna rye #") - 1 + bonus


def test_9_3_the_least_valuable_closed_sandwich_counts_twice() -> None:
    """DELI-9.3"""
    doubled = GAME.options(doubling="on")
    areas = [["rye bacon bacon bacon bacon rye #", "wrap tuna =", "wrap bacon bacon"], ["rye tuna"]]
    plain, twice = table(pool="rye", areas=areas), table(pool="rye", areas=areas, options=doubled)
    assert points(twice)[0] - points(plain)[0] == worth("wrap tuna")
    assert points(twice)[1] == points(plain)[1], "nothing without a closed sandwich"


def test_9_3_with_the_closing_bonus_in_force() -> None:
    """DELI-9.3"""
    areas = [["rye tuna rye #"], []]
    chosen = GAME.options(doubling="on", closing_bonus="3")
    assert points(table(pool="rye", areas=areas, options=chosen))[0] == 2 * (3 + 1 + 3 - 3)


@pytest.mark.parametrize("rounds", [3, 4, 6])
def test_9_4_fewer_or_more_rounds(rounds: int) -> None:
    """DELI-9.4"""
    s = GAME.start(2, GAME.options(rounds=str(rounds)), Journal())
    playout(GAME, s, Rng(3), 10_000)
    assert isinstance(GAME.pending(s), Over)
    assert (s.round, len(s.past)) == (rounds, rounds)


LAST_BREADS = ["white_toast", "half_bagel", "rye"]


def test_9_4_in_a_long_game_old_trash_is_shuffled_back_when_a_deck_runs_short() -> None:
    """DELI-9.4"""
    t = table(
        at=START,
        round=5,
        options=GAME.options(rounds="6"),
        emptied=LAST_BREADS,
        leftovers=" ".join(["half_roll"] * 8),
        trash=" ".join(["wrap"] * 3 + ["*rye"]),
    )
    assert t.size == 3 + 26, "wraps and old trash, but not the last round's"
    assert sum(t.s.gone[1:6]) == 0


def test_9_4_in_a_game_of_five_rounds_it_stays_out() -> None:
    """DELI-9.4"""
    t = table(at=START, round=4, emptied=LAST_BREADS, leftovers=" ".join(["half_roll"] * 8))
    assert t.size == 6
    assert sum(t.s.gone[1:6]) == 26


def test_9_5_a_team_has_several_characters_and_one_hand() -> None:
    """DELI-9.5"""
    s = GAME.start(3, GAME.options(chefs="3", characters="agreed"), SILENT)
    names = ["tricia", "nikki", "michael", "drew", "gregg", "jackson", "debbie", "isaac", "kath"]
    for name in names:
        ask = GAME.pending(s)
        assert isinstance(ask, Decide)
        GAME.apply(s, int(ask.seat), GAME.read(f"chef {name}"), SILENT)
    assert [list(each) for each in s.chefs] == [[1, 5, 8], [2, 6, 9], [3, 7, 10]]
    while isinstance(GAME.pending(s), Chance):
        GAME.resolve(s, 0, SILENT)
    assert [len(hand.cards) for hand in s.hands] == [5, 5, 5]


def test_9_5_abilities_against_opponents_do_not_work_against_oneself() -> None:
    """DELI-9.5"""
    t = table(
        chefs=["jackson drew", "gregg"], pool="tuna", areas=[["rye"]], hands=["lucky_day", ""]
    )
    t.choose("pick tuna")
    assert t.s.areas[0][0].cards == [4, 11], "placed, not asked about"


@pytest.mark.parametrize(("seats", "chefs"), [(2, 4), (3, 3), (4, 2)])
def test_9_5_the_number_of_characters_is_limited(seats: int, chefs: int) -> None:
    """DELI-9.5"""
    GAME.start(seats, GAME.options(chefs=str(chefs)), SILENT)
    if chefs < 4:
        with pytest.raises(Refused, match=r"DELI-9\.5"):
            GAME.start(seats, GAME.options(chefs=str(chefs + 1)), SILENT)


def test_9_6_everybody_is_kath_and_there_are_no_teams() -> None:
    """DELI-9.6"""
    s = GAME.start(4, GAME.options(characters="kath_mania"), SILENT)
    assert [list(each) for each in s.chefs] == [[10]] * 4
    assert 10 not in s.spare
    with pytest.raises(Refused, match=r"DELI-9\.6"):
        GAME.start(2, GAME.options(characters="kath_mania", chefs="2"), SILENT)


def test_every_combination_of_variants_can_be_played() -> None:
    """DELI-9 One random game of each combination, the seats and the seed varying."""
    values = [option.values for option in GAME.option_list]
    played = 0
    for number, chosen in enumerate(product(*values)):
        options = GAME.options(**dict(zip([o.id for o in GAME.option_list], chosen, strict=True)))
        seats = 2 + number % 3
        if GAME.unsuited(seats, options) is not None:
            continue
        s = GAME.start(seats, options, SILENT)
        playout(GAME, s, Rng(number), GAME.bound(seats, options))
        assert isinstance(GAME.pending(s), Over)
        assert GAME.census(s) == GAME.box(seats, options)
        played += 1
    assert played > 500


def test_an_unfinished_pool_is_told() -> None:
    """DELI-3.4 What is left of the pool is counted when it goes to the trash."""
    t = table(at="switcheroo", pool="rye tuna")
    assert (pool_of(t), t.s.leftovers[4], t.s.leftovers[11]) == ("", 1, 1)


def test_the_rounds_are_over_after_the_last_event() -> None:
    t = turn_up(table(at=EVENT, round=3, options=GAME.options(rounds="3")), "rats")
    assert t.over.ranks == [0, 0]
