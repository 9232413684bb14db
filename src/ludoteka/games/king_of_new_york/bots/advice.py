"""What a good player of King of New York knows: who stands well, which dice to keep, what to buy.

A turn is judged from its dice: what they show now, or what can be hoped for with the rolls that
are left. Between turns a position is judged by `judgement`.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.bots.judgement import (
    WHOLE,
    is_doomed,
    next_up,
    shares,
    shifted,
    worths_for,
)
from ludoteka.games.king_of_new_york.bots.preferences import preference
from ludoteka.games.king_of_new_york.bots.prospects import MOST_POINTS, Prospects, most_dice
from ludoteka.games.king_of_new_york.bots.reasons import reason_for
from ludoteka.games.king_of_new_york.bots.reroll_worth import Hopes, place_of, without
from ludoteka.games.king_of_new_york.bots.values import Worths
from ludoteka.games.king_of_new_york.rules.city import number
from ludoteka.games.king_of_new_york.rules.destruction import Destroy
from ludoteka.games.king_of_new_york.rules.dice import Reroll
from ludoteka.games.king_of_new_york.rules.faces import Faces
from ludoteka.games.king_of_new_york.rules.moving import MoveStep
from ludoteka.games.king_of_new_york.rules.numbers import ATTACK_STAYS
from ludoteka.games.king_of_new_york.rules.parts import ATTACK, DESTRUCTION, FACES, OUCH, REROLLS
from ludoteka.games.king_of_new_york.rules.setup import Begin
from ludoteka.games.king_of_new_york.rules.shop import Shop
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork
from ludoteka.games.king_of_new_york.rules.words import REROLL
from ludoteka.kernel.advice import Advice
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Move

ROOM: Final = 300
"""Sets of hopes that are remembered."""
NO_DICE: Final = vec[i64]([0] * int(FACES))
ROLL_SPREAD: Final = 20.0
"""How much choices of dice differ in promise: more, and only the best ones are tried."""


class KingOfNewYorkAdvice(Advice[KingOfNewYork]):
    """For any number of Monsters. Remembers the dice tables of the last positions only to save
    time: the answers do not depend on it."""

    def __init__(self) -> None:
        self._known: Final[dict[tuple[int, ...], Hopes]] = {}

    def values(self, s: KingOfNewYork) -> list[int]:
        return self._values(s, worths_for(s, simple=False))

    def first_sight(self, s: KingOfNewYork) -> list[int]:
        return self._values(s, worths_for(s, simple=True))

    def is_quiet(self, s: KingOfNewYork) -> bool:
        frame = s.frames[-1]
        return isinstance(frame, (Reroll, Faces, Shop, MoveStep, Destroy, Begin))

    def _values(self, s: KingOfNewYork, worths: Worths) -> list[int]:
        frame = s.frames[-1]
        seat: i64 = s.active
        if most_dice(s.dice) == 0 or (isinstance(frame, Reroll) and is_first_look(s, frame)):
            return _thousandths(shares(s, seat, worths))
        found = shares(s, next_up(s), worths)
        if s.hearts[seat] <= 0:
            return _thousandths(found)
        if isinstance(frame, Reroll):
            hopes = self._hopes(s, seat, found, worths)
            return _thousandths(shifted(found, seat, _hoped(s, frame, hopes)))
        if isinstance(frame, (Faces, Destroy, MoveStep)):
            return _thousandths(shifted(found, seat, _shown(s, seat, found, worths)))
        if is_doomed(s):
            return _thousandths(shifted(found, seat, -WHOLE))
        return _thousandths(found)

    def _hopes(self, s: KingOfNewYork, seat: i64, found: list[int], worths: Worths) -> Hopes:
        prospects = Prospects(s, seat, found, worths)
        prospects.add_destruction()
        dice = most_dice(s.dice)
        fixed: i64 = 0
        if number(s, seat, ATTACK_STAYS) > 0:
            fixed |= bit(ATTACK)
        if s.jinx[seat] > s.energy[seat]:
            fixed |= bit(OUCH)
        key = (int(dice), int(fixed), *prospects.key())
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= ROOM:
                self._known.clear()
            known = Hopes(prospects.results(dice), dice, fixed)
            self._known[key] = known
        return known

    def weights(self, s: KingOfNewYork, seat: int, moves: list[Move]) -> list[int]:
        frame = s.frames[-1]
        if isinstance(frame, Reroll):
            worths = worths_for(s, simple=False)
            found = shares(s, next_up(s), worths)
            hopes = self._hopes(s, seat, found, worths)
            hoped = [pick_worth(s, frame, hopes, move) for move in moves]
            return promising(hoped, float(found[seat]) / float(WHOLE))
        return [preference(s, seat, move) for move in moves]

    def reason(self, s: KingOfNewYork, seat: int, move: Move) -> str:
        """The plain words for the commonest good ideas."""
        return reason_for(s, seat, move)


def is_first_look(s: KingOfNewYork, frame: Reroll) -> bool:
    """The first roll of a turn, nothing chosen: what lies there is chance, not merit."""
    return frame.is_fresh() and frame.left == max(0, REROLLS - s.web[frame.seat])


def _hoped(s: KingOfNewYork, frame: Reroll, hopes: Hopes) -> i64:
    """What the dice promise with the rolls that are left."""
    whole = place_of(s.dice)
    face: i64 = FACES
    while face > 0 and frame.dice[face - 1] == 0:
        face -= 1
    most = hopes.best_picks(_kept(s, frame), frame.left, face)
    return most if face > 0 else max(most, hopes.reach(whole, 0))


def pick_worth(s: KingOfNewYork, frame: Reroll, hopes: Hopes, move: Move) -> int:
    """What the dice promise after one more answer."""
    kept = _kept(s, frame)
    if move.verb == REROLL:
        count: i64 = move.args[0]
        face: i64 = move.args[1]
        return hopes.best_picks(without(kept, count, face), frame.left, face + 1)
    return hopes.reach(kept, frame.left)


def _kept(s: KingOfNewYork, frame: Reroll) -> i64:
    """The dice that are not picked up."""
    kept = s.dice[:]
    for face in range(i64(FACES)):
        kept[face] -= frame.dice[face]
    return place_of(kept)


def promising(worth: list[int], share: float) -> list[int]:
    """Weights for moves that bring so much of the win to a seat that has a share of it."""
    scale = ROLL_SPREAD / (float(WHOLE) * max(0.02, share * (1.0 - share)))
    best: i64 = worth[0]
    for each in worth:
        best = max(best, each)
    return [1 + int(100.0 * math.exp(float(each - best) * scale)) for each in worth]


def _shown(s: KingOfNewYork, seat: i64, found: list[int], worths: Worths) -> i64:
    """What the dice are worth that lie there to be resolved, and the Move step after them."""
    frame = s.frames[-1]
    prospects = Prospects(s, seat, found, worths)
    if isinstance(frame, MoveStep):
        return prospects.shown(NO_DICE, 0, 0)
    if isinstance(frame, Destroy):
        prospects.fill_points()
        left: i64 = min(MOST_POINTS, max(0, frame.left))
        return prospects.shown(s.dice, prospects.points[left], prospects.point_stars[left])
    if not (s.begun >> DESTRUCTION) & 1:
        prospects.add_destruction()
    return prospects.shown(s.dice, 0, 0)


def _thousandths(found: list[int]) -> list[int]:
    return [(share + 500) // 1000 for share in found]


ADVICE: Final = KingOfNewYorkAdvice()
