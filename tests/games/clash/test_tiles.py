"""CLASH-10: one test per tile, and where each reaches."""

import pytest

from games.clash.clash_table import at, fresh, names, position
from ludoteka.games.clash.rules import GAME
from ludoteka.games.clash.rules.parts import PRINTED, TILE_NAMES
from ludoteka.kernel.components import SOURCES
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.options import Options

TWINS = list(zip(TILE_NAMES[1:8], TILE_NAMES[8:15], strict=True))
ORTHOGONAL = {"b1", "a2", "c2", "b3"}
DIAGONAL = {"a1", "c1", "a3", "c3"}
AROUND = {
    "a1": "mustafa jihad",
    "b1": "fast_food mcworld",
    "c1": "banker jihad",
    "a2": "pop_star mcworld",
    "c2": "imam jihad",
    "a3": "tradition mcworld",
    "b3": "sheikh jihad",
    "c3": "bomber mcworld",
}


@pytest.mark.parametrize("tile", ["president", "pop_star"])
def test_one_of_all_eight(tile: str) -> None:
    """CLASH-10 President destroys, Pop Star flips one of all eight neighbours."""
    ring = dict(AROUND)
    ring["a2"] = "taliban mcworld"
    ring["a1"] = "mustafa jihad down"
    t = position(board=ring, mcworld=tile).choose(f"place {tile} b2 mcworld")
    assert {text.split()[1] for text in t.options if text != "skip"} == set(AROUND) - {"a1"}


@pytest.mark.parametrize(("mcworld", "jihad"), TWINS)
def test_coloured_twins_do_the_same(mcworld: str, jihad: str) -> None:
    """CLASH-10 Each McWorld tile has a Jihad twin with the same effect and area."""
    a, b = TILE_NAMES.index(mcworld), TILE_NAMES.index(jihad)
    assert PRINTED.effect[a] == PRINTED.effect[b]
    assert PRINTED.reach[a] == PRINTED.reach[b]
    assert PRINTED.area[a] == PRINTED.area[b]


def test_president_destroys_one_neighbour() -> None:
    t = position(board={"b3": "imam jihad"}, mcworld="president soldier")
    t.choose("place president b2 mcworld", "target b3")
    assert at(t, "b3") == "imam jihad down"


def test_fast_food_flips_every_tile_in_one_direction() -> None:
    """CLASH-4.4, CLASH-10 To the edge of the board, over empty cells too."""
    board = {"a1": "mustafa jihad", "c3": "imam jihad", "a3": "leader jihad"}
    t = position(board=board, mcworld="fast_food soldier")
    t.choose("place fast_food c1 mcworld")
    assert t.options == ["target b1", "target b2", "target c2", "skip"]
    t.choose("target b2")
    assert at(t, "a3") == "leader mcworld"
    assert at(t, "a1") == "mustafa jihad"


def test_banker_flips_all_of_one_colour() -> None:
    """CLASH-4.4, CLASH-10 The orthogonal or the diagonal ones, all of them."""
    board = {"b1": "mustafa jihad", "b3": "imam jihad", "a1": "leader jihad"}
    t = position(board=board, mcworld="banker soldier").choose("place banker b2 mcworld")
    assert t.options == ["dots first", "dots second", "skip"]
    t.choose("dots first")
    assert [at(t, each).split()[1] for each in ("b1", "b3", "a1")] == [
        "mcworld",
        "mcworld",
        "jihad",
    ]


def test_pop_star_flips_one_neighbour() -> None:
    t = position(board={"b3": "imam jihad"}, mcworld="pop_star soldier")
    t.choose("place pop_star a3 mcworld", "target b3")
    assert at(t, "b3") == "imam mcworld"


def test_soldier_destroys_an_orthogonal_neighbour() -> None:
    t = position(board={"b3": "imam jihad", "a1": "mustafa jihad"}, mcworld="soldier president")
    t.choose("place soldier b2 mcworld")
    assert t.options == ["target b3", "skip"]


def test_predator_destroys_a_diagonal_neighbour() -> None:
    t = position(board={"b3": "imam jihad", "a1": "mustafa jihad"}, mcworld="predator president")
    t.choose("place predator b2 mcworld")
    assert t.options == ["target a1", "skip"]


def test_tourist_zone_is_safe() -> None:
    """CLASH-5.4 It suffers no effect."""
    board = {"b3": "tourist_zone mcworld"}
    for tile, neutral in (("leader", ""), ("tradition", ""), ("", "mercenary"), ("", "bribe")):
        t = position(
            turn="jihad", board=board, jihad=f"{tile} bomber", neutral=neutral, mcworld="banker"
        )
        t.choose(f"place {tile or neutral} b2 jihad")
        assert t.ask.prompt == "place", "the effect has no target"


def test_missile_destroys_only_what_is_safe() -> None:
    """CLASH-5.10 A neighbour that is not Safe cannot be touched."""
    board = {"b3": "mosque jihad", "a1": "imam jihad"}
    t = position(board=board, neutral="missile", mcworld="president")
    t.choose("place missile b2 mcworld").refused("target a1", "CLASH-5.10", "is-not-safe")
    assert t.options == ["target b3", "skip"]
    t.choose("target b3")
    assert at(t, "b3") == "mosque jihad down"


def test_mercenary_discards_an_orthogonal_neighbour() -> None:
    t = position(board=AROUND | {"a1": "mustafa jihad down"}, neutral="mercenary coup")
    t.choose("place mercenary b2 mcworld")
    assert {text.split()[1] for text in t.options[:-1]} == ORTHOGONAL
    t.choose("target b1")
    assert at(t, "b1") == "empty"
    assert "fast_food" in names(t.s.removed)


def test_mujahideen_discards_a_diagonal_neighbour() -> None:
    t = position(
        board=AROUND | {"b1": "mustafa jihad down", "a1": "taliban jihad"}, neutral="mujahideen"
    )
    t.choose("place mujahideen b2 mcworld")
    assert {text.split()[1] for text in t.options[:-1]} == DIAGONAL


def test_television_repeats_an_orthogonal_neighbour() -> None:
    board = {"b3": "leader jihad", "c3": "imam jihad", "a1": "sheikh jihad", "c1": "mosque jihad"}
    t = position(board=board, neutral="television", mcworld="president")
    t.choose("place television b2 mcworld")
    assert t.options == ["target b3", "skip"]
    t.choose("target b3")
    assert t.ask.about[0] == TILE_NAMES.index("leader")
    assert t.options == ["target b2", "target c3", "skip"]


def test_press_repeats_a_diagonal_neighbour() -> None:
    board = {"b3": "leader jihad", "c3": "imam jihad", "a1": "sheikh jihad", "c1": "mosque jihad"}
    t = position(board=board, neutral="press", mcworld="president").choose("place press b2 mcworld")
    assert t.options == ["target a1", "target c3", "skip"]


def test_agent_removes_a_tile_from_the_opponents_zone() -> None:
    t = position(board={"a1": "mustafa jihad"}, neutral="agent", jihad="leader imam")
    t.choose("place agent b2 mcworld")
    assert t.options == ["remove leader", "remove imam", "skip"]
    t.refused("remove president", "CLASH-10", "not-in-zone")
    t.choose("remove imam")
    assert names(t.s.zones[1]) == ["leader"]
    assert names(t.s.removed) == ["imam"]


def test_hacker_takes_any_removed_tile() -> None:
    t = position(
        board={"a1": "mustafa jihad"}, neutral="hacker", removed="leader coup", jihad="imam"
    )
    t.choose("place hacker b2 mcworld").refused("take imam", "CLASH-10", "not-removed")
    t.choose("take leader")
    assert names(t.s.zones[0]) == ["leader"]
    assert names(t.s.removed) == ["coup"]


def test_financial_crisis_takes_back_another_own_tile() -> None:
    """CLASH-10 Face up, supporting you, and not itself; not a Safe one (5.4)."""
    board = {"a1": "mustafa mcworld", "b1": "imam jihad", "c1": "tourist_zone mcworld"}
    t = position(board=board, neutral="crisis", jihad="leader")
    t.choose("place crisis b2 mcworld")
    assert t.options == ["target a1", "skip"]
    t.refused("target b1", "CLASH-10", "not-your-support")
    t.refused("target b2", "CLASH-10", "is-itself").refused("target c1", "CLASH-5.4", "is-safe")
    t.choose("target a1")
    assert names(t.s.zones[0]) == ["mustafa"]
    assert at(t, "a1") == "empty"


def test_social_network_flips_the_three_in_front() -> None:
    board = {"a3": "imam jihad", "b3": "leader jihad", "a2": "sheikh jihad", "b1": "taliban jihad"}
    t = position(board=board, neutral="network", mcworld="president")
    t.choose("place network b2 mcworld", "use")
    assert [at(t, each).split()[1] for each in ("a3", "b3", "a2", "b1")] == [
        "mcworld",
        "mcworld",
        "jihad",
        "jihad",
    ]


def test_coup_flips_all_around() -> None:
    """CLASH-4.1 All of them or, when skipped, none; CLASH-4.6 of both sides."""
    board = {"a3": "imam jihad", "b1": "soldier mcworld", "c2": "mosque jihad"}
    t = position(board=board, neutral="coup", mcworld="president").choose("place coup b2 mcworld")
    assert t.options == ["use", "skip"]
    t.choose("use")
    assert [at(t, each).split()[1] for each in ("a3", "b1", "c2")] == ["mcworld", "jihad", "jihad"]


def test_bribe_moves_a_tile_and_keeps_its_orientation() -> None:
    """CLASH-5.6 Any other face-up tile, to an empty cell; no effect fires again."""
    board = {"a1": "leader jihad", "b1": "imam jihad"}
    t = position(board=board, neutral="bribe", mcworld="president", jihad="mosque")
    t.choose("place bribe b2 mcworld")
    assert t.options == ["target a1", "target b1", "skip"]
    t.choose("target a1").refused("to b1", "CLASH-5.6", "cell-taken")
    t.refused("skip", "CLASH-5.6", "choose-empty-cell")
    assert "to b2" not in t.options
    assert "to a1" not in t.options
    t.choose("to c3")
    assert at(t, "c3") == "leader jihad"
    assert at(t, "a1") == "empty"
    assert t.ask.prompt == "place"


def test_un_stabilises_west_and_east() -> None:
    """CLASH-5.9 They are Safe and keep their own effects."""
    board = {"b2": "un mcworld", "a2": "picket jihad", "c2": "imam jihad", "b3": "sheikh jihad"}
    t = position(board=board, mcworld="president soldier", jihad="leader")
    t.choose("place president a3 mcworld")
    assert t.heard == ["placed", "blocked"], "the stabilised Picket still blocks"
    t = position(board=board, mcworld="pop_star soldier").choose("place pop_star c1 mcworld")
    t.refused("target c2", "CLASH-5.4", "is-safe")


def test_nobel_prize_covers_an_own_tile() -> None:
    """CLASH-3.5, CLASH-6.1 Face up, supporting you, not Safe."""
    board = {"a1": "soldier mcworld", "b1": "imam jihad", "c1": "tourist_zone mcworld"}
    board["a2"] = "president mcworld down"
    t = position(board=board, neutral="nobel", mcworld="banker", jihad="leader")
    assert [text for text in t.options if "nobel" in text] == ["place nobel a1 mcworld"]
    t.refused("place nobel b1 mcworld", "CLASH-6.1", "nobel-own-tile")
    t.refused("place nobel c1 mcworld", "CLASH-5.4", "nobel-safe")
    t.refused("place nobel a2 mcworld", "CLASH-6.1", "nobel-face-down")
    t.refused("place nobel c3 mcworld", "CLASH-3.5", "nobel-needs-tile")
    t.refused("place nobel a1 jihad", "CLASH-6.1", "nobel-side")
    t.choose("place nobel a1 mcworld")
    assert at(t, "a1") == "nobel mcworld over soldier"


@pytest.mark.parametrize(("tile", "blocked"), [("picket", ORTHOGONAL), ("riots", DIAGONAL)])
def test_picket_and_riots_block_cells(tile: str, blocked: set[str]) -> None:
    """CLASH-5.8 Picket the orthogonal cells, Riots the diagonal ones."""
    for name in sorted(ORTHOGONAL | DIAGONAL):
        board = {"b2": f"{tile} mcworld"}
        t = position(turn="jihad", board=board, jihad="tradition imam", mcworld="banker")
        t.choose(f"place tradition {name} jihad")
        assert (t.ask.prompt == "place") == (name in blocked)


def test_elections_draw_an_unused_neutral_tile() -> None:
    t = position(board={"a1": "mustafa jihad"}, neutral="elections", jihad="leader", box="coup un")
    t.choose("place elections b2 mcworld", "use").chance(1, prompt="elections")
    assert names(t.s.zones[0]) == ["un"]


def test_kaboom_loses_the_game_for_whom_it_supports() -> None:
    """CLASH-5.11 However the game ends."""
    t = position(board={"a1": "kaboom jihad"}, mcworld="soldier")
    t.choose("place soldier c3 mcworld")
    assert t.over.ranks == [0, 1]


def test_mustafa_does_nothing() -> None:
    t = fresh(variant="beginners").chance(0).choose("place mustafa b2 jihad")
    assert t.ask.prompt == "place"
    assert t.ask.seat == 1


def test_every_tile_says_where_its_picture_comes_from() -> None:
    for number in range(1, len(TILE_NAMES)):
        assert GAME.source("tile", number) in SOURCES
    assert GAME.source("tile", TILE_NAMES.index("network")) == "house"


OWN = """
[[tile]]
id = "network"
area = ["s"]
source = "owner"
"""


def test_a_table_may_correct_a_lost_picture() -> None:
    """CLASH-10 A corrected picture changes data only."""
    board = {"b3": "leader jihad", "b1": "taliban jihad"}
    t = position(board=board, neutral="network", mcworld="president", parts=OWN)
    t.choose("place network b2 mcworld", "use")
    assert at(t, "b1") == "taliban mcworld"
    assert at(t, "b3") == "leader jihad"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("[[tile", "component-toml"),
        ("[[card]]\nid='x'", "component-table"),
        ("tile = 3", "component-table"),
        ("[[tile]]\nsource='owner'", "component-no-id"),
        ("[[tile]]\nid='network'\narea=['n']", "component-missing"),
        ("[[tile]]\nid='network'\nsource='me'", "component-unknown"),
        ("[[tile]]\nid='netwrk'\narea=['n']\nsource='owner'", "component-id"),
        ("[[tile]]\nid='network'\narea=['up']\nsource='owner'", "component-unknown"),
        ("[[tile]]\nid='network'\narea=['n','n']\nsource='owner'", "component-twice"),
        ("[[tile]]\nid='network'\narea='n'\nsource='owner'", "component-list"),
        ("[[tile]]\nid='network'\neffect='destroy'\nsource='owner'", "component-fixed"),
        (OWN + OWN, "component-again"),
    ],
)
def test_a_wrong_component_file_is_refused_with_the_reason(text: str, word: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.setup(2, Options({"variant": "standard", "match": "single"}, text))
    assert caught.value.word == word
