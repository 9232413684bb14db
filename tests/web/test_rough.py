"""People who misbehave: nothing they send harms a table, and they are told why it is refused."""

import base64
import json
import os
import random
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ludoteka.games.registry import GAMES
from ludoteka.web.wire import SocketProtocol
from playing import finished_record
from web.people import Person, call, new_table, play_on, running

SINGLE = {"match": "single"}
CLASH = GAMES["clash"]
RECORD = finished_record(CLASH, 2, CLASH.options(match="single"), seed=1)
GARBAGE = [
    "",
    "x",
    "null",
    "[]",
    "{}",
    '{"type":"move"}',
    '{"type":"nonsense","id":1}',
    '{"type":"move","id":1,"decision":"0","move":"x"}',
    '{"type":"move","id":-1,"decision":0,"move":"x"}',
    '{"type":"move","id":1,"decision":0,"move":"' + "x" * 500 + '"}',
    '{"type":"replace","id":1,"seat":99}',
    '{"type":"ping","id":1,"more":true}',
    "[" * 5000,
    '{"type":"chat","id":1,"text":"\\ud800"}',
]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data"), message_rate=5, hello=0.5) as base:
        yield base


def test_garbage_is_refused_and_changes_nothing(base: str) -> None:
    made = new_table(base, "here", "here")
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        before = person.state
        for text in GARBAGE:
            person.socket.send(text)
            told = person.hear()
            assert (told["type"], told["code"]) == ("error", "unreadable-message"), text
        person.socket.send(b"\xff\xfe binary \x00")
        assert person.hear()["code"] == "unreadable-message"
        assert person.ask("ping")["seq"] == before["seq"]
    with Person(base, made["table"], made["held"][0]["token"]) as again:
        assert again.state["view"] == before["view"]


def test_too_much_garbage_ends_the_connection_with_a_reason(base: str) -> None:
    made = new_table(base, "here", "here")
    with Person(base, made["table"]) as person:
        with suppress(ConnectionClosed):
            for _ in range(30):
                person.socket.send("x")
        code, last = person.ended()
        assert (code, last["code"], last["final"]) == (1008, "unreadable-message", True)


def test_a_flood_is_slowed_down_and_then_ended(base: str) -> None:
    made = new_table(base, "here", "here")
    tokens = [each["token"] for each in made["held"]]
    with Person(base, made["table"], tokens[0]) as loud:
        with suppress(ConnectionClosed):
            for id in range(200):
                loud.say(type="ping", id=id)
        code, last = loud.ended()
        assert (code, last["code"]) == (1008, "too-fast")
        done = [told for told in loud.heard if told["type"] == "done"]
        assert 40 <= len(done) < 60
    with Person(base, made["table"], tokens[0]) as back:
        assert back.ask("ping")["type"] == "done"


def test_an_oversized_message_ends_the_connection(base: str) -> None:
    made = new_table(base, "here", "here")
    with Person(base, made["table"]) as person:
        person.socket.send('{"type":"chat","id":1,"text":"' + "x" * 40_000 + '"}')
        assert person.ended()[0] == 1009


def test_who_says_no_hello_is_shown_out(base: str) -> None:
    made = new_table(base, "here", "here")
    with connect(f"ws://{base}/ws/{made['table']}") as silent:
        assert json.loads(silent.recv(5))["code"] == "no-hello"
    with connect(f"ws://{base}/ws/{made['table']}") as rude:
        rude.send('{"type":"move","id":1,"decision":0,"move":"x"}')
        assert json.loads(rude.recv(5))["code"] == "unreadable-message"


def test_wrong_tokens_and_tables_open_nothing(base: str) -> None:
    made, other = new_table(base, "here", "here"), new_table(base, "here", "here")
    for token in ("x", other["held"][0]["token"], made["held"][0]["token"][:-1]):
        with Person(base, made["table"], token) as stranger:
            assert (stranger.welcome["code"], stranger.welcome["final"]) == ("wrong-token", True)
            assert stranger.ended()[0] == 1008
    for table in ("nowhere", "..", "x" * 200):
        with Person(base, table) as lost:
            assert lost.welcome["code"] == "no-such-table"
    path = f"/api/tables/{made['table']}"
    assert call(base, "GET", f"{path}/record", token="x")[0] == 403
    assert call(base, "GET", f"{path}/replay", token="x")[0] == 403
    assert call(base, "POST", path + "/renew", {"token": "x"})[0] == 403
    assert call(base, "POST", path + "/renew", {"token": ""})[1]["code"] == "only-watching"
    assert call(base, "POST", path + "/join", {"code": "x"})[1]["code"] == "wrong-code"


def test_who_watches_can_change_nothing(base: str) -> None:
    made = new_table(base, "here", "here")
    with Person(base, made["table"]) as watcher:
        requests = [
            ("move", {"decision": 0, "move": "keep"}),
            ("undo", {"decision": watcher.state["decision"]}),
            ("resign", {}),
            ("replace", {"seat": 0}),
            ("takeback", {}),
            ("rematch", {}),
            ("why", {"move": "keep"}),
            ("hint", {}),
        ]
        for type, values in requests:
            assert watcher.ask(type, **values)["code"] == "only-watching", type
        assert watcher.ask("ping")["seq"] == watcher.state["seq"]


def test_http_mistakes_have_one_shape(base: str) -> None:
    seats = [{"kind": "here"}, {"kind": "here"}]
    table = {"game": "clash", "seats": seats}
    mistakes = [
        ({**table, "game": "chess"}, 404, "unknown-game"),
        ({**table, "seats": seats[:1]}, 400, "wrong-seats"),
        ({**table, "options": {"colour": "red"}}, 400, "unknown-option"),
        ({**table, "options": {"variant": "red"}}, 400, "unknown-value"),
        ({**table, "seats": [{"kind": "bot", "bot": "hal"}] * 2}, 400, "unknown-bot"),
        ({**table, "parts": "no toml ="}, 400, "component-toml"),
        ({**table, "more": 1}, 400, "unreadable-message"),
        ("x", 400, "unreadable-message"),
        ("x" * 300_000, 413, "too-large"),
    ]
    for body, status, code in mistakes:
        found, told = call(base, "POST", "/api/tables", body)
        assert (found, told["code"]) == (status, code)
        assert set(told) == {"code", "values"}
    assert call(base, "POST", "/api/records", "x")[1]["code"] == "record-line"
    assert call(base, "POST", "/api/records", b"\xff\xff")[1]["code"] == "record-none"
    assert call(base, "GET", "/api/nothing")[1]["code"] == "no-such-page"
    assert call(base, "GET", "/static/../../../pyproject.toml")[1]["code"] == "no-such-page"
    assert call(base, "GET", "/api/rules/clash/xx")[1]["code"] == "unknown-language"
    assert call(base, "POST", "/api/games/clash/parts", "nothing = 1")[0] == 400
    assert call(base, "GET", "/api/tables/nowhere/record")[0] == 404


def test_words_and_numbers_of_any_length_are_answered(base: str) -> None:
    """What is said back is short, and numbers no reader takes are told as words."""
    header = json.loads(RECORD.split("\n")[0])
    for field, value, expected, code in (
        ("rules", 10**30, 400, "record-newer"),
        ("game", "x" * 100_000, 404, "unknown-game"),
        ("options", {"x" * 100_000: ""}, 400, "unknown-option"),
        ("salt", "\ud800", 400, "record-header"),
        ("game", "\ud800", 404, "unknown-game"),
    ):
        status, told = call(base, "POST", "/api/records", json.dumps({**header, field: value}))
        assert (status, told["code"]) == (expected, code)
        assert len(json.dumps(told)) < 3000
    deep = "[[tile]]\n" + "a." * 90_000 + "a = 1"
    status, told = call(base, "POST", "/api/games/clash/parts", deep)
    assert (status, told) == (400, {"code": "component-deep", "values": {"line": 2}})


def test_a_byte_order_mark_before_an_upload_does_no_harm(base: str) -> None:
    mark = b"\xef\xbb\xbf"
    status, shown = call(base, "POST", "/api/records", mark + RECORD.encode())
    assert status == 201
    assert call(base, "GET", f"/api/tables/{shown['table']}/verify")[1]["good"]
    own = mark + CLASH.parts_text().encode()
    assert call(base, "POST", "/api/games/clash/parts", own)[0] == 200


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with running(tmp_path, request_rate=0.1, request_burst=3) as base:
        table = {"game": "clash", "seats": [{"kind": "here"}, {"kind": "here"}]}
        statuses = [call(base, "POST", "/api/tables", table)[0] for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]


class Deaf:
    """A connection that never reads what it is sent."""

    def __init__(self, base: str, table: str) -> None:
        host, _, port = base.partition(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        self.socket.connect((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        asked = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: {base}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        self.socket.sendall(asked.encode())
        self.socket.recv(12)
        hello = b'{"type":"hello"}'
        self.socket.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)

    def is_hung_up(self) -> bool:
        """What was on its way still comes, then nothing more."""
        self.socket.settimeout(10)
        try:
            while self.socket.recv(65536):
                pass
        except ConnectionResetError:
            pass
        except TimeoutError:
            return False
        return True


def test_a_client_that_never_reads_does_not_slow_its_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SocketProtocol, "most_unread", 32 * 1024)
    with running(tmp_path, small=True, message_burst=100_000) as base:
        made = new_table(base, "here", "here", options={"match": "points_7"})
        people = [Person(base, made["table"], each["token"]) for each in made["held"]]
        deaf = [Deaf(base, made["table"]) for _ in range(3)]
        rng = random.Random(1)
        assert play_on(people, rng, 600) > 100
        for each in deaf:
            assert each.is_hung_up()
            each.socket.close()
        for person in people:
            person.leave()
