"""Records and component files on disk. Nothing is ever overwritten; troubles are `Fault`s."""

import errno
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.record import Record, loads
from ludoteka.table.fair import read_seed
from ludoteka.table.match import Match

LARGEST: Final = 8 * 1024 * 1024
"""Bytes. A match of ten thousand moves has less than a tenth of that."""
SEED_SUFFIX: Final = ".seed"
"""The secret of an unfinished match lies beside its record, which anybody may see."""

_TROUBLES: Final = {
    errno.ENOENT: "file-missing",
    errno.ENOTDIR: "file-missing",
    errno.EACCES: "file-forbidden",
    errno.EPERM: "file-forbidden",
    errno.EROFS: "file-forbidden",
    errno.EISDIR: "file-folder",
    errno.EEXIST: "file-exists",
    errno.ENOSPC: "file-full",
}


@contextmanager
def files_named(path: Path) -> Iterator[None]:
    """Turn what the system says about a file into a `Refused` that names it."""
    try:
        yield
    except (OSError, ValueError) as error:
        if isinstance(error, Refused | Unreadable):
            raise
        number = error.errno if isinstance(error, OSError) else None
        raise Refused(_TROUBLES.get(number or 0, "file-trouble"), file=str(path)) from error


def read_text(path: Path) -> str:
    with files_named(path), path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Refused("file-large", file=str(path), most=LARGEST // 1024 // 1024)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable("file-not-text", file=str(path)) from error


def check_new(*paths: Path) -> None:
    """Files that are to be written must not be there yet, and their folder must."""
    for path in paths:
        with files_named(path):
            if path.exists() or path.is_symlink():
                raise Refused("file-exists", file=str(path))
            if not path.parent.is_dir():
                raise Refused("file-missing", file=str(path.parent))


def write_new(path: Path, text: str, *, secret: bool = False) -> None:
    """Write a file that does not exist yet: whole or not at all."""
    check_new(path)
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    with files_named(path):
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        try:
            with open(os.open(part, flags, 0o600 if secret else 0o666), "wb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            _name_it(part, path)
        finally:
            part.unlink(missing_ok=True)


def _name_it(part: Path, path: Path) -> None:
    """Give the finished file its name; a link, unlike a rename, never replaces another file."""
    try:
        os.link(part, path)
    except OSError as error:
        if error.errno == errno.EEXIST:
            raise
        os.replace(part, path)  # a file system without links


def read_record(path: Path) -> Record:
    return loads(read_text(path))


def save_match(match: Match, path: Path) -> None:
    """The record, and beside it the secret of an unfinished match."""
    beside = seed_path(path)
    unfinished = match.over() is None
    check_new(*([path, beside] if unfinished else [path]))
    write_new(path, match.record().dumps())
    if unfinished:
        bots = [None if bot is None else bot.name for bot in match.bots]
        secret = {"seed": match.seed.hex(), "bots": bots}
        try:
            write_new(beside, json.dumps(secret) + "\n", secret=True)
        except Refused:
            path.unlink(missing_ok=True)
            raise


def load_match(path: Path) -> Match:
    """A saved match to go on with."""
    record = read_record(path)
    if record.closing is not None:
        raise Refused("resume-over", file=str(path))
    game = game_by_id(record.header.game)
    seed, bots = _read_secret(seed_path(path), record.header.seats)
    seated = [None if name is None else bot_by_name(name, game) for name in bots]
    return Match.resume(game, record, seed, seated)


def seed_path(path: Path) -> Path:
    return path.parent / (path.name + SEED_SUFFIX)


def _read_secret(path: Path, seats: int) -> tuple[bytes, list[str | None]]:
    text = read_text(path)
    try:
        secret = json.loads(text)
        seed, bots = secret["seed"], secret["bots"]
        fits = len(bots) == seats and all(name is None or isinstance(name, str) for name in bots)
        if isinstance(seed, str) and isinstance(bots, list) and fits:
            return read_seed(seed), bots
    except (ValueError, TypeError, KeyError, RecursionError, Unreadable) as error:
        raise Unreadable("bad-seed-file", file=str(path)) from error
    raise Unreadable("bad-seed-file", file=str(path))
