"""What hosts do with tables: list them, remove them, archive old ones; and what the log tells."""

import io
import json
import logging
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from ludoteka.cli import main
from ludoteka.web import logs
from ludoteka.web.database import check, opened, take_in
from ludoteka.web.retention import DAY, remove, retire, tables
from ludoteka.web.schema import EVENTS
from ludoteka.web.sql_store import store_url
from web.people import Person, Process, call, new_table, running
from web.test_store import postgres

__all__ = ["postgres"]


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["tables", "--lang", "en", *arguments])
    assert ended.value.code == code
    heard = capsys.readouterr()
    return heard.err if code else heard.out


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path)
        return
    url = store_url(request.getfixturevalue("postgres"))
    with opened(url) as engine:
        remove(engine, [each.id for each in tables(engine)])
    yield url


def let_pass(place: str, id: str, days: int) -> None:
    with opened(place) as engine, engine.begin() as connection:
        mine = sql.update(EVENTS).where(EVENTS.c.table_id == id)
        connection.execute(mine.values(at=EVENTS.c.at - days * DAY))


def test_tables_are_listed_and_removed_while_the_server_runs(
    place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(place) as base:
        waits, plays = (new_table(base, "here", kind)["table"] for kind in ("link", "here"))
        found = {each["id"]: each for each in json.loads(told(capsys, "--data", place, "--json"))}
        assert found[waits]["stage"] == "waiting"
        assert (found[waits]["taken"], found[waits]["seats"]) == (1, 2)
        assert found[plays]["stage"] == "running"
        assert found[plays]["bytes"] > 100
        assert waits in told(capsys, "--data", place)
        with Person(base, waits) as watching:
            assert "removed: 1" in told(capsys, waits, "--remove", "--data", place)
            watching.say(type="chat", id=1, text="still here?")
            assert watching.ended()[1]["code"] == "no-such-table"
        assert call(base, "GET", f"/api/tables/{waits}/record")[0] == 404
        assert call(base, "GET", f"/api/tables/{plays}/record")[0] == 200
    with opened(place) as engine:
        assert check(engine, mend=False).torn == []


def test_what_makes_no_sense_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(tmp_path) as base:
        new_table(base, "here", "here")
    data = ("--data", str(tmp_path))
    assert "nothing" in told(capsys, "nothing", "--remove", *data, code=2)
    assert "--older" in told(capsys, "--remove", *data, code=2)
    assert "no database" in told(capsys, "--data", str(tmp_path / "none"), code=2)


def test_old_tables_leave_for_the_archive_and_come_back(place: str, tmp_path: Path) -> None:
    with running(place) as base:
        old, new = (new_table(base, "here", "here")["table"] for _ in range(2))
        let_pass(place, old, 31)
    archive = tmp_path / "archive"
    with running(place, keep_days=30, archive=str(archive)) as base:
        with opened(place) as engine:
            while len(tables(engine)) > 1:
                pass
        assert call(base, "GET", f"/api/tables/{old}/record")[0] == 404
        assert call(base, "GET", f"/api/tables/{new}/record")[0] == 200
    (file,) = archive.iterdir()
    with opened(place) as engine:
        assert [each.id for each in tables(engine)] == [new]
        with file.open(encoding="utf-8") as lines:
            assert take_in(engine, lines) == 1
        assert {each.id for each in tables(engine)} == {old, new}
        assert check(engine, mend=False).torn == []
        assert retire(engine, 30, "") == 1
        assert [each.id for each in tables(engine)] == [new]


def test_an_archive_that_cannot_be_written_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path / "data") as base:
        id = new_table(base, "here", "here")["table"]
    (tmp_path / "file").write_text("no folder")
    with opened(str(tmp_path / "data")) as engine:
        with pytest.raises(OSError, match="file"):
            remove(engine, [id], tmp_path / "file")
        assert [each.id for each in tables(engine)] == [id]


@pytest.fixture
def out() -> Iterator[io.StringIO]:
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield io.StringIO()
    root.handlers[:] = before
    root.setLevel(level)
    logs.LOG.setLevel(logging.NOTSET)


def test_the_log_is_lines_of_json_for_programs(out: io.StringIO) -> None:
    logs.set_up("json", out)
    logs.LOG.info("tables: %d", 3)
    try:
        raise ValueError("x\ny")
    except ValueError:
        logs.LOG.exception("trouble")
    first, second = (json.loads(line) for line in out.getvalue().splitlines())
    assert (first["level"], first["message"]) == ("info", "tables: 3")
    assert first["time"].endswith("+00:00")
    assert "ValueError: x\ny" in second["error"]


def test_the_log_is_lines_of_text_for_people(out: io.StringIO) -> None:
    logs.set_up("text", out)
    logs.LOG.warning("trouble")
    logging.getLogger("elsewhere").info("chatter")
    assert out.getvalue().endswith(" WARNING ludoteka.web: trouble\n")


def test_a_server_that_is_stopped_finishes_and_says_so(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    server = Process(tmp_path, "--log", "json")
    server.start()
    made: Any = new_table(server.base, "here", "here")
    with Person(server.base, made["table"], made["held"][0]["token"]) as person:
        person.say(type="chat", id=1, text="the last words")
        person.wait(lambda heard: heard.get("id") == 1)
        server.end(signal.SIGTERM)
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert "all that was acknowledged is stored" in lines[-1]["message"]
    with opened(str(tmp_path)) as engine, engine.connect() as connection:
        bodies = connection.execute(sql.select(EVENTS.c.body)).scalars().all()
    assert any("the last words" in body for body in bodies)
