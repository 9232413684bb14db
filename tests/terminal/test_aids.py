"""Odds and the score pad from the command line and at the table."""

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Refused
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match
from ludoteka.terminal.aids import seen_odds, told_odds
from ludoteka.texts import texts_for

ENGLISH = texts_for("en")


def test_odds_are_told_for_a_position_in_words() -> None:
    told = told_odds(GAMES["emerald_skulls"], "dice=1 placed=1,2,3,4,4", ENGLISH)
    assert any("Bust" in line for line in told)


def test_a_game_without_odds_is_refused() -> None:
    with pytest.raises(Refused, match="no-odds"):
        told_odds(GAMES["deli"], "", ENGLISH)


@pytest.mark.parametrize("game_id", ["emerald_skulls", "king_of_new_york"])
def test_odds_are_shown_at_the_table_of_a_dice_game(game_id: str) -> None:
    game = GAMES[game_id]
    match = Match.new(game, 2, game.options(), [None, None], seed=seed_from(4))
    shown = 0
    for _ in range(25):
        if match.over():
            break
        seat = match.asked()
        prompt = match.view(seat).prompt
        if prompt in ("reroll", "place", "check"):
            shown += bool(seen_odds(game, match.view(seat), ENGLISH))
        match.submit(seat, match.decision, match.moves(seat)[0])
    assert shown


def test_a_game_without_dice_has_no_odds() -> None:
    game = GAMES["clash"]
    match = Match.new(game, 2, game.options(), [None, None], seed=seed_from(4))
    assert seen_odds(game, match.view(0), ENGLISH) == []
