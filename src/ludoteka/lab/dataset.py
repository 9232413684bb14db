"""Matches as rows for programs that learn from data: what was seen, what was done, what came of it.

Every row comes from a record, whether bots have just played it or people did last year: the
record is followed, and at each move it is written down what its seat saw then. Positions are
never written, only views.
"""

import json
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32

from ludoteka.bots.bot import Bot
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.layout import Layout
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Move
from ludoteka.kernel.playout import is_past_limit, payoffs
from ludoteka.kernel.record import MOVE, Record, begin, loads, play_entry
from ludoteka.kernel.rng import Rng
from ludoteka.lab.envs.play import layout_of
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match

AHEAD: Final = 4
"""Matches that wait for each process."""

Row = dict[str, Any]
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Wanted:
    """What a dataset is made of; plain values, to be sent to a process."""

    game: str
    seats: int
    options: dict[str, str]
    parts: str
    players: tuple[str, ...]
    """A bot for each seat."""
    judge: str
    """The bot that says what the chances are."""
    seed: int

    def table(self) -> tuple[Game[Any], Options]:
        return game_by_id(self.game), Options(dict(self.options), self.parts)

    def layout(self) -> Layout:
        game, options = self.table()
        return layout_of(game, self.seats, options)


@dataclass(frozen=True)
class Told:
    """One match, and its decisions."""

    match: Row
    decisions: list[Row]


def play(wanted: Wanted, index: int) -> str:
    """The record of match `index`, the same wherever it is played. A match that is too long for
    simulations is left where it is."""
    game, options = wanted.table()
    bots = [bot_by_name(name, game) for name in wanted.players]
    seed = seed_from((wanted.seed << 32) + index)
    match = Match.new(game, wanted.seats, options, bots, wanted.players, seed)
    bound = game.bound(wanted.seats, options)
    while (
        match.bot_seat() >= 0 and match.decision < bound and not is_past_limit(game, match.position)
    ):
        match.step_bot()
    return match.record().dumps()


def tell(wanted: Wanted, index: int, text: str) -> Told:
    """The rows of a recorded match of the same table."""
    record = loads(text)
    check(wanted, record)
    game, _ = wanted.table()
    judge = bot_by_name(wanted.judge, game)
    followed = Match(game, record.header, record.entries)
    over = followed.over()
    shares = payoffs(over) if over is not None else [0.0] * wanted.seats
    decisions = list(_decisions(wanted, record, index, judge, shares))
    match: Row = {
        "match": index,
        "game": game.id,
        "rules": record.header.rules,
        "seats": wanted.seats,
        "options": json.dumps(record.header.options.values),
        "names": record.header.names,
        "decisions": len(decisions),
        "finished": over is not None,
        "ranks": over.ranks if over is not None else [],
        "scores": over.scores if over is not None else [],
        "payoffs": shares,
        "record": text,
    }
    return Told(match, decisions)


def check(wanted: Wanted, record: Record) -> None:
    """Only matches of the same table can lie in one dataset: their rows have the same layout."""
    header = record.header
    if header.game != wanted.game:
        raise Unreadable("dataset-other-game", game=header.game, wanted=wanted.game)
    same = header.seats == wanted.seats and header.options.parts == wanted.parts
    if not same or header.options.values != wanted.options:
        raise Unreadable("dataset-other-table")


def _decisions(
    wanted: Wanted, record: Record, index: int, judge: Bot, shares: list[float]
) -> Iterator[Row]:
    game, layout = judge.game, wanted.layout()
    numbers = {move: number for number, move in enumerate(game.moves)}
    s = begin(game, record.header, SILENT)
    taken = 0
    for line, entry in record.standing():
        if entry.kind == MOVE:
            view, move = game.view(s, entry.seat), game.read(entry.text)
            if view.ask is None:
                break  # the next line says why this is no record
            best, own = chances(judge, view, move, Rng(wanted.seed, index * 65536 + taken))
            yield {
                "match": index,
                "decision": taken,
                "seat": entry.seat,
                "asked": view.prompt,
                "observation": row_of(layout, view),
                "allowed": [numbers[each] for each in view.ask.options],
                "action": numbers[move],
                "move": entry.text,
                "chance": own,
                "best_chance": best,
                "payoff": shares[entry.seat],
                "view": json.dumps(game.encode_view(view), separators=(",", ":")),
            }
            taken += 1
        play_entry(game, s, game.pending(s), entry, line, SILENT)


def row_of(layout: Layout, view: View[Any]) -> list[int]:
    row = vec[i32]([0] * int(layout.width))
    layout.write(view, row, 0)
    return [int(number) for number in row]


def chances(judge: Bot, view: View[Any], move: Move, rng: Rng) -> tuple[float, float]:
    """The share of the win with the best move and with this one, as the seat can judge it."""
    assert view.ask is not None
    judged = judge.judge(view, view.ask, rng, int(view.ask.count))
    own = [each.share for each in judged if each.move == move]
    if not own:
        raise Unreadable("dataset-no-judge", bot=judge.name)
    return judged[0].share, own[0]


def _new(wanted: Wanted, index: int) -> Told:
    return tell(wanted, index, play(wanted, index))


def made(
    wanted: Wanted, games: int, records: list[str], processes: int, progress: Progress
) -> Iterator[Told]:
    """The matches in order: those that are recorded, or else as many new ones."""
    of = len(records) or games
    jobs: Iterator[tuple[Callable[..., Told], tuple[Any, ...]]]
    if records:
        jobs = ((tell, (wanted, index, text)) for index, text in enumerate(records))
    else:
        jobs = ((_new, (wanted, index)) for index in range(games))
    if processes == 1 or of == 1:
        for done, (work, given) in enumerate(jobs, start=1):
            yield work(*given)
            progress(done, of)
        return
    fresh = multiprocessing.get_context("spawn")
    many = min(processes, of)
    pool = ProcessPoolExecutor(many, mp_context=fresh, initializer=_leave_interrupts)
    try:
        running: list[Future[Told]] = []
        for done in range(1, of + 1):
            for work, given in islice(jobs, AHEAD * many - len(running)):
                running.append(pool.submit(work, *given))
            yield running.pop(0).result()
            progress(done, of)
    finally:
        pool.shutdown(cancel_futures=True)


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that the person started; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
