"""Sándwich Wars, put together."""

from typing import Any, Final

from ludoteka.games.sandwich_wars.rules.actions import FreeKitchen, HandOn, Restock
from ludoteka.games.sandwich_wars.rules.effects import (
    DiscardOne,
    DrawCards,
    Effect,
    PutUnder,
    RefillOrders,
    Split,
    TakeAssistant,
)
from ludoteka.games.sandwich_wars.rules.end_of_turn import (
    Collect,
    HandLimit,
    KeepAssistant,
    PayUpkeep,
    RefillRow,
    Upkeep,
)
from ludoteka.games.sandwich_wars.rules.orders import ChooseIngredients, DiscardUsed, UseUp
from ludoteka.games.sandwich_wars.rules.parts import (
    ASSISTANTS,
    HAND_SIZE,
    IDLE_ROUNDS,
    ORDERS,
    PARTS_TEXT,
    SEATS,
    SOURCES,
    VERSION,
    cards_of,
)
from ludoteka.games.sandwich_wars.rules.position import clone, masked, new_position, rebuild
from ludoteka.games.sandwich_wars.rules.scoring import result
from ludoteka.games.sandwich_wars.rules.state import Contest, census
from ludoteka.games.sandwich_wars.rules.turn import FirstPlayer, Opening, Turn, TurnOver
from ludoteka.games.sandwich_wars.rules.view import fill, know
from ludoteka.games.sandwich_wars.rules.words import WORDS, every_move
from ludoteka.kernel.census import Census
from ludoteka.kernel.codec import Json
from ludoteka.kernel.game import Frame, FrameTable, Game, then
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Move, Over
from ludoteka.kernel.rng import Rng

DECISIONS_A_TURN: Final = 200
"""Two actions, eight opportunities and every market card discarded once come to less."""

FRAMES: Final[FrameTable] = {
    "first-player": FirstPlayer,
    "opening": Opening,
    "turn": Turn,
    "effect": Effect,
    "draw": DrawCards,
    "discard": DiscardOne,
    "split": Split,
    "assistant": TakeAssistant,
    "under": PutUnder,
    "refill": RefillOrders,
    "restock": Restock,
    "hand-on": HandOn,
    "free-kitchen": FreeKitchen,
    "ingredients": ChooseIngredients,
    "use-up": UseUp,
    "discard-used": DiscardUsed,
    "collect": Collect,
    "upkeep": Upkeep,
    "pay": PayUpkeep,
    "keep": KeepAssistant,
    "refill-row": RefillRow,
    "hand-limit": HandLimit,
    "turn-over": TurnOver,
}


class SandwichWarsGame(Game[Contest]):
    """2 to 5 players, hidden hands."""

    def __init__(self) -> None:
        super().__init__(
            id="sandwich_wars",
            rules=VERSION,
            seats=SEATS,
            options=[],
            moves=every_move(),
            words=WORDS,
            frames=FRAMES,
            oldest=1,
        )

    def setup(self, seats: int, options: Options) -> Contest:
        """SAND-2.1 Five market cards to each player, five open orders."""
        s = new_position([], cards_of(options.parts, options.rules), seats)
        deals: list[Frame[Any]] = [DrawCards(seat, int(HAND_SIZE)) for seat in range(seats)]
        then(s, FirstPlayer(), *deals, RefillOrders(sum(ORDERS)), Opening())
        return s

    def clone(self, s: Contest) -> Contest:
        return clone(s)

    def rebuild(
        self, frames: list[Frame[Any]], data: dict[str, Json], seats: int, options: Options
    ) -> Contest:
        return rebuild(frames, data, cards_of(options.parts, options.rules))

    def masked(self, s: Contest, viewer: int) -> Contest:
        return masked(s, viewer)

    def know(self, s: Contest) -> None:
        know(s)

    def fill(self, s: Contest, rng: Rng) -> None:
        fill(s, rng)

    def result(self, s: Contest) -> Over:
        return result(s)

    def census(self, s: Contest) -> Census:
        return census(s)

    def box(self, seats: int, options: Options) -> Census:
        return {
            "card": cards_of(options.parts, options.rules).market,
            "order": ORDERS,
            "assistant": ASSISTANTS,
        }

    def write(self, move: Move) -> str:
        return WORDS.text(move.verb, move.args)

    def bound(self, seats: int, options: Options) -> int:
        """SAND-7.4 Each order comes within fifteen rounds, or the game ends."""
        return int(IDLE_ROUNDS) * (sum(ORDERS) + 1) * seats * DECISIONS_A_TURN

    def option_sets(self, seats: int) -> list[Options]:
        return [self.options()]

    def turn_clause(self, s: Contest) -> str:
        """SAND-2.3; nobody's turn has begun while the first player is drawn and cards are dealt."""
        frames = s.frames
        if frames and isinstance(frames[-1], FirstPlayer):
            return "SAND-2.2"
        return "SAND-2.1" if frames and isinstance(frames[0], Opening) else "SAND-2.3"

    def end_clause(self) -> str:
        return "SAND-7.1"

    def source(self, kind: str, index: int) -> str:
        return SOURCES[kind][index] if kind in SOURCES else ""

    def parts_text(self) -> str:
        return PARTS_TEXT


GAME: Final = SandwichWarsGame()
