"""What things are worth in King of New York, in thousandths of a score (see `judgement`)."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.king_of_new_york.parts import CARD_NAMES, FIRST_DISCARD

MOST_HEARTS: Final[i64] = 12
MOST_ENERGY: Final[i64] = 10


class Worths:
    """One set of numbers. Lists go by stars, by life, by energy, by zone, by unit, by card."""

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
        on_turn: int,
        card: list[int],
    ) -> None:
        self.stars: Final = stars
        self.hearts: Final = hearts
        self.hearts_inside: Final = hearts_inside
        self.energy: Final = energy
        self.more_energy: Final[i64] = more_energy
        self.zone: Final = zone
        self.unit: Final = unit
        self.star_tile: Final[i64] = tiles[0]
        self.energy_tile: Final[i64] = tiles[1]
        self.heart_tile: Final[i64] = tiles[2]
        self.superstar: Final[i64] = superstar
        self.statue: Final[i64] = statue
        self.web: Final[i64] = web
        self.jinx: Final[i64] = jinx
        self.claim: Final[i64] = claim
        self.on_turn: Final[i64] = on_turn
        self.card: Final = card


USUAL: Final = (100, 100)
"""What a Keep card that is not named below is worth."""
TWO: Final = 0
MANY: Final = 1
OF_CARD: Final = {
    "antimatter_pellets": (300, 250),
    "artificial_heart": (100, 100),
    "broadway_star": (150, 150),
    "bulletproof": (300, 250),
    "can_opener": (60, 0),
    "carapace": (350, 450),
    "chameleon": (200, 250),
    "chinatown_regular": (200, 200),
    "climb_the_empire_state_building": (80, 40),
    "curse": (200, 300),
    "diva": (100, 100),
    "drain": (200, 200),
    "extra_head": (350, 350),
    "fireball": (60, 150),
    "jinx_aura": (100, 80),
    "long_neck": (60, 60),
    "natural_selection": (-500, -500),
    "of_another_world": (350, 350),
    "overload": (-250, -200),
    "painbow": (350, 300),
    "phoenix_blood": (150, 180),
    "regeneration": (250, 250),
    "shadow_double": (900, 900),
    "stomp": (250, 250),
    "super_speed": (60, 60),
    "terminal_rage": (-50, -100),
    "tesla_antennae": (350, 350),
    "towering_titan": (900, 900),
    "universal_soldier": (350, 300),
    "webspinner": (350, 300),
    "tourist": (200, 350),
    "power_tap": (20, 20),
    "scavenger": (50, 0),
}
"""Keep cards with two Monsters alive, and with more."""


def _cards(alive: int) -> list[int]:
    """By card; Discard cards are worth nothing once they have acted."""
    found = [0] * len(CARD_NAMES)
    for card in range(1, FIRST_DISCARD):
        found[card] = OF_CARD.get(CARD_NAMES[card], USUAL)[alive]
    return found


WORTHS: Final = [
    Worths(
        stars=[
            0,
            25,
            50,
            75,
            100,
            125,
            150,
            175,
            200,
            225,
            250,
            289,
            395,
            516,
            684,
            924,
            1224,
            1541,
            1845,
            2134,
        ],
        hearts=[0, 304, 751, 1184, 1598, 1983, 2318, 2585, 2783, 2946, 3128, 3365, 3642],
        hearts_inside=[0, -739, -81, 550, 1136, 1654, 2082, 2430, 2748, 3085, 3471, 3900, 4349],
        energy=[0, 18, 36, 54, 99, 150, 179, 197, 215, 233, 251],
        more_energy=15,
        zone=[0, 236, 566],
        unit=[-84, -102, -97],
        tiles=(45, 37, 25),
        superstar=321,
        statue=0,
        web=-82,
        jinx=-508,
        claim=150,
        on_turn=347,
        card=_cards(TWO),
    ),
    Worths(
        stars=[
            0,
            25,
            50,
            91,
            129,
            154,
            179,
            228,
            324,
            441,
            564,
            691,
            824,
            982,
            1192,
            1464,
            1754,
            2013,
            2246,
            2482,
        ],
        hearts=[0, 331, 876, 1377, 1807, 2167, 2470, 2731, 2963, 3179, 3405, 3670, 3974],
        hearts_inside=[0, -1107, -318, 439, 1117, 1682, 2120, 2435, 2657, 2852, 3101, 3446, 3859],
        energy=[0, 18, 36, 78, 162, 217, 235, 253, 271, 289, 307],
        more_energy=15,
        zone=[0, 182, 222],
        unit=[-186, -220, -213],
        tiles=(11, 34, 28),
        superstar=136,
        statue=-125,
        web=-80,
        jinx=-279,
        claim=150,
        on_turn=114,
        card=_cards(MANY),
    ),
    Worths(
        stars=[100 * stars for stars in range(20)],
        hearts=[100 * hearts for hearts in range(13)],
        hearts_inside=[100 * hearts for hearts in range(13)],
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
        on_turn=0,
        card=[0] + [180] * (FIRST_DISCARD - 1) + [0] * (len(CARD_NAMES) - FIRST_DISCARD),
    ),
]
