"""People first, bots that nobody waits for last, and no storm after a crash."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludoteka.web import bodies
from ludoteka.web import workers as workers_module
from ludoteka.web.memory_store import MemoryStore
from ludoteka.web.rooms import Rooms
from ludoteka.web.seating import Seating
from ludoteka.web.turns import PLAYED, UNATTENDED, WATCHED, Turns
from ludoteka.web.workers import Workers
from web.test_log import Client, with_rooms

BOTS = [bodies.SeatWanted(kind="bot", bot="random"), bodies.SeatWanted(kind="bot", bot="random")]


def test_who_is_waited_for_goes_first_as_things_are_then() -> None:
    async def main() -> None:
        turns, order = Turns(1), list[str]()
        urgencies = {
            "nobody": UNATTENDED,
            "watched": WATCHED,
            "played": PLAYED,
            "later": UNATTENDED,
        }

        async def work(name: str) -> None:
            async with turns.taken(lambda: urgencies[name]):
                order.append(name)

        async with turns.taken(lambda: PLAYED):
            tasks = [asyncio.create_task(work(name)) for name in urgencies]
            gone = asyncio.create_task(work("played"))
            await asyncio.sleep(0)
            gone.cancel()
            urgencies["later"] = PLAYED  # somebody has sat down meanwhile
        await asyncio.gather(*tasks)
        assert order == ["played", "later", "watched", "nobody"]
        async with turns.taken(lambda: UNATTENDED):
            pass

    asyncio.run(main())


def test_who_goes_away_at_the_same_moment_is_not_called() -> None:
    """As when a server stops: all who work and all who wait are ended at once."""

    async def main() -> None:
        turns, done = Turns(1), list[str]()

        async def work(name: str) -> None:
            async with turns.taken(lambda: PLAYED):
                await asyncio.sleep(0)
                done.append(name)

        tasks = [asyncio.create_task(work(name)) for name in ("first", "second", "third")]
        await asyncio.sleep(0)
        for task in reversed(tasks):
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(each) for each in ended] == [asyncio.CancelledError] * 3
        await work("later")
        assert done == ["later"]

    asyncio.run(main())


def test_bots_sleep_at_a_table_that_nobody_looks_at() -> None:
    async def use(rooms: Rooms) -> None:
        made = await Seating(rooms).make(bodies.NewTable(game="clash", seats=BOTS, seed=3))
        live = await rooms.find(made.table)
        for _ in range(20):
            await asyncio.sleep(0)
        assert (live.room.seq, live.thinking) == (0, {})
        watcher = Client(rooms, made.table, "")
        await watcher.wait(lambda told: told["type"] == "state" and told["count"] > 2)
        watcher.hang_up()
        await watcher.serving
        while live.thinking:
            await asyncio.sleep(0)
        seq = live.room.seq
        for _ in range(20):
            await asyncio.sleep(0)
        assert live.room.seq == seq
        assert not live.room.over

    asyncio.run(with_rooms(MemoryStore(), use))


def test_a_bot_answers_a_person_who_has_left() -> None:
    async def use(rooms: Rooms) -> None:
        seats = [bodies.SeatWanted(kind="here"), BOTS[0]]
        made = await Seating(rooms).make(bodies.NewTable(game="clash", seats=seats, seed=3))
        live = await rooms.find(made.table)
        if live.room.waiting() == [1]:
            while live.room.waiting() == [1]:
                await asyncio.sleep(0)
        seat, decision = 0, live.room.decision
        text = live.room.game.write(live.room.playing().moves(seat)[0])
        await rooms.change(live, lambda room, at, now: room.move(seat, decision, text, at, now))
        while live.room.bots_asked():
            await asyncio.sleep(0)
        assert live.room.waiting() == [0] or live.room.over

    asyncio.run(with_rooms(MemoryStore(), use))


def fragile(about: tuple[str, int]) -> int:
    """The first of all dies."""
    mark, number = about
    try:
        Path(mark).touch(exist_ok=False)
    except FileExistsError:
        return number
    os._exit(1)


def test_a_worker_that_dies_is_replaced_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pools: list[Any] = []
    real = ProcessPoolExecutor

    def counted(*arguments: Any) -> Any:
        pools.append(real(*arguments))
        return pools[-1]

    monkeypatch.setattr(workers_module, "ProcessPoolExecutor", counted)

    async def main() -> None:
        workers = Workers(2)
        mark = str(tmp_path / "mark")
        told = await asyncio.gather(*(workers.run(fragile, (mark, each)) for each in range(30)))
        assert told == [*range(30)]
        workers.close()

    asyncio.run(main())
    assert len(pools) == 2
