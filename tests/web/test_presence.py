"""Who is there, and whose time passes: across servers that share a database, and restarts."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql

from ludoteka.kernel.faults import Refused
from ludoteka.web import sql_presence as module
from ludoteka.web import times
from ludoteka.web.bodies import Clock
from ludoteka.web.clocks import Clocks
from ludoteka.web.schema import SERVERS
from ludoteka.web.sql_presence import SqlPresence
from ludoteka.web.sql_store import SqlStore, make_engine, store_url
from web.people import PATIENCE, HandSet, Person, call, new_table, running
from web.test_store import postgres

__all__ = ["postgres"]


def until_present(person: Person, seat: int, present: bool) -> None:
    """Hear until a seat is said to be there, or not."""
    seats = next(told for told in reversed(person.heard) if "seats" in told)["seats"]
    while seats[seat]["present"] != present:
        seats = person.wait(lambda told: told["type"] == "seats")["seats"]


def test_a_seat_connected_elsewhere_is_not_handed_to_a_bot(postgres: str) -> None:
    url = store_url(postgres)
    with running(url, gone=0.0) as base, running(url, gone=0.0) as other:
        made = new_table(base, "here", "here")
        tokens = [held["token"] for held in made["held"]]
        with (
            Person(base, made["table"], tokens[0]) as person,
            Person(other, made["table"], tokens[1]) as far,
        ):
            until_present(person, 1, True)
            until_present(far, 0, True)
            assert person.ask("replace", seat=1)["code"] == "seat-present"
            with running(url) as third, Person(third, made["table"]) as watching:
                told = watching.welcome["seats"]
                assert [seat["present"] for seat in told] == [True, True]
            far.leave()
            until_present(person, 1, False)
            assert person.ask("replace", seat=1)["type"] == "done"


def test_a_server_that_falls_silent_takes_nobody_with_it_for_long(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PULSE", 0.05)
    monkeypatch.setattr(module, "LAPSE", 1.0)

    async def use() -> None:
        changed = asyncio.Event()
        here, dying = SqlPresence(store_url(postgres)), SqlPresence(store_url(postgres))
        here.listen(lambda table: changed.set(), lambda: False, {"silent"})
        dying.listen(lambda table: None, lambda: False, ())

        async def until(seats: int) -> None:
            while await here.at("silent") != seats:
                await asyncio.wait_for(changed.wait(), PATIENCE)
                changed.clear()

        dying.tell("silent", 0b11)
        await until(0b11)
        monkeypatch.setattr(dying, "_pulse", lambda: None)
        await until(0)
        monkeypatch.undo()
        await until(0b11)  # it was only cut off, and says it again
        await dying.close()
        assert await here.at("silent") == 0
        await here.close()

    asyncio.run(use())


def test_an_old_token_does_nothing_at_a_server_that_has_not_heard_of_the_new_one(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = store_url(postgres)
    with running(url) as base:
        monkeypatch.setattr(SqlStore, "listen", lambda *_: None)
        with running(url) as deaf:
            made = new_table(base, "here", "here")
            people = [Person(deaf, made["table"], held["token"]) for held in made["held"]]
            mover = next(person for person in people if person.asked)
            path = f"/api/tables/{made['table']}/renew"
            token = made["held"][mover.seat]["token"]
            assert call(base, "POST", path, {"token": token})[0] == 200
            mover.say(type="move", id=1, decision=0, move=mover.moves[0])
            assert mover.ended()[1]["code"] == "wrong-token"
            with Person(base, made["table"]) as watching:
                assert not [line for line in watching.state["entries"] if line[0] == "m"]
            for person in people:
                person.leave()


# Clocks


def test_taking_back_winds_no_clock_up() -> None:
    """Neither to think at the first question nor at the one after it."""
    clocks = Clocks(Clock(kind="move", seconds=60), 2)
    clocks.ask(0, [0], False, False)
    clocks.ask(10_000, [0], False, False, [0])
    assert clocks.left[0] == 60_000, "a new question"
    clocks.ask(60_000, [0], False, False, undone=True)
    assert clocks.left[0] == 10_000, "as much as it had at the later one"
    clocks.ask(61_000, [0], False, False, [0])
    assert clocks.left[0] == 9_000
    clocks.ask(62_000, [1], False, False, [0])
    clocks.ask(65_000, [0], False, False, undone=True)
    assert clocks.left[0] == 8_000
    clocks.ask(66_000, [0], False, False, [0], final=True)
    assert clocks.left[0] == 60_000, "that cannot be taken back"


def test_who_takes_back_while_the_other_thinks_has_what_was_left() -> None:
    clocks = Clocks(Clock(kind="move", seconds=60), 2)
    clocks.ask(0, [0], False, False)
    clocks.ask(50_000, [1], False, False, [0])
    clocks.ask(55_000, [0], False, False, undone=True)
    assert clocks.left[0] == 10_000
    clocks.ask(57_000, [1], False, False, [0])
    clocks.ask(58_000, [0], False, False, [1])
    assert clocks.left == [60_000, 60_000]


@pytest.mark.parametrize("kind", ["move", "game"])
def test_a_restart_winds_no_clock_up(
    tmp_path: Path, clock: HandSet, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    table: Any = {"clock": {"kind": kind, "seconds": 60}, "manners": {"undo": "free"}}
    begun = today = times.time_of_day()
    monkeypatch.setattr(times, "time_of_day", lambda: today)
    with running(tmp_path) as base:
        made = new_table(base, "here", "here", seed=3, **table)
        with Person(base, made["table"]) as watching:
            asked = watching.state["view"]["waiting"][0]
    today = begun + 20_000
    token = made["held"][asked]["token"]
    with running(tmp_path) as base, Person(base, made["table"], token) as mover:
        assert mover.state["clocks"]["left"][asked] == 40_000
        assert mover.move(mover.moves[0])["type"] == "done"
        assert mover.state["can_undo"]
        assert mover.ask("undo", decision=mover.state["decision"])["type"] == "done"
        assert mover.state["clocks"]["left"][asked] == 40_000
    today = begun + 30_000
    with running(tmp_path) as base, Person(base, made["table"]) as watching:
        assert watching.state["clocks"]["left"][asked] == 30_000


def test_clocks_stand_still_while_no_server_runs(tmp_path: Path) -> None:
    url = store_url(str(tmp_path))

    async def use() -> None:
        first = SqlPresence(url)
        assert first.stopped(times.time_of_day() - 5000) == 0, "it never ran before"
        first._pulse()
        await first.close()
        engine = make_engine(url)
        with engine.begin() as connection:
            connection.execute(sql.update(SERVERS).values(seen=SERVERS.c.seen - 60_000))
        engine.dispose()
        second = SqlPresence(url)
        now = times.time_of_day()
        assert 60_000 <= second.stopped(now - 100_000) < 70_000
        assert 25_000 <= second.stopped(now - 30_000) <= 30_000, "it was stored, so one ran then"
        assert second.stopped(now + 1000) == 0
        await second.close()

    asyncio.run(use())


def test_a_server_whose_store_is_away_says_so(tmp_path: Path) -> None:
    async def use() -> None:
        presence = SqlPresence(store_url(str(tmp_path)))
        with presence._engine.begin() as connection:
            connection.exec_driver_sql("DROP TABLE ludoteka_present")
        with pytest.raises(Refused, match="store-away"):
            presence._everybody("table")
        await presence.close()

    asyncio.run(use())
