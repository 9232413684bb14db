"""The coach: one person among bots is told what a move lost, and may go back to before it."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.bots.puzzles import options_of, position_of, puzzles_of
from ludoteka.games.registry import GAMES
from ludoteka.kernel.record import Header, Line, Record, read_entry
from ludoteka.web import coaching
from ludoteka.web.reviews import Looked
from web.people import Person, call, new_table, running

COACHED = {"coach": True}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data")) as base:
        yield base


def table_with_coach(base: str) -> Any:
    options = {"match": "single", "variant": "beginners"}
    return new_table(base, "here", "bot", options=options, manners=COACHED, seed=5)


def wait_until_asked(person: Person) -> dict[str, Any]:
    while not person.asked:
        person.hear()
    return dict(person.state)


def test_a_coach_is_for_one_person_among_bots(base: str) -> None:
    seats = [{"kind": "here"}, {"kind": "link"}]
    wanted = {"game": "clash", "seats": seats, "manners": COACHED}
    status, told = call(base, "POST", "/api/tables", wanted)
    assert (status, told["code"]) == (409, "coach-alone")
    made = new_table(base, "here", "bot")
    token = made["held"][0]["token"]
    status, told = call(base, "GET", f"/api/tables/{made['table']}/coach", token=token)
    assert (status, told["code"]) == (409, "no-coach")


def test_among_people_a_coach_comes_when_all_agree(base: str) -> None:
    made = new_table(base, "here", "here", "bot", game="emerald_skulls")
    path = f"/api/tables/{made['table']}/coach"
    one, two = (each["token"] for each in made["held"])
    with Person(base, made["table"], one) as first, Person(base, made["table"], two) as second:
        for person in (first, second):
            assert (person.state["coaching"], person.state["coach"]) == ([], False)
        assert call(base, "GET", path, token=one)[1]["code"] == "no-coach"
        assert first.ask("coach", yes=True)["type"] == "done"
        assert (first.state["coaching"], first.state["coach"]) == ([0], False)
        assert call(base, "GET", path, token=one)[1]["code"] == "no-coach"
        assert second.ask("coach", yes=True)["type"] == "done"
        assert (second.state["coaching"], second.state["coach"]) == ([0, 1], True)
        status, _ = call(base, "GET", path, token=two)
        assert status == 200
        status, told = call(base, "POST", path[:-5] + "again", {"count": 0}, token=one)
        assert (status, told["code"]) == (409, "again-alone")
        assert first.ask("coach", yes=False)["type"] == "done"
        assert (first.state["coaching"], first.state["coach"]) == ([], False)
        assert call(base, "GET", path, token=two)[1]["code"] == "no-coach"


def test_one_refusal_ends_an_offer_and_whoever_watches_has_no_say(base: str) -> None:
    made = new_table(base, "here", "here")
    one, two = (each["token"] for each in made["held"])
    with (
        Person(base, made["table"], one) as first,
        Person(base, made["table"], two) as second,
        Person(base, made["table"], "") as watcher,
    ):
        assert watcher.ask("coach", yes=True)["code"] == "only-watching"
        first.ask("coach", yes=True)
        first.ask("coach", yes=True)
        second.ask("coach", yes=False)
        assert (second.state["coaching"], second.state["coach"]) == ([], False)
        second.ask("coach", yes=True)
        assert second.state["coaching"] == [1]


def test_who_is_alone_has_a_coach_at_once_and_one_from_the_beginning_stays(base: str) -> None:
    made = new_table(base, "here", "bot")
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        person.ask("coach", yes=True)
        assert person.state["coach"]
    made = table_with_coach(base)
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        assert person.ask("coach", yes=False)["code"] == "coach-stays"


def test_only_who_plays_is_coached_and_may_go_back(base: str) -> None:
    path = f"/api/tables/{table_with_coach(base)['table']}"
    status, told = call(base, "GET", path + "/coach")
    assert (status, told["code"]) == (409, "only-watching")
    status, told = call(base, "POST", path + "/again", {"count": 0})
    assert (status, told["code"]) == (409, "only-watching")


def test_the_last_move_is_judged_and_can_be_made_again(base: str) -> None:
    made = table_with_coach(base)
    token = made["held"][0]["token"]
    path = f"/api/tables/{made['table']}"
    with Person(base, made["table"], token) as person:
        state = wait_until_asked(person)
        assert person.move(state["offers"][0][0])["type"] == "done"
    status, told = call(base, "GET", path + "/coach", token=token)
    assert status == 200
    assert 0 <= told["share"] <= told["best_share"] <= 1
    assert (told["best"] is not None) == (told["best_share"] - told["share"] >= coaching.LEAST)
    status, again = call(base, "POST", path + "/again", {"count": told["count"]}, token=token)
    assert status == 201
    with Person(base, again["table"], again["held"][0]["token"]) as person:
        now = wait_until_asked(person)
        assert now["view"]["position"] == state["view"]["position"]
        assert now["offers"] == state["offers"]


def test_a_move_that_loses_much_is_told_with_the_better_one() -> None:
    """In a puzzle the better move is known."""
    game = GAMES["clash"]
    puzzle = next(each for each in puzzles_of("clash") if each.kind == "win-1")
    s = position_of(puzzle)
    right = {line[0] for line in puzzle.lines}
    wrong = next(
        text for move in game.options_of(s, puzzle.seat) if (text := game.write(move)) not in right
    )
    lines: list[Line] = [*puzzle.entries, ["m", puzzle.seat, wrong]]
    entries = [read_entry(list(line), at, 2) for at, line in enumerate(lines, start=2)]
    header = Header("clash", puzzle.rules, 2, options_of(puzzle), ["a", "b"], "", "")
    told = coaching.coached(Looked(Record(header, entries, None).dumps(), puzzle.seat, -1))
    assert told.count == len(puzzle.entries)
    assert told.best is not None
    assert told.best.text in right
    assert told.reason == "wins"
