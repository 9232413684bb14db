"""SAND-9: what market cards do, and the steps that several rules share: drawing, refilling."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.parts import (
    CENTRE,
    COLLECT_CARDS,
    COLLECT_COINS,
    HAND_SIZE,
    MOST,
    MOST_UNITS,
    PLAY_COINS,
    PLAY_ORDER,
    REWARD_CHIPS,
    ROW_SIZE,
    SAME_TYPE,
    SEATS,
    USE_CHIPS,
    USE_COINS,
)
from ludoteka.games.sandwich_wars.rules.questions import FromHand
from ludoteka.games.sandwich_wars.rules.state import (
    Contest,
    assistants_with,
    different_cards,
    discard_from_hand,
    gain_chips,
    gain_coins,
)
from ludoteka.games.sandwich_wars.rules.words import (
    ASK_ASSISTANT,
    ASK_DISCARD,
    ASK_REWARD,
    ASK_SPLIT,
    ASK_UNDER,
    CHIPS,
    DISCARD,
    DISCARDS,
    DRAW_CARD,
    DRAW_ORDER,
    SKIP_IT,
    SPLIT,
    SPLITS,
    TAKE,
    TAKE_CHIPS,
    TAKES,
    UNDER,
    UNDERS,
)
from ludoteka.kernel.chances import Draw
from ludoteka.kernel.effects import Op
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import EVERYBODY, NO_MOVES, Among, Decide, Move, Pending, Refusal

# What ingredients do. `source` is the card, whose amount the table's data tells.


class Nothing(Op[Contest]):
    """A card that only changes numbers (quality, bonus), or does nothing."""

    def do(self, s: Contest, seat: int, source: int, out: Journal) -> None:
        pass


class GainCoins(Op[Contest]):
    def do(self, s: Contest, seat: int, source: int, out: Journal) -> None:
        gain_coins(s, seat, s.cards.amount[source], out)


class GainChips(Op[Contest]):
    def do(self, s: Contest, seat: int, source: int, out: Journal) -> None:
        gain_chips(s, seat, s.cards.amount[source], out)


class DrawMarket(Op[Contest]):
    def do(self, s: Contest, seat: int, source: int, out: Journal) -> None:
        s.frames.append(draw_cards(seat, s.cards.amount[source]))


class Sift(Op[Contest]):
    """SAND-9.2 Draw some market cards, then discard any one card of your hand."""

    def do(self, s: Contest, seat: int, source: int, out: Journal) -> None:
        then(s, draw_cards(seat, s.cards.amount[source]), DiscardOne(seat))


class Discount(Op[Contest]):
    """SAND-9.3 Kétchup: the next ingredient paid for in this turn is cheaper."""

    def do(self, s: Contest, seat: int, source: int, out: Journal) -> None:
        s.discount += s.cards.amount[source]
        out.say("discount", seat, s.discount)


class ChangeOrder(Op[Contest]):
    """SAND-9.3 Aceitunas: an open order may go under the deck, if that is not empty."""

    def do(self, s: Contest, seat: int, source: int, out: Journal) -> None:
        if len(s.row) > 0 and orders_in_deck(s) > 0:
            s.frames.append(PutUnder(seat))


_NOTHING: Final = Nothing()
_COINS: Final = GainCoins()
_CARDS: Final = DrawMarket()
OPS: Final[list[Op[Contest]]] = [
    _NOTHING,
    _COINS,
    _CARDS,
    _COINS,
    _CARDS,
    Sift(),
    Discount(),
    ChangeOrder(),
    _COINS,
    _CARDS,
    GainChips(),
    _NOTHING,
    _NOTHING,
    _NOTHING,
    _NOTHING,
]
"""The operations of ingredients, by effect number."""


def is_collected(s: Contest, card: int) -> bool:
    """SAND-6.1 The card has the collect sign."""
    return COLLECT_COINS <= s.cards.effect[card] <= COLLECT_CARDS


def works_when_played(s: Contest, card: int) -> bool:
    return PLAY_COINS <= s.cards.effect[card] <= PLAY_ORDER


def works_when_used(s: Contest, card: int) -> bool:
    return USE_COINS <= s.cards.effect[card] <= USE_CHIPS


class Effect(Frame[Contest]):
    """SAND-3.2 The effect of an ingredient, for the player who has it alone."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, s: Contest, out: Journal) -> bool:
        s.frames.pop()
        OPS[s.cards.effect[self.card]].do(s, self.seat, self.card, out)
        return True

    def code(self) -> list[Code]:
        return ["effect", self.seat, self.card]


# Market cards


class DrawCards(Frame[Contest]):
    """SAND-6.6 Draw market cards; an empty deck is made again from the discards."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat: Final[i64] = seat
        self.left: Final[i64] = left

    def run(self, s: Contest, out: Journal) -> bool:
        if self.left > 0:
            if s.deck.size == 0 and len(s.discards) > 0:
                for card in s.discards:
                    s.deck.put(card)
                s.discards = vec[i64]()
                out.say("deck-shuffled")
            if s.deck.size > 0:
                return False
            out.say("none-to-draw", self.seat)
        s.frames.pop()
        return True

    def ask(self, s: Contest) -> Pending:
        return Draw(DRAW_CARD, s.deck, bit(self.seat))

    def resolve(self, s: Contest, outcome: int, out: Journal) -> None:
        card = s.deck.draw(outcome)
        s.hands[self.seat].put(card)
        out.tell(bit(self.seat), "drew", self.seat, card)
        out.tell(EVERYBODY & ~bit(self.seat), "drew-hidden", self.seat)
        if self.left > 1:
            s.frames[-1] = draw_cards(self.seat, self.left - 1)
        else:
            s.frames.pop()

    def code(self) -> list[Code]:
        return ["draw", int(self.seat), int(self.left)]


_DRAWS: Final = [[DrawCards(seat, left) for left in range(MOST + 1)] for seat in range(SEATS.stop)]


def draw_cards(seat: i64, left: i64) -> DrawCards:
    """The step in which a player draws so many cards (a remembered one)."""
    return _DRAWS[seat][left]


class DiscardOne(Frame[Contest]):
    """SAND-9.2 Then discard any one card of your hand."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Contest, out: Journal) -> bool:
        if s.hands[self.seat].cards:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Contest) -> Pending:
        places = different_cards(s, self.seat)
        return FromHand(s, self.seat, ASK_DISCARD, DISCARDS, places, NO_MOVES)

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        discard_from_hand(s, seat, move.a, out)

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        if move.verb == DISCARD:
            return Refusal("SAND-9.2", "not-in-hand", move.args[0])
        return Refusal("SAND-9.2", "discard-one")

    def code(self) -> list[Code]:
        return ["discard", self.seat]


class Split(Frame[Contest]):
    """SAND-4.3 (B) Units, each a coin or a market card: first the split, then all are taken."""

    def __init__(self, seat: int, units: int) -> None:
        self.seat: Final = seat
        self.units: Final = units

    def ask(self, s: Contest) -> Pending:
        return Decide(self.seat, ASK_SPLIT, SPLITS[self.units], _UNITS[self.units])

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        gain_coins(s, seat, self.units - move.a, out)
        s.frames[-1] = draw_cards(seat, move.a)

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        if move.verb == SPLIT:
            return Refusal("SAND-4.3", "only-units", self.units)
        return Refusal("SAND-4.3", "choose-split", self.units)

    def code(self) -> list[Code]:
        return ["split", self.seat, self.units]


_UNITS: Final[list[tuple[int, ...]]] = [(units,) for units in range(MOST_UNITS + 1)]


# Assistants


class TakeAssistant(Frame[Contest]):
    """SAND-9.4 An assistant without cost. SAND-4.3 (A): or, as a reward, 2 VP instead."""

    def __init__(self, seat: int, reward: int) -> None:
        self.seat: Final = seat
        self.reward: Final = reward

    def run(self, s: Contest, out: Journal) -> bool:
        if assistants_with(s, CENTRE) != 0:
            return False
        s.frames.pop()
        if self.reward:
            gain_chips(s, self.seat, REWARD_CHIPS, out)
        return True

    def ask(self, s: Contest) -> Pending:
        free = assistants_with(s, CENTRE)
        if self.reward:
            return Among(self.seat, ASK_REWARD, TAKES, free, _OR_CHIPS)
        return Among(self.seat, ASK_ASSISTANT, TAKES, free, NO_MOVES)

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == CHIPS:
            gain_chips(s, seat, REWARD_CHIPS, out)
        else:
            s.assistants[move.a] = seat
            out.say("joined", seat, move.a)

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        clause = "SAND-4.3" if self.reward else "SAND-9.4"
        if move.verb == TAKE:
            return refuse_assistant(s, seat, move.args[0], clause)
        return Refusal(clause, "choose-reward" if self.reward else "choose-assistant")

    def code(self) -> list[Code]:
        return ["assistant", self.seat, self.reward]


_OR_CHIPS: Final = [TAKE_CHIPS]


def refuse_assistant(s: Contest, seat: int, assistant: int, clause: str) -> Refusal:
    """Why an assistant cannot be had: it works for somebody already."""
    owner = s.assistants[assistant]
    if owner == seat:
        return Refusal(clause, "has-assistant", assistant)
    return Refusal(clause, "assistant-taken", assistant, owner)


# Orders


def orders_in_deck(s: Contest) -> int:
    """The deck is a shuffled part above a known one."""
    return int(s.order_deck.size) + len(s.under)


class PutUnder(Frame[Contest]):
    """SAND-9.3 Aceitunas: one open order may go under the deck; the row is refilled."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def ask(self, s: Contest) -> Pending:
        return Decide(self.seat, ASK_UNDER, [*[UNDERS[order] for order in s.row], SKIP_IT])

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == UNDER:
            order = move.args[0]
            s.row = remove(s.row, order)
            s.under = append(s.under, order)
            out.say("put-under", seat, order)
            s.frames.append(RefillOrders(orders_in_deck(s)))

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        if move.verb == UNDER:
            return Refusal("SAND-9.3", "order-not-open", move.args[0])
        return Refusal("SAND-9.3", "choose-under")

    def code(self) -> list[Code]:
        return ["under", self.seat]


class RefillOrders(Frame[Contest]):
    """SAND-6.3 Refill the row to five, never three of one type; `looks` cards are unlooked at."""

    def __init__(self, looks: int) -> None:
        self.looks: Final = looks

    def run(self, s: Contest, out: Journal) -> bool:
        if len(s.row) < ROW_SIZE and self.looks > 0:
            if s.order_deck.size > 0:
                return False
            s.under, order = pop(s.under, 0)
            self._turn_up(s, order, out)
            return True
        s.frames.pop()
        if len(s.row) < ROW_SIZE:
            out.say("row-short", len(s.row))
        return True

    def ask(self, s: Contest) -> Pending:
        return Draw(DRAW_ORDER, s.order_deck)

    def resolve(self, s: Contest, outcome: int, out: Journal) -> None:
        self._turn_up(s, s.order_deck.draw(outcome), out)

    def _turn_up(self, s: Contest, order: int, out: Journal) -> None:
        """Each revealed third of a type goes to the bottom of the deck, seen by all."""
        same: i64 = 0
        for other in s.row:
            if s.cards.order_size[other] == s.cards.order_size[order]:
                same += 1
        if same < SAME_TYPE:
            s.row = append(s.row, order)
            out.say("opened", order)
        else:
            s.under = append(s.under, order)
            out.say("third", order)
        s.frames[-1] = RefillOrders(self.looks - 1)

    def code(self) -> list[Code]:
        return ["refill", self.looks]


def up_to_hand_size(s: Contest, seat: int) -> int:
    """How many cards are missing to a hand of five."""
    missing = HAND_SIZE - len(s.hands[seat].cards)
    return max(missing, 0)
