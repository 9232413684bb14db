"""Questions that several seats answer at once: who comes first is first, and late is not lost."""

import asyncio
import random
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.web import room
from ludoteka.web.thinkers import Question, Thinkers, think
from table.toy import TOY
from web.people import Person, new_table, running


@pytest.fixture
def base(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    async def here(self: Thinkers, question: Question) -> str:
        return think(question)

    monkeypatch.setitem(GAMES, "toy", TOY)
    monkeypatch.setattr(room, "PASS", "wait")
    monkeypatch.setattr(Thinkers, "choose", here)
    with running(tmp_path) as base:
        yield base


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
    assert three[1].ask("move", decision=old, move="grab")["code"] == "late-decision"
    assert three[1].move("grab")["type"] == "done"
    assert three[1].ask("move", decision=999, move="grab")["code"] == "late-decision"


def test_bots_race_too(base: str) -> None:
    made = new_table(base, "here", "bot", "bot", game="toy")
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        assert person.move("wait")["type"] in ("done", "refusal", "error")
        rng = random.Random(1)
        while not person.state["over"]:
            if person.asked:
                person.move(rng.choice(person.moves))
            else:
                person.hear()


def test_when_the_timer_of_a_race_runs_out_the_others_pass(base: str) -> None:
    clock: dict[str, Any] = {"race": 1}
    made = new_table(base, "here", "here", game="toy", clock=clock)
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        assert 0 < person.state["clocks"]["race"] <= 1000
        assert person.state["clocks"]["running"] == []
        assert person.move("wait")["type"] == "done"
        person.wait(lambda told: told["type"] == "state" and ["m", 1, "wait"] in told["entries"])


def test_who_resigns_among_three_is_played_by_a_bot_for_good(three: list[Person]) -> None:
    assert three[1].ask("resign")["type"] == "done"
    told = three[0].wait(lambda told: told["type"] == "seats" and told["seats"][1]["resigned"])
    assert told["seats"][1]["bot"]
    if not three[1].state["over"]:
        code = three[1].ask("takeback")["code"]
        assert code in ("nothing-to-take-back", "match-over")


def test_a_thinking_bot_delays_nobody(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(self: Thinkers, question: Question) -> str:
        await asyncio.sleep(3)
        return think(question)

    monkeypatch.setattr(Thinkers, "choose", slowly)
    made = new_table(base, "here", "bot", game="toy")
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        assert person.welcome["thinking"] == [1]
        begun = time.monotonic()
        assert person.ask("chat", text="hurry up")["type"] == "done"
        assert person.move("grab")["type"] == "done"
        assert time.monotonic() - begun < 2
        person.wait(lambda told: told["type"] == "state" and told["entries"][0][1] == 1)
