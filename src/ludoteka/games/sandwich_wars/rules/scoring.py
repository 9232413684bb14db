"""SAND-7: the score."""

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.parts import LAST_INGREDIENT, OPPORTUNITY_POINTS, VARIETY
from ludoteka.games.sandwich_wars.rules.state import Contest
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import EVERYBODY, Over


def printed_points(s: Contest, seat: int) -> int:
    """SAND-4.6 The printed VP of the completed orders."""
    total: i64 = 0
    for order in s.orders[seat]:
        total += i64(s.cards.order_points[order])
    return total


def opportunity_points(s: Contest, seat: int) -> int:
    total: i64 = 0
    for card in s.hands[seat].cards:
        if card > LAST_INGREDIENT:
            total += OPPORTUNITY_POINTS
    return total


def variety_points(s: Contest, seat: int) -> int:
    """SAND-7.2 1/4/8/15 for 2/3/4/5 different order types."""
    types = 0
    for order in s.orders[seat]:
        types |= bit(s.cards.order_size[order])
    return VARIETY[types.bit_count()]


def score(s: Contest, seat: int) -> int:
    """SAND-7.2 Orders, chips, opportunities still in hand, variety."""
    points = printed_points(s, seat) + s.chips[seat]
    return points + opportunity_points(s, seat) + variety_points(s, seat)


def show_and_score(s: Contest, out: Journal) -> None:
    """SAND-7.2 Hands are laid open, untrimmed, and the points are told."""
    for hand in s.hands:
        for place in range(len(hand.cards)):
            hand.seen[place] = EVERYBODY
    out.reveal()
    for seat in range(len(s.hands)):
        opportunities, variety = opportunity_points(s, seat), variety_points(s, seat)
        printed = printed_points(s, seat)
        out.say("scored", seat, printed, s.chips[seat], opportunities, variety)
        out.say("total", seat, score(s, seat))
    ranks = result(s).ranks
    word = "won" if ranks.count(0) == 1 else "shared"
    for seat, rank in enumerate(ranks):
        if rank == 0:
            out.say(word, seat)


def result(s: Contest) -> Over:
    """SAND-7.3 Ties: more in chips, then more coins, then a shared victory."""
    scores = [score(s, seat) for seat in range(len(s.hands))]
    places = [(scores[seat], s.chips[seat], s.coins[seat]) for seat in range(len(scores))]
    return Over([sum(other > mine for other in places) for mine in places], scores)
