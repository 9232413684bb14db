"""King of New York: the position."""

from typing import Any, Final

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
from ludoteka.kernel.census import Census, count_bag, count_cards
from ludoteka.kernel.codec import Fields, Json, bag, numbers, rows
from ludoteka.kernel.effects import CardState, Effects
from ludoteka.kernel.game import Frame
from ludoteka.kernel.zones import Bag

NOBODY: Final[i64] = -1
FRESH: Final[i64] = 8
"""Added to the tile of a unit that appeared in this turn (KONY-4.5)."""
MOST_SEATS: Final = 6

_ORDERS: Final = [
    [[(first + step) % seats for step in range(seats)] for first in range(seats)]
    for seats in range(1, MOST_SEATS + 1)
]


class KingOfNewYork(CardState):
    """A match of King of New York."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        data: Parts,
        two_lanes: int,
        turn: int,
        active: int,
        ordinary: int,
        winners: int,
        subway: int,
        left: int,
        entered: int,
        quiet: int,
        begun: int,
        points: int,
        cabs: int,
        aim: int,
        destroyed: int,
        used: int,
        playing: int,
        superstar: int,
        statue: int,
        hearts: list[int],
        stars: list[int],
        energy: list[int],
        place: list[int],
        zone: list[int],
        lane: list[int],
        web: list[int],
        jinx: list[int],
        shells: list[int],
        received: list[int],
        dealt: list[int],
        spared: list[int],
        dice: list[int],
        keep: list[list[int]],
        extra: list[int],
        claims: list[int],
        open: list[int],
        discard: list[int],
        deck: Bag,
        top: list[int],
        below: list[int],
        covered: Bag,
        units: list[list[int]],
        taken: list[int],
        souvenirs: list[int],
        supply: list[int],
    ) -> None:
        super().__init__(frames)
        self.data: Final = data  # what is printed on the components of this table
        self.two_lanes: i64 = two_lanes  # KONY-9 is played
        self.turn: i64 = turn  # turns begun so far
        self.active: i64 = active  # whose turn it is
        self.ordinary: i64 = ordinary  # who had the last ordinary turn (8.2)
        self.winners: i64 = winners  # mask of the winners, once the match is over
        self.subway: i64 = subway  # this turn was earned by Subway
        self.left: i64 = left  # the active Monster left Manhattan by Subway (6.1)
        self.entered: i64 = entered  # it has entered Manhattan in this turn
        self.quiet: i64 = quiet  # Manhattan was empty at the start of the turn (4.3)
        self.begun: i64 = begun  # mask of the faces begun in this turn (3.3)
        self.points: i64 = points  # DESTRUCTION points, once begun
        self.cabs: i64 = cabs  # only units may be destroyed in this turn
        self.aim: i64 = aim  # the borough Seismic Ray has named, or -1
        self.destroyed: i64 = destroyed  # mask of the kinds of units destroyed in this turn
        self.used: i64 = used  # mask of what happens once a turn and has happened
        self.playing: i64 = playing  # the Discard card that is acting, or 0
        self.superstar: i64 = superstar  # who holds Superstar, or -1
        self.statue: i64 = statue  # who holds Statue of Liberty, or -1
        self.hearts: Final = hearts  # life; 0 is eliminated
        self.stars: Final = stars  # victory points
        self.energy: Final = energy  # energy
        self.place: Final = place  # borough, or -1
        self.zone: Final = zone  # in Manhattan: the zone
        self.lane: Final = lane  # in Manhattan: 0 is 2-4, 1 is 5-6
        self.web: Final = web  # Web tokens
        self.jinx: Final = jinx  # Jinx tokens
        self.shells: Final = shells  # tokens on Carapace
        self.received: Final = received  # energy received in this turn (Power Tap)
        self.dealt: Final = dealt  # damage by the active Monster in this turn (Photo Op)
        self.spared: Final = spared  # damage at hand that will cost energy (Of Another World)
        self.dice: Final = dice  # how many dice show each face
        self.keep: Final = keep  # Keep cards, in the order they came
        self.extra: Final = extra  # extra turns to come: seat, and 8 more for Subway
        self.claims: Final = claims  # who is owed the next Keep card, oldest first
        self.open: Final = open  # the cards for sale; 0 is a gap
        self.discard: Final = discard  # the discard pile, open
        self.deck: Final = deck
        self.top: Final = top  # the open building of each stack, or 0
        self.below: Final = below  # how many tiles lie covered under it
        self.covered: Final = covered  # the covered tiles of all stacks
        self.units: Final = (
            units  # per borough: tiles on their unit side, 8 more if they appeared now
        )
        self.taken: Final = taken  # destroyed units, 8 places a seat, by tile
        self.souvenirs: Final = souvenirs  # per borough: 1 if a Souvenir lies there
        self.supply: Final = supply  # tokens left, by kind
        # What the Keep cards add to each number, seat by seat. Shared by clones, never changed
        # in place.
        self.mods: list[int] = []

    def effects(self, card: int) -> Effects:
        return self.data.effects[card]

    def in_play(self, seat: int) -> list[int]:
        return self.keep[seat]

    def order(self) -> list[int]:
        """KONY-5.6 The active Monster, then clockwise."""
        return _ORDERS[len(self.hearts) - 1][self.active]

    def encode(self) -> dict[str, Json]:
        return {
            "two_lanes": int(self.two_lanes),
            "turn": int(self.turn),
            "active": int(self.active),
            "ordinary": int(self.ordinary),
            "winners": int(self.winners),
            "subway": int(self.subway),
            "left": int(self.left),
            "entered": int(self.entered),
            "quiet": int(self.quiet),
            "begun": int(self.begun),
            "points": int(self.points),
            "cabs": int(self.cabs),
            "aim": int(self.aim),
            "destroyed": int(self.destroyed),
            "used": int(self.used),
            "playing": int(self.playing),
            "superstar": int(self.superstar),
            "statue": int(self.statue),
            "hearts": numbers(self.hearts),
            "stars": numbers(self.stars),
            "energy": numbers(self.energy),
            "place": numbers(self.place),
            "zone": numbers(self.zone),
            "lane": numbers(self.lane),
            "web": numbers(self.web),
            "jinx": numbers(self.jinx),
            "shells": numbers(self.shells),
            "received": numbers(self.received),
            "dealt": numbers(self.dealt),
            "spared": numbers(self.spared),
            "dice": numbers(self.dice),
            "keep": rows(self.keep),
            "extra": numbers(self.extra),
            "claims": numbers(self.claims),
            "open": numbers(self.open),
            "discard": numbers(self.discard),
            "deck": bag(self.deck),
            "top": numbers(self.top),
            "below": numbers(self.below),
            "covered": bag(self.covered),
            "units": rows(self.units),
            "taken": numbers(self.taken),
            "souvenirs": numbers(self.souvenirs),
            "supply": numbers(self.supply),
        }


def clone(s: KingOfNewYork) -> KingOfNewYork:
    return copied(s, s.deck.clone(), s.covered.clone())


def masked(s: KingOfNewYork) -> KingOfNewYork:
    """What everybody knows: all but the deck and the covered tiles."""
    return copied(s, s.deck.masked(), s.covered.masked())


def copied(s: KingOfNewYork, deck: Bag, covered: Bag) -> KingOfNewYork:
    copy = KingOfNewYork(
        s.frames[:],
        s.data,
        s.two_lanes,
        s.turn,
        s.active,
        s.ordinary,
        s.winners,
        s.subway,
        s.left,
        s.entered,
        s.quiet,
        s.begun,
        s.points,
        s.cabs,
        s.aim,
        s.destroyed,
        s.used,
        s.playing,
        s.superstar,
        s.statue,
        s.hearts[:],
        s.stars[:],
        s.energy[:],
        s.place[:],
        s.zone[:],
        s.lane[:],
        s.web[:],
        s.jinx[:],
        s.shells[:],
        s.received[:],
        s.dealt[:],
        s.spared[:],
        s.dice[:],
        [each[:] for each in s.keep],
        s.extra[:],
        s.claims[:],
        s.open[:],
        s.discard[:],
        deck,
        s.top[:],
        s.below[:],
        covered,
        [each[:] for each in s.units],
        s.taken[:],
        s.souvenirs[:],
        s.supply[:],
    )
    copy.mods = s.mods
    return copy


def rebuild(frames: list[Frame[Any]], data: dict[str, Json], parts: Parts) -> KingOfNewYork:
    fields = Fields(data)
    s = KingOfNewYork(
        frames,
        parts,
        fields.number("two_lanes"),
        fields.number("turn"),
        fields.number("active"),
        fields.number("ordinary"),
        fields.number("winners"),
        fields.number("subway"),
        fields.number("left"),
        fields.number("entered"),
        fields.number("quiet"),
        fields.number("begun"),
        fields.number("points"),
        fields.number("cabs"),
        fields.number("aim"),
        fields.number("destroyed"),
        fields.number("used"),
        fields.number("playing"),
        fields.number("superstar"),
        fields.number("statue"),
        fields.numbers("hearts"),
        fields.numbers("stars"),
        fields.numbers("energy"),
        fields.numbers("place"),
        fields.numbers("zone"),
        fields.numbers("lane"),
        fields.numbers("web"),
        fields.numbers("jinx"),
        fields.numbers("shells"),
        fields.numbers("received"),
        fields.numbers("dealt"),
        fields.numbers("spared"),
        fields.numbers("dice"),
        fields.rows("keep"),
        fields.numbers("extra"),
        fields.numbers("claims"),
        fields.numbers("open"),
        fields.numbers("discard"),
        fields.bag("deck"),
        fields.numbers("top"),
        fields.numbers("below"),
        fields.bag("covered"),
        fields.rows("units"),
        fields.numbers("taken"),
        fields.numbers("souvenirs"),
        fields.numbers("supply"),
    )
    count_modifiers(s)
    return s


def count_modifiers(s: KingOfNewYork) -> None:
    """Add up what the Keep cards change; `mods` remembers it."""
    mods: list[int] = [0] * (len(s.hearts) * NUMBERS)
    for seat, cards in enumerate(s.keep):
        for card in cards:
            for modifier in s.data.effects[card].modify:
                number: i64 = NUMBER_NAMES.index(modifier.number)
                mods[seat * NUMBERS + number] += modifier.by
    s.mods = mods


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
    for row in (*s.keep, s.discard, [card for card in s.open if card]):
        count_cards(cards, row)
    if s.playing:
        cards[s.playing] += 1
    count_bag(cards, s.deck)
    tokens = s.supply[:]
    tokens[WEB] += sum(s.web)
    tokens[JINX] += sum(s.jinx)
    tokens[CARAPACE] += sum(s.shells)
    tokens[SOUVENIR] += sum(s.souvenirs)
    return {"tile": tiles, "card": cards, "token": tokens}
