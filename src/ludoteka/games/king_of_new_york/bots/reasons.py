"""King of New York: plain reasons for good moves, as words (`reason-<word>` in the texts)."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.city import in_manhattan, most_hearts
from ludoteka.games.king_of_new_york.rules.parts import (
    ATTACK,
    CELEBRITY,
    DESTRUCTION,
    HEAL,
    OUCH,
    STACKS,
    STARS_GOODS,
    VICTORY_STARS,
)
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import (
    BUY,
    DONE,
    GO,
    KEEP,
    RAZE,
    REROLL,
    RESOLVE,
    SCAVENGE,
    STAY,
    STRIKE,
    SWEEP,
)
from ludoteka.kernel.pending import Move

WEAK: Final[i64] = 4
"""So much life, or less, is little."""
CLOSE: Final[i64] = 15
"""With so many stars the end is near."""


def reason_for(s: KingOfNewYork, seat: i64, move: Move) -> str:
    """A reason for a move, or nothing."""
    verb = move.verb
    if verb == KEEP:
        return "kony-keep"
    if verb == REROLL:
        return _why_reroll(s, seat, move.args[1])
    if verb == RESOLVE:
        return _why_face(s, seat, move.args[0])
    if verb == RAZE:
        return _why_raze(s, seat, move)
    if verb == STRIKE:
        return "kony-unit"
    if verb == GO or verb == STAY:
        return _why_go(s, seat, move)
    if verb == BUY or verb == SCAVENGE:
        return "kony-buy" if s.data.keep[move.args[0]] else "kony-buy-now"
    if verb == SWEEP:
        return "kony-sweep"
    return "kony-save" if verb == DONE and s.energy[seat] > 0 else ""


def _why_reroll(s: KingOfNewYork, seat: i64, face: i64) -> str:
    if face == OUCH and len(s.units[s.place[seat]]) > 0:
        return "kony-reroll-ouch"
    if face == HEAL and in_manhattan(s, seat):
        return "kony-reroll-heal"
    if face == HEAL and s.hearts[seat] >= most_hearts(s, seat):
        return "kony-reroll-healthy"
    if face == ATTACK and s.quiet:
        return "kony-reroll-attack"
    if face == CELEBRITY and s.superstar != seat and s.dice[CELEBRITY] < 3:
        return "kony-reroll-celebrity"
    return "kony-reroll"


def _why_face(s: KingOfNewYork, seat: i64, face: i64) -> str:
    """KONY-3.3 The order of the faces."""
    if face == OUCH and s.dice[DESTRUCTION] > 0 and not (s.begun >> DESTRUCTION) & 1:
        return "kony-ouch-first"
    if face == HEAL and s.dice[OUCH] > 0 and not (s.begun >> OUCH) & 1:
        return "kony-heal-first"
    return ""


def _why_raze(s: KingOfNewYork, seat: i64, move: Move) -> str:
    tile: i64 = s.top[move.args[0] * STACKS + move.args[1] - 1]
    stars: i64 = s.data.reward[tile] if s.data.goods[tile] == STARS_GOODS else 0
    if stars > 0 and s.stars[seat] + stars >= VICTORY_STARS:
        return "kony-twenty"
    return "kony-stars" if stars > 0 else ""


def _why_go(s: KingOfNewYork, seat: i64, move: Move) -> str:
    here: i64 = s.place[seat]
    if here < 0:
        return ""
    if in_manhattan(s, seat):
        if move.verb == STAY:
            return "kony-stay-close" if s.stars[seat] >= CLOSE else "kony-stay"
        return "kony-flee" if s.hearts[seat] <= WEAK else ""
    if move.verb == GO and len(s.units[move.args[0]]) < len(s.units[here]):
        return "kony-fewer-units"
    return ""
