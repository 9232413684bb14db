"""What the stage of Emerald Skulls shows is what the rules do."""

import pytest

from ludoteka.games.emerald_skulls.aids.turn_text import read_spot, spot_of
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.rules.betting import refuse_bet
from ludoteka.games.emerald_skulls.shown import shown
from ludoteka.kernel.pending import Decide
from playing import random_game


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_turn_is_told_as_the_odds_read_it(seats: int) -> None:
    """SKULL-16"""
    told = set()
    for s, _ in random_game(GAME, seats, GAME.options(), 7, 3000):
        turn = shown(GAME.view(s, 0)).turn
        if turn:
            spot, read = spot_of(s), read_spot(turn, s.cards)
            assert (read.key, read.roll, read.may_stop) == (spot.key, spot.roll, spot.may_stop)
            assert read.in_play == spot.in_play
            told.add(turn.split()[0])
    assert len(told) >= 5


@pytest.mark.parametrize("seats", [2, 4])
def test_markers_lie_where_they_were_placed(seats: int) -> None:
    """SKULL-7.2 and 7.4"""
    full = 0
    for s, _ in random_game(GAME, seats, GAME.options(), 3, 3000):
        told = shown(GAME.view(s, 0))
        for seat in range(seats):
            stacks = [markers.count(seat) for markers in (bet.markers for bet in told.bets)]
            assert told.markers[seat] + sum(stacks) == 2
            if told.markers[seat] == 0:
                assert refuse_bet(s, seat, 1, told.bets[0].wager).word == "no-marker"
        for bet in told.bets:
            pays = next(
                each.pays
                for each in s.cards.bets
                if (each.card, each.wager) == (bet.card, bet.wager)
            )
            assert len(bet.markers) + bet.left == len(pays)
            for seat in range(seats):
                if bet.left == 0 and seat not in bet.markers and told.markers[seat]:
                    assert refuse_bet(s, seat, bet.card, bet.wager).word == "bet-full"
                    full += 1
    assert full > 0 or seats == 2


def test_closed_levels_take_no_dice() -> None:
    """SKULL-5.3"""
    closed = 0
    for s, _ in random_game(GAME, 3, GAME.options(), 11, 3000):
        told = shown(GAME.view(s, 0)).closed
        ask = GAME.pending(s)
        if isinstance(ask, Decide) and ask.prompt == "place":
            levels = {move.args[0] for move in ask.options if move.verb == "place"}
            assert not levels & set(told)
            closed += len(told)
    assert closed > 10


@pytest.mark.parametrize("seats", [1, 3])
def test_the_pot_is_told_as_it_came_out_of_the_box(seats: int) -> None:
    """SKULL-1.4 and 12.1"""
    positions = random_game(GAME, seats, GAME.options(), 2, 200)
    start = next(positions)[0]
    first = start.pot + start.rivals
    assert {shown(GAME.view(s, 0)).full_pot for s, _ in positions} == {first}
