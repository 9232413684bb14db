"""All tables of a server: found in memory or the store, changed, stored, told, dropped again."""

import asyncio
import logging
from collections import ChainMap
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from ludoteka.bots.hint import ADVISER
from ludoteka.kernel.faults import Fault, Refused
from ludoteka.web import bodies, messages, times
from ludoteka.web.aids import Aids
from ludoteka.web.events import AnyEvent, Made, new_id
from ludoteka.web.live_room import LiveRoom
from ludoteka.web.pieces import in_pieces
from ludoteka.web.pulse import Pulse
from ludoteka.web.quotas import Quota
from ludoteka.web.reviews import Reviews
from ludoteka.web.room import Room
from ludoteka.web.room_log import Ago, opening
from ludoteka.web.settings import Rate, Settings
from ludoteka.web.shell import Shell
from ludoteka.web.store import Change
from ludoteka.web.telling import summary
from ludoteka.web.thinking import Question, advise, think
from ludoteka.web.turns import PLAYED

Result = TypeVar("Result")
Act = Callable[[Room, int, int], Result]
"""Something done to a room at a time of day and of the steady clock."""
MOST_LISTED: Final = 50
MOST_WORKS: Final = 50
"""Longer works that wait for one another; whoever comes then is told to try again."""
TRIES: Final = 5
"""How often something is tried when other servers are quicker."""
AGAIN: Final = 0.5
"""Seconds until a store that could not be read is asked again."""
SIMPLEST_BOT: Final = "random"
"""Steps in for a bot that fails."""
_LISTED: Final = msgspec.json.Decoder(bodies.Listed)
_LOG: Final = logging.getLogger("ludoteka.web")


class Hold:
    """A table that is held, and read again first if it is stale. (A generator would be shorter, but
    every move goes this way.)"""

    __slots__ = ("_live", "_read")

    def __init__(self, live: LiveRoom, read: Callable[[str], Awaitable[Room]]) -> None:
        self._live = live
        self._read = read

    async def __aenter__(self) -> Room:
        live = self._live
        await live.lock.acquire()
        if live.stale:
            try:
                live.read_again(await self._read(live.room.id), times.steady())
            except BaseException:
                live.lock.release()
                raise
        return live.room

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()


class Rooms:
    """The tables. Make it inside the event loop."""

    def __init__(self, shell: Shell, settings: Settings) -> None:
        self.shell: Final = shell
        self.settings: Final = settings
        self.aids: Final = Aids(shell.aids, shell.elsewhere)
        self.reviews: Final = Reviews(shell.reviews)
        self.requests: Final = Quota(Rate(settings.request_rate, settings.request_burst))
        self.tables: Final = Quota(settings.tables)
        self.bots: Final = Quota(settings.bots)
        self.uploads: Final = Quota(settings.uploads)
        self.new_reviews: Final = Quota(settings.reviews)
        self.hints: Final = Quota(settings.hints)
        self.chats: Final = Quota(settings.chats)
        self._begun: Final = times.steady()
        self._stored = self._failed = 0
        self._store: Final = shell.store
        self._live: Final[dict[str, LiveRoom]] = {}
        self._loading: Final[dict[str, asyncio.Future[None]]] = {}
        self._overtaken: Final[set[str]] = set()  # changed elsewhere while they were read
        known = ChainMap[str, Any](self._live, self._loading)
        self._store.listen(self.heard, self.missed, known)
        self._presence: Final = shell.presence
        self._waiting_works = 0
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.changed = times.steady()
        self._presence.listen(self.came, lambda: any(map(_ticks, [*self._live.values()])), known)
        self._pulse: Final = Pulse()
        self._start(self._pulse.beat())
        self._start(self._sweep())

    async def close(self) -> None:
        tasks = [*self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.reviews.close()
        await self.shell.close()

    # Finding tables

    async def find(self, id: str) -> LiveRoom:
        """A table, from the store if need be; `Refused` if there is none."""
        while id not in self._live:
            if id in self._loading:
                await asyncio.shield(self._loading[id])
                continue
            loaded = self._loading[id] = asyncio.get_running_loop().create_future()
            try:
                live = LiveRoom(await self._read(id), times.steady())
                live.meet(self._presence.heard_of(id), times.steady())
                self._live[id] = live
            finally:
                del self._loading[id]
                loaded.set_result(None)
                overtaken = id in self._overtaken
                self._overtaken.discard(id)
            if overtaken:
                await self._catch_up(live)
            else:
                self._follow_up(live)
        live = self._live[id]
        live.used = times.steady()
        return live

    async def _read(self, id: str) -> Room:
        events = await self._store.events(id) if len(id) <= 32 and id.isalnum() else []
        if not events:
            raise Refused("no-such-table")
        return await in_pieces(Room.loading(id, events, times.steady(), self._ago()))

    def _ago(self) -> Ago:
        """How long ago something was, seen from now, however long it takes to follow a log. Clocks
        do not run while no server does."""
        now, stopped = times.time_of_day(), self._presence.stopped
        return lambda at: max(0, now - at - stopped(at))

    async def listed(self) -> list[bodies.Listed]:
        """Public tables, the newest first."""
        told = [_LISTED.decode(text) for text in await self._store.listed(MOST_LISTED)]
        for each in told:
            live = self._live.get(each.id)
            if live is not None:
                each.seats = live.room.infos(live.present())
        return told

    def hold(self, live: LiveRoom) -> "Hold":
        """The room of a table as it is stored, for as long as nobody else may change it."""
        return Hold(live, self._read)

    def heard(self, id: str, seq: int) -> None:
        """Another server has stored something."""
        if id in self._loading:
            self._overtaken.add(id)
        live = self._live.get(id)
        if live is None or live.kept >= seq:
            return
        if live.idle(times.steady(), 0):
            del self._live[id]  # it is played elsewhere; whoever comes here reads it again
        else:
            self._start(self._catch_up(live))

    def missed(self) -> None:
        """Other servers may have stored what we did not hear of."""
        self._start(self._catch_up_all())

    async def _catch_up_all(self) -> None:
        for live in [*self._live.values()]:
            await self._catch_up(live)

    async def _catch_up(self, live: LiveRoom) -> None:
        try:
            async with self.hold(live) as room:
                since = room.seq
                events = await self._store.events(room.id, since)
                happened = room.follow(events, times.steady(), self._ago())
                if happened:
                    live.tell(since, happened, times.steady())
        except Fault:
            self._give_up(live)
        else:
            self._follow_up(live)

    # Who is there

    def attend(self, live: LiveRoom) -> None:
        """Other servers hear who is connected here, if that has changed."""
        if live.present_here != live.told_present:
            live.told_present = live.present_here
            self._presence.tell(live.room.id, live.told_present)

    def came(self, id: str) -> None:
        """Somebody has come or gone at another server."""
        found = [self._live.get(id)] if id else [*self._live.values()]
        for live in found:
            if live is not None:
                live.meet(self._presence.heard_of(live.room.id), times.steady())
                self._follow_up(live)

    async def meet(self, live: LiveRoom) -> None:
        """Ask who is connected by other servers just now."""
        live.meet(await self._presence.at(live.room.id), times.steady())

    async def slowly(self, work: Callable[..., Result], *given: Any) -> Result:
        """Work that may take long is done by another process: a function of a module, what it is
        given and what it tells, all of which can be sent. Never wait for it while you hold a table
        that is played."""
        if self._waiting_works >= MOST_WORKS:
            raise Refused("server-busy")
        self._waiting_works += 1
        try:
            return await self.shell.works.run(_done, (work, given))
        finally:
            self._waiting_works -= 1

    async def text_of(self, room: Room) -> str:
        """The record of a match that is over: nothing changes it any more."""
        return room.made.record or await self.shell.elsewhere(room.text)

    # For hosts

    def metrics(self) -> list[tuple[str, int]]:
        """What a host may want to know of the server, by name."""
        live = self._live.values()
        late, latest = self._pulse.late()
        return [
            ("uptime_seconds", (times.steady() - self._begun) // 1000),
            ("tables_in_memory", len(live)),
            ("tables_stale", sum(each.stale for each in live)),
            ("connections_to_tables", sum(len(each.links) for each in live)),
            ("bots_thinking", sum(len(each.thinking) for each in live)),
            ("works_waiting", self._waiting_works),
            ("loop_late_p99_ms", late),
            ("loop_late_most_ms", latest),
            ("events_stored_total", self._stored),
            ("changes_failed_total", self._failed),
        ]

    # Making and changing tables

    async def open_new(
        self, made: Made, held: list[bodies.Held], codes: list[tuple[int, str]]
    ) -> bodies.TableMade:
        """Set up a new table, with the invitations to its free seats."""
        id, now = new_id(), times.steady()
        opened = await in_pieces(opening(made))
        room = Room(id, made, times.time_of_day(), now, opened)
        live = LiveRoom(room, now)
        async with live.lock:
            await self._keep(live)
        self._live[id] = live
        self._follow_up(live)
        return bodies.TableMade(
            table=id,
            held=held,
            invitations=[
                bodies.Invitation(seat=seat, code=code, path=f"/join/{id}/{code}")
                for seat, code in codes
            ],
        )

    async def change(self, live: LiveRoom, act: Act[Result]) -> Result:
        """Do something to a table. Returns when it is stored; everybody has been told then. If
        another server was quicker, it is done to what that has made of the table."""
        for tries_left in reversed(range(TRIES)):
            try:
                async with self.hold(live):
                    result = await self.change_held(live, act)
            except Refused as refused:
                if refused.word == "store-away":
                    raise Refused("outcome-unknown") from refused
                if refused.word != "store-conflict" or not tries_left:
                    raise
            else:
                break
        self._follow_up(live)
        return result

    async def change_held(self, live: LiveRoom, act: Act[Result]) -> Result:
        """The same for who holds the table."""
        room = live.room
        since = room.seq
        try:
            result = act(room, times.time_of_day(), times.steady())
        except Fault:
            raise
        except Exception:
            self._give_up(live)
            raise
        if room.fresh:
            happened = await self._keep(live)
            live.tell(since, happened, live.used)
        return result

    async def _keep(self, live: LiveRoom) -> list[AnyEvent]:
        """Store what is new. What cannot be stored has not happened: the table is stale, and read
        from the store again before anybody does anything to it."""
        room = live.room
        events = [event for event, _ in room.fresh]
        happened = [body for _, body in room.fresh]
        room.fresh.clear()
        listed = summary(room) if room.summary_changed else None
        room.summary_changed = False
        try:
            await self._store.append(Change(room.id, events, listed))
        except BaseException:
            self._failed += 1
            self._give_up(live)
            raise
        self._stored += len(events)
        live.used = self.changed = times.steady()
        return happened

    def _give_up(self, live: LiveRoom) -> None:
        """What is in memory is not what is stored. Whoever comes next reads it again; so do we,
        for those who only look on."""
        if not live.stale:
            live.stale = True
            self._start(self._recover(live))

    async def _recover(self, live: LiveRoom) -> None:
        id = live.room.id
        while live.stale and self._live.get(id) is live:
            try:
                async with self.hold(live):
                    pass
            except Fault as fault:
                if fault.word != "store-away":
                    self._live.pop(id, None)
                    live.end_all(fault)
                    return
                await asyncio.sleep(AGAIN)
        self._follow_up(live)

    # What goes on by itself

    def wake(self, live: LiveRoom) -> None:
        """Somebody has come to look; bots that slept go on."""
        self._follow_up(live)

    def _follow_up(self, live: LiveRoom) -> None:
        """After a change: let bots think, and set the alarm of the clocks."""
        if live.stale:
            return
        before, asked = len(live.thinking), live.room.bots_asked()
        if asked and (live.asleep or live.left_to_others):
            asked = []
        for seat in asked:
            if seat not in live.thinking:
                live.thinking[seat] = self._start(self._think(live, seat))
        if len(live.thinking) != before:
            live.tell_all(messages.Thinking(seats=sorted(live.thinking)))
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        due = live.room.clocks.deadline()
        if due is not None:
            delay = max(0, due - times.steady()) / 1000
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(delay, lambda: self._start(self._time_out(live)))

    async def _time_out(self, live: LiveRoom) -> None:
        if self._live.get(live.room.id) is live:
            try:
                await self.change(live, lambda room, at, now: room.time_out(at, now))
            except Refused as refused:
                _LOG.warning("no time ran out at table %s: %s", live.room.id, refused.word)

    async def _think(self, live: LiveRoom, seat: int) -> None:
        """A bot answers as long as it is asked."""
        try:
            while self._live.get(live.room.id) is live:
                async with self.hold(live) as room:
                    if seat not in room.bots_asked() or live.asleep or live.left_to_others:
                        return
                    question = Question(room, seat, room.holders[seat].bot)
                    decision = room.decision
                text = await self._thought(question, live)
                await self.change(live, _bots_answer(seat, decision, text))
        except Refused as refused:
            _LOG.warning("a bot could not answer at table %s: %s", live.room.id, refused.word)
        finally:
            live.thinking.pop(seat, None)
            live.tell_all(messages.Thinking(seats=sorted(live.thinking)))

    async def _thought(self, question: Question, live: LiveRoom) -> str:
        """Nobody who plays waits until a bot has done thinking that nobody plays with."""
        alone = live.only_bots and live.urgency != PLAYED
        thinkers = self.shell.others if alone else self.shell.bots

        def urgency() -> int:
            return live.urgency

        pause = asyncio.sleep(self.settings.bot_pause)
        try:
            text, _ = await asyncio.gather(thinkers.run(think, question, urgency), pause)
        except Exception:
            _LOG.exception("a bot could not think: %s at %s", question.bot, question.game)
            question.bot = SIMPLEST_BOT
            text = await thinkers.run(think, question, urgency)
        return text

    async def hint(self, live: LiveRoom, seat: int) -> list[bodies.Advised]:
        """What a bot would do in one's place."""
        async with self.hold(live) as room:
            if not room.made.manners.hints:
                raise Refused("no-hints-here")
            if seat not in room.waiting():
                raise Refused("not-asked")
            question = Question(room, seat, ADVISER)
        return await self.shell.bots.run(advise, question)

    async def _sweep(self) -> None:
        """Drop tables from memory that nobody has used for a while."""
        while True:
            await asyncio.sleep(self.settings.sweep)
            now, patience = times.steady(), int(self.settings.idle * 1000)
            for id in [id for id, live in self._live.items() if live.idle(now, patience)]:
                del self._live[id]

    def _start(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _LOG.error("a table's own work failed", exc_info=error)


def _done(asked: tuple[Callable[..., Result], tuple[Any, ...]]) -> Result:
    work, given = asked
    return work(*given)


def _ticks(live: LiveRoom) -> bool:
    return live.room.clocks.ticking


def _bots_answer(seat: int, decision: int, text: str) -> Act[None]:
    def act(room: Room, at: int, now: int) -> None:
        """In a race the thought may still be good though somebody else came first."""
        if seat in room.bots_asked() and room.still_good(seat, decision, text):
            room.move_of_bot(seat, text, at, now)

    return act
