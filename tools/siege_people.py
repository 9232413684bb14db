"""The players of a siege: what each of them was told, and whether the server has kept it."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.request
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PATIENCE: Final = 60.0
"""Seconds after which a table counts as stuck, in peace."""
PAUSE: Final = 0.05
TROUBLE: Final = (OSError, WebSocketException, asyncio.TimeoutError, TimeoutError)
UNSURE: Final = ("outcome-unknown", "store-away", "store-conflict", "server-busy")
"""Answers after which the same is asked again."""


class Broken(Exception):
    """The server has broken its word."""


class Sought(Exception):
    """This table cannot be reached now."""


def new_table(base: str, kinds: list[str], game: str = "clash", **options: str) -> dict[str, Any]:
    seats = [{"kind": kind, "bot": "random" if kind == "bot" else ""} for kind in kinds]
    wanted = {"game": game, "seats": seats, "options": options}
    request = urllib.request.Request(f"http://{base}/api/tables", json.dumps(wanted).encode())
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        made: dict[str, Any] = json.loads(answer.read())
    return made


class Seat:
    """One seat, connected again and again; it remembers the last state it was told."""

    def __init__(self, table: str, token: str) -> None:
        self.table: Final = table
        self.token: Final = token
        self.seat = -1
        self.state: dict[str, Any] = {}
        self.cuts = 0
        self._line: ClientConnection | None = None
        self._number = 0

    async def come(self, base: str) -> None:
        await self.leave()
        try:
            line = await connect(
                f"ws://{base}/ws/{self.table}", compression=None, max_size=None, open_timeout=5
            )
        except TROUBLE as error:
            raise Sought from error
        self._line = line
        since = self.state.get("seq", -1)
        await self._say({"type": "hello", "token": self.token, "since": since})
        self.seat = (await self._hear())["seat"]
        before = since
        await self._hear()
        if self.state["seq"] < before:
            raise Broken(f"table {self.table} went back from event {before}")

    async def leave(self) -> None:
        if self._line is not None:
            line, self._line = self._line, None
            await line.close()

    async def ask(self, **wanted: Any) -> dict[str, Any]:
        """A request, and its answer; `Sought` if the connection is lost before it comes."""
        self._number += 1
        await self._say({"id": self._number, **wanted})
        while (told := await self._hear()).get("id") != self._number:
            pass
        return told

    async def hear(self) -> None:
        await self._hear()

    async def _say(self, message: dict[str, Any]) -> None:
        if self._line is None:
            raise Sought
        try:
            await self._line.send(json.dumps(message))
        except TROUBLE as error:
            raise self._cut() from error

    async def _hear(self) -> dict[str, Any]:
        if self._line is None:
            raise Sought
        try:
            text = await asyncio.wait_for(self._line.recv(), PATIENCE)
        except TROUBLE as error:
            raise self._cut() from error
        told: dict[str, Any] = json.loads(text)
        if told["type"] == "state":
            self.state = told
        if told["type"] == "error" and told.get("final"):
            raise self._cut()
        return told

    def _cut(self) -> Sought:
        self._line = None
        self.cuts += 1
        return Sought()


class Table:
    """A table and what its players know of it: the moves they sent, and those acknowledged."""

    def __init__(self, bases: list[str], made: dict[str, Any], seed: int) -> None:
        self.id: Final[str] = made["table"]
        self._bases: Final = bases
        self._rng: Final = random.Random(seed)
        self.seats: Final = [Seat(self.id, held["token"]) for held in made["held"]]
        self.sent: Final[dict[int, set[tuple[int, str]]]] = {}
        self.acknowledged: Final[dict[int, tuple[int, str]]] = {}
        self.asked_again = 0
        self.over = False

    async def play(self, ending: asyncio.Event) -> None:
        while not ending.is_set() and not self.over:
            try:
                await self._play(ending)
            except Sought:
                await asyncio.sleep(PAUSE)

    async def _play(self, ending: asyncio.Event) -> None:
        for seat in self.seats:
            await seat.come(self._rng.choice(self._bases))
        while not ending.is_set():
            if any(seat.state["over"] for seat in self.seats):
                self.over = True
                return
            mover = next((seat for seat in self.seats if seat.state["offers"]), None)
            if mover is None:
                await self._rng.choice(self.seats).hear()
                continue
            await self.move(mover)

    async def move(self, mover: Seat) -> None:
        """Answer a question; what may not have come is sent again until it is known."""
        decision = mover.state["decision"]
        move = self._rng.choice(mover.state["offers"])[0]
        self.sent.setdefault(decision, set()).add((mover.seat, move))
        while True:
            try:
                answer = await mover.ask(type="move", decision=decision, move=move)
            except Sought:
                self.asked_again += 1
                while True:
                    try:
                        await mover.come(self._rng.choice(self._bases))
                        break
                    except Sought:
                        await asyncio.sleep(PAUSE)
                continue
            if answer["type"] == "done":
                self.acknowledged[decision] = (mover.seat, move)
                break
            if answer.get("code") not in UNSURE:
                raise Broken(f"table {self.id} refuses {move} at {decision}: {answer}")
            self.asked_again += 1
            await asyncio.sleep(PAUSE)
        for seat in self.seats:
            while seat.state["decision"] <= decision and not seat.state["over"]:
                await seat.hear()

    async def check(self, base: str) -> None:
        """Everything that was acknowledged is there once, and nothing else that players did; and
        it goes on."""
        for seat in self.seats:
            seat.state = {}
            await seat.come(base)
        entries = self.seats[0].state["entries"]
        people = {seat.seat for seat in self.seats}
        answers = [entry for entry in entries if entry[0] != "c"]
        for decision, move in self.acknowledged.items():
            found = tuple(answers[decision][1:]) if decision < len(answers) else None
            if found != move:
                raise Broken(f"table {self.id} lost {move} at {decision}: there is {found}")
        for decision, (_, seat, text) in enumerate(answers):
            if seat in people and (seat, text) not in self.sent.get(decision, set()):
                raise Broken(f"table {self.id} has {text} at {decision}, which nobody sent")
        before = len(self.acknowledged)
        while len(self.acknowledged) == before and not self.seats[0].state["over"]:
            mover = next((seat for seat in self.seats if seat.state["offers"]), None)
            await (self.move(mover) if mover is not None else self.seats[0].hear())
        for seat in self.seats:
            await seat.leave()
