"""DELI-2, 7.4, 9.5 and 9.6: characters, hands, and who begins."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteka.games.deli.rules.hand import in_hand, leave_hand
from ludoteka.games.deli.rules.parts import (
    CHARACTERS,
    KATH,
    PETE,
    Cards,
)
from ludoteka.games.deli.rules.position import new_position
from ludoteka.games.deli.rules.state import AGREED, DRAWN, MANIA, WAYS, Deli
from ludoteka.games.deli.rules.words import (
    ASK_CHEF,
    ASK_EXCHANGE,
    CHEF,
    CHEFS,
    DRAW_ACTION,
    DRAW_CHEF,
    EXCHANGE,
    EXCHANGES,
    LOT,
    PASS,
    PASS_IT,
)
from ludoteka.kernel.chances import Draw
from ludoteka.kernel.codec import copied_rows, rows_of
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import (
    EVERYBODY,
    Chance,
    Decide,
    Move,
    Pending,
    Refusal,
    moves_of,
)
from ludoteka.kernel.sharing import changed, without

HAND: Final = 5
MOST_EXCHANGED: Final[i64] = 3
POOLS: Final = ["full", "one_fewer", "two_fewer"]


def new_match(seats: int, options: Options, cards: Cards, frames: list[Frame[Deli]]) -> Deli:
    """DELI-2.1 Everything lies in its deck; `frames` say what happens next."""
    way = WAYS.index(options["characters"])
    mania = way == MANIA
    return new_position(
        frames=[*frames],
        cards=cards,
        seats=seats,
        rounds=int(options["rounds"]),
        fewer=POOLS.index(options["pool"]),
        closing=int(options["closing_bonus"]),
        doubling=1 if options["doubling"] == "on" else 0,
        chefs_each=int(options["chefs"]),
        way=way,
        chefs=rows_of([[int(KATH)] if mania else [] for _ in range(seats)]),
        spare=vec[i64]([who for who in range(1, CHARACTERS) if not (mania and who == KATH)]),
    )


class Chefs(Frame[Deli]):
    """DELI-2.2 and 9.5 Each player gets a character, or several, drawn or agreed."""

    def run(self, s: Deli, out: Journal) -> bool:
        if s.way == MANIA:
            s.frames.pop()
            for each in range(s.seats):
                out.say("chef", each, KATH)
            return True
        seat = self._next(s)
        if seat >= 0:
            return False
        s.frames.pop()
        return True

    def _next(self, s: Deli) -> int:
        """The first seat with the fewest characters, or -1 when all have theirs."""
        fewest = min([len(chefs) for chefs in s.chefs])
        if fewest >= s.chefs_each:
            return -1
        return [len(chefs) for chefs in s.chefs].index(fewest)

    def ask(self, s: Deli) -> Pending:
        if s.way == AGREED:
            return Decide(self._next(s), ASK_CHEF, [CHEFS[who] for who in s.spare])
        assert s.way == DRAWN
        return Chance(DRAW_CHEF, len(s.spare))

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        self._give(s, seat, move.a, out)

    def resolve(self, s: Deli, outcome: int, out: Journal) -> None:
        self._give(s, self._next(s), s.spare[outcome], out)

    def _give(self, s: Deli, seat: i64, who: i64, out: Journal) -> None:
        s.spare = without(s.spare, who)
        s.chefs = copied_rows(s.chefs)
        s.chefs[seat] = append(s.chefs[seat], who)
        s.holder = changed(s.holder, who, seat)
        out.say("chef", seat, who)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb == CHEF:
            return Refusal("DELI-2.2", "chef-taken", move.args[0])
        return Refusal("DELI-2.2", "choose-chef")

    def code(self) -> list[Code]:
        return ["chefs"]


class Hands(Frame[Deli]):
    """DELI-2.3 Five action cards each; Repeat Pete draws and exchanges first (7.4)."""

    def run(self, s: Deli, out: Journal) -> bool:
        s.frames.pop()
        steps: list[Frame[Deli]] = []
        pete = s.holder[PETE]
        if pete >= 0:
            steps += [DrawHand(pete, HAND), Exchange(pete, 0)]
        for seat in range(s.seats):
            if seat != pete:
                steps.append(DrawHand(seat, HAND))
        then(s, *steps)
        return True

    def code(self) -> list[Code]:
        return ["hands"]


class DrawHand(Frame[Deli]):
    """DELI-2.3 Action cards into a hand that only its owner sees; DELI-7.4 or in exchange."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def run(self, s: Deli, out: Journal) -> bool:
        if self.left > 0 and s.actions.size > 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Deli) -> Pending:
        return Draw(DRAW_ACTION, s.actions, bit(self.seat))

    def resolve(self, s: Deli, outcome: int, out: Journal) -> None:
        s.frames.pop()
        action = s.actions.draw(outcome)
        s.hands[self.seat].put(action)
        others = EVERYBODY & ~bit(self.seat)
        if s.exchange.cards:
            out.tell(bit(self.seat), "drew-instead", self.seat, action)
            out.tell(others, "drew-instead-hidden", self.seat)
        else:
            out.tell(bit(self.seat), "drew", self.seat, action)
            out.tell(others, "drew-hidden", self.seat)
        s.frames.append(DrawHand(self.seat, self.left - 1))

    def code(self) -> list[Code]:
        return ["hand", int(self.seat), int(self.left)]


class Exchange(Frame[Deli]):
    """DELI-7.4 Pete sets up to three cards aside, one by one, and draws as many."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final[i64] = seat
        self.count: Final[i64] = count

    def run(self, s: Deli, out: Journal) -> bool:
        if self.count < MOST_EXCHANGED and s.hands[self.seat].cards:
            return False
        self._draw(s, out)
        return True

    def ask(self, s: Deli) -> Pending:
        moves = [*moves_of(EXCHANGES, in_hand(s, self.seat)), PASS_IT]
        left = int(MOST_EXCHANGED - self.count)
        return Decide(self.seat, ASK_EXCHANGE, moves, (left,), seen=bit(self.seat))

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        if move.verb == PASS:
            self._draw(s, out)
            return
        s.frames.pop()
        action = move.args[0]
        leave_hand(s, seat, action, out)
        s.exchange.put(action, bit(seat))
        out.tell(bit(seat), "set-aside", seat, action)
        s.frames.append(Exchange(seat, self.count + 1))

    def _draw(self, s: Deli, out: Journal) -> None:
        s.frames.pop()
        out.say("exchanged", self.seat, self.count)
        then(s, DrawHand(self.seat, self.count), ExchangeBack())

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb == EXCHANGE:
            return Refusal("DELI-2.3", "not-in-hand", move.args[0])
        return Refusal("DELI-7.4", "exchange-or-keep")

    def code(self) -> list[Code]:
        return ["exchange", int(self.seat), int(self.count)]


class ExchangeBack(Frame[Deli]):
    """DELI-7.4 The cards set aside are shuffled into the deck."""

    def run(self, s: Deli, out: Journal) -> bool:
        s.frames.pop()
        while s.exchange.cards:
            s.actions.put(s.exchange.take(0))
        return True

    def code(self) -> list[Code]:
        return ["exchanged"]


class Lot(Frame[Deli]):
    """DELI-2.4 and 3.5 Who begins is drawn by lot among the seats of the mask."""

    def __init__(self, among: int) -> None:
        self.among: Final = among

    def _seats(self, s: Deli) -> list[int]:
        return [seat for seat in range(s.seats) if (self.among >> seat) & 1 == 1]

    def ask(self, s: Deli) -> Pending:
        return Chance(LOT, len(self._seats(s)))

    def resolve(self, s: Deli, outcome: int, out: Journal) -> None:
        s.frames.pop()
        s.first = self._seats(s)[outcome]
        out.say("begins" if s.round == 0 else "begins-tied", s.first, s.round + 1)

    def code(self) -> list[Code]:
        return ["lot", self.among]
