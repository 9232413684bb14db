"""What a table tells: its state for one viewer, and its facts."""

from typing import Any, Final

import msgspec

from ludoteka.games.registry import KITS
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import Note
from ludoteka.kernel.pending import EVERYBODY, SPECTATOR
from ludoteka.kernel.record import RESIGN
from ludoteka.table.fair import commitment, read_seed
from ludoteka.table.match import NOTE_RESIGN, Match
from ludoteka.web import bodies, messages
from ludoteka.web.events import ENCODER
from ludoteka.web.room import Room
from ludoteka.web.store import Summary
from ludoteka.web.viewing import note_message, ready, ready_offers, view_message

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
    """What several viewers are told alike of a table after event `since`: it is made once."""

    def __init__(self, room: Room, since: int, now: int) -> None:
        match, over = room.match, room.over
        known = since if -1 <= since <= room.seq else -1
        self.lines: Final = room.marks(known)[0]
        self.over: Final = over
        self.decision: Final = room.decision
        self.turn: Final = match.asked() if match is not None and not over else -1
        self.clocks: Final = room.clocks.shown(now, room.closing(now))
        self.begging: Final = room.begging if not over else SPECTATOR
        self.coaching: Final = sorted(room.coaching)
        self.coach: Final = room.coached
        self.count: Final = len(match.entries) if match is not None else 0
        self.notes: Final = _notes(room, known)
        self.open_notes: Final = _open_notes(self.notes)
        self.open_entries: Final = _open_entries(match, self.lines)
        self.undoer: Final = room.undoer
        self.salt: Final = match.header.salt if match is not None else ""
        self.seed: Final = _seed(room) if over else ""
        self.ending: Final = _ending(room) if over else None
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
    match, game, over = room.match, room.game, shared.over
    view = match.view(viewer) if match is not None else None
    asked = view.ask if view is not None else None
    entries: Any = shared.open_entries
    if entries is None:
        entries = match.told_entries(viewer, shared.lines) if match is not None else []
    notes: Any = shared.open_notes
    if notes is None:
        notes = [note_message(*each) for each in shared.notes if each[1].visible(viewer)]
    return messages.State(
        seq=room.seq,
        begun=match is not None,
        over=over,
        decision=shared.decision,
        turn=shared.turn,
        view=view_message(game, view, shared.position(game, view)) if view is not None else None,
        offers=ready_offers(game, asked.options) if asked is not None else [],
        clocks=shared.clocks,
        can_undo=viewer == shared.undoer,
        begging=shared.begging,
        may_grant=shared.begging != SPECTATOR and room.may_grant(viewer),
        coaching=shared.coaching,
        coach=shared.coach,
        entries=entries,
        count=shared.count,
        notes=notes,
        salt=shared.salt,
        seed=shared.seed,
        ending=shared.ending,
    )


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


def _notes(room: Room, since: int) -> list[tuple[int, Note]]:
    """What happened, and as part of which event."""
    if room.match is None:
        return []
    found, done = [], room.marks(since)[1]
    for seq in range(since + 1, room.seq + 1):
        before, done = done, room.marks(seq)[1]
        found += [(seq, note) for note in room.match.log[before:done]]
    return found


def _open_notes(notes: list[tuple[int, Note]]) -> msgspec.Raw | None:
    """If everybody may know all of them, they are told alike."""
    if any(note.seen != EVERYBODY for _, note in notes):
        return None
    return ready([(seq, note.word, note.args) for seq, note in notes])


def _open_entries(match: Match | None, since: int) -> msgspec.Raw | None:
    if match is None or any(mask != EVERYBODY for mask in match.seen[since:]):
        return None
    return ready(match.told_entries(SPECTATOR, since))


def _seed(room: Room) -> str:
    return room.closing_seed if room.shows_record else room.made.seed
