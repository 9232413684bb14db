"""King of New York: the position.

Made by `python tools/positions.py` from `rules/fields.py`. Do not change by hand.
"""

from typing import Any, Final

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
from ludoteka.kernel.codec import Fields, Json, bag, numbers, rows
from ludoteka.kernel.effects import CardState
from ludoteka.kernel.game import Frame
from ludoteka.kernel.zones import Bag, full_bag


class KingOfNewYork(CardState):
    """A match of King of New York."""

    def __init__(
        self,
        frames: list[Frame[Any]],
        data: Parts,
        mods: list[int],
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
        super().__init__(frames, data.programs, keep)
        self.data: Final = data  # what is printed on the components of this table
        # what the Keep cards add to each number, seat by seat; never changed in place
        self.mods: list[int] = mods
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
        self.extra: Final = extra  # extra turns to come: seat, and 8 more for Subway
        self.claims: Final = claims  # who is owed the next Keep card, oldest first
        self.open: Final = open  # by slot: the card for sale; 0 is a gap
        self.discard: Final = discard  # the discard pile, open
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


def new_position(
    frames: list[Frame[Any]],
    data: Parts,
    mods: list[int],
    seats: int,
    two_lanes: int,
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
        hearts=[FIRST_HEARTS] * seats,
        stars=[0] * seats,
        energy=[0] * seats,
        place=[NOWHERE] * seats,
        zone=[0] * seats,
        lane=[0] * seats,
        web=[0] * seats,
        jinx=[0] * seats,
        shells=[0] * seats,
        received=[0] * seats,
        dealt=[0] * seats,
        spared=[0] * seats,
        dice=[0] * FACES,
        keep=[[] for _ in range(seats)],
        extra=[],
        claims=[],
        open=[0] * OPEN_CARDS,
        discard=[],
        deck=full_bag(EVERY_CARD[:]),
        top=[0] * SITES,
        below=[STACK_TILES] * SITES,
        covered=full_bag(data.pieces[:]),
        units=[[] for _ in range(BOROUGHS)],
        taken=[0] * (seats * TILE_COUNT),
        souvenirs=[0] * BOROUGHS,
        supply=data.tokens[:],
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
        [each[:] for each in s.units],
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
        [each[:] for each in s.units],
        s.taken[:],
        s.souvenirs[:],
        s.supply[:],
    )


def rebuild(
    frames: list[Frame[Any]],
    saved: dict[str, Json],
    data: Parts,
    mods: list[int],
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
