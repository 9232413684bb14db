"""Moments of King of New York at which one kind of question is asked, for the refusals."""

from typing import Any

from games.king_of_new_york.scenes import Given, Scene, scene
from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.kernel.journal import Journal

TAKEN = "bronx manhattan queens queens"
"""Four Monsters, one of them in Manhattan, two in Queens."""
FIVE = "bronx manhattan manhattan queens brooklyn"
LANES: Given = {"lanes": "two", "zones": {2: (0, 1)}}
MARATHON = "new_york_marathon - -"


def beginning(seats: int = 3) -> Scene:
    """Tiles and cards lie open; seat 0 has rolled eight ATTACK, the others none."""
    t = Scene(GAME, GAME.start(seats, GAME.options(), Journal()))
    t.chance(*[0] * 18)
    t.roll("a a a a a a a a")
    for _ in range(seats - 1):
        t.roll("e e e e e e e e")
    return t


def moving(places: str = TAKEN, **given: Any) -> Scene:
    return scene("move", places=places, seats=len(places.split()), **given)


def speeding(places: str = TAKEN, **given: Any) -> Scene:
    seats = len(places.split())
    return scene("turn", places=places, seats=seats, keep={0: "super_speed"}, **given)


def armed_move(places: str, **given: Any) -> Scene:
    """With Carapace a Move without choice is a question, too."""
    return scene("move", places=places, keep={0: "carapace"}, **given)


def riding(places: str = "bronx queens queens", **given: Any) -> Scene:
    return scene("turn", places=places, subway=1, **given)


def fleeing(places: str = "bronx manhattan queens queens", **given: Any) -> Scene:
    return scene(dice="a", places=places, seats=len(places.split()), **given)


def leaving(places: str = "bronx manhattan manhattan queens queens bronx") -> Scene:
    """KONY-9.5 The fifth Monster dies of a unit; the third must leave."""
    two: Given = {"seats": 6, "lanes": "two", "zones": {1: (0, 0), 2: (0, 1)}}
    dying: Given = {"hearts": {3: 1, 4: 1}, "units": {"queens": "tank"}}
    t = scene(dice="o o o e", places=places, **two, **dying)
    return t.do("resolve ouch")


def rolling(faces: str = "e e h a o o", **given: Any) -> Scene:
    return scene("turn", **given).roll(faces)


def resolving(dice: str = "e h c", **given: Any) -> Scene:
    return scene(dice=dice, **given)


def destroying(dice: str = "d d e", **given: Any) -> Scene:
    return scene(dice=dice, **given).do("resolve destruction")


def shopping(**given: Any) -> Scene:
    return scene("shop", **{"energy": {0: 4}, **given})


def spending() -> Scene:
    return scene(dice="a a e", tokens={"web": {0: 1}}).do("resolve attack")


def paying() -> Scene:
    bought: Given = {"energy": {0: 2}, "open": "diva - -", "deck": ""}
    return scene("shop", keep={0: "of_another_world"}, **bought).do("buy diva")


def absorbing() -> Scene:
    hit: Given = {"dice": "o e", "units": {"bronx": "jet"}, "energy": {0: 2}}
    return scene(keep={0: "of_another_world"}, **hit).do("resolve ouch")


def scattering() -> Scene:
    near: Given = {"places": "bronx manhattan queens", "units": {"brooklyn": "jet"}}
    return scene("move", keep={0: "stink_attack"}, **near).do("go brooklyn")


def buying(card: str, **given: Any) -> Scene:
    return shopping(open=f"{card} - -", deck="", **{"energy": {0: 9}, **given}).do(f"buy {card}")


def aiming(**given: Any) -> Scene:
    return destroying(keep={0: "seismic_ray carapace"}, **given)


def with_cabs() -> Scene:
    units = {"bronx": "jet infantry"}
    t = scene(dice="d e", keep={0: "hailing_cabs"}, units=units).do("resolve destruction")
    return t.do("declare")
