"""Positions as plain values, and what is said of values that are none."""

from typing import Any

import pytest

from ludoteka.games.clash.rules import GAME
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.options import Option, choose_options, every_combination
from ludoteka.kernel.pending import Refusal


def encoded() -> dict[str, Any]:
    return GAME.encode(GAME.start(2, GAME.options(variant="hidden_support"), SILENT))


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"frames": None}, "not-a-list"),
        ({"frames": [["dance"]]}, "unknown-frame"),
        ({"frames": [[]]}, "unknown-frame"),
        ({"frames": [["turn"]]}, "bad-frame"),
        ({"board": "full"}, "not-a-list"),
        ({"board": ["x"]}, "not-a-number"),
        ({"board": [2**63] * 9}, "not-a-number"),
        ({"zones": [[1], [-(2**64)]]}, "not-a-number"),
        ({"first": True}, "not-a-number"),
        ({"box": 3}, "not-an-object"),
        ({"hidden": [{"sight": 1, "cards": [1], "seen": []}]}, "wrong-length"),
        ({"zones": [[1], 2]}, "not-a-list"),
    ],
)
def test_what_is_no_position_is_refused(change: dict[str, Any], word: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.decode({**encoded(), **change}, 2, GAME.options())
    assert caught.value.word == word


@pytest.mark.parametrize("field", ["frames", "board", "box", "wins"])
def test_a_missing_field_is_named(field: str) -> None:
    data = encoded()
    del data[field]
    with pytest.raises(Unreadable) as caught:
        GAME.decode(data, 2, GAME.options())
    assert (caught.value.word, caught.value.values) == ("missing-field", {"field": field})


TABLE = [Option("pool", ["small", "large"], "large"), Option("team", ["on", "off"], "off")]


def test_options_have_defaults() -> None:
    assert choose_options(TABLE, {"team": "on"}).values == {"pool": "large", "team": "on"}
    assert every_combination(TABLE)[0].values == {"pool": "large", "team": "off"}
    assert len(every_combination(TABLE)) == 4


@pytest.mark.parametrize(
    ("chosen", "word"), [({"pol": "small"}, "unknown-option"), ({"pool": "tiny"}, "unknown-value")]
)
def test_an_unknown_option_is_refused(chosen: dict[str, str], word: str) -> None:
    with pytest.raises(Unreadable) as caught:
        choose_options(TABLE, chosen)
    assert caught.value.word == word


def test_a_table_of_a_wrong_size_is_refused() -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.start(3, GAME.options(), Journal())
    assert caught.value.word == "wrong-seats"


class Choosy(Game[Any]):
    def unsuited(self, seats: int, options: Any) -> Refusal | None:
        return Refusal("TOY-9.6", "not-together")


def test_options_that_do_not_go_together_are_refused() -> None:
    game = Choosy("toy", 1, range(2, 4), [], [], GAME.words, {})
    with pytest.raises(Refused) as caught:
        game.start(2, game.options(), Journal())
    assert caught.value.values == {"clause": "TOY-9.6"}


def test_a_text_that_is_no_move_is_refused() -> None:
    assert GAME.read("  PLACE  mustafa b2 JIHAD ").verb == "place"
    for text in ("", "place", "place mustafa b2", "place mustafa z9 jihad", "x" * 10_000):
        with pytest.raises(Unreadable):
            GAME.read(text)
