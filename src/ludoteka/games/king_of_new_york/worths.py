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


_FIRST: Final = Worths(
    stars=[150 * stars + 5 * stars * stars for stars in range(20)],
    hearts=[0, 500, 800, 1050, 1250, 1420, 1570, 1700, 1800, 1880, 1950, 2000, 2040],
    hearts_inside=[0, 100, 300, 550, 850, 1150, 1420, 1650, 1800, 1930, 2030, 2100, 2150],
    energy=[60 * energy for energy in range(11)],
    more_energy=40,
    zone=[150, 250, 300],
    unit=[-30, -30, -30],
    tiles=(10, 8, 5),
    superstar=300,
    statue=-50,
    web=-150,
    jinx=-50,
    claim=200,
    on_turn=300,
    card=[0] + [240] * (FIRST_DISCARD - 1) + [0] * (len(CARD_NAMES) - FIRST_DISCARD),
)

WORTHS: Final = [
    _FIRST,
    _FIRST,
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
