"""Checking records: a good one holds, and every kind of tampering is caught and located."""

import json
from typing import Any

import pytest

from ludoteka.bots.bot import RandomBot
from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Fault
from ludoteka.kernel.record import loads
from ludoteka.table.fair import commitment, seed_from
from ludoteka.table.match import Match
from ludoteka.table.verify import verify

CLASH = GAMES["clash"]


@pytest.fixture(scope="module")
def good() -> list[Any]:
    """The lines of a finished match with a salt and an undo in it."""
    seats = [None, RandomBot(CLASH)]
    options = CLASH.options(variant="long", match="single")
    match = Match.new(CLASH, 2, options, seats, seed=seed_from(1), salt="anna|bela")
    undone = False
    while match.over() is None:
        if match.bot_seat() >= 0:
            match.step_bot()
            continue
        match.submit(0, match.decision, match.moves(0)[0])
        if not undone and match.can_undo(0):
            match.undo(0)
            undone = True
    assert undone
    return [json.loads(line) for line in match.record().dumps().splitlines()]


def fault(lines: list[Any]) -> Fault:
    text = "".join(json.dumps(line) + "\n" for line in lines)
    with pytest.raises(Fault) as caught:
        verify(loads(text))
    return caught.value


def changed(lines: list[Any], place: int, line: Any) -> list[Any]:
    return [*lines[:place], line, *lines[place + 1 :]]


def places(lines: list[Any], kind: str) -> list[int]:
    return [n for n, line in enumerate(lines) if isinstance(line, list) and line[0] == kind]


def test_a_good_record_holds(good: list[Any]) -> None:
    verdict = verify(loads("".join(json.dumps(line) + "\n" for line in good)))
    assert verdict.moves == len(places(good, "m"))
    assert verdict.chances == len(places(good, "c"))
    assert sorted(verdict.ranks) == [0, 1]


def test_every_changed_chance_answer_is_caught_and_its_line_named(good: list[Any]) -> None:
    for place in places(good, "c"):
        kind, prompt, outcome = good[place]
        for other in (outcome + 1, outcome - 1, 0 if outcome else 1):
            caught = fault(changed(good, place, [kind, prompt, other]))
            assert caught.word in ("verify-chance", "record-chance-range")
            assert caught.values["line"] == place + 1


def test_every_swap_of_a_move_for_another_one_is_caught(good: list[Any]) -> None:
    moves = [CLASH.write(move) for move in CLASH.moves]
    for place in places(good, "m"):
        for text in moves[place % 7 :: 97]:
            if text != good[place][2]:
                caught = fault(changed(good, place, ["m", good[place][1], text]))
                assert int(str(caught.values["line"])) > place


def test_a_move_of_the_wrong_seat_is_caught(good: list[Any]) -> None:
    place = places(good, "m")[0]
    caught = fault(changed(good, place, ["m", 1 - good[place][1], good[place][2]]))
    assert (caught.word, caught.values["line"]) == ("record-illegal", place + 1)


def test_every_missing_line_is_caught(good: list[Any]) -> None:
    for place in range(1, len(good)):
        assert fault([*good[:place], *good[place + 1 :]]).word


def test_every_doubled_line_is_caught(good: list[Any]) -> None:
    for place in range(1, len(good)):
        assert fault([*good[: place + 1], *good[place:]]).word


def test_a_record_that_is_cut_off_cannot_be_verified(good: list[Any]) -> None:
    assert fault(good[:-1]).word == "verify-no-closing"
    assert fault(good[:-2]).word == "verify-unfinished"


def test_another_seed_is_caught(good: list[Any]) -> None:
    other = good[-1] | {"seed": seed_from(2).hex()}
    assert fault([*good[:-1], other]).word == "verify-seed"


def test_another_seed_with_its_own_commitment_is_caught_at_the_first_die(good: list[Any]) -> None:
    seed = seed_from(2)
    header = good[0] | {"commitment": commitment(seed)}
    caught = fault([header, *good[1:-1], good[-1] | {"seed": seed.hex()}])
    assert caught.word == "verify-chance"


def test_another_salt_is_caught(good: list[Any]) -> None:
    assert fault([good[0] | {"salt": "anna"}, *good[1:]]).word == "verify-chance"


def test_another_name_is_caught(good: list[Any]) -> None:
    assert fault([good[0] | {"names": ["Anna", "2"]}, *good[1:]]).word == "verify-hash"


def test_another_result_is_caught(good: list[Any]) -> None:
    ranks = [1 - rank for rank in good[-1]["ranks"]]
    assert fault([*good[:-1], good[-1] | {"ranks": ranks}]).word == "verify-ranks"
    assert fault([*good[:-1], good[-1] | {"hash": "0" * 64}]).word == "verify-hash"


def test_an_undo_over_a_chance_answer_is_caught(good: list[Any]) -> None:
    place = places(good, "c")[-1]
    caught = fault([*good[: place + 1], ["u", 0, 1], *good[place + 1 :]])
    assert (caught.word, caught.values["line"]) == ("record-undo", place + 2)


def test_a_resignation_put_in_by_hand_is_caught(good: list[Any]) -> None:
    place = places(good, "m")[3]
    assert fault([*good[:place], ["r", 0], *good[place:]]).word == "record-after-end"


def test_a_record_of_newer_rules_is_refused(good: list[Any]) -> None:
    assert fault([good[0] | {"rules": 99}, *good[1:]]).word == "record-newer"


def test_half_characters_are_refused(good: list[Any]) -> None:
    caught = fault([good[0] | {"salt": "\ud800"}, *good[1:]])
    assert (caught.word, caught.values["line"]) == ("record-header", 1)
