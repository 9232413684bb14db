"""Counting the components: nothing is lost and nothing is made."""

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.kernel.zones import Bag, Zone

Census: TypeAlias = dict[str, list[int]]
"""For each family of components how many of each there are; index 0 counts the unknown ones."""


def count_cards(tally: list[int], cards: list[int]) -> None:
    for card in cards:
        tally[card] += 1


def count_packed(tally: list[int], cards: vec[i64]) -> None:
    for card in cards:
        tally[card] += 1


def count_zones(tally: list[int], zones: list[Zone]) -> None:
    for zone in zones:
        count_cards(tally, zone.cards)


def count_bag(tally: list[int], bag: Bag) -> None:
    """A masked bag counts as that many unknown cards."""
    known: i64 = 0
    card: i64 = 0
    for copies in bag.counts:
        if copies > 0:
            tally[card] += copies
            known += copies
        card += 1
    tally[0] += bag.size - known


def unseen(box: list[int], tally: list[int]) -> list[int]:
    """What the box holds and a viewer's tally does not show."""
    missing = [box[card] - tally[card] for card in range(len(box))]
    missing[0] = 0
    return missing
