"""Where people get a table or a seat: new tables, invitations, rematches, and one's own tables."""

from typing import Final

from ludoteka.kernel.faults import Fault, Refused
from ludoteka.web import bodies, puzzle_bodies
from ludoteka.web.coaching import again_of
from ludoteka.web.events import new_token
from ludoteka.web.live_room import LiveRoom
from ludoteka.web.making import branch_of, made_of, record_of, rematch_of
from ludoteka.web.puzzles import table_of
from ludoteka.web.room import Room
from ludoteka.web.rooms import Rooms


class Seating:
    """Makes tables among those of a server, and lets people take their seats."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms: Final = rooms

    async def make(self, wanted: bodies.NewTable) -> bodies.TableMade:
        parts = bool(wanted.parts)
        made = await self._rooms.slowly(made_of, wanted) if parts else made_of(wanted)
        return await self._rooms.open_new(*made)

    async def branch(self, id: str, wanted: bodies.Branch) -> bodies.TableMade:
        async with self._rooms.hold(await self._rooms.find(id)) as room:
            if not room.over:
                raise Refused("not-over")
        text = await self._rooms.text_of(room)
        made, held, codes = await self._rooms.slowly(branch_of, id, text, wanted)
        return await self._rooms.open_new(made, held, codes)

    async def open_puzzle(
        self, game: str, id: str, wanted: puzzle_bodies.PuzzleTable
    ) -> bodies.TableMade:
        return await self._rooms.open_new(*await self._rooms.slowly(table_of, game, id, wanted))

    async def again(self, room: Room, seat: int, count: int) -> bodies.TableMade:
        return await self._rooms.open_new(*again_of(room, seat, count))

    async def upload(self, text: str) -> bodies.TableMade:
        return await self._rooms.open_new(await self._rooms.slowly(record_of, text), [], [])

    async def join(self, id: str, wanted: bodies.Join) -> bodies.Held:
        live, token = await self._rooms.find(id), wanted.token or new_token()
        seat = await self._rooms.change(
            live, lambda room, at, now: room.join(wanted, token, at, now)
        )
        return bodies.Held(seat=seat, token=token)

    async def renew(self, id: str, wanted: bodies.Renew) -> bodies.Held:
        """Another token for a seat; whoever is connected by the old one is shown out."""
        live, new = await self._rooms.find(id), wanted.new or new_token()
        old = wanted.token
        seat = await self._rooms.change(live, lambda room, at, now: room.renew(old, new, at, now))
        return bodies.Held(seat=seat, token=new)

    async def rematch(self, live: LiveRoom, by: int) -> None:
        """The same again at a new table; asked twice, there is still one."""
        async with self._rooms.hold(live) as room:
            if room.next:
                return
            made = await self._rooms.open_new(rematch_of(room), [], [])
            await self._rooms.change_held(
                live, lambda room, at, now: room.follow_on(by, made.table, at, now)
            )

    async def decline(self, live: LiveRoom, seat: int) -> None:
        """Not again."""
        if not live.room.next:
            raise Refused("no-rematch")
        following = await self._rooms.find(live.room.next)
        await self._rooms.change(following, lambda room, at, now: room.decline(seat, at, now))

    async def mine(self, seats: list[bodies.MySeat]) -> list[bodies.MyTable]:
        """How the tables stand where somebody holds a seat."""
        told: list[bodies.MyTable] = []
        for each in seats:
            try:
                room = (await self._rooms.find(each.table)).room
                seat = room.holders.seat_of(each.token)
                offer = await self._offer(room, seat)
            except Fault:
                continue
            told.append(
                bodies.MyTable(
                    table=room.id,
                    seat=seat,
                    names=room.holders.names(),
                    ranks=room.ranks(),
                    begun=room.begun,
                    over=room.over,
                    asked=seat in room.waiting() and not room.holders[seat].bot,
                    offer=offer,
                    offer_by=room.holders[room.next_by].name if offer else "",
                )
            )
        return told

    async def _offer(self, room: Room, seat: int) -> str:
        """The rematch that a seat is offered and has not answered yet."""
        if not room.next or room.next_by == seat:
            return ""
        following = (await self._rooms.find(room.next)).room
        return following.id if following.holders[seat].coming == "awaited" else ""
