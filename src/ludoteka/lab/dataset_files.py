"""Datasets on disk: two Parquet files and a card that says how they were made.

Needs the extra `ludoteka[data]`.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from ludoteka.kernel.faults import Unreadable
from ludoteka.lab.dataset import Told, Wanted

DECISIONS: Final = "decisions.parquet"
MATCHES: Final = "matches.parquet"
CARD: Final = "README.md"
AT_ONCE: Final = 2000
"""Decisions that are written together."""

MEANT: Final = {
    "match": "the match, from 0",
    "decision": "the decision in its match, from 0",
    "seat": "who decides, from 0",
    "asked": "what is asked, as the game calls it",
    "observation": "what the seat sees, as numbers; below it is said what each place means",
    "allowed": "the numbers of all moves that are allowed",
    "action": "the number of the move that was made",
    "move": "the same in the notation of the game",
    "chance": "the share of the win with this move, as the judge saw it through the seat's eyes",
    "best_chance": "the same with the move that the judge would have made",
    "payoff": "what the match brought to the seat in the end: 1 for who wins, less what is fair "
    "for one of so many seats; 0 if it was not finished",
    "view": "all that the seat sees, as JSON",
}
MEANT_OF_MATCHES: Final = {
    "match": "the match, from 0",
    "game": "the game",
    "rules": "the version of its rules",
    "seats": "how many play",
    "options": "the options of the table, as JSON",
    "names": "who plays, by seat",
    "decisions": "how many decisions were taken",
    "finished": "whether it came to its end",
    "ranks": "by seat: 0 for who has won",
    "scores": "by seat: the points",
    "payoffs": "by seat: what it brought",
    "record": "the whole record; `ludoteka records` writes it into a file",
}


def schema_of_decisions(width: int) -> Any:
    return pa.schema(
        {
            "match": pa.int32(),
            "decision": pa.int32(),
            "seat": pa.int8(),
            "asked": pa.dictionary(pa.int16(), pa.string()),
            "observation": pa.list_(pa.int32(), width),
            "allowed": pa.list_(pa.int32()),
            "action": pa.int32(),
            "move": pa.string(),
            "chance": pa.float32(),
            "best_chance": pa.float32(),
            "payoff": pa.float32(),
            "view": pa.string(),
        }
    )


def schema_of_matches() -> Any:
    return pa.schema(
        {
            "match": pa.int32(),
            "game": pa.string(),
            "rules": pa.int16(),
            "seats": pa.int8(),
            "options": pa.string(),
            "names": pa.list_(pa.string()),
            "decisions": pa.int32(),
            "finished": pa.bool_(),
            "ranks": pa.list_(pa.int8()),
            "scores": pa.list_(pa.int32()),
            "payoffs": pa.list_(pa.float32()),
            "record": pa.string(),
        }
    )


class Writer:
    """Writes rows as they come; what was written can be read once it is closed."""

    def __init__(self, folder: Path, wanted: Wanted) -> None:
        self._decisions: Final = pq.ParquetWriter(
            folder / DECISIONS, schema_of_decisions(int(wanted.layout().width)), compression="zstd"
        )
        self._matches: Final = pq.ParquetWriter(
            folder / MATCHES, schema_of_matches(), compression="zstd"
        )
        self._waiting: list[Told] = []
        self.matches = 0
        self.decisions = 0

    def add(self, told: Told) -> None:
        self._waiting.append(told)
        self.matches += 1
        self.decisions += len(told.decisions)
        if sum(len(each.decisions) for each in self._waiting) >= AT_ONCE:
            self._write()

    def _write(self) -> None:
        matches = [each.match for each in self._waiting]
        decisions = [row for each in self._waiting for row in each.decisions]
        self._matches.write_table(pa.Table.from_pylist(matches, self._matches.schema))
        self._decisions.write_table(pa.Table.from_pylist(decisions, self._decisions.schema))
        self._waiting = []

    def close(self) -> None:
        if self._waiting:
            self._write()
        self._decisions.close()
        self._matches.close()


def write(folder: Path, wanted: Wanted, matches: Iterable[Told]) -> Writer:
    """Write a dataset into a folder that is there and empty; who is interrupted keeps what is
    done, and its card."""
    from ludoteka.lab.card import card

    writer = Writer(folder, wanted)
    try:
        for told in matches:
            writer.add(told)
    finally:
        writer.close()
        (folder / CARD).write_text(card(wanted, writer.matches, writer.decisions), "utf-8")
    return writer


def records_in(path: Path) -> list[str]:
    """The records of a dataset."""
    try:
        found: list[str] = pq.read_table(path, columns=["record"])["record"].to_pylist()
    except (pa.ArrowInvalid, KeyError) as error:
        raise Unreadable("dataset-no-records", file=str(path)) from error
    return found
