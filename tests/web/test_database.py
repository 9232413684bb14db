"""The database of a host: checked, mended, copied and moved, also while a server runs on it."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from ludoteka.cli import main
from ludoteka.kernel.faults import Fault, Refused
from ludoteka.texts import LANGUAGES
from ludoteka.web import schema
from ludoteka.web.database import check, export, opened, take_in
from ludoteka.web.events import new_id
from ludoteka.web.sql_store import SqlStore, make_engine, store_url
from web.people import Person, new_table, running
from web.test_store import change, postgres, read

__all__ = ["postgres"]

EARLIER = Path(__file__).parents[1] / "earlier"
KNOWN: dict[str, Any] = json.loads((EARLIER / "torn/known.json").read_text("utf-8"))
FILE = "ludoteka.sqlite"


@pytest.fixture
def earlier(tmp_path: Path) -> Path:
    """The folder of a server of the first released version, with a torn table."""
    folder = tmp_path / "data"
    folder.mkdir()
    with sqlite3.connect(folder / FILE) as database:
        database.executescript((EARLIER / "torn/store.sql").read_text("utf-8"))
    database.close()
    return folder


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as ended:
        main([str(each) for each in arguments])
    told = capsys.readouterr()
    return int(ended.value.code or 0), told.out, told.err


def test_a_database_of_the_first_version_is_brought_forward_and_played_on(earlier: Path) -> None:
    with running(earlier) as base:
        for name in ("running", "dice", "other"):
            known = KNOWN[name]
            seat = known["asked"][0]
            with Person(base, known["table"], known["tokens"][seat]) as person:
                assert person.state["count"] == known["count"], name
                assert person.welcome["table"]["rules"] == 1, "the rules it began with"
                told = [note[1:] for note in person.state["notes"]]
                assert ["table-rules", [1]] in told, "and it says so"
                assert person.move(person.moves[0])["type"] == "done"
        with Person(base, KNOWN["torn"]["table"]) as lost:
            assert lost.welcome["code"] == "table-torn"
    with opened(str(earlier)) as engine, engine.connect() as connection:
        assert schema.version(connection) == schema.NEWEST


def test_a_torn_table_is_found_mended_and_played_on(
    earlier: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = KNOWN["torn"]
    code, told, _ = run(capsys, "db", "check", "--data", earlier)
    assert code == 1
    assert known["table"] in told
    code, told, _ = run(capsys, "db", "check", "--mend", "--data", earlier)
    assert code == 0
    assert run(capsys, "db", "check", "--data", earlier)[0] == 0
    with sqlite3.connect(earlier / FILE) as database:
        aside = database.execute("SELECT table_id, seq, body FROM ludoteka_aside").fetchall()
    database.close()
    assert [seq for _, seq, _ in aside] == [*range(7, known["seq"] + 1)], "nothing is thrown away"
    assert all(json.loads(body)["type"] for _, _, body in aside)
    with running(earlier) as base:
        people = [Person(base, known["table"], token) for token in known["tokens"]]
        assert people[0].state["seq"] == 5
        mover = next(person for person in people if person.asked)
        assert mover.move(mover.moves[0])["type"] == "done"
        for person in people:
            person.leave()


def test_a_table_without_its_first_event_is_laid_aside_whole(earlier: Path) -> None:
    with sqlite3.connect(earlier / FILE) as database:
        database.execute("DELETE FROM ludoteka_event WHERE seq = 0")
    database.close()
    with opened(str(earlier)) as engine:
        assert len(check(engine, mend=True).torn) == len(KNOWN)
        assert check(engine, mend=False) == (0, 0, [])


def test_what_a_newer_version_made_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = make_engine(store_url(str(tmp_path)))
    with engine.begin() as connection:
        connection.execute(sql.text("UPDATE ludoteka_schema SET version = 99"))
    engine.dispose()
    for command in (["serve", "--port", "0", "--no-browser"], ["db", "check"]):
        code, _, told = run(capsys, *command, "--data", tmp_path)
        assert (code, told.count("\n")) == (2, 1)
        assert "99" in told


def test_tables_are_moved_by_export_and_import(
    earlier: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, "db", "check", "--mend", "--data", earlier)
    file, moved = tmp_path / "tables.jsonl", tmp_path / "moved"
    with running(earlier) as base:
        made = new_table(base, "here", "here")
        assert run(capsys, "db", "export", "--data", earlier, file)[0] == 0
    assert run(capsys, "db", "import", "--data", moved, file)[0] == 0
    code, _, told = run(capsys, "db", "import", "--data", moved, file)
    assert (code, told.count("\n")) == (2, 1)
    again = tmp_path / "again.jsonl"
    assert run(capsys, "db", "export", "--data", moved, again)[0] == 0
    assert sorted(again.read_text("utf-8").split("\n")) == sorted(
        file.read_text("utf-8").split("\n")
    )
    with running(moved) as base:
        for table in (made["table"], KNOWN["dice"]["table"]):
            with Person(base, table) as person:
                assert person.state["begun"]


def test_export_and_import_work_between_databases_of_both_kinds(
    postgres: str, tmp_path: Path
) -> None:
    table = new_id()

    async def fill() -> None:
        store = SqlStore(store_url(str(tmp_path)))
        await store.append(change(table, 0, 1, 2, listed=True))
        await store.close()

    async def look() -> None:
        store = SqlStore(store_url(postgres))
        assert len(await read(store, table)) == 3
        await store.close()

    asyncio.run(fill())
    with (tmp_path / "file").open("w+", encoding="utf-8") as file:
        with opened(str(tmp_path)) as engine:
            export(engine, file)
        file.seek(0)
        with opened(postgres) as engine:
            assert take_in(engine, file) == 1
    asyncio.run(look())


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", "export-line"),
        ("{}\n", "export-line"),
        ('{"format":"other","schema":1,"version":""}\n', "export-line"),
        ('{"format":"ludoteka tables","schema":99,"version":""}\n', "store-newer"),
        ('{"format":"ludoteka tables","schema":1,"version":""}\nx', "export-line"),
        (
            '{"format":"ludoteka tables","schema":1,"version":""}\n'
            '{"table":"a","created":1,"listed":true,"summary":"{}"}\n'
            '{"table":"a","seq":1,"at":1,"body":"{}"}\n',
            "export-table",
        ),
    ],
)
def test_a_wrong_export_adds_nothing(tmp_path: Path, text: str, word: str) -> None:
    with opened(str(tmp_path), new=True) as engine:
        with pytest.raises(Fault) as fault:
            take_in(engine, iter(text.splitlines(keepends=True)))
        assert fault.value.word == word
        with engine.connect() as connection:
            assert connection.execute(sql.select(schema.TABLES)).all() == []


def test_a_backup_of_a_running_server_holds_everything(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    copy.mkdir()
    with running(data) as base:
        made = new_table(base, "here", "here")
        token = made["held"][0]["token"]
        with Person(base, made["table"], token) as person:
            for text in ("one", "two", "three"):
                assert person.ask("chat", text=text)["type"] == "done"
            assert run(capsys, "db", "backup", "--data", data, copy / FILE)[0] == 0
        assert [each.name for each in copy.iterdir()] == [FILE], "one file is enough"
        code, _, told = run(capsys, "db", "backup", "--data", data, copy / FILE)
        assert (code, told.count("\n")) == (2, 1), "nothing is overwritten"
    with running(copy) as base, Person(base, made["table"], token) as back:
        assert [line["text"] for line in back.welcome["chats"]] == ["one", "two", "three"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    nowhere = tmp_path / "nowhere"
    mistakes: list[list[str | Path]] = [
        ["check", "--data", nowhere],
        ["export", "--data", nowhere, tmp_path / "x"],
        ["backup", "--data", nowhere, tmp_path / "x"],
        ["backup", "--data", "postgresql://me@127.0.0.1:1/x", tmp_path / "x"],
        ["import", "--data", tmp_path / "new", tmp_path / "missing"],
    ]
    for arguments in mistakes:
        code, told, wrong = run(capsys, "db", *arguments, "--lang", language)
        assert (code, told, wrong.count("\n")) == (2, "", 1), arguments
    assert not nowhere.exists()
    assert not (tmp_path / "x").exists()


def test_servers_on_postgresql_keep_the_version_too(postgres: str) -> None:
    with opened(postgres) as engine:
        with engine.begin() as connection:
            assert schema.version(connection) == schema.NEWEST
            connection.execute(sql.text("UPDATE ludoteka_schema SET version = 99"))
        with pytest.raises(Refused, match="store-newer"):
            make_engine(store_url(postgres))
        with engine.begin() as connection:
            connection.execute(sql.text(f"UPDATE ludoteka_schema SET version = {schema.NEWEST}"))
