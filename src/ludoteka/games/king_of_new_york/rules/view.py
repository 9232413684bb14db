"""King of New York: a possible world behind what a viewer knows."""

from ludoteka.games.king_of_new_york.rules.parts import EVERY_CARD, Parts
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork, census
from ludoteka.kernel.census import Census, unseen


def box(parts: Parts) -> Census:
    """KONY-1.3 What is in the box of this table."""
    return {"tile": parts.pieces[:], "card": EVERY_CARD[:], "token": parts.tokens[:]}


def know(s: KingOfNewYork) -> None:
    """What lies nowhere else is in the deck or under the stacks; their order is nobody's."""
    whole = box(s.data)
    seen = census(s)
    s.covered.know(unseen(whole["tile"], seen["tile"]))
    s.deck.know(unseen(whole["card"], seen["card"]))
