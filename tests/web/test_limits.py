"""Limits name themselves: how many, how fast, from where, and when to try again."""

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ludoteka.cli import main
from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Refused
from ludoteka.texts import LANGUAGES, texts_for
from ludoteka.web import settings as settings_module
from ludoteka.web.bodies import Clock
from ludoteka.web.clocks import Clocks
from ludoteka.web.pages import SAFETY
from ludoteka.web.serve import only_one
from ludoteka.web.settings import Rate, Settings
from playing import finished_record
from web.people import HandSet, Person, call, new_table, running

SEATS = [{"kind": "here"}, {"kind": "here"}]
TABLE = {"game": "clash", "seats": SEATS}
CLASH = GAMES["clash"]
RECORD = finished_record(CLASH, 2, CLASH.options(match="single"), seed=1)
ONE = Rate(0.1, 1)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data")) as base:
        yield base


def asked(
    base: str, method: str, path: str, body: str = "", **headers: str
) -> tuple[int, dict[str, str], str]:
    """A request with headers of one's own: status, headers and body."""
    line = http.client.HTTPConnection(base, timeout=20)
    try:
        line.request(method, path, body.encode(), headers)
        answer = line.getresponse()
        headers = {name.lower(): value for name, value in answer.getheaders()}
        return answer.status, headers, answer.read().decode()
    finally:
        line.close()


def test_each_address_has_its_share_and_is_told_when_to_come_again(tmp_path: Path) -> None:
    with running(tmp_path, tables=ONE, uploads=ONE, hints=ONE, chats=ONE, reviews=ONE) as base:
        made = new_table(base, "here", "here")
        status, headers, text = asked(base, "POST", "/api/tables", json.dumps(TABLE))
        assert (status, headers["retry-after"]) == (429, "10")
        assert json.loads(text) == {"code": "too-many", "values": {"seconds": 10}}
        other = asked(
            base, "POST", "/api/tables", json.dumps(TABLE), **{"X-Forwarded-For": "10.1.1.1"}
        )
        assert other[0] == 201, "somebody else behind the same proxy"
        statuses = [call(base, "POST", "/api/records", RECORD) for _ in range(2)]
        assert [status for status, _ in statuses] == [201, 429]
        path = f"/api/tables/{statuses[0][1]['table']}/review?seat="
        assert call(base, "GET", path + "0")[0] == 200
        assert call(base, "GET", path + "0")[0] == 200, "the same review goes on"
        assert call(base, "GET", path + "1")[0] == 429
        with Person(base, made["table"], made["held"][0]["token"]) as person:
            assert person.ask("chat", text="one")["type"] == "done"
            assert person.ask("chat", text="two")["code"] == "too-many"


def test_bots_are_counted_by_their_seats(tmp_path: Path) -> None:
    with running(tmp_path, bots=Rate(0.1, 3)) as base:
        table = {"game": "clash", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        told = [call(base, "POST", "/api/tables", table)[0] for _ in range(2)]
        assert told == [201, 429]
        assert call(base, "POST", "/api/tables", TABLE)[0] == 201


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_says_when(language: str) -> None:
    told = texts_for(language).fault(Refused("too-many", seconds=7))
    assert "7" in told


def test_too_many_connections_are_turned_away(tmp_path: Path) -> None:
    with running(tmp_path, connections=3) as base:
        host, _, port = base.partition(":")
        idle = [socket.create_connection((host, int(port))) for _ in range(3)]
        with socket.create_connection((host, int(port))) as late:
            late.settimeout(20)
            assert b"503" in late.recv(1000)
        for each in idle:
            each.close()


def test_one_address_has_not_all_of_them(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=2, proxies=()) as base:
        host, _, port = base.partition(":")
        idle = [socket.create_connection((host, int(port))) for _ in range(2)]
        with socket.create_connection((host, int(port))) as late:
            late.settimeout(20)
            assert b"503" in late.recv(1000)
        for each in idle:
            each.close()


def test_behind_a_proxy_connections_are_counted_by_who_is_behind_it(tmp_path: Path) -> None:
    with running(tmp_path, connections_per_address=1) as base:
        table = new_table(base, "here", "here")["table"]
        headers = {"X-Forwarded-For": "10.1.1.1"}
        url = f"ws://{base}/ws/{table}"
        with connect(url, additional_headers=headers) as first:
            first.send('{"type":"hello"}')
            assert json.loads(first.recv(20))["type"] == "welcome"
            with connect(url, additional_headers=headers) as second:
                assert json.loads(second.recv(20))["code"] == "too-many-connections"
            with Person(base, table) as other:
                assert other.state["begun"]


def test_who_says_nothing_or_says_it_slowly_is_shown_out(tmp_path: Path) -> None:
    with running(tmp_path, headers=0.5) as base:
        host, _, port = base.partition(":")
        for begun in (b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow"):
            with socket.create_connection((host, int(port))) as slow:
                slow.settimeout(20)
                slow.sendall(begun)
                with suppress(ConnectionResetError):
                    assert slow.recv(100) == b""
        made = new_table(base, "here", "here")
        with Person(base, made["table"]) as person:
            with socket.create_connection((host, int(port))) as silent:
                silent.settimeout(20)
                with suppress(ConnectionResetError):
                    assert silent.recv(100) == b""
            assert person.ask("ping")["type"] == "done", "a table may be silent"


def test_a_body_that_does_not_come_is_not_waited_for(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_module, "BODY_PATIENCE", 0.1)
    host, _, port = base.partition(":")
    with socket.create_connection((host, int(port))) as slow:
        slow.settimeout(20)
        head = f"POST /api/tables HTTP/1.1\r\nHost: {base}\r\nContent-Length: 100\r\n\r\n"
        slow.sendall(head.encode())
        assert b" 408 " in slow.recv(1000)


def test_pages_of_others_may_not_ask(base: str) -> None:
    made = new_table(base, "here", "here")
    body = json.dumps(TABLE)
    assert asked(base, "POST", "/api/tables", body, Origin=f"http://{base}")[0] == 201
    for origin in ("http://elsewhere.example", "null", f"http://{base}.example"):
        status, _, text = asked(base, "POST", "/api/tables", body, Origin=origin)
        assert (status, json.loads(text)["code"]) == (403, "wrong-origin")
        with (
            pytest.raises(InvalidStatus),
            connect(f"ws://{base}/ws/{made['table']}", additional_headers={"Origin": origin}),
        ):
            pass


def test_but_those_whom_the_host_trusts_may(tmp_path: Path) -> None:
    with running(tmp_path, origins=("https://play.example.org",)) as base:
        table = new_table(base, "here", "here")["table"]
        trusted = {"Origin": "https://Play.example.org"}
        assert asked(base, "POST", "/api/tables", json.dumps(TABLE), **trusted)[0] == 201
        with connect(f"ws://{base}/ws/{table}", additional_headers=trusted) as line:
            line.send('{"type":"hello"}')
            assert json.loads(line.recv(20))["type"] == "welcome"
        other = {"Origin": "http://play.example.org"}
        assert asked(base, "POST", "/api/tables", json.dumps(TABLE), **other)[0] == 403


def test_each_limit_has_an_option(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: list[Settings] = []
    monkeypatch.setattr("ludoteka.web.serve.serve", lambda *words: given.append(words[-1]))
    monkeypatch.setattr("ludoteka.web.logs.set_up", lambda kind: None)

    def settings(*options: str) -> Settings:
        with pytest.raises(SystemExit) as ended:
            main(["serve", "--data", str(tmp_path), *options])
        assert ended.value.code == 0, options
        return given.pop()

    usual = settings()
    assert usual == Settings(thinkers=usual.thinkers), "the help says what a server does"
    chosen = settings(
        *("--requests", "7/0.5", "--messages", "8/9", "--new-tables", "1/2", "--bot-seats", "3/4"),
        *("--uploads", "5/6", "--reviews", "7/8", "--hints", "9/10", "--chats", "11/12"),
        *("--connections", "13", "--connections-per-address", "14", "--proxy", "10.0.0.1"),
        *("--origin", "https://A.example/", "--origin", "http://b.example:81"),
        *("--keep-days", "30", "--archive", "old"),
    )
    assert chosen == Settings(
        request_burst=7,
        request_rate=0.5,
        message_burst=8,
        message_rate=9,
        tables=Rate(2, 1),
        bots=Rate(4, 3),
        uploads=Rate(6, 5),
        reviews=Rate(8, 7),
        hints=Rate(10, 9),
        chats=Rate(12, 11),
        connections=13,
        connections_per_address=14,
        proxies=("10.0.0.1",),
        origins=("https://a.example", "http://b.example:81"),
        keep_days=30,
        archive="old",
        thinkers=usual.thinkers,
    )


@pytest.mark.parametrize(
    "wrong",
    [
        ("--requests", "7"),
        ("--requests", "0/1"),
        ("--requests", "1/nan"),
        ("--chats", "x/y"),
        ("--origin", "a.example"),
        ("--origin", "https://a.example/path"),
        ("--connections", "0"),
    ],
)
def test_a_limit_that_is_none_is_one_sentence(
    wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--lang", "en", *wrong])
    assert ended.value.code == 2
    assert wrong[0] in capsys.readouterr().err


def test_the_page_allows_nothing_written_into_it() -> None:
    policy = SAFETY["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "ws:" not in policy
    assert "sha256-" in policy


def test_secrets_are_not_part_of_addresses(base: str) -> None:
    made = new_table(base, "here", "here")
    token, path = made["held"][0]["token"], f"/api/tables/{made['table']}"
    for name in ("record", "replay"):
        assert call(base, "GET", f"{path}/{name}?token={token}")[0] == 400
        assert asked(base, "GET", f"{path}/{name}", Authorization=f"Bearer {token}")[0] == 200
        assert asked(base, "GET", f"{path}/{name}", Authorization="Bearer x")[0] == 403


def test_a_server_says_how_it_is(base: str) -> None:
    new_table(base, "here", "here")
    for path in ("/healthz", "/readyz"):
        assert call(base, "GET", path) == (200, "ok\n")
    status, told = call(base, "GET", "/metrics")
    assert status == 200
    numbers = dict(line.rsplit(" ", 1) for line in told.splitlines())
    assert int(numbers["ludoteka_tables_in_memory"]) >= 1
    assert int(numbers["ludoteka_events_stored_total"]) >= 1


def test_one_folder_belongs_to_one_server(tmp_path: Path) -> None:
    with (
        only_one(str(tmp_path)),
        pytest.raises(Refused, match="folder-in-use"),
        only_one(str(tmp_path)),
    ):
        pass
    with only_one(str(tmp_path)):
        pass


def test_handing_a_seat_to_a_bot_and_back_winds_no_clock_up() -> None:
    clocks = Clocks(Clock(kind="move", seconds=5), 2)
    clocks.ask(0, [0], False, False)
    clocks.ask(4000, [], False, False, same=True)
    clocks.ask(4500, [0], False, False, same=True)
    assert clocks.left[0] == 1000
    clocks.ask(4600, [1], False, False)
    assert clocks.left == [5000, 5000]


def test_a_seat_that_was_handed_over_has_the_time_it_had(
    clock: HandSet, base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludoteka.web.rooms import Rooms

    async def never(rooms: Rooms, question: Any, urgency: Any) -> str:
        raise Refused("not-asked")

    monkeypatch.setattr(Rooms, "_thought", never)
    made = new_table(base, "here", "here", clock={"kind": "move", "seconds": 60})
    people = [Person(base, made["table"], held["token"]) for held in made["held"]]
    mover = next(person for person in people if person.asked)
    clock.now += 50_000
    assert mover.ask("replace", seat=mover.seat)["type"] == "done"
    assert mover.ask("takeback")["type"] == "done"
    assert mover.state["clocks"]["left"][mover.seat] == 10_000
    for person in people:
        person.leave()
