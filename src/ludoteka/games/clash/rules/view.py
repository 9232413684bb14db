"""CLASH: a possible world behind what a viewer knows."""

from typing import Final

from ludoteka.games.clash.rules.parts import FIRST_NEUTRAL, MUSTAFA, NOBEL, TILE_COUNT
from ludoteka.games.clash.rules.state import Clash, census, hidden_tiles, tiles_at_hand
from ludoteka.games.clash.rules.turn import Turn, awards
from ludoteka.kernel.census import unseen
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.zones import UNKNOWN, Zone, deal

EVERY_TILE: Final = [0] + [1] * (TILE_COUNT - 1)


def fill(s: Clash, rng: Rng) -> None:
    """Put unseen tiles into the unknown places."""
    loose = unseen(EVERY_TILE, census(s)["tile"])
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, Turn):
        _fill_mover(s, int(frame.seat), loose, rng)
    for packet in range(len(s.passed)):
        _fill_passed(s, packet, loose, rng)
    deal(loose, s.hidden + s.packet + s.spare, [s.box], rng)
    for packet in range(len(s.passed)):
        _fill_memory(s, packet)


def _fill_mover(s: Clash, seat: int, loose: list[int], rng: Rng) -> None:
    """CLASH-7.2 Who is asked to place a tile can place one. So without an empty cell one of the
    mover's unknown tiles is Nobel Prize, and with nothing to cover the only tile is another."""
    if UNKNOWN not in hidden_tiles(s, seat):
        return
    tiles = tiles_at_hand(s, seat)
    if 0 not in s.board and NOBEL not in tiles:
        zones = [at for at in (seat * 2, seat * 2 + 1) if NOBEL in _candidates(s, at, loose)]
        _lay(s, zones[rng.below(len(zones))], NOBEL, loose)
    elif len(tiles) == 1 and awards(s, seat) == 0:
        at = seat * 2 if s.hidden[seat * 2].cards else seat * 2 + 1
        others = [tile for tile in _candidates(s, at, loose) if tile != NOBEL]
        _lay(s, at, others[rng.below(len(others))], loose)


def _candidates(s: Clash, at: int, loose: list[int]) -> list[int]:
    """The tiles that may lie in an unknown place of this hidden zone; [] if there is none."""
    if UNKNOWN not in s.hidden[at].cards:
        return []
    found = [tile for tile in range(FIRST_NEUTRAL, MUSTAFA) if loose[tile] > 0]
    for packet, memory in enumerate(s.passed):
        if memory.cards and UNKNOWN not in memory.cards:
            passed_here = s.hidden[at] in _places_of_three(s, packet)
            found = [tile for tile in found if (tile in memory.cards) == passed_here]
    return found


def _lay(s: Clash, at: int, tile: int, loose: list[int]) -> None:
    zone = s.hidden[at]
    zone.cards[zone.cards.index(UNKNOWN)] = tile
    loose[tile] = 0


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
