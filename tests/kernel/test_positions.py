"""Positions follow from their declarations."""

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import positions
import pytest
from librt.vecs import append, vec

from ludoteka.games.registry import GAMES
from ludoteka.kernel.codec import Json
from ludoteka.kernel.declaring import (
    Common,
    Position,
    bag,
    later,
    number,
    numbers,
    packed,
    pile,
    rows,
    setting,
    zone,
    zones,
)
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.kernel.record import fingerprint
from playing import random_game

TOY = Position(
    title="Toy",
    name="Toy",
    about="Every kind of field.",
    common=[Common("parts", "Any", "what is printed")],
    uses=[],
    counts={"seat": "seats", "colour": "3"},
    fields=[
        setting("rounds", "rounds to play"),
        number("turn", "turns begun", start=-1),
        numbers("coins", "coins", by="seat", each=4),
        pile("open", "open cards", start="parts.cards[:]"),
        rows("areas", "cards laid", by="colour"),
        packed(numbers("steps", "steps taken", by="seat", each=1)),
        packed(pile("row", "cards in a row")),
        packed(rows("tracks", "cards on tracks", by="colour")),
        bag("deck", "the deck", start="full_bag([0, 2, 1])"),
        zone("table", "cards on the table", start="closed_zone()"),
        zones("hands", "cards in hand", by="seat", start="hand_zones(seats)"),
        later(3, number("passes", "seats that have passed")),
    ],
)
SHAPES = {"Bag": {"counts": list, "size": int}, "Zone": {"sight": int, "cards": list, "seen": list}}


def test_the_files_are_what_the_declarations_say() -> None:
    assert positions.stale() == [], "python tools/positions.py"


def test_the_check_names_a_stale_file_and_leaves_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.d.ts"
    file.write_text("// old", "utf-8")
    monkeypatch.setattr(positions, "ROOT", tmp_path)
    monkeypatch.setattr(positions, "files", lambda: {file: "// new"})
    assert positions.main(["--check"]) == 1
    assert capsys.readouterr().out == "position.d.ts\n"
    assert file.read_text("utf-8") == "// old"
    assert positions.main([]) == 0
    assert file.read_text("utf-8") == "// new"
    assert positions.main(["--check"]) == 0


def fits(value: Json, kind: str) -> bool:
    """Whether a plain value is of a TypeScript type."""
    if kind.endswith("[]"):
        return isinstance(value, list) and all(fits(each, kind[:-2]) for each in value)
    if kind.startswith("[seat: number"):
        return fits(value, "number[]") and isinstance(value, list) and len(value) > 3
    if kind in SHAPES:
        shape = SHAPES[kind]
        return isinstance(value, dict) and {n: type(v) for n, v in value.items()} == shape
    return kind == "number" and type(value) is int


@pytest.mark.parametrize("id", sorted(GAMES))
def test_what_is_sent_is_of_the_types_of_the_stage(id: str) -> None:
    game = GAMES[id]
    kinds = {each.name: each.kind.typescript for each in positions.declaration(id).fields}
    for s, _ in random_game(game, game.seats[-1], game.options(), seed=1):
        data = s.encode()
        assert list(data) == list(kinds)
        assert [name for name in kinds if not fits(data[name], kinds[name])] == []


def test_the_fields_that_differ_are_named() -> None:
    game = GAMES["clash"]
    s = game.start(2, game.options(), SILENT)
    other = game.clone(s)
    assert game.differences(s, other) == []
    other.placed += 1
    other.zones[1] = other.zones[1][1:]
    assert game.differences(s, other) == ["placed", "zones"]


def toy(rules: int = 3) -> tuple[dict[str, Any], Any]:
    """The module of the toy, and a position of it after some play."""
    module: dict[str, Any] = {}
    exec(positions.python("clash", TOY), module)
    s = module["new_position"](
        frames=[], parts=SimpleNamespace(cards=[7, 8], rules=rules), seats=2, rounds=5
    )
    s.hands[0].put(1)
    s.table.put(2, seen=0b10)
    s.areas[2].append(1)
    s.steps[1] = 3
    s.row = append(s.row, 2)
    s.tracks[2] = append(s.tracks[2], 1)
    return module, s


def test_a_position_begins_as_it_is_declared() -> None:
    s = toy()[1]
    assert (s.rounds, s.turn, s.coins, s.open) == (5, -1, [4, 4], [7, 8])
    assert (s.areas, list(s.deck.counts), s.deck.size) == ([[], [], [1]], [0, 2, 1], 3)
    assert [hand.sight for hand in s.hands] == [0b01, 0b10]


def test_packed_numbers_are_saved_like_others() -> None:
    s = toy()[1]
    saved = s.encode()
    assert (saved["steps"], saved["row"], saved["tracks"]) == ([1, 3], [2], [[], [], [1]])
    assert isinstance(s.row, vec)


def test_a_copy_shares_only_what_is_common() -> None:
    module, s = toy()
    copy = module["clone"](s)
    assert copy.encode() == s.encode()
    for name, value in vars(copy).items():
        shared = name == "parts" or isinstance(value, int)
        assert (value is getattr(s, name)) is shared, name
    assert copy.areas[2] is not s.areas[2]
    copy.tracks[2][0] = copy.steps[1] = 7
    assert (s.tracks[2][0], s.steps[1]) == (1, 3)
    assert copy.hands[0] is not s.hands[0]


@pytest.mark.parametrize(
    ("viewer", "table", "hand"), [(0, [0], [1]), (1, [2], [0]), (SPECTATOR, [0], [0])]
)
def test_a_view_hides_what_its_kinds_hide(viewer: int, table: list[int], hand: list[int]) -> None:
    module, s = toy()
    view = module["masked"](s, viewer)
    assert (view.table.cards, view.hands[0].cards) == (table, hand)
    assert (list(view.deck.counts), view.deck.size) == ([0, 0, 0], 3)
    hidden = ("deck", "table", "hands")
    public = {name: value for name, value in s.encode().items() if name not in hidden}
    assert {name: value for name, value in view.encode().items() if name not in hidden} == public


def test_what_is_saved_is_read_again() -> None:
    module, s = toy()
    again = module["rebuild"]([], json.loads(json.dumps(s.encode())), s.parts)
    assert again.encode() == s.encode()
    assert list(s.encode()) == [field.name for field in TOY.fields]


@pytest.mark.parametrize(("rules", "counts"), [(2, False), (3, True)])
def test_a_later_field_counts_only_by_the_rules_it_came_with(rules: int, counts: bool) -> None:
    s = toy(rules)[1]
    before = fingerprint(GAMES["clash"], s)
    s.passes = 1
    assert (fingerprint(GAMES["clash"], s) != before) is counts


def test_a_start_that_no_module_knows_is_refused() -> None:
    fields = [number("coins", "coins", start="PURSE")]
    with pytest.raises(SystemExit, match="no module in `uses` has PURSE"):
        positions.python("clash", replace(TOY, fields=fields))
