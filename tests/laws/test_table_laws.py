"""What holds for every game at a running table: undo, records told to one viewer, verification."""

from typing import Any

import pytest

from ludoteka.kernel.options import Options
from ludoteka.laws import tables as laws
from playing import tables

every_table = pytest.mark.parametrize(("game", "seats", "options"), tables())


@every_table
def test_undo_never_crosses_new_information(game: Any, seats: int, options: Options) -> None:
    laws.undoing(game, seats, options)


@every_table
def test_a_record_told_to_one_viewer_hides_what_they_have_not_seen(
    game: Any, seats: int, options: Options
) -> None:
    laws.telling(game, seats, options)


@every_table
def test_a_whole_match_verifies(game: Any, seats: int, options: Options) -> None:
    laws.verifying(game, seats, options)
