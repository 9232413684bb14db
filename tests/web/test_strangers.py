"""What a stranger sends holds nobody up, whatever it is, and is answered in words."""

import asyncio
import json
import sqlite3
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.record import Entry
from ludoteka.table.match import Match
from ludoteka.web import room_log
from ludoteka.web import sockets as sockets_module
from ludoteka.web.wire import SocketProtocol
from ludoteka.web.workers import Workers
from playing import finished_record
from web.people import Person, call, new_table, running

CLASH = GAMES["clash"]
RECORD = finished_record(CLASH, 2, CLASH.options(match="single"), seed=1)
KONY = GAMES["king_of_new_york"]
LARGE = finished_record(KONY, 4, KONY.options(), seed=1)
DEEP = "[" * 20_000 + "]" * 20_000


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data"), request_rate=1000, request_burst=1000) as base:
        yield base


def test_no_match_is_replayed_while_everybody_waits(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server itself follows no record, only what a branch goes on with, in pieces."""
    here, most, lasting = 0, 0, 0
    follow = Match.follow

    def others() -> None:
        nonlocal lasting
        lasting = 0

    def seen(match: Match, entry: Entry) -> None:
        nonlocal here, most, lasting
        if threading.current_thread().name.endswith("(run)"):
            if not lasting:
                asyncio.get_running_loop().call_soon(others)
            here, lasting = here + 1, lasting + 1
            most = max(most, lasting)
        follow(match, entry)

    monkeypatch.setattr(Match, "follow", seen)
    monkeypatch.setattr(room_log, "PIECE", 2)
    status, made = call(base, "POST", "/api/records", RECORD)
    assert status == 201
    path = f"/api/tables/{made['table']}"
    for name in ("record", "replay", "verify", "review?seat=0"):
        assert call(base, "GET", f"{path}/{name}")[0] == 200, name
    assert here == 0
    seats = [{"kind": "here"}, {"kind": "here"}]
    assert call(base, "POST", f"{path}/branch", {"count": 5, "seats": seats})[0] == 201
    assert (here, most) == (5, 2)


@pytest.mark.parametrize(
    "path",
    [
        "/static/%00",
        "/static/" + "x" * 5000,
        "/static/" + "x/" * 3000,
        "/static/" + quote("é" * 300),
        "/%00",
        "/api/tables/%00/record",
        "/api/tables/" + "x" * 5000 + "/record",
        "/api/rules/%00/en",
        "/api/texts/en/%00.ftl",
        "/api/games/%00/box",
    ],
)
def test_no_address_is_too_much(base: str, path: str) -> None:
    status, _ = call(base, "GET", path)
    assert status < 500


def test_deep_json_is_not_understood(base: str) -> None:
    made = new_table(base, "here", "here")
    position = f'{{"position":{DEEP},"seats":2,"options":{{}},"viewer":0,"prompt":"","about":[]}}'
    for path, body in (
        ("/api/games/clash/board/en", position),
        ("/api/games/clash/board/en", DEEP),
        ("/api/tables", DEEP),
        ("/api/tables", '{"game":' + DEEP + "}"),
        ("/api/records", DEEP),
        (f"/api/tables/{made['table']}/join", '{"code":' + DEEP + "}"),
    ):
        status, told = call(base, "POST", path, body)
        assert 400 <= status < 500, (path, told)
    with Person(base, made["table"]) as person:
        person.socket.send('{"type":"chat","id":1,"text":' + DEEP[:15_000] + "}")
        assert person.hear()["code"] == "unreadable-message"
        person.socket.send('{"type":"ping","id":' + "[" * 15_000 + "}")
        assert person.hear()["code"] == "unreadable-message"
        assert person.ask("ping")["type"] == "done"


def test_a_large_table_can_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow reader is cut off, but not for what is sent in one piece."""
    monkeypatch.setattr(SocketProtocol, "most_unread", 1024)
    with running(tmp_path, small=True) as base:
        _, made = call(base, "POST", "/api/records", LARGE)
        with Person(base, made["table"]) as person:
            assert len(json.dumps(person.state)) > 10 * 1024
            assert person.state["over"]


def test_a_store_in_trouble_tells_nobody_where_it_lies(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Nor what it was given, not even to the host."""

    with running(tmp_path) as base:
        made = new_table(base, "here", "here")
        with Person(base, made["table"], made["held"][0]["token"]) as person:
            (tmp_path / "ludoteka.sqlite").chmod(0o600)
            with sqlite3.connect(tmp_path / "ludoteka.sqlite") as database:
                database.execute(
                    "CREATE TRIGGER no BEFORE INSERT ON ludoteka_event "
                    "BEGIN SELECT no_such_function('x'); END"
                )
            database.close()
            told = person.ask("chat", text="a secret word")
            assert (told["code"], told["values"]) == ("outcome-unknown", {})
        with sqlite3.connect(tmp_path / "ludoteka.sqlite") as database:
            database.execute("DROP TABLE ludoteka_event")
        database.close()
        status, body = call(base, "GET", "/api/tables/nowhere/record")
        assert (status, body) == (503, {"code": "store-away", "values": {}})
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(f"http://{base}/api/tables/nowhere/record")
        assert int(refused.value.headers["Retry-After"]) > 0
        refused.value.close()
    assert "the store cannot be read" in caplog.text
    assert "secret" not in caplog.text
    assert str(tmp_path) not in caplog.text


def test_no_table_waits_for_the_long_works_of_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record is being uploaded and does not come to an end: a table is looked at and played."""
    go_on, begun = threading.Event(), threading.Event()

    run = Workers.run

    async def endless(self: Workers, work: Callable[[Any], Any], about: Any) -> Any:
        begun.set()
        await asyncio.to_thread(go_on.wait, 60)
        return await run(self, work, about)

    monkeypatch.setattr(Workers, "run", endless)
    with running(tmp_path) as base:
        made = new_table(base, "here", "here")
        token = made["held"][0]["token"]
        monkeypatch.setattr(sockets_module, "LONG", 0)
        upload = threading.Thread(target=call, args=(base, "POST", "/api/records", RECORD))
        upload.start()
        assert begun.wait(20)
        path = f"/api/tables/{made['table']}/record"
        assert call(base, "GET", path, token=token)[0] == 200
        with Person(base, made["table"], token) as person:
            assert person.ask("chat", text="hello")["type"] == "done"
        assert new_table(base, "here", "here")
        go_on.set()
        upload.join(20)
