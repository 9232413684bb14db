"""What the stage of Emerald Skulls shows is what the rules do."""

import pytest

from ludoteka.games.emerald_skulls.aids.page import OddsAsked, told
from ludoteka.games.emerald_skulls.aids.solver import MOST_TOKENS
from ludoteka.games.emerald_skulls.aids.turn_text import read_spot, spot_of
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.rules.betting import refuse_bet
from ludoteka.games.emerald_skulls.rules.parts import FLAT, MARKERS, PRINTED
from ludoteka.games.emerald_skulls.shown import shown
from ludoteka.kernel.pending import Decide
from playing import random_game


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_turn_is_told_as_the_odds_read_it(seats: int) -> None:
    """SKULL-16"""
    hands = set()
    for s, _ in random_game(GAME, seats, GAME.options(), 7, 3000):
        turn = shown(GAME.view(s, 0)).turn
        if turn:
            spot, read = spot_of(s), read_spot(turn, s.cards)
            assert (read.key, read.roll, read.may_stop) == (spot.key, spot.roll, spot.may_stop)
            assert read.in_play == spot.in_play
            hands.add(turn.split()[0])
    assert len(hands) >= 5


@pytest.mark.parametrize("seats", [2, 4])
def test_markers_lie_where_they_were_placed(seats: int) -> None:
    """SKULL-7.2 and 7.4"""
    full = 0
    for s, _ in random_game(GAME, seats, GAME.options(), 3, 3000):
        now = shown(GAME.view(s, 0))
        for seat in range(seats):
            stacks = [markers.count(seat) for markers in (bet.markers for bet in now.bets)]
            assert now.markers[seat] + sum(stacks) == 2
            if now.markers[seat] == 0:
                assert refuse_bet(s, seat, 1, now.bets[0].wager).word == "no-marker"
        for bet in now.bets:
            pays = next(
                each.pays
                for each in s.cards.bets
                if (each.card, each.wager) == (bet.card, bet.wager)
            )
            assert len(bet.markers) + bet.left == len(pays)
            for seat in range(seats):
                if bet.left == 0 and seat not in bet.markers and now.markers[seat]:
                    assert refuse_bet(s, seat, bet.card, bet.wager).word == "bet-full"
                    full += 1
    assert full > 0 or seats == 2


def test_closed_levels_take_no_dice() -> None:
    """SKULL-5.3"""
    closed = 0
    for s, _ in random_game(GAME, 3, GAME.options(), 11, 3000):
        shut = shown(GAME.view(s, 0)).closed
        ask = GAME.pending(s)
        if isinstance(ask, Decide) and ask.prompt == "place":
            levels = {move.args[0] for move in ask.options if move.verb == "place"}
            assert not levels & set(shut)
            closed += len(shut)
    assert closed > 10


@pytest.mark.parametrize("seats", [1, 3])
def test_the_pot_is_told_as_it_came_out_of_the_box(seats: int) -> None:
    """SKULL-1.4 and 12.1"""
    positions = random_game(GAME, seats, GAME.options(), 2, 200)
    start = next(positions)[0]
    first = start.pot + start.rivals
    assert {shown(GAME.view(s, 0)).full_pot for s, _ in positions} == {first}


def test_the_odds_tell_what_the_first_marker_can_expect() -> None:
    """SKULL-7.4 and 11.2: not where other markers change it, nor where it cannot be won."""
    answer = told(OddsAsked(position="dice=1 placed=4,4 cards=4,6a,8a"), "")
    plain = 0
    for bet in answer.bets:
        printed = next(
            each for each in PRINTED.bets if (each.card, each.wager) == (bet.card, bet.wager)
        )
        assert bet.pays == printed.pays
        if printed.modifier == FLAT and not printed.in_tokens and bet.chance.share:
            assert bet.worth == printed.pays[0] * bet.chance.share
            plain += 1
        else:
            assert bet.worth is None
    assert 0 < plain < len(answer.bets)


@pytest.mark.parametrize(
    ("turn", "closed"),
    [("dice=3", []), ("dice=3 placed=1", []), ("dice=1 placed=4,4", [1, 2, 3]),
     ("dice=3 placed=1 picks=1", [1, 2])],
)  # fmt: skip
def test_the_odds_tell_which_levels_are_closed(turn: str, closed: list[int]) -> None:
    """SKULL-5.3 and 6.2"""
    answer = told(OddsAsked(position=turn), "")
    assert answer.closed == closed
    assert (answer.limits.tokens, answer.limits.picks) == (MOST_TOKENS, MARKERS)
