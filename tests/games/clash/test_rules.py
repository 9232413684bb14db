"""CLASH-1 to CLASH-9, clause by clause, and the examples of CLASH-11 where they belong."""

import pytest

from games.clash.clash_table import at, fresh, names, position
from ludoteka.games.clash.rules import GAME
from ludoteka.games.clash.rules.parts import COLOURED, NEUTRAL_NAMES, TILE_NAMES
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import SPECTATOR, Chance, Over
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng
from playing import Scenario


def test_1_1_the_box_holds_32_tiles() -> None:
    """CLASH-1.1"""
    assert len(TILE_NAMES) - 1 == 32
    assert [len(COLOURED[0]), len(COLOURED[1]), len(NEUTRAL_NAMES)] == [7, 7, 17]
    assert GAME.box(2, GAME.options()) == {"tile": [0] + [1] * 32}


def test_1_2_a_tile_has_two_orientations() -> None:
    """CLASH-1.2, CLASH-3.3 The mover chooses it for every tile placed."""
    t = position(board={"a1": "mustafa jihad"}, mcworld="president soldier", jihad="leader")
    assert "place president b2 mcworld" in t.options
    assert "place president b2 jihad" in t.options
    t.choose("place president b3 jihad")
    assert at(t, "b3") == "president jihad"


def test_1_3_every_zone_is_told_apart() -> None:
    """CLASH-1.3"""
    t = position(mcworld="president", jihad="leader", neutral="coup", removed="imam", box="un")
    s = t.s
    assert [names(s.zones[0]), names(s.zones[1])] == [["president"], ["leader"]]
    assert [names(s.neutral), names(s.removed), int(s.box.size)] == [["coup"], ["imam"], 1]


def test_11_3_a_turned_tile_turns_its_pattern() -> None:
    """CLASH-1.4, CLASH-11.3 Social Network facing the other way hits the other three cells."""
    board = {"a3": "imam jihad", "c3": "leader jihad", "a1": "taliban jihad", "b1": "bomber jihad"}
    t = position(board=board, neutral="network", mcworld="president")
    t.choose("place network b2 jihad", "use")
    assert [at(t, each).split()[1] for each in ("a3", "c3", "a1", "b1")] == [
        "jihad",
        "jihad",
        "mcworld",
        "mcworld",
    ]


def test_2_1_each_player_has_the_seven_tiles_of_their_colour() -> None:
    """CLASH-2.1"""
    t = fresh()
    assert [names(t.s.zones[0]), names(t.s.zones[1])] == COLOURED


def test_2_2_five_neutral_tiles_are_drawn() -> None:
    """CLASH-2.2 The rest stays in the box."""
    t = fresh().chance(0).chance(0, 0, 0, 0, 0, prompt="neutral")
    assert names(t.s.neutral) == NEUTRAL_NAMES[:5]
    assert t.s.box.size == 12


def test_2_3_the_first_player_is_drawn_by_lot() -> None:
    """CLASH-2.3"""
    for first in (0, 1):
        t = fresh(variant="beginners").chance(first, prompt="lot")
        assert t.ask.seat == first


def test_3_1_the_first_move_is_mustafa() -> None:
    """CLASH-3.1 On any cell, in either orientation."""
    t = fresh(variant="beginners").chance(1)
    assert len(t.options) == 18
    assert all(text.startswith("place mustafa") for text in t.options)
    t.refused("place leader b2 jihad", "CLASH-3.1", "start-tile-only")
    t.refused("skip", "CLASH-3.1", "start-tile-first")


def test_3_2_players_alternate() -> None:
    """CLASH-3.2 A tile of the own zone or of the neutral zone, on an empty cell."""
    t = position(board={"a1": "mustafa jihad"}, mcworld="soldier", neutral="un", jihad="leader")
    assert len(t.options) == 2 * 8 * 2
    t.refused("place leader b2 mcworld", "CLASH-3.2", "tile-not-there")
    t.refused("place soldier a1 mcworld", "CLASH-3.2", "cell-taken")
    t.refused("use", "CLASH-3.2", "place-a-tile")
    t.choose("place un b2 mcworld")
    assert t.ask.seat == 1
    refusal = GAME.explain(t.s, 0, GAME.read("place soldier c3 mcworld"))
    assert refusal is not None
    assert refusal.word == "not-your-turn"


def test_3_4_a_face_down_tile_is_in_the_way() -> None:
    """CLASH-3.4"""
    t = position(board={"a1": "mustafa jihad down"}, mcworld="soldier", jihad="leader")
    t.refused("place soldier a1 mcworld", "CLASH-3.4", "cell-blocked")
    assert len(t.options) == 8 * 2


def test_4_1_an_effect_may_be_left() -> None:
    """CLASH-4.1"""
    t = position(board={"a1": "mustafa jihad"}, mcworld="president", jihad="leader")
    t.choose("place president b2 mcworld").refused("use", "CLASH-4.1", "answer-effect")
    t.choose("skip")
    assert at(t, "a1") == "mustafa jihad"
    assert t.ask.seat == 1


def test_4_2_a_lasting_effect_is_never_asked() -> None:
    """CLASH-4.2"""
    t = position(board={"a1": "mustafa jihad"}, neutral="picket", jihad="leader")
    t.choose("place picket b2 mcworld")
    assert t.ask.seat == 1
    t.choose("place leader b1 jihad")
    assert t.heard[:2] == ["placed", "blocked"]


def test_4_3_a_face_down_tile_has_no_effect_and_suffers_none() -> None:
    """CLASH-4.3"""
    board = {"b2": "picket jihad down", "a1": "mustafa jihad"}
    t = position(board=board, mcworld="president", jihad="leader")
    t.choose("place president b1 mcworld").refused("target b2", "CLASH-4.3", "is-face-down")
    assert t.options == ["target a1", "skip"]


def test_4_4_a_target_lies_in_the_area() -> None:
    """CLASH-4.4"""
    board = {"a1": "mustafa jihad", "b2": "imam jihad"}
    t = position(board=board, mcworld="soldier", jihad="leader").choose("place soldier b1 mcworld")
    t.refused("target c3", "CLASH-4.4", "outside-area").refused("target b1", "CLASH-4.4")
    t.refused("target c1", "CLASH-4.5", "nothing-there")
    assert t.options == ["target a1", "target b2", "skip"]


def test_4_5_an_effect_without_a_target_does_nothing() -> None:
    """CLASH-4.5 Nobody is asked."""
    t = position(board={"c3": "mustafa jihad"}, mcworld="soldier", jihad="leader")
    t.choose("place soldier a1 mcworld")
    assert t.ask.seat == 1
    assert "no-target" in t.heard


def test_4_6_effects_hit_both_sides() -> None:
    """CLASH-4.6"""
    board = {"a1": "mustafa jihad", "b2": "banker mcworld"}
    t = position(board=board, mcworld="soldier", jihad="leader").choose("place soldier b1 mcworld")
    assert t.options == ["target a1", "target b2", "skip"]


def test_11_1_the_books_destroy_example() -> None:
    """CLASH-5.1, CLASH-11.1 Face down during B's whole move, then gone and free for A."""
    board = {"a1": "mustafa mcworld", "a3": "sheikh jihad"}
    t = position(board=board, mcworld="president soldier", jihad="taliban imam")
    t.choose("place president b1 jihad", "target a1")
    assert at(t, "a1") == "mustafa mcworld down"
    assert t.ask.seat == 1
    assert not any(" a1 " in text for text in t.options)
    t.choose("place taliban a2 jihad").refused("target a1", "CLASH-4.3")
    t.choose("skip")
    assert at(t, "a1") == "empty"
    assert "mustafa" in names(t.s.removed)
    assert "place soldier a1 mcworld" in t.options


NEARLY_FULL = {
    "a1": "mustafa mcworld",
    "b1": "soldier mcworld",
    "c1": "banker mcworld",
    "a2": "predator mcworld",
    "b2": "imam jihad",
    "c2": "sheikh jihad",
    "a3": "taliban jihad",
    "b3": "bomber jihad",
}


def test_11_2_the_books_end_example() -> None:
    """CLASH-5.2, CLASH-7.1, CLASH-11.2 The ninth face-up tile is a President: it destroys nothing
    and the majority wins."""
    t = position(board=NEARLY_FULL, mcworld="president", jihad="leader")
    t.choose("place president c3 mcworld")
    assert "destroy-too-late" in t.heard
    assert t.over.ranks == [0, 1]


def test_5_2_a_repeated_destroy_is_too_late_as_well() -> None:
    """CLASH-5.2"""
    board = NEARLY_FULL | {"b3": "leader jihad"}
    t = position(board=board, neutral="television", mcworld="president", jihad="mosque")
    t.choose("place television c3 mcworld", "target b3")
    assert t.over.ranks == [0, 1]


def test_11_8_with_a_face_down_tile_destroy_works() -> None:
    """CLASH-5.2, CLASH-11.8 The Leader is the eighth face-up tile; the game goes on."""
    board = {**NEARLY_FULL, "a1": "mustafa mcworld down"}
    t = position(turn="jihad", board=board, jihad="leader mosque", mcworld="president")
    t.choose("place leader c3 jihad", "target b2")
    assert at(t, "b2") == "imam jihad down"
    assert at(t, "a1") == "empty"
    assert t.ask.seat == 0


def test_5_3_flip_turns_a_tile() -> None:
    """CLASH-5.3"""
    t = position(board={"a1": "mustafa jihad"}, mcworld="pop_star", jihad="leader")
    t.choose("place pop_star b2 mcworld", "target a1")
    assert at(t, "a1") == "mustafa mcworld"


def test_5_4_a_safe_tile_suffers_nothing() -> None:
    """CLASH-5.4 It is not flipped, destroyed, discarded, bribed, taken back or covered."""
    board = {"b2": "mosque mcworld", "c3": "un jihad"}
    for tile in ("coup", "mercenary", "television", "crisis", "bribe"):
        t = position(board=board, neutral=tile, jihad="leader", mcworld="soldier")
        t.choose(f"place {tile} b1 mcworld")
        assert not any("b2" in text for text in t.options if "target" in text), tile


def test_5_5_discard_frees_the_cell_at_once() -> None:
    """CLASH-5.5"""
    t = position(board={"a1": "mustafa jihad"}, neutral="mercenary", jihad="leader")
    t.choose("place mercenary b1 mcworld", "target a1")
    assert at(t, "a1") == "empty"
    assert "place leader a1 jihad" in t.options


def test_5_6_a_bribed_tile_works_from_its_new_cell() -> None:
    """CLASH-5.6"""
    board = {"a1": "picket jihad", "c3": "mustafa jihad"}
    t = position(board=board, neutral="bribe", jihad="leader", mcworld="soldier")
    t.choose("place bribe a3 mcworld", "target a1", "to b3")
    t.choose("place leader b2 jihad")
    assert "blocked" in t.heard


def test_5_7_a_repeat_works_from_the_neighbours_place_and_no_tile_twice() -> None:
    """CLASH-5.7"""
    t = position(
        board={"b2": "press jihad", "a1": "soldier mcworld", "a2": "imam jihad"},
        neutral="television",
        jihad="leader",
        mcworld="banker",
    )
    t.choose("place television b1 mcworld", "target b2")
    assert t.options == ["target a1", "skip"]
    t.choose("target a1")
    assert t.options == ["target b1", "target a2", "skip"], "from the Soldier's own cell"
    t.choose("target a2")
    assert at(t, "a2") == "imam jihad down"


def test_5_7_a_chain_of_repeats_ends() -> None:
    """CLASH-5.7 A Repeat may repeat a Repeat, but no tile twice in one move."""
    board = {"b2": "press jihad", "a2": "mustafa jihad", "c3": "mosque jihad"}
    t = position(board=board, neutral="television", jihad="leader", mcworld="banker")
    t.choose("place television b1 mcworld", "target b2")
    assert t.ask.seat == 1, "Press has no repeatable diagonal neighbour"
    board = {"a1": "press jihad", "a2": "mustafa jihad"}
    t = position(board=board, neutral="television", jihad="leader", mcworld="banker")
    t.choose("place television b1 mcworld", "target a1")
    assert t.ask.seat == 1


def test_11_9_block_looks_at_the_cell_of_placing_only() -> None:
    """CLASH-5.8, CLASH-11.9"""
    board = {"a1": "picket jihad", "a2": "leader mcworld", "a3": "imam jihad"}
    t = position(board=board, neutral="television", mcworld="banker", jihad="taliban")
    t.choose("place television b2 mcworld", "target a2", "target a3")
    assert at(t, "a3") == "imam jihad down"
    t = position(board=board, neutral="television", mcworld="banker", jihad="taliban")
    t.choose("place television b1 mcworld")
    assert t.heard == ["placed", "blocked"]


def test_11_4_stabilise_beats_block() -> None:
    """CLASH-5.9, CLASH-11.4 On a shared empty cell; without UN the effect is blocked."""
    board = {"b1": "picket jihad", "a2": "un mcworld", "c3": "mustafa jihad"}
    t = position(board=board, mcworld="pop_star", jihad="leader")
    t.choose("place pop_star b2 mcworld")
    assert t.ask.prompt == "effect"
    del board["a2"]
    t = position(board=board, mcworld="pop_star", jihad="leader")
    t.choose("place pop_star b2 mcworld")
    assert t.heard == ["placed", "blocked"]


def test_11_10_missile_destroys_a_stabilised_tile() -> None:
    """CLASH-5.10, CLASH-11.10"""
    board = {"b2": "un mcworld", "a2": "imam jihad", "b3": "sheikh jihad"}
    t = position(board=board, neutral="missile", jihad="leader", mcworld="banker")
    t.choose("place missile a3 mcworld")
    assert t.options == ["target a2", "skip"]


def test_11_5_kaboom_on_the_majority_loses() -> None:
    """CLASH-5.11, CLASH-7.3, CLASH-11.5"""
    board = NEARLY_FULL | {"a1": "kaboom mcworld"}
    t = position(board=board, mcworld="tourist_zone", jihad="leader")
    t.choose("place tourist_zone c3 mcworld")
    assert t.over.ranks == [1, 0]


def test_11_5_kaboom_beats_running_out_of_tiles() -> None:
    """CLASH-5.11, CLASH-7.2, CLASH-11.5"""
    t = position(board={"a1": "kaboom mcworld"}, mcworld="tourist_zone")
    t.choose("place tourist_zone c3 mcworld")
    assert t.over.ranks == [1, 0]


def test_5_12_zone_moves_name_their_zones() -> None:
    """CLASH-5.12 Hacker reaches the removed pile only, Agent the opponent's zone only."""
    t = position(board={"a1": "mustafa jihad"}, neutral="hacker", jihad="leader", removed="imam")
    t.choose("place hacker b2 mcworld")
    assert t.options == ["take imam", "skip"]
    t.refused("target a1", "CLASH-4.1", "answer-effect")


def test_11_6_nobel_on_a_picket_ends_the_block() -> None:
    """CLASH-5.9, CLASH-6.1, CLASH-6.2, CLASH-11.6 Missile then destroys the pair: two tiles."""
    board = {"b2": "picket mcworld", "a1": "mustafa jihad"}
    t = position(board=board, neutral="nobel missile", jihad="leader taliban", mcworld="banker")
    t.choose("place nobel b2 mcworld", "place leader b1 jihad")
    assert t.ask.prompt == "effect", "no longer blocked"
    t.refused("target b2", "CLASH-5.4", "is-safe")
    t.choose("skip", "place missile c3 mcworld", "target b2")
    assert at(t, "b2") == "nobel mcworld over picket down"
    t.choose("place taliban a3 jihad")
    assert sorted(names(t.s.removed)) == ["nobel", "picket"]


def test_11_6_a_pair_counts_as_one_tile() -> None:
    """CLASH-7.1, CLASH-11.6"""
    board = {
        "a1": "mustafa mcworld under",
        "b1": "soldier mcworld",
        "c1": "banker mcworld",
        "a2": "predator mcworld",
        "b2": "imam jihad",
        "c2": "sheikh jihad",
        "a3": "taliban jihad",
        "b3": "bomber jihad",
    }
    t = position(board=board, neutral="kaboom riots", jihad="leader", mcworld="tourist_zone")
    t.choose("place riots c3 jihad")
    assert t.over.ranks == [1, 0], "4 to 5, the pair counts once"


def test_7_1_a_discard_on_the_last_cell_lets_play_go_on() -> None:
    """CLASH-7.1"""
    t = position(board=NEARLY_FULL, neutral="mercenary", jihad="leader", mcworld="president")
    t.choose("place mercenary c3 mcworld", "target c2")
    assert t.ask.seat == 1
    assert t.ask.prompt == "place"


def test_7_2_who_has_no_tile_loses() -> None:
    """CLASH-7.2"""
    t = position(board={"a1": "mustafa jihad"}, mcworld="tourist_zone")
    t.choose("place tourist_zone b2 mcworld")
    assert t.over.ranks == [0, 1]


def test_7_2_who_has_no_place_loses() -> None:
    """CLASH-7.2 All nine cells are taken, one by a face-down tile."""
    board = NEARLY_FULL | {"c3": "mosque jihad"}
    board["a1"] = "mustafa mcworld"
    del board["b3"]
    t = position(board=board, mcworld="president", jihad="leader", neutral="")
    t.choose("place president b3 mcworld")
    assert t.over.ranks[0] == 0, "the board is full: 5 to 4"
    board["a1"] = "mustafa mcworld down"
    t = position(turn="jihad", board=board, mcworld="president", jihad="leader", neutral="")
    t.choose("place leader b3 jihad", "target c2")
    assert t.ask.seat == 0, "the tile destroyed before has gone: a1 is free"


def full_but_for_one_down(turn: str) -> Scenario:
    board = {**NEARLY_FULL, "c3": "leader jihad down"}
    return position(turn=turn, board=board, mcworld="president", jihad="mosque", neutral="nobel")


def test_7_2_nobel_prize_needs_no_empty_cell() -> None:
    """CLASH-3.5, CLASH-7.2 With Nobel Prize at hand there is a legal placement."""
    t = full_but_for_one_down("mcworld")
    assert all(text.startswith("place nobel") for text in t.options)
    board = {**NEARLY_FULL, "c3": "leader jihad down"}
    stuck = position(board=board, mcworld="president", jihad="mosque")
    assert stuck.over.ranks == [1, 0]


def test_11_11_the_sixtieth_tile_ends_the_game() -> None:
    """CLASH-7.4, CLASH-11.11 The majority wins."""
    board = {"a1": "mustafa mcworld", "b1": "imam jihad"}
    t = position(board=board, mcworld="tourist_zone banker", jihad="leader", placed=59)
    t.choose("place tourist_zone c3 mcworld")
    assert t.over.ranks == [0, 1]
    board["a1"] = "kaboom mcworld"
    t = position(board=board, mcworld="tourist_zone banker", jihad="leader", placed=59)
    t.choose("place tourist_zone c3 mcworld")
    assert t.over.ranks == [1, 0], "KABOOM!!! is on the majority's side"


DRAWN = {
    "a1": "mustafa mcworld",
    "b1": "soldier mcworld",
    "a3": "imam jihad",
    "b3": "sheikh jihad",
    "c3": "taliban jihad",
}


def test_11_11_a_draw_is_played_again_by_the_other_player() -> None:
    """CLASH-7.4, CLASH-8.1, CLASH-8.3, CLASH-11.11"""
    t = position(
        board=DRAWN, mcworld="tourist_zone", jihad="leader", placed=59, match="best_of_three"
    )
    t.choose("place tourist_zone c1 mcworld")
    assert list(t.s.wins) == [0, 0]
    assert t.s.game == 2
    t.chance(0, 0, 0, 0, 0)
    assert t.s.first == 1, "McWorld began the drawn game"


def test_11_11_in_the_points_system_a_draw_stands() -> None:
    """CLASH-9.1, CLASH-11.11 Both get 3."""
    t = position(board=DRAWN, mcworld="tourist_zone", jihad="leader", placed=59, match="points_2")
    t.choose("place tourist_zone c1 mcworld")
    assert list(t.s.points) == [3, 3]
    assert t.s.game == 2


def test_8_1_two_wins_decide_the_match() -> None:
    """CLASH-8.1"""
    t = position(
        board={"a1": "mustafa jihad"}, mcworld="soldier", match="best_of_three", wins=(1, 1)
    )
    t.choose("place soldier c3 mcworld")
    assert t.over.ranks == [0, 1]
    assert t.over.scores == [2, 1]


def test_8_2_neutral_tiles_of_earlier_games_are_out() -> None:
    """CLASH-8.2 Used or not."""
    t = position(
        board={"a1": "mustafa jihad", "b1": "coup jihad"},
        mcworld="soldier",
        removed="un",
        match="best_of_three",
        neutral="",
    )
    t.choose("place soldier c3 mcworld")
    assert sorted(names(t.s.out)) == ["coup", "un"]
    assert [names(t.s.zones[0]), names(t.s.zones[1])] == COLOURED
    assert names(t.s.aside) == ["mustafa"]


def test_8_3_the_loser_decides_who_begins() -> None:
    """CLASH-8.3"""
    t = position(board={"a1": "mustafa jihad"}, mcworld="soldier", match="best_of_three")
    t.choose("place soldier c3 mcworld").chance(0, 0, 0, 0, 0, prompt="neutral")
    assert (t.ask.seat, t.ask.prompt, t.options) == (1, "first", ["first mcworld", "first jihad"])
    t.refused("skip", "CLASH-8.3", "choose-first")
    t.choose("first mcworld")
    assert (t.ask.seat, t.heard) == (0, ["begins-next"])


def next_game(variant: str, rules: int = 0) -> Scenario:
    """Jihad has lost the first game of a match that McWorld began."""
    t = position(
        board={"a1": "mustafa jihad"},
        mcworld="soldier",
        match="best_of_three",
        variant=variant,
        rules=rules,
    )
    return t.choose("place soldier c3 mcworld")


@pytest.mark.parametrize(
    ("variant", "prompt", "drawn"),
    [
        ("standard", "neutral", 5),
        ("long", "neutral", 5),
        ("draft", "neutral", 5),
        ("random_support", "support", 4),
        ("hidden_support", "support", 4),
        ("beginners", "", 0),
        ("secret_draft", "", 0),
    ],
)
def test_8_3_the_loser_decides_when_the_next_game_is_set_up(
    variant: str, prompt: str, drawn: int
) -> None:
    """CLASH-8.3 The new neutral tiles come first; only a secret draft follows the question."""
    t = next_game(variant).chance(*[0] * drawn, prompt=prompt)
    assert (t.ask.seat, t.ask.prompt) == (1, "first")
    t.choose("first mcworld")
    assert t.s.first == 0
    if variant == "secret_draft":
        t.chance(0, 0, 0, 0, prompt="packet")
    assert t.ask.seat == 0


def test_8_3_the_draft_follows_the_question() -> None:
    """CLASH-8.3, CLASH-9.5 The first player, once named, takes the first tile."""
    t = next_game("draft").chance(0, 0, 0, 0, 0).choose("first jihad")
    assert (t.ask.seat, t.ask.prompt) == (1, "draft")
    assert len(t.s.neutral) == 5


def test_8_3_after_a_draw_the_tiles_come_first_too() -> None:
    """CLASH-8.3"""
    t = position(
        board=DRAWN, mcworld="tourist_zone", jihad="leader", placed=59, match="best_of_three"
    )
    t.choose("place tourist_zone c1 mcworld").chance(0, 0, 0, 0, 0, prompt="neutral")
    assert (t.s.first, t.ask.prompt) == (1, "start")
    assert t.heard == ["neutral", "begins-next"]


def test_8_3_under_the_first_rules_the_question_came_first() -> None:
    t = next_game("standard", rules=1)
    assert (t.ask.seat, t.ask.prompt) == (1, "first")
    t.choose("first mcworld").chance(0, 0, 0, 0, 0, prompt="neutral")
    assert t.ask.prompt == "start"


def test_8_3_under_the_first_rules_the_draft_followed_the_tiles() -> None:
    t = next_game("draft", rules=1).choose("first jihad").chance(0, 0, 0, 0, 0)
    assert (t.ask.seat, t.ask.prompt) == (1, "draft")


def test_9_1_kaboom_scores_nothing() -> None:
    """CLASH-9.1 0 for that game if KABOOM!!! supports you."""
    board = {"a1": "mustafa mcworld", "b1": "kaboom mcworld"}
    t = position(board=board, mcworld="tourist_zone", match="points_2")
    t.choose("place tourist_zone c3 mcworld")
    assert list(t.s.points) == [0, 0]
    assert list(t.s.wins) == [0, 1]


def test_9_1_the_sum_of_the_agreed_games_decides() -> None:
    """CLASH-9.1 Equal sums draw."""
    for points, ranks in (((0, 9), [1, 0]), ((9, 0), [0, 1]), ((0, 0), [0, 0])):
        t = position(
            board={"a1": "mustafa jihad"},
            mcworld="tourist_zone",
            match="points_2",
            game=2,
            points=points,
        )
        t.choose("place tourist_zone c3 mcworld")
        assert t.over.ranks == ranks


def test_9_2_beginners_play_without_neutral_tiles() -> None:
    """CLASH-9.2"""
    t = fresh(variant="beginners").chance(0).choose("place mustafa b2 mcworld")
    assert list(t.s.neutral) == []
    assert len(t.options) == 7 * 8 * 2


def test_9_3_random_support_is_open() -> None:
    """CLASH-9.3 Two neutral tiles each, no neutral zone."""
    t = fresh(variant="random_support").chance(0).chance(0, 0, 0, 0, prompt="support")
    assert names(t.s.zones[0])[7:] == NEUTRAL_NAMES[:2]
    assert names(t.s.zones[1])[7:] == NEUTRAL_NAMES[2:4]
    assert list(t.s.neutral) == []


def test_9_4_hidden_support_is_hidden() -> None:
    """CLASH-9.4"""
    t = fresh(variant="hidden_support").chance(1)
    ask = GAME.pending(t.s)
    assert isinstance(ask, Chance)
    assert ask.seen == 0b10
    t.chance(0, 0, 0, 0)
    mine, theirs = GAME.view(t.s, 1).position, GAME.view(t.s, 0).position
    assert names(mine.hidden[2].cards) == NEUTRAL_NAMES[:2]
    assert theirs.hidden[2].cards == [0, 0]
    t.choose("place mustafa b2 jihad", "place soldier a1 mcworld")
    assert f"place {NEUTRAL_NAMES[0]} c3 jihad" in t.options


def test_9_5_the_draft_goes_one_one_one_two() -> None:
    """CLASH-9.5"""
    t = fresh(variant="draft").chance(0).chance(0, 0, 0, 0, 0)
    one, two, three, four, five = NEUTRAL_NAMES[:5]
    assert (t.ask.seat, t.options) == (0, [f"draft {name}" for name in NEUTRAL_NAMES[:5]])
    t.refused("draft un", "CLASH-9.5", "not-in-draft").refused("skip", "CLASH-9.5", "draft-a-tile")
    t.choose(f"draft {three}")
    assert t.ask.seat == 1
    t.choose(f"draft {one}")
    assert t.ask.seat == 0
    t.choose(f"draft {five}")
    assert names(t.s.zones[0])[7:] == [three, five]
    assert names(t.s.zones[1])[7:] == [one, two, four]
    assert t.ask.prompt == "start"


def test_11_13_the_secret_draft() -> None:
    """CLASH-9.6, CLASH-11.13 The second four hold none of the first; four kept, four in the box."""
    t = fresh(variant="secret_draft").chance(0).chance(0, 0, 0, 0, prompt="packet")
    first_four = [text.split()[1] for text in t.options]
    t.refused("keep un", "CLASH-9.6", "not-in-packet").refused("skip", "CLASH-9.6", "keep-a-tile")
    assert (t.ask.seat, t.ask.seen) == (0, 0b01)
    t.choose(t.options[0])
    assert t.ask.seat == 1
    t.choose(t.options[0]).chance(0, 0, 0, 0, prompt="packet")
    second_four = [text.split()[1] for text in t.options]
    assert not set(first_four) & set(second_four)
    t.choose(t.options[0]).choose(t.options[1])
    kept = [name for zone in t.s.hidden for name in names(zone.cards)]
    assert len(kept) == 4
    assert len([name for zone in t.s.spare for name in zone.cards]) == 4
    assert GAME.census(t.s) == GAME.box(2, GAME.options())


def test_9_6_who_passed_three_tiles_knows_where_they_are() -> None:
    """CLASH-9.6 The first player imagines only worlds with the three tiles they passed on."""
    t = fresh(variant="secret_draft").chance(0).chance(0, 0, 0, 0)
    t.choose(t.options[0])
    three = {text.split()[1] for text in t.options}
    t.choose(t.options[1]).chance(0, 0, 0, 0)
    rng = Rng(3)
    kept: set[str] = set()
    for _ in range(60):
        world = GAME.imagine(GAME.view(t.s, 0), rng)
        mine = names(world.hidden[2].cards) + names(world.spare[0].cards)
        assert set(mine) == three
        kept.add(mine[0])
    assert kept == three, "but not which of them was kept"
    nobody = GAME.view(t.s, SPECTATOR).position
    assert nobody.passed[0].cards == [0, 0, 0]


def test_9_7_the_long_game_refills_the_neutral_zone() -> None:
    """CLASH-9.7 At once, before the effect is used."""
    t = position(
        variant="long", board={"a1": "mustafa jihad"}, neutral="coup", box="un", jihad="leader"
    )
    t.choose("place coup b2 mcworld").chance(0, prompt="refill")
    assert names(t.s.neutral) == ["un"]
    assert t.ask.prompt == "effect"


def test_11_7_an_empty_box() -> None:
    """CLASH-8.2, CLASH-9.7, CLASH-11.7 Nothing is replaced and Elections draws nothing; in a later
    game the neutral tiles of earlier games are shuffled in first."""
    board = {"a1": "mustafa jihad"}
    t = position(variant="long", board=board, neutral="elections", box="", jihad="leader")
    t.choose("place elections b2 mcworld")
    assert list(t.s.neutral) == []
    assert t.ask.seat == 1
    t = position(
        variant="long", board=board, neutral="elections", box="", jihad="leader", out="un coup"
    )
    t.choose("place elections b2 mcworld").chance(0, prompt="refill")
    assert len(t.s.neutral) == 1
    t.choose("use").chance(0, prompt="elections")
    assert len(t.s.zones[0]) == 1
    assert list(t.s.out) == []


def test_8_2_a_set_up_that_finds_too_few_tiles_shuffles_first() -> None:
    """CLASH-8.2 A set-up is one draw of five."""
    t = position(
        board={"a1": "mustafa jihad"},
        mcworld="soldier",
        match="best_of_three",
        box="un coup press agent",
    )
    t.choose("place soldier c3 mcworld")
    assert list(t.s.out) == []
    assert t.s.box.size == 17, "all but the four in the box had been out"


def test_11_12_hidden_tiles_come_back_open() -> None:
    """CLASH-9.8, CLASH-11.12 Played and taken back by Crisis."""
    t = position(
        variant="hidden_support",
        hidden={"mcworld": "un crisis"},
        board={"a1": "mustafa jihad"},
        jihad="leader",
    )
    t.choose("place un b2 mcworld", "place leader c3 jihad", "skip")
    t.choose("place crisis a3 mcworld", "target b2")
    assert names(t.s.zones[0]) == ["un"]
    assert names(GAME.view(t.s, 1).position.zones[0]) == ["un"]


def test_11_12_agent_picks_blindly() -> None:
    """CLASH-9.8, CLASH-11.12 What was taken unseen is turned up, and stays open."""
    t = position(
        variant="hidden_support",
        hidden={"jihad": "un coup"},
        neutral="agent hacker",
        board={"a1": "mustafa jihad"},
        jihad="leader imam",
        mcworld="soldier",
    )
    t.choose("place agent b2 mcworld")
    assert t.options == ["remove leader", "remove imam", "blind", "skip"]
    t.choose("blind").chance(1, prompt="blind")
    assert names(t.s.removed) == ["coup"]
    t.choose("place leader c3 jihad", "skip", "place hacker a3 mcworld", "take coup")
    assert names(GAME.view(t.s, 1).position.zones[0]) == ["soldier", "coup"]


def test_9_8_nothing_to_pick_blindly() -> None:
    """CLASH-9.8"""
    t = position(board={"a1": "mustafa jihad"}, neutral="agent", jihad="leader", mcworld="soldier")
    t.choose("place agent b2 mcworld").refused("blind", "CLASH-9.8", "nothing-hidden")
    assert t.options == ["remove leader", "skip"]


@pytest.mark.parametrize(
    ("match", "wins"), [("best_of_three", [2, 0]), ("single", [1, 0]), ("points_7", [4, 3])]
)
def test_a_whole_match_can_be_played(match: str, wins: list[int]) -> None:
    """CLASH-8.1, CLASH-9.1 One chosen match of each kind, with the games each side wins in it."""
    s = GAME.start(2, GAME.options(match=match), Journal())
    playout(GAME, s, Rng(1), 100_000)
    over = GAME.pending(s)
    assert isinstance(over, Over)
    assert (over.ranks, list(s.wins)) == ([0, 1], wins)
