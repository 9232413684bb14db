"""The same move in another world: what a viewer cannot tell apart stays so while play goes on."""

from typing import Any

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Move
from ludoteka.laws.hidden import worlds
from ludoteka.laws.worlds import told_apart
from playing import tables


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_two_worlds_that_look_the_same_stay_so(
    game: Any, seats: int, options: Options, effort: int
) -> None:
    worlds(game, seats, options, effort)


def test_an_open_number_that_depends_on_hidden_tiles_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The law can fail: here the points tell which tiles are hidden."""
    game = GAMES["clash"]
    apply = type(game).apply

    def telling(self: Any, s: Any, seat: int, move: Move, out: Journal) -> None:
        apply(self, s, seat, move, out)
        s.points[0] = sum(sum(zone.cards) for zone in s.hidden)

    monkeypatch.setattr(type(game), "apply", telling)
    _, found = told_apart(game, 2, game.options(variant="hidden_support"), seed=1)
    assert any("view.position.points[0] is" in each for each in found)
