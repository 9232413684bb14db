"""What every store must do: in memory, SQLite, and PostgreSQL where its programs are found."""

import asyncio
import os
import pwd
import random
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ludoteka.kernel.faults import Refused
from ludoteka.web import sql_store as store_module
from ludoteka.web.memory_store import MemoryStore
from ludoteka.web.sql_store import SqlStore, store_url
from ludoteka.web.store import Change, Event, Store, Summary
from web.people import Person, call, new_table, play_on, running

MOST_WRITTEN = 100_000
"""Events after which SQLite must have brought some into its file."""


def programs() -> Path | None:
    """Where PostgreSQL's own programs are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return folders[-1].parent if folders else None


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a database of our own: given, or started for the tests."""
    if given := os.environ.get("LUDOTEKA_POSTGRES"):
        yield given
        return
    pytest.importorskip("psycopg")
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed")
    user = None
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        try:
            pwd.getpwnam("postgres")
        except KeyError:
            pytest.skip("PostgreSQL needs a user of its own")
        user = "postgres"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        place = Path(made)
        if user:
            shutil.chown(place, "postgres")
        with _database(folder, place, user) as address:
            yield address


@contextmanager
def _database(folder: Path, place: Path, user: str | None) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]

    def run(program: str, *arguments: str) -> None:
        command = [str(folder / program), "-D", str(place / "data"), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=place, user=user)

    run("initdb", "-A", "trust", "-U", "ludoteka", "--no-sync")
    run("pg_ctl", "start", "-w", "-l", str(place / "log"), "-o", f"-p {port} -k {place}")
    try:
        yield f"postgresql://ludoteka@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "stop", "-w", "-m", "fast")


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return store_url(str(tmp_path))
    return store_url(request.getfixturevalue("postgres"))


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Opens a store of each kind, inside the event loop."""
    if request.param == "memory":
        return MemoryStore
    lite = request.param == "sqlite"
    url = store_url(str(tmp_path) if lite else request.getfixturevalue("postgres"))
    return lambda: SqlStore(url)


def change(
    table: str, *seqs: int, listed: bool | None = None, created: int = 0, text: str = "ő{}"
) -> Change:
    summary = None if listed is None else Summary(created, listed, f"{table} {seqs[-1]}")
    return Change(table, [Event(seq, 1000 + seq, f"{text}{seq}") for seq in seqs], summary)


async def read(store: Store, table: str) -> list[tuple[int, int, str]]:
    return [(event.seq, event.at, event.body) for event in await store.events(table)]


def test_what_is_appended_is_read_in_order_and_after_opening_again(url: str) -> None:
    async def use() -> None:
        store = SqlStore(url)
        await store.append(change("one", 0, 1, 2))
        await store.append(change("two", 0))
        await store.append(change("one", 3))
        await store.close()
        again = SqlStore(url)
        assert await read(again, "one") == [(n, 1000 + n, f"ő{{}}{n}") for n in range(4)]
        assert len(await read(again, "two")) == 1
        assert await read(again, "none") == []
        await again.close()

    asyncio.run(use())


def test_the_same_event_is_never_written_twice_and_spoils_no_other(
    opened: Callable[[], Store],
) -> None:
    async def use() -> None:
        store = opened()
        await store.append(change("clash", 0))
        changes = [change(f"other{n}", 0) for n in range(20)]
        changes.insert(7, change("clash", 1, 0, text="wrong"))
        outcomes = await asyncio.gather(
            *(store.append(each) for each in changes), return_exceptions=True
        )
        refused = [each for each in outcomes if each is not None]
        assert len(refused) == 1
        assert isinstance(refused[0], Refused)
        assert refused[0].word == "store-conflict"
        assert await read(store, "clash") == [(0, 1000, "ő{}0")], "all of a change or nothing"
        for n in range(20):
            assert len(await read(store, f"other{n}")) == 1
        await store.close()

    asyncio.run(use())


@pytest.mark.parametrize("seqs", [(2,), (2, 3), (1, 3), (0, 2)])
def test_an_event_is_stored_only_after_the_one_before_it(
    opened: Callable[[], Store], seqs: tuple[int, ...]
) -> None:
    """Also among many changes that share a statement."""

    async def use() -> None:
        store, table = opened(), f"gap{''.join(map(str, seqs))}"
        if seqs[0]:
            await store.append(change(table, 0))
        appends = [store.append(change(f"{table}n{n}", 0, 1, 2)) for n in range(60)]
        appends.append(store.append(change(table, *seqs, listed=True)))
        outcomes = await asyncio.gather(*appends, return_exceptions=True)
        assert outcomes[:-1] == [None] * 60
        assert isinstance(outcomes[-1], Refused)
        assert outcomes[-1].word == "store-conflict"
        assert [seq for seq, _, _ in await read(store, table)] == ([0] if seqs[0] else [])
        assert [seq for seq, _, _ in await read(store, f"{table}n7")] == [0, 1, 2]
        await store.close()

    asyncio.run(use())


def test_events_are_read_from_a_number_on(opened: Callable[[], Store]) -> None:
    async def use() -> None:
        store = opened()
        await store.append(change("from", 0, 1, 2, 3))
        assert [event.seq for event in await store.events("from", 1)] == [2, 3]
        await store.close()

    asyncio.run(use())


def test_many_appends_share_few_commits(url: str) -> None:
    async def use() -> None:
        store = SqlStore(url)
        await asyncio.gather(*(store.append(change(f"many{n}", 0)) for n in range(300)))
        assert store.commits < 100
        await store.close()

    asyncio.run(use())


def test_public_tables_are_listed_newest_first_as_they_are_now(
    opened: Callable[[], Store],
) -> None:
    async def use() -> None:
        store = opened()
        await store.append(change("old", 0, listed=True))
        await store.append(change("new", 0, listed=True, created=5))
        await store.append(change("secret", 0, listed=False, created=6))
        assert await store.listed(10) == ["new 0", "old 0"]
        await store.append(change("old", 1, listed=True, created=7))
        await store.append(change("new", 1, listed=False, created=8))
        assert await store.listed(10) == ["old 1"]
        await store.close()

    asyncio.run(use())


def test_sqlite_brings_its_log_into_the_file_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "TIDY", 0.02)
    file = tmp_path / "ludoteka.sqlite"

    async def use() -> None:
        store = SqlStore(store_url(str(tmp_path)))
        size, number = file.stat().st_size, 0
        while file.stat().st_size == size:
            assert number < MOST_WRITTEN, "the log was never brought into the file"
            await store.append(change("long", number, text="word " * 200))
            number += 1
        assert len(await read(store, "long")) == number
        await store.close()

    asyncio.run(use())


def test_a_store_that_cannot_be_used_says_so_without_its_password() -> None:
    async def use() -> None:
        with pytest.raises(Refused) as refused:
            SqlStore(store_url("postgresql://me:secret@127.0.0.1:1/none"))
        assert refused.value.word == "store-trouble"
        assert "secret" not in str(refused.value)

    pytest.importorskip("psycopg")
    asyncio.run(use())


def test_a_match_is_played_on_every_store(url: str) -> None:
    with running(url) as base:
        made = new_table(base, "here", "here", options={"match": "single"})
        people = [Person(base, made["table"], held["token"]) for held in made["held"]]
        play_on(people, random.Random(1))
        count = people[0].state["count"]
        for person in people:
            person.leave()
    with running(url) as base, Person(base, made["table"]) as back:
        assert back.state["over"]
        assert back.state["count"] == count


def test_two_servers_on_one_store_never_write_over_each_other(tmp_path: Path) -> None:
    url = store_url(str(tmp_path))
    with running(url) as base, running(url) as other:
        made = new_table(base, "here", "here")
        tokens = [held["token"] for held in made["held"]]
        here = [Person(base, made["table"], token) for token in tokens]
        there = [Person(other, made["table"], token) for token in tokens]
        play_on(here, random.Random(2), 1)
        late = next(person for person in there if person.asked)
        move = next(each for each in reversed(late.moves))
        told = late.ask("move", decision=late.state["decision"], move=move)
        assert told.get("code", told["type"]) in ("late-decision", "done")
        assert late.state["count"] == here[0].state["count"], "and is shown what has happened"
        for person in here + there:
            person.leave()


def test_servers_on_one_postgresql_play_one_match(postgres: str) -> None:
    """Each player is at another server; both see every move."""
    url = store_url(postgres)
    with running(url) as base, running(url) as other:
        made = new_table(base, "here", "here", options={"match": "single"})
        tokens = [held["token"] for held in made["held"]]
        table = made["table"]
        with Person(base, table, tokens[0]) as one, Person(other, table, tokens[1]) as two:
            play_on([one, two], random.Random(3))
            assert one.state["over"]
            assert two.state["over"]
            assert one.state["count"] == two.state["count"] > 10


def test_a_server_hears_of_others_and_not_of_itself(postgres: str) -> None:
    url = store_url(postgres)

    async def use() -> None:
        heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        listening, here, there = asyncio.Event(), SqlStore(url), SqlStore(url)
        tables = [f"theirs{n}" for n in range(400)]
        known = {"mine", *tables}
        here.listen(lambda *told: heard.put_nowait(told), listening.set, known)
        await asyncio.wait_for(listening.wait(), 20)
        await here.append(change("mine", 0))
        await there.append(change("unknown", 0))
        await asyncio.gather(*(there.append(change(table, 0, 1)) for table in tables))
        told = [await asyncio.wait_for(heard.get(), 20) for _ in tables]
        assert sorted(told) == sorted((table, 1) for table in tables)
        assert heard.empty()
        await here.close()
        await there.close()

    asyncio.run(use())


def test_what_was_not_heard_is_caught_up_with(postgres: str) -> None:
    """The connections by which servers hear of each other are cut, and one moves meanwhile."""
    psycopg = pytest.importorskip("psycopg")
    url = store_url(postgres)
    with running(url) as base, running(url) as other:
        made = new_table(base, "here", "here", options={"match": "single"})
        tokens = [held["token"] for held in made["held"]]
        table = made["table"]
        with Person(base, table, tokens[0]) as one, Person(other, table, tokens[1]) as two:
            for turn in range(6):
                with psycopg.connect(postgres, autocommit=True) as connection:
                    cut = connection.execute(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                        "WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
                    ).fetchall()
                assert cut or turn, "somebody listened"
                play_on([one, two], random.Random(turn), 1)
            assert one.state["seq"] == two.state["seq"] >= 6


def test_a_renewed_seat_ends_the_old_one_at_every_server(postgres: str) -> None:
    url = store_url(postgres)
    with running(url) as base, running(url) as other:
        made = new_table(base, "here", "here")
        token = made["held"][0]["token"]
        with Person(other, made["table"], token) as old:
            path = f"/api/tables/{made['table']}/renew"
            status, held = call(base, "POST", path, {"token": token})
            assert status == 200
            assert old.ended()[1]["code"] == "wrong-token"
        with Person(other, made["table"], held["token"]) as new:
            assert new.seat == 0


def answer_to(person: Person, id: int) -> dict[str, Any]:
    return person.wait(lambda heard: heard.get("id") == id)


def test_two_who_are_quick_at_two_servers_are_both_answered(postgres: str) -> None:
    """Never both, and nobody is cut off."""
    url = store_url(postgres)
    with running(url) as base, running(url) as other:
        made = new_table(base, "here", "here")
        table, tokens = made["table"], [held["token"] for held in made["held"]]
        here = [Person(base, table, token) for token in tokens]
        there = [Person(other, table, token) for token in tokens]
        for id in range(1000, 1010):
            pair = [next(each for each in group if each.asked) for group in (here, there)]
            decision, moves = pair[0].state["decision"], (pair[0].moves[0], pair[0].moves[-1])
            for person, move in zip(pair, moves, strict=True):
                person.say(type="move", id=id, decision=decision, move=move)
            told = [answer_to(each, id) for each in pair]
            kinds = sorted(each["type"] for each in told)
            assert kinds == (["done", "error"] if moves[0] != moves[1] else ["done", "done"])
            seq = max(each.get("seq", 0) for each in told)
            for person in here + there:
                person.catch_up(seq)
            assert {person.state["decision"] for person in here + there} == {decision + 1}
            assert here[0].state["view"]["position"] == there[0].state["view"]["position"]
        for person in here + there:
            person.leave()
