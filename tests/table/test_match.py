"""A running match: authority, decision numbers, undo, resigning, bots."""

import json
import pickle
from typing import Any

import pytest

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.game import View
from ludoteka.kernel.pending import SPECTATOR, Decide, Move
from ludoteka.kernel.record import loads, replay
from ludoteka.kernel.rng import Rng
from ludoteka.table.fair import commitment, seed_from
from ludoteka.table.faults import NotAllowed
from ludoteka.table.match import Match
from ludoteka.table.verify import verify
from table.toy import TOY

CLASH = GAMES["clash"]


def clash(seed: int = 5, **options: str) -> Match:
    return Match.new(CLASH, 2, CLASH.options(**options), [None, None], seed=seed_from(seed))


def toy(seats: int) -> Match:
    return Match.new(TOY, seats, TOY.options(), [None] * seats, seed=seed_from(1))


def say(match: Match, text: str) -> None:
    match.submit(match.asked(), match.decision, text)


def opened() -> Match:
    """Jihad has placed Mustafa; McWorld has placed President and is asked about its effect."""
    match = clash()
    say(match, "place mustafa c2 jihad")
    say(match, "place president b1 mcworld")
    return match


def finish(match: Match) -> None:
    while match.over() is None:
        match.submit(match.asked(), match.decision, match.moves(match.asked())[0])


def test_the_commitment_is_in_the_record_before_the_first_move_and_the_seed_is_not() -> None:
    match = clash()
    told = json.dumps(match.told(0))
    assert commitment(seed_from(5)) in told
    assert match.seed.hex() not in told
    assert match.seed.hex() not in match.record().dumps()


def test_the_seed_is_revealed_at_the_end() -> None:
    match = clash(match="single")
    finish(match)
    assert match.told(SPECTATOR)[-1] == match.record().closing.plain()  # type: ignore[union-attr]
    assert match.seed.hex() in json.dumps(match.told(SPECTATOR))


def test_a_late_click_is_refused_and_changes_nothing() -> None:
    match = clash()
    seat, decision = match.asked(), match.decision
    match.submit(seat, decision, "place mustafa c2 jihad")
    before = match.fingerprint()
    with pytest.raises(Refused, match="late-decision"):
        match.submit(match.asked(), decision, "place president b1 mcworld")
    assert match.fingerprint() == before


def test_a_click_from_before_an_undo_is_late() -> None:
    match = clash()
    say(match, "place mustafa c2 jihad")
    decision = match.decision
    match.undo(1)
    assert match.decision > decision
    with pytest.raises(Refused, match="late-decision"):
        match.submit(1, 0, "place mustafa c2 jihad")


def test_only_the_seat_that_is_asked_may_answer() -> None:
    match = clash()
    before = match.fingerprint()
    with pytest.raises(NotAllowed) as caught:
        match.submit(1 - match.asked(), match.decision, "place mustafa c2 jihad")
    assert caught.value.refusal.word == "not-your-turn"
    assert match.fingerprint() == before
    assert match.decision == 0


def test_a_forbidden_move_is_refused_with_its_clause() -> None:
    match = opened()
    with pytest.raises(NotAllowed) as caught:
        say(match, "target a3")
    assert caught.value.refusal.clause == "CLASH-4.4"
    again = pickle.loads(pickle.dumps(caught.value))
    assert (str(again), again.values) == (str(caught.value), caught.value.values)


def test_what_is_no_move_is_unreadable_as_text_and_as_value() -> None:
    match = clash()
    with pytest.raises(Unreadable):
        say(match, "castle")
    with pytest.raises(Unreadable):
        match.submit(match.asked(), match.decision, Move("place", 99, 99, 99))


def test_a_person_cannot_answer_for_a_bot() -> None:
    bots = [RandomBot(CLASH), RandomBot(CLASH)]
    match = Match.new(CLASH, 2, CLASH.options(), bots, seed=seed_from(5))
    with pytest.raises(Refused, match="seat-of-bot"):
        say(match, "place mustafa c2 jihad")


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_can_do_nothing(seat: int) -> None:
    match = clash()
    for deed in (match.undo, match.resign, lambda seat: match.submit(seat, 0, "skip")):
        with pytest.raises(Refused, match="no-such-seat"):
            deed(seat)


def test_a_wrong_number_of_seats_is_refused() -> None:
    with pytest.raises(Unreadable, match="wrong-seats"):
        Match.new(CLASH, 3, CLASH.options(), [None] * 3)


# Undo


def test_undo_goes_back_to_the_position_before_and_says_so() -> None:
    match = clash()
    say(match, "place mustafa c2 jihad")
    before = match.fingerprint()
    say(match, "place president b1 mcworld")
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.undo(0)
    assert match.fingerprint() == before
    assert match.record().entries[-1].plain() == ["u", 0, len(match.record().standing())]
    assert match.notes(SPECTATOR)[-1].word == "table-undo"


def test_undo_is_the_replay_of_the_record() -> None:
    match = opened()
    match.undo(0)
    assert CLASH.encode(replay(CLASH, match.record())) == CLASH.encode(match.view(0).position) | {
        "box": CLASH.encode(replay(CLASH, match.record()))["box"]
    }


def test_a_seat_takes_back_all_its_moves_since_the_other_seat_spoke() -> None:
    match = opened()
    say(match, "skip")
    match.undo(0)
    match.undo(0)
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(0)


def test_undo_stops_at_another_seats_decision() -> None:
    match = opened()
    say(match, "skip")
    say(match, "place mosque a3 jihad")
    with pytest.raises(Refused, match="cannot-undo"):
        match.undo(0)


def test_undo_stops_at_a_chance_answer() -> None:
    match = clash(variant="long")
    say(match, f"place mustafa c2 {'jihad'}")
    neutral = next(m for m in match.moves(match.asked()) if m.args[0] >= 15)
    seat = match.asked()
    match.submit(seat, match.decision, neutral)
    assert match.record().entries[-1].kind == "c"
    assert not match.can_undo(seat)


def test_undo_stops_where_something_hidden_came_to_light() -> None:
    match = clash(variant="secret_draft")
    first = match.asked()
    match.submit(first, match.decision, match.moves(first)[0])
    assert not match.can_undo(first), "the other seat has seen the three tiles"


def test_a_finished_match_stays_finished() -> None:
    match = clash(match="single")
    finish(match)
    for deed in (match.undo, match.resign):
        with pytest.raises(Refused):
            deed(0)
    assert match.moves(0) == match.moves(1) == []


# Resigning


def test_with_two_seats_the_other_one_wins_at_once() -> None:
    match = opened()
    match.resign(1)
    over = match.over()
    assert over is not None
    assert over.ranks == [0, 1]
    assert match.view(0).ask is None
    assert match.view(0).over is not None
    assert verify(loads(match.record().dumps())).ranks == [0, 1]


def test_with_more_seats_a_bot_plays_on() -> None:
    match = toy(3)
    match.resign(1)
    assert match.over() is None
    assert match.people() == [0, 2]
    with pytest.raises(Refused, match="seat-of-bot"):
        match.submit(1, match.decision, "grab")
    again = Match.resume(TOY, match.record(), match.seed, [None] * 3)
    assert again.people() == [0, 2]
    again.submit(0, again.decision, "wait")
    assert again.bot_seat() == 1
    again.step_bot()
    assert again.record().entries[-1].seat == 1


# Races


def test_in_a_race_any_seat_of_it_may_answer_first() -> None:
    match = toy(3)
    match.submit(2, match.decision, "grab")
    assert match.view(0).position.coins == [0, 0, 1]
    match.submit(0, match.decision, "wait")
    with pytest.raises(NotAllowed):
        match.submit(0, match.decision, "grab")
    with pytest.raises(Refused, match="late-decision"):
        match.submit(1, match.decision - 1, "grab")


# What each may know


def test_a_hidden_answer_is_null_for_those_who_did_not_see_it_until_the_end() -> None:
    match = clash(variant="secret_draft", match="single")
    first = match.asked()
    match.submit(first, match.decision, match.moves(first)[0])
    own, other, looker = (match.told(v)[1:] for v in (first, 1 - first, SPECTATOR))
    mine: list[Any] = own
    kept = next(n for n, entry in enumerate(mine) if entry[0] == "m")
    assert mine[kept][2] is not None
    assert other[kept] == ["m", first, None]
    assert ["c", "packet", None] in looker
    finish(match)
    lines: list[Any] = match.told(SPECTATOR)
    assert all(line[2] is not None for line in lines[1:-1])


def test_notes_are_told_to_those_who_may_know() -> None:
    match = clash(variant="hidden_support")
    own = [note for note in match.notes(0) if note.word == "drew-secret"]
    assert all(note.args[0] == 0 for note in own)
    assert len(own) == 2
    assert not [note for note in match.notes(SPECTATOR) if note.word == "drew-secret"]
    assert match.notes(0, match.note_count) == []


# Bots


class Nosy(Bot):
    """Remembers what it was given."""

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        self.given = view
        return ask.options[0]


def test_a_bot_gets_its_own_view_and_nothing_else() -> None:
    bots = [Nosy(CLASH), Nosy(CLASH)]
    match = Match.new(CLASH, 2, CLASH.options(variant="hidden_support"), bots, seed=seed_from(5))
    seat = match.bot_seat()
    expected = CLASH.encode_view(match.view(seat))
    match.step_bot()
    view = bots[seat].given
    assert view.viewer == seat
    assert CLASH.encode_view(view) == expected
    other = [tile for zone in view.position.hidden[2 - 2 * seat :][:2] for tile in zone.cards]
    assert other == [0, 0]


def test_bots_play_the_same_match_again_from_the_same_seed() -> None:
    def played(seed: int) -> str:
        bots = [RandomBot(CLASH), RandomBot(CLASH)]
        match = Match.new(CLASH, 2, CLASH.options(), bots, seed=seed_from(seed))
        while match.bot_seat() >= 0:
            match.step_bot()
        return match.record().dumps()

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_a_bot_that_is_not_asked_does_nothing() -> None:
    with pytest.raises(Refused, match="no-bot-asked"):
        clash().step_bot()


# Going on


def test_a_saved_match_goes_on_as_if_it_had_never_stopped() -> None:
    one = clash(variant="long", match="single")
    for _ in range(6):
        one.submit(one.asked(), one.decision, one.moves(one.asked())[0])
    record = loads(one.record().dumps())
    two = Match.resume(CLASH, record, one.seed, [None, None])
    assert two.decision == one.decision
    finish(one)
    finish(two)
    assert one.record().dumps() == two.record().dumps()


def test_a_match_does_not_go_on_with_another_seed() -> None:
    with pytest.raises(Refused, match="wrong-seed"):
        Match.resume(CLASH, clash().record(), seed_from(6), [None, None])
