"""King of New York: the order of the Monsters, what their cards add up to, and the census."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.numbers import NUMBER_NAMES, NUMBERS
from ludoteka.games.king_of_new_york.rules.parts import (
    CARAPACE,
    CARD_COUNT,
    JINX,
    SOUVENIR,
    TILE_COUNT,
    WEB,
    Parts,
)
from ludoteka.games.king_of_new_york.rules.position import KingOfNewYork as KingOfNewYork
from ludoteka.kernel.census import Census, count_bag, count_cards, count_packed

FRESH: Final[i64] = 8
"""Added to the tile of a unit that appeared in this turn (KONY-4.5)."""
MOST_SEATS: Final = 6

_ORDERS: Final = [
    [[(first + step) % seats for step in range(seats)] for first in range(seats)]
    for seats in range(1, MOST_SEATS + 1)
]


def clockwise(s: KingOfNewYork) -> list[int]:
    """KONY-5.6 The active Monster, then clockwise."""
    return _ORDERS[len(s.hearts) - 1][s.active]


def modifiers(parts: Parts, keep: list[list[int]]) -> vec[i64]:
    """What the Keep cards of the seats change, number by number for each seat."""
    mods = vec[i64]([0] * (len(keep) * NUMBERS))
    for seat, cards in enumerate(keep):
        for card in cards:
            for modifier in parts.effects[card].modify:
                number: i64 = NUMBER_NAMES.index(modifier.number)
                mods[seat * NUMBERS + number] += modifier.by
    return mods


def count_modifiers(s: KingOfNewYork) -> None:
    """Add up again what the Keep cards change, once they are others."""
    s.mods = modifiers(s.data, s.keep)


def census(s: KingOfNewYork) -> Census:
    """KONY-1.3: every tile, card and token, wherever it is."""
    tiles = [0] * TILE_COUNT
    for tile in s.top:
        if tile:
            tiles[tile] += 1
    for units in s.units:
        for unit in units:
            tiles[unit % FRESH] += 1
    for place, count in enumerate(s.taken):
        tiles[place % TILE_COUNT] += count
    count_bag(tiles, s.covered)
    cards = [0] * CARD_COUNT
    for kept in s.keep:
        count_cards(cards, kept)
    count_packed(cards, s.discard)
    for card in s.open:
        if card:
            cards[card] += 1
    if s.playing:
        cards[s.playing] += 1
    count_bag(cards, s.deck)
    tokens: list[int] = [*s.supply]
    tokens[WEB] += sum(s.web)
    tokens[JINX] += sum(s.jinx)
    tokens[CARAPACE] += sum(s.shells)
    tokens[SOUVENIR] += sum(s.souvenirs)
    return {"tile": tiles, "card": cards, "token": tokens}
