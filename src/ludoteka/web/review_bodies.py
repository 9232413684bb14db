"""The bodies of a bot's review of a finished match."""

from ludoteka.games.bodies import Body, Offer


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
