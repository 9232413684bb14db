"""The tool that measures how long a person waits for a bot, in small."""

from pathlib import Path

import pytest
import waiting_person
from siege_people import PATIENCE


@pytest.mark.parametrize("watched", [False, True])
def test_a_bot_answers_the_person_among_many_strong_bots(tmp_path: Path, watched: bool) -> None:
    told = waiting_person.run(tmp_path, tables=4, moves=3, watched=watched)
    assert told["answers"] == 3
    assert 0 < told["median_s"] <= told["most_s"] < PATIENCE
    assert watched or told["lines_of_others"] <= 4 * 3, "who nobody looks at sleeps"
