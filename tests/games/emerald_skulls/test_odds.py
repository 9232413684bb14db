"""Emerald Skulls, SKULL-16: the exact odds."""

import os
import time
from fractions import Fraction
from functools import cache
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.emerald_skulls.skull_table import WAGERS, betting
from games.emerald_skulls.turns import (
    CHECKED,
    LONG_TURNS,
    SHORT_TURNS,
    THUMBS,
    Thumb,
    cross_check,
    expected_gears,
)
from ludoteka.games.emerald_skulls.aids.odds import ROLL_ACTION, STOP_ACTION, odds
from ludoteka.games.emerald_skulls.aids.ranges import ranges
from ludoteka.games.emerald_skulls.aids.solver import MOST_TOKENS
from ludoteka.games.emerald_skulls.aids.turn_text import read_spot, spot_of
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.rules.parts import PRINTED
from ludoteka.games.emerald_skulls.rules.payout import base_gears, base_tokens
from ludoteka.games.emerald_skulls.rules.turn_key import (
    BUST_ACTION,
    PICK_ACTION,
    ROLLS,
    TOKEN_ACTION,
    lowest_of,
)
from ludoteka.games.emerald_skulls.rules.wagers import BUST, GEM, OUT_NAMES, RUN, STOP
from ludoteka.kernel.faults import Unreadable

NO_JACKPOT = "cards=14a,16a,22a,24a"


def chance(text: str, name: str) -> Fraction:
    table = odds(read_spot(text))
    return (
        table.outs[OUT_NAMES.index(name)] if name in OUT_NAMES else table.wagers[WAGERS.index(name)]
    )


def test_one_die_and_both_eyes() -> None:
    """SKULL-16.1 By hand: a V or a skull makes a double out for 15, anything else is a bust."""
    text = "dice=1 placed=4,4"
    assert odds(read_spot(text)).gears == Fraction(1, 3) * 15
    assert chance(text, "double") == Fraction(1, 3)
    assert chance(text, "bust") == Fraction(2, 3)
    assert chance(text, "eyed_skull") == Fraction(1, 3)
    assert chance(text, "wild_crystal") == Fraction(1, 6)
    asked = odds(read_spot(text + " now=stop"))
    assert [action.action for action in asked.actions] == [STOP_ACTION, ROLL_ACTION]
    assert [action.gears for action in asked.actions] == [4, 5]
    assert asked.best == 1


def test_one_die_and_one_tooth() -> None:
    """SKULL-16.1 By hand: 2, 3, 1 and a token, 6, 6, and a skull as the gem for 6."""
    table = odds(read_spot(f"dice=1 placed=1 {NO_JACKPOT}"))
    assert table.gears == Fraction(2 + 3 + 1 + 6 + 6 + 6, 6)
    assert table.tokens == Fraction(1, 6)
    assert table.outs == [0, 0, 0, Fraction(4, 6), Fraction(2, 6)]


def test_jackpots_in_play_count() -> None:
    """SKULL-16.1 With Grim Grin in play a second tooth is worth 6."""
    assert odds(read_spot("dice=1 placed=1")).gears == Fraction(6 + 6 + 1 + 6 + 6 + 6, 6)


def test_a_nose_pick_saves_a_turn() -> None:
    """SKULL-16.1 By hand: a II with a III on the nose; the pick rolls two dice."""
    table = odds(read_spot(f"dice=1 placed=3 roll=2 picks=1 {NO_JACKPOT}"))
    assert [action.action for action in table.actions] == [PICK_ACTION, BUST_ACTION]
    assert table.best == 0
    assert table.actions[1].gears == 0


def test_a_token_is_not_wasted_on_nothing() -> None:
    """SKULL-16.1 (b) On equal gears the roller keeps the token."""
    table = odds(read_spot(f"dice=1 placed=4,4 roll=5 tokens=1 {NO_JACKPOT}"))
    assert [action.action for action in table.actions] == [0o510, TOKEN_ACTION]
    assert table.best == 0
    assert table.tokens == 0


@pytest.mark.parametrize(
    "text",
    [
        "dice=3 roll=1,3,s",
        "dice=4 placed=3 roll=1,3,4,s tokens=1",
        "dice=5 roll=s,s,5,4,4",
        "dice=2 placed=2,3 roll=1,1 tokens=2",
        "dice=3 placed=1,4 roll=4,5,s",
        "dice=2 placed=1s,1s now=stop",
    ],
)
def test_the_best_action_is_the_first_of_the_best(text: str) -> None:
    """SKULL-16.1 Gears, then tokens, then canonical order; the table tells the same figures."""
    table = odds(read_spot(text))
    worths = [(action.gears, action.tokens) for action in table.actions]
    assert table.best == worths.index(max(worths))
    assert (table.gears, table.tokens) == worths[table.best]
    numbers = [action.action for action in table.actions]
    assert numbers == sorted(numbers)
    assert sum(table.outs) == 1


@cache
def plain_value(
    natural: tuple[int, ...], skulls: tuple[int, ...], hand: int, floor: int, picks: int
) -> tuple[Fraction, Fraction]:
    """A turn without jackpots and tokens, over all rolls one by one."""
    gears = tokens = Fraction(0)
    for faces in product(range(6), repeat=hand):
        best = (Fraction(0), Fraction(0))
        found = False
        for level in range(max(floor, 1), 6):
            room = (7, 7, 7, 7, 2, 1)[level] - natural[level] - skulls[level]
            for plain in range(faces.count(level - 1) + 1):
                for wild in range(faces.count(5) + 1):
                    if 1 <= plain + wild <= room:
                        worth = plain_placed(natural, skulls, hand, level, plain, wild, picks)
                        best = max(best, worth) if found else worth
                        found = True
        if natural[3] and picks < 2:
            fewer = (*natural[:3], natural[3] - 1, *natural[4:])
            best = max(best, plain_value(fewer, skulls, hand + 1, floor, picks + 1))
        gears += best[0] / 6**hand
        tokens += best[1] / 6**hand
    return gears, tokens


def plain_placed(
    natural: tuple[int, ...],
    skulls: tuple[int, ...],
    hand: int,
    level: int,
    plain: int,
    wild: int,
    picks: int,
) -> tuple[Fraction, Fraction]:
    after, bones = vec[i64](natural), vec[i64](skulls)
    after[level] += plain
    bones[level] += wild
    left = hand - plain - wild
    out = int((GEM if level == 5 else 0) | (RUN if left == 0 else 0)) or int(STOP)
    ended = (
        Fraction(base_gears(PRINTED, after, bones, out)),
        Fraction(base_tokens(PRINTED, after, bones, out)),
    )
    if out != STOP:
        return ended
    return max(ended, plain_value(tuple(after), tuple(bones), left, level, picks))


@pytest.mark.parametrize(
    ("text", "natural", "skulls", "hand", "picks"),
    [
        ("dice=2", "", "", 2, 0),
        ("dice=3", "", "", 3, 2),
        ("dice=1 placed=3 picks=1", "3", "", 1, 1),
        ("dice=2 placed=2,4s", "2", "4", 2, 0),
        ("dice=2 placed=3,3s picks=2", "3", "3", 2, 2),
    ],
)
def test_a_plain_search_finds_the_same(
    text: str, natural: str, skulls: str, hand: int, picks: int
) -> None:
    """SKULL-16.2 Exact: no difference, not the smallest."""
    board = tuple(natural.split().count(str(level)) for level in range(6))
    bones = tuple(skulls.split().count(str(level)) for level in range(6))
    floor = max([level for level in range(6) if board[level] + bones[level]], default=0)
    if "dice=3" in text:
        text += " picks=2 floor=3"
        floor = 3
    table = odds(read_spot(f"{text} {NO_JACKPOT}"))
    assert (table.gears, table.tokens) == plain_value(board, bones, hand, floor, picks)


def test_the_range_holds_the_figure() -> None:
    """SKULL-16.2 Over all gear-optimal rollers; some figures are fixed, others are not."""
    spot = read_spot("dice=3")
    wagers = list(range(8))
    table = odds(spot)
    found = ranges(spot, wagers)
    told = table.outs + [table.wagers[wager] for wager in wagers]
    assert all(each.low <= figure <= each.high for each, figure in zip(found, told, strict=True))
    assert any(each.low < each.high for each in found)
    certain = ranges(read_spot("dice=1 placed=4,4 roll=5"), wagers)
    assert [each.low for each in certain[:5]] == [0, 0, 0, 0, 1]
    stop = ranges(read_spot("dice=2 placed=4,4 now=stop"), wagers)
    assert all(0 <= each.low <= each.high <= 1 for each in stop)


@pytest.mark.parametrize(
    ("placed", "dead"), [("", 0), ("1", 0), ("2", 1), ("3", 2), ("4", 3), ("4,4", 4)]
)
def test_the_chance_that_nothing_can_be_placed(placed: str, dead: int) -> None:
    """SKULL-16.3 (d/6)^h."""
    most = 7 - len(placed.split(",")) if placed else 7
    for hand in range(1, most + 1):
        told = f"dice={hand}" + (f" placed={placed}" if placed else "")
        key = read_spot(told).key
        stuck = [
            dice.ways
            for dice in ROLLS[hand][lowest_of(key)]
            if sum(dice.shown[lowest_of(key) :]) + dice.shown[0] == 0
        ]
        assert Fraction(sum(stuck), 6**hand) == Fraction(dead, 6) ** hand
        assert sum(dice.ways for dice in ROLLS[hand][lowest_of(key)]) == 6**hand


def test_the_last_roll_busts_as_often_as_told() -> None:
    """SKULL-16.3 With nothing to reroll, one die and a die on the nose picked twice."""
    assert chance("dice=1 placed=2", "bust") == Fraction(1, 6)
    assert chance("dice=1 placed=4", "bust") == Fraction(3, 6)


@pytest.mark.parametrize("text", CHECKED)
def test_simulated_turns_agree(text: str) -> None:
    """SKULL-16.2 Within three standard errors; two million turns with LUDOTEKA_LONG=1."""
    turns = LONG_TURNS if os.environ.get("LUDOTEKA_LONG") else SHORT_TURNS
    assert max(cross_check(text, turns, seed=16)) < 3


@pytest.mark.parametrize("thumb", THUMBS, ids=lambda thumb: thumb.name)
def test_no_rule_of_thumb_earns_as_much(thumb: Thumb) -> None:
    """SKULL-16.1 Exactly, for every hand up to six dice."""
    for dice in range(3, 7):
        assert expected_gears(thumb, dice) < odds(read_spot(f"dice={dice}")).gears


def test_a_full_table_is_found_in_time() -> None:
    """SKULL-16.2 Five seconds for a fresh turn with seven dice, ten milliseconds again."""
    begun = time.process_time()
    first = odds(read_spot("dice=7"))
    assert time.process_time() - begun < 5
    begun = time.process_time()
    assert odds(read_spot("dice=7")) is first
    assert time.process_time() - begun < 0.01


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "odds-missing"),
        ("placed=1", "odds-missing"),
        ("dice=8", "odds-value"),
        ("dice=3 colour=red", "odds-field"),
        ("dice=3 dice=4", "odds-field"),
        ("dice=3 placed=5", "odds-value"),
        ("dice=3 placed=4,4,4", "odds-eyes"),
        ("dice=5 placed=1,1,1", "odds-dice"),
        ("dice=3 roll=1,2", "odds-roll"),
        ("dice=3 roll=1,2,6", "odds-value"),
        ("dice=3 now=stop", "odds-stop"),
        ("dice=3 placed=1 roll=1,1,1 now=stop", "odds-stop"),
        ("dice=3 now=go placed=1", "odds-value"),
        ("dice=3 placed=4 floor=3", "odds-value"),
        ("dice=3 picks=3", "odds-value"),
        ("dice=3 tokens=x", "odds-value"),
        ("dice=3 tokens=6", "odds-tokens"),
        ("dice=7 tokens=99", "odds-tokens"),
        (f"dice=7 tokens={'9' * 5000}", "odds-tokens"),
        ("dice=3 cards=5a", "odds-value"),
        ("dice=3 cards=6a,6b", "odds-sides"),
        ("dice=3 cards=6a,8a,6a", "odds-sides"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, word: str) -> None:
    """SKULL-16.2 The fault says which part does not fit."""
    with pytest.raises(Unreadable, match=word):
        read_spot(text)


def test_cards_with_different_numbers_go_together() -> None:
    """SKULL-11.1"""
    assert len(read_spot("dice=3 cards=1,2,3,4").in_play) == 4
    assert len(read_spot("dice=3 cards=6a,8b,28a").in_play) == 3


def test_a_match_with_more_tokens_is_reckoned_with_the_most_there_are() -> None:
    """SKULL-16.1"""
    scene = betting(2, hand=3, tokens=[9, 0])
    assert spot_of(scene.s).tokens == MOST_TOKENS


def test_a_pick_makes_the_nose_the_floor() -> None:
    """SKULL-6.2 In a position told by a text as well."""
    assert read_spot("dice=3 picks=1").floor == 3
    assert read_spot("dice=3 placed=1,4 picks=1").floor == 4


def test_a_bust_is_known_to_the_rules() -> None:
    """SKULL-8.1 The outs of the odds are those of the game."""
    assert [name for name in GAME.words.notes if name.startswith("out-")] == [
        f"out-{name}" for name in OUT_NAMES
    ]
    assert BUST == 1
