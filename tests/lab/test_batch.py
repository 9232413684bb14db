"""Many matches a step: the same as one by one, with any number of processes."""

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.batch import ENDED, GOES_ON, STOPPED
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.playout import payoffs
from ludoteka.kernel.rng import Rng
from ludoteka.lab.envs.batch import FIELDS, BatchEnv
from ludoteka.lab.envs.play import Play

pytestmark = pytest.mark.plain

SHORT = {"clash": {"match": "single"}}


def now(env: BatchEnv) -> list[Any]:
    return [getattr(env, name).tolist() for name in FIELDS]


@pytest.mark.parametrize("id", list(GAMES))
def test_a_place_plays_what_a_match_alone_would(id: str) -> None:
    env = BatchEnv(id, places=3, options=SHORT.get(id)).reset(seed=5)
    play = Play(id, options=SHORT.get(id))
    play.begin(5)
    play.rng = Rng(5, 1)
    play.at = play.game.start(play.seats, play.options, SILENT)
    play._settle()
    for step in range(200):
        assert play.seat == env.seats[1]
        assert [*play.row(play.seat)] == env.observations[1].tolist()
        assert sorted(play.legal(play.seat)) == np.flatnonzero(env.masks[1]).tolist()
        actions = env.at_random(step)
        play.act(play.seat, int(actions[1]))
        env.step(actions)
        if play.over is not None:
            assert env.ends[1] == ENDED
            assert env.payoffs[1].tolist() == payoffs(play.over)
            break
        assert env.ends[1] == GOES_ON


def test_matches_follow_each_other_and_are_all_different() -> None:
    env = BatchEnv("clash", places=4, options=SHORT["clash"]).reset(seed=1)
    ended = [0] * 4
    starts: set[str] = set()
    for step in range(250):
        env.step(env.at_random(step))
        for place in np.flatnonzero(env.ends):
            ended[place] += 1
            starts.add(str(env.observations[place].tolist()))
            assert sum(env.payoffs[place]) == pytest.approx(0.0)
    assert min(ended) >= 2
    assert len(starts) > 4


def test_too_long_a_match_is_stopped_and_brings_nothing() -> None:
    env = BatchEnv("deli", places=2, max_cycles=2).reset(seed=1)
    env.step(env.at_random(1))
    assert env.ends.tolist() == [GOES_ON, GOES_ON]
    env.step(env.at_random(2))
    assert env.ends.tolist() == [STOPPED, STOPPED]
    assert not env.payoffs.any()


def test_several_processes_share_their_memory_and_play_the_same() -> None:
    alone = BatchEnv("emerald_skulls", places=5).reset(seed=2)
    with BatchEnv("emerald_skulls", places=5, processes=2) as several:
        several.reset(seed=2)
        for step in range(30):
            assert now(several) == now(alone)
            actions = alone.at_random(step)
            assert several.at_random(step).tolist() == actions.tolist()
            several.step(actions)
            alone.step(actions)
        one, two = alone.ahead(7, whole=True), several.ahead(7, whole=True)
        for name in ("observations", "actions", "moves", "seats", "known", "first"):
            assert np.array_equal(getattr(one, name), getattr(two, name), equal_nan=name == "known")
        saved = several.save()
        before = now(several)[:3]
        several.step(several.at_random(1))
        assert now(several)[:3] != before
        assert now(alone.load(saved))[:3] == before
        assert now(several.load(saved))[:3] == before
        wrong = [int(np.flatnonzero(mask == 0)[0]) for mask in alone.masks]
        with pytest.raises(Refused, match="action-not-allowed"):
            several.step(wrong)
        assert now(several)[:3] == before


TOLD = """
import hashlib, json
from ludoteka.games.registry import SHELF
from ludoteka.kernel.batch import Batch
from ludoteka.lab.envs.play import fewest, layout_of
for kit in SHELF:
    game, digest = kit.game, hashlib.sha256()
    layout = layout_of(game, fewest(game), game.options())
    batch = Batch(layout, game.options(), 3)
    batch.begin(4)
    for step in range(25):
        told = [[*map(int, each)] for each in (batch.observations, batch.masks, batch.seats)]
        ahead = [*map(int, batch.ahead(step, True).observations)]
        digest.update(json.dumps([told, ahead]).encode())
        batch.step(batch.at_random(step))
    print(game.id, int(layout.width), digest.hexdigest())
"""


def test_the_compiled_build_shows_the_same_numbers() -> None:
    compiled = os.environ.get("LUDOTEKA_COMPILED_PYTHON")
    if not compiled:
        pytest.skip("there is no compiled build here: run ./test on a machine with a C compiler")
    plain = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    told = [
        subprocess.run(
            [python, "-c", TOLD], env=env, check=True, capture_output=True, text=True
        ).stdout
        for python, env in ((sys.executable, plain), (compiled, dict(os.environ)))
    ]
    assert told[0] == told[1]
    assert len(told[0].splitlines()) == 5


@pytest.mark.parametrize("actions", [[], [0], [0] * 9])
def test_every_place_wants_one_answer(actions: list[int]) -> None:
    with pytest.raises(Refused, match="wrong-actions"):
        BatchEnv("clash", places=2).reset().step(actions)


@pytest.mark.parametrize("action", [-1, 10**6])
def test_a_number_that_is_no_move(action: int) -> None:
    with pytest.raises(Refused, match="action-not-allowed"):
        BatchEnv("clash", places=1).reset().step([action])


@pytest.mark.parametrize("id", list(GAMES))
def test_looking_ahead_shows_what_the_seat_would_see(id: str) -> None:
    env = BatchEnv(id, places=6, options=SHORT.get(id)).reset(seed=3)
    game, layout = env.game, env.layout
    ends = 0
    for step in range(60):
        ahead = env.ahead(step)
        assert ahead.first[0] == 0
        assert ahead.first[-1] == len(ahead.actions) == len(ahead.observations)
        for place in range(env.places):
            rows = slice(ahead.first[place], ahead.first[place + 1])
            assert sorted(ahead.actions[rows]) == np.flatnonzero(env.masks[place]).tolist()
            viewer = ahead.observations[rows, : int(layout.seats) + 1]
            assert (viewer.argmax(axis=1) == env.seats[place]).all()
        over = ahead.observations[:, layout.names().index("over")]
        assert (~np.isnan(ahead.known) == (over == 1)).all()
        ends += int(over.sum())
        env.step(env.at_random(step))
    assert game.id != "clash" or ends


def test_whole_moves_show_what_the_next_question_would() -> None:
    """A tile of CLASH together with its effect: the same rows as after placing it and looking
    ahead again."""
    env = BatchEnv("clash", places=1, options={"match": "single"}).reset(seed=5)
    compared = 0
    for step in range(12):
        whole, saved = env.ahead(step, whole=True), env.save()
        assert set(whole.actions) == set(np.flatnonzero(env.masks[0]))
        for action in set(whole.actions[whole.moves == 2]) - set(whole.actions[whole.moves > 2]):
            env.step([action])
            rows = whole.observations[whole.actions == action]
            assert sorted(rows.tolist()) == sorted(env.ahead(step).observations.tolist())
            compared += 1
            env.load(saved)
        env.step(env.at_random(step))
    assert compared > 20


def test_a_move_with_too_many_ends_is_left_as_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    env = BatchEnv("clash", places=1, options={"match": "single"}).reset(seed=5)
    env.step(env.at_random(1))
    assert env.ahead(1, whole=True).moves.max() > 1
    monkeypatch.setattr("ludoteka.kernel.batch.MOST_ENDS", 1)
    assert env.ahead(1, whole=True).moves.max() == 1
    assert np.array_equal(env.ahead(1, whole=True).observations, env.ahead(1).observations)


@pytest.mark.parametrize("id", ["clash", "deli", "sandwich_wars"])
def test_what_lies_ahead_is_imagined_not_seen(id: str) -> None:
    """With another world behind the same views every row stays as it is."""
    options = {"clash": {"match": "single", "variant": "hidden_support"}}.get(id)
    env = BatchEnv(id, places=4, options=options).reset(seed=1)
    assert env._here is not None
    batch, game = env._here.batch, env.game
    differed = 0
    for step in range(15):
        before = env.ahead(step, whole=True)
        for place in range(env.places):
            real = batch._positions[place]
            world = game.imagine(game.view(real, int(env.seats[place])), Rng(step, place))
            differed += game.encode(world) != game.encode(real)
            batch._positions[place] = world
        after = env.ahead(step, whole=True)
        assert np.array_equal(before.observations, after.observations)
        env.step(env.at_random(step))
    assert differed
