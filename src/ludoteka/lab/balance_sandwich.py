"""Is the house card set of Sándwich Wars fair? Many games of greedy players, counted.

    python -m ludoteka.lab.balance_sandwich --games 5000 --seed 1

Every seat plays the move its `advice` values most, ties by lot. The games are shared evenly among
two to five players.
"""

import argparse
import json
from dataclasses import dataclass, field
from typing import Final

from ludoteka.games.sandwich_wars import GAME
from ludoteka.games.sandwich_wars.greedy import move_values
from ludoteka.games.sandwich_wars.parts import (
    ASSISTANT_NAMES,
    CARD_NAMES,
    CATEGORY_NAMES,
    LAST_INGREDIENT,
    ORDER_NAMES,
    PRINTED,
)
from ludoteka.games.sandwich_wars.state import Contest
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Chance, Decide, Move
from ludoteka.kernel.rng import Rng

SIZES: Final = range(1, 6)


@dataclass
class Tally:
    """What is counted over all games."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    idle_ends: int = 0
    scores: int = 0
    places: int = 0
    wins: dict[int, list[float]] = field(default_factory=dict)
    played: dict[int, int] = field(default_factory=dict)
    held: dict[int, int] = field(default_factory=dict)
    used: dict[int, int] = field(default_factory=dict)
    orders: dict[int, int] = field(default_factory=dict)
    winners_orders: dict[int, int] = field(default_factory=dict)
    opened: dict[int, int] = field(default_factory=dict)
    hired: dict[int, int] = field(default_factory=dict)


def add(counts: dict[int, int], what: int, many: int = 1) -> None:
    counts[what] = counts.get(what, 0) + many


def greedy_move(s: Contest, ask: Decide, rng: Rng) -> Move:
    """The move valued most; equal ones by lot."""
    if len(ask.options) == 1:
        return ask.options[0]
    values = move_values(GAME.view(s, int(ask.seat)))
    best = [move for move, value in zip(ask.options, values, strict=True) if value == max(values)]
    return best[rng.below(len(best))]


def play(seats: int, seed: int, stream: int, tally: Tally) -> None:
    """One game, counted."""
    rng = Rng(seed, stream)
    s = GAME.start(seats, GAME.options(), Journal())
    while True:
        ask = GAME.pending(s)
        out = Journal()
        if isinstance(ask, Chance):
            GAME.resolve(s, int(rng.below(ask.size)), out)
        elif isinstance(ask, Decide):
            GAME.apply(s, int(ask.seat), greedy_move(s, ask, rng), out)
            tally.decisions += 1
        else:
            break
        count_notes(out, tally, int(s.first))
    count_end(s, seats, tally)


def count_notes(out: Journal, tally: Tally, first: int) -> None:
    for note in out.notes:
        if note.word in ("drew", "handed-on"):
            add(tally.held, note.args[1])
        elif note.word in ("played", "replaced", "opportunity"):
            add(tally.played, note.args[1])
        elif note.word == "opened":
            add(tally.opened, note.args[0])
        elif note.word == "completed":
            add(tally.orders, note.args[1])
        elif note.word in ("hired", "joined"):
            add(tally.hired, note.args[1])
        elif note.word == "turn" and note.args[0] == first:
            tally.rounds += 1
        elif note.word == "idle-end":
            tally.idle_ends += 1


def count_end(s: Contest, seats: int, tally: Tally) -> None:
    over = GAME.result(s)
    winners = [seat for seat in range(seats) if over.ranks[seat] == 0]
    wins = tally.wins.setdefault(seats, [0.0] * seats)
    for seat in winners:
        wins[(seat - int(s.first)) % seats] += 1 / len(winners)
        for order in s.orders[seat]:
            add(tally.winners_orders, order)
    tally.games += 1
    tally.scores += sum(over.scores)
    tally.places += seats


def report(tally: Tally) -> dict[str, object]:
    """Shares in hundredths, by name."""
    orders = [tally.orders.get(order, 0) for order in range(len(ORDER_NAMES))]
    winners = [tally.winners_orders.get(order, 0) for order in range(len(ORDER_NAMES))]
    return {
        "games": tally.games,
        "mean_rounds": round(tally.rounds / tally.games, 1),
        "mean_score": round(tally.scores / tally.places, 1),
        "ended_without_orders": tally.idle_ends,
        "win_share_by_seat_from_the_first": {
            seats: [percent(won, sum(wins)) for won in wins] for seats, wins in tally.wins.items()
        },
        "order_type_completed": {
            size: percent(_of_size(orders, size), sum(orders)) for size in SIZES
        },
        "order_type_of_winners": {
            size: percent(_of_size(winners, size), sum(winners)) for size in SIZES
        },
        "order_completed_when_open": {
            ORDER_NAMES[order]: percent(orders[order], tally.opened.get(order, 0))
            for order in range(1, len(ORDER_NAMES))
        },
        "category_played": _categories(tally),
        "assistant_share": {
            ASSISTANT_NAMES[n]: percent(tally.hired.get(n, 0), sum(tally.hired.values()))
            for n in range(1, len(ASSISTANT_NAMES))
        },
        "card_played_when_held": {
            CARD_NAMES[card]: percent(tally.played.get(card, 0), tally.held.get(card, 0))
            for card in range(1, len(CARD_NAMES))
        },
    }


def percent(part: float, whole: float) -> float:
    return round(100 * part / whole, 1) if whole else 0.0


def _of_size(orders: list[int], size: int) -> int:
    return sum(many for order, many in enumerate(orders) if PRINTED.order_size[order] == size)


def _categories(tally: Tally) -> dict[str, float]:
    """How the ingredients played are shared among the categories."""
    played = [0] * len(CATEGORY_NAMES)
    for card in range(1, int(LAST_INGREDIENT) + 1):
        played[PRINTED.category[card]] += tally.played.get(card, 0)
    return {
        name: percent(many, sum(played)) for name, many in zip(CATEGORY_NAMES, played, strict=True)
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=5000)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    tally = Tally()
    for index in range(given.games):
        play(GAME.seats[index % len(GAME.seats)], given.seed, index, tally)
    print(json.dumps(report(tally), indent=1, ensure_ascii=False))


if __name__ == "__main__":
    main()
