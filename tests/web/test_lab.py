"""The lab over HTTP: bounded, off the loop, and for the person at this machine."""

import json
import urllib.request
from collections.abc import Iterator
from time import monotonic
from typing import Any

import pytest

from ludoteka.kernel.faults import Fault
from ludoteka.web.lab import LabDesk, Running, changeable, is_here, wanted_balance
from ludoteka.web.lab_bodies import MOST_GAMES, LabWanted
from ludoteka.web.requests import Request
from ludoteka.web.settings import Settings
from web.people import call, running

PATIENCE = 120


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data"), request_rate=1000, request_burst=1000) as base:
        yield base


def wanted(**more: Any) -> dict[str, Any]:
    return {"game": "clash", "seats": 2, "bots": "random", "games": 10, **more}


def ended(base: str, id: str) -> dict[str, Any]:
    end = monotonic() + PATIENCE
    while monotonic() < end:
        told: dict[str, Any] = call(base, "GET", f"/api/lab/runs/{id}")[1]
        if told["state"] != "running":
            return told
    raise AssertionError("the run does not end")


def test_a_run_compares_the_game_as_it_is_with_the_change(base: str) -> None:
    status, told = call(base, "POST", "/api/lab/runs", wanted(options={"match": "single"}))
    assert (status, told["variants"]) == (201, 2)
    told = ended(base, told["id"])
    assert (told["state"], told["done"]) == ("done", told["of"])
    length = {
        each["variant"]: each["value"]
        for each in told["figures"]
        if (each["table"], each["key"]) == ("match", "length")
    }
    assert length[1] < length[0], "a single game is shorter than the best of three"
    before, after = wanted_balance(LabWanted(**wanted(options={"match": "single"}))).arms
    assert (before.variant.changes, after.variant.changes) == ({}, {"match": "single"})


def test_a_report_of_a_run_is_a_page_that_loads_nothing(base: str) -> None:
    pytest.importorskip("matplotlib", reason="the extra [lab] is not installed")
    _, told = call(base, "POST", "/api/lab/runs", wanted(options={"match": "single"}))
    ended(base, told["id"])
    address = f"http://{base}/api/lab/runs/{told['id']}/report?lang=hu"
    with urllib.request.urlopen(address) as answer:
        page = answer.read().decode()
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
    assert '<html lang="hu">' in page
    assert page.count("<svg") >= 3


def test_one_run_at_a_time_and_it_can_be_stopped(base: str) -> None:
    _, told = call(base, "POST", "/api/lab/runs", wanted(games=MOST_GAMES))
    status, refused = call(base, "POST", "/api/lab/runs", wanted())
    assert (status, refused["code"]) == (409, "lab-busy")
    status, stopped = call(base, "POST", f"/api/lab/runs/{told['id']}/stop", {})
    assert (status, stopped["state"]) == (200, "stopped")
    assert stopped["done"] < MOST_GAMES
    _, again = call(base, "POST", "/api/lab/runs", wanted())
    assert ended(base, again["id"])["state"] == "done"


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 5}, "wrong-seats"),
        ({"bots": "program:rm"}, "unknown-bot"),
        ({"games": MOST_GAMES + 1}, "unreadable-message"),
        ({"options": {"match": "endless"}}, "unknown-value"),
        ({"options": {"parts": "/etc/passwd"}}, "vary-unknown"),
        ({"numbers": {"tile.leader.price": 3}}, "vary-path"),
    ],
)
def test_what_makes_no_sense_is_refused(base: str, more: dict[str, Any], code: str) -> None:
    status, told = call(base, "POST", "/api/lab/runs", wanted(**more))
    assert status in (400, 404)
    assert told["code"] == code


def test_the_form_has_the_numbers_a_table_may_change(base: str) -> None:
    status, told = call(base, "GET", "/api/lab/games/king_of_new_york")
    assert status == 200
    by_path = {each["path"]: each for each in told["numbers"]}
    price = by_path["card.stomp.price"]
    assert price["low"] <= price["value"] <= price["high"]
    assert "building.high_rise_1.pieces" not in by_path, "of a building only two may be changed"
    assert changeable("king_of_new_york") is changeable("king_of_new_york")


def test_only_the_person_at_the_machine_may_use_it() -> None:
    assert is_here("127.0.0.1")
    assert is_here("::1")
    assert not is_here("192.168.1.4")
    assert not is_here("")

    class Rooms:
        settings = Settings()

    desk = LabDesk(lambda: Rooms())  # type: ignore[arg-type, return-value]
    request = Request.plain("GET", "/games/clash")
    with pytest.raises(Fault, match="lab-closed"):
        desk._admit(request)
    Rooms.settings = Settings(lab=True)
    desk._admit(request)


def test_a_run_that_takes_too_long_ends_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteka.web.lab.MOST_SECONDS", 0)
    told = LabWanted(**wanted())
    run = Running(told, wanted_balance(told))
    run._play()
    assert run.state == "stopped"
    assert json.loads(json.dumps(run.told().figures)) == []
