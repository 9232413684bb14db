"""Is the house card set of Sándwich Wars fair? Many matches of bots, counted.

    python tools/balance_sandwich.py --bot level4 --games 2000 --seed 1

Every seat is played by the same bot. Match `i` of a seed is the same wherever it is played, so the
counts do not depend on the number of processes.
"""

import argparse
import json
import multiprocessing
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Final

from ludoteka.bots.bot import Bot
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.parts import (
    ASSISTANT_NAMES,
    CARD_NAMES,
    ORDER_NAMES,
)
from ludoteka.games.sandwich_wars.rules.state import Contest
from ludoteka.games.sandwich_wars.rules.words import ASK_FREE
from ludoteka.kernel.journal import Journal, Note
from ludoteka.kernel.options import NOW
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.rng import Rng
from ludoteka.lab.duel import Z95, wilson

BATCH: Final = 25
"""Matches given to a process at a time."""
NAMES: Final = {"card": CARD_NAMES, "order": ORDER_NAMES, "assistant": ASSISTANT_NAMES}
OFFERED: Final = {"drew": ("card", 1), "handed-on": ("card", 1), "opened": ("order", 0)}
"""The notes that put something within reach: its kind, and where in the note it is named."""
TAKEN: Final = {
    "played": "card",
    "replaced": "card",
    "opportunity": "card",
    "completed": "order",
    "hired": "assistant",
    "joined": "assistant",
}
"""The notes of a seat (named first) that takes something (named next)."""

Thing = tuple[str, int]
"""A card, order or assistant: its kind and its number."""


@dataclass
class Tally:
    """What is counted over the matches of one number of seats."""

    seats: int
    games: int = 0
    rounds: int = 0
    idle_ends: int = 0
    scores: int = 0
    ingredients: int = 0
    free: int = 0
    wins: Counter[int] = field(default_factory=Counter)  # by seat from the first, in 1/60
    notes: Counter[str] = field(default_factory=Counter)
    offered: Counter[Thing] = field(default_factory=Counter)
    taken: Counter[Thing] = field(default_factory=Counter)
    takers: Counter[Thing] = field(default_factory=Counter)  # seats that took it in a match
    won: Counter[Thing] = field(default_factory=Counter)  # what these won, in 1/60

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.rounds += other.rounds
        self.idle_ends += other.idle_ends
        self.scores += other.scores
        self.ingredients += other.ingredients
        self.free += other.free
        self.wins.update(other.wins)
        self.notes.update(other.notes)
        self.offered.update(other.offered)
        self.taken.update(other.taken)
        self.takers.update(other.takers)
        self.won.update(other.won)


WIN: Final = 60
"""A victory is shared by at most five."""


@dataclass(frozen=True)
class Batch:
    """Matches `first` to `first + count - 1` of a seed; plain values, to be sent to a process."""

    bot: str
    seats: int
    rules: int
    seed: int
    first: int
    count: int


def play_batch(batch: Batch) -> Tally:
    tally = Tally(batch.seats)
    for index in range(batch.first, batch.first + batch.count):
        bots = [bot_by_name(batch.bot, GAME) for _ in range(batch.seats)]
        play(bots, batch.rules, (batch.seed, index), tally)
    return tally


def play(bots: list[Bot], rules: int, seed: tuple[int, int], tally: Tally) -> None:
    """One match, counted. Bots see their views only."""
    s = GAME.start(len(bots), GAME.options().with_rules(rules), Journal())
    chance = Rng(seed[0], 2 * seed[1])
    takers: set[tuple[int, Thing]] = set()
    decision = 0
    while not isinstance(ask := GAME.pending(s), Over):
        out = Journal()
        prompt = ""
        if isinstance(ask, Chance):
            outcome = int(chance.below(ask.size))
            for seat, bot in enumerate(bots):
                bot.saw_chance(ask.sort(outcome) if ask.seen >> seat & 1 else -1)
            GAME.resolve(s, outcome, out)
        else:
            assert isinstance(ask, Decide)
            seat, prompt = int(ask.seat), ask.prompt
            view = GAME.view(s, seat)
            assert view.ask is not None
            rng = Rng(seed[0] + 1, (2 * seed[1] + 1) * 8192 + decision)
            decision += 1
            move = bots[seat].choose(view, view.ask, rng)
            for each, bot in enumerate(bots):
                bot.saw_move(move if each == seat or ask.seen >> each & 1 else None)
            GAME.apply(s, seat, move, out)
        for note in out.notes:
            count(note, prompt, int(s.first), tally, takers)
    count_end(s, ask, tally, takers)


def count(
    note: Note, prompt: str, first: int, tally: Tally, takers: set[tuple[int, Thing]]
) -> None:
    """What one note tells; `prompt` is the question that was answered."""
    tally.notes[note.word] += 1
    if note.word in OFFERED:
        kind, place = OFFERED[note.word]
        tally.offered[kind, note.args[place]] += 1
    if note.word in TAKEN:
        thing = (TAKEN[note.word], note.args[1])
        tally.taken[thing] += 1
        takers.add((note.args[0], thing))
    if note.word in ("played", "replaced"):
        tally.ingredients += 1
        tally.free += prompt == ASK_FREE
    if note.word == "turn":
        tally.rounds += note.args[0] == first


def count_end(s: Contest, over: Over, tally: Tally, takers: set[tuple[int, Thing]]) -> None:
    winners = over.winners()
    for seat in winners:
        tally.wins[(seat - int(s.first)) % tally.seats] += WIN // len(winners)
    for seat, thing in takers:
        tally.takers[thing] += 1
        tally.won[thing] += WIN // len(winners) if seat in winners else 0
    tally.games += 1
    tally.scores += sum(over.scores)


def report(tally: Tally) -> dict[str, object]:
    """Shares are per cent. `win_difference` is how much more often than their fair share those
    win who took a thing in a match."""
    return {
        "seats": tally.seats,
        "games": tally.games,
        "mean_rounds": round(tally.rounds / tally.games, 2),
        "mean_score": round(tally.scores / tally.games / tally.seats, 1),
        "ended_without_orders": tally.notes["idle-end"],
        "free_ingredients": percent(tally.free, tally.ingredients),
        "ingredients_a_match": each(tally.ingredients, tally.games),
        "hired_for_coins_a_match": each(tally.notes["hired"], tally.games),
        "got_without_paying_a_match": each(tally.notes["joined"], tally.games),
        "sent_back_a_match": each(tally.notes["back"], tally.games),
        "fair_share": percent(1, tally.seats),
        "win_share_from_the_first": [seat_share(tally, place) for place in range(tally.seats)],
        **{kind: things(tally, kind) for kind in NAMES},
    }


def seat_share(tally: Tally, place: int) -> list[float]:
    """What a seat won, and the 95 % interval of it."""
    won = tally.wins[place] / WIN
    low, high = wilson(round(won), tally.games, Z95)
    return [percent(won, tally.games), percent(low, 1), percent(high, 1)]


def things(tally: Tally, kind: str) -> dict[str, dict[str, float]]:
    """Every card, order or assistant: how often it was there, how often taken, and by whom."""
    found: dict[str, dict[str, float]] = {}
    for number, name in enumerate(NAMES[kind]):
        thing = (kind, number)
        if number == 0:
            continue
        won = percent(tally.won[thing] / WIN, tally.takers[thing])
        found[name] = {
            "offered": tally.offered[thing],
            "taken": tally.taken[thing],
            "taken_share": percent(tally.taken[thing], tally.offered[thing]),
            "win_difference": round(won - 100 / tally.seats, 1),
        }
    return found


def percent(part: float, whole: float) -> float:
    return round(100 * part / whole, 1) if whole else 0.0


def each(part: int, whole: int) -> float:
    return round(part / whole, 2) if whole else 0.0


def measure(bot: str, seats: int, rules: int, games: int, seed: int, processes: int) -> Tally:
    """The counts of so many matches, however they are spread."""
    batches = [
        Batch(bot, seats, rules, seed, first, min(BATCH, games - first))
        for first in range(0, games, BATCH)
    ]
    tally = Tally(seats)
    if processes == 1:
        for batch in batches:
            tally.add(play_batch(batch))
        return tally
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=fresh) as pool:
        for part in pool.map(play_batch, batches):
            tally.add(part)
    return tally


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--bot", default="level3")
    options.add_argument("--seats", type=int, nargs="+", default=list(GAME.seats))
    options.add_argument("--games", type=int, default=2000, help="for each number of seats")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--rules", type=int, default=NOW, help="the version of the rules")
    options.add_argument("--processes", type=int, default=1)
    given = options.parse_args()
    for seats in given.seats:
        tally = measure(given.bot, seats, given.rules, given.games, given.seed, given.processes)
        print(json.dumps(report(tally), indent=1, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
