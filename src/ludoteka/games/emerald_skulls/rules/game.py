"""Emerald Skulls, as the kernel plays it."""

from typing import Any, Final

from ludoteka.games.emerald_skulls.rules.betting import (
    ENOUGH_TIME,
    Betting,
    refuse_bettor,
    refuse_late,
)
from ludoteka.games.emerald_skulls.rules.open_bets import table_of
from ludoteka.games.emerald_skulls.rules.parts import (
    OPPOSITION_NAMES,
    PARTS_TEXT,
    PRINTED,
    RULES,
    cards_of,
)
from ludoteka.games.emerald_skulls.rules.payout import PayBets, PayRoller, standing
from ludoteka.games.emerald_skulls.rules.position import clone, masked, rebuild
from ludoteka.games.emerald_skulls.rules.setup import (
    CARD_SETS,
    OPPOSITION_CARDS,
    RIVAL_GEARS,
    ChooseCard,
    DrawCard,
    Lot,
    NextCard,
    new_match,
)
from ludoteka.games.emerald_skulls.rules.solo import Opposition
from ludoteka.games.emerald_skulls.rules.state import Skulls, census
from ludoteka.games.emerald_skulls.rules.turn import (
    BuyDice,
    Check,
    Place,
    Rolling,
    RollPhase,
    Turns,
)
from ludoteka.games.emerald_skulls.rules.words import BET, WORDS, every_move
from ludoteka.kernel.census import Census, unseen
from ludoteka.kernel.codec import Fields, Json
from ludoteka.kernel.game import Frame, FrameTable, Game
from ludoteka.kernel.options import Option, Options
from ludoteka.kernel.pending import Move, Over, Refusal
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.zones import gather

FRAMES: Final[FrameTable] = {
    "turns": Turns,
    "lot": Lot,
    "next": NextCard,
    "draw": DrawCard,
    "choose": ChooseCard,
    "buy": BuyDice,
    "oppose": Opposition,
    "phase": RollPhase,
    "betting": Betting,
    "rolling": Rolling,
    "place": Place,
    "check": Check,
    "roller": PayRoller,
    "bets": PayBets,
}
_CLAUSES: Final = {
    "draw": "SKULL-11.1",
    "choose": "SKULL-11.1",
    "oppose": "SKULL-12.2",
    "betting": "SKULL-4.1",
    "rolling": "SKULL-4.2",
}
"""By frame: the clause that says who decides, where it is not the roller's turn (SKULL-2.1)."""
MOST_TURNS: Final = 1000
"""SKULL-10.2: purchases refill the pot, so only luck ends a match; a simulation stops here."""
ROLLER_DECISIONS: Final = 20
BETTOR_DECISIONS: Final = 30
"""Decisions of a turn: the roller's, and each other player's (a pass for each roll and bet)."""


class EmeraldSkulls(Game[Skulls]):
    """1 to 8 players, a betting race, nothing hidden but the order of the opposition deck."""

    def __init__(self) -> None:
        super().__init__(
            id="emerald_skulls",
            rules=RULES,
            oldest=1,
            seats=range(1, 9),
            options=[
                Option("cards", CARD_SETS, "standard"),
                Option("opposition", OPPOSITION_CARDS, OPPOSITION_CARDS[0]),
                Option("rival_gears", RIVAL_GEARS, RIVAL_GEARS[0]),
            ],
            moves=every_move(),
            words=WORDS,
            frames=FRAMES,
            turn_limit=MOST_TURNS,
        )

    def setup(self, seats: int, options: Options) -> Skulls:
        return new_match(seats, options, cards_of(options.parts, options.rules))

    def clone(self, s: Skulls) -> Skulls:
        return clone(s)

    def rebuild(
        self, frames: list[Frame[Any]], data: dict[str, Json], seats: int, options: Options
    ) -> Skulls:
        cards = cards_of(options.parts, options.rules)
        in_play = Fields(data).numbers("in_play")
        return rebuild(frames, data, cards, table_of(cards, in_play, seats))

    def masked(self, s: Skulls, viewer: int) -> Skulls:
        return masked(s, viewer)

    def know(self, s: Skulls) -> None:
        if s.deck.size > 0:
            box = [0] + [1] * (len(OPPOSITION_NAMES) - 1)
            gather(unseen(box, census(s)["opposition"]), [], s.deck)

    def fill(self, s: Skulls, rng: Rng) -> None:
        """Nothing else is hidden."""

    def result(self, s: Skulls) -> Over:
        return standing(s)

    def census(self, s: Skulls) -> Census:
        return census(s)

    def box(self, seats: int, options: Options) -> Census:
        cards = 1 if seats == 1 else 0
        return {
            "gear": [0, PRINTED.pots[seats]],
            "opposition": [0] + [cards] * (len(OPPOSITION_NAMES) - 1),
        }

    def write(self, move: Move) -> str:
        return WORDS.text(move.verb, move.args)

    def explain(self, s: Skulls, seat: int, move: Move) -> Refusal | None:
        """A bet that is refused is refused by the rules of betting, whoever is asked."""
        refusal = super().explain(s, seat, move)
        if refusal is None or refusal.word in ("game-over", "chance-pending") or move.verb != BET:
            return refusal
        return refuse_bettor(s, seat, move.args[0], move.args[1])

    def unsuited(self, seats: int, options: Options) -> Refusal | None:
        """SKULL-12 Standard cards for one player; opponents' options for nobody else."""
        if seats == 1 and options["cards"] != "standard":
            return Refusal("SKULL-12.1", "solo-cards")
        own = [options[option.id] == option.default for option in self.option_list[1:]]
        if seats > 1 and not all(own):
            return Refusal("SKULL-12.4", "solo-options")
        return None

    def bound(self, seats: int, options: Options) -> int:
        return MOST_TURNS * (ROLLER_DECISIONS + BETTOR_DECISIONS * (seats - 1))

    def turns(self, s: Skulls) -> int:
        return s.turn

    def option_sets(self, seats: int) -> list[Options]:
        if seats > 1:
            return [self.options(cards=cards) for cards in CARD_SETS]
        harder = [self.options(opposition=cards) for cards in OPPOSITION_CARDS]
        easier = [self.options(rival_gears=gears) for gears in RIVAL_GEARS[1:]]
        return harder + easier

    def turn_clause(self, s: Skulls) -> str:
        return _CLAUSES.get(str(s.frames[-1].code()[0]), "SKULL-2.1")

    def end_clause(self) -> str:
        return "SKULL-10.1"

    def closer(self, s: Skulls) -> int:
        """SKULL-7.8 The roller need not wait for everybody."""
        return int(s.roller)

    def patience(self) -> int:
        return ENOUGH_TIME

    def overtaken(self, seen: Skulls, s: Skulls, move: Move) -> Refusal | None:
        return refuse_late(seen, s, move.args[0], move.args[1]) if move.verb == BET else None

    def source(self, kind: str, index: int) -> str:
        return PRINTED.sources[kind][index] if kind in PRINTED.sources else ""

    def parts_text(self) -> str:
        return PARTS_TEXT


GAME: Final = EmeraldSkulls()
