"""What things are worth in King of New York, in thousandths of a score (see `judgement`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES, FIRST_DISCARD

MOST_HEARTS: Final[i64] = 12
MOST_ENERGY: Final[i64] = 10
LATER: Final[i64] = 3
"""Turns to wait; more count like these."""


class Worths:
    """One set of numbers. Lists go by stars, by life, by energy, by zone, by unit, by card,
    by the number of turns before the own one."""

    def __init__(
        self,
        stars: list[int],
        hearts: list[int],
        hearts_inside: list[int],
        energy: list[int],
        more_energy: int,
        zone: list[int],
        unit: list[int],
        tiles: tuple[int, int, int],
        superstar: int,
        statue: int,
        web: int,
        jinx: int,
        claim: int,
        turn: list[int],
        card: list[int],
    ) -> None:
        self.stars: Final = vec[i64](stars)
        self.hearts: Final = vec[i64](hearts)
        self.hearts_inside: Final = vec[i64](hearts_inside)
        self.energy: Final = vec[i64](energy)
        self.more_energy: Final[i64] = more_energy
        self.zone: Final = vec[i64](zone)
        self.unit: Final = vec[i64](unit)
        self.star_tile: Final[i64] = tiles[0]
        self.energy_tile: Final[i64] = tiles[1]
        self.heart_tile: Final[i64] = tiles[2]
        self.superstar: Final[i64] = superstar
        self.statue: Final[i64] = statue
        self.web: Final[i64] = web
        self.jinx: Final[i64] = jinx
        self.claim: Final[i64] = claim
        self.turn: Final = vec[i64](turn)
        self.card: Final = vec[i64](card)


TWO: Final = 0
MANY: Final = 1
OF_CARD: Final = {
    "antimatter_pellets": (160, 210),
    "artificial_heart": (80, 70),
    "broadway_star": (150, 100),
    "bulletproof": (160, 300),
    "can_opener": (-20, -40),
    "carapace": (30, 120),
    "chameleon": (330, 350),
    "chinatown_regular": (150, 240),
    "climb_the_empire_state_building": (30, 0),
    "curse": (160, 160),
    "diva": (120, 60),
    "drain": (200, 260),
    "ego_trip": (70, -180),
    "extra_head": (120, 280),
    "fireball": (100, 60),
    "fury": (10, -20),
    "hailing_cabs": (220, 10),
    "hunter": (100, 100),
    "jinx_aura": (70, 60),
    "king_of_queens": (130, 90),
    "leveler": (160, 250),
    "long_neck": (60, 30),
    "natural_selection": (-500, -500),
    "of_another_world": (280, 420),
    "overload": (-100, -50),
    "painbow": (110, 140),
    "personal_spotlight": (160, 210),
    "phoenix_blood": (120, 160),
    "power_tap": (80, 60),
    "regeneration": (140, 100),
    "scavenger": (80, -30),
    "seismic_ray": (240, -70),
    "shadow_double": (900, 900),
    "sharp_shooter": (30, -20),
    "stink_attack": (160, 130),
    "stomp": (120, 390),
    "super_speed": (70, -70),
    "terminal_rage": (50, 10),
    "tesla_antennae": (220, 270),
    "tourist": (280, 370),
    "towering_titan": (900, 900),
    "trash_thrower": (140, 10),
    "trophy_hunter": (60, 240),
    "universal_soldier": (180, 210),
    "violent_star": (30, 50),
    "webspinner": (440, 390),
}
"""Keep cards with two Monsters alive, and with more."""
UNFITTED: Final = (120, 120)
"""A Keep card whose worth nobody has measured."""


def _cards(alive: int) -> list[int]:
    """By card; Discard cards are worth nothing once they have acted."""
    found = [0] * len(CARD_NAMES)
    for card in range(1, FIRST_DISCARD):
        found[card] = OF_CARD.get(CARD_NAMES[card], UNFITTED)[alive]
    return found


WORTHS: Final = [
    Worths(
        stars=[
            0,
            15,
            30,
            58,
            105,
            151,
            206,
            306,
            383,
            483,
            586,
            682,
            824,
            986,
            1140,
            1345,
            1608,
            1891,
            2125,
            2325,
        ],
        hearts=[0, 267, 622, 1049, 1429, 1724, 1969, 2152, 2323, 2483, 2682, 2940, 3202],
        hearts_inside=[0, -603, -102, 539, 1102, 1537, 1890, 2186, 2456, 2716, 3016, 3403, 3795],
        energy=[0, 12, 54, 111, 176, 196, 259, 298, 341, 370, 403],
        more_energy=15,
        zone=[0, 143, 276],
        unit=[-68, -114, -58],
        tiles=(14, 16, 17),
        superstar=327,
        statue=-120,
        web=-395,
        jinx=-24,
        claim=42,
        turn=[458, 0, 0, 0],
        card=_cards(TWO),
    ),
    Worths(
        stars=[
            0,
            182,
            250,
            364,
            477,
            571,
            673,
            796,
            912,
            1062,
            1195,
            1355,
            1548,
            1744,
            2010,
            2290,
            2656,
            3054,
            3414,
            3681,
        ],
        hearts=[0, 222, 540, 905, 1235, 1493, 1723, 1900, 2050, 2186, 2269, 2458, 2663],
        hearts_inside=[0, -607, -149, 387, 881, 1254, 1536, 1764, 1971, 2166, 2327, 2595, 2885],
        energy=[0, 78, 148, 218, 297, 357, 397, 500, 590, 675, 771],
        more_energy=15,
        zone=[0, 194, 235],
        unit=[-85, -145, -141],
        tiles=(2, -3, 0),
        superstar=250,
        statue=-286,
        web=-337,
        jinx=-239,
        claim=-83,
        turn=[500, 357, 144, 0],
        card=_cards(MANY),
    ),
    Worths(
        stars=[100 * stars for stars in range(20)],
        hearts=[100 * hearts for hearts in range(13)],
        hearts_inside=[100 * hearts - 100 for hearts in range(13)],
        energy=[40 * energy for energy in range(11)],
        more_energy=40,
        zone=[0, 0, 0],
        unit=[0, 0, 0],
        tiles=(0, 0, 0),
        superstar=0,
        statue=0,
        web=0,
        jinx=0,
        claim=0,
        turn=[0, 0, 0, 0],
        card=[0] + [180] * (FIRST_DISCARD - 1) + [0] * (len(CARD_NAMES) - FIRST_DISCARD),
    ),
]
