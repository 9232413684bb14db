"""Places for cards: zones that know who has seen what, and bags whose order nobody knows.

Cards are small numbers from 1; 0 is a card this viewer does not know. A shuffled pile is a
`Bag`: drawing from it is a `Chance`, so there is no hidden order to leak or to imagine.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import EVERYBODY
from ludoteka.kernel.rng import Rng

UNKNOWN: Final = 0


class Zone:
    """Cards in a row. `sight` is the mask of those who see what is put here."""

    def __init__(self, sight: int, cards: list[int], seen: list[int]) -> None:
        self.sight: Final[i64] = sight
        self.cards: Final = cards
        self.seen: Final = seen

    def put(self, card: int, seen: int = 0) -> None:
        """Add a card that those in the mask `seen` know already."""
        self.cards.append(card)
        self.seen.append(seen | self.sight)

    def take(self, place: int) -> int:
        """Remove the card at that place for good, say into a bag."""
        self.seen.pop(place)
        return self.cards.pop(place)

    def find(self, card: int) -> int:
        """The first place of a card, or -1."""
        for place, each in enumerate(self.cards):
            if each == card:
                return place
        return -1

    def hidden_from(self, viewer: int) -> int:
        """How many cards here the viewer does not know."""
        count: i64 = 0
        for mask in self.seen:
            if (mask >> viewer) & 1 == 0:
                count += 1
        return count

    def unseen_by(self) -> int:
        """The mask of those to whom some card here is unknown."""
        mask: i64 = 0
        for seen in self.seen:
            mask |= EVERYBODY & ~seen
        return mask

    def clone(self) -> "Zone":
        return Zone(self.sight, self.cards[:], self.seen[:])

    def masked(self, viewer: int) -> "Zone":
        """As the viewer knows it: unseen cards become `UNKNOWN`."""
        cards = self.cards[:]
        for place, mask in enumerate(self.seen):
            if (mask >> viewer) & 1 == 0:
                cards[place] = UNKNOWN
        return Zone(self.sight, cards, self.seen[:])


def open_zone() -> Zone:
    """A zone that everybody sees."""
    return Zone(EVERYBODY, [], [])


def hand_zone(seat: int) -> Zone:
    """A zone only that seat sees."""
    return Zone(bit(seat), [], [])


def hand_zones(seats: int) -> list[Zone]:
    """A zone for each seat that only it sees."""
    return [hand_zone(seat) for seat in range(seats)]


def closed_zone() -> Zone:
    """A zone whose cards nobody sees because they lie there."""
    return Zone(0, [], [])


def transfer(source: Zone, place: int, target: Zone, out: Journal) -> int:
    """Move a card between zones; whoever sees the target has seen the card from now on."""
    seen: i64 = source.seen.pop(place)
    card = source.cards.pop(place)
    wider: i64 = seen | target.sight
    if wider != seen:
        out.reveal()
    target.cards.append(card)
    target.seen.append(wider)
    return card


class Bag:
    """Cards by number of copies, in no order. `counts[card]`; a masked bag knows its size only."""

    def __init__(self, counts: vec[i64], size: i64) -> None:
        self.counts: Final = counts
        self.size: i64 = size

    def draw(self, outcome: i64) -> i64:
        """Take the card that the chance answer (a number below `size`) stands for."""
        left: i64 = outcome
        counts = self.counts
        card: i64 = 0
        for many in counts:
            if left < many:
                counts[card] = many - 1
                self.size -= 1
                return card
            left -= many
            card += 1
        raise AssertionError(f"outcome {outcome} in a bag of {self.size}")

    def put(self, card: i64) -> None:
        """Shuffle a card in."""
        self.counts[card] += 1
        self.size += 1

    def know(self, counts: list[int]) -> None:
        """Say what is in a masked bag."""
        for card, copies in enumerate(counts):
            self.counts[card] = copies

    def clone(self) -> "Bag":
        return Bag(self.counts[:], self.size)

    def masked(self) -> "Bag":
        return Bag(vec[i64]([0] * len(self.counts)), self.size)


def full_bag(counts: list[int]) -> Bag:
    return Bag(vec[i64](counts), sum(counts))


def gather(unseen: list[int], zones: list[Zone], bag: Bag) -> None:
    """Put all the cards a viewer cannot place into the masked bag, those of the unknown places of
    the zones, too: from there `deal_from` takes them."""
    left = sum(unseen) - bag.size
    for zone in zones:
        left -= zone.cards.count(UNKNOWN)
    assert left == 0, f"{left} cards have no place in this view"
    bag.know(unseen)
    bag.size = sum(unseen)


def deal_from(bag: Bag, zones: list[Zone], rng: Rng) -> None:
    """Fill the unknown places of the zones from the bag, at random."""
    for zone in zones:
        cards = zone.cards
        for place in range(len(cards)):
            if cards[place] == UNKNOWN:
                cards[place] = bag.draw(rng.below(bag.size))


def deal(unseen: list[int], zones: list[Zone], bags: list[Bag], rng: Rng) -> None:
    """Fill the unknown places of a masked position with the unseen cards, at random.

    `unseen[card]` counts the copies the viewer cannot place. The cards left over after the zones
    go into the bags, each up to its size.
    """
    loose: list[int] = []
    for card, copies in enumerate(unseen):
        for _ in range(copies):
            loose.append(card)
    rng.shuffle(loose)
    for zone in zones:
        for place, card in enumerate(zone.cards):
            if card == UNKNOWN:
                zone.cards[place] = loose.pop()
    for bag in bags:
        for _ in range(bag.size):
            bag.counts[loose.pop()] += 1
    assert not loose, f"{len(loose)} cards have no place in this view"
