"""Emerald Skulls: the position, and the questions about it that the rules keep asking."""

from typing import Any, Final

from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.open_bets import Table
from ludoteka.games.emerald_skulls.rules.parts import OPPOSITION_NAMES, Cards
from ludoteka.games.emerald_skulls.rules.reach import reachable
from ludoteka.games.emerald_skulls.rules.wagers import TURN_DICE
from ludoteka.kernel.census import Census, count_bag, count_cards
from ludoteka.kernel.codec import Fields, Json, bag, numbers
from ludoteka.kernel.game import Frame, State
from ludoteka.kernel.zones import Bag


class Skulls(State):
    """A match of Emerald Skulls. One seat is the solo game against Vrax and Kar."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        cards: Cards,
        data: Table,
        in_play: list[int],
        turn: int,
        roller: int,
        pot: int,
        gears: list[int],
        tokens: list[int],
        rolled: list[int],
        natural: list[int],
        skulls: list[int],
        floor: int,
        hand: int,
        picks: int,
        roll: list[int],
        step: int,
        bets: list[int],
        bettors: list[int],
        rivals: int,
        rounds: int,
        deck: Bag,
        opposition: list[int],
    ) -> None:
        super().__init__(frames)
        self.cards: Final = cards  # what is printed on the components of this table
        self.data: Table = data  # the bets of the cards in play
        self.in_play: list[int] = in_play
        self.turn: i64 = turn  # turns begun in this match
        self.roller: i64 = roller
        self.pot: i64 = pot
        self.gears: Final = gears
        self.tokens: Final = tokens  # reroll tokens
        self.rolled: Final = rolled  # by seat: the last turn as the roller (10.1), 0 for none
        # The skull, by level from 1 to 5:
        self.natural: Final = natural  # dice that show the value of the level
        self.skulls: Final = skulls  # skull dice
        self.floor: i64 = floor  # 5.3: the highest level of this turn, 0 for none
        self.hand: i64 = hand
        self.picks: i64 = picks  # nose picks of this turn
        self.roll: Final = roll  # how many of the last rolled dice still show I to V and a skull
        self.step: i64 = step  # betting steps of this turn
        # Markers in the order they were placed:
        self.bets: Final = bets  # the slot of the bet
        self.bettors: Final = bettors  # the seat; in the solo game 0 Vrax, 1 Kar
        # Only in the solo game (12), otherwise 0 and empty:
        self.rivals: i64 = rivals  # gears of Vrax and Kar
        self.rounds: Final[i64] = rounds  # opposition cards in the deck at the start
        self.deck: Final = deck
        self.opposition: Final = opposition  # cards turned up

    def encode(self) -> dict[str, Json]:
        return {
            "in_play": numbers(self.in_play),
            "turn": int(self.turn),
            "roller": int(self.roller),
            "pot": int(self.pot),
            "gears": numbers(self.gears),
            "tokens": numbers(self.tokens),
            "rolled": numbers(self.rolled),
            "natural": numbers(self.natural),
            "skulls": numbers(self.skulls),
            "floor": int(self.floor),
            "hand": int(self.hand),
            "picks": int(self.picks),
            "roll": numbers(self.roll),
            "step": int(self.step),
            "bets": numbers(self.bets),
            "bettors": numbers(self.bettors),
            "rivals": int(self.rivals),
            "rounds": int(self.rounds),
            "deck": bag(self.deck),
            "opposition": numbers(self.opposition),
        }


def clone(s: Skulls) -> Skulls:
    return _copy(s, s.deck.clone())


def masked(s: Skulls) -> Skulls:
    """What anybody knows: all but the order of the opposition deck."""
    return _copy(s, s.deck.masked())


def _copy(s: Skulls, deck: Bag) -> Skulls:
    return Skulls(
        s.frames[:],
        s.cards,
        s.data,
        s.in_play[:],
        s.turn,
        s.roller,
        s.pot,
        s.gears[:],
        s.tokens[:],
        s.rolled[:],
        s.natural[:],
        s.skulls[:],
        s.floor,
        s.hand,
        s.picks,
        s.roll[:],
        s.step,
        s.bets[:],
        s.bettors[:],
        s.rivals,
        s.rounds,
        deck,
        s.opposition[:],
    )


def rebuild(frames: list[Frame[Any]], data: dict[str, Json], cards: Cards, table: Table) -> Skulls:
    fields = Fields(data)
    return Skulls(
        frames,
        cards,
        table,
        fields.numbers("in_play"),
        fields.number("turn"),
        fields.number("roller"),
        fields.number("pot"),
        fields.numbers("gears"),
        fields.numbers("tokens"),
        fields.numbers("rolled"),
        fields.numbers("natural"),
        fields.numbers("skulls"),
        fields.number("floor"),
        fields.number("hand"),
        fields.number("picks"),
        fields.numbers("roll"),
        fields.number("step"),
        fields.numbers("bets"),
        fields.numbers("bettors"),
        fields.number("rivals"),
        fields.number("rounds"),
        fields.bag("deck"),
        fields.numbers("opposition"),
    )


def census(s: Skulls) -> Census:
    """SKULL-1.3 and 1.5: every gear, and the opposition cards of the solo game."""
    tally = [0] * len(OPPOSITION_NAMES)
    count_bag(tally, s.deck)
    count_cards(tally, s.opposition)
    return {"gear": [0, int(s.pot) + int(s.rivals) + sum(s.gears)], "opposition": tally}


# Questions about the turn


def is_solo(s: Skulls) -> bool:
    return s.rounds > 0


def supply(s: Skulls) -> int:
    """Dice neither in hand nor on the skull."""
    left: i64 = TURN_DICE - s.hand
    for level in range(i64(1), i64(6)):
        left -= s.natural[level] + s.skulls[level]
    return left


def room(s: Skulls, level: int) -> int:
    """SKULL-5.4 How many dice a level can still take."""
    return s.cards.holds[level] - s.natural[level] - s.skulls[level]


def possible_bets(s: Skulls) -> int:
    """SKULL-7.7 The bets in play that can still come true before this roll."""
    skulls = s.skulls
    wagers = reachable(
        s.natural[1] + skulls[1],
        s.natural[2] + skulls[2],
        s.natural[3],
        skulls[3],
        s.natural[4] + skulls[4],
        skulls[1] + skulls[2] + skulls[3] + skulls[4],
        s.floor,
        s.hand,
        s.picks,
        s.tokens[s.roller],
    )
    return s.data.possible(wagers)
