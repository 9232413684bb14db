"""King of New York: a possible world behind what a viewer knows."""

from ludoteka.games.king_of_new_york.rules.parts import CARD_COUNT
from ludoteka.games.king_of_new_york.rules.state import KingOfNewYork, census
from ludoteka.kernel.census import Census, unseen


def box(s: KingOfNewYork) -> Census:
    """KONY-1.3 What is in the box of this table."""
    return {
        "tile": s.data.pieces[:],
        "card": [0] + [1] * (CARD_COUNT - 1),
        "token": s.data.tokens[:],
    }


def fill(s: KingOfNewYork) -> None:
    """What lies nowhere else is in the deck or under the stacks; their order is nobody's."""
    whole = box(s)
    seen = census(s)
    s.covered.counts[:] = unseen(whole["tile"], seen["tile"])
    s.deck.counts[:] = unseen(whole["card"], seen["card"])
