"""Bots of the server: what they are told, and what they remember from one decision to the next."""

import asyncio
import pickle
import random
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludoteka.bots.bot import Bot, News, hear
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import View
from ludoteka.kernel.pending import Decide, Move
from ludoteka.kernel.rng import Rng
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match
from ludoteka.web import bodies, thinking
from ludoteka.web.making import made_of
from ludoteka.web.room import Room
from ludoteka.web.thinking import LONGEST_NEWS, Memory, Question, think
from ludoteka.web.workers import Workers
from web.people import Person, new_table, play_on, running

CLASH = GAMES["clash"]
SEARCH = "ismcts:iters=150"
FRESH = "ismcts:iters=150,reuse=0"
SEED = 1
DECISIONS = 5


def room(**options: str) -> Room:
    wanted = bodies.NewTable(
        game="clash",
        seats=[bodies.SeatWanted(kind="here"), bodies.SeatWanted(kind="here")],
        options=options,
        seed=SEED,
    )
    return Room("table", made_of(wanted)[0], 0, 0)


@cache
def played(bot: str) -> list[Any]:
    """What bots play at a table of the server, which remember if they can."""
    table, memory = room(variant="beginners"), Memory(2)
    for _ in range(DECISIONS):
        seat = table.waiting()[0]
        table.move_of_bot(seat, think(Question(table, seat, bot), memory), 0, 0)
    return [entry.plain() for entry in table.playing().entries]


def test_a_bot_that_remembers_plays_as_one_that_sits_at_the_table() -> None:
    bots = [bot_by_name(SEARCH, CLASH), bot_by_name(SEARCH, CLASH)]
    match = Match.new(CLASH, 2, CLASH.options(variant="beginners"), bots, seed=seed_from(SEED))
    for _ in range(DECISIONS):
        match.step_bot()
    expected = [entry.plain() for entry in match.entries]
    assert played(SEARCH) == expected
    assert played(FRESH) != expected


def test_a_worker_process_remembers_as_well() -> None:
    async def answers(table: Room, workers: Workers) -> list[Any]:
        for _ in range(DECISIONS):
            seat = table.waiting()[0]
            question = Question(table, seat, SEARCH)
            table.move_of_bot(seat, await workers.run(think, question), 0, 0)
        workers.close()
        return [entry.plain() for entry in table.playing().entries]

    told = asyncio.run(answers(room(variant="beginners"), Workers(1)))
    assert told == played(SEARCH)
    assert told != played(FRESH)


def test_a_bot_is_told_only_what_its_seat_may_know() -> None:
    table = room(variant="secret_draft")
    match = table.playing()
    first = match.asked()
    kept = CLASH.write(match.moves(first)[0])
    table.move(first, table.decision, kept, 0, 0)
    own, other = (Question(table, seat, SEARCH) for seat in (first, 1 - first))
    place = next(n for n, entry in enumerate(match.entries) if entry.kind == "m")
    assert own.news[place] == ("m", kept)
    assert other.news[place] == ("m", "")
    assert kept not in str(other.news)
    assert [what for kind, what in other.news if kind == "c"].count(-1) > 0
    for seat, question in ((first, own), (1 - first, other)):
        for news, entry, seen in zip(question.news, match.entries, match.seen, strict=True):
            if not seen >> seat & 1 and entry.seat != seat:
                assert news[1] in ("", -1)


def test_a_question_can_be_sent_to_another_process() -> None:
    table = room()
    question = Question(table, table.waiting()[0], SEARCH)
    assert pickle.loads(pickle.dumps(question)).__dict__ == question.__dict__


class Remembering(Bot):
    """Remembers everything it is told."""

    heard: list[object]

    def __init__(self) -> None:
        super().__init__(CLASH)
        self.heard = []

    def saw_move(self, move: Move | None) -> None:
        self.heard.append(move)

    def saw_chance(self, sort: int) -> None:
        self.heard.append(sort)

    def forget(self) -> None:
        self.heard.append("forget")

    def remembers(self) -> bool:
        return True


def answer(table: Room) -> None:
    seat = table.waiting()[0]
    table.move_of_bot(seat, CLASH.write(table.playing().moves(seat)[0]), 0, 0)


def test_what_happened_meanwhile_is_heard_once() -> None:
    table, memory, bot = room(match="single"), Memory(2), Remembering()
    seat = table.waiting()[0]
    memory.keep(Question(table, seat, SEARCH), bot)
    answer(table)
    answer(table)
    again = Question(table, seat, SEARCH)
    assert memory.take(CLASH, again) is bot
    moves = [CLASH.read(entry.text) for entry in table.playing().entries if entry.kind == "m"]
    assert bot.heard == moves
    memory.keep(again, bot)
    table.undo(1 - seat if table.playing().can_undo(1 - seat) else seat, table.decision, 0, 0)
    assert memory.take(CLASH, Question(table, seat, SEARCH)) is bot
    assert bot.heard[len(moves) :] == ["forget"]


def test_who_has_missed_too_much_or_is_another_begins_anew() -> None:
    table, memory, bot = room(), Memory(2), Remembering()
    seat = table.waiting()[0]
    question = Question(table, seat, SEARCH)
    for change in ({"table": "other"}, {"bot": FRESH}, {"seat": 1 - seat}):
        memory.keep(question, bot)
        other = Question(table, seat, SEARCH)
        other.__dict__.update(change)
        assert memory.take(CLASH, other) is not bot
    late = Question(table, seat, SEARCH)
    late.count, late.first = question.count + LONGEST_NEWS + 1, question.count + 1
    memory.keep(question, bot)
    assert memory.take(CLASH, late) is not bot


def test_only_so_many_are_remembered_the_last_ones() -> None:
    table, memory = room(), Memory(2)
    bots = [Remembering() for _ in range(3)]
    questions = [Question(table, table.waiting()[0], f"ismcts:iters={n + 10}") for n in range(3)]
    for question, bot in zip(questions, bots, strict=True):
        memory.keep(question, bot)
    found = [memory.take(CLASH, question) for question in questions]
    assert [each is bot for each, bot in zip(found, bots, strict=True)] == [False, True, True]


def test_a_resignation_is_nothing_to_a_bot_and_an_undo_makes_it_forget() -> None:
    bot = Remembering()
    news: list[News] = [("r", ""), ("u", ""), ("c", 3), ("m", "")]
    hear(bot, news)
    assert bot.heard == ["forget", 3, None]


class Keeping(Bot):
    """Keeps something of every decision."""

    kept = False

    def choose(self, view: View[Any], ask: Decide, rng: Rng) -> Move:
        self.kept = True
        return ask.options[0]

    def forget(self) -> None:
        self.kept = False

    def remembers(self) -> bool:
        return self.kept


@pytest.mark.parametrize(("game", "racing"), [("clash", False), ("emerald_skulls", True)])
def test_after_a_race_a_bot_remembers_nothing(
    game: str, racing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others answer the same question: what follows is not what it looked into."""
    monkeypatch.setattr(thinking, "bot_by_name", lambda name, game: Keeping(game))
    seats = [bodies.SeatWanted(kind="here") for _ in range(3 if racing else 2)]
    table = Room("table", made_of(bodies.NewTable(game=game, seats=seats, seed=SEED))[0], 0, 0)
    ask, memory = table.playing().pending(), Memory(9)
    assert isinstance(ask, Decide)
    assert bool(ask.racing) == racing
    question = Question(table, table.waiting()[0], SEARCH)
    think(question, memory)
    assert memory.take(GAMES[game], question).remembers() != racing


def test_bots_that_nobody_plays_with_think_in_processes_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    patient: set[tuple[str, bool]] = set()

    async def here(self: Workers, work: Callable[[Any], Any], about: Any, urgency: Any) -> Any:
        patient.add((about.table, self.patient))
        return work(about)

    monkeypatch.setattr(Workers, "run", here)
    with running(tmp_path) as base:
        played = new_table(base, "here", "bot")
        with Person(base, played["table"], played["held"][0]["token"]) as person:
            play_on([person], random.Random(1), 3)
        looked_at = new_table(base, "bot", "bot")
        with Person(base, looked_at["table"]) as watching:
            watching.wait(lambda told: told["type"] == "state")
        assert patient == {(played["table"], False), (looked_at["table"], True)}
