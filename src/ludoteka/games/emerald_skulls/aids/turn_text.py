"""SKULL-16: a position of a roller's turn as a text, say `dice=4 placed=1,3s tokens=1`.

dice     dice in hand
placed   dice on the skull by level; `s` after it marks a skull die: `1,1,2s,3`
roll     what the dice in hand show, `1` to `5` and `s`; without it they are yet to be rolled
now      `stop` if the roller has just placed dice and may stop
tokens   reroll tokens the roller can spend, five at most
picks    nose picks already taken
floor    the highest level of this turn, if it is above all dice placed
cards    the bet cards in play, say `6a,8b`; without it the standard cards
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.aids.solver import MOST_TOKENS
from ludoteka.games.emerald_skulls.rules.parts import (
    CARD_NAMES,
    EYES,
    GEM_LEVEL,
    LEVEL_NAMES,
    MARKERS,
    NOSE,
    PRINTED,
    STANDARD_CARDS,
    Cards,
)
from ludoteka.games.emerald_skulls.rules.state import Skulls
from ludoteka.games.emerald_skulls.rules.turn_key import key_of
from ludoteka.games.emerald_skulls.rules.wagers import TURN_DICE
from ludoteka.kernel.faults import Unreadable

_FIELDS: Final = ["dice", "placed", "roll", "now", "tokens", "picks", "floor", "cards"]


class Spot:
    """A position of a roller's turn: before a roll, after one, or asked whether to stop."""

    def __init__(
        self,
        natural: list[int],
        skulls: list[int],
        hand: int,
        floor: int,
        picks: int,
        tokens: int,
        roll: list[int],
        may_stop: bool,
        in_play: list[int],
        cards: Cards,
    ) -> None:
        self.natural: Final = natural  # by level
        self.skulls: Final = skulls
        self.hand: Final = hand
        self.floor: Final = floor
        self.picks: Final = picks
        self.tokens: Final = tokens
        self.roll: Final = roll  # skulls at 0, I to V at 1 to 5; [] if not rolled yet
        self.may_stop: Final = may_stop
        self.in_play: Final = in_play
        self.cards: Final = cards
        self.jackpots: Final = [bet for bet in cards.bets if bet.jackpot and bet.card in in_play]
        placed, bones = vec[i64](natural), vec[i64](skulls)
        self.key: Final[int] = key_of(placed, bones, hand, floor, picks, tokens)


def spot_of(s: Skulls) -> Spot:
    """The turn of a match; `Unreadable` if nobody has dice to roll or to place."""
    asked = str(s.frames[-1].code()[0]) if s.frames else ""
    if s.hand == 0 or asked in ("", "roller"):
        raise Unreadable("odds-no-turn")
    return Spot(
        [*s.natural],
        [*s.skulls],
        int(s.hand),
        int(s.floor),
        int(s.picks),
        min(s.tokens[s.roller], MOST_TOKENS),
        [s.roll[5], *s.roll[:5]] if asked == "place" else [],
        asked == "check",
        s.in_play,
        s.cards,
    )


def told_spot(spot: Spot) -> str:
    """A position as the text that `read_spot` reads."""
    words = [f"dice={spot.hand}"]
    placed: list[str] = []
    for level in range(1, GEM_LEVEL):
        placed += [str(level)] * spot.natural[level] + [f"{level}s"] * spot.skulls[level]
    if placed:
        words.append(f"placed={','.join(placed)}")
    if spot.roll:
        shown: list[str] = []
        for face in range(1, len(spot.roll)):
            shown += [str(face)] * spot.roll[face]
        words.append(f"roll={','.join(shown + ['s'] * spot.roll[0])}")
    if spot.may_stop:
        words.append("now=stop")
    for field, value in (("tokens", spot.tokens), ("picks", spot.picks), ("floor", spot.floor)):
        if value:
            words.append(f"{field}={value}")
    words.append(f"cards={','.join([CARD_NAMES[card] for card in spot.in_play])}")
    return " ".join(words)


def read_spot(text: str, cards: Cards = PRINTED) -> Spot:
    """The position a text stands for, with these cards; `Unreadable` says what does not fit."""
    given: dict[str, str] = {}
    for word in text.lower().split():
        field, _, value = word.partition("=")
        if field not in _FIELDS or not value or field in given:
            raise Unreadable("odds-field", field=word, known=" ".join(_FIELDS))
        given[field] = value
    if "dice" not in given:
        raise Unreadable("odds-missing")
    hand = _number(given, "dice", 1, TURN_DICE, 1)
    natural, skulls = _placed(given.get("placed", ""))
    highest = 0
    for level in range(1, GEM_LEVEL):
        if natural[level] + skulls[level]:
            highest = level
    if hand + sum(natural) + sum(skulls) > TURN_DICE:
        raise Unreadable("odds-dice", most=TURN_DICE)
    picks = _number(given, "picks", 0, int(MARKERS), 0)
    least = max(highest, int(NOSE)) if picks else highest
    floor = _number(given, "floor", least, int(EYES), least)
    roll = _roll(given["roll"]) if "roll" in given else []
    if roll and sum(roll) != hand:
        raise Unreadable("odds-roll", dice=hand)
    may_stop = "now" in given
    if may_stop and given["now"] != "stop":
        raise Unreadable("odds-value", field="now", value=given["now"], known="stop")
    if may_stop and (roll or sum(natural) + sum(skulls) == 0):
        raise Unreadable("odds-stop")
    many = given.get("tokens", "")
    if many.isascii() and many.isdigit() and int(many[:9]) > MOST_TOKENS:
        raise Unreadable("odds-tokens", most=MOST_TOKENS)
    tokens = _number(given, "tokens", 0, MOST_TOKENS, 0)
    in_play = _cards(given["cards"]) if "cards" in given else STANDARD_CARDS
    return Spot(natural, skulls, hand, floor, picks, tokens, roll, may_stop, in_play, cards)


def _number(given: dict[str, str], field: str, low: int, high: int, default: int) -> int:
    value = given.get(field, str(default))
    known = [str(number) for number in range(low, high + 1)]
    if value not in known:
        raise Unreadable("odds-value", field=field, value=value, known=f"{low}-{high}")
    return int(value)


def _placed(told: str) -> tuple[list[int], list[int]]:
    natural, skulls = [0] * len(LEVEL_NAMES), [0] * len(LEVEL_NAMES)
    for word in told.split(",") if told else []:
        level = word.removesuffix("s")
        if level not in ("1", "2", "3", "4"):
            raise Unreadable("odds-value", field="placed", value=word, known="1-4, 1s-4s")
        (skulls if word.endswith("s") else natural)[int(level)] += 1
    if natural[EYES] + skulls[EYES] > PRINTED.holds[EYES]:
        raise Unreadable("odds-eyes", most=PRINTED.holds[EYES])
    return natural, skulls


def _roll(told: str) -> list[int]:
    shown = [0] * len(LEVEL_NAMES)
    for word in told.split(","):
        if word not in ("1", "2", "3", "4", "5", "s"):
            raise Unreadable("odds-value", field="roll", value=word, known="1-5, s")
        shown[0 if word == "s" else int(word)] += 1
    return shown


def _cards(told: str) -> list[int]:
    cards: list[int] = []
    for word in told.split(","):
        if word not in CARD_NAMES[1:]:
            raise Unreadable(
                "odds-value", field="cards", value=word, known=" ".join(CARD_NAMES[1:])
            )
        for other in cards:
            if word.rstrip("ab") == CARD_NAMES[other].rstrip("ab"):
                raise Unreadable("odds-sides", first=CARD_NAMES[other], second=word)
        cards.append(CARD_NAMES.index(word))
    return sorted(cards)
