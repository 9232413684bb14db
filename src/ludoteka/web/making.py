"""New tables: asked for, branched from a record, uploaded, or played again."""

from typing import Any, Final

from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.options import choose_options
from ludoteka.kernel.record import Record, loads
from ludoteka.table.fair import new_seed, seed_from
from ludoteka.table.match import Match
from ludoteka.web import bodies
from ludoteka.web.events import Made, SeatMade, hashed, new_token
from ludoteka.web.holders import bot_name, clean
from ludoteka.web.room import Room

MOST_PARTS: Final = 40_000
"""Characters of a component file without its comments, twice as many as the longest of ours has."""


def made_of(wanted: bodies.NewTable) -> tuple[Made, list[bodies.Held], list[tuple[int, str]]]:
    """The first event of a new table, who holds what, and the codes of the free seats."""
    game, parts = game_by_id(wanted.game), tidied(wanted.parts)
    options = choose_options(game.option_list, dict(wanted.options)).with_parts(wanted.parts)
    game.start(len(wanted.seats), options, SILENT)
    manners = wanted.manners or _usual(wanted)
    if manners.coach and _people(wanted) > 1:
        raise Refused("coach-alone")
    seats, held, codes = _seats(wanted.seats, game)
    seed = new_seed() if wanted.seed is None else seed_from(wanted.seed)
    made = Made(
        game=game.id,
        rules=game.rules,
        options=options.values,
        parts=parts,
        seats=seats,
        clock=_checked(wanted.clock),
        public=wanted.public,
        seed=seed.hex(),
        salt=clean(wanted.salt),
        fair=wanted.seed is None,
        manners=manners,
    )
    return made, held, codes


def tidied(parts: str) -> str:
    """A component file without its comments, since whoever opens the table reads it again. One with
    strings of several lines stays as it is: they may have lines that only look like comments."""
    if '"""' not in parts and "'''" not in parts:
        lines = [line.strip(" \t\r") for line in parts.split("\n")]
        parts = "\n".join(line for line in lines if line and not line.startswith("#"))
    if len(parts) > MOST_PARTS:
        raise Refused("too-large", most=MOST_PARTS // 1000)
    return parts


def _usual(wanted: bodies.NewTable) -> bodies.Manners:
    """Among people with clocks nobody is helped and nothing is taken back unasked."""
    strict = _people(wanted) > 1 and wanted.clock.kind != "none"
    return bodies.Manners(undo="ask", hints=False) if strict else bodies.Manners()


def _people(wanted: bodies.NewTable) -> int:
    return sum(seat.kind != "bot" for seat in wanted.seats)


def branch_of(
    table: str, text: str, wanted: bodies.Branch
) -> tuple[Made, list[bodies.Held], list[tuple[int, str]]]:
    """Go on from a position of the finished match of a table. Its dice were another table's: not
    verified. What was taken back before does not come along."""
    record = loads(text)
    header = record.header
    game = game_by_id(header.game)
    if len(wanted.seats) != header.seats:
        low, high = game.seats[0], game.seats[-1]
        raise Unreadable("wrong-seats", seats=len(wanted.seats), low=low, high=high)
    if wanted.count > len(record.entries):
        raise Refused("no-such-position", count=wanted.count, most=len(record.entries))
    standing = Record(header, record.entries[: wanted.count], None).standing()
    entries = [entry for _, entry in standing]
    if Match(game, header, entries).over() is not None:
        raise Refused("match-over")
    seats, held, codes = _seats(wanted.seats, game)
    made = Made(
        game=game.id,
        rules=header.rules,
        options=header.options.values,
        parts=tidied(header.options.parts),
        seats=seats,
        clock=_checked(wanted.clock),
        public=False,
        seed=new_seed().hex(),
        salt="",
        fair=False,
        entries=[entry.plain() for entry in entries],
        source=table,
        source_count=wanted.count,
    )
    return made, held, codes


def record_of(text: str) -> Made:
    """A table that shows an uploaded record; `Unreadable` names its first wrong line."""
    record = loads(text)
    header = record.header
    game = game_by_id(header.game)
    Match(game, header, record.entries)
    return Made(
        game=game.id,
        rules=header.rules,
        options=header.options.values,
        parts=header.options.parts,
        seats=[SeatMade(name=clean(name)) for name in header.names],
        clock=bodies.Clock(),
        public=False,
        seed="",
        salt="",
        fair=record.closing is not None,
        kind="record",
        record=record.dumps(),
    )


def rematch_of(room: Room) -> Made:
    """The same table again; whoever held a seat holds it with the same token and is awaited."""
    if not room.over:
        raise Refused("not-over")
    room.playing()
    seats = []
    for holder in room.holders.all:
        bot = "" if holder.token else holder.bot
        seats.append(
            SeatMade(
                name=holder.name,
                face=holder.face,
                bot=bot,
                token=holder.token,
                code=holder.code,
                awaited=bool(holder.token),
            )
        )
    made = room.made
    return Made(
        game=made.game,
        rules=room.game.rules,
        options=made.options,
        parts=made.parts,
        seats=seats,
        clock=made.clock,
        public=made.public,
        seed=new_seed().hex(),
        salt="",
        fair=True,
        manners=made.manners,
    )


def _seats(
    wanted: list[bodies.SeatWanted], game: Game[Any]
) -> tuple[list[SeatMade], list[bodies.Held], list[tuple[int, str]]]:
    seats: list[SeatMade] = []
    held: list[bodies.Held] = []
    codes: list[tuple[int, str]] = []
    for seat, each in enumerate(wanted):
        name = clean(each.name)
        secret = new_token()
        if each.kind == "bot":
            seats.append(SeatMade(name=name, bot=bot_name(each.bot, game)))
        elif each.kind == "link":
            seats.append(SeatMade(name=name, code=hashed(secret)))
            codes.append((seat, secret))
        else:
            seats.append(SeatMade(name=name, face=each.face, token=hashed(secret)))
            held.append(bodies.Held(seat=seat, token=secret))
    return seats, held, codes


def _checked(clock: bodies.Clock) -> bodies.Clock:
    if clock.kind != "none" and clock.seconds < 1:
        raise Unreadable("clock-without-time")
    return clock
