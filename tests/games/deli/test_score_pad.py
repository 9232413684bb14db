"""The score pad, and the board in the terminal."""

import pytest

from games.deli.deli_table import kind, table
from ludoteka.games.deli.aids.lines import (
    Problem,
    names,
    plain_name,
    read_pad,
    read_sandwich,
    score_lines,
)
from ludoteka.games.deli.aids.score_pad import Cook, Stack, score_pad
from ludoteka.games.deli.board import board
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import INGREDIENT_NAMES, PRINTED, cards_of
from ludoteka.games.deli.rules.scoring import total
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.texts import LANGUAGES, texts_for

REUBEN = "rye butter corned-beef swiss sauerkraut rye"


def stack(told: str, declared: bool = False) -> Stack:
    return Stack([kind(word) for word in told.split()], declared)


def test_the_reuben_is_worth_thirteen_line_by_line() -> None:
    """DELI-5.8"""
    told = score_lines([REUBEN], texts_for("en").game(GAME), GAME.options())
    assert [line.split()[0] for line in told[1:-1]] == ["+6", "+1", "+1", "+1", "+1", "+3"]
    assert told[-1].split() == ["=", "13"]
    assert "Reuben" in told[-2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_every_language_are_accepted(language: str) -> None:
    texts = texts_for(language).game(GAME)
    for each in range(6, len(INGREDIENT_NAMES)):
        told = texts.name("ingredient", each)
        found = read_sandwich(f"rye {told.upper()}, {INGREDIENT_NAMES[each]}")
        assert isinstance(found, Stack)
        assert found.kinds == [4, each, each], told


def test_no_name_means_two_ingredients() -> None:
    for language in LANGUAGES:
        texts = texts_for(language).game(GAME)
        for each in range(1, len(INGREDIENT_NAMES)):
            assert names()[plain_name(texts.name("ingredient", each))] == each


@pytest.mark.parametrize(
    ("told", "meant"),
    [
        ("rye chedar", "cheddar"),
        ("rye corned beaf", "corned_beef"),
        ("rye savanyu kaposta", "sauerkraut"),
    ],
)
def test_a_misspelt_ingredient_gets_a_suggestion(told: str, meant: str) -> None:
    found = read_sandwich(told, 3)
    assert isinstance(found, Problem)
    assert (found.line, found.guess) == (3, kind(meant))
    name = texts_for("en").game(GAME).name("ingredient", kind(meant))
    assert name in score_lines([told], texts_for("en").game(GAME), GAME.options())[0]


def test_what_is_nothing_like_an_ingredient_gets_none() -> None:
    assert read_sandwich("rye xylophone") == Problem(1, "xylophone", 0)


def test_players_marks_and_breadhead_points_are_read() -> None:
    typed = ["Anna (Gregg):", "wrap fried-egg lettuce !", "+2", "", "Bo:", "rye *tuna"]
    cooks, problems = read_pad(typed)
    assert problems == []
    assert [(c.name, c.gregg, c.breadhead, len(c.stacks)) for c in cooks] == [
        ("Anna", True, 2, 1),
        ("Bo", False, 0, 1),
    ]
    assert cooks[0].stacks[0].declared


def test_collectors_are_counted_over_all_players() -> None:
    """DELI-5.6"""
    one = Cook("a", [stack("rye hot_sauce"), stack("rye american")])
    two = Cook("b", [stack("rye american")])
    sheets = score_pad([one, two], PRINTED)
    assert [total(sheet.extras) for sheet in sheets] == [4 + 1, 1]


def test_gregg_doubling_and_the_closing_bonus() -> None:
    """DELI-7.6, 9.2 and 9.3"""
    cook = Cook("a", [stack("rye fried_egg rye"), stack("wrap fried_egg", True)], gregg=True)
    plain = score_pad([cook], PRINTED)[0]
    assert plain.total == 2 + 2 + 2
    assert score_pad([cook], PRINTED, closing=3)[0].total == 4 + 2 + 2
    assert score_pad([cook], PRINTED, doubling=True)[0].total == plain.total + 2


@pytest.mark.parametrize(
    ("told", "declared", "clause"),
    [
        ("tuna rye", False, "DELI-4.1"),
        ("rye tuna tuna tuna tuna tuna", False, "DELI-4.2"),
        ("rye tuna half_roll", False, "DELI-4.3"),
        ("rye tuna rye tuna", False, "DELI-4.3"),
        ("rye tuna butter", False, "DELI-4.4"),
        ("rye rye", False, "DELI-4.7"),
        ("rye ranch ranch", False, "DELI-4.8"),
        ("wrap tuna wrap", False, "DELI-4.9"),
        ("rye tuna", True, "DELI-4.10"),
        ("wrap", True, "DELI-4.7"),
        ("rye", True, "DELI-4.7"),
        ("rye tuna tuna tuna tuna rye tuna", False, "DELI-4.2"),
    ],
)
def test_what_is_no_sandwich_is_told_with_its_clause(
    told: str, declared: bool, clause: str
) -> None:
    sheet = score_pad([Cook("", [stack(told, declared)])], PRINTED)[0]
    refusal = sheet.refusals[0]
    assert refusal is not None
    assert (refusal.clause, sheet.total) == (clause, 0)
    typed = [told + (" !" if declared else "")]
    assert clause in score_lines(typed, texts_for("pl").game(GAME), GAME.options())[1]


def test_there_is_room_for_seven_sandwiches() -> None:
    """DELI-4.1"""
    refusals = score_pad([Cook("", [stack("rye")] * 8)], PRINTED)[0].refusals
    assert [refusal is None for refusal in refusals] == [True] * 7 + [False]


def test_the_pad_of_a_table_with_its_own_cards() -> None:
    own = 'ingredient = [{ id = "tuna", sign = "none", source = "owner" }]'
    cook = Cook("", [stack("rye tuna")])
    assert score_pad([cook], cards_of(own))[0].total == score_pad([cook], PRINTED)[0].total - 1
    assert (
        len(score_lines(["rye tuna"], texts_for("en").game(GAME), GAME.options().with_parts(own)))
        == 4
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_speaks_every_language(language: str) -> None:
    typed = [
        "A (gregg):",
        "wrap fried-egg !",
        REUBEN,
        "rye hot-sauce cheddar",
        "+1",
        "rye chedar",
        "q",
    ]
    told = score_lines(typed, texts_for(language).game(GAME), GAME.options(doubling="on"))
    assert len(told) > 15
    assert not any("{" in line or "pad-" in line for line in told)


def test_sandwiches_are_drawn_as_stacks_with_their_score() -> None:
    areas = [["rye *butter corned_beef swiss sauerkraut rye #", "wrap tuna =", "rye"], []]
    t = table(pool="rye tuna tuna", areas=areas, hands=["lucky_day", "breadhead"])
    drawn = board(GAME.view(t.s, 0), texts_for("en").game(GAME))
    stacks = drawn[4:12]
    assert [line.split()[0] for line in stacks[:6]] == [
        "Rye",
        "Sauerkraut",
        "Swiss",
        "Corned",
        "*Butter",
        "Rye",
    ]
    assert stacks[7].split() == ["1#:", "+13", "2=:", "+2", "3:", "-1"]
    assert "Tuna ×2" in drawn[1]
    assert "Lucky Day" in drawn[-2]
    assert max(map(len, drawn)) < 80
    seen = "\n".join(board(GAME.view(t.s, SPECTATOR), texts_for("en").game(GAME)))
    assert "Lucky Day" not in seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_a_screen_in_every_language(language: str) -> None:
    full = ["half_roll roasted_pork *roasted_pork roasted_pork corned_beef half_roll #"]
    t = table(
        chefs=["kath", "tricia"],
        copies={0: "debbie"},
        pool="rye",
        reserved="corned_beef",
        last_trash="ranch trinity",
        areas=[full + ["wrap"] * 6, []],
        front={0: "lucky_day"},
    )
    drawn = board(GAME.view(t.s, 1), texts_for(language).game(GAME))
    assert max(map(len, drawn)) < 80
    assert len(drawn) > 12


def test_the_pad_says_what_may_come_next() -> None:
    """DELI-4.1 to 4.10"""
    cook = Cook("", [stack("rye butter"), stack("rye tomato rye"), stack("wrap ranch")])
    [sheet] = score_pad([cook], PRINTED)
    named = [[INGREDIENT_NAMES[kind] for kind in takes] for takes in sheet.takes]
    assert "rye" in named[0]
    assert not {"butter", "cream_cheese", "half_roll"} & set(named[0])
    assert named[1] == []
    assert "tomato" in named[2]
    assert not {"wrap", "ranch"} & set(named[2])
    assert sheet.declarable == [True, False, True]
    assert sheet.may_start
    full = Cook("", [stack("rye")] * 7)
    assert not score_pad([full], PRINTED)[0].may_start
