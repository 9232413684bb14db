"""The words of Sándwich Wars: verbs, questions, notes and refusals, and their numbers."""

from typing import Final

from ludoteka.games.sandwich_wars.parts import (
    ASSISTANT_NAMES,
    CARD_NAMES,
    CATEGORY_NAMES,
    LAST_INGREDIENT,
    MOST_UNITS,
    ORDER_NAMES,
)
from ludoteka.kernel.pending import Move
from ludoteka.kernel.words import Words

# Verbs
PLAY: Final = "play"
REPLACE: Final = "replace"
COMPLETE: Final = "complete"
HIRE: Final = "hire"
RESTOCK: Final = "restock"
COINS: Final = "coins"
END: Final = "end"
USE: Final = "use"
TAKE: Final = "take"
CHIPS: Final = "chips"
SPLIT: Final = "split"
DISCARD: Final = "discard"
DONE: Final = "done"
UNDER: Final = "under"
SKIP: Final = "skip"
PAY_COINS: Final = "pay-coins"
PAY_CHIP: Final = "pay-chip"
KEEP: Final = "keep"
BACK: Final = "back"

# Questions to a seat
ASK_ACTION: Final = "action"
ASK_END: Final = "end"
ASK_FREE: Final = "free-kitchen"
ASK_USE: Final = "use"
ASK_ASSISTANT: Final = "assistant"
ASK_REWARD: Final = "reward"
ASK_SPLIT: Final = "split"
ASK_RESTOCK: Final = "restock"
ASK_DISCARD: Final = "discard"
ASK_LIMIT: Final = "limit"
ASK_UNDER: Final = "under"
ASK_PAY: Final = "pay"
ASK_KEEP: Final = "keep"

# Questions to chance
LOT: Final = "lot"
DRAW_CARD: Final = "draw"
DRAW_ORDER: Final = "order"

WORDS: Final = Words(
    kinds={
        "card": CARD_NAMES,
        "order": ORDER_NAMES,
        "assistant": ASSISTANT_NAMES,
        "category": CATEGORY_NAMES,
    },
    literal=["order"],
    verbs={
        PLAY: "card",
        REPLACE: "card card",
        COMPLETE: "order",
        HIRE: "assistant",
        RESTOCK: "",
        COINS: "",
        END: "",
        USE: "card",
        TAKE: "assistant",
        CHIPS: "",
        SPLIT: "number",
        DISCARD: "card",
        DONE: "",
        UNDER: "order",
        SKIP: "",
        PAY_COINS: "",
        PAY_CHIP: "",
        KEEP: "assistant",
        BACK: "assistant",
    },
    prompts={
        ASK_ACTION: "number",
        ASK_END: "",
        ASK_FREE: "number",
        ASK_USE: "order number",
        ASK_ASSISTANT: "",
        ASK_REWARD: "",
        ASK_SPLIT: "number",
        ASK_RESTOCK: "",
        ASK_DISCARD: "",
        ASK_LIMIT: "number",
        ASK_UNDER: "",
        ASK_PAY: "assistant",
        ASK_KEEP: "assistant",
        LOT: "",
        DRAW_CARD: "",
        DRAW_ORDER: "",
    },
    notes={
        "first": "seat",
        "turn": "seat",
        "drew": "seat card",
        "drew-hidden": "seat",
        "deck-shuffled": "",
        "none-to-draw": "seat",
        "opened": "order",
        "third": "order",
        "row-short": "number",
        "played": "seat card number",
        "replaced": "seat card card number",
        "completed": "seat order number",
        "bonus": "seat number",
        "assistant-bonus": "seat assistant number",
        "hired": "seat assistant",
        "joined": "seat assistant",
        "got-coins": "seat number",
        "got-chips": "seat number",
        "restocks": "seat",
        "discarded": "seat card",
        "opportunity": "seat card",
        "handed-on": "seat card seat",
        "chef": "seat number",
        "discount": "seat number",
        "put-under": "seat order",
        "paid-coins": "seat assistant",
        "paid-chip": "seat assistant",
        "cannot-pay": "seat number number",
        "kept": "seat assistant",
        "back": "seat assistant",
        "announced": "seat number",
        "idle": "number",
        "idle-end": "number",
        "scored": "seat number number number number",
        "total": "seat number",
        "won": "seat",
        "shared": "seat",
    },
    refusals={
        "game-over": "",
        "not-your-turn": "seat",
        "choose-action": "",
        "no-actions": "",
        "not-in-hand": "card",
        "too-dear": "card number number",
        "zone-full": "card",
        "not-in-zone": "card",
        "zone-not-full": "number",
        "fine-too-dear": "card number number",
        "order-taken": "order seat",
        "order-not-open": "order",
        "hire-too-dear": "number number",
        "has-assistant": "assistant",
        "assistant-taken": "assistant seat",
        "actions-left": "number",
        "end-or-opportunity": "",
        "no-assistant-left": "card",
        "no-ingredient": "card",
        "one-by-one": "card",
        "too-few-ingredients": "order number number",
        "quality-short": "order number number",
        "choose-ingredients": "order",
        "other-zone": "card seat",
        "left-to-right": "card",
        "falls-short": "card number number",
        "choose-reward": "",
        "only-units": "number",
        "choose-split": "number",
        "restocking": "",
        "discard-one": "",
        "discard-down": "number",
        "cook-free": "number",
        "choose-assistant": "",
        "choose-under": "",
        "choose-payment": "assistant",
        "choose-keep": "assistant",
    },
)

CARD_RANGE: Final = range(1, len(CARD_NAMES))
INGREDIENTS: Final = range(1, int(LAST_INGREDIENT) + 1)

PLAYS: Final = [Move(PLAY, card) for card in range(len(CARD_NAMES))]
REPLACES: Final = [
    [Move(REPLACE, card, old) for old in range(int(LAST_INGREDIENT) + 1)]
    for card in range(int(LAST_INGREDIENT) + 1)
]
USES: Final = [Move(USE, card) for card in range(int(LAST_INGREDIENT) + 1)]
DISCARDS: Final = [Move(DISCARD, card) for card in range(len(CARD_NAMES))]
COMPLETES: Final = [Move(COMPLETE, order) for order in range(len(ORDER_NAMES))]
UNDERS: Final = [Move(UNDER, order) for order in range(len(ORDER_NAMES))]
HIRES: Final = [Move(HIRE, assistant) for assistant in range(len(ASSISTANT_NAMES))]
TAKES: Final = [Move(TAKE, assistant) for assistant in range(len(ASSISTANT_NAMES))]
KEEPS: Final = [Move(KEEP, assistant) for assistant in range(len(ASSISTANT_NAMES))]
BACKS: Final = [Move(BACK, assistant) for assistant in range(len(ASSISTANT_NAMES))]
SPLITS: Final = [
    [Move(SPLIT, cards) for cards in range(units + 1)] for units in range(MOST_UNITS + 1)
]
RESTOCK_IT: Final = Move(RESTOCK)
TAKE_COINS: Final = Move(COINS)
END_TURN: Final = Move(END)
TAKE_CHIPS: Final = Move(CHIPS)
IT_IS_DONE: Final = Move(DONE)
SKIP_IT: Final = Move(SKIP)
COINS_OR_CHIP: Final = [Move(PAY_COINS), Move(PAY_CHIP)]


def every_move() -> list[Move]:
    """All well-formed moves, numbered by their place in this list."""
    moves = PLAYS[1:]
    moves += [REPLACES[card][old] for card in INGREDIENTS for old in INGREDIENTS if card != old]
    for family in (COMPLETES, HIRES, USES, TAKES, DISCARDS, UNDERS, KEEPS, BACKS):
        moves += family[1:]
    single = [RESTOCK_IT, TAKE_COINS, END_TURN, TAKE_CHIPS, IT_IS_DONE, SKIP_IT]
    return moves + SPLITS[MOST_UNITS] + single + COINS_OR_CHIP
