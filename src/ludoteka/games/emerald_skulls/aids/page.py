"""The page of the exact odds of Emerald Skulls: what it asks, and what it is told (SKULL-16)."""

from fractions import Fraction
from typing import Annotated

import msgspec

from ludoteka.games.bodies import Body, Offer, Text, Word
from ludoteka.games.emerald_skulls.aids.odds import Odds, move_of, odds
from ludoteka.games.emerald_skulls.aids.ranges import Range, ranges
from ludoteka.games.emerald_skulls.aids.solver import MOST_TOKENS
from ludoteka.games.emerald_skulls.aids.turn_text import Spot, read_spot
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.rules.parts import FLAT, MARKERS, Bet, cards_of
from ludoteka.games.emerald_skulls.rules.turn import closed_levels
from ludoteka.games.emerald_skulls.rules.wagers import OUT_NAMES
from ludoteka.kernel.pending import Move


class OddsAsked(Body):
    """`POST /api/odds`: a position of a roller's turn in Emerald Skulls, in the words of the
    command `ludoteka odds` (`dice=4 placed=1,3s tokens=1`), with at most 5 tokens. `table` is a
    table whose own component file counts. With `ranges` it takes about twice as long."""

    position: Text
    table: Word = ""
    ranges: bool = False


class Chance(Body):
    """A chance from 0 to 1 of a roller who maximises the gears of the turn, and as an exact
    fraction. `low` and `high` are the range over all such rollers, if ranges were asked for."""

    share: float
    exact: str
    low: float
    high: float


class OutOdds(Body):
    """How the turn ends: `bust`, `stop`, `gem`, `run` or `double`."""

    out: str
    chance: Chance


class BetOdds(Body):
    """A bet in play, by the numbers of its card and its wager: what it pays, the first marker
    first, and the expected gears of the first one; null where others' markers change what it pays,
    where it pays in tokens, and where it cannot be won."""

    card: int
    wager: int
    chance: Chance
    pays: list[int]
    worth: float | None


class ActionOdds(Body):
    """Something the roller may do now, and the expected gears and net tokens of the turn after it,
    played on as well as possible."""

    move: Offer
    gears: float
    tokens: float


class Limits(Body):
    """The most tokens the odds reckon with, and the most nose picks of a turn."""

    tokens: int
    picks: int


class OddsTold(Body):
    """The answer: expected gears and net tokens of the turn, its outs, the bets, and what may be
    done now (empty before a roll). `best` is the place of the best action, or -1. `closed` are the
    levels that take no dice any more."""

    gears: float
    tokens: float
    outs: list[OutOdds]
    bets: list[BetOdds]
    actions: list[ActionOdds]
    best: Annotated[int, msgspec.Meta(ge=-1)]
    closed: list[int]
    limits: Limits


def told(asked: OddsAsked, parts: str) -> OddsTold:
    """SKULL-16 The exact odds of a position; `Unreadable` if it is none."""
    spot = read_spot(asked.position, cards_of(parts))
    in_play = [bet for bet in spot.cards.bets if bet.card in spot.in_play]
    wagers = sorted({bet.wager for bet in in_play})
    table = odds(spot)
    exact = [*table.outs, *(table.wagers[wager] for wager in wagers)]
    spread = ranges(spot, wagers) if asked.ranges else [Range(each, each) for each in exact]
    chances = [_chance(each, around) for each, around in zip(exact, spread, strict=True)]
    outs = [
        OutOdds(out=name, chance=chance)
        for name, chance in zip(OUT_NAMES, chances[: len(OUT_NAMES)], strict=True)
    ]
    by_wager = dict(zip(wagers, chances[len(OUT_NAMES) :], strict=True))
    bets = [_bet(bet, by_wager[bet.wager]) for bet in in_play]
    return _told(spot, table, outs, bets)


def _told(spot: Spot, table: Odds, outs: list[OutOdds], bets: list[BetOdds]) -> OddsTold:
    moves = [move_of(each.action) for each in table.actions]
    return OddsTold(
        gears=float(table.gears),
        tokens=float(table.tokens),
        outs=outs,
        bets=bets,
        actions=[
            ActionOdds(move=_offer(move), gears=float(each.gears), tokens=float(each.tokens))
            for move, each in zip(moves, table.actions, strict=True)
        ],
        best=table.best,
        closed=closed_levels(spot.floor),
        limits=Limits(tokens=MOST_TOKENS, picks=int(MARKERS)),
    )


def _bet(bet: Bet, chance: Chance) -> BetOdds:
    """SKULL-7.4 What the first marker can expect."""
    plain = bet.modifier == FLAT and not bet.in_tokens and chance.share > 0
    worth = bet.pays[0] * chance.share if plain else None
    return BetOdds(card=bet.card, wager=bet.wager, chance=chance, pays=bet.pays, worth=worth)


def _chance(exact: Fraction, around: Range) -> Chance:
    low, high = float(around.low), float(around.high)
    return Chance(share=float(exact), exact=str(exact), low=low, high=high)


def _offer(move: Move) -> Offer:
    return Offer(GAME.write(move), move.verb, list(move.args))


def check(asked: OddsAsked) -> None:
    """`Unreadable` at once if it is no position, or one that takes too long."""
    read_spot(asked.position)
