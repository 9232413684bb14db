"""Checking a record: every move legal, every die fair, the end as told."""

from dataclasses import dataclass

from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.pending import Chance
from ludoteka.kernel.record import CHANCE, MOVE, Closing, Record
from ludoteka.table.fair import chance_answer, commitment, read_seed
from ludoteka.table.match import Match


@dataclass(frozen=True)
class Verdict:
    """What was checked in a record that holds good."""

    game: str
    names: list[str]
    moves: int
    chances: int
    ranks: list[int]


def verify(record: Record) -> Verdict:
    """Recompute a finished match; a `Fault` names the first line that is wrong."""
    match = Match(game_by_id(record.header.game), record.header)
    last = len(record.entries) + 2
    seed = b"" if record.closing is None else _revealed(record, record.closing, last)
    for line, entry in enumerate(record.entries, start=2):
        ask, k = match.pending(), match.chances
        match.follow(entry)
        if seed and isinstance(ask, Chance) and entry.kind == CHANCE:
            due = chance_answer(seed, record.header.salt, k, int(ask.size))
            if due != entry.number:
                raise Unreadable("verify-chance", line=line, said=entry.number, due=due)
    if record.closing is None:
        if match.over() is not None:
            raise Unreadable("verify-no-closing", line=last)
        raise Refused("verify-unfinished", lines=last - 1)
    _check_end(match, record.closing, last)
    return Verdict(
        record.header.game,
        record.header.names,
        sum(entry.kind == MOVE for entry in record.entries),
        match.chances,
        record.closing.ranks,
    )


def _revealed(record: Record, closing: Closing, line: int) -> bytes:
    try:
        seed = read_seed(closing.seed)
    except Unreadable as error:
        raise Unreadable("verify-seed", line=line) from error
    if commitment(seed) != record.header.commitment:
        raise Unreadable("verify-seed", line=line)
    return seed


def _check_end(match: Match, closing: Closing, line: int) -> None:
    over = match.over()
    if over is None:
        raise Unreadable("verify-not-over", line=line)
    if over.ranks != closing.ranks:
        raise Unreadable("verify-ranks", line=line)
    if match.seal() != closing.hash:
        raise Unreadable("verify-hash", line=line)
