"""DELI-3.4 and 7.5: Switcheroo Drew's swap, and the action cards of the end of a round."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.deli.rules.hand import (
    can_repeat_some,
    hand_size,
    play_card,
    plays_at,
    refuse_play,
)
from ludoteka.games.deli.rules.parts import (
    AT_END,
    BREADHEAD,
    CREAM_CHEESE,
    DREW,
    KIND,
    LUCKY_DAY,
    SAUCE,
    SECOND_HELPING,
    category_of,
    is_bread,
)
from ludoteka.games.deli.rules.placing import (
    can_close,
    close,
    closings,
    is_closing,
    refuse_closing,
)
from ludoteka.games.deli.rules.sandwich import MOST_FILLINGS, Sandwich, lay, why_not_on
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import (
    AGAIN,
    ASK_END,
    ASK_MOVE,
    ASK_SWAP,
    ASK_TIDY,
    MOVE,
    MOVES,
    PASS,
    PASS_IT,
    PLAY,
    SEATS,
    SWAP,
    SWAPS,
)
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal
from ludoteka.kernel.sharing import changed


class Switcheroo(Frame[Deli]):
    """DELI-7.5 Drew may swap a top card of his with a top card of an opponent."""

    def run(self, s: Deli, out: Journal) -> bool:
        if s.holder[DREW] >= 0 and swaps(s, s.holder[DREW]):
            return False
        s.frames.pop()
        return True

    def ask(self, s: Deli) -> Pending:
        drew = s.holder[DREW]
        return Decide(drew, ASK_SWAP, [*swaps(s, drew), PASS_IT])

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == PASS:
            return
        place, other, theirs = move.args
        mine, yours = s.areas[seat][place], s.areas[other][theirs]
        s.areas[seat][place] = topped(s, mine, yours.top())
        s.areas[other][theirs] = topped(s, yours, mine.top())
        out.say("swapped", seat, mine.top() & KIND, other, yours.top() & KIND)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb == SWAP:
            return refuse_swap(s, seat, move)
        return Refusal("DELI-7.5", "swap-or-pass")

    def code(self) -> list[Code]:
        return ["switcheroo"]


SWITCHEROO: Final = Switcheroo()


def swaps(s: Deli, seat: int) -> list[Move]:
    """DELI-7.5 All swaps that leave two legal stacks."""
    moves: list[Move] = []
    for place, mine in enumerate(s.areas[seat]):
        if not is_swappable(mine):
            continue
        for other in range(s.seats):
            if other == seat:
                continue
            for theirs, yours in enumerate(s.areas[other]):
                if is_swappable(yours) and fits_for(s, mine, yours) and fits_for(s, yours, mine):
                    moves.append(SWAPS[place][other][theirs])
    return moves


def is_swappable(sandwich: Sandwich) -> bool:
    """DELI-7.5 Unfinished, and its top card is no sauce and no Cream Cheese."""
    top = sandwich.top()
    return sandwich.is_open() and category_of(top) != SAUCE and top & KIND != CREAM_CHEESE


def fits_for(s: Deli, sandwich: Sandwich, other: Sandwich) -> bool:
    """The top card of the other may lie where this one's top card lies now."""
    kind = other.top() & KIND
    if sandwich.is_empty() or is_bread(kind):
        return sandwich.is_empty() and is_bread(kind)
    return lay(s.cards, sandwich.cards[:-1]).takes(kind)


def topped(s: Deli, sandwich: Sandwich, card: int) -> Sandwich:
    """The same sandwich with another top card."""
    return lay(s.cards, [*sandwich.cards[:-1], card])


def refuse_swap(s: Deli, seat: int, move: Move) -> Refusal:
    """DELI-7.5 Why these two top cards cannot be swapped; the lowest clause."""
    place, other, theirs = move.args
    area = s.areas[seat]
    if place >= len(area):
        return Refusal("DELI-4.1", "no-such-sandwich", place)
    if other == seat or other >= s.seats:
        if not area[place].is_open():
            return Refusal("DELI-4.3", "is-closed", place)
        return Refusal("DELI-7.5", "not-an-opponent")
    if theirs >= len(s.areas[other]):
        return Refusal("DELI-4.1", "no-such-sandwich-there", other, theirs)
    mine, yours = area[place], s.areas[other][theirs]
    if not mine.is_open():
        return Refusal("DELI-4.3", "is-closed", place)
    if not yours.is_open():
        return Refusal("DELI-4.3", "is-closed-there", other, theirs)
    for sandwich in (mine, yours):
        if not is_swappable(sandwich):
            return Refusal("DELI-7.5", "not-swappable", sandwich.top() & KIND)
    if mine.is_empty() != yours.is_empty():
        return Refusal("DELI-7.5", "bread-for-bread")
    return Refusal("DELI-4.8", "swap-not-legal")


class ActionPhase(Frame[Deli]):
    """DELI-3.4 In turn order each closes what they like and plays a card or passes.

    It ends when all have passed in a row; closing does not restart the row.
    """

    def __init__(self, seat: int, passes: int) -> None:
        self.seat: Final[i64] = seat
        self.passes: Final[i64] = passes

    def run(self, s: Deli, out: Journal) -> bool:
        if self.passes >= s.seats:
            s.frames.pop()
            return True
        if self._is_asked(s):
            return False
        self._go_on(s, self.passes + 1)
        return True

    def _is_asked(self, s: Deli) -> bool:
        """Who holds a card, or for whom something is possible: public facts only."""
        return (
            hand_size(s, self.seat) > 0
            or can_repeat_some(s, self.seat, AT_END)
            or can_close(s, self.seat)
        )

    def _go_on(self, s: Deli, passes: i64) -> None:
        s.frames.pop()
        s.frames.append(ACTION_PHASES[(self.seat + 1) % s.seats][passes])

    def ask(self, s: Deli) -> Pending:
        moves = plays_at(s, self.seat, AT_END)
        if moves and not can_move_a_top(s, self.seat):
            moves = [move for move in moves if move.a != SECOND_HELPING]
        return Decide(self.seat, ASK_END, [*moves, *closings(s, self.seat), PASS_IT])

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        if is_closing(move):
            close(s, seat, move, out)
        elif move.verb == PASS:
            self._go_on(s, self.passes + 1)
        else:
            self._go_on(s, 0)
            play_card(s, seat, move, out)
            carry_out(s, seat, move.a, out)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if is_closing(move):
            return refuse_closing(s, seat, move)
        if move.verb == PLAY or move.verb == AGAIN:
            refusal = refuse_play(s, seat, move, AT_END)
            return refusal or Refusal("DELI-10.9", "nothing-to-move")
        return Refusal("DELI-3.4", "end-of-round")

    def code(self) -> list[Code]:
        return ["actions", int(self.seat), int(self.passes)]


ACTION_PHASES: Final = [[ActionPhase(seat, passes) for passes in range(5)] for seat in SEATS]


def carry_out(s: Deli, seat: int, action: i64, out: Journal) -> None:
    """DELI-10.7, DELI-10.8, DELI-10.9 What the cards of the end of a round do."""
    if action == LUCKY_DAY:
        s.lucky |= bit(seat)
    elif action == BREADHEAD:
        points = s.breads_closed[seat] * s.cards.breadhead
        s.bonus = changed(s.bonus, seat, s.bonus[seat] + points)
        out.say("breadhead", seat, points)
    else:
        assert action == SECOND_HELPING
        s.frames.append(MoveTop(seat, 1))


class MoveTop(Frame[Deli]):
    """DELI-10.9, DELI-10.14 Second Helping (`must` is 1), Tidy Counter: a top filling moves."""

    def __init__(self, seat: int, must: int) -> None:
        self.seat: Final[i64] = seat
        self.must: Final[i64] = must

    def run(self, s: Deli, out: Journal) -> bool:
        if can_move_a_top(s, self.seat):
            return False
        s.frames.pop()
        return True

    def ask(self, s: Deli) -> Pending:
        moves = top_moves(s, self.seat)
        if self.must == 1:
            return Decide(self.seat, ASK_MOVE, moves)
        return Decide(self.seat, ASK_TIDY, [*moves, PASS_IT])

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == PASS:
            return
        source, target = move.args
        area = s.areas[seat]
        card = area[source].top()
        area[source] = lay(s.cards, area[source].cards[:-1])
        area[target] = lay(s.cards, [*area[target].cards, card])
        out.say("moved", seat, card & KIND, source, target)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb != MOVE:
            return Refusal("DELI-10.9", "move-a-filling")
        return refuse_move(s, seat, move)

    def code(self) -> list[Code]:
        return ["move", int(self.seat), int(self.must)]


def top_moves(s: Deli, seat: i64) -> list[Move]:
    """The top fillings of unfinished sandwiches, and where they may go."""
    moves: list[Move] = []
    area = s.areas[seat]
    for source, sandwich in enumerate(area):
        if not sandwich.is_open() or sandwich.is_empty():
            continue
        kind: i64 = sandwich.top() & KIND
        for target, other in enumerate(area):
            if target != source and other.takes(kind):
                moves.append(MOVES[source][target])
    return moves


def can_move_a_top(s: Deli, seat: i64) -> bool:
    return len(top_moves(s, seat)) > 0


def refuse_move(s: Deli, seat: int, move: Move) -> Refusal:
    """DELI-4 and 10.9 Why this filling cannot be moved there; the lowest clause."""
    area = s.areas[seat]
    for place in move.args:
        if place >= len(area):
            return Refusal("DELI-4.1", "no-such-sandwich", place)
    source, target = move.args
    if source != target and area[source].fillings > 0 and area[target].fillings >= MOST_FILLINGS:
        return Refusal("DELI-4.2", "four-fillings", target)
    for place in move.args:
        if not area[place].is_open():
            return Refusal("DELI-4.3", "is-closed", place)
    if area[source].is_empty():
        return Refusal("DELI-10.9", "no-filling", source)
    if source == target:
        return Refusal("DELI-10.9", "same-place", source)
    refusal = why_not_on(s.cards, area[target], target, area[source].top() & KIND)
    assert refusal is not None
    return refusal
