"""DELI-3: a round from the dealing of the pool to the choice of the next first player."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.deli.rules.deck import (
    DeckDraw,
    draw_ingredient,
    in_category,
    pool_mask,
    restock,
    trash_last,
)
from ludoteka.games.deli.rules.ending import ACTION_PHASES, SWITCHEROO
from ludoteka.games.deli.rules.events import EVENT_COMES
from ludoteka.games.deli.rules.parts import CATEGORIES, DEBBIE, KATH, KINDS, MOST_DEALT, SAUCE
from ludoteka.games.deli.rules.scoring import open_heights
from ludoteka.games.deli.rules.setup import Lot
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.turn import PICKINGS
from ludoteka.games.deli.rules.verdict import tell_scores
from ludoteka.games.deli.rules.words import (
    ASK_RESERVE,
    DEAL,
    DRAW_COPY,
    PASS,
    PASSING,
    RESERVE,
    RESERVES,
)
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Among, Chance, Move, Pending, Refusal
from ludoteka.kernel.sharing import changed, without

REDEALS_A_ROUND: Final = 2


class Match(Frame[Deli]):
    """DELI-3 Round after round: deal, copy, reserve, pick, swap, act, clear, event."""

    def run(self, s: Deli, out: Journal) -> bool:
        if s.round >= s.rounds:
            s.frames.pop()
            tell_scores(s, out)
            return True
        new_round(s, out)
        frames = s.frames
        frames.append(END_OF_ROUND)
        frames.append(EVENT_COMES)
        frames.append(CLEAR_POOL)
        frames.append(ACTION_PHASES[s.first][0])
        frames.append(SWITCHEROO)
        frames.append(PICKINGS[s.first])
        frames.append(DIBS)
        frames.append(COPY_DRAWS[0])
        for category in range(SAUCE, -1, -1):
            frames.append(DEALS[category][pool_size(s, category)])
        return True

    def code(self) -> list[Code]:
        return ["match"]


def new_round(s: Deli, out: Journal) -> None:
    s.round += 1
    s.redeals = REDEALS_A_ROUND
    s.recycled = 0
    s.lucky = 0
    for seat in range(s.seats):
        s.picks[seat] = 0
        s.played[seat] = 0
        s.breads_closed[seat] = 0
    trash_last(s)
    out.say("round", s.round, s.rounds)


def pool_size(s: Deli, category: i64) -> i64:
    """DELI-3.1, DELI-9.1 How many cards of a category are dealt."""
    return max(0, s.cards.pool[category][s.seats - 2] - s.fewer)


class Deal(Frame[Deli]):
    """DELI-3.1 The cards of one category are dealt to the pool; 3.6 as many as there are."""

    def __init__(self, category: int, left: int) -> None:
        self.category: Final[i64] = category
        self.left: Final[i64] = left

    def run(self, s: Deli, out: Journal) -> bool:
        if self.left > 0:
            if restock(s, self.category, self.left, out):
                return True
            if in_category(s.deck, self.category) > 0:
                return False
        s.frames.pop()
        return True

    def ask(self, s: Deli) -> Pending:
        return DeckDraw(DEAL, s, self.category)

    def resolve(self, s: Deli, outcome: int, out: Journal) -> None:
        kind = draw_ingredient(s, self.category, outcome)
        s.pool[kind] += 1
        out.say("dealt", kind)
        if self.left > 1:
            s.frames[-1] = DEALS[self.category][self.left - 1]
        else:
            s.frames.pop()

    def code(self) -> list[Code]:
        return ["deal", int(self.category), int(self.left)]


DEALS: Final = [[Deal(category, left) for left in range(MOST_DEALT + 1)] for category in CATEGORIES]


class CopyDraw(Frame[Deli]):
    """DELI-7.10 Every Copy Kath draws a character for the round, in turn order from `offset`."""

    def __init__(self, offset: int) -> None:
        self.offset: Final[i64] = offset

    def run(self, s: Deli, out: Journal) -> bool:
        if self.offset >= s.seats:
            s.frames.pop()
            return True
        seat = self._seat(s)
        if KATH in s.chefs[seat]:
            if drawable(s, seat):
                return False
            out.say("copies-nobody", seat)
        self._next(s)
        return True

    def _seat(self, s: Deli) -> i64:
        return (s.first + self.offset) % s.seats

    def _next(self, s: Deli) -> None:
        s.frames.pop()
        s.frames.append(COPY_DRAWS[self.offset + 1])

    def ask(self, s: Deli) -> Pending:
        return Chance(DRAW_COPY, len(drawable(s, self._seat(s))))

    def resolve(self, s: Deli, outcome: int, out: Journal) -> None:
        seat = self._seat(s)
        who = drawable(s, seat)[outcome]
        s.spare = without(s.spare, who)
        s.copy = changed(s.copy, seat, who)
        s.copied = changed(s.copied, seat, s.copied[seat] | bit(who))
        s.holder = changed(s.holder, who, seat)
        out.say("copies", seat, who)
        self._next(s)

    def code(self) -> list[Code]:
        return ["copy", int(self.offset)]


COPY_DRAWS: Final = [CopyDraw(offset) for offset in range(5)]


def drawable(s: Deli, seat: i64) -> list[int]:
    """DELI-7.10 Characters not in play, not drawn by another and never drawn by this Kath."""
    return [who for who in s.spare if (s.copied[seat] >> who) & 1 == 0]


class Dibs(Frame[Deli]):
    """DELI-7.8 Debbie may reserve one card of the pool."""

    def run(self, s: Deli, out: Journal) -> bool:
        if s.holder[DEBBIE] >= 0 and pool_mask(s) != 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Deli) -> Pending:
        return Among(s.holder[DEBBIE], ASK_RESERVE, RESERVES, pool_mask(s), PASSING)

    def answer(self, s: Deli, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == PASS:
            return
        s.pool[move.a] -= 1
        s.reserved = move.a
        out.say("reserved", seat, move.a)

    def refuse(self, s: Deli, seat: int, move: Move) -> Refusal:
        if move.verb == RESERVE:
            return Refusal("DELI-7.8", "not-in-pool", move.args[0])
        return Refusal("DELI-7.8", "reserve-or-pass")

    def code(self) -> list[Code]:
        return ["dibs"]


DIBS: Final = Dibs()


class ClearPool(Frame[Deli]):
    """DELI-3.4 The rest of the pool goes to the trash, Debbie's untaken card with it."""

    def run(self, s: Deli, out: Journal) -> bool:
        s.frames.pop()
        count: i64 = 0
        pool, leftovers = s.pool, s.leftovers[:]
        for kind in range(i64(KINDS)):
            count += pool[kind]
            leftovers[kind] += pool[kind]
            pool[kind] = 0
        if s.reserved > 0:
            count += 1
            leftovers[s.reserved] += 1
            s.reserved = 0
        s.leftovers = leftovers
        out.say("pool-trashed", count)
        return True

    def code(self) -> list[Code]:
        return ["clear"]


CLEAR_POOL: Final = ClearPool()


class EndOfRound(Frame[Deli]):
    """DELI-3.5 and 7.10 Kath's card goes back, and somebody begins the next round."""

    def run(self, s: Deli, out: Journal) -> bool:
        s.frames.pop()
        for seat in range(s.seats):
            if s.copy[seat]:
                s.holder = changed(s.holder, s.copy[seat], -1)
                s.spare = vec[i64](sorted([*s.spare, s.copy[seat]]))
                s.copy = changed(s.copy, seat, 0)
        if s.round < s.rounds:
            choose_first(s, out)
        return True

    def code(self) -> list[Code]:
        return ["end"]


END_OF_ROUND: Final = EndOfRound()


def choose_first(s: Deli, out: Journal) -> None:
    """DELI-3.5 and 6.3 One Lucky Day decides; otherwise the tallest unfinished sandwich."""
    lucky = [seat for seat in range(s.seats) if (s.lucky >> seat) & 1 == 1]
    if len(lucky) == 1:
        s.first = lucky[0]
        out.say("lucky", s.first)
        return
    if lucky:
        out.say("unlucky", len(lucky))
    heights = [open_heights(area) for area in s.areas]
    best = max(heights)
    among = [seat for seat in range(s.seats) if heights[seat] == best]
    if len(among) == 1:
        s.first = among[0]
        out.say("tallest", s.first)
        return
    mask = 0
    for seat in among:
        mask |= bit(seat)
    s.frames.append(Lot(mask))
