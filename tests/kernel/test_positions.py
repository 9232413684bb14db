"""Positions follow from their declarations."""

from pathlib import Path

import positions
import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.codec import Json
from playing import random_game

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
