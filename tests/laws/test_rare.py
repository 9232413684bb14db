"""Rare positions are positions: counted, saved, seen, explained and played on like any other.

`tests/games/<game>/bends.py` says how positions of a game are bent; see `bending.py`.
"""

import re
from typing import Any

import pytest

from laws.bending import Bent, bends_of, bent_positions
from ludoteka.bots.levels import LEVELS, spec_of
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.playout import settle_chance
from ludoteka.kernel.rng import Rng
from playing import encoded_view, racer, viewers

WANTED = 4
"""Positions of each bend; the speed of `./test` is the only limit (`--long` looks at more)."""
CLOSELY = 10
"""Steps from a bent position that are looked at closely."""
SAMPLE = 15
"""Moves that are explained for each seat in each of these steps."""
ANSWERS = 2
"""Answers of a bot in and after a bent position."""
BUDGET = {"iters": 8, "nodes": 200, "worlds": 2, "depth": 2}
"""The most a bot may do here for one answer."""

EVERY_BEND = [
    pytest.param(game, name, id=f"{game.id}-{name}")
    for game in GAMES.values()
    for name in bends_of(game)
]


def small(level: str, game: Game[Any]) -> str:
    """The bot of a level with a small budget and no clock."""
    spec = re.sub(r",?seconds=[\d.]+", "", spec_of(level, game.id))
    for setting, most in BUDGET.items():
        if (found := re.search(rf"{setting}=(\d+)", spec)) and int(found[1]) > most:
            spec = spec.replace(found[0], f"{setting}={most}")
    return spec if "nodes=" in spec or "lookahead" not in spec else f"{spec},nodes=200"


def check_listed(bent: Bent, s: Any) -> None:
    ask = bent.game.pending(s)
    if not isinstance(ask, Decide):
        return
    for seat in range(bent.seats):
        if ask.may_answer(seat):
            assert bent.game.options_of(s, seat), (
                f"seat {seat} is asked {ask.prompt!r} and has nothing to answer; a frame must look "
                f"for that in `run`, and go on without asking.\n{bent.how}"
            )


def check_worlds(bent: Bent, s: Any, rng: Rng) -> None:
    """Whoever looks on can imagine the position, and sees the same in what they imagine."""
    game = bent.game
    for viewer in viewers(bent.seats):
        world = game.imagine(game.view(s, viewer), rng)
        assert encoded_view(game, world, viewer) == encoded_view(game, s, viewer), bent.how
        assert game.census(world) == game.box(bent.seats, bent.options), bent.how


def check_explained(bent: Bent, s: Any, rng: Rng) -> None:
    game = bent.game
    for seat in range(bent.seats):
        legal = set(game.options_of(s, seat))
        sample = [game.moves[rng.below(len(game.moves))] for _ in range(SAMPLE)]
        for move in [*sample, *list(legal)[:SAMPLE]]:
            refusal = game.explain(s, seat, move)
            told = f"{game.write(move)}: {refusal}\n{bent.how}"
            assert (refusal is None) == (move in legal), told


def step(game: Game[Any], s: Any, rng: Rng) -> bool:
    """Any answer; False if nobody can give one."""
    ask = game.pending(s)
    if isinstance(ask, Chance):
        game.resolve(s, int(rng.below(ask.size)), SILENT)
        return True
    if isinstance(ask, Over):
        return False
    assert isinstance(ask, Decide)
    seat, moves = racer(game, s, ask, rng)
    if moves:
        game.apply(s, seat, moves[rng.below(len(moves))], SILENT)
    return bool(moves)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_game_offers_bends(game: Game[Any]) -> None:
    assert len(bends_of(game)) >= 5, "think of hands, piles, boards, life and scores"


@pytest.mark.parametrize(("game", "name"), EVERY_BEND)
def test_a_bent_position_is_whole(game: Game[Any], name: str, effort: int) -> None:
    """The law looks at positions of the game: nothing is lost or made, all of it can be saved."""
    for bent in bent_positions(game, name, WANTED * effort):
        assert game.census(bent.s) == game.box(bent.seats, bent.options), bent.how
        again = game.decode(game.encode(bent.s), bent.seats, bent.options)
        assert game.differences(again, bent.s) == [], bent.how


@pytest.mark.parametrize(("game", "name"), EVERY_BEND)
def test_a_bent_position_can_be_played_to_its_end(game: Game[Any], name: str, effort: int) -> None:
    for bent in bent_positions(game, name, WANTED * effort):
        rng, taken, bound = Rng(6), 0, game.bound(bent.seats, bent.options)
        while step(game, bent.s, rng):
            taken += isinstance(game.pending(bent.s), Decide)
            check_listed(bent, bent.s)
            assert taken < bound, f"no end within {bound} decisions\n{bent.how}"
        check_listed(bent, bent.s)
        assert game.census(bent.s) == game.box(bent.seats, bent.options), bent.how


@pytest.mark.parametrize(("game", "name"), EVERY_BEND)
def test_in_a_bent_position_a_move_is_explained_if_and_only_if_it_is_not_legal(
    game: Game[Any], name: str, effort: int
) -> None:
    for bent in bent_positions(game, name, WANTED * effort):
        rng = Rng(9)
        for _ in range(CLOSELY):
            check_explained(bent, bent.s, rng)
            if not step(game, bent.s, rng):
                break


@pytest.mark.parametrize(("game", "name"), EVERY_BEND)
def test_a_bent_position_can_be_imagined(game: Game[Any], name: str, effort: int) -> None:
    for bent in bent_positions(game, name, WANTED * effort):
        rng = Rng(7)
        for _ in range(CLOSELY):
            check_worlds(bent, bent.s, rng)
            if not step(game, bent.s, rng):
                break


@pytest.mark.parametrize(("game", "name"), EVERY_BEND)
def test_every_level_answers_in_a_bent_position(game: Game[Any], name: str, effort: int) -> None:
    """A position with nothing to answer is the fault of the rules, told elsewhere."""
    for number, bent in enumerate(bent_positions(game, name, len(LEVELS) * effort)):
        bot, rng = bot_by_name(small(LEVELS[number % len(LEVELS)], game), game), Rng(8)
        for _ in range(ANSWERS):
            settle_chance(game, bent.s, rng)
            ask = game.pending(bent.s)
            if not isinstance(ask, Decide) or not ask.options:
                break
            view = game.view(bent.s, int(ask.seat))
            assert view.ask is not None
            move = bot.choose(view, view.ask, rng)
            assert move in ask.options, bent.how
            bot.forget()
            game.apply(bent.s, int(ask.seat), move, SILENT)
