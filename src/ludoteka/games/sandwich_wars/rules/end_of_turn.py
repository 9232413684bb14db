"""SAND-6: the end of a turn, step by step."""

from typing import Any, Final

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.effects import (
    Effect,
    RefillOrders,
    draw_cards,
    is_collected,
    orders_in_deck,
)
from ludoteka.games.sandwich_wars.rules.parts import (
    CENTRE,
    HAND_SIZE,
    MOST_CARDS,
    SEATS,
    UPKEEP_CHIPS,
    UPKEEP_COINS,
)
from ludoteka.games.sandwich_wars.rules.questions import FromHand
from ludoteka.games.sandwich_wars.rules.state import (
    Contest,
    assistants_with,
    different_cards,
    discard_from_hand,
    is_ingredient,
)
from ludoteka.games.sandwich_wars.rules.words import (
    ASK_KEEP,
    ASK_LIMIT,
    ASK_PAY,
    BACK,
    COINS,
    COINS_OR_CHIP,
    COMPLETE,
    DISCARD,
    DISCARDS,
    HIRE,
    KEEP_OR_BACK,
    PAY_COINS,
    PLAY,
    REPLACE,
    RESTOCK,
)
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import members, size_of
from ludoteka.kernel.pending import NO_MOVES, Decide, Move, Pending, Refusal


def refuse_late(move: Move) -> Refusal | None:
    """SAND-3.1, 3.8 After the end of the turn there are no actions, and nothing can be played."""
    if move.verb == PLAY and not is_ingredient(move.args[0]):
        return Refusal("SAND-3.8", "turn-ended", move.args[0])
    if move.verb in (PLAY, REPLACE, COMPLETE, HIRE, RESTOCK, COINS):
        return Refusal("SAND-3.1", "no-actions")
    return None


class Collect(Frame[Contest]):
    """SAND-6.1 Collect: what some ingredients give, and a market card for each assistant."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Contest, out: Journal) -> bool:
        s.frames.pop()
        assistants = size_of(assistants_with(s, self.seat))
        if assistants > 0:
            s.frames.append(draw_cards(self.seat, assistants))
        for card in s.kitchens[self.seat]:
            if is_collected(s, card):
                s.frames.append(Effect(self.seat, card))
        return True

    def code(self) -> list[Code]:
        return ["collect", self.seat]


COLLECTS: Final = [Collect(seat) for seat in range(SEATS.stop)]


class Upkeep(Frame[Contest]):
    """SAND-6.2 Pay for each assistant, then keep it or give it back; unpaid, all go back."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Contest, out: Journal) -> bool:
        s.frames.pop()
        hired = assistants_with(s, self.seat)
        if hired == 0:
            return True
        mine = members(hired)
        coins: i64 = s.coins[self.seat]
        chips: i64 = s.chips[self.seat]
        pairs = coins // UPKEEP_COINS
        if pairs + chips // UPKEEP_CHIPS < len(mine):
            s.coins[self.seat] = coins - pairs * UPKEEP_COINS
            s.chips[self.seat] = chips % UPKEEP_CHIPS
            out.say("cannot-pay", self.seat, pairs * UPKEEP_COINS, chips)
            for assistant in mine:
                give_back(s, self.seat, assistant, out)
            return True
        paying: list[Frame[Any]] = [PayUpkeep(self.seat, each) for each in mine]
        then(s, *paying, *[KeepAssistant(self.seat, each) for each in mine])
        return True

    def code(self) -> list[Code]:
        return ["upkeep", self.seat]


UPKEEPS: Final = [Upkeep(seat) for seat in range(SEATS.stop)]


class PayUpkeep(Frame[Contest]):
    """SAND-6.2 2 coins or 1 VP in chips, your choice for each; without a choice it is paid."""

    def __init__(self, seat: int, assistant: int) -> None:
        self.seat: Final = seat
        self.assistant: Final = assistant

    def run(self, s: Contest, out: Journal) -> bool:
        in_coins = s.coins[self.seat] >= UPKEEP_COINS
        if in_coins and s.chips[self.seat] >= UPKEEP_CHIPS:
            return False
        self._pay(s, in_coins, out)
        return True

    def ask(self, s: Contest) -> Pending:
        return Decide(self.seat, ASK_PAY, COINS_OR_CHIP, (self.assistant,))

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        self._pay(s, move.verb == PAY_COINS, out)

    def _pay(self, s: Contest, in_coins: bool, out: Journal) -> None:
        s.frames.pop()
        if in_coins:
            s.coins[self.seat] -= UPKEEP_COINS
            out.say("paid-coins", self.seat, self.assistant)
        else:
            s.chips[self.seat] -= UPKEEP_CHIPS
            out.say("paid-chip", self.seat, self.assistant)

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        return refuse_late(move) or Refusal("SAND-6.2", "choose-payment", self.assistant)

    def code(self) -> list[Code]:
        return ["pay", self.seat, self.assistant]


class KeepAssistant(Frame[Contest]):
    """SAND-6.2 Having paid for all: keep this one, or give it back."""

    def __init__(self, seat: int, assistant: int) -> None:
        self.seat: Final = seat
        self.assistant: Final = assistant

    def ask(self, s: Contest) -> Pending:
        return Decide(self.seat, ASK_KEEP, KEEP_OR_BACK[self.assistant], (self.assistant,))

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == BACK:
            give_back(s, seat, self.assistant, out)
        else:
            out.say("kept", seat, self.assistant)

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        return refuse_late(move) or Refusal("SAND-6.2", "choose-keep", self.assistant)

    def code(self) -> list[Code]:
        return ["keep", self.seat, self.assistant]


def give_back(s: Contest, seat: i64, assistant: int, out: Journal) -> None:
    s.assistants[assistant] = CENTRE
    out.say("back", seat, assistant)


class RefillRow(Frame[Contest]):
    """SAND-6.3 If an order was completed in this turn, refill the row."""

    def run(self, s: Contest, out: Journal) -> bool:
        s.frames.pop()
        if s.completed > 0:
            s.frames.append(RefillOrders(orders_in_deck(s)))
        return True

    def code(self) -> list[Code]:
        return ["refill-row"]


REFILL_ROW: Final = RefillRow()


class HandLimit(Frame[Contest]):
    """SAND-6.4 Discard down to five cards, your choice; `start` as in `Restock`."""

    def __init__(self, seat: int, start: int) -> None:
        self.seat: Final[i64] = seat
        self.start: Final[i64] = start

    def run(self, s: Contest, out: Journal) -> bool:
        if len(s.hands[self.seat].cards) > HAND_SIZE:
            return False
        s.frames.pop()
        return True

    def ask(self, s: Contest) -> Pending:
        """Version 1: with the card at place 5 (the sixth) gone, the later ones must go as well."""
        last = HAND_SIZE if s.cards.rules == 1 else MOST_CARDS
        places = different_cards(s, self.seat, self.start, last)
        over = len(s.hands[self.seat].cards) - int(HAND_SIZE)
        return FromHand(s, self.seat, ASK_LIMIT, DISCARDS, places, NO_MOVES, (over,))

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        place = discard_from_hand(s, seat, move.a, out, self.start)
        if s.cards.rules == 1:
            s.frames[-1] = HandLimit(seat, place)

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        hand = s.hands[seat].cards
        late = refuse_late(move)
        if late is not None:
            return late
        if move.verb != DISCARD:
            return Refusal("SAND-6.4", "discard-down", len(hand) - int(HAND_SIZE))
        if move.args[0] not in hand:
            return Refusal("SAND-6.4", "not-in-hand", move.args[0])
        return Refusal("SAND-6.4", "left-to-right", move.args[0])

    def code(self) -> list[Code]:
        return ["hand-limit", int(self.seat), int(self.start)]


HAND_LIMITS: Final = [HandLimit(seat, 0) for seat in range(SEATS.stop)]
