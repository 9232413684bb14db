"""The betting step of Emerald Skulls as a table keeps it, by a clock the tests set (SKULL-7)."""

import pytest

from ludoteka.kernel.faults import Refused
from ludoteka.kernel.pending import Decide
from ludoteka.kernel.record import loads
from ludoteka.table.faults import NotAllowed
from ludoteka.table.verify import verify
from ludoteka.web import bodies
from ludoteka.web.making import made_of
from ludoteka.web.room import Room

MINUTE = 60_000
BET = "bet 4 empty_hands"


def table(*kinds: str, clock: bodies.Clock | None = None, seed: int = 1) -> Room:
    """A table begun at 0."""
    seats = [bodies.SeatWanted(kind=kind, bot="random") for kind in kinds]  # type: ignore[arg-type]
    wanted = bodies.NewTable(
        game="emerald_skulls", seats=seats, clock=clock or bodies.Clock(), seed=seed
    )
    made, _, _ = made_of(wanted)
    return Room("table", made, 0, 0)


def roller_of(room: Room) -> int:
    assert room.match is not None
    return int(room.match.position.roller)


def bettors(room: Room) -> list[int]:
    """The seats from the roller's left on."""
    seats = len(room.holders.all)
    return [(roller_of(room) + place) % seats for place in range(1, seats)]


def prompt(room: Room) -> str:
    assert room.match is not None
    ask = room.match.pending()
    assert isinstance(ask, Decide)
    return ask.prompt


def last_lines(room: Room, count: int) -> list[object]:
    assert room.match is not None
    return [entry.plain() for entry in room.match.entries[-count:]]


# Closing


def test_a_table_without_a_clock_waits_until_the_roller_goes_on() -> None:
    """SKULL-7.8 Who is away for ever passes, in the record as well."""
    room = table("here", "here", "here", "here")
    one, two, three = bettors(room)
    room.move(two, room.decision, "pass", 0, 1000)
    assert not room.time_out(0, MINUTE)
    assert room.waiting() == sorted([one, three])
    room.close(roller_of(room), 0, MINUTE)
    assert prompt(room) == "place"
    assert last_lines(room, 3)[:2] == [["m", seat, "pass"] for seat in sorted([one, three])]


def test_the_roller_must_give_fifteen_seconds() -> None:
    """SKULL-7.8"""
    room = table("here", "here", "here")
    with pytest.raises(Refused, match="close-too-early") as refused:
        room.close(roller_of(room), 0, 14_999)
    assert refused.value.values == {"seconds": 1}
    room.close(roller_of(room), 0, 15_000)


def test_bets_do_not_make_the_fifteen_seconds_longer() -> None:
    """SKULL-7.8 They are counted from the beginning of the step."""
    room = table("here", "here", "here")
    room.move(bettors(room)[0], room.decision, BET, 0, 10_000)
    closing = room.closing(10_000)
    assert closing is not None
    assert closing.left == 5000


def test_each_betting_step_has_its_own_fifteen_seconds() -> None:
    """SKULL-7.8"""
    room = table("here", "here", "here")
    roller = roller_of(room)
    room.close(roller, 0, MINUTE)
    while prompt(room) != "bet":
        moves = [room.game.write(move) for move in room.playing().moves(roller)]
        room.move(roller, room.decision, "roll" if "roll" in moves else moves[0], 0, 2 * MINUTE)
    closing = room.closing(2 * MINUTE)
    assert closing is not None
    assert closing.left == 15_000


def test_only_the_roller_may_go_on() -> None:
    """SKULL-7.8"""
    room = table("here", "here", "here")
    with pytest.raises(Refused, match="close-not-yours"):
        room.close(bettors(room)[0], 0, MINUTE)
    with pytest.raises(Refused, match="only-watching"):
        room.close(8, 0, MINUTE)


def test_where_there_is_a_timer_the_roller_waits_for_it() -> None:
    """SKULL-7.8 It runs out for everybody at once, bots that still think included."""
    room = table("here", "here", "here", "bot", clock=bodies.Clock(race=20))
    assert room.closing(MINUTE) is None
    with pytest.raises(Refused, match="close-by-timer"):
        room.close(roller_of(room), 0, 19_000)
    assert not room.time_out(0, 19_999)
    assert room.time_out(0, 20_000)
    assert room.waiting() == [roller_of(room)]


def test_a_bot_waits_for_everybody() -> None:
    """SKULL-7.8 Whether a person is slow is not for a bot to judge."""
    kinds = ["here", "here", "here"]
    kinds[roller_of(table(*kinds))] = "bot"
    assert table(*kinds).closing(MINUTE) is None


def test_outside_a_betting_step_there_is_nothing_to_close() -> None:
    room = table("here", "here")
    room.close(roller_of(room), 0, MINUTE)
    assert room.closing(MINUTE) is None
    with pytest.raises(Refused, match="nothing-to-close"):
        room.close(roller_of(room), 0, MINUTE)


def test_the_step_closes_when_people_and_bots_have_passed() -> None:
    """SKULL-7.8 Who has passed is not asked again, so everybody is done."""
    kinds = ["bot", "bot", "bot", "bot"]
    person = bettors(table(*kinds))[0]
    kinds[person] = "here"
    room = table(*kinds)
    room.move(person, room.decision, "pass", 0, 0)
    for seat in room.bots_asked():
        room.move_of_bot(seat, "pass", 0, 0)
    assert room.waiting() == [roller_of(room)]
    assert prompt(room) == "place"


def test_the_record_of_closed_steps_holds_good() -> None:
    """A whole match of careful rollers in which nobody else ever answers, told by its log."""
    room = table("here", "here", "here")
    now = 0
    while not room.over:
        now += MINUTE
        if prompt(room) == "bet":
            room.close(roller_of(room), 0, now)
        else:
            seat = room.waiting()[0]
            moves = [room.game.write(move) for move in room.playing().moves(seat)]
            room.move(seat, room.decision, "stop" if "stop" in moves else moves[0], 0, now)
    record = loads(room.text())
    assert record.closing is not None
    assert verify(record).ranks == record.closing.ranks
    again = Room.load("table", [event for event, _ in room.fresh], 0)
    assert again.text() == room.text()


def test_another_server_counts_the_same_seconds() -> None:
    """SKULL-7.8 What comes from the store does not begin the step anew."""
    room = table("here", "here", "here")
    events = [event for event, _ in room.fresh]
    other = Room.load("table", events, 0)
    room.move(bettors(room)[0], room.decision, "pass", 0, 10_000)
    other.follow([event for event, _ in room.fresh][len(events) :], 10_000)
    closing = other.closing(10_000)
    assert closing is not None
    assert closing.left == 5000


# Places


def test_a_bet_is_for_the_place_its_player_saw() -> None:
    """SKULL-7.9 It is not placed lower, and the player may bet again."""
    room = table("here", "here", "here")
    one, two = bettors(room)
    seen = room.decision
    room.move(one, seen, BET, 0, 0)
    with pytest.raises(NotAllowed, match="place-taken"):
        room.move(two, seen, BET, 0, 0)
    assert room.match is not None
    assert list(room.match.position.bettors) == [one]
    room.move(two, seen, "bet 3 final_jewel", 0, 0)
    room.move(two, room.decision, BET, 0, 0)
    assert list(room.match.position.bettors) == [one, two, two]


def test_a_full_bet_is_refused_as_full() -> None:
    """SKULL-7.4 comes before 7.9."""
    room = table("here", "here", "here", "here")
    one, two, three = bettors(room)
    seen = room.decision
    room.move(one, seen, BET, 0, 0)
    room.move(two, room.decision, BET, 0, 0)
    with pytest.raises(NotAllowed, match="bet-full"):
        room.move(three, seen, BET, 0, 0)


def test_a_pass_stands_though_somebody_has_bet() -> None:
    """SKULL-7.1 It does not bind, so nothing is lost."""
    room = table("here", "here", "here")
    one, two = bettors(room)
    seen = room.decision
    room.move(one, seen, BET, 0, 0)
    room.move(two, seen, "pass", 0, 0)
    room.move(two, room.decision, BET, 0, 0)
    assert room.waiting() == sorted([one, two])


def test_the_thought_of_a_bot_is_for_the_place_it_saw() -> None:
    """SKULL-7.9"""
    kinds = ["here", "here", "here"]
    one, two = bettors(table(*kinds))
    kinds[two] = "bot"
    room = table(*kinds)
    seen = room.decision
    room.move(one, seen, BET, 0, 0)
    assert not room.still_good(two, seen, BET)
    assert room.still_good(two, seen, "bet 3 final_jewel")
    assert room.still_good(two, room.decision, BET)


def test_the_thought_of_a_bot_is_not_for_a_bet_that_is_full_by_then() -> None:
    """SKULL-7.4"""
    kinds = ["here", "here", "here", "here"]
    one, two, three = bettors(table(*kinds))
    kinds[three] = "bot"
    room = table(*kinds)
    seen = room.decision
    room.move(one, room.decision, BET, 0, 0)
    room.move(two, room.decision, BET, 0, 0)
    assert not room.still_good(three, seen, BET)


def test_the_thought_of_a_bot_is_not_for_the_next_betting_step() -> None:
    """SKULL-7.9 What it saw there it has not seen here."""
    kinds = ["here", "here", "here"]
    two = bettors(table(*kinds))[1]
    kinds[two] = "bot"
    room = table(*kinds)
    roller, seen = roller_of(room), room.decision
    room.close(roller, 0, MINUTE)
    while prompt(room) != "bet":
        moves = [room.game.write(move) for move in room.playing().moves(roller)]
        room.move(roller, room.decision, "roll" if "roll" in moves else moves[0], 0, MINUTE)
    assert not room.still_good(two, seen, "pass")


# Clocks


def test_the_clock_of_a_seat_runs_while_it_is_asked() -> None:
    """SKULL-7.8 And stops when it has answered."""
    room = table("here", "here", "here", clock=bodies.Clock(kind="game", seconds=100))
    one, two = bettors(room)
    assert room.clocks.shown(5000, None).running == sorted([one, two])
    room.move(one, room.decision, "pass", 0, 10_000)
    shown = room.clocks.shown(30_000, None)
    assert shown.running == [two]
    assert (shown.left[one], shown.left[two]) == (90_000, 70_000)
    assert shown.left[roller_of(room)] == 100_000


def test_who_runs_out_of_time_in_a_race_is_played_by_a_bot() -> None:
    """SKULL-7.8 No clock stops for ever."""
    clock = bodies.Clock(kind="move", seconds=30, expiry="bot")
    room = table("here", "here", "here", clock=clock)
    assert room.time_out(0, 30_000)
    assert room.bots_asked() == sorted(bettors(room))
    assert not room.time_out(0, 30_000)


def test_several_may_resign_at_once() -> None:
    clock = bodies.Clock(kind="move", seconds=30, expiry="resign")
    room = table("here", "here", "here", clock=clock)
    assert room.time_out(0, 30_000)
    assert room.resigned() == set(bettors(room))


def test_a_race_without_a_timer_keeps_no_table_in_memory() -> None:
    assert not table("here", "here", "here").clocks.ticking
    assert table("here", "here", "here", clock=bodies.Clock(race=20)).clocks.ticking
