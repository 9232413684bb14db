"""What earlier versions wrote can be read: records hold good, unfinished matches go on."""

from pathlib import Path

import pytest

from ludoteka.bots.bot import RandomBot
from ludoteka.games.registry import GAMES, game_by_id
from ludoteka.kernel.record import Record, loads
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match
from ludoteka.table.verify import verify

FOLDER = Path(__file__).parents[1] / "earlier"
RECORDS = sorted(FOLDER.glob("*/records/*.jsonl"))
UNFINISHED_SEED = 102
"""The unfinished ones were begun with this seed, which their lines do not tell."""


def told(path: Path) -> Record:
    return loads(path.read_text("utf-8"))


FINISHED = [path for path in RECORDS if told(path).closing is not None]
UNFINISHED = [path for path in RECORDS if told(path).closing is None]


def test_there_are_records_of_every_game() -> None:
    assert {told(path).header.game for path in FINISHED} == set(GAMES)
    assert {told(path).header.game for path in UNFINISHED} == set(GAMES)


@pytest.mark.parametrize("path", FINISHED, ids=lambda path: path.stem)
def test_a_finished_record_holds_good(path: Path) -> None:
    record = told(path)
    assert record.closing is not None
    assert verify(record).ranks == record.closing.ranks


@pytest.mark.parametrize("path", UNFINISHED, ids=lambda path: path.stem)
def test_an_unfinished_match_is_played_to_its_end(path: Path) -> None:
    record = told(path)
    game = game_by_id(record.header.game)
    bots = [RandomBot(game) for _ in range(record.header.seats)]
    match = Match.resume(game, record, seed_from(UNFINISHED_SEED), bots)
    while match.over() is None:
        match.step_bot()
    assert match.record().header.rules == record.header.rules
    assert verify(loads(match.record().dumps())).ranks == match.record().closing.ranks  # type: ignore[union-attr]
