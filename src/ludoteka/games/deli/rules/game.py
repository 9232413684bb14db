"""Clash at the Deli, as the kernel plays it."""

from typing import Any, Final

from ludoteka.games.deli.rules.answers import Malice, Offer
from ludoteka.games.deli.rules.ending import ActionPhase, MoveTop, Switcheroo
from ludoteka.games.deli.rules.events import EventComes, Foresee, Happens, Look, Loss
from ludoteka.games.deli.rules.parts import CHARACTERS, OLDEST, PARTS_TEXT, PRINTED, RULES, cards_of
from ludoteka.games.deli.rules.placing import AfterPick, Place, is_pick
from ludoteka.games.deli.rules.position import clone, masked, rebuild
from ludoteka.games.deli.rules.redeal import BeforePick, DealAgain
from ludoteka.games.deli.rules.rounds import ClearPool, CopyDraw, Deal, Dibs, EndOfRound, Match
from ludoteka.games.deli.rules.setup import (
    POOLS,
    Chefs,
    DrawHand,
    Exchange,
    ExchangeBack,
    Hands,
    Lot,
    new_match,
)
from ludoteka.games.deli.rules.state import WAYS, Deli, census
from ludoteka.games.deli.rules.treats import KeepLoaf, LoafDraw, Sample, SampleDraw, TakeLeftover
from ludoteka.games.deli.rules.turn import Eater, Picking, Turn
from ludoteka.games.deli.rules.verdict import scores
from ludoteka.games.deli.rules.view import fill, know
from ludoteka.games.deli.rules.words import WORDS, every_move
from ludoteka.kernel.census import Census
from ludoteka.kernel.codec import Json
from ludoteka.kernel.game import Frame, FrameTable, Game
from ludoteka.kernel.masks import bit
from ludoteka.kernel.options import Option, Options
from ludoteka.kernel.pending import Move, Over, Refusal
from ludoteka.kernel.rng import Rng

MOST_CHEFS: Final = [4, 3, 2]
"""DELI-9.5 The most characters a player may have, with 2, 3 and 4 players."""
DECISIONS_A_ROUND: Final = 1000
"""Far more than six picks each, all questions about them, and every card in every hand."""

FRAMES: Final[FrameTable] = {
    "match": Match,
    "chefs": Chefs,
    "hands": Hands,
    "hand": DrawHand,
    "exchange": Exchange,
    "exchanged": ExchangeBack,
    "lot": Lot,
    "deal": Deal,
    "copy": CopyDraw,
    "dibs": Dibs,
    "picking": Picking,
    "before": BeforePick,
    "again": DealAgain,
    "turn": Turn,
    "eater": Eater,
    "offer": Offer,
    "place": Place,
    "malice": Malice,
    "after": AfterPick,
    "switcheroo": Switcheroo,
    "actions": ActionPhase,
    "move": MoveTop,
    "clear": ClearPool,
    "event": EventComes,
    "look": Look,
    "foresee": Foresee,
    "happens": Happens,
    "sample": Sample,
    "sampled": SampleDraw,
    "leftover": TakeLeftover,
    "loaf": LoafDraw,
    "keep": KeepLoaf,
    "loss": Loss,
    "end": EndOfRound,
}
WHO_DECIDES: Final = {
    "chefs": "DELI-2.2",
    "hand": "DELI-2.3",
    "exchange": "DELI-7.4",
    "lot": "DELI-2.4",
    "deal": "DELI-3.1",
    "copy": "DELI-7.10",
    "dibs": "DELI-7.8",
    "before": "DELI-7.2",
    "again": "DELI-7.2",
    "turn": "DELI-3.2",
    "eater": "DELI-10.6",
    "offer": "DELI-6.4",
    "place": "DELI-3.2",
    "malice": "DELI-7.1",
    "after": "DELI-4.6",
    "switcheroo": "DELI-7.5",
    "actions": "DELI-3.4",
    "move": "DELI-10.9",
    "event": "DELI-8.1",
    "look": "DELI-7.9",
    "foresee": "DELI-7.9",
    "sample": "DELI-8.3",
    "sampled": "DELI-8.3",
    "leftover": "DELI-8.3",
    "loaf": "DELI-8.3",
    "keep": "DELI-8.3",
    "loss": "DELI-8.3",
}
"""By frame that waits for an answer: the clause that says whose it is."""


class DeliGame(Game[Deli]):
    """2 to 4 players, hidden action cards."""

    def __init__(self) -> None:
        super().__init__(
            id="deli",
            rules=RULES,
            seats=range(2, 5),
            options=[
                Option("characters", WAYS, "drawn"),
                Option("chefs", ["1", "2", "3", "4"], "1"),
                Option("rounds", ["3", "4", "5", "6"], "5"),
                Option("pool", POOLS, "full"),
                Option("closing_bonus", ["1", "2", "3", "4", "5"], "1"),
                Option("doubling", ["off", "on"], "off"),
            ],
            moves=every_move(),
            words=WORDS,
            frames=FRAMES,
            oldest=OLDEST,
        )

    def setup(self, seats: int, options: Options) -> Deli:
        """DELI-2 Characters, hands, the lot, and then the rounds."""
        begin: list[Frame[Deli]] = [Match(), Lot(bit(seats) - 1), Hands(), Chefs()]
        return new_match(seats, options, cards_of(options.parts, options.rules), begin)

    def clone(self, s: Deli) -> Deli:
        return clone(s)

    def rebuild(
        self, frames: list[Frame[Any]], data: dict[str, Json], seats: int, options: Options
    ) -> Deli:
        return rebuild(frames, data, cards_of(options.parts, options.rules))

    def masked(self, s: Deli, viewer: int) -> Deli:
        return masked(s, viewer)

    def know(self, s: Deli) -> None:
        know(s)

    def fill(self, s: Deli, rng: Rng) -> None:
        fill(s, rng)

    def result(self, s: Deli) -> Over:
        """DELI-5.7 Most points win; ties share."""
        totals = scores(s)
        return Over([len([1 for other in totals if other > mine]) for mine in totals], totals)

    def census(self, s: Deli) -> Census:
        return census(s)

    def box(self, seats: int, options: Options) -> Census:
        cards = cards_of(options.parts)
        return {
            "ingredient": cards.copies,
            "action": cards.action_copies,
            "event": cards.event_copies,
            "character": [0] + [1] * (CHARACTERS - 1),
        }

    def write(self, move: Move) -> str:
        return WORDS.text(move.verb, move.args)

    def bound(self, seats: int, options: Options) -> int:
        return DECISIONS_A_ROUND * int(options["rounds"])

    def option_sets(self, seats: int) -> list[Options]:
        """Every value of every option, and each variant with each seat count it allows."""
        sets = [
            self.options(),
            self.options(characters="agreed", pool="one_fewer", closing_bonus="2"),
            self.options(characters="kath_mania", rounds="6", doubling="on"),
            self.options(chefs="2", rounds="6", closing_bonus="3", doubling="on"),
            self.options(pool="two_fewer", rounds="3", closing_bonus="5", doubling="on"),
        ]
        if seats <= 3:
            sets.append(
                self.options(
                    characters="agreed", chefs="3", pool="two_fewer", rounds="4", closing_bonus="4"
                )
            )
        if seats == 2:
            sets.append(self.options(chefs="4"))
        return sets

    def unsuited(self, seats: int, options: Options) -> Refusal | None:
        chefs = int(options["chefs"])
        if chefs > MOST_CHEFS[seats - 2]:
            return Refusal("DELI-9.5", "too-many-chefs", MOST_CHEFS[seats - 2])
        if chefs > 1 and options["characters"] == "kath_mania":
            return Refusal("DELI-9.6", "no-team-mania")
        return None

    def turn_clause(self, s: Deli) -> str:
        frame = s.frames[-1]
        if isinstance(frame, Place) and not is_pick(frame.source):
            return "DELI-8.3"
        if isinstance(frame, MoveTop) and frame.must == 0:
            return "DELI-8.3"
        if isinstance(frame, Lot) and s.round > 0:
            return "DELI-3.5"
        return WHO_DECIDES[str(frame.code()[0])]

    def end_clause(self) -> str:
        return "DELI-5.7"

    def source(self, kind: str, index: int) -> str:
        """DELI-10.1 Kinds with an unknown card are counted from 1."""
        sources = PRINTED.sources.get(kind, [])
        place = index - 1 if kind in ("ingredient", "action", "event", "character") else index
        return sources[place] if 0 <= place < len(sources) else ""

    def parts_text(self) -> str:
        return PARTS_TEXT


GAME: Final = DeliGame()
