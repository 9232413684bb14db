"""CLASH: a possible world behind what a viewer knows."""

from typing import Final

from ludoteka.games.clash.parts import FIRST_NEUTRAL, MUSTAFA, TILE_COUNT
from ludoteka.games.clash.state import Clash, census
from ludoteka.kernel.census import unseen
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.zones import UNKNOWN, Zone, deal

EVERY_TILE: Final = [0] + [1] * (TILE_COUNT - 1)


def fill(s: Clash, rng: Rng) -> None:
    """Put unseen tiles into the unknown places."""
    loose = unseen(EVERY_TILE, census(s)["tile"])
    for packet in range(len(s.passed)):
        _fill_passed(s, packet, loose, rng)
    deal(loose, s.hidden + s.packet + s.spare, [s.box], rng)
    for packet in range(len(s.passed)):
        _fill_memory(s, packet)


def _places_of_three(s: Clash, packet: int) -> list[Zone]:
    """CLASH-9.6 Where the three tiles that were passed on went: kept by the other, or put back."""
    chooser = 1 - s.first if packet == 0 else s.first
    return [s.hidden[chooser * 2 + packet], s.spare[packet]]


def _fill_passed(s: Clash, packet: int, loose: list[int], rng: Rng) -> None:
    """Who passed on three tiles knows which three they are, though not which was kept."""
    three = [tile for tile in s.passed[packet].cards if loose[tile] > 0]
    rng.shuffle(three)
    for zone in _places_of_three(s, packet):
        for place, card in enumerate(zone.cards):
            if card == UNKNOWN and three:
                zone.cards[place] = three.pop()
                loose[zone.cards[place]] = 0


def _fill_memory(s: Clash, packet: int) -> None:
    """For a spectator, who saw no tile change hands: what the two players remember."""
    memory = s.passed[packet].cards
    if UNKNOWN not in memory:
        return
    known = [tile for zone in _places_of_three(s, packet) for tile in zone.cards]
    known += s.packet[0].cards
    for tile in range(FIRST_NEUTRAL, MUSTAFA):
        if s.box.counts[tile] == 0 and tile not in known:
            known.append(tile)
    memory[:] = known[: len(memory)]
