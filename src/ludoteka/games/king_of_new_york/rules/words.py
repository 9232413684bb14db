"""The words of King of New York: verbs, questions, notes, refusals, and the numbers in them."""

from typing import Final

from ludoteka.games.king_of_new_york.rules.parts import (
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
        "tile-opened": "KONY-4.5: tile borough number",
        "card-opened": "KONY-7.5: card",
        "deck-shuffled": "KONY-7.5:",
        "first-roll": "KONY-2.4: seat number",
        "first-tied": "KONY-2.4:",
        "begins": "KONY-2.4: seat",
        "turn-begins": "KONY-3.1: number seat",
        "extra-turn": "KONY-8.2: number seat",
        "subway-turn": "KONY-8.2: number seat",
        "rolled": "KONY-3.2: seat number face",
        "rerolls": "KONY-3.2: seat number",
        "jinx-paid": "KONY-10.0: seat number",
        "turned": "KONY-10.1: seat number face face",
        "gave-up": "KONY-10.1: seat face face",
        "resolves": "KONY-3.3: seat number face",
        "no-attack": "KONY-4.3: seat",
        "no-heal": "KONY-4.2: seat",
        "removed-tokens": "KONY-10.0: seat number token",
        "stars": "KONY-8.1: seat number",
        "card-stars": "KONY-10.1: seat number card",
        "lost-stars": "KONY-4.6: seat number",
        "card-lost-stars": "KONY-10.1: seat number card",
        "energy": "KONY-4.1: seat number",
        "card-energy": "KONY-10.1: seat number card",
        "lost-energy": "KONY-10.1: seat number",
        "paid": "KONY-7.1: seat number",
        "hearts": "KONY-4.2: seat number",
        "card-hearts": "KONY-10.1: seat number card",
        "works": "KONY-10.1: seat card",
        "paid-hearts": "KONY-10.12: seat number card",
        "spared": "KONY-5.5: seat number card",
        "token": "KONY-10.0: seat token card",
        "shed": "KONY-10.2: seat card",
        "souvenir": "KONY-10.24: seat borough card",
        "razed": "KONY-4.5: seat tile borough",
        "struck": "KONY-4.5: seat unit borough",
        "carried": "KONY-10.20: unit borough borough card",
        "cabs": "KONY-10.8: seat card",
        "aims": "KONY-10.18: seat borough card",
        "took": "KONY-4.6: seat special",
        "ownerless": "KONY-5.2: special",
        "attacks": "KONY-4.3: seat number",
        "antimatter": "KONY-5.5: seat face card",
        "damage": "KONY-5.5: seat number",
        "eliminated": "KONY-5.2: seat",
        "flees": "KONY-5.3: seat borough",
        "stays": "KONY-5.3: seat",
        "moves": "KONY-6.2: seat borough",
        "climbs": "KONY-6.3: seat zone",
        "slides": "KONY-9.4: seat",
        "must-leave": "KONY-9.5: seat",
        "buys": "KONY-7.1: seat card number",
        "swept": "KONY-7.2: seat",
        "claims": "KONY-10.4: seat card",
        "claimed": "KONY-10.4: seat card",
        "earned-turn": "KONY-8.2: seat card",
        "photo": "KONY-10.15: seat seat card",
        "cannon": "KONY-10.23: seat card",
        "doomed": "KONY-10.10: seat card",
        "wins-at-once": "KONY-8.1: seat card",
        "wins-alone": "KONY-8.1: seat",
        "wins-stars": "KONY-8.1: seat number",
        "share-win": "KONY-8.1: seat number",
        "nobody-wins": "KONY-8.1:",
    },
    refusals={
        "choose-borough": "",
        "not-manhattan-yet": "",
        "borough-full": "borough",
        "already-there": "borough",
        "must-enter": "",
        "manhattan-full": "",
        "manhattan-for-one": "",
        "cannot-leave": "",
        "cannot-climb": "",
        "must-climb": "",
        "move-over": "",
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
        "all-dice-stay": "",
        "rolls-over": "",
        "web-no-reroll": "",
        "jinx-too-high": "number",
        "choose-face": "",
        "face-begun": "face",
        "no-such-face": "face",
        "faces-left": "",
        "faces-over": "",
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
        "jets-elsewhere": "borough",
        "units-only": "card",
        "must-destroy": "",
        "choose-cabs": "",
        "must-declare": "",
        "choose-aim": "",
        "own-borough": "",
        "aim-too-dear": "number",
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
