"""A small siege: the store fails again and again while people play. Nothing acknowledged is lost,
nothing is done twice, no table is torn, nobody is cut off."""

import queue
import random
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteka.web import sql_store as store_module
from ludoteka.web.database import check, opened
from ludoteka.web.sql_store import store_url
from web.people import Person, call, new_table, running
from web.test_crash import moves_of
from web.test_store import postgres

__all__ = ["postgres"]

TABLES = 6
MOVES = 25
TRIES = 200


class Player(threading.Thread):
    """Plays both seats of a table; what may not have come it sends again."""

    def __init__(self, base: str, made: Any, news: "queue.Queue[int]", seed: int) -> None:
        super().__init__(daemon=True)
        self.base, self.made, self.news = base, made, news
        self.rng = random.Random(seed)
        self.confirmed: list[tuple[int, str]] = []
        self.unknown = 0
        self.trouble: BaseException | None = None

    def run(self) -> None:
        try:
            self.play()
        except BaseException as trouble:
            self.trouble = trouble
        self.news.put(-1)

    def play(self) -> None:
        tokens = [held["token"] for held in self.made["held"]]
        people = [Person(self.base, self.made["table"], token) for token in tokens]
        while len(self.confirmed) < MOVES and not people[0].state["over"]:
            mover = next(each for each in people if each.asked)
            seq = self.move(mover, self.rng.choice(mover.moves))
            for each in people:
                each.catch_up(seq)
        for each in people:
            each.leave()

    def move(self, mover: Person, move: str) -> int:
        decision = mover.state["decision"]
        for _ in range(TRIES):
            answer = mover.ask("move", decision=decision, move=move)
            if answer["type"] == "done":
                self.confirmed.append((mover.seat, move))
                self.news.put(1)
                return int(answer["seq"])
            assert answer["code"] == "outcome-unknown", answer
            self.unknown += 1
        raise AssertionError("the store has not come back")


def besiege(place: str, disturb: Callable[[], None]) -> list[Player]:
    """Play at several tables, and disturb after every few moves."""
    free: dict[str, Any] = {"message_burst": 10**6, "request_burst": 10**6}
    with running(place, **free) as base:
        news: queue.Queue[int] = queue.Queue()
        options = {"match": "points_7"}
        tables = [new_table(base, "here", "here", options=options) for _ in range(TABLES)]
        players = [Player(base, made, news, seed) for seed, made in enumerate(tables)]
        for player in players:
            player.start()
        playing, moved = TABLES, 0
        while playing:
            told = news.get(timeout=60)
            playing -= told < 0
            moved += told > 0
            if moved >= 8:
                moved = 0
                disturb()
        for player in players:
            player.join(20)
            assert player.trouble is None, player.trouble
            token = player.made["held"][0]["token"]
            path = f"/api/tables/{player.made['table']}/record"
            status, _ = call(base, "GET", path, token=token)
            assert status == 200
            with Person(base, player.made["table"], token) as back:
                assert moves_of(back.state["entries"]) == player.confirmed
    with opened(place) as engine:
        torn = {each.table for each in check(engine, mend=False).torn}
    assert torn.isdisjoint(player.made["table"] for player in players)
    return players


def test_a_write_lock_that_comes_and_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_module, "BUSY", 20)

    def lock() -> None:
        held = sqlite3.connect(tmp_path / "ludoteka.sqlite", isolation_level=None, timeout=20)
        held.execute("BEGIN IMMEDIATE")
        threading.Event().wait(0.15)  # longer than the store waits
        held.execute("ROLLBACK")
        held.close()

    players = besiege(str(tmp_path), lock)
    assert sum(player.unknown for player in players) > 0, "it was felt"


def test_postgresql_that_drops_every_connection(postgres: str) -> None:
    psycopg = pytest.importorskip("psycopg")

    def drop() -> None:
        with psycopg.connect(postgres, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )

    players = besiege(store_url(postgres), drop)
    assert all(len(player.confirmed) == MOVES for player in players)
