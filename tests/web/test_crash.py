"""Kill the server in the middle of things: what was confirmed is there when it comes back."""

import random
import signal
import threading
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from web.people import PATIENCE, Person, Process, call, new_table

TABLES = 10
CONFIRMED = 30
"""Moves confirmed at each table before the server is killed, at least at the first ones."""


class Player(threading.Thread):
    """Plays both seats of a table as fast as it can, and remembers what was confirmed."""

    def __init__(self, base: str, made: Any, enough: threading.Event, seed: int) -> None:
        super().__init__(daemon=True)
        self.base, self.made, self.enough = base, made, enough
        self.rng = random.Random(seed)
        self.confirmed: list[tuple[int, str]] = []
        self.seq = -1
        self.in_flight: tuple[int, str] | None = None

    def run(self) -> None:
        people = [Person(self.base, self.made["table"], h["token"]) for h in self.made["held"]]
        try:
            while not people[0].state["over"]:
                mover = next(each for each in people if each.asked)
                move = self.rng.choice(mover.moves)
                self.in_flight = (mover.seat, move)
                answer = mover.move(move)
                if answer.get("code") == "too-fast":
                    continue
                assert answer["type"] == "done", answer
                self.confirmed.append(self.in_flight)
                self.in_flight = None
                self.seq = answer["seq"]
                if len(self.confirmed) >= CONFIRMED:
                    self.enough.set()
                for each in people:
                    each.catch_up(answer["seq"])
        except (ConnectionClosed, OSError, EOFError):
            pass
        finally:
            for each in people:
                each.leave()


def moves_of(record: list[Any]) -> list[tuple[int, str]]:
    return [(line[1], line[2]) for line in record if line[0] == "m"]


def test_every_confirmed_move_outlives_a_sudden_death(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    options = {"match": "points_7"}
    tables = [new_table(server.base, "here", "here", options=options) for _ in range(TABLES)]
    enough = threading.Event()
    players = [Player(server.base, made, enough, seed) for seed, made in enumerate(tables)]
    for player in players:
        player.start()
    assert enough.wait(60)
    assert server.end(signal.SIGKILL) == -signal.SIGKILL
    for player in players:
        player.join(20)
    assert sum(player.in_flight is not None for player in players) > 0, "moves were in flight"

    server.start()
    for player in players:
        token = player.made["held"][0]["token"]
        with Person(server.base, player.made["table"], token, since=-1) as back:
            stored = moves_of(back.state["entries"])
            known = player.confirmed
            assert stored[: len(known)] == known
            extra = stored[len(known) :]
            assert extra in ([], [player.in_flight]), "at most what was on its way"
            assert back.state["seq"] >= player.seq
            assert not back.state["over"]
        other = player.made["held"][1]["token"]
        with Person(server.base, player.made["table"], token, since=player.seq) as a:
            assert len(a.state["entries"]) <= 12
            with Person(server.base, player.made["table"], other) as b:
                mover = a if a.asked else b
                assert mover.move(mover.moves[0])["type"] == "done"
    assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)


def test_a_server_that_stops_says_so_and_keeps_everything(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    made = new_table(server.base, "here", "bot")
    with Person(server.base, made["table"], made["held"][0]["token"]) as person:
        seq = person.state["seq"]
        server.end(signal.SIGTERM)
        code, _ = person.ended()
        assert code in (1008, 1012)
    server.start()
    with Person(server.base, made["table"], made["held"][0]["token"]) as person:
        assert person.state["seq"] >= seq
    status, _ = call(server.base, "GET", f"/api/tables/{made['table']}/record")
    assert status == 200
    server.end(signal.SIGTERM)


def test_no_worker_outlives_the_server(tmp_path: Path) -> None:
    """Workers have the server's output open: it ends when the last of them is gone."""
    server = Process(tmp_path)
    server.start()
    made = new_table(server.base, "here", "bot", options={"match": "single"})
    with Person(server.base, made["table"], made["held"][0]["token"]) as person:
        while not person.asked or not any(told["type"] == "thinking" for told in person.heard):
            person.move(person.moves[0]) if person.asked else person.hear()
    assert call(server.base, "POST", "/api/odds", {"position": "dice=1 placed=4,4"})[0] == 200
    assert server.running is not None
    assert server.running.stdout is not None
    server.running.send_signal(signal.SIGKILL)
    reading = threading.Thread(target=server.running.stdout.read, daemon=True)
    reading.start()
    reading.join(PATIENCE)
    assert not reading.is_alive()
    server.running.wait(PATIENCE)
    server.running.stdout.close()
