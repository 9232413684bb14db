"""Questions that several seats answer at once: who comes first is first, and late is not lost."""

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.web import room
from ludoteka.web.workers import Workers
from table.toy import TOY
from web.people import HandSet, Person, new_table, play_on, running


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Bots think here and not in other processes, and answer when the gate is open."""
    gate = threading.Event()

    async def here(self: Workers, work: Callable[[Any], Any], about: Any, urgency: Any) -> Any:
        await asyncio.to_thread(gate.wait)
        return work(about)

    monkeypatch.setattr(Workers, "run", here)
    return gate


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gate: threading.Event) -> Iterator[str]:
    monkeypatch.setitem(GAMES, "toy", TOY)
    monkeypatch.setattr(room, "PASS", "wait")
    with running(tmp_path) as base:
        yield base
        gate.set()


@pytest.fixture
def three(base: str) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        made = new_table(base, "here", "here", "here", game="toy")
        people = [Person(base, made["table"], held["token"]) for held in made["held"]]
        for person in people:
            stack.enter_context(person)
        yield people


def test_all_racers_are_asked_and_the_first_to_come_is_served(three: list[Person]) -> None:
    for person in three:
        assert person.moves == ["grab", "wait"]
        assert person.state["view"]["waiting"] == [0, 1, 2]
    assert three[2].move("grab")["type"] == "done"
    three[0].wait(lambda told: told["type"] == "state")
    assert three[0].state["view"]["position"]["coins"] == [0, 0, 1]


def test_an_answer_stands_though_somebody_came_first(three: list[Person]) -> None:
    old = three[1].state["decision"]
    assert three[0].move("grab")["type"] == "done"
    assert three[1].ask("move", decision=old, move="grab")["type"] == "done"
    assert three[1].state["view"]["position"]["coins"] == [1, 1, 0]


def test_but_not_twice_for_one_question(three: list[Person]) -> None:
    old = three[1].state["decision"]
    assert three[1].ask("move", decision=old, move="grab")["type"] == "done"
    again = three[1].ask("move", decision=old, move="grab")
    assert again["type"] == "done", "the same move, sent again"
    assert again["seq"] == three[1].state["seq"]
    assert three[1].state["view"]["position"]["coins"] == [0, 1, 0]
    assert three[1].ask("move", decision=old, move="wait")["code"] == "late-decision"
    assert three[1].move("grab")["type"] == "done"
    assert three[1].ask("move", decision=999, move="grab")["code"] == "late-decision"


def test_bots_race_too(base: str, gate: threading.Event) -> None:
    made = new_table(base, "here", "bot", "bot", game="toy")
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        assert person.move("wait")["type"] == "done"
        gate.set()
        play_on([person], random.Random(1))
        assert person.state["over"]


def test_when_the_timer_of_a_race_runs_out_the_others_pass(base: str, clock: HandSet) -> None:
    made = new_table(base, "here", "here", game="toy", clock={"race": 5})
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        assert person.state["clocks"]["race"] == 5000
        clock.now += 5000
        assert person.move("wait")["type"] == "done"
        person.wait(lambda told: told["type"] == "state" and ["m", 1, "wait"] in told["entries"])


def test_who_resigns_among_three_is_played_by_a_bot_for_good(
    three: list[Person], gate: threading.Event
) -> None:
    assert three[1].ask("resign")["type"] == "done"
    told = three[0].wait(lambda told: told["type"] == "seats" and told["seats"][1]["resigned"])
    assert told["seats"][1]["bot"]
    assert three[1].ask("takeback")["code"] == "nothing-to-take-back"


def test_a_thinking_bot_delays_nobody(base: str, gate: threading.Event) -> None:
    made = new_table(base, "here", "bot", game="toy")
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        assert person.welcome["thinking"] == [1]
        assert person.ask("chat", text="hurry up")["type"] == "done"
        assert person.move("grab")["type"] == "done"
        gate.set()
        person.wait(lambda told: told["type"] == "state" and told["entries"][0][1] == 1)


@pytest.fixture
def betting(base: str, clock: HandSet, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Person]]:
    """Three people at a table of Emerald Skulls without clocks, the roller first."""
    monkeypatch.setattr(room, "PASS", "pass")
    with ExitStack() as stack:
        made = new_table(base, "here", "here", "here", game="emerald_skulls")
        people = [Person(base, made["table"], held["token"]) for held in made["held"]]
        for person in people:
            stack.enter_context(person)
        roller = people[0].state["view"]["position"]["roller"]
        yield people[roller:] + people[:roller]


def test_the_roller_may_go_on_after_fifteen_seconds(betting: list[Person], clock: HandSet) -> None:
    """SKULL-7.8"""
    roller, one, other = betting
    assert roller.state["clocks"]["closing"] == {"seat": roller.seat, "left": 15_000}
    assert one.ask("close")["code"] == "close-not-yours"
    assert one.move("bet 4 empty_hands")["type"] == "done"
    clock.now += 14_001
    told = roller.ask("close")
    assert (told["code"], told["values"]) == ("close-too-early", {"seconds": 1})
    clock.now += 999
    assert roller.ask("close")["type"] == "done"
    assert roller.state["view"]["prompt"] == "place"
    assert ["m", other.seat, "pass"] in roller.state["entries"]
    assert roller.ask("close")["code"] == "nothing-to-close"


def test_a_bet_whose_place_was_taken_is_given_back(betting: list[Person]) -> None:
    """SKULL-7.9"""
    _, one, other = betting
    seen = other.state["decision"]
    assert one.move("bet 4 empty_hands")["type"] == "done"
    told = other.ask("move", decision=seen, move="bet 4 empty_hands")
    assert (told["clause"], told["word"]) == ("SKULL-7.9", "place-taken")
    assert other.state["view"]["position"]["bettors"] == [one.seat]
    assert other.move("bet 4 empty_hands")["type"] == "done"
    assert other.state["view"]["position"]["bettors"] == [one.seat, other.seat]


def test_who_has_passed_is_not_waited_for_and_may_still_bet(betting: list[Person]) -> None:
    """SKULL-7.1"""
    _, one, other = betting
    assert one.move("pass")["type"] == "done"
    assert one.state["view"]["waiting"] == [other.seat]
    assert "pass" not in one.moves
    assert one.ask("hint")["code"] == "not-asked"
    assert one.move("bet 4 empty_hands")["type"] == "done"
    assert one.state["view"]["waiting"] == sorted([one.seat, other.seat])
