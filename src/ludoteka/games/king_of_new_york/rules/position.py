"""King of New York: the position.

Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.parts import (
    BOROUGHS,
    EVERY_CARD,
    FACES,
    FIRST_HEARTS,
    NOBODY,
    NOWHERE,
    OPEN_CARDS,
    SITES,
    STACK_TILES,
    TILE_COUNT,
    Parts,
)
from ludoteka.kernel.codec import Fields, Json, bag, copied_rows, packed, packed_rows, rows, rows_of
from ludoteka.kernel.effects import CardState
from ludoteka.kernel.game import Frame
from ludoteka.kernel.zones import Bag, full_bag


class KingOfNewYork(CardState):
    """A match of King of New York."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        data: Parts,
        mods: vec[i64],
        two_lanes: i64,
        turn: i64,
        active: i64,
        ordinary: i64,
        winners: i64,
        subway: i64,
        left: i64,
        entered: i64,
        quiet: i64,
        begun: i64,
        points: i64,
        cabs: i64,
        aim: i64,
        destroyed: i64,
        used: i64,
        playing: i64,
        superstar: i64,
        statue: i64,
        hearts: vec[i64],
        stars: vec[i64],
        energy: vec[i64],
        place: vec[i64],
        zone: vec[i64],
        lane: vec[i64],
        web: vec[i64],
        jinx: vec[i64],
        shells: vec[i64],
        received: vec[i64],
        dealt: vec[i64],
        spared: vec[i64],
        dice: vec[i64],
        keep: list[list[int]],
        extra: vec[i64],
        claims: vec[i64],
        open: vec[i64],
        discard: vec[i64],
        deck: Bag,
        top: vec[i64],
        below: vec[i64],
        covered: Bag,
        units: vec[vec[i64]],
        taken: vec[i64],
        souvenirs: vec[i64],
        supply: vec[i64],
    ) -> None:
        super().__init__(frames, data.programs, keep)
        self.data: Final = data  # what is printed on the components of this table
        # what the Keep cards add to each number, seat by seat; never changed in place
        self.mods: vec[i64] = mods
        self.two_lanes: Final[i64] = two_lanes  # 1 if KONY-9 is played
        self.turn: i64 = turn  # turns begun so far
        self.active: i64 = active  # whose turn it is
        self.ordinary: i64 = ordinary  # who had the last ordinary turn (KONY-8.2)
        self.winners: i64 = winners  # the winners as a mask, once the match is over
        self.subway: i64 = subway  # 1 if this turn was earned by Subway
        self.left: i64 = left  # 1 if the active Monster left Manhattan by Subway (KONY-6.1)
        self.entered: i64 = entered  # 1 if it has entered Manhattan in this turn
        self.quiet: i64 = quiet  # 1 if Manhattan was empty at the start of the turn (KONY-4.3)
        self.begun: i64 = begun  # the faces begun in this turn (KONY-3.3), as a mask
        self.points: i64 = points  # DESTRUCTION points, once begun
        self.cabs: i64 = cabs  # 1 if only units may be destroyed in this turn
        self.aim: i64 = aim  # the borough Seismic Ray has named, or -1
        self.destroyed: i64 = destroyed  # the kinds of units destroyed in this turn, as a mask
        self.used: i64 = used  # what happens once a turn and has happened, as a mask
        self.playing: i64 = playing  # the Discard card that is acting, or 0
        self.superstar: i64 = superstar  # who holds Superstar, or -1
        self.statue: i64 = statue  # who holds Statue of Liberty, or -1
        self.hearts: Final = hearts  # by seat: life; 0 is eliminated
        self.stars: Final = stars  # by seat: victory points
        self.energy: Final = energy  # by seat: energy
        self.place: Final = place  # by seat: the borough, or -1
        self.zone: Final = zone  # by seat: the zone, if in Manhattan
        self.lane: Final = lane  # by seat: the lane, if in Manhattan; 0 is 2-4, 1 is 5-6
        self.web: Final = web  # by seat: Web tokens
        self.jinx: Final = jinx  # by seat: Jinx tokens
        self.shells: Final = shells  # by seat: tokens on Carapace
        self.received: Final = received  # by seat: energy received in this turn (Power Tap)
        self.dealt: Final = dealt  # by seat: damage by the active Monster in this turn (Photo Op)
        self.spared: Final = spared  # by seat: damage that will cost energy (Of Another World)
        self.dice: Final = dice  # by face: how many dice show it
        self.keep: Final = keep  # by seat: Keep cards, in the order they came
        self.extra: vec[i64] = extra  # extra turns to come: seat, and 8 more for Subway
        self.claims: vec[i64] = claims  # who is owed the next Keep card, oldest first
        self.open: Final = open  # by slot: the card for sale; 0 is a gap
        self.discard: vec[i64] = discard  # the discard pile, open
        self.deck: Final = deck  # the cards nobody has seen
        self.top: Final = top  # by site: the open building of the stack, or 0
        self.below: Final = below  # by site: how many tiles lie covered under it
        self.covered: Final = covered  # the covered tiles of all stacks
        # by borough: tiles on their unit side, 8 more if they appeared now
        self.units: Final = units
        self.taken: Final = taken  # by seat * 8 + tile: destroyed units
        self.souvenirs: Final = souvenirs  # by borough: 1 if a Souvenir lies there
        self.supply: Final = supply  # by kind of token: tokens left

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
            "hearts": packed(self.hearts),
            "stars": packed(self.stars),
            "energy": packed(self.energy),
            "place": packed(self.place),
            "zone": packed(self.zone),
            "lane": packed(self.lane),
            "web": packed(self.web),
            "jinx": packed(self.jinx),
            "shells": packed(self.shells),
            "received": packed(self.received),
            "dealt": packed(self.dealt),
            "spared": packed(self.spared),
            "dice": packed(self.dice),
            "keep": rows(self.keep),
            "extra": packed(self.extra),
            "claims": packed(self.claims),
            "open": packed(self.open),
            "discard": packed(self.discard),
            "deck": bag(self.deck),
            "top": packed(self.top),
            "below": packed(self.below),
            "covered": bag(self.covered),
            "units": packed_rows(self.units),
            "taken": packed(self.taken),
            "souvenirs": packed(self.souvenirs),
            "supply": packed(self.supply),
        }

    def unseen_by(self) -> int:
        return 0


def new_position(
    frames: list[Frame[Any]],
    data: Parts,
    mods: vec[i64],
    seats: int,
    two_lanes: i64,
) -> KingOfNewYork:
    """Before anything happened; the arguments are what depends on the table."""
    return KingOfNewYork(
        frames=frames,
        data=data,
        mods=mods,
        two_lanes=two_lanes,
        turn=0,
        active=0,
        ordinary=0,
        winners=0,
        subway=0,
        left=0,
        entered=0,
        quiet=1,
        begun=0,
        points=0,
        cabs=0,
        aim=NOWHERE,
        destroyed=0,
        used=0,
        playing=0,
        superstar=NOBODY,
        statue=NOBODY,
        hearts=vec[i64]([FIRST_HEARTS] * seats),
        stars=vec[i64]([0] * seats),
        energy=vec[i64]([0] * seats),
        place=vec[i64]([NOWHERE] * seats),
        zone=vec[i64]([0] * seats),
        lane=vec[i64]([0] * seats),
        web=vec[i64]([0] * seats),
        jinx=vec[i64]([0] * seats),
        shells=vec[i64]([0] * seats),
        received=vec[i64]([0] * seats),
        dealt=vec[i64]([0] * seats),
        spared=vec[i64]([0] * seats),
        dice=vec[i64]([0] * FACES),
        keep=[[] for _ in range(seats)],
        extra=vec[i64](),
        claims=vec[i64](),
        open=vec[i64]([0] * OPEN_CARDS),
        discard=vec[i64](),
        deck=full_bag(EVERY_CARD[:]),
        top=vec[i64]([0] * SITES),
        below=vec[i64]([STACK_TILES] * SITES),
        covered=full_bag(data.pieces[:]),
        units=rows_of([[] for _ in range(BOROUGHS)]),
        taken=vec[i64]([0] * (seats * TILE_COUNT)),
        souvenirs=vec[i64]([0] * BOROUGHS),
        supply=vec[i64](data.tokens[:]),
    )


def clone(s: KingOfNewYork) -> KingOfNewYork:
    return KingOfNewYork(
        s.frames[:],
        s.data,
        s.mods,
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
        s.deck.clone(),
        s.top[:],
        s.below[:],
        s.covered.clone(),
        copied_rows(s.units),
        s.taken[:],
        s.souvenirs[:],
        s.supply[:],
    )


def masked(s: KingOfNewYork, viewer: int) -> KingOfNewYork:
    """What one viewer knows: of `deck`, `covered` what it has seen, and all the rest."""
    return KingOfNewYork(
        s.frames[:],
        s.data,
        s.mods,
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
        s.deck.masked(),
        s.top[:],
        s.below[:],
        s.covered.masked(),
        copied_rows(s.units),
        s.taken[:],
        s.souvenirs[:],
        s.supply[:],
    )


def rebuild(
    frames: list[Frame[Any]],
    saved: dict[str, Json],
    data: Parts,
    mods: vec[i64],
) -> KingOfNewYork:
    fields = Fields(saved)
    return KingOfNewYork(
        frames,
        data,
        mods,
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
        fields.packed("hearts"),
        fields.packed("stars"),
        fields.packed("energy"),
        fields.packed("place"),
        fields.packed("zone"),
        fields.packed("lane"),
        fields.packed("web"),
        fields.packed("jinx"),
        fields.packed("shells"),
        fields.packed("received"),
        fields.packed("dealt"),
        fields.packed("spared"),
        fields.packed("dice"),
        fields.rows("keep"),
        fields.packed("extra"),
        fields.packed("claims"),
        fields.packed("open"),
        fields.packed("discard"),
        fields.bag("deck"),
        fields.packed("top"),
        fields.packed("below"),
        fields.bag("covered"),
        fields.packed_rows("units"),
        fields.packed("taken"),
        fields.packed("souvenirs"),
        fields.packed("supply"),
    )
