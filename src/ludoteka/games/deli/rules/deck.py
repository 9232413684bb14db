"""DELI-3.6, 7.3 and 9.4: the ingredient decks, the pool and the trash."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import FIRST, JOKER, KINDS, joker_of
from ludoteka.games.deli.rules.state import Deli
from ludoteka.kernel.chances import Draw
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.zones import full_bag

BOOK_ROUNDS: Final[i64] = 5
"""With more rounds than this the old trash comes back (9.4)."""


class DeckDraw(Draw):
    """Draw the top card of one ingredient deck, open."""

    def __init__(self, prompt: str, s: Deli, category: int) -> None:
        super().__init__(prompt, full_bag(s.deck[FIRST[category] : FIRST[category + 1]]))


def in_category(counts: list[int], category: int) -> i64:
    """How many cards of a category there are among counts by ingredient."""
    total: i64 = 0
    for kind in range(i64(FIRST[category]), i64(FIRST[category + 1])):
        total += counts[kind]
    return total


def draw_ingredient(s: Deli, category: int, outcome: int) -> int:
    """Take the ingredient that the answer to a `DeckDraw` stands for."""
    left: i64 = outcome
    for kind in range(FIRST[category], FIRST[category + 1]):
        copies: i64 = s.deck[kind]
        if left < copies:
            s.deck[kind] = copies - 1
            return kind
        left -= copies
    raise AssertionError(f"outcome {outcome} in category {category}")


def restock(s: Deli, category: int, needed: int, out: Journal) -> bool:
    """DELI-9.4 In a long game old trash is shuffled back when a deck runs short; True if it was."""
    if s.rounds <= BOOK_ROUNDS or in_category(s.deck, category) >= needed:
        return False
    if in_category(s.gone, category) == 0:
        return False
    for kind in range(FIRST[category], FIRST[category + 1]):
        s.deck[kind] += s.gone[kind]
        s.gone[kind] = 0
    out.say("restocked", category)
    return True


def pool_mask(s: Deli) -> i64:
    """The ingredients in the pool, as a mask. Debbie's reserved card is not among them."""
    mask: i64 = 0
    for kind in range(i64(1), i64(KINDS)):
        if s.pool[kind] != 0:
            mask |= bit(kind)
    return mask


def is_redealable(s: Deli, category: int) -> bool:
    """DELI-7.2 There is an unreserved card of the category."""
    return in_category(s.pool, category) > 0


def trash_last(s: Deli) -> None:
    """DELI-7.3 A new round: the trash of the last one lies open, that before is gone."""
    for card in s.last_trash:
        if card >= JOKER:
            s.spent.append(joker_of(card))
        else:
            s.gone[card] += 1
    s.last_trash[:] = s.trash
    s.trash.clear()
    for kind in range(KINDS):
        for _ in range(s.leftovers[kind]):
            s.last_trash.append(kind)
        s.leftovers[kind] = 0
