"""The words of King of New York: verbs, questions, notes, refusals, and the numbers in them."""

from typing import Final

from ludoteka.games.king_of_new_york.parts import (
    BOROUGH_NAMES,
    CARD_NAMES,
    FACE_NAMES,
    GOODS_NAMES,
    MONSTER_NAMES,
    SPECIAL_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
    UNIT_NAMES,
    ZONE_NAMES,
)
from ludoteka.kernel.pending import Move
from ludoteka.kernel.words import Words

# Verbs
GO: Final = "go"
CLIMB: Final = "climb"
STAY: Final = "stay"
REROLL: Final = "reroll"
ROLL: Final = "roll"
KEEP: Final = "keep"
TURN: Final = "turn"
SWAP: Final = "swap"
RESOLVE: Final = "resolve"
SPEND: Final = "spend"
RAZE: Final = "raze"
STRIKE: Final = "strike"
DECLARE: Final = "declare"
AIM: Final = "aim"
SKIP: Final = "skip"
DONE: Final = "done"
PAY: Final = "pay"
ABSORB: Final = "absorb"
CARRY: Final = "carry"
BUY: Final = "buy"
SCAVENGE: Final = "scavenge"
SWEEP: Final = "sweep"
TAKE: Final = "take"
PICK: Final = "pick"
DISCARD: Final = "discard"
SHED: Final = "shed"

# Questions to a seat
ASK_BEGIN: Final = "begin"
ASK_MOVE: Final = "move"
ASK_SPEED: Final = "speed"
ASK_RIDE: Final = "ride"
ASK_FLEE: Final = "flee"
ASK_LEAVE: Final = "leave"
ASK_REROLL: Final = "reroll"
ASK_FACE: Final = "face"
ASK_SPEND: Final = "spend"
ASK_DESTROY: Final = "destroy"
ASK_CABS: Final = "cabs"
ASK_AIM: Final = "aim"
ASK_PAY: Final = "pay"
ASK_ABSORB: Final = "absorb"
ASK_SCATTER: Final = "scatter"
ASK_SHOP: Final = "shop"
ASK_STAGE: Final = "stage"
ASK_PHOTO: Final = "photo"
ASK_CANNON: Final = "cannon"

# Questions to chance
OPEN_TILE: Final = "tile"
OPEN_CARD: Final = "card"
ROLL_FIRST: Final = "first"
ROLL_DICE: Final = "dice"
ROLL_ANTIMATTER: Final = "antimatter"

WORDS: Final = Words(
    kinds={
        "monster": MONSTER_NAMES,
        "borough": BOROUGH_NAMES,
        "zone": ZONE_NAMES,
        "face": FACE_NAMES,
        "tile": TILE_NAMES,
        "unit": [*UNIT_NAMES, *(f"new_{name}" for name in UNIT_NAMES)],
        "token": TOKEN_NAMES,
        "card": CARD_NAMES,
        "special": SPECIAL_NAMES,
        "goods": GOODS_NAMES,
    },
    literal=[],
    verbs={
        GO: "borough",
        CLIMB: "",
        STAY: "",
        REROLL: "number face",
        ROLL: "",
        KEEP: "",
        TURN: "number face face",
        SWAP: "face face",
        RESOLVE: "face",
        SPEND: "number",
        RAZE: "borough number",
        STRIKE: "unit borough",
        DECLARE: "",
        AIM: "borough",
        SKIP: "",
        DONE: "",
        PAY: "number",
        ABSORB: "number",
        CARRY: "unit borough",
        BUY: "card",
        SCAVENGE: "card",
        SWEEP: "",
        TAKE: "goods",
        PICK: "seat",
        DISCARD: "card",
        SHED: "",
    },
    prompts={
        ASK_BEGIN: "",
        ASK_MOVE: "number",
        ASK_SPEED: "",
        ASK_RIDE: "",
        ASK_FLEE: "seat number",
        ASK_LEAVE: "",
        ASK_REROLL: "number number",
        ASK_FACE: "",
        ASK_SPEND: "token",
        ASK_DESTROY: "number",
        ASK_CABS: "",
        ASK_AIM: "",
        ASK_PAY: "number",
        ASK_ABSORB: "number",
        ASK_SCATTER: "borough",
        ASK_SHOP: "",
        ASK_STAGE: "number",
        ASK_PHOTO: "",
        ASK_CANNON: "",
        OPEN_TILE: "",
        OPEN_CARD: "",
        ROLL_FIRST: "",
        ROLL_DICE: "",
        ROLL_ANTIMATTER: "",
    },
    notes={
        "tile-opened": "tile borough number",
        "card-opened": "card",
        "deck-shuffled": "",
        "first-roll": "seat number",
        "first-tied": "",
        "begins": "seat",
        "turn-begins": "number seat",
        "extra-turn": "number seat",
        "subway-turn": "number seat",
        "rolled": "seat number face",
        "rerolls": "seat number",
        "jinx-paid": "seat number",
        "turned": "seat number face face",
        "gave-up": "seat face face",
        "resolves": "seat number face",
        "no-attack": "seat",
        "no-heal": "seat",
        "removed-tokens": "seat number token",
        "stars": "seat number",
        "card-stars": "seat number card",
        "lost-stars": "seat number",
        "card-lost-stars": "seat number card",
        "energy": "seat number",
        "card-energy": "seat number card",
        "lost-energy": "seat number",
        "hearts": "seat number",
        "card-hearts": "seat number card",
        "works": "seat card",
        "paid-hearts": "seat number card",
        "spared": "seat number card",
        "token": "seat token card",
        "shed": "seat card",
        "souvenir": "seat borough card",
        "razed": "seat tile borough",
        "struck": "seat unit borough",
        "carried": "unit borough borough card",
        "cabs": "seat card",
        "aims": "seat borough card",
        "took": "seat special",
        "ownerless": "special",
        "attacks": "seat number",
        "antimatter": "seat face card",
        "damage": "seat number",
        "eliminated": "seat",
        "flees": "seat borough",
        "stays": "seat",
        "moves": "seat borough",
        "climbs": "seat zone",
        "slides": "seat",
        "must-leave": "seat",
        "buys": "seat card number",
        "swept": "seat",
        "claims": "seat card",
        "claimed": "seat card",
        "earned-turn": "seat card",
        "photo": "seat seat card",
        "cannon": "seat card",
        "doomed": "seat card",
        "wins-at-once": "seat card",
        "wins-alone": "seat",
        "wins-stars": "seat number",
        "share-win": "seat number",
        "nobody-wins": "",
    },
    refusals={
        "game-over": "",
        "not-your-turn": "seat",
        "choose-borough": "",
        "not-manhattan-yet": "",
        "borough-full": "borough",
        "already-there": "borough",
        "must-enter": "",
        "manhattan-full": "",
        "cannot-leave": "",
        "cannot-climb": "",
        "must-leave-now": "",
        "toll-too-high": "number",
        "entered-already": "borough",
        "choose-dice": "",
        "no-such-dice": "face",
        "dice-in-order": "face",
        "nothing-chosen": "",
        "already-chosen": "",
        "must-reroll": "card",
        "attack-stays": "card",
        "jinx-too-high": "number",
        "choose-face": "",
        "face-begun": "face",
        "no-such-face": "face",
        "faces-left": "",
        "no-such-change": "",
        "change-later": "",
        "cannot-turn": "number face",
        "cannot-give-up": "",
        "choose-spend": "",
        "cannot-spend": "number",
        "choose-target": "",
        "no-building": "borough number",
        "no-unit": "unit borough",
        "unit-new": "unit",
        "too-strong": "number",
        "only-there": "borough",
        "units-only": "card",
        "must-destroy": "",
        "choose-cabs": "",
        "choose-aim": "",
        "own-borough": "",
        "choose-payment": "number",
        "cannot-pay-so": "number",
        "choose-absorb": "number",
        "cannot-absorb": "number",
        "choose-unit": "",
        "no-unit-here": "unit",
        "boroughs-in-order": "borough",
        "choose-purchase": "",
        "not-for-sale": "card",
        "too-dear": "card number",
        "needs-destroyed": "card unit",
        "not-scavenger": "",
        "not-in-discard": "card",
        "keep-only": "card",
        "sweep-too-dear": "number",
        "nothing-to-sweep": "",
        "choose-goods": "",
        "choose-monster": "",
        "not-yourself": "",
        "no-such-monster": "",
        "choose-discard": "",
        "not-your-card": "card",
        "no-carapace": "",
        "lanes-for-five": "",
    },
)

_BOROUGHS: Final = range(5)
_FACES: Final = range(6)
MOST_DICE: Final = 8
MOST_HEARTS: Final = 12
MOST_ABSORBED: Final = 60
SEATS: Final = range(6)

GOES: Final = [Move(GO, borough) for borough in _BOROUGHS]
CLIMB_UP: Final = Move(CLIMB)
STAY_HERE: Final = Move(STAY)
REROLLS_OF: Final = [
    [Move(REROLL, number, face) for number in range(MOST_DICE + 1)] for face in _FACES
]
ROLL_THEM: Final = Move(ROLL)
KEEP_ALL: Final = Move(KEEP)
CHANGES: Final = [(1, 2), (2, 1), (1, 0)]
"""KONY-3.3 From which face to which dice may be turned: HEAL, ATTACK and ENERGY."""
TURNS: Final = [
    [Move(TURN, number, old, new) for number in range(MOST_DICE + 1)] for old, new in CHANGES
]
SWAPS: Final = [[Move(SWAP, old, new) for new in _FACES] for old in _FACES]
RESOLVES: Final = [Move(RESOLVE, face) for face in _FACES]
SPENDS: Final = [Move(SPEND, number) for number in range(MOST_DICE + 1)]
RAZES: Final = [[Move(RAZE, borough, number) for number in (1, 2, 3)] for borough in _BOROUGHS]
STRIKES: Final = [[Move(STRIKE, unit, borough) for borough in _BOROUGHS] for unit in range(3)]
DECLARE_IT: Final = Move(DECLARE)
AIMS: Final = [Move(AIM, borough) for borough in _BOROUGHS]
SKIP_IT: Final = Move(SKIP)
ALL_DONE: Final = Move(DONE)
PAYS: Final = [Move(PAY, hearts) for hearts in range(MOST_HEARTS + 1)]
ABSORBS: Final = [Move(ABSORB, energy) for energy in range(MOST_ABSORBED + 1)]
CARRIES: Final = [[Move(CARRY, unit, borough) for borough in _BOROUGHS] for unit in range(6)]
BUYS: Final = [Move(BUY, card) for card in range(len(CARD_NAMES))]
SCAVENGES: Final = [Move(SCAVENGE, card) for card in range(len(CARD_NAMES))]
SWEEP_ROW: Final = Move(SWEEP)
TAKES: Final = [Move(TAKE, goods) for goods in range(3)]
PICKS: Final = [Move(PICK, seat) for seat in SEATS]
DISCARDS: Final = [Move(DISCARD, card) for card in range(len(CARD_NAMES))]
SHED_IT: Final = Move(SHED)


def every_move() -> list[Move]:
    """All well-formed moves, numbered by their place in this list."""
    moves = [*GOES, CLIMB_UP, STAY_HERE, ROLL_THEM, KEEP_ALL, *RESOLVES, *SPENDS]
    for family in (*REROLLS_OF, *TURNS):
        moves += family[1:]
    for grid in (SWAPS, RAZES, STRIKES, CARRIES):
        for row in grid:
            moves += row
    moves += [DECLARE_IT, *AIMS, SKIP_IT, ALL_DONE, *PAYS, *ABSORBS]
    for family in (BUYS, SCAVENGES, DISCARDS):
        moves += family[1:]
    return [*moves, SWEEP_ROW, *TAKES[1:], *PICKS, SHED_IT]
