"""The example that learns by playing against itself, in small."""

from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="needs the extra [numpy]")

from self_play.at_the_table import Manner, compare  # noqa: E402
from self_play.guessing import Guess, Network, Shown  # noqa: E402
from self_play.learn import Learner, learn, share  # noqa: E402

from ludoteka.lab.envs.batch import BatchEnv  # noqa: E402

SINGLE = {"match": "single"}


def test_what_is_learnt_beats_who_knows_nothing(tmp_path: Path) -> None:
    with BatchEnv("clash", places=8, options=SINGLE) as env:
        guess = Guess(env.layout, hidden=8)
        learner = Learner(env, guess)
        told: list[str] = []
        learn(learner, 0.0, told.append, steps=60)
    assert learner.matches > 20
    assert learner.memory.count > 200
    guess.save(tmp_path / "clash.npz")
    again = Guess(env.layout, hidden=8, seed=2)
    again.load(tmp_path / "clash.npz")
    line = compare("clash", SINGLE, again, "random", 20, Manner(worlds=1))
    won, lost = (int(each) for each in line.split(": ")[2].split(",")[0].split(" to "))
    assert won > lost, line


def test_what_is_learnt_can_be_searched_with() -> None:
    env = BatchEnv("emerald_skulls", places=1)
    line = compare("emerald_skulls", {}, Guess(env.layout, 4), "random", 1, Manner(search=3))
    assert "learned against random" in line


def test_a_network_learns_what_it_is_taught() -> None:
    chance = np.random.default_rng(1)
    network = Network(6, 8, chance)
    seen = chance.integers(0, 2, (400, 6)).astype(np.float32)
    worth = (seen[:, 0] != seen[:, 1]).astype(np.float32)  # no line can tell that
    for _ in range(1500):
        network.learn(seen, worth)
    assert np.abs(network.of(seen) - worth).mean() < 0.1


def test_rows_are_shown_with_a_sign_for_each_value() -> None:
    layout = BatchEnv("clash", places=1, options=SINGLE).layout
    shown = Shown(layout)
    rows = np.array([[low for low, _ in layout.ranges()], [high for _, high in layout.ranges()]])
    seen = shown(rows)
    assert seen.shape == (2, shown.width)
    assert (seen[:, len(shown.kept) :].sum(axis=1) == len(shown.apart)).all()
    assert np.abs(seen).max() <= 1.5
    assert not (seen[0] == seen[1]).all()


@pytest.mark.parametrize(("payoff", "seats", "worth"), [(0.5, 2, 1.0), (-0.25, 4, 0.0), (-1, 1, 0)])
def test_a_payoff_as_a_share(payoff: float, seats: int, worth: float) -> None:
    assert share(payoff, seats) == worth
