"""The bodies of what helps people outside a running match: exact odds, and a bot's review."""

from typing import Annotated

import msgspec

from ludoteka.web.bodies import Body, Offer, Text, Word

# Odds


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
    """A bet in play, by the numbers of its card and its wager."""

    card: int
    wager: int
    chance: Chance


class ActionOdds(Body):
    """Something the roller may do now, and the expected gears and net tokens of the turn after it,
    played on as well as possible."""

    move: Offer
    gears: float
    tokens: float


class OddsTold(Body):
    """The answer: expected gears and net tokens of the turn, its outs, the bets, and what may be
    done now (empty before a roll). `best` is the place of the best action, or -1."""

    gears: float
    tokens: float
    outs: list[OutOdds]
    bets: list[BetOdds]
    actions: list[ActionOdds]
    best: Annotated[int, msgspec.Meta(ge=-1)]


# Review


class ReviewedMove(Body):
    """A move of a seat, made after `count` lines of the record, and the best one the bot found.
    The shares are chances to win from 0 to 1, as they looked to the seat itself."""

    count: int
    played: Offer
    share: float
    best: Offer
    best_share: float


class Review(Body):
    """`GET /api/tables/{id}/review?seat=`: what a bot thinks of the moves of a seat in a finished
    match, as far as it has got: `done` of the `of` decisions in which there was a choice. Ask again
    until it is through; it stops when nobody asks any more."""

    seat: int
    done: int
    of: int
    moves: list[ReviewedMove]
