"""A table in memory: it keeps who sits where, and leaves the match to the match."""

from collections.abc import Callable

import pytest

from ludoteka.games.registry import GAMES, KITS
from ludoteka.kernel.faults import Refused
from ludoteka.web import bodies
from ludoteka.web.making import branch_of, made_of, rematch_of
from ludoteka.web.room import Room
from ludoteka.web.telling import Shared, state

GAME = "sandwich_wars"


def people(count: int) -> list[bodies.SeatWanted]:
    return [bodies.SeatWanted(kind="here", name=f"person {seat}") for seat in range(count)]


def new_room(seats: int) -> Room:
    wanted = bodies.NewTable(game=GAME, seats=people(seats), seed=3)
    return Room("table", made_of(wanted)[0], 0, 0)


def play(room: Room, most: int = 100_000) -> None:
    """Whoever is asked makes the first move of the list."""
    for _ in range(most):
        if room.over:
            return
        seat = room.waiting()[0]
        move = room.game.write(room.playing().moves(seat)[0])
        if room.holders[seat].bot:
            room.move_of_bot(seat, move, 0, 0)
        else:
            room.move(seat, room.decision, move, 0, 0)


def test_a_bot_that_takes_over_is_told_of_and_its_seat_is_no_persons() -> None:
    room = new_room(2)
    seat = room.waiting()[0]
    room.replace(seat, seat, "random", False, 0, 0)
    assert [note.word for note in room.playing().log].count("table-bot") == 1
    move = room.game.write(room.playing().moves(seat)[0])
    deeds: list[Callable[[], None]] = [
        lambda: room.move(seat, room.decision, move, 0, 0),
        lambda: room.undo(seat, room.decision, 0, 0),
        lambda: room.resign(seat, 0, 0),
        lambda: room.why(seat, move),
    ]
    for deed in deeds:
        with pytest.raises(Refused, match="seat-of-bot"):
            deed()
    room.move_of_bot(seat, move, 0, 0)
    assert room.playing().bots == [None, None], "bots of the server think elsewhere"
    again = Room.load("table", [event for event, _ in room.fresh], 0)
    assert again.playing().fingerprint() == room.playing().fingerprint()
    assert again.playing().log == room.playing().log


def test_who_has_resigned_before_a_branch_is_played_by_a_bot_in_it() -> None:
    room = new_room(3)
    seat = room.waiting()[0]
    room.resign(seat, 0, 0)
    count = len(room.playing().entries)
    play(room)
    made, _, _ = branch_of(room.id, room.text(), bodies.Branch(count=count, seats=people(3)))
    branch = Room("branch", made, 0, 0)
    assert branch.waiting() == branch.bots_asked() == [seat]
    play(branch, 5)
    assert len(branch.playing().entries) > count


def test_a_rematch_waits_for_all_and_bots_come_when_all_who_came_agree() -> None:
    """Also after it was read from the store."""
    before = new_room(3)
    play(before)
    room = Room("rematch", rematch_of(before), 0, 0)
    room.sit(0, 0, 0)
    room.sit(1, 0, 0)
    room.sit(1, 0, 0)
    assert room.match is None
    with pytest.raises(Refused, match="seat-awaited"):
        room.replace(0, 2, "", False, 0, 0)
    room.replace(0, 2, "", True, 0, 0)
    assert room.infos(set())[2].agreed == [0]
    assert room.match is None
    room = Room.load("rematch", [event for event, _ in room.fresh], 0)
    room.replace(1, 2, "", True, 0, 0)
    assert room.match is not None
    assert [info.kind for info in room.infos(set())] == ["person", "person", "bot"]
    room.take_back(2, 0, 0)
    assert room.infos(set())[2].coming == ""


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_why(game: str) -> None:
    seats = 2 if 2 in GAMES[game].seats else GAMES[game].seats[0]
    wanted = bodies.NewTable(game=game, seats=people(seats), seed=4)
    room = Room("table", made_of(wanted)[0], 0, 0)
    assert state(room, 0, Shared(room, -1, 0)).ending is None
    play(room)
    ending = state(room, 0, Shared(room, -1, 0)).ending
    assert ending is not None
    assert ending.word in (KITS[game].endings or ["table-rounds"])
    assert set(KITS[game].endings) <= set(GAMES[game].words.notes)


def test_the_end_says_who_resigned_and_who_ran_out_of_time() -> None:
    room = new_room(2)
    room.resign(1, 0, 0)
    ending = state(room, 0, Shared(room, -1, 0)).ending
    assert ending is not None
    assert (ending.word, ending.args) == ("table-resign", [1])
    clock = bodies.Clock(kind="move", seconds=5, expiry="resign")
    wanted = bodies.NewTable(game=GAME, seats=people(2), clock=clock)
    room = Room("table", made_of(wanted)[0], 0, 0)
    seat = room.waiting()[0]
    assert room.time_out(0, 5000)
    for told in (room, Room.load("table", [event for event, _ in room.fresh], 5000)):
        ending = state(told, 0, Shared(told, -1, 5000)).ending
        assert ending is not None
        assert (ending.word, ending.args) == ("table-time", [seat])
