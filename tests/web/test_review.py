"""`GET /api/tables/{id}/review`: a bot looks over a finished match."""

import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.kernel.record import loads
from ludoteka.web import reviews
from web.people import PATIENCE, Person, call, new_table, play_on, running

MOVES = 7
"""Those of a person who then gives up: a bot thinks long about each."""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data")) as base:
        yield base


@pytest.fixture(scope="module")
def played(base: str) -> Any:
    options = {"match": "single", "variant": "beginners"}
    made = new_table(base, "here", "bot", options=options)
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        assert call(base, "GET", f"/api/tables/{made['table']}/review")[1]["code"] == "not-over"
        play_on([person], random.Random(2), MOVES)
        person.ask("resign")
    return made


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Set whenever the bot has looked at another move."""
    looked = threading.Event()

    class Telling(reviews._Review):
        def __setattr__(self, name: str, value: object) -> None:
            super().__setattr__(name, value)
            if name == "done":
                looked.set()

    monkeypatch.setattr(reviews, "_Review", Telling)
    return looked


def test_it_is_told_as_it_grows_and_then_complete(
    base: str, played: Any, looked: threading.Event
) -> None:
    path = f"/api/tables/{played['table']}"
    record = loads(call(base, "GET", f"{path}/record")[1])
    before = -1
    while True:
        looked.clear()
        status, told = call(base, "GET", f"{path}/review?seat=0")
        assert status == 200
        assert before <= told["done"] == len(told["moves"])
        before = told["done"]
        if told["done"] == told["of"]:
            break
        assert looked.wait(6 * PATIENCE), told
    assert len(told["moves"]) == MOVES
    for move in told["moves"]:
        entry = record.entries[move["count"]]
        assert (entry.seat, entry.text) == (0, move["played"][0])
        assert 0 <= move["share"] <= move["best_share"] <= 1


def test_there_is_no_review_of_a_seat_that_is_not_there(base: str, played: Any) -> None:
    status, told = call(base, "GET", f"/api/tables/{played['table']}/review?seat=2")
    assert (status, told["code"]) == (409, "no-such-seat")
