"""The words of Sándwich Wars: verbs, questions, notes and refusals, and their numbers."""

from typing import Final

from ludoteka.games.sandwich_wars.rules.parts import (
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
        "first": "SAND-2.2: seat",
        "turn": "SAND-3.1: seat",
        "drew": "SAND-3.6: seat card",
        "drew-hidden": "SAND-3.6: seat",
        "deck-shuffled": "SAND-6.6:",
        "none-to-draw": "SAND-6.6: seat",
        "opened": "SAND-6.3: order",
        "third": "SAND-6.3: order",
        "row-short": "SAND-6.3: number",
        "played": "SAND-3.2: seat card number",
        "replaced": "SAND-3.3: seat card card number",
        "completed": "SAND-4.1: seat order number",
        "bonus": "SAND-4.4: seat number",
        "assistant-bonus": "SAND-4.5: seat assistant number",
        "hired": "SAND-3.5: seat assistant",
        "joined": "SAND-4.3: seat assistant",
        "start-coins": "SAND-9.6: seat number",
        "got-coins": "SAND-1.3: seat number",
        "got-chips": "SAND-1.3: seat number",
        "restocks": "SAND-3.6: seat",
        "discarded": "SAND-6.6: seat card",
        "opportunity": "SAND-3.9: seat card",
        "handed-on": "SAND-3.9: seat card seat",
        "chef": "SAND-9.4: seat number",
        "discount": "SAND-9.3: seat number",
        "put-under": "SAND-9.3: seat order",
        "paid-coins": "SAND-6.2: seat assistant",
        "paid-chip": "SAND-6.2: seat assistant",
        "cannot-pay": "SAND-6.2: seat number number",
        "kept": "SAND-6.2: seat assistant",
        "back": "SAND-6.2: seat assistant",
        "announced": "SAND-6.5: seat number",
        "idle": "SAND-7.4: number",
        "idle-end": "SAND-7.4: number",
        "scored": "SAND-7.2: seat number number number number",
        "total": "SAND-7.2: seat number",
        "won": "SAND-7.2: seat",
        "shared": "SAND-7.3: seat",
    },
    refusals={
        "choose-action": "",
        "no-actions": "",
        "not-in-hand": "card",
        "too-dear": "card number number",
        "zone-full": "card",
        "not-in-zone": "card",
        "zone-not-full": "number",
        "fine-too-dear": "card number number",
        "fine-short": "number number",
        "order-done": "order",
        "order-taken": "order seat",
        "order-not-open": "order",
        "hire-too-dear": "number number",
        "has-assistant": "assistant",
        "assistant-taken": "assistant seat",
        "actions-left": "number",
        "end-or-opportunity": "",
        "turn-ended": "card",
        "no-assistant-left": "card",
        "no-ingredient": "card",
        "one-by-one": "card",
        "too-few-ingredients": "order number number",
        "quality-short": "order number number",
        "choose-ingredients": "order",
        "other-zone": "card seat",
        "used-already": "card",
        "left-to-right": "card",
        "falls-short": "card number number",
        "falls-short-together": "card number number",
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
KEEP_OR_BACK: Final = [[keep, back] for keep, back in zip(KEEPS, BACKS, strict=True)]
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
