"""Zones and bags, by hand and as a machine of random moves."""

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule
from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.kernel.census import count_bag, count_zones, unseen
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import EVERYBODY, SPECTATOR
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.zones import (
    UNKNOWN,
    Bag,
    Zone,
    deal,
    deal_from,
    full_bag,
    gather,
    hand_zone,
    open_zone,
    transfer,
)


def test_a_hand_is_seen_by_its_seat_only() -> None:
    hand = hand_zone(1)
    hand.put(7)
    assert hand.masked(1).cards == [7]
    assert hand.masked(0).cards == [0]
    assert hand.masked(SPECTATOR).cards == [0]
    assert hand.hidden_from(0) == 1


def test_a_transfer_into_the_open_is_a_revelation() -> None:
    hand, table = hand_zone(0), open_zone()
    hand.put(7)
    out = Journal()
    assert transfer(hand, 0, table, out) == 7
    assert out.revealed
    assert table.masked(1).cards == [7]


def test_what_was_seen_stays_seen() -> None:
    table, hand = open_zone(), hand_zone(0)
    table.put(7)
    out = Journal()
    transfer(table, 0, hand, out)
    assert not out.revealed
    assert hand.masked(1).cards == [7]


def test_a_draw_counts_through_the_copies() -> None:
    bag = full_bag([0, 2, 0, 1])
    assert [full_bag([0, 2, 0, 1]).draw(outcome) for outcome in range(3)] == [1, 1, 3]
    assert bag.draw(2) == 3
    assert (list(bag.counts), bag.size) == ([0, 2, 0, 0], 2)
    with pytest.raises(AssertionError):
        bag.draw(2)


def test_a_masked_bag_tells_its_size_only() -> None:
    masked = full_bag([0, 2, 0, 1]).masked()
    assert (list(masked.counts), masked.size) == ([0, 0, 0, 0], 3)


def test_a_clone_is_apart() -> None:
    zone, bag = hand_zone(0), full_bag([0, 1])
    zone.put(3)
    other, pile = zone.clone(), bag.clone()
    other.take(0)
    pile.draw(0)
    assert (zone.cards, bag.size) == ([3], 1)


COPIES = [0, 3, 2, 1, 4]


class Table(RuleBasedStateMachine):
    """Cards wander between a bag, two hands and the open table; nobody learns too much."""

    def __init__(self) -> None:
        super().__init__()
        self.bag = full_bag(COPIES[:])
        self.zones = [hand_zone(0), hand_zone(1), open_zone(), Zone(0, [], [])]
        self.rng = Rng(1)

    @precondition(lambda self: self.bag.size > 0)
    @rule(data=st.data(), goal=st.integers(0, 3))
    def draw(self, data: st.DataObject, goal: int) -> None:
        card = self.bag.draw(data.draw(st.integers(0, int(self.bag.size) - 1)))
        self.zones[goal].put(card)

    @rule(data=st.data(), source=st.integers(0, 3), goal=st.integers(0, 3))
    def move(self, data: st.DataObject, source: int, goal: int) -> None:
        if self.zones[source].cards:
            place = data.draw(st.integers(0, len(self.zones[source].cards) - 1))
            transfer(self.zones[source], place, self.zones[goal], Journal())

    @rule(source=st.integers(0, 3))
    def shuffle_in(self, source: int) -> None:
        while self.zones[source].cards:
            self.bag.put(self.zones[source].take(0))

    def tally(self, zones: list[Zone], bag: Bag) -> list[int]:
        tally = [0] * len(COPIES)
        count_zones(tally, zones)
        count_bag(tally, bag)
        return tally

    @invariant()
    def nothing_is_lost(self) -> None:
        assert self.tally(self.zones, self.bag) == COPIES

    @invariant()
    def an_imagined_table_looks_the_same(self) -> None:
        for viewer in (0, 1, SPECTATOR):
            masked = [zone.masked(viewer) for zone in self.zones]
            pile = self.bag.masked()
            known = [(zone.cards[:], zone.seen[:]) for zone in masked]
            loose = unseen(COPIES, self.tally(masked, pile))
            size = pile.size
            gathered = [zone.clone() for zone in masked], pile.clone()
            deal(loose, masked, [pile], self.rng)
            gather(loose, *gathered)
            assert gathered[1].size == sum(loose)
            deal_from(gathered[1], gathered[0], self.rng)
            for filled, rest in ((masked, pile), gathered):
                assert self.tally(filled, rest) == COPIES
                assert rest.size == size
                assert 0 not in [card for zone in filled for card in zone.cards]
                again = [zone.masked(viewer) for zone in filled]
                assert [(zone.cards, zone.seen) for zone in again] == known


Table.TestCase.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
TestTable = Table.TestCase


def test_cards_that_fit_nowhere_are_noticed() -> None:
    with pytest.raises(AssertionError, match="1 cards have no place in this view"):
        gather([0, 2], [], Bag(vec[i64]([0, 0]), 1))


def test_every_hand_is_equally_likely() -> None:
    """Two of four different cards are hidden in a hand: twelve deals, in order."""
    rng, found = Rng(5), Counter[tuple[int, ...]]()
    for _ in range(2400):
        hand, pile = Zone(0, [UNKNOWN, UNKNOWN], [0, 0]), Bag(vec[i64]([0] * 5), 2)
        gather([0, 1, 1, 1, 1], [hand], pile)
        deal_from(pile, [hand], rng)
        found[tuple(hand.cards)] += 1
    assert len(found) == 12
    assert min(found.values()) > 150
    assert max(found.values()) < 250


def test_everybody_is_eight_seats_and_the_spectators() -> None:
    assert sum(1 << viewer for viewer in [*range(8), SPECTATOR]) == EVERYBODY
