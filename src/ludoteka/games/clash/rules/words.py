"""The words of CLASH: verbs, questions, notes and refusals, and the numbers each speaks of."""

from typing import Final

from ludoteka.games.clash.rules.parts import CELL_NAMES, SIDE_NAMES, TILE_NAMES
from ludoteka.kernel.pending import Move
from ludoteka.kernel.words import Words

# Verbs
PLACE: Final = "place"
TARGET: Final = "target"
DOTS: Final = "dots"
USE: Final = "use"
SKIP: Final = "skip"
TO: Final = "to"
REMOVE: Final = "remove"
BLIND: Final = "blind"
TAKE: Final = "take"
DRAFT: Final = "draft"
KEEP: Final = "keep"
FIRST: Final = "first"

# Questions to a seat
ASK_START: Final = "start"
ASK_PLACE: Final = "place"
ASK_EFFECT: Final = "effect"
ASK_TO: Final = "bribe-to"
ASK_DRAFT: Final = "draft"
ASK_KEEP: Final = "keep"
ASK_FIRST: Final = "first"

# Questions to chance
LOT: Final = "lot"
DRAW_NEUTRAL: Final = "neutral"
DRAW_SUPPORT: Final = "support"
DRAW_PACKET: Final = "packet"
DRAW_REFILL: Final = "refill"
DRAW_ELECTIONS: Final = "elections"
PICK_BLIND: Final = "blind"

WORDS: Final = Words(
    kinds={
        "tile": TILE_NAMES,
        "cell": CELL_NAMES,
        "side": SIDE_NAMES,
        "dots": ["first", "second"],
    },
    literal=["cell"],
    verbs={
        PLACE: "tile cell side",
        TARGET: "cell",
        DOTS: "dots",
        USE: "",
        SKIP: "",
        TO: "cell",
        REMOVE: "tile",
        BLIND: "",
        TAKE: "tile",
        DRAFT: "tile",
        KEEP: "tile",
        FIRST: "side",
    },
    prompts={
        ASK_START: "",
        ASK_PLACE: "",
        ASK_EFFECT: "tile cell",
        ASK_TO: "tile cell",
        ASK_DRAFT: "",
        ASK_KEEP: "",
        ASK_FIRST: "",
        LOT: "",
        DRAW_NEUTRAL: "",
        DRAW_SUPPORT: "",
        DRAW_PACKET: "",
        DRAW_REFILL: "",
        DRAW_ELECTIONS: "",
        PICK_BLIND: "",
    },
    notes={
        "game-begins": "CLASH-8.1: number",
        "game-begins-points": "CLASH-9.1: number number",
        "begins": "CLASH-2.3: side",
        "begins-next": "CLASH-8.3: side",
        "neutral": "CLASH-2.2: tile",
        "refilled": "CLASH-9.7: tile",
        "drew": "CLASH-9.3: side tile",
        "drew-secret": "CLASH-9.4: side tile",
        "drew-hidden": "CLASH-9.4: side",
        "drew-packet": "CLASH-9.6: side tile",
        "drew-packet-hidden": "CLASH-9.6: side",
        "elected": "CLASH-10: side tile",
        "drafted": "CLASH-9.5: side tile",
        "kept": "CLASH-9.6: side tile",
        "kept-hidden": "CLASH-9.6: side",
        "box-shuffled": "CLASH-8.2:",
        "placed-start": "CLASH-3.1: side tile cell side",
        "placed": "CLASH-3.2: side tile cell side",
        "covered": "CLASH-6.1: side tile cell",
        "blocked": "CLASH-5.8: tile",
        "no-target": "CLASH-4.5: tile",
        "skipped": "CLASH-4.1: side tile",
        "destroyed": "CLASH-5.1: tile cell",
        "destroy-too-late": "CLASH-5.2: tile",
        "flipped": "CLASH-5.3: tile cell side",
        "discarded": "CLASH-5.5: tile cell",
        "gone": "CLASH-5.1: tile cell",
        "moved": "CLASH-5.6: tile cell cell",
        "repeats": "CLASH-5.7: tile cell",
        "taken-back": "CLASH-5.12: side tile cell",
        "removed": "CLASH-5.12: side tile",
        "removed-unseen": "CLASH-9.8: side tile",
        "recovered": "CLASH-5.12: side tile",
        "won-majority": "CLASH-7.1: side number number",
        "shown": "CLASH-7.2: side tile",
        "won-tiles": "CLASH-7.2: side side",
        "won-kaboom": "CLASH-7.3: side side",
        "won-sixty": "CLASH-7.4: side number number",
        "drawn-sixty": "CLASH-7.4: number",
        "points": "CLASH-9.1: number number",
        "won-match": "CLASH-8.1: side",
        "won-points": "CLASH-9.1: side",
        "drawn-match": "CLASH-9.1:",
    },
    refusals={
        "place-a-tile": "",
        "start-tile-first": "",
        "start-tile-only": "tile",
        "tile-not-there": "tile",
        "cell-taken": "cell",
        "cell-blocked": "cell",
        "nobel-needs-tile": "cell",
        "nobel-own-tile": "cell",
        "nobel-safe": "cell",
        "nobel-face-down": "cell",
        "nobel-side": "",
        "answer-effect": "tile",
        "outside-area": "tile cell",
        "nothing-there": "cell",
        "is-face-down": "cell",
        "is-safe": "cell",
        "is-not-safe": "cell",
        "is-itself": "cell",
        "no-effect-there": "cell",
        "already-repeated": "cell",
        "line-empty": "cell",
        "dots-empty": "dots",
        "not-your-support": "cell",
        "not-in-zone": "tile",
        "nothing-hidden": "",
        "not-removed": "tile",
        "choose-empty-cell": "",
        "draft-a-tile": "",
        "not-in-draft": "tile",
        "keep-a-tile": "",
        "not-in-packet": "tile",
        "choose-first": "",
    },
)

TILES: Final = range(1, len(TILE_NAMES))
CELLS: Final = range(9)

PLACES: Final = [
    [[Move(PLACE, tile, cell, side) for side in (0, 1)] for cell in CELLS]
    for tile in range(len(TILE_NAMES))
]
TARGETS: Final = [Move(TARGET, cell) for cell in CELLS]
TOS: Final = [Move(TO, cell) for cell in CELLS]
DOTS_OF: Final = [Move(DOTS, colour) for colour in (0, 1)]
USE_IT: Final = Move(USE)
SKIP_IT: Final = Move(SKIP)
REMOVES: Final = [Move(REMOVE, tile) for tile in range(len(TILE_NAMES))]
BLINDLY: Final = Move(BLIND)
TAKES: Final = [Move(TAKE, tile) for tile in range(len(TILE_NAMES))]
DRAFTS: Final = [Move(DRAFT, tile) for tile in range(len(TILE_NAMES))]
KEEPS: Final = [Move(KEEP, tile) for tile in range(len(TILE_NAMES))]
FIRSTS: Final = [Move(FIRST, side) for side in (0, 1)]

ABOUT: Final = [(tile, cell) for tile in range(len(TILE_NAMES)) for cell in CELLS]
"""By tile * 9 + cell: what a question about a tile on the board speaks of."""


def every_move() -> list[Move]:
    """All well-formed moves, numbered by their place in this list."""
    moves = [PLACES[tile][cell][side] for tile in TILES for cell in CELLS for side in (0, 1)]
    moves += TARGETS + DOTS_OF + [USE_IT, SKIP_IT] + TOS
    for family in (REMOVES, TAKES, DRAFTS, KEEPS):
        moves += family[1:]
    return [*moves, BLINDLY, *FIRSTS]
