"""SAND-2, SAND-3 and SAND-7: the beginning, the turn, the round and the end."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.actions import (
    RESTOCKS,
    ingredients,
    opportunities,
    play_ingredient,
    play_opportunity,
    refuse_ingredient,
    refuse_opportunity,
)
from ludoteka.games.sandwich_wars.rules.effects import refuse_assistant
from ludoteka.games.sandwich_wars.rules.end_of_turn import (
    COLLECTS,
    HAND_LIMITS,
    REFILL_ROW,
    UPKEEPS,
)
from ludoteka.games.sandwich_wars.rules.orders import ChooseIngredients, completable, refuse_order
from ludoteka.games.sandwich_wars.rules.parts import (
    ACTIONS,
    CATEGORIES,
    CENTRE,
    COINS_TAKEN,
    HIRE_COST,
    IDLE_ROUNDS,
    IDLE_ROUNDS_TOLD,
    ORDERS_TO_END,
    SEATS,
)
from ludoteka.games.sandwich_wars.rules.questions import Cooking, FromHand
from ludoteka.games.sandwich_wars.rules.scoring import show_and_score
from ludoteka.games.sandwich_wars.rules.state import (
    Contest,
    assistants_with,
    gain_coins,
    is_ingredient,
    left_of,
)
from ludoteka.games.sandwich_wars.rules.words import (
    ASK_ACTION,
    ASK_END,
    COINS,
    COMPLETE,
    END,
    END_TURN,
    HIRE,
    HIRES,
    LOT,
    PLAY,
    PLAYS,
    REPLACE,
    RESTOCK,
    RESTOCK_IT,
    TAKE_COINS,
)
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Chance, Move, Pending, Refusal, moves_of


class FirstPlayer(Frame[Contest]):
    """SAND-2.2 The first player is drawn by lot."""

    def ask(self, s: Contest) -> Pending:
        return Chance(LOT, len(s.hands))

    def resolve(self, s: Contest, outcome: int, out: Journal) -> None:
        s.frames.pop()
        s.first = outcome
        out.say("first", outcome)
        give_coins_for_places(s, out)

    def code(self) -> list[Code]:
        return ["first-player"]


def give_coins_for_places(s: Contest, out: Journal) -> None:
    """SAND-9.6 Some places in the order of play begin with more than the ten coins."""
    seats: i64 = len(s.hands)
    for place, coins in enumerate(s.cards.start[seats]):
        if coins > 0:
            seat = (s.first + place) % seats
            s.coins[seat] += coins
            out.say("start-coins", seat, coins)


class Opening(Frame[Contest]):
    """SAND-2.2 Everything is dealt: the first player begins."""

    def run(self, s: Contest, out: Journal) -> bool:
        begin_turn(s, s.first, out)
        return True

    def code(self) -> list[Code]:
        return ["opening"]


def begin_turn(s: Contest, seat: i64, out: Journal) -> None:
    """SAND-3.1 Two actions; whatever was before is over."""
    s.turn = seat
    out.say("turn", seat)
    s.frames[-1] = TURNS[seat][ACTIONS]


class Turn(Frame[Contest]):
    """SAND-3 Two actions, and opportunities before, between and after them."""

    def __init__(self, seat: int, actions: int) -> None:
        self.seat: Final[i64] = seat
        self.actions: Final[i64] = actions

    def ask(self, s: Contest) -> Pending:
        """SAND-3.8 Whatever is in hand, the turn ends only when the player says so."""
        seat = self.seat
        usable = opportunities(s, seat)
        if self.actions == 0:
            return FromHand(s, seat, ASK_END, PLAYS, usable, _OR_END)
        for_hire: i64 = assistants_with(s, CENTRE) if s.coins[seat] >= HIRE_COST else i64(0)
        others = _HIRING[for_hire]
        orders = completable(s, seat)
        if orders:
            others = orders + others
        cookable = ingredients(s, seat, False)
        return Cooking(s, seat, ASK_ACTION, cookable, others, usable, _LEFT[self.actions])

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        verb = move.verb
        if verb == END:
            end_turn(s, seat)
        elif verb == PLAY and not is_ingredient(move.a):
            play_opportunity(s, seat, move.a, out)
        else:
            s.frames[-1] = TURNS[self.seat][self.actions - 1]
            self._act(s, seat, move, out)

    def _act(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        """SAND-3.2 to SAND-3.7 One of the five actions."""
        verb = move.verb
        if verb == PLAY or verb == REPLACE:
            play_ingredient(s, seat, move, False, out)
        elif verb == COMPLETE:
            s.frames.append(ChooseIngredients(seat, move.args[0], 0))
        elif verb == HIRE:
            s.coins[seat] -= HIRE_COST
            s.assistants[move.a] = seat
            out.say("hired", seat, move.a)
        elif verb == RESTOCK:
            out.say("restocks", seat)
            s.frames.append(RESTOCKS[seat])
        else:
            assert verb == COINS
            gain_coins(s, seat, COINS_TAKEN, out)

    def refuse(self, s: Contest, seat: int, move: Move) -> Refusal:
        verb = move.verb
        if verb == PLAY and not is_ingredient(move.args[0]):
            return refuse_opportunity(s, seat, move.args[0])
        if verb == END:
            return Refusal("SAND-3.8", "actions-left", int(self.actions))
        if verb not in (PLAY, REPLACE, COMPLETE, HIRE, RESTOCK, COINS):
            if self.actions == 0:
                return Refusal("SAND-3.8", "end-or-opportunity")
            return Refusal("SAND-3.1", "choose-action")
        if self.actions == 0:
            return Refusal("SAND-3.1", "no-actions")
        if verb == COMPLETE:
            return refuse_order(s, seat, move.args[0])
        if verb == HIRE:
            return _refuse_hiring(s, seat, move.args[0])
        return refuse_ingredient(s, seat, move, False)

    def code(self) -> list[Code]:
        return ["turn", int(self.seat), int(self.actions)]


TURNS: Final = [[Turn(seat, left) for left in range(ACTIONS + 1)] for seat in range(SEATS.stop)]
_LEFT: Final[list[tuple[int, ...]]] = [(left,) for left in range(ACTIONS + 1)]
_OR_END: Final = [END_TURN]
_HIRING: Final = [
    [*moves_of(HIRES, for_hire), RESTOCK_IT, TAKE_COINS] for for_hire in range(bit(CATEGORIES))
]
"""By mask of the assistants that can be hired: the actions that need no card and no order."""


def _refuse_hiring(s: Contest, seat: int, assistant: int) -> Refusal:
    """SAND-3.5 Why an assistant cannot be hired now."""
    if s.assistants[assistant] != CENTRE:
        return refuse_assistant(s, seat, assistant, "SAND-3.5")
    return Refusal("SAND-3.5", "hire-too-dear", int(HIRE_COST), s.coins[seat])


def end_turn(s: Contest, seat: int) -> None:
    """SAND-6 The end of the turn in the book's order. SAND-9: what was not used is lost."""
    s.chef = 0
    s.discount = 0
    s.frames[-1] = TURNS_OVER[seat]
    then(s, COLLECTS[seat], UPKEEPS[seat], REFILL_ROW, HAND_LIMITS[seat])


class TurnOver(Frame[Contest]):
    """SAND-6.5, 7.1 and 7.4 The announcement, and who is next."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Contest, out: Journal) -> bool:
        done = len(s.orders[self.seat])
        if done >= ORDERS_TO_END > done - s.completed:
            out.say("announced", self.seat, done)
        s.completed = 0
        following = left_of(s, self.seat)
        if following == s.first and is_last_round(s, out):
            s.frames.pop()
            show_and_score(s, out)
        else:
            begin_turn(s, following, out)
        return True

    def code(self) -> list[Code]:
        return ["turn-over", int(self.seat)]


TURNS_OVER: Final = [TurnOver(seat) for seat in range(SEATS.stop)]


def is_last_round(s: Contest, out: Journal) -> bool:
    """SAND-7.1 Somebody has announced the end. SAND-7.4: or too many rounds without an order."""
    s.idle = 0 if s.round_completed else s.idle + 1
    s.round_completed = 0
    for done in s.orders:
        if len(done) >= ORDERS_TO_END:
            return True
    if s.idle >= IDLE_ROUNDS:
        out.say("idle-end", s.idle)
        return True
    if s.idle >= IDLE_ROUNDS_TOLD:
        out.say("idle", s.idle)
    return False
