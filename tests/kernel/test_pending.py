"""Moves, questions, dice and draws."""

from collections import Counter
from itertools import product

import pytest

from ludoteka.kernel.chances import Draw, Roll, faces_of, outcome_of
from ludoteka.kernel.journal import Journal, Note
from ludoteka.kernel.pending import Among, Chance, Decide, InRows, Move
from ludoteka.kernel.zones import full_bag


def test_moves_are_compared_by_value() -> None:
    assert Move("place", 1, 2) == Move("place", 1, 2)
    assert len({Move("place", 1, 2), Move("place", 1, 2), Move("place", 2, 1)}) == 2
    assert Move("use") != "use"


def test_the_first_numbers_of_a_move_have_names() -> None:
    move = Move("place", 7, 8, 9)
    assert (move.a, move.b, move.c) == (7, 8, 9)
    assert (Move("target", 3).a, Move("target", 3).b, Move("use").a) == (3, 0, 0)


def test_a_question_knows_its_moves_without_their_list() -> None:
    keep, drop = [Move("keep", card) for card in range(3)], [Move("drop", 1)]
    asked = InRows(0, "keep", [keep, [], drop])
    assert [asked.pick(number) for number in range(asked.count)] == [*keep, *drop]
    assert asked.options == [*keep, *drop]
    assert asked.options is asked.options
    listed = Decide(0, "keep", keep)
    assert (listed.count, listed.pick(2), listed.options) == (3, keep[2], keep)


def test_a_question_about_the_members_of_a_set_needs_no_list() -> None:
    keep, leave = [Move("keep", card) for card in range(6)], [Move("pass")]
    asked = Among(1, "keep", keep, 0b101001, leave, (4,))
    assert [asked.pick(number) for number in range(asked.count)] == asked.options
    assert asked.options == [keep[0], keep[3], keep[5], *leave]
    assert (asked.seat, asked.about) == (1, (4,))


def test_a_question_that_lists_no_moves_must_say_what_they_are() -> None:
    with pytest.raises(AssertionError, match="keep does not say what its moves are"):
        Decide(0, "keep", None, count=2).pick(0)


def test_in_a_race_several_may_answer() -> None:
    race = Decide(1, "bet", [Move("pass")], racing=0b110)
    assert [race.may_answer(seat) for seat in range(4)] == [False, True, True, False]
    turn = Decide(1, "bet", [Move("pass")])
    assert [turn.may_answer(seat) for seat in range(4)] == [False, True, False, False]


def test_who_comes_late_may_answer_but_is_not_asked() -> None:
    race = Decide(1, "bet", [Move("pass")], racing=0b0110, late=0b1000)
    assert [race.asks(seat) for seat in range(4)] == [False, True, True, False]
    assert [race.may_answer(seat) for seat in range(4)] == [False, True, True, True]


def test_the_faces_of_a_roll_can_be_read_and_written() -> None:
    for outcome in range(6**3):
        assert outcome_of(faces_of(outcome, 3)) == outcome
    assert Roll("roll", 3).size == 216


def test_the_classes_of_a_roll_weigh_as_much_as_all_its_outcomes() -> None:
    counted = Counter(tuple(sorted(each)) for each in product(range(6), repeat=4))
    classes = Roll("roll", 4).classes()
    told = {tuple(faces_of(outcome, 4)): weight for outcome, weight in classes}
    assert told == dict(counted)


def test_the_classes_of_a_draw_are_the_different_cards() -> None:
    bag = full_bag([0, 2, 0, 3])
    assert Draw("draw", bag).classes() == [(0, 2), (2, 3)]
    assert Chance("lot", 3).classes() == [(0, 1), (1, 1), (2, 1)]


def test_a_note_is_for_those_who_may_read_it() -> None:
    out = Journal()
    out.say("began", 3)
    out.tell(0b10, "drew", 1, 7)
    assert out.notes == [Note("began", (3,)), Note("drew", (1, 7), 0b10)]
    assert [note.visible(0) for note in out.notes] == [True, False]
    assert [note.visible(1) for note in out.notes] == [True, True]


def test_a_silent_journal_keeps_nothing() -> None:
    out = Journal(silent=True)
    out.say("began", 3)
    out.tell(1, "drew", 3)
    assert out.notes == []
