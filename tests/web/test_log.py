"""The log of a table cannot tear: what cannot be stored has not happened, and everybody may ask
again."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteka.kernel.faults import Fault, Refused
from ludoteka.web import bodies
from ludoteka.web import sql_store as store_module
from ludoteka.web.live_room import HungUp, LiveRoom
from ludoteka.web.memory_store import MemoryStore
from ludoteka.web.room import Room
from ludoteka.web.rooms import Rooms
from ludoteka.web.seating import Seating
from ludoteka.web.settings import Settings
from ludoteka.web.shell import all_here
from ludoteka.web.sockets import serve_socket
from ludoteka.web.store import Change, Event
from web.people import Person, call, new_table, running

PEOPLE = [bodies.SeatWanted(kind="here"), bodies.SeatWanted(kind="here")]


class Stumbling(MemoryStore):
    """Takes nothing while it is `away`; with `late` it has taken it and nobody is told."""

    def __init__(self) -> None:
        super().__init__()
        self.away = self.late = False
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def append(self, change: Change) -> None:
        await self.go_on.wait()
        if self.late:
            await super().append(change)
        if self.away or self.late:
            raise Refused("outcome-unknown")
        await super().append(change)

    async def events(self, table: str, since: int = -1) -> list[Event]:
        if self.away:
            raise Refused("store-away")
        return await super().events(table, since)


class Client:
    """A wire whose other end is at hand."""

    def __init__(self, rooms: Rooms, table: str, token: str) -> None:
        self.said: asyncio.Queue[str | None] = asyncio.Queue()
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.state: dict[str, Any] = {}
        self.ended = False
        self.number = 0
        self.serving = asyncio.create_task(serve_socket(self, table, rooms))
        self.say(type="hello", token=token)

    async def hear(self) -> str | bytes:
        text = await self.said.get()
        if text is None:
            raise HungUp
        return text

    def post(self, text: bytes) -> None:
        self.heard.put_nowait(json.loads(text))

    def hang_up(self) -> None:
        self.ended = True
        self.said.put_nowait(None)

    def say(self, **message: Any) -> None:
        self.said.put_nowait(json.dumps(message))

    async def wait(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            told = await asyncio.wait_for(self.heard.get(), 20)
            if told["type"] == "state":
                self.state = told
            if until(told):
                return told

    async def begun(self) -> None:
        await self.wait(lambda told: told["type"] == "state")

    async def ask(self, type: str, **values: Any) -> dict[str, Any]:
        self.number += 1
        number = self.number
        self.say(type=type, id=number, **values)
        return await self.wait(lambda told: told.get("id") == number)


async def with_rooms(store: MemoryStore, use: Callable[[Rooms], Awaitable[None]]) -> None:
    rooms = Rooms(
        all_here(store),
        Settings(bot_pause=0),
    )
    try:
        await use(rooms)
    finally:
        await rooms.close()


def first_move(room: Room) -> tuple[int, int, str]:
    seat = room.waiting()[0]
    return seat, room.decision, room.game.write(room.playing().moves(seat)[0])


async def play_first(rooms: Rooms, live: LiveRoom) -> None:
    seat, decision, text = first_move(live.room)
    await rooms.change(live, lambda room, at, now: room.move(seat, decision, text, at, now))


def test_a_request_that_waited_while_the_store_failed_acts_on_what_is_stored() -> None:
    async def use(rooms: Rooms) -> None:
        store = rooms.shell.store
        assert isinstance(store, Stumbling)
        made = await Seating(rooms).make(bodies.NewTable(game="clash", seats=PEOPLE, seed=3))
        live = await rooms.find(made.table)
        seat, decision, text = first_move(live.room)
        store.go_on.clear()
        store.late = False
        store.away = True
        moving = asyncio.create_task(play_first(rooms, live))
        await asyncio.sleep(0)
        chatting = asyncio.create_task(
            rooms.change(live, lambda room, at, now: room.chat(seat, "", "hello", at, now))
        )
        await asyncio.sleep(0)
        store.go_on.set()
        outcomes = await asyncio.gather(moving, chatting, return_exceptions=True)
        assert [isinstance(each, Fault) and each.word for each in outcomes] == [
            "outcome-unknown",
            "outcome-unknown",
        ]
        store.away = False
        await rooms.change(live, lambda room, at, now: room.chat(seat, "", "again", at, now))
        await rooms.change(live, lambda room, at, now: room.move(seat, decision, text, at, now))
        events = await store.events(made.table)
        assert [event.seq for event in events] == [0, 1, 2]
        again = Room.load(made.table, events, 0)
        assert again.playing().fingerprint() == live.room.playing().fingerprint()

    async def main() -> None:
        await with_rooms(Stumbling(), use)

    asyncio.run(main())


def test_who_is_connected_stays_so_and_may_send_the_same_move_again() -> None:
    async def use(rooms: Rooms) -> None:
        store = rooms.shell.store
        assert isinstance(store, Stumbling)
        made = await Seating(rooms).make(bodies.NewTable(game="clash", seats=PEOPLE, seed=3))
        clients = [Client(rooms, made.table, held.token) for held in made.held]
        for client in clients:
            await client.begun()
        mover = next(client for client in clients if client.state["offers"])
        other = next(client for client in clients if client is not mover)
        move = {"decision": mover.state["decision"], "move": mover.state["offers"][0][0]}
        store.late = True
        assert (await mover.ask("move", **move))["code"] == "outcome-unknown"
        store.late = False
        assert (await mover.ask("move", **move))["type"] == "done"
        assert (await mover.ask("move", **move))["type"] == "done"
        await other.wait(lambda told: told["type"] == "state" and told["count"] > 0)
        wrong = {**move, "move": "no such move"}
        assert (await mover.ask("move", **wrong))["code"] == "late-decision"
        assert (await other.ask("move", **move))["code"] == "late-decision"
        assert len(await store.events(made.table)) == 2, "made once"
        assert not mover.ended
        assert not other.ended
        for client in clients:
            client.hang_up()
            await client.serving

    async def main() -> None:
        await with_rooms(Stumbling(), use)

    asyncio.run(main())


@pytest.mark.parametrize("game", ["clash", "emerald_skulls"])
def test_every_move_of_a_match_can_be_sent_twice(game: str) -> None:
    """In a race too, where a move may answer a later decision than the one that was seen."""
    from ludoteka.web.making import made_of

    room = Room("table", made_of(bodies.NewTable(game=game, seats=PEOPLE, seed=5))[0], 0, 0)
    for _ in range(300):
        if room.over:
            break
        decision = room.decision
        for seat in room.waiting():
            if seat not in room.waiting():
                continue
            text = room.game.write(room.playing().moves(seat)[-1])
            room.move(seat, decision, text, 0, 0)
            count = len(room.playing().entries)
            room.move(seat, decision, text, 0, 0)
            assert len(room.playing().entries) == count
    assert len(room.fresh) > 20


def test_a_taken_back_move_was_made_all_the_same() -> None:
    from ludoteka.web.making import made_of

    made = made_of(bodies.NewTable(game="sandwich_wars", seats=PEOPLE, seed=3))[0]
    room = Room("table", made, 0, 0)
    for _ in range(50):
        seat, decision, text = first_move(room)
        room.move(seat, decision, text, 0, 0)
        if room.playing().can_undo(seat):
            break
    undone = room.decision
    room.undo(seat, undone, 0, 0)
    seq = room.seq
    room.undo(seat, undone, 0, 0)
    room.move(seat, decision, text, 0, 0)
    assert room.seq == seq, "nothing more has happened"


def tear(file: Path, what: str, *values: object) -> None:
    with sqlite3.connect(file) as database:
        database.execute(what, values)
    database.close()


@pytest.mark.parametrize(
    ("torn", "code"),
    [
        ("DELETE FROM ludoteka_event WHERE table_id = ? AND seq = 1", "table-torn"),
        ("DELETE FROM ludoteka_event WHERE table_id = ? AND seq = 0", "table-torn"),
        (
            """UPDATE ludoteka_event SET body = '{"type":"juggled"}'
            WHERE table_id = ? AND seq = 1""",
            "table-unreadable",
        ),
        (
            """UPDATE ludoteka_event SET body = '{"type":"played","entries":[["m",7,"x"]]}'
            WHERE table_id = ? AND seq = 1""",
            "table-unreadable",
        ),
    ],
)
def test_a_log_that_makes_no_sense_is_refused_in_a_sentence(
    tmp_path: Path, torn: str, code: str
) -> None:
    with running(tmp_path) as base:
        made = new_table(base, "here", "here")
        with Person(base, made["table"], made["held"][0]["token"]) as person:
            assert person.ask("chat", text="one")["type"] == "done"
            assert person.ask("chat", text="two")["type"] == "done"
    tear(tmp_path / "ludoteka.sqlite", torn, made["table"])
    with running(tmp_path) as base:
        status, told = call(base, "GET", f"/api/tables/{made['table']}/record")
        assert (status, told["code"]) == (409, code)
        with Person(base, made["table"]) as lost:
            assert lost.welcome["code"] == code


def test_a_write_lock_held_by_somebody_else_tears_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "BUSY", 50)
    with running(tmp_path) as base:
        made = new_table(base, "here", "here")
        tokens = [held["token"] for held in made["held"]]
        people = [Person(base, made["table"], token) for token in tokens]
        mover = next(person for person in people if person.asked)
        other = next(person for person in people if not person.asked)
        move = {"decision": mover.state["decision"], "move": mover.moves[0]}
        lock = sqlite3.connect(tmp_path / "ludoteka.sqlite", isolation_level=None)
        lock.execute("BEGIN IMMEDIATE")
        mover.say(type="move", id=90, **move)
        other.say(type="chat", id=91, text="hello")
        assert mover.wait(lambda told: told.get("id") == 90)["code"] == "outcome-unknown"
        assert other.wait(lambda told: told.get("id") == 91)["code"] == "outcome-unknown"
        lock.execute("ROLLBACK")
        lock.close()
        assert mover.ask("move", **move)["type"] == "done"
        assert other.ask("chat", text="again")["type"] == "done"
        for person in people:
            person.leave()
    with running(tmp_path) as base, Person(base, made["table"], tokens[0]) as back:
        assert back.state["count"] > 0
        assert [line["text"] for line in back.welcome["chats"]] == ["again"]
