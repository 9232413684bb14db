"""What a table tells: its state for one viewer, and its facts."""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ludoteka.games.bodies import ready
from ludoteka.games.registry import KITS
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.pending import EVERYBODY, SPECTATOR
from ludoteka.kernel.record import RESIGN
from ludoteka.table.fair import commitment, read_seed
from ludoteka.table.match import NOTE_RESIGN
from ludoteka.web import bodies, messages
from ludoteka.web.events import ENCODER
from ludoteka.web.room import Room
from ludoteka.web.store import Summary
from ludoteka.web.viewing import note_message, ready_offers, view_message

TIME: Final = "table-time"
ROUNDS: Final = "table-rounds"
"""Why it is over, where no note of the game says it."""


def table_info(room: Room) -> bodies.TableInfo:
    made = room.made
    promised = "" if room.shows_record else commitment(read_seed(made.seed))
    return bodies.TableInfo(
        id=room.id,
        game=made.game,
        kind=made.kind,
        options=made.options,
        own_parts=bool(made.parts),
        clock=made.clock,
        manners=made.manners,
        public=made.public,
        created=room.created,
        rules=made.rules,
        commitment=promised,
        fair=made.fair,
        source=made.source,
        source_count=made.source_count,
        next=room.next,
        next_by=room.next_by,
    )


def summary(room: Room) -> Summary:
    """The table in the list of public ones."""
    made = room.made
    listed = bodies.Listed(
        id=room.id,
        game=made.game,
        options=made.options,
        clock=made.clock,
        seats=room.infos(set()),
        begun=room.begun,
        over=room.over,
        created=room.created,
    )
    return Summary(room.created, made.public and not room.over, ENCODER.encode(listed).decode())


class Shared:
    """What several viewers are told alike of a table after event `since`: it is made once. `state`
    is what somebody is told who looks on and sees nothing; see `state` for all others."""

    def __init__(self, room: Room, since: int, now: int) -> None:
        match, over = room.match, room.over
        self.since: Final = since if -1 <= since <= room.seq else -1
        self.lines, told = room.marks(self.since)
        self.undoer: Final = room.undoer if not over else -1
        seen = [note.seen for note in match.log[told:]] if match is not None else []
        self.open_notes: Final = seen.count(EVERYBODY) == len(seen)
        seen = match.seen[self.lines :] if match is not None else []
        self.open_entries: Final = seen.count(EVERYBODY) == len(seen)
        self.state: Final = messages.State(
            seq=room.seq,
            begun=match is not None,
            over=over,
            decision=match.decision if match is not None else 0,
            turn=match.asked() if match is not None and not over else -1,
            view=None,
            offers=[],
            clocks=room.clocks.shown(now, room.closing(now)),
            can_undo=False,
            begging=room.begging if not over else SPECTATOR,
            may_grant=False,
            coaching=sorted(room.coaching),
            coach=room.coached,
            entries=match.told_entries(SPECTATOR, self.lines) if match is not None else [],
            count=len(match.entries) if match is not None else 0,
            notes=_notes(room, self.since, SPECTATOR),
            salt=match.header.salt if match is not None else "",
            seed=_seed(room) if over else "",
            ending=_ending(room) if over else None,
        )
        self._unseen_by: Final = match.position.unseen_by() if match is not None else 0
        self._positions: Final[dict[int, msgspec.Raw]] = {}

    def position(self, game: Game[Any], view: View[Any]) -> msgspec.Raw:
        """The JSON of a position: all to whom no card is unknown are shown the same."""
        whose = view.viewer if self._unseen_by >> view.viewer & 1 else -1
        known = self._positions.get(whose)
        if known is None:
            known = self._positions[whose] = ready(game.encode(view.position))
        return known


def state(room: Room, viewer: int, shared: Shared) -> messages.State:
    """The table for one viewer. Parts of it are JSON already."""
    match, game = room.match, room.game
    if match is None:
        return replace(shared.state)
    view = match.view(viewer)
    told = replace(
        shared.state,
        view=view_message(game, view, shared.position(game, view)),
        offers=ready_offers(game, view.ask.options) if view.ask is not None else [],
        can_undo=viewer == shared.undoer,
    )
    if told.begging != SPECTATOR:
        told.may_grant = room.may_grant(viewer)
    if not shared.open_entries:
        told.entries = match.told_entries(viewer, shared.lines)
    if not shared.open_notes:
        told.notes = _notes(room, shared.since, viewer)
    return told


def _ending(room: Room) -> bodies.Note | None:
    """Why it is over."""
    match = room.match
    if match is None:
        return None
    last = match.entries[-1] if match.entries else None
    if last is not None and last.kind == RESIGN:
        return bodies.Note(room.seq, TIME if last.seat in room.late else NOTE_RESIGN, [last.seat])
    words = KITS[room.game.id].endings if room.game.id in KITS else ()
    said = [note for note in match.log if note.word in words]
    return note_message(room.seq, said[-1]) if said else bodies.Note(room.seq, ROUNDS, [])


def _notes(room: Room, since: int, viewer: int) -> list[bodies.Note]:
    """What happened after an event, as far as the viewer may know."""
    if room.match is None:
        return []
    found, done = [], room.marks(since)[1]
    for seq in range(since + 1, room.seq + 1):
        before, done = done, room.marks(seq)[1]
        new = room.match.log[before:done]
        found += [bodies.Note(seq, n.word, [*n.args]) for n in new if n.seen >> viewer & 1]
    return found


def _seed(room: Room) -> str:
    return room.closing_seed if room.shows_record else room.made.seed
