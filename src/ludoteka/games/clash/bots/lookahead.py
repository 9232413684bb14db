"""Alpha-beta search for CLASH without hidden tiles.

Deeper and deeper, one placed tile at a time, until the budget is spent or the whole rest of the
game has been looked through. A table remembers positions met before. What chance brings
(Elections, the long game) is averaged over a few outcomes.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.clash.bots.judgement import evaluate, share_of
from ludoteka.games.clash.rules.parts import KABOOM, NONE, TILE_COUNT, Tiles
from ludoteka.games.clash.rules.position import clone
from ludoteka.games.clash.rules.state import LONG, Clash
from ludoteka.games.clash.rules.turn import Turn
from ludoteka.kernel.advice import Judged, Lookahead, Ticker
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Move, Pending
from ludoteka.kernel.rng import Rng

WIN: Final[i64] = 100_000
FAR: Final[i64] = 1_000_000
A_POINT: Final[i64] = 400
"""What a point of CLASH-9.1 is worth in a match for points."""
SLOTS: Final = 1 << 17
"""Places of the table of positions: its memory bound."""
TICK: Final[i64] = 512
DEEPEST: Final = 60

# What a remembered value is
EXACT: Final[i64] = 0
AT_LEAST: Final[i64] = 1
AT_MOST: Final[i64] = 2


def _noise(count: int, stream: int) -> list[int]:
    rng = Rng(0x5EED, stream)
    return [int(rng.word() << 28) ^ int(rng.word()) for _ in range(count)]


_ON_CELL: Final = vec[i64](_noise(9 * TILE_COUNT * 6, 1))
_UNDER: Final = vec[i64](_noise(9 * TILE_COUNT, 2))
_IN_PILE: Final = vec[i64](_noise(4 * TILE_COUNT, 3))
_ROUND: Final = vec[i64](_noise(128, 4))


def key_of(s: Clash, seat: i64) -> i64:
    """A number for a position between two moves; equal for equal positions."""
    key: i64 = _ROUND[seat] ^ _ROUND[2 + s.placed]
    for cell in range(i64(9)):
        tile: i64 = s.board[cell]
        if tile != 0:
            place: i64 = (cell * TILE_COUNT + tile) * 6 + s.side[cell] * 3
            key ^= _ON_CELL[place + s.down[cell]]
            under: i64 = s.under[cell]
            if under != 0:
                key ^= _UNDER[cell * TILE_COUNT + under]
    for each in s.zones[0]:
        key ^= _IN_PILE[each]
    for each in s.zones[1]:
        key ^= _IN_PILE[TILE_COUNT + each]
    for each in s.neutral:
        key ^= _IN_PILE[2 * TILE_COUNT + each]
    for each in s.removed:
        key ^= _IN_PILE[3 * TILE_COUNT + each]
    return key


class Slot:
    """A position met before, and what is known of it."""

    def __init__(self, key: i64, depth: i64, value: i64, kind: i64, sure: bool, move: Move) -> None:
        self.key: Final[i64] = key
        self.depth: Final[i64] = depth
        self.value: Final[i64] = value
        self.kind: Final[i64] = kind
        self.sure: Final = sure  # nothing in it was estimated
        self.move: Final = move


def answers(slot: Slot, depth: i64, alpha: i64, beta: i64) -> bool:
    """Whether what is remembered answers a search to this depth between these bounds."""
    if slot.depth < depth and not slot.sure:
        return False
    if slot.kind == EXACT:
        return True
    return slot.value >= beta if slot.kind == AT_LEAST else slot.value <= alpha


class OutOfTime(Exception):
    """The budget is spent in the middle of a search."""


class ClashLookahead(Lookahead[Clash]):
    """The table of positions is kept from one question to the next, within one game of a match."""

    def __init__(self) -> None:
        self.nodes: i64 = 0
        self._most: i64 = 0
        self._ticker: Ticker = _never
        self._slots: Final[list[Slot | None]] = [None] * SLOTS
        self._tried: Final[list[int]] = [0] * (TILE_COUNT * 18)  # by placement: cut-offs so far
        self._game: i64 = 0
        self._tiles: Tiles | None = None
        self._wins: Final = vec[i64]([0, 0])
        self._points: Final = vec[i64]([0, 0])
        self._estimated: bool = False

    def judge(
        self,
        s: Clash,
        seat: int,
        moves: list[Move],
        depth: int,
        nodes: int,
        lines: int,
        ticker: Ticker,
    ) -> list[Judged]:
        self._begin(s, nodes, ticker)
        moves = self._ordered(s, moves, seat, None)
        values: list[int] = [0] * len(moves)
        sure = False
        for level in range(1, min(depth, DEEPEST) + 1):
            self._estimated = False
            before, worth = moves[:], values[:]
            try:
                self._root(s, seat, moves, values, level, lines)
            except OutOfTime:
                if lines > 1 and level > 1:  # several are compared, so all by the same depth
                    moves, values = before, worth
                break
            sure = not self._estimated
            if sure or abs(values[min(lines, len(values)) - 1]) == WIN:
                break
        return [
            Judged(move, share_of(value), int(self.nodes), sure or abs(value) == WIN)
            for move, value in zip(moves, values, strict=True)
        ]

    def _begin(self, s: Clash, nodes: int, ticker: Ticker) -> None:
        self.nodes = 0
        self._most = nodes
        self._ticker = ticker
        if s.game != self._game or s.tiles is not self._tiles:
            self._slots[:] = [None] * SLOTS
            self._tiles = s.tiles
        self._game = s.game
        for seat in range(i64(2)):
            self._wins[seat] = s.wins[seat]
            self._points[seat] = s.points[seat]

    def _root(
        self, s: Clash, seat: int, moves: list[Move], values: list[int], depth: int, lines: int
    ) -> None:
        """Judge the listed moves and sort them, the best first. If the time is up in between,
        what was found better than the old best so far is in front."""
        judged: list[tuple[int, int, Move]] = []
        try:
            for place, move in enumerate(moves):
                alpha = -FAR
                if len(judged) >= lines:
                    judged.sort()
                    alpha = -judged[lines - 1][0]
                after = clone(s)
                _apply(after, seat, move)
                left = depth - 1 if isinstance(s.frames[-1], Turn) else depth
                value = self._value(after, left, alpha, FAR, seat)
                judged.append((-value, place, move))
        finally:
            judged.sort()
            rest = [(-values[i], i, moves[i]) for i in range(len(judged), len(moves))]
            for place, (worth, _, move) in enumerate(judged + rest):
                moves[place] = move
                values[place] = -worth

    # One position

    def _value(self, s: Clash, depth: i64, alpha: i64, beta: i64, seat: i64) -> i64:
        """What a position is worth to `seat`, as far as it lies between alpha and beta."""
        if s.game != self._game or not s.frames:
            return self._end(s, seat)
        frame = s.frames[-1]
        if isinstance(frame, Turn):
            if frame.seat != seat:
                return -self._turn(s, frame.seat, depth, -beta, -alpha)
            return self._turn(s, seat, depth, alpha, beta)
        ask = _ask(s)
        if isinstance(ask, Chance):
            return self._average(s, ask.size, depth, seat)
        assert isinstance(ask, Decide)
        if ask.seat != seat:
            return -self._choice(s, ask.options, ask.seat, depth, -beta, -alpha)
        return self._choice(s, ask.options, seat, depth, alpha, beta)

    def _choice(
        self, s: Clash, options: list[Move], seat: i64, depth: i64, alpha: i64, beta: i64
    ) -> i64:
        """In the middle of a move: an effect, a draft."""
        self._count()
        best = -FAR
        for move in options:
            after = clone(s)
            _apply(after, seat, move)
            value = self._value(after, depth, max(alpha, best), beta, seat)
            if value > best:
                best = value
                if best >= beta:
                    break
        return best

    def _turn(self, s: Clash, seat: i64, depth: i64, alpha: i64, beta: i64) -> i64:
        self._count()
        if depth <= 0:
            self._estimated = True
            return evaluate(s, seat)
        key = key_of(s, seat)
        slot = self._slots[key & (SLOTS - 1)]
        first: Move | None = None
        if slot is not None and slot.key == key:
            first = slot.move
            if answers(slot, depth, alpha, beta):
                self._estimated = self._estimated or not slot.sure
                return slot.value
        before = self._estimated
        self._estimated = False
        best = -FAR
        chosen: Move | None = None
        for move in self._ordered(s, options_of(s), seat, first):
            after = clone(s)
            _apply(after, seat, move)
            value = self._value(after, depth - 1, max(alpha, best), beta, seat)
            if value > best or chosen is None:
                best = value
                chosen = move
                if best >= beta:
                    self._tried[_number(move)] += depth * depth
                    break
        assert chosen is not None
        kind = AT_LEAST if best >= beta else AT_MOST if best <= alpha else EXACT
        sure = not self._estimated
        self._slots[key & (SLOTS - 1)] = Slot(key, depth, best, kind, sure, chosen)
        self._estimated = self._estimated or before
        return best

    def _average(self, s: Clash, size: i64, depth: i64, seat: i64) -> i64:
        """What chance may bring: all of it if that is little, else a few outcomes, which prove
        neither a win nor a loss."""
        most: i64 = 1 if s.placed == 0 else 2 if s.variant == LONG else 4
        step: i64 = max(1, size // most)
        if step > 1:
            self._estimated = True
        total: i64 = 0
        many: i64 = 0
        outcome: i64 = step // 2
        while outcome < size:
            after = clone(s)
            after.frames[-1].resolve(after, outcome, SILENT)
            _settle(after)
            total += self._value(after, depth, -FAR, FAR, seat)
            many += 1
            outcome += step
        mean: i64 = total // many
        return max(1 - WIN, min(WIN - 1, mean)) if step > 1 else mean

    def _end(self, s: Clash, seat: i64) -> i64:
        """The game is over; a win soon is better than a win late."""
        if s.games:
            mine = s.points[seat] - self._points[seat]
            theirs = s.points[1 - seat] - self._points[1 - seat]
            return (mine - theirs) * A_POINT
        won: i64 = s.wins[seat] - self._wins[seat]
        lost: i64 = s.wins[1 - seat] - self._wins[1 - seat]
        return (won - lost) * WIN

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes >= self._most or (self.nodes % TICK == 0 and self._ticker()):
            raise OutOfTime

    def _ordered(self, s: Clash, options: list[Move], seat: i64, first: Move | None) -> list[Move]:
        """Promising placements first: what was best before, for oneself, often good elsewhere."""
        if not isinstance(s.frames[-1], Turn):
            return options[:]
        ranks: list[int] = []
        for place in range(i64(len(options))):
            move = options[place]
            number = _number(move)
            tile = number // 18
            rank: i64 = self._tried[number]
            if (number & 1 == seat) == (tile != KABOOM):
                rank += 1000
            if s.tiles.effect[tile] != NONE:
                rank += 10
            if move is first:
                rank = FAR * 1000
            ranks.append(-rank * 1024 + place)
        ranks.sort()
        return [options[rank & 1023] for rank in ranks]


def _number(move: Move) -> i64:
    """The number of a placement: tile, cell and side."""
    return move.a * 18 + move.b * 2 + move.c


def _ask(s: Clash) -> Pending:
    return s.frames[-1].ask(s)


def options_of(s: Clash) -> list[Move]:
    ask = _ask(s)
    assert isinstance(ask, Decide)
    return ask.options


def _apply(s: Clash, seat: i64, move: Move) -> None:
    s.frames[-1].answer(s, seat, move, SILENT)
    _settle(s)


def _settle(s: Clash) -> None:
    frames = s.frames
    while frames and frames[-1].run(s, SILENT):
        pass


def _never() -> bool:
    return False
