"""The example that learns by playing against itself, in small."""

import re
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="needs the extra [numpy]")

from self_play.at_the_table import compare  # noqa: E402
from self_play.guessing import Guess, Network, Shown  # noqa: E402
from self_play.learn import POINTS, Learner  # noqa: E402
from self_play.together import learn_together  # noqa: E402

from ludoteka.lab.envs.batch import BatchEnv  # noqa: E402

SINGLE = {"match": "single"}


def test_what_is_learnt_beats_who_knows_nothing(tmp_path: Path) -> None:
    with BatchEnv("clash", places=8, options=SINGLE) as env:
        guess = Guess(env.layout, hidden=8)
        learner = Learner(env, guess)
        for step in range(60):
            learner.step(step / 60)
    assert learner.matches > 20
    assert learner.memory.count > 200
    guess.save(tmp_path / "clash.npz")
    again = Guess(env.layout, hidden=8, seed=2)
    again.load(tmp_path / "clash.npz")
    line = compare("clash", SINGLE, again, "random", 20, worlds=1)
    won, lost = (int(each) for each in line.split(": ")[2].split(",")[0].split(" to "))
    assert won > lost, line


BUDGETS = (0.1, 0.5, 2.5)
"""CPU minutes, as many as the machine needs until matches have ended and taught something."""


def test_two_processes_learn_together(capsys: pytest.CaptureFixture[str]) -> None:
    guess = Guess(BatchEnv("emerald_skulls", places=1).layout)
    before = [each.copy() for each in guess.weights()]
    for minutes in BUDGETS:
        learn_together("emerald_skulls", {}, guess, budget=60 * minutes, processes=2)
        if learnt := any(
            (old != new).any() for old, new in zip(before, guess.weights(), strict=True)
        ):
            break
    assert learnt
    told = capsys.readouterr().out.splitlines()[-1]
    assert re.fullmatch(
        rf"[\d.]+ of {minutes} CPU minutes, about [\d.]+ minutes left:"
        r" \d+ matches, \d+ decisions",
        told,
    )


def test_points_are_good_before_anything_is_learnt() -> None:
    env = BatchEnv("deli", places=1)
    guess = Guess(env.layout)
    rows = np.zeros((2, int(env.layout.width)), np.int32)
    rows[1, guess.points[0]] = 5
    for seat in range(2):
        less, more = guess.of(rows, np.full(2, seat))
        assert (more > less) == (seat == 0)


def test_a_network_learns_what_it_is_taught() -> None:
    chance = np.random.default_rng(1)
    network = Network(6, 8, chance)
    seen = chance.integers(0, 2, (400, 6)).astype(np.float32)
    worth = (seen[:, 0] != seen[:, 1]).astype(np.float32)  # no line can tell that
    for _ in range(1500):
        network.learn(seen, worth, 0.002)
    assert np.abs(network.of(seen) - worth).mean() < 0.1


def test_rows_are_shown_with_a_sign_for_each_value() -> None:
    layout = BatchEnv("clash", places=1, options=SINGLE).layout
    shown = Shown(layout)
    rows = np.array([[low for low, _ in layout.ranges()], [high for _, high in layout.ranges()]])
    seen = shown(rows)
    assert seen.shape == (2, shown.width)
    signs = seen[:, shown.first[0] :]
    assert (signs.sum(axis=1) == len(shown.apart)).all()
    assert not (seen[0] == seen[1]).all()


def test_lists_of_the_same_places_are_shown_together() -> None:
    """Whose a tile is can only be told from the board and its sides together."""
    layout = BatchEnv("clash", places=1, options=SINGLE).layout
    shown, names = Shown(layout), layout.names()
    board, side = names.index("board[0]"), names.index("side[0]")
    pairs = [first for one, other, first in shown.pairs if (one[0], other[0]) == (board, side)]
    rows = np.zeros((1, int(layout.width)), np.int32)
    rows[0, board : board + 3] = [7, 7, 9]
    rows[0, side : side + 3] = [1, 1, 0]
    seen = shown(rows)[0] * 3.0
    assert seen[pairs[0] + 2 * 7 + 1] == pytest.approx(2.0)
    assert seen[pairs[0] + 2 * 9] == pytest.approx(1.0)
    assert seen[pairs[0]] == pytest.approx(6.0)


def test_it_is_counted_where_something_lies_and_whose_it_is() -> None:
    layout = BatchEnv("clash", places=1, options=SINGLE).layout
    shown, names = Shown(layout), layout.names()
    board, side = names.index("board[0]"), names.index("side[0]")
    first = next(at for one, other, at in shown.filled if (one[0], other[0]) == (board, side))
    rows = np.zeros((1, int(layout.width)), np.int32)
    rows[0, board : board + 3] = [7, 4, 9]
    rows[0, side : side + 3] = [1, 1, 0]
    seen = shown(rows)[0]
    assert np.flatnonzero(seen[first : first + 10]).tolist() == [1]
    assert np.flatnonzero(seen[first + 10 : first + 20]).tolist() == [2]


def test_a_tile_and_its_effect_are_one_lesson() -> None:
    """What is remembered of CLASH is seen when the other is to place a tile, or at the end; only
    a move with very many ends is remembered as begun."""
    with BatchEnv("clash", places=4, options=SINGLE) as env:
        learner = Learner(env, Guess(env.layout, hidden=4))
        while learner.matches < 4:
            learner.step(0.0)
        names = env.layout.names()
        rows = learner.memory.rows[: learner.memory.count]
        seats = learner.memory.seats[: learner.memory.count]
    waiting = rows[:, [names.index(f"waiting for seat {seat}") for seat in range(2)]]
    assert waiting[np.arange(len(rows)), seats].mean() < 0.1
    assert waiting[np.arange(len(rows)), 1 - seats].mean() > 0.8


def test_an_end_is_worth_the_win_and_the_points() -> None:
    learner = Learner(BatchEnv("deli", places=1), Guess(BatchEnv("deli", places=1).layout))
    rows = np.zeros((2, int(learner.env.layout.width)), np.int32)
    rows[:, learner.guess.points] = [30, 20]
    won, lost = learner.end_worth(rows, np.arange(2), np.array([0.5, -0.5]))
    assert won + lost == pytest.approx(1.0)
    assert 1.0 - POINTS / 2 < won < 1.0
