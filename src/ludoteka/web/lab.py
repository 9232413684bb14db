"""The lab in the browser: a few runs, played by processes that let everybody else go first.

It is for the person at this machine, unless the host says otherwise.
"""

import asyncio
import secrets
from collections.abc import Callable
from functools import cache
from importlib.util import find_spec
from ipaddress import ip_address
from threading import Event, Thread
from time import monotonic
from typing import Final

import msgspec

from ludoteka.bots.levels import LEVELS
from ludoteka.games.registry import KITS, game_by_id
from ludoteka.kernel.faults import Fault, Refused, Unreadable
from ludoteka.lab.balance import Balance, begin, compare
from ludoteka.lab.build import change_over
from ludoteka.lab.figures import figures
from ludoteka.lab.runs import Place, Stopped, cores
from ludoteka.lab.varying import Variant, numbers_of, variants, with_number
from ludoteka.texts import pick_language, texts_for
from ludoteka.web.handlers import failure
from ludoteka.web.lab_bodies import (
    MOST_GAMES,
    LabFigure,
    LabGame,
    LabNumber,
    LabRun,
    LabWanted,
)
from ludoteka.web.requests import Answer, Request, check_origin, json_answer
from ludoteka.web.rooms import Rooms
from ludoteka.web.settings import LARGEST_BODY

MOST_KEPT: Final = 20
"""Runs that are remembered; the oldest is forgotten first."""
MOST_SECONDS: Final = 1200
"""After this time a run ends with what it has."""
TOO_MUCH: Final = 10**9
"""No component file takes this number: what it takes is in the refusal."""
BOTS: Final = ("random", *LEVELS)
WEAKER: Final = "random"
SEED: Final = 1
SAFETY: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; "
    "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
}


class Running:
    """One run: a thread that waits for the processes, and what it has heard from them."""

    def __init__(self, wanted: LabWanted, balance: Balance) -> None:
        self.id: Final = secrets.token_urlsafe(9)
        self.wanted: Final = wanted
        self.balance: Final = balance
        self.state = "running"
        self.done = 0
        self.of = 0
        self.fault: Fault | None = None
        self._stop: Final = Event()
        self._end: Final = monotonic() + MOST_SECONDS
        self._thread: Final = Thread(target=self._play, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stop.set()
        self._thread.join()

    def _stopped(self) -> bool:
        return self._stop.is_set() or monotonic() > self._end

    def _play(self) -> None:
        change_over()
        place = Place(max(1, cores() - 1), apart=True, stopped=self._stopped)
        try:
            compare(self.balance, place, self._heard)
            self.state = "done"
        except Stopped:
            self.state = "stopped"
        except Fault as fault:
            self.fault, self.state = fault, "failed"
        except BaseException:
            self.fault, self.state = Refused("lab-broken"), "failed"
            raise

    def _heard(self, done: int, of: int) -> None:
        self.done, self.of = done, of

    def told(self) -> LabRun:
        """What there is so far. Batches come in while we look, so we look at a copy."""
        now = Balance(**{name: getattr(self.balance, name) for name in _FIELDS}, arms=[])
        for arm in self.balance.arms:
            now.arms.append(type(arm)(arm.variant, dict(arm.batches)))
        rows = figures(now) if any(arm.batches for arm in now.arms) else []
        fault = self.fault
        return LabRun(
            id=self.id,
            wanted=self.wanted,
            state=self.state,  # type: ignore[arg-type]  # one of its words
            done=self.done,
            of=self.of,
            variants=len(now.arms),
            figures=[
                LabFigure(
                    variant=each.variant,
                    table=each.table,
                    key=each.key,
                    measure=each.measure,
                    value=each.value,
                    low=each.low,
                    high=each.high,
                    n=each.n,
                    clear=each.clear,
                )
                for each in rows
            ],
            code=fault.word if fault else "",
            values=fault.values if fault else {},
        )


_FIELDS: Final = ("game", "bots", "weaker", "seed", "games")


@cache
def changeable(game: str) -> list[LabNumber]:
    """The numbers of a component file that a table may change, as the game itself says."""
    kit = KITS[game]
    seats = kit.game.seats[0]
    found: list[LabNumber] = []
    for table, rows in kit.box("", kit.game.rules).items():
        for row in rows:
            for field in numbers_of(row):
                path = f"{table}.{row['id']}.{field}"
                name, _, place = field.partition(".")
                now = row[name]
                value = now[int(place) - 1] if isinstance(now, list) else now
                try:
                    text = with_number(kit, "", path, TOO_MUCH)
                    kit.game.setup(seats, kit.game.options().with_parts(text))
                except Fault as fault:
                    if fault.word != "component-number":
                        continue
                    low, high = int(fault.values["low"]), int(fault.values["high"])
                    found.append(
                        LabNumber(
                            path=path,
                            table=table,
                            id=str(row["id"]),
                            field=field,
                            value=int(str(value)),
                            low=low,
                            high=high,
                        )
                    )
    return found


def wanted_balance(wanted: LabWanted) -> Balance:
    """The game as it is, and changed if anything is; `Unreadable` if that makes no sense."""
    kit = KITS[game_by_id(wanted.game).id]
    if wanted.bots not in BOTS:
        raise Unreadable("unknown-bot", bot=wanted.bots, known=", ".join(BOTS))
    before = Variant(wanted.seats, kit.game.options().values, "")
    usual = before.options
    vary = [f"{id}={value}" for id, value in wanted.options.items() if usual.get(id) != value]
    vary += [f"{path}={value}" for path, value in wanted.numbers.items()]
    several = variants(kit, before, (), _no_file)
    if vary:
        several += variants(kit, before, tuple(vary), _no_file)
    for each in several:
        if (refusal := kit.game.unsuited(each.seats, each.all_options())) is not None:
            raise Refused("unsuited-options", clause=refusal.clause)
    return begin(kit.game.id, several, wanted.bots, WEAKER, wanted.games, SEED)


def _no_file(path: str) -> str:
    raise Unreadable("vary-unknown", vary="parts", known="")


class LabDesk:
    """Answers what the page of the lab asks."""

    def __init__(self, rooms: Callable[[], Rooms]) -> None:
        self._rooms: Final = rooms
        self._runs: Final[dict[str, Running]] = {}

    def close(self) -> None:
        """The server stops, and so does what it has begun."""
        for run in self._runs.values():
            if run.state == "running":
                run.stop()

    async def answer(self, request: Request) -> Answer:
        try:
            self._admit(request)
            return await self._answered(request)
        except Fault as fault:
            return failure(fault)

    def _admit(self, request: Request) -> None:
        if not self._rooms().settings.lab and not is_here(request.address):
            raise Refused("lab-closed")
        if request.method == "POST":
            check_origin(request.headers, self._rooms().settings.origins)
            self._rooms().requests.take(request.address)

    async def _answered(self, request: Request) -> Answer:
        parts = request.path.strip("/").split("/")
        match (request.method, *parts):
            case ("GET", "games", game):
                return await self._game(game)
            case ("POST", "runs"):
                return await self._begin(request)
            case ("GET", "runs", id):
                return json_answer(await asyncio.to_thread(self._found(id).told))
            case ("POST", "runs", id, "stop"):
                run = self._found(id)
                await asyncio.to_thread(run.stop)
                return json_answer(await asyncio.to_thread(run.told))
            case ("GET", "runs", id, "report"):
                return await self._report(request, self._found(id))
        raise Refused("no-such-page")

    async def _game(self, id: str) -> Answer:
        game = game_by_id(id)
        numbers = await self._rooms().slowly(changeable, game.id)
        reports = find_spec("matplotlib") is not None
        bots = list(BOTS)
        told = LabGame(game=game.id, numbers=numbers, bots=bots, most=MOST_GAMES, reports=reports)
        return json_answer(told)

    async def _begin(self, request: Request) -> Answer:
        try:
            wanted = msgspec.json.decode(await request.body(LARGEST_BODY), type=LabWanted)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Unreadable("unreadable-message") from error
        balance = await self._rooms().shell.elsewhere(wanted_balance, wanted)
        if any(each.state == "running" for each in self._runs.values()):
            raise Refused("lab-busy")
        run = Running(wanted, balance)
        for old in list(self._runs)[: max(0, len(self._runs) - MOST_KEPT + 1)]:
            del self._runs[old]
        self._runs[run.id] = run
        run.start()
        return json_answer(await asyncio.to_thread(run.told), 201)

    def _found(self, id: str) -> Running:
        if id not in self._runs:
            raise Refused("no-such-page")
        return self._runs[id]

    async def _report(self, request: Request, run: Running) -> Answer:
        from ludoteka.lab.report import report

        language = pick_language(request.query.get("lang", "en"), {})
        if not any(arm.batches for arm in run.balance.arms):
            raise Refused("lab-empty")
        page = await self._rooms().shell.elsewhere(report, run.balance, texts_for(language))
        return Answer(page.encode(), "text/html", 200, dict(SAFETY))


def is_here(address: str) -> bool:
    """Whether somebody asks from this machine."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
