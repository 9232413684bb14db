"""The bodies of the coach."""

from ludoteka.games.bodies import Body, Offer
from ludoteka.web.bodies import Count


class Coached(Body):
    """`GET /api/tables/{id}/coach`: what a bot thinks of the last decision of one's seat, at a
    table with a coach. Without `best` nothing much was lost; otherwise the chances to win of both
    from 0 to 1, the word of a reason or nothing, and how many lines of the record came before the
    move."""

    count: int
    best: Offer | None
    share: float
    best_share: float
    reason: str


class Again(Body):
    """`POST /api/tables/{id}/again`: at a table with a coach, go on at a new one from before a
    move: after the first `count` lines of the record. Answered by `TableMade`."""

    count: Count
