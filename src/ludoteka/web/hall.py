"""All tables of a server: found in memory or the store, changed, stored, told, dropped again."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Final, TypeVar

import msgspec

from ludoteka.bots.hint import ADVISER
from ludoteka.kernel.faults import Fault, Refused
from ludoteka.web import bodies, messages
from ludoteka.web.aid_desk import AidDesk
from ludoteka.web.desk import Desk
from ludoteka.web.events import AnyEvent, Made, new_id, new_token
from ludoteka.web.making import branch_of, made_of, record_of, rematch_of
from ludoteka.web.reviews import Reviews
from ludoteka.web.room import Room
from ludoteka.web.settings import Settings
from ludoteka.web.store import Change, Store
from ludoteka.web.telling import summary
from ludoteka.web.thinkers import Question, Thinkers, advise

Result = TypeVar("Result")
Act = Callable[[Room, int, int], Result]
"""Something done to a room at a time of day and of the steady clock."""
MOST_LISTED: Final = 50
SIMPLEST_BOT: Final = "random"
"""Steps in for a bot that fails."""
_LISTED: Final = msgspec.json.Decoder(bodies.Listed)
_LOG: Final = logging.getLogger("ludoteka.web")


def steady() -> int:
    """Milliseconds of a clock that is never set."""
    return time.monotonic_ns() // 1_000_000


def time_of_day() -> int:
    return time.time_ns() // 1_000_000


class Hall:
    """The tables. Make it inside the event loop."""

    def __init__(self, url: str, settings: Settings) -> None:
        self.settings: Final = settings
        self.aids: Final = AidDesk()
        self.reviews: Final = Reviews()
        self._store: Final = Store(url, self.heard)
        self._thinkers: Final = Thinkers(settings.thinkers)
        self._desks: Final[dict[str, Desk]] = {}
        self._loading: Final[dict[str, asyncio.Future[None]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.changed = steady()
        self._start(self._sweep())

    async def close(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.close()
        self.aids.close()
        self.reviews.close()
        await self._store.close()

    # Finding tables

    async def find(self, id: str) -> Desk:
        """A table, from the store if need be; `Refused` if there is none."""
        while id not in self._desks:
            if id in self._loading:
                await asyncio.shield(self._loading[id])
                continue
            loaded = self._loading[id] = asyncio.get_running_loop().create_future()
            try:
                self._desks[id] = await self._load(id)
            finally:
                del self._loading[id]
                loaded.set_result(None)
            self._follow_up(self._desks[id])
        desk = self._desks[id]
        desk.used = steady()
        return desk

    async def _load(self, id: str) -> Desk:
        events = await self._store.events(id) if len(id) <= 32 and id.isalnum() else []
        if not events:
            raise Refused("no-such-table")
        room = await asyncio.to_thread(Room.load, id, events, steady())
        return Desk(room, steady())

    async def listed(self) -> list[bodies.Listed]:
        """Public tables, the newest first."""
        told = [_LISTED.decode(text) for text in await self._store.listed(MOST_LISTED)]
        for each in told:
            desk = self._desks.get(each.id)
            if desk is not None:
                each.seats = desk.room.infos(desk.present())
        return told

    def heard(self, id: str, seq: int) -> None:
        """Another server has stored something."""
        desk = self._desks.get(id)
        if desk is not None and desk.room.seq < seq:
            self._start(self._catch_up(desk))

    async def _catch_up(self, desk: Desk) -> None:
        async with desk.lock:
            room, since = desk.room, desk.room.seq
            events = await self._store.events(room.id)
            happened = room.follow(events[since + 1 :], steady())
            desk.tell(since, happened, steady())
        self._follow_up(desk)

    # Making tables

    async def make(self, wanted: bodies.NewTable) -> bodies.TableMade:
        made, held, codes = await asyncio.to_thread(made_of, wanted)
        return await self._open_new(made, held, codes)

    async def branch(self, id: str, wanted: bodies.Branch) -> bodies.TableMade:
        desk = await self.find(id)
        made, held, codes = await asyncio.to_thread(branch_of, desk.room, wanted)
        return await self._open_new(made, held, codes)

    async def upload(self, text: str) -> bodies.TableMade:
        return await self._open_new(await asyncio.to_thread(record_of, text), [], [])

    async def _open_new(
        self, made: Made, held: list[bodies.Held], codes: list[tuple[int, str]]
    ) -> bodies.TableMade:
        id = new_id()
        desk = Desk(Room(id, made, time_of_day(), steady()), steady())
        async with desk.lock:
            await self._keep(desk)
        self._desks[id] = desk
        self._follow_up(desk)
        return bodies.TableMade(
            table=id,
            held=held,
            invitations=[
                bodies.Invitation(seat=seat, code=code, path=f"/join/{id}/{code}")
                for seat, code in codes
            ],
        )

    async def join(self, id: str, wanted: bodies.Join) -> bodies.Held:
        desk, token = await self.find(id), new_token()
        seat = await self.change(desk, lambda room, at, now: room.join(wanted, token, at, now))
        return bodies.Held(seat=seat, token=token)

    async def renew(self, id: str, old: str) -> bodies.Held:
        """Another token for a seat; whoever is connected by the old one is shown out."""
        desk, token = await self.find(id), new_token()
        seat = desk.room.chairs.seat_of(old)
        await self.change(desk, lambda room, at, now: room.renew(seat, token, at, now))
        for link in desk.links:
            if link.viewer == seat:
                link.end("wrong-token")
        return bodies.Held(seat=seat, token=token)

    async def rematch(self, desk: Desk) -> None:
        """The same again at a new table; asked twice, there is still one."""
        async with desk.lock:
            if desk.room.next:
                return
            made = await self._open_new(rematch_of(desk.room), [], [])
            await self._change(desk, lambda room, at, now: room.follow_on(made.table, at, now))

    # Changing tables

    async def change(self, desk: Desk, act: Act[Result]) -> Result:
        """Do something to a table. Returns when it is stored; everybody has been told then."""
        async with desk.lock:
            result = await self._change(desk, act)
        self._follow_up(desk)
        return result

    async def _change(self, desk: Desk, act: Act[Result]) -> Result:
        since = desk.room.seq
        try:
            result = act(desk.room, time_of_day(), steady())
        except Fault:
            raise
        except Exception:
            self._give_up(desk)
            raise
        happened = await self._keep(desk)
        if happened:
            desk.tell(since, happened, steady())
        return result

    async def _keep(self, desk: Desk) -> list[AnyEvent]:
        """Store what is new. What cannot be stored has not happened: the table is forgotten, and
        read from the store again."""
        room = desk.room
        events = [event for event, _ in room.fresh]
        happened = [body for _, body in room.fresh]
        room.fresh.clear()
        if not events:
            return []
        listed = summary(room) if room.summary_changed else None
        room.summary_changed = False
        try:
            await self._store.append(Change(room.id, events, listed))
        except BaseException:
            self._give_up(desk)
            raise
        desk.used = self.changed = steady()
        return happened

    def _give_up(self, desk: Desk) -> None:
        if self._desks.get(desk.room.id) is desk:
            del self._desks[desk.room.id]
        desk.end_all("table-reloads")

    # What goes on by itself

    def _follow_up(self, desk: Desk) -> None:
        """After a change: let bots think, and set the alarm of the clocks."""
        before = set(desk.thinking)
        for seat in desk.room.bots_asked():
            if seat not in desk.thinking:
                desk.thinking[seat] = self._start(self._think(desk, seat))
        if set(desk.thinking) != before:
            desk.tell_all(messages.Thinking(seats=sorted(desk.thinking)))
        if desk.timer is not None:
            desk.timer.cancel()
            desk.timer = None
        due = desk.room.clocks.deadline()
        if due is not None:
            delay = max(0, due - steady()) / 1000
            loop = asyncio.get_running_loop()
            desk.timer = loop.call_later(delay, lambda: self._start(self._time_out(desk)))

    async def _time_out(self, desk: Desk) -> None:
        if self._desks.get(desk.room.id) is desk:
            await self.change(desk, lambda room, at, now: room.time_out(at, now))

    async def _think(self, desk: Desk, seat: int) -> None:
        """A bot answers as long as it is asked."""
        try:
            while self._desks.get(desk.room.id) is desk:
                async with desk.lock:
                    if seat not in desk.room.bots_asked():
                        return
                    question = Question(desk.room, seat, desk.room.chairs[seat].bot)
                    decision = desk.room.decision
                text = await self._thought(question)
                await self.change(desk, _bots_answer(seat, decision, text))
        finally:
            desk.thinking.pop(seat, None)
            desk.tell_all(messages.Thinking(seats=sorted(desk.thinking)))

    async def _thought(self, question: Question) -> str:
        pause = asyncio.sleep(self.settings.bot_pause)
        try:
            text, _ = await asyncio.gather(self._thinkers.choose(question), pause)
        except Exception:
            _LOG.exception("a bot could not think: %s at %s", question.bot, question.game)
            question.bot = SIMPLEST_BOT
            text = await self._thinkers.choose(question)
        return text

    async def hint(self, desk: Desk, seat: int) -> list[bodies.Advised]:
        """What a bot would do in one's place."""
        async with desk.lock:
            if seat not in desk.room.waiting():
                raise Refused("not-asked")
            question = Question(desk.room, seat, ADVISER)
        return await self._thinkers.run(advise, question)

    async def _sweep(self) -> None:
        """Drop tables from memory that nobody has used for a while."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            now, patience = steady(), int(self.settings.idle * 1000)
            for id in [id for id, desk in self._desks.items() if desk.idle(now, patience)]:
                del self._desks[id]

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("a table's own work failed", exc_info=error)


def _bots_answer(seat: int, decision: int, text: str) -> Act[None]:
    def act(room: Room, at: int, now: int) -> None:
        """In a race the thought may still be good though somebody else came first."""
        if seat in room.bots_asked() and room.still_good(seat, decision, text):
            room.move_of_bot(seat, text, at, now)

    return act
