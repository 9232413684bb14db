"""Long work that is done in pieces gives what it gives at once, and others go on meanwhile."""

import asyncio
import random

import pytest

from ludoteka.kernel.pending import SPECTATOR
from ludoteka.kernel.record import loads
from ludoteka.table.match import Match
from ludoteka.web import bodies, room_log
from ludoteka.web.live_room import LiveRoom, encoded
from ludoteka.web.making import branch_of, made_of
from ludoteka.web.memory_store import MemoryStore
from ludoteka.web.pieces import Pieces, at_once, in_pieces
from ludoteka.web.room import Room
from ludoteka.web.room_log import opening
from ludoteka.web.rooms import Rooms
from ludoteka.web.settings import Settings
from ludoteka.web.shell import all_here
from ludoteka.web.store import Change, Event
from ludoteka.web.telling import Shared, state

HERE = [bodies.SeatWanted(kind="here"), bodies.SeatWanted(kind="here")]
LONG = 350
NOW = 10**6


def counting(most: int, seen: list[int]) -> Pieces[str]:
    for number in range(most):
        seen.append(number)
        yield
    return "done"


def played(game: str, moves: int) -> tuple[Room, list[Event]]:
    """A table after so many moves, or when it is over, and its log."""
    made, _, _ = made_of(bodies.NewTable(game=game, seats=HERE, seed=7))
    room, rng, log = Room("long", made, 0, 0), random.Random(moves), []
    for number in range(moves):
        if room.over:
            break
        seat = rng.choice(room.waiting())
        move = room.game.write(rng.choice(room.playing().moves(seat)))
        room.move(seat, room.decision, move, 1000 * number, 1000 * number)
    log += [event for event, _ in room.fresh]
    room.fresh.clear()
    return room, log


def told(room: Room) -> list[bytes]:
    """What each viewer would be sent of it."""
    viewers = [*range(len(room.holders.all)), SPECTATOR]
    return [encoded(state(room, each, Shared(room, -1, NOW))) for each in viewers]


def test_others_go_on_between_the_pieces() -> None:
    async def use() -> None:
        seen: list[int] = []
        work = asyncio.create_task(in_pieces(counting(5, seen)))
        steps = []
        while not work.done():
            steps.append(len(seen))
            await asyncio.sleep(0)
        assert await work == "done"
        assert steps == [0, 1, 2, 3, 4, 5]

    asyncio.run(use())
    assert at_once(counting(3, [])) == "done"


@pytest.mark.parametrize("game", ["clash", "emerald_skulls", "deli"])
def test_a_log_followed_in_pieces_tells_the_same_table(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_log, "PIECE", 10)
    room, log = played(game, LONG)

    async def use() -> Room:
        return await in_pieces(Room.loading("long", log, NOW, lambda at: NOW - at))

    loaded = asyncio.run(use())
    assert loaded.seq == room.seq == len(log) - 1
    assert told(loaded) == told(Room.load("long", log, NOW, lambda at: NOW - at)) == told(room)
    assert loaded.playing().record().dumps() == room.playing().record().dumps()
    assert not loaded.fresh


@pytest.mark.parametrize("free", [False, True], ids=["at once", "when somebody has come"])
def test_a_branch_opened_in_pieces_is_the_same_match(
    free: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_log, "PIECE", 7)
    room, _ = played("emerald_skulls", 5000)
    assert room.over
    text = room.text()
    seats = [bodies.SeatWanted(kind="link" if free else "here"), HERE[1]]
    count = len(loads(text).entries) // 2
    made, _, codes = branch_of("long", text, bodies.Branch(count=count, seats=seats))
    found: list[Match | None] = [None]

    def whole() -> Pieces[None]:
        found.append((yield from opening(made)))

    assert len([*whole()]) == len(made.entries) // 7
    rooms = [Room("branch", made, 0, 0, opened) for opened in found]
    for each in rooms:
        assert each.begun is not free
        for _, code in codes:
            each.join(bodies.Join(code=code, name="Ida"), "a" * 20, 0, 0)
    assert told(rooms[0]) == told(rooms[1])
    in_words = [each.playing().record().dumps() for each in rooms]
    assert in_words[0] == in_words[1]


class Spied(Rooms):
    """Knows what it has published."""

    def published(self, id: str) -> LiveRoom | None:
        return self._live.get(id)


def test_a_table_is_there_only_when_it_is_whole_and_misses_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Another server stores something between two pieces, and somebody else comes."""
    monkeypatch.setattr(room_log, "PIECE", 10)
    _, log = played("emerald_skulls", LONG)

    async def use() -> None:
        store = MemoryStore()
        await store.append(Change("long", log, None))
        early, late = Rooms(all_here(store), Settings()), Spied(all_here(store), Settings())
        live = await early.find("long")
        finding = [asyncio.create_task(late.find("long")) for _ in range(3)]
        for _ in range(LONG // 20):
            await asyncio.sleep(0)
        assert late.published("long") is None
        await early.change(live, lambda room, at, now: room.chat(0, "", "hello", at, now))
        late.heard("long", live.kept)
        found = await asyncio.gather(*finding)
        assert {id(each) for each in found} == {id(late.published("long"))}
        assert [line.text for line in found[0].room.chats] == ["hello"]
        assert found[0].kept == found[0].room.seq == live.kept
        assert not found[0].stale
        await early.close()
        await late.close()

    asyncio.run(use())


def test_a_table_that_makes_no_sense_is_refused_to_all_who_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(room_log, "PIECE", 10)
    _, log = played("emerald_skulls", LONG)
    log[-1] = Event(log[-1].seq, 0, "{}")

    async def use() -> None:
        store = MemoryStore()
        await store.append(Change("long", log, None))
        rooms = Spied(all_here(store), Settings())
        finding = [asyncio.create_task(rooms.find("long")) for _ in range(3)]
        found = await asyncio.gather(*finding, return_exceptions=True)
        assert [getattr(each, "word", "") for each in found] == ["table-unreadable"] * 3
        assert rooms.published("long") is None
        await rooms.close()

    asyncio.run(use())
