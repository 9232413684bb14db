"""Tables that are read while another server changes them, and pages that are made once."""

import asyncio
import json

import pytest

from ludoteka.web import game_handlers
from ludoteka.web.handlers import Handlers
from ludoteka.web.memory_store import MemoryStore
from ludoteka.web.pages import Kept
from ludoteka.web.requests import Request
from ludoteka.web.rooms import Rooms
from ludoteka.web.settings import Settings
from ludoteka.web.shell import all_here
from ludoteka.web.store import Event

SEATS = [{"kind": "here"}, {"kind": "here"}]


class Overtaken(MemoryStore):
    """When the log of a table has been read for `late`, and before it is told, `early` changes the
    table and says so."""

    early: Rooms
    late: Rooms | None = None

    async def events(self, table: str, since: int = -1) -> list[Event]:
        found = await super().events(table, since)
        late, self.late = self.late, None
        if late is not None:
            live = await self.early.find(table)
            await self.early.change(live, lambda room, at, now: room.chat(0, "", "hello", at, now))
            late.heard(table, live.kept)
        return found


def test_what_another_server_stores_while_a_table_is_read_is_not_missed() -> None:
    async def use() -> None:
        store = Overtaken()
        store.early = early = Rooms(all_here(store), Settings())
        late = Rooms(all_here(store), Settings())
        wanted = json.dumps({"game": "clash", "seats": SEATS}).encode()
        handlers = Handlers(lambda: early)
        made = await handlers.answer(Request.plain("POST", "/api/tables", wanted))
        store.late = late
        live = await late.find(json.loads(made.body)["table"])
        assert [line.text for line in live.room.chats] == ["hello"]
        assert live.kept == live.room.seq
        await early.close()
        await late.close()

    asyncio.run(use())


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/games/clash/words",
        "/api/games/deli/box",
        "/api/lessons/clash",
        "/api/lessons/clash/en.ftl",
    ],
)
def test_what_is_the_same_for_everybody_is_made_once(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To compress it takes milliseconds, and nobody is asked how often they want it."""
    made: list[bytes] = []

    class Counted(Kept):
        def __init__(self, content: bytes, kind: str) -> None:
            made.append(content)
            super().__init__(content, kind)

    monkeypatch.setattr(game_handlers, "Kept", Counted)

    async def use() -> None:
        rooms = Rooms(all_here(MemoryStore()), Settings())
        handlers = Handlers(lambda: rooms)
        told = [await handlers.answer(Request.plain("GET", path)) for _ in range(3)]
        assert [answer.status for answer in told] == [200] * 3
        assert [answer.body for answer in told] == made * 3
        await rooms.close()

    asyncio.run(use())
