"""Lessons over the network: nothing is kept, nothing hidden is told, nothing bad is believed."""

import asyncio
import json
from typing import Any

import pytest

from ludoteka.games.registry import KITS
from ludoteka.table.lesson import lessons_of
from ludoteka.web.handlers import Handlers
from ludoteka.web.lesson_bodies import Learning
from ludoteka.web.lessons import MOST_REMEMBERED, School
from ludoteka.web.memory_store import MemoryStore
from ludoteka.web.requests import Request
from ludoteka.web.rooms import Rooms
from ludoteka.web.settings import Settings
from ludoteka.web.shell import all_here
from web.test_hidden import unseen

LESSONS = [(game, each.name) for game, kit in KITS.items() for each in lessons_of(kit)]


def asked(*requests: tuple[str, str, Any]) -> list[tuple[int, Any]]:
    """What a server without a network answers."""

    async def ask() -> list[tuple[int, Any]]:
        shell = all_here(MemoryStore())
        rooms = Rooms(shell, Settings())
        handlers = Handlers(lambda: rooms)
        told = []
        for method, path, body in requests:
            text = b"" if body is None else json.dumps(body).encode()
            answer = await handlers.answer(Request.plain(method, path, text))
            told.append((answer.status, answer.body))
        return told

    return asyncio.run(ask())


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_followed_and_tells_nothing_hidden(game: str, name: str) -> None:
    school, answers = School(), list[str]()
    seat = next(each.seat for each in lessons_of(KITS[game]) if each.name == name)
    while True:
        told = school.teach(game, name, Learning(answers=answers, deed="skip"))
        for state in told.states:
            assert state.view is not None
            assert unseen(state.view.position, seat) == []
        answers = told.answers
        if told.done:
            break
    anew = School().teach(game, name, Learning(answers=answers[:-1], deed="look"))
    assert anew.answers == answers[:-1]


def test_the_list_the_words_and_a_step() -> None:
    told = asked(
        ("GET", "/api/lessons/clash", None),
        ("GET", "/api/lessons/clash/hu.ftl", None),
        ("POST", "/api/lessons/clash/first", {}),
        ("POST", "/api/lessons/clash/first", {"deed": "on"}),
    )
    assert [status for status, _ in told] == [200] * 4
    assert json.loads(told[0][1])["lessons"][0]["name"] == "first"
    assert "lesson-first =" in told[1][1].decode()
    assert json.loads(told[2][1])["at"] == 0
    assert json.loads(told[3][1])["at"] == 1


def test_what_cannot_be_is_refused() -> None:
    told = asked(
        ("GET", "/api/lessons/chess", None),
        ("GET", "/api/lessons/clash/xx.ftl", None),
        ("POST", "/api/lessons/clash/none", {}),
        ("POST", "/api/lessons/clash/first", {"deed": "dance"}),
        ("POST", "/api/lessons/clash/first", {"answers": [""] * 401}),
        ("POST", "/api/lessons/clash/first", {"deed": "move", "move": "place mustafa b2 mcworld"}),
        ("POST", "/api/lessons/clash/first", {"answers": [""], "deed": "move", "move": "xyzzy"}),
    )
    assert [status for status, _ in told] == [404, 404, 404, 400, 400, 409, 400]


def test_a_wrong_move_and_one_that_the_rules_forbid() -> None:
    school = School()
    wrong = school.teach("clash", "first", _move([""], "place mustafa a1 mcworld"))
    assert (wrong.wrong, wrong.refusal, wrong.at) == ("lesson-first-mustafa-middle", None, 1)
    forbidden = school.teach("clash", "first", _move([""], "place president b2 mcworld"))
    assert forbidden.refusal is not None
    assert forbidden.refusal.clause == "CLASH-3.1"
    why = Learning(answers=[""], deed="why", move="place president b2 mcworld")
    assert school.teach("clash", "first", why).refusal is not None


def _move(answers: list[str], move: str) -> Learning:
    return Learning(answers=answers, deed="move", move=move)


def test_answers_of_another_lesson_begin_anew() -> None:
    told = School().teach("clash", "first", Learning(answers=["", "place mustafa a1 jihad"]))
    assert (told.answers, told.at) == ([], 0)


def test_an_example_is_another_thing_than_its_lesson() -> None:
    school = School()
    first = school.teach("clash", "first", Learning())
    example = school.teach("clash", "first", Learning(example=True))
    assert (first.asks, first.steps) == (False, 10)
    assert (example.asks, example.free, example.steps) == (True, True, 1)
    assert example.said == "lesson-example-play"
    moved = school.teach("clash", "first", Learning(example=True, deed="skip"))
    assert len(moved.answers) == 1
    assert moved.states[-1].seq > 0


def test_a_step_back() -> None:
    school = School()
    one = school.teach("clash", "first", Learning(deed="on"))
    assert school.teach("clash", "first", Learning(answers=one.answers, deed="back")).at == 0


def test_no_more_is_remembered_than_is_good() -> None:
    school = School()
    for count in range(MOST_REMEMBERED + 5):
        answers = ["", "place mustafa b2 mcworld"][: count % 3]
        school.teach("clash", "first", Learning(answers=answers))
        for lesson in ("first", "orientation", "safe"):
            school.teach("clash", lesson, Learning(deed="skip", answers=[""] * (count % 2)))
    assert school.remembered <= MOST_REMEMBERED
