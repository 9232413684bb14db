"""`POST /api/odds`: the figures of Emerald Skulls, computed where they delay nobody."""

import asyncio
import threading
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from ludoteka.games.emerald_skulls.aids.odds import odds
from ludoteka.games.emerald_skulls.aids.turn_text import read_spot
from ludoteka.games.emerald_skulls.rules.parts import CARD_NAMES, WAGER_NAMES
from ludoteka.web.aids import SHORT, Aids, Asked
from ludoteka.web.shell import ThinkHere
from web.people import PATIENCE, Person, call, new_table, running


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data")) as base:
        yield base


def ask(base: str, position: str, **more: Any) -> Any:
    wanted = {"position": position, **more}
    status, told = call(base, "POST", "/api/odds", wanted, patience=10 * PATIENCE)
    assert status == 200, told
    return told


def test_it_tells_what_the_solver_finds(base: str) -> None:
    told = ask(base, "dice=1 placed=4,4")
    exact = odds(read_spot("dice=1 placed=4,4"))
    assert told["gears"] == float(exact.gears) == 5
    outs = {each["out"]: Fraction(each["chance"]["exact"]) for each in told["outs"]}
    names = ["bust", "stop", "gem", "run", "double"]
    assert outs == dict(zip(names, exact.outs, strict=True))
    bets = {(CARD_NAMES[each["card"]], WAGER_NAMES[each["wager"]]): each for each in told["bets"]}
    assert len(bets) == 8
    assert bets["3", "final_jewel"]["chance"]["exact"] == "1/3"
    assert told["actions"] == []
    assert told["best"] == -1


def test_it_tells_the_best_action(base: str) -> None:
    told = ask(base, "dice=2 placed=1,2 roll=5,s")
    moves = [each["move"][0] for each in told["actions"]]
    best = max(each["gears"] for each in told["actions"])
    assert told["actions"][told["best"]]["gears"] == best == told["gears"]
    assert "place gem 1 0" in moves
    told = ask(base, "dice=1 placed=4,4 now=stop")
    assert [each["move"][0] for each in told["actions"]] == ["stop", "roll"]


def test_ranges_are_told_when_asked_for(base: str) -> None:
    plain = ask(base, "dice=2 placed=3,3")
    ranged = ask(base, "dice=2 placed=3,3", ranges=True)
    assert all(each["chance"]["low"] == each["chance"]["high"] for each in plain["outs"])
    for before, after in zip(plain["bets"], ranged["bets"], strict=True):
        chance = after["chance"]
        assert chance["low"] <= chance["share"] <= chance["high"]
        assert before["chance"]["exact"] == chance["exact"]


def test_the_own_cards_of_a_table_count(base: str) -> None:
    own = 'bet = [{ id = "2 emerald_skull", jackpot = 99, source = "owner" }]\n'
    table = new_table(base, "here", "here", game="emerald_skulls", parts=own)["table"]
    position = "dice=1 placed=1,1,2,3,4,4"
    assert ask(base, position, table=table)["gears"] > ask(base, position)["gears"]


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("dice=8", "odds-value"),
        ("dice=7 tokens=6", "odds-tokens"),
        ("dice=7 cards=6a,6b", "odds-sides"),
        ("dice=2 roll=1", "odds-roll"),
        ("dices=2", "odds-field"),
        ("", "odds-missing"),
    ],
)
def test_what_is_no_position_is_refused(base: str, position: str, code: str) -> None:
    status, told = call(base, "POST", "/api/odds", {"position": position})
    assert (status, told["code"]) == (400, code)


def test_nobody_waits_for_odds(base: str) -> None:
    """A move is answered at once while a long computation runs."""
    done: list[Any] = []
    asking = threading.Thread(target=lambda: done.append(ask(base, "dice=7 tokens=2")))
    asking.start()
    made = new_table(base, "here", "here")
    tokens = [held["token"] for held in made["held"]]
    with (
        Person(base, made["table"], tokens[0]) as one,
        Person(base, made["table"], tokens[1]) as two,
    ):
        mover = one if one.asked else two
        assert mover.move(mover.moves[0])["type"] == "done"
    assert not done, "it was too quick to tell"
    asking.join(10 * PATIENCE)
    assert done[0]["gears"] > 15


def test_a_long_request_is_worked_on_by_another_process() -> None:
    """What a thread of the server computes, everybody waits for."""
    done: list[str] = []

    class Noted(ThinkHere):
        async def run(self, work: Any, about: Any, urgency: Any = None) -> Any:
            done.append("process")
            return work(about)

    async def elsewhere(work: Any, /, *given: Any) -> Any:
        done.append("thread")
        return work(*given)

    async def use() -> None:
        aids = Aids(Noted(), elsewhere)
        for spaces, parts in ((0, ""), (0, "# own"), (SHORT, "")):
            body = b'{"players": [{}]}' + b" " * spaces
            await aids.tell(Asked("deli", "score", body, parts))

    asyncio.run(use())
    assert done == ["thread", "process", "process"]
