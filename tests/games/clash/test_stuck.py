"""CLASH-7.2 and 7.3: who can place nothing has lost, and everybody sees why."""

from typing import Any

import pytest

from games.clash.clash_table import fresh, names, position
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.clash.rules import GAME
from ludoteka.games.clash.rules.parts import TILE_NAMES
from ludoteka.kernel.pending import SPECTATOR, Decide, Over
from ludoteka.kernel.rng import Rng
from playing import Scenario, encoded_view

NOBEL = TILE_NAMES.index("nobel")
THEIRS = {"a1": "mustafa jihad", "b1": "imam jihad"}
"""Nothing that Nobel Prize could cover for McWorld, and cells free."""
FULL = {
    "a1": "mustafa jihad",
    "b1": "soldier jihad",
    "c1": "banker jihad",
    "a2": "predator jihad",
    "b2": "imam jihad",
    "c2": "sheikh mcworld",
    "a3": "taliban jihad",
    "b3": "bomber jihad",
    "c3": "leader jihad down",
}
"""No cell is free, and one tile supports McWorld."""


def test_nobel_prize_alone_with_nothing_to_cover_loses() -> None:
    """CLASH-7.2 Though cells are empty."""
    t = position(board=THEIRS, mcworld="nobel", jihad="leader")
    assert t.over.ranks == [1, 0]


def test_nobel_prize_alone_in_the_neutral_zone_loses_too() -> None:
    """CLASH-7.2"""
    t = position(board=THEIRS, neutral="nobel", jihad="leader")
    assert t.over.ranks == [1, 0]


def test_the_move_before_leads_to_the_end() -> None:
    """CLASH-7.2 The opponent flips the last tile that could be covered."""
    board = THEIRS | {"b2": "un mcworld"}
    t = position(turn="jihad", board=board, mcworld="nobel", jihad="tradition leader")
    t.choose("place tradition b3 jihad", "target b2")
    assert t.heard == ["flipped", "won-tiles", "won-match"]
    assert t.over.ranks == [1, 0]


def test_what_can_be_covered_is_asked_for() -> None:
    """CLASH-3.5, CLASH-7.2"""
    t = position(board=THEIRS | {"b2": "un mcworld"}, mcworld="nobel", jihad="leader")
    assert t.options == ["place nobel b2 mcworld"]


def test_a_safe_tile_cannot_be_covered_so_that_is_the_end() -> None:
    """CLASH-5.4, CLASH-7.2"""
    board = THEIRS | {"b2": "tourist_zone mcworld"}
    assert position(board=board, mcworld="nobel", jihad="leader").over.ranks == [1, 0]


def test_kaboom_comes_first() -> None:
    """CLASH-7.3 KABOOM!!! supports the player who is not stuck."""
    t = position(board=THEIRS | {"c3": "kaboom jihad"}, mcworld="nobel", jihad="leader")
    assert t.over.ranks == [0, 1]


def test_a_match_of_the_first_rules_ends_there_too() -> None:
    """CLASH-7.2 No match waits for ever for an answer that does not exist."""
    t = position(board=THEIRS, mcworld="nobel", jihad="leader", rules=1)
    assert t.over.ranks == [1, 0]


# Hidden tiles


def hidden_nobel(rules: int = 0) -> Scenario:
    """Jihad is about to move; then McWorld has only Nobel Prize, which Jihad has not seen."""
    return position(
        turn="jihad",
        variant="hidden_support",
        board=THEIRS,
        hidden={"mcworld": "nobel"},
        jihad="leader mosque",
        rules=rules,
    )


def test_a_hidden_nobel_prize_alone_loses_and_is_shown() -> None:
    """CLASH-7.2, CLASH-9.4"""
    t = hidden_nobel().choose("place mosque c3 jihad")
    assert t.heard == ["placed", "shown", "won-tiles", "won-match"]
    assert t.over.ranks == [1, 0]
    for viewer in (0, 1, SPECTATOR):
        seen = GAME.view(t.s, viewer).position
        assert (names(seen.zones[0]), seen.hidden[0].cards) == (["nobel"], [])


def test_showing_tiles_cannot_be_taken_back() -> None:
    """CLASH-7.2 Somebody has seen a tile they did not know: a barrier for undo."""
    t = hidden_nobel().choose("place mosque c3 jihad")
    assert t.revealed


def test_under_the_first_rules_the_tiles_stayed_hidden() -> None:
    t = hidden_nobel(rules=1).choose("place mosque c3 jihad")
    assert t.heard == ["placed", "won-tiles", "won-match"]
    assert names(t.s.hidden[0].cards) == ["nobel"]


def test_who_is_asked_to_place_their_only_hidden_tile_does_not_hold_nobel_prize() -> None:
    """CLASH-7.2 So nobody imagines it there."""
    t = position(
        variant="hidden_support", board=THEIRS, hidden={"mcworld": "coup"}, jihad="leader mosque"
    )
    assert t.ask.seat == 0
    for viewer in (1, SPECTATOR):
        found = imagined(t, viewer, 0)
        assert NOBEL not in found
        assert len(found) > 5


def test_who_is_asked_without_a_free_cell_holds_nobel_prize() -> None:
    """CLASH-3.5, CLASH-7.2 So everybody imagines it there."""
    t = position(
        variant="hidden_support",
        board=FULL,
        mcworld="president",
        hidden={"mcworld": "coup nobel"},
        jihad="mosque",
    )
    assert t.options == ["place nobel c2 mcworld"]
    for viewer in (1, SPECTATOR):
        rng = Rng(2)
        for _ in range(20):
            world = GAME.imagine(GAME.view(t.s, viewer), rng)
            assert NOBEL in world.hidden[0].cards


def imagined(t: Scenario, viewer: int, place: int) -> set[int]:
    """What a viewer imagines as the first tile of a hidden zone; every world looks the same."""
    found = set()
    rng = Rng(1)
    for _ in range(120):
        world = GAME.imagine(GAME.view(t.s, viewer), rng)
        assert encoded_view(GAME, world, viewer) == encoded_view(GAME, t.s, viewer)
        ask = GAME.pending(world)
        assert isinstance(ask, Decide)
        assert ask.options
        found.add(world.hidden[place].cards[0])
    return found


def drafted(kept_first: str, kept_second: str) -> dict[str, Any]:
    """A secret draft (McWorld first) in which Jihad kept these; see `test_11_13`.

    Packet 0: missile mercenary mujahideen television, drawn by McWorld, who keeps missile.
    Packet 1: press agent hacker and crisis or nobel, drawn by Jihad.
    """
    t = fresh(variant="secret_draft", match="single").chance(0).chance(0, 0, 0, 0)
    t.choose("keep missile", f"keep {kept_first}")
    t.chance(0, 0, 0, 5 if kept_second == "nobel" else 0).choose(f"keep {kept_second}")
    t.choose("keep agent")
    return GAME.encode(t.s)


def with_jihad_to_move(data: dict[str, Any], hidden_left: list[int], full: bool) -> Scenario:
    """The same draft later: Jihad has only the hidden tiles of these packets left."""
    zones, gone = data["zones"], data["removed"]
    gone += zones[0] + zones[1] + data["aside"]
    zones[0], zones[1], data["aside"] = [], [], []
    for packet in (0, 1):
        if packet not in hidden_left:
            zone = data["hidden"][2 + packet]
            gone += zone["cards"]
            zone["cards"], zone["seen"] = [], []
    cells = range(9 if full else 2)
    for place in cells:
        data["board"][place] = gone.pop(0)
        data["side"][place] = 0
    if full:
        data["side"][4] = 1
        data["down"][8] = 1
    data["frames"] = [["match"], ["turn", 1]]
    data["game"], data["placed"] = 1, 20
    options = GAME.options(variant="secret_draft", match="single")
    return Scenario(GAME, GAME.decode(data, 2, options))


def test_a_tile_kept_from_a_packet_one_has_seen_is_imagined_among_its_three() -> None:
    """CLASH-7.2, CLASH-9.6 McWorld passed on mercenary, mujahideen and television."""
    t = with_jihad_to_move(drafted("mercenary", "press"), [0], full=False)
    told = {TILE_NAMES[tile] for tile in imagined(t, 0, 2)}
    assert told == {"mercenary", "mujahideen", "television"}


def test_a_tile_kept_from_an_unseen_packet_is_imagined_among_all_others() -> None:
    """CLASH-7.2, CLASH-9.6 but it is not Nobel Prize, or Jihad would not be asked."""
    t = with_jihad_to_move(drafted("mercenary", "press"), [1], full=False)
    told = {TILE_NAMES[tile] for tile in imagined(t, 0, 3)}
    assert "nobel" not in told
    assert {"press", "coup"} <= told
    assert not told & {"mercenary", "mujahideen", "television", "missile"}


def test_nobel_prize_is_imagined_where_it_can_lie() -> None:
    """CLASH-7.2, CLASH-9.6 Not among the three of the other packet."""
    t = with_jihad_to_move(drafted("mercenary", "nobel"), [0, 1], full=True)
    assert t.options
    rng = Rng(4)
    for _ in range(30):
        world = GAME.imagine(GAME.view(t.s, 0), rng)
        assert world.hidden[3].cards == [NOBEL]
        assert TILE_NAMES[world.hidden[2].cards[0]] in ("mercenary", "mujahideen", "television")


# Bots


@pytest.mark.parametrize("level", ["level1", "level2", "level3", "level4", "level5"])
def test_a_bot_can_look_at_the_move_before_the_end(level: str) -> None:
    """CLASH-7.2 A search meets the end behind the next move."""
    open_tiles = position(turn="jihad", board=THEIRS, neutral="nobel", jihad="leader mosque")
    for t in (open_tiles, hidden_nobel()):
        view = GAME.view(t.s, 1)
        assert view.ask is not None
        bot = bot_by_name(level, GAME)
        move = bot.choose(view, view.ask, Rng(1))
        assert move in view.ask.options


def test_a_bot_that_imagines_nobel_prize_goes_on() -> None:
    """CLASH-7.2, CLASH-9.4 In some worlds the opponent is stuck after this move."""
    t = position(
        turn="jihad",
        variant="hidden_support",
        board=THEIRS,
        hidden={"mcworld": "coup"},
        jihad="leader mosque",
    )
    bot = bot_by_name("ismcts:iters=300", GAME)
    view = GAME.view(t.s, 1)
    assert view.ask is not None
    assert bot.choose(view, view.ask, Rng(3)) in view.ask.options
    ends = 0
    rng = Rng(5)
    for _ in range(60):
        world = Scenario(GAME, GAME.imagine(view, rng)).choose("place mosque c3 jihad")
        ends += isinstance(GAME.pending(world.s), Over)
    assert 0 < ends < 60, "stuck in the worlds where the hidden tile is Nobel Prize"
