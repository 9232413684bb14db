"""What is asked of whole records: replays, checks, and tables that show one.

Records may be long, so all of this is done where `Rooms.slowly` does things; they are sent as
text.
"""

from functools import lru_cache
from typing import Final

import msgspec

from ludoteka.games.registry import KITS, game_by_id
from ludoteka.kernel.faults import Fault, Refused
from ludoteka.kernel.game import View
from ludoteka.kernel.pending import SPECTATOR, Chance
from ludoteka.kernel.record import CHANCE, MOVE, Entry, Record, loads
from ludoteka.table.match import Match
from ludoteka.table.verify import verify
from ludoteka.web import bodies
from ludoteka.web.events import Made
from ludoteka.web.live_room import encoded
from ludoteka.web.pages import Kept
from ludoteka.web.room import Room
from ludoteka.web.telling import Shared, state
from ludoteka.web.viewing import note_message, view_message

ALL: Final = 9
"""The viewer of a finished match to whom everything is shown."""
MOST_FRAMES: Final = 100


class Past:
    """What a replay needs of a table, taken at one moment."""

    def __init__(self, room: Room) -> None:
        if not room.begun:
            raise Refused("not-begun")
        self.record: Final = room.text()
        self.seen: Final = [] if room.over else room.playing().seen[:]
        self.over: Final = room.over


def replayed(past: Past, viewer: int, first: int, count: int) -> Kept:
    """The positions after `first` lines of the record and the following ones, as they are sent."""
    record = loads(past.record)
    match = Match(game_by_id(record.header.game), record.header)
    frames: list[bodies.Frame] = []
    last = min(len(record.entries), first + min(count, MOST_FRAMES) - 1)
    for done in range(last + 1):
        entry = record.entries[done - 1] if done else None
        before = 0
        if entry is not None:
            before = len(match.log)
            match.follow(entry)
        if done >= first:
            seen = entry is None or past.over or bool(past.seen[done - 1] >> viewer & 1)
            frames.append(_frame(match, entry, seen, viewer, done, before))
    told = bodies.Replay(total=len(record.entries), names=record.header.names, frames=frames)
    return Kept(msgspec.json.encode(told), "application/json")


def _frame(
    match: Match, entry: Entry | None, seen: bool, viewer: int, done: int, before: int
) -> bodies.Frame:
    line = entry.plain() if entry is not None else None
    if line is not None and not seen:
        line[2] = None
    notes = [note for note in match.log[before:] if viewer == ALL or note.visible(viewer)]
    return bodies.Frame(
        count=done,
        entry=line,
        view=_shown(match, viewer),
        notes=[note_message(done, note) for note in notes],
    )


def _shown(match: Match, viewer: int) -> bodies.View:
    if viewer != ALL:
        return view_message(match.game, match.view(viewer))
    view = match.view(SPECTATOR)
    whole = View(ALL, match.position, view.waiting, view.prompt, view.about, None, view.over)
    return view_message(match.game, whole)


def verified(text: str) -> bodies.Verified:
    """Whether every move of a finished match was legal and every die fair."""
    record = loads(text)
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


def shown_state(made: Made, viewer: int, since: int, seq: int) -> bytes:
    """What a table that shows a record, and has come to event `seq`, tells who looks at it."""
    room = _followed(msgspec.json.encode(made))
    told = state(room, viewer, Shared(room, 0 if 0 <= since <= seq else -1, 0))
    return encoded(msgspec.structs.replace(told, seq=seq))


@lru_cache(maxsize=2)
def _followed(made: bytes) -> Room:
    room = Room("", msgspec.json.decode(made, type=Made), 0, 0)
    room.follow_record()
    return room


def printed(game: str, parts: str, rules: int) -> Kept:
    """What is printed on the components of a game with a component file, as its rules have it."""
    return Kept(msgspec.json.encode(KITS[game].box(parts, rules)), "application/json")
