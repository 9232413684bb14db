"""Rows of numbers: the page that documents them, and games from other packages."""

import json
from pathlib import Path

import observations
import pytest

from ludoteka.kernel.codec import Json
from ludoteka.kernel.observing import Seen, part_of
from outside.elsewhere import EXAMPLES, put, run


def test_the_page_of_observations_is_up_to_date() -> None:
    assert observations.PAGE.read_text("utf-8") == observations.page(), (
        "PYTHONPATH=src:tools python tools/observations.py"
    )


def written(samples: list[Json], value: Json) -> tuple[list[str], list[int]]:
    from librt.vecs import vec
    from mypy_extensions import i32

    seen = Seen()
    for each in samples:
        seen.see(each)
    part = part_of("x", seen, [])
    assert part is not None
    row = vec[i32]([0] * int(part.width))
    part.write(value, row, 0)
    assert len(part.names()) == part.width == len(part.ranges())
    return part.names(), [int(each) for each in row]


def test_a_list_that_is_always_equally_long_is_written_place_by_place() -> None:
    assert written([[1, 2], [3, 4]], [7, 8]) == (["x[0]", "x[1]"], [7, 8])


def test_a_list_that_grows_is_counted_and_its_first_places_follow() -> None:
    names, row = written([[], [2, 0, 2]], [2, 2])
    assert names[:3] == ["x: how many 0", "x: how many 1", "x: how many 2"]
    assert row == [0, 0, 2, 2, 2, -1]


def test_what_goes_beyond_is_cut() -> None:
    assert written([[], [1]], [1, 1, 9])[1] == [0, 2, 1]
    assert written([3], 1 << 40)[1] == [0x7FFFFFFF]


def test_rows_that_are_not_there_are_marked() -> None:
    names, row = written([[[1, 2]], [[1, 2], [3, 4]]], [[5, 6]])
    assert names == ["x[0][0]", "x[0][1]", "x[1][0]", "x[1][1]"]
    assert row[:2] == [5, 6]
    assert row[2:] == [0, 0]


def test_bags_zones_and_names() -> None:
    bag: Json = {"counts": [0, 0], "size": 4}
    assert written([bag], bag) == (["x.size"], [4])
    zone: Json = {"sight": 1, "cards": [0, 3], "seen": [1, 1]}
    assert written([zone], zone) == (["x[0]", "x[1]"], [0, 3])
    assert written([{"a": 1, "b": "word"}], {"a": 2, "b": ""}) == (["x.a"], [2])


def test_the_frame_that_comes_next_tells_which_dice_were_picked_up() -> None:
    """KONY-3.2 Whatever dice are to be rolled again, the rows differ."""
    pytest.importorskip("numpy", reason="needs the extra [numpy]")
    from ludoteka.lab.envs.batch import BatchEnv

    env = BatchEnv("king_of_new_york", places=4).reset(1)
    asked = env.layout.names().index("asked: reroll")
    looked = 0
    for step in range(30):
        ahead = env.ahead(step)
        for place in range(4):
            if env.observations[place, asked]:
                rows = ahead.observations[ahead.first[place] : ahead.first[place + 1]]
                assert len({tuple(row) for row in rows.tolist()}) == len(rows)
                looked += 1
        env.step(env.at_random(step))
    assert looked > 20


@pytest.mark.parametrize("name", ["nine_mens_morris", "liars_dice"])
def test_a_game_from_another_package(name: str, tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo.test", reason="needs the extra [pettingzoo]")
    put(tmp_path, name, f"{name} = {name}.kit:KIT")
    code = f"""
import warnings, json
warnings.simplefilter("ignore")
from pettingzoo.test import api_test
from ludoteka.lab.envs.zoo import env
from ludoteka.lab.envs.batch import BatchEnv
table = env("{name}")
api_test(table, num_cycles=30)
many = BatchEnv("{name}", places=3).reset(seed=1)
for step in range(20):
    many.step(many.at_random(step))
print(json.dumps([many.observations.shape[1], len(many.layout.names())]))
"""
    told = run("-c", code, path=[tmp_path, EXAMPLES / name])
    assert "exit 0" in told, told
    width, names = json.loads(next(line for line in told.splitlines() if line[:1] == "["))
    assert width == names > 10
