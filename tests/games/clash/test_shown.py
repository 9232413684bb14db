"""What the stage of CLASH shows is what the rules do."""

from typing import Any

import msgspec
import pytest

from games.clash.clash_table import cell, position, tile
from ludoteka.games.clash.rules import GAME
from ludoteka.games.clash.rules.parts import CELL_NAMES
from ludoteka.games.clash.shown import Shown, shown
from ludoteka.kernel.game import View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.masks import members
from ludoteka.kernel.pending import SPECTATOR, Decide
from playing import Scenario, random_game


def read(view: View[Any]) -> Shown:
    return msgspec.json.decode(msgspec.json.encode(shown(view)), type=Shown)


def seen(table: Scenario, seat: int = 0) -> Shown:
    return read(GAME.view(table.s, seat))


def questions(seed: int) -> Any:
    for s, _ in random_game(GAME, 2, GAME.options(), seed):
        ask = GAME.pending(s)
        if isinstance(ask, Decide):
            yield s, ask


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_tile_reaches_what_it_may_work_on(seed: int) -> None:
    """CLASH-4.4 What is lit before a tile is placed is lit when its effect is asked for, and
    every choice of the effect lies in it."""
    asked = 0
    for s, ask in questions(seed):
        told = read(GAME.view(s, ask.seat))
        assert [*told.reach] == sorted({move.a for move in ask.options if move.verb == "place"})
        for move in ask.options:
            if move.verb == "target":
                assert move.args[0] in told.lit
            elif move.verb == "dots":
                assert set(told.dots[move.args[0]]) <= set(told.lit)
            elif move.verb == "place":
                number, place, side = move.args
                after = GAME.clone(s)
                GAME.apply(after, ask.seat, move, SILENT)
                view = GAME.view(after, ask.seat)
                if view.prompt == "effect" and view.about == (number, place):
                    assert read(view).lit == told.reach[number][side][place]
                    asked += 1
    assert asked > 50


def test_only_who_may_place_a_tile_sees_its_reach() -> None:
    table = position(mcworld="missile", jihad="soldier", board={"b2": "mustafa mcworld"})
    assert list(seen(table).reach) == [tile("missile")]
    assert seen(table, 1).reach == {}
    assert seen(table, SPECTATOR).reach == {}


def test_a_line_is_lit_to_the_edge_and_turns_with_the_tile() -> None:
    """CLASH-1.4 and 4.4"""
    table = position(mcworld="missile", board={"b2": "mustafa mcworld"})
    sides = seen(table).reach[tile("missile")]
    for place in range(9):
        assert sorted(8 - each for each in sides[0][place]) == sorted(sides[1][8 - place])


@pytest.mark.parametrize("seed", [4, 5])
def test_what_is_safe_is_what_the_rules_refuse(seed: int) -> None:
    """CLASH-5.4 and 5.9"""
    safe = 0
    for s, ask in questions(seed):
        told = read(GAME.view(s, ask.seat))
        assert [*told.reach] == sorted({move.a for move in ask.options if move.verb == "place"})
        if ask.prompt == "effect":
            for place in range(9):
                refusal = GAME.explain(s, ask.seat, GAME.read(f"target {CELL_NAMES[place]}"))
                if refusal is not None and refusal.word == "is-safe":
                    assert told.safe[place]
                    safe += 1
        assert told.free == 9 - sum(told.support)
    assert safe > 0


def test_a_picket_blocks_the_effect_of_what_is_placed_beside_it() -> None:
    """CLASH-5.8"""
    table = position(mcworld="soldier", board={"b2": "picket jihad", "a1": "leader jihad"})
    blocked = [place for place in range(9) if seen(table).blocked[place]]
    assert blocked == members(table.s.tiles.reached(tile("picket"), cell("b2"), 1))
    assert blocked


def test_a_destroyed_tile_lies_until_after_the_other_player() -> None:
    """CLASH-5.1"""
    table = position(mcworld="soldier", board={"b2": "leader jihad down", "a1": "imam jihad"})
    assert seen(table).until[cell("b2")] == 0
    assert seen(table).until[cell("a1")] == -1
    assert seen(table).support == [0, 1]


def test_tiles_have_the_colours_of_their_sides() -> None:
    """CLASH-1.1"""
    table = position(mcworld="soldier", board={"b2": "mustafa mcworld"})
    homes = seen(table).homes
    told = [homes[tile(name)] for name in ("soldier", "imam", "missile", "mustafa")]
    assert told == [0, 1, 2, 3]
