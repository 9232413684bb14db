"""The words of Emerald Skulls: verbs, questions, notes and refusals, and what each speaks of."""

from typing import Final

from ludoteka.games.emerald_skulls.rules.dice import SET_NAMES
from ludoteka.games.emerald_skulls.rules.parts import (
    CARD_NAMES,
    FEWEST_DICE,
    LEVEL_NAMES,
    OPPOSITION_NAMES,
    PRINTED,
    RIVALS,
    STANDARD,
    WAGER_NAMES,
)
from ludoteka.games.emerald_skulls.rules.wagers import TURN_DICE
from ludoteka.kernel.pending import Move
from ludoteka.kernel.words import Words

# Verbs
TAKE: Final = "take"
BUY: Final = "buy"
BET: Final = "bet"
PASS: Final = "pass"
PLACE: Final = "place"
PICK: Final = "pick"
TOKEN: Final = "token"
BUST_OUT: Final = "bust"
STOP_HERE: Final = "stop"
ROLL_ON: Final = "roll"
BASE: Final = "base"
JACKPOT: Final = "jackpot"

# Questions to a seat
ASK_CARD: Final = "card"
ASK_BUY: Final = "buy"
ASK_BET: Final = "bet"
ASK_PLACE: Final = "place"
ASK_CHECK: Final = "check"
ASK_PAYOUT: Final = "payout"

# Questions to chance
LOT: Final = "lot"
DRAW_CARD: Final = "draw-card"
ROLL_DICE: Final = "dice"
DRAW_OPPOSITION: Final = "opposition"

WORDS: Final = Words(
    kinds={
        "level": LEVEL_NAMES,
        "card": CARD_NAMES,
        "wager": WAGER_NAMES,
        "dice": SET_NAMES,
        "rival": RIVALS,
        "opposition": OPPOSITION_NAMES,
    },
    literal=["card", "dice", "opposition"],
    verbs={
        TAKE: "card",
        BUY: "number",
        BET: "card wager",
        PASS: "",
        PLACE: "level number number",
        PICK: "",
        TOKEN: "",
        BUST_OUT: "",
        STOP_HERE: "",
        ROLL_ON: "",
        BASE: "",
        JACKPOT: "card wager",
    },
    prompts={
        ASK_CARD: "",
        ASK_BUY: "",
        ASK_BET: "number",
        ASK_PLACE: "dice",
        ASK_CHECK: "number",
        ASK_PAYOUT: "",
        LOT: "",
        DRAW_CARD: "",
        ROLL_DICE: "",
        DRAW_OPPOSITION: "",
    },
    notes={
        "begins": "SKULL-2.1: seat",
        "card-in-play": "SKULL-11.1: card",
        "turn-begins": "SKULL-2.2: seat number",
        "bought": "SKULL-3.1: seat number number",
        "opposition-turned": "SKULL-12.2: opposition",
        "rival-bets": "SKULL-12.2: rival card wager",
        "rival-bet-full": "SKULL-12.2: rival card wager",
        "bets": "SKULL-7.1: seat card wager",
        "rolled": "SKULL-4.2: seat dice",
        "placed": "SKULL-4.3: seat dice level",
        "picked": "SKULL-6.2: seat number",
        "token-spent": "SKULL-6.1: seat number",
        "out-bust": "SKULL-8.1: seat",
        "out-stop": "SKULL-8.1: seat",
        "out-gem": "SKULL-8.1: seat",
        "out-run": "SKULL-8.1: seat",
        "out-double": "SKULL-8.2: seat",
        "paid-base": "SKULL-9.4: seat number number",
        "paid-jackpot": "SKULL-9.3: seat wager number",
        "bet-paid": "SKULL-9.6: seat card wager number",
        "bet-paid-tokens": "SKULL-9.6: seat card wager number",
        "rival-paid": "SKULL-12.2: rival card wager number",
        "pot-empty": "SKULL-9.2:",
        "rest-of-pot": "SKULL-12.3: number",
        "won": "SKULL-10.1: seat number",
        "solo-won": "SKULL-12.3: number number",
        "solo-lost": "SKULL-12.3: number number",
    },
    refusals={
        "solo-cards": "",
        "solo-options": "",
        "take-a-card": "",
        "card-not-to-choose": "card",
        "card-in-play": "card",
        "buy-first": "",
        "cannot-pay": "number number",
        "bet-or-pass": "",
        "roller-bets": "",
        "bet-too-late": "",
        "already-passed": "",
        "no-marker": "",
        "same-bet": "card wager",
        "bet-full": "card wager",
        "same-card": "card",
        "card-closed": "card level",
        "impossible-bet": "card wager",
        "hopeless-bet": "card wager",
        "unopposed-bet": "card wager",
        "place-taken": "card wager number number",
        "card-not-in-play": "card",
        "place-or-reroll": "",
        "level-too-small": "level number",
        "dice-do-not-show": "level",
        "below-floor": "level level",
        "level-full": "level",
        "can-place": "",
        "no-token": "",
        "nothing-to-pick": "",
        "picked-twice": "",
        "place-first": "",
        "reroll-too-late": "",
        "stop-or-roll": "",
        "choose-payout": "",
        "no-jackpot": "card wager",
        "jackpot-missed": "card wager",
    },
)

BUYS: Final = [Move(BUY, dice) for dice in range(TURN_DICE + 1)]
BETS: Final = [Move(BET, bet.card, bet.wager) for bet in PRINTED.bets]
PASS_IT: Final = Move(PASS)
PLACES: Final = [
    [
        [Move(PLACE, level, natural, skulls) for skulls in range(TURN_DICE + 1)]
        for natural in range(TURN_DICE + 1)
    ]
    for level in range(len(LEVEL_NAMES))
]
"""By level, dice that show its value, and skull dice."""
PICK_IT: Final = Move(PICK)
TOKEN_IT: Final = Move(TOKEN)
BUST_IT: Final = Move(BUST_OUT)
STOP_IT: Final = Move(STOP_HERE)
ROLL_IT: Final = Move(ROLL_ON)
BASE_IT: Final = Move(BASE)
JACKPOTS: Final = [Move(JACKPOT, bet.card, bet.wager) for bet in PRINTED.bets]
TAKES: Final = [Move(TAKE, card) for card in range(len(CARD_NAMES))]


def every_move() -> list[Move]:
    """All well-formed moves, numbered by their place in this list."""
    moves = BUYS[FEWEST_DICE:] + BETS + [PASS_IT]
    for level in range(1, len(LEVEL_NAMES)):
        for dice in range(1, TURN_DICE + 1):
            for skulls in range(dice + 1):
                moves.append(PLACES[level][dice - skulls][skulls])
    moves += [PICK_IT, TOKEN_IT, BUST_IT, STOP_IT, ROLL_IT, BASE_IT]
    for index, bet in enumerate(PRINTED.bets):
        if bet.jackpot:
            moves.append(JACKPOTS[index])
    return moves + [TAKES[card] for card in range(1, len(CARD_NAMES)) if _is_advanced(card)]


def _is_advanced(card: int) -> bool:
    return PRINTED.family[card] != STANDARD
