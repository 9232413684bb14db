"""What is asked about tables: making them, sitting down, the coach, records and reviews."""

from collections.abc import Callable
from typing import Final

from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.kernel.record import in_lines
from ludoteka.web import bodies, coach_bodies
from ludoteka.web.coaching import check_coach, coached
from ludoteka.web.records import ALL, MOST_FRAMES, Past, printed, replayed, verified
from ludoteka.web.requests import Answer, Request, Route, json_answer
from ludoteka.web.reviews import Looked
from ludoteka.web.room import Room
from ludoteka.web.rooms import Rooms
from ludoteka.web.seating import Seating
from ludoteka.web.settings import LARGEST_RECORD


def _seen_text(room: Room, viewer: int) -> bytes:
    """The record of a match that is played, as far as a viewer saw it."""
    return in_lines(room.playing().told(viewer)).encode()


class TableHandlers:
    """Tables, but for their connections."""

    def __init__(self, rooms: Callable[[], Rooms]) -> None:
        self._rooms: Final = rooms

    def interface(self) -> list[Route]:
        table = "/api/tables/{table}"
        return [
            Route("GET", "/api/tables", self.tables),
            Route("POST", "/api/tables", self.make),
            Route("POST", "/api/mine", self.mine),
            Route("POST", "/api/records", self.upload),
            Route("POST", table + "/invitation", self.invitation),
            Route("POST", table + "/join", self.join),
            Route("POST", table + "/renew", self.renew),
            Route("POST", table + "/branch", self.branch),
            Route("GET", table + "/coach", self.coach),
            Route("POST", table + "/again", self.again),
            Route("GET", table + "/box", self.table_box),
            Route("GET", table + "/record", self.record),
            Route("GET", table + "/replay", self.replay),
            Route("GET", table + "/review", self.review),
            Route("GET", table + "/verify", self.verify),
        ]

    # Tables

    async def tables(self, request: Request) -> Answer:
        """The public tables: `Tables`."""
        return json_answer(bodies.Tables(tables=await self._rooms().listed()))

    async def mine(self, request: Request) -> Answer:
        """How one's own tables stand: `Mine`, answered by `MyTables`."""
        wanted = await request.json(bodies.Mine)
        return json_answer(bodies.MyTables(tables=await Seating(self._rooms()).mine(wanted.seats)))

    async def make(self, request: Request) -> Answer:
        """Make a table: `NewTable`, answered by `TableMade`."""
        wanted = await request.json(bodies.NewTable)
        self._new_table(request, wanted.seats)
        return json_answer(await Seating(self._rooms()).make(wanted), 201)

    def _new_table(self, request: Request, seats: list[bodies.SeatWanted]) -> None:
        self._rooms().tables.take(request.address)
        self._rooms().bots.take(request.address, sum(seat.kind == "bot" for seat in seats))

    async def invitation(self, request: Request) -> Answer:
        """Whether the code of a link still gives a seat: `Invitee`, answered by `Invited`."""
        wanted = await request.json(bodies.Invitee)
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            return json_answer(room.invited(wanted.code))

    async def join(self, request: Request) -> Answer:
        """Take a free seat: `Join`, answered by `Held`."""
        wanted = await request.json(bodies.Join)
        return json_answer(await Seating(self._rooms()).join(request.where["table"], wanted))

    async def renew(self, request: Request) -> Answer:
        """Give a seat a new token: `Renew`, answered by `Held`."""
        wanted = await request.json(bodies.Renew)
        return json_answer(await Seating(self._rooms()).renew(request.where["table"], wanted))

    async def branch(self, request: Request) -> Answer:
        """Go on from a position of a finished match: `Branch`, answered by `TableMade`."""
        wanted = await request.json(bodies.Branch)
        self._new_table(request, wanted.seats)
        return json_answer(await Seating(self._rooms()).branch(request.where["table"], wanted), 201)

    async def coach(self, request: Request) -> Answer:
        """What the coach says of one's last decision: `Coached`."""
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            seat = room.viewer(request.token)
            check_coach(room, seat)
            record = await self._rooms().shell.elsewhere(room.text)
        looked = Looked(record, seat, -1)
        return json_answer(await self._rooms().shell.reviews.run(coached, looked))

    async def again(self, request: Request) -> Answer:
        """Go back to before a move, at a new table: `Again`, answered by `TableMade`."""
        wanted = await request.json(coach_bodies.Again)
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            seat = room.viewer(request.token)
            check_coach(room, seat)
        self._rooms().tables.take(request.address)
        told = await Seating(self._rooms()).again(room, seat, wanted.count)
        return json_answer(told, 201)

    async def table_box(self, request: Request) -> Answer:
        """What is printed on the components of a table: with its own file, as its rules have it."""
        made = (await self._rooms().find(request.where["table"])).room.made
        told = await self._rooms().slowly(printed, made.game, made.parts, made.rules)
        return told.answer(request)

    # Records

    async def upload(self, request: Request) -> Answer:
        """Upload a record, as text; `TableMade` says which table shows it."""
        self._rooms().uploads.take(request.address)
        try:
            text = (await request.body(LARGEST_RECORD)).decode()
        except UnicodeDecodeError as error:
            raise Unreadable("record-none") from error
        return json_answer(await Seating(self._rooms()).upload(text), 201)

    async def record(self, request: Request) -> Answer:
        """The record as a file: all of it once it is over, else what the seat of the token saw."""
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            viewer = room.viewer(request.token)
            over = room.over
            if not over:
                data = await self._rooms().shell.elsewhere(_seen_text, room, viewer)
        if over:  # nothing changes any more, so nobody at the table need wait for this
            data = (await self._rooms().text_of(room)).encode()
        name = f'attachment; filename="{room.game.id}-{room.id}.jsonl"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        return Answer(data, "application/jsonl", 200, headers)

    async def replay(self, request: Request) -> Answer:
        """Positions of the match: `Replay` (`from`, `count`, `seat`)."""
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            viewer = self._viewer(request, room.over, room.viewer)
            past = await self._rooms().shell.elsewhere(Past, room)
        first, count = request.number("from", 0), request.number("count", MOST_FRAMES)
        return (await self._rooms().slowly(replayed, past, viewer, first, count)).answer(request)

    async def review(self, request: Request) -> Answer:
        """What a bot thinks of the moves of a seat, once it is over: `Review` (`seat`)."""
        live = await self._rooms().find(request.where["table"])
        seat, reviews, record = request.number("seat", 0), self._rooms().reviews, ""
        async with self._rooms().hold(live) as room:
            if not room.over:
                raise Refused("not-over")
            if seat >= (seats := len(room.holders.all)):
                raise Refused("no-such-seat", seat=seat + 1, seats=seats)
        if not reviews.knows(room.id, seat):
            self._rooms().new_reviews.take(request.address)
            record = await self._rooms().text_of(room)
        return json_answer(reviews.tell(room.id, seat, record))

    def _viewer(self, request: Request, over: bool, seat_of: Callable[[str], int]) -> int:
        """Whose eyes: one's own while it runs, anybody's when it is over."""
        own = seat_of(request.token)
        wanted = request.query.get("seat", "")
        if not over or not wanted:
            return own
        if wanted == "all":
            return ALL
        seat = request.number("seat", SPECTATOR)
        if seat > SPECTATOR:
            raise Unreadable("unreadable-message")
        return seat

    async def verify(self, request: Request) -> Answer:
        """Check a finished match: `Verified`."""
        live = await self._rooms().find(request.where["table"])
        async with self._rooms().hold(live) as room:
            if not room.over:
                raise Refused("not-over")
        text = await self._rooms().text_of(room)
        return json_answer(await self._rooms().slowly(verified, text))
