"""What is made once for several viewers is what each would have been told alone."""

import json
import random
from typing import Any

import msgspec
import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game, State
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import EVERYBODY, SPECTATOR
from ludoteka.web.bodies import NewTable, SeatWanted
from ludoteka.web.live_room import encoded
from ludoteka.web.making import made_of
from ludoteka.web.room import Room
from ludoteka.web.telling import Shared, state
from ludoteka.web.viewing import view_message

MOVES = 60
TABLES = [
    pytest.param(game, seats, options, id=f"{game.id}-{seats}-{number}")
    for game in GAMES.values()
    for seats in game.seats
    for number, options in enumerate(game.option_sets(seats))
    if seats in (game.seats[0], game.seats[-1])
]


def opened(game: Game[Any], seats: int, options: Options) -> Room:
    chosen = {each.id: options[each.id] for each in game.option_list}
    here = [SeatWanted(kind="here") for _ in range(seats)]
    made, _, _ = made_of(NewTable(game=game.id, seats=here, options=chosen, seed=seats))
    return Room("table", made, 0, 0)


def told(room: Room, viewer: int, shared: Shared) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(encoded(state(room, viewer, shared)))
    return message


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_each_is_told_what_they_would_be_told_alone(
    game: Game[Any], seats: int, options: Options
) -> None:
    room, rng = opened(game, seats, options), random.Random(seats)
    for _ in range(MOVES):
        if room.over:
            break
        seat = rng.choice(room.waiting())
        assert room.match is not None
        move = rng.choice(room.match.moves(seat))
        since = room.seq
        room.move(seat, room.decision, game.write(move), 0, 0)
        viewers = [*range(seats), SPECTATOR]
        rng.shuffle(viewers)
        together = Shared(room, since, 0)
        for viewer in viewers:
            message = told(room, viewer, together)
            assert message == told(room, viewer, Shared(room, since, 0))
            whole = view_message(game, room.match.view(viewer))
            assert message["view"] == json.loads(msgspec.json.encode(whole))
            lines = room.match.told_entries(viewer)[room.marks(since)[0] :]
            assert message["entries"] == lines
            notes = room.match.notes(viewer, room.marks(since)[1])
            assert [each[1:] for each in message["notes"]] == [
                [note.word, list(note.args)] for note in notes
            ]


def test_a_game_that_does_not_say_from_whom_it_hides_shares_no_position() -> None:
    assert State([]).unseen_by() == EVERYBODY
