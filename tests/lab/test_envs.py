"""Our games in PettingZoo and Gymnasium: their own checks, and ours on what may be seen."""

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ludoteka
from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.pending import Over
from ludoteka.kernel.rng import Rng
from ludoteka.lab.envs.play import Play
from ludoteka.lab.extras import need

testing = pytest.importorskip("pettingzoo.test", reason="needs the extra [pettingzoo]")
checker = pytest.importorskip("gymnasium.utils.env_checker", reason="needs the extra [gymnasium]")
zoo = pytest.importorskip("ludoteka.lab.envs.zoo")
single = pytest.importorskip("ludoteka.lab.envs.single")

EVERY = list(GAMES)
TABLES = [
    *((id, {}) for id in EVERY),
    ("clash", {"options": {"match": "single", "variant": "secret_draft"}}),
    ("emerald_skulls", {"seats": 1}),
    ("emerald_skulls", {"seats": 4}),
    ("deli", {"seats": 3}),
]

BOARD_GAMES = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
}
"""What it says of its own board games as well: they too give out a mask beside what is seen."""


def told(call: Callable[[], Any]) -> set[str]:
    """What PettingZoo warns of; it prints a line when it is content."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        call()
    return {str(each.message) for each in caught}


@pytest.mark.parametrize(("id", "settings"), TABLES)
def test_pettingzoo_finds_nothing_wrong(id: str, settings: dict[str, Any]) -> None:
    found = told(lambda: testing.api_test(zoo.env(id, **settings), num_cycles=60))
    assert found <= BOARD_GAMES


@pytest.mark.parametrize("id", EVERY)
def test_pettingzoo_sees_the_same_match_for_the_same_seed(id: str) -> None:
    testing.seed_test(lambda: zoo.env(id), num_cycles=40)
    testing.parallel_seed_test(lambda: zoo.parallel_env(id), num_cycles=20)


@pytest.mark.parametrize(("id", "settings"), TABLES)
def test_all_seats_at_once(id: str, settings: dict[str, Any]) -> None:
    assert not told(lambda: testing.parallel_api_test(zoo.parallel_env(id, **settings), 60))


@pytest.mark.parametrize("id", EVERY)
def test_the_board_is_drawn_as_text(id: str, capsys: pytest.CaptureFixture[str]) -> None:
    def table(render_mode: str) -> Any:
        return zoo.env(id, render_mode=render_mode)

    testing.render_test(table, {"ansi": lambda text: len(text) > 20})
    assert len(capsys.readouterr().out) > 20


@pytest.mark.parametrize("id", EVERY)
@pytest.mark.parametrize("kind", ["seat by seat", "all at once"])
def test_a_match_is_stopped_after_max_cycles(id: str, kind: str) -> None:
    """All at once, several may answer in one step."""
    if kind == "seat by seat":
        table = zoo.raw_env(id, max_cycles=3)
        table.reset(seed=4)
        for _ in range(3):
            assert not any(table.truncations.values())
            table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
        assert all(table.truncations.values())
        assert not any(table.terminations.values())
    else:
        table = zoo.parallel_env(id, max_cycles=3)
        seen, _ = table.reset(seed=4)
        stopped = {"": False}
        steps = 0
        while not any(stopped.values()):
            masks = {agent: each["action_mask"] for agent, each in seen.items()}
            actions = {agent: table.action_space(agent).sample(masks[agent]) for agent in masks}
            seen, _, over, stopped, _ = table.step(actions)
            steps += 1
            assert not any(over.values())
        assert 1 <= steps <= 3
        assert table.agents == []


@pytest.mark.parametrize("id", EVERY)
def test_gymnasium_finds_nothing_wrong(id: str) -> None:
    table = single.OneSeat(id, seat=2, bots="random")
    checker.check_env(table, skip_render_check=True)
    assert len(table.render()) > 20


def test_a_whole_match_against_a_bot() -> None:
    table = single.OneSeat("clash", bots="level1", options={"match": "single"})
    _, info = table.reset(seed=3)
    reward, over = 0.0, False
    while not over:
        assert table.play.seat == 0
        action = table.action_space.sample(info["action_mask"])
        _, reward, over, stopped, info = table.step(action)
        assert not stopped
    end = table.play.over
    assert isinstance(end, Over)
    assert reward == {0: 0.5, 1: -0.5}[end.ranks[0]]


def test_a_move_that_is_not_allowed_loses() -> None:
    alone = single.OneSeat("clash")
    _, info = alone.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = alone.step(wrong)
    assert (reward, over, info["not_allowed"]) == (-1.0, True, wrong)
    raw = zoo.raw_env("clash")
    raw.reset(seed=1)
    with pytest.raises(Refused, match="action-not-allowed"):
        raw.step(wrong)
    every = zoo.parallel_env("clash")
    every.reset(seed=1)
    mine = every.possible_agents[every.play.seat]
    _, rewards, over, _, _ = every.step(dict.fromkeys(every.agents, wrong))
    assert rewards[mine] == -1.0
    assert all(over.values())


@pytest.mark.parametrize("id", EVERY)
def test_copies_and_saved_matches_go_their_own_way(id: str) -> None:
    table = zoo.raw_env(id)
    table.reset(seed=9)
    for _ in range(5):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[-1]))
    saved, before = table.save(), table.play.row(0)
    others = [copy.deepcopy(table), pickle.loads(pickle.dumps(table)), zoo.raw_env(id)]
    others[2].load(saved)
    ends = []
    for other in (*others, table):
        for _ in range(8):
            other.step(int(np.flatnonzero(other.last()[0]["action_mask"])[0]))
        ends.append(other.save())
        if other is not table:
            assert [*table.play.row(0)] == [*before]
    assert len(set(ends)) == 1
    assert ends[0] != saved


def test_a_copy_for_gymnasium_goes_its_own_way() -> None:
    table = single.OneSeat("emerald_skulls", bots="random")
    _, info = table.reset(seed=2)
    twin = table.copy()
    action = int(np.flatnonzero(info["action_mask"])[0])
    first, second = table.step(action), twin.step(action)
    assert table.save() == twin.save()
    assert (first[0]["observation"] == second[0]["observation"]).all()
    table.step(int(np.flatnonzero(first[4]["action_mask"])[0]))
    assert table.save() != twin.save()


@pytest.mark.parametrize(("id", "settings"), TABLES)
def test_worlds_that_look_the_same_are_observed_the_same(id: str, settings: dict[str, Any]) -> None:
    """What is observed comes from the view: another world behind it changes no number."""
    play = Play(id, **settings)
    rng, differed = Rng(6), 0
    for seed in range(3):
        play.begin(seed)
        for _ in range(40):
            if play.seat < 0:
                break
            for viewer in range(play.seats):
                real, row = play.at, [*play.row(viewer)]
                play.at = play.game.imagine(play.view(viewer), rng)
                differed += play.game.encode(play.at) != play.game.encode(real)
                assert [*play.row(viewer)] == row
                play.at = real
            legal = play.legal(play.seat)
            play.act(play.seat, legal[int(rng.below(len(legal)))])
    hides = id in ("deli", "sandwich_wars") or settings.get("options") is not None
    assert differed or not hides


@pytest.mark.parametrize("id", EVERY)
def test_every_place_of_a_row_has_a_name_of_its_own_and_a_range(id: str) -> None:
    layout = Play(id).layout
    names = layout.names()
    assert len(names) == len(set(names)) == layout.width == len(layout.ranges())
    assert all(low <= high for low, high in layout.ranges())


def test_what_a_row_of_clash_says() -> None:
    play = Play("clash", options={"match": "single"})
    play.begin(1)
    play.act(play.seat, play.numbers[play.game.read("place mustafa b2 mcworld")])
    row = dict(zip(play.layout.names(), play.row(1), strict=True))
    tile = play.game.words.index("tile", "mustafa")
    assert row["viewer is seat 1"] == 1
    assert row["viewer is seat 0"] == 0
    assert row[f"waiting for seat {play.seat}"] == 1
    assert row["board[4]"] == tile
    assert row["zones[0]: how many 1"] == 1
    assert row["zones[0][0]"] == 1
    assert row["box.size"] == play.at.box.size


def test_a_missing_extra_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused, match="env-needs-extra"):
        need("a_module_that_nobody_has", "numpy")
    monkeypatch.setitem(__import__("sys").modules, "pettingzoo", None)
    monkeypatch.delitem(__import__("sys").modules, "ludoteka.lab.envs.zoo")
    with pytest.raises(ludoteka.Mistake, match=r"ludoteka\[pettingzoo\]"):
        ludoteka.game("clash").pettingzoo()


def test_the_library_makes_them_all() -> None:
    deli = ludoteka.game("deli")
    assert deli.pettingzoo(seats=3).possible_agents == ["seat_1", "seat_2", "seat_3"]
    assert deli.parallel(seats=4).possible_agents[-1] == "seat_4"
    assert deli.gymnasium(seat=2, bots={1: "level1"}).bots[0].name == "level1"
    assert deli.batch(places=3, seats=3).payoffs.shape == (3, 3)
    with pytest.raises(ludoteka.Mistake, match="2 to 4"):
        deli.gymnasium(seats=9)


def test_a_component_file_of_ones_own() -> None:
    own = GAMES["king_of_new_york"].parts_text().replace("price = 5", "price = 0")
    tables = [zoo.raw_env("king_of_new_york", parts=each) for each in ("", own)]
    prices = []
    for table in tables:
        table.reset(seed=1)
        again = pickle.loads(pickle.dumps(table))
        assert again.play.options.parts == table.play.options.parts
        prices.append(list(again.play.at.data.price))
    assert prices[0] != prices[1]
    alone = single.OneSeat("king_of_new_york", parts=own)
    alone.reset(seed=1)
    assert alone.copy().play.options.parts == own
