"""The words of CLASH: verbs, questions, notes and refusals, and the numbers each speaks of."""

from typing import Final

from ludoteka.games.clash.parts import CELL_NAMES, SIDE_NAMES, TILE_NAMES
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
        "game-begins": "number",
        "begins": "side",
        "neutral": "tile",
        "drew": "side tile",
        "drew-hidden": "side",
        "drafted": "side tile",
        "kept": "side tile",
        "kept-hidden": "side",
        "box-shuffled": "",
        "placed": "side tile cell side",
        "covered": "side tile cell",
        "blocked": "tile",
        "no-target": "tile",
        "skipped": "side tile",
        "destroyed": "tile cell",
        "destroy-too-late": "tile",
        "flipped": "tile cell side",
        "discarded": "tile cell",
        "gone": "tile cell",
        "moved": "tile cell cell",
        "repeats": "tile cell",
        "taken-back": "side tile cell",
        "removed": "side tile",
        "recovered": "side tile",
        "won-majority": "side number number",
        "won-tiles": "side side",
        "won-kaboom": "side side",
        "won-sixty": "side number number",
        "drawn-sixty": "number",
        "points": "number number",
        "won-match": "side",
        "drawn-match": "",
    },
    refusals={
        "game-over": "",
        "not-your-turn": "seat",
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


def every_move() -> list[Move]:
    """All well-formed moves, numbered by their place in this list."""
    moves = [PLACES[tile][cell][side] for tile in TILES for cell in CELLS for side in (0, 1)]
    moves += TARGETS + DOTS_OF + [USE_IT, SKIP_IT] + TOS
    for family in (REMOVES, TAKES, DRAFTS, KEEPS):
        moves += family[1:]
    return [*moves, BLINDLY, *FIRSTS]
