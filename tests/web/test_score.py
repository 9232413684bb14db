"""The score pad over HTTP: sandwiches of a real table in, points line by line out."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ludoteka.games.deli.aids.page import CLAUSES, Scored
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import COLLECTOR_NAMES, INGREDIENT_NAMES, RECIPE_NAMES
from ludoteka.texts import LANGUAGES, texts_for
from web.people import call, running

REUBEN = ["rye", "butter", "corned_beef", "swiss", "sauerkraut", "rye"]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data"), request_rate=1000, request_burst=1000) as base:
        yield base


def score(base: str, *players: dict[str, Any], **more: Any) -> Scored:
    status, told = call(base, "POST", "/api/score", {"players": players, **more})
    assert status == 200, told
    return msgspec.convert(told, Scored)


def player(*sandwiches: str, **more: Any) -> dict[str, Any]:
    stacks = [
        {"cards": told.rstrip("!").split(), "declared": told.endswith("!")} for told in sandwiches
    ]
    return {"sandwiches": stacks, **more}


def test_the_reuben_is_worth_thirteen(base: str) -> None:
    """DELI-5.8"""
    (sheet,) = score(base, player(" ".join(REUBEN), name="Anna")).players
    (stack,) = sheet.sandwiches
    told = [(line.word, line.points, line.clause) for line in stack.lines]
    assert told == [
        ("cards", 6, "DELI-5.1"),
        *[("sign", 1, "DELI-5.3")] * 3,
        ("closing", 1, "DELI-5.2"),
        ("classic", 3, "DELI-5.4"),
    ]
    assert [INGREDIENT_NAMES[line.about] for line in stack.lines[1:4]] == [
        "butter",
        "swiss",
        "sauerkraut",
    ]
    assert RECIPE_NAMES[stack.lines[-1].about] == "reuben"
    assert (sheet.name, stack.refusal, stack.points, sheet.total) == ("Anna", None, 13, 13)


def test_what_is_given_for_everything_together(base: str) -> None:
    """DELI-5.6, 7.6, 9.2, 9.3 and Breadhead"""
    anna = player("wrap fried_egg hot_sauce!", gregg=True, breadhead=2)
    bence = player("rye hot_sauce rye", "half_roll american half_roll")
    sheets = score(base, anna, bence, closing_bonus=3, doubling=True).players
    told = [[(line.word, line.points) for line in sheet.extras] for sheet in sheets]
    assert told == [
        [("gregg", 1), ("doubling", 4), ("breadhead", 2), ("collector", 2)],
        [("doubling", 3), ("collector", 2), ("collector", 2)],
    ]
    assert [COLLECTOR_NAMES[line.about] for line in sheets[1].extras[1:]] == [
        "scoville",
        "american",
    ]
    assert [sheet.total for sheet in sheets] == [13, 13]


@pytest.mark.parametrize(
    ("told", "clause", "word"),
    [
        ("butter rye", "DELI-4.1", "needs-bread"),
        ("rye tomato butter", "DELI-4.4", "on-bread-only"),
        ("rye tomato half_roll", "DELI-4.3", "other-bread"),
        ("rye tomato!", "DELI-4.10", "not-declarable"),
    ],
)
def test_cards_that_cannot_lie_so_are_refused(base: str, told: str, clause: str, word: str) -> None:
    (sheet,) = score(base, player(told, "rye butter")).players
    refusal = sheet.sandwiches[0].refusal
    assert refusal is not None
    assert (refusal.clause, refusal.word) == (clause, word)
    assert sheet.sandwiches[0].lines == []
    assert sheet.total == sheet.sandwiches[1].points == 4


def test_the_cards_of_an_own_box_count(base: str) -> None:
    own = 'recipe = [{ id = "reuben", points = 9, source = "owner" }]\n'
    (sheet,) = score(base, player(" ".join(REUBEN)), parts=own).players
    assert sheet.total == 19


def test_every_line_has_a_clause_and_a_text() -> None:
    for language in LANGUAGES:
        texts = texts_for(language).game(GAME)
        known = dict(texts.clauses())
        for word, clause in CLAUSES.items():
            assert clause in known
            if word not in ("sign", "classic", "collector"):
                assert texts.line(f"pad-{word}")


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"players": []},
        {"players": [{"sandwiches": [{"cards": []}]}]},
        {"players": [{"sandwiches": [{"cards": ["unknown"]}]}]},
        {"players": [{"sandwiches": [{"cards": ["rye"] * 13}]}]},
        {"players": [{}] * 5},
        {"players": [{}], "parts": "recipe = 1"},
    ],
)
def test_what_is_no_pad_is_told_so(base: str, body: Any) -> None:
    status, told = call(base, "POST", "/api/score", body)
    assert status == 400, told
    assert told["code"]
