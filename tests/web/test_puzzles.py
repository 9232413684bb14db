"""Puzzles over the net: tried move by move, solved, given up, and played on."""

from collections.abc import Iterator

import pytest

from ludoteka.bots.puzzles import puzzles_of
from web.people import Person, call, running


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data")) as base:
        yield base


PUZZLE = next(each for each in puzzles_of("emerald_skulls") if each.kind == "stop")
PATH = f"/api/puzzles/{PUZZLE.game}/{PUZZLE.id}"


def test_all_are_listed_with_the_one_of_the_day(base: str) -> None:
    status, told = call(base, "GET", "/api/puzzles")
    assert status == 200
    assert told["today"] in told["puzzles"]
    assert {"id", "game", "kind", "grade"} == set(told["today"])


def test_a_wrong_move_is_not_made_and_nothing_is_given_away(base: str) -> None:
    begun = call(base, "POST", PATH, {"moves": []})[1]
    assert begun["verdict"] == "more"
    wrong = next(text for text, _, _ in begun["state"]["offers"] if [text] not in PUZZLE.lines)
    told = call(base, "POST", PATH, {"moves": [wrong]})[1]
    assert told["verdict"] == "wrong"
    assert told["state"]["view"] == begun["state"]["view"]
    assert (told["solution"], told["best"], told["next"]) == ([], 0.0, 0.0)


def test_the_best_line_is_right_and_explained(base: str) -> None:
    told = call(base, "POST", PATH, {"moves": PUZZLE.lines[0]})[1]
    assert told["verdict"] == "right"
    assert [text for text, _, _ in told["solution"]] == PUZZLE.lines[0]
    assert told["best"] == PUZZLE.best
    given_up = call(base, "POST", PATH, {"moves": [], "solution": True})[1]
    assert (given_up["verdict"], given_up["solution"]) == ("more", told["solution"])


def test_one_plays_on_from_the_position_against_bots(base: str) -> None:
    status, made = call(base, "POST", PATH + "/table", {"name": "Ada"})
    assert status == 201
    view = call(base, "POST", PATH, {"moves": []})[1]["state"]["view"]
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        assert person.asked
        assert person.state["view"]["position"] == view["position"]


def test_what_is_not_there_is_refused(base: str) -> None:
    status, told = call(base, "POST", "/api/puzzles/clash/nothing", {"moves": []})
    assert (status, told["code"]) == (404, "no-such-puzzle")
    status, told = call(base, "POST", "/api/puzzles/chess/nothing", {"moves": []})
    assert (status, told["code"]) == (404, "unknown-game")
    assert call(base, "POST", PATH, {"moves": "roll"})[0] == 400
