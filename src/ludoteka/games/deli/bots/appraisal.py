"""What a move adds to the sandwiches it touches, in hundredths of a point, at a glance.

Zero is doing nothing, or an ordinary pick.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.deli.bots.judgement import HELD, best_place, outlooks, picks_left
from ludoteka.games.deli.bots.sandwich_future import MOST_MORE, PICK_WORTH, POINT, Kitchen, Outlook
from ludoteka.games.deli.rules.answers import Offer
from ludoteka.games.deli.rules.parts import BREADHEAD, KIND, LUCKY_DAY, PICKY_EATER, TAKE_THAT
from ludoteka.games.deli.rules.placing import Place
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import (
    AGAIN,
    CLOSE,
    DECLARE,
    DIBS,
    DISCARD,
    EXCHANGE,
    JOKE,
    KEEP,
    LOSE,
    MOVE,
    ON,
    PICK,
    PLAY,
    RECYCLE,
    REDEAL,
    RESERVE,
    START,
    SWAP,
    TAKE,
    TRASH,
)
from ludoteka.kernel.pending import Move

SAFE: Final = 10
"""A finished sandwich is safe from events (8.2)."""
TWO_IN_A_ROW: Final = 50
REDEALT: Final = -40
OF_A_LOSS: Final[i64] = 3
"""What another player loses counts for a third."""


class Appraisal:
    """The sandwiches of one player, and what could be added to them."""

    def __init__(self, kitchen: Kitchen, s: Deli, seat: int) -> None:
        self.kitchen: Final = kitchen
        self.s: Final = s
        self.seat: Final = seat
        self.found: Final = outlooks(kitchen, s, seat)
        self.left: Final[i64] = min(max(picks_left(s, seat) - 1, 0), MOST_MORE)
        self._added: Final[dict[int, int]] = {}

    def ripe(self, outlook: Outlook) -> i64:
        return outlook.ripe[self.left]

    def result(self, kind: i64) -> Outlook | None:
        """The sandwich an ingredient would make, where it adds most."""
        place = best_place(self.kitchen, self.found, kind, self.left)
        if place < 0:
            return None
        if place == len(self.found):
            return self.kitchen.started(kind)
        return self.kitchen.after(self.found[place], kind)

    def adds(self, kind: i64) -> int:
        """What an ingredient brings at its best place, more than an ordinary pick."""
        known = self._added.get(kind)
        if known is not None:
            return known
        place = best_place(self.kitchen, self.found, kind, self.left)
        worth = -2 * PICK_WORTH if place < 0 else self.at(kind, place)
        self._added[kind] = int(worth)
        return int(worth)

    def at(self, kind: i64, place: i64) -> i64:
        """The same at one place; the next free one starts a sandwich."""
        ordinary: i64 = PICK_WORTH - self.kitchen.wanted[kind]
        if place >= len(self.found):
            return self.ripe(self.kitchen.started(kind)) - ordinary
        before = self.found[place]
        return self.ripe(self.kitchen.after(before, kind)) - self.ripe(before) - ordinary

    def worth(self, move: Move) -> int:
        verb = move.verb
        if verb == PICK or verb == RECYCLE or verb == TAKE or verb == KEEP or verb == RESERVE:
            return self.adds(move.args[0])
        if verb == DIBS:
            return self.adds(self.s.reserved)
        if verb == JOKE:
            return self.adds(move.args[0]) - HELD[1]
        if verb == ON or verb == START:
            return self._placing(move)
        if verb == PLAY or verb == AGAIN or verb == DISCARD:
            return self._playing(move)
        if verb == CLOSE or verb == DECLARE:
            return self._closing(move)
        if verb == TRASH:
            return self._trashing(move.args[0])
        if verb == SWAP or verb == MOVE or verb == LOSE:
            return self._rearranging(move)
        if verb == EXCHANGE:
            return HELD[TAKE_THAT] - HELD[move.args[0]]
        return REDEALT if verb == REDEAL else 0

    def _placing(self, move: Move) -> int:
        frame = self.s.frames[-1]
        assert isinstance(frame, Place)
        place = move.args[0] if move.verb == ON else len(self.found)
        return int(self.at(frame.card & KIND, place))

    def _playing(self, move: Move) -> int:
        action = move.args[0]
        held = HELD[action] if move.verb != AGAIN else 0
        frame = self.s.frames[-1]
        if isinstance(frame, Offer):
            return self.adds(frame.kind) - held
        if action == PICKY_EATER:
            return TWO_IN_A_ROW
        last = self.s.round >= self.s.rounds
        if action == BREADHEAD:
            closed = self.s.breads_closed[self.seat] * self.s.cards.breadhead
            return int(POINT * closed) - (0 if last else held)
        if action == LUCKY_DAY:
            return -held if last else 0
        return 0

    def _closing(self, move: Move) -> int:
        outlook = self.found[move.args[0]]
        if move.verb == DECLARE:
            return int(self.ripe(self.kitchen.declared(outlook)) - self.ripe(outlook)) + SAFE
        empty = self.found[move.args[1]]
        closed = self.kitchen.after(outlook, outlook.sandwich.bread)
        return int(self.ripe(closed) - self.ripe(outlook) - self.ripe(empty)) + SAFE

    def _trashing(self, kind: int) -> int:
        """DELI-7.1 A card is missed by the others as much as it would bring the next of them."""
        after = (self.seat + 1) % self.s.seats
        other = Appraisal(self.kitchen, self.s, after).adds(kind)
        return int((max(other, -PICK_WORTH) - max(self.adds(kind), -PICK_WORTH)) // OF_A_LOSS)

    def _rearranging(self, move: Move) -> int:
        kitchen = self.kitchen
        mine = self.found[move.args[0]]
        if move.verb == LOSE:
            left = i64(0) if mine.sandwich.is_empty() else self.ripe(kitchen.without_top(mine))
            return int(left - self.ripe(mine))
        top: i64 = mine.sandwich.top() & KIND
        if move.verb == MOVE:
            target = self.found[move.args[1]]
            gain = self.ripe(kitchen.after(target, top)) - self.ripe(target)
            return int(gain + self.ripe(kitchen.without_top(mine)) - self.ripe(mine))
        yours = kitchen.outlook(self.s.areas[move.args[1]][move.args[2]])
        gain = self._topped(mine, yours.sandwich.top() & KIND) - self.ripe(mine)
        loss = self._topped(yours, top) - self.ripe(yours)
        return int(gain - loss // OF_A_LOSS)

    def _topped(self, outlook: Outlook, kind: i64) -> i64:
        """DELI-7.5 The worth with another card on top."""
        if outlook.sandwich.is_empty():
            return self.ripe(self.kitchen.started(kind))
        return self.ripe(self.kitchen.after(self.kitchen.without_top(outlook), kind))
