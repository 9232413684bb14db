"""King of New York, as the kernel plays it."""

from typing import Any, Final

from ludoteka.games.king_of_new_york.rules.attack import Antimatter, Flee, Harm
from ludoteka.games.king_of_new_york.rules.card_questions import (
    HailCabs,
    NextStage,
    PhotoOp,
    Scatter,
    SeismicRay,
    TeslaCannon,
)
from ludoteka.games.king_of_new_york.rules.cards import PRINTED, parts_of
from ludoteka.games.king_of_new_york.rules.destruction import Destroy, OpenTile
from ludoteka.games.king_of_new_york.rules.dice import PreRoll, Result, RollDice, Throw, reroll_of
from ludoteka.games.king_of_new_york.rules.faces import Faces, Ouch, Spend, TakeStatue
from ludoteka.games.king_of_new_york.rules.moving import (
    Arrive,
    Lanes,
    Leave,
    MoveStep,
    Ride,
    SuperSpeed,
)
from ludoteka.games.king_of_new_york.rules.parts import (
    OLDEST_RULES,
    PARTS_TEXT,
    RULES,
    TWO_LANES_FROM,
)
from ludoteka.games.king_of_new_york.rules.position import clone, masked, rebuild
from ludoteka.games.king_of_new_york.rules.questions import Absorb, PayHearts
from ludoteka.games.king_of_new_york.rules.setup import Begin, FirstPlayer, new_match
from ludoteka.games.king_of_new_york.rules.shop import Purchase, PutAway, Refill, Shop, Sweep
from ludoteka.games.king_of_new_york.rules.state import (
    KingOfNewYork,
    census,
    modifiers,
)
from ludoteka.games.king_of_new_york.rules.turn import City, EndOfTurn, StartOfTurn, Turn
from ludoteka.games.king_of_new_york.rules.view import box, know
from ludoteka.games.king_of_new_york.rules.words import WORDS, every_move
from ludoteka.kernel.asking import Choice
from ludoteka.kernel.census import Census
from ludoteka.kernel.codec import Fields, Json
from ludoteka.kernel.effects import Perform
from ludoteka.kernel.game import Frame, FrameTable, Game
from ludoteka.kernel.options import Option, Options
from ludoteka.kernel.pending import Move, Over, Refusal
from ludoteka.kernel.rng import Rng

MOST_TURNS: Final = 2_000
"""KONY-8.3 Simulations stop after so many turns; a match never does."""
DECISIONS_A_TURN: Final = 100

FRAMES: Final[FrameTable] = {
    "open-tile": OpenTile,
    "refill": Refill,
    "first": FirstPlayer,
    "begin": Begin,
    "city": City,
    "turn": Turn,
    "start": StartOfTurn,
    "pre-roll": PreRoll,
    "roll-dice": RollDice,
    "throw": Throw,
    "reroll": reroll_of,
    "result": Result,
    "faces": Faces,
    "spend": Spend,
    "ouch": Ouch,
    "statue": TakeStatue,
    "destroy": Destroy,
    "antimatter": Antimatter,
    "harm": Harm,
    "flee": Flee,
    "lanes": Lanes,
    "leave": Leave,
    "move": MoveStep,
    "arrive": Arrive,
    "speed": SuperSpeed,
    "ride": Ride,
    "shop": Shop,
    "purchase": Purchase,
    "put-away": PutAway,
    "sweep": Sweep,
    "end": EndOfTurn,
    "perform": Perform,
    "pay": PayHearts,
    "absorb": Absorb,
    "cabs": HailCabs,
    "ray": SeismicRay,
    "scatter": Scatter,
    "stage": NextStage,
    "photo": PhotoOp,
    "cannon": TeslaCannon,
}


CLAUSES: Final = {
    "first": "KONY-2.4",
    "begin": "KONY-2.5",
    "throw": "KONY-3.2",
    "open-tile": "KONY-4.5",
    "flee": "KONY-5.3",
    "antimatter": "KONY-5.5",
    "refill": "KONY-7.5",
    "leave": "KONY-9.5",
}
"""Who or what decides at a question that is none of the turn's own."""


class KingOfNewYorkGame(Game[KingOfNewYork]):
    """2 to 6 Monsters; everything is open but the deck and the covered tiles."""

    def __init__(self) -> None:
        super().__init__(
            id="king_of_new_york",
            rules=RULES,
            seats=range(2, 7),
            options=[Option("lanes", ["one", "two"], "one")],
            moves=every_move(),
            words=WORDS,
            frames=FRAMES,
            oldest=OLDEST_RULES,
            turn_limit=MOST_TURNS,
        )

    def setup(self, seats: int, options: Options) -> KingOfNewYork:
        return new_match(seats, options["lanes"] == "two", parts_of(options.parts, options.rules))

    def clone(self, s: KingOfNewYork) -> KingOfNewYork:
        return clone(s)

    def rebuild(
        self, frames: list[Frame[Any]], data: dict[str, Json], seats: int, options: Options
    ) -> KingOfNewYork:
        parts = parts_of(options.parts, options.rules)
        return rebuild(frames, data, parts, modifiers(parts, Fields(data).rows("keep")))

    def masked(self, s: KingOfNewYork, viewer: int) -> KingOfNewYork:
        return masked(s, viewer)

    def know(self, s: KingOfNewYork) -> None:
        know(s)

    def fill(self, s: KingOfNewYork, rng: Rng) -> None:
        """Nothing else is hidden."""

    def result(self, s: KingOfNewYork) -> Over:
        """KONY-8.1 The winners, and all others behind them; nobody wins if all are dead. By the
        rules of version 1 these shared the victory."""
        won = [(s.winners >> seat) & 1 == 1 for seat in range(len(s.hearts))]
        behind = sum(won)
        if behind == 0 and s.data.rules >= 2:
            behind = 1
        return Over([0 if mine else behind for mine in won], [*s.stars])

    def census(self, s: KingOfNewYork) -> Census:
        return census(s)

    def box(self, seats: int, options: Options) -> Census:
        return box(parts_of(options.parts, options.rules))

    def write(self, move: Move) -> str:
        return WORDS.text(move.verb, move.args)

    def bound(self, seats: int, options: Options) -> int:
        return MOST_TURNS * DECISIONS_A_TURN

    def turns(self, s: KingOfNewYork) -> int:
        return s.turn

    def option_sets(self, seats: int) -> list[Options]:
        lanes = ["one", "two"] if seats >= TWO_LANES_FROM else ["one"]
        return [self.options(lanes=value) for value in lanes]

    def proposed(self, seats: int) -> dict[str, str]:
        """KONY-9.0 Two in Manhattan where they can be, though one is the book's normal game."""
        return {"lanes": "two"} if seats >= TWO_LANES_FROM else {}

    def unsuited(self, seats: int, options: Options) -> Refusal | None:
        """KONY-9.0 Two in Manhattan are for five or six Monsters."""
        if options["lanes"] == "two" and seats < TWO_LANES_FROM:
            return Refusal("KONY-9.0", "lanes-for-five")
        return None

    def turn_clause(self, s: KingOfNewYork) -> str:
        """KONY-3 It is the active Monster's turn; in between cards let others decide."""
        frame = s.frames[-1]
        if s.turn == 0 and isinstance(frame, (OpenTile, Refill)):
            return "KONY-2.1" if isinstance(frame, OpenTile) else "KONY-2.2"
        tag = str(frame.code()[0])
        if tag in CLAUSES:
            return CLAUSES[tag]
        return "KONY-3" if isinstance(frame, Choice) and frame.seat == s.active else "KONY-10.1"

    def end_clause(self) -> str:
        return "KONY-8.1"

    def source(self, kind: str, index: int) -> str:
        if kind == "card":
            return PRINTED.sources["card"][index]
        return PRINTED.sources["building"][index] if kind == "tile" else ""

    def parts_text(self) -> str:
        return PARTS_TEXT


GAME: Final = KingOfNewYorkGame()
