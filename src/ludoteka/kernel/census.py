"""Counting the components: nothing is lost and nothing is made."""

from typing import TypeAlias

from ludoteka.kernel.zones import Bag, Zone

Census: TypeAlias = dict[str, list[int]]
"""For each family of components how many of each there are; index 0 counts the unknown ones."""


def count_cards(tally: list[int], cards: list[int]) -> None:
    for card in cards:
        tally[card] += 1


def count_zones(tally: list[int], zones: list[Zone]) -> None:
    for zone in zones:
        count_cards(tally, zone.cards)


def count_bag(tally: list[int], bag: Bag) -> None:
    """A masked bag counts as that many unknown cards."""
    known = 0
    for card, copies in enumerate(bag.counts):
        tally[card] += copies
        known += copies
    tally[0] += bag.size - known


def unseen(box: list[int], tally: list[int]) -> list[int]:
    """What the box holds and a viewer's tally does not show."""
    missing = [box[card] - tally[card] for card in range(len(box))]
    missing[0] = 0
    return missing
