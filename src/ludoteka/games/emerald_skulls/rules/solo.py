"""SKULL-12: the solo game. Vrax and Kar bet as their cards say."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.betting import markers_on
from ludoteka.games.emerald_skulls.rules.parts import KAR, VRAX
from ludoteka.games.emerald_skulls.rules.state import Skulls
from ludoteka.games.emerald_skulls.rules.words import DRAW_OPPOSITION
from ludoteka.kernel.chances import Draw
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Pending

_BETTORS: Final = [VRAX, VRAX, KAR]
_ROW_OF_DICE: Final = [0, 0, 0, 0, 0, 1, 2, 2]
"""The row of an opposition card by the dice in hand: up to four, five, six and more."""


class Opposition(Frame[Skulls]):
    """SKULL-12.2 Turn up a card and place the opponents' markers."""

    def ask(self, s: Skulls) -> Pending:
        return Draw(DRAW_OPPOSITION, s.deck)

    def resolve(self, s: Skulls, outcome: int, out: Journal) -> None:
        s.frames.pop()
        card = s.deck.draw(outcome)
        s.opposition = append(s.opposition, card)
        out.say("opposition-turned", card)
        wagers = s.cards.opposition[card][_ROW_OF_DICE[s.hand]]
        for place, wager in enumerate(wagers):
            place_marker(s, _BETTORS[place], wager, out)

    def code(self) -> list[Code]:
        return ["oppose"]


OPPOSITION: Final = Opposition()


def place_marker(s: Skulls, rival: i64, wager: i64, out: Journal) -> None:
    """SKULL-12.2 Stacked in placing order; a full bet takes no further marker."""
    for slot in s.data.slots_about[wager]:
        card = s.cards.bets[s.data.bets[slot]].card
        if markers_on(s, slot) >= s.data.places[slot]:
            out.say("rival-bet-full", rival, card, wager)
        else:
            s.bets = append(s.bets, slot)
            s.bettors = append(s.bettors, rival)
            out.say("rival-bets", rival, card, wager)


def is_last_round(s: Skulls) -> bool:
    """SKULL-12.3 and 12.4 All opposition cards of this game have been turned up."""
    return len(s.opposition) >= s.rounds


def rest_to_rivals(s: Skulls, out: Journal) -> None:
    """SKULL-12.3 The deck is empty: what is left in the pot goes to the opponents."""
    rest: i64 = s.pot
    if rest > 0:
        s.rivals += rest
        s.pot = 0
        out.say("rest-of-pot", rest)
