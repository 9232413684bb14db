"""Emerald Skulls: the position.

Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.dice import FACES
from ludoteka.games.emerald_skulls.rules.open_bets import Table
from ludoteka.games.emerald_skulls.rules.parts import LEVEL_NAMES, Cards
from ludoteka.kernel.codec import Fields, Json, bag, numbers, packed
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
        turn: i64,
        roller: i64,
        pot: i64,
        gears: vec[i64],
        tokens: vec[i64],
        rolled: vec[i64],
        natural: vec[i64],
        skulls: vec[i64],
        floor: i64,
        hand: i64,
        picks: i64,
        roll: vec[i64],
        step: i64,
        bets: vec[i64],
        bettors: vec[i64],
        rivals: i64,
        rounds: i64,
        deck: Bag,
        opposition: vec[i64],
    ) -> None:
        super().__init__(frames)
        self.cards: Final = cards  # what is printed on the components of this table
        self.data: Table = data  # the bets of the cards in play
        self.in_play: list[int] = in_play  # the betting cards on the table
        self.turn: i64 = turn  # turns begun in this match
        self.roller: i64 = roller  # whose turn it is
        self.pot: i64 = pot  # gears nobody has
        self.gears: Final = gears  # by seat: gears
        self.tokens: Final = tokens  # by seat: reroll tokens
        self.rolled: Final = rolled  # by seat: the last turn as the roller (SKULL-10.1), 0 for none
        self.natural: Final = natural  # by level, from 1 to 5: dice that show its value
        self.skulls: Final = skulls  # by level, from 1 to 5: skull dice
        self.floor: i64 = floor  # the highest level of this turn (SKULL-5.3), 0 for none
        self.hand: i64 = hand  # dice in hand
        self.picks: i64 = picks  # nose picks of this turn
        self.roll: Final = roll  # by face: the last rolled dice that still show I to V and a skull
        self.step: i64 = step  # betting steps of this turn
        self.bets: vec[i64] = bets  # the slots of the markers, in the order they were placed
        # the seats of these markers; in the solo game 0 Vrax, 1 Kar
        self.bettors: vec[i64] = bettors
        self.rivals: i64 = rivals  # gears of Vrax and Kar (SKULL-12); otherwise 0
        # opposition cards at the start (SKULL-12); 0 if it is no solo game
        self.rounds: Final[i64] = rounds
        self.deck: Final = deck  # the opposition deck (SKULL-12); otherwise empty
        self.opposition: vec[i64] = opposition  # opposition cards turned up (SKULL-12)

    def encode(self) -> dict[str, Json]:
        return {
            "in_play": numbers(self.in_play),
            "turn": int(self.turn),
            "roller": int(self.roller),
            "pot": int(self.pot),
            "gears": packed(self.gears),
            "tokens": packed(self.tokens),
            "rolled": packed(self.rolled),
            "natural": packed(self.natural),
            "skulls": packed(self.skulls),
            "floor": int(self.floor),
            "hand": int(self.hand),
            "picks": int(self.picks),
            "roll": packed(self.roll),
            "step": int(self.step),
            "bets": packed(self.bets),
            "bettors": packed(self.bettors),
            "rivals": int(self.rivals),
            "rounds": int(self.rounds),
            "deck": bag(self.deck),
            "opposition": packed(self.opposition),
        }

    def unseen_by(self) -> int:
        return 0


def new_position(
    frames: list[Frame[Any]],
    cards: Cards,
    data: Table,
    seats: int,
    in_play: list[int],
    pot: i64,
    rivals: i64,
    rounds: i64,
    deck: Bag,
) -> Skulls:
    """Before anything happened; the arguments are what depends on the table."""
    return Skulls(
        frames=frames,
        cards=cards,
        data=data,
        in_play=in_play,
        turn=0,
        roller=0,
        pot=pot,
        gears=vec[i64]([0] * seats),
        tokens=vec[i64]([0] * seats),
        rolled=vec[i64]([0] * seats),
        natural=vec[i64]([0] * len(LEVEL_NAMES)),
        skulls=vec[i64]([0] * len(LEVEL_NAMES)),
        floor=0,
        hand=0,
        picks=0,
        roll=vec[i64]([0] * FACES),
        step=0,
        bets=vec[i64](),
        bettors=vec[i64](),
        rivals=rivals,
        rounds=rounds,
        deck=deck,
        opposition=vec[i64](),
    )


def clone(s: Skulls) -> Skulls:
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
        s.deck.clone(),
        s.opposition[:],
    )


def masked(s: Skulls, viewer: int) -> Skulls:
    """What one viewer knows: of `deck` what it has seen, and all the rest."""
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
        s.deck.masked(),
        s.opposition[:],
    )


def rebuild(
    frames: list[Frame[Any]],
    saved: dict[str, Json],
    cards: Cards,
    data: Table,
) -> Skulls:
    fields = Fields(saved)
    return Skulls(
        frames,
        cards,
        data,
        fields.numbers("in_play"),
        fields.number("turn"),
        fields.number("roller"),
        fields.number("pot"),
        fields.packed("gears"),
        fields.packed("tokens"),
        fields.packed("rolled"),
        fields.packed("natural"),
        fields.packed("skulls"),
        fields.number("floor"),
        fields.number("hand"),
        fields.number("picks"),
        fields.packed("roll"),
        fields.number("step"),
        fields.packed("bets"),
        fields.packed("bettors"),
        fields.number("rivals"),
        fields.number("rounds"),
        fields.bag("deck"),
        fields.packed("opposition"),
    )
