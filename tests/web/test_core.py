"""The core of the server without its shell: no network, no database, no other process."""

import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"
SHELL = ("starlette", "uvicorn", "websockets", "sqlalchemy", "multiprocessing", "fluent", "babel")

SCRIPT = """
import asyncio, json, random, sys

from ludoteka.kernel.record import loads
from ludoteka.table.verify import verify
from ludoteka.web.handlers import Handlers
from ludoteka.web.live_room import HungUp
from ludoteka.web.memory_store import MemoryStore
from ludoteka.web.requests import Request
from ludoteka.web.rooms import Rooms
from ludoteka.web.settings import Settings
from ludoteka.web.shell import all_here
from ludoteka.web.sockets import serve_socket


class Pair:
    '''Both ends of a connection.'''

    def __init__(self):
        self.said, self.heard = asyncio.Queue(), asyncio.Queue()

    async def hear(self):
        text = await self.said.get()
        if text is None:
            raise HungUp
        return text

    def post(self, text):
        self.heard.put_nowait(json.loads(text))

    def hang_up(self):
        self.said.put_nowait(None)


async def play(game):
    store = MemoryStore()
    rooms = Rooms(all_here(store),
                  Settings(bot_pause=0, message_rate=1e9))
    handlers = Handlers(lambda: rooms)

    async def ask(method, path, body=b""):
        answer = await handlers.answer(Request.plain(method, path, body))
        return answer.status, answer.body

    seats = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "name": "Bot", "bot": "level2"}]
    status, body = await ask("POST", "/api/tables",
                             json.dumps({"game": game, "seats": seats, "public": True}).encode())
    assert status == 201, body
    made = json.loads(body)
    path = "/api/tables/" + made["table"]
    wire = Pair()
    serving = asyncio.create_task(serve_socket(wire, made["table"], rooms))
    wire.said.put_nowait(json.dumps({"type": "hello", "token": made["held"][0]["token"]}))
    rng, state, waiting = random.Random(1), {"over": False, "offers": []}, False
    while not state["over"]:
        told = await asyncio.wait_for(wire.heard.get(), 60)
        assert told["type"] not in ("error", "refusal"), told
        if told["type"] == "done":
            waiting = False
        if told["type"] == "state":
            state = told
        if told["type"] in ("state", "done") and state["offers"] and not waiting:
            move = {"type": "move", "id": 1, "decision": state["decision"],
                    "move": rng.choice(state["offers"])[0]}
            wire.said.put_nowait(json.dumps(move))
            waiting = True
    record = (await ask("GET", path + "/record"))[1].decode()
    replay = json.loads((await ask("GET", path + "/replay?seat=all&count=3"))[1])
    verified = json.loads((await ask("GET", path + "/verify"))[1])
    rules = await ask("GET", f"/api/rules/{game}/hu")
    page = await ask("GET", "/")
    missing = await ask("GET", "/api/tables/nowhere/record")
    wrong = await ask("POST", "/api/games")
    wire.said.put_nowait(None)
    await serving
    await rooms.close()
    movers = {entry.seat for entry in loads(record).entries if entry.kind == "m"}
    print(movers == {0, 1}, verify(loads(record)).moves > 5, verified["good"],
          len(replay["frames"]), rules[0], page[0], missing[0], wrong[0])
    print(*sorted(name for name in sys.argv[1].split() if name in sys.modules))

asyncio.run(play("clash"))
"""


def test_a_whole_game_is_played_in_the_core_alone() -> None:
    command = [sys.executable, "-W", "error", "-c", SCRIPT, " ".join(SHELL)]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=120, env={"PYTHONPATH": str(SOURCE)}
    )
    assert done.returncode == 0, done.stderr
    played, imported = done.stdout.splitlines()
    assert played == "True True True 3 200 200 404 405"
    assert imported == ""
