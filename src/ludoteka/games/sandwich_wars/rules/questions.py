"""Sándwich Wars: questions about the cards of a hand. Their moves are not listed until somebody
looks: a question has a copy of the hand and the places of it that count, as a mask."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.parts import ZONE_SIZE
from ludoteka.games.sandwich_wars.rules.state import Contest
from ludoteka.games.sandwich_wars.rules.words import PLAYS, REPLACES
from ludoteka.kernel.masks import members, nth, size_of
from ludoteka.kernel.pending import Decide, Move

NO_PLACES: Final[i64] = 0
_NOTHING: Final = vec[i64]()


class FromHand(Decide):
    """The moves of a family for the cards at some places of the hand, then some others."""

    def __init__(
        self,
        s: Contest,
        seat: i64,
        prompt: str,
        family: list[Move],
        places: i64,
        others: list[Move],
        about: tuple[int, ...] = (),
    ) -> None:
        self.family: Final = family
        self.hand: Final = s.hands[seat].cards[:]
        self.places: Final[i64] = places
        self.others: Final = others
        self._many: Final[i64] = size_of(places)
        super().__init__(seat, prompt, None, about, count=self._many + len(others))

    def listed(self) -> list[Move]:
        return [self.family[self.hand[place]] for place in members(self.places)] + self.others

    def pick(self, number: i64) -> Move:
        if number < self._many:
            return self.family[self.hand[nth(self.places, number)]]
        return self.others[number - self._many]


class Cooking(Decide):
    """The ingredients at some places of the hand, each instead of any in a full zone (SAND-3.3);
    then some other moves; then the opportunities at some places of the hand."""

    def __init__(
        self,
        s: Contest,
        seat: i64,
        prompt: str,
        ingredients: i64,
        others: list[Move],
        opportunities: i64,
        about: tuple[int, ...],
    ) -> None:
        kitchen = s.kitchens[seat]
        is_full = len(kitchen) >= ZONE_SIZE
        self.hand: Final = s.hands[seat].cards[:]
        self.ingredients: Final[i64] = ingredients
        self.replaced: Final = kitchen[:] if is_full else _NOTHING
        self.others: Final = others
        self.opportunities: Final[i64] = opportunities
        ways: i64 = len(kitchen) if is_full else i64(1)
        self._cooked: Final[i64] = size_of(ingredients) * ways
        count = self._cooked + len(others) + size_of(opportunities)
        super().__init__(seat, prompt, None, about, count=count)

    def pick(self, number: i64) -> Move:
        if number < self._cooked:
            return self._cook(number)
        left: i64 = number - self._cooked
        if left < len(self.others):
            return self.others[left]
        return PLAYS[self.hand[nth(self.opportunities, left - len(self.others))]]

    def _cook(self, number: i64) -> Move:
        ways: i64 = len(self.replaced)
        if ways == 0:
            return PLAYS[self.hand[nth(self.ingredients, number)]]
        card = self.hand[nth(self.ingredients, number // ways)]
        return REPLACES[card][self.replaced[number % ways]]
