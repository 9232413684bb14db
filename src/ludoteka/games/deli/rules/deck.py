"""DELI-3.6, 7.3 and 9.4: the ingredient decks, the pool and the trash."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import FIRST, JOKER, KINDS, joker_of
from ludoteka.games.deli.rules.state import Deli
from ludoteka.kernel.chances import card_at, classes_of
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Chance
from ludoteka.kernel.sharing import with_one_more

BOOK_ROUNDS: Final[i64] = 5
"""With more rounds than this the old trash comes back (9.4)."""


class DeckDraw(Chance):
    """Draw the top card of one ingredient deck, open."""

    def __init__(self, prompt: str, s: Deli, category: i64) -> None:
        super().__init__(prompt, in_category(s.deck, category))
        self.deck: Final = s.deck
        self.category: Final[i64] = category

    def _counts(self) -> vec[i64]:
        return self.deck[FIRST[self.category] : FIRST[self.category + 1]]

    def classes(self) -> list[tuple[int, int]]:
        return classes_of(self._counts())

    def sort(self, outcome: int) -> int:
        return card_at(self._counts(), outcome)


def in_category(counts: vec[i64], category: i64) -> i64:
    """How many cards of a category there are among counts by ingredient."""
    total: i64 = 0
    for kind in range(FIRST[category], FIRST[category + 1]):
        total += counts[kind]
    return total


def draw_ingredient(s: Deli, category: i64, outcome: i64) -> i64:
    """Take the ingredient that the answer to a `DeckDraw` stands for."""
    left: i64 = outcome
    deck = s.deck
    for kind in range(FIRST[category], FIRST[category + 1]):
        copies = deck[kind]
        if left < copies:
            deck[kind] = copies - 1
            return kind
        left -= copies
    raise AssertionError(f"outcome {outcome} in category {category}")


def restock(s: Deli, category: i64, needed: i64, out: Journal) -> bool:
    """DELI-9.4 In a long game old trash is shuffled back when a deck runs short; True if it was."""
    if s.rounds <= BOOK_ROUNDS or in_category(s.deck, category) >= needed:
        return False
    if in_category(s.gone, category) == 0:
        return False
    gone = s.gone[:]
    for kind in range(FIRST[category], FIRST[category + 1]):
        s.deck[kind] += gone[kind]
        gone[kind] = 0
    s.gone = gone
    out.say("restocked", category)
    return True


def pool_mask(s: Deli) -> i64:
    """The ingredients in the pool, as a mask. Debbie's reserved card is not among them."""
    return mask_of(s.pool)


def mask_of(counts: vec[i64]) -> i64:
    """The ingredients of which there are any, as a mask."""
    mask: i64 = 0
    this_kind: i64 = 1
    for copies in counts:
        if copies != 0:
            mask |= this_kind
        this_kind += this_kind
    return mask


def is_redealable(s: Deli, category: i64) -> bool:
    """DELI-7.2 There is an unreserved card of the category."""
    return in_category(s.pool, category) > 0


def trash_last(s: Deli) -> None:
    """DELI-7.3 A new round: the trash of the last one lies open, that before is gone."""
    gone = s.gone[:]
    for card in s.last_trash:
        if card >= JOKER:
            s.spent = with_one_more(s.spent, joker_of(card))
        else:
            gone[card] += 1
    s.gone = gone
    last = s.trash
    s.trash = vec[i64]()
    for kind in range(i64(KINDS)):
        for _ in range(s.leftovers[kind]):
            last = append(last, kind)
    s.last_trash = last
    s.leftovers = vec[i64]([0] * KINDS)
