"""Clocks: what is told, what runs out, and what happens then."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.web.bodies import Clock
from ludoteka.web.clocks import Clocks
from web.people import HandSet, Person, call, new_table, running

SINGLE = {"match": "single"}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data")) as base:
        yield base


def test_time_for_the_match_passes_only_for_who_is_asked() -> None:
    clocks = Clocks(Clock(kind="game", seconds=10), 2)
    clocks.ask(1000, [0], False, False)
    assert clocks.deadline() == 11_000
    clocks.ask(4000, [1], False, False)
    assert clocks.left == [7000, 10_000]
    assert clocks.shown(5000, None).left == [7000, 9000]
    clocks.stop(6000)
    assert clocks.left == [7000, 8000]
    assert clocks.deadline() is None


def test_time_for_a_move_begins_anew_with_each_question() -> None:
    clocks = Clocks(Clock(kind="move", seconds=5), 2)
    clocks.ask(0, [0], False, False)
    assert clocks.out_of_time(4999) == []
    assert clocks.out_of_time(5000) == [0]
    clocks.ask(4000, [0], False, False)
    assert clocks.left == [5000, 5000]


def test_a_race_has_one_timer_that_answers_do_not_stop() -> None:
    clocks = Clocks(Clock(kind="game", seconds=10, race=3), 3)
    clocks.ask(0, [0, 1, 2], True, True)
    clocks.ask(2000, [0, 2], True, False, [1])
    assert clocks.deadline() == 3000
    assert clocks.race_is_out(3000)
    clocks.ask(2500, [0], True, True)
    assert clocks.deadline() == 5500
    clocks.ask(2600, [1], False, False)
    assert clocks.shown(2600, None).race is None


def test_in_a_race_the_time_of_all_who_are_asked_passes() -> None:
    clocks = Clocks(Clock(kind="game", seconds=10), 3)
    clocks.ask(0, [0, 1, 2], True, True)
    clocks.ask(2000, [0, 2], True, False, [1])
    clocks.ask(3000, [0], True, False, [2])
    assert clocks.left == [7000, 8000, 7000]
    assert clocks.deadline() == 10_000


def test_in_a_race_the_time_for_a_move_begins_anew_only_with_an_answer() -> None:
    """Else the answers of the others would give somebody time without end."""
    clocks = Clocks(Clock(kind="move", seconds=10), 3)
    clocks.ask(0, [0, 1, 2], True, True)
    clocks.ask(4000, [0, 2], True, False, [1])
    assert clocks.left == [6000, 10_000, 6000]
    clocks.ask(5000, [0, 1, 2], True, False, [2])
    assert clocks.left == [5000, 10_000, 10_000]
    clocks.ask(6000, [0, 1], True, True)
    assert clocks.left == [10_000] * 3


def test_a_race_without_a_timer_has_no_deadline() -> None:
    clocks = Clocks(Clock(), 3)
    clocks.ask(0, [0, 1, 2], True, True)
    clocks.ask(2000, [0, 2], True, False, [1])
    assert clocks.deadline() is None
    assert not clocks.race_is_out(10_000_000)
    assert clocks.race_lasts(5000) == 5000


def timed(base: str, kind: str, expiry: str) -> Any:
    clock = {"kind": kind, "seconds": 60, "expiry": expiry}
    return new_table(base, "here", "here", options=SINGLE, clock=clock)


@pytest.mark.parametrize("kind", ["move", "game"])
def test_who_runs_out_of_time_loses(base: str, clock: HandSet, kind: str) -> None:
    made = timed(base, kind, "resign")
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        asked = person.state["view"]["waiting"][0]
        assert person.state["clocks"]["running"] == [asked]
        assert person.state["clocks"]["left"][asked] == 60_000
        clock.now += 60_000
        person.say(type="chat", id=1, text="time!")
        person.wait(lambda told: told["type"] == "state" and told["over"])
        assert person.state["view"]["ranks"][asked] == 1
        assert person.state["clocks"]["running"] == []


@pytest.mark.parametrize("kind", ["move", "game"])
def test_or_a_bot_plays_on_where_the_table_wants_it(base: str, clock: HandSet, kind: str) -> None:
    made = timed(base, kind, "bot")
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        asked = person.state["view"]["waiting"][0]
        clock.now += 60_000
        person.say(type="chat", id=1, text="time!")
        person.wait(lambda told: told["type"] == "seats" and _bots(told) == [asked])


def _bots(told: Any) -> list[int]:
    return [seat["seat"] for seat in told["seats"] if seat["bot"] and seat["owned"]]


def test_a_clock_needs_time(base: str) -> None:
    table = {"game": "clash", "seats": [{"kind": "here"}] * 2, "clock": {"kind": "move"}}
    assert call(base, "POST", "/api/tables", table)[1]["code"] == "clock-without-time"
