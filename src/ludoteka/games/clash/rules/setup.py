"""CLASH-2, 8.2, 8.3 and 9.2 to 9.6: setting up a game of the match."""

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from ludoteka.games.clash.rules.effects import draw_from_box, in_box, refill_box
from ludoteka.games.clash.rules.parts import (
    FIRST_NEUTRAL,
    MUSTAFA,
    TILE_COUNT,
    is_neutral,
)
from ludoteka.games.clash.rules.state import (
    BEGINNERS,
    DRAFTING,
    HIDDEN_SUPPORT,
    RANDOM_SUPPORT,
    SECRET_DRAFT,
    Clash,
)
from ludoteka.games.clash.rules.words import (
    ASK_DRAFT,
    ASK_FIRST,
    ASK_KEEP,
    DRAFT,
    DRAFTS,
    DRAW_NEUTRAL,
    DRAW_PACKET,
    DRAW_SUPPORT,
    FIRSTS,
    KEEP,
    KEEPS,
    LOT,
)
from ludoteka.kernel.chances import Draw, by_size
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import EVERYBODY, Chance, Decide, Move, Pending, Refusal

NEUTRAL_TILES: Final = 5
SUPPORT_TILES: Final = 2
PACKET_TILES: Final = 4
BOTH: Final = 0b11


class WhoBegins(Frame[Clash]):
    """CLASH-2.3 and 8.3 By lot; later the loser decides; after a draw the other one begins."""

    def run(self, s: Clash, out: Journal) -> bool:
        s.frames.pop()
        if s.game == 1:
            s.frames.append(Lot())
        elif s.loser >= 0:
            s.frames.append(ChooseFirst(s.loser))
        else:
            begin_next(s, 1 - s.first, out)
        return True

    def code(self) -> list[Code]:
        return ["begins"]


_LOT: Final = Chance(LOT, 2)


class Lot(Frame[Clash]):
    """CLASH-2.3 The first player is drawn by lot."""

    def ask(self, s: Clash) -> Pending:
        return _LOT

    def resolve(self, s: Clash, outcome: int, out: Journal) -> None:
        s.frames.pop()
        s.first = outcome
        out.say("begins", s.first)

    def code(self) -> list[Code]:
        return ["lot"]


class ChooseFirst(Frame[Clash]):
    """CLASH-8.3 The loser of the last game decides who goes first."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Clash) -> Pending:
        return Decide(self.seat, ASK_FIRST, FIRSTS)

    def answer(self, s: Clash, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        begin_next(s, move.args[0], out)

    def refuse(self, s: Clash, seat: int, move: Move) -> Refusal:
        return Refusal("CLASH-8.3", "choose-first")

    def code(self) -> list[Code]:
        return ["first", self.seat]


def begin_next(s: Clash, first: i64, out: Journal) -> None:
    s.first = first
    out.say("begins-next", first)


class NeutralTiles(Frame[Clash]):
    """CLASH-2.2 and 9.2 to 9.5 The neutral tiles that are dealt; those of 9.6 are drafted."""

    def run(self, s: Clash, out: Journal) -> bool:
        s.frames.pop()
        if s.tiles.rules == 1:
            s.frames.append(Drafting())
        if s.variant == RANDOM_SUPPORT or s.variant == HIDDEN_SUPPORT:
            refill_box(s, 2 * SUPPORT_TILES, out)
            first, second = s.first, 1 - s.first
            then(s, DrawSupport(first, SUPPORT_TILES), DrawSupport(second, SUPPORT_TILES))
        elif s.variant != SECRET_DRAFT and s.variant != BEGINNERS:
            refill_box(s, NEUTRAL_TILES, out)
            then(s, DrawNeutral(NEUTRAL_TILES))
        return True

    def code(self) -> list[Code]:
        return ["neutrals"]


class Drafting(Frame[Clash]):
    """CLASH-9.5 and 9.6 The players choose from the neutral tiles, the first player first."""

    def run(self, s: Clash, out: Journal) -> bool:
        s.frames.pop()
        first, second = s.first, 1 - s.first
        if s.variant == DRAFTING:
            then(s, Draft(first), Draft(second), Draft(first), DraftRest(second))
        elif s.variant == SECRET_DRAFT:
            refill_box(s, 2 * PACKET_TILES, out)
            then(
                s,
                DrawPacket(first, PACKET_TILES),
                Keep(first, 0, PACKET_TILES),
                Keep(second, 0, PACKET_TILES - 1),
                DrawPacket(second, PACKET_TILES),
                Keep(second, 1, PACKET_TILES),
                Keep(first, 1, PACKET_TILES - 1),
            )
        return True

    def code(self) -> list[Code]:
        return ["drafting"]


_NEUTRALS: Final = by_size(DRAW_NEUTRAL, TILE_COUNT)


class DrawNeutral(Frame[Clash]):
    """CLASH-2.2 Neutral tiles go face up to the neutral zone."""

    def __init__(self, left: int) -> None:
        self.left: Final[i64] = left

    def run(self, s: Clash, out: Journal) -> bool:
        if self.left > 0 and in_box(s) > 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Clash) -> Pending:
        return _NEUTRALS[in_box(s)]

    def resolve(self, s: Clash, outcome: int, out: Journal) -> None:
        s.frames.pop()
        tile = draw_from_box(s, outcome)
        s.neutral = append(s.neutral, tile)
        out.say("neutral", tile)
        s.frames.append(DrawNeutral(self.left - 1))

    def code(self) -> list[Code]:
        return ["neutral", int(self.left)]


class DrawSupport(Frame[Clash]):
    """CLASH-9.3 and 9.4 Two neutral tiles into a player's zone, open or hidden."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Clash, out: Journal) -> bool:
        if self.left > 0 and in_box(s) > 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Clash) -> Pending:
        seen = bit(self.seat) if s.variant == HIDDEN_SUPPORT else EVERYBODY
        return Chance(DRAW_SUPPORT, in_box(s), seen)

    def resolve(self, s: Clash, outcome: int, out: Journal) -> None:
        s.frames.pop()
        tile = draw_from_box(s, outcome)
        if s.variant == HIDDEN_SUPPORT:
            s.hidden[self.seat * 2].put(tile)
            out.tell(bit(self.seat), "drew-secret", self.seat, tile)
            out.tell(EVERYBODY & ~bit(self.seat), "drew-hidden", self.seat)
        else:
            s.zones[self.seat] = append(s.zones[self.seat], tile)
            out.say("drew", self.seat, tile)
        s.frames.append(DrawSupport(self.seat, self.left - 1))

    def code(self) -> list[Code]:
        return ["support", self.seat, self.left]


class Draft(Frame[Clash]):
    """CLASH-9.5 One of the open neutral tiles goes to a player's zone."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Clash, out: Journal) -> bool:
        if len(s.neutral) > 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Clash) -> Pending:
        return Decide(self.seat, ASK_DRAFT, [DRAFTS[tile] for tile in s.neutral])

    def answer(self, s: Clash, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        draft(s, seat, move.args[0], out)

    def refuse(self, s: Clash, seat: int, move: Move) -> Refusal:
        if move.verb == DRAFT:
            return Refusal("CLASH-9.5", "not-in-draft", move.args[0])
        return Refusal("CLASH-9.5", "draft-a-tile")

    def code(self) -> list[Code]:
        return ["draft", self.seat]


class DraftRest(Frame[Clash]):
    """CLASH-9.5 The second player takes the two that are left."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Clash, out: Journal) -> bool:
        s.frames.pop()
        for tile in s.neutral[:]:
            draft(s, self.seat, tile, out)
        return True

    def code(self) -> list[Code]:
        return ["rest", self.seat]


def draft(s: Clash, seat: i64, tile: i64, out: Journal) -> None:
    s.neutral = remove(s.neutral, tile)
    s.zones[seat] = append(s.zones[seat], tile)
    out.say("drafted", seat, tile)


class DrawPacket(Frame[Clash]):
    """CLASH-9.6 Four tiles drawn in secret, none of an earlier packet."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final = seat
        self.left: Final = left

    def run(self, s: Clash, out: Journal) -> bool:
        if self.left > 0 and s.box.size > 0:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Clash) -> Pending:
        return Draw(DRAW_PACKET, s.box, bit(self.seat))

    def resolve(self, s: Clash, outcome: int, out: Journal) -> None:
        s.frames.pop()
        tile = s.box.draw(outcome)
        s.packet[0].put(tile, bit(self.seat))
        out.tell(bit(self.seat), "drew-packet", self.seat, tile)
        out.tell(EVERYBODY & ~bit(self.seat), "drew-packet-hidden", self.seat)
        s.frames.append(DrawPacket(self.seat, self.left - 1))

    def code(self) -> list[Code]:
        return ["packet", self.seat, self.left]


class Keep(Frame[Clash]):
    """CLASH-9.6 Keep one tile of the packet; pass on the rest, or put it into the box.

    `size` is the size of the packet: the drawer chooses from four, the other from three.
    """

    def __init__(self, seat: int, packet: int, size: int) -> None:
        self.seat: Final = seat
        self.packet: Final = packet
        self.size: Final = size

    def ask(self, s: Clash) -> Pending:
        options = [KEEPS[tile] for tile in s.packet[0].cards]
        return Decide(self.seat, ASK_KEEP, options, seen=bit(self.seat))

    def answer(self, s: Clash, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        tile = move.args[0]
        packet = s.packet[0]
        s.hidden[seat * 2 + self.packet].put(packet.take(packet.find(tile)))
        out.tell(bit(seat), "kept", seat, tile)
        out.tell(EVERYBODY & ~bit(seat), "kept-hidden", seat)
        if self.size == PACKET_TILES:
            self._pass_on(s, out)
        else:
            while packet.cards:
                s.spare[self.packet].put(packet.take(0), bit(seat))

    def _pass_on(self, s: Clash, out: Journal) -> None:
        """The other player sees the three tiles; both remember them."""
        for place, tile in enumerate(s.packet[0].cards):
            s.packet[0].seen[place] = BOTH
            s.passed[self.packet].put(tile)
        out.reveal()

    def refuse(self, s: Clash, seat: int, move: Move) -> Refusal:
        if move.verb == KEEP:
            return Refusal("CLASH-9.6", "not-in-packet", move.args[0])
        return Refusal("CLASH-9.6", "keep-a-tile")

    def code(self) -> list[Code]:
        return ["keep", self.seat, self.packet, self.size]


def tidy(s: Clash, out: Journal) -> None:
    """CLASH-8.2 Coloured tiles go back to their players; neutral tiles that were in any zone are
    out, for all to see; those a secret draft had put back are in the box."""
    if s.hidden:
        out.reveal()
    loose: list[int] = []
    for pile in (s.zones[0], s.zones[1], s.neutral, s.removed, s.aside, s.board, s.under):
        for tile in pile:
            if tile != 0:
                loose.append(tile)
    for zone in s.hidden:
        loose += zone.cards
        zone.cards.clear()
        zone.seen.clear()
    for cell in range(i64(9)):
        s.board[cell] = s.side[cell] = s.down[cell] = s.under[cell] = 0
    s.zones[0], s.zones[1] = vec[i64](), vec[i64]()
    s.neutral, s.removed, s.aside = vec[i64](), vec[i64](), vec[i64]()
    for zone in s.passed:
        zone.cards.clear()
        zone.seen.clear()
    for zone in s.spare:
        while zone.cards:
            s.box.put(zone.take(0))
    loose.sort()
    for tile in loose:
        if is_neutral(tile):
            s.out = append(s.out, tile)
        elif tile == MUSTAFA:
            s.aside = append(s.aside, tile)
        else:
            owner = 0 if tile < FIRST_NEUTRAL - 7 else 1
            s.zones[owner] = append(s.zones[owner], tile)
    assert len(s.zones[0]) == len(s.zones[1]) == 7
