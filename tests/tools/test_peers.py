"""The comparison with other libraries: what is there is measured, what is not is one line."""

import sys
from random import Random
from types import ModuleType

import pytest
from peers import table
from peers.measure import BATCH, PLAY, STEP, Measure

pytest.importorskip("numpy", reason="needs the extra [numpy]")


def test_our_games_are_measured_in_every_way() -> None:
    measures, versions = table.found(["ludoteka"])
    assert list(versions) == ["Ludoteka"]
    ours = [each for each in measures if each.game == "clash"]
    assert {PLAY, BATCH} <= {each.how for each in ours}
    times = table.measured(ours, 0.001, 1)
    rows = list(table.rows(ours, times))
    assert len(rows) == 1
    assert rows[0][PLAY] < rows[0][BATCH]
    lines = list(table.table(rows))
    assert lines[-1].startswith("| board | Ludoteka | clash |")
    assert all(line.count("|") == lines[0].count("|") for line in lines)
    assert "Ludoteka 0" in "\n".join(table.conditions(versions, 0.1, 1))


def test_a_library_that_is_not_there_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("rlcard", "catanatron"):
        monkeypatch.setitem(sys.modules, name, None)
    measures, versions = table.found(["rlcard", "catanatron"])
    assert measures == []
    assert all("is not measured" in told for told in versions.values())
    assert not any("\n" in told for told in versions.values())


def test_rlcard_is_driven_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its environments, as far as they are used: a state with legal actions until it is over."""

    class Env:
        left = 0

        def reset(self) -> tuple[dict[str, dict[int, None]], int]:
            self.left = 5
            return {"legal_actions": {3: None}}, 0

        def step(self, action: int) -> tuple[dict[str, dict[int, None]], int]:
            assert action == 3
            self.left -= 1
            return {"legal_actions": {3: None}}, 0

        def is_over(self) -> bool:
            return self.left == 0

    library = ModuleType("rlcard")
    library.make = lambda game, config: Env()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "rlcard", library)
    from peers import rlcard_games

    found = list(rlcard_games.measures())
    assert {each.how for each in found} == {STEP}
    assert found[0].match(Random(1)) == 5


def test_time_is_shared_out_over_the_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(100))
    monkeypatch.setattr("peers.measure.process_time", lambda: next(clock))
    each = Measure("a", "b", "board", PLAY, lambda chance: 4)
    assert each.seconds_each(3.0, 1) == 3 / 8


@pytest.mark.parametrize("name", ["connect_four", "leduc_poker"])
def test_openspiel_is_driven_in_every_way(name: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="needs the extra [openspiel]")
    from peers import openspiel_games

    game = pyspiel.load_game(name)
    assert openspiel_games.play(game, Random(1)) > 1
    assert openspiel_games.observed(game, Random(1)) == openspiel_games.play(game, Random(1))
    assert openspiel_games.in_cpp(pyspiel, game)(Random(1)) > openspiel_games.COUNTED
    assert openspiel_games.many_at_once(name)(Random(1)) == openspiel_games.PLACES
