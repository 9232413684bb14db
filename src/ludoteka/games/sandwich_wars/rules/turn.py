"""SAND-2, SAND-3 and SAND-7: the beginning, the turn, the round and the end."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.actions import (
    Restock,
    add_ingredients,
    add_opportunities,
    play_ingredient,
    play_opportunity,
    refuse_ingredient,
    refuse_opportunity,
)
from ludoteka.games.sandwich_wars.rules.effects import refuse_assistant
from ludoteka.games.sandwich_wars.rules.end_of_turn import Collect, HandLimit, RefillRow, Upkeep
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
from ludoteka.games.sandwich_wars.rules.scoring import show_and_score
from ludoteka.games.sandwich_wars.rules.state import (
    Contest,
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
    REPLACE,
    RESTOCK,
    RESTOCK_IT,
    TAKE_COINS,
)
from ludoteka.kernel.game import Code, Frame, then
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Chance, Decide, Move, Pending, Refusal


class FirstPlayer(Frame[Contest]):
    """SAND-2.2 The first player is drawn by lot."""

    def ask(self, s: Contest) -> Pending:
        return Chance(LOT, len(s.hands))

    def resolve(self, s: Contest, outcome: int, out: Journal) -> None:
        s.frames.pop()
        s.first = outcome
        out.say("first", outcome)

    def code(self) -> list[Code]:
        return ["first-player"]


class Opening(Frame[Contest]):
    """SAND-2.2 Everything is dealt: the first player begins."""

    def run(self, s: Contest, out: Journal) -> bool:
        s.frames.pop()
        begin_turn(s, s.first, out)
        return True

    def code(self) -> list[Code]:
        return ["opening"]


def begin_turn(s: Contest, seat: i64, out: Journal) -> None:
    """SAND-3.1 Two actions."""
    s.turn = seat
    out.say("turn", seat)
    s.frames.append(TURNS[seat][ACTIONS])


class Turn(Frame[Contest]):
    """SAND-3 Two actions, and opportunities before, between and after them."""

    def __init__(self, seat: int, actions: int) -> None:
        self.seat: Final[i64] = seat
        self.actions: Final[i64] = actions

    def ask(self, s: Contest) -> Pending:
        """SAND-3.8 Whatever is in hand, the turn ends only when the player says so."""
        moves: list[Move] = []
        seat = self.seat
        if self.actions == 0:
            add_opportunities(s, seat, moves)
            moves.append(END_TURN)
            return Decide(seat, ASK_END, moves)
        add_ingredients(s, seat, False, moves)
        moves += completable(s, seat)
        if s.coins[seat] >= HIRE_COST:
            for assistant in range(i64(1), i64(CATEGORIES)):
                if s.assistants[assistant] == CENTRE:
                    moves.append(HIRES[assistant])
        moves.append(RESTOCK_IT)
        moves.append(TAKE_COINS)
        add_opportunities(s, seat, moves)
        return Decide(seat, ASK_ACTION, moves, _LEFT[self.actions])

    def answer(self, s: Contest, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        verb = move.verb
        if verb == END:
            end_turn(s, seat)
        elif verb == PLAY and not is_ingredient(move.args[0]):
            s.frames.append(self)
            play_opportunity(s, seat, move.args[0], out)
        else:
            s.frames.append(TURNS[self.seat][self.actions - 1])
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
            s.assistants[move.args[0]] = seat
            out.say("hired", seat, move.args[0])
        elif verb == RESTOCK:
            out.say("restocks", seat)
            s.frames.append(Restock(seat, 0))
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
_LEFT: Final = [(left,) for left in range(ACTIONS + 1)]


def _refuse_hiring(s: Contest, seat: int, assistant: int) -> Refusal:
    """SAND-3.5 Why an assistant cannot be hired now."""
    if s.assistants[assistant] != CENTRE:
        return refuse_assistant(s, seat, assistant, "SAND-3.5")
    return Refusal("SAND-3.5", "hire-too-dear", int(HIRE_COST), s.coins[seat])


def end_turn(s: Contest, seat: int) -> None:
    """SAND-6 The end of the turn in the book's order. SAND-9: what was not used is lost."""
    s.chef = 0
    s.discount = 0
    then(s, Collect(seat), Upkeep(seat), RefillRow(), HandLimit(seat, 0), TurnOver(seat))


class TurnOver(Frame[Contest]):
    """SAND-6.5, 7.1 and 7.4 The announcement, and who is next."""

    def __init__(self, seat: int) -> None:
        self.seat: Final[i64] = seat

    def run(self, s: Contest, out: Journal) -> bool:
        s.frames.pop()
        done = len(s.orders[self.seat])
        if done >= ORDERS_TO_END > done - s.completed:
            out.say("announced", self.seat, done)
        s.completed = 0
        following = left_of(s, self.seat)
        if following == s.first and is_last_round(s, out):
            show_and_score(s, out)
        else:
            begin_turn(s, following, out)
        return True

    def code(self) -> list[Code]:
        return ["turn-over", int(self.seat)]


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
