"""CLASH: Jihad vs. McWorld, as the kernel plays it."""

from typing import Any, Final

from ludoteka.games.clash.rules.effects import BlindPick, BribeTo, Elections, UseEffect
from ludoteka.games.clash.rules.match import Match, match_scores, new_match
from ludoteka.games.clash.rules.parts import OLDEST, PARTS_TEXT, PRINTED, RULES, tiles_of
from ludoteka.games.clash.rules.position import clone, masked, rebuild
from ludoteka.games.clash.rules.setup import (
    ChooseFirst,
    Draft,
    Drafting,
    DraftRest,
    DrawNeutral,
    DrawPacket,
    DrawSupport,
    Keep,
    Lot,
    NeutralTiles,
    WhoBegins,
)
from ludoteka.games.clash.rules.state import VARIANTS, Clash, census
from ludoteka.games.clash.rules.turn import MOST_PLACED, EndOfMove, GameEnd, Opening, Refill, Turn
from ludoteka.games.clash.rules.view import EVERY_TILE, fill
from ludoteka.games.clash.rules.words import WORDS, every_move
from ludoteka.kernel.census import Census
from ludoteka.kernel.codec import Json
from ludoteka.kernel.game import Frame, FrameTable, Game
from ludoteka.kernel.options import Option, Options
from ludoteka.kernel.pending import Move, Over
from ludoteka.kernel.rng import Rng

MATCHES: Final = ["best_of_three", "single", *(f"points_{games}" for games in range(2, 8))]
DECISIONS_A_TILE: Final = 10
"""A placement, a chain of repeats over at most eight neighbours, a target and a destination."""
GAMES_A_MATCH: Final = 50
"""Drawn games are played again (8.1), so only luck bounds a match; this many is a bound."""

FRAMES: Final[FrameTable] = {
    "match": Match,
    "begins": WhoBegins,
    "lot": Lot,
    "first": ChooseFirst,
    "neutrals": NeutralTiles,
    "neutral": DrawNeutral,
    "support": DrawSupport,
    "drafting": Drafting,
    "draft": Draft,
    "rest": DraftRest,
    "packet": DrawPacket,
    "keep": Keep,
    "opening": Opening,
    "turn": Turn,
    "use": UseEffect,
    "bribe": BribeTo,
    "blind": BlindPick,
    "elections": Elections,
    "refill": Refill,
    "end": EndOfMove,
    "over": GameEnd,
}
WHO_DECIDES: Final = {
    "lot": "CLASH-2.3",
    "first": "CLASH-8.3",
    "neutral": "CLASH-2.2",
    "support": "CLASH-9.3",
    "draft": "CLASH-9.5",
    "packet": "CLASH-9.6",
    "keep": "CLASH-9.6",
    "opening": "CLASH-3.1",
    "turn": "CLASH-3.2",
    "use": "CLASH-4.1",
    "bribe": "CLASH-4.1",
    "blind": "CLASH-9.8",
    "elections": "CLASH-10",
    "refill": "CLASH-9.7",
}
"""By frame that waits for an answer: the clause that says whose it is."""


class ClashGame(Game[Clash]):
    """2 players, perfect information but for the hidden variants of CLASH-9."""

    def __init__(self) -> None:
        super().__init__(
            id="clash",
            rules=RULES,
            seats=range(2, 3),
            options=[
                Option("variant", VARIANTS, "standard"),
                Option("match", MATCHES, "best_of_three"),
            ],
            moves=every_move(),
            words=WORDS,
            frames=FRAMES,
            oldest=OLDEST,
        )

    def setup(self, seats: int, options: Options) -> Clash:
        return new_match(options, tiles_of(options.parts, options.rules))

    def clone(self, s: Clash) -> Clash:
        return clone(s)

    def rebuild(
        self, frames: list[Frame[Any]], data: dict[str, Json], seats: int, options: Options
    ) -> Clash:
        return rebuild(frames, data, tiles_of(options.parts, options.rules))

    def masked(self, s: Clash, viewer: int) -> Clash:
        return masked(s, viewer)

    def fill(self, s: Clash, rng: Rng) -> None:
        fill(s, rng)

    def result(self, s: Clash) -> Over:
        scores = match_scores(s)
        return Over([sum(other > mine for other in scores) for mine in scores], scores)

    def census(self, s: Clash) -> Census:
        return census(s)

    def box(self, seats: int, options: Options) -> Census:
        return {"tile": EVERY_TILE}

    def write(self, move: Move) -> str:
        return WORDS.text(move.verb, move.args)

    def bound(self, seats: int, options: Options) -> int:
        return MOST_PLACED * DECISIONS_A_TILE * GAMES_A_MATCH

    def option_sets(self, seats: int) -> list[Options]:
        matches = ["best_of_three", "single", "points_2"]
        return [
            self.options(variant=variant, match=match) for variant in VARIANTS for match in matches
        ]

    def turn_clause(self, s: Clash) -> str:
        return WHO_DECIDES[str(s.frames[-1].code()[0])]

    def end_clause(self) -> str:
        return "CLASH-8.1"

    def source(self, kind: str, index: int) -> str:
        return PRINTED.sources[index] if kind == "tile" else ""

    def parts_text(self) -> str:
        return PARTS_TEXT


GAME: Final = ClashGame()
