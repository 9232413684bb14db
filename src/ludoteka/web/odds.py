"""The exact odds of Emerald Skulls, computed in a process of their own and remembered."""

import asyncio
from fractions import Fraction
from typing import Final, NamedTuple

import msgspec

from ludoteka.games.emerald_skulls import GAME
from ludoteka.games.emerald_skulls.odds import Odds, move_of, odds
from ludoteka.games.emerald_skulls.parts import cards_of
from ludoteka.games.emerald_skulls.ranges import Range, ranges
from ludoteka.games.emerald_skulls.spot import Spot, read_spot
from ludoteka.games.emerald_skulls.wagers import OUT_NAMES
from ludoteka.kernel.faults import Refused
from ludoteka.web import aids
from ludoteka.web.thinkers import Thinkers
from ludoteka.web.viewing import offers

MOST_WAITING: Final = 20
MOST_KNOWN: Final = 300


class Asked(NamedTuple):
    """What is asked; it can be sent to another process."""

    position: str
    parts: str
    ranges: bool


def figures(asked: Asked) -> bytes:
    """The body of the answer. Runs in a worker process."""
    spot = read_spot(asked.position, cards_of(asked.parts))
    in_play = [(bet.card, bet.wager) for bet in spot.cards.bets if bet.card in spot.in_play]
    wagers = sorted({wager for _, wager in in_play})
    table = odds(spot)
    exact = [*table.outs, *(table.wagers[wager] for wager in wagers)]
    spread = ranges(spot, wagers) if asked.ranges else [Range(each, each) for each in exact]
    chances = [_chance(each, around) for each, around in zip(exact, spread, strict=True)]
    outs = [
        aids.OutOdds(out=name, chance=chance)
        for name, chance in zip(OUT_NAMES, chances[: len(OUT_NAMES)], strict=True)
    ]
    by_wager = dict(zip(wagers, chances[len(OUT_NAMES) :], strict=True))
    bets = [aids.BetOdds(card=card, wager=wager, chance=by_wager[wager]) for card, wager in in_play]
    return msgspec.json.encode(_told(spot, table, outs, bets))


def _told(
    spot: Spot, table: Odds, outs: list[aids.OutOdds], bets: list[aids.BetOdds]
) -> aids.OddsTold:
    moves = offers(GAME, [move_of(each.action) for each in table.actions])
    return aids.OddsTold(
        gears=float(table.gears),
        tokens=float(table.tokens),
        outs=outs,
        bets=bets,
        actions=[
            aids.ActionOdds(move=move, gears=float(each.gears), tokens=float(each.tokens))
            for move, each in zip(moves, table.actions, strict=True)
        ],
        best=table.best,
    )


def _chance(exact: Fraction, around: Range) -> aids.Chance:
    low, high = float(around.low), float(around.high)
    return aids.Chance(share=float(exact), exact=str(exact), low=low, high=high)


class OddsDesk:
    """Tells odds. Whoever asks what somebody else is waiting for waits for the same answer."""

    def __init__(self) -> None:
        self._thinkers: Final = Thinkers(1, patient=True)
        self._told: Final[dict[Asked, asyncio.Task[bytes]]] = {}

    async def tell(self, asked: Asked) -> bytes:
        """`Unreadable` if it is no position, or one that takes too long."""
        read_spot(asked.position)
        if asked not in self._told:
            self._begin(asked)
        return await asyncio.shield(self._told[asked])

    def _begin(self, asked: Asked) -> None:
        waiting = [each for each in self._told.values() if not each.done()]
        if len(waiting) >= MOST_WAITING:
            raise Refused("odds-busy")
        done = [each for each, task in self._told.items() if task.done()]
        for old in done[: max(0, len(self._told) - MOST_KNOWN + 1)]:
            del self._told[old]
        task = asyncio.get_running_loop().create_task(self._thinkers.run(figures, asked))
        self._told[asked] = task
        task.add_done_callback(lambda ended: self._ended(asked, ended))

    def _ended(self, asked: Asked, task: asyncio.Task[bytes]) -> None:
        """What has failed is not remembered."""
        if task.cancelled() or task.exception() is not None:
            self._told.pop(asked, None)

    def close(self) -> None:
        self._thinkers.close()
