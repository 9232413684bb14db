"""The stage of Clash at the Deli is sent what the rules say, and no more than is known."""

from collections.abc import Iterator
from typing import Any

from games.deli.deli_table import kind, table
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import KINDS, RECIPE_NAMES
from ludoteka.games.deli.rules.scoring import value
from ludoteka.games.deli.rules.verdict import score_lines, scores
from ludoteka.games.deli.shown import Shown, shown
from ludoteka.kernel.game import View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import SPECTATOR, Decide
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng
from playing import random_game, viewers


def positions() -> Iterator[Any]:
    """Of random matches of every kind."""
    rng = Rng(11)
    for seats in (2, 3, 4):
        for options in GAME.option_sets(seats):
            s = GAME.start(seats, options, SILENT)
            for _ in range(6):
                playout(GAME, s, rng, 30)
                yield s


def views(seats: int, seed: int) -> Iterator[tuple[Any, View[Any], Shown]]:
    """Of whoever is asked in a random game."""
    for s, _ in random_game(GAME, seats, GAME.options(), seed):
        ask = GAME.pending(s)
        if isinstance(ask, Decide):
            view = GAME.view(s, int(ask.seat))
            yield s, view, shown(view)


def worths(s: Any, seat: int) -> list[int]:
    return [int(value(s.cards, sandwich, s.closing)) for sandwich in s.areas[seat]]


def test_the_score_shown_is_that_of_the_rules() -> None:
    """DELI-5"""
    count = 0
    for s in positions():
        told = shown(GAME.view(s, SPECTATOR)).scores
        assert [score.total for score in told] == scores(s)
        for seat, score in enumerate(told):
            assert [worth.points for worth in score.sandwiches] == worths(s, seat)
            lines = [line for worth in score.sandwiches for line in worth.lines] + score.extras
            rules = score_lines(s, seat)
            assert [(line.word, line.about, line.points) for line in lines] == [
                (line.word, line.about, line.points) for line in rules
            ]
            assert all((line.sign != "") == (line.word == "sign") for line in lines)
            count += len(lines)
    assert count > 1000


def test_the_rows_of_the_sheet_add_up() -> None:
    """DELI-5.7"""
    for seats in (2, 4):
        for s, _ in random_game(GAME, seats, GAME.options(), seats):
            if GAME.view(s, 0).over is None:
                assert shown(GAME.view(s, 0)).sheet == []
        sheet = shown(GAME.view(s, 0)).sheet
        assert len(sheet) >= 8
        assert [sum(row.points[seat] for row in sheet) for seat in range(seats)] == scores(s)


def test_an_arrival_brings_what_placing_brings() -> None:
    """DELI-4, DELI-5"""
    placed = 0
    for s, view, told in views(2, 3):
        if view.prompt != "place":
            continue
        [arrival] = told.arrivals
        assert arrival.kind == view.about[0]
        assert view.ask is not None
        for move in view.ask.options:
            after = GAME.clone(s)
            before = worths(s, view.viewer)
            GAME.apply(after, view.viewer, move, SILENT)
            now = worths(after, view.viewer)
            if move.verb == "start":
                assert arrival.start == now[-1]
            else:
                place = move.args[0]
                assert arrival.on[place] == now[place] - before[place]
                placed += 1
        places = {move.args[0] for move in view.ask.options if move.verb == "on"}
        assert places == {at for at, points in enumerate(arrival.on) if points is not None}
    assert placed > 20


def test_every_ingredient_that_can_be_taken_has_its_arrival() -> None:
    """DELI-4"""
    kinds = set()
    for s, view, told in views(3, 4):
        assert view.ask is not None
        taken = {move.args[0] for move in view.ask.options if move.verb in ("pick", "joker")}
        assert taken <= {arrival.kind for arrival in told.arrivals}
        for arrival in told.arrivals:
            takes = [sandwich.takes(arrival.kind) for sandwich in s.areas[view.viewer]]
            assert takes == [points is not None for points in arrival.on]
        kinds |= taken
    assert len(kinds) > KINDS // 2


def test_a_transfer_brings_what_the_move_brings() -> None:
    """DELI-4.6, DELI-10"""
    seen = set()
    for seed in range(6):
        for s, view, told in views(2, seed):
            assert view.ask is not None
            for move in view.ask.options:
                if move.verb not in ("move", "close"):
                    continue
                after = GAME.clone(s)
                GAME.apply(after, view.viewer, move, SILENT)
                change = sum(worths(after, view.viewer)) - sum(worths(s, view.viewer))
                source, target = move.args if move.verb == "move" else reversed(move.args)
                [transfer] = [
                    each
                    for each in told.transfers
                    if (each.source, each.target) == (source, target)
                ]
                assert transfer.points == change
                assert transfer.card == s.areas[view.viewer][source].top()
                seen.add(move.verb)
    assert seen == {"move", "close"}


def test_the_menu_says_what_is_missing() -> None:
    """DELI-5.4"""
    reuben = RECIPE_NAMES.index("reuben")
    butter_toast = RECIPE_NAMES.index("butter_toast")
    begun = table(areas=[["rye butter corned_beef", "white_toast butter ="]], pool="swiss").s
    told = shown(GAME.view(begun, 0)).reach
    assert told[1] == []
    assert told[0][butter_toast].made
    assert told[0][reuben].missing == [[kind("swiss")], [kind("sauerkraut")], [kind("rye")]]
    assert told[0][reuben].near == 1
    assert shown(GAME.view(begun, SPECTATOR)).reach[0] == told[0]


def test_a_classic_that_lacks_cards_or_picks_is_out_of_reach() -> None:
    """DELI-3.2, DELI-5.4"""
    reuben = RECIPE_NAMES.index("reuben")
    last = table(areas=[["rye butter corned_beef"]], pool="swiss rye tomato", round=5).s
    assert shown(GAME.view(last, 0)).reach[0][reuben].missing is None
    there = table(areas=[["rye butter corned_beef"]], pool="swiss rye sauerkraut", round=5).s
    assert shown(GAME.view(there, 0)).reach[0][reuben].missing is not None
    there.picks[0] = 4
    assert shown(GAME.view(there, 0)).reach[0][reuben].missing is None


def test_only_what_the_viewer_knows_is_shown() -> None:
    """DELI-2.3 The same is shown in every world the viewer thinks possible."""
    rng = Rng(5)
    for count, (s, _) in enumerate(random_game(GAME, 3, GAME.options(), 8)):
        if count % 5:
            continue
        for viewer in viewers(3):
            view = GAME.view(s, viewer)
            other = GAME.view(GAME.imagine(view, rng), viewer)
            assert shown(other) == shown(view)
