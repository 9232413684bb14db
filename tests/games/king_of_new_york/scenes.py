"""Set up any position of King of New York for a test, by words."""

from typing import Any

from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.rules.cards import PRINTED
from ludoteka.games.king_of_new_york.rules.parts import (
    BOROUGH_NAMES,
    CARD_NAMES,
    FACE_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from ludoteka.kernel.chances import outcome_of
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Chance
from playing import Scenario

HOMES = ["bronx", "queens", "brooklyn", "staten_island", "bronx", "queens"]
STEPS: dict[str, list[list[Any]]] = {
    "turn": [["turn", 0]],
    "faces": [["end", 0], ["shop", 0, 0], ["move", 0, 0], ["faces", 0, 0, 0], ["result", 0]],
    "move": [["end", 0], ["shop", 0, 0], ["move", 0, 0]],
    "shop": [["end", 0], ["shop", 0, 0]],
    "end": [["end", 0]],
}
Given = dict[str, Any]
"""Some of the arguments of `scene`, said once for several scenes."""
UNIT_TILES = {"infantry": "high_rise_1", "jet": "high_rise_2", "tank": "high_rise_3"}


class Scene(Scenario):
    """A scenario with the words of this game for chance and for what can be seen."""

    def roll(self, faces: str) -> "Scene":
        """Dice by the first letters of their faces: `e h a d c o`."""
        shown = [[name[0] for name in FACE_NAMES].index(each) for each in faces.split()]
        assert isinstance(self.game.pending(self.s), Chance)
        self.chance(outcome_of(shown))
        return self

    def opens(self, *cards: str) -> "Scene":
        """The next cards of the deck."""
        for name in cards:
            number = CARD_NAMES.index(name)
            assert self.s.deck.counts[number], f"{name} is not in the deck"
            self.chance(sum(self.s.deck.counts[:number]), prompt="card")
        return self

    def uncovers(self, *tiles: str) -> "Scene":
        """The next covered tiles."""
        for name in tiles:
            number = TILE_NAMES.index(name)
            assert self.s.covered.counts[number], f"no {name} is covered"
            self.chance(sum(self.s.covered.counts[:number]), prompt="tile")
        return self

    def do(self, *texts: str) -> "Scene":
        self.choose(*texts)
        return self

    def cards(self, seat: int = 0) -> list[str]:
        return [CARD_NAMES[card] for card in self.s.keep[seat]]

    def where(self, seat: int = 0) -> str:
        place = self.s.place[seat]
        return BOROUGH_NAMES[place] if place >= 0 else "nowhere"

    def goods(self, seat: int = 0) -> tuple[int, int, int]:
        """Hearts, stars and energy."""
        return self.s.hearts[seat], self.s.stars[seat], self.s.energy[seat]

    @property
    def seat(self) -> int:
        return int(self.ask.seat)

    @property
    def at_chance(self) -> str:
        ask = self.game.pending(self.s)
        return ask.prompt if isinstance(ask, Chance) else ""


def scene(
    at: str = "faces",
    *,
    seats: int = 3,
    lanes: str = "one",
    places: str = "",
    zones: dict[int, tuple[int, int]] | None = None,
    hearts: dict[int, int] | None = None,
    stars: dict[int, int] | None = None,
    energy: dict[int, int] | None = None,
    dice: str = "",
    keep: dict[int, str] | None = None,
    open: str = "brooklyn_bridge coney_island the_unisphere",
    discard: str = "",
    deck: str | None = None,
    tops: dict[str, str] | None = None,
    units: dict[str, str] | None = None,
    tokens: dict[str, dict[int, int]] | None = None,
    parts: str = "",
    rules: int = 0,
    **fields: Any,
) -> Scene:
    """A position in the turn of seat 0, before the given step.

    `places` are boroughs by seat (default: outside Manhattan), `zones` zone and lane of those in
    Manhattan. Stacks show High-Rise 1 unless `tops` says otherwise; a unit `new_jet` appeared in
    this turn. The rest of the tiles is covered, the rest of the cards is in the deck. `rules` is
    the version of the rules, 0 for today's.
    """
    options = GAME.options(lanes=lanes).with_parts(parts).with_rules(rules)
    data: dict[str, Any] = GAME.encode(GAME.setup(seats, options))
    data["frames"] = [["city"], *STEPS[at]]
    data["turn"] = 7
    homes = places.split() or HOMES[:seats]
    data["place"] = [-1 if home == "-" else BOROUGH_NAMES.index(home) for home in homes]
    for seat, (zone, lane) in (zones or {}).items():
        data["zone"][seat], data["lane"][seat] = zone, lane
    data["quiet"] = 0 if 0 in data["place"] else 1
    for name, changes in (("hearts", hearts), ("stars", stars), ("energy", energy)):
        for seat, value in (changes or {}).items():
            data[name][seat] = value
    for seat, home in enumerate(homes):
        if home == "-":
            data["hearts"][seat] = 0
    for letter in dice.split():
        data["dice"][[name[0] for name in FACE_NAMES].index(letter)] += 1
    _lay_cards(data, keep or {}, open, discard, deck)
    _lay_tiles(data, tops or {}, units or {})
    for name, held in (tokens or {}).items():
        for seat, count in held.items():
            data["shells" if name == "carapace" else name][seat] = count
            data["supply"][TOKEN_NAMES.index(name)] -= count
    data.update(fields)
    s = GAME.decode(data, seats, options)
    if deck is None:
        assert GAME.census(s) == GAME.box(seats, options)
    GAME.settle(s, Journal())
    return Scene(GAME, s)


def _lay_cards(
    data: dict[str, Any], keep: dict[int, str], open: str, discard: str, deck: str | None
) -> None:
    used: list[int] = []
    for seat, names in keep.items():
        data["keep"][seat] = [CARD_NAMES.index(name) for name in names.split()]
        used += data["keep"][seat]
    data["open"] = [CARD_NAMES.index(name) if name != "-" else 0 for name in open.split()]
    data["open"] = [0 if card in used else card for card in data["open"]]
    data["discard"] = [CARD_NAMES.index(name) for name in discard.split()]
    used += [card for card in data["open"] if card] + data["discard"]
    assert len(set(used)) == len(used)
    counts = [int(card > 0 and card not in used) for card in range(len(CARD_NAMES))]
    if deck is not None:
        counts = [int(name in deck.split()) for name in CARD_NAMES]
    data["deck"] = {"counts": counts, "size": sum(counts)}


def _lay_tiles(data: dict[str, Any], tops: dict[str, str], units: dict[str, str]) -> None:
    data["top"] = [TILE_NAMES.index("high_rise_1")] * 15
    for borough, told in tops.items():
        first = BOROUGH_NAMES.index(borough) * 3
        names = ["unknown" if name == "-" else name for name in told.split()]
        data["top"][first : first + 3] = [TILE_NAMES.index(name) for name in names]
    left = PRINTED.pieces[:]
    for tile in data["top"]:
        left[tile] -= tile > 0
    for borough, told in units.items():
        for name in told.split():
            fresh = name.startswith("new_")
            tile = TILE_NAMES.index(UNIT_TILES[name.removeprefix("new_")])
            data["units"][BOROUGH_NAMES.index(borough)].append(tile + 8 * fresh)
            left[tile] -= 1
    assert min(left) >= 0
    data["below"] = [0] * 15
    for place in range(sum(left)):
        data["below"][place % 15] += 1
    data["covered"] = {"counts": left, "size": sum(left)}
