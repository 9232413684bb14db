"""What the log of King of New York tells: once, and who gives what to whom."""

from typing import Any

import pytest

from games.king_of_new_york.scenes import Given, Scene, scene

HIT: Given = {"dice": "a e h", "places": "bronx manhattan queens"}


def told(t: Scene, *words: str) -> list[tuple[str, tuple[int, ...]]]:
    return [(note.word, note.args) for note in t.notes if note.word in words]


def test_a_flight_is_told_once() -> None:
    """KONY-5.3"""
    t = scene(**HIT).do("resolve attack", "go brooklyn")
    assert told(t, "flees", "moves") == [("flees", (1, 3))]


def test_a_flight_is_told_after_its_toll_is_paid() -> None:
    """KONY-5.3, KONY-10.11 New York Marathon"""
    t = scene(**HIT, energy={1: 2}, open="new_york_marathon - -")
    t.do("resolve attack", "go brooklyn")
    assert told(t, "paid", "flees", "moves") == [("paid", (1, 2)), ("flees", (1, 3))]


def test_a_move_in_the_own_turn_is_no_flight() -> None:
    """KONY-6.2"""
    t = scene("move", places="bronx manhattan queens", energy={0: 3}, open="new_york_marathon - -")
    t.do("go brooklyn")
    assert told(t, "paid", "flees", "moves") == [("paid", (0, 2)), ("moves", (0, 3))]


def test_leaving_because_four_are_left_is_no_flight() -> None:
    """KONY-9.5"""
    two: dict[str, Any] = {"seats": 5, "lanes": "two", "zones": {2: (0, 1)}}
    places = "bronx manhattan manhattan queens brooklyn"
    t = scene(dice="o o o e", places=places, hearts={3: 1}, units={"queens": "jet"}, **two)
    t.do("resolve ouch", "go brooklyn")
    assert told(t, "flees", "moves")[0] == ("moves", (2, 3))


PAYMENTS = [
    pytest.param(lambda: scene("shop", energy={0: 6}).do("buy coney_island"), 4, id="card"),
    pytest.param(lambda: scene("shop", energy={0: 2}).do("sweep"), 2, id="sweep"),
    pytest.param(
        lambda: scene(dice="d e", keep={0: "seismic_ray"}, energy={0: 1}).do(
            "resolve destruction", "aim queens"
        ),
        1,
        id="ray",
    ),
    pytest.param(
        lambda: (
            scene("turn", tokens={"jinx": {0: 2}}, energy={0: 3})
            .roll("o e e e e e")
            .do("reroll 1 ouch", "roll")
        ),
        2,
        id="jinx",
    ),
]


@pytest.mark.parametrize(("made", "price"), PAYMENTS)
def test_who_pays_gives_nothing_to_anybody(made: Any, price: int) -> None:
    """KONY-7.1"""
    assert told(made(), "paid", "lost-energy") == [("paid", (0, price))]


def test_energy_handed_to_another_monster_is_given() -> None:
    """KONY-10.1 Drain"""
    t = scene(**HIT, energy={0: 3}, keep={1: "drain"}).do("resolve attack")
    assert told(t, "paid", "lost-energy", "energy") == [("lost-energy", (0, 2)), ("energy", (1, 2))]


def test_energy_lost_instead_of_life_is_told_once() -> None:
    """KONY-10.12 Of Another World"""
    hit: Given = {"dice": "o e", "units": {"bronx": "jet"}, "energy": {0: 2}}
    t = scene(keep={0: "of_another_world"}, **hit).do("resolve ouch", "absorb 1")
    assert told(t, "spared", "paid", "lost-energy") == [("spared", (0, 1, 24))]
