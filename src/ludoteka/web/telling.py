"""What a table tells: its state for one viewer, its facts, and its replay."""

from typing import Final

from ludoteka.games.registry import KITS, game_by_id
from ludoteka.kernel.faults import Fault, Refused
from ludoteka.kernel.game import View
from ludoteka.kernel.pending import SPECTATOR, Chance
from ludoteka.kernel.record import CHANCE, MOVE, RESIGN, Entry, Header, Record
from ludoteka.table.fair import commitment, read_seed
from ludoteka.table.match import NOTE_RESIGN, Match
from ludoteka.table.verify import verify
from ludoteka.web import bodies, messages
from ludoteka.web.events import ENCODER
from ludoteka.web.room import Room
from ludoteka.web.store import Summary
from ludoteka.web.viewing import note_message, offers, view_message

ALL: Final = 9
"""The viewer of a finished match to whom everything is shown."""
MOST_FRAMES: Final = 100
TIME: Final = "table-time"
ROUNDS: Final = "table-rounds"
"""Why it is over, where no note of the game says it."""


def table_info(room: Room) -> bodies.TableInfo:
    made = room.made
    promised = "" if made.kind == "record" else commitment(read_seed(made.seed))
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
        begun=room.match is not None,
        over=room.over,
        created=room.created,
    )
    return Summary(room.created, made.public and not room.over, ENCODER.encode(listed).decode())


def state(room: Room, viewer: int, since: int, now: int) -> messages.State:
    """The table for one viewer, with what happened after event `since`."""
    match, over = room.match, room.over
    known = since if -1 <= since <= room.seq else -1
    view = match.view(viewer) if match is not None else None
    asked = view.ask if view is not None else None
    lines = room.entry_marks[known] if known >= 0 else 0
    return messages.State(
        seq=room.seq,
        begun=match is not None,
        over=over,
        decision=room.decision,
        turn=match.asked() if match is not None and not over else -1,
        view=view_message(room.game, view) if view is not None else None,
        offers=offers(room.game, asked.options) if asked is not None else [],
        clocks=room.clocks.shown(now, room.closing(now)),
        can_undo=room.can_undo(viewer),
        begging=room.begging if not over else SPECTATOR,
        may_grant=not over and room.may_grant(viewer),
        entries=match.told_entries(viewer, lines) if match is not None else [],
        count=len(match.entries) if match is not None else 0,
        notes=_notes(room, viewer, known),
        salt=match.header.salt if match is not None else "",
        seed=_seed(room) if over else "",
        ending=_ending(room) if over else None,
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


def _notes(room: Room, viewer: int, since: int) -> list[bodies.Note]:
    if room.match is None:
        return []
    told = []
    for seq in range(since + 1, room.seq + 1):
        begin = room.note_marks[seq - 1] if seq else 0
        for note in room.match.log[begin : room.note_marks[seq]]:
            if note.visible(viewer):
                told.append(note_message(seq, note))
    return told


def _seed(room: Room) -> str:
    return room.closing_seed if room.made.kind == "record" else room.made.seed


class Past:
    """What a replay needs of a table, taken at one moment, so that it can be made in a thread."""

    def __init__(self, room: Room) -> None:
        if room.match is None:
            raise Refused("not-begun")
        self.header: Final[Header] = room.match.header
        self.entries: Final[list[Entry]] = room.match.entries[:]
        self.seen: Final[list[int]] = room.match.seen[:]
        self.over: Final = room.over


def replay(past: Past, viewer: int, first: int, count: int) -> bodies.Replay:
    """The positions after `first` lines of the record and the following ones."""
    match = Match(game_by_id(past.header.game), past.header)
    frames: list[bodies.Frame] = []
    last = min(len(past.entries), first + min(count, MOST_FRAMES) - 1)
    for done in range(last + 1):
        before = 0
        if done:
            before = len(match.log)
            match.follow(past.entries[done - 1])
        if done >= first:
            frames.append(_frame(match, past, viewer, done, before))
    return bodies.Replay(total=len(past.entries), names=past.header.names, frames=frames)


def _frame(match: Match, past: Past, viewer: int, done: int, before: int) -> bodies.Frame:
    entry = past.entries[done - 1].plain() if done else None
    if entry is not None and not past.over and not past.seen[done - 1] >> viewer & 1:
        entry[2] = None
    notes = [note for note in match.log[before:] if viewer == ALL or note.visible(viewer)]
    return bodies.Frame(
        count=done,
        entry=entry,
        view=_shown(match, viewer),
        notes=[note_message(done, note) for note in notes],
    )


def _shown(match: Match, viewer: int) -> bodies.View:
    if viewer != ALL:
        return view_message(match.game, match.view(viewer))
    view = match.view(SPECTATOR)
    whole = View(ALL, match.position, view.waiting, view.prompt, view.about, None, view.over)
    return view_message(match.game, whole)


def verified(room: Room) -> bodies.Verified:
    """Whether every move was legal and every die fair."""
    if not room.over:
        raise Refused("not-over")
    record = room.record()
    kinds = [entry.kind for entry in record.entries]
    code, values = "", dict[str, str | int]()
    draws: list[list[int]] = []
    try:
        draws = _draws(record)
        verify(record)
    except Fault as fault:
        code, values = fault.word, fault.values
    return bodies.Verified(
        good=not code,
        moves=kinds.count(MOVE),
        chances=kinds.count(CHANCE),
        draws=draws,
        commitment=record.header.commitment,
        salt=record.header.salt,
        seed=record.closing.seed if record.closing is not None else "",
        code=code,
        values=values,
    )


def _draws(record: Record) -> list[list[int]]:
    """What chance was asked and what it answered, in order."""
    match = Match(game_by_id(record.header.game), record.header)
    found: list[list[int]] = []
    for entry in record.entries:
        ask = match.pending()
        if entry.kind == CHANCE and isinstance(ask, Chance):
            found.append([int(ask.size), entry.number])
        match.follow(entry)
    return found
