"""The words of Clash at the Deli: verbs, questions, notes, refusals, and what each speaks of."""

from typing import Final

from ludoteka.games.deli.rules.parts import (
    ACTION_NAMES,
    ACTIONS,
    CATEGORIES,
    CATEGORY_NAMES,
    CHARACTER_NAMES,
    CHARACTERS,
    COLLECTOR_NAMES,
    EVENT_NAMES,
    EVENTS,
    INGREDIENT_NAMES,
    KINDS,
    RECIPE_NAMES,
)
from ludoteka.kernel.pending import Move
from ludoteka.kernel.words import Words

PLACE_NAMES: Final = ["1", "2", "3", "4", "5", "6", "7"]
"""The seven places for sandwiches in front of a player (DELI-4.1)."""
PLACES: Final = range(7)
SEATS: Final = range(4)

# Verbs
CHEF: Final = "chef"
EXCHANGE: Final = "exchange"
RESERVE: Final = "reserve"
REDEAL: Final = "redeal"
PICK: Final = "pick"
DIBS: Final = "dibs"
RECYCLE: Final = "recycle"
JOKE: Final = "joker"
PLAY: Final = "play"
AGAIN: Final = "again"
DISCARD: Final = "discard"
START: Final = "start"
ON: Final = "on"
CLOSE: Final = "close"
DECLARE: Final = "declare"
TRASH: Final = "trash"
BIN: Final = "bin"
SWAP: Final = "swap"
MOVE: Final = "move"
FORESEE: Final = "foresee"
SAMPLE: Final = "sample"
TAKE: Final = "take"
KEEP: Final = "keep"
LOSE: Final = "lose"
SKIP: Final = "skip"
PASS: Final = "pass"

# Questions to a seat
ASK_CHEF: Final = "chef"
ASK_EXCHANGE: Final = "exchange"
ASK_RESERVE: Final = "reserve"
ASK_REDEAL: Final = "redeal"
ASK_TURN: Final = "turn"
ASK_STUCK: Final = "stuck"
ASK_EATER: Final = "eater"
ASK_OFFER: Final = "offer"
ASK_PLACE: Final = "place"
ASK_TRASH: Final = "trash"
ASK_CLOSE: Final = "close"
ASK_SWAP: Final = "swap"
ASK_END: Final = "end"
ASK_MOVE: Final = "move"
ASK_TIDY: Final = "tidy"
ASK_FORESEE: Final = "foresee"
ASK_SAMPLE: Final = "sample"
ASK_SAMPLED: Final = "sampled"
ASK_TAKE: Final = "leftovers"
ASK_KEEP: Final = "loaf"
ASK_MOULD: Final = "mould"
ASK_RATS: Final = "rats"

# Questions to chance
DRAW_CHEF: Final = "draw-chef"
DRAW_ACTION: Final = "draw-action"
LOT: Final = "lot"
DEAL: Final = "deal"
DRAW_COPY: Final = "draw-copy"
DRAW_REDEAL: Final = "draw-redeal"
DRAW_EVENT: Final = "draw-event"
DRAW_LOOK: Final = "draw-look"
DRAW_SAMPLE: Final = "draw-sample"
DRAW_LOAF: Final = "draw-loaf"

WORDS: Final = Words(
    kinds={
        "ingredient": INGREDIENT_NAMES,
        "category": CATEGORY_NAMES,
        "action": ACTION_NAMES,
        "event": EVENT_NAMES,
        "character": CHARACTER_NAMES,
        "collector": COLLECTOR_NAMES,
        "recipe": RECIPE_NAMES,
        "place": PLACE_NAMES,
    },
    literal=["place"],
    verbs={
        CHEF: "character",
        EXCHANGE: "action",
        RESERVE: "ingredient",
        REDEAL: "category",
        PICK: "ingredient",
        DIBS: "",
        RECYCLE: "ingredient",
        JOKE: "ingredient",
        PLAY: "action",
        AGAIN: "action",
        DISCARD: "action",
        START: "",
        ON: "place",
        CLOSE: "place place",
        DECLARE: "place",
        TRASH: "ingredient",
        BIN: "",
        SWAP: "place seat place",
        MOVE: "place place",
        FORESEE: "event",
        SAMPLE: "category",
        TAKE: "ingredient",
        KEEP: "ingredient",
        LOSE: "place",
        SKIP: "",
        PASS: "",
    },
    prompts={
        ASK_CHEF: "",
        ASK_EXCHANGE: "number",
        ASK_RESERVE: "",
        ASK_REDEAL: "seat number",
        ASK_TURN: "number",
        ASK_STUCK: "number",
        ASK_EATER: "number",
        ASK_OFFER: "seat ingredient",
        ASK_PLACE: "ingredient",
        ASK_TRASH: "",
        ASK_CLOSE: "",
        ASK_SWAP: "",
        ASK_END: "",
        ASK_MOVE: "",
        ASK_TIDY: "",
        ASK_FORESEE: "",
        ASK_SAMPLE: "",
        ASK_SAMPLED: "ingredient",
        ASK_TAKE: "",
        ASK_KEEP: "",
        ASK_MOULD: "",
        ASK_RATS: "",
        DRAW_CHEF: "",
        DRAW_ACTION: "",
        LOT: "",
        DEAL: "",
        DRAW_COPY: "",
        DRAW_REDEAL: "",
        DRAW_EVENT: "",
        DRAW_LOOK: "",
        DRAW_SAMPLE: "",
        DRAW_LOAF: "",
    },
    notes={
        "chef": "DELI-2.2: seat character",
        "drew": "DELI-2.3: seat action",
        "drew-hidden": "DELI-2.3: seat",
        "drew-instead": "DELI-7.4: seat action",
        "drew-instead-hidden": "DELI-7.4: seat",
        "set-aside": "DELI-7.4: seat action",
        "exchanged": "DELI-7.4: seat number",
        "begins": "DELI-2.4: seat number",
        "begins-tied": "DELI-3.5: seat number",
        "round": "DELI-3.1: number number",
        "restocked": "DELI-9.4: category",
        "dealt": "DELI-3.1: ingredient",
        "dealt-again": "DELI-7.2: ingredient",
        "copies": "DELI-7.10: seat character",
        "copies-nobody": "DELI-7.10: seat",
        "reserved": "DELI-7.8: seat ingredient",
        "redeals": "DELI-7.2: seat category",
        "picks": "DELI-3.2: seat ingredient",
        "picks-reserved": "DELI-7.8: seat ingredient",
        "recycles": "DELI-7.3: seat ingredient",
        "jokes": "DELI-6.2: seat action ingredient",
        "plays": "DELI-6.1: seat action",
        "plays-again": "DELI-7.4: seat action",
        "takes-that": "DELI-6.4: seat seat ingredient",
        "discards": "DELI-7.7: seat action seat ingredient",
        "skips": "DELI-3.3: seat",
        "started": "DELI-4.1: seat ingredient place",
        "placed": "DELI-3.2: seat ingredient place",
        "closed": "DELI-4.3: seat ingredient place",
        "closed-with-empty": "DELI-4.6: seat ingredient place",
        "declared": "DELI-4.9: seat place",
        "declared-toast": "DELI-4.10: seat place",
        "trashed": "DELI-7.1: seat ingredient",
        "binned": "DELI-10.11: seat ingredient",
        "swapped": "DELI-7.5: seat ingredient seat ingredient",
        "breadhead": "DELI-6.3: seat number",
        "moved": "DELI-10.9: seat ingredient place place",
        "pool-trashed": "DELI-3.4: number",
        "looks": "DELI-7.9: seat number",
        "looked-at": "DELI-7.9: seat event",
        "event": "DELI-8.1: event",
        "sampled": "DELI-10.11: seat ingredient",
        "left-over": "DELI-10.12: seat ingredient",
        "loaf": "DELI-10.13: ingredient",
        "kept": "DELI-10.13: seat ingredient",
        "lost": "DELI-8.3: seat ingredient place",
        "lost-bread": "DELI-8.3: seat ingredient",
        "lucky": "DELI-3.5: seat",
        "unlucky": "DELI-6.3: number",
        "tallest": "DELI-3.5: seat",
        "collects": "DELI-5.6: seat collector number",
        "scored": "DELI-5.7: seat number",
        "scored-minus": "DELI-5.7: seat number",
        "won": "DELI-5.7: seat",
        "shared": "DELI-5.7: seat",
    },
    refusals={
        "too-many-chefs": "number",
        "no-team-mania": "",
        "choose-chef": "",
        "chef-taken": "character",
        "exchange-or-keep": "",
        "not-in-hand": "action",
        "reserve-or-pass": "",
        "not-in-pool": "ingredient",
        "is-reserved": "ingredient",
        "pick-a-card": "",
        "no-skip": "",
        "skip-instead": "",
        "redeal-or-pass": "",
        "no-redeal-power": "",
        "no-redeal-left": "",
        "nothing-to-redeal": "category",
        "nothing-reserved": "",
        "no-recycle-power": "",
        "recycled-already": "",
        "not-in-trash": "ingredient",
        "wrong-moment": "action",
        "played-already": "action",
        "name-joker": "action",
        "not-played-before": "action",
        "no-repeat-power": "",
        "nothing-placeable": "",
        "two-picks-needed": "",
        "eat-from-pool": "",
        "eater-is-full": "",
        "take-or-pass": "",
        "only-jackson": "",
        "no-discard-power": "",
        "must-place": "ingredient",
        "no-such-sandwich": "place",
        "no-such-sandwich-there": "seat place",
        "needs-bread": "ingredient",
        "seven-sandwiches": "",
        "four-fillings": "place",
        "is-closed": "place",
        "is-closed-there": "seat place",
        "other-bread": "ingredient place",
        "on-bread-only": "ingredient",
        "same-sauce": "ingredient place",
        "no-filling": "place",
        "not-empty": "place",
        "wrap-declared": "place",
        "not-declarable": "place",
        "close-or-pass": "",
        "trash-or-pass": "",
        "swap-or-pass": "",
        "not-an-opponent": "",
        "not-swappable": "ingredient",
        "bread-for-bread": "",
        "swap-not-legal": "",
        "end-of-round": "",
        "nothing-to-move": "",
        "move-a-filling": "",
        "same-place": "place",
        "foresee-one": "",
        "not-looked-at": "event",
        "sample-or-pass": "",
        "empty-deck": "category",
        "place-or-bin": "ingredient",
        "take-leftover": "",
        "not-left-over": "ingredient",
        "keep-a-bread": "",
        "not-drawn": "ingredient",
        "lose-a-top": "",
        "not-tallest": "place",
        "lose-a-bread": "",
    },
)

CHEFS: Final = [Move(CHEF, each) for each in range(CHARACTERS)]
EXCHANGES: Final = [Move(EXCHANGE, action) for action in range(ACTIONS)]
RESERVES: Final = [Move(RESERVE, kind) for kind in range(KINDS)]
REDEALS: Final = [Move(REDEAL, category) for category in CATEGORIES]
PICKS: Final = [Move(PICK, kind) for kind in range(KINDS)]
TAKE_DIBS: Final = Move(DIBS)
RECYCLES: Final = [Move(RECYCLE, kind) for kind in range(KINDS)]
JOKERS: Final = [Move(JOKE, kind) for kind in range(KINDS)]
PLAYS: Final = [Move(PLAY, action) for action in range(ACTIONS)]
AGAINS: Final = [Move(AGAIN, action) for action in range(ACTIONS)]
DISCARDS: Final = [Move(DISCARD, action) for action in range(ACTIONS)]
START_NEW: Final = Move(START)
ONS: Final = [Move(ON, place) for place in PLACES]
CLOSES: Final = [[Move(CLOSE, place, empty) for empty in PLACES] for place in PLACES]
DECLARES: Final = [Move(DECLARE, place) for place in PLACES]
TRASHES: Final = [Move(TRASH, kind) for kind in range(KINDS)]
BIN_IT: Final = Move(BIN)
SWAPS: Final = [
    [[Move(SWAP, mine, seat, theirs) for theirs in PLACES] for seat in SEATS] for mine in PLACES
]
MOVES: Final = [[Move(MOVE, source, target) for target in PLACES] for source in PLACES]
FORESEES: Final = [Move(FORESEE, event) for event in range(EVENTS)]
SAMPLES: Final = [Move(SAMPLE, category) for category in CATEGORIES]
TAKES: Final = [Move(TAKE, kind) for kind in range(KINDS)]
KEEPS: Final = [Move(KEEP, kind) for kind in range(KINDS)]
LOSES: Final = [Move(LOSE, place) for place in PLACES]
SKIP_IT: Final = Move(SKIP)
PASS_IT: Final = Move(PASS)
PASSING: Final = [PASS_IT]


def every_move() -> list[Move]:
    """All well-formed moves, numbered by their place in this list."""
    moves: list[Move] = []
    for family in (PICKS, RESERVES, RECYCLES, JOKERS, TRASHES, TAKES):
        moves += family[1:]
    moves += KEEPS[1:6] + PLAYS[1:] + AGAINS[1:] + DISCARDS[1:] + EXCHANGES[1:]
    moves += CHEFS[1:] + FORESEES[1:] + REDEALS + SAMPLES + ONS + DECLARES + LOSES
    for place in PLACES:
        moves += CLOSES[place] + MOVES[place]
        for seat in SEATS:
            moves += SWAPS[place][seat]
    return [*moves, TAKE_DIBS, START_NEW, BIN_IT, SKIP_IT, PASS_IT]
