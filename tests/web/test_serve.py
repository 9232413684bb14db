"""The command `ludoteka serve`."""

import gc
import signal
import socket
import threading
import weakref
from pathlib import Path

import pytest

from ludoteka.cli import main
from ludoteka.web import app
from ludoteka.web.sql_store import store_url
from web.people import Process, call, running


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--lang", "en", *arguments])
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err


def test_it_says_where_it_is_and_keeps_its_tables_in_its_folder(tmp_path: Path) -> None:
    place = tmp_path / "deep" / "data"
    server = Process(place)
    server.start()
    assert call(server.base, "GET", "/api/games")[0] == 200
    server.end(signal.SIGTERM)
    assert (place / "ludoteka.sqlite").is_file()


def test_a_port_that_is_taken_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert port in refused(capsys, "--port", port, "--data", str(tmp_path))


def test_a_place_that_is_no_folder_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("x")
    assert "file" in refused(capsys, "--data", str(tmp_path / "file"))
    assert "nothing://" in refused(capsys, "--data", "nothing://x")


def test_a_database_is_named_by_its_address() -> None:
    assert store_url("postgresql://me@here/tables") == "postgresql+psycopg://me@here/tables"


class Cycle:
    def __init__(self) -> None:
        self.me = self


def test_a_server_at_rest_drops_garbage_in_cycles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "COLLECT", 0.05)
    monkeypatch.setattr(app, "QUIET", 0.01)
    with running(tmp_path):
        gone = threading.Event()
        dropped = weakref.ref(Cycle(), lambda _: gone.set())
        assert gone.wait(20)
        assert dropped() is None
        assert not gc.isenabled()
    assert gc.isenabled()
