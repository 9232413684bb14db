"""A refusal is true: every one has an example that a person has read, in `refusals.txt`.

`python tests/laws/refusals.py --write` renews the tables; read what has changed.
"""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from laws import refusals
from laws.refusals import blocks, differences, heading, needed, renewed
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game
from ludoteka.kernel.pending import Refusal
from ludoteka.kernel.words import KERNEL_REFUSALS

MOST_REFUSALS = 10
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@EVERY_GAME
def test_every_refusal_has_an_example(game: Game[Any]) -> None:
    shown = {heading(block).split()[1] for block in blocks(game)}
    missing = needed(game) - shown
    assert not missing, (
        f"{sorted(missing)}: no example of these in tests/games/{game.id}/refusals.txt. Run "
        "`python tests/laws/refusals.py --write`; if it finds none, add a bend that leads there, "
        "or delete the word: nobody will ever read it."
    )
    assert not shown - set(game.words.refusals), "the table shows words that the game has not"


@EVERY_GAME
def test_the_rules_refuse_what_the_table_says(game: Game[Any]) -> None:
    found = differences(game)
    assert not found, (
        "\n".join(found) + "\nIf the rules are right, run `python tests/laws/refusals.py --write` "
        "and read the new examples."
    )


def test_an_example_that_is_refused_otherwise_now_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law can fail: here every move is refused because it is late."""
    game = GAMES["clash"]
    late = Refusal("CLASH-8.1", "game-over")
    monkeypatch.setattr(type(game), "explain", lambda *_: late)
    assert len(differences(game)) >= len(blocks(game)) - 1


def test_a_table_is_made_again_from_its_ways(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What is cut out of a table comes back with its example, as short as it was or shorter."""
    game = GAMES["clash"]
    old = blocks(game)
    kept = [block for block in old if " cell-taken " not in block]
    (tmp_path / "clash").mkdir()
    monkeypatch.setattr(refusals, "FOLDER", tmp_path)
    monkeypatch.setattr(refusals, "EASY", 2)
    monkeypatch.setattr(refusals, "needed", lambda game: {"cell-taken"})
    refusals.path_of(game).write_text("# table\n" + "\n".join(kept), "utf-8")
    told: list[str] = []
    refusals.path_of(game).write_text(refusals.written(game, told.append), "utf-8")
    assert told == []
    now = blocks(game)
    assert any(heading(block).startswith("## cell-taken ") for block in now)
    assert all(renewed(game, block)[1].strip() == block.strip() for block in now)


@EVERY_GAME
def test_no_clause_stands_for_many_refusals(game: Game[Any]) -> None:
    """Who reads a refusal finds its reason in one short clause."""
    told = [re.fullmatch(r"## (\S+) \((\S+)\)", heading(block)) for block in blocks(game)]
    clauses = Counter(each[2] for each in told if each and each[1] not in KERNEL_REFUSALS)
    assert {clause: count for clause, count in clauses.items() if count > MOST_REFUSALS} == {}
