"""DELI-5.7: the end of the match."""

from ludoteka.games.deli.rules.scoring import (
    FOR_BREADHEAD,
    FOR_COLLECTOR,
    Line,
    collector_lines,
    extra_lines,
    sandwich_lines,
    total,
)
from ludoteka.games.deli.rules.state import Deli
from ludoteka.kernel.journal import Journal


def score_lines(s: Deli, seat: int) -> list[Line]:
    """DELI-5 All lines of a player's score if the match ended now."""
    return _own_lines(s, seat) + collector_lines(s.cards, s.areas)[seat]


def _own_lines(s: Deli, seat: int) -> list[Line]:
    """What does not depend on the others."""
    lines: list[Line] = []
    for sandwich in s.areas[seat]:
        lines += sandwich_lines(s.cards, sandwich, s.closing)
    lines += extra_lines(s.cards, s.areas[seat], s.closing, s.doubling == 1)
    if s.bonus[seat] > 0:
        lines.append(Line(FOR_BREADHEAD, -1, s.bonus[seat]))
    return lines


def scores(s: Deli) -> list[int]:
    collected = collector_lines(s.cards, s.areas)
    return [total(_own_lines(s, seat)) + total(collected[seat]) for seat in range(s.seats)]


def tell_scores(s: Deli, out: Journal) -> None:
    """DELI-5.6 and 5.7 The collectors, the totals and who has won."""
    if out.silent:
        return
    totals = scores(s)
    for seat in range(s.seats):
        for line in score_lines(s, seat):
            if line.word == FOR_COLLECTOR:
                out.say("collects", seat, line.about, line.points)
    for seat in range(s.seats):
        word = "scored" if totals[seat] >= 0 else "scored-minus"
        out.say(word, seat, abs(totals[seat]))
    winners = [seat for seat in range(s.seats) if totals[seat] == max(totals)]
    for seat in winners:
        out.say("won" if len(winners) == 1 else "shared", seat)
