"""Emerald Skulls, SKULL-7: betting."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.emerald_skulls.skull_table import betting, position
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.rules.betting import (
    Betting,
    full_bets,
    markers_on,
    open_bets,
    racing_seats,
)
from ludoteka.games.emerald_skulls.rules.parts import WAGER_NAMES, WAGERS
from ludoteka.games.emerald_skulls.rules.reach import reachable
from ludoteka.games.emerald_skulls.rules.wagers import BUST, GEM, RUN, STOP, features, won
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance
from playing import random_game


def test_everybody_but_the_roller_may_bet_first_come_first_served() -> None:
    """SKULL-7.1 A race: seat 3 is faster than seat 1; a marker stays for the turn."""
    scene = betting(4, hand=3)
    scene.by(3, "bet 4 empty_hands").by(1, "bet 4 empty_hands")
    assert list(scene.s.bettors) == [3, 1]
    assert scene.why_not(0, "bet 4 empty_hands") == ("SKULL-7.1", "roller-bets")
    scene.passes().dice("I II III")
    assert list(scene.s.bettors) == [3, 1]


def test_who_has_passed_may_still_bet() -> None:
    """SKULL-7.1 A pass does not bind; the others are then asked again."""
    scene = betting(4, hand=3).choose("pass")
    assert not scene.ask.asks(1)
    assert scene.legal(1, "bet 4 empty_hands")
    assert "pass" not in [GAME.write(move) for move in GAME.options_of(scene.s, 1)]
    assert scene.why_not(1, "pass") == ("SKULL-7.8", "already-passed")
    scene.by(2, "pass").by(1, "bet 4 empty_hands")
    assert list(scene.s.bettors) == [1]
    assert scene.ask.racing == 0b1110


def test_a_pass_is_the_end_for_who_has_no_bet_left() -> None:
    """SKULL-7.1 and 7.2 Neither the roller nor who has placed both markers may come late."""
    scene = betting(4, hand=3, bets="1:4:empty_hands 1:3:final_jewel").by(2, "pass")
    assert (scene.ask.racing, scene.ask.late) == (0b1000, 0b0100)


def test_by_the_first_rules_a_pass_binds_until_somebody_bets() -> None:
    """SKULL-7.1 Matches of version 1 are played to their end as they were begun."""
    scene = betting(4, hand=3, options=GAME.options().with_rules(1)).choose("pass")
    assert scene.ask.late == 0
    assert scene.why_not(1, "bet 4 empty_hands") == ("SKULL-7.8", "already-passed")


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_who_has_a_bet_left_and_which_bets_are_full_is_told_at_one_look(seats: int) -> None:
    """SKULL-7.1, 7.2 and 7.4 As if each seat and each bet were looked at by itself."""
    looks = full = 0
    for seed in range(4):
        for s, _ in random_game(GAME, seats, GAME.options(cards="drawn"), seed, limit=600):
            if not s.frames or not isinstance(s.frames[-1], Betting):
                continue
            bettors = [seat for seat in range(seats) if seat != s.roller and open_bets(s, seat)]
            assert racing_seats(s) == sum(2**seat for seat in bettors)
            for slot, places in enumerate(s.data.places):
                assert full_bets(s) >> slot & 1 == (markers_on(s, slot) >= places)
                full += markers_on(s, slot) >= places
            looks += 1
    assert looks > 500
    assert full > 0


def test_bets_after_the_roll_are_too_late() -> None:
    """SKULL-7.1"""
    scene = betting(3).passes().dice("I II III")
    assert scene.why_not(1, "bet 4 empty_hands") == ("SKULL-7.1", "bet-too-late")
    assert scene.why_not(0, "bet 4 empty_hands") == ("SKULL-7.1", "roller-bets")
    scene.choose("place lower_jaw 1 0")
    assert scene.why_not(2, "bet 4 empty_hands") == ("SKULL-7.1", "bet-too-late")


def test_two_bets_a_turn_in_one_step_or_in_two() -> None:
    """SKULL-7.2"""
    scene = betting(4).by(1, "bet 4 empty_hands").by(1, "bet 3 busted_fowl")
    assert scene.why_not(1, "bet 1 pick_n_bust") == ("SKULL-7.2", "no-marker")
    scene.by(2, "bet 3 busted_fowl").passes().dice("I II III").choose("place lower_jaw 1 0", "roll")
    assert scene.ask.racing == 0b1100
    scene.by(2, "bet 3 final_jewel")
    assert scene.why_not(2, "bet 4 empty_hands") == ("SKULL-7.2", "no-marker")


def test_one_marker_on_a_standard_bet_but_both_bets_of_a_card() -> None:
    """SKULL-7.3"""
    scene = betting(3).by(1, "bet 4 empty_hands")
    assert scene.why_not(1, "bet 4 empty_hands") == ("SKULL-7.3", "same-bet")
    scene.by(1, "bet 4 empty_n_shiny")
    assert len(scene.s.bets) == 2


def test_a_bet_has_as_many_places_as_payouts() -> None:
    """SKULL-7.4, SKULL-15.5 Empty Hands holds two markers (2, then 1); a third is refused."""
    scene = betting(4, hand=3).by(2, "bet 4 empty_hands").by(1, "bet 4 empty_hands")
    assert scene.why_not(3, "bet 4 empty_hands") == ("SKULL-7.4", "bet-full")
    scene.passes().dice("I I III").choose("place lower_jaw 2 0", "roll")
    scene.passes().dice("II").choose("place upper_jaw 1 0", "base")
    assert list(scene.s.gears)[1:] == [1, 2, 0]


def test_one_marker_on_an_advanced_card() -> None:
    """SKULL-7.5"""
    scene = betting(3, cards="14a 22a 28b", hand=7).by(1, "bet 14a wild_bones_1")
    assert scene.why_not(1, "bet 14a wild_bones_3") == ("SKULL-7.5", "same-card")
    assert scene.why_not(1, "bet 14a wild_bones_1") == ("SKULL-7.5", "same-card")
    assert scene.legal(1, "bet 22a final_jewel")


def test_a_stop_level_closes_a_card() -> None:
    """SKULL-7.6 From the level itself on, and a nose pick does not open it again."""
    for placed, floor, is_open in (("2", 2, True), ("3", 3, False), ("1", 3, False)):
        scene = betting(3, cards="12a 20b 22a", placed=placed, hand=5, floor=floor)
        assert scene.legal(1, "bet 20b half_smile_0") == is_open
    assert scene.why_not(1, "bet 20b half_smile_0") == ("SKULL-7.6", "card-closed")


def test_after_a_die_on_the_eyes_perfect_proportions_is_closed() -> None:
    """SKULL-15.7"""
    scene = betting(3, cards="18b 22a", placed="3", hand=4)
    assert scene.legal(1, "bet 18b proportions_odd")
    scene = betting(3, cards="18b 22a", placed="4", hand=4)
    assert scene.why_not(1, "bet 18b proportions_odd") == ("SKULL-7.6", "card-closed")


def test_impossible_bets_are_refused() -> None:
    """SKULL-7.7 Later ones stay where they are."""
    scene = betting(3, placed="1", hand=2)
    assert scene.why_not(1, "bet 1 mad_nargash") == ("SKULL-7.7", "impossible-bet")
    assert scene.why_not(1, "bet 2 emerald_skull") == ("SKULL-7.7", "impossible-bet")
    assert scene.legal(1, "bet 2 grim_grin")
    early = betting(3, hand=3).by(1, "bet 1 mad_nargash").passes().dice("I I I")
    early.choose("place lower_jaw 1 0", "roll").passes()
    assert list(early.s.bettors) == [1]


def test_times_bets_are_refused_to_two_players() -> None:
    """SKULL-7.7 They can never pay."""
    for seats, refused in ((2, True), (3, False)):
        scene = betting(seats, cards="28a 26a", hand=3)
        assert scene.legal(1, "bet 28a tumblers_triumph") != refused
    two = betting(2, cards="28a 26a", hand=3)
    assert two.why_not(1, "bet 28a tumblers_triumph") == ("SKULL-7.7", "hopeless-bet")


TIMES = "bet 28a tumblers_triumph"
SPENT = "2:14a:wild_bones_1 2:22a:final_jewel"
"""Both markers of seat 2, none of them on card 28a."""


def test_times_bets_are_refused_when_no_other_marker_can_come() -> None:
    """SKULL-7.7 With three players: the other bettor has placed both markers elsewhere."""
    scene = betting(3, cards="14a 22a 28a", hand=3, bets=SPENT)
    assert scene.why_not(1, TIMES) == ("SKULL-7.7", "unopposed-bet")
    assert scene.legal(1, "bet 28a draguls_downfall")


def test_times_bets_are_allowed_while_another_bettor_has_a_marker() -> None:
    """SKULL-7.7"""
    one_left = betting(3, cards="14a 22a 28a", hand=3, bets="2:14a:wild_bones_1")
    assert one_left.legal(1, TIMES)
    fourth = betting(4, cards="14a 22a 28a", hand=3, bets=SPENT)
    assert fourth.legal(1, TIMES)


def test_times_bets_are_allowed_while_a_marker_of_another_lies_on_the_card() -> None:
    """SKULL-7.7 One's own marker there would be refused by 7.5 anyway."""
    bets = "2:14a:wild_bones_1 2:28a:draguls_downfall"
    assert betting(3, cards="14a 22a 28a", hand=3, bets=bets).legal(1, TIMES)


def test_the_last_marker_of_another_makes_a_times_bet_hopeless() -> None:
    """SKULL-7.7 And the roller's own markers, which are for nose picks, change nothing."""
    scene = betting(3, cards="14a 22a 28a", hand=3, bets="2:14a:wild_bones_1")
    scene.by(2, "bet 22a lost_jewel")
    assert scene.why_not(1, TIMES) == ("SKULL-7.7", "unopposed-bet")


def test_by_the_first_rules_times_bets_are_refused_to_two_players_only() -> None:
    """SKULL-7.7"""
    first = GAME.options().with_rules(1)
    assert betting(3, cards="14a 22a 28a", hand=3, bets=SPENT, options=first).legal(1, TIMES)


def test_the_lowest_clause_is_named() -> None:
    """SKULL-7.7 Full and impossible at once: full is named."""
    bets = "1:1:mad_nargash 2:1:mad_nargash 3:1:mad_nargash"
    scene = betting(5, placed="1", hand=2, bets=bets)
    assert scene.why_not(4, "bet 1 mad_nargash") == ("SKULL-7.4", "bet-full")


@pytest.mark.parametrize("tokens", range(6))
def test_the_emerald_skull_needs_seven_dice(tokens: int) -> None:
    """SKULL-15.13 With three dice it is refused to everybody unless four tokens are there."""
    scene = betting(4, hand=3, tokens=[tokens, 9, 9, 9])
    for seat in (1, 2, 3):
        assert scene.legal(seat, "bet 2 emerald_skull") == (tokens >= 4)


def test_bets_on_cards_that_are_not_in_play_are_refused() -> None:
    """SKULL-11.1"""
    scene = betting(3, hand=3)
    assert scene.why_not(1, "bet 6a mad_nargash") == ("SKULL-11.1", "card-not-in-play")


def test_players_are_asked_until_all_pass_in_a_row() -> None:
    """SKULL-7.8 A bet starts the round of passes anew; who has passed is asked again."""
    scene = betting(4, hand=3).choose("pass")
    assert scene.ask.seat == 2
    scene.choose("bet 4 empty_hands")
    asked = []
    for _ in range(3):
        asked.append(int(scene.ask.seat))
        scene.choose("pass")
    assert asked == [3, 1, 2]
    scene.dice("I I I")


def test_a_bet_out_of_turn_is_a_bet() -> None:
    """SKULL-7.8 The others are then asked from the next seat on."""
    scene = betting(4, hand=3)
    assert scene.ask.seat == 1
    scene.by(2, "bet 4 empty_hands")
    assert scene.ask.seat == 3
    scene.by(1, "pass")
    assert scene.ask.seat == 3


def test_the_roller_may_end_the_betting_step_after_fifteen_seconds() -> None:
    """SKULL-7.8"""
    scene = betting(4, roller=2, hand=3)
    assert (GAME.closer(scene.s), GAME.patience()) == (2, 15)


def test_a_bet_is_for_the_place_its_player_saw() -> None:
    """SKULL-7.9 Seat 1 saw 2 gears; after seat 3 it would be 1."""
    scene = betting(4, hand=3)
    seen = GAME.clone(scene.s)
    bet = GAME.read("bet 4 empty_hands")
    assert GAME.overtaken(seen, scene.s, bet) is None
    scene.by(3, "bet 4 empty_hands")
    late = GAME.overtaken(seen, scene.s, bet)
    assert late is not None
    assert (late.clause, late.word, late.args[2:]) == ("SKULL-7.9", "place-taken", (2, 1))
    assert GAME.overtaken(GAME.clone(scene.s), scene.s, bet) is None
    assert GAME.overtaken(seen, scene.s, GAME.read("bet 3 final_jewel")) is None
    assert GAME.overtaken(seen, scene.s, GAME.read("pass")) is None


def test_a_better_place_than_the_one_seen_is_taken() -> None:
    """SKULL-7.9 Somebody took a marker back: nothing is lost by that."""
    scene = betting(4, hand=3)
    seen = GAME.clone(scene.s)
    GAME.apply(seen, 3, GAME.read("bet 4 empty_hands"), SILENT)
    assert GAME.overtaken(seen, scene.s, GAME.read("bet 4 empty_hands")) is None


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    """SKULL-7.8 Two markers placed: done for the turn."""
    scene = betting(2, hand=3, bets="1:4:empty_hands 1:3:final_jewel")
    assert isinstance(GAME.pending(scene.s), Chance)
    scene.dice("I I I")


def test_the_order_moves_one_seat_on_with_each_betting_step() -> None:
    """SKULL-15.16 Roller 0 of four: the steps ask 1 2 3, then 2 3 1, then 3 1 2."""
    orders = []
    for step in range(3):
        scene = betting(4, hand=3, step=step)
        order = []
        while scene.prompt == "bet":
            order.append(int(scene.ask.seat))
            scene.choose("pass")
        orders.append(order)
    assert orders == [[1, 2, 3], [2, 3, 1], [3, 1, 2]]


# The exact test of 7.7 against a plain search over dice


def plain_search(
    natural: list[int], skulls: list[int], floor: int, hand: int, picks: int, tokens: int
) -> int:
    """Every placement of any number of dice and every reroll action, told by the rules."""
    counted = features(vec[i64](natural), vec[i64](skulls), picks, hand)
    found = won(WAGERS, counted, BUST) if floor >= 2 else 0
    if tokens > 0:
        more = 1 if hand + sum(natural) + sum(skulls) < 7 else 0
        found |= plain_search(natural, skulls, floor, hand + more, picks, tokens - 1)
    if natural[3] and picks < 2:
        fewer = [*natural[:3], natural[3] - 1, *natural[4:]]
        found |= plain_search(fewer, skulls, floor, hand + 1, picks + 1, tokens)
    for level in range(max(floor, 1), 6):
        room = (7, 7, 7, 7, 2, 1)[level] - natural[level] - skulls[level]
        for dice in range(1, min(room, hand) + 1):
            for wild in range(dice + 1):
                plain, skull = natural[:], skulls[:]
                plain[level] += dice - wild
                skull[level] += wild
                found |= plain_placed(plain, skull, level, hand - dice, picks, tokens)
    return found


def plain_placed(
    natural: list[int], skulls: list[int], level: int, hand: int, picks: int, tokens: int
) -> int:
    counted = features(vec[i64](natural), vec[i64](skulls), picks, hand)
    if level == 5 or hand == 0:
        out = (GEM if level == 5 else 0) | (RUN if hand == 0 else 0)
        return won(WAGERS, counted, out)
    going_on = plain_search(natural, skulls, level, hand, picks, tokens)
    return won(WAGERS, counted, STOP) | going_on


@pytest.mark.parametrize(
    ("placed", "hand", "picks", "tokens"),
    [("", 3, 0, 0), ("", 3, 0, 1), ("3", 2, 0, 0), ("3 3s", 2, 1, 1), ("2 4s", 2, 0, 0)],
)
def test_the_fast_answer_is_the_plain_one(placed: str, hand: int, picks: int, tokens: int) -> None:
    """SKULL-7.7 is decided exactly: a search without short cuts finds the same wagers."""
    scene = betting(3, placed=placed, hand=hand, picks=picks)
    natural, skulls, floor = scene.s.natural, scene.s.skulls, int(scene.s.floor)
    fast = reachable(
        natural[1] + skulls[1],
        natural[2] + skulls[2],
        natural[3],
        skulls[3],
        natural[4] + skulls[4],
        sum(skulls),
        floor,
        hand,
        picks,
        tokens,
    )
    plain = plain_search(natural, skulls, floor, hand, picks, tokens)
    told = [name for bit, name in enumerate(WAGER_NAMES) if (fast ^ plain) >> bit & 1]
    assert told == []


def test_the_roller_is_not_asked_for_bets_in_the_solo_game() -> None:
    """SKULL-12.2 The roll phase has no betting."""
    scene = position(1, [["phase"]], hand=3, step=0)
    assert isinstance(GAME.pending(scene.s), Chance)
    scene.dice("I I I")
