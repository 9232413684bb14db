"""The laws as a plugin of pytest: what they say to whoever writes a game."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteka.games.registry import GAMES, KITS
from ludoteka.kernel.game import Game
from ludoteka.kernel.pending import Refusal
from ludoteka.laws import checks, hidden, texts
from ludoteka.laws.checks import LawBroken
from outside.elsewhere import put, run

CLASH = GAMES["clash"]
HIDDEN = CLASH.options(variant="hidden_support", match="single")
PLUGIN = ["-m", "pytest", "-p", "no:ludoteka-laws", "-p", "ludoteka.laws.plugin", "-q"]


def _lost_tile(self: Any, s: Any) -> dict[str, list[int]]:
    return {"tile": [len(s.neutral)]}


def _forgetting(self: Any, frames: Any, data: Any, seats: int, options: Any) -> Any:
    return self.setup(seats, options)


def _leaking(self: Any, s: Any, viewer: int) -> Any:
    return self.clone(s)


BREACHES: list[tuple[Callable[..., None], str, Any, str]] = [
    (checks.conservation, "census", _lost_tile, "did not put into another"),
    (checks.listing, "options_of", lambda self, s, seat: CLASH.moves[:1] * 2, "at least one move"),
    (checks.clones, "clone", lambda self, s: s, "copy every list"),
    (checks.saving, "rebuild", _forgetting, "`encode` writes every field"),
    (hidden.views, "masked", _leaking, "build `masked` field by field"),
    (hidden.imagining, "fill", lambda self, s, rng: None, "`fill`"),
    (checks.refusals, "explain", lambda *_: None, "answers for every well-formed move"),
    (checks.refusals, "explain", lambda *_: Refusal("CLASH-3.1", "no"), "declare every refusal"),
    (checks.termination, "bound", lambda self, seats, options: 3, "let `bound` be more"),
]


@pytest.mark.parametrize(("law", "method", "broken", "advice"), BREACHES)
def test_a_broken_law_gives_advice(
    law: Callable[..., None],
    method: str,
    broken: Any,
    advice: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        Game if method in ("options_of", "explain") else type(CLASH), method, broken
    )
    with pytest.raises(LawBroken, match=r"\n  Advice: ") as caught:
        law(CLASH, 2, HIDDEN)
    assert advice in str(caught.value)


def test_a_missing_sentence_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLASH.words.notes, "vanished", "tile cell")
    with pytest.raises(LawBroken, match=r"text/en.ftl has no message 'note-vanished'"):
        texts.sentences(KITS["clash"])


def test_a_clause_that_is_not_in_the_rules_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CLASH.words.clauses, "placed", "CLASH-99.9")
    with pytest.raises(LawBroken, match=r"'placed' names the clause 'CLASH-99.9'"):
        texts.clauses(KITS["clash"])


def test_the_report_reads_like_advice(tmp_path: Path) -> None:
    """A package whose game loses a stone now and then."""
    packages = tmp_path / "packages"
    run("-m", "ludoteka", "new-game", "stones", path=[], cwd=tmp_path)
    put(packages, "stones", "stones = stones.kit:KIT")
    game = tmp_path / "stones/stones/game.py"
    text = game.read_text("utf-8")
    assert "s.taken += stones" in text
    game.write_text(text.replace("s.taken += stones", "s.taken += min(stones, 2)"), "utf-8")
    path = [tmp_path / "stones", packages]
    told = run(*PLUGIN, "--ludoteka-game", "stones", path=path, cwd=tmp_path)
    assert "stones: nothing is lost and nothing is made (2 players, heap=21)" in told
    assert re.search(r"after seat \d played 'take 3' \(seed \d\) the census is", told)
    assert "Advice: find the component that this answer took from one place" in told
    assert "Traceback" not in told
    assert told.endswith("exit 1")


def test_a_game_that_is_not_there_is_named(tmp_path: Path) -> None:
    told = run(*PLUGIN, "--ludoteka-game", "chess", path=[], cwd=tmp_path)
    assert "ERROR: There is no game called “chess”; choose one of these: clash, " in told
    put(tmp_path, "raising", "chess = raising:KIT", "raise RuntimeError('closed')")
    told = run(*PLUGIN, "--ludoteka-game", "chess", path=[tmp_path], cwd=tmp_path)
    assert "ERROR: The game chess of the package raising 1.0 is left out" in told
