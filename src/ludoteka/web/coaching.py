"""The coach of one person among bots, or of all people at a table who agreed to one: what the last
move lost; who is alone may go back to before it."""

from typing import Final

from ludoteka.bots.hint import compare, reason_for
from ludoteka.bots.levels import hurried, reviewer
from ludoteka.bots.review import Choice, choices
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.kernel.record import loads
from ludoteka.table.fair import new_seed
from ludoteka.web import bodies, coach_bodies
from ludoteka.web.events import Made, SeatMade, hashed, new_token
from ludoteka.web.reviews import Looked
from ludoteka.web.room import Room
from ludoteka.web.viewing import offers

LEAST: Final = 0.05
"""The share of the win that a move must lose before the coach says anything."""
SECONDS: Final = 0.8
"""For a thought; there may be two about a move."""
SEED: Final = 1


def coached(looked: Looked) -> coach_bodies.Coached:
    """What the coach says of the last decision of a seat. Runs where `Thinkers` run things."""
    told = loads(looked.record)
    game = game_by_id(told.header.game)
    last: Choice | None = None
    for choice in choices(game, told, looked.seat):
        last = choice
    if last is None:
        return coach_bodies.Coached(count=0, best=None, share=0.0, best_share=0.0, reason="")
    adviser = hurried(reviewer(game.id), game.id, SECONDS)
    best, own = compare(game, last.view, SEED + last.line, last.played, adviser)
    lost = best.share - own.share >= LEAST
    return coach_bodies.Coached(
        count=last.line - 2,
        best=offers(game, [best.move])[0] if lost else None,
        share=own.share,
        best_share=best.share,
        reason=reason_for(game, last.view, best, [best, own], SEED) if lost else "",
    )


def check_coach(room: Room, seat: int) -> None:
    """The coach is for those who play here."""
    if not room.coached:
        raise Refused("no-coach")
    if seat == SPECTATOR:
        raise Refused("only-watching")
    room.playing()


def again_of(
    room: Room, seat: int, count: int
) -> tuple[Made, list[bodies.Held], list[tuple[int, str]]]:
    """The same table from an earlier position, with dice of its own."""
    check_coach(room, seat)
    if room.holders.seated() - {seat}:
        raise Refused("again-alone")
    entries = room.playing().entries
    if count >= len(entries):
        raise Refused("no-such-position", count=count, most=len(entries))
    token = new_token()
    made = room.made
    seats = [
        SeatMade(name=holder.name, token=hashed(token))
        if place == seat
        else SeatMade(name=holder.name, bot=holder.bot)
        for place, holder in enumerate(room.holders.all)
    ]
    again = Made(
        game=made.game,
        rules=made.rules,
        options=made.options,
        parts=made.parts,
        seats=seats,
        clock=made.clock,
        public=False,
        seed=new_seed().hex(),
        salt="",
        fair=False,
        entries=[entry.plain() for entry in entries[:count]],
        source=room.id,
        source_count=count,
        manners=made.manners,
    )
    return again, [bodies.Held(seat=seat, token=token)], []
